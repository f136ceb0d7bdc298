"""The styles of faces: each is one value here, and nothing else knows how they differ."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from resources.cardgen.tokens import BLACK, EDGE, GOLD, PAPER
from spider_qt.api import Suit


@dataclass(frozen=True, slots=True)
class Ink:
    """A suit's colours.

    Args:
        pip: index and pips; at least 4.5:1 against the paper.
        robe: the courts' clothes.
        deep: the courts' lines.
        tint: the courts' background.
        ray: the background's rays.
        hair: the courts' hair and beards.
        frame: the line about the courts' picture.
    """

    pip: str
    robe: str
    deep: str
    tint: str
    ray: str
    hair: str
    frame: str


@dataclass(frozen=True, slots=True)
class Index:
    """Where rank and suit stand in the corner, in card units.

    Args:
        top: where the rank begins.
        height: the rank's.
        left: where the box begins in which every rank is centred.
        gap: between that box and the suit.
        pip: the suit's height.
        middle: the suit's, from the card's top.
    """

    top: float
    height: float
    left: float
    gap: float
    pip: float
    middle: float


SMALL_INDEX: Final = Index(top=6, height=60, left=12, gap=8, pip=53, middle=36)
"""24 % of the card's width; its foot at 66 stays above the least strip of 68 units."""

LARGE_INDEX: Final = Index(top=5, height=75, left=9, gap=7, pip=60, middle=36)
"""30 % of the card's width. The rank's foot at 80 is free at the usual step of 87 units; at
the least step five sixths of it are seen, with a gap to the next card's rank, which was
easier to read than more of it without one. The suit's foot at 67 is never covered."""


@dataclass(frozen=True, slots=True)
class Style:
    """A set of 52 faces.

    Args:
        id: the name of its folder.
        inks: the colours of each suit.
        paper: the card's colour.
        edge: the card's outline.
        gold: crowns, hems and hilts of the courts.
        linen: their faces, hands, ermine and blades.
        index: the corner.
        court: the size of the courts' picture, 1 for the whole panel.
        one_pip: the height of the one pip that number cards show, 0 for classical pips.
    """

    id: str
    inks: Mapping[Suit, Ink]
    paper: str = PAPER
    edge: str = EDGE
    gold: str = GOLD
    linen: str = PAPER
    index: Index = SMALL_INDEX
    court: float = 1.0
    one_pip: float = 0.0


def _ink(pip: str, robe: str, deep: str, tint: str, ray: str) -> Ink:
    """Return colours for white cards: hair and frame as dark as the lines."""
    return Ink(pip, robe, deep, tint, ray, hair=deep, frame=deep)


_BLACK: Final = _ink(BLACK, "#2b4c80", "#141c2c", "#dfe7f2", "#eef2f8")
_RED: Final = _ink("#c5132e", "#c02135", "#5e0f1f", "#fae1db", "#fdf0eb")
_DEEP_RED: Final = _ink("#a90b23", "#b41c30", "#560c1b", "#fae1db", "#fdf0eb")
_SLATE: Final = _ink(BLACK, "#464f63", "#141c2c", "#e3e5ea", "#f0f1f4")
_BLUE: Final = _ink("#1458b8", "#2063bd", "#0d2c5e", "#dbe8f9", "#ebf3fd")
_GREEN: Final = _ink("#08752f", "#23793f", "#0b3a1c", "#dcefdf", "#edf7ee")
_PALE: Final = Ink("#edf1f7", "#4f7ec2", "#0c111b", "#2b3850", "#33425d", "#a8b6cc", "#6c7f9f")
_CORAL: Final = Ink("#ff8f85", "#cf4a4f", "#170a0d", "#4a2730", "#563039", "#e3a091", "#a8656a")


def _two(black: Ink, red: Ink) -> dict[Suit, Ink]:
    """Return two colours for four suits, so that shapes do the telling."""
    return {suit: red if suit.is_red else black for suit in Suit}


CLASSIC: Final = Style("classic", _two(_BLACK, _RED))
FOUR_COLOUR: Final = Style(
    "four-colour",
    {Suit.SPADES: _SLATE, Suit.HEARTS: _RED, Suit.DIAMONDS: _BLUE, Suit.CLUBS: _GREEN},
)
LARGE: Final = Style(
    "large-index", _two(_BLACK, _DEEP_RED), index=LARGE_INDEX, court=0.9, one_pip=128.0
)
NIGHT: Final = Style(
    "night",
    _two(_PALE, _CORAL),
    paper="#1a1f29",
    edge="#6d788a",
    gold="#dca83c",
    linen="#e6decf",
)

STYLES: Final = (CLASSIC, FOUR_COLOUR, LARGE, NIGHT)
