"""What is wrong with a game that was shared as text, and how far it could be read."""

from typing import Final

from spider_qt.engine.deal import CodeError
from spider_qt.engine.notation import PositionError
from spider_qt.engine.record import RecordError, RecordFault, RefusedMove
from spider_qt.text.inputs import code_sentence, position_sentence
from spider_qt.text.refusals import refusal_sentence
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence, excerpt

_RECORD: Final = {
    RecordFault.NO_BEGINNING: QT_TRANSLATE_NOOP(
        "Records", "The text is no game: it has neither a game code nor a position."
    ),
    RecordFault.NOT_PLAYED: QT_TRANSLATE_NOOP(
        "Records", "Line {line}: the game of this code cannot be played: {found}."
    ),
    RecordFault.BAD_MOVE: QT_TRANSLATE_NOOP(
        "Records", "Line {line}: “{found}” is no move; write T7x3>T4, T7>T4, D, undo or redo."
    ),
}
_REFUSED: Final = QT_TRANSLATE_NOOP(
    "Records", "The game is read up to move {index}, “{move}”, which is refused: {why}"
)


def record_sentence(error: RecordError) -> Sentence:
    """Return what is wrong with a text that should be a game."""
    if isinstance(error.cause, CodeError):
        return code_sentence(error.cause)
    if isinstance(error.cause, PositionError):
        return position_sentence(error.cause)
    return Sentence(
        "Records", _RECORD[error.fault], {"line": error.line, "found": excerpt(error.found)}
    )


def refused_move_sentence(refused: RefusedMove) -> Sentence:
    """Return at which move the reading ended, and why the rules refuse it."""
    places: dict[str, str | int | Sentence] = {
        "index": refused.index,
        "move": excerpt(refused.move),
        "why": refusal_sentence(refused.refusal),
    }
    return Sentence("Records", _REFUSED, places)
