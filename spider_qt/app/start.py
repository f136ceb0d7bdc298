"""What is known before there is a window: settings, plugins, and the game that was kept.

Free of Qt, and loaded before it: reading the files needs none of it, and Qt for Python
looks through the source of every module that is imported after it.
"""

from importlib import import_module
from typing import Final, NamedTuple

from spider_qt.app.options import Options
from spider_qt.app.paths import AppPaths
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Registry
from spider_qt.storage.journal import Resumed, resume
from spider_qt.storage.lock import Claim, claim
from spider_qt.storage.settings import SettingsStore

_WITHOUT_QT: Final = (
    "engine.best",
    "engine.ending",
    "storage.folders",
    "text.inputs",
    "text.refusals",
    "ui.clock",
    "ui.messages",
    "ui.sections",
    "ui.supplies",
    "ui.table.choreography",
    "ui.table.options",
    "ui.table.placement",
)
"""What the window needs and needs no Qt itself."""
_SLOTS: Final = 9
"""So many windows at once keep a game each; a further one plays without keeping."""


class Start(NamedTuple):
    """Where the program begins.

    Args:
        settings: what the player chose.
        host: the plugins, and all that they give.
        resumed: the kept game, and the journal to go on with.
        claim: holds the kept game against other windows; None if there can be no lock.
        first: whether the lock is that of the first window, which later starts look for.
        paths: where everything is kept.
    """

    settings: SettingsStore
    host: PluginHost
    resumed: Resumed
    claim: Claim | None
    first: bool
    paths: AppPaths

    @property
    def registry(self) -> Registry:
        """The games, schemes and looks that are installed now."""
        return self.host.registry


def load(options: Options, paths: AppPaths) -> Start:
    """Read everything that was left behind the last time.

    Args:
        options: how to start.
        paths: where everything is kept.
    """
    for name in _WITHOUT_QT:
        import_module(f"spider_qt.{name}")
    settings = SettingsStore(paths.settings)
    host = PluginHost(
        settings.settings.disabled_plugins,
        once=options.disabled,
        marks=paths.plugin_marks,
        folder=paths.plugins,
        cache=paths.plugin_cache,
        safe=options.safe,
        keep=lambda off: settings.change(disabled_plugins=tuple(sorted(set(off)))),
    )
    resumed, claimed = _kept_game(paths, host.registry)
    first = claimed is not None and resumed.journal.path == paths.game
    return Start(settings, host, resumed, claimed, first, paths)


def _kept_game(paths: AppPaths, registry: Registry) -> tuple[Resumed, Claim | None]:
    """Take up the first kept game that no other window holds."""
    path = paths.game
    for slot in range(1, _SLOTS + 1):
        path = paths.game if slot == 1 else paths.game.with_name(f"game-{slot}.jsonl")
        try:
            claimed = claim(path)
        except OSError:  # no lock can be had on this disk; play on without one
            return resume(path, registry.variants, registry.schemes), None
        if claimed is not None:
            return resume(path, registry.variants, registry.schemes), claimed
    return resume(path, registry.variants, registry.schemes), None
