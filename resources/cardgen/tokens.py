"""The design's constants: sizes in card units (a card is 250 by 350) and colours."""

from dataclasses import dataclass
from typing import Final

from spider_qt.api import Suit

WIDTH: Final = 250
HEIGHT: Final = 350
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)

RADIUS: Final = 15
"""Of the card's corners."""
OUTLINE: Final = 2.0
"""Width of the card's edge, wholly inside the card."""

INDEX_TOP: Final = 6.0
INDEX_HEIGHT: Final = 60.0
"""24 % of the card's width; its foot at 66 stays above a covered card's strip of 70 units."""
INDEX_LEFT: Final = 12.0
INDEX_GAP: Final = 8.0
"""Between rank and suit."""
INDEX_PIP: Final = 53.0
STRIP: Final = 0.2
"""The part of a covered card's height that stays visible."""

PIP: Final = 43.0
"""Height of a pip on the number cards."""
PIP_COLUMN: Final = 60.0
"""From the middle of the card to a side column of pips."""
PIP_TOP, PIP_BOTTOM = 96.0, 254.0
"""Middle of the first and last row of pips."""
ACE_PIP: Final = 150.0

PANEL: Final = (32.0, 72.0, 186.0, 206.0)
"""Court cards' picture: left, top, width, height."""

PAPER: Final = "#fffefa"
EDGE: Final = "#8b8a86"
GOLD: Final = "#e7b13a"


@dataclass(frozen=True, slots=True)
class Ink:
    """A suit's colours.

    Args:
        pip: index and pips; at least 4.5:1 against the paper.
        robe: the courts' clothes.
        deep: the courts' lines and hair.
        tint: the courts' background.
        ray: the background's rays.
    """

    pip: str
    robe: str
    deep: str
    tint: str
    ray: str


BLACK: Final = Ink("#161d29", "#2b4c80", "#141c2c", "#dfe7f2", "#eef2f8")
RED: Final = Ink("#c5132e", "#c02135", "#5e0f1f", "#fae1db", "#fdf0eb")


def ink(suit: Suit) -> Ink:
    """Return the colours of a suit: two colours, so that shapes do the telling."""
    return RED if suit.is_red else BLACK
