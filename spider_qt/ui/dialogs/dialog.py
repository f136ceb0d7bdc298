"""What every dialog does alike: language, memory, and scrolling where a screen is too small."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from spider_qt.ui.i18n import translate
from spider_qt.ui.window_place import FRAME

_LEAST_BODY: Final = 80
"""The least height of what scrolls, in pixels."""


class _Content(QWidget):
    """What a dialog holds."""

    def event(self, event: QEvent) -> bool:
        """Pass the request for room on, which would end at the area that scrolls."""
        answer = super().event(event)
        dialog = self.window()
        if event.type() is QEvent.Type.LayoutRequest and isinstance(dialog, Dialog):
            dialog.grow()
        return answer


class _Area(QScrollArea):
    """Scrolls a dialog's content, if it has to; wants to be as large as the content."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = _Content()
        self.setWidget(self.content)

    def sizeHint(self) -> QSize:
        """All of the content."""
        return self.content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """A little of the content, which can be scrolled."""
        least = self.content.minimumSizeHint()
        return QSize(min(least.width(), 240), min(least.height(), _LEAST_BODY))


class Dialog(QDialog):
    """A dialog with a body and a row of buttons. Subclasses write ``retranslate``.

    Args:
        parent: the window it belongs to; it is deleted when it closes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._area = _Area(self)
        self.body = QVBoxLayout(self._area.content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(10)
        self.box = QDialogButtonBox(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 14, 16, 12)
        outer.setSpacing(14)
        outer.addWidget(self._area, 1)
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
        if event.type() is QEvent.Type.LayoutRequest:
            self.grow()
        return answer

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the texts need; Qt stops at two thirds of the screen."""
        super().showEvent(event)
        self.grow()

    def room(self) -> QSize:
        """Return how large it may be: the screen's room within a window's frame."""
        return self.screen().availableSize() - FRAME

    def grow(self) -> None:
        """Become as large as what is inside needs, if it is shown and the screen has the room."""
        layout, body, box = self.layout(), self.body, self.box.sizeHint()
        if layout is None or not self.isVisible():
            return
        room, margins = self.room(), layout.contentsMargins()
        aside = margins.left() + margins.right()
        about = margins.top() + margins.bottom() + layout.spacing() + box.height()
        least = body.totalMinimumSize()
        width = max(self.width(), least.width() + aside, box.width() + aside)
        height = least.height()
        if body.hasHeightForWidth():
            height = max(height, body.totalHeightForWidth(min(width, room.width()) - aside))
        if height + about > room.height():
            width += self._area.verticalScrollBar().sizeHint().width()
        height = min(max(self.height(), height + about), room.height())
        wanted = QSize(min(width, room.width()), height)
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
