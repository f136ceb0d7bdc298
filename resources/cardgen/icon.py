"""The program's icon: a card on which a spade hangs from its thread, as a spider does."""

from typing import Final

from resources.cardgen.glyphs import suit_path
from resources.cardgen.paths import Path, ellipse, path, rounded
from resources.cardgen.svg import document, fill, line
from resources.cardgen.tokens import BLACK, GOLD, PAPER
from spider_qt.api import Suit

SIZE: Final = 256
"""The icon's side in units."""
SMALL_BELOW: Final = 40
"""Pictures of fewer pixels show one card only and thicker legs."""

_TABLE_BLUE: Final = "#2b4c80"
_THREAD: Final = "#8fb0de"
_EDGE: Final = "#5b6270"

_LEGS: Final = path(
    "M16 22 C40 6 50 -10 52 -42 M16 26 C44 18 58 10 66 -12"
    " M14 30 C40 30 56 34 64 56 M12 34 C30 40 38 54 39 76"
)
"""One side's legs, from where blade and foot of a spade of height 100 meet."""


def _hanging_spider(x: float, y: float, height: float, thread_from: float, leg: float) -> str:
    scale = height / 100

    def placed(shape: Path) -> Path:
        return shape.scaled(scale).moved(x, y)

    eyes = placed(ellipse(9, 17, 4).both_sides())
    return (
        line(path(f"M{x} {thread_from} V{y - 44 * scale:.1f}"), BLACK, leg * 0.6)
        + line(placed(_LEGS.both_sides()), BLACK, leg, round_ends=True)
        + fill(suit_path(Suit.SPADES, height, x, y), BLACK)
        + fill(eyes, GOLD)
    )


def _large() -> str:
    middle = (SIZE / 2, SIZE / 2)
    behind = rounded(50, 28, 146, 204, 16)
    inner = rounded(60, 38, 126, 184, 9)
    net = path(
        "M60 60 L150 222 M60 110 L110 222 M60 170 L80 222 M84 222 C86 200 78 184 60 176"
        " M114 222 C112 170 94 140 60 124 M154 222 C146 140 110 92 60 76"
    )
    front = rounded(52, 24, 152, 212, 16)
    return (
        fill(behind.turned(-15, middle).moved(-14, 4), PAPER, _EDGE, 4)
        + fill(inner.turned(-15, middle).moved(-14, 4), _TABLE_BLUE)
        + line(net.turned(-15, middle).moved(-14, 4), _THREAD, 3)
        + fill(front.turned(7, middle).moved(18, 0), PAPER, _EDGE, 4)
        + _hanging_spider(146, 134, 92, 27, 7)
    )


def _small() -> str:
    return fill(rounded(28, 6, 200, 244, 30), PAPER, _EDGE, 12) + _hanging_spider(
        128, 132, 118, 8, 12
    )


def icon(*, small: bool = False) -> str:
    """Return the icon as an SVG document of 256 by 256 units.

    Args:
        small: draw the simpler picture that is clear at 16 to 32 pixels.
    """
    return document(_small() if small else _large(), SIZE, SIZE)
