"""How well one colour is told from another, by the formula of WCAG 2.1 (relative luminance)."""

import re
from typing import Final

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")


def is_colour(text: object) -> bool:
    """Whether a text is a colour as themes write them, ``#rrggbb``."""
    return isinstance(text, str) and _COLOUR.fullmatch(text) is not None


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours ``#rrggbb``, 1 (none) to 21 (black and white)."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
