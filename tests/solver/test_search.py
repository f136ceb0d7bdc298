"""What may be said of a position, and what may not: the search as its users meet it."""

from collections.abc import Callable

import pytest

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.solver.search import Limits, Verdict, solve
from tests.engine.helpers import sample
from tests.engine.samples import CICELY, SCORPION, SIMON, SMALL, SPIDERETTE
from tests.engine.test_small_cases import X4, X5

SPIDER = SpiderVariant("spider", "Spider", "SP")
LONG = Limits(seconds=60)


def spider(suits: int, rule: GroupRule = GroupRule.CLASSIC) -> SpiderVariant:
    return SPIDER.configured(suits, rule)


def played(variant: Variant, layout: Layout, moves: tuple[Move, ...]) -> Layout:
    for move in moves:
        step = game.apply(variant, layout, move)
        assert not isinstance(step, Refusal), f"{move.text}: {step.reason}"
        layout = step.after
    return layout


@pytest.mark.parametrize("suits", [1, 2, 4])
@pytest.mark.parametrize("rule", list(GroupRule))
def test_a_deal_is_won_by_a_line_that_the_engine_plays(suits: int, rule: GroupRule) -> None:
    variant = spider(suits, rule)
    layout = variant.deal(3)
    answer = solve(variant, layout, LONG)
    assert answer.verdict is Verdict.WINNABLE
    assert variant.is_won(played(variant, layout, answer.moves))
    assert answer.nodes > 0
    assert answer.width > 0


@pytest.mark.parametrize("variant", [SIMON, SPIDERETTE, SCORPION], ids=lambda one: one.id)
def test_games_of_the_family_are_decided(variant: SpiderVariant) -> None:
    layout = variant.deal(1)
    answer = solve(variant, layout, LONG)
    assert answer.verdict is not Verdict.UNKNOWN
    if answer.verdict is Verdict.WINNABLE:
        assert variant.is_won(played(variant, layout, answer.moves))


def test_x4_is_won_and_x5_proven_lost() -> None:
    x4, x5 = sample(SMALL, *X4).layout, sample(SMALL, *X5).layout
    won = solve(SMALL, x4, LONG)
    assert won.verdict is Verdict.WINNABLE
    assert SMALL.is_won(played(SMALL, x4, won.moves))
    lost = solve(SMALL, x5, LONG)
    assert lost.verdict is Verdict.UNWINNABLE
    assert lost.moves == ()


def test_a_won_table_needs_no_move() -> None:
    empty = SMALL.empty_layout()
    assert solve(SMALL, empty).verdict is Verdict.WINNABLE
    assert solve(SMALL, empty).moves == ()


def test_cards_that_make_no_whole_runs_can_never_be_won() -> None:
    layout = sample(SPIDER, "T1: KS QS").layout
    assert solve(SPIDER, layout).verdict is Verdict.UNWINNABLE


def test_a_run_that_the_last_row_finishes_is_found() -> None:
    cards = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    layout = sample(SPIDER.configured(1, GroupRule.CLASSIC), f"T1: {cards}", "stock: AS").layout
    relaxed = SpiderVariant("onto", "Onto", "OE", deals_onto_empty=True)
    answer = solve(relaxed, layout, LONG)
    assert [move.text for move in answer.moves] == ["D"]


def test_a_hidden_card_is_no_part_of_a_run() -> None:
    """A1 and G7: a king face down under a run from the queen is no run."""
    cards = "KS* QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    layout = sample(SPIDER, f"T1: {cards}", "T2: AS").layout
    answer = solve(SPIDER, layout, LONG)
    assert answer.verdict is Verdict.WINNABLE
    assert SPIDER.is_won(played(SPIDER, layout, answer.moves))
    assert len(answer.moves) > 1  # the ace alone does not finish it


@pytest.mark.parametrize("nodes", [0, 1, 10])
def test_a_search_that_was_cut_short_says_nothing(nodes: int) -> None:
    """G5: only an exhausted search may say that a game cannot be won."""
    layout = spider(4).deal(5)
    answer = solve(spider(4), layout, Limits(seconds=60, nodes=nodes))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.moves == ()


