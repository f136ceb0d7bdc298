"""The fair hint as its users meet it: it never peeks, never goes round in circles, and ends."""

import random
from typing import Final

import pytest

from spider_qt.engine import game
from spider_qt.engine.events import CardTurned
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Refusal
from spider_qt.engine.piles import PileKind
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import load_registry
from spider_qt.solver.fair import NOTHING, PATIENCE, Advice, Why, advise
from spider_qt.solver.fair_plan import plan_for
from spider_qt.solver.fair_sight import covered, sight, supposed, unseen
from spider_qt.solver.search import Limits
from tests.engine.helpers import columns, run, sample
from tests.engine.samples import SIMON, SMALL

SPIDER: Final = SpiderVariant("spider", "Spider", "SP")
LITTLE: Final = Limits(nodes=3_000)
GAMES: Final = load_registry(entry_points=()).variants


def spider(suits: int) -> SpiderVariant:
    return SPIDER.configured(suits, GroupRule.CLASSIC)


def hardest(name: str) -> Variant:
    variant = GAMES[name]
    return variant.configured(variant.suit_choices[-1], variant.rule_choices[0])


def followed(
    variant: Variant, layout: Layout, limits: Limits = LITTLE, most: int = PATIENCE
) -> list[tuple[Layout, Advice]]:
    """Play by advice alone: every table with the advice on it, the last one included."""
    told: list[tuple[Layout, Advice]] = []
    while len(told) < most:
        advice = advise(variant, layout, [earlier for earlier, _ in told], limits)
        told.append((layout, advice))
        if advice.move is None:
            break
        step = game.apply(variant, layout, advice.move)
        assert not isinstance(step, Refusal), f"{advice.move.text}: {step.reason}"
        layout = step.after
    return told


def mixed(layout: Layout, seed: int) -> Layout:
    """The table with all its hidden cards, those of the stock too, in another order."""
    chance = random.Random(seed)
    return supposed(layout, lambda cards: chance.sample(list(cards), len(cards)))


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_a_hint_never_peeks(suits: int) -> None:
    """Whatever lies hidden in the columns and in the stock, the advice is the same."""
    variant = spider(suits)
    told = followed(variant, variant.deal(3), most=40)
    for at in (0, 7, len(told) - 2):
        layout, advice = told[at]
        before = [earlier for earlier, _ in told[:at]]
        for seed in range(3):
            other = mixed(layout, seed)
            assert other != layout
            assert sorted(unseen(other)) == sorted(unseen(layout))
            plan_for.cache_clear()
            assert advise(variant, other, before, LITTLE) == advice


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_hint_is_honest_in_every_game(name: str) -> None:
    """Legal, the same each time and whatever is hidden, and no table comes again."""
    variant = hardest(name)
    told = followed(variant, variant.deal(5), Limits(nodes=60), most=12)
    seen = [sight(layout) for layout, _ in told]
    assert len(set(seen)) == len(seen)
    at = len(told) // 2
    layout, advice = told[at]
    before = [earlier for earlier, _ in told[:at]]
    plan_for.cache_clear()
    assert advise(variant, mixed(layout, 1), before, Limits(nodes=60)) == advice
    if advice.move is not None:
        assert advice.move in variant.legal_moves(layout)


@pytest.mark.parametrize(
    "name", ["spider", "spiderette", "scorpion", "fair-maids", "curds-and-whey", "applegate"]
)
def test_a_game_by_hints_alone_ends(name: str) -> None:
    variant = hardest(name)
    told = followed(variant, variant.deal(9), Limits(nodes=200))
    assert told[-1][1].move is None
    assert len(told) < PATIENCE
    seen = [sight(layout) for layout, _ in told]
    assert len(set(seen)) == len(seen)


def test_hints_win_an_easy_deal() -> None:
    variant = spider(1)
    told = followed(variant, variant.deal(4), Limits(nodes=20_000))
    assert variant.is_won(told[-1][0])
    assert told[-1][1] == NOTHING


def test_no_hint_undoes_the_last_one() -> None:
    variant = spider(2)
    told = followed(variant, variant.deal(11), most=60)
    for (before, _), (_, _), (after, _) in zip(told, told[1:], told[2:], strict=False):
        assert sight(before) != sight(after)


def test_a_hint_that_was_not_followed_leads_nowhere_back() -> None:
    """The player makes another move; the table before it is never advised again."""
    variant = spider(4)
    first = variant.deal(21)
    other = next(move for move in variant.legal_moves(first) if move != advise(variant, first).move)
    after = variant.perform(first, other).after
    advice = advise(variant, after, [first], LITTLE)
    assert advice.move is not None
    assert sight(variant.perform(after, advice.move).after) != sight(first)


def test_the_reason_and_the_aim_are_those_of_the_plan() -> None:
    variant = spider(1)
    told = followed(variant, variant.deal(4), Limits(nodes=20_000))
    for place, (layout, advice) in enumerate(told[:-1]):
        assert advice.move is not None
        step = variant.perform(layout, advice.move)
        turned = any(isinstance(event, CardTurned) for event in step.events)
        assert (advice.why is Why.DEAL) == isinstance(advice.move, DealMove)
        if advice.why is Why.FINISHES_RUN:
            assert step.runs_completed
        if advice.why is Why.TURNS_CARD:
            assert turned
        if advice.aim is not None and advice.steps > 1:
            assert advice.steps - told[place + 1][1].steps <= 1
    reasons = {advice.why for _, advice in told}
    assert {Why.FINISHES_RUN, Why.TURNS_CARD, Why.JOINS_SUIT, Why.DEAL} <= reasons


def test_the_deal_is_advised_where_nothing_else_helps() -> None:
    stock = "stock: 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H"
    layout = sample(SPIDER, *columns("KS KH KD KC KS KH KD KC AS AH"), stock).layout
    advice = advise(SPIDER, layout)
    assert isinstance(advice.move, DealMove)
    assert advice.why is Why.DEAL


def test_nothing_is_advised_where_nothing_is_left() -> None:
    assert advise(SMALL, SMALL.empty_layout()) == NOTHING
    lost = sample(SPIDER, *columns("KS KH KD KC KS KH KD KC AS AH")).layout
    assert advise(SPIDER, lost) == NOTHING


def test_no_run_is_finished_that_leaves_too_few_cards_for_the_deal() -> None:
    """With a stock and fewer cards than columns a game that wants all filled is lost."""
    lines = (f"T1: {run('S', 'K', '2')}", "T2: AS", *columns("AH 2H 3H", 3))
    layout = sample(SPIDER, *lines, f"stock: {run('H', 'K', '4')}").layout
    advice = advise(SPIDER, layout)
    assert advice.why is not Why.FINISHES_RUN


def test_what_is_open_is_solved() -> None:
    """Simple Simon hides nothing: the solver's own line is advised, and it wins."""
    told = followed(SIMON, SIMON.deal(1), Limits(nodes=400_000))
    assert SIMON.is_won(told[-1][0])


def test_a_hint_that_is_no_longer_wanted_is_none() -> None:
    plan_for.cache_clear()
    assert advise(spider(4), spider(4).deal(77), (), None, lambda: True) == NOTHING


def test_tables_that_look_alike_are_one() -> None:
    variant = spider(4)
    layout = variant.deal(13)
    assert covered(mixed(layout, 2)) == covered(layout)
    assert sight(mixed(layout, 2)) == sight(layout)
    stock = layout.ids(PileKind.STOCK)[0]
    assert sorted(covered(layout)[stock].cards) != list(layout[stock].cards)
