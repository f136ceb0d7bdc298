"""Marks on the table: focus, selection, targets and refusals, told apart by shape.

Each kind has its own line pattern and badge, so that none depends on colour.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spider_qt.ui.table import shapes
from spider_qt.ui.table.drawing import CORNER, outline
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.look import Look

MARKS_ORDER = 2000.0


class MarkKind(Enum):
    """What a mark says."""

    SHADOW = "shadow"
    TARGET = "target"
    BEST = "best"
    OVER = "over"
    LIFTED = "lifted"
    FOCUS = "focus"
    REFUSED = "refused"
    HINT_SOURCE = "hint_source"
    HINT_TARGET = "hint_target"


_LINES: Final = {
    MarkKind.LIFTED: (Qt.PenStyle.DashLine, 1.3),
    MarkKind.TARGET: (Qt.PenStyle.DotLine, 1.0),
    MarkKind.REFUSED: (Qt.PenStyle.DashDotLine, 1.4),
    MarkKind.BEST: (Qt.PenStyle.DashLine, 1.7),
    MarkKind.OVER: (Qt.PenStyle.SolidLine, 1.7),
}
"""The pattern and the weight of each mark's line."""

_LIFTS: Final = {MarkKind.TARGET: (0.07, 0.4), MarkKind.BEST: (0.12, 0.65)}
"""How far the shade of a column that takes the cards reaches, in card widths; how dark it is."""

_ACCENTED: Final = (
    MarkKind.BEST,
    MarkKind.OVER,
    MarkKind.HINT_SOURCE,
    MarkKind.HINT_TARGET,
)
_SHADES: Final = 9
"""In how many steps a shade grows dark."""


