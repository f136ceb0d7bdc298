"""Backs of plants and seasons: vine, blossom, snow and autumn leaves."""

import math
from functools import reduce
from operator import add
from typing import Final

from resources.cardgen.panels import Palette, panel, shade
from resources.cardgen.paths import Path, ellipse, path
from resources.cardgen.svg import fill, line
from resources.cardgen.tokens import CENTRE

_LEAF: Final = path("M0 0 C-9 -6 -11 -19 0 -31 C11 -19 9 -6 0 0 Z")
_RIB: Final = path("M0 6 V-22")
_PETAL: Final = path(
    "M0 0 C-12 -7 -13 -22 -5 -26 C-2 -27 -1 -24 0 -22 C1 -24 2 -27 5 -26 C13 -22 12 -7 0 0 Z"
)
_MAPLE: Final = path(
    "M0 -46 L8 -31 L16 -35 L14 -18 L24 -27 L27 -20 L40 -23 L34 -10 L40 -6 L22 8 L24 15 L4 12 L2 12"
)
_OAK: Final = path(
    "M0 -42 C8 -42 11 -36 9 -30 C16 -32 20 -25 14 -19 C22 -20 24 -11 16 -6 C23 -5 24 4 15 6"
    " C19 11 13 17 6 14 L1.6 22"
)

_Place = tuple[float, float, float]
"""A thing's middle and its size."""
_Turned = tuple[float, float, float, float]
"""The same, and how many degrees it is turned."""

# All are in the upper half; each is drawn once more, turned about the card's middle.
_FLOWERS: Final[tuple[_Turned, ...]] = (
    (62, 64, 1.4, 8),
    (170, 92, 1.75, 40),
    (90, 142, 1.2, 20),
    (36, 122, 0.8, 50),
    (117, 42, 0.85, 30),
    (212, 34, 0.8, 12),
    (206, 160, 0.9, 0),
)
_BUDS: Final[tuple[_Place, ...]] = (
    *((30, 28, 4), (162, 32, 3.4), (104, 84, 4), (218, 82, 3.4), (28, 92, 3.2)),
    *((124, 125, 3.2), (140, 152, 4), (28, 160, 3.4), (176, 150, 3)),
)
_FLAKES: Final[tuple[_Place, ...]] = (
    (60, 66, 32),
    (184, 54, 26),
    (126, 66, 17),
    (208, 118, 18),
    (38, 128, 16),
)
_LOOSE_SNOW: Final[tuple[_Place, ...]] = (
    *((98, 34, 4), (150, 30, 3), (28, 26, 3.4), (222, 26, 3.4), (98, 92, 3.4), (158, 92, 4)),
    *((218, 86, 3), (30, 98, 3), (216, 156, 4), (32, 166, 3.4), (78, 110, 3), (176, 120, 3)),
)
_MAPLES: Final[tuple[_Turned, ...]] = ((74, 74, 1.12, -22), (184, 128, 1, 28))
_OAKS: Final[tuple[_Turned, ...]] = ((172, 56, 0.95, 64), (58, 150, 0.9, -70), (118, 148, 0.8, 16))


def vine(palette: Palette) -> str:
    """Three stems that wind upward, with leaves to both sides."""
    ink = palette.drawing
    stems, leaves, ribs = "", Path(()), Path(())
    pitch, count = 50.0, 6
    top = CENTRE[1] - pitch * count / 2
    for x in (CENTRE[0] - 65, CENTRE[0], CENTRE[0] + 65):
        for i in range(count):
            y, bend = top + pitch * i, 12 if i % 2 else -12
            stems += f"M{x} {y} C{x + bend} {y + 16} {x + bend} {y + 34} {x} {y + pitch}"
            out = math.copysign(1, bend)
            # A leaf outward at the bend, and one into the hollow above the next.
            for turn, x_part, y_part in ((62, 0.72, 0.46), (-58, 0.36, 0.88)):
                spot = (x + bend * x_part, y + pitch * y_part)
                leaves += _LEAF.scaled(1.04).turned(out * turn).moved(*spot)
                ribs += _RIB.scaled(1.04).turned(out * turn).moved(*spot)
    body = line(path(stems), ink, 3, round_ends=True)
    return panel(palette, body + fill(leaves, ink) + line(ribs, palette.ground, 1.6), frame=True)


