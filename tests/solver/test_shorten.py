"""Lines that win become shorter, and stay lines that win."""

import pytest

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal, RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.solver.search import Limits, Verdict, solve
from spider_qt.solver.shorten import shorten, without_loops
from tests.engine.helpers import sample
from tests.engine.samples import SIMON

SPIDER = SpiderVariant("spider", "Spider", "SP")


def wins(variant: Variant, layout: Layout, moves: tuple[Move, ...]) -> bool:
    for move in moves:
        step = game.apply(variant, layout, move)
        if isinstance(step, Refusal):
            return False
        layout = step.after
    return variant.is_won(layout)


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_second_pass_makes_a_line_shorter(suits: int) -> None:
    variant = SPIDER.configured(suits, GroupRule.CLASSIC)
    layout = variant.deal(3)
    moves = solve(variant, layout).moves
    asked = 0

    def over() -> bool:  # so many questions, not so many seconds: the same on every machine
        nonlocal asked
        asked += 1
        return asked > 1500

    shorter = shorten(variant, layout, moves, over)
    assert wins(variant, layout, shorter)
    assert len(shorter) < 0.95 * len(moves)


def test_a_search_shortens_only_when_asked_to() -> None:
    variant = SPIDER.configured(2, GroupRule.CLASSIC)
    layout = variant.deal(4)
    first = solve(variant, layout)
    ticks = iter(range(10**9))
    short = solve(variant, layout, Limits(1e9, shorten=1500), clock=lambda: float(next(ticks)))
    assert short.verdict is first.verdict is Verdict.WINNABLE
    assert short.width == first.width
    assert len(short.moves) < len(first.moves)
    assert wins(variant, layout, short.moves)


def test_moves_there_and_back_are_left_out() -> None:
    layout = sample(SIMON, "T1: KS QS JS TS 9S 8S 7S", "T2: 6S 5S 4S 3S 2S AS").layout
    there = RunMove(column(2), 1, column(3))
    back = RunMove(column(3), 1, column(2))
    last = RunMove(column(2), 6, column(1))
    assert without_loops(SIMON, layout, (there, back, there, back, last)) == (last,)


def test_a_line_that_is_given_wrong_is_refused() -> None:
    layout = sample(SIMON, "T1: KS QS JS TS 9S 8S 7S", "T2: 6S 5S 4S 3S 2S AS").layout
    with pytest.raises(ValueError, match="does not win"):
        shorten(SIMON, layout, (), lambda: False)


def test_a_line_stays_as_it_is_when_there_is_no_time() -> None:
    variant = SPIDER.configured(1, GroupRule.CLASSIC)
    layout = variant.deal(3)
    moves = solve(variant, layout).moves
    assert shorten(variant, layout, moves, lambda: True) == moves
