"""The stock: what a deal does under each rule, and when it is refused."""

from dataclasses import replace

import pytest

from spider_qt.engine.events import CardsMoved, ColumnRefilled, RowDealt, WasteTurnedOver
from spider_qt.engine.moves import Reason
from spider_qt.engine.parameters import StockRule
from spider_qt.engine.piles import STOCK, PileKind
from spider_qt.engine.spider import SpiderVariant
from tests.engine.helpers import (
    columns,
    last_step,
    pile_text,
    play,
    reason,
    refused,
    sample,
)
from tests.engine.samples import (
    BICYCLE,
    BROWN,
    CHELICERA,
    CICELY,
    DIVORCE,
    ENDLESS_RACHEL,
    FAIR_MAIDS,
    RACHEL,
    RACHEL_BY_THREES,
    SCORPION,
    SIMON,
    SPIDERETTE,
    TRAPDOOR,
)


def test_the_bicycle_layout_has_four_hidden_cards_a_column_and_a_short_last_deal() -> None:
    layout = BICYCLE.deal(1)
    shapes = {(len(layout[c]), layout[c].face_down) for c in layout.columns}
    assert shapes == {(5, 4)}
    assert len(layout.stock) == 54
    for _ in range(5):
        assert BICYCLE.deal_refusal(layout) is None
        layout = BICYCLE.perform(layout, BICYCLE.legal_moves(layout)[-1]).after
    assert len(layout.stock) == 4
    step = BICYCLE.perform(layout, BICYCLE.legal_moves(layout)[-1])
    (row,) = (event for event in step.events if isinstance(event, RowDealt))
    assert [pile.place for pile, _ in row.cards] == [0, 1, 2, 3]
    assert not step.after.stock


def test_scorpions_three_cards_go_to_the_first_three_columns_also_to_empty_ones() -> None:
    at = play(sample(SCORPION, "stock: 2S 3H 4D", "T1:", "T2: KS", "T3: KH", "T4: KD"), "D")
    assert [pile_text(at, f"T{n}") for n in range(1, 5)] == ["2S", "KS 3H", "KH 4D", "KD"]


def test_spiderette_does_not_deal_while_a_column_is_empty() -> None:
    at = sample(SPIDERETTE, "stock: 2S 3S", *columns("KS KH KD KC QS QH"))
    assert refused(at, "D").pile == at.layout.columns[6]
    assert reason(at, "D") is Reason.EMPTY_COLUMN_BLOCKS_DEAL


