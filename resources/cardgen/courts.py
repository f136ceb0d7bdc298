"""The court cards: a half figure, and the same turned, in the suit's colours.

Each rank has its own silhouette: the king a pointed crown, a beard and a sword, the
queen a tiara, long hair, a standing collar and a flower, the jack a cap with a feather. Coordinates
are those of the panel's upper half: x from -93 to 93, y from -103 (top) to 0.
"""

import math
from collections.abc import Callable
from typing import Final

from resources.cardgen.glyphs import suit_path
from resources.cardgen.paths import Path, ellipse, path, polygon, rounded
from resources.cardgen.svg import fill, line
from resources.cardgen.tokens import CENTRE, GOLD, PANEL, PAPER, Ink, ink
from spider_qt.api import Rank, Suit

_FACE: Final = path("M-16 -82 V-56 C-16 -44 -9 -37 0 -37 C9 -37 16 -44 16 -56 V-82 Z")


class _Half:
    """Collects the upper figure; every shape is drawn a second time, turned."""

    def __init__(self, colours: Ink) -> None:
        self.colours = colours
        self.out = ""

    def shape(self, shape: Path, colour: str, width: float = 1.8) -> None:
        """Add a filled shape with a line of the deep colour."""
        self.out += fill(_placed(shape), colour, self.colours.deep, width)

    def plain(self, shape: Path, colour: str) -> None:
        """Add a filled shape without a line."""
        self.out += fill(_placed(shape), colour)

    def stroke(self, shape: Path, width: float = 1.8, colour: str = "") -> None:
        """Add a line."""
        self.out += line(_placed(shape), colour or self.colours.deep, width, round_ends=True)


def _placed(shape: Path) -> Path:
    upper = shape.moved(*CENTRE)
    return upper + upper.turned(180, CENTRE)


def _features(half: _Half) -> None:
    """Eyes, brows, nose."""
    half.plain(ellipse(6.5, -66, 1.7, 2.3).both_sides(), half.colours.deep)
    half.stroke(
        path("M3.5 -71.5 C6 -73.5 9 -73 11 -71").both_sides() + path("M0.8 -66 L-1.5 -57.5 H1.5"),
        1.4,
    )


def _king(half: _Half) -> None:
    c = half.colours
    # The sword, behind the shoulder.
    half.shape(path("M-62 -99 L-57.5 -91 V-44 H-66.5 V-91 Z"), PAPER)
    half.stroke(path("M-62 -90 V-48"), 1.2)
    half.shape(path("M-60 -32 V-10 H-64 V-32 Z"), c.deep)
    half.shape(rounded(-75, -45, 26, 6, 3), GOLD)
    # Mantle and ermine.
    half.shape(path("M-88 0 C-86 -22 -62 -32 -24 -40 H24 C62 -32 86 -22 88 0 Z"), c.robe)
    half.shape(
        path(
            "M-22 -44 C-44 -38 -54 -26 -56 -9 C-40 -20 -22 -16 0 -6 C22 -16 40 -20 56 -9"
            " C54 -26 44 -38 22 -44 Z"
        ),
        PAPER,
    )
    ticks = path("M44 -27 V-21 M31 -33 V-27 M31 -24 V-18 M18 -30 V-24 M18 -20 V-14")
    half.stroke(ticks.both_sides(), 2.4)
    half.shape(path("M-6 -9 H6 L8 0 H-8 Z"), GOLD)
    # Head.
    half.shape(
        path(
            "M14 -80 C24 -80 27 -66 26 -56 C26 -48 32 -46 32 -40 C26 -36 17 -40 14 -46 Z"
        ).both_sides(),
        c.deep,
    )
    half.shape(_FACE, PAPER)
    _features(half)
    half.shape(
        path(
            "M-16.5 -60 C-18 -40 -10 -28 0 -21 C10 -28 18 -40 16.5 -60 C14 -55 11 -53 8 -53.5"
            " C5 -55.5 2 -55 0 -53.5 C-2 -55 -5 -55.5 -8 -53.5 C-11 -53 -14 -55 -16.5 -60 Z"
        ),
        c.deep,
        1,
    )
    half.plain(path("M-5 -49 C-2 -50.5 2 -50.5 5 -49 C3 -45.5 -3 -45.5 -5 -49 Z"), PAPER)
    # Crown.
    half.shape(path("M-19 -78 L-27 -96 L-13 -88 L0 -99 L13 -88 L27 -96 L19 -78 Z"), GOLD)
    half.shape(path("M-20 -82 C-8 -85 8 -85 20 -82 L19 -74 C8 -77 -8 -77 -19 -74 Z"), GOLD)
    half.plain(ellipse(0, -80.5, 2.2) + ellipse(10, -80, 1.7).both_sides(), c.robe)
    half.shape(ellipse(0, -99, 2.6) + ellipse(27, -96, 2.6).both_sides(), GOLD, 1.4)
    _hand(half, -62, -28)


