"""The host of all plugins: finds them at their doors, and changes what is on while it runs.

The doors are the entry-point group ``spider_qt.plugins``, for our own games as well, and
the player's plugin folder. In a checkout that is not installed there is no metadata; the
built-in plugin is then found by its name. Every change makes a new registry; the old one
stays as it is.
"""

import importlib
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from spider_qt.api import CardTheme, ScoringScheme, Variant
from spider_qt.plugins import discovery, doors
from spider_qt.plugins.discovery import Found
from spider_qt.plugins.entry_points import EntryPointLike, in_folder, scan
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.loader import BUILTINS, BUILTINS_MODULE, Candidate, Loader
from spider_qt.plugins.manifest_cache import ManifestCache
from spider_qt.plugins.marks import LoadingMarks
from spider_qt.plugins.registry import PluginInfo, PluginKind, Registry

if TYPE_CHECKING:
    from spider_qt.plugins.changes import Change
    from spider_qt.plugins.packages import Checked

__all__ = ["BUILTINS", "PluginHost", "load_registry"]


def load_registry(
    disabled: Collection[str] = (),
    *,
    entry_points: Iterable[EntryPointLike] | None = None,
    marks: Path | None = None,
    folder: Path | None = None,
    cache: Path | None = None,
    safe: bool = False,
) -> Registry:
    """Find, check and load every plugin, for programs that change nothing afterwards.

    The arguments and errors are those of ``PluginHost``.
    """
    host = PluginHost(
        disabled, entry_points=entry_points, marks=marks, folder=folder, cache=cache, safe=safe
    )
    return host.registry


