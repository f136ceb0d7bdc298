"""How the places for cards are worked into a table: sewn, cut, inlaid, ruled, lit or plain.

A tray is the area about the stock or about the finished runs; it is part of the table's
own picture. A place is one card large, and is drawn over it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from spider_qt.api import PlaceStyle, TableForm

CORNER: Final = 0.06
"""The corner radius of a card, in card widths."""
TRAY_ROOM: Final = 0.085
"""How far a tray reaches beyond the cards in it, in card widths."""


class Pens:
    """A table's colours with the widths that suit a card size.

    Args:
        form: the table by day or by night.
        card: the width of a card, in the painter's pixels.
    """

    def __init__(self, form: TableForm, card: float) -> None:
        self.card = card
        self.fine = max(1.0, card * 0.012)
        self.bold = max(1.0, card * 0.02)
        self.radius = card * CORNER
        self.line = QColor(form.line)
        self.hollow = QColor(form.hollow)

    def pen(self, width: float, alpha: float = 1.0, colour: QColor | None = None) -> QPen:
        """A pen in the line's colour, or in another."""
        return QPen(_faint(colour or self.line, alpha), width)


def draw_tray(painter: QPainter, style: PlaceStyle, box: QRectF, pens: Pens) -> None:
    """Draw a tray about a box that cards will lie in."""
    room = pens.card * TRAY_ROOM
    outer = box.adjusted(-room, -room, room, room)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _TRAYS[style](painter, outer, pens, pens.radius + room)
    painter.restore()


def draw_place(painter: QPainter, style: PlaceStyle, box: QRectF, pens: Pens) -> None:
    """Draw the place of one card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _PLACES[style](painter, box, pens, pens.radius)
    painter.restore()


def _faint(colour: QColor, alpha: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def _round(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _within(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _fill(painter: QPainter, box: QRectF, radius: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(box, radius, radius)


def _stroke(painter: QPainter, box: QRectF, radius: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = pen.widthF() / 2
    painter.drawRoundedRect(_within(box, half), max(0.0, radius - half), max(0.0, radius - half))


def _sink(painter: QPainter, box: QRectF, radius: float, depth: float, strength: float) -> None:
    """A hollow's inner shade under its upper edge, and the light on its lower one."""
    painter.save()
    painter.setClipPath(_round(box, radius))
    steps = 5
    for number in range(steps):
        reach = depth * (number + 0.5) / steps
        pen = QPen(QColor(0, 0, 0, round(strength * 255 / steps)), 2 * depth * (1 - number / steps))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.translated(reach * 0.25, reach * 0.5), radius, radius)
    painter.restore()
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, QColor(255, 255, 255, 0))
    light.setColorAt(0.8, QColor(255, 255, 255, 0))
    light.setColorAt(1, QColor(255, 255, 255, round(120 * strength) + 20))
    pen = QPen()
    pen.setBrush(light)
    pen.setWidthF(max(1.0, depth * 0.35))
    painter.setPen(pen)
    painter.drawRoundedRect(box, radius, radius)


# Plain -----------------------------------------------------------------------------


def _plain_tray(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.55))


def _plain_place(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.5))
    _stroke(painter, box, radius, pens.pen(pens.bold))


# Stitched --------------------------------------------------------------------------


def _stitches(pens: Pens, alpha: float) -> QPen:
    pen = pens.pen(max(1.0, pens.card * 0.014), alpha)
    pen.setDashPattern([3.4, 2.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _sew(painter: QPainter, box: QRectF, pens: Pens, radius: float, alpha: float) -> None:
    """A seam: the thread presses a groove into the cloth and throws a little shade."""
    groove = QPen(QColor(0, 0, 0, 60), max(1.5, pens.card * 0.03))
    _stroke(painter, box, radius, groove)
    inner = (max(1.5, pens.card * 0.03) - max(1.0, pens.card * 0.014)) / 2
    _stroke(painter, _within(box, inner), radius - inner, _stitches(pens, alpha))


def _stitched_tray(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.6))
    _sink(painter, box, radius, pens.card * 0.035, 0.3)
    _sew(painter, _within(box, pens.card * 0.03), pens, radius - pens.card * 0.03, 0.8)


def _stitched_place(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.45))
    _sew(painter, _within(box, pens.card * 0.012), pens, radius, 1.0)


# Carved ----------------------------------------------------------------------------


def _carved_tray(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.55))
    _sink(painter, box, radius, pens.card * 0.05, 0.5)


