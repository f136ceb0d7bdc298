"""Golden move counts: the engine against a second implementation that shares nothing with it."""

import json
from pathlib import Path
from typing import Any

import pytest

from spider_qt.engine import game
from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import deal
from spider_qt.engine.variant import Variant
from tests.engine.helpers import GAMES, SCHEME, play, text

GOLDEN = json.loads(
    (Path(__file__).parent.parent / "data" / "golden" / "move_counts.json").read_text("utf-8")
)


def count_lines(variant: Variant, layout: Layout, depth: int) -> int:
    """How many lines of play of exactly so many moves there are."""
    legal = game.legal_moves(variant, layout)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        step = game.apply(variant, layout, move)
        assert isinstance(step, Step)
        total += count_lines(variant, step.after, depth - 1)
    return total


KINDS = [(1, "classic"), (2, "classic"), (4, "classic"), (2, "relaxed"), (4, "relaxed")]


def test_ten_deals_of_each_kind_are_counted() -> None:
    kinds = [(kept["suits"], kept["rule"]) for kept in GOLDEN["openings"]]
    assert sorted(kinds) == sorted(KINDS * 10)


@pytest.mark.parametrize(("suits", "rule"), KINDS)
def test_a_deal_opens_into_as_many_lines_as_the_second_opinion_counts(
    suits: int, rule: str
) -> None:
    variant = GAMES["spider"].configured(suits, GroupRule(rule))
    for kept in GOLDEN["openings"]:
        if (kept["suits"], kept["rule"]) == (suits, rule):
            layout = variant.deal(kept["number"])
            counts = [count_lines(variant, layout, depth) for depth in (1, 2, 3)]
            assert counts == kept["counts"], kept["number"]


@pytest.mark.parametrize("kept", GOLDEN["middles"], ids=lambda kept: f"{kept['number']}")
def test_a_game_played_far_stands_as_the_second_opinion_says(kept: dict[str, Any]) -> None:
    which = "spider" if kept["dealing"] == "strict" else "relaxed-spider"
    variant = GAMES[which].configured(kept["suits"], GroupRule(kept["rule"]))
    at = play(deal(variant, SCHEME, kept["number"]), kept["line"])
    read = {
        key: value.strip() for key, _, value in (r.partition(":") for r in text(at).splitlines())
    }
    assert [read[f"T{n}"] for n in range(1, 11)] == kept["columns"]
    assert read["stock"].replace("| ", "") == kept["stock"]
    assert read["done"] == kept["done"]
    assert int(read["moves"]) == len(kept["line"].split())
    assert [count_lines(variant, at.layout, depth) for depth in (1, 2)] == kept["counts"]


def test_the_games_played_far_have_finished_runs_and_empty_columns() -> None:
    assert sum(len(kept["done"].split()) for kept in GOLDEN["middles"]) >= 8
    assert any("" in kept["columns"] for kept in GOLDEN["middles"])
