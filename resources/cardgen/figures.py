"""The three court figures, upper half: king, queen and jack.

Each has its own silhouette: the king a pointed crown, a beard and a sword; the queen
a tiara, a standing collar and a flower; the jack a cap with a feather and a halberd.
Coordinates are those of the panel's upper half: x from -93 to 93, y from -103 (the
top) to 0 (the middle of the card).
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from operator import add
from typing import Final

from resources.cardgen.paths import Path, ellipse, path, polygon, rounded
from resources.cardgen.styles import Style
from resources.cardgen.svg import fill, line
from resources.cardgen.tokens import CENTRE
from spider_qt.api import Suit

_HEAD: Final = 1.18
"""So much larger than the body are heads, crowns and hair."""

_FACE: Final = path("M-16 -84 V-57 C-16 -45 -9 -38 0 -38 C9 -38 16 -45 16 -57 V-84 Z")
_SHOULDERS: Final = path("M-93 0 V-15 C-84 -29 -58 -35 -22 -41 H22 C58 -35 84 -29 93 -15 V0 Z")


class Half:
    """Collects the upper figure as SVG elements, in a style's colours and size."""

    def __init__(self, style: Style, suit: Suit) -> None:
        self.colours = style.inks[suit]
        self.gold = style.gold
        self.linen = style.linen
        self.scale = style.court
        self._grown = False
        self.out = ""

    def shape(self, shape: Path, colour: str, width: float = 1.8) -> None:
        """Add a filled shape with a line of the deep colour."""
        self.out += fill(self._placed(shape), colour, self.colours.deep, width * self.scale)

    def plain(self, shape: Path, colour: str) -> None:
        """Add a filled shape without a line."""
        self.out += fill(self._placed(shape), colour)

    def stroke(self, shape: Path, width: float = 1.8, colour: str = "") -> None:
        """Add a line."""
        colour = colour or self.colours.deep
        self.out += line(self._placed(shape), colour, width * self.scale, round_ends=True)

    @contextmanager
    def grown(self) -> Iterator[None]:
        """Draw what comes inside larger: heads are too small to know each other by, otherwise."""
        self._grown = True
        yield
        self._grown = False

    def _placed(self, shape: Path) -> Path:
        if self._grown:  # about the crown's points, so that it keeps within the panel
            shape = shape.scaled(_HEAD).moved(0, (_HEAD - 1) * 100)
        return shape.scaled(self.scale).moved(*CENTRE)


def _features(half: Half) -> None:
    eyes = ellipse(6.6, -66.5, 1.8, 2.4)
    brows = path("M3.5 -72 C6 -74 9 -73.5 11 -71.5")
    half.plain(eyes.both_sides(), half.colours.deep)
    half.stroke(brows.both_sides() + path("M0.8 -66.5 L-1.6 -57.5 H1.6"), 1.4)


def _hand(half: Half, x: float, y: float) -> None:
    half.shape(rounded(x - 8, y - 6, 16, 13, 5), half.linen)
    half.stroke(path("M0 -2 H7 M0 2 H7").moved(x, y), 1.1)


