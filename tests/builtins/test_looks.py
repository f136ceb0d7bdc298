"""The program's own tables and themes: legible by day and by night, and whole."""

from typing import Final

import pytest

from resources.tablegen.tiles import TILES
from spider_qt.api import Rank, Suit, TableForm, TableTheme, Theme, ThemeForm
from spider_qt.api.resources import resource_path
from spider_qt.builtins import spider_card_themes, spider_table_themes, spider_themes
from spider_qt.plugins.checks import check_look, check_table
from spider_qt.storage.settings import Settings
from spider_qt.ui.names import BUILT_IN
from spider_qt.ui.table.svgcheck import svg_fault
from spider_qt.ui.themes.inks import inks_of
from tests.resources.vision import VISIONS, contrast, hex_colour, seen

TABLES: Final = {table.id: table for table in spider_table_themes()}
THEMES: Final = {theme.id: theme for theme in spider_themes()}
CARDS: Final = {theme.id: theme for theme in spider_card_themes()}

each_table = pytest.mark.parametrize(
    ("table", "form"),
    [(t, form) for t in TABLES.values() for form in (t.light, t.dark)],
    ids=[f"{t.id}-{form}" for t in TABLES.values() for form in ("light", "dark")],
)
each_theme = pytest.mark.parametrize(
    ("theme", "form", "dark"),
    [(t, form, dark) for t in THEMES.values() for dark, form in enumerate((t.light, t.dark))],
    ids=[f"{t.id}-{form}" for t in THEMES.values() for form in ("light", "dark")],
)


def _contrast(one: str, other: str) -> float:
    """Return the least contrast that any eyes see."""
    return min(
        contrast(seen(hex_colour(one), vision), seen(hex_colour(other), vision))
        for vision in VISIONS.values()
    )


def test_there_are_six_tables_and_six_themes_at_least() -> None:
    assert list(TABLES) == ["felt", "wood", "slate", "paper", "night", "plain"]
    assert len(THEMES) >= 6
    assert next(iter(THEMES)) == Settings().theme
    assert len({theme.name for theme in THEMES.values()}) == len(THEMES)


def test_every_name_is_marked_for_translation() -> None:
    names = [one.name for one in TABLES.values()] + [one.name for one in THEMES.values()]
    assert set(names) <= set(BUILT_IN)


@each_table
def test_what_is_checked_of_other_peoples_tables_holds_for_ours(
    table: TableTheme, form: TableForm
) -> None:
    check_table(table)
    assert form.tile is None or svg_fault(form.tile.read_bytes()) is None


@each_table
def test_outlines_of_places_stand_out_from_the_ground_for_all_eyes(
    table: TableTheme, form: TableForm
) -> None:
    for ground in (form.top, form.bottom, form.hollow):
        assert _contrast(form.line, ground) >= 3, f"{table.id} on {ground}"


@each_table
def test_marks_and_writing_stand_out_from_their_shade_for_all_eyes(
    table: TableTheme, form: TableForm
) -> None:
    assert _contrast(form.ink, form.shade) >= 7, table.id
    assert _contrast(form.accent, form.shade) >= 4.5, table.id
    assert _contrast(form.refusal, form.shade) >= 4.5, table.id


@each_table
def test_a_mark_or_its_shade_stands_out_from_the_ground_for_all_eyes(
    table: TableTheme, form: TableForm
) -> None:
    for ground in (form.top, form.bottom):
        for colour in (form.ink, form.accent, form.refusal):
            best = max(_contrast(colour, ground), _contrast(form.shade, ground))
            assert best >= 3, f"{table.id}: {colour} on {ground}"


def test_the_tables_have_the_tiles_that_are_drawn_for_them() -> None:
    files = {path.stem: path for path in resource_path("tables").iterdir()}
    assert set(files) == set(TILES)
    for name, path in files.items():
        assert path.read_text("utf-8") == TILES[name](), name
        assert {form.tile for form in (TABLES[name].light, TABLES[name].dark)} == {path}


@each_theme
def test_a_theme_is_made_of_parts_that_are_there(theme: Theme, form: ThemeForm, dark: int) -> None:
    check_look(theme)
    assert form.table in TABLES
    assert CARDS[form.faces].face_svg(Suit.SPADES, Rank.ACE) is not None
    back = CARDS[form.back].back_svg()
    assert back is not None
    assert len(form.inks) <= len(inks_of(back))


@each_theme
def test_the_accent_of_a_theme_is_seen_on_its_table(
    theme: Theme, form: ThemeForm, dark: int
) -> None:
    table = TABLES[form.table]
    ground = table.dark if dark else table.light
    assert _contrast(form.accent, ground.shade) >= 4.5, theme.id


@each_theme
def test_the_inks_of_a_theme_stand_out_from_each_other(
    theme: Theme, form: ThemeForm, dark: int
) -> None:
    if form.inks:
        assert _contrast(*form.inks[:2]) >= 4.5, theme.id
