"""Grain and soft patches as seamless tiles: made from numbers, the same every time.

Value noise: random grey values, smoothly enlarged. All work on pixels is done by Qt and
by ``bytes.translate``, so that a tile takes a few milliseconds.
"""

from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

_GREY: Final = QImage.Format.Format_Grayscale8
_ARGB: Final = QImage.Format.Format_ARGB32_Premultiplied


@lru_cache(maxsize=4)
def grain_tile(side: int, cell: tuple[float, float], strength: float, seed: int) -> QImage:
    """Return a seamless tile of dark and light grains, transparent between them.

    Args:
        side: width and height in device pixels.
        cell: width and height of one grain in device pixels.
        strength: the opacity of the strongest grains, 0 to 1.
        seed: another number is another grain.
    """
    grey = _cloud(side, cell, seed)
    if min(cell) >= 2:  # smooth noise lacks what is smaller than its grains
        fine = _cloud(side, (max(1.0, cell[0] / 3), max(1.0, cell[1] / 3)), seed + 1)
        painter = QPainter(grey)
        painter.setOpacity(0.4)
        painter.drawImage(0, 0, fine)
        painter.end()
    return _shades(grey, strength)


def _cloud(side: int, cell: tuple[float, float], seed: int) -> QImage:
    """Random grey values, enlarged to cells of this size; the edges fit each other."""
    columns = max(2, round(side / cell[0]))
    rows = max(2, round(side / cell[1]))
    values = Random(seed).randbytes(columns * rows)  # noqa: S311 - a picture, no secret
    small = QImage(values, columns, rows, columns, _GREY).copy()
    if (columns, rows) == (side, side):
        return small
    # Repeated once each way, enlarged as a whole and cut from the middle, so that what is
    # mixed across the edges is what lies there when tiles lie side by side.
    double = QImage(columns * 2, rows * 2, _GREY)
    painter = QPainter(double)
    for x, y in ((0, 0), (columns, 0), (0, rows), (columns, rows)):
        painter.drawImage(x, y, small)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    large = double.scaled(side * 2, side * 2, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return large.convertToFormat(_GREY).copy(QRect(side // 2, side // 2, side, side))


def _shades(grey: QImage, strength: float) -> QImage:
    """Turn grey about its middle into black and white that are more or less opaque."""
    width, height = grey.width(), grey.height()
    data = bytes(grey.constBits())
    line = grey.bytesPerLine()
    if line != width:
        data = b"".join(data[row * line : row * line + width] for row in range(height))
    # Light grains are fainter than dark ones, as they would look like dust otherwise.
    alphas = bytes(
        min(255, round(abs(v - 127.5) / 127.5 * (1.0 if v > 127 else 1.5) * strength * 255))
        for v in range(256)
    )
    lights = bytes(alpha if value > 127 else 0 for value, alpha in enumerate(alphas))
    alpha, light = data.translate(alphas), data.translate(lights)
    pixels = bytearray(4 * len(data))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = light
    pixels[3::4] = alpha
    return QImage(bytes(pixels), width, height, 4 * width, _ARGB).copy()


@lru_cache(maxsize=4)
def patches(side: int, strength: float, seed: int) -> QImage:
    """Return large soft patches of light and shade, seamless.

    Args:
        side: width and height of the tile in device pixels.
        strength: the opacity of the strongest patch, 0 to 1.
        seed: another number is another pattern.
    """
    small = 128
    grey = _cloud(small, (small / 5, small / 5), seed)
    finer = _cloud(small, (small / 12, small / 12), seed + 1)
    painter = QPainter(grey)
    painter.setOpacity(0.4)
    painter.drawImage(0, 0, finer)
    painter.end()
    shades = _shades(grey, strength)
    if side == small:
        return shades
    whole = QImage(side, side, _ARGB)
    whole.fill(0)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, side, side), _wrapped(shades), QRectF(1, 1, small, small))
    painter.end()
    return whole


def _wrapped(tile: QImage) -> QImage:
    """A tile with one pixel of its other side about it, for what is mixed at the edges."""
    side = tile.width()
    framed = QImage(side + 2, side + 2, _ARGB)
    framed.fill(0)
    painter = QPainter(framed)
    for dx in (1 - side, 1, 1 + side):
        for dy in (1 - side, 1, 1 + side):
            painter.drawImage(dx, dy, tile)
    painter.end()
    return framed
