"""Marks are seen on cards and table, and told apart by shape, whatever colours an eye sees."""

from functools import cache
from itertools import combinations, product
from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from resources.cardgen.styles import STYLES
from spider_qt.builtins import spider_table_themes
from spider_qt.engine.cards import Rank, Suit
from spider_qt.ui.table.drawing import Felt
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.look import Look
from spider_qt.ui.table.marks import MarkItem, MarkKind
from tests.resources.vision import VISIONS, contrast, lightness, linear, seen

TABLES: Final = {table.id: table for table in spider_table_themes()}
PAPERS: Final = {style.paper for style in STYLES}
KINDS: Final = tuple(kind for kind in MarkKind if kind is not MarkKind.SHADOW)
WIDTH: Final = 60
"""A small card, in pixels."""
ROOM: Final = 20
LEAST: Final = 3.0
"""The contrast that WCAG 2.1 asks of signs that are no text (1.4.11)."""

each_table = pytest.mark.parametrize(
    ("table", "dark"), list(product(TABLES, (False, True))), ids=str
)


class NoCards:
    """Marks need no pictures of cards."""

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        raise AssertionError

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        raise AssertionError


@pytest.fixture(autouse=True)
def _gui(qapp: object) -> None:
    """Have Qt's application before anything is painted."""


def drawn(kind: MarkKind | None, felt: Felt, paper: str) -> QImage:
    """Return a card on the table with a mark about it, or without."""
    height = round(WIDTH * 1.4)
    image = QImage(WIDTH + 2 * ROOM, height + 2 * ROOM, QImage.Format.Format_RGB32)
    image.fill(felt.top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(paper))
    painter.setPen(QColor(paper))
    painter.drawRoundedRect(QRectF(ROOM, ROOM, WIDTH, height), 4, 4)
    if kind is not None:
        look = Look(NoCards(), felt)
        look.resize(WIDTH, height, 1.0)
        mark = MarkItem(kind, look)
        mark.place(Box(ROOM, ROOM, WIDTH, height))
        painter.translate(mark.pos())
        mark.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def pixels(image: QImage) -> list[int]:
    return [pixel & 0xFFFFFF for pixel in memoryview(image.constBits()).cast("I")]


@cache
def added(kind: MarkKind, table: str, dark: bool, paper: str) -> frozenset[int]:
    """Return the colours that a mark brings along."""
    felt = Felt(TABLES[table], dark=dark)
    pairs = zip(pixels(drawn(None, felt, paper)), pixels(drawn(kind, felt, paper)), strict=True)
    return frozenset(after for before, after in pairs if before != after)


@each_table
@pytest.mark.parametrize("vision", VISIONS)
def test_every_mark_stands_out_from_card_and_table_for_every_eye(
    table: str, dark: bool, vision: str
) -> None:
    top = Felt(TABLES[table], dark=dark).top.rgb()
    eyes = VISIONS[vision]
    for kind, paper in product(KINDS, PAPERS):
        colours = [seen(linear(colour), eyes) for colour in added(kind, table, dark, paper)]
        for ground in (top, QColor(paper).rgb()):
            best = max(contrast(colour, seen(linear(ground), eyes)) for colour in colours)
            assert best >= LEAST, f"{kind.value} on {paper}: {best:.2f}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_any_two_marks_differ_by_shape_for_every_eye(paper: str, vision: str) -> None:
    felt = Felt(dark=False)

    @cache
    def is_light(pixel: int) -> bool:
        return lightness(seen(linear(pixel), VISIONS[vision])) > 0.6

    plain, *marked = (
        [is_light(pixel) for pixel in pixels(drawn(kind, felt, paper))] for kind in (None, *KINDS)
    )
    for (one, first), (other, second) in combinations(zip(KINDS, marked, strict=True), 2):
        apart = sum(a != b for a, b in zip(first, second, strict=True))
        all_marks = sum(a != p or b != p for a, b, p in zip(first, second, plain, strict=True))
        assert apart / max(all_marks, 1) > 0.1, f"{one.value} is like {other.value}"
