"""The help menu: rules, keys, about. Each is made when it is first asked for.

What opens seldom is imported when it opens, so that the start does not wait for it.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QWidget

from spider_qt.storage.files import DISK
from spider_qt.ui.actions import Actions
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import Languages

if TYPE_CHECKING:
    from spider_qt.engine.variant import Variant
    from spider_qt.ui.controller import GameController
    from spider_qt.ui.rules_window import Draw, RulesWindow
    from spider_qt.ui.themes.outfit import Outfit


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
        self._controller: GameController | None = None
        self._outfit: Callable[[], Outfit] | None = None
        self.rules: RulesWindow | None = None
        """The rules page, once it was opened."""

    def serve(self, controller: "GameController", outfit: "Callable[[], Outfit]") -> None:
        """Learn which game is on the table, and what it looks like.

        Args:
            controller: holds the game.
            outfit: tells what is on the table now.
        """
        self._controller, self._outfit = controller, outfit

    def show_rules(self, section: str = "") -> None:
        """Show a section of the rules of the game on the table, "" for their beginning."""
        if self.rules is None:
            self.rules = self._rules_window(self._window)
        if self._controller is not None and self._controller.has_game:
            self.rules.show_game(self._controller.session.variant)
        self.rules.show_section(section)

    def show_rules_of(self, variant: "Variant", dialog: QWidget) -> None:
        """Show the rules of a game that may not be on the table, over the dialog that asks."""
        from spider_qt.ui.rules_window import RulesWindow

        page = dialog.findChild(RulesWindow) or self._rules_window(dialog)
        page.show_game(variant)
        page.show_section("")

    def drawing(self) -> "Draw | None":
        """Return what draws opening tables as they look now, or None without a table."""
        if self._outfit is None:
            return None
        from spider_qt.ui.table.miniature import Miniatures

        return Miniatures(self._outfit(), self._window.palette()).draw

    def _rules_window(self, parent: QWidget) -> "RulesWindow":
        from spider_qt.ui.rules_window import RulesWindow

        return RulesWindow(self._languages, parent, self._draw)

    def _draw(self, variant: "Variant", size: QSize, ratio: float) -> QImage:
        draw = self.drawing()
        return QImage() if draw is None else draw(variant, size, ratio)

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
