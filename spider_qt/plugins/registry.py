"""What the host found, as values: the menus, the command line and tests read these."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from spider_qt.api import (
    CardTheme,
    ScoringScheme,
    TableTheme,
    Theme,
    Variant,
)
from spider_qt.plugins.faults import FaultLog
from spider_qt.text.sentence import Sentence

if TYPE_CHECKING:
    from spider_qt.api import Hint, HintProvider, SessionObserver, TableView

VARIANTS: Final = "variants"
SCHEMES: Final = "schemes"
THEMES: Final = "themes"
TABLES: Final = "tables"
LOOKS: Final = "looks"
OBSERVERS: Final = "observers"
HINTS: Final = "hints"
KINDS: Final = (VARIANTS, SCHEMES, THEMES, TABLES, LOOKS, OBSERVERS, HINTS)
"""The kinds of objects that plugins give; the keys of ``PluginInfo.gives``."""

_NONE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(dict.fromkeys(KINDS, ()))
_NO_TABLES: Final[Mapping[str, TableTheme]] = MappingProxyType({})
_NO_LOOKS: Final[Mapping[str, Theme]] = MappingProxyType({})
_NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
_NO_OBSERVERS: "Final[Mapping[str, SessionObserver]]" = MappingProxyType({})
_NO_HINTS: "Final[Mapping[str, HintProvider]]" = MappingProxyType({})


class PluginState(StrEnum):
    """Where a plugin stands; the value is the word in ``spider-qt plugins --json``."""

    ENABLED = "enabled"
    DISABLED = "disabled"
    FAILED = "failed"


class Door(StrEnum):
    """How a plugin came in."""

    BUILT_IN = "built-in"
    PIP = "pip"
    FOLDER = "folder"


class PluginKind(StrEnum):
    """Whether a plugin is a program."""

    CODE = "code"
    DATA = "data"


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
        door: whether it belongs to the program, was installed by pip, or lies in the
            player's folder for plugins.
        kind: whether it is a program, or data that runs no code.
        path: the file or folder that it is; empty if that is not known.
        names: the names that players see of what it gives, by id.
        loaded: whether its code was imported in this run. An enabled plugin that says in
            its manifest what it gives waits until one of that is used.
        crashed: whether it is off because it took the program with it.
        removable: whether removing ``path`` removes it.
        declares: whether its manifest says what it gives, so that a start need not load it.
        hidden: the ids of what it gives and its manifest leaves out, which nobody sees; known
            once it is loaded.
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
    door: Door = Door.PIP
    kind: PluginKind = PluginKind.CODE
    path: str = ""
    names: Mapping[str, str] = field(default_factory=lambda: _NO_NAMES)
    loaded: bool = False
    crashed: bool = False
    removable: bool = False
    declares: bool = False
    hidden: tuple[str, ...] = ()


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
        observers: who wants to be told what happens in a game, by id.
        hint_providers: who may be asked for a hint, by id.
    """

    variants: Mapping[str, Variant]
    variant_by_prefix: Mapping[str, Variant]
    schemes: Mapping[str, ScoringScheme]
    themes: Mapping[str, CardTheme]
    plugins: tuple[PluginInfo, ...]
    faults: FaultLog
    tables: Mapping[str, TableTheme] = field(default_factory=lambda: _NO_TABLES)
    looks: Mapping[str, Theme] = field(default_factory=lambda: _NO_LOOKS)
    observers: "Mapping[str, SessionObserver]" = field(default_factory=lambda: _NO_OBSERVERS)
    hint_providers: "Mapping[str, HintProvider]" = field(default_factory=lambda: _NO_HINTS)

    def hints_for(self, view: "TableView") -> "Mapping[str, Hint]":
        """Ask every provider for a hint.

        Args:
            view: what the player sees, with the legal moves.

        Returns:
            The hints by the id of the provider; all of them legal moves.
        """
        asked = {id_: provider.hint(view) for id_, provider in self.hint_providers.items()}
        return {id_: hint for id_, hint in asked.items() if hint is not None}
