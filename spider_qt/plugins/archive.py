"""Reading a folder or zip that somebody sent: looked through whole before any byte is used.

An archive is other people's data. Python's own unpacking repairs bad names in silence;
here one bad entry refuses the whole archive, and every fault is told, not the first.
Reported elsewhere: names that lead out, links, bombs, two names that are one file on
another system.
"""

import re
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from spider_qt.plugins import archive_faults as faults
from spider_qt.plugins.doors import MOST_FILE_BYTES
from spider_qt.plugins.reasons import error_text
from spider_qt.text.sentence import Sentence

MOST_FILES: Final = 3000
MOST_BYTES: Final = 64_000_000
"""Of all files together, unpacked."""
_MB: Final = 1_000_000
_LONGEST: Final = 180
_ARCHIVES: Final = (".zip", ".whl", ".jar", ".egg", ".7z", ".rar", ".tar", ".tgz", ".xz", ".bz2")
_ZIP_MAGIC: Final = (b"PK\x03\x04", b"PK\x05\x06")
_RESERVED: Final = re.compile(
    r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3]) *(?:\..*)?",
    re.IGNORECASE,
)
"""Names of devices on Windows, whatever their end; ¹, ² and ³ count as digits there."""
_FORBIDDEN: Final = re.compile(r'[<>:"|?*\\\x00-\x1f\x7f]')
_IGNORED: Final = ("__MACOSX", ".DS_Store", "__pycache__", "Thumbs.db", "desktop.ini")


