"""The faces: index in two corners, and pips, an emblem or a court between them."""

from functools import reduce
from operator import add
from typing import Final

from resources.cardgen.courts import court
from resources.cardgen.glyphs import GLYPHS, suit_path
from resources.cardgen.paths import Path, Point
from resources.cardgen.spider import spider
from resources.cardgen.styles import Style
from resources.cardgen.svg import blank_card, document, fill, holed, line
from resources.cardgen.tokens import ACE_PIP, CENTRE, CLOSE_PIP, HEIGHT, PIP, PIP_COLUMN, PIP_EDGE
from spider_qt.api import Rank, Suit

GLYPH_BOX: Final = 45.0
"""Every rank is centred in a box this wide, so that all suits stand in one line."""

_SIDES: Final = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}
"""Rows of the two side columns, by rank."""
_MIDDLES: Final[dict[int, tuple[float, ...]]] = {
    2: (0, 1),
    3: (0, 0.5, 1),
    5: (0.5,),
    7: (0.25,),
    8: (0.25, 0.75),
    9: (0.5,),
    10: (1 / 6, 5 / 6),
}
"""Where the middle column's pips are, as a part of the way from first to last row."""


def pip_height(rank: Rank) -> float:
    """Return how tall a number card's pips are."""
    return CLOSE_PIP if _SIDES.get(int(rank), 0) > 3 else PIP


def pip_places(rank: Rank) -> tuple[Point, ...]:
    """Return the middles of a number card's pips (2 to 10), in the classical places."""
    x, top = CENTRE[0], PIP_EDGE + pip_height(rank) / 2
    height = HEIGHT - 2 * top
    rows = _SIDES.get(int(rank), 0)
    sides = [
        (x + side * PIP_COLUMN, top + height * row / (rows - 1))
        for side in (-1, 1)
        for row in range(rows)
    ]
    middles = [(x, top + height * part) for part in _MIDDLES.get(int(rank), ())]
    return (*sides, *middles)


def index(style: Style, suit: Suit, rank: Rank) -> str:
    """Return rank and suit side by side, top left and turned bottom right."""
    glyph, place = GLYPHS[rank], style.index
    colour, scale = style.inks[suit].pip, place.height / 60
    left = place.left + (GLYPH_BOX - glyph.width) * scale / 2

    def placed(shape: Path) -> Path:
        return shape.scaled(scale).moved(left, place.top)

    pip = suit_path(suit, place.pip, suit_left(style) + place.pip * 0.48, place.middle)
    out = fill(_twice(pip), colour)
    if glyph.filled:
        out += holed(_twice(placed(glyph.filled)), colour)
    if glyph.stroked:
        out += line(_twice(placed(glyph.stroked)), colour, glyph.stroke * scale)
    return out


def suit_left(style: Style) -> float:
    """Return where the suit's place in the corner begins, right of any rank."""
    place = style.index
    return place.left + GLYPH_BOX * place.height / 60 + place.gap


def _twice(shape: Path) -> Path:
    return shape + shape.turned(180, CENTRE)


def _pips(style: Style, suit: Suit, rank: Rank) -> str:
    colour = style.inks[suit].pip
    if style.one_pip:
        return fill(suit_path(suit, style.one_pip, *CENTRE), colour)
    shapes = []
    for x, y in pip_places(rank):
        pip = suit_path(suit, pip_height(rank), x, y)
        shapes.append(pip.turned(180, (x, y)) if y > CENTRE[1] + 1 else pip)
    return fill(reduce(add, shapes), colour)


def _ace(style: Style, suit: Suit) -> str:
    """One large emblem with an outline; the spider sits on the ace of spades."""
    x, y = CENTRE
    colour, emblem = style.inks[suit].pip, suit_path(suit, ACE_PIP, x, y)
    # The outer line, then the gap, then the emblem over the inner half of both.
    outer = fill(emblem, colour, colour, 13)
    out = outer + fill(emblem, colour, style.paper, 7) + fill(emblem, colour)
    if suit is Suit.SPADES:
        out += spider(x, y + 10, 36, style.paper)
    return out


def face(style: Style, suit: Suit, rank: Rank) -> str:
    """Return a face as an SVG document of 250 by 350 units."""
    body = blank_card(style.paper, style.edge)
    if rank is Rank.ACE:
        body += _ace(style, suit)
    elif rank >= Rank.JACK:
        body += court(style, suit, rank)
    else:
        body += _pips(style, suit, rank)
    return document(body + index(style, suit, rank))
