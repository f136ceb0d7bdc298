"""The help menu: rules, keys, about. Each is made when it is first asked for.

What opens seldom is imported when it opens, so that the start does not wait for it.
"""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from spider_qt.storage.files import DISK
from spider_qt.ui.actions import Actions
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import Languages

if TYPE_CHECKING:
    from spider_qt.ui.rules_window import RulesWindow


class Helper:
    """Opens the pages that explain the program.

    Args:
        actions: the window's actions, whose keys are listed.
        languages: tells in which language the rules are shown.
        window: the pages belong to it.
    """

    def __init__(self, actions: Actions, languages: Languages, window: QWidget) -> None:
        self._actions = actions
        self._languages = languages
        self._window = window
        self.rules: RulesWindow | None = None
        """The rules page, once it was opened."""

    def show_rules(self, section: str = "") -> None:
        """Show a section of the rules, "" for their beginning."""
        if self.rules is None:
            from spider_qt.ui.rules_window import RulesWindow

            self.rules = RulesWindow(self._languages, self._window)
        self.rules.show_section(section)

    def show_keys(self) -> None:
        """Show every key, in one window however often it is asked for."""
        from spider_qt.ui.dialogs.overview import OverviewDialog

        dialog = self._window.findChild(OverviewDialog)
        if dialog is None:
            dialog = OverviewDialog(self._actions, self._window)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def show_about(self) -> None:
        """Show version and licence."""
        from spider_qt.ui.dialogs.about import AboutDialog

        AboutDialog(self._window).open()

    def open_folder(self, folder: Path, over: QWidget | None = None) -> None:
        """Show a folder in the system's file manager; if there is none, say where it is.

        Args:
            folder: it is made if it is not there.
            over: the dialog that asks, if it is not the window.
        """
        from spider_qt.ui.dialogs.reading import ReadingDialog

        with suppress(OSError):
            DISK.make_folder(folder)
        if folder.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            return
        ReadingDialog(partial(_folder_text, str(folder)), over or self._window).open()


def _folder_text(folder: str) -> str:
    return translate("Help", "The folder: {folder}").replace("{folder}", folder)
