"""Tables, inks and outfits: baked whole and seamless, recoloured by text, replaced where lost."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from resources.cardgen.backs import BACKS
from spider_qt.api.theme_files import read_looks
from spider_qt.builtins import spider_card_themes, spider_table_themes, spider_themes
from spider_qt.ui.table.drawing import Felt
from spider_qt.ui.themes import backdrop
from spider_qt.ui.themes.backdrop import Backdrop
from spider_qt.ui.themes.contrast import MARK, TEXT, contrast, readable_on, standing_out
from spider_qt.ui.themes.ground import Ground, bake, tile_image
from spider_qt.ui.themes.inks import InkedBack, inks_of, recoloured
from spider_qt.ui.themes.noise import grain_tile, patches
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe

CARDS = {theme.id: theme for theme in spider_card_themes()}
TABLES = {table.id: table for table in spider_table_themes()}
LOOKS = {theme.id: theme for theme in spider_themes()}
WARDROBE = Wardrobe(CARDS, TABLES, LOOKS)
PAGE = Path(__file__).resolve().parents[2] / "docs" / "themes.md"


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before anything is painted."""


# Tables ---------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_table_is_baked_opaque_at_every_ratio_and_always_the_same(
    table: str, dark: bool, ratio: float
) -> None:
    ground = Ground(TABLES[table], dark, 320, 240, ratio, 40, ((20, 150, 200, 56),))
    image = bake(ground)
    assert (image.width(), image.height()) == (round(320 * ratio), round(240 * ratio))
    assert not image.hasAlphaChannel()
    assert image == bake(ground)


@pytest.mark.parametrize("table", TABLES)
def test_texture_light_and_trays_leave_the_ground_near_its_colours(table: str) -> None:
    for dark, form in enumerate((TABLES[table].light, TABLES[table].dark)):
        image = bake(Ground(TABLES[table], bool(dark), 400, 300, 1, 60))
        small = image.scaled(1, 1).pixelColor(0, 0)
        middle = (QColor(form.top).lightness() + QColor(form.bottom).lightness()) / 2
        assert abs(image.scaled(4, 4).pixelColor(1, 1).lightness() - middle) < 40
        assert contrast(QColor(form.line), small) >= 2


def test_a_tray_is_seen_and_nothing_beyond_its_room_changes() -> None:
    ground = Ground(TABLES["wood"], False, 400, 300, 1, 60)
    bare, laid = bake(ground), bake(ground._replace(trays=((100, 100, 120, 84),)))
    assert laid.pixelColor(160, 140) != bare.pixelColor(160, 140)
    assert laid.copy(0, 0, 400, 80) == bare.copy(0, 0, 400, 80)
    assert laid.copy(240, 0, 160, 300) == bare.copy(240, 0, 160, 300)


@pytest.mark.parametrize(
    "make", [lambda: grain_tile(96, (9, 3), 0.8, 4), lambda: patches(96, 1, 4)]
)
def test_grain_fits_itself_at_its_edges(make: Callable[[], QImage]) -> None:
    tile = make()
    side = tile.width()

    def jump(a: int, b: int) -> float:
        """The mean difference of two columns, as they would lie side by side."""
        pairs = ((tile.pixelColor(a, y), tile.pixelColor(b, y)) for y in range(side))
        signed = ((one.alpha() * (1 if one.red() else -1)) for pair in pairs for one in pair)
        values = list(signed)
        ones, others = values[::2], values[1::2]
        return sum(abs(p - q) for p, q in zip(ones, others, strict=True)) / side

    inside = max(jump(x, x + 1) for x in range(0, side - 1, 3))
    assert jump(side - 1, 0) <= inside * 1.6 + 2


def test_a_tile_that_cannot_be_used_is_no_tile(tmp_path: Path) -> None:
    for text in ("", "<svg", "<svg><image href='../x.png'/></svg>", "<svg viewBox='0 0 0 0'/>"):
        file = tmp_path / f"tile{len(text)}.svg"
        file.write_text(text, encoding="utf-8")
        form = replace(TABLES["felt"].light, tile=file)
        assert tile_image(form, 100) is None


def test_a_frame_bakes_nothing_while_table_and_size_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    baked: list[Ground] = []

    def count(ground: Ground) -> QImage:
        baked.append(ground)
        return bake(ground)

    monkeypatch.setattr(backdrop, "bake", count)
    shown, target = Backdrop(), QImage(200, 150, QImage.Format.Format_RGB32)
    ground = Ground(TABLES["paper"], False, 200, 150, 1, 30)
    painter = QPainter(target)
    for part in ((0, 0, 200, 150), (-3, -3, 50, 50), (190, 140, 40, 40), (300, 300, 9, 9)):
        shown.draw(painter, QRectF(*part), ground)
    shown.draw(painter, QRectF(0, 0, 200, 150), ground._replace(dark=True))
    painter.end()
    assert len(baked) == 2
    assert target == bake(ground._replace(dark=True))


