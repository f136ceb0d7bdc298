"""The committed card files as pictures, as the table draws them."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.cardgen import tokens
from resources.cardgen.styles import Style
from spider_qt.api import FolderCardTheme, Rank, Suit
from spider_qt.api.resources import resource_path
from tests.resources.vision import Vision, hex_colour, lightness, linear, seen

SMALL: Final = 60
"""The card width in pixels at which a covered card must still be readable."""

Marks = list[list[bool]]
"""Rows of whether a pixel is marked."""


def face_svg(style: Style, suit: Suit, rank: Rank) -> bytes:
    """Return a face's file."""
    theme = FolderCardTheme(style.id, style.id, resource_path("cards", style.id))
    svg = theme.face_svg(suit, rank)
    assert svg is not None
    return svg


def rendered(svg: bytes, width: int) -> QImage:
    """Return a document as a picture on white, 5:7."""
    image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def marks(
    image: QImage, paper: str, vision: Vision, box: tuple[int, int, int, int], least: float = 0.4
) -> Marks:
    """Return what stands out from the paper for such eyes.

    Args:
        image: a card.
        paper: its colour.
        vision: the eyes.
        box: the part to look at: left, top, right, bottom.
        least: the difference in lightness, from 0 to 1, from which on a pixel is a mark.
    """
    ground = lightness(seen(hex_colour(paper), vision))

    @cache
    def marked(rgb: int) -> bool:
        return abs(lightness(seen(linear(rgb), vision)) - ground) >= least

    left, top, right, bottom = box
    return [[marked(image.pixel(x, y)) for x in range(left, right)] for y in range(top, bottom)]


def covered_index(style: Style, suit: Suit, rank: Rank, width: int, vision: Vision) -> Marks:
    """Return the marks in the strip that is seen at the layout's least step, without the edge."""
    edge = max(round(width * 0.012), 1)
    strip = round(width * 1.4 * tokens.LEAST_STRIP)
    image = rendered(face_svg(style, suit, rank), width)
    return marks(image, style.paper, vision, (edge, edge, width // 2 + width // 25, strip))


def share_that_differs(one: Marks, other: Marks) -> float:
    """Return how many marks only one of two pictures has, as a share of all marks."""
    pairs = [(p, q) for r, s in zip(one, other, strict=True) for p, q in zip(r, s, strict=True)]
    return sum(p != q for p, q in pairs) / max(sum(p or q for p, q in pairs), 1)
