"""What the host found, as values: the menus, the command line and tests read these."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from spider_qt.api import CardTheme, ScoringScheme, TableTheme, Theme, Variant
from spider_qt.plugins.faults import FaultLog
from spider_qt.text.sentence import Sentence

VARIANTS: Final = "variants"
SCHEMES: Final = "schemes"
THEMES: Final = "themes"
TABLES: Final = "tables"
LOOKS: Final = "looks"
KINDS: Final = (VARIANTS, SCHEMES, THEMES, TABLES, LOOKS)
"""The kinds of objects that plugins give; the keys of ``PluginInfo.gives``."""

_NONE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(dict.fromkeys(KINDS, ()))
_NO_TABLES: Final[Mapping[str, TableTheme]] = MappingProxyType({})
_NO_LOOKS: Final[Mapping[str, Theme]] = MappingProxyType({})


class PluginState(StrEnum):
    """Where a plugin stands; the value is the word in ``spider-qt plugins --json``."""

    ENABLED = "enabled"
    DISABLED = "disabled"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class PluginInfo:
    """One plugin that was found, whatever became of it.

    Args:
        id: the manifest's id; the entry point's name if there is no usable manifest.
        name: the name that players see.
        version: the plugin's own version; empty if unknown, as the next two.
        author: who made it.
        licence: under which licence.
        description: one sentence.
        state: enabled, disabled by the player's choice, or failed.
        gives: per kind of ``KINDS``, the ids that it registered; empty unless enabled.
        reason: why it is off and what to do; None if it is enabled.
        details: the traceback, for its author; empty if no exception was raised.
    """

    id: str
    name: str
    state: PluginState
    version: str = ""
    author: str = ""
    licence: str = ""
    description: str = ""
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NONE)
    reason: Sentence | None = None
    details: str = ""


@dataclass(frozen=True, slots=True)
class Registry:
    """Everything that may be chosen in the program, from all plugins in force.

    Args:
        variants: the games by id, with the built-in ones first.
        variant_by_prefix: the same games by the letters of their codes.
        schemes: the scoring schemes by id.
        themes: the card faces and backs by id.
        plugins: every plugin found, in the order in which they were loaded.
        faults: what broke in plugins' objects since, for display.
        tables: what can lie under the cards, by id.
        looks: the themes by id: table, faces, back and accent that belong together.
    """

    variants: Mapping[str, Variant]
    variant_by_prefix: Mapping[str, Variant]
    schemes: Mapping[str, ScoringScheme]
    themes: Mapping[str, CardTheme]
    plugins: tuple[PluginInfo, ...]
    faults: FaultLog
    tables: Mapping[str, TableTheme] = field(default_factory=lambda: _NO_TABLES)
    looks: Mapping[str, Theme] = field(default_factory=lambda: _NO_LOOKS)
