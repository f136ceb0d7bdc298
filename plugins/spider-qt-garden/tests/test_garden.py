"""The garden: read from its folder without a fault, legible, and recoloured by its theme."""

from pathlib import Path

import spider_qt_garden

from spider_qt.api import parse_manifest
from spider_qt.plugins.checks import check_look, check_table
from spider_qt.testing import ThemeConformance
from spider_qt.testing.contrast import contrast

LOOKS = spider_qt_garden.looks()
(FERN,) = LOOKS.cards
(MOSS,) = LOOKS.tables
(GARDEN,) = LOOKS.themes


class TestFern(ThemeConformance):
    """Every law that concerns a back alone."""

    theme = FERN


def test_every_file_is_read_and_has_the_plugins_id() -> None:
    folder = Path(spider_qt_garden.__file__).parent
    manifest = parse_manifest((folder / "plugin.toml").read_text(encoding="utf-8"))
    assert LOOKS.faults == ()
    assert manifest.id == "garden"
    ids = {one.id for one in LOOKS.cards} | {MOSS.id, GARDEN.id}
    assert ids == {"garden.fern", "garden.moss", "garden.garden"}
    check_table(MOSS)
    check_look(GARDEN)


def test_the_theme_takes_its_own_table_and_back_and_the_programs_faces() -> None:
    for form in (GARDEN.light, GARDEN.dark):
        assert (form.table, form.faces, form.back) == ("garden.moss", "classic", "garden.fern")


def test_lines_and_writing_stand_out() -> None:
    for form in (MOSS.light, MOSS.dark):
        for ground in (form.top, form.bottom, form.hollow):
            assert contrast(form.line, ground) >= 3
        assert contrast(form.ink, form.shade) >= 4.5
        assert contrast(form.accent, form.shade) >= 4.5
