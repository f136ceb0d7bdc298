"""A label of a few lines that ends in dots where its text has no room."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_SPARE = 12
"""Pixels, so that rounding never breaks a line that would fit."""


class Words(QLabel):
    """Shows as many words as fit into its lines, and takes no more room than they need.

    Args:
        lines: how many lines there may be.
        parent: the Qt parent.
    """

    cut_changed = Signal()
    """Whether all words fit is no longer what it was."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._whole = ""
        self._cut = False
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def whole(self) -> str:
        """The text, as much of it as is shown or not."""
        return self._whole

    @property
    def cut(self) -> bool:
        """Whether some words had no room."""
        return self._cut

    def show_words(self, text: str, *, bold: bool) -> None:
        """Show another text; its whole is what screen readers get."""
        self._whole = text
        font = self.font()
        font.setBold(bold)
        self.setFont(font)
        self.setAccessibleName(text)
        self.setMaximumWidth(self.fontMetrics().horizontalAdvance(text) + _SPARE)
        parent = self.parentWidget()
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.activate()  # the room of the text before says nothing about this one
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show more words or fewer."""
        super().resizeEvent(event)
        self._fill()

    def _fill(self) -> None:
        words = self._whole.split(" ")
        room = self._lines * self.fontMetrics().lineSpacing()
        shown = self._whole
        while len(words) > 1 and self._height(shown) > room:
            words.pop()
            shown = " ".join(words) + " …"
        if shown != self.text():
            self.setText(shown)
        cut = shown != self._whole
        if cut != self._cut:
            self._cut = cut
            self.cut_changed.emit()

    def _height(self, text: str) -> int:
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        room = self.contentsRect()
        return self.fontMetrics().boundingRect(0, 0, room.width(), 1 << 20, flags, text).height()
