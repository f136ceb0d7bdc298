"""The spider: on the ace of spades, the back and the icon."""

from typing import Final

from resources.cardgen.paths import ellipse, path
from resources.cardgen.svg import fill, line

_LEGS: Final = path(
    "M4 -6 C14 -16 18 -24 16 -42 M6 -3 C20 -10 28 -14 36 -30"
    " M6 1 C20 0 28 6 38 22 M4 5 C14 8 20 18 20 40"
)


def spider(x: float, y: float, size: float, colour: str, leg: float = 4.5, turn: float = 0) -> str:
    """Return a spider seen from above, head up.

    Args:
        x: its middle.
        y: its middle.
        size: half its height in units.
        colour: of body and legs.
        leg: thickness of the legs, in parts of 50 of the size.
        turn: degrees that it is turned clockwise.
    """
    scale = size / 50
    body = (ellipse(0, -9, 8, 8.5) + ellipse(0, 14, 13, 17)).scaled(scale).turned(turn).moved(x, y)
    legs = _LEGS.both_sides().scaled(scale).turned(turn).moved(x, y)
    return line(legs, colour, leg * scale, round_ends=True) + fill(body, colour)
