"""Loading every plugin, the built-in one first, so that a broken one is set aside whole.

The door is the entry-point group ``spider_qt.plugins``, for our own games as well. In
a checkout that is not installed there is no metadata; the built-in plugin is then
found by its name. Nothing of a plugin enters the registry before all of it was checked.
"""

import importlib
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pluggy

from spider_qt import __version__
from spider_qt.api import (
    API_VERSION,
    PROJECT,
    CardTheme,
    Manifest,
    ScoringScheme,
    SpiderHooks,
    TableTheme,
    Theme,
    Variant,
)
from spider_qt.plugins import discovery, reasons
from spider_qt.plugins.collect import Offer, collect
from spider_qt.plugins.discovery import Found
from spider_qt.plugins.entry_points import EntryPointLike, scan
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.marks import LoadingMarks
from spider_qt.plugins.reasons import PluginError
from spider_qt.plugins.registry import PluginInfo, PluginState, Registry

BUILTINS: Final = "builtins"
"""The id of the built-in plugin; it is always on, since a table needs a game."""

_BUILTINS_MODULE: Final = "spider_qt.builtins"
_BUILTINS_MANIFEST: Final = Manifest(
    BUILTINS, "Spider Qt", __version__, API_VERSION, licence="MIT", description="The built-in games"
)


def load_registry(
    disabled: Collection[str] = (),
    *,
    entry_points: Iterable[EntryPointLike] | None = None,
    marks: Path | None = None,
) -> Registry:
    """Find, check and load every plugin.

    Args:
        disabled: the ids of plugins that are not even imported. The built-in one
            cannot be switched off.
        entry_points: where to look instead of at what is installed.
        marks: the folder for the marks of loads that did not end; None for no marks.

    Raises:
        RuntimeError: if the built-in plugin is broken, which is a defect of the program.
        KeyboardInterrupt: if the player ended it.
    """
    points = scan() if entry_points is None else entry_points
    loader = _Loader(disabled, LoadingMarks(marks))
    everything = [discovery.take_apart(point) for point in points]
    own = [found for found in everything if found.module == _BUILTINS_MODULE]
    loader.load_builtins(own[0] if own else Found(BUILTINS, _BUILTINS_MODULE))
    others = (_Candidate.of(found) for found in everything if found not in own)
    for candidate in sorted(others, key=lambda one: one.id):
        loader.load(candidate)
    return loader.registry()


class _Candidate(NamedTuple):
    """A plugin that was found: its manifest, or why it has none."""

    found: Found
    manifest: Manifest | None
    error: PluginError | None = None

    @classmethod
    def of(cls, found: Found) -> "_Candidate":
        try:
            return cls(found, discovery.read_manifest(found.module))
        except PluginError as error:
            return cls(found, None, error)

    @property
    def id(self) -> str:
        return self.manifest.id if self.manifest else self.found.name

    def info(
        self, state: PluginState, error: PluginError | None = None, details: str = ""
    ) -> PluginInfo:
        about = self.manifest or Manifest(self.id, self.id, "", API_VERSION)
        reason = error.reason(about.name) if error else None
        if state is PluginState.DISABLED:
            reason = reasons.disabled(about.name)
        return PluginInfo(
            about.id,
            about.name,
            state,
            about.version,
            about.author,
            about.licence,
            about.description,
            reason=reason,
            details=details,
        )


class _Loader:
    """What has been loaded so far."""

    def __init__(self, disabled: Collection[str], marks: LoadingMarks) -> None:
        self.disabled = frozenset(disabled)
        self.marks = marks
        self.manager = pluggy.PluginManager(PROJECT)
        self.manager.add_hookspecs(SpiderHooks)
        self.log = FaultLog()
        self.variants: dict[str, Variant] = {}
        self.prefixes: dict[str, Variant] = {}
        self.schemes: dict[str, ScoringScheme] = {}
        self.themes: dict[str, CardTheme] = {}
        self.tables: dict[str, TableTheme] = {}
        self.looks: dict[str, Theme] = {}
        self.plugins: dict[str, PluginInfo] = {}
        self.repeated: list[PluginInfo] = []

    def load_builtins(self, found: Found) -> None:
        """Load the built-in plugin by the same steps as any other."""
        self.load(_Candidate(found, _BUILTINS_MANIFEST), builtin=True)
        info = self.plugins[BUILTINS]
        if info.reason is not None:
            raise RuntimeError(f"{info.reason.english}\n{info.details}")

    def load(self, candidate: _Candidate, *, builtin: bool = False) -> None:
        """Take a plugin in, or note why it is left out."""
        first = self.plugins.get(candidate.id)
        if first is not None:
            error = reasons.same_plugin(first.name)
            self.repeated.append(candidate.info(PluginState.FAILED, error))
            return
        self.plugins[candidate.id] = self._loaded(candidate, builtin)

    def registry(self) -> Registry:
        """Return everything as it is now."""
        return Registry(
            MappingProxyType(self.variants),
            MappingProxyType(self.prefixes),
            MappingProxyType(self.schemes),
            MappingProxyType(self.themes),
            (*self.plugins.values(), *self.repeated),
            self.log,
            MappingProxyType(self.tables),
            MappingProxyType(self.looks),
        )

    def _loaded(self, candidate: _Candidate, builtin: bool) -> PluginInfo:
        names = {candidate.id, candidate.found.name}
        if not builtin and names & self.disabled:
            return candidate.info(PluginState.DISABLED)
        about = candidate.manifest
        if about is None:
            return candidate.info(PluginState.FAILED, candidate.error)
        mark = None if builtin else self.marks.left_behind(about.id, about.version)
        if mark is not None:
            return candidate.info(PluginState.FAILED, reasons.interrupted(str(mark)))
        try:
            if builtin:
                offer = self._offer(candidate.found, None)
            else:
                with self.marks.loading(about.id, about.version):
                    offer = self._offer(candidate.found, about.id)
            return self._taken(candidate, offer)
        except PluginError as error:
            details = _details(error.__cause__)
            return candidate.info(PluginState.FAILED, error, details)

    def _offer(self, found: Found, plugin: str | None) -> Offer:
        """Import a plugin and ask it what it gives."""
        try:
            loaded: object = importlib.import_module(found.module)
            for name in filter(None, found.attribute.split(".")):
                loaded = getattr(loaded, name)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise reasons.import_failed(error) from error
        return collect(self.manager, loaded, plugin, self.log)

    def _taken(self, candidate: _Candidate, offer: Offer) -> PluginInfo:
        """Take over what a plugin gives, all of it or nothing."""
        for variant in offer.variants.values():
            other = self.prefixes.get(variant.prefix)
            if other is not None:
                raise reasons.same_prefix(variant.prefix, variant.id, other.id)
        self.variants.update(offer.variants)
        self.prefixes.update({variant.prefix: variant for variant in offer.variants.values()})
        self.schemes.update(offer.schemes)
        self.themes.update(offer.themes)
        self.tables.update(offer.tables)
        self.looks.update(offer.looks)
        info = candidate.info(PluginState.ENABLED)
        return replace(info, gives=offer.ids)


def _details(error: BaseException | None) -> str:
    """The traceback of what a plugin raised; the module is rarely needed."""
    if error is None:
        return ""
    import traceback

    return "".join(traceback.format_exception(error))
