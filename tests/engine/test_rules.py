"""The predicates: what descends, what travels together, what is a whole run."""

import pytest

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.lifting import is_whole_run
from spider_qt.engine.order import Order
from spider_qt.engine.piles import Pile
from spider_qt.engine.rules import GroupRule, joins
from tests.engine.helpers import SPIDER, run

CLASSIC, RELAXED = GroupRule.CLASSIC, GroupRule.RELAXED
SUITS = {suit.letter: suit for suit in Suit}
RANKS = {rank.letter: rank for rank in Rank}


def cards(text: str) -> list[Card]:
    return [Card(SUITS[word[1]], RANKS[word[0]]) for word in text.split()]


def links(rule: GroupRule) -> Order:
    order = SPIDER.configured(4, rule).travel_order
    assert order is not None
    return order


def whole(text: str) -> bool:
    return is_whole_run(SPIDER, Pile(tuple(cards(text))))


def test_only_the_next_lower_rank_goes_on_a_card_and_an_ace_is_no_fourteen() -> None:
    king, queen, ace = cards("KS QH AD")
    follows = SPIDER.build_order.follows
    assert follows(queen, king)
    assert not follows(king, queen)
    assert not follows(ace, king)
    assert not follows(king, ace)
    assert not follows(king, king)


def test_cards_join_only_in_one_suit() -> None:
    king, queen, other = cards("KS QS QC")
    assert joins(queen, king)
    assert not joins(other, king)
    assert not joins(king, queen)


def test_the_relaxed_rule_links_mixed_suits_and_the_classic_one_does_not() -> None:
    nine, eight = cards("9S 8H")
    assert links(RELAXED).follows(eight, nine)
    assert not links(CLASSIC).follows(eight, nine)


@pytest.mark.parametrize(
    ("text", "classic", "relaxed"),
    [
        ("5S", True, True),
        ("8S 7S 6S", True, True),
        ("8S 7H 6S", False, True),
        ("8S 7S 5S", False, False),
        ("6S 7S", False, False),
        ("7S 7S", False, False),
        ("AS KS", False, False),
    ],
)
def test_a_group_descends_and_has_one_suit_unless_relaxed(
    text: str, classic: bool, relaxed: bool
) -> None:
    assert links(CLASSIC).holds(cards(text)) is classic
    assert links(RELAXED).holds(cards(text)) is relaxed


@pytest.mark.parametrize(
    ("text", "classic", "relaxed"),
    [
        ("", 0, 0),
        ("5S", 1, 1),
        ("KS 8S 7S 6S", 3, 3),
        ("9H 8S 7S 6S", 3, 4),
        ("9H 8S 7H 6S", 1, 4),
        ("6S 7S", 1, 1),
        (run("S"), 13, 13),
    ],
)
def test_the_group_at_the_top_is_as_long_as_its_links_hold(
    text: str, classic: int, relaxed: int
) -> None:
    assert links(CLASSIC).length(cards(text)) == classic
    assert links(RELAXED).length(cards(text)) == relaxed


def test_a_whole_run_is_king_to_ace_of_one_suit() -> None:
    assert whole(run("H"))
    assert whole(f"2H {run('H')}")
    assert not whole(run("H", "K", "2"))
    assert not whole(f"{run('H', 'K', '2')} AS")
    assert not whole(f"2H {run('H', 'K', '2')}")
    assert not whole(f"{run('H')} KH")


def test_a_rules_letter_is_its_initial() -> None:
    assert [rule.letter for rule in GroupRule] == ["C", "R"]