def _hand(half: _Half, x: float, y: float) -> None:
    half.shape(rounded(x - 8, y - 6, 16, 13, 5), PAPER)
    half.stroke(path("M-1 -2 H7 M-1 2 H7").moved(x, y), 1.1)


def _queen(half: _Half) -> None:
    c = half.colours
    half.stroke(path("M-62 -20 C-60 -40 -64 -52 -62 -70"), 2.4)
    half.shape(path("M-61 -46 C-54 -58 -48 -56 -46 -60 C-46 -50 -52 -44 -61 -46 Z"), c.robe, 1.2)
    for turn in range(5):
        petal = path("M0 0 C-10 -6 -8 -16 0 -16 C8 -16 10 -6 0 0 Z").turned(72 * turn)
        half.shape(petal.moved(-62, -78), PAPER, 1.4)
    half.shape(ellipse(-62, -78, 4), GOLD, 1.4)
    # The standing collar: a fan of scallops.
    half.shape(_fan(0, -38, 34, 46, 7), PAPER)
    half.shape(path("M-86 0 C-84 -20 -58 -30 -22 -36 H22 C58 -30 84 -20 86 0 Z"), c.robe)
    # Hair, neck, face.
    half.shape(
        path(
            "M0 -90 C-22 -90 -25 -76 -26 -62 C-26 -48 -36 -42 -32 -28 C-24 -24 -14 -30 -12 -40"
            " H12 C14 -30 24 -24 32 -28 C36 -42 26 -48 26 -62 C25 -76 22 -90 0 -90 Z"
        ),
        c.deep,
    )
    half.shape(path("M-8 -46 V-34 L-20 -28 L0 -6 L20 -28 L8 -34 V-46 Z"), PAPER)
    half.shape(
        path(
            "M-15 -78 V-58 C-15 -46 -8 -38 0 -38 C8 -38 15 -46 15 -58 V-78 C8 -84 -8 -84 -15 -78 Z"
        ),
        PAPER,
    )
    _features(half)
    half.plain(
        path("M-4.5 -49 C-2 -51.5 -1 -50 0 -50 C1 -50 2 -51.5 4.5 -49 C2 -46 -2 -46 -4.5 -49 Z"),
        c.robe,
    )
    half.stroke(path("M-13 -28 C-6 -18 6 -18 13 -28"), 2.6, GOLD)
    half.shape(polygon((0, -22), (3.5, -17), (0, -11), (-3.5, -17)), GOLD, 1.2)
    # Tiara.
    half.shape(
        path(
            "M-20 -77 C-21 -88 -12 -86 -10 -90 C-7 -95 -3 -93 0 -99 C3 -93 7 -95 10 -90"
            " C12 -86 21 -88 20 -77 C8 -83 -8 -83 -20 -77 Z"
        ),
        GOLD,
    )
    half.shape(
        ellipse(0, -99, 3)
        + ellipse(10.5, -92, 2.4).both_sides()
        + ellipse(19, -84.5, 2.2).both_sides(),
        PAPER,
        1.3,
    )
    half.plain(ellipse(0, -87, 2.4, 3), c.robe)
    _hand(half, -61, -24)


