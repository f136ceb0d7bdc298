"""What eyes make of colours: contrast, and colours as people with other cones see them."""

from typing import Final

Colour = tuple[float, float, float]
"""Red, green and blue from 0 to 1, linear in light."""

GREY: Final = ((0.2126, 0.7152, 0.0722),) * 3
"""No colour at all: luminance in each channel."""

# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for
# Simulation of Color Vision Deficiency. IEEE Transactions on Visualization and Computer
# Graphics 15 (6), 2009: the matrices for severity 1.0, applied to linear light.
PROTAN: Final = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN: Final = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITAN: Final = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
USUAL: Final = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))

Vision = tuple[Colour, Colour, Colour]
VISIONS: Final[dict[str, Vision]] = {
    "usual": USUAL,
    "grey": GREY,
    "protan": PROTAN,
    "deutan": DEUTAN,
    "tritan": TRITAN,
}


def linear(rgb: int) -> Colour:
    """Return a colour given as 0xRRGGBB (what lies above is passed over)."""
    red, green, blue = (_LINEAR[rgb >> shift & 0xFF] for shift in (16, 8, 0))
    return red, green, blue


def seen(colour: Colour, vision: Vision) -> Colour:
    """Return what a colour looks like to such eyes."""
    red, green, blue = (
        min(max(sum(part * value for part, value in zip(row, colour, strict=True)), 0.0), 1.0)
        for row in vision
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance as WCAG 2 defines it, 0 to 1."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def lightness(colour: Colour) -> float:
    """Return how bright a colour looks, 0 to 1: the power law of usual screens."""
    return float(luminance(colour) ** (1 / 2.2))


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast as WCAG 2 defines it, 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def hex_colour(text: str) -> Colour:
    """Return a colour written ``#rrggbb``."""
    return linear(int(text.removeprefix("#"), 16))


_LINEAR: Final = tuple(
    v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    for v in (i / 255 for i in range(256))
)
