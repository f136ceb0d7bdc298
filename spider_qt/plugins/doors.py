"""What lies in the player's plugin folder: wheels, zips and folders, each made usable.

A wheel or zip that was put there is unpacked once into a hidden folder beside it, after
the whole of it was checked: a plugin that reads its pictures as files then works as it
does installed, and so does a frozen program. Nothing of it is imported here.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from spider_qt.plugins import archive_faults as faults
from spider_qt.plugins import reasons
from spider_qt.plugins.reasons import PluginError
from spider_qt.plugins.registry import PluginKind
from spider_qt.text.sentence import Sentence

MANIFEST: Final = "plugin.toml"
UNPACKED: Final = ".unpacked"
INCOMING: Final = ".incoming-"
_ARCHIVES: Final = (".whl", ".zip")
_WHILE: Final = 600
"""Seconds that writing a plugin never takes."""
MOST_FILE_BYTES: Final = 16_000_000
PROGRAMS: Final = frozenset(
    (
        *(".py", ".pyc", ".pyw", ".pyd", ".pth", ".so", ".dll", ".dylib", ".exe", ".com"),
        *(".bat", ".cmd", ".sh", ".ps1", ".vbs", ".js", ".jar"),
    )
)
"""The ends of files that a plugin without code cannot hold, whichever way it comes."""


class Place(NamedTuple):
    """Something in the plugin folder.

    Args:
        item: what the player put there.
        folder: where its files are; the item itself if that is a folder.
        kind: whether it holds a program.
        error: why it cannot be used, or None.
    """

    item: Path
    folder: Path
    kind: PluginKind
    error: PluginError | None = None


def places(folder: Path) -> Iterator[Place]:
    """Look through the plugin folder, in the order of the names."""
    try:
        names = sorted(os.listdir(folder))  # noqa: PTH208 - most often there is none
    except OSError:
        return
    archives = []
    for name in names:
        item = folder / name
        if name.startswith("."):
            if name.startswith(INCOMING) and _is_old(item):  # an installation that was interrupted
                _sweep(item)
        elif item.suffix.lower() in _ARCHIVES and item.is_file():
            archives.append(item)
            yield _archive(item)
        elif item.is_dir():
            yield _folder(item, item)
    if UNPACKED in names:
        _tidy(folder / UNPACKED, archives)


def misplaced(folder: Path) -> Iterator[Sentence]:
    """Yield what a plugin without code must not hold: programs, links, devices, giants.

    An archive is refused for these as a whole; a folder that was put here was never looked
    through, and reading a device may never end. Programs in hidden folders are nobody's.
    """
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if one[0] != "." and one != "__pycache__")
        below = Path(where).relative_to(folder)
        for name in folders:
            if Path(where, name).is_symlink():
                yield faults.link((below / name).as_posix())
        for name in sorted(names):
            told, status = (below / name).as_posix(), Path(where, name).lstat()
            if not stat.S_ISREG(status.st_mode):
                yield faults.link(told)
            elif status.st_size > MOST_FILE_BYTES:
                yield faults.file_too_big(told, MOST_FILE_BYTES // 1_000_000)
            elif name[0] != "." and Path(name).suffix.lower() in PROGRAMS:
                yield faults.code(told)


def write_files(files: dict[str, bytes], target: Path, around: Path) -> None:
    """Write files into a new folder, all of them or none.

    Args:
        files: the contents by checked names with slashes.
        target: the folder; there is none yet.
        around: the plugin folder, in which everything is prepared.

    Raises:
        OSError: if the disk does not take it; nothing stays.
    """
    around.mkdir(parents=True, exist_ok=True)
    draft = around / f"{INCOMING}{os.getpid()}-{target.name}"
    _sweep(draft)
    try:
        for name, data in files.items():
            file = draft.joinpath(*name.split("/"))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        target.parent.mkdir(parents=True, exist_ok=True)
        draft.rename(target)
    except BaseException:
        _sweep(draft)
        raise


def _folder(item: Path, folder: Path) -> Place:
    """What a folder is: data if plugin.toml lies at its top, otherwise an unpacked wheel."""
    if (folder / MANIFEST).is_file():
        return Place(item, folder, PluginKind.DATA)
    with suppress(OSError):
        if any(name.endswith(".dist-info") for name in os.listdir(folder)):  # noqa: PTH208
            return Place(item, folder, PluginKind.CODE)
    error = reasons.bad_package(faults.no_kind(item.name))
    return Place(item, folder, PluginKind.DATA, error)


def _archive(item: Path) -> Place:
    kind = PluginKind.CODE if item.suffix.lower() == ".whl" else PluginKind.DATA
    target = item.parent / UNPACKED / _key(item)
    if not target.is_dir():
        from spider_qt.plugins.archive import PackageError
        from spider_qt.plugins.packages import check_package

        try:
            package = check_package(item)
            write_files(dict(package.files), target, item.parent)
        except PackageError as error:
            return Place(item, target, kind, reasons.bad_package(error.faults[0]))
        except OSError as error:
            if not target.is_dir():  # else another process was quicker, with the same bytes
                fault = faults.not_written(str(target), error.strerror or type(error).__name__)
                return Place(item, target, kind, reasons.bad_package(fault))
    return _folder(item, target)


def _key(item: Path) -> str:
    """A name that another version of the file does not have."""
    from hashlib import sha256  # here, as a start without wheels needs none

    status = item.stat()
    told = f"{item.name}\n{status.st_mtime_ns}\n{status.st_size}".encode()
    return sha256(told).hexdigest()[:16]


def _tidy(unpacked: Path, archives: list[Path]) -> None:
    """Remove what was unpacked from files that are gone or were replaced."""
    with suppress(OSError):
        wanted = {_key(item) for item in archives}
        for name in os.listdir(unpacked):  # noqa: PTH208 - names are enough
            if name not in wanted:
                _sweep(unpacked / name)


def _is_old(draft: Path) -> bool:
    """Whether nobody can still be writing a draft: another process may be installing."""
    import time

    with suppress(OSError):
        return time.time() - draft.stat().st_mtime > _WHILE
    return False


def _sweep(folder: Path) -> None:
    """Remove a folder, if it is there and as far as that can be done."""
    import shutil  # brings every archive format along, which a start does not need

    shutil.rmtree(folder, ignore_errors=True)