def king(half: Half) -> None:
    """Draw the king: pointed crown, beard, ermine, sword."""
    c = half.colours
    # The sword, behind the shoulder.
    half.shape(path("M-64 -100 L-59 -91 V-44 H-69 V-91 Z"), half.linen)
    half.stroke(path("M-64 -90 V-48"), 1.2)
    half.shape(rounded(-78, -45, 28, 6.5, 3), half.gold)
    # Mantle and ermine.
    half.shape(_SHOULDERS, c.robe)
    hem = path("M66 -26 C74 -18 78 -9 79 0 M73 -23 C81 -15 85 -7 86 0")
    half.stroke(hem.both_sides(), 2, half.gold)
    half.shape(
        path(
            "M-16 -46 C-38 -43 -52 -34 -57 -17 C-42 -7 -20 -3 0 -3 C20 -3 42 -7 57 -17"
            " C52 -34 38 -43 16 -46 Z"
        ),
        half.linen,
    )
    ticks = path("M45 -25 V-19 M34 -35 V-29 M35 -18 V-12 M24 -27 V-21 M23 -13 V-8")
    half.stroke(ticks.both_sides(), 2.6)
    # Hair, face, beard.
    with half.grown():
        half.shape(
            path(
                "M14 -82 C24 -82 27 -68 26 -58 C26 -51 33 -49 32 -42 C27 -37 17 -41 14 -47 Z"
            ).both_sides(),
            c.hair,
        )
        half.shape(_FACE, half.linen)
        _features(half)
        half.shape(
            path(
                "M-16.5 -62 C-18.5 -42 -11 -27 0 -18 C11 -27 18.5 -42 16.5 -62 C14 -56 11.5 -53.5"
                " 8 -54 C5 -56 2 -55.5 0 -54 C-2 -55.5 -5 -56 -8 -54"
                " C-11.5 -53.5 -14 -56 -16.5 -62 Z"
            ),
            c.hair,
            1,
        )
        half.plain(path("M-5 -49.5 C-2 -51 2 -51 5 -49.5 C3 -46 -3 -46 -5 -49.5 Z"), half.linen)
        half.stroke(path("M-6 -41 C-5 -35 -3 -30 0 -26 C3 -30 5 -35 6 -41"), 1.1, c.tint)
        # Crown.
        half.shape(path("M-19 -79 L-29 -96 L-14 -88 L0 -99 L14 -88 L29 -96 L19 -79 Z"), half.gold)
        half.shape(
            path("M-21 -84 C-8 -87 8 -87 21 -84 L19.5 -75 C8 -78 -8 -78 -19.5 -75 Z"), half.gold
        )
        half.plain(ellipse(0, -81.5, 2.4) + ellipse(10.5, -81, 1.8).both_sides(), c.robe)
        half.shape(ellipse(0, -98.5, 2.8) + ellipse(29, -96, 2.8).both_sides(), half.gold, 1.4)
    # The hand on the hilt.
    half.shape(rounded(-66.5, -34, 5, 22, 2), half.gold, 1.4)
    _hand(half, -64, -29)


def queen(half: Half) -> None:
    """Draw the queen: tiara, long hair, standing collar, flower."""
    c = half.colours
    # The flower.
    half.stroke(path("M-65 -16 C-62 -38 -67 -52 -65 -72"), 2.4, c.hair)
    half.shape(
        path("M-64.5 -46 C-60 -57 -53 -57 -49 -60 C-50 -50 -55 -44 -64.5 -46 Z"), c.robe, 1.2
    )
    petal = path("M0 0 C-10 -6 -8 -17 0 -17 C8 -17 10 -6 0 0 Z").moved(0, -1)
    petals = reduce(add, (petal.turned(72 * turn) for turn in range(5)))
    half.shape(petals.moved(-65, -79), half.linen, 1.4)
    half.shape(ellipse(-65, -79, 4.2), half.gold, 1.4)
    # The standing collar, then the gown.
    fan, ribs = _fan(0, -30, 43, 53, 7)
    half.shape(fan, half.linen)
    half.stroke(ribs, 1.3, half.gold)
    half.shape(_SHOULDERS, c.robe)
    folds = path("M56 -31 C66 -22 70 -10 70 0 M74 -24 C81 -16 84 -8 84 0")
    half.stroke(folds.both_sides(), 2, half.gold)
    pearls = ellipse(40, -22, 2.2) + ellipse(52, -14, 2.2) + ellipse(31, -12, 2.2)
    half.plain(pearls.both_sides(), c.tint)
    # Hair, neck, face.
    with half.grown():
        half.shape(
            path(
                "M0 -92 C-20 -92 -23 -78 -23 -64 C-23 -50 -31 -44 -29 -33 C-27 -25 -16 -26 -12 -34"
                " L-10 -44 H10 L12 -34 C16 -26 27 -25 29 -33 C31 -44 23 -50 23 -64"
                " C23 -78 20 -92 0 -92 Z"
            ),
            c.hair,
        )
        half.shape(path("M-7 -48 V-36 L-19 -30 L0 -16 L19 -30 L7 -36 V-48 Z"), half.linen)
        half.shape(
            path(
                "M-15 -78 V-59 C-15 -47 -8 -39 0 -39 C8 -39 15 -47 15 -59 V-78"
                " C8 -85 -8 -85 -15 -78 Z"
            ),
            half.linen,
        )
        _features(half)
        half.stroke(path("M10 -67.5 L12.4 -69").both_sides(), 1.2)
        half.plain(
            path(
                "M-4.6 -49.5 C-2 -52 -1 -50.5 0 -50.5 C1 -50.5 2 -52 4.6 -49.5"
                " C2 -46 -2 -46 -4.6 -49.5 Z"
            ),
            c.robe,
        )
        half.stroke(path("M-12 -31 C-6 -21 6 -21 12 -31"), 2.4, half.gold)
        half.shape(polygon((0, -27), (3.2, -22.5), (0, -18), (-3.2, -22.5)), half.gold, 1.2)
        # Tiara.
        half.shape(
            path(
                "M-20 -77 C-21 -88 -13 -86 -11 -90 C-7 -95 -3 -93 0 -98 C3 -93 7 -95 11 -90"
                " C13 -86 21 -88 20 -77 C8 -84 -8 -84 -20 -77 Z"
            ),
            half.gold,
        )
        pearls = ellipse(11, -92, 2.5) + ellipse(19.5, -84.5, 2.3)
        half.shape(ellipse(0, -98.5, 3) + pearls.both_sides(), half.linen, 1.3)
        half.plain(ellipse(0, -88, 2.4, 3), c.robe)
    _hand(half, -64, -27)


