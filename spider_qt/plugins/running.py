"""Which plugin's code was being run when the process ended, known after any end.

One page of a file is mapped into memory. A guard writes one byte into it before it
calls a plugin and takes it back afterwards: a store in memory, no call of the system.
The page outlives ``os._exit``, a crash in C and a kill, so that the next start can tell
a plugin that took the program with it from one that merely was there.
"""

import os
import sys
from collections.abc import Iterator, MutableSequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import mmap

SIZE: Final = 4096
"""Bytes of the page: which slot runs, the cause, then a line for each plugin in use."""
_SLOT, _CAUSE, _LINES = 0, 1, 2
_MOST: Final = 250
_PATTERN: Final = "running-*.bin"


class Cause(IntEnum):
    """Why the process ended while a plugin's code ran, as far as the process knew."""

    DIED = 0
    STUCK = 1
    MEMORY = 2


class Ended(NamedTuple):
    """A plugin that took an earlier run of the program with it."""

    plugin: str
    version: str
    cause: Cause


class RunningMark:
    """The page of this process.

    Args:
        folder: where it is kept, made when first needed; None for a page that nobody keeps.
    """

    def __init__(self, folder: Path | None) -> None:
        self.page: MutableSequence[int] | mmap.mmap = bytearray(SIZE)
        """The bytes; the guards write the first one."""
        self.is_kept = folder is not None
        """Whether a folder was named, even if nothing can be written there."""
        self._slots: dict[tuple[str, str], int] = {}
        self._file: Path | None = None
        self._handle: int | None = None
        if folder is not None:
            with suppress(OSError, ValueError):  # without a disk there are no marks
                self._open(folder)

    def slot(self, plugin: str, version: str) -> int:
        """Return the number that stands for a plugin in this process, 1 to 251."""
        key = (plugin, version)
        if key not in self._slots:
            if len(self._slots) >= _MOST:
                return _MOST + 1  # no line of its own: nobody could be named
            self._slots[key] = len(self._slots) + 1
            self._write_lines()
        return self._slots[key]

    def doom(self, cause: Cause) -> None:
        """Note why the process is about to end."""
        self.page[_CAUSE] = cause.value

    def close(self) -> None:
        """Say that this run ended as it should."""
        page, self.page = self.page, bytearray(SIZE)
        close = getattr(page, "close", None)  # a page that lies in a file has one
        if close is not None:
            close()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)
            self._file = None

    def _open(self, folder: Path) -> None:
        import mmap

        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"running-{os.getpid()}.bin"
        flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        self._handle = os.open(file, flags | getattr(os, "O_CLOEXEC", 0), 0o666)
        self._file = file
        os.write(self._handle, bytes(SIZE))
        _lock(self._handle)
        self.page = mmap.mmap(self._handle, SIZE)

    def _write_lines(self) -> None:
        lines = "".join(f"{plugin}\t{version}\n" for plugin, version in self._slots)
        text = lines.encode()[: SIZE - _LINES - 1] + b"\0"
        for place, byte in enumerate(text, _LINES):
            self.page[place] = byte


def take_ended(folder: Path) -> Iterator[Ended]:
    """Read and remove the pages of processes that are gone; yield whom they blame."""
    try:
        files = sorted(folder.glob(_PATTERN))
    except OSError:
        return
    for file in files:
        ended = _read(file)
        if ended is not None:
            yield ended


def _read(file: Path) -> Ended | None:
    """Read one page and remove it; None if its process lives, or blames nobody."""
    try:
        handle = os.open(file, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return None
    try:
        if not _lock(handle):
            return None
        data = os.read(handle, SIZE)
    except OSError:
        return None
    finally:
        os.close(handle)
    with suppress(OSError):
        file.unlink()
    return _blamed(data)


def _blamed(data: bytes) -> Ended | None:
    if len(data) != SIZE or not data[_SLOT]:
        return None
    lines = data[_LINES:].partition(b"\0")[0].decode("utf-8", "replace").split("\n")[:-1]
    if data[_SLOT] > len(lines):
        return None
    plugin, _, version = lines[data[_SLOT] - 1].partition("\t")
    known = data[_CAUSE] in Cause._value2member_map_
    return Ended(plugin, version, Cause(data[_CAUSE]) if known else Cause.DIED)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        """Hold the file until this process ends; False if another one does."""
        os.lseek(handle, SIZE, os.SEEK_SET)  # beyond the page, which others may then read
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        """Hold the file until this process ends; False if another one does."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
