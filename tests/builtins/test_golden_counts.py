"""The engine against a second implementation of the family that shares nothing with it.

tests/data/golden/family.json is written by ``tests.builtins.regenerate``.
"""

import json
from typing import Any

import pytest

from spider_qt.builtins.family import family
from spider_qt.engine import game
from spider_qt.engine.events import Step
from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, RunMove, parse_move
from spider_qt.engine.piles import STOCK, PileId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from tests.builtins.regenerate import GOLDEN, NUMBERS

KEPT: dict[str, Any] = json.loads(GOLDEN.read_text("utf-8"))
GAMES = {variant.id: variant for variant in family()}
MOST_LINES = 1500
"""A deal that opens into more lines is counted to depth 2 here, but the deal with the fewest."""


def count_lines(variant: Variant, layout: Layout, depth: int) -> int:
    """How many lines of play of exactly so many moves there are."""
    legal = game.legal_moves(variant, layout)
    if depth == 1:
        return len(legal)
    steps = [game.apply(variant, layout, move) for move in legal]
    return sum(count_lines(variant, s.after, depth - 1) for s in steps if isinstance(s, Step))


def shown(layout: Layout) -> dict[str, str]:
    """Every pile that holds a card, the stock as it will be dealt."""
    return {pile.text: " ".join(words(layout, pile)) for pile in layout if layout[pile]}


def words(layout: Layout, pile_id: PileId) -> list[str]:
    pile = layout[pile_id]
    if pile_id == STOCK:
        return [card.text for card in reversed(pile.cards)]
    return [card.text + "*" * (n < pile.face_down) for n, card in enumerate(pile.cards)]


def test_every_game_has_its_counts() -> None:
    assert set(KEPT) == set(GAMES)
    for kept in KEPT.values():
        assert tuple(opening["number"] for opening in kept["openings"]) == NUMBERS
        assert all(len(opening["counts"]) == 3 for opening in kept["openings"])


@pytest.mark.parametrize("id_", KEPT)
def test_a_deal_opens_into_as_many_lines_as_the_second_opinion_counts(id_: str) -> None:
    openings = sorted(KEPT[id_]["openings"], key=lambda opening: opening["counts"][2])
    for place, kept in enumerate(openings):
        layout = GAMES[id_].deal(kept["number"])
        counts = [n for n in kept["counts"] if n <= MOST_LINES or not place]
        depths = range(1, len(counts) + 1)
        assert [count_lines(GAMES[id_], layout, depth) for depth in depths] == counts, kept


@pytest.mark.parametrize("id_", KEPT)
def test_a_game_played_far_stands_as_the_second_opinion_says(id_: str) -> None:
    kept = KEPT[id_]["middle"]
    variant = GAMES[id_].configured(kept["suits"], GroupRule.CLASSIC)
    layout = variant.deal(kept["number"])
    for word in kept["line"].split():
        assert game.outcome(variant, layout) is Outcome.PLAYING
        move = parse_move(word)
        assert isinstance(move, RunMove | DealMove)
        step = game.apply(variant, layout, move)
        assert isinstance(step, Step), (word, step)
        layout = step.after
    assert shown(layout) == kept["piles"]
    assert variant.is_won(layout) is kept["won"]
    assert [count_lines(variant, layout, depth) for depth in (1, 2)] == kept["counts"]


def test_the_games_played_far_have_won_and_lost_finished_and_refilled() -> None:
    middles = [kept["middle"] for kept in KEPT.values()]
    assert sum(middle["won"] for middle in middles) >= 5
    assert any(not middle["won"] and not middle["counts"][0] for middle in middles)
    names = {name[0] for middle in middles for name in middle["piles"]}
    assert names == set("TSWCRF")
    assert sum(name[0] == "F" for middle in middles for name in middle["piles"]) > 50
