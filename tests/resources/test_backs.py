"""The committed backs: ten and more, told apart at a glance, in two inks each."""

import re
from collections import Counter
from dataclasses import astuple
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage

from resources.cardgen.backs import BACKS
from resources.cardgen.panels import Palette
from resources.cardgen.tokens import PAPER
from spider_qt.api.resources import resource_path
from tests.resources.pictures import SMALL, rendered
from tests.resources.vision import contrast, hex_colour

each_back = pytest.mark.parametrize("name", BACKS)

OTHER: Final = Palette("#123456", "#fedcba", "#1a1f29", "#5c6676")


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before anything is painted."""


def _svg(name: str) -> bytes:
    return resource_path("cards", name, "back.svg").read_bytes()


def _small(name: str) -> QImage:
    """Return a back without its border, so small that only its character is left."""
    image = rendered(_svg(name), SMALL)
    return image.copy(6, 6, SMALL - 12, image.height() - 12)


def _grey(image: QImage) -> list[int]:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixel(x, y) & 0xFF for y in range(grey.height()) for x in range(grey.width())]


def test_there_are_ten_backs_at_least_in_five_families() -> None:
    families = Counter(back.family for back in BACKS.values())
    assert families == {"geometric": 3, "botanical": 2, "web": 2, "plain": 2, "seasonal": 2}


@each_back
def test_a_back_is_made_of_paper_edge_and_two_inks(name: str) -> None:
    palette = BACKS[name].palette
    colours = set(re.findall(r"#[0-9a-f]{6}\b", _svg(name).decode()))
    assert colours == {palette.paper, palette.edge, palette.ground, palette.drawing}


@each_back
def test_replacing_the_colours_in_the_file_gives_the_back_in_another_palette(name: str) -> None:
    back = BACKS[name]
    text = _svg(name).decode()
    for old, new in zip(astuple(back.palette), astuple(OTHER), strict=True):
        text = text.replace(old, new)
    assert text == back.drawn(OTHER)


@each_back
def test_the_drawing_stands_out_from_its_ground(name: str) -> None:
    palette = BACKS[name].palette
    assert contrast(hex_colour(palette.ground), hex_colour(palette.drawing)) >= 4.5


@each_back
def test_the_panel_has_a_paper_border_and_the_drawing_keeps_out_of_it(name: str) -> None:
    image = rendered(_svg(name), 250)
    border = [image.pixel(x, y) for x in (4, 6, 244) for y in range(30, 320)]
    border += [image.pixel(x, y) for y in (4, 6, 344) for x in range(30, 220)]
    assert set(border) == {QColor(PAPER).rgb()}


def test_any_two_backs_differ_in_hue_or_in_pattern_even_small_and_in_grey() -> None:
    greys = {name: _grey(_small(name)) for name in [*BACKS, "classic"]}
    for one, other in combinations(greys, 2):
        pairs = list(zip(greys[one], greys[other], strict=True))
        assert sum(abs(a - b) for a, b in pairs) / len(pairs) > 12, f"{one} is like {other}"
