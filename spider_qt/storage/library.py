"""The player's games: those to go on with, those that ended, and the deleted ones.

A folder of plain files. ``<key>.jsonl`` is a game as the journal writes it, beside it
may lie a note (``library_entry``) and a picture. Finished games lie in a folder below,
deleted ones in another; so a list needs no look into any file. Whatever goes wrong
between two writes leaves the game itself whole, and the rest is made anew from it.
"""

import itertools
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from spider_qt.engine.ending import State, end_state
from spider_qt.engine.scoring import ScoringScheme
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from spider_qt.storage.atomic import write_atomic
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.folders import DELETED, FINISHED, UNCOUNTED
from spider_qt.storage.journal import Loaded, encoded, read_journal
from spider_qt.storage.library_entry import (
    Entry,
    decode_entry,
    encode_entry,
    entry_of_session,
    name_in,
)

FINISHED_LIMIT: Final = 1000
"""So many finished games without a name are kept; older ones make room."""
DELETED_LIMIT: Final = 100
_NAME: Final = re.compile(r"([0-9a-f]{32}(?:-[0-9]{1,6})?)\.jsonl", re.ASCII)
_SUFFIXES: Final = (".png", ".json", ".jsonl")  # the game itself is removed last


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a kept game lies.

    Args:
        folder: its folder.
        key: the name of its files: the game's id, with a number for further copies.
        finished: whether it is over, rather than to be gone on with.
        changed: when its file was written, in seconds since 1970.
        size: of the game's file, in bytes.
    """

    folder: Path
    key: str
    finished: bool
    changed: float = 0.0
    size: int = 0

    @property
    def game_id(self) -> str:
        """The unique id of the game, which several copies may share."""
        return self.key[:32]

    @property
    def is_copy(self) -> bool:
        """Whether it is a further copy of a game, rather than the one that was left."""
        return self.key != self.game_id

    @property
    def path(self) -> Path:
        """The game's own file."""
        return self.file(".jsonl")

    def file(self, suffix: str) -> Path:
        """Return one of the game's files."""
        return self.folder / f"{self.key}{suffix}"


@dataclass(frozen=True, slots=True)
class Deleted:
    """A game that was deleted: where it was and where it is, to bring it back."""

    before: Slot
    now: Slot


