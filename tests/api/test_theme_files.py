"""A folder without code as tables, themes and card sets: read whole, faults all named."""

from pathlib import Path

import pytest

from spider_qt.api import (
    FolderCardTheme,
    PlaceStyle,
    TableForm,
    TableTheme,
    Theme,
    ThemeForm,
)
from spider_qt.api.theme_files import MAX_BYTES, LooksFault, read_looks

COLOURS = """\
top = "#102030"
bottom = "#0A1420"
line = "#8899aa"
hollow = "#0c1824"
ink = "#ffffff"
shade = "#000000"
accent = "#ffd54a"
refusal = "#ff8a70"
"""
TABLE = f"""\
name = "Marble"
places = "carved"
tile = "veins.svg"
tile_width = 6
shift = 0.25

[light]
{COLOURS}
[dark]
tile = "dim.svg"
{COLOURS}"""
THEME = """\
name = "Palace"
table = "marble"
faces = "classic"
back = "fan"
accent = "#AABBCC"

[light]
inks = ["#112233", "#ffeedd"]

[dark]
faces = "night"
accent = "#ccbbaa"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that gives one of each."""
    for name, text in {
        "tables/marble.toml": TABLE,
        "tables/veins.svg": "<svg/>",
        "tables/dim.svg": "<svg/>",
        "themes/palace.toml": THEME,
        "themes/notes.txt": "not ours to read",
        "cards/fan/back.svg": "<svg/>",
        "cards/fan/cards.toml": 'name = "Peacock fan"',
        "cards/bare/back.svg": "<svg/>",
        "cards/notes.txt": "not ours to read",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_folder_gives_card_sets_tables_and_themes(folder: Path) -> None:
    looks = read_looks(folder, "acme")
    colours = ("#102030", "#0a1420", "#8899aa", "#0c1824")
    rest = ("#ffffff", "#000000", "#ffd54a", "#ff8a70")
    light = TableForm(*colours, *rest, folder / "tables/veins.svg")
    dark = TableForm(*colours, *rest, folder / "tables/dim.svg")
    cards = folder / "cards"
    assert looks.faults == ()
    assert looks.cards == (
        FolderCardTheme("acme.bare", "bare", cards / "bare"),
        FolderCardTheme("acme.fan", "Peacock fan", cards / "fan"),
    )
    carved = PlaceStyle.CARVED
    assert looks.tables == (TableTheme("acme.marble", "Marble", light, dark, carved, 6, 0.25),)
    assert looks.themes == (
        Theme(
            "acme.palace",
            "Palace",
            ThemeForm("acme.marble", "classic", "acme.fan", "#aabbcc", ("#112233", "#ffeedd")),
            ThemeForm("acme.marble", "night", "acme.fan", "#ccbbaa"),
        ),
    )


def test_a_table_needs_no_more_than_a_name_and_its_colours(folder: Path) -> None:
    text = f'name = "Bare"\n[light]\n{COLOURS}[dark]\n{COLOURS}'
    (folder / "tables/marble.toml").write_text(text, encoding="utf-8")
    (table,) = read_looks(folder, "acme").tables
    assert (table.places, table.tile_width, table.shift) == (PlaceStyle.PLAIN, 4.0, 0.0)
    assert table.light.tile is None


def test_a_folder_without_looks_gives_none(tmp_path: Path) -> None:
    looks = read_looks(tmp_path, "acme")
    assert (looks.cards, looks.tables, looks.themes, looks.faults) == ((), (), (), ())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('name = "Marble"', "", "tables/marble.toml: name: is missing"),
        ('name = "Marble"', "name = 3", "tables/marble.toml:1: name: must be one line"),
        ('"Marble"', f'"{"x" * 101}"', "tables/marble.toml:1: name: has 101 letters; 100 are"),
        ('"carved"', '"carven"', "tables/marble.toml:2: places: must be one of plain, stitched"),
        ('"veins.svg"', '"../veins.svg"', "tables/marble.toml:3: tile: must name an .svg file"),
        ('"veins.svg"', '"lost.svg"', "tables/marble.toml:3: tile: there is no file lost.svg"),
        ('"dim.svg"', "1", "tables/marble.toml:18: dark.tile: must name an .svg file"),
        ("= 6", '= "6"', "tables/marble.toml:4: tile_width: must be a number from 0.5 to 20"),
        ("= 6", "= true", "tables/marble.toml:4: tile_width: must be a number"),
        ("= 0.25", "= 1.5", "tables/marble.toml:5: shift: must be a number from 0 to 1"),
        ("shift", "shiftt", "tables/marble.toml:5: shiftt: there is no such key; allowed are name"),
        ('"#102030"', '"red"', "tables/marble.toml:8: light.top: is wrong: a colour is written"),
        ('"#102030"', "1", "tables/marble.toml:8: light.top: is wrong: a colour is written"),
        ('ink = "#ffffff"', "", "tables/marble.toml: light.ink: is missing: a colour is written"),
        ("ink =", "inc =", "tables/marble.toml:12: light.inc: there is no such key"),
        ("[light]", "[ligth]", "tables/marble.toml:7: ligth: there is no such key"),
        ("name", "[", "tables/marble.toml: it is not TOML"),
        ("name", "\ud800", "tables/marble.toml: it is not TOML"),
    ],
)
def test_a_fault_of_a_table_names_file_line_key_and_what_is_allowed(
    folder: Path, old: str, new: str, fault: str
) -> None:
    text = TABLE.replace(old, new, 1)
    (folder / "tables/marble.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
    looks = read_looks(folder, "acme")
    assert looks.tables == ()
    assert fault in "\n".join(one.text for one in looks.faults)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('table = "marble"', "", "themes/palace.toml: light.table: is missing: the id of a table"),
        ('"classic"', '"cl assic"', "themes/palace.toml:3: faces: is wrong: the id of a faces"),
        ('"night"', "1", "themes/palace.toml:11: dark.faces: is wrong"),
        ('"#AABBCC"', '"#abc"', "themes/palace.toml:5: accent: is wrong: a colour is written"),
        ('"#112233", ', "", "themes/palace.toml:8: light.inks: must be a list of 2 to 8 colours"),
        ('"#112233"', "3", "themes/palace.toml:8: light.inks: must be a list"),
        ('["#112233", "#ffeedd"]', '"#112233"', "themes/palace.toml:8: light.inks: must be a list"),
        ("inks", "ink", "themes/palace.toml:8: light.ink: there is no such key; allowed are table"),
        ("[light]", "light = 1\n[lig]", "themes/palace.toml:7: light: must be a table, [light]"),
        ("back =", "bakc =", "themes/palace.toml:4: bakc: there is no such key"),
    ],
)
def test_a_fault_of_a_theme_names_file_line_key_and_what_is_allowed(
    folder: Path, old: str, new: str, fault: str
) -> None:
    (folder / "themes/palace.toml").write_text(THEME.replace(old, new, 1), encoding="utf-8")
    looks = read_looks(folder, "acme")
    assert looks.themes == ()
    assert fault in "\n".join(one.text for one in looks.faults)


