"""What is said of a text that should be a game."""

import re

import pytest

from spider_qt.engine.deal import CodeError, CodeFault
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.notation import PositionError, PositionFault
from spider_qt.engine.record import RecordError, RecordFault, RefusedMove
from spider_qt.text.record import record_sentence, refused_move_sentence


@pytest.mark.parametrize("fault", RecordFault)
def test_every_fault_is_said_with_its_places_filled(fault: RecordFault) -> None:
    causes: dict[RecordFault, CodeError | PositionError] = {
        RecordFault.BAD_CODE: CodeError(CodeFault.TOO_SHORT, "7", "15"),
        RecordFault.BAD_POSITION: PositionError(PositionFault.BAD_CARD, 3, "5X"),
    }
    said = record_sentence(RecordError(fault, 3, "T1>Q9", causes.get(fault))).english
    assert re.fullmatch(r"[A-Z][^{}%]+[.]", said), said


def test_the_refused_move_is_named_with_the_rule() -> None:
    refused = RefusedMove(12, "redo", Refusal(Reason.NOTHING_TO_REDO))
    said = refused_move_sentence(refused).english
    assert "move 12, “redo”," in said
    assert said.endswith(": There is nothing to redo.")


def test_a_long_word_is_quoted_by_its_beginning_only() -> None:
    said = record_sentence(RecordError(RecordFault.BAD_MOVE, 1, "x" * 100_000)).english
    assert len(said) < 300
