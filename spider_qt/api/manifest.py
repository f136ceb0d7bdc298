"""plugin.toml: what a plugin says of itself, read before anything of it is imported."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from spider_qt.engine.rules import GroupRule

API_VERSION: Final = 1
"""The version of ``spider_qt.api``, apart from the program's own."""

_REQUIRED: Final = ("id", "name", "version", "api")
_OPTIONAL: Final = ("author", "licence", "description", "requires")
GIFTS: Final = ("variants", "scoring", "cards", "tables", "themes", "observers", "hints")
"""The tables that declare what a plugin gives: ``[[variants]]`` and so on."""

_ID: Final = re.compile("[A-Za-z0-9-]+")
_LOCAL: Final = re.compile("[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*", re.ASCII)
_PREFIX: Final = re.compile("[A-Z]{2,4}")
_GROUP: Final = re.compile("[a-z-]*")
_RULES: Final = tuple(rule.value for rule in GroupRule)
_MOST: Final = 1000
_MOST_OF_AN_ID: Final = 60
_MOST_LETTERS: Final = 300
_LONGEST: Final = 1_000_000


class ManifestError(ValueError):
    """A manifest that cannot be used; the message says what to write instead.

    Args:
        faults: everything that is wrong with it; the message is the first.
    """

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Gift:
    """One object that a plugin declares, so that menus can show it before it is loaded.

    Args:
        id: the id that the object has, ``plugin-id.local-id``.
        name: the name that it has.
        description: one sentence, for scoring schemes.
        prefix: the code prefix that it has; for variants alone, as all that follow.
        suits: its ``suit_choices``.
        rules: its ``rule_choices``.
        group: its place in the list of games.
        difficulty: 1, easy, to 5; 0 if it does not say.
        minutes: the usual length of a game; 0 if it does not say.
    """

    id: str
    name: str
    description: str = ""
    prefix: str = ""
    suits: tuple[int, ...] = (1, 2, 4)
    rules: tuple[GroupRule, ...] = (GroupRule.CLASSIC, GroupRule.RELAXED)
    group: str = ""
    difficulty: int = 0
    minutes: int = 0


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
        requires: modules that must be installed, by the names they are imported by.
        gives: the tables beside ``[plugin]``: per kind of ``GIFTS``, what is declared;
            empty if the plugin declares nothing and must be loaded to know.
    """

    id: str
    name: str
    version: str
    api: int
    author: str = ""
    licence: str = ""
    description: str = ""
    requires: tuple[str, ...] = ()
    gives: Mapping[str, tuple[Gift, ...]] = field(default_factory=lambda: MappingProxyType({}))


def parse_manifest(text: str) -> Manifest:
    """Read a plugin.toml.

    Raises:
        ManifestError: naming the keys and what is allowed; its ``faults`` are all of them.
    """
    return manifest_of(read_toml(text))


def read_toml(text: str) -> dict[str, Any]:
    """Read the text of a plugin.toml, whatever it holds.

    Raises:
        ManifestError: if it is not TOML.
    """
    from spider_qt.api.toml import load_toml  # a start whose manifests are known needs none

    if len(text) > _LONGEST:
        raise ManifestError(f"plugin.toml is longer than {_LONGEST:,} letters")
    try:
        return load_toml(text)
    except (ValueError, RecursionError) as error:
        raise ManifestError(f"plugin.toml is not TOML: {error}") from None


def manifest_of(document: Mapping[str, Any]) -> Manifest:
    """Check what a plugin.toml holds, read by whomever.

    Raises:
        ManifestError: as ``parse_manifest`` does.
    """
    table = document.get("plugin")
    if not isinstance(table, dict):
        raise ManifestError("plugin.toml needs a table [plugin]: write [plugin] above the keys")
    faults = [*_about_faults(table)]
    gives = {
        kind: _gifts(kind, found, table.get("id"), faults)
        for kind, found in document.items()
        if kind != "plugin"
    }
    if faults:
        raise ManifestError(*faults)
    about = {**table, "requires": tuple(table.get("requires", ()))}
    return Manifest(**about, gives=MappingProxyType(gives))


def _about_faults(table: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong in the table [plugin]."""
    known = (*_REQUIRED, *_OPTIONAL)
    faults = [
        f"plugin.toml: unknown key {key!r}; allowed are {', '.join(known)}"
        for key in sorted(set(table) - set(known))
    ]
    faults += [f"plugin.toml: the key {key!r} is missing" for key in _REQUIRED if key not in table]
    for key in known:
        if key not in table:
            continue
        value = table[key]
        if key == "api":
            if type(value) is not int:
                faults.append(f"plugin.toml: {key!r} must be a whole number without quotes")
            elif value != API_VERSION:
                faults.append(
                    f"plugin.toml: written for api {value}; this program has api {API_VERSION}: "
                    f"write api = {API_VERSION}"
                )
        elif key == "requires":
            if not isinstance(value, list) or not all(_fits(_MODULE, one) for one in value):
                faults.append("plugin.toml: 'requires' must be a list of module names in quotes")
        elif type(value) is not str:
            faults.append(f"plugin.toml: {key!r} must be text in quotes")
        elif len(value) > (most := _MOST_OF_AN_ID if key == "id" else _MOST_LETTERS):
            faults.append(f"plugin.toml: {key!r} has {len(value)} letters; {most} are the most")
        elif key == "id" and not _fits(_ID, value):
            faults.append(
                f"plugin.toml: id {value!r} may hold letters, digits and dashes only, at least one"
            )
        elif key in ("name", "version") and not (value.strip() and value.isprintable()):
            faults.append(f"plugin.toml: {key!r} must be one line of text, not {value!r}")
    return faults