def _fan(x: float, y: float, inner: float, outer: float, scallops: int) -> Path:
    start, step = 205.0, 130 / scallops

    def at(radius: float, degrees: float) -> str:
        angle = math.radians(degrees)
        return f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f}"

    data = f"M{x} {y} L{at(inner, start)}"
    for i in range(scallops):
        a, b = start + i * step, start + (i + 1) * step
        data += f" C{at(outer + 4, a)} {at(outer + 4, b)} {at(inner, b)}"
    return path(data + " Z")


def _jack(half: _Half) -> None:
    c = half.colours
    # Halberd.
    half.shape(path("M-64 -92 L-60 -92 V0 H-64 Z"), GOLD, 1.4)
    half.shape(
        path(
            "M-62 -101 L-58 -90 C-50 -92 -46 -86 -44 -74 C-50 -78 -54 -76 -59 -72 L-65 -72"
            " L-72 -80 L-65 -86 Z"
        ),
        PAPER,
    )
    # Doublet.
    half.shape(
        path(
            "M-84 0 C-86 -18 -70 -34 -48 -34 C-36 -36 -28 -38 -18 -40 H18 C28 -38 36 -36 48 -34"
            " C70 -34 86 -18 84 0 Z"
        ),
        c.robe,
    )
    half.stroke(
        path(
            "M46 -33 C42 -22 42 -10 44 0 M62 -29 C57 -20 56 -10 57 0 M74 -20 C70 -14 69 -8 70 0"
        ).both_sides(),
        2.2,
        GOLD,
    )
    half.shape(path("M-12 -38 L-9 0 H9 L12 -38 Z"), PAPER)
    half.plain(ellipse(0, -24, 2.4) + ellipse(0, -12, 2.4), c.deep)
    # Hair, face, collar.
    half.shape(
        path(
            "M12 -80 C26 -80 28 -66 27 -58 C27 -50 32 -50 31 -44 C26 -38 16 -40 12 -46 Z"
        ).both_sides(),
        c.deep,
    )
    half.shape(_FACE, PAPER)
    _features(half)
    half.stroke(path("M-4.5 -48 C-2 -45.5 2 -45.5 4.5 -48"), 1.6)
    half.shape(path("M-2 -36 L-26 -40 L-20 -26 L0 -33 L20 -26 L26 -40 L2 -36 Z"), GOLD)
    # Cap and feather.
    half.shape(
        path("M-27 -77 C-34 -90 -14 -100 6 -98 C24 -97 33 -88 27 -77 C10 -83 -10 -83 -27 -77 Z"),
        c.robe,
    )
    half.shape(path("M-27 -79 C-10 -86 10 -86 27 -79 L26 -72 C10 -79 -10 -79 -26 -72 Z"), GOLD)
    half.shape(
        path("M18 -80 C26 -98 48 -104 68 -93 C60 -92 58 -86 50 -82 C42 -76 30 -74 18 -80 Z"), PAPER
    )
    half.stroke(path("M18 -80 C30 -86 44 -92 60 -92"), 1.2)
    _hand(half, -62, -26)


_FIGURES: Final[dict[Rank, Callable[[_Half], None]]] = {
    Rank.JACK: _jack,
    Rank.QUEEN: _queen,
    Rank.KING: _king,
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


def court(suit: Suit, rank: Rank) -> str:
    """Return the picture of a jack, queen or king, without its index."""
    colours = ink(suit)
    left, top, width, height = PANEL
    frame = rounded(left, top, width, height, 6)
    half = _Half(colours)
    _FIGURES[rank](half)
    half.plain(suit_path(suit, 34, 64, -62), colours.pip)
    belt = rounded(left, CENTRE[1] - 5, width, 10, 0)
    studs = Path(())
    for i in range(-4, 5):
        x, y = CENTRE[0] + i * 20, CENTRE[1]
        studs += polygon((x - 5, y), (x, y - 3), (x + 5, y), (x, y + 3))
    return (
        fill(frame, colours.tint)
        + fill(_rays(), colours.ray)
        + half.out
        + fill(belt, GOLD, colours.deep, 1.8)
        + fill(studs, colours.robe)
        + line(frame, colours.deep, 2)
    )
