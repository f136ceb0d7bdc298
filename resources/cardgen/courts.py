"""The court cards: a framed half figure, and the same turned, in the suit's colours."""

import math
from collections.abc import Callable
from typing import Final

from resources.cardgen.figures import Half, jack, king, queen
from resources.cardgen.glyphs import suit_path
from resources.cardgen.paths import Path, polygon, rounded
from resources.cardgen.styles import Style
from resources.cardgen.svg import both_ends, fill, line
from resources.cardgen.tokens import CENTRE, PANEL
from spider_qt.api import Rank, Suit

_FIGURES: Final[dict[Rank, Callable[[Half], None]]] = {
    Rank.JACK: jack,
    Rank.QUEEN: queen,
    Rank.KING: king,
}


def _rays(width: float, height: float, count: int = 16) -> Path:
    """Wedges from the middle to the panel's edge, cut by computing, not by clipping."""
    x, y = CENTRE

    def at(turn: float) -> tuple[float, float]:
        cos, sin = math.cos(turn * math.tau), math.sin(turn * math.tau)
        reach = min(width / 2 / max(abs(cos), 1e-9), height / 2 / max(abs(sin), 1e-9))
        return x + cos * reach, y + sin * reach

    out = Path(())
    for i in range(count):
        out += polygon((x, y), at((i + 0.25) / count), at((i + 0.75) / count))
    return out


def _belt(width: float) -> tuple[Path, Path]:
    """Return the band where the two halves meet, and its studs, about (0, 0)."""
    studs = Path(())
    for i in range(-4, 5):
        at = i * 20
        studs += polygon((at - 5, 0), (at, -3), (at + 5, 0), (at, 3))
    return rounded(-width / 2, -5, width, 10, 0), studs


def court(style: Style, suit: Suit, rank: Rank) -> str:
    """Return the picture of a jack, queen or king, without its index."""
    colours, scale = style.inks[suit], style.court
    width, height = PANEL[2] * scale, PANEL[3] * scale
    frame = rounded(CENTRE[0] - width / 2, CENTRE[1] - height / 2, width, height, 6)
    half = Half(style, suit)
    _FIGURES[rank](half)
    half.plain(suit_path(suit, 33, 73, -55), colours.pip)
    belt, studs = (part.scaled(scale).moved(*CENTRE) for part in _belt(PANEL[2]))
    return (
        fill(frame, colours.tint)
        + fill(_rays(width, height), colours.ray)
        + both_ends(half.out)
        + fill(belt, style.gold, colours.deep, 1.8)
        + fill(studs, colours.robe)
        + line(frame, colours.frame, 2)
    )
