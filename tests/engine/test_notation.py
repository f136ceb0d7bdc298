"""Positions as text: what is printed is read back, what contradicts itself is named."""

from typing import Any

import pytest

from spider_qt.engine.layout import Layout
from spider_qt.engine.notation import (
    Position,
    PositionError,
    PositionFault,
    format_position,
    parse_position,
)
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from tests.engine.helpers import GAMES, SPIDER, position, run

EXAMPLE = """\
game: spider
suits: 4
rule: classic
stock: 8H JS 9D 2D 2S TD QD 5S 5D 6H | TH 2C
T1: 7D* 4S* 4C* KS* AD* AS
T2:
T3: KH
T4:
T5:
T6:
T7:
T8:
T9:
T10: TS* 7S* 9S* 6H* 4D
done: S D
score: 480
moves: 20
"""


def fault(*lines: str, games: dict[str, Variant] | None = None) -> tuple[Any, ...]:
    with pytest.raises(PositionError) as caught:
        parse_position("\n".join(lines), games or GAMES)
    assert f"line {caught.value.line}" in str(caught.value)
    return caught.value.fault, caught.value.line, caught.value.found, caught.value.expected


def test_what_is_printed_is_read_back() -> None:
    read = position(EXAMPLE)
    assert format_position(read) == EXAMPLE
    assert (read.score, read.moves) == (480, 20)
    assert format_position(position(format_position(read))) == EXAMPLE


def test_a_whole_deal_is_read_back_card_by_card() -> None:
    for suits in (1, 2, 3, 4):
        variant = SPIDER.configured(suits, GroupRule.RELAXED)
        text = format_position(Position(variant, variant.deal(8), 500, 0))
        assert format_position(position(text)) == text


def test_a_missing_key_has_its_default() -> None:
    read = position("")
    assert (read.variant.id, read.variant.suits, read.variant.rule) == (
        "spider",
        4,
        GroupRule.CLASSIC,
    )
    assert (read.score, read.moves) == (None, 0)
    assert read.layout == SPIDER.empty_layout()
    assert "score" not in format_position(read)


def test_lines_come_in_any_order_with_comments_and_empty_lines_between() -> None:
    shuffled = "# a comment\n\n" + "\n".join(reversed(EXAMPLE.splitlines())) + "  # and an end"
    assert format_position(position(shuffled)) == EXAMPLE


@pytest.mark.parametrize(
    "line",
    [
        "T1: TH* 9S",
        "t1: th* 9s",
        "T1: 10H* 9S",
        "T1:10h*   9s",
        "  T1 :\tTH*\xa09S  ",
        "T1: TH* 9S # the rest",
        "\N{BYTE ORDER MARK}T1: TH* 9S",
        "T1: TH* 9S\r",
        "\r\r\nT1: TH* 9S\r\n",
    ],
)
def test_reading_forgives_case_tens_and_space(line: str) -> None:
    assert "T1: TH* 9S\n" in format_position(position(line))


def test_keys_games_and_rules_are_read_in_any_case() -> None:
    read = position("GAME: Relaxed-Spider", "Suits: 2", "RULE: RELAXED", "DONE: s h")
    assert read.variant == GAMES["relaxed-spider"].configured(2, GroupRule.RELAXED)
    assert read.layout.runs_done == 2


def test_a_game_whose_id_differs_only_in_case_is_still_found_exactly() -> None:
    games = {
        "x.Game": SpiderVariant("x.Game", "A", "XA"),
        "x.game": SpiderVariant("x.game", "B", "XB"),
    }
    assert parse_position("game: x.game", games).variant.name == "B"
    assert parse_position("game: x.Game", games).variant.name == "A"


def test_the_stock_is_written_as_it_will_be_dealt_with_bars_where_rows_end() -> None:
    cards = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"
    for written in (cards, cards.replace("JS", "| JS"), cards.replace(" ", "|"), cards.lower()):
        read = position(f"stock: {written}")
        assert "stock: AS 2S 3S 4S 5S 6S 7S 8S 9S TS | JS QS\n" in format_position(read)
        assert read.layout.stock.cards[-1].text == "AS"
        assert read.layout.stock.face_down == 12


