"""Asking one plugin for all that it gives, hook by hook, and checking every answer.

pluggy knows the hooks and their signatures. The implementations are called one by
one, not through ``manager.hook``: an error then belongs to the plugin that made it.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import MappingProxyType, ModuleType
from typing import Final

import pluggy

from spider_qt.api import (
    PROJECT,
    CardTheme,
    ScoringScheme,
    SpiderHooks,
    TableTheme,
    Theme,
    Variant,
)
from spider_qt.plugins import checks, reasons
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.reasons import PluginError
from spider_qt.plugins.registry import LOOKS, SCHEMES, TABLES, THEMES, VARIANTS

_HOOKS: Final = tuple(name for name in vars(SpiderHooks) if name.startswith("spider_"))
_LOOKS_LIKE_A_HOOK: Final = "spider_"
_MOST_OBJECTS: Final = 1000


class Offer:
    """What one plugin gives, checked and guarded, by id."""

    def __init__(self) -> None:
        self.variants: dict[str, Variant] = {}
        self.schemes: dict[str, ScoringScheme] = {}
        self.themes: dict[str, CardTheme] = {}
        self.tables: dict[str, TableTheme] = {}
        self.looks: dict[str, Theme] = {}

    @property
    def ids(self) -> Mapping[str, tuple[str, ...]]:
        """The ids by kind, for ``PluginInfo.gives``."""
        return MappingProxyType(
            {
                VARIANTS: tuple(self.variants),
                SCHEMES: tuple(self.schemes),
                THEMES: tuple(self.themes),
                TABLES: tuple(self.tables),
                LOOKS: tuple(self.looks),
            }
        )


def collect(
    manager: pluggy.PluginManager, loaded: object, plugin: str | None, log: FaultLog
) -> Offer:
    """Register a plugin and ask each of its hooks; a faulty one is unregistered.

    Args:
        manager: knows the hooks.
        loaded: the plugin's module or object.
        plugin: its id; None for the built-in one, whose objects are not guarded.
        log: where faults at run time are noted.

    Raises:
        PluginError: naming the first thing that is wrong.
    """
    if manager.is_registered(loaded):
        raise reasons.import_failed(ValueError("its object already belongs to another plugin"))
    try:
        _register(manager, loaded)
        return _ask_all(manager, loaded, plugin, log)
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
    manager: pluggy.PluginManager, loaded: object, plugin: str | None, log: FaultLog
) -> Offer:
    offer = Offer()
    for hook, take in _TAKERS.items():
        caller = getattr(manager.hook, hook)
        for impl in caller.get_hookimpls():
            if impl.plugin is not loaded:
                continue
            try:
                for found in _objects(hook, impl.function()):
                    take(offer, found, plugin, log)
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


# Each of those below that need one imports the guard where it is first needed: a program without
# plugins, which is most of them, starts faster without it.


def _take_variant(offer: Offer, found: object, plugin: str | None, log: FaultLog) -> None:
    if not isinstance(found, Variant):
        raise reasons.lacks("spider_variants", found, checks.missing(found, Variant))
    owner = checks.check_id(found.id, type(found).__name__, plugin)
    checks.check_new(owner, offer.variants)
    checks.check_variant(found)
    for other in offer.variants.values():
        if other.prefix == found.prefix:
            raise reasons.same_prefix(found.prefix, owner, other.id)
    if plugin is not None:
        from spider_qt.plugins.guard import Guard, GuardedVariant

        found = GuardedVariant.around(found, Guard(plugin, owner, log))
    offer.variants[owner] = found


def _take_scheme(offer: Offer, found: object, plugin: str | None, log: FaultLog) -> None:
    if not isinstance(found, ScoringScheme):
        raise reasons.lacks("spider_scoring_schemes", found, checks.missing(found, ScoringScheme))
    owner = checks.check_id(found.id, type(found).__name__, plugin)
    checks.check_new(owner, offer.schemes)
    name = checks.check_name(found.name, owner)
    if plugin is not None:
        from spider_qt.plugins.guard import Guard, GuardedScheme

        found = GuardedScheme(owner, name, found, Guard(plugin, owner, log))
    offer.schemes[owner] = found


def _take_theme(offer: Offer, found: object, plugin: str | None, log: FaultLog) -> None:
    if not isinstance(found, CardTheme):
        raise reasons.lacks("spider_card_themes", found, checks.missing(found, CardTheme))
    owner = checks.check_id(found.id, type(found).__name__, plugin)
    checks.check_new(owner, offer.themes)
    name = checks.check_name(found.name, owner)
    if plugin is not None:
        from spider_qt.plugins.guard import Guard, GuardedTheme

        found = GuardedTheme(owner, name, found, Guard(plugin, owner, log))
    offer.themes[owner] = found


def _take_table(offer: Offer, found: object, plugin: str | None, log: FaultLog) -> None:
    if not isinstance(found, TableTheme):
        raise reasons.lacks("spider_table_themes", found, TableTheme.__name__)
    owner = checks.check_id(found.id, type(found).__name__, plugin)
    checks.check_new(owner, offer.tables)
    checks.check_name(found.name, owner)
    checks.check_table(found)
    if plugin is not None:
        from spider_qt.plugins.guard import Guard, guarded_table

        found = guarded_table(found, Guard(plugin, owner, log))
    offer.tables[owner] = found


def _take_look(offer: Offer, found: object, plugin: str | None, _: FaultLog) -> None:
    if not isinstance(found, Theme):
        raise reasons.lacks("spider_themes", found, Theme.__name__)
    owner = checks.check_id(found.id, type(found).__name__, plugin)
    checks.check_new(owner, offer.looks)
    checks.check_name(found.name, owner)
    checks.check_look(found)
    offer.looks[owner] = found


_TAKERS: Final[Mapping[str, Callable[[Offer, object, str | None, FaultLog], None]]] = {
    "spider_variants": _take_variant,
    "spider_scoring_schemes": _take_scheme,
    "spider_card_themes": _take_theme,
    "spider_table_themes": _take_table,
    "spider_themes": _take_look,
}


def _forget(manager: pluggy.PluginManager, loaded: object) -> None:
    if manager.is_registered(loaded):
        manager.unregister(loaded)