def blossom(palette: Palette) -> str:
    """Cherry blossoms in three sizes, the same seen from both ends."""
    ink = palette.drawing
    petals, hearts, stamens = Path(()), Path(()), Path(())
    for x, y, size, turn in _FLOWERS:
        for i in range(5):
            petals += _PETAL.scaled(size).turned(turn + 72 * i).moved(x, y)
            if size > 0.95:
                stamens += path("M0 -4 V-13").scaled(size).turned(turn + 36 + 72 * i).moved(x, y)
        hearts += ellipse(x, y, 4 * size)
    buds = reduce(add, (ellipse(*place) for place in _BUDS))
    ground = palette.ground
    return panel(
        palette,
        fill(_twice(petals), ink)
        + line(_twice(stamens), ground, 1.8)
        + fill(_twice(hearts), ground)
        + shade(fill(_twice(buds), ink), 0.6),
    )


def snow(palette: Palette) -> str:
    """Six-armed flakes, one large in the middle, and loose snow."""
    ink = palette.drawing
    large = _flake(*CENTRE, 72, 3)
    small = reduce(add, (_flake(*place, 2) for place in _FLAKES))
    loose = reduce(add, (ellipse(*place) for place in _LOOSE_SNOW))
    lines = line(large, ink, 4.4, round_ends=True) + line(_twice(small), ink, 3, round_ends=True)
    return panel(palette, lines + shade(fill(_twice(loose), ink), 0.8))


def autumn(palette: Palette) -> str:
    """Maple and oak leaves as they fall, in full and in lighter ink."""
    ink = palette.drawing
    maple, oak = _closed(_MAPLE), _closed(_OAK)
    stalk = path("M0 6 V34")
    veins = path("M0 12 V-30 M0 10 L24 -14 M0 10 L-24 -14")
    bright, dim, stalks, ribs = Path(()), Path(()), Path(()), Path(())
    for x, y, size, turn in _MAPLES:
        bright += maple.scaled(size).turned(turn).moved(x, y)
        stalks += stalk.scaled(size).turned(turn).moved(x, y)
        ribs += veins.scaled(size).turned(turn).moved(x, y)
    for x, y, size, turn in _OAKS:
        dim += oak.scaled(size).turned(turn).moved(x, y)
        ribs += path("M0 34 V-32").scaled(size).turned(turn).moved(x, y)
    return panel(
        palette,
        shade(fill(_twice(dim), ink), 0.55)
        + line(_twice(stalks), ink, 3, round_ends=True)
        + fill(_twice(bright), ink)
        + line(_twice(ribs), palette.ground, 1.7, round_ends=True),
    )


def _twice(shape: Path) -> Path:
    return shape + shape.turned(180, CENTRE)


def _closed(half: Path) -> Path:
    """Return a shape whose right half, from the top down, is given, with its left half."""
    back = half.flipped().reversed()
    return Path(half.segments + back.segments[1:] + (("Z", ()),))


def _flake(x: float, y: float, reach: float, pairs: int) -> Path:
    """Return a snow crystal: six arms with so many pairs of branches each."""
    arm = f"M0 0 V{-reach}"
    for i in range(1, pairs + 1):
        at = reach * (0.2 + 0.62 * i / pairs)
        long = reach * (0.36 - 0.08 * i) if pairs > 2 else reach * (0.4 - 0.1 * i)
        rise, out = long * math.cos(math.pi / 3), long * math.sin(math.pi / 3)
        arm += f"M{-out:.2f} {-at - rise:.2f} L0 {-at:.2f} L{out:.2f} {-at - rise:.2f}"
    return reduce(add, (path(arm).turned(60 * i) for i in range(6))).moved(x, y)
