"""The table under the cards, baked into one pixmap for each size: a frame only copies it.

Ground colours, soft patches, grain, the table's tiles, the light from above, and the
trays in which stock and finished runs lie.
"""

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from spider_qt.api import TableForm, TableTheme
from spider_qt.ui.themes.noise import grain_tile, patches
from spider_qt.ui.themes.places import Pens, draw_tray

if TYPE_CHECKING:
    from spider_qt.plugins.guard import GuardedFile

_GRAIN_SIDE: Final = 256
_MOST_TILE: Final = 4096
"""The widest and tallest tile in device pixels."""
_LEAST_CARD: Final = 72.0
"""Texture gets no finer than on a table with cards of this width, in device pixels."""


class Ground(NamedTuple):
    """What is to be baked; equal values give the same picture.

    Args:
        table: the table.
        dark: whether its form by night is wanted.
        width: of the table, in logical pixels.
        height: of the table, in logical pixels.
        ratio: device pixels per logical pixel.
        card: the width of a card, in logical pixels.
        trays: the areas that get a tray, as (x, y, width, height) in logical pixels.
    """

    table: TableTheme
    dark: bool
    width: float
    height: float
    ratio: float
    card: float
    trays: tuple[tuple[float, float, float, float], ...] = ()

    @property
    def form(self) -> TableForm:
        """The table by day or by night."""
        return self.table.dark if self.dark else self.table.light


def bake(ground: Ground) -> QImage:
    """Return the picture of a table. Works in any thread."""
    size = (max(1, round(ground.width * ground.ratio)), max(1, round(ground.height * ground.ratio)))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _fill(painter, ground, size)
    for tray in ground.trays:
        box = QRectF(*(value * ground.ratio for value in tray))
        pens = Pens(ground.form, ground.card * ground.ratio)
        draw_tray(painter, ground.table.places, box, pens)
    painter.end()
    image.setDevicePixelRatio(ground.ratio)
    return image


def _fill(painter: QPainter, ground: Ground, size: tuple[int, int]) -> None:
    table, form = ground.table, ground.form
    width, height = size
    whole = QRectF(0, 0, width, height)
    card = _stepped(max(_LEAST_CARD, ground.card * ground.ratio))
    gradient = QLinearGradient(0, 0, 0, height)
    gradient.setColorAt(0, QColor(form.top))
    gradient.setColorAt(1, QColor(form.bottom))
    painter.fillRect(whole, gradient)
    if table.mottle > 0:
        side = min(2048, max(128, round(card * 6)))
        painter.fillRect(whole, QBrush(patches(side, table.mottle * 0.35, 11)))
    if table.grain > 0:
        fine = max(1.0, card / 110)
        cell = (fine * max(1.0, table.fibre), fine)
        side = _GRAIN_SIDE if table.fibre <= 4 else 2 * _GRAIN_SIDE
        painter.fillRect(whole, QBrush(grain_tile(side, cell, table.grain * 0.3, 7)))
    tile = tile_of(ground)
    if tile is not None:
        _lay(painter, tile, table.shift, size)
    _shine(painter, table.glow, size)


def _stepped(card: float) -> float:
    """A card width in steps of a tenth, so that texture is kept while a window grows a little."""
    return float(_LEAST_CARD * 1.1 ** round(math.log(card / _LEAST_CARD, 1.1)))


def _shine(painter: QPainter, glow: float, size: tuple[int, int]) -> None:
    """Light that falls on the middle of the upper half, and less of it in the corners."""
    if glow <= 0:
        return
    width, height = size
    reach = max(width, height) * 0.75
    radial = QRadialGradient(QPointF(0, 0), reach)
    bright, none, dim = QColor(255, 255, 255, round(46 * glow)), QColor(0, 0, 0, 0), QColor(0, 0, 0)
    dim.setAlpha(round(110 * glow))
    radial.setColorAt(0, bright)
    radial.setColorAt(0.45, QColor(255, 255, 255, 0))
    radial.setColorAt(0.46, none)
    radial.setColorAt(1, dim)
    brush = QBrush(radial)
    brush.setTransform(QTransform.fromTranslate(width / 2, height * 0.4))
    painter.fillRect(QRectF(0, 0, width, height), brush)


def _lay(painter: QPainter, tile: QImage, shift: float, size: tuple[int, int]) -> None:
    """Cover everything with tiles, each row moved on by ``shift``."""
    width, height = size
    step, row, y = round(tile.width() * shift), 0, 0
    while y < height:
        x = -((row * step) % tile.width())
        while x < width:
            painter.drawImage(x, y, tile)
            x += tile.width()
        y += tile.height()
        row += 1


def tile_image(form: TableForm, width: float) -> QImage | None:
    """Return a table's tile so many device pixels wide, or None if it has none that can be used.

    A plugin's tile is not there at first: see ``awaits_tile``.
    """
    if form.tile is None:
        return None
    if hasattr(form.tile, "guard"):
        from spider_qt.ui.themes.guest_tile import guest_tile

        return guest_tile(cast("GuardedFile", form.tile), _wide(width))
    return _own_tile(form, _wide(width))


def awaits_tile(ground: Ground) -> bool:
    """Whether a table lacks its tile only until another process has drawn it."""
    tile = ground.form.tile
    if tile is None or not hasattr(tile, "guard"):
        return False
    from spider_qt.ui.themes.guest_tile import awaits

    return awaits(cast("GuardedFile", tile), _wide(_tile_width(ground)))


def tile_of(ground: Ground) -> QImage | None:
    """Return the tile that a table is baked with, as ``tile_image`` does."""
    return tile_image(ground.form, _tile_width(ground))


def _tile_width(ground: Ground) -> float:
    return ground.table.tile_width * _stepped(max(_LEAST_CARD, ground.card * ground.ratio))


def _wide(width: float) -> int:
    return min(_MOST_TILE, max(8, round(width)))


@lru_cache(maxsize=6)
def _own_tile(form: TableForm, wide: int) -> QImage | None:
    if form.tile is None:
        return None
    svg = form.tile.read_bytes()
    from spider_qt.ui.table.svgcheck import svg_fault

    if svg_fault(svg) is not None:
        return None
    renderer = QSvgRenderer(QByteArray(svg))
    box = renderer.viewBoxF()
    if not renderer.isValid() or box.width() <= 0 or box.height() <= 0:
        return None
    high = min(_MOST_TILE, max(8, round(wide * box.height() / box.width())))
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, wide, high))
    painter.end()
    return image