def test_a_known_win_is_unknown_when_too_few_nodes_are_allowed() -> None:
    """G9: a win that was not found says nothing against the game."""
    layout = spider(4).deal(3)
    whole = solve(spider(4), layout, LONG)
    assert whole.verdict is Verdict.WINNABLE
    capped = solve(spider(4), layout, Limits(seconds=60, nodes=whole.nodes // 3))
    assert capped.verdict is Verdict.UNKNOWN


def test_a_hidden_card_that_fits_is_not_picked_up() -> None:
    """A2 and G7: the hidden nine does not travel with the eight on it."""
    lines = ("T1: 9S* 8S", "T2: KS QS JS TS", "T3: 7S 6S 5S 4S 3S 2S AS")
    layout = sample(SPIDER, *lines).layout
    answer = solve(SPIDER, layout, LONG)
    assert answer.verdict is Verdict.WINNABLE
    assert SPIDER.is_won(played(SPIDER, layout, answer.moves))


def test_a_search_keeps_to_its_memory_and_goes_on_without_a_proof() -> None:
    """G10: where a small game's states do not fit, the answer is unknown, not a crash."""
    variant = SPIDERETTE
    layout = variant.deal(10024)
    answer = solve(variant, layout, Limits(seconds=60, nodes=200_000, megabytes=1))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.nodes >= 200_000


def test_a_game_with_its_stock_left_is_lost_when_that_is_seen_at_once() -> None:
    """All twos and kings lie under a queen: no ace ever leaves, no deal helps."""
    pairs = [suit for suit in "SHDC" for _ in range(2)]
    buried = " ".join(f"{rank}{suit}*" for rank in "2K" for suit in pairs)
    lines = [f"T1: {buried} QS", "T2: QS", *(f"T{n}: A{s}" for n, s in enumerate(pairs, 3))]
    stock = [f"{rank}{suit}" for rank in "3456789TJ" for suit in pairs]
    stock += [f"Q{suit}" for suit in pairs[2:]]
    layout = sample(SPIDER, *lines, f"stock: {' '.join(stock)}").layout
    answer = solve(SPIDER, layout, LONG)
    assert answer.verdict is Verdict.UNWINNABLE
    assert answer.seconds < LONG.seconds / 10


def test_a_search_stops_when_it_is_asked_to() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    answer = solve(spider(4), spider(4).deal(10399), LONG, stop)
    assert answer.verdict is Verdict.UNKNOWN
    assert asked <= 8, "it is asked at every level and between the stages, and goes no further"


def test_the_clock_ends_a_search() -> None:
    ticks = iter(range(1000))

    def clock() -> float:
        return float(next(ticks))

    answer = solve(spider(4), spider(4).deal(10399), Limits(seconds=5), clock=clock)
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.seconds >= 5


def test_the_same_question_gets_the_same_answer() -> None:
    first, second = (solve(spider(4), spider(4).deal(8), LONG) for _ in range(2))
    assert first.moves == second.moves
    assert first.nodes == second.nodes


def test_a_game_that_cannot_be_packed_is_searched_slowly() -> None:
    layout = CICELY.deal(1)
    answer = solve(CICELY, layout, Limits(seconds=60, nodes=300))
    assert answer.verdict is Verdict.UNKNOWN
    assert answer.nodes >= 300


ONE_MOVE: list[tuple[Callable[[], SpiderVariant], tuple[str, ...]]] = [
    (lambda: SIMON, ("T1: KS QS JS TS 9S 8S 7S", "T2: 6S 5S 4S 3S 2S AS")),
    (lambda: SCORPION, ("T1: KS QS JS TS 9S 8S 7S", "T2: 6S 5S 4S 3S 2S AS")),
]


@pytest.mark.parametrize(("variant", "lines"), ONE_MOVE)
def test_the_last_move_is_found(
    variant: Callable[[], SpiderVariant], lines: tuple[str, ...]
) -> None:
    layout = sample(variant(), *lines).layout
    answer = solve(variant(), layout, LONG)
    assert [move.text for move in answer.moves] == ["T2x6>T1"]
