"""The running game on the disk: a header and one line per action, as it happens.

A kill loses at most the line being written. The file is opened for each line and
closed again: so another window's write, a removed file and a disk that has
become read-only are noticed at once, and nothing is left to be written at the end.
"""

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from spider_qt.engine.scoring import ScoringScheme
from spider_qt.engine.session import Entry, Session
from spider_qt.engine.variant import Variant
from spider_qt.storage.atomic import set_aside, write_all, write_atomic
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.journal_lines import entry_content, sealed
from spider_qt.storage.journal_read import (
    FaultReason,
    JournalFault,
    Loaded,
    header_content,
    parse_journal,
    read_journal,
)

__all__ = [
    "FaultReason",
    "GameJournal",
    "JournalFault",
    "Loaded",
    "Resumed",
    "StorageError",
    "encoded",
    "parse_journal",
    "read_journal",
    "resume",
]


def encoded(session: Session, started: str) -> tuple[bytes, int]:
    """Return the whole file of a session, and the checksum of its last line.

    Args:
        session: the game with everything that was done in it.
        started: the local ISO date of its beginning.
    """
    line, checksum = sealed(header_content(session, started), 0)
    lines = [line]
    for number, entry in enumerate(session.journal, start=1):
        line, checksum = sealed(entry_content(number, entry), checksum)
        lines.append(line)
    return b"".join(lines), checksum


class GameJournal:
    """Writes one game's file.

    ``begin`` for each new game and ``keep`` after each action is all that a
    controller needs; ``append`` and ``rewrite`` are the two things that ``keep`` does.
    All raise StorageError if the disk fails. Then the game can go on: the next
    ``keep`` writes what is missing.

    Args:
        path: the file.
        files: the disk.
        aside_word: if given, what lies at ``path`` cannot be used and is kept under a
            name with this word (``set_aside``) before anything is written.
    """

    def __init__(self, path: Path, files: Files = DISK, aside_word: str = "") -> None:
        self.path = path
        self.aside: Path | None = None
        """Where the unusable file was kept, once it was."""
        self._files = files
        self._aside_word = aside_word
        self._started = ""
        self._count = 0
        self._checksum = 0
        self._size = 0
        # While there is one, the file is not what it should be and must be written whole.
        self._trouble: StorageError | None = StorageError(path, "no game is begun")

    @property
    def is_whole(self) -> bool:
        """Whether the file holds everything that was handed over."""
        return self._trouble is None

    @property
    def started(self) -> str:
        """The local ISO date on which the game began; empty before the first."""
        return self._started

    def begin(self, session: Session, started: str = "") -> None:
        """Begin the file of a session; the old file is replaced in one step.

        Args:
            session: the game; what it has already in its journal is written too.
            started: the local ISO date of the game's beginning; empty for today's.

        Raises:
            StorageError: if it cannot be written; the old file is then as it was.
        """
        self._started = started or date.today().isoformat()
        self._trouble = StorageError(self.path, "the new game is not written yet")
        self.rewrite(session)

    def rewrite(self, session: Session) -> None:
        """Write the whole file anew, in one step.

        Raises:
            StorageError: if it cannot be written; the old file is then as it was.
        """
        data, checksum = encoded(session, self._started)
        try:
            self._set_aside()
            write_atomic(self.path, data, self._files)
        except StorageError as error:
            self._trouble = error
            raise
        self._continue(len(data), checksum, len(session.journal))

    def append(self, entry: Entry) -> None:
        """Write the line of one more action at the end of the file.

        Raises:
            StorageError: if it could not be written whole, or if the file is not as
                this journal left it; ``rewrite`` then brings it in order.
        """
        if self._trouble is not None:
            raise StorageError(self.path, self._trouble.reason, self._trouble.errno or 0)
        line, checksum = sealed(entry_content(self._count + 1, entry), self._checksum)
        try:
            handle = self._files.open_append(self.path)
            try:
                if self._files.size(handle) != self._size:
                    raise StorageError(self.path, "another program has changed the file")
                self._write(handle, line)
            finally:
                self._files.close(handle)
        except OSError as error:
            self._trouble = StorageError.of(self.path, error)
            raise self._trouble from error
        self._continue(self._size + len(line), checksum, self._count + 1)

    def keep(self, session: Session) -> None:
        """Bring the file up to a session: its new actions, or all if need be.

        Args:
            session: the game that was begun or resumed, after any number of actions.

        Raises:
            StorageError: if the disk takes neither; call again after the next action.
        """
        if self._trouble is None and self._count <= len(session.journal):
            try:
                for entry in session.journal[self._count :]:
                    self.append(entry)
            except StorageError:
                pass
            else:
                return
        self.rewrite(session)

    def close(self) -> None:
        """Forget the file. Nothing is open and nothing unwritten, so nothing can fail."""
        self._trouble = StorageError(self.path, "the game is closed")

    def _continue(self, size: int, checksum: int, count: int) -> None:
        self._size, self._checksum, self._count = size, checksum, count
        self._trouble = None

    def _resume(self, loaded: Loaded, entries: int) -> None:
        """Go on after the last line of a file that is good as it is."""
        self._started = loaded.started
        self._continue(loaded.size, loaded.checksum, entries)

    def _write(self, handle: int, line: bytes) -> None:
        """Write a line at the end, or leave the end as it was."""
        try:
            write_all(handle, line, self._files)
        except OSError:
            with suppress(OSError):  # a half line is dropped when the file is read
                self._files.cut(handle, self._size)
            raise

    def _set_aside(self) -> None:
        if self._aside_word:
            with suppress(FileNotFoundError):
                self.aside = set_aside(self.path, self._files, self._aside_word)
            self._aside_word = ""