def test_stars_in_the_stock_say_nothing_new() -> None:
    assert position("stock: AS* 2S").layout == position("stock: AS 2S").layout


def test_equal_cards_are_told_apart_by_copies_counted_anew() -> None:
    layout = position("T1: AS", "T2: AS").layout
    assert {card.copy for card in layout.cards()} == {0, 1}


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("T1 KS", (PositionFault.NO_KEY, 1, "T1 KS", "")),
        ("hello", (PositionFault.NO_KEY, 1, "hello", "")),
        ("speed: 3", (PositionFault.UNKNOWN_KEY, 1, "speed", "")),
        ("T: AS", (PositionFault.UNKNOWN_KEY, 1, "t", "")),
        ("T1a: AS", (PositionFault.UNKNOWN_KEY, 1, "t1a", "")),
        (": AS", (PositionFault.UNKNOWN_KEY, 1, "", "")),
        ("\uff34\uff11: AS", (PositionFault.UNKNOWN_KEY, 1, "\uff34\uff11", "")),
        ("T\u0661: AS", (PositionFault.UNKNOWN_KEY, 1, "T\u0661", "")),
        ("su\u0131ts: 4", (PositionFault.UNKNOWN_KEY, 1, "su\u0131ts", "")),
        ("stoc\N{KELVIN SIGN}: AS", (PositionFault.UNKNOWN_KEY, 1, "stoc\N{KELVIN SIGN}", "")),
        ("T1: AS\nt1: 2S", (PositionFault.REPEATED_KEY, 2, "t1", "1")),
        ("\nmoves: 1\nmoves: 1", (PositionFault.REPEATED_KEY, 3, "moves", "2")),
        ("game: poker", (PositionFault.UNKNOWN_GAME, 1, "poker", "relaxed-spider, spider")),
        ("game:", (PositionFault.UNKNOWN_GAME, 1, "", "relaxed-spider, spider")),
        ("suits: 5", (PositionFault.BAD_SUITS, 1, "5", "1, 2, 3, 4")),
        ("suits: four", (PositionFault.BAD_SUITS, 1, "four", "1, 2, 3, 4")),
        ("suits: 04", (PositionFault.BAD_SUITS, 1, "04", "1, 2, 3, 4")),
        ("rule: loose", (PositionFault.BAD_RULE, 1, "loose", "classic, relaxed")),
        (
            "rule: cla\u017f\u017fic",
            (PositionFault.BAD_RULE, 1, "cla\u017f\u017fic", "classic, relaxed"),
        ),
        ("score: -1", (PositionFault.BAD_NUMBER, 1, "-1", "score")),
        ("score:", (PositionFault.BAD_NUMBER, 1, "", "score")),
        ("moves: 1.5", (PositionFault.BAD_NUMBER, 1, "1.5", "moves")),
        ("moves: 1000000000", (PositionFault.BAD_NUMBER, 1, "1000000000", "moves")),
        ("moves: \u0663", (PositionFault.BAD_NUMBER, 1, "\u0663", "moves")),
        ("T1: AX", (PositionFault.BAD_CARD, 1, "AX", "")),
        ("T1: 1S", (PositionFault.BAD_CARD, 1, "1S", "")),
        ("T1: 11S", (PositionFault.BAD_CARD, 1, "11S", "")),
        ("T1: 0H", (PositionFault.BAD_CARD, 1, "0H", "")),
        ("T1: S", (PositionFault.BAD_CARD, 1, "S", "")),
        ("T1: AS, 2S", (PositionFault.BAD_CARD, 1, "AS,", "")),
        ("T1: A S", (PositionFault.BAD_CARD, 1, "A", "")),
        ("T1: AS**", (PositionFault.BAD_CARD, 1, "AS*", "")),
        ("T1: *", (PositionFault.BAD_CARD, 1, "*", "")),
        ("T1: AS *", (PositionFault.BAD_CARD, 1, "*", "")),
        ("T1: A\u017f", (PositionFault.BAD_CARD, 1, "A\u017f", "")),
        ("T1: A\u2660", (PositionFault.BAD_CARD, 1, "A\u2660", "")),
        ("T1: AS | 2S", (PositionFault.BAD_CARD, 1, "|", "")),
        ("T1: 9S 8S*", (PositionFault.HIDDEN_ABOVE_OPEN, 1, "8S*", "")),
        ("T1: 9S* 8S 7S*", (PositionFault.HIDDEN_ABOVE_OPEN, 1, "7S*", "")),
        ("T1: AS AS as", (PositionFault.TOO_MANY_OF_CARD, 1, "AS", "2")),
        ("T1: 10H 10H\nstock: 10h", (PositionFault.TOO_MANY_OF_CARD, 2, "10H", "2")),
        ("suits: 1\nT1: AH", (PositionFault.TOO_MANY_OF_CARD, 2, "AH", "0")),
        ("suits: 2\ndone: H H H H H", (PositionFault.TOO_MANY_OF_CARD, 2, "KH", "4")),
        ("done: S S\nT1: 5S", (PositionFault.TOO_MANY_OF_CARD, 1, "5S", "2")),
        ("done: S S S S S S S S S", (PositionFault.TOO_MANY_RUNS, 1, "9", "8")),
        ("done: SD", (PositionFault.BAD_DONE, 1, "SD", "S, H, D, C")),
        ("done: \u017f", (PositionFault.BAD_DONE, 1, "\u017f", "S, H, D, C")),
        ("T11: AS", (PositionFault.NO_SUCH_COLUMN, 1, "T11", "T10")),
        ("T0: AS", (PositionFault.NO_SUCH_COLUMN, 1, "T0", "")),
        ("T01: AS", (PositionFault.NO_SUCH_COLUMN, 1, "T01", "")),
        ("T1000: AS", (PositionFault.NO_SUCH_COLUMN, 1, "T1000", "")),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_line(line: str, wanted: tuple[Any, ...]) -> None:
    if wanted[0] is PositionFault.TOO_MANY_OF_CARD and line.startswith("done: S S\nT1"):
        wanted = (wanted[0], 1, "5S", "2")
    assert fault(line) == wanted


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    assert fault("# a form feed\x0c and a separator\u2028 end no line\nT1: AX")[1] == 2
    assert fault("\r\n\r\rT1: AX")[1] == 4