class Library:
    """Keeps games. Every method that writes may raise StorageError.

    Args:
        folder: where; it is made by the first game.
        variants: the installed games by id.
        schemes: the installed scoring schemes by id.
        files: the disk.
    """

    def __init__(
        self,
        folder: Path,
        variants: Mapping[str, Variant],
        schemes: Mapping[str, ScoringScheme],
        files: Files = DISK,
    ) -> None:
        self.folder = folder
        self._variants = variants
        self._schemes = schemes
        self._files = files

    # Reading ----------------------------------------------------------------------

    def slots(self) -> tuple[Slot, ...]:
        """Return every kept game, those to go on with first, newest first.

        Only the folders are read, no file in them.
        """
        running = _listed(self.folder, finished=False)
        return (*running, *_listed(self.folder / FINISHED, finished=True))

    def entry(self, slot: Slot) -> Entry | None:
        """Return what a list says of a game, or None if the game cannot be read.

        Reads the note, and the game only where there is no good one.
        """
        note = b""
        with suppress(OSError):
            note = self._files.read(slot.file(".json"))
        entry = decode_entry(note)
        if entry is not None and entry.size == slot.size:
            return entry
        with suppress(OSError):
            loaded = self.load(slot)
            session = loaded.session
            if session is not None:
                state = end_state(session) if slot.finished else State.IN_PROGRESS
                left = _stamp(slot.changed)
                made = entry_of_session(session, state, loaded.started, left, slot.size)
                made = made.named(name_in(note))
                with suppress(OSError):  # next time it is made again
                    write_atomic(slot.file(".json"), encode_entry(made), self._files)
                return made
        return None

    def picture(self, slot: Slot) -> bytes:
        """Return the picture of the table, a PNG, or nothing."""
        with suppress(OSError):
            return self._files.read(slot.file(".png"))
        return b""

    def load(self, slot: Slot) -> Loaded:
        """Read a game, as far as it is good; its file stays as it is.

        Raises:
            FileNotFoundError: if it is gone.
            StorageError: if it cannot be read.
        """
        return read_journal(slot.path, self._variants, self._schemes, self._files)

    # Writing ----------------------------------------------------------------------

    def keep(self, session: Session, started: str, picture: bytes = b"") -> Slot:
        """Keep the game on the table for later.

        An earlier state of the same game gives way to it, unless it has moves that
        this one has not; and not one that ``save_copy`` kept.
        """
        data, _ = encoded(session, started)
        slot = self._slot(session.id)
        old = self._content(slot)
        if old is not None and not data.startswith(old):
            slot = self._free(slot)
        return self._write(slot, data, session, State.IN_PROGRESS, started, picture)

    def save_copy(self, session: Session, started: str, name: str, picture: bytes = b"") -> Slot:
        """Keep a copy of the game under a name; it stays as it is now."""
        data, _ = encoded(session, started)
        slot = self._free(self._slot(session.id))
        return self._write(slot, data, session, State.IN_PROGRESS, started, picture, name)

    def finish(
        self, session: Session, started: str, state: State, picture: bytes = b""
    ) -> Slot | None:
        """Keep a game that is over, to be watched again.

        Of ends that follow one from the other (won, taken back, won again) the first
        one is kept. What was kept of the game for later goes, unless it has moves that
        are in no end that is kept.

        Returns:
            Where it is, or None if such an end is kept already.
        """
        data, _ = encoded(session, started)
        ends = [self._content(slot) or b"?" for slot in self._copies(session.id)]
        waiting = self._slot(session.id)
        old = self._content(waiting)
        made: Slot | None = None
        if not any(end.startswith(data) or data.startswith(end) for end in ends):
            known = self.entry(_measured(waiting)) if old and data.startswith(old) else None
            name = known.name if known is not None else ""
            slot = self._free(self._slot(session.id, finished=True), first=True)
            made = self._write(slot, data, session, state, started, picture, name)
            ends.append(data)
        if old is not None and any(end.startswith(old) for end in ends):
            self._remove(waiting)
        self._trim(self.folder / FINISHED, FINISHED_LIMIT)
        return made

    def add(self, session: Session, started: str) -> Slot:
        """Take in a game that came from elsewhere; one that is here already is not doubled."""
        data, _ = encoded(session, started)
        state = end_state(session)
        finished = state is State.WON
        for slot in self.slots():
            if slot.game_id == session.id and self._content(slot) == data:
                return slot
        slot = self._free(self._slot(session.id, finished=finished), first=True)
        shown = state if finished else State.IN_PROGRESS
        return self._write(slot, data, session, shown, started, b"")

    def illustrate(self, slot: Slot, picture: bytes) -> None:
        """Add the picture of a game."""
        write_atomic(slot.file(".png"), picture, self._files)

    def mark_helped(self, slot: Slot) -> None:
        """Note in a game to be gone on with that help looked at its hidden cards."""
        loaded = self.load(slot)
        if loaded.session is None or loaded.fault is not None:
            return
        session = loaded.session.hint(loaded.session.seconds, opened=True)
        data, _ = encoded(session, loaded.started)
        self._write(slot, data, session, State.IN_PROGRESS, loaded.started, b"")

    def rename(self, slot: Slot, name: str) -> Entry | None:
        """Give a game another name, or none; None if there is no such game any more."""
        entry = self.entry(slot)
        if entry is None:
            return None
        entry = entry.named(name)
        write_atomic(slot.file(".json"), encode_entry(entry), self._files)
        return entry

    def export(self, slot: Slot, path: Path) -> None:
        """Write a game into a file of its own, in the form that ``read_journal`` reads."""
        try:
            write_atomic(path, self._files.read(slot.path), self._files)
        except OSError as error:
            raise StorageError.of(path, error) from error

    def delete(self, slot: Slot) -> Deleted:
        """Put a game among the deleted ones, of which the last hundred stay.

        One in progress waits apart until ``settle``: it counts as given up only when it
        is not brought back, and a kill in between must not lose that.
        """
        folder = self.folder / DELETED if slot.finished else self.folder.joinpath(*UNCOUNTED)
        target = self._free(replace(slot, folder=folder), first=True)
        self._move(slot, target)
        with suppress(OSError):  # of the deleted ones, those deleted last stay
            os.utime(target.path)
        if slot.finished:
            self._trim(target.folder, DELETED_LIMIT, named_too=True)
        return Deleted(slot, target)

    def settle(self, deleted: Deleted) -> None:
        """Put a game in progress with the other deleted ones: it is counted now."""
        target = self._free(replace(deleted.now, folder=self.folder / DELETED), first=True)
        self._move(deleted.now, target)
        self._trim(target.folder, DELETED_LIMIT, named_too=True)

    def unsettled(self) -> tuple[Deleted, ...]:
        """The games in progress that were deleted and then neither counted nor brought back."""
        slots = _listed(self.folder.joinpath(*UNCOUNTED), finished=False)
        return tuple(Deleted(replace(slot, folder=self.folder), slot) for slot in slots)

    def restore(self, deleted: Deleted) -> Slot:
        """Bring a deleted game back."""
        target = self._free(deleted.before, first=True)
        self._move(deleted.now, target)
        with suppress(OSError):
            os.utime(target.path, (deleted.before.changed, deleted.before.changed))
        return _measured(target)

    # Inside -----------------------------------------------------------------------

    def _slot(self, game_id: str, *, finished: bool = False) -> Slot:
        return Slot(self.folder / FINISHED if finished else self.folder, game_id, finished)

    def _copies(self, game_id: str) -> Iterator[Slot]:
        """Every end of a game that is kept."""
        for number in itertools.count(1):
            key = game_id if number == 1 else f"{game_id}-{number}"
            slot = replace(self._slot(game_id, finished=True), key=key)
            if not os.path.lexists(slot.path):
                return
            yield slot

    def _free(self, slot: Slot, *, first: bool = False) -> Slot:
        """The first key of a game that no file has; ``first`` if the bare id will do."""
        number = 1 if first else 2
        while True:
            key = slot.game_id if number == 1 else f"{slot.game_id}-{number}"
            if not os.path.lexists(slot.folder / f"{key}.jsonl"):
                return replace(slot, key=key)
            number += 1

    def _content(self, slot: Slot) -> bytes | None:
        """The game's file, None if there is none, and nothing like it if it is unreadable."""
        try:
            return self._files.read(slot.path)
        except FileNotFoundError:
            return None
        except OSError:
            return b"?"

    def _write(
        self,
        slot: Slot,
        data: bytes,
        session: Session,
        state: State,
        started: str,
        picture: bytes,
        name: str = "",
    ) -> Slot:
        if not name:
            with suppress(OSError):
                name = name_in(self._files.read(slot.file(".json")))
        entry = entry_of_session(session, state, started, _stamp(), len(data)).named(name)
        write_atomic(slot.path, data, self._files)
        with suppress(OSError):  # the game is safe; note and picture can be made again
            write_atomic(slot.file(".json"), encode_entry(entry), self._files)
            if picture:
                write_atomic(slot.file(".png"), picture, self._files)
        return _measured(slot)

    def _move(self, slot: Slot, target: Slot) -> None:
        try:
            self._files.make_folder(target.folder)
            self._files.replace(slot.path, target.path)
        except OSError as error:
            raise StorageError.of(slot.path, error) from error
        for suffix in (".json", ".png"):
            with suppress(OSError):  # the game is there; the rest can be made again
                self._files.replace(slot.file(suffix), target.file(suffix))

    def _remove(self, slot: Slot) -> None:
        for suffix in _SUFFIXES:
            with suppress(OSError):
                self._files.remove(slot.file(suffix))

    def _trim(self, folder: Path, limit: int, *, named_too: bool = False) -> None:
        """Remove the oldest games that are too many; those with a name may stay."""
        listed = _listed(folder, finished=True)
        too_many = len(listed) - limit
        for slot in reversed(listed):
            if too_many <= 0:
                return
            entry = None if named_too else self.entry(slot)
            if named_too or (entry is not None and not entry.name):
                self._remove(slot)
                too_many -= 1