class PackageError(Exception):
    """A package that is refused whole.

    Args:
        faults: everything that is wrong with it.
    """

    def __init__(self, *faults: Sentence) -> None:
        super().__init__("; ".join(fault.english for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Package:
    """A folder or archive whose entries were checked: names to contents.

    Args:
        path: the folder or file.
        files: the content of each file, by its name below the package, with slashes.
        is_archive: whether it is a file rather than a folder.
    """

    path: Path
    files: Mapping[str, bytes]
    is_archive: bool

    def top(self, suffix: str) -> str | None:
        """Return the first folder at the top whose name ends so, or None."""
        tops = sorted({name.split("/")[0] for name in self.files if "/" in name})
        return next((top for top in tops if top.endswith(suffix)), None)


def read_package(path: Path) -> Package:
    """Read a folder or a zip archive whole.

    One folder around everything, as programs that pack a folder make it, is left out.

    Raises:
        PackageError: with every fault of its entries.
    """
    try:
        if path.is_dir():
            return Package(path, _without_cover(_read_folder(path)), is_archive=False)
        if not path.is_file():
            raise PackageError(faults.not_there(str(path)))
        return Package(path, _without_cover(_read_zip(path)), is_archive=True)
    except OSError as error:
        raise PackageError(faults.not_there(str(path))) from error


def name_faults(names: Mapping[str, bool]) -> Iterator[Sentence]:
    """Return what is wrong with the names of entries.

    Args:
        names: the names as they stand in the archive; True for a folder.
    """
    seen: dict[str, str] = {}
    for name, is_folder in names.items():
        fault = _name_fault(name.removesuffix("/") if is_folder else name)
        if fault is not None:
            yield fault
            continue
        parts = name.strip("/").split("/")
        for depth in range(1, len(parts) + 1):
            part = "/".join(parts[:depth])
            file = depth == len(parts) and not is_folder
            mark = part + "?" * file  # which cannot stand in a name: a file is no folder
            other = seen.setdefault(_folded(part), mark)
            if other != mark:
                yield faults.twice(name, other.rstrip("?"))
                break


def _folded(name: str) -> str:
    """A name as the least careful file system compares it."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _name_fault(name: str) -> Sentence | None:
    if not name or name.startswith(("/", "\\")) or re.match("[A-Za-z]:", name):
        return faults.outside(name)
    parts = re.split(r"[/\\]", name)
    if ".." in parts:
        return faults.outside(name)
    bad = _FORBIDDEN.search(name) or len(name) > _LONGEST
    for part in parts:
        bad = bad or not part or part == "." or part.endswith((".", " ")) or part.startswith(" ")
        bad = bad or _RESERVED.fullmatch(part) or not part.isprintable()
    return faults.bad_name(name) if bad else None


def _read_zip(path: Path) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            found = list(_zip_faults(entries))
            if found:
                raise PackageError(*found)
            files = {}
            for entry in entries:
                if not entry.is_dir() and not _is_ignored(entry.filename):
                    files[entry.filename] = _unpacked(archive, entry)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, EOFError) as error:
        raise PackageError(faults.not_zip(path.name, error_text(error))) from error
    inner = [name for name, data in files.items() if data.startswith(_ZIP_MAGIC)]
    if inner:
        raise PackageError(*map(faults.nested, inner))
    return files


def _zip_faults(entries: list[zipfile.ZipInfo]) -> Iterator[Sentence]:
    """What is wrong with an archive, as far as its table of contents tells."""
    if len(entries) > MOST_FILES:
        yield faults.too_many(MOST_FILES)
        return
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        yield faults.too_big(MOST_BYTES // _MB)
    # What the archive says, before the zipfile module cuts it at a NUL or turns slashes.
    names = {}
    for entry in entries:
        if entry.orig_filename in names:
            yield faults.twice(entry.orig_filename, entry.orig_filename)
        names[entry.orig_filename] = entry.is_dir()
    yield from name_faults(names)
    for entry in entries:
        name = entry.orig_filename
        kind = stat.S_IFMT(entry.external_attr >> 16)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            yield faults.link(name)
        if entry.flag_bits & 0x1:
            yield faults.locked(name)
        elif entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            yield faults.packing(name)
        if entry.file_size > MOST_FILE_BYTES:
            yield faults.file_too_big(name, MOST_FILE_BYTES // _MB)
        if name.lower().endswith(_ARCHIVES):
            yield faults.nested(name)


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    try:
        with archive.open(entry) as stream:
            data = stream.read(MOST_FILE_BYTES + 1)  # whatever the table of contents says
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError) as error:
        raise PackageError(faults.damaged(entry.filename, error_text(error))) from error
    if len(data) > MOST_FILE_BYTES:
        raise PackageError(faults.file_too_big(entry.filename, MOST_FILE_BYTES // _MB))
    return data


def _read_folder(folder: Path) -> dict[str, bytes]:
    names: dict[str, bool] = {}
    found: list[Sentence] = []
    paths: dict[str, Path] = {}
    total = 0
    for path in _walk(folder):
        name = path.relative_to(folder).as_posix()
        if len(names) >= MOST_FILES:
            raise PackageError(faults.too_many(MOST_FILES))
        status = path.lstat()
        names[name] = stat.S_ISDIR(status.st_mode)
        if names[name]:
            continue
        if not stat.S_ISREG(status.st_mode):
            found.append(faults.link(name))
        elif status.st_size > MOST_FILE_BYTES:
            found.append(faults.file_too_big(name, MOST_FILE_BYTES // _MB))
        elif name.lower().endswith(_ARCHIVES):
            found.append(faults.nested(name))
        total += status.st_size
        paths[name] = path
    if total > MOST_BYTES:
        found.append(faults.too_big(MOST_BYTES // _MB))
    found = [*name_faults(names), *found]
    if found:
        raise PackageError(*found)
    return {name: path.read_bytes() for name, path in paths.items()}


def _walk(folder: Path) -> Iterator[Path]:
    """Every path below a folder, in order, links not followed, hidden ones left out."""
    for path in sorted(folder.iterdir()):
        if path.name in _IGNORED or path.name.startswith("."):
            continue
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from _walk(path)


def _is_ignored(name: str) -> bool:
    parts = PurePosixPath(name).parts
    return any(part in _IGNORED or part.startswith("._") for part in parts)


def _without_cover(files: dict[str, bytes]) -> dict[str, bytes]:
    """Leave out the one folder around everything, if there is one and it holds plugin.toml."""
    tops = {name.split("/")[0] for name in files}
    if len(tops) != 1:
        return files
    cover = f"{tops.pop()}/"
    if f"{cover}plugin.toml" not in files:
        return files
    return {name.removeprefix(cover): data for name, data in files.items()}