def test_a_theme_may_leave_accent_and_inks_to_its_parts(folder: Path) -> None:
    text = 'name = "Bare"\ntable = "felt"\nfaces = "classic"\nback = "classic"\n'
    (folder / "themes/palace.toml").write_text(text, encoding="utf-8")
    bare = ThemeForm("felt", "classic", "classic")
    assert read_looks(folder, "acme").themes == (Theme("acme.palace", "Bare", bare, bare),)


def test_what_is_wrong_for_both_forms_is_told_once(folder: Path) -> None:
    (folder / "themes/palace.toml").write_text(THEME.replace('"fan"', "1"), encoding="utf-8")
    (fault,) = read_looks(folder, "acme").faults
    assert fault.text.startswith("themes/palace.toml:4: back: is wrong")


def test_all_faults_are_told_at_once_and_the_rest_is_given(folder: Path) -> None:
    (folder / "cards/empty").mkdir()
    (folder / "cards/fan/cards.toml").write_text("title = 1", encoding="utf-8")
    (folder / "cards/b@d").mkdir()
    (folder / "tables/two words.toml").write_text(TABLE, encoding="utf-8")
    (folder / "themes/a b.toml").write_text(THEME, encoding="utf-8")
    (folder / "themes/long.toml").write_text("#" * (MAX_BYTES + 1), encoding="utf-8")
    (folder / "themes/folder.toml").mkdir()
    looks = read_looks(folder, "acme")
    assert sorted((one.file, one.key) for one in looks.faults) == [
        ("cards/b@d", ""),
        ("cards/empty", ""),
        ("cards/fan/cards.toml", "title"),
        ("tables/two words.toml", ""),
        ("themes/a b.toml", ""),
        ("themes/folder.toml", ""),
        ("themes/long.toml", ""),
    ]
    assert [one.id for one in looks.cards] == ["acme.bare"]
    assert [one.id for one in looks.tables] == ["acme.marble"]
    assert [one.id for one in looks.themes] == ["acme.palace"]


def test_a_card_set_whose_file_is_no_toml_is_left_out(folder: Path) -> None:
    (folder / "cards/fan/cards.toml").write_text("name", encoding="utf-8")
    looks = read_looks(folder, "acme")
    assert [one.id for one in looks.cards] == ["acme.bare"]
    assert [one.file for one in looks.faults] == ["cards/fan/cards.toml"]


def test_a_fault_without_key_or_line_is_one_line_of_text() -> None:
    assert LooksFault("a.toml", "", "it is empty").text == "a.toml: it is empty."
    assert LooksFault("a.toml", "x", "is wrong", 3).text == "a.toml:3: x: is wrong."
