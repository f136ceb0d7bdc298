"""The things on the table: cards and the places they lie on. They handle no input.

The view does not save the painter's state around each item: what an item changes, it
changes back, but for the transformation, pen and brush, which each sets for itself.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.ui.table import shapes
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.look import Look
from spider_qt.ui.table.placement import Place

_SIGNS = (PileKind.STOCK, PileKind.FOUNDATION)
_EDGE_ON = 0.03
_UNDER = 0.2
"""How much of a card is drawn under its cover's edge, for round corners, in card widths."""


class CardItem(QGraphicsRectItem):
    """One card: a pixmap, squeezed about its middle while it turns.

    It is a rectangle only so that Qt need not ask Python for its bounds: every pass over
    the table asks every item, and that cost more than the painting.
    """

    def __init__(self, card: Card, look: Look) -> None:
        super().__init__()
        self.card = card
        self._look = look
        self._turn = 0.0
        self._cover: CardItem | None = None
        self._rests = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPen(Qt.PenStyle.NoPen)
        self.resize()

    @property
    def turn(self) -> float:
        """How far it is turned: 0 face down, 1 face up."""
        return self._turn

    @property
    def rests(self) -> bool:
        """Whether it lies where the picture wants it, moved by nothing since."""
        return self._rests

    @property
    def face_up(self) -> bool:
        """Whether its face is to be seen."""
        return self._turn >= 0.5

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the side that is up."""
        look = self._look
        pixmap = look.face(self.card) if self._turn >= 0.5 else look.back()
        if not look.is_sharp:  # the window is being resized: nothing turns
            painter.drawPixmap(self.rect(), pixmap, QRectF(pixmap.rect()))
            return
        if self._turn in (0.0, 1.0):
            seen = self._seen()
            if seen is None:
                painter.drawPixmap(QPointF(0, 0), pixmap)
            else:
                ratio = look.ratio
                part = QRectF(
                    seen.x() * ratio, seen.y() * ratio, seen.width() * ratio, seen.height() * ratio
                )
                painter.drawPixmap(seen, pixmap, part)
            return
        squeeze = max(_EDGE_ON, abs(math.cos(math.pi * self._turn)))
        # Not smoothed: for a moment of motion that would cost more than all other cards.
        painter.translate(look.width * (1 - squeeze) / 2, 0)
        painter.scale(squeeze, 1.0)
        painter.drawPixmap(QPointF(0, 0), pixmap)

    def place(self, place: Place, cover: "CardItem | None" = None) -> None:
        """Put it where the picture wants it, under ``cover`` if a card lies on it."""
        self.move_to(place.x, place.y)
        self._rests = True
        self._cover = cover
        self.set_order(place.z)
        self.show_turn(1.0 if place.face_up else 0.0)
        self.show_faintly(1.0)
        self.show_or_hide(place.visible)

    def resize(self) -> None:
        """Take on the card size of now."""
        self.setRect(0, 0, self._look.width, self._look.height)

    def move_to(self, x: float, y: float) -> None:
        """Put its left upper corner somewhere, in logical pixels."""
        self._rests = False
        self.setPos(x, y)

    def show_turn(self, turn: float) -> None:
        """Show it between face down (0) and face up (1)."""
        if turn != self._turn:
            self._turn = turn
            self.update()

    def show_faintly(self, opacity: float) -> None:
        """Show it between not at all (0) and wholly (1)."""
        if opacity != self.opacity():
            self.setOpacity(opacity)

    def set_order(self, z: float) -> None:
        """Put it at a height in the stack of everything on the table."""
        if z != self.zValue():
            self.setZValue(z)

    def show_or_hide(self, shown: bool) -> None:
        """Show it or not."""
        if shown != self.isVisible():
            self.setVisible(shown)

    def _seen(self) -> QRectF | None:
        """The strip of it that is to be seen beside its cover; None for all of it.

        A pile is drawn in strips: most of what its cards would paint lies under the next
        card. A card that leaves exposes its own place, so nothing is missed.
        """
        cover = self._cover
        if cover is None or not (self._rests and cover._rests):
            return None
        look = self._look
        dx, dy = cover.x() - self.x(), cover.y() - self.y()
        if dx and dy:
            return None
        under, ratio = look.width * _UNDER, look.ratio
        if dx:
            wide = round((abs(dx) + under) * ratio) / ratio
            left = 0.0 if dx > 0 else look.width - wide
            return QRectF(left, 0, wide, look.height) if wide < look.width else None
        high = round((abs(dy) + under) * ratio) / ratio
        top = 0.0 if dy >= 0 else look.height - high
        return QRectF(0, top, look.width, high) if high < look.height else None


class PlaceItem(QGraphicsRectItem):
    """The bare place of a pile: an outline, with a sign of what the pile is."""

    def __init__(self, pile_id: PileId, look: Look) -> None:
        super().__init__()
        self.pile_id = pile_id
        self._look = look
        self._width = 1.0
        self._height = 1.0
        self._cover: CardItem | None = None
        self._was_covered = False
        self.sign = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(0)

    def mark(self, sign: str) -> None:
        """Mark an empty stock: "turn" if a press turns the waste over, else "cross"."""
        if sign != self.sign:
            self.sign = sign
            self.update()

    def cover(self, card: CardItem | None) -> None:
        """Take note of the card that hides the place while it rests there."""
        self._cover = card
        if self._covered != self._was_covered:
            self.update()

    def place(self, box: Box) -> None:
        """Put it at the part of a pile's place that is to be drawn."""
        self._width, self._height = box.width, box.height
        self.setRect(0, 0, box.width, box.height)
        self.setPos(box.x, box.y)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a faint hollow."""
        self._was_covered = self._covered
        if self._was_covered:
            return
        look = self._look
        sign = self.pile_id.kind if self.pile_id.kind in _SIGNS else PileKind.TABLEAU
        key = ("place", sign, self.sign, self._width, self._height)
        painter.drawPixmap(QPointF(0, 0), look.drawn(key, self._width, self._height, self._draw))

    @property
    def _covered(self) -> bool:
        cover = self._cover
        if cover is None or not (cover.rests and cover.isVisible()):
            return False
        return cover.pos() == self.pos()

    def _draw(self, painter: QPainter) -> None:
        look, felt = self._look, self._look.felt
        width = max(1.0, look.width * 0.018)
        box = self.boundingRect()
        felt.draw_place(painter, box, look.width)
        if self.sign:
            pen = QPen(felt.line, width * 2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            shape = shapes.turn if self.sign == "turn" else shapes.cross
            painter.strokePath(shape(box.center(), look.width * 0.16), pen)
        elif self.pile_id.kind is PileKind.FOUNDATION:
            reach = min(look.width * 0.14, box.height() * 0.32)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(felt.line)
            painter.drawPath(shapes.star(box.center(), reach))


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
        box = self.boundingRect()
        key = ("count", self._count)
        painter.drawPixmap(
            box.topLeft(), self._look.drawn(key, box.width(), box.height(), self._draw)
        )

    def _draw(self, painter: QPainter) -> None:
        felt, box = self._look.felt, self.boundingRect()
        painter.translate(-box.topLeft())
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
