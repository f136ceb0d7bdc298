"""What everything on the table is drawn with: the art's shape, colours, small shapes."""

from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)

from spider_qt.engine.cards import Rank, Suit

CORNER: Final = 0.06
"""The corner radius of a card, in card widths."""


class Art(Protocol):
    """Gives the pictures of cards; sizes in logical pixels, ratio = device per logical."""

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's face, ``width * ratio`` device pixels wide."""

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's back, ``width * ratio`` device pixels wide."""


class Felt:
    """The colours of the table, light or dark as the palette is."""

    def __init__(self, palette: QPalette) -> None:
        self.is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
        if self.is_dark:
            self.top, self.bottom = QColor(0x24, 0x45, 0x3C), QColor(0x12, 0x27, 0x21)
        else:
            self.top, self.bottom = QColor(0x3B, 0x8C, 0x68), QColor(0x22, 0x63, 0x47)
        self.line = QColor(255, 255, 255, 70 if self.is_dark else 95)
        self.hollow = QColor(0, 0, 0, 38)
        self.ink = QColor(0xFF, 0xFF, 0xFF)
        self.shade = QColor(0x08, 0x14, 0x10)
        self.accent = QColor(0xFF, 0xD5, 0x4A)
        self.refusal = QColor(0xFF, 0x8A, 0x70)

    def brush(self, height: float) -> QBrush:
        """Return the background: a gradient straight down, which costs a fill and no more."""
        gradient = QLinearGradient(0, 0, 0, height)
        gradient.setColorAt(0.0, self.top)
        gradient.setColorAt(1.0, self.bottom)
        return QBrush(gradient)


def outline(painter: QPainter, box: QRectF, radius: float, pen: QPen) -> None:
    """Stroke a rounded rectangle without filling it."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)
