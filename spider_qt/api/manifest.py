"""plugin.toml: what a plugin says of itself, read before anything of it is imported."""

import tomllib
from dataclasses import dataclass
from typing import Final

API_VERSION: Final = 1
"""The version of ``spider_qt.api``, apart from the program's own."""

_REQUIRED: Final = ("id", "name", "version", "api")
_OPTIONAL: Final = ("author", "licence", "description")


class ManifestError(ValueError):
    """A manifest that cannot be used; the message says what to write instead."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What plugin.toml holds, in its table ``[plugin]``.

    Args:
        id: letters, digits and dashes; the first part of the ids it registers.
        name: the name that players see.
        version: the plugin's own version.
        api: the ``API_VERSION`` it was written for.
        author: who made it.
        licence: under which licence.
        description: one sentence.
    """

    id: str
    name: str
    version: str
    api: int
    author: str = ""
    licence: str = ""
    description: str = ""


def parse_manifest(text: str) -> Manifest:
    """Read a plugin.toml.

    Raises:
        ManifestError: naming the key and what is allowed.
    """
    try:
        table = tomllib.loads(text).get("plugin")
    except (ValueError, RecursionError) as error:  # huge numbers, endless nesting
        raise ManifestError(f"plugin.toml is not TOML: {error}") from None
    if not isinstance(table, dict):
        raise ManifestError("plugin.toml needs a table [plugin]")
    unknown = sorted(set(table) - {*_REQUIRED, *_OPTIONAL})
    if unknown:
        known = ", ".join((*_REQUIRED, *_OPTIONAL))
        raise ManifestError(f"plugin.toml: unknown key {unknown[0]!r}; allowed are {known}")
    for key in _REQUIRED:
        if key not in table:
            raise ManifestError(f"plugin.toml: the key {key!r} is missing")
    for key, value in table.items():
        wanted: type = int if key == "api" else str
        if type(value) is not wanted:
            kind = "a whole number" if wanted is int else "text in quotes"
            raise ManifestError(f"plugin.toml: {key!r} must be {kind}")
    name = table["id"]
    if not name or not all(c.isascii() and (c.isalnum() or c == "-") for c in name):
        raise ManifestError(f"plugin.toml: id {name!r} may hold letters, digits and dashes only")
    if table["api"] != API_VERSION:
        raise ManifestError(
            f"plugin.toml: written for api {table['api']}; this program has api {API_VERSION}"
        )
    return Manifest(**table)
