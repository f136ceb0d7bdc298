"""What the program is, which version runs, and under which licence."""

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QLabel, QWidget

from spider_qt import __version__
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.i18n import translate


class AboutDialog(Dialog):
    """Tells name, version and licence; the versions can be copied for a bug report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self._name = QLabel(self)
        font = self.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.5)
        self._name.setFont(font)
        self._text = note(self)
        self._versions = QLabel(self)
        self._versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for label in (self._name, self._text, self._versions):
            self.body.addWidget(label)
        self.body.addStretch(1)
        self._close = self.add_reject()
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("About", "About Spider Qt"))
        self._name.setText("Spider Qt")
        self._text.setText(
            translate(
                "About",
                "Spider Solitaire for the desktop: every rule explained, nothing lost. "
                "Free software under the MIT licence.",
            )
        )
        versions = f"Spider Qt {__version__}\nPySide6 {PySide6.__version__}\nQt {qVersion()}"
        self._versions.setText(versions)
        self._close.setText(close_text())
