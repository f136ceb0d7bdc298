"""Three searches that share nothing agree on small positions: packed, generic, brute force."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.engine import game
from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Refusal
from spider_qt.engine.parameters import EmptyRule, SuitRule, Travel
from spider_qt.engine.piles import STOCK, Pile, column
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver.generic import generic_search
from spider_qt.solver.search import Limits, Verdict, solve
from tests.engine.helpers import sample

KINDS = st.builds(
    lambda ranks, travel, build, empty, onto: SpiderVariant(
        "tiny",
        "Tiny",
        "TY",
        columns=((1, 1),) * 3,
        ranks=ranks,
        run_length=ranks,
        suits=2,
        suit_choices=(2,),
        travel=travel,
        build=build,
        empty=empty,
        deals_onto_empty=onto,
    ),
    st.sampled_from([3, 4]),
    st.sampled_from(list(Travel)),
    st.sampled_from(list(SuitRule)),
    st.sampled_from([EmptyRule.ANYTHING, EmptyRule.KING, EmptyRule.NOTHING]),
    st.booleans(),
)


@st.composite
def positions(draw: st.DrawFn) -> tuple[SpiderVariant, Layout]:
    """A game of three or four ranks on three columns, with one or two runs' cards somewhere."""
    variant = draw(KINDS)
    runs = [card for card in variant.pack() if card.copy == 0]
    cards: list[Card] = draw(st.permutations(runs))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), min_size=3, max_size=3)))
    piles = {}
    for number, (start, end) in enumerate(zip([0, *cuts], cuts, strict=False), start=1):
        held = tuple(cards[start:end])
        hidden = draw(st.integers(0, max(0, len(held) - 1)))
        piles[column(number)] = Pile(held, hidden)
    rest = tuple(cards[cuts[-1] :])
    piles[STOCK] = Pile(rest, len(rest))
    return variant, variant.empty_layout().replace(piles)


def test_a_run_that_does_not_travel_may_leave_where_it_lies() -> None:
    """Found by chance: 4H 3H cannot move together here, but leave when 2H and AH come."""
    variant = SpiderVariant(
        "tiny",
        "Tiny",
        "TY",
        columns=((1, 1),) * 4,
        ranks=4,
        run_length=4,
        suits=2,
        suit_choices=(2,),
        travel=Travel.ALTERNATING,
        build=SuitRule.SAME_SUIT,
        empty=EmptyRule.NOTHING,
        deals_onto_empty=True,
    )
    layout = sample(variant, "T4: 4S", "stock: 2H 4H 3S 3H 2S AS AH").layout
    assert brute_force(variant, layout)
    assert solve(variant, layout, Limits(seconds=60)).verdict is Verdict.WINNABLE


def brute_force(variant: SpiderVariant, first: Layout) -> bool:
    seen, todo = {first}, [first]
    while todo:
        layout = todo.pop()
        if variant.is_won(layout):
            return True
        for move in variant.legal_moves(layout):
            after = variant.perform(layout, move).after
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return False


@given(positions())
@settings(max_examples=150, deadline=None)
def test_all_searches_agree(given_position: tuple[SpiderVariant, Layout]) -> None:
    variant, layout = given_position
    wins = brute_force(variant, layout)
    answer = solve(variant, layout, Limits(seconds=60))
    assert answer.verdict is (Verdict.WINNABLE if wins else Verdict.UNWINNABLE)
    for move in answer.moves:
        step = game.apply(variant, layout, move)
        assert not isinstance(step, Refusal)
        layout = step.after
    assert variant.is_won(layout) == wins


@given(positions())
@settings(max_examples=60, deadline=None)
def test_the_generic_search_agrees(given_position: tuple[SpiderVariant, Layout]) -> None:
    variant, layout = given_position
    if variant.is_won(layout):
        return
    found = generic_search(variant, layout, lambda: False, lambda _: None)
    assert found is not None
    assert bool(found) == brute_force(variant, layout)
