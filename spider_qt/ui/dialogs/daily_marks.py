"""The marks of the daily deals: a shape for each standing, so that none needs a colour."""

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spider_qt.deals.daily_results import Standing

UNITS: Final = 16.0
"""Each shape stands in a square of so many units."""
_PEN: Final = 2.0

_Shape = tuple[QPainterPath, QPainterPath]
"""What is drawn as lines, and what is filled."""


def paint_mark(painter: QPainter, box: QRectF, standing: Standing, colour: QColor) -> None:
    """Draw the mark of a standing.

    Args:
        painter: draws it; left as it was.
        box: the square that it fills.
        standing: which mark; what is to come has none.
        colour: of the lines.
    """
    draw = _SHAPES.get(standing)
    if draw is None:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / UNITS, box.height() / UNITS)
    pen = QPen(colour, _PEN)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines, filled = draw()
    painter.drawPath(lines)
    painter.fillPath(filled, colour)
    painter.restore()


class Sign(QWidget):
    """A mark beside the words that say the same; for the eyes alone.

    Args:
        standing: which mark.
        parent: the Qt parent.
    """

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing = standing
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_standing(self, standing: Standing) -> None:
        """Show another mark."""
        if standing is not self._standing:
            self._standing = standing
            self.update()

    def sizeHint(self) -> QSize:
        """As high as the letters beside it."""
        side = self.fontMetrics().ascent()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the colour of the text."""
        painter = QPainter(self)
        colour = self.palette().windowText().color()
        paint_mark(painter, QRectF(self.rect()), self._standing, colour)


def _star() -> _Shape:
    path = QPainterPath()
    for point in range(10):
        radius = 8.0 if point % 2 == 0 else 3.4
        angle = math.pi * (point / 5 - 0.5)
        place = QPointF(8 + radius * math.cos(angle), 8.6 + radius * math.sin(angle))
        if point:
            path.lineTo(place)
        else:
            path.moveTo(place)
    path.closeSubpath()
    return QPainterPath(), path


def _tick() -> _Shape:
    return _lines((2.5, 8.5), (6.5, 12.5), (13.5, 3.5)), QPainterPath()


def _diamond() -> _Shape:
    return _lines((8.0, 1.5), (14.0, 8.0), (8.0, 14.5), (2.0, 8.0), (8.0, 1.5)), QPainterPath()


def _cross() -> _Shape:
    path = _lines((3.5, 3.5), (12.5, 12.5))
    path.addPath(_lines((12.5, 3.5), (3.5, 12.5)))
    return path, QPainterPath()


def _dash() -> _Shape:
    return _lines((4.0, 8.0), (12.0, 8.0)), QPainterPath()


def _ring() -> _Shape:
    path = QPainterPath()
    path.addEllipse(QPointF(8, 8), 5.5, 5.5)
    return path, QPainterPath()


def _half() -> _Shape:
    filled = QPainterPath(QPointF(8, 8))
    filled.arcTo(QRectF(2.5, 2.5, 11, 11), 90, 180)
    filled.closeSubpath()
    return _ring()[0], filled


def _lines(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


_SHAPES: Final[Mapping[Standing, Callable[[], _Shape]]] = {
    Standing.WON: _star,
    Standing.WON_LATER: _tick,
    Standing.WON_HELPED: _diamond,
    Standing.BEGUN: _half,
    Standing.PLAYED: _cross,
    Standing.OPEN: _ring,
    Standing.MISSED: _dash,
}