class PluginHost:
    """Every plugin that is there, and the registry of what is on.

    Args:
        disabled: the ids of plugins that the player switched off. They are not even
            imported. The built-in one cannot be switched off.
        once: the ids of plugins that are left out in this run only.
        entry_points: where to look instead of at what is installed.
        marks: the folder for the marks of loads and rules that took the program with
            them; None for no marks.
        folder: the player's plugin folder; None for none.
        cache: the file that keeps the manifests for the next start; None for none.
        safe: safe mode: no plugin but the built-in one is loaded.
        keep: keeps the player's choice, the ids of all plugins that are off.

    Raises:
        RuntimeError: if the built-in plugin is broken, which is a defect of the program.
        KeyboardInterrupt: if the player ended it.
    """

    def __init__(
        self,
        disabled: Collection[str] = (),
        *,
        once: Collection[str] = (),
        entry_points: Iterable[EntryPointLike] | None = None,
        marks: Path | None = None,
        folder: Path | None = None,
        cache: Path | None = None,
        safe: bool = False,
        keep: Callable[[tuple[str, ...]], object] | None = None,
    ) -> None:
        self.folder = folder
        """The player's plugin folder, which need not be there yet."""
        self.safe_mode = safe
        """Whether only the built-in plugin is loaded."""
        self.disabled = tuple(disabled)
        """What the player switched off."""
        self.once = tuple(once)
        """What is left out in this run besides."""
        self._points = None if entry_points is None else tuple(entry_points)
        self._marks = marks
        self._cache = cache
        self._keep = keep
        self._listeners: list[Callable[[Registry], object]] = []
        self.loader = self._look()
        """What was loaded; for ``manage``."""
        self._registry = self.loader.registry()

    @property
    def registry(self) -> Registry:
        """Everything as it is now: an immutable value, another one after each change."""
        if self._registry.plugins != (*self.loader.plugins.values(), *self.loader.repeated):
            self._registry = self.loader.registry()  # something was loaded as it was used
        return self._registry

    # What is installed now, for whoever holds the host rather than one registry ---------

    @property
    def variants(self) -> Mapping[str, Variant]:
        """The games by id."""
        return self.registry.variants

    @property
    def variant_by_prefix(self) -> Mapping[str, Variant]:
        """The same games by the letters of their codes."""
        return self.registry.variant_by_prefix

    @property
    def schemes(self) -> Mapping[str, ScoringScheme]:
        """The scoring schemes by id."""
        return self.registry.schemes

    @property
    def themes(self) -> Mapping[str, CardTheme]:
        """The card faces and backs by id."""
        return self.registry.themes

    def listen(self, callback: Callable[[Registry], object]) -> None:
        """Call ``callback`` with each new registry that a change makes."""
        self._listeners.append(callback)

    # What the player may change; what that takes is imported when he does --------------

    def enable(self, plugin: str) -> "Change":
        """Switch a plugin on, also one that took the program with it: it is tried again."""
        from spider_qt.plugins import manage

        return manage.enable(self, plugin)

    def disable(self, plugin: str) -> "Change":
        """Switch a plugin off. What it gives leaves the menus at once.

        A game that is being played by its rules can be finished: it holds them itself.
        """
        from spider_qt.plugins import manage

        return manage.disable(self, plugin)

    def inspect(self, path: Path) -> "Checked":
        """Return what a file or folder would install; nothing is written or imported.

        Raises:
            PackageError: with everything that is wrong with it.
        """
        from spider_qt.plugins.install import inspected

        return inspected(path)

    def install(self, what: "Path | Checked", *, replace: bool = False) -> "Change":
        """Copy a wheel, zip or folder into the plugin folder and load it.

        Args:
            what: the file or folder, or what ``inspect`` found there: just that is then
                installed, even if the file has become another while the player was asked.
            replace: whether it may take the place of the same plugin, which goes only
                once the new one is written whole.
        """
        from spider_qt.plugins import manage

        return manage.install(self, what, replace=replace)

    def remove(self, plugin: str) -> "Change":
        """Delete a plugin from the plugin folder; what it left on is forgotten, too."""
        from spider_qt.plugins import manage

        return manage.remove(self, plugin)

    def reload(self) -> Registry:
        """Look at the disk again, and load what is on."""
        importlib.invalidate_caches()
        log = self.loader.log
        self.loader = self._look(log)
        self.tell()
        return self.registry

    def info(self, plugin: str) -> PluginInfo | None:
        """Return what is known of a plugin."""
        return self.loader.plugins.get(plugin)

    def choose(self, disabled: tuple[str, ...]) -> None:
        """Keep the player's choice, at once: a crash must not lose it."""
        self.disabled = disabled
        if self._keep is not None:
            self._keep(disabled)

    def tell(self) -> None:
        """Make a new registry, and tell those who listen."""
        self._registry = self.loader.registry()
        for listener in self._listeners:
            listener(self._registry)

    def _look(self, log: FaultLog | None = None) -> Loader:
        """Find every plugin and load what is on."""
        folder = self.folder
        points = self._points
        if points is None:
            points = scan(str(folder) if folder is not None else "")
        cache = ManifestCache(self._cache)
        loader = Loader(
            (*self.disabled, *self.once), LoadingMarks(self._marks), safe=self.safe_mode, log=log
        )
        everything = [discovery.take_apart(point) for point in points]
        own = [found for found in everything if found.module == BUILTINS_MODULE]
        loader.load_builtins(own[0] if own else Found(BUILTINS, BUILTINS_MODULE))
        everything.extend(_in_folder(folder) if folder is not None else ())
        others = [Candidate.of(found, cache) for found in everything if found not in own]
        # Of two with one id the installed one comes first, as its code does on the path.
        for candidate in sorted(others, key=lambda one: (one.id, one.found.place is not None)):
            loader.load(candidate)
        cache.write()
        return loader


def _in_folder(folder: Path) -> Iterable[Found]:
    for place in doors.places(folder):
        if place.kind is PluginKind.DATA or place.error is not None:
            yield Found(place.item.stem, "", place=place)
            continue
        points = in_folder(str(place.folder))
        if not points:
            yield Found(place.item.stem, "", place=place)
        for point in points:
            yield discovery.take_apart(point, place)
