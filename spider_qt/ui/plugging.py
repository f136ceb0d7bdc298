"""Where plugins meet the window: their troubles in the strip, their files, their manager.

What opens seldom is imported when it opens, so that the start does not wait for it.
"""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import PluginState
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.main_window import MainWindow

if TYPE_CHECKING:
    from spider_qt.plugins.faults import Fault
    from spider_qt.ui.dialogs.plugins_install import Installer, Installing


class PluginDesk(QObject):
    """Opens the manager, takes dropped plugins, and tells what broke, with a way to it.

    Args:
        host: all plugins.
        controller: knows whose rules the game on the table is played by.
        window: the dialogs belong to it.
    """

    _broke = Signal(object)
    """Fault: brought from whichever thread it happened in."""

    def __init__(self, host: PluginHost, controller: GameController, window: MainWindow) -> None:
        super().__init__(window)
        self._host = host
        self._controller = controller
        self._window = window
        self._installer: Installer | None = None
        window.commands[Command.PLUGINS].triggered.connect(lambda: self.show())
        self._broke.connect(self._tell_fault)
        host.registry.faults.listen(self._broke.emit)

    def show(self, plugin: str = "") -> None:
        """Show the manager.

        Args:
            plugin: the id of the plugin to be shown first; the first of all by default.
        """
        from spider_qt.ui.dialogs.plugins import PluginsDialog

        dialog: PluginsDialog = PluginsDialog(
            self._host, self._controller, self._window.help.open_folder, self._window
        )
        dialog.select(plugin)
        self._broke.connect(dialog.follow)
        dialog.open()

    def install(self, path: Path) -> None:
        """Install a file or folder that was dropped on the window; of a program it asks first."""
        if self._installer is None:
            from spider_qt.ui.dialogs.plugins_install import Installer

            self._installer = Installer(self._host, self._window)
            self._installer.told.connect(self._tell_installed)
        self._installer.install(path)

    def tell(self, sentence: Sentence, plugin: str = "") -> None:
        """Say something in the strip, with a button that opens the manager there."""
        self._window.tell(sentence, partial(self.show, plugin))

    def tell_start(self) -> None:
        """Say which plugins are missing from this start against the player's wish, and why."""
        if self._host.safe_mode:
            from spider_qt.plugins.changes import safe_mode

            self.tell(safe_mode())
        for plugin in self._host.registry.plugins:
            if plugin.state is PluginState.FAILED and plugin.reason is not None:
                self.tell(plugin.reason, plugin.id)

    def _tell_fault(self, fault: "Fault") -> None:
        self.tell(fault.sentence, fault.plugin)

    def _tell_installed(self, fact: "Installing") -> None:
        if fact.done:
            self._window.say(fact.sentence)
        else:
            self.tell(fact.sentence, fact.plugin)


def is_plugin(path: Path) -> bool:
    """Whether what is dropped can only be meant as a plugin: no game is a folder or archive."""
    return path.suffix.lower() in (".whl", ".zip") or path.is_dir()
