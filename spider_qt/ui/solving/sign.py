"""The sign beside the figures that says whether the game can still be won."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from spider_qt.ui.i18n import translate
from spider_qt.ui.icons import pixmap
from spider_qt.ui.solving.knowledge import Standing, State
from spider_qt.ui.solving.wording import standing_told, standing_words

PICTOGRAMS: Final = {
    State.WINNABLE: "winnable",
    State.LOOKING: "looking",
    State.UNKNOWN: "unknown",
    State.LOST: "lost",
    State.UNWINNABLE: "lost",
}
"""Which pictogram stands for what; each says it in words besides."""


class Sign(QAbstractButton):
    """A caption, a pictogram and a few words; a press goes back to where it could be won.

    It takes no focus, so that a press leaves the keys to the table; a command does the same.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status_winnable")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._standing = Standing(State.LOOKING)
        self._caption, self._picture, self._value = QLabel(self), QLabel(self), QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 1, 10, 1)
        row.setSpacing(5)
        for label in (self._caption, self._picture, self._value):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(label)
        self._refresh()

    @property
    def standing(self) -> Standing:
        """What is shown."""
        return self._standing

    def show_standing(self, standing: Standing) -> None:
        """Show how the game stands."""
        if standing != self._standing:
            self._standing = standing
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the font and the colours."""
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange)
        if event.type() in kinds:
            self._refresh()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """What the texts need."""
        layout = self.layout()
        return QSize() if layout is None else layout.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame the sign while the pointer is on it and a press does something."""
        if self._standing.last is not None and self.underMouse():
            painter = QPainter(self)
            painter.setPen(self.palette().mid().color())
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 3, 3)

    def _refresh(self) -> None:
        standing = self._standing
        caption, words = translate("Solving", "Can be won"), standing_words(standing)
        told = standing_told(standing)
        font = self.font()
        font.setBold(True)
        if self._value.font() != font:
            self._value.setFont(font)
        metrics = self._value.fontMetrics()
        # Room for the longest of them, so that nothing is pushed about by what is found out.
        self._value.setMinimumWidth(max(map(metrics.horizontalAdvance, _every_word())))
        self._caption.setText(caption)
        self._value.setText(words)
        side = self.fontMetrics().height()
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        name, ratio = PICTOGRAMS[standing.state], self.devicePixelRatioF()
        self._picture.setPixmap(pixmap(name, QSize(side, side), colour, ratio))
        self.setAccessibleName(f"{caption}: {words}")
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        pressable = standing.last is not None
        shape = Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.updateGeometry()


def _every_word() -> list[str]:
    """What may stand there, with numbers of three digits."""
    standings = [Standing(state, since=100, last=100) for state in State]
    return [standing_words(one) for one in (*standings, Standing(State.LOST, last=100))]