def _fan(x: float, y: float, inner: float, outer: float, scallops: int) -> tuple[Path, Path]:
    """Return a fan of so many scallops about (x, y), and the ribs between them."""
    start, step = 192.0, 156 / scallops

    def at(radius: float, degrees: float) -> str:
        angle = math.radians(degrees)
        return f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f} "

    data, ribs = f"M{x} {y} L{at(inner, start)}", ""
    for i in range(scallops):
        a, b = start + i * step, start + (i + 1) * step
        data += f"C{at(outer, a)}{at(outer, b)}{at(inner, b)}"
        ribs += f"M{x} {y} L{at(inner - 1, b)}" if i < scallops - 1 else ""
    return path(data + "Z"), path(ribs)


def jack(half: Half) -> None:
    """Draw the jack: cap with a feather, page's hair, halberd."""
    c = half.colours
    # The halberd.
    half.shape(path("M-66 -90 H-62 V0 H-66 Z"), half.gold, 1.4)
    half.shape(
        path(
            "M-64 -101 L-60 -90 C-52 -93 -47 -86 -45 -73 C-51 -78 -56 -76 -61 -71 L-67 -71"
            " L-75 -80 L-67 -86 Z"
        ),
        half.linen,
    )
    # Doublet with puffed sleeves.
    half.shape(
        path(
            "M-93 0 V-16 C-88 -29 -72 -35 -50 -34 C-36 -36 -28 -38 -18 -41 H18"
            " C28 -38 36 -36 50 -34 C72 -35 88 -29 93 -16 V0 Z"
        ),
        c.robe,
    )
    slashes = path(
        "M47 -33 C42 -22 42 -10 44 0 M63 -33 C58 -22 57 -11 59 0 M78 -29 C74 -20 73 -9 75 0"
    )
    half.stroke(slashes.both_sides(), 2.4, half.gold)
    half.shape(path("M-13 -40 L-10 0 H10 L13 -40 Z"), half.linen)
    half.plain(ellipse(0, -25, 2.4) + ellipse(0, -13, 2.4), c.deep)
    # Hair, face, collar.
    with half.grown():
        half.shape(
            path(
                "M12 -82 C26 -82 28 -68 27 -60 C27 -52 33 -52 32 -46 C27 -39 16 -41 12 -47 Z"
            ).both_sides(),
            c.hair,
        )
        half.shape(_FACE, half.linen)
        _features(half)
        half.stroke(path("M-4.5 -49 C-2 -46.5 2 -46.5 4.5 -49"), 1.6)
        half.shape(path("M-2 -36 L-27 -42 L-21 -26 L0 -33 L21 -26 L27 -42 L2 -36 Z"), half.gold)
        # Cap and feather.
        half.shape(
            path(
                "M-28 -78 C-36 -92 -14 -101 6 -99 C24 -98 34 -89 28 -78 C10 -84 -10 -84 -28 -78 Z"
            ),
            c.robe,
        )
        half.shape(
            path("M-28 -80 C-10 -87 10 -87 28 -80 L26 -72 C10 -79 -10 -79 -26 -72 Z"), half.gold
        )
        half.shape(
            path(
                "M20 -79 C24 -97 48 -106 76 -95 C69 -94 70 -90 62 -88 C64 -85 57 -84 52 -82"
                " C53 -79 46 -78 41 -78 C34 -75 27 -75 20 -79 Z"
            ),
            half.linen,
        )
        half.stroke(path("M20 -79 C32 -88 46 -94 66 -94"), 1.2)
    _hand(half, -64, -27)
