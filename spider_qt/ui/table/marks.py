"""Marks on the table: focus, selection, targets and refusals, told apart by shape.

Each kind has its own line pattern and badge, so that none depends on colour.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spider_qt.ui.table import shapes
from spider_qt.ui.table.drawing import CORNER, outline
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.items import Look

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
        room = self._look.width * 0.14 + 4
        return QRectF(0, 0, self.box.width, self.box.height).adjusted(
            -room, -room, room, room * 1.5
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the mark."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self.box.width, self.box.height)
        if self.kind is MarkKind.SHADOW:
            self._shadow(painter, box)
        elif self.kind is MarkKind.FOCUS:
            self._ring(painter, box)
        elif self.kind is MarkKind.LIFTED:
            self._line(painter, box, Qt.PenStyle.DashLine, 1.3)
        elif self.kind is MarkKind.TARGET:
            self._line(painter, box, Qt.PenStyle.DotLine, 1.0)
            self._badge(painter, box)
        elif self.kind is MarkKind.REFUSED:
            self._line(painter, box, Qt.PenStyle.DashDotLine, 1.4)
            self._badge(painter, box)
        elif self.kind is MarkKind.BEST:
            self._line(painter, box, Qt.PenStyle.DashLine, 1.5)
            self._badge(painter, box)
        else:
            self._line(painter, box, Qt.PenStyle.SolidLine, 1.7)
            self._badge(painter, box)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _shadow(self, painter: QPainter, box: QRectF) -> None:
        """The shade under cards in the hand, wider and fainter in two steps."""
        radius = self._look.width * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        for reach, alpha in ((0.045, 34), (0.02, 46)):
            grown = self._look.width * reach
            shade = QColor(self._look.felt.shadow)
            shade.setAlpha(alpha)
            painter.setBrush(shade)
            painter.drawRoundedRect(
                box.adjusted(-grown, 0, grown, grown * 2), radius + grown, radius + grown
            )

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
        if self.kind in (MarkKind.BEST, MarkKind.OVER, MarkKind.LIFTED):
            return felt.accent
        return felt.ink

    def _stroke(self) -> float:
        return max(2.0, self._look.width * 0.03)