def _listed(folder: Path, *, finished: bool) -> list[Slot]:
    """The games of a folder, newest first, by what the folder itself tells."""
    found = [_slot_of(folder, one, finished) for one in _entries(folder)]
    slots = [slot for slot in found if slot is not None]
    return sorted(slots, key=lambda slot: (-slot.changed, slot.key))


def _entries(folder: Path) -> Iterator[os.DirEntry[str]]:
    with suppress(OSError), os.scandir(folder) as listing:
        yield from listing


def _slot_of(folder: Path, one: os.DirEntry[str], finished: bool) -> Slot | None:
    name = _NAME.fullmatch(one.name)
    if name is None:
        return None
    with suppress(OSError):  # it may be gone in this moment
        state = one.stat()
        return Slot(folder, name[1], finished, state.st_mtime, state.st_size)
    return None


def _measured(slot: Slot) -> Slot:
    """The slot with what the disk says of its file now."""
    with suppress(OSError):
        state = slot.path.stat()
        return replace(slot, changed=state.st_mtime, size=state.st_size)
    return slot


def _stamp(seconds: float | None = None) -> str:
    """The local date and time, of now by default."""
    when = datetime.now() if seconds is None else datetime.fromtimestamp(seconds)
    return when.isoformat(timespec="seconds")
