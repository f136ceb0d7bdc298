"""What is wrong with a typed game code or a position, and what to do about it."""

from typing import Final

from spider_qt.engine.deal import CodeError, CodeFault
from spider_qt.engine.notation import PositionError, PositionFault
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence, excerpt, visible

_CODE: Final = {
    CodeFault.EMPTY: QT_TRANSLATE_NOOP("Codes", "Type a game code such as SP1-S1C-AAAAAAD."),
    CodeFault.TOO_SHORT: QT_TRANSLATE_NOOP(
        "Codes", "The code is too short: {found} letters and digits of {expected}."
    ),
    CodeFault.TOO_LONG: QT_TRANSLATE_NOOP(
        "Codes", "The code is too long: {found} letters and digits, it has {expected}."
    ),
    CodeFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Codes", "No installed game has codes that begin with “{found}”. Known: {expected}."
    ),
    CodeFault.UNKNOWN_VERSION: QT_TRANSLATE_NOOP(
        "Codes", "“{found}” is not a code version of this program; it reads version {expected}."
    ),
    CodeFault.BAD_SUITS: QT_TRANSLATE_NOOP(
        "Codes", "“{found}” is no number of suits; write one of {expected}."
    ),
    CodeFault.BAD_RULE: QT_TRANSLATE_NOOP(
        "Codes", "“{found}” is no rule; write C for Classic or R for Relaxed."
    ),
    CodeFault.BAD_CHARACTER: QT_TRANSLATE_NOOP(
        "Codes", "“{found}” does not occur in codes; they use the letters A to Z and 2 to 7."
    ),
}
_LOOKALIKE: Final = QT_TRANSLATE_NOOP(
    "Codes", "“{found}” does not occur in codes; perhaps it is “{expected}”."
)

_POSITION: Final = {
    PositionFault.NO_KEY: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is not of the form “key: value”."
    ),
    PositionFault.UNKNOWN_KEY: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: unknown key “{found}”."
    ),
    PositionFault.REPEATED_KEY: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” was already given in line {expected}."
    ),
    PositionFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: the game “{found}” is not installed. Installed: {expected}."
    ),
    PositionFault.BAD_SUITS: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is no number of suits; write one of {expected}."
    ),
    PositionFault.BAD_RULE: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is no rule; write one of {expected}."
    ),
    PositionFault.BAD_NUMBER: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is not a whole number from 0 to 999999999."
    ),
    PositionFault.BAD_CARD: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is no card; write rank and suit, such as TH."
    ),
    PositionFault.HIDDEN_ABOVE_OPEN: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: the face-down card “{found}” lies above a face-up one."
    ),
    PositionFault.TOO_MANY_OF_CARD: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: too many “{found}”; with these suits the packs hold {expected}."
    ),
    PositionFault.BAD_DONE: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: “{found}” is no suit; write {expected}."
    ),
    PositionFault.TOO_MANY_RUNS: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: {found} finished runs, but the game has only {expected}."
    ),
    PositionFault.NO_SUCH_COLUMN: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: this game has no column “{found}”."
    ),
    PositionFault.NO_SUCH_PILE: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: this game has no pile “{found}”."
    ),
    PositionFault.BAD_PILE: QT_TRANSLATE_NOOP(
        "Positions", "Line {line}: in this game “{found}” cannot hold these cards."
    ),
}


def code_sentence(error: CodeError) -> Sentence:
    """Return what is wrong with a typed code, and what to type."""
    source = _CODE[error.fault]
    if error.fault is CodeFault.BAD_CHARACTER and error.expected:
        source = _LOOKALIKE
    return Sentence("Codes", source, {"found": excerpt(error.found), "expected": error.expected})


def position_sentence(error: PositionError) -> Sentence:
    """Return what is wrong with a position, naming the line."""
    places: dict[str, str | int | Sentence] = {
        "line": error.line,
        "found": excerpt(error.found),
        "expected": error.expected,
    }
    return Sentence("Positions", _POSITION[error.fault], places)


def unplayable_sentence(reason: str) -> Sentence:
    """Return that the game of a good code is not played with its options, or its rules fail."""
    source = QT_TRANSLATE_NOOP("Codes", "The game of this code cannot be played: {reason}")
    return Sentence("Codes", source, {"reason": visible(reason)})
