"""Loading every plugin, the built-in one first, so that a broken one is set aside whole.

Nothing of a plugin enters the registry before all of it was checked. What a manifest
declares is checked when it is used first.
"""

import importlib
import sys
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pluggy

from spider_qt import __version__
from spider_qt.api import API_VERSION, PROJECT, Manifest, SpiderHooks
from spider_qt.plugins import discovery, reasons
from spider_qt.plugins.collect import Offer, collect
from spider_qt.plugins.discovery import Found
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.manifest_cache import ManifestCache
from spider_qt.plugins.marks import LoadingMarks
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
    Door,
    PluginInfo,
    PluginKind,
    PluginState,
    Registry,
)

BUILTINS: Final = "builtins"
"""The id of the built-in plugin; it is always on, since a table needs a game."""

BUILTINS_MODULE: Final = "spider_qt.builtins"
_BUILTINS_MANIFEST: Final = Manifest(
    BUILTINS, "Spider Qt", __version__, API_VERSION, licence="MIT", description="The built-in games"
)


class Candidate(NamedTuple):
    """A plugin that was found: its manifest, or why it has none."""

    found: Found
    manifest: Manifest | None
    error: PluginError | None = None

    @classmethod
    def of(cls, found: Found, cache: ManifestCache) -> "Candidate":
        """Read the manifest of what was found."""
        try:
            return cls(found, discovery.read_manifest(found, cache))
        except PluginError as error:
            return cls(found, None, error)

    @property
    def id(self) -> str:
        """The manifest's id, or what else it can be called by."""
        return self.manifest.id if self.manifest else self.found.name

    @property
    def where(self) -> str:
        """Its path, or at least the package, for whoever has to tell two of one id apart."""
        place, root, module = self.found.place, self.found.root, self.found.module
        if place is not None:
            return str(place.item)
        return str(Path(root, *module.split("."))) if root else module

    def info(
        self, state: PluginState, error: PluginError | None = None, details: str = ""
    ) -> PluginInfo:
        """Return what is to be shown of it."""
        about = self.manifest or Manifest(self.id, self.id, "", API_VERSION)
        place = self.found.place
        built_in = about is _BUILTINS_MANIFEST
        return PluginInfo(
            about.id,
            about.name,
            state,
            about.version,
            about.author,
            about.licence,
            about.description,
            reason=error.reason(about.name) if error else None,
            details=details,
            door=Door.BUILT_IN if built_in else Door.FOLDER if place else Door.PIP,
            kind=place.kind if place else PluginKind.CODE,
            path=str(place.item) if place else self.found.root,
            removable=place is not None,
            declares=any(about.gives.values()),
        )


