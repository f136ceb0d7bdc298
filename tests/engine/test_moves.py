"""The move notation, and what it refuses."""

import pytest

from spider_qt.engine.moves import (
    Cursor,
    DealMove,
    MoveError,
    OpenMove,
    RunMove,
    parse_move,
)
from spider_qt.engine.piles import STOCK, PileId, PileKind, column


def test_a_move_is_read_in_either_case() -> None:
    wanted = RunMove(column(7), 3, column(4))
    assert parse_move("T7x3>T4") == parse_move("t7X3>t4") == wanted
    assert wanted.text == "T7x3>T4"


def test_a_move_may_leave_its_count_to_the_table() -> None:
    assert parse_move("t10>T1") == OpenMove(column(10), column(1))


def test_a_deal_undo_and_redo_are_one_word_each() -> None:
    assert parse_move("D") == parse_move("d") == DealMove()
    assert DealMove().text == "D"
    assert parse_move("undo") is parse_move("Undo") is Cursor.UNDO
    assert parse_move("REDO") is Cursor.REDO


def test_every_kind_of_pile_can_be_named() -> None:
    assert parse_move("F2x13>T1") == RunMove(PileId(PileKind.FOUNDATION, 1), 13, column(1))
    assert parse_move("S1>W1") == OpenMove(STOCK, PileId(PileKind.WASTE))


@pytest.mark.parametrize(
    "word",
    [
        "",
        "T7",
        "T7x3",
        "T7x>T4",
        "T7x3T4",
        "T7x3>",
        ">T4",
        "T0>T1",
        "T01>T2",
        "T1>T1000",
        "T1x1000>T2",
        "T1x-1>T2",
        "T1 >T2",
        "T1>T2 ",
        "T1>T2\n",
        "X1>T2",
        "DD",
        "undo2",
        "\uff341>T2",  # a full-width T
        "T\u0661>T2",  # an Arabic one
        "\u017f1>T2",  # a long s, whose capital is S
        "T1\u2192T2",
        "hint",
    ],
)
def test_what_is_not_in_the_notation_is_no_move(word: str) -> None:
    with pytest.raises(MoveError) as caught:
        parse_move(word)
    assert caught.value.text == word
    assert "T7x3>T4" in str(caught.value)
