"""What a plugin says of itself in its plugin.toml, read without importing any of it."""

import importlib.util
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from spider_qt.api.manifest import Manifest, ManifestError, manifest_of, read_toml
from spider_qt.plugins import reasons
from spider_qt.plugins.doors import Place
from spider_qt.plugins.entry_points import EntryPointLike
from spider_qt.plugins.manifest_cache import ManifestCache
from spider_qt.plugins.registry import PluginKind

_VALUE: Final = re.compile(r"(?P<module>\w+(?:\.\w+)*)\s*(?::\s*(?P<attribute>\w+(?:\.\w+)*))?")
_MANIFEST: Final = "plugin.toml"


class Found(NamedTuple):
    """One plugin that was found, before anything is known of it.

    Args:
        name: the entry point's name; the file's or folder's in the plugin folder.
        module: the module to import; empty if the value cannot be read, or there is none.
        attribute: the object in it, dotted; empty for the module itself.
        root: the folder of the path that it lies in; empty if unknown.
        place: where it lies in the player's plugin folder; None if it does not.
    """

    name: str
    module: str
    attribute: str = ""
    root: str = ""
    place: Place | None = None


def take_apart(point: EntryPointLike, place: Place | None = None) -> Found:
    """Read the value of an entry point."""
    root = getattr(point, "root", "")
    parts = _VALUE.match(point.value.strip())
    if parts is None:
        return Found(point.name, "", "", root, place)
    return Found(point.name, parts["module"], parts["attribute"] or "", root, place)


def read_manifest(found: Found, cache: ManifestCache) -> Manifest:
    """Return the manifest of a plugin; nothing is imported.

    Beside a module's package the nearest plugin.toml counts, from the module's own folder
    up to the folder of its top-level package.

    Args:
        found: the plugin.
        cache: what was read at an earlier start.

    Raises:
        PluginError: if there is no package, no manifest, or one that cannot be used.
    """
    place = found.place
    if place is not None and place.error is not None:
        raise place.error
    if place is not None and place.kind is PluginKind.DATA:
        return _of_file(str(place.folder / _MANIFEST), cache)
    module = found.module
    if place is not None:  # which is not on the path before the plugin is switched on
        for end in _ends(module) if module else ():
            if (place.folder / end).is_file():
                return _of_file(str(place.folder / end), cache)
        raise reasons.no_manifest(module)
    known = _near(found, cache)
    if known is not None:
        return known
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
                return _parsed(text, str(file), cache)
    raise reasons.no_manifest(module)


def _near(found: Found, cache: ManifestCache) -> Manifest | None:
    """The manifest beside the distribution's own package, if it was read at an earlier start.

    Looking for the package on the whole path costs more than all the rest.
    """
    if not found.root or not found.module:
        return None
    for end in _ends(found.module):
        manifest = cache.get(f"{found.root}{os.sep}{end}")
        if manifest is not None:
            return manifest
    return None


def _ends(module: str) -> Iterator[str]:
    """Where a module's manifest may lie below the folder of the path, the nearest first."""
    parts = module.split(".")
    for depth in range(len(parts), 0, -1):
        yield os.path.join(*parts[:depth], _MANIFEST)  # noqa: PTH118 - for hundreds of plugins


def _of_file(file: str, cache: ManifestCache) -> Manifest:
    known = cache.get(file)
    if known is not None:
        return known
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise reasons.bad_manifest(reasons.error_text(error)) from None
    return _parsed(data, file, cache)


def _text(loader: object, file: Path) -> bytes | None:
    """Read a file of a package, in a folder or in a zip; None if it is not there."""
    read = getattr(loader, "get_data", None)
    try:
        data = file.read_bytes() if read is None else read(str(file))
    except OSError:
        return None
    return data if isinstance(data, bytes) else None


def _parsed(data: bytes, file: str, cache: ManifestCache) -> Manifest:
    try:
        document = read_toml(data.decode("utf-8-sig"))
        manifest = manifest_of(document)
    except UnicodeDecodeError:
        raise reasons.bad_manifest("plugin.toml is not UTF-8") from None
    except ManifestError as error:
        raise reasons.bad_manifest(str(error)) from None
    cache.put(file, document)
    return manifest
