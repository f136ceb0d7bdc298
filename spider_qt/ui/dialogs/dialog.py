"""What every dialog does alike: its language follows the program's, its memory is freed."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from spider_qt.ui.i18n import translate
from spider_qt.ui.window_place import FRAME


class Dialog(QDialog):
    """A dialog with a body and a row of buttons. Subclasses write ``retranslate``.

    Args:
        parent: the window it belongs to; it is deleted when it closes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.body = QVBoxLayout()
        self.body.setSpacing(10)
        self.box = QDialogButtonBox(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 14, 16, 12)
        outer.setSpacing(14)
        outer.addLayout(self.body, 1)
        outer.addWidget(self.box)

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        """Grow when what is inside needs more room."""
        answer = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._grow()
        return answer

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the texts need; Qt stops at two thirds of the screen."""
        super().showEvent(event)
        self._grow()

    def _grow(self) -> None:
        layout = self.layout()
        if layout is None:
            return
        room = self.screen().availableSize() - FRAME
        width = min(max(self.width(), layout.totalMinimumSize().width()), room.width())
        height = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            height = max(height, layout.totalHeightForWidth(width))
        wanted = QSize(width, min(max(self.height(), height), room.height()))
        if wanted != self.size():
            self.resize(wanted)

    def add_accept(self) -> QPushButton:
        """Add the button that does what the dialog is for."""
        button = self.box.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        button.setDefault(True)
        button.clicked.connect(self.accept)
        return button

    def add_reject(self) -> QPushButton:
        """Add the button that leaves everything as it was; Esc does the same."""
        button = self.box.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        button.setAutoDefault(False)
        button.clicked.connect(self.reject)
        return button


def cancel_text() -> str:
    """The text of the button that leaves everything as it was."""
    return translate("Dialogs", "Cancel")


def close_text() -> str:
    """The text of the button that closes a dialog without more."""
    return translate("Dialogs", "Close")


def note(parent: QWidget, width: int = 62) -> QLabel:
    """Return a label for a sentence that may need several lines.

    Args:
        parent: the dialog.
        width: the least width, in average letters.
    """
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setMinimumWidth(width * label.fontMetrics().averageCharWidth())
    return label
