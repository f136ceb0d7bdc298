"""The predicates: what descends, what travels together, what is a whole run."""

import pytest

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.rules import (
    GroupRule,
    descends,
    group_length,
    is_complete_run,
    is_group,
    joins,
    links,
)
from tests.engine.helpers import run

CLASSIC, RELAXED = GroupRule.CLASSIC, GroupRule.RELAXED
SUITS = {suit.letter: suit for suit in Suit}
RANKS = {rank.letter: rank for rank in Rank}


def cards(text: str) -> list[Card]:
    return [Card(SUITS[word[1]], RANKS[word[0]]) for word in text.split()]


def test_only_the_next_lower_rank_descends_and_an_ace_is_no_fourteen() -> None:
    king, queen, ace = cards("KS QH AD")
    assert descends(queen, king)
    assert not descends(king, queen)
    assert not descends(ace, king)
    assert not descends(king, ace)
    assert not descends(king, king)


def test_cards_join_only_in_one_suit() -> None:
    king, queen, other = cards("KS QS QC")
    assert joins(queen, king)
    assert not joins(other, king)
    assert not joins(king, queen)


def test_the_relaxed_rule_links_mixed_suits_and_the_classic_one_does_not() -> None:
    nine, eight = cards("9S 8H")
    assert links(eight, nine, RELAXED)
    assert not links(eight, nine, CLASSIC)


@pytest.mark.parametrize(
    ("text", "classic", "relaxed"),
    [
        ("", False, False),
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
    assert is_group(cards(text), CLASSIC) is classic
    assert is_group(cards(text), RELAXED) is relaxed


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
    assert group_length(cards(text), CLASSIC) == classic
    assert group_length(cards(text), RELAXED) == relaxed


def test_a_whole_run_is_king_to_ace_of_one_suit() -> None:
    assert is_complete_run(cards(run("H")))
    assert not is_complete_run(cards(run("H", "K", "2")))
    assert not is_complete_run(cards(f"{run('H', 'K', '2')} AS"))
    assert not is_complete_run(cards(f"2H {run('H', 'K', '2')}"))
    assert not is_complete_run(cards(f"{run('H')} KH"))


def test_a_rules_letter_is_its_initial() -> None:
    assert [rule.letter for rule in GroupRule] == ["C", "R"]