# Inks -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_recoloured_by_its_text_alone(name: str) -> None:
    svg = CARDS[name].back_svg()
    assert svg is not None
    palette = BACKS[name].palette
    assert inks_of(svg) == (palette.ground, palette.drawing)
    other = replace(palette, ground="#123456", drawing="#fedcba")
    assert recoloured(svg, ("#123456", "#fedcba")).decode() == BACKS[name].drawn(other)


def test_a_back_without_two_inks_stays_as_it_is() -> None:
    for svg in (b"<svg/>", b'<svg fill="#fff" stroke="#000"/>', b"\x1f\x8bpacked"):
        assert recoloured(svg, ("#123456", "#fedcba")) == svg


@pytest.mark.parametrize("bad", ["red", "#12345", "#1234567", '#123456"/><script', ""])
def test_an_ink_that_is_no_colour_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="an ink is written #rrggbb"):
        recoloured(b"<svg/>", ("#123456", bad))


def test_a_back_in_inks_keeps_its_id_and_has_the_faces_of_its_theme() -> None:
    back = InkedBack(CARDS["back-vine"], ("#123456", "#fedcba"))
    assert (back.id, back.name) == ("back-vine", "Vine")
    svg = back.back_svg()
    assert svg is not None
    assert b"#123456" in svg
    assert InkedBack(CARDS["night"], ("#123456", "#fedcba")).back_svg() is None


# Outfits --------------------------------------------------------------------------


def test_what_is_chosen_goes_before_the_theme() -> None:
    outfit = Outfit(Choice("library", table="slate", back="back-vine", inked=False), WARDROBE)
    faces, back = outfit.parts(dark=False)
    assert outfit.table(dark=False).id == "slate"
    assert (faces.id, back) == ("classic", CARDS["back-vine"])
    assert outfit.missing == ()


def test_what_is_missing_is_named_and_replaced_by_the_default() -> None:
    outfit = Outfit(Choice("gone.theme", "gone.table", "gone.faces", "own.gone"), WARDROBE)
    assert outfit.missing == ("gone.theme", "gone.table", "gone.faces", "own.gone")
    faces, back = outfit.parts(dark=True)
    assert (faces.id, back.id, outfit.table(dark=True).id) == ("classic", "classic", "felt")


def test_without_any_theme_or_table_there_is_still_a_table() -> None:
    outfit = Outfit(Choice(), Wardrobe(CARDS))
    assert outfit.table(dark=False).id == "felt"
    assert outfit.missing == ("classic",)


def test_an_accent_that_cannot_be_told_from_the_shade_is_the_tables() -> None:
    paper = TABLES["paper"]
    assert Felt(paper, accent="#ffffd0").accent == QColor(paper.light.accent)
    assert Felt(paper, accent="#8a1010").accent == QColor("#8a1010")


@pytest.mark.parametrize("theme", LOOKS)
@pytest.mark.parametrize(("ground", "dark"), [("#ffffff", False), ("#3d433d", True)])
def test_the_accent_of_windows_can_be_seen_and_written_on(
    theme: str, ground: str, dark: bool
) -> None:
    accent = Outfit(Choice(theme), WARDROBE).window_accent(QColor(ground), dark=dark)
    assert contrast(accent, QColor(ground)) >= MARK
    assert contrast(readable_on(accent), accent) >= TEXT


def test_a_colour_is_moved_until_it_stands_out() -> None:
    for ground in ("#ffffff", "#000000", "#808080"):
        for colour in ("#ffff00", "#0000ff", ground):
            assert contrast(standing_out(QColor(colour), QColor(ground), MARK), QColor(ground)) >= 3


def test_the_examples_of_the_page_are_read_without_a_fault(tmp_path: Path) -> None:
    tables, themes = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for name, text in {
        "tables/marble.toml": tables,
        "tables/veins.svg": "<svg/>",
        "themes/palace.toml": themes,
        "cards/fan/back.svg": "<svg/>",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    looks = read_looks(tmp_path, "acme")
    assert looks.faults == ()
    assert [table.id for table in looks.tables] == ["acme.marble"]
    assert [theme.id for theme in looks.themes] == ["acme.palace"]
    rows = re.findall(r"^\| ([A-Z]\w+) \| ", PAGE.read_text("utf-8"), re.MULTILINE)
    assert rows == [one.name for one in LOOKS.values()]
