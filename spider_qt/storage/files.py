"""The few things storage asks of a disk, behind a protocol.

Tests put a broken disk in its place (full, read-only, dying) and break each single
call in turn; the program uses ``DISK``.
"""

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class StorageError(OSError):
    """A file that could not be read or written.

    Args:
        path: the file.
        reason: the system's own words.
        code: the system's error number, 0 if there is none.
    """

    def __init__(self, path: Path, reason: str, code: int = 0) -> None:
        super().__init__(code, reason, str(path))
        self.path = path
        self.reason = reason

    @classmethod
    def of(cls, path: Path, error: OSError) -> "StorageError":
        """Return the error itself if it is one already, else wrap the system's."""
        if isinstance(error, cls):
            return error
        return cls(path, error.strerror or type(error).__name__, error.errno or 0)


class Files(Protocol):
    """A disk. Every method may raise OSError; handles are the system's numbers."""

    def read(self, path: Path) -> bytes:
        """Return a file's content."""

    def open_new(self, path: Path) -> int:
        """Create a file for writing; FileExistsError if there is one."""

    def open_append(self, path: Path) -> int:
        """Open an existing file to write at its end; FileNotFoundError if there is none."""

    def write(self, handle: int, data: bytes) -> int:
        """Write some of the bytes, at least one, and return how many."""

    def size(self, handle: int) -> int:
        """Return the size of an open file in bytes."""

    def cut(self, handle: int, size: int) -> None:
        """Shorten an open file to so many bytes."""

    def sync(self, handle: int) -> None:
        """Have the system bring an open file onto the medium."""

    def close(self, handle: int) -> None:
        """Close a handle."""

    def replace(self, source: Path, target: Path) -> None:
        """Put a file in the place of another, in one step."""

    def rename_new(self, source: Path, target: Path) -> None:
        """Rename a file; FileExistsError rather than overwriting."""

    def remove(self, path: Path) -> None:
        """Remove a file."""

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, if need be."""

    def sync_folder(self, path: Path) -> None:
        """Bring a folder's entries onto the medium, where systems know that."""


class DiskFiles:
    """The real disk."""

    def read(self, path: Path) -> bytes:
        """Return a file's content."""
        mode = path.stat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # a pipe or a device may never end
            raise OSError(errno.EINVAL, "it is no regular file", str(path))
        return path.read_bytes()  # of a folder it tells itself that it is one

    def open_new(self, path: Path) -> int:
        """Create a file for writing; FileExistsError if there is one."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)

    def open_append(self, path: Path) -> int:
        """Open an existing file to write at its end; FileNotFoundError if there is none."""
        return os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)

    def write(self, handle: int, data: bytes) -> int:
        """Write some of the bytes, at least one, and return how many."""
        return os.write(handle, data)

    def size(self, handle: int) -> int:
        """Return the size of an open file in bytes."""
        return os.fstat(handle).st_size

    def cut(self, handle: int, size: int) -> None:
        """Shorten an open file to so many bytes."""
        os.ftruncate(handle, size)

    def sync(self, handle: int) -> None:
        """Have the system bring an open file onto the medium."""
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close a handle."""
        os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Put a file in the place of another, in one step."""
        for pause in _PAUSES:
            try:
                source.replace(target)
            except PermissionError:
                time.sleep(pause)
            else:
                return
        source.replace(target)

    def rename_new(self, source: Path, target: Path) -> None:
        """Rename a file; FileExistsError rather than overwriting."""
        try:
            os.link(source, target)
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if os.path.lexists(target):
                raise FileExistsError(target) from None
            source.rename(target)
        else:
            source.unlink()

    def remove(self, path: Path) -> None:
        """Remove a file."""
        path.unlink()

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, if need be."""
        path.mkdir(parents=True, exist_ok=True)

    def sync_folder(self, path: Path) -> None:
        """Bring a folder's entries onto the medium, where systems know that."""
        with suppress(OSError):  # Windows opens no folders, some file systems do not sync them
            handle = os.open(path, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


# Windows refuses to replace a file for the moment in which a virus scanner reads it.
_PAUSES: Final = (0.01, 0.02, 0.05, 0.1) if sys.platform == "win32" else ()

DISK: Final[Files] = DiskFiles()
"""The disk that the program uses."""
