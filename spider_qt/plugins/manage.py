"""What the player may do with plugins: switch on and off, install, remove.

Every wish is answered with a value that says what happened. Apart from ``host``, as a
start needs none of it.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from spider_qt.plugins import changes
from spider_qt.plugins.archive import PackageError
from spider_qt.plugins.changes import Change, Conflict
from spider_qt.plugins.install import faults_sentence, inspected, put, take_away
from spider_qt.plugins.packages import Checked
from spider_qt.plugins.registry import Door, PluginState
from spider_qt.text.sentence import Sentence

if TYPE_CHECKING:
    from spider_qt.plugins.host import PluginHost


def enable(host: "PluginHost", plugin: str) -> Change:
    """Switch a plugin on, also one that took the program with it: it is tried again."""
    info = host.info(plugin)
    if info is None:
        return _refused(host, changes.unknown(plugin))
    host.loader.marks.clear(plugin)
    host.once = tuple(one for one in host.once if one != plugin)
    host.choose(tuple(one for one in host.disabled if one != plugin))
    if not host.safe_mode:
        host.loader.switch(plugin, (*host.disabled, *host.once))
    after = host.info(plugin) or info
    told = changes.switched(info.name, on=True)
    if host.safe_mode:
        return _changed(host, changes.while_safe(told))
    if after.state is PluginState.FAILED and after.reason is not None:
        return _changed(host, after.reason, done=False)
    return _changed(host, told)


def disable(host: "PluginHost", plugin: str) -> Change:
    """Switch a plugin off. What it gives leaves the menus at once.

    A game that is being played by its rules can be finished: it holds them itself.
    """
    info = host.info(plugin)
    if info is None:
        return _refused(host, changes.unknown(plugin))
    if info.door is Door.BUILT_IN:
        return _refused(host, changes.ours(info.name))
    if plugin not in host.disabled:
        host.choose((*host.disabled, plugin))
    host.loader.switch(plugin, (*host.disabled, *host.once))
    told = changes.switched(info.name, on=False)
    return _changed(host, told, restart=info.loaded)


def install(host: "PluginHost", what: Path | Checked, *, replace: bool = False) -> Change:
    """Copy a wheel, zip or folder into the plugin folder and load it.

    Args:
        host: the host of all plugins.
        what: the file or folder, or what was found there when the player was asked.
        replace: whether it may take the place of the same plugin, which goes only
            once the new one is written whole.
    """
    path = what if isinstance(what, Path) else what.path
    try:
        package = inspected(what) if isinstance(what, Path) else what
    except PackageError as error:
        told = changes.refused(path.name, faults_sentence(error.faults))
        return _refused(host, told, faults=error.faults)
    about = package.manifest
    known = host.info(about.id)
    if known is not None and known.door is not Door.FOLDER:
        word = changes.ours if known.door is Door.BUILT_IN else changes.by_pip
        return _refused(host, word(known.name))
    if known is not None and not replace:
        order = changes.order(known.version, about.version)
        conflict = Conflict(known.version, about.version, order)
        return _refused(host, changes.in_the_way(known.name, conflict), conflict=conflict)
    if host.folder is None:
        return _refused(host, changes.not_written(path.name, "no folder"))
    try:
        put(package, host.folder, Path(known.path) if known is not None else None)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return _refused(host, changes.not_written(str(host.folder), reason))
    again = known is not None and known.loaded
    host.reload()
    info = host.info(about.id)
    if info is None:  # somebody else has taken it away meanwhile
        return _refused(host, changes.unknown(about.id))
    if info.state is PluginState.FAILED and info.reason is not None:
        return _changed(host, info.reason, done=False)
    before = known.version if known is not None else ""
    return _changed(host, changes.installed(info, before), restart=again)


def remove(host: "PluginHost", plugin: str) -> Change:
    """Delete a plugin from the plugin folder; what it left on is forgotten, too."""
    info = host.info(plugin)
    if info is None:
        return _refused(host, changes.unknown(plugin))
    if not info.removable:
        word = changes.ours if info.door is Door.BUILT_IN else changes.by_pip
        return _refused(host, word(info.name))
    try:
        take_away(Path(info.path))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return _refused(host, changes.not_written(info.path, reason))
    host.loader.marks.clear(plugin)
    if plugin in host.disabled:
        host.choose(tuple(one for one in host.disabled if one != plugin))
    host.reload()
    return _changed(host, changes.removed(info.name), restart=info.loaded)


def _changed(
    host: "PluginHost", told: Sentence, *, done: bool = True, restart: bool = False
) -> Change:
    host.tell()
    return Change(done, changes.later(told) if restart else told, host.registry, restart)


def _refused(
    host: "PluginHost",
    told: Sentence,
    *,
    conflict: Conflict | None = None,
    faults: tuple[Sentence, ...] = (),
) -> Change:
    return Change(False, told, host.registry, conflict=conflict, faults=faults)
