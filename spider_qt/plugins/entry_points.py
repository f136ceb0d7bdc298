"""The entry points of installed plugins, read in one scan.

``importlib.metadata`` gives the same answer (a test holds the two side by side), but
importing it costs as much processor time at every start as the rest of the host. What
lies in plain folders is therefore read here, by its rules: a distribution counts once,
where it is found first. Anything else on the path (a wheel, an egg, a foreign finder)
is left to ``importlib.metadata``.
"""

import os
import re
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from typing import Final, NamedTuple, Protocol

GROUP: Final = "spider_qt.plugins"
"""The entry-point group; each entry names a package, or ``package:object``."""

_SEPARATORS: Final = re.compile("[-_.]+")


class EntryPointLike(Protocol):
    """What the host reads of an entry point; ``importlib.metadata``'s have it."""

    @property
    def name(self) -> str:
        """The name left of the equals sign."""

    @property
    def value(self) -> str:
        """What stands right of it: ``package`` or ``package.module:object``."""


class EntryPoint(NamedTuple):
    """One line of an entry_points.txt.

    Args:
        name: the name left of the equals sign.
        value: what stands right of it.
        root: the folder of the path that the distribution lies in; empty if unknown.
    """

    name: str
    value: str
    root: str = ""


class _NotPlainError(Exception):
    """Something on the path is not a plain folder."""


def scan(without: str = "") -> tuple[EntryPointLike, ...]:
    """Return the plugins' entry points of every installed distribution, in path order.

    Args:
        without: a folder; what lies on the path below it is passed over.
    """
    foreign = any(
        hasattr(finder, "find_distributions") and finder is not PathFinder
        for finder in sys.meta_path
    )
    try:
        return _by_metadata(without) if foreign else tuple(_plain(without))
    except _NotPlainError:
        return _by_metadata(without)


def in_folder(folder: str) -> tuple[EntryPoint, ...]:
    """Return the plugins' entry points of the distributions that lie in one folder."""
    try:
        return tuple(_of_folder(folder, set()))
    except _NotPlainError:
        return ()


def _by_metadata(without: str) -> tuple[EntryPointLike, ...]:
    """The same by ``importlib.metadata``; a damaged distribution is passed over."""
    from importlib.metadata import distributions  # imported where it is needed: see above

    found: dict[str, tuple[EntryPointLike, ...]] = {}
    for distribution in distributions(path=list(_path(without))):
        try:
            name = _normalised(distribution.metadata["Name"])
            if name not in found:
                found[name] = tuple(distribution.entry_points.select(group=GROUP))
        except Exception:  # noqa: S112 - whatever it is, it is no plugin of ours
            continue
    return tuple(point for points in found.values() for point in points)


def _normalised(distribution: str) -> str:
    """A distribution's name as it is compared: PEP 503, with underscores."""
    return _SEPARATORS.sub("_", distribution).lower()


def _path(without: str) -> Iterator[str]:
    """The path, each folder once, without those below a folder."""
    below = os.path.join(without, "") if without else ""  # noqa: PTH118 - as below
    for folder in dict.fromkeys(sys.path):
        if not (below and folder.startswith(below)):
            yield folder


def _plain(without: str) -> Iterator[EntryPoint]:
    seen: set[str] = set()
    for folder in _path(without):
        yield from _of_folder(folder, seen)


def _of_folder(folder: str, seen: set[str]) -> Iterator[EntryPoint]:
    for name in _listed(folder or os.curdir):
        stem, kind = os.path.splitext(name)  # noqa: PTH122 - pathlib would cost a third more
        if kind.lower() not in (".dist-info", ".egg-info"):
            continue
        distribution = _normalised(stem.partition("-")[0])
        if distribution in seen:
            continue
        seen.add(distribution)
        yield from _entries(folder, os.path.join(folder, name, "entry_points.txt"))  # noqa: PTH118 - as above


def _listed(folder: str) -> list[str]:
    """The names in a folder of the path, in a fixed order; none if it is not there."""
    if folder.lower().endswith(".egg"):
        raise _NotPlainError
    try:
        return sorted(os.listdir(folder))  # noqa: PTH208 - names are enough
    except NotADirectoryError:
        raise _NotPlainError from None
    except OSError:
        return []


def _entries(folder: str, file: str) -> Iterator[EntryPoint]:
    """The group's lines of an entry_points.txt; none if there is no such file."""
    try:
        with open(file, encoding="utf-8") as stream:  # noqa: PTH123 - as above
            text = stream.read()
    except (OSError, UnicodeDecodeError):
        return
    if GROUP not in text:
        return
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip()
        elif section == GROUP and line and not line.startswith("#"):
            name, _, value = line.partition("=")
            yield EntryPoint(name.strip(), value.strip(), folder)
