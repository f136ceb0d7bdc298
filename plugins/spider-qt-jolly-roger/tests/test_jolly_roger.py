"""The Jolly Roger by its rules, and by the laws of games."""

from typing import ClassVar

import pytest
from spider_qt_jolly_roger import COLUMNS, FOUNDATIONS, JollyRoger, leaving, spider_variants

from spider_qt.api import (
    STOCK,
    Card,
    DealMove,
    GroupRule,
    Layout,
    Pile,
    Rank,
    Reason,
    RunCompleted,
    RunMove,
    Suit,
    Variant,
)
from spider_qt.testing import TablePilot, VariantConformance

GAME = JollyRoger()
S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS
ODD = (13, 11, 9, 7, 5, 3)
EVEN = (12, 10, 8, 6, 4, 2)
T1, T2, T3 = COLUMNS[:3]


class TestLaws(VariantConformance):
    """Every law of games, tried with random play."""

    variant: ClassVar[Variant] = GAME
    numbers = (3,)
    length = 40


def cards(suit: Suit, ranks: tuple[int, ...], copy: int = 0) -> tuple[Card, ...]:
    return tuple(Card(suit, Rank(rank), copy) for rank in ranks)


def table(*columns: tuple[Card, ...]) -> Layout:
    piles = {column: Pile(hand) for column, hand in zip(COLUMNS, columns, strict=False)}
    return GAME.empty_layout().replace(piles)


def test_the_plugin_gives_the_game() -> None:
    assert list(spider_variants()) == [GAME]


def test_it_deals_thirteen_columns_of_three_and_five_rows() -> None:
    layout = GAME.deal(7)
    assert [len(layout[column]) for column in COLUMNS] == [3] * 13
    assert len(layout[STOCK]) == 5 * 13
    for _ in range(5):
        layout = GAME.perform(layout, DealMove()).after
    refused = GAME.deal_refusal(layout)
    assert refused is not None
    assert refused.reason is Reason.STOCK_EMPTY


@pytest.mark.parametrize("ranks", [ODD, EVEN])
def test_a_run_by_twos_leaves(ranks: tuple[int, ...]) -> None:
    layout = table((*cards(C, (9,)), *cards(S, ranks[:-1])), cards(S, ranks[-1:]))
    step = GAME.perform(layout, RunMove(T2, 1, T1))
    assert [event for event in step.events if isinstance(event, RunCompleted)] == [
        RunCompleted(T1, FOUNDATIONS[0], cards(S, ranks))
    ]
    assert step.after[T1].cards == cards(C, (9,))


def test_four_aces_of_one_colour_leave_and_no_others() -> None:
    red = (*cards(H, (1,)), *cards(D, (1,)), *cards(H, (1,), 1))
    layout = table(red, cards(D, (1,), 1), cards(S, (1,)))
    assert GAME.perform(layout, RunMove(T2, 1, T1)).runs_completed == 1
    assert GAME.perform(layout, RunMove(T3, 1, T1)).runs_completed == 0
    assert leaving((*cards(S, ODD), *red)) == 0


def test_two_suits_make_no_run_and_do_not_travel() -> None:
    mixed = (*cards(S, ODD[:3]), *cards(H, ODD[3:]))
    assert leaving(mixed) == 0
    layout = table(mixed)
    assert GAME.lift_refusal(layout, T1, 3) is None
    refused = GAME.lift_refusal(layout, T1, 4)
    assert refused is not None
    assert refused.detail.endswith("the 7H does not belong to the 9S.")


def test_a_column_builds_by_twos_in_any_suit() -> None:
    layout = table(cards(S, (9,)), cards(H, (7,)), cards(C, (8,)))
    assert GAME.drop_refusal(layout, T2, 1, T1) is None
    refused = GAME.drop_refusal(layout, T3, 1, T1)
    assert refused is not None
    assert (refused.reason, refused.number) == (Reason.WRONG_RANK_STEPS, 2)
    onto_ace = table(cards(S, (1,)), cards(H, (7,)), cards(C, (1,)))
    refused = GAME.drop_refusal(onto_ace, T2, 1, T1)
    assert refused is not None
    assert refused.detail == "On an ace goes only an ace."
    assert GAME.drop_refusal(onto_ace, T3, 1, T1) is None


def test_it_has_no_options() -> None:
    assert GAME.configured(4, GroupRule.CLASSIC) is GAME
    with pytest.raises(ValueError, match="4 suits and the classic rule"):
        GAME.configured(2, GroupRule.CLASSIC)


def test_it_is_won_when_everything_has_left() -> None:
    assert GAME.is_won(table())
    assert not GAME.is_won(table(cards(S, (1,))))


def test_it_is_dealt_on_the_real_table(table_pilot: TablePilot) -> None:
    table_pilot.start(GAME, number=7)
    table_pilot.deal()
    assert len(table_pilot.layout[STOCK]) == 4 * 13
    table_pilot.undo()
    assert len(table_pilot.layout[STOCK]) == 5 * 13
