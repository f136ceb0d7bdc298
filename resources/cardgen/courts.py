"""The court cards: a framed half figure, and the same turned, in the suit's colours."""

import math
from collections.abc import Callable
from typing import Final

from resources.cardgen.figures import Half, jack, king, queen
from resources.cardgen.glyphs import suit_path
from resources.cardgen.paths import Path, polygon, rounded
from resources.cardgen.svg import both_ends, fill, line
from resources.cardgen.tokens import CENTRE, GOLD, PANEL, ink
from spider_qt.api import Rank, Suit

_FIGURES: Final[dict[Rank, Callable[[Half], None]]] = {
    Rank.JACK: jack,
    Rank.QUEEN: queen,
    Rank.KING: king,
}


def _rays(count: int = 16) -> Path:
    """Wedges from the middle to the panel's edge, cut by computing, not by clipping."""
    x, y = CENTRE
    half_width, half_height = PANEL[2] / 2, PANEL[3] / 2

    def at(turn: float) -> tuple[float, float]:
        cos, sin = math.cos(turn * math.tau), math.sin(turn * math.tau)
        reach = min(half_width / max(abs(cos), 1e-9), half_height / max(abs(sin), 1e-9))
        return x + cos * reach, y + sin * reach

    out = Path(())
    for i in range(count):
        out += polygon((x, y), at((i + 0.25) / count), at((i + 0.75) / count))
    return out


def _belt(left: float, width: float) -> tuple[Path, Path]:
    """Return the band where the two halves meet, and its studs."""
    x, y = CENTRE
    studs = Path(())
    for i in range(-4, 5):
        at = x + i * 20
        studs += polygon((at - 5, y), (at, y - 3), (at + 5, y), (at, y + 3))
    return rounded(left, y - 5, width, 10, 0), studs


def court(suit: Suit, rank: Rank) -> str:
    """Return the picture of a jack, queen or king, without its index."""
    colours = ink(suit)
    left, top, width, height = PANEL
    frame = rounded(left, top, width, height, 6)
    half = Half(colours)
    _FIGURES[rank](half)
    half.plain(suit_path(suit, 32, 66, -60), colours.pip)
    belt, studs = _belt(left, width)
    return (
        fill(frame, colours.tint)
        + fill(_rays(), colours.ray)
        + both_ends(half.out)
        + fill(belt, GOLD, colours.deep, 1.8)
        + fill(studs, colours.robe)
        + line(frame, colours.deep, 2)
    )
