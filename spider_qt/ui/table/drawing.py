"""What everything on the table is drawn with: the art's shape, colours, small shapes."""

from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from spider_qt.api import PlaceStyle, Rank, Suit, TableForm, TableTheme
from spider_qt.ui.themes.contrast import TEXT, contrast
from spider_qt.ui.themes.places import CORNER, Pens, draw_place

__all__ = ["CORNER", "FELT", "Art", "Felt", "outline"]

_GREEN: Final = TableForm(
    "#2c7e5b", "#1d5b42", "#a9d8be", "#123f2d", "#ffffff", "#08140f", "#ffd54a", "#ff9d85"
)
FELT: Final = TableTheme("felt", "Felt", _GREEN, _GREEN, PlaceStyle.PLAIN)
"""What lies under the cards where there is no table at all."""


class Art(Protocol):
    """Gives the pictures of cards; sizes in logical pixels, ratio = device per logical."""

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's face, ``width * ratio`` device pixels wide."""

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's back, ``width * ratio`` device pixels wide."""


class Felt:
    """The colours of a table by day or by night.

    Args:
        table: the table.
        dark: whether its form by night is wanted.
        accent: the theme's accent, ``#rrggbb``; passed over where it cannot be told from
            what lies behind marks.
    """

    def __init__(self, table: TableTheme = FELT, *, dark: bool = False, accent: str = "") -> None:
        form = table.dark if dark else table.light
        self.table = table
        self.is_dark = dark
        self.form = form
        self.top, self.bottom = QColor(form.top), QColor(form.bottom)
        self.line = QColor(form.line)
        self.hollow = QColor(form.hollow)
        self.ink = QColor(form.ink)
        self.shade = QColor(form.shade)
        self.shadow = QColor(0x08, 0x10, 0x10)
        wanted = QColor(accent) if accent else QColor(form.accent)
        fits = contrast(wanted, self.shade) >= TEXT
        self.accent = wanted if fits else QColor(form.accent)
        self.refusal = QColor(form.refusal)

    def draw_place(self, painter: QPainter, box: QRectF, card: float) -> None:
        """Draw the place of a card, ``card`` pixels wide, in the manner of the table."""
        draw_place(painter, self.table.places, box, Pens(self.form, card))


def outline(painter: QPainter, box: QRectF, radius: float, pen: QPen) -> None:
    """Stroke a rounded rectangle without filling it."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)
