"""The declarative variant: what may be lifted, dropped and dealt, and what then happens."""

from typing import Any

import pytest

from spider_qt.engine.best import same_suit_run
from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.events import CardsMoved, CardTurned, RowDealt, RunCompleted
from spider_qt.engine.moves import DealMove, Reason, RunMove
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.shuffle import shuffled
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from tests.engine.helpers import (
    SPIDER,
    column_text,
    columns,
    last_step,
    play,
    position,
    reason,
    refused,
    run,
    table,
)


def test_spider_is_a_variant() -> None:
    assert isinstance(SPIDER, Variant)


def test_spider_deals_54_cards_in_ten_columns_and_keeps_50() -> None:
    layout = SPIDER.deal(3)
    assert [len(layout[pile]) for pile in layout.columns] == [6] * 4 + [5] * 6
    assert [layout[pile].open_count for pile in layout.columns] == [1] * 10
    assert len(layout.stock) == layout.stock.face_down == 50
    assert layout.runs_done == 0
    assert len(layout.ids(PileKind.FOUNDATION)) == 8


def test_the_shuffled_pack_is_dealt_row_by_row_and_the_rest_comes_in_the_same_order() -> None:
    cards = shuffled(SPIDER.pack(), 99)
    layout = SPIDER.deal(99)
    assert [layout[pile].cards[0] for pile in layout.columns] == list(cards[:10])
    assert [layout[pile].cards[-1] for pile in layout.columns[:4]] == list(cards[50:54])
    assert tuple(reversed(layout.stock.cards)) == cards[54:]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"prefix": "S"}, "2 to 4 letters"),
        ({"prefix": "SPIDE"}, "2 to 4 letters"),
        ({"prefix": "S1"}, "2 to 4 letters"),
        ({"prefix": "ÆØ"}, "2 to 4 letters"),
        ({"prefix": "Sp"}, "capitals"),
        ({"columns": ()}, "has columns"),
        ({"columns": ((-1, 1),)}, "has columns"),
        ({"columns": ((0, -1),)}, "has columns"),
        ({"columns": ((3, 0),)}, "open one on top"),
        ({"columns": ((0, 105),)}, "take 105 cards"),
        ({"suits": 5}, "1 to 4 suits"),
        ({"decks": 0}, "at least one deck"),
    ],
)
def test_parameters_that_contradict_each_other_are_named(
    change: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        SpiderVariant(**{"id": "x", "name": "X", "prefix": "XX", **change})


def test_a_column_may_begin_empty() -> None:
    layout = SpiderVariant("x", "X", "XX", columns=((0, 0), (1, 1))).deal(1)
    assert [len(layout[pile]) for pile in layout.columns] == [0, 2]


def test_a_game_is_played_with_the_rules_it_offers() -> None:
    assert SPIDER.configured(2, GroupRule.RELAXED).suits == 2
    strict = SpiderVariant("x", "Strict", "XX", rule_choices=(GroupRule.CLASSIC,))
    with pytest.raises(ValueError, match="not played with the relaxed rule"):
        strict.configured(2, GroupRule.RELAXED)


# Lifting ------------------------------------------------------------------------


def test_a_card_goes_on_the_next_higher_rank_whatever_its_suit() -> None:
    at = play(table("T1: 9S", "T2: TS 9H", "T3: TD"), "T1x1>T3 T3x1>T1 T2x1>T3")
    assert column_text(at, 3) == "TD 9H"


def test_several_cards_of_one_suit_travel_together() -> None:
    at = play(table("T1: KS 8H 7H 6H", "T2: 9C"), "T1x3>T2")
    assert column_text(at, 2) == "9C 8H 7H 6H"


def test_a_mixed_group_travels_only_under_the_relaxed_rule() -> None:
    cards = ("T1: 8H 7S 6H", "T2: 9C")
    refusal = refused(table(*cards), "T1x3>T2")
    assert refusal.reason is Reason.NOT_SAME_SUIT
    assert refusal.card is not None
    assert refusal.other is not None
    assert (refusal.card.text, refusal.other.text) == ("6H", "7S")
    assert column_text(play(table("rule: relaxed", *cards), "T1x3>T2"), 2) == "9C 8H 7S 6H"


def test_a_gap_in_rank_holds_a_group_back_under_both_rules() -> None:
    for rule in ("classic", "relaxed"):
        refusal = refused(table(f"rule: {rule}", "T1: 8H 7H 5H", "T2: 9C"), "T1x3>T2")
        assert refusal.reason is Reason.NOT_DESCENDING
        assert refusal.card is not None
        assert refusal.card.text == "5H"


def test_a_face_down_card_is_never_lifted() -> None:
    assert reason(table("T1: 9S* 8S", "T2: TD"), "T1x2>T2") is Reason.FACE_DOWN


@pytest.mark.parametrize("word", ["T1x3>T2", "T3x1>T2", "T1x0>T2"])
def test_more_cards_than_there_are_or_none_is_nothing_there(word: str) -> None:
    assert reason(table("T1: 8H 7H", "T2: 9C"), word) is Reason.NOTHING_THERE


def test_a_finished_run_is_never_taken_back() -> None:
    assert reason(table("T1: 8H", "done: S"), "F1x13>T2") is Reason.RUN_IS_DONE


def test_the_stock_is_only_dealt() -> None:
    assert reason(table("T1: 8H", "stock: 7H"), "S1x1>T1") is Reason.STOCK_ONLY_DEALS


@pytest.mark.parametrize("word", ["T11x1>T1", "T1x1>T11", "C1x1>T1", "T1x1>W1", "T11>T1"])
def test_a_pile_that_the_game_lacks_is_refused(word: str) -> None:
    assert reason(table("T1: 8H"), word) is Reason.NO_SUCH_PILE


# Dropping -----------------------------------------------------------------------


def test_nothing_goes_on_an_ace() -> None:
    refusal = refused(table("T1: 2S", "T2: AS"), "T1x1>T2")
    assert refusal.reason is Reason.ONTO_ACE
    assert refusal.pile == column(2)


@pytest.mark.parametrize("other", ["KS", "TS", "8S", "7S", "5S", "QH"])
def test_a_card_of_any_other_rank_refuses(other: str) -> None:
    refusal = refused(table("T1: 8H", f"T2: {other}"), "T1x1>T2")
    assert refusal.reason is Reason.WRONG_RANK
    assert refusal.card is not None
    assert refusal.other is not None
    assert (refusal.card.text, refusal.other.text) == ("8H", other)


def test_an_empty_column_takes_any_card_and_any_group() -> None:
    for cards, count in (("AS", 1), ("5H", 1), ("KD", 1), ("8H 7H 6H", 3), ("QS JS", 2)):
        at = play(table(f"T1: 2C {cards}"), f"T1x{count}>T9")
        assert column_text(at, 9) == cards


def test_cards_are_only_put_on_columns() -> None:
    at = table("T1: AS", "stock: 7H")
    assert reason(at, "T1x1>F1") is Reason.NOT_A_TARGET
    assert reason(at, "T1x1>S1") is Reason.NOT_A_TARGET


def test_a_column_does_not_take_its_own_cards() -> None:
    assert reason(table("T1: 8H 7H"), "T1x1>T1") is Reason.SAME_COLUMN
    assert SPIDER.drop_refusal(position("T1: 8H").layout, column(1), 1, column(1)) == refused(
        table("T1: 8H"), "T1x1>T1"
    )


def test_a_column_whose_last_card_is_hidden_takes_nothing() -> None:
    at = table("T1: 9S*", "T2: 8S")
    assert reason(at, "T2x1>T1") is Reason.FACE_DOWN
    assert reason(at, "T1x1>T3") is Reason.FACE_DOWN
    assert RunMove(column(2), 1, column(1)) not in SPIDER.legal_moves(at.layout)


# Dealing ------------------------------------------------------------------------

ROW = "stock: 2S 3S 4S 5S 6S 7S 8S 9S TS JS"
TEN = columns("KS KH KD KC QS QH QD QC JH JD")


def test_a_deal_lays_one_open_card_on_each_column_from_the_first_to_the_last() -> None:
    done = last_step(table(*TEN, ROW), "D")
    assert [column_text(done.session, n)[-2:] for n in range(1, 11)] == ROW.split()[1:]
    (event,) = done.step.events
    assert isinstance(event, RowDealt)
    assert [pile.text for pile, _ in event.cards] == [f"T{n}" for n in range(1, 11)]
    assert not done.session.layout.stock


def test_no_deal_while_a_column_is_empty_and_the_first_empty_one_is_named() -> None:
    refusal = refused(table(*TEN[:6], *TEN[8:], ROW), "D")
    assert refusal.reason is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert refusal.pile == column(7)


def test_relaxed_dealing_fills_empty_columns() -> None:
    at = play(table("game: relaxed-spider", *TEN[:6], ROW), "D")
    assert column_text(at, 7) == "8S"


def test_an_empty_stock_deals_nothing() -> None:
    assert reason(table(*TEN), "D") is Reason.STOCK_EMPTY
    assert reason(table(*TEN[1:]), "D") is Reason.STOCK_EMPTY


def test_a_short_last_row_goes_to_the_first_columns() -> None:
    at = play(table(*TEN, "stock: 2S 3S 4S"), "D")
    assert [column_text(at, n) for n in (1, 3, 4)] == ["KS 2S", "KD 4S", "KC"]


# What follows -------------------------------------------------------------------


def test_the_card_that_is_uncovered_turns() -> None:
    done = last_step(table("T1: 4D* 5C* 9S", "T2: TD"), "T1x1>T2")
    assert column_text(done.session, 1) == "4D* 5C"
    assert done.step.events == (
        CardsMoved(column(1), column(2), (Card(Suit.SPADES, Rank.NINE),)),
        CardTurned(column(1), Card(Suit.CLUBS, Rank.FIVE)),
    )


def test_a_finished_run_leaves_and_what_it_covered_turns() -> None:
    done = last_step(table(f"T1: 4D* {run('S', 'K', '2')}", "T2: 7C* AS"), "T2x1>T1")
    assert column_text(done.session, 1) == "4D"
    assert column_text(done.session, 2) == "7C"
    kinds = [type(event) for event in done.step.events]
    assert kinds == [CardsMoved, CardTurned, RunCompleted, CardTurned]
    completed = done.step.events[2]
    assert isinstance(completed, RunCompleted)
    assert completed.target == PileId(PileKind.FOUNDATION, 0)
    assert " ".join(card.text for card in completed.cards) == run("S")
    assert done.step.runs_completed == 1


def test_the_next_run_goes_to_the_next_free_foundation() -> None:
    at = play(table(f"T1: {run('S', 'K', '2')}", "T2: AS", "done: H D"), "T2x1>T1")
    assert at.layout.runs_done == 3
    assert at.layout[PileId(PileKind.FOUNDATION, 2)].cards[0].suit is Suit.SPADES


def test_a_mixed_run_never_leaves_not_even_under_the_relaxed_rule() -> None:
    at = play(table("rule: relaxed", f"T1: {run('S', 'K', '2')}", "T2: AH"), "T2x1>T1")
    assert at.layout.runs_done == 0
    assert column_text(at, 1) == f"{run('S', 'K', '2')} AH"


def test_a_hidden_last_card_of_a_position_turns_when_what_was_dealt_onto_it_leaves() -> None:
    at = play(table("game: relaxed-spider", "T1: 9S*", "T2: TD", "stock: 9C QC"), "D")
    assert column_text(at, 1) == "9S* 9C"
    at = play(at, "T1x1>T3")
    assert column_text(at, 1) == "9S"


def test_a_whole_run_that_a_position_holds_leaves_with_the_next_move() -> None:
    at = table(f"T1: {run('S')}", "T2: 9H", "T3: TH")
    assert at.layout.runs_done == 0
    at = play(at, "T2x1>T3")
    assert (at.layout.runs_done, column_text(at, 1), at.score.points) == (1, "", 599)


def test_two_runs_in_one_column_leave_one_after_the_other() -> None:
    at = play(table(f"T1: {run('H')} {run('S', 'K', '2')}", "T2: AS"), "T2x1>T1")
    assert at.layout.runs_done == 2
    assert column_text(at, 1) == ""


# Moves and the end --------------------------------------------------------------


def test_legal_moves_come_by_source_target_and_length_and_the_deal_last() -> None:
    at = table(
        "game: relaxed-spider",
        "T1: 9H 8H",
        "T2: 9C",
        *columns("KS KH KD KC KS KH KD", first=4),
        "stock: AS",
    )
    texts = [move.text for move in at.variant.legal_moves(at.layout)]
    assert texts[:4] == ["T1x1>T2", "T1x1>T3", "T1x2>T3", "T2x1>T3"]
    assert texts[-1] == "D"


def test_a_game_is_won_when_the_columns_and_the_stock_are_empty() -> None:
    assert SPIDER.is_won(position("done: S H").layout)
    assert SPIDER.is_won(position("").layout)
    assert not SPIDER.is_won(position("T1: AS").layout)
    assert not SPIDER.is_won(position("stock: AS").layout)


def test_the_same_suit_run_at_the_top_is_counted_over_open_cards_only() -> None:
    def length(cards: str) -> int:
        return same_suit_run(position(f"T1: {cards}").layout[column(1)])

    assert length("") == 0
    assert length("9S*") == 0
    assert length("9S* 8S 7S") == 2
    assert length("9H 8S") == 1
    assert length("9S 8S 6S") == 1
    assert length(run("D")) == 13


def test_dealing_is_a_step_like_any_other() -> None:
    layout = SPIDER.deal(1)
    step = SPIDER.perform(layout, DealMove())
    assert (step.move, step.before) == (DealMove(), layout)
    assert len(step.after[STOCK]) == 40
