"""Finding plugins without importing any of them: entry points, then plugin.toml."""

import importlib.metadata
import importlib.util
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from spider_qt.api import Manifest, ManifestError, parse_manifest
from spider_qt.plugins import reasons

GROUP: Final = "spider_qt.plugins"
"""The entry-point group; each entry names a package, or ``package:object``."""

_VALUE: Final = re.compile(r"(?P<module>\w+(?:\.\w+)*)\s*(?::\s*(?P<attribute>\w+(?:\.\w+)*))?")
_MANIFEST: Final = "plugin.toml"


class EntryPointLike(Protocol):
    """What the host reads of an entry point; ``importlib.metadata``'s have it."""

    @property
    def name(self) -> str:
        """The name left of the equals sign."""

    @property
    def value(self) -> str:
        """What stands right of it: ``package`` or ``package.module:object``."""


@dataclass(frozen=True, slots=True)
class Found:
    """One entry point, taken apart.

    Args:
        name: the entry point's name.
        module: the module to import; empty if the value cannot be read.
        attribute: the object in it, dotted; empty for the module itself.
    """

    name: str
    module: str
    attribute: str = ""


def scan() -> tuple[EntryPointLike, ...]:
    """Return the entry points of every installed distribution, each of them once."""
    return tuple(importlib.metadata.entry_points(group=GROUP))


def take_apart(entry_points: Iterable[EntryPointLike]) -> Iterator[Found]:
    """Read the values of entry points, the same one twice only once."""
    seen: set[tuple[str, str, str]] = set()
    for point in entry_points:
        distribution = getattr(getattr(point, "dist", None), "name", "")
        key = (point.name, point.value, distribution)
        if key in seen:
            continue
        seen.add(key)
        parts = _VALUE.match(point.value.strip())
        if parts is None:
            yield Found(point.name, "")
        else:
            yield Found(point.name, parts["module"], parts["attribute"] or "")


def read_manifest(module: str) -> Manifest:
    """Return the manifest beside a module's package; nothing is imported.

    The nearest plugin.toml counts, from the module's own folder up to the folder of
    its top-level package.

    Args:
        module: the dotted name of the module.

    Raises:
        PluginError: if there is no package, no manifest, or one that cannot be used.
    """
    top, *rest = module.split(".")
    try:
        spec = importlib.util.find_spec(top) if top else None
    except (ImportError, AttributeError, ValueError):
        spec = None
    if spec is None or spec.submodule_search_locations is None:
        raise reasons.no_package(module)
    for location in spec.submodule_search_locations:
        for depth in range(len(rest), -1, -1):
            file = Path(location, *rest[:depth], _MANIFEST)
            text = _text(spec.loader, file)
            if text is not None:
                return _parsed(text)
    raise reasons.no_manifest(module)


def _text(loader: object, file: Path) -> bytes | None:
    """Read a file of a package, in a folder or in a zip; None if it is not there."""
    read = getattr(loader, "get_data", None)
    try:
        data = file.read_bytes() if read is None else read(str(file))
    except OSError:
        return None
    return data if isinstance(data, bytes) else None


def _parsed(data: bytes) -> Manifest:
    try:
        return parse_manifest(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise reasons.bad_manifest("plugin.toml is not UTF-8") from None
    except ManifestError as error:
        raise reasons.bad_manifest(str(error)) from None
