"""Asking one plugin for all that it gives, hook by hook, and checking every answer.

pluggy knows the hooks and their signatures. The implementations are called one by
one, not through ``manager.hook``: an error then belongs to the plugin that made it.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pluggy

from spider_qt.api import (
    PROJECT,
    CardTheme,
    Manifest,
    ScoringScheme,
    SpiderHooks,
    SpiderVariant,
    TableTheme,
    Theme,
    Variant,
)
from spider_qt.plugins import checks, reasons
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.reasons import PluginError
from spider_qt.plugins.registry import (
    HINTS,
    KINDS,
    LOOKS,
    OBSERVERS,
    SCHEMES,
    TABLES,
    THEMES,
    VARIANTS,
)

if TYPE_CHECKING:
    from spider_qt.api import HintProvider, SessionObserver
    from spider_qt.plugins.asking import Guard

_HOOKS: Final = tuple(name for name in vars(SpiderHooks) if name.startswith("spider_"))
_LOOKS_LIKE_A_HOOK: Final = "spider_"
_MOST_OBJECTS: Final = 1000


class Offer:
    """What one plugin gives, checked and guarded, by kind and id."""

    def __init__(self) -> None:
        self.objects: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
        self.raw: dict[tuple[str, str], Any] = {}
        """The same objects by kind and id, without their guards."""

    @property
    def variants(self) -> Mapping[str, Variant]:
        """The games by id."""
        return self.objects[VARIANTS]

    @property
    def ids(self) -> Mapping[str, tuple[str, ...]]:
        """The ids by kind, for ``PluginInfo.gives``."""
        return MappingProxyType({kind: tuple(found) for kind, found in self.objects.items()})

    @property
    def names(self) -> Mapping[str, str]:
        """The names by id, for ``PluginInfo.names``."""
        every = (one for found in self.objects.values() for one in found.items())
        return MappingProxyType({id_: found.name for id_, found in every})


def collect(
    manager: pluggy.PluginManager, loaded: object, about: Manifest | None, log: FaultLog
) -> Offer:
    """Register a plugin and ask each of its hooks; a faulty one is unregistered.

    Args:
        manager: knows the hooks.
        loaded: the plugin's module or object.
        about: its manifest; None for the built-in one, whose objects are not guarded.
        log: where faults at run time are noted.

    Raises:
        PluginError: naming the first thing that is wrong.
    """
    if manager.is_registered(loaded):
        raise reasons.import_failed(ValueError("its object already belongs to another plugin"))
    try:
        _register(manager, loaded)
        return _ask_all(manager, loaded, about, log)
    except (PluginError, KeyboardInterrupt):
        _forget(manager, loaded)
        raise
    except BaseException as error:
        _forget(manager, loaded)
        raise reasons.import_failed(error) from error


def _register(manager: pluggy.PluginManager, loaded: object) -> None:
    """Register a plugin. Raises PluginError if its hooks are not ours."""
    hooks = ", ".join(_HOOKS)
    for name in dir(loaded):
        if name.startswith(_LOOKS_LIKE_A_HOOK):
            _check_name(name, inspect.getattr_static(loaded, name, None), hooks)
    try:
        manager.register(loaded)
    except pluggy.PluginValidationError as error:
        raise reasons.signature(error) from error
    callers = manager.get_hookcallers(loaded) or []
    if not callers:
        where = loaded.__name__ if isinstance(loaded, ModuleType) else type(loaded).__name__
        raise reasons.no_hooks(where, hooks)
    for caller in callers:
        for impl in caller.get_hookimpls():
            if impl.plugin is not loaded:
                continue
            if not caller.has_spec() and not impl.optionalhook:
                raise reasons.unknown_hook(caller.name, hooks)
            if impl.wrapper or impl.hookwrapper:
                raise reasons.wrapper(caller.name)


def _check_name(name: str, found: object, hooks: str) -> None:
    """Check a name that looks like a hook's; modules and classes may have such names."""
    function = getattr(found, "__func__", found)
    if not inspect.isroutine(function):
        return
    marked = getattr(found, f"{PROJECT}_impl", None) or getattr(function, f"{PROJECT}_impl", None)
    if marked is not None:
        return  # pluggy knows what it implements, and checks that
    if name in _HOOKS:
        raise reasons.not_marked(name)
    raise reasons.unknown_hook(name, hooks)


def _ask_all(
    manager: pluggy.PluginManager, loaded: object, about: Manifest | None, log: FaultLog
) -> Offer:
    offer = Offer()
    for hook in _KINDS:
        caller = getattr(manager.hook, hook)
        for impl in caller.get_hookimpls():
            if impl.plugin is not loaded:
                continue
            try:
                for found in _objects(hook, impl.function()):
                    _take(offer, hook, found, about, log)
            except (PluginError, KeyboardInterrupt):
                raise
            except BaseException as error:
                raise reasons.hook_failed(hook, error) from error
    return offer


