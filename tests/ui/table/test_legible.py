"""Rank and suit of covered cards are whole in every style, in the column that is promised."""

from itertools import pairwise

import pytest

from resources.cardgen.styles import STYLES, Style
from resources.cardgen.tokens import HEIGHT
from spider_qt.api import CardTheme, Rank, Suit
from spider_qt.builtins import spider_card_themes
from spider_qt.engine.piles import column
from spider_qt.ui.table.art import CardArt
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import assert_scene_matches, long_column

THEMES = {theme.id: theme for theme in spider_card_themes()}
each_style = pytest.mark.parametrize("style", STYLES, ids=[style.id for style in STYLES])


def art(faces: CardTheme) -> CardArt:
    default = THEMES["classic"]
    return CardArt(faces, default, default)


def foot(style: Style) -> float:
    """Where rank and suit end, in card heights."""
    index = style.index
    return max(index.top + index.height, index.middle + index.pip / 2) / HEIGHT


@each_style
def test_a_theme_tells_where_its_index_ends(style: Style) -> None:
    assert art(THEMES[style.id]).index_foot > foot(style)


@each_style
@pytest.mark.parametrize("size", [(640, 480), (1024, 600), (1280, 800), (1920, 1080)])
def test_25_cards_with_5_hidden_fit_with_rank_and_suit_whole(
    open_table: OpenTable, style: Style, size: tuple[int, int]
) -> None:
    view, controller = open_table(long_column(), size=size)
    view.set_art(art(THEMES[style.id]))
    assert_scene_matches(view, controller.session)
    picture = view.picture
    assert picture is not None
    tops = picture.tops[column(1)]
    steps = [lower - upper for upper, lower in pairwise(tops)][5:]
    assert len(tops) == 25
    assert min(steps) >= foot(style) * picture.frame.card_height - 1


class OddTheme:
    """A theme with an index that nobody can have meant."""

    id, name = "odd", "Odd"

    def __init__(self, foot: object) -> None:
        self._foot = foot

    @property
    def index_foot(self) -> object:
        if isinstance(self._foot, Exception):
            raise self._foot
        return self._foot

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        del suit, rank
        return None

    def back_svg(self) -> bytes | None:
        return None


@pytest.mark.parametrize("told", [0.0, 0.9, "0.2", None, OSError("gone")])
def test_a_theme_that_tells_nonsense_has_the_usual_index(told: object) -> None:
    assert art(OddTheme(told)).index_foot == art(THEMES["classic"]).index_foot
