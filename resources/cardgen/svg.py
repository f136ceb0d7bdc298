"""Writing paths as SVG elements and documents, small and always in the same order."""

from typing import Final

from resources.cardgen.paths import Path, number
from resources.cardgen.tokens import CENTRE, EDGE, HEIGHT, OUTLINE, PAPER, RADIUS, WIDTH

_HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' width="{w}" height="{h}" viewBox="0 0 {w} {h}">\n'
)


def fill(shape: Path, colour: str, line: str = "", width: float = 1.6) -> str:
    """Return an element that fills a path (even-odd) and perhaps draws its line."""
    edge = (
        f' stroke="{line}" stroke-width="{number(width)}" stroke-linejoin="round"' if line else ""
    )
    return f'<path fill="{colour}"{edge} d="{shape.data}"/>\n'


def holed(shape: Path, colour: str) -> str:
    """Return an element that fills a path by the even-odd rule, so inner paths are holes."""
    return f'<path fill="{colour}" fill-rule="evenodd" d="{shape.data}"/>\n'


def line(shape: Path, colour: str, width: float, *, round_ends: bool = False) -> str:
    """Return an element that draws along a path."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_ends else ""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends}'
        f' d="{shape.data}"/>\n'
    )


def document(body: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """Return a whole SVG document of this size in units."""
    return _HEAD.format(w=width, h=height) + body + "</svg>\n"


def blank_card(paper: str = PAPER, edge: str = EDGE) -> str:
    """Return the card itself: paper with round corners, its edge wholly inside."""
    half = OUTLINE / 2
    return (
        f'<rect x="{number(half)}" y="{number(half)}" width="{number(WIDTH - OUTLINE)}"'
        f' height="{number(HEIGHT - OUTLINE)}" rx="{RADIUS}" fill="{paper}" stroke="{edge}"'
        f' stroke-width="{number(OUTLINE)}"/>\n'
    )


def both_ends(body: str) -> str:
    """Return elements of the upper half, and the same turned for the lower half."""
    x, y = (number(value) for value in CENTRE)
    return f'<g id="half">\n{body}</g>\n<use xlink:href="#half" transform="rotate(180 {x} {y})"/>\n'
