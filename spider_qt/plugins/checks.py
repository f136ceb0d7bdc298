"""Whether what a plugin returned can be used: protocols, ids and values, one by one.

Everything that menus, codes and saves read from an object is checked here once, at
start, so that no other module needs to mistrust it.
"""

import re
from collections.abc import Callable, Collection
from typing import Final

from spider_qt.api import GroupRule, PlaceStyle, TableTheme, Theme, Variant
from spider_qt.plugins import reasons

_PREFIX: Final = re.compile("[A-Z]{2,4}")
_LOCAL_ID: Final = re.compile("[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_SUITS: Final = range(1, 5)
_COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")
_ANY_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,199}")
_TABLE_COLOURS: Final = (
    "top",
    "bottom",
    "line",
    "hollow",
    "ink",
    "shade",
    "accent",
    "refusal",
)
_TABLE_MEASURES: Final = {
    "tile_width": (0.5, 20.0),
    "shift": (0.0, 1.0),
    "glow": (0.0, 1.0),
    "grain": (0.0, 1.0),
    "fibre": (1.0, 60.0),
    "mottle": (0.0, 1.0),
}
_MOST_INKS: Final = 8


def missing(found: object, protocol: type) -> str:
    """Return which members of a protocol an object lacks, for a message.

    Args:
        found: what a hook returned.
        protocol: ``Variant``, ``ScoringScheme`` or ``CardTheme``.
    """
    members = (name for name in dir(protocol) if not name.startswith("_"))
    return ", ".join(name for name in members if not hasattr(found, name)) or protocol.__name__


def check_id(found: object, owner: str, plugin: str | None) -> str:
    """Return the id of an object if it lies under its plugin's id.

    Args:
        found: the value of its ``id``.
        owner: what to call the object in a message.
        plugin: the plugin's id; None for the built-in one, whose ids have no prefix.

    Raises:
        PluginError: saying with what the id must begin.
    """
    if type(found) is not str:
        raise reasons.bad_value("id", owner, "text", found)
    prefix = "" if plugin is None else f"{plugin}."
    local = found[len(prefix) :]
    if not found.startswith(prefix) or not _LOCAL_ID.fullmatch(local):
        raise reasons.foreign_id(found, prefix)
    return found


def check_name(found: object, owner: str) -> str:
    """Return the name that players see if it can be shown. Raises PluginError."""
    if type(found) is not str or not found.strip() or not found.isprintable():
        raise reasons.bad_value("name", owner, "one line of text", found)
    return found


def check_variant(variant: Variant) -> None:
    """Check what the program reads from a game before it is played.

    Raises:
        PluginError: naming the member and what is allowed.
    """
    owner = variant.id
    check_name(variant.name, owner)
    prefix = variant.prefix
    if type(prefix) is not str or not _PREFIX.fullmatch(prefix):
        raise reasons.bad_value("prefix", owner, "2 to 4 capital letters", prefix)
    _check_choice(variant.suits, "suits", owner, _is_suits, "a number from 1 to 4")
    _check_choice(variant.rule, "rule", owner, _is_rule, "a GroupRule")
    _check_choices(variant.suit_choices, "suit_choices", owner, _is_suits)
    _check_choices(variant.rule_choices, "rule_choices", owner, _is_rule)


def check_table(table: TableTheme) -> None:
    """Check what the program reads from a table. Raises PluginError naming the member."""
    owner = table.id
    for part in ("light", "dark"):
        form = getattr(table, part)
        for member in _TABLE_COLOURS:
            found = getattr(form, member, None)
            _check_choice(found, f"{part}.{member}", owner, is_colour, "a colour, “#rrggbb”")
        tile = getattr(form, "tile", None)
        _check_choice(tile, f"{part}.tile", owner, _is_file, "a file or None")
    _check_choice(table.places, "places", owner, _is_places, "a PlaceStyle")
    for member, (low, high) in _TABLE_MEASURES.items():
        found = getattr(table, member)
        fits = type(found) in (int, float) and low <= found <= high
        if not fits:
            raise reasons.bad_value(member, owner, f"a number from {low:g} to {high:g}", found)


def check_look(theme: Theme) -> None:
    """Check what the program reads from a theme. Raises PluginError naming the member."""
    owner = theme.id
    for part in ("light", "dark"):
        form = getattr(theme, part)
        for member in ("table", "faces", "back"):
            found = getattr(form, member, None)
            _check_choice(found, f"{part}.{member}", owner, _is_any_id, "an id")
        accent = getattr(form, "accent", None)
        _check_choice(accent, f"{part}.accent", owner, _is_accent, "a colour, “#rrggbb”, or empty")
        inks = getattr(form, "inks", None)
        expected = f"a tuple of 2 to {_MOST_INKS} colours, “#rrggbb”, or empty"
        _check_choice(inks, f"{part}.inks", owner, is_inks, expected)


def is_colour(found: object) -> bool:
    """Whether it is a colour as text, ``#rrggbb``."""
    return type(found) is str and _COLOUR.fullmatch(found) is not None


def is_inks(found: object) -> bool:
    """Whether it is a tuple of the colours for a back, ground and drawing first, or empty."""
    if not isinstance(found, tuple) or not all(is_colour(one) for one in found):
        return False
    return not found or 2 <= len(found) <= _MOST_INKS


def check_new(found: str, taken: Collection[str]) -> None:
    """Check that an id is not taken. Raises PluginError."""
    if found in taken:
        raise reasons.same_id(found)


def _check_choice(
    found: object, member: str, owner: str, fits: Callable[[object], bool], expected: str
) -> None:
    if not fits(found):
        raise reasons.bad_value(member, owner, expected, found)


def _is_file(found: object) -> bool:
    return found is None or callable(getattr(found, "read_bytes", None))


def _is_places(found: object) -> bool:
    return isinstance(found, PlaceStyle)


def _is_any_id(found: object) -> bool:
    return type(found) is str and _ANY_ID.fullmatch(found) is not None


def _is_accent(found: object) -> bool:
    return found == "" or is_colour(found)


def _check_choices(found: object, member: str, owner: str, fits: Callable[[object], bool]) -> None:
    usable = isinstance(found, tuple) and found and all(fits(one) for one in found)
    if not usable or not isinstance(found, tuple) or len({*found}) < len(found):
        expected = "a tuple with at least one choice, each named once"
        raise reasons.bad_value(member, owner, expected, found)


def _is_suits(found: object) -> bool:
    return type(found) is int and found in _SUITS


def _is_rule(found: object) -> bool:
    return isinstance(found, GroupRule)
