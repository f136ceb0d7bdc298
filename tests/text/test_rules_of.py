"""The rules pages: each game's own words, and nothing that it does not play by."""

from dataclasses import fields, replace
from pathlib import Path

import pytest

from spider_qt.api import (
    Direction,
    EmptyRule,
    GroupRule,
    RunEnd,
    SpiderVariant,
    StockRule,
    SuitRule,
    Travel,
    Variant,
)
from spider_qt.api.variant_file import read_variants
from spider_qt.engine.parameter_checks import ContradictionError
from spider_qt.text.rules_of import rules_of, summary_of
from tests.engine.helpers import SPIDER

ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(
    variant
    for path in sorted((ROOT / "spider_qt" / "builtins" / "variants").glob("*.toml"))
    for variant in read_variants(path.read_bytes(), path.name).variants
)
TO = "\N{EN DASH}"
SAYS_NOTHING = {"id", "name", "prefix", "group", "difficulty", "minutes", "description"}
SILENT = {*SAYS_NOTHING, "suit_choices", "rule", "rule_choices"}
"""What is told elsewhere: where a game is chosen."""


def page(variant: Variant) -> dict[str, str]:
    """The English page, by section."""
    return {
        section.id: " ".join(sentence.english for sentence in section.sentences)
        for section in rules_of(variant)
    }


def like_spider(**parameters: object) -> SpiderVariant:
    return SpiderVariant("mine", "Mine", "MI", **parameters)  # type: ignore[arg-type] # by name


def test_the_page_of_spider_tells_spider() -> None:
    said = page(SPIDER)
    assert list(said) == [
        "aim",
        "table",
        "building",
        "groups",
        "empty",
        "stock",
        "runs",
        "winning",
    ]
    assert "104 cards. They come from 2 decks. The cards lie in 10 columns." in said["table"]
    assert f"Columns 1{TO}4: 5 face down, 1 face up in each." in said["table"]
    assert f"Columns 5{TO}10: 4 face down, 1 face up in each." in said["table"]
    assert "Cards in the stock: 50." in said["table"]
    assert said["stock"].endswith("put a card there first. The stock is enough for 5 deals.")
    assert "all 8 runs have left" in said["winning"]


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_every_page_mentions_what_differs_from_spider(variant: SpiderVariant) -> None:
    said = page(variant)
    differing = 0
    for one in fields(variant):
        if one.name in SILENT or getattr(variant, one.name) == getattr(SPIDER, one.name):
            continue
        try:
            other = replace(variant, **{one.name: getattr(SPIDER, one.name)})
        except ContradictionError:
            continue
        differing += 1
        assert page(other) != said, one.name
    assert (said == page(SPIDER)) == (variant.id == "spider")
    assert differing or variant.id in ("spider", "simple-simon", "mrs-mop", "chinese-spider")


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_no_page_has_a_gap(variant: SpiderVariant) -> None:
    for section in rules_of(variant):
        assert section.title.english
        for sentence in section.sentences:
            assert "{" not in sentence.english
            assert "%n" not in sentence.english
            assert sentence.english.endswith(".")


@pytest.mark.parametrize(
    ("game", "section", "words"),
    [
        (like_spider(build=SuitRule.SAME_SUIT), "building", "Both cards must be of the same suit."),
        (like_spider(wrap=True), "building", "a king goes on an ace"),
        (like_spider(direction=Direction.UP, wrap=True), "building", "an ace goes on a king"),
        (
            like_spider(direction=Direction.UP),
            "building",
            "one rank lower. The suits do not matter",
        ),
        (like_spider(direction=Direction.UP), "building", "Nothing goes on a king."),
        (like_spider(direction=Direction.UP), "runs", "begins with an ace"),
        (like_spider(build_step=2, run_length=4), "building", "is 2 ranks higher"),
        (like_spider(build_equal=True), "building", "A card of the same rank fits, too"),
        (like_spider(travel=Travel.ANY_OPEN), "groups", "all the cards that lie on it"),
        (like_spider(travel_equal=True), "groups", "Cards of one rank move together, too."),
        (like_spider(by_cells=True, cells=2), "groups", "over the free cells"),
        (like_spider(empty=EmptyRule.NOTHING), "empty", "takes no card"),
        (like_spider(empty=EmptyRule.KING, kings_needed=3), "empty", "3 columns begin with a king"),
        (like_spider(stock=StockRule.WASTE), "stock", "gone through once"),
        (like_spider(stock=StockRule.WASTE, redeals=2), "stock", "turned over, 2 times in all"),
        (like_spider(stock=StockRule.WASTE, redeals=None), "stock", "as often as you like"),
        (like_spider(stock=StockRule.FILL, cards_per_deal=3), "stock", "takes 3 cards from it"),
        (like_spider(stock=StockRule.NON_EMPTY), "stock", "empty ones stay so"),
        (like_spider(skips_king_runs=True), "stock", "Columns that end in a run from the king"),
        (like_spider(rows_per_deal=5), "stock", "brings 5 rows. The stock is enough for 1 deal."),
        (like_spider(run_end=RunEnd.BY_HAND), "runs", "by you"),
        (like_spider(run_suit=SuitRule.ANY), "runs", "Its suits do not matter."),
        (like_spider(undo_limit=1), "winning", "At most 1 step can be taken back."),
        (like_spider(suits=2), "table", "With 2 suits in play"),
        (like_spider(ranks=4, run_length=4, columns=((0, 1),)), "table", "only 4 cards"),
        (like_spider(columns=((4, 1), (3, 1), (4, 1))), "table", "Columns 1, 3: 4 face down"),
        (
            like_spider(columns=((4, 1), (3, 1), (4, 1))),
            "table",
            "Column 2: 3 face down, 1 face up.",
        ),
        (like_spider(reserves=2, reserve_cards=3), "table", "at the start: 3. The last card of a"),
        (like_spider(run_length=0, foundations_down=8), "runs", "down to the ace in one suit: 8."),
        (like_spider(reserves=2), "table", "Reserves beside the columns: 2. The last card of a"),
    ],
)
def test_a_parameter_has_its_sentence(game: SpiderVariant, section: str, words: str) -> None:
    assert words in page(game)[section]


def test_the_relaxed_rule_is_told_where_it_is_on_offer() -> None:
    assert "Relaxed rule" in page(SPIDER)["groups"]
    assert "Relaxed" not in page(like_spider(rule_choices=(GroupRule.CLASSIC,)))["groups"]


def test_a_summary_tells_in_few_sentences_what_is_not_as_in_spider() -> None:
    said = {game.id: " ".join(one.english for one in summary_of(game)) for game in GAMES}
    assert said["spider"] == "Decks: 2, columns: 10."
    assert said["relaxed-spider"] == (
        "Decks: 2, columns: 10. Empty columns do not stop the deal; they get a card, too."
    )
    assert said["mrs-mop"] == "Decks: 2, columns: 13. All cards of the columns are face up."
    assert said["nordic"] == (
        "Decks: 1, columns: 10. All cards of the columns are face up. "
        "Both cards must be of the same suit. "
        "A card of the same rank fits, too, whatever its suit. "
        "Cards of one rank move together, too. "
        "A whole run stays where it lies, and may be broken up again."
    )
    assert all(len(summary_of(game)) <= 6 for game in GAMES)


def test_a_game_in_python_has_no_page_from_here() -> None:
    class Own:
        id = "own"

    assert summary_of(Own()) == ()  # type: ignore[arg-type] # as below
    assert rules_of(Own()) == ()  # type: ignore[arg-type] # less than a game: it is not looked at
