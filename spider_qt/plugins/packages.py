"""A file or folder as a plugin: which kind, what it says of itself, and whether it fits here.

Nothing is written and nothing is imported; every fault is found, not the first alone.
"""

import sys
from configparser import ConfigParser
from configparser import Error as ConfigError
from dataclasses import dataclass
from email.parser import BytesHeaderParser
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

from spider_qt.api import Manifest, ManifestError, parse_manifest
from spider_qt.plugins import archive_faults as faults
from spider_qt.plugins import reasons
from spider_qt.plugins.archive import Package, PackageError, read_package
from spider_qt.plugins.discovery import take_apart
from spider_qt.plugins.doors import PROGRAMS
from spider_qt.plugins.entry_points import GROUP, EntryPoint
from spider_qt.plugins.registry import PluginKind
from spider_qt.text.sentence import Sentence

_MANIFEST: Final = "plugin.toml"
_OURS: Final = "spider-qt"


@dataclass(frozen=True, slots=True)
class Checked:
    """A package that may be installed.

    Args:
        path: the file or folder.
        files: what it holds, by names with slashes.
        manifest: what it says of itself.
        kind: whether it is a program.
    """

    path: Path
    files: dict[str, bytes]
    manifest: Manifest
    kind: PluginKind


def check_package(path: Path) -> Checked:
    """Read a wheel, a zip or a folder, and check all that can be checked without running it.

    What the files of a data plugin say is checked where they are read (``data``).

    Raises:
        PackageError: with every fault.
    """
    package = read_package(path)
    if package.top(".dist-info") is not None:
        return _wheel(package)
    if _MANIFEST in package.files:
        return _data(package)
    if path.suffix.lower() == ".whl":
        raise PackageError(faults.bad_wheel("*.dist-info"))
    deep = sorted(name for name in package.files if name.endswith(f"/{_MANIFEST}"))
    if deep and "pyproject.toml" not in package.files:
        raise PackageError(faults.too_deep(path.name, deep[0]))
    raise PackageError(faults.no_kind(path.name))


def _data(package: Package) -> Checked:
    found = [
        faults.code(name)
        for name in package.files
        if PurePosixPath(name).suffix.lower() in PROGRAMS
    ]
    manifest = _manifest(package.files[_MANIFEST], found)
    if manifest is None or found:
        raise PackageError(*found)
    return Checked(package.path, dict(package.files), manifest, PluginKind.DATA)


def _wheel(package: Package) -> Checked:
    info = package.top(".dist-info") or ""
    found: list[Sentence] = []
    text: dict[str, str] = {}
    for name in ("WHEEL", "METADATA", "entry_points.txt"):
        data = package.files.get(f"{info}/{name}")
        if data is None and name != "entry_points.txt":
            found.append(faults.bad_wheel(f"{info}/{name}"))
        text[name] = (data or b"").decode("utf-8", "replace")
    tags = [
        line.partition(":")[2].strip()
        for line in text["WHEEL"].splitlines()
        if line.startswith("Tag:")
    ]
    if tags and not any(_fits_here(tag) for tag in tags):
        found.append(faults.platform(", ".join(tags)))
    data_folder = package.top(".data")
    if data_folder is not None:
        found.append(faults.spread(data_folder))
    found.extend(map(faults.needs, _missing(text["METADATA"].encode())))
    manifest = None
    points = _points(text["entry_points.txt"])
    if not points:
        found.append(faults.no_entry_point(GROUP))
    else:
        module = take_apart(points[0]).module
        data = _beside(package, module)
        if data is None:
            found.append(reasons.no_manifest(module).fault)
        else:
            manifest = _manifest(data, found)
    if manifest is None or found:
        raise PackageError(*found)
    return Checked(package.path, dict(package.files), manifest, PluginKind.CODE)


def _manifest(data: bytes, found: list[Sentence]) -> Manifest | None:
    """Read a manifest, or note everything that is wrong with it."""
    try:
        manifest = parse_manifest(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        found.append(reasons.bad_manifest("plugin.toml is not UTF-8").fault)
        return None
    except ManifestError as error:
        found.extend(reasons.bad_manifest(fault).fault for fault in error.faults)
        return None
    found.extend(reasons.requires(name).fault for name in missing_modules(manifest))
    return manifest


def missing_modules(manifest: Manifest) -> tuple[str, ...]:
    """Return the required modules that are not installed; none of them is imported."""
    return tuple(name for name in manifest.requires if not _is_there(name.partition(".")[0]))


def _is_there(module: str) -> bool:
    try:
        return module in sys.modules or find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _beside(package: Package, module: str) -> bytes | None:
    """The manifest of a module: the nearest, from its own folder up to its top package's."""
    parts = module.split(".")
    for depth in range(len(parts), 0, -1):
        data = package.files.get("/".join((*parts[:depth], _MANIFEST)))
        if data is not None:
            return data
    return None


def _points(text: str) -> list[EntryPoint]:
    parser = ConfigParser(delimiters=("=",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # names keep their case
    try:
        parser.read_string(text)
    except ConfigError:
        return []
    if not parser.has_section(GROUP):
        return []
    return [EntryPoint(name, value) for name, value in parser.items(GROUP)]


def _fits_here(tag: str) -> bool:
    """Whether a wheel runs on every system: its code is Python alone."""
    parts = tag.split("-")
    return len(parts) == 3 and parts[0].startswith(("py3", "py2.py3")) and parts[2] == "any"


def _missing(metadata: bytes) -> list[str]:
    """The distributions that a wheel needs and that are not installed."""
    from importlib.metadata import PackageNotFoundError, version

    missing = []
    for line in BytesHeaderParser().parsebytes(metadata).get_all("Requires-Dist") or []:
        needed = str(line)
        condition = needed.partition(";")[2]
        name = needed.partition(";")[0].strip()
        for end in " <>=!~[(@":
            name = name.partition(end)[0]
        if "extra" in condition or name.lower().replace("_", "-") == _OURS:
            continue
        try:
            version(name)
        except (PackageNotFoundError, ValueError):
            missing.append(name)
    return missing
