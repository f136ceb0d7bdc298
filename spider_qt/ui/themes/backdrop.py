"""The baked table as a pixmap: made when the table, its size or its trays change."""

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from spider_qt.engine.piles import STOCK, PileKind
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.placement import Picture
from spider_qt.ui.themes.ground import Ground, awaits_tile, bake

Tray = tuple[float, float, float, float]


class Backdrop:
    """Keeps one picture of a table, the last one that was drawn."""

    def __init__(self) -> None:
        self._ground: Ground | None = None
        self._pixmap = QPixmap()
        self._incomplete = False

    def draw(self, painter: QPainter, rect: QRectF, ground: Ground) -> None:
        """Draw a part of a table.

        Args:
            painter: paints in logical pixels.
            rect: the part.
            ground: the table.
        """
        if ground != self._ground or (self._incomplete and not awaits_tile(ground)):
            self._incomplete = awaits_tile(ground)
            self._pixmap = QPixmap.fromImage(bake(ground))
            self._pixmap.setDevicePixelRatio(ground.ratio)
            self._ground = ground
        # Whole device pixels, one to one: the fast way of copying, at every ratio.
        ratio = ground.ratio
        left, top = max(0, floor(rect.x() * ratio)), max(0, floor(rect.y() * ratio))
        right = min(self._pixmap.width(), ceil(rect.right() * ratio))
        bottom = min(self._pixmap.height(), ceil(rect.bottom() * ratio))
        if right > left and bottom > top:
            part = QRectF(left, top, right - left, bottom - top)
            painter.drawPixmap(QPointF(left / ratio, top / ratio), self._pixmap, part)


def trays_of(picture: Picture) -> tuple[Tray, ...]:
    """Return the areas of the stock and of the foundations, which get a tray each."""
    trays: list[Tray] = []
    foundations = [pile for pile in picture.layout if pile.kind is PileKind.FOUNDATION]
    stock = [STOCK] if STOCK in picture.slots else []
    for piles in (foundations, stock):
        boxes = [picture.slots[pile].box for pile in piles]
        if boxes:
            trays.append(_about(boxes))
    return tuple(trays)


def _about(boxes: list[Box]) -> Tray:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return left, top, right - left, bottom - top
