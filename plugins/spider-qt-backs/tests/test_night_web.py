"""The Night Web back: a back and nothing but a back, under the plugin's own id."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import spider_qt_backs

from spider_qt.api import CardTheme, Rank, Suit, parse_manifest


@pytest.fixture
def night_web() -> CardTheme:
    (theme,) = spider_qt_backs.spider_card_themes()
    return theme


def test_its_id_lies_under_the_plugins_id(night_web: CardTheme) -> None:
    folder = Path(spider_qt_backs.__file__).parent
    manifest = parse_manifest((folder / "plugin.toml").read_text(encoding="utf-8"))
    assert night_web.id == f"{manifest.id}.night-web"


def test_its_back_is_a_card_of_five_to_seven(night_web: CardTheme) -> None:
    svg = night_web.back_svg()
    assert svg is not None
    root = ET.fromstring(svg)  # noqa: S314 - our own file
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width / height == pytest.approx(5 / 7)


def test_it_leaves_every_face_to_the_default_theme(night_web: CardTheme) -> None:
    assert {night_web.face_svg(suit, rank) for suit in Suit for rank in Rank} == {None}
