"""The rules page in a window of its own, beside the game and never in front of it."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from spider_qt.api.resources import resource_path
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import SOURCE, Languages
from spider_qt.ui.window_place import roomy

_STYLE: Final = """
body {{ margin: 10px }}
h1 {{ font-size: x-large }}
h2 {{ font-size: large; margin-top: 14px }}
a {{ color: {link} }}
h2 a {{ color: {text} }}
td, th {{ padding: 3px 12px 3px 0 }}
"""


class RulesWindow(QWidget):
    """Shows the rules in the language of the program.

    Args:
        languages: tells which language that is.
        parent: the game's window; the page closes with it.
    """

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rules")
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
        self.setWindowTitle(translate("Rules", "Rules of Spider"))
        self._page.setAccessibleName(self.windowTitle())
        link = self.palette().color(QPalette.ColorRole.Link).name()
        text = self.palette().color(QPalette.ColorRole.Text).name()
        self._page.document().setDefaultStyleSheet(_STYLE.format(link=link, text=text))
        path = resource_path("rules", f"{self._languages.code}.html")
        if not path.is_file():
            path = resource_path("rules", f"{SOURCE}.html")
        self._page.setHtml(path.read_text(encoding="utf-8"))
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

    def _go(self) -> None:
        if self._section:
            self._page.scrollToAnchor(self._section)
        else:
            self._page.verticalScrollBar().setValue(0)