class MarkItem(QGraphicsItem):
    """One mark about a box."""

    def __init__(self, kind: MarkKind, look: Look) -> None:
        super().__init__()
        self.kind = kind
        self._look = look
        self.box = Box(0, 0, 1, 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(MARKS_ORDER)

    def resize(self) -> None:
        """Tell the scene that the card size is about to change."""
        self.prepareGeometryChange()

    def place(self, box: Box) -> None:
        """Put it about a box."""
        self.prepareGeometryChange()
        self.box = box
        self.setPos(box.x, box.y)

    def boundingRect(self) -> QRectF:
        """The box with room for the lines and the badge about it."""
        room = self._look.width * 0.16 + 4
        return QRectF(0, 0, self.box.width, self.box.height).adjusted(
            -room, -room, room, room * 1.5
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the mark; smooth lines and soft shades are drawn once per size."""
        about = self.boundingRect()
        key = ("mark", self.kind, self.box.width, self.box.height)
        pixmap = self._look.drawn(key, about.width(), about.height(), self._draw)
        painter.drawPixmap(about.topLeft(), pixmap)

    def _draw(self, painter: QPainter) -> None:
        painter.translate(-self.boundingRect().topLeft())
        box = QRectF(0, 0, self.box.width, self.box.height)
        kind = self.kind
        if kind is MarkKind.SHADOW:
            self._shade(painter, box, 0.1, 0.055, 0.5)
        elif kind is MarkKind.FOCUS:
            self._ring(painter, box)
        elif kind in (MarkKind.HINT_SOURCE, MarkKind.HINT_TARGET):
            if kind is MarkKind.HINT_TARGET:  # told from the source by more than its arrow
                self._line(painter, box, Qt.PenStyle.SolidLine, 0.7)
            self._brackets(painter, box)
            self._badge(painter, box)
        else:
            if kind in _LIFTS:
                self._lift(painter, box, *_LIFTS[kind])
            style, weight = _LINES[kind]
            self._line(painter, box, style, weight)
            if kind is not MarkKind.LIFTED:
                self._badge(painter, box)

    def _shade(
        self, painter: QPainter, box: QRectF, reach: float, drop: float, depth: float
    ) -> None:
        """A soft shade about a box.

        Args:
            painter: draws it.
            box: what casts it.
            reach: how far it goes beyond the box, in card widths.
            drop: how far it lies below the box, in card widths.
            depth: how dark it is under the box, 0 to 1.
        """
        wide = self._look.width
        shade = QColor(self._look.felt.shadow)
        shade.setAlphaF(1 - (1 - depth) ** (1 / _SHADES))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for step in range(_SHADES):
            grown = wide * reach * (1 - 2 * step / _SHADES)
            around = box.adjusted(-grown, -grown, grown, grown).translated(0, wide * drop)
            radius = max(0.0, wide * CORNER + grown)
            painter.drawRoundedRect(around, radius, radius)

    def _lift(self, painter: QPainter, box: QRectF, reach: float, depth: float) -> None:
        """The shade of a card that comes up a little, seen beside the card only."""
        beside, card = QPainterPath(), QPainterPath()
        beside.addRect(self.boundingRect())
        card.addRoundedRect(box, self._look.width * CORNER, self._look.width * CORNER)
        painter.save()
        painter.setClipPath(beside - card)
        self._shade(painter, box, reach, reach * 0.6, depth)
        painter.restore()

    def _brackets(self, painter: QPainter, box: QRectF) -> None:
        """Four corners, dark under light: no other mark is broken in the middle."""
        width = self._stroke() * 1.5
        out = box.adjusted(-width, -width, width, width)
        arm = min(self._look.width * 0.3, out.height() * 0.3)
        path = QPainterPath()
        for x, dx in ((out.left(), arm), (out.right(), -arm)):
            for y, dy in ((out.top(), arm), (out.bottom(), -arm)):
                path.moveTo(x, y + dy)
                path.lineTo(x, y)
                path.lineTo(x + dx, y)
        for colour, size in (
            (self._look.felt.shade, width * 2),
            (self._colour(), width),
        ):
            pen = QPen(colour, size)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

    def _ring(self, painter: QPainter, box: QRectF) -> None:
        """Two lines, dark in light, that stand out on cards and felt alike."""
        width = self._stroke()
        radius = self._look.width * CORNER
        for reach, colour, size in (
            (width * 0.5, self._look.felt.shade, width * 2.2),
            (width * 0.5, self._look.felt.accent, width * 1.1),
        ):
            grown = box.adjusted(-reach, -reach, reach, reach)
            outline(painter, grown, radius + reach, QPen(colour, size))

    def _line(self, painter: QPainter, box: QRectF, style: Qt.PenStyle, weight: float) -> None:
        """A patterned line on a dark one."""
        width = self._stroke() * weight
        radius = self._look.width * CORNER
        grown = box.adjusted(-width / 2, -width / 2, width / 2, width / 2)
        outline(painter, grown, radius, QPen(self._look.felt.shade, width * 1.8))
        pen = QPen(self._colour(), width, style)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        outline(painter, grown, radius, pen)

    def _badge(self, painter: QPainter, box: QRectF) -> None:
        """A disc at the lower edge with the sign of the kind."""
        reach = self._look.width * 0.14
        centre = QPointF(box.center().x(), box.bottom() - reach * 0.6)
        painter.setPen(QPen(self._look.felt.ink, max(1.0, reach * 0.1)))
        painter.setBrush(self._look.felt.shade)
        painter.drawEllipse(centre, reach, reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour())
        if self.kind is MarkKind.BEST:
            painter.drawPath(shapes.star(centre, reach * 0.72))
        elif self.kind is MarkKind.HINT_SOURCE:
            painter.drawPath(shapes.arrow_up(centre, reach * 0.6))
        elif self.kind is MarkKind.REFUSED:
            pen = QPen(self._colour(), reach * 0.24)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(shapes.cross(centre, reach * 0.6), pen)
        else:
            painter.drawPath(shapes.arrow_down(centre, reach * 0.6))

    def _colour(self) -> QColor:
        felt = self._look.felt
        if self.kind is MarkKind.REFUSED:
            return felt.refusal
        if self.kind in _ACCENTED:
            return felt.accent
        return felt.ink

    def _stroke(self) -> float:
        return max(2.0, self._look.width * 0.03)
