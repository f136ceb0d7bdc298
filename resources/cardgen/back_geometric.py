"""Backs of plain forms: lattice, stars, cubes; and the two plain backs."""

import math

from resources.cardgen.glyphs import suit_path
from resources.cardgen.panels import (
    ACROSS,
    BOTTOM,
    DOWN,
    LEFT,
    RIGHT,
    TOP,
    Palette,
    cut,
    panel,
    shade,
)
from resources.cardgen.paths import Path, ellipse, polygon, rounded
from resources.cardgen.svg import fill, holed, line
from resources.cardgen.tokens import CENTRE
from spider_qt.api import Suit


def lattice(palette: Palette) -> str:
    """Crossing bands with a lozenge in every second mesh and a dot in the others."""
    columns, rows = 7, 9
    wide, high = ACROSS / columns, DOWN / rows
    bands, lozenges, dots = Path(()), Path(()), Path(())
    for column in range(columns):
        for row in range(rows):
            x, y = LEFT + (column + 0.5) * wide, TOP + (row + 0.5) * high
            bands += _lozenge(x, y, wide / 2, high / 2)
            lozenges += _lozenge(x, y, wide * 0.3, high * 0.3)
            if column and row:
                dots += ellipse(x - wide / 2, y - high / 2, 4.2)
    ink = palette.drawing
    return panel(
        palette,
        shade(fill(bands, ink), 0.22)
        + line(bands, ink, 2.6)
        + fill(lozenges, ink)
        + fill(dots, ink),
    )


def stars(palette: Palette) -> str:
    """Eight-pointed stars that touch, as in tile work: the crosses between them are the ground."""
    columns, rows = 4, 6
    wide, high = ACROSS / columns, DOWN / rows
    outer, inner = Path(()), Path(())
    for column in range(columns):
        for row in range(rows):
            x, y = LEFT + (column + 0.5) * wide, TOP + (row + 0.5) * high
            outer += _star(x, y, wide / 2 - 2, high / 2 - 2)
            inner += _star(x, y, wide * 0.24, high * 0.24)
    crossings = Path(())
    for column in range(1, columns):
        for row in range(1, rows):
            crossings += _lozenge(LEFT + column * wide, TOP + row * high, 7, 7)
    ink = palette.drawing
    return panel(palette, holed(outer + inner, ink) + shade(fill(crossings, ink), 0.6))


def cubes(palette: Palette) -> str:
    """Cubes in three tones: ground, and the ink light and full."""
    columns, rows = 5, 8
    half = ACROSS / columns / 2
    side = DOWN / (1.5 * rows + 0.5)
    tops, lefts = Path(()), Path(())
    box = (LEFT, TOP, RIGHT, BOTTOM)
    for row in range(-1, rows + 1):
        for column in range(-1, columns + 1):
            x = LEFT + half * (2 * column + 1 + row % 2)
            y = TOP + side * (1 + 1.5 * row)
            middle, up = (x, y), (x, y - side)
            left, right = (x - half, y - side / 2), (x + half, y - side / 2)
            tops += cut((middle, left, up, right), box)
            lefts += cut((middle, left, (x - half, y + side / 2), (x, y + side)), box)
    ink = palette.drawing
    return panel(palette, fill(tops, ink) + shade(fill(lefts, ink), 0.42), radius=3)


def plain(palette: Palette) -> str:
    """One ink, a double line, and a spade that can be read from both ends."""
    x, y = CENTRE
    spade = suit_path(Suit.SPADES, 54, x, y - 33)
    ink = palette.drawing
    inner = rounded(LEFT + 13, TOP + 13, ACROSS - 26, DOWN - 26, 3)
    bar = polygon((x - 34, y), (x, y - 2.4), (x + 34, y), (x, y + 2.4))
    emblem = fill(spade + spade.turned(180, CENTRE) + bar, ink)
    return panel(palette, shade(line(inner, ink, 1.6), 0.7) + emblem, frame=True)


def stripes(palette: Palette) -> str:
    """Broad upright stripes with a fine line in each gap."""
    count = 7
    wide = ACROSS / count
    bands, lines = Path(()), Path(())
    for i in range(count):
        x = LEFT + (i + 0.5) * wide
        bands += rounded(x - wide / 4, TOP, wide / 2, DOWN, 0)
        if i:
            lines += rounded(LEFT + i * wide - 1, TOP, 2, DOWN, 0)
    ink = palette.drawing
    return panel(palette, shade(fill(bands, ink), 0.85) + shade(fill(lines, ink), 0.7), radius=3)


def _lozenge(x: float, y: float, across: float, down: float) -> Path:
    return polygon((x - across, y), (x, y - down), (x + across, y), (x, y + down))


def _star(x: float, y: float, across: float, down: float) -> Path:
    """Return two crossed squares' outline; the points lie at these distances."""
    notch = math.cos(math.pi / 4) / math.cos(math.pi / 8)
    points = []
    for i in range(16):
        turn = i * math.pi / 8
        reach = 1 if i % 2 == 0 else notch
        points.append((x + across * reach * math.cos(turn), y + down * reach * math.sin(turn)))
    return polygon(*points)