def _objects(hook: str, result: object) -> Iterable[object]:
    """The objects that a hook returned; raises PluginError if it is no collection."""
    if isinstance(result, str | bytes | Mapping) or not isinstance(result, Iterable):
        raise reasons.bad_result(hook, result)
    objects = tuple(islice(result, _MOST_OBJECTS + 1))
    if len(objects) > _MOST_OBJECTS:
        raise reasons.too_many(hook, _MOST_OBJECTS)
    return objects


class _Kind(NamedTuple):
    """What the host does with the objects of one hook.

    Args:
        kind: one of ``KINDS``.
        protocol: what the objects are.
        check: raises PluginError for what the program could not use.
        guarded: wraps an object, so that it cannot break the program.
    """

    kind: str
    protocol: Callable[[], type]
    check: Callable[[Any], object]
    guarded: Callable[[Any, "Guard"], object]


def _name(found: Any) -> None:  # noqa: ANN401 - whatever the hook returned
    checks.check_name(found.name, found.id)


def _table(found: TableTheme) -> None:
    _name(found)
    checks.check_table(found)


def _look(found: Theme) -> None:
    _name(found)
    checks.check_look(found)


# The guards are imported where they are first needed: a program without plugins, which is
# most of them, starts faster without them.


def _guarded_variant(found: Variant, guard: "Guard") -> Variant:
    from spider_qt.plugins.guard import GuardedVariant

    return GuardedVariant.around(found, guard)


def _guarded_scheme(found: ScoringScheme, guard: "Guard") -> ScoringScheme:
    from spider_qt.plugins.guard import GuardedScheme

    return GuardedScheme(guard.owner, found.name, found, guard)


def _guarded_theme(found: CardTheme, guard: "Guard") -> CardTheme:
    from spider_qt.plugins.guard import GuardedTheme

    return GuardedTheme(guard.owner, found.name, found, guard)


def _guarded_table(found: TableTheme, guard: "Guard") -> TableTheme:
    from spider_qt.plugins.guard import guarded_table

    return guarded_table(found, guard)


def _guarded_observer(found: "SessionObserver", guard: "Guard") -> "SessionObserver":
    from spider_qt.plugins.guard_sessions import GuardedObserver

    return GuardedObserver(guard.owner, found.name, found, guard)


def _guarded_provider(found: "HintProvider", guard: "Guard") -> "HintProvider":
    from spider_qt.plugins.guard_sessions import GuardedProvider

    return GuardedProvider(guard.owner, found.name, found, guard)


def _observer() -> type:
    from spider_qt.api import SessionObserver

    return SessionObserver


def _provider() -> type:
    from spider_qt.api import HintProvider

    return HintProvider


_KINDS: Final[Mapping[str, _Kind]] = {
    "spider_variants": _Kind(VARIANTS, lambda: Variant, checks.check_variant, _guarded_variant),
    "spider_scoring_schemes": _Kind(SCHEMES, lambda: ScoringScheme, _name, _guarded_scheme),
    "spider_card_themes": _Kind(THEMES, lambda: CardTheme, _name, _guarded_theme),
    "spider_table_themes": _Kind(TABLES, lambda: TableTheme, _table, _guarded_table),
    "spider_themes": _Kind(LOOKS, lambda: Theme, _look, lambda found, _: found),
    "spider_session_observers": _Kind(OBSERVERS, _observer, _name, _guarded_observer),
    "spider_hint_providers": _Kind(HINTS, _provider, _name, _guarded_provider),
}


def _take(offer: Offer, hook: str, found: Any, about: Manifest | None, log: FaultLog) -> None:  # noqa: ANN401 - as above
    """Check one object and put it into the offer, guarded if it is a plugin's."""
    kind, protocol, check, guarded = _KINDS[hook]
    # A SpiderVariant is known to be one: to ask a protocol takes long, and ours are sixty.
    known = kind == VARIANTS and type(found) is SpiderVariant
    is_one: bool = known or isinstance(found, protocol())
    if not is_one:
        told = protocol().__name__ if kind in (TABLES, LOOKS) else checks.missing(found, protocol())
        raise reasons.lacks(hook, found, told)
    owner = checks.check_id(found.id, type(found).__name__, about.id if about else None)
    checks.check_new(owner, offer.objects[kind])
    check(found)
    if kind == VARIANTS:
        for other in offer.variants.values():
            if other.prefix == found.prefix:
                raise reasons.same_prefix(found.prefix, owner, other.id)
    offer.raw[kind, owner] = found
    if about is not None:
        from spider_qt.plugins.asking import Guard

        found = guarded(found, Guard(about.id, owner, log, about.version))
    offer.objects[kind][owner] = found


def _forget(manager: pluggy.PluginManager, loaded: object) -> None:
    if manager.is_registered(loaded):
        manager.unregister(loaded)
