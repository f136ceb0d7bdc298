"""Whether two pictures look alike to somebody who plays, whatever drew their letters.

A picture is kept as cells: means of squares of ``CELL`` pixels. A cell's difference is
measured as CIE 1976 ΔE (2.3 can just be seen) from the likest of the nine pictures that
one gets by moving the new one a pixel in each direction, so that a line that falls on the
next pixel does not count. Where three by three cells differ by much together, something
was lost, moved or recoloured; where everything differs by little, a large area has another
colour.

Measured (``tests/gallery/test_compare.py``): the least damage, a suit in another one's place
on a card of 55 pixels, gives a spot of 36, a pile that is 4 pixels aside 33; the greatest
harmless difference, edges smoothed otherwise, 4. A tint of 6 % gives 3 and more on the whole,
colours that are rounded otherwise 0.6, and a dark cloth kept in 64 shades 1.2.

Weighed: SSIM (Wang and others, 2004) is deaf to colour; libraries that compare pictures
bring numpy along, for what are forty lines here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter

CELL: Final = 4
"""Pixels of a cell's side."""
SPOT: Final = 17.0
"""So much may three by three cells differ in the mean."""
WHOLE: Final = 2.0
"""So much may all cells differ in the mean."""
_SEEN: Final = 1.0
"""Less cannot be seen, and is not looked for elsewhere."""

Lab = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Difference:
    """How unlike two pictures are.

    Args:
        spot: the largest mean difference of three by three cells, as ΔE.
        whole: the mean difference of all cells, as ΔE.
        place: the middle of that spot in cells: x and y.
    """

    spot: float
    whole: float
    place: tuple[int, int] = (0, 0)

    @property
    def alike(self) -> bool:
        """Whether a player would take both for the same."""
        return self.spot <= SPOT and self.whole <= WHOLE


UNLIKE: Final = Difference(999.0, 999.0)
"""Of pictures that have not even the same size."""


def cells(image: QImage, shift: QPoint | None = None) -> QImage:
    """Return a picture of cells, one pixel each.

    Args:
        image: the picture.
        shift: moves it by so many pixels before; what is bared repeats the edge.
    """
    if shift is not None and not shift.isNull():
        moved = image.copy()
        painter = QPainter(moved)
        painter.drawImage(shift, image)
        painter.end()
        image = moved
    size = QSize(image.width() // CELL, image.height() // CELL)
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return scaled.convertToFormat(QImage.Format.Format_RGB32)


def difference(kept: QImage, image: QImage) -> Difference:
    """Compare a kept picture of cells with a picture.

    Args:
        kept: what ``cells`` returned for the picture as it should be.
        image: the picture as it is now, in its full size.
    """
    if kept.size() != QSize(image.width() // CELL, image.height() // CELL):
        return UNLIKE
    wanted = _colours(kept)
    steps = sorted(((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)), key=lambda s: s != (0, 0))
    least = [UNLIKE.spot] * len(wanted)
    unlike: Sequence[int] = range(len(wanted))
    for x, y in steps:
        now = _colours(cells(image, QPoint(x, y)))
        for place in unlike:
            least[place] = min(least[place], _delta(wanted[place], now[place]))
        unlike = [place for place in unlike if least[place] > _SEEN]
        if not unlike:
            break
    return _summed(least, kept.width(), kept.height())


def _summed(least: Sequence[float], width: int, height: int) -> Difference:
    """Return the worst three by three cells, and the mean of all."""
    rows = [least[start : start + width] for start in range(0, len(least), width)]
    beside = [[sum(row[x - 1 : x + 2]) for x in range(1, width - 1)] for row in rows]
    worst, at = 0.0, (0, 0)
    for y in range(1, height - 1):
        for x, parts in enumerate(zip(*beside[y - 1 : y + 2], strict=True), start=1):
            if sum(parts) > worst:
                worst, at = sum(parts), (x, y)
    return Difference(worst / 9, sum(least) / len(least), at)


def _colours(image: QImage) -> list[int]:
    """Return the pixels as 0xRRGGBB."""
    data = memoryview(image.constBits()).cast("I")
    return [pixel & 0xFFFFFF for pixel in data]


@cache
def _delta(one: int, other: int) -> float:
    (l1, a1, b1), (l2, a2, b2) = _lab(one), _lab(other)
    return float(((l1 - l2) ** 2 + (a1 - a2) ** 2 + (b1 - b2) ** 2) ** 0.5)


@cache
def _lab(rgb: int) -> Lab:
    """Return CIE L*a*b* of an sRGB colour, white D65 (IEC 61966-2-1; CIE 15)."""
    red, green, blue = (_linear((rgb >> bits & 0xFF) / 255) for bits in (16, 8, 0))
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
