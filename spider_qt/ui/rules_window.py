"""The rules page in a window of its own, beside the game and never in front of it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QImage,
    QKeySequence,
    QPalette,
    QShortcut,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from spider_qt.engine.variant import Variant
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import Languages
from spider_qt.ui.names import game_name
from spider_qt.ui.rules_page import PICTURE, page_of
from spider_qt.ui.window_place import roomy

_STYLE: Final = """
body {{ margin: 10px }}
h1 {{ font-size: x-large }}
h2 {{ font-size: large; margin-top: 14px }}
a {{ color: {link} }}
h2 a {{ color: {text} }}
td, th {{ padding: 3px 12px 3px 0 }}
"""
_PICTURE: Final = 480
"""The most width of the opening table, in logical pixels."""
_SHAPE: Final = 1.6
"""Its width in heights."""
_BESIDE: Final = 64
"""What margins and the scroll bar take of the window's width, in logical pixels."""

Draw = Callable[[Variant, QSize, float], QImage]
"""Draws a game's opening table: of which game, the size in logical pixels, the ratio."""


class RulesWindow(QWidget):
    """Shows the rules in the language of the program.

    Args:
        languages: tells which language that is.
        parent: the game's window, or the dialog that asks; the page closes with it.
        draw: draws the opening table; without it the page has no picture.
    """

    def __init__(
        self, languages: Languages, parent: QWidget | None = None, draw: Draw | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rules")
        self._variant: Variant | None = None
        self._draw = draw
        self._languages = languages
        self._section = ""
        self._page = QTextBrowser(self)
        self._page.setOpenLinks(False)
        self._page.anchorClicked.connect(lambda url: self._page.scrollToAnchor(url.fragment()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._page)
        for keys in ("Esc", "F1", "Ctrl+W"):
            QShortcut(QKeySequence(keys), self, self.close)
        self.resize(roomy(self, 84, 66))
        self.retranslate()

    @property
    def page(self) -> QTextBrowser:
        """The page."""
        return self._page

    def show_game(self, variant: Variant) -> None:
        """Show the rules of a game from now on."""
        self._variant = variant
        self.retranslate()

    def show_section(self, section: str) -> None:
        """Come to the front and show a section, "" for the page's beginning."""
        self._section = section
        self.show()
        self.raise_()
        self.activateWindow()
        self._page.setFocus()
        self._go()

    def retranslate(self) -> None:
        """Show the page in the language of now."""
        name = game_name("Spider" if self._variant is None else self._variant.name)
        self.setWindowTitle(translate("Rules", "Rules of {game}").replace("{game}", name))
        self._page.setAccessibleName(self.windowTitle())
        link = self.palette().color(QPalette.ColorRole.Link).name()
        text = self.palette().color(QPalette.ColorRole.Text).name()
        self._page.document().setDefaultStyleSheet(_STYLE.format(link=link, text=text))
        width = self._take_picture()
        self._page.setHtml(page_of(self._variant, self._languages.code, width))
        self._go()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the keys back to the game; not every system does so by itself."""
        super().closeEvent(event)
        game = self.parentWidget()
        if game is not None and game.isVisible() and self.isActiveWindow():
            game.activateWindow()

    def _take_picture(self) -> int:
        """Give the page its picture, and return how wide it is; 0 if there is none."""
        if self._variant is None or self._draw is None:
            return 0
        width = max(1, min(_PICTURE, self.width() - _BESIDE))
        size = QSize(width, round(width / _SHAPE))
        try:
            image = self._draw(self._variant, size, self.devicePixelRatioF())
        except Exception:  # a plugin's game that cannot be dealt; its guard has told why
            return 0
        image.setDevicePixelRatio(1)  # the page tells how wide it is shown
        kind = int(QTextDocument.ResourceType.ImageResource.value)
        self._page.document().addResource(kind, QUrl(PICTURE), image)
        return width

    def _go(self) -> None:
        if self._section:
            self._page.scrollToAnchor(self._section)
        else:
            self._page.verticalScrollBar().setValue(0)
