"""docs/shuffle.md is true: its worked example is worked here."""

import re
from itertools import islice
from pathlib import Path

import pytest

from spider_qt.engine import session
from spider_qt.engine.cards import SUIT_SLOTS, Rank, pack
from spider_qt.engine.deal import decode
from spider_qt.engine.shuffle import shuffled, splitmix64, words
from tests.engine.helpers import SCHEME, SPIDER, text

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found, kind
    return found


def test_the_seed_words_of_the_example_are_right() -> None:
    (given,) = blocks("seeds")
    assert [int(word, 16) for word in given.split()] == list(islice(splitmix64(3), 4))


def test_the_words_and_swaps_of_the_example_are_right() -> None:
    (given,) = blocks("words")
    rows = [re.fullmatch(r"word (\w{16}) i (\d+) j (\d+)", line) for line in given.splitlines()]
    for place, (row, word) in enumerate(zip(rows, words(3), strict=False)):
        assert row is not None
        assert int(row[1], 16) == word
        assert (int(row[2]), int(row[3])) == (103 - place, word % (104 - place))


def test_the_order_of_the_example_is_right() -> None:
    (given,) = blocks("order")
    assert tuple(map(int, given.split())) == shuffled(range(104), 3)


@pytest.mark.parametrize("position", blocks("position"))
def test_the_tables_of_the_example_are_dealt_from_their_codes(position: str) -> None:
    suits = int(position.split()[3])
    code = f"SP1-S{suits}C-AAAAAAD"
    assert code in PAGE
    deal = decode(code, ("SP",))
    variant = SPIDER.configured(deal.suits, deal.rule)
    assert text(session.deal(variant, SCHEME, deal.number)) == position


def test_the_table_of_suit_slots_is_the_packs() -> None:
    rows = re.findall(r"^\| ([1-4]) \| (.) \| (.) \| (.) \| (.) \|$", PAGE, re.MULTILINE)
    assert {int(n): "".join(slots) for n, *slots in rows} == {
        n: "".join(suit.letter for suit in slots) for n, slots in SUIT_SLOTS.items()
    }


@pytest.mark.parametrize("suits", [1, 2, 3, 4])
def test_each_place_of_the_pack_holds_what_the_page_says(suits: int) -> None:
    for place, card in enumerate(pack(suits)):
        assert card.rank == Rank(place % 13 + 1)
        assert card.suit == SUIT_SLOTS[suits][place // 13 % 4]


def test_the_published_words_that_the_page_quotes_are_those_tested() -> None:
    assert all(str(word) in PAGE for word in islice(splitmix64(1477776061723855037), 3))