class Loader:
    """What has been loaded so far.

    Args:
        disabled: the ids of plugins that are not even imported.
        marks: what earlier runs left behind.
        safe: whether no plugin but the built-in one is loaded.
        log: where faults at run time go on being noted.
    """

    def __init__(
        self,
        disabled: Collection[str],
        marks: LoadingMarks,
        *,
        safe: bool = False,
        log: FaultLog | None = None,
    ) -> None:
        self.disabled = frozenset(disabled)
        self.marks = marks
        self.safe = safe
        self.manager = pluggy.PluginManager(PROJECT)
        self.manager.add_hookspecs(SpiderHooks)
        self.log = log or FaultLog()
        self.offers: dict[str, Offer] = {}
        self.prefixes: dict[str, str] = {}
        """The code prefixes that are taken, and by which game."""
        self.plugins: dict[str, PluginInfo] = {}
        self.repeated: list[PluginInfo] = []
        self.candidates: dict[str, Candidate] = {}
        self.imported: dict[str, object] = {}

    def load_builtins(self, found: Found) -> None:
        """Load the built-in plugin by the same steps as any other."""
        self.load(Candidate(found, _BUILTINS_MANIFEST))
        info = self.plugins[BUILTINS]
        if info.reason is not None:
            raise RuntimeError(f"{info.reason.english}\n{info.details}")

    def load(self, candidate: Candidate) -> None:
        """Take a plugin in, or note why it is left out."""
        first = self.plugins.get(candidate.id)
        if first is not None:
            paths = (self.candidates[candidate.id].where, candidate.where)
            error = reasons.same_plugin(first.name, *paths)
            self.repeated.append(candidate.info(PluginState.FAILED, error))
            return
        self.candidates[candidate.id] = candidate
        self.plugins[candidate.id] = self._loaded(candidate)

    def switch(self, plugin: str, disabled: Collection[str]) -> None:
        """Load or leave one plugin, as the player has just chosen.

        Its code stays imported, as Python cannot take that back; nothing calls it.
        """
        self.disabled = frozenset(disabled)
        offer = self._give_up(plugin)
        candidate = self.candidates[plugin]
        known = self.plugins[plugin]
        names = {candidate.id, candidate.found.name}
        if names & self.disabled:
            info = candidate.info(PluginState.DISABLED)
            reason = reasons.disabled(info.name)
            self.plugins[plugin] = replace(info, reason=reason, loaded=known.loaded)
        elif offer is not None and known.state is PluginState.ENABLED:
            self._taken(candidate, offer)
        else:
            self.plugins[plugin] = self._loaded(candidate)

    def _give_up(self, plugin: str) -> Offer | None:
        """Take what a plugin gives out of the registry to come."""
        offer = self.offers.pop(plugin, None)
        for variant in offer.variants.values() if offer is not None else ():
            del self.prefixes[variant.prefix]
        return offer

    def registry(self) -> Registry:
        """Return everything as it is now."""
        every: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
        for plugin in self.plugins:
            offer = self.offers.get(plugin)
            if offer is not None:
                for kind, found in offer.objects.items():
                    every[kind].update(found)
        prefixes = {variant.prefix: variant for variant in every[VARIANTS].values()}
        return Registry(
            MappingProxyType(every[VARIANTS]),
            MappingProxyType(prefixes),
            MappingProxyType(every[SCHEMES]),
            MappingProxyType(every[THEMES]),
            (*self.plugins.values(), *self.repeated),
            self.log,
            _shelf(every[TABLES]),
            _shelf(every[LOOKS]),
            MappingProxyType(every[OBSERVERS]),
            MappingProxyType(every[HINTS]),
        )

    def _loaded(self, candidate: Candidate) -> PluginInfo:
        """Load one plugin, and say what became of it."""
        about = candidate.manifest
        built_in = about is _BUILTINS_MANIFEST
        off = None if built_in else self._why_off(candidate)
        if off is not None:
            return off
        assert about is not None
        try:
            if built_in:
                return self._taken(candidate, self._import(candidate.found, None))
            missing = _missing(about)
            if missing:
                raise reasons.requires(missing)
            place = candidate.found.place
            if place is None or place.kind is PluginKind.CODE:
                from spider_qt.plugins.watch import WATCH

                WATCH.folder = self.marks.folder or WATCH.folder
            if place is not None and place.kind is PluginKind.DATA:
                from spider_qt.plugins.data import read_data
                from spider_qt.plugins.data_guard import guard_looks

                try:
                    offer = read_data(place.folder, about)
                except (OSError, MemoryError, RecursionError) as error:
                    raise reasons.import_failed(error) from error
                guarded = guard_looks(offer, about.id, about.version, self.log)
                return self._taken(candidate, guarded)
            if place is not None and str(place.folder) not in sys.path:
                sys.path.append(str(place.folder))  # at the end: it cannot shadow the program
            if any(about.gives.values()):
                from spider_qt.plugins.lazy import Later, declared_offer

                later = Later(partial(self._load_later, candidate), about)
                return self._taken(candidate, declared_offer(later, about, self.log), loaded=False)
            return self._taken(candidate, self._watched(candidate.found, about))
        except PluginError as error:
            details = _details(error.__cause__)
            return candidate.info(PluginState.FAILED, error, details)

    def _why_off(self, candidate: Candidate) -> PluginInfo | None:
        """Say why a plugin is not even tried, or None."""
        about = candidate.manifest
        if {candidate.id, candidate.found.name} & self.disabled:
            info = candidate.info(PluginState.DISABLED)
            return replace(info, reason=reasons.disabled(info.name))
        if self.safe:
            info = candidate.info(PluginState.DISABLED)
            return replace(info, reason=reasons.safe_mode(info.name))
        if about is None:
            return candidate.info(PluginState.FAILED, candidate.error)
        mark = self.marks.left_behind(about.id, about.version)
        if mark is None:
            return None
        if mark.cause is None:
            error = reasons.interrupted(str(mark.file))
        else:
            error = reasons.crashed(str(mark.file), mark.cause)
        return replace(candidate.info(PluginState.FAILED, error), crashed=True)

    def _load_later(self, candidate: Candidate) -> Offer:
        """Load what was declared, as it is used first; the list of plugins then says so."""
        about = candidate.manifest
        assert about is not None
        from spider_qt.plugins.lazy import check_declared

        known = self.plugins[about.id]
        try:
            offer = self._watched(candidate.found, about)
            check_declared(about, offer)
        except PluginError as error:
            details = _details(error.__cause__)
            self.plugins[about.id] = candidate.info(PluginState.FAILED, error, details)
            self._give_up(about.id)
            raise
        told = {(kind, id_) for kind, ids in known.gives.items() for id_ in ids}
        hidden = tuple(id_ for kind, id_ in offer.raw if (kind, id_) not in told)
        self.plugins[about.id] = replace(known, loaded=True, hidden=hidden)
        return offer

    def _watched(self, found: Found, about: Manifest) -> Offer:
        """Import a plugin, with a mark on disk and under the watchdog's eyes."""
        from spider_qt.plugins.watch import WATCH

        try:
            with self.marks.loading(about.id, about.version), WATCH.loading(about.id):
                return self._import(found, about)
        except (PluginError, KeyboardInterrupt):
            raise
        except BaseException as error:  # the watchdog's, between two lines of our own
            raise reasons.import_failed(error) from error

    def _import(self, found: Found, about: Manifest | None) -> Offer:
        """Import a plugin and ask it what it gives."""
        try:
            loaded: object = importlib.import_module(found.module)
            for name in filter(None, found.attribute.split(".")):
                loaded = getattr(loaded, name)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise reasons.import_failed(error) from error
        if about is not None:
            again = self.imported.get(about.id) is loaded  # it was switched off and on
            if again and self.manager.is_registered(loaded):
                self.manager.unregister(loaded)
            self.imported[about.id] = loaded
        return collect(self.manager, loaded, about, self.log)

    def _taken(self, candidate: Candidate, offer: Offer, *, loaded: bool = True) -> PluginInfo:
        """Take over what a plugin gives, all of it or nothing."""
        for variant in offer.variants.values():
            taken = self.prefixes.get(variant.prefix)
            if taken is not None:
                own = self.offers[BUILTINS].variants.get(taken)
                if own is not None:
                    raise reasons.builtin_prefix(variant.prefix, variant.id, own.name)
                raise reasons.same_prefix(variant.prefix, variant.id, taken)
        for variant in offer.variants.values():
            self.prefixes[variant.prefix] = variant.id
        self.offers[candidate.id] = offer
        info = candidate.info(PluginState.ENABLED)
        loaded = loaded and info.kind is PluginKind.CODE
        return replace(info, gives=offer.ids, names=offer.names, loaded=loaded)


def _shelf(values: dict[str, Any]) -> Any:  # noqa: ANN401 - a mapping of tables or of themes
    lazy = sys.modules.get("spider_qt.plugins.lazy")  # not loaded: nothing is declared
    return lazy.Shelf(values) if lazy is not None else MappingProxyType(values)


def _missing(manifest: Manifest) -> str:
    """The first required module that is not there; empty if none is missing."""
    if not manifest.requires:
        return ""
    from spider_qt.plugins.packages import missing_modules

    return next(iter(missing_modules(manifest)), "")


def _details(error: BaseException | None) -> str:
    """The traceback of what a plugin raised; the module is rarely needed."""
    if error is None:
        return ""
    import traceback

    return "".join(traceback.format_exception(error))
