"""The committed card files: made by the generator, and what a player can read on them."""

import re
from itertools import combinations
from pathlib import Path
from typing import Final
from xml.parsers import expat

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.cardgen import tokens
from resources.cardgen.build import card_files, write_all
from resources.cardgen.faces import pip_places
from resources.cardgen.glyphs import GLYPHS
from spider_qt.api import FolderCardTheme, Rank, Suit
from spider_qt.api.resources import resource_path

FOLDER: Final = resource_path("cards", "classic")
THEME: Final = FolderCardTheme("classic", "Classic", FOLDER)
COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
SMALL: Final = 60
"""The card width in pixels at which a covered card must still be readable."""


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before anything is painted."""


def _svg(suit: Suit, rank: Rank) -> bytes:
    svg = THEME.face_svg(suit, rank)
    assert svg is not None
    return svg


def _render(svg: bytes, width: int) -> QImage:
    """Return a document in grey as a player without colour sees it, 5:7."""
    image = QImage(width, round(width * 1.4), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def _marks(image: QImage, left: int, top: int, right: int, bottom: int) -> list[list[bool]]:
    """Return rows of whether a pixel is marked, that is darker than half."""
    return [
        [(image.pixel(x, y) & 0xFF) < 128 for x in range(left, right)] for y in range(top, bottom)
    ]


def _index(suit: Suit, rank: Rank, width: int) -> list[list[bool]]:
    """Return the marks of the strip that a covering card leaves free, without the edge."""
    edge = max(round(width * 0.012), 1)
    strip = round(width * 1.4 * tokens.STRIP)
    return _marks(_render(_svg(suit, rank), width), edge, edge, width // 2, strip)


def _share_that_differs(a: list[list[bool]], b: list[list[bool]]) -> float:
    """Return how many marks only one of two pictures has, as a share of all marks."""
    pairs = [(p, q) for r, s in zip(a, b, strict=True) for p, q in zip(r, s, strict=True)]
    return sum(p != q for p, q in pairs) / max(sum(p or q for p, q in pairs), 1)


def test_the_committed_cards_are_what_the_generator_writes(tmp_path: Path) -> None:
    write_all(tmp_path)
    written = {p.name: p.read_bytes() for p in (tmp_path / "cards" / "classic").iterdir()}
    committed = {p.name: p.read_bytes() for p in FOLDER.iterdir()}
    assert written.keys() == committed.keys()
    assert [name for name in written if written[name] != committed[name]] == []


def test_there_are_52_faces_and_a_back_under_the_names_that_a_folder_theme_reads() -> None:
    assert len(list(FOLDER.iterdir())) == 53
    assert len({_svg(suit, rank) for suit in Suit for rank in Rank}) == 52
    assert THEME.back_svg() is not None


@pytest.mark.parametrize("name", sorted(card_files()))
def test_a_card_is_small_and_made_of_plain_paths(name: str) -> None:
    svg = (FOLDER / name).read_bytes()
    assert len(svg) < 8000
    tags: list[str] = []
    links: list[str] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        tags.append(tag)
        links.extend(value for key, value in attributes.items() if key.endswith("href"))
        assert not {"style", "class", "filter", "clip-path", "mask"} & attributes.keys()

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.Parse(svg, True)
    assert set(tags) <= {"svg", "g", "rect", "path", "use"}
    assert tags.count("use") <= 1
    assert all(link.startswith("#") for link in links)
    assert b'viewBox="0 0 250 350"' in svg


def _contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it (1 to 21)."""

    def luminance(colour: str) -> float:
        parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
        r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("suit", Suit)
def test_the_index_stands_out_from_the_card(suit: Suit) -> None:
    for rank in Rank:
        text = _svg(suit, rank).decode()
        paper = re.search(r'<rect [^>]*fill="(#\w{6})"', text)
        assert paper
        # Last come the suit, then the rank of one or two paths.
        index = re.findall(r"<path [^>]*>", text)[-2:]
        colours = [re.findall(r'(?:fill|stroke)="(#\w{6})"', path)[0] for path in index]
        assert all(_contrast(colour, paper[1]) >= 4.5 for colour in colours)


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", Rank)
def test_rank_and_suit_stay_in_the_strip_of_a_covered_card(suit: Suit, rank: Rank) -> None:
    width, scale = 500, 2
    rows = _index(suit, rank, width)
    edge = round(width * 0.012)
    marked = [y + edge for y, row in enumerate(rows) if any(row)]
    assert marked[-1] < tokens.STRIP * 350 * scale - 4, "the index runs into the next card"
    assert marked[-1] - marked[0] + 1 >= 0.24 * width - 4, "the index is too low to read"
    gap = round((tokens.INDEX_LEFT + 45 + tokens.INDEX_GAP / 2) * scale) - edge
    assert any(any(row[:gap]) for row in rows), "no rank"
    assert any(any(row[gap:]) for row in rows), "no suit"


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", Rank)
def test_the_index_is_repeated_turned_at_the_bottom_right(suit: Suit, rank: Rank) -> None:
    image = _render(_svg(suit, rank), 250)
    top_left = _marks(image, 4, 4, 122, 68)
    bottom_right = _marks(image, 250 - 122, 350 - 68, 250 - 4, 350 - 4)
    turned = [row[::-1] for row in bottom_right[::-1]]
    assert _share_that_differs(top_left, turned) < 0.03


def test_no_two_covered_cards_look_alike_even_small_and_in_grey() -> None:
    strips = {(s, r): _index(s, r, SMALL) for s in Suit for r in Rank}
    least = min(_share_that_differs(strips[a], strips[b]) for a, b in combinations(strips, 2))
    assert least > 0.1


@pytest.mark.parametrize(("one", "other"), list(combinations(Suit, 2)))
def test_suits_differ_by_shape_not_by_colour_alone(one: Suit, other: Suit) -> None:
    left = round(SMALL * (tokens.INDEX_LEFT + 45 + tokens.INDEX_GAP / 2) / 250)
    pips = [[row[left - 1 :] for row in _index(suit, Rank.ACE, SMALL)] for suit in (one, other)]
    assert _share_that_differs(*pips) > 0.2


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize(("one", "other"), list(combinations(COURTS, 2)))
def test_courts_differ_by_their_figures_and_not_only_by_their_letters(
    suit: Suit, one: Rank, other: Rank
) -> None:
    pictures = [_marks(_render(_svg(suit, rank), SMALL), 10, 20, 50, 64) for rank in (one, other)]
    assert _share_that_differs(*pictures) > 0.2


def test_ten_is_no_wider_than_the_widest_letter() -> None:
    others = [glyph.width for rank, glyph in GLYPHS.items() if rank is not Rank.TEN]
    assert GLYPHS[Rank.TEN].width <= max(others)


@pytest.mark.parametrize("rank", [r for r in Rank if 2 <= r <= 10])
def test_a_number_card_has_as_many_pips_as_it_says_none_touching(rank: Rank) -> None:
    places = pip_places(rank)
    assert len(set(places)) == rank
    apart = min(max(abs(ax - bx), abs(ay - by)) for (ax, ay), (bx, by) in combinations(places, 2))
    assert apart > tokens.PIP
