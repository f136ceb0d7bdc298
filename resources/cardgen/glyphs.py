"""Suits and ranks as shapes of our own: no font is asked for.

Ranks are 60 units tall, bold and nearly as wide as each other, "10" too, so that
the suit beside them always stands in the same place.
"""

from dataclasses import dataclass
from typing import Final

from resources.cardgen.paths import Path, ellipse, path
from spider_qt.api import Rank, Suit

_STEM: Final = "C4 37 8 45 18 50 H-18 C-8 45 -4 37 -4 25"
"""The foot of spade and club, from (4, 25) round to (-4, 25)."""

_SUITS: Final[dict[Suit, Path]] = {
    Suit.SPADES: path(
        "M0 -52 C6 -34 45 -12 45 15 C45 28 36 36 25 36 C16 36 8 32 4 25"
        + _STEM
        + "C-8 32 -16 36 -25 36 C-36 36 -45 28 -45 15 C-45 -12 -6 -34 0 -52 Z"
    ),
    Suit.HEARTS: path(
        "M0 50 C-9 28 -47 8 -47 -20 C-47 -37 -36 -47 -23 -47 C-12 -47 -3 -40 0 -29"
        " C3 -40 12 -47 23 -47 C36 -47 47 -37 47 -20 C47 8 9 28 0 50 Z"
    ),
    Suit.DIAMONDS: path(
        "M0 -52 C9 -34 24 -14 39 0 C24 14 9 34 0 52 C-9 34 -24 14 -39 0 C-24 -14 -9 -34 0 -52 Z"
    ),
    Suit.CLUBS: ellipse(0, -29, 22)
    + ellipse(-28, 10, 22)
    + ellipse(28, 10, 22)
    + path(
        "M12 -14 C9 -10 9 -6 12 -2 V13 C8 15 5 18 4 25"
        + _STEM
        + "C-5 18 -8 15 -12 13 V-2 C-9 -6 -9 -10 -12 -14 Z"
    ),
}


def suit_path(suit: Suit, height: float, x: float, y: float) -> Path:
    """Return a suit's shape of about this height, its middle at (x, y)."""
    return _SUITS[suit].scaled(height / 100).moved(x, y)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A rank's shape in a box of ``width`` by 60: one path filled, one stroked."""

    width: float
    filled: Path | None
    stroked: Path | None
    stroke: float = 11.0


def _glyph(width: float, filled: str = "", stroked: Path | str = "", stroke: float = 11) -> Glyph:
    line = path(stroked) if isinstance(stroked, str) and stroked else stroked
    return Glyph(
        width, path(filled) if filled else None, line if isinstance(line, Path) else None, stroke
    )


_SIX: Final = ellipse(20, 39.5, 14.5, 15) + path("M5.5 40 C5.5 19 12 5.5 24 5.5 C28 5.5 32 7 35 10")

GLYPHS: Final[dict[Rank, Glyph]] = {
    Rank.ACE: _glyph(
        43,
        "M0 60 L15 0 H28 L43 60 H31 L28.3 47.5 H14.7 L12 60 Z M16.8 37.5 H26.2 L21.5 15 Z",
    ),
    Rank.TWO: _glyph(
        40,
        "M1.5 60 V51 L20 49 H38.5 V60 Z",
        "M6.5 20 C6.5 10.5 12 5.5 20 5.5 C28.5 5.5 34 10.5 34 18.5 C34 28 24 35 7 54",
    ),
    Rank.THREE: _glyph(
        40,
        "",
        "M5.8 15.5 C7.5 9 12.5 5.5 19.5 5.5 C28 5.5 33 10 33 17 C33 24 28 28.5 20 28.5 H14"
        " M14 28.5 H20 C29 28.5 34.5 33.5 34.5 41 C34.5 49.5 28.5 54.5 19.5 54.5"
        " C11.5 54.5 6.5 50.5 5 43.5",
    ),
    Rank.FOUR: _glyph(
        42,
        "M22 0 H34.5 V36.5 H42 V47.5 H34.5 V60 H23.5 V47.5 H0 V37 Z M23.5 16 L11.5 36.5 H23.5 Z",
    ),
    Rank.FIVE: _glyph(
        40,
        "M6.5 0 H36 V11 H17 L16 24 L12 33 L4 32 Z",
        "M8 31 C11 26.5 15 24.5 20 24.5 C29 24.5 34.5 30 34.5 39 C34.5 48.5 28.5 54.5 19.5 54.5"
        " C11.5 54.5 6.5 50.5 5 43.5",
    ),
    Rank.SIX: _glyph(40, "", _SIX),
    Rank.SEVEN: _glyph(40, "M2 0 H39 V9.5 C28 25 22.5 42 21.5 60 H9.5 C10.5 42 16 26 25 11 H2 Z"),
    Rank.EIGHT: _glyph(41, "", ellipse(20.5, 17, 12.7, 11.5) + ellipse(20.5, 41.5, 15, 13)),
    Rank.NINE: _glyph(40, "", _SIX.turned(180, (20, 30))),
    Rank.TEN: _glyph(
        45,
        "M8 0 H15 V60 H5 V14 L0 16.5 V7 Z",
        path(
            "M24.5 20 C24.5 10 27.5 5 32.5 5 C37.5 5 40.3 10 40.3 20 V40 C40.3 50 37.5 55 32.5 55"
            " C27.5 55 24.5 50 24.5 40 Z"
        ),
        9.6,
    ),
    Rank.JACK: _glyph(
        36,
        "M13 0 H36 V10.5 H13 Z",
        "M30.5 0 V39 C30.5 49.5 26 54.5 17.5 54.5 C10 54.5 5.5 50 5.5 41",
    ),
    Rank.QUEEN: _glyph(
        45,
        "M20 42 L28 35 L45 54 L37 60 Z",
        path(
            "M5.5 30 C5.5 14 11 5.5 21 5.5 C31 5.5 36.5 14 36.5 30 C36.5 46 31 54.5 21 54.5"
            " C11 54.5 5.5 46 5.5 30 Z"
        ),
    ),
    Rank.KING: _glyph(
        43,
        "M0 0 H11.5 V25 L27.5 0 H41.5 L24 26 L43 60 H29.5 L16.2 36 L11.5 43 V60 H0 Z",
    ),
}
