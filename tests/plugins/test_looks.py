"""Tables and themes of plugins: taken as data, every value checked, files guarded."""

import pytest

from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import Shelf, info

LOOKS = """
class File:
    def read_bytes(self): {read}

FORM = TableForm(*["#102030"] * 7, "#ffeedd", File())
PLAIN = TableForm(*["#102030"] * 8)
TABLE = dict(id="{id}.marble", name="Marble", light=FORM, dark=PLAIN, places=PlaceStyle.CARVED)
HALF = ThemeForm("{id}.marble", "classic", "back-snow", "#aabbcc", ("#112233", "#ffffff"))
NIGHT = ThemeForm("felt", "night", "classic")
THEME = dict(id="{id}.palace", name="Palace", light=HALF, dark=NIGHT)

@hookimpl
def spider_table_themes():
    return [TableTheme(**TABLE | dict({table}))]

@hookimpl
def spider_themes():
    return [Theme(**THEME | dict({theme}))]
"""


def _code(read: str = "return b'<svg/>'", table: str = "", theme: str = "") -> str:
    code = LOOKS.replace("{read}", read).replace("{table}", table)
    return code.replace("{theme}", theme)


def test_a_plugin_gives_tables_and_themes(shelf: Shelf) -> None:
    shelf.put("stone", _code())
    registry = shelf.load()
    about = info(registry, "stone")
    assert about.reason is None
    assert about.gives["tables"] == ("stone.marble",)
    assert about.gives["looks"] == ("stone.palace",)
    table = registry.tables["stone.marble"]
    assert table.light.tile is not None
    assert table.light.tile.read_bytes() == b"<svg/>"
    assert table.dark.tile is None
    assert registry.looks["stone.palace"].light.table == "stone.marble"
    assert registry.faults.faults == ()


@pytest.mark.parametrize("read", ["raise ValueError('no')", "raise SystemExit", "return 'text'"])
def test_a_tile_that_cannot_be_read_is_no_tile_and_a_fault(shelf: Shelf, read: str) -> None:
    shelf.put("stone", _code(read))
    registry = shelf.load()
    tile = registry.tables["stone.marble"].light.tile
    assert tile is not None
    assert tile.read_bytes() == b""
    (fault,) = registry.faults.faults
    assert (fault.owner, fault.member) == ("stone.marble", "tile")


@pytest.mark.parametrize(
    ("table", "member"),
    [
        ("id='granite'", "granite"),
        ("name=''", "name"),
        ("light=None", "light.top"),
        ("dark=TableForm(*['#102030'] * 7, 'red')", "dark.refusal"),
        ("light=TableForm(*['#102030'] * 8, 'tile.svg')", "light.tile"),
        ("places='carved'", "places"),
        ("tile_width=0", "tile_width"),
        ("glow=float('nan')", "glow"),
        ("shift=True", "shift"),
    ],
)
def test_a_table_that_cannot_be_used_is_refused_by_name(
    shelf: Shelf, table: str, member: str
) -> None:
    shelf.put("stone", _code(table=table))
    registry = shelf.load()
    about = info(registry, "stone")
    assert about.state is PluginState.FAILED
    assert about.reason is not None
    assert member in about.reason.english
    assert "stone.marble" not in registry.tables


@pytest.mark.parametrize(
    ("theme", "member"),
    [
        ("id='palace'", "palace"),
        ("name=3", "name"),
        ("light=None", "light.table"),
        ("dark=ThemeForm('felt', 'two words', 'classic')", "dark.faces"),
        ("dark=ThemeForm('felt', 'night', 'classic', 'gold')", "dark.accent"),
        ("dark=ThemeForm('felt', 'night', 'classic', '', ('#112233',))", "dark.inks"),
        ("dark=ThemeForm('felt', 'night', 'classic', '', ['#112233', '#ffffff'])", "dark.inks"),
        ("dark=ThemeForm('felt', 'night', 'classic', '', ('#112233', 'x'))", "dark.inks"),
    ],
)
def test_a_theme_that_cannot_be_used_is_refused_by_name(
    shelf: Shelf, theme: str, member: str
) -> None:
    shelf.put("stone", _code(theme=theme))
    registry = shelf.load()
    about = info(registry, "stone")
    assert about.state is PluginState.FAILED
    assert about.reason is not None
    assert member in about.reason.english
    assert not any(one.startswith("stone.") for one in (*registry.tables, *registry.looks))


@pytest.mark.parametrize(
    ("hook", "kind"), [("spider_table_themes", "TableTheme"), ("spider_themes", "Theme")]
)
def test_what_is_no_table_or_theme_is_refused(shelf: Shelf, hook: str, kind: str) -> None:
    shelf.put("stone", f"@hookimpl\ndef {hook}(): return [object()]")
    about = info(shelf.load(), "stone")
    assert about.reason is not None
    assert kind in about.reason.english
    shelf.put("twice", _code().replace("| dict()", "").replace(")]", ")] * 2"))
    about = info(shelf.load(), "twice")
    assert about.reason is not None
    assert "twice.marble" in about.reason.english