def _gifts(kind: str, found: object, plugin: object, faults: list[str]) -> tuple[Gift, ...]:
    """Read the tables of one kind, and note what is wrong with them."""
    if kind not in GIFTS:
        allowed = ", ".join(f"[[{one}]]" for one in GIFTS)
        faults.append(f"plugin.toml: unknown table {kind!r}; allowed are [plugin], {allowed}")
        return ()
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        faults.append(f"plugin.toml: {kind!r} must be tables: write [[{kind}]] above each")
        return ()
    if len(found) > _MOST:
        faults.append(f"plugin.toml: more than {_MOST} [[{kind}]]")
        return ()
    gifts = []
    ids: set[object] = set()
    prefixes: set[object] = set()
    for number, table in enumerate(found, 1):
        wrong = [*_gift_faults(kind, table, plugin)]
        if not wrong and table["id"] in ids:
            wrong = [f"the id {table['id']!r} is used twice"]
        if not wrong and kind == "variants" and table["prefix"] in prefixes:
            wrong = [f"the prefix {table['prefix']!r} is used twice"]
        faults.extend(f"plugin.toml: [[{kind}]] {number}: {fault}" for fault in wrong)
        if not wrong:
            ids.add(table["id"])
            prefixes.add(table.get("prefix"))
            values = {**table}
            if "suits" in values:
                values["suits"] = tuple(values["suits"])
            if "rules" in values:
                values["rules"] = tuple(map(GroupRule, values["rules"]))
            gifts.append(Gift(**values))
    return tuple(gifts)


def _gift_faults(kind: str, table: Mapping[str, Any], plugin: object) -> list[str]:
    """Everything that is wrong with one declared object."""
    checks = {"id": "text", "name": "text"}
    if kind == "variants":
        checks |= {"prefix": "", "suits": "", "rules": "", "group": "", "difficulty": ""}
        checks |= {"minutes": ""}
    elif kind == "scoring":
        checks |= {"description": "text"}
    needed = ("id", "name", "prefix") if kind == "variants" else ("id", "name")
    faults = [
        f"unknown key {key!r}; allowed are {', '.join(checks)}"
        for key in sorted(set(table) - set(checks))
    ]
    faults += [f"the key {key!r} is missing" for key in needed if key not in table]
    for key in checks:
        if key in table:
            expected = _expected(key, table[key], plugin)
            if expected:
                faults.append(f"{key!r} must be {expected}, not {table[key]!r}"[:300])
    return faults


def _expected(key: str, value: Any, plugin: object) -> str:  # noqa: ANN401 - TOML has all types
    """What a value should have been; empty if it is that."""
    match key:
        case "id":
            fits = type(value) is str and len(value) <= 2 * _MOST_OF_AN_ID
            fits = fits and value.startswith(f"{plugin}.")
            fits = fits and _fits(_LOCAL, value.removeprefix(f"{plugin}."))
            return "" if fits else f"“{plugin}.” and letters, digits or dashes"
        case "prefix":
            return "" if _fits(_PREFIX, value) else "2 to 4 capital letters"
        case "suits":
            fits = isinstance(value, list) and value != [] and len(value) == len({*map(str, value)})
            fits = fits and all(type(one) is int and 1 <= one <= 4 for one in value)
            return "" if fits else "a list of numbers from 1 to 4"
        case "rules":
            fits = isinstance(value, list) and value != [] and all(one in _RULES for one in value)
            return "" if fits else f"a list of {' or '.join(_RULES)}"
        case "group":
            return "" if _fits(_GROUP, value) else "a word in small letters"
        case "difficulty":
            return "" if type(value) is int and 0 <= value <= 5 else "a number from 1 to 5"
        case "minutes":
            return "" if type(value) is int and 0 <= value <= 1000 else "a number of minutes"
        case _:
            fits = type(value) is str and value.strip() != "" and value.isprintable()
            fits = fits and len(value) <= _MOST_LETTERS
            return "" if fits else f"one line of text in quotes, at most {_MOST_LETTERS} letters"


def _fits(pattern: re.Pattern[str], value: object) -> bool:
    return type(value) is str and pattern.fullmatch(value) is not None
