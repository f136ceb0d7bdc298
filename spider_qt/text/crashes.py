"""What a player reads after the program itself has failed."""

from typing import Final

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_LOGGED: Final = QT_TRANSLATE_NOOP(
    "Crashes",
    "The program made a mistake ({error}). Your game is kept and goes on. "
    "What happened is written in: {file}",
)
_UNLOGGED: Final = QT_TRANSLATE_NOOP(
    "Crashes",
    "The program made a mistake ({error}). Your game is kept and goes on. "
    "The mistake could not be written down.",
)
_ENDED: Final = QT_TRANSLATE_NOOP(
    "Crashes",
    "The program ended abnormally the last time; your game was kept. "
    "What happened is written in: {file}",
)


def mistake_sentence(error: str, file: str) -> Sentence:
    """Return that the program failed, and where to read about it.

    Args:
        error: the name of the error, for instance ``ZeroDivisionError``.
        file: the log, or empty if it could not be written.
    """
    if not file:
        return Sentence("Crashes", _UNLOGGED, {"error": error})
    return Sentence("Crashes", _LOGGED, {"error": error, "file": file})


def ended_sentence(file: str) -> Sentence:
    """Return that the last run ended abnormally, and where to read about it."""
    return Sentence("Crashes", _ENDED, {"file": file})
