"""Writing a file whole or not at all, and keeping what cannot be read.

A full disk, a kill or a power cut leaves the old file or the new one, never half
of one; and nothing that a player once had is overwritten because this version
cannot read it.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from spider_qt.storage.files import DISK, Files, StorageError

_STALE_SECONDS: Final = 3600.0
_FREE_NAMES: Final = 10_000


def write_atomic(path: Path, data: bytes, files: Files = DISK) -> None:
    """Put ``data`` in a file's place in one step; folders are made as needed.

    A link is followed, so that the file it points to is the one that changes.

    Args:
        path: the file.
        data: its whole new content.
        files: the disk.

    Raises:
        StorageError: if it cannot be written; the old file is then as it was, and
            nothing of the new one is left behind.
    """
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{os.urandom(6).hex()}.tmp")
    try:
        if target.exists() and not target.is_file():  # a link to a device is not to be replaced
            raise StorageError(path, "there is something else than a file")
        files.make_folder(target.parent)
        write_new(temporary, data, files)
        try:
            files.replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                files.remove(temporary)
            raise
    except OSError as error:
        raise StorageError.of(path, error) from error
    with suppress(OSError):  # the file is in its place; only a power cut could still undo it
        files.sync_folder(target.parent)
    _sweep(target, files)


def write_new(path: Path, data: bytes, files: Files = DISK) -> None:
    """Write a file that does not exist yet, and bring it onto the medium.

    Raises:
        OSError: FileExistsError if there is one; otherwise nothing is left behind.
    """
    handle = files.open_new(path)
    try:
        try:
            write_all(handle, data, files)
            files.sync(handle)
        finally:
            files.close(handle)
    except BaseException:
        with suppress(OSError):
            files.remove(path)
        raise


def write_all(handle: int, data: bytes, files: Files = DISK) -> None:
    """Write all bytes, in as many calls as the system takes; usually one."""
    rest = memoryview(data)
    while rest:
        rest = rest[files.write(handle, bytes(rest)) :]


def set_aside(path: Path, files: Files = DISK, word: str = "damaged") -> Path:
    """Keep a copy of a file under a name of its own and return where it is.

    ``game.jsonl`` is kept as ``game.damaged-1.jsonl`` or the next number that is
    free. If an equal copy is there already, that one is returned. The file itself
    stays, unless it cannot be read or copied: then it is renamed.

    Args:
        path: the file, which must exist.
        files: the disk.
        word: what the name says of it.

    Raises:
        FileNotFoundError: if there is no such file.
        StorageError: if it can neither be copied nor renamed; it is then untouched.
    """
    try:
        data: bytes | None = files.read(path)
    except FileNotFoundError:
        raise
    except OSError:
        data = None
    for number in range(1, _FREE_NAMES):
        name = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
        if os.path.lexists(name):
            with suppress(OSError):
                if data is not None and files.read(name) == data:
                    return name
            continue
        try:
            return _moved(path, name, data, files)
        except FileExistsError:
            continue
        except OSError as error:
            raise StorageError.of(path, error) from error
    raise StorageError(path, "no free name to keep it under")


def _moved(path: Path, name: Path, data: bytes | None, files: Files) -> Path:
    if data is not None:
        try:
            write_new(name, data, files)
        except FileExistsError:
            raise
        except OSError:  # a full disk still has room for another name
            pass
        else:
            return name
    files.rename_new(path, name)
    return name


def _sweep(target: Path, files: Files) -> None:
    """Remove what killed programs left behind more than an hour before this write."""
    with suppress(OSError):
        before = target.stat().st_mtime - _STALE_SECONDS
        for left in target.parent.glob(f".{target.name}.*.tmp"):
            if left.stat().st_mtime < before:
                files.remove(left)
