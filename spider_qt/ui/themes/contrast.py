"""Contrast as WCAG 2 defines it, for colours that a theme and a table bring together."""

from typing import Final

from PySide6.QtGui import QColor

TEXT: Final = 4.5
"""The least contrast of writing, and of marks that are as fine as writing."""
MARK: Final = 3.0
"""The least contrast of marks and outlines."""


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours, 1 to 21."""
    dark, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def readable_on(ground: QColor) -> QColor:
    """Return black or white, whichever stands out more: at least 4.58 to 1 from any colour."""
    black, white = QColor("#000000"), QColor("#ffffff")
    return white if contrast(white, ground) >= contrast(black, ground) else black


def standing_out(colour: QColor, ground: QColor, least: float) -> QColor:
    """Return a colour, made lighter or darker until its contrast to a ground is enough.

    Args:
        colour: the wanted one; it is returned as it is if it has the contrast.
        ground: what it lies on.
        least: the contrast to be reached, at most 4.5.
    """
    made = QColor(colour)
    lighter = _luminance(ground) < 0.18
    for _ in range(60):
        if contrast(made, ground) >= least:
            return made
        light = made.lightnessF() + (0.02 if lighter else -0.02)
        hue = max(0.0, made.hslHueF())
        made = QColor.fromHslF(hue, made.hslSaturationF(), min(max(light, 0.0), 1.0))
    return readable_on(ground)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (_linear(part) for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
