"""The things on the table: cards and the places they lie on. They handle no input."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import STOCK, PileId, PileKind
from spider_qt.ui.table import shapes
from spider_qt.ui.table.drawing import CORNER, Art, Felt, outline
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.placement import Place

_EDGE_ON = 0.03


class Look:
    """What all items draw with: the art, the card size, the screen's ratio, the colours."""

    def __init__(self, art: Art, felt: Felt) -> None:
        self.art = art
        self.felt = felt
        self.width = 1.0
        self.height = 1.0
        self.ratio = 1.0

    def face(self, card: Card) -> QPixmap:
        """The face of a card at the current size."""
        return self.art.face(card.suit, card.rank, self.width, self.height, self.ratio)

    def back(self) -> QPixmap:
        """The back of a card at the current size."""
        return self.art.back(self.width, self.height, self.ratio)


class CardItem(QGraphicsItem):
    """One card: a pixmap, squeezed about its middle while it turns."""

    def __init__(self, card: Card, look: Look) -> None:
        super().__init__()
        self.card = card
        self._look = look
        self._turn = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def turn(self) -> float:
        """How far it is turned: 0 face down, 1 face up."""
        return self._turn

    @property
    def face_up(self) -> bool:
        """Whether its face is to be seen."""
        return self._turn >= 0.5

    def boundingRect(self) -> QRectF:
        """The card, whichever side is up."""
        return QRectF(0, 0, self._look.width, self._look.height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the side that is up."""
        look = self._look
        pixmap = look.face(self.card) if self._turn >= 0.5 else look.back()
        if self._turn in (0.0, 1.0):
            painter.drawPixmap(QPointF(0, 0), pixmap)
            return
        squeeze = max(_EDGE_ON, abs(math.cos(math.pi * self._turn)))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(look.width * (1 - squeeze) / 2, 0)
        painter.scale(squeeze, 1.0)
        painter.drawPixmap(QPointF(0, 0), pixmap)

    def place(self, place: Place) -> None:
        """Put it where the picture wants it."""
        self.move_to(place.x, place.y)
        self.set_order(place.z)
        self.show_turn(1.0 if place.face_up else 0.0)
        self.show_or_hide(place.visible)

    def resize(self) -> None:
        """Tell the scene that the card size is about to change."""
        self.prepareGeometryChange()

    def move_to(self, x: float, y: float) -> None:
        """Put its left upper corner somewhere, in logical pixels."""
        self.setPos(x, y)

    def show_turn(self, turn: float) -> None:
        """Show it between face down (0) and face up (1)."""
        if turn != self._turn:
            self._turn = turn
            self.update()

    def set_order(self, z: float) -> None:
        """Put it at a height in the stack of everything on the table."""
        if z != self.zValue():
            self.setZValue(z)

    def show_or_hide(self, shown: bool) -> None:
        """Show it or not."""
        if shown != self.isVisible():
            self.setVisible(shown)


class PlaceItem(QGraphicsItem):
    """The bare place of a pile: an outline, with a sign of what the pile is."""

    def __init__(self, pile_id: PileId, look: Look) -> None:
        super().__init__()
        self.pile_id = pile_id
        self._look = look
        self._height = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(0)

    def resize(self) -> None:
        """Tell the scene that the card size is about to change."""
        self.prepareGeometryChange()

    def place(self, box: Box, height: float) -> None:
        """Put it at a pile's box; ``height`` is how much of it is to be drawn."""
        self.prepareGeometryChange()
        self._height = height
        self.setPos(box.x, box.y)

    def boundingRect(self) -> QRectF:
        """The outline."""
        return QRectF(0, 0, self._look.width, self._height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a faint hollow."""
        look, felt = self._look, self._look.felt
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.0, look.width * 0.018)
        box = self.boundingRect().adjusted(width, width, -width, -width)
        radius = look.width * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt.hollow)
        painter.drawRoundedRect(box, radius, radius)
        outline(painter, box, radius, QPen(felt.line, width))
        if self.pile_id == STOCK:
            self._sign(painter, shapes.cross(box.center(), look.width * 0.16), width * 2)
        elif self.pile_id.kind is PileKind.FOUNDATION:
            reach = min(look.width * 0.14, box.height() * 0.32)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(felt.line)
            painter.drawPath(shapes.star(box.center(), reach))

    def _sign(self, painter: QPainter, path: QPainterPath, width: float) -> None:
        pen = QPen(self._look.felt.line, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)


class CountItem(QGraphicsItem):
    """How many deals the stock still has, on a badge over it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(400)

    @property
    def count(self) -> int:
        """The number shown."""
        return self._count

    def resize(self) -> None:
        """Tell the scene that the card size is about to change."""
        self.prepareGeometryChange()

    def show_count(self, count: int, front: Box) -> None:
        """Show a number on the front card's box; nothing for 0."""
        self.prepareGeometryChange()
        self._count = count
        self.setVisible(count > 0)
        self.setPos(front.x + front.width / 2, front.y + front.height / 2)
        self.update()

    def boundingRect(self) -> QRectF:
        """The badge, about the item's position."""
        reach = self._look.width * 0.27
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a disc and the number on it."""
        felt, box = self._look.felt, self.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = max(1.0, self._look.width * 0.02)
        painter.setPen(QPen(felt.ink, pen))
        painter.setBrush(felt.shade)
        painter.drawEllipse(box.adjusted(pen, pen, -pen, -pen))
        high = box.height() * 0.44
        digits = shapes.number(self._count, QRectF(-high, -high / 2, 2 * high, high))
        stroke = QPen(felt.ink, high * 0.17)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(digits, stroke)


class PauseItem(QGraphicsItem):
    """The sign of a paused game, in the middle of the table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size = (1.0, 1.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, box: Box) -> None:
        """Put it into the middle of a box."""
        self.prepareGeometryChange()
        self._size = (box.width, box.height)
        self.setPos(box.x, box.y)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return QRectF(0, 0, *self._size)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw two bars."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.felt.line)
        box = self.boundingRect()
        painter.drawPath(shapes.pause(box.center(), min(box.width(), box.height()) * 0.12))
