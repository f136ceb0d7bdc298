"""Pictures of what can be chosen, made of the very files: in any thread, as images.

A small table has columns, a stock and a finished run, so that all of a theme is seen.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from spider_qt.api import Rank, Suit, TableTheme
from spider_qt.ui.table.svgcheck import svg_fault
from spider_qt.ui.themes.ground import Ground, bake
from spider_qt.ui.themes.places import CORNER, Pens, draw_place

SHOWN: Final = (
    (Suit.SPADES, Rank.KING),
    (Suit.HEARTS, Rank.QUEEN),
    (Suit.CLUBS, Rank.TEN),
    (Suit.DIAMONDS, Rank.NINE),
    (Suit.SPADES, Rank.ACE),
)
"""The faces on a small table, which tell styles apart."""

_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied

Side = bytes | QImage | None
"""A card's side: an SVG, a picture of the player's own, or nothing that can be used."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a preview is made of; everything was read, so that no file is needed any more.

    Args:
        table: what lies under the cards.
        dark: whether by night.
        faces: the sides of ``SHOWN``.
        back: the back.
    """

    table: TableTheme
    dark: bool
    faces: tuple[Side, ...]
    back: Side


def small_ground(
    table: TableTheme, width: float, height: float, ratio: float, *, dark: bool
) -> Ground:
    """Return what a small table is baked of, but for the trays; sizes as below."""
    return Ground(table, dark, width, height, ratio, width / 7.6)


def small_table(parts: Parts, width: int, height: int, ratio: float) -> QImage:
    """Return a small table.

    Args:
        parts: what it is made of.
        width: in logical pixels.
        height: in logical pixels.
        ratio: device pixels per logical pixel.
    """
    card = width / 7.6
    high = card * 1.4
    gap = card * 0.2
    left, top = (width - 6 * card - 5 * gap) / 2, gap * 1.2
    place = QRectF(left + 5 * (card + gap), top, card, high)
    stock = QRectF(place.left(), height - top - high, card, high)
    trays = tuple((box.x(), box.y(), box.width(), box.height()) for box in (place, stock))
    dark = parts.dark
    ground = small_ground(parts.table, width, height, ratio, dark=dark)._replace(trays=trays)
    image = bake(ground).convertToFormat(_FORMAT)
    back = _side(parts.back, card, ratio)
    faces = [_side(face, card, ratio) for face in parts.faces]
    painter = QPainter(image)
    form = parts.table.dark if dark else parts.table.light
    pens = Pens(form, card)
    draw_place(painter, parts.table.places, place, pens)
    for column in range(5):
        x, y = left + column * (card + gap), top
        if column == 4:
            draw_place(painter, parts.table.places, QRectF(x, y, card, high), pens)
            continue
        for _ in range(2 - column % 2):
            painter.drawImage(QPointF(x, y), back)
            y += high * 0.13
        for number in range(1 + (column + 1) % 2):
            painter.drawImage(QPointF(x, y), faces[(column + number) % len(faces)])
            y += high * 0.25
    painter.drawImage(stock.topLeft(), back)
    painter.end()
    return image


def fan(sides: tuple[Side, ...], width: int, height: int, ratio: float) -> QImage:
    """Return some cards side by side, one over the other where they need it; sizes as above."""
    image = QImage(round(width * ratio), round(height * ratio), _FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    card = min((height - 6) / 1.4, (width - 6) / (1 + 0.55 * (len(sides) - 1)))
    step = card * 0.55
    left = (width - card - step * (len(sides) - 1)) / 2
    painter = QPainter(image)
    for number, side in enumerate(sides):
        at = QPointF(left + number * step, (height - card * 1.4) / 2)
        painter.drawImage(at, _side(side, card, ratio))
    painter.end()
    return image


def _side(side: Side, card: float, ratio: float) -> QImage:
    """Draw a card's side; a plain one where it cannot be used."""
    wide, high = max(1, round(card * ratio)), max(1, round(card * 1.4 * ratio))
    if isinstance(side, QImage):
        smooth = Qt.TransformationMode.SmoothTransformation
        image = side.scaled(wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        image = image.convertToFormat(_FORMAT)
    else:
        image = QImage(wide, high, _FORMAT)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer = None
        if side is not None and svg_fault(side) is None:
            renderer = QSvgRenderer(QByteArray(side))
        if renderer is not None and renderer.isValid():
            renderer.render(painter, QRectF(0, 0, wide, high))
        else:
            path = QPainterPath()
            path.addRoundedRect(QRectF(0, 0, wide, high), wide * CORNER, wide * CORNER)
            painter.fillPath(path, Qt.GlobalColor.gray)
        painter.end()
    image.setDevicePixelRatio(ratio)
    return image
