"""The card sets that the program brings: on offer in the settings, and read only when shown."""

import os
from pathlib import Path
from typing import Final

import pytest

from resources.cardgen.backs import BACKS
from resources.cardgen.styles import STYLES
from spider_qt.api import CardTheme, Rank, Suit
from spider_qt.api.resources import resource_path
from spider_qt.builtins import spider_card_themes
from spider_qt.storage.settings import Settings
from spider_qt.ui.looks import outfit_of, theme_names
from spider_qt.ui.names import BUILT_IN
from spider_qt.ui.table.svgcheck import svg_fault
from spider_qt.ui.themes.outfit import Wardrobe

THEMES: Final[dict[str, CardTheme]] = {theme.id: theme for theme in spider_card_themes()}


def test_the_default_comes_first_and_nothing_comes_twice() -> None:
    assert next(iter(THEMES)) == "classic"
    assert len(THEMES) == len(list(spider_card_themes())) == len({t.name for t in THEMES.values()})


def test_every_folder_of_cards_is_on_offer_and_no_other() -> None:
    folders = {path.name for path in resource_path("cards").iterdir()}
    assert set(THEMES) == folders == {style.id for style in STYLES} | set(BACKS)


def test_the_picker_offers_four_styles_of_faces_and_twelve_backs() -> None:
    names = theme_names(THEMES)
    assert [id_ for id_, _ in names.faces] == [style.id for style in STYLES]
    assert [id_ for id_, _ in names.backs] == ["classic", *BACKS]
    assert len(names.backs) == 12


def test_every_name_is_marked_for_translation() -> None:
    assert {theme.name for theme in THEMES.values()} <= set(BUILT_IN)


def test_no_picture_is_looked_at_before_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def read(path: Path) -> bytes:
        opened.append(path.name)
        return b"<svg/>"

    def listed(*_: object) -> None:
        raise AssertionError("a folder was listed")

    monkeypatch.setattr(Path, "read_bytes", read)
    monkeypatch.setattr(os, "scandir", listed)
    monkeypatch.setattr(os, "listdir", listed)
    themes = {theme.id: theme for theme in spider_card_themes()}
    outfit_of(Settings(faces="night", back="back-snow"), Wardrobe(themes)).art(dark=False)
    assert opened == []
    themes["night"].face_svg(Suit.HEARTS, Rank.QUEEN)
    assert opened == ["queen_hearts.svg"]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_what_is_checked_of_other_peoples_cards_holds_for_ours(theme: CardTheme) -> None:
    faces = [theme.face_svg(suit, rank) for suit in Suit for rank in Rank]
    parts = [part for part in [*faces, theme.back_svg()] if part is not None]
    assert len(parts) in (1, 52, 53)
    assert [fault for part in parts if (fault := svg_fault(part)) is not None] == []
