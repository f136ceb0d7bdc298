"""Objects that a manifest declares, standing in until one of them is used.

A start with hundreds of plugins then imports none. The first use loads the plugin, whole
and checked as at a start; if that fails, or it does not give what it declared, the guard
around the object answers as for any broken rule.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

from spider_qt.api.manifest import Gift, Manifest
from spider_qt.plugins import reasons
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.faults import Fault, FaultLog
from spider_qt.plugins.reasons import PluginError
from spider_qt.plugins.registry import (
    HINTS,
    LOOKS,
    OBSERVERS,
    SCHEMES,
    TABLES,
    THEMES,
    VARIANTS,
)

_T = TypeVar("_T")
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "variants": VARIANTS,
        "scoring": SCHEMES,
        "cards": THEMES,
        "tables": TABLES,
        "themes": LOOKS,
        "observers": OBSERVERS,
        "hints": HINTS,
    }
)
"""The kinds of ``PluginInfo.gives`` by the tables of plugin.toml."""


class Later:
    """One plugin that is loaded when something of it is used.

    Args:
        load: loads it, or raises PluginError; called once.
        manifest: what it declares.
    """

    def __init__(self, load: Callable[[], Offer], manifest: Manifest) -> None:
        self._load = load
        self._manifest = manifest
        self._offer: Offer | None = None
        self._error: PluginError | None = None

    def raw(self, kind: str, id_: str) -> Any:  # noqa: ANN401 - an object of any kind
        """Return an object without a guard, loading the plugin if need be.

        Raises:
            PluginError: if it cannot be loaded; the same one each time.
        """
        if self._error is not None:
            raise self._error
        if self._offer is None:
            try:
                offer = self._load()
                check_declared(self._manifest, offer)
            except PluginError as error:
                self._error = error
                raise
            self._offer = offer
        return self._offer.raw[kind, id_]


class Waiting:
    """Stands for one declared object; every member is that object's."""

    def __init__(self, later: Later, kind: str, id_: str) -> None:
        self._later = later
        self._kind = kind
        self._id = id_

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the object has
        return getattr(self._later.raw(self._kind, self._id), name)


def declared_offer(later: Later, manifest: Manifest, log: FaultLog) -> Offer:
    """Return what a plugin declares, guarded, without importing it."""
    offer = Offer()
    for table, gifts in manifest.gives.items():
        kind = KINDS[table]
        for gift in gifts:
            offer.objects[kind][gift.id] = _stand_in(kind, gift, later, manifest, log)
    return offer


def check_declared(manifest: Manifest, offer: Offer) -> None:
    """Check that a plugin gives what its manifest declares. Raises PluginError."""
    for table, gifts in manifest.gives.items():
        for gift in gifts:
            found = offer.raw.get((KINDS[table], gift.id))
            if found is None:
                raise reasons.not_given(gift.id)
            wanted = {"name": gift.name}
            if table == "variants":
                wanted["prefix"] = gift.prefix
            for member, value in wanted.items():
                if getattr(found, member) != value:
                    raise reasons.not_as_declared(gift.id, member, value)
            choices = {"suit_choices": gift.suits, "rule_choices": gift.rules}
            for member, declared in choices.items() if table == "variants" else ():
                if getattr(found, member) != declared:
                    told = ", ".join(map(str, declared))
                    raise reasons.not_as_declared(gift.id, member, told)


def _stand_in(kind: str, gift: Gift, later: Later, manifest: Manifest, log: FaultLog) -> object:
    from spider_qt.plugins.asking import Guard

    guard = Guard(manifest.id, gift.id, log, manifest.version)
    if kind in (TABLES, LOOKS):
        return Pending(kind, gift, later, guard)
    inner: Any = Waiting(later, kind, gift.id)
    if kind == VARIANTS:
        from spider_qt.plugins.guard import GuardedVariant

        return GuardedVariant(
            gift.id,
            gift.name,
            gift.prefix,
            gift.suits[0],
            gift.rules[0],
            gift.suits,
            gift.rules,
            inner,
            guard,
            gift.group,
            gift.difficulty,
            gift.minutes,
        )
    if kind == SCHEMES:
        inner.description = gift.description  # menus show it; nothing is loaded for that
        from spider_qt.plugins.guard import GuardedScheme

        return GuardedScheme(gift.id, gift.name, inner, guard)
    if kind == THEMES:
        from spider_qt.plugins.guard import GuardedTheme

        return GuardedTheme(gift.id, gift.name, inner, guard)
    from spider_qt.plugins.guard_sessions import GuardedObserver, GuardedProvider

    if kind == OBSERVERS:
        return GuardedObserver(gift.id, gift.name, inner, guard)
    return GuardedProvider(gift.id, gift.name, inner, guard)


class Pending:
    """A declared table or theme: plain values, which are there once the plugin is loaded."""

    def __init__(self, kind: str, gift: Gift, later: Later, guard: Any) -> None:  # noqa: ANN401 - the guard's module comes later
        self.kind = kind
        self.id = gift.id
        self.name = gift.name
        self._later = later
        self._guard = guard

    def get(self) -> Any:  # noqa: ANN401 - a TableTheme or a Theme
        """Return the object; None if the plugin is broken."""
        found = self._guard.ask("load", lambda: self._later.raw(self.kind, self.id), lambda _: True)
        if isinstance(found, Fault):
            return None
        if self.kind == TABLES:
            from spider_qt.plugins.guard import guarded_table

            return guarded_table(found, self._guard)
        return found


class Shelf(Mapping[str, _T]):
    """Tables or themes by id; a declared one is fetched when it is looked at."""

    def __init__(self, values: Mapping[str, _T | Pending]) -> None:
        self._values = dict(values)

    def __getitem__(self, key: str) -> _T:
        found = self._values[key]
        if isinstance(found, Pending):
            found = found.get()
            if found is None:  # broken: as if it had never been there
                del self._values[key]
                raise KeyError(key)
            self._values[key] = found
        return found

    def __iter__(self) -> Iterator[str]:
        return iter([key for key in tuple(self._values) if key in self])

    def __len__(self) -> int:
        return len(self._values)
