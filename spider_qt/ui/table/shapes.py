"""Small shapes as paths, so that the table needs no font and is sharp at any size."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_DIGITS: Final = {
    "1": "M .2 .2 L .55 0 L .55 1",
    "2": "M .08 .25 C .08 -.08 .92 -.08 .92 .28 C .92 .52 .3 .7 .05 1 L .95 1",
    "3": "M .1 .02 L .88 .02 L .45 .4 C 1.1 .38 1.05 1 .5 1 C .25 1 .1 .92 .05 .82",
    "4": "M .72 1 L .72 0 L .03 .7 L .98 .7",
    "5": "M .88 0 L .2 0 L .13 .45 C .4 .3 .95 .35 .95 .68 C .95 1.08 .25 1.08 .06 .85",
    "6": "M .8 .02 C .3 .1 .05 .4 .05 .68 C .05 1.1 .95 1.1 .95 .68 C .95 .3 .15 .3 .07 .62",
    "7": "M .05 0 L .95 0 L .4 1",
    "9": "M .2 .98 C .7 .9 .95 .6 .95 .32 C .95 -.1 .05 -.1 .05 .32 C .05 .7 .85 .7 .93 .38",
}
"""Each digit as one stroke in a box of 1 by 1: move, line and curve commands."""


def number(value: int, box: QRectF) -> QPainterPath:
    """Return the digits of a number as strokes, centred in a box and as high as it."""
    text = str(value)
    width, gap = box.height() * 0.55, box.height() * 0.25
    span = len(text) * width + (len(text) - 1) * gap
    left = box.center().x() - span / 2
    whole = QPainterPath()
    for place, digit in enumerate(text):
        fit = QTransform.fromTranslate(left + place * (width + gap), box.top())
        whole.addPath(fit.scale(width, box.height()).map(_digit(digit)))
    return whole


def _digit(digit: str) -> QPainterPath:
    path = QPainterPath()
    if digit == "0":
        path.addEllipse(QRectF(0.05, 0, 0.9, 1))
        return path
    if digit == "8":
        path.addEllipse(QRectF(0.14, 0, 0.72, 0.46))
        path.addEllipse(QRectF(0.05, 0.46, 0.9, 0.54))
        return path
    words = iter(_DIGITS[digit].split())
    for word in words:
        points = [
            QPointF(float(next(words)), float(next(words))) for _ in range(3 if word == "C" else 1)
        ]
        if word == "M":
            path.moveTo(points[0])
        elif word == "L":
            path.lineTo(points[0])
        else:
            path.cubicTo(*points)
    return path


def star(centre: QPointF, radius: float) -> QPainterPath:
    """Return a five-pointed star."""
    return _polygon(
        [
            (radius if point % 2 == 0 else radius * 0.42, math.pi * (point / 5 - 0.5))
            for point in range(10)
        ],
        centre,
    )


def arrow_down(centre: QPointF, radius: float) -> QPainterPath:
    """Return an arrow that points down, filled."""
    x, y, r = centre.x(), centre.y(), radius
    path = QPainterPath(QPointF(x, y + r))
    for dx, dy in ((0.8, 0.1), (0.3, 0.1), (0.3, -0.9), (-0.3, -0.9), (-0.3, 0.1), (-0.8, 0.1)):
        path.lineTo(x + dx * r, y + dy * r)
    path.closeSubpath()
    return path


def arrow_up(centre: QPointF, radius: float) -> QPainterPath:
    """Return an arrow that points up, filled."""
    turned = QTransform(1, 0, 0, -1, 0, 2 * centre.y())
    return turned.map(arrow_down(centre, radius))


def cross(centre: QPointF, radius: float) -> QPainterPath:
    """Return two crossing strokes."""
    x, y, r = centre.x(), centre.y(), radius * 0.75
    path = QPainterPath(QPointF(x - r, y - r))
    path.lineTo(x + r, y + r)
    path.moveTo(x - r, y + r)
    path.lineTo(x + r, y - r)
    return path


def turn(centre: QPointF, radius: float) -> QPainterPath:
    """Return an arrow that goes round, as strokes: what was dealt may be turned over."""
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 60)
    path.arcTo(box, 60, 300)
    tip, head = path.currentPosition(), radius * 0.55
    path.moveTo(tip.x() - head, tip.y() - head * 0.3)
    path.lineTo(tip)
    path.lineTo(tip.x() + head * 0.35, tip.y() - head)
    return path


def pause(centre: QPointF, radius: float) -> QPainterPath:
    """Return two upright bars."""
    path = QPainterPath()
    for side in (-1, 1):
        middle = centre.x() + side * radius * 0.45
        bar = QRectF(middle - radius * 0.22, centre.y() - radius, radius * 0.44, radius * 2)
        path.addRoundedRect(bar, radius * 0.08, radius * 0.08)
    return path


def _polygon(corners: list[tuple[float, float]], centre: QPointF) -> QPainterPath:
    """Return a closed polygon from (distance, angle) about its centre."""
    path = QPainterPath()
    for place, (reach, angle) in enumerate(corners):
        corner = QPointF(centre.x() + reach * math.cos(angle), centre.y() + reach * math.sin(angle))
        if place:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path
