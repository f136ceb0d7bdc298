"""The committed card files: made by the generator, and what a player can read on them."""

import re
from itertools import combinations
from pathlib import Path
from typing import Final
from xml.parsers import expat

import pytest
from PySide6.QtGui import QGuiApplication

from resources.cardgen import tokens
from resources.cardgen.build import card_files, face_files, write_cards
from resources.cardgen.faces import pip_height, pip_places, suit_left
from resources.cardgen.glyphs import GLYPHS
from resources.cardgen.styles import CLASSIC, FOUR_COLOUR, LARGE, NIGHT, STYLES, Style
from spider_qt.api import FolderCardTheme, Rank, Suit
from spider_qt.api.resources import resource_path
from spider_qt.ui.table.geometry import OPEN_STEP
from tests.resources.pictures import (
    SMALL,
    covered_index,
    face_svg,
    marks,
    rendered,
    share_that_differs,
)
from tests.resources.vision import USUAL, VISIONS, contrast, hex_colour, seen

FILES: Final = card_files()
COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)

each_style = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.id)
each_suit = pytest.mark.parametrize("suit", Suit)
each_vision = pytest.mark.parametrize("vision", VISIONS)


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before anything is painted."""


def test_the_committed_cards_are_what_the_generator_writes(tmp_path: Path) -> None:
    write_cards(tmp_path)
    written = {p.relative_to(tmp_path): p.read_bytes() for p in tmp_path.rglob("*.svg")}
    cards = resource_path("cards")
    committed = {p.relative_to(cards): p.read_bytes() for p in cards.rglob("*") if p.is_file()}
    assert written.keys() == committed.keys()
    assert [name for name in written if written[name] != committed[name]] == []


@each_style
def test_there_are_52_faces_under_the_names_that_a_folder_theme_reads(style: Style) -> None:
    assert len({face_svg(style, suit, rank) for suit in Suit for rank in Rank}) == 52


def test_only_the_classic_style_has_a_back_of_its_own() -> None:
    themes = [FolderCardTheme(s.id, s.id, resource_path("cards", s.id)) for s in STYLES]
    assert [theme.id for theme in themes if theme.back_svg() is not None] == ["classic"]


@pytest.mark.parametrize("folder", sorted(FILES))
def test_a_card_is_small_and_made_of_plain_paths(folder: str) -> None:
    for name in FILES[folder]:
        svg = resource_path("cards", folder, name).read_bytes()
        assert len(svg) < (13_000 if name == "back.svg" else 8_500)
        tags: list[str] = []
        links: list[str] = []

        def start(
            tag: str, attributes: dict[str, str], tags: list[str] = tags, links: list[str] = links
        ) -> None:
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


@each_vision
@each_suit
@each_style
def test_the_index_stands_out_from_the_card_for_every_eye(
    style: Style, suit: Suit, vision: str
) -> None:
    for rank in Rank:
        text = face_svg(style, suit, rank).decode()
        paper = re.search(r'<rect [^>]*fill="(#\w{6})"', text)
        assert paper
        ground = seen(hex_colour(paper[1]), VISIONS[vision])
        # Last come the suit, then the rank of one or two paths.
        index = re.findall(r"<path [^>]*>", text)[-2:]
        colours = [re.findall(r'(?:fill|stroke)="(#\w{6})"', path)[0] for path in index]
        shown = [seen(hex_colour(colour), VISIONS[vision]) for colour in colours]
        assert all(contrast(colour, ground) >= 4.5 for colour in shown)


@each_suit
@pytest.mark.parametrize("style", [LARGE, NIGHT], ids=lambda style: style.id)
def test_the_styles_for_weak_eyes_and_for_the_dark_stand_out_more(style: Style, suit: Suit) -> None:
    assert contrast(hex_colour(style.inks[suit].pip), hex_colour(style.paper)) >= 7


@each_suit
@each_style
def test_the_suit_in_a_courts_picture_stands_out_from_its_background(
    style: Style, suit: Suit
) -> None:
    ink = style.inks[suit]
    assert contrast(hex_colour(ink.pip), hex_colour(ink.tint)) >= 4.5


def test_the_four_colours_are_black_red_blue_and_green() -> None:
    pips = {suit: hex_colour(FOUR_COLOUR.inks[suit].pip) for suit in Suit}
    assert max(pips[Suit.SPADES]) < 0.03
    strongest = [max(range(3), key=pips[suit].__getitem__) for suit in (Suit.HEARTS, Suit.CLUBS)]
    assert [*strongest, max(range(3), key=pips[Suit.DIAMONDS].__getitem__)] == [0, 1, 2]


def test_the_strip_that_the_index_is_made_for_is_the_least_that_the_layout_leaves() -> None:
    assert OPEN_STEP[1] == tokens.LEAST_STRIP


@each_suit
@each_style
def test_rank_and_suit_can_be_seen_on_a_covered_card(style: Style, suit: Suit) -> None:
    width, scale = 500, 2
    edge = round(width * 0.012)
    strip = round(tokens.LEAST_STRIP * 350 * scale)
    gap = round((suit_left(style) - style.index.gap / 2) * scale) - edge
    for rank in Rank:
        rows = covered_index(style, suit, rank, width, USUAL)
        ranks = [y + edge for y, row in enumerate(rows) if any(row[:gap])]
        suits = [y + edge for y, row in enumerate(rows) if any(row[gap:])]
        assert suits[-1] < strip - 1, "the suit runs into the next card"
        assert suits[-1] - suits[0] + 1 >= 0.2 * width, "the suit is too small"
        assert ranks[-1] - ranks[0] + 1 >= 0.24 * width - 4, "the rank is too low to read"
        if style is not LARGE:
            assert ranks[-1] < strip - 4, "the rank runs into the next card"
        assert not any(row[gap] for row in rows), "rank and suit touch"


@each_suit
def test_a_large_index_is_three_tenths_of_the_width_tall_and_whole_at_the_usual_step(
    suit: Suit,
) -> None:
    width, scale = 500, 2
    right = round((suit_left(LARGE) - LARGE.index.gap / 2) * scale)
    for rank in Rank:
        image = rendered(face_svg(LARGE, suit, rank), width)
        # Down to the frame of the courts, which is hidden with less than the usual step.
        box = (6, 6, right, 163)
        rows = [y + 6 for y, row in enumerate(marks(image, LARGE.paper, USUAL, box)) if any(row)]
        assert rows[-1] - rows[0] + 1 >= 0.3 * width - 3
        assert rows[-1] <= 160 < OPEN_STEP[0] * 350 * scale


@each_style
def test_the_index_is_repeated_turned_at_the_bottom_right(style: Style) -> None:
    for suit in Suit:
        for rank in Rank:
            image = rendered(face_svg(style, suit, rank), 250)
            top_left = marks(image, style.paper, USUAL, (4, 4, 122, 68))
            box = (250 - 122, 350 - 68, 250 - 4, 350 - 4)
            bottom_right = marks(image, style.paper, USUAL, box)
            turned = [row[::-1] for row in bottom_right[::-1]]
            assert share_that_differs(top_left, turned) < 0.04


@each_style
def test_no_two_covered_cards_look_alike_even_small_and_in_grey(style: Style) -> None:
    grey = VISIONS["grey"]
    strips = {(s, r): covered_index(style, s, r, SMALL, grey) for s in Suit for r in Rank}
    least = min(share_that_differs(strips[a], strips[b]) for a, b in combinations(strips, 2))
    assert least > 0.1


@each_vision
@each_style
def test_suits_differ_by_shape_for_every_eye_and_not_by_colour_alone(
    style: Style, vision: str
) -> None:
    left = round(SMALL * (suit_left(style) - style.index.gap / 2) / 250) - 1
    strips = [covered_index(style, suit, Rank.ACE, SMALL, VISIONS[vision]) for suit in Suit]
    pips = [[row[left:] for row in strip] for strip in strips]
    assert min(share_that_differs(a, b) for a, b in combinations(pips, 2)) > 0.2


@each_suit
@each_style
def test_courts_differ_by_their_figures_and_not_only_by_their_letters(
    style: Style, suit: Suit
) -> None:
    box = (10, 20, 50, 64)
    pictures = [
        marks(rendered(face_svg(style, suit, rank), SMALL), style.inks[suit].tint, USUAL, box)
        for rank in COURTS
    ]
    assert min(share_that_differs(a, b) for a, b in combinations(pictures, 2)) > 0.2


def test_ten_is_no_wider_than_the_widest_letter() -> None:
    others = [glyph.width for rank, glyph in GLYPHS.items() if rank is not Rank.TEN]
    assert GLYPHS[Rank.TEN].width <= max(others)


def test_pips_are_generous() -> None:
    assert all(pip_height(rank) >= 0.2 * tokens.WIDTH for rank in Rank if 2 <= rank <= 8)
    assert all(pip_height(rank) >= 0.18 * tokens.WIDTH for rank in (Rank.NINE, Rank.TEN))


@pytest.mark.parametrize("rank", [r for r in Rank if 2 <= r <= 10])
def test_a_number_card_has_as_many_pips_as_it_says_none_touching(rank: Rank) -> None:
    places = pip_places(rank)
    assert len(set(places)) == rank
    apart = min(max(abs(ax - bx), abs(ay - by)) for (ax, ay), (bx, by) in combinations(places, 2))
    assert apart > pip_height(rank)


def test_styles_share_their_shapes_so_that_only_tokens_tell_them_apart() -> None:
    def shapes(style: Style) -> dict[str, list[str]]:
        return {n: re.findall(r' d="([^"]*)"', text) for n, text in face_files(style).items()}

    assert shapes(FOUR_COLOUR) == shapes(CLASSIC) == shapes(NIGHT)