def test_five_of_eight_spades_runs_are_fine_with_one_suit() -> None:
    read = position("suits: 1", "done: S S S S S", f"T1: {run('S')}", f"T2: {run('S')}")
    assert read.layout.runs_done == 5


class Choosy(SpiderVariant):
    """A plugin's game that is played with one or two suits alone."""

    def configured(self, suits: int, rule: GroupRule) -> SpiderVariant:
        """Refuse every other number of suits."""
        if suits not in self.suit_choices:
            raise ValueError(suits)
        return super().configured(suits, rule)


def test_a_game_that_is_not_played_with_so_many_suits_says_so() -> None:
    games: dict[str, Variant] = {"x.y": Choosy("x.y", "X", "XY", suits=2, suit_choices=(1, 2))}
    assert fault("game: x.y", "suits: 3", games=games) == (PositionFault.BAD_SUITS, 2, "3", "1, 2")
    assert parse_position("game: x.y", games).variant.suits == 2
    assert parse_position("game: x.y\nsuits: 1", games).variant.suits == 1


class Stockless(SpiderVariant):
    """A plugin's game without a stock."""

    def empty_layout(self) -> Layout:
        """Return two columns alone."""
        return Layout(dict(list(super().empty_layout().items())[:2]))


def test_a_game_without_a_stock_has_no_stock_line_but_an_empty_one() -> None:
    games: dict[str, Variant] = {"x.y": Stockless("x.y", "X", "XY")}
    assert fault("game: x.y", "stock: AS", games=games) == (
        PositionFault.UNKNOWN_KEY,
        2,
        "stock",
        "",
    )
    read = parse_position("game: x.y\nstock:\nT2: AS", games)
    assert read.layout[column(2)].cards[0].text == "AS"
    assert "stock:\n" in format_position(read)
