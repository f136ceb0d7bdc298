"""What a plugin says of itself in its plugin.toml, read without importing any of it."""

import importlib.util
import re
from pathlib import Path
from typing import Final, NamedTuple

from spider_qt.api import Manifest, ManifestError, parse_manifest
from spider_qt.plugins import reasons
from spider_qt.plugins.entry_points import EntryPointLike

_VALUE: Final = re.compile(r"(?P<module>\w+(?:\.\w+)*)\s*(?::\s*(?P<attribute>\w+(?:\.\w+)*))?")
_MANIFEST: Final = "plugin.toml"


class Found(NamedTuple):
    """One entry point, taken apart.

    Args:
        name: the entry point's name.
        module: the module to import; empty if the value cannot be read.
        attribute: the object in it, dotted; empty for the module itself.
    """

    name: str
    module: str
    attribute: str = ""


def take_apart(point: EntryPointLike) -> Found:
    """Read the value of an entry point."""
    parts = _VALUE.match(point.value.strip())
    if parts is None:
        return Found(point.name, "")
    return Found(point.name, parts["module"], parts["attribute"] or "")


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
