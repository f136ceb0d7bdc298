"""What all backs stand on: a panel in two inks within a paper border.

A back's drawing holds no colour but those of its palette; shades between the two inks
are the second one, partly transparent. So a theme recolours a back by making it again
with another ``Palette``, or by replacing the colours in the file's text.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from resources.cardgen.paths import Path, Point, polygon, rounded
from resources.cardgen.svg import blank_card, document, fill, line
from resources.cardgen.tokens import EDGE, HEIGHT, PAPER, WIDTH

INSET: Final = 10
"""From the card's edge to the panel."""
LEFT, TOP, RIGHT, BOTTOM = INSET, INSET, WIDTH - INSET, HEIGHT - INSET
ACROSS, DOWN = RIGHT - LEFT, BOTTOM - TOP
"""The panel: 230 by 330 units."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The two inks of a back and the card under them, as ``#rrggbb``.

    Args:
        ground: fills the panel.
        drawing: the pattern upon it.
        paper: the border.
        edge: the card's outline.
    """

    ground: str
    drawing: str
    paper: str = PAPER
    edge: str = EDGE


def panel(palette: Palette, pattern: str, *, frame: bool = False, radius: float = 8) -> str:
    """Return a whole back as an SVG document.

    Args:
        palette: its inks.
        pattern: elements that keep within the panel.
        frame: draw a line just inside the panel's edge.
        radius: of the panel's corners.
    """
    edge = rounded(LEFT, TOP, ACROSS, DOWN, radius)
    inner = rounded(LEFT + 6, TOP + 6, ACROSS - 12, DOWN - 12, max(radius - 4, 1))
    return document(
        blank_card(palette.paper, palette.edge)
        + fill(edge, palette.ground)
        + pattern
        + (line(inner, palette.drawing, 2) if frame else "")
        + line(edge, palette.ground, 2.4)
    )


def shade(element: str, opacity: float) -> str:
    """Return an element drawn partly transparent."""
    return element.replace("<path ", f'<path opacity="{opacity:g}" ', 1)


def cut(corners: Iterable[Point], box: tuple[float, float, float, float]) -> Path:
    """Return a polygon's part within a rectangle (Sutherland and Hodgman, 1974).

    Args:
        corners: of a convex polygon, in order.
        box: left, top, right, bottom.
    """
    left, top, right, bottom = box
    points = list(corners)
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        kept: list[Point] = []
        for one, other in zip(points, points[1:] + points[:1], strict=True):
            here, there = (sign * (p[axis] - limit) for p in (one, other))
            if here >= 0:
                kept.append(one)
            if (here > 0 > there) or (here < 0 < there):
                part = here / (here - there)
                kept.append(
                    (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
                )
        points = kept
        if not points:
            return Path(())
    return polygon(*points)