def test_a_game_whose_table_takes_all_cards_has_no_stock() -> None:
    layout = SIMON.deal(3)
    assert STOCK not in layout
    assert reason(sample(SIMON, "T1: KS"), "D") is Reason.NO_STOCK
    assert [len(layout[c]) for c in layout.columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


def test_grounds_for_a_divorce_deals_to_columns_that_hold_cards() -> None:
    at = sample(DIVORCE, "stock: 2S 3H 4D", "T1: KS", "T2:", "T3: KD")
    step = last_step(at, "D")
    assert [pile_text(step.session, f"T{n}") for n in (1, 2, 3)] == ["KS 2S", "", "KD 3H"]
    assert pile_text(step.session, "stock") == "4D"


def test_grounds_for_a_divorce_deals_one_card_if_every_column_is_empty() -> None:
    at = play(sample(DIVORCE, "stock: 2S 3H"), "D")
    assert (pile_text(at, "T1"), pile_text(at, "T2"), pile_text(at, "stock")) == ("2S", "", "3H")


def test_cicely_deals_four_rows_at_once_as_four_events() -> None:
    cards = "2S 3S 4S 5S 6S 7S 8S 9S"
    at = sample(CICELY, f"stock: {cards} {cards.replace('S', 'H')} 2D")
    step = last_step(at, "D")
    assert [len(e.cards) for e in step.step.events if isinstance(e, RowDealt)] == [8, 8, 1]
    assert pile_text(step.session, "T1") == "2S 2H 2D"
    assert pile_text(step.session, "T8") == "9S 9H"


def test_a_deal_of_two_rows_ends_with_the_stock() -> None:
    at = sample(BROWN, "stock: 2S", *columns("KS KH KD KC QS QH QD QC JS JH"))
    assert len(last_step(at, "D").step.events) == 1


def test_a_row_skips_columns_that_end_in_a_run_from_the_king() -> None:
    at = sample(
        FAIR_MAIDS, "stock: 2S 3S 4S 5S", "T1: 5H KS QH", "T2: 9S", "T3: KD", "T4: QS", "T5: KC QC"
    )
    at = play(at, "D")
    assert [pile_text(at, f"T{n}") for n in range(1, 7)] == [
        "5H KS QH",
        "9S 2S",
        "KD",
        "QS 3S",
        "KC QC 4S",
        "5S",
    ]


def test_where_every_column_ends_in_a_kings_run_there_is_no_row() -> None:
    kings = columns("KS KH KD KC")
    game = replace(FAIR_MAIDS, columns=((0, 1),) * 4)
    assert reason(sample(game, "stock: 2S", *kings), "D") is Reason.NO_COLUMN_FOR_ROW


def test_rachel_deals_to_the_waste_one_by_one_and_goes_through_once() -> None:
    at = sample(RACHEL, "stock: 2S 3S", "T1: KS")
    step = last_step(at, "D")
    (event,) = step.step.events
    assert isinstance(event, RowDealt)
    assert [(pile.kind, card.text) for pile, card in event.cards] == [(PileKind.WASTE, "2S")]
    at = play(step.session, "D")
    assert pile_text(at, "W1") == "2S 3S"
    assert reason(at, "D") is Reason.NO_MORE_REDEALS


def test_the_last_card_of_the_waste_is_played_and_none_goes_back() -> None:
    at = sample(RACHEL, "stock: 2S", "W1: 9S 5H", "T1: 6S", "T2: KS")
    assert reason(at, "W1x2>T1") is Reason.ONLY_LAST_CARD
    assert reason(at, "T2x1>W1") is Reason.NOT_A_TARGET
    assert reason(at, "S1x1>T3") is Reason.STOCK_TO_WASTE
    at = play(at, "W1>T1")
    assert (pile_text(at, "W1"), pile_text(at, "T1")) == ("9S", "6S 5H")


def test_three_cards_are_turned_up_at_once_and_the_last_of_them_is_played_first() -> None:
    at = play(sample(RACHEL_BY_THREES, "stock: 2S 3S 4S 5S", "T1: KS"), "D")
    assert (pile_text(at, "W1"), pile_text(at, "stock")) == ("2S 3S 4S", "5S")
    assert pile_text(play(at, "D"), "W1") == "2S 3S 4S 5S"


def test_the_waste_is_turned_over_as_often_as_the_game_allows() -> None:
    at = sample(RACHEL_BY_THREES, "W1: 2S 3S 4S 5S", "T1: KS")
    step = last_step(at, "D")
    assert [type(event) for event in step.step.events] == [WasteTurnedOver]
    assert pile_text(step.session, "stock") == "2S 3S 4S 5S"
    assert pile_text(step.session, "redeals") == "1"
    at = play(step.session, "D D")
    assert refused(at, "D").reason is Reason.NO_MORE_REDEALS
    assert refused(at, "D").number == 1
    assert pile_text(play(at, "undo undo undo"), "redeals") == ""


def test_redeals_are_part_of_a_position_and_of_what_layouts_are() -> None:
    once = sample(RACHEL_BY_THREES, "W1: 2S", "T1: KS", "redeals: 1").layout
    never = sample(RACHEL_BY_THREES, "W1: 2S", "T1: KS").layout
    assert once != never
    assert RACHEL_BY_THREES.deal_refusal(never) is None
    assert RACHEL_BY_THREES.deal_refusal(once) is not None


def test_an_endless_waste_is_turned_over_again_and_again() -> None:
    at = play(sample(ENDLESS_RACHEL, "W1: 2S 3S", "T1: KS"), "D D D D D D")
    assert pile_text(at, "redeals") == "2"
    assert reason(sample(ENDLESS_RACHEL, "T1: KS"), "D") is Reason.STOCK_EMPTY


def test_the_trapdoors_open_at_the_next_deal() -> None:
    at = sample(TRAPDOOR, "stock: 2S 3S 4S", "T1: KS", "T2: KH", "R1: 9S", "R3: 9D")
    step = last_step(at, "D")
    assert [type(event) for event in step.step.events] == [CardsMoved, CardsMoved, RowDealt]
    assert [pile_text(step.session, f"T{n}") for n in (1, 2, 3)] == ["KS 9S", "KH", "9D"]
    assert [pile_text(step.session, f"R{n}") for n in (1, 2, 3, 4)] == ["2S", "3S", "4S", ""]
    at = play(step.session, "D")
    assert [pile_text(at, f"T{n}") for n in (1, 2, 3)] == ["KS 9S 2S", "KH 3S", "9D 4S"]
    assert reason(at, "D") is Reason.STOCK_EMPTY
    assert reason(at, "S1x1>T1") is Reason.STOCK_TO_RESERVES


def test_a_reserve_card_is_played_before_it_drops_but_none_comes_back() -> None:
    at = sample(TRAPDOOR, "stock: 2S", "T1: TH", "R1: 9S")
    assert reason(at, "T1x1>R2") is Reason.NOT_A_TARGET
    assert pile_text(play(at, "R1>T1"), "T1") == "TH 9S"


def test_an_emptied_column_is_refilled_with_three_cards_from_the_stock() -> None:
    at = sample(CHELICERA, "stock: 2S 3S 4S 5S", "T1: 9H", "T2: TH", *columns("KS KH KD KC QS", 3))
    step = last_step(at, "T1x1>T2")
    assert [type(event) for event in step.step.events] == [CardsMoved, ColumnRefilled]
    assert pile_text(step.session, "T1") == "2S 3S 4S"
    assert pile_text(step.session, "stock") == "5S"
    assert reason(at, "D") is Reason.STOCK_FILLS
    assert reason(at, "S1x1>T1") is Reason.STOCK_FILLS
    assert pile_text(play(step.session, "undo"), "T1") == "9H"


def test_the_last_refill_is_as_long_as_the_stock_and_then_only_kings_come() -> None:
    full = columns("KS KH KD KC QS", 3)
    at = play(sample(CHELICERA, "stock: 2S", "T1: 9H", "T2: TH", *full), "T1x1>T2")
    assert pile_text(at, "T1") == "2S"
    at = sample(CHELICERA, "T1: 9H", "T2: TH", "T3: 4S QS", *columns("KH KD KC", 4))
    assert reason(play(at, "T1x1>T2"), "T3x1>T1") is Reason.ONLY_KING


@pytest.mark.parametrize("rule", [StockRule.ROW, StockRule.WASTE, StockRule.FILL])
def test_every_rule_of_the_stock_lays_out_the_same_cards(rule: StockRule) -> None:
    game = SpiderVariant("x", "X", "XX", columns=((0, 3),) * 10, stock=rule)
    plain = SpiderVariant("x", "X", "XX", columns=((0, 3),) * 10)
    assert game.deal(7).stock == plain.deal(7).stock
    assert [game.deal(7)[c] for c in game.deal(7).columns] == [
        plain.deal(7)[c] for c in plain.deal(7).columns
    ]
