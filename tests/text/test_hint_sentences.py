"""A hint names cards and columns, says why, and says no more than is true."""

from dataclasses import replace

import pytest

from spider_qt.engine.moves import DealMove, Move, RunMove, parse_move
from spider_qt.engine.notation import parse_position
from spider_qt.engine.parameters import EmptyRule
from spider_qt.solver.fair import Why
from spider_qt.text.hints import (
    WINS,
    hint_sentence,
    nothing_sentence,
    plugin_sentence,
)
from tests.engine.helpers import SPIDER

GAMES = {"spider": SPIDER}
TABLE = parse_position("T1: 5D* 9S 8S\nT2: 9H\nT3:\nT4: 4C\n", GAMES).layout
GROUP = parse_position("T1: 9S 8S\nT2: TH\nT3:\nT4: 4C\n", GAMES).layout


def move(text: str) -> Move:
    found = parse_move(text)
    assert isinstance(found, RunMove | DealMove)
    return found


@pytest.mark.parametrize("why", [why for why in Why if why is not Why.NOTHING])
def test_every_reason_has_its_words(why: Why) -> None:
    said = hint_sentence(TABLE, move("T1x1>T2"), why).english
    assert said.startswith("Put the 8 of spades from column 1 on the 9 of hearts in column 2. ")
    assert "{" not in said


@pytest.mark.parametrize("aim", [why for why in Why if why not in (Why.NOTHING, Why.PREPARES)])
def test_every_aim_has_its_words_and_its_number_of_moves(aim: Why) -> None:
    said = hint_sentence(TABLE, move("T1x1>T2"), Why.PREPARES, aim, 3).english
    assert said.endswith(" in 3 moves.")


def test_a_group_is_named_by_its_lowest_card() -> None:
    said = hint_sentence(GROUP, move("T1x2>T2"), Why.EMPTIES_COLUMN).english
    assert said == (
        "Put the 9 of spades and what lies on it from column 1 on the 10 of hearts in column 2. "
        "That empties column 1."
    )


def test_an_empty_column_has_no_card_to_name() -> None:
    said = hint_sentence(TABLE, move("T1x1>T3"), Why.FILLS_EMPTY).english
    assert said.startswith("Take the 8 of spades from column 1 to column 3. ")


def test_a_move_that_is_good_by_itself_is_not_said_to_be_a_plan() -> None:
    said = hint_sentence(TABLE, move("T1x1>T2"), Why.TURNS_CARD, Why.FINISHES_RUN, 4).english
    assert said.endswith("That turns a card in column 1.")


def test_a_line_of_the_solver_says_how_long_it_is() -> None:
    assert hint_sentence(TABLE, DealMove(), WINS, steps=117).english == (
        "Deal. The game can be won in 117 moves."
    )


def test_a_plugins_reason_stands_behind_its_name_and_may_be_missing() -> None:
    said = plugin_sentence(TABLE, DealMove(), "It {never} fails.", "Coach")
    assert said.english == "Coach says: Deal. It {never} fails."
    assert plugin_sentence(TABLE, DealMove(), "", "Coach").english == "Coach says: Deal."


@pytest.mark.parametrize(
    ("stock", "undo", "left"),
    [
        ("", False, "a new game."),
        ("", True, "undo or a new game."),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH", False, "a deal or a new game."),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH", True, "a deal, undo or a new game."),
    ],
)
def test_where_nothing_helps_it_says_what_is_left(stock: str, undo: bool, left: str) -> None:
    tops = ["KS", "KS", "KH", "KH", "KD", "KD", "KC", "KC", "QS", "QS"]
    columns = "".join(f"T{place}: {card}\n" for place, card in enumerate(tops, start=1))
    at = parse_position(f"stock: {stock}\n{columns}", GAMES)
    said = nothing_sentence(at.variant, at.layout, undo=undo).english
    assert said == f"No move on the table helps. What is left: {left}"


@pytest.mark.parametrize(
    ("undo", "left"),
    [
        (False, "a deal, once no column is empty, or a new game."),
        (True, "a deal, once no column is empty, undo or a new game."),
    ],
)
def test_a_deal_that_only_an_empty_column_keeps_off_is_still_left(undo: bool, left: str) -> None:
    tops = ["KS", "KS", "KH", "KH", "KD", "KD 5S", "KC", "KC", "QS", ""]
    columns = "".join(f"T{place}: {cards}\n" for place, cards in enumerate(tops, start=1))
    at = parse_position(f"stock: 2H 3H 4H 5H 6H 7H 8H 9H TH JH\n{columns}", GAMES)
    said = nothing_sentence(at.variant, at.layout, undo=undo).english
    assert said == f"No move on the table helps by itself. What is left: {left}"


def test_no_deal_is_promised_where_nothing_can_fill_the_empty_column() -> None:
    game = replace(SPIDER, empty=EmptyRule.KING)
    tops = ["QS", "QS", "QH", "QH", "QD", "QD", "QC", "QC", "JS", ""]
    columns = "".join(f"T{place}: {cards}\n" for place, cards in enumerate(tops, start=1))
    at = parse_position(f"stock: 2H 3H 4H 5H 6H 7H 8H 9H TH JH\n{columns}", {"spider": game})
    said = nothing_sentence(at.variant, at.layout, undo=True).english
    assert said == "No move on the table helps. What is left: undo or a new game."
