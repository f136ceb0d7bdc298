"""Games that go out and come in: as a journal's file, or as a code and moves in text."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spider_qt.engine.record import RecordError, format_record, parse_record
from spider_qt.engine.session import Session, code_of
from spider_qt.storage.atomic import write_atomic
from spider_qt.storage.files import DISK, StorageError
from spider_qt.storage.journal import GameJournal, parse_journal
from spider_qt.text.record import record_sentence, refused_move_sentence
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.messages import WatchWish

TEXT_SUFFIX: Final = ".txt"
GAME_SUFFIX: Final = ".jsonl"
_LARGEST: Final = 32 << 20
"""Bytes; a game of a hundred thousand actions has less than a fifth of it."""
_STANDARD: Final = "standard"

_NOT_READ: Final = QT_TRANSLATE_NOOP("Sharing", "The file cannot be read ({reason}): {file}")
_NOT_WRITTEN: Final = QT_TRANSLATE_NOOP("Sharing", "The file cannot be written ({reason}): {file}")
_TOO_LARGE: Final = QT_TRANSLATE_NOOP("Sharing", "The file is too large to be a game: {file}")
_NOT_TEXT: Final = QT_TRANSLATE_NOOP("Sharing", "This is no game.")


@dataclass(frozen=True, slots=True)
class Taken:
    """What came in.

    Args:
        wish: the game, as far as it is good, or None if it is no game.
        trouble: what is wrong with it, or None.
    """

    wish: WatchWish | None
    trouble: Sentence | None = None


def file_name(session: Session) -> str:
    """Return a name for a game's file, safe on every system."""
    return f"{code_of(session) or session.variant.id}{GAME_SUFFIX}"


def write_game(path: Path, session: Session, started: str) -> None:
    """Write a game: moves as text if the name ends in ``.txt``, otherwise its journal.

    Args:
        path: the file; an old one is replaced in one step.
        session: the game.
        started: the local ISO date of its beginning, "" if it is not known.

    Raises:
        StorageError: if it cannot be written; an old file is then as it was.
    """
    if path.suffix.lower() == TEXT_SUFFIX:
        write_atomic(path, format_record(session).encode("utf-8"))
    else:
        GameJournal(path).begin(session, started)


def read_file(path: Path, games: Games) -> Taken:
    """Read a game from a file of either kind; raises nothing."""
    try:
        if path.stat().st_size > _LARGEST:
            return Taken(None, Sentence("Sharing", _TOO_LARGE, {"file": str(path)}))
        return read_game(DISK.read(path), games, path.stem)
    except OSError as error:
        return Taken(None, _file_sentence(_NOT_READ, StorageError.of(path, error)))


def read_game(data: bytes, games: Games, name: str = "") -> Taken:
    """Read a game from the bytes of a journal or of a text; raises nothing.

    Args:
        data: what a file or the clipboard holds.
        games: the installed games and scoring schemes.
        name: what the game is to be called.
    """
    if data.lstrip()[:1] == b"{":
        loaded = parse_journal(data.lstrip(), games.variants, games.schemes)
        fault = loaded.fault
        trouble = fault.sentence if fault is not None and fault.must_be_told else None
        if loaded.session is None:
            return Taken(None, trouble or Sentence("Sharing", _NOT_TEXT))
        return Taken(WatchWish(loaded.session, name, loaded.started), trouble)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Taken(None, Sentence("Sharing", _NOT_TEXT))
    scheme = games.schemes.get(_STANDARD) or next(iter(games.schemes.values()))
    try:
        record = parse_record(text, games.variants, scheme)
    except RecordError as error:
        return Taken(None, record_sentence(error))
    trouble = refused_move_sentence(record.refused) if record.refused is not None else None
    return Taken(WatchWish(record.session, name), trouble)


def not_written(error: StorageError) -> Sentence:
    """Return that a file could not be written, and why."""
    return _file_sentence(_NOT_WRITTEN, error)


def suffixed(path: str, suffixes: Iterable[str]) -> Path:
    """Return a chosen file with the first of these suffixes where it has none of them."""
    known = tuple(suffixes)
    chosen = Path(path)
    if chosen.suffix.lower() in known:
        return chosen
    return chosen.with_name(f"{chosen.name}{known[0]}")


def _file_sentence(source: str, error: StorageError) -> Sentence:
    return Sentence("Sharing", source, {"reason": error.reason, "file": str(error.path)})