class Resumed(NamedTuple):
    """What the program finds at its start.

    Args:
        journal: to be used from now on, for this game or for a new one.
        session: the game as far as it is good, or None.
        fault: what was wrong with the file, or None.
        trouble: why the file could not be read, kept or mended, or None; the game
            goes on, and the journal tries again with the next action.
    """

    journal: GameJournal
    session: Session | None = None
    fault: JournalFault | None = None
    trouble: StorageError | None = None

    @property
    def aside(self) -> Path | None:
        """Where the unusable file was kept, or None if there was no need."""
        return self.journal.aside


def resume(
    path: Path,
    variants: Mapping[str, Variant],
    schemes: Mapping[str, ScoringScheme],
    files: Files = DISK,
) -> Resumed:
    """Take up the game of the last time; raises nothing.

    A damaged file is kept under a name of its own, ``game.damaged-1.jsonl``, and
    ``path`` then holds its good part. A file that needs a missing plugin or a newer
    program is kept too, as ``game.kept-1.jsonl``, before a new game takes its place.

    Args:
        path: the file; without one there is nothing to resume and nothing wrong.
        variants: the installed games by id.
        schemes: the installed scoring schemes by id.
        files: the disk.
    """
    try:
        loaded = read_journal(path, variants, schemes, files)
    except FileNotFoundError:
        return Resumed(GameJournal(path, files))
    except StorageError as error:
        return Resumed(GameJournal(path, files, "damaged"), trouble=error)
    word = _aside_word(loaded.fault)
    journal = GameJournal(path, files, word)
    session = loaded.session
    trouble: StorageError | None = None
    if session is not None:
        journal._resume(loaded, len(session.journal))
    try:
        if session is None:
            journal._set_aside()
        elif loaded.fault is not None or not loaded.ends_line:
            journal.rewrite(session)
    except StorageError as error:
        trouble = error
    return Resumed(journal, session, loaded.fault, trouble)


def _aside_word(fault: JournalFault | None) -> str:
    if fault is None or not fault.must_be_told:
        return ""
    return "damaged" if fault.is_damage else "kept"