def _carved_place(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.5))
    _sink(painter, box, radius, pens.card * 0.03, 0.4)
    _stroke(painter, box, radius, pens.pen(pens.fine))


# Inlaid ----------------------------------------------------------------------------


def _band(painter: QPainter, box: QRectF, radius: float, width: float, pens: Pens) -> None:
    """A strip of metal let in: a dark joint on both sides, a bright edge below."""
    _stroke(painter, box, radius, QPen(QColor(0, 0, 0, 110), width + max(1.0, width * 0.7)))
    joint = max(1.0, width * 0.7) / 2
    inner = _within(box, joint)
    metal = QLinearGradient(inner.topLeft(), inner.bottomRight())
    for at, factor in ((0.0, 118), (0.3, 100), (0.55, 112), (0.8, 92), (1.0, 106)):
        metal.setColorAt(at, pens.line.lighter(factor))
    pen = QPen()
    pen.setBrush(metal)
    pen.setWidthF(width)
    _stroke(painter, inner, radius - joint, pen)


def _inlaid_tray(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.5))
    _sink(painter, box, radius, pens.card * 0.03, 0.35)
    _band(painter, box, radius, max(1.0, pens.card * 0.022), pens)


def _inlaid_place(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.45))
    _band(painter, box, radius, max(1.0, pens.card * 0.014), pens)


# Ruled -----------------------------------------------------------------------------


def _rule(painter: QPainter, box: QRectF, pen: QPen, beyond: float) -> None:
    """Four lines that cross at the corners, as a draughtsman draws them."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    left, right, top, bottom = box.left(), box.right(), box.top(), box.bottom()
    painter.drawLines(
        [
            QLineF(left - beyond, top, right + beyond, top),
            QLineF(left - beyond, bottom, right + beyond, bottom),
            QLineF(left, top - beyond, left, bottom + beyond),
            QLineF(right, top - beyond, right, bottom + beyond),
        ]
    )


def _ruled_tray(painter: QPainter, box: QRectF, pens: Pens, _: float) -> None:
    inner = _within(box, pens.card * 0.03)
    painter.fillRect(inner, _faint(pens.hollow, 0.5))
    _rule(painter, inner, pens.pen(pens.fine), pens.card * 0.05)
    _rule(painter, _within(inner, pens.card * 0.025), pens.pen(max(1.0, pens.fine * 0.6), 0.75), 0)


def _ruled_place(painter: QPainter, box: QRectF, pens: Pens, _: float) -> None:
    inner = _within(box, pens.card * 0.045)
    painter.fillRect(inner, _faint(pens.hollow, 0.4))
    _rule(painter, inner, pens.pen(pens.fine), pens.card * 0.04)


# Lit -------------------------------------------------------------------------------


def _shine(painter: QPainter, box: QRectF, pens: Pens, radius: float, width: float) -> None:
    """A line with its halo."""
    for reach, alpha in ((6.0, 0.07), (4.0, 0.1), (2.4, 0.16)):
        grown = (reach - 1) * width / 2
        _stroke(
            painter,
            box.adjusted(-grown, -grown, grown, grown),
            radius + grown,
            pens.pen(width * reach, alpha),
        )
    _stroke(painter, box, radius, pens.pen(width))


def _lit_tray(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    _fill(painter, box, radius, _faint(pens.hollow, 0.5))
    _shine(painter, box, pens, radius, max(1.0, pens.card * 0.012))


def _lit_place(painter: QPainter, box: QRectF, pens: Pens, radius: float) -> None:
    inner = _within(box, pens.card * 0.03)
    _fill(painter, inner, radius, _faint(pens.hollow, 0.5))
    _shine(painter, inner, pens, radius, max(1.0, pens.card * 0.012))


_Draw = Callable[[QPainter, QRectF, Pens, float], None]
_TRAYS: Final[Mapping[PlaceStyle, _Draw]] = {
    PlaceStyle.PLAIN: _plain_tray,
    PlaceStyle.STITCHED: _stitched_tray,
    PlaceStyle.CARVED: _carved_tray,
    PlaceStyle.INLAID: _inlaid_tray,
    PlaceStyle.RULED: _ruled_tray,
    PlaceStyle.LIT: _lit_tray,
}
_PLACES: Final[Mapping[PlaceStyle, _Draw]] = {
    PlaceStyle.PLAIN: _plain_place,
    PlaceStyle.STITCHED: _stitched_place,
    PlaceStyle.CARVED: _carved_place,
    PlaceStyle.INLAID: _inlaid_place,
    PlaceStyle.RULED: _ruled_place,
    PlaceStyle.LIT: _lit_place,
}
