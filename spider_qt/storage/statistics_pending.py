"""Games that the database could not take yet, in a small file beside it.

A full disk often still takes a line, and a lock held by another program ends; what
waits here is counted with the next success, and counted once whatever is killed
in between, as a game's id is unique.
"""

import json
import os
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Final

from spider_qt.storage.atomic import set_aside, write_all
from spider_qt.storage.files import Files, StorageError
from spider_qt.storage.statistics_types import RECORD_FIELDS, GameRecord


class PendingGames:
    """The waiting games of one statistics file.

    Args:
        path: their file; it exists only while games wait.
        files: the disk.
    """

    def __init__(self, path: Path, files: Files) -> None:
        self.path: Final = path
        self._files = files
        self._unwritten: list[GameRecord] = []

    @property
    def any(self) -> bool:
        """Whether games wait, in memory or in the file."""
        return bool(self._unwritten) or os.path.exists(self.path)  # noqa: PTH110 - raises nothing

    def keep(self, record: GameRecord) -> None:
        """Let a game wait: in memory, and in the file if the disk takes a line."""
        self._unwritten.append(record)
        with suppress(OSError):
            self._write()

    def read(self) -> tuple[tuple[GameRecord, ...], int]:
        """Return all games that wait, and the size of the file.

        Lines that are no games are left out; ``remove`` then keeps the file aside.

        Raises:
            StorageError: if the file cannot be read.
        """
        try:
            data = self._files.read(self.path)
        except FileNotFoundError:
            data = b""
        except OSError as error:
            raise StorageError.of(self.path, error) from error
        records = [record for line in data.splitlines() if (record := _parsed(line)) is not None]
        return (*records, *self._unwritten), len(data)

    def remove(self, size: int) -> None:
        """Say that all that was read is counted. Whatever fails here is counted only once."""
        self._unwritten.clear()
        with suppress(OSError):
            if self.path.stat().st_size != size:
                return
            lines = [line for line in self._files.read(self.path).splitlines() if line]
            if any(_parsed(line) is None for line in lines[:-1]):
                set_aside(self.path, self._files)
            self._files.remove(self.path)

    def _write(self) -> None:
        """Write what is in memory only. Half a line may be there, so a line end comes first."""
        data = b"".join(b"\n" + _line(record) + b"\n" for record in self._unwritten)
        self._files.make_folder(self.path.parent)
        try:
            handle = self._files.open_append(self.path)
        except FileNotFoundError:
            handle = self._files.open_new(self.path)
        try:
            size = self._files.size(handle)
            try:
                write_all(handle, data, self._files)
                self._files.sync(handle)
            except OSError:
                with suppress(OSError):
                    self._files.cut(handle, size)
                raise
        finally:
            self._files.close(handle)
        self._unwritten.clear()


def _line(record: GameRecord) -> bytes:
    return json.dumps(asdict(record), ensure_ascii=True).encode("ascii")


def _parsed(line: bytes) -> GameRecord | None:
    try:
        values = json.loads(line)
        return GameRecord(**{name: values[name] for name in RECORD_FIELDS})
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def pending_path(database: Path) -> Path:
    """Return where the waiting games of a statistics file are."""
    return database.with_name(f"{database.stem}.pending.jsonl")


def real(path: Path) -> Path:
    """Return where a path leads, links followed."""
    return Path(os.path.realpath(path))
