"""Faults of other programs that players have reported, each as the rule that it broke.

The numbers in the names are those of the collection of reports that this program is held
against; each report stands for a kind, so its siblings are here too.
"""

import pytest

from spider_qt.engine.best import best_move
from spider_qt.engine.events import CardTurned, RunCompleted
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Reason, RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.session import Advance, Session
from tests.engine.helpers import (
    ACES,
    column_text,
    columns,
    hidden,
    last_step,
    other_columns,
    play,
    reason,
    refused,
    run,
    table,
    text,
)

K2S, K2H = run("S", "K", "2"), run("H", "K", "2")


# A1: face-down cards and finished runs --------------------------------------------


def test_a1_a_hidden_king_is_no_part_of_a_finished_run() -> None:
    at = play(table(f"T1: KS* {run('S', 'Q', '2')}", "T2: AS"), "T2x1>T1")
    assert at.layout.runs_done == 0
    assert column_text(at, 1) == f"KS* {run('S', 'Q')}"


def test_a1_the_hidden_king_turns_only_when_it_is_uncovered() -> None:
    at = table(f"T1: KS* {run('S', 'Q', '2')}", "T2: AS", "T3: KH")
    at = play(at, "T2x1>T1 T1x12>T3")
    assert column_text(at, 1) == "KS"
    assert at.layout.runs_done == 0
    at = play(at, "T3x12>T1")
    assert at.layout.runs_done == 1


def test_a1_a_run_finished_on_a_hidden_king_by_a_deal_stays() -> None:
    at = table(
        f"T1: KS* {run('S', 'Q', '2')}",
        *columns("QD QC JD JC JH TD TC TH 9D", first=2),
        "stock: AS 2H 2D 2C 3H 3D 3C 4H 4D 4C",
    )
    assert play(at, "D").layout.runs_done == 0


def test_a1_all_but_the_last_card_hidden_is_no_run_either() -> None:
    at = play(table(f"T1: {hidden(run('S', 'K', '3'))} 2S", "T2: AS"), "T2x1>T1")
    assert at.layout.runs_done == 0


def test_a1_a_run_on_hidden_cards_of_its_own_suit_leaves_them() -> None:
    at = play(table(f"T1: AS* 2S* {K2S}", "T2: AS"), "T2x1>T1")
    assert column_text(at, 1) == "AS* 2S"
    assert at.layout.runs_done == 1


def test_a1_a_fourteenth_card_below_a_run_stays_whatever_it_is() -> None:
    at = play(table(f"T1: AH {K2S}", "T2: AS"), "T2x1>T1")
    assert column_text(at, 1) == "AH"


# A2: face-down cards stay ----------------------------------------------------------


@pytest.mark.parametrize("rule", ["classic", "relaxed"])
@pytest.mark.parametrize("target", ["T2: TS", "T2: TH", "T3: TS"])
def test_a2_a_hidden_card_is_not_lifted_however_well_it_fits(rule: str, target: str) -> None:
    at = table(f"rule: {rule}", "T1: 9S* 8S", target)
    assert reason(at, "T1x2>T2") is Reason.FACE_DOWN
    assert best_move(at.variant, at.layout, column(1), 2) is None
    assert RunMove(column(1), 2, column(2)) not in at.variant.legal_moves(at.layout)


def test_a2_a_hidden_card_is_not_lifted_alone_either() -> None:
    assert reason(table("T1: 9S*", "T2: TS"), "T1x1>T2") is Reason.FACE_DOWN


def test_a2_a_group_ends_where_the_hidden_cards_begin() -> None:
    at = table("T1: JS* TS* 9S 8S 7S", "T2: QS")
    assert reason(at, "T1x5>T2") is Reason.FACE_DOWN
    assert [move.text for move in at.variant.legal_moves(at.layout) if move.text[:4] == "T1x3"] == [
        f"T1x3>T{n}" for n in range(3, 11)
    ]


# A3, A4: runs that a deal finishes ------------------------------------------------


def test_a3_a_run_finished_by_a_deal_leaves_after_the_row_as_one_step() -> None:
    start = table(f"T1: {K2S}", *other_columns(2), ACES)
    done = last_step(start, "D")
    at = done.session
    assert column_text(at, 1) == ""
    assert [column_text(at, n).split()[-1] for n in range(2, 11)] == ACES.split()[2:]
    assert (at.score.points, at.moves, at.layout.runs_done) == (599, 1, 1)
    kinds = [type(event).__name__ for event in done.step.events]
    assert kinds == ["RowDealt", "RunCompleted"]
    assert text(play(at, "undo")) == text(start)


def test_a3_what_a_dealt_run_covered_turns() -> None:
    at = play(table(f"T1: 7D* 8D* {K2S}", *other_columns(2), ACES), "D")
    assert column_text(at, 1) == "7D* 8D"


def test_a4_one_deal_may_finish_two_runs_and_undo_restores_all() -> None:
    start = table(f"T1: {K2S}", f"T2: {K2H}", *other_columns(3), ACES)
    at = play(start, "D")
    assert (at.layout.runs_done, at.score.points, at.moves) == (2, 699, 1)
    assert [column_text(at, n) for n in (1, 2)] == ["", ""]
    back = play(at, "undo")
    assert (text(back), hash(back.layout)) == (text(start), hash(start.layout))
    assert text(play(back, "redo")) == text(at)


def test_a4_two_runs_by_one_deal_with_hidden_cards_beneath_turn_both() -> None:
    start = table(f"T1: 7D* {K2S}", f"T2: 8D* 9C* {K2H}", *other_columns(3), ACES)
    done = last_step(start, "D")
    assert [column_text(done.session, n) for n in (1, 2)] == ["7D", "8D* 9C"]
    turned = [event.pile.text for event in done.step.events if isinstance(event, CardTurned)]
    gone = [event.source.text for event in done.step.events if isinstance(event, RunCompleted)]
    assert (turned, gone) == (["T1", "T2"], ["T1", "T2"])
    assert text(play(done.session, "undo")) == text(start)


def test_a4_eight_runs_by_one_deal_win_the_game() -> None:
    start = table(
        "suits: 1",
        *(f"T{n}: {K2S}" for n in range(1, 9)),
        "game: relaxed-spider",
        "stock: " + "AS " * 8,
    )
    done = last_step(start, "D")
    assert done.step.runs_completed == 8
    assert done.session.outcome is Outcome.WON
    assert done.session.score.points == 500 - 1 + 800
    assert text(play(done.session, "undo")) == text(start)


# A5: dealing with an empty column ---------------------------------------------------


def test_a5_a_deal_onto_an_empty_column_is_refused_and_leaves_no_trace() -> None:
    at = table("T1: KS", "T3: QS", ACES)
    before = text(at)
    refusal = refused(at, "D")
    assert refusal.reason is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert refusal.pile == column(2)
    assert (text(at), at.journal, at.moves, at.score.points) == (before, (), 0, 500)
    assert DealMove() not in at.variant.legal_moves(at.layout)


def test_a5_a_column_that_a_run_has_just_emptied_blocks_the_next_deal() -> None:
    at = play(table(f"T1: {K2S}", *other_columns(2), ACES.replace("6C", "6C | 2C 7D")), "D")
    assert reason(at, "D") is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert play(at, "T2x1>T1 D").moves == 3


def test_a5_an_empty_stock_is_another_reason_than_an_empty_column() -> None:
    assert reason(table("T1: KS"), "D") is Reason.STOCK_EMPTY


# A7, A22: empty columns and groups ---------------------------------------------------


@pytest.mark.parametrize("target", [2, 9])
@pytest.mark.parametrize("cards", ["KH", "AS", "9C", "KD QD JD", "5S 4S 3S 2S AS"])
def test_a7_any_card_and_any_group_goes_to_any_empty_column(cards: str, target: int) -> None:
    at = table(f"T1: 7C {cards}", *columns("3D 3H 3C 4D 4H 4C", first=3), "T10: 4S")
    at = play(at, f"T1x{len(cards.split())}>T{target}")
    assert (column_text(at, 1), column_text(at, target)) == ("7C", cards)


def test_a7_a_whole_column_may_move_to_an_empty_one_and_counts() -> None:
    at = play(table("T1: KH", "T4: KH"), "T1x1>T2")
    assert (column_text(at, 1), column_text(at, 2), at.moves) == ("", "KH", 1)


def test_a7_two_equal_columns_are_two_columns() -> None:
    at = play(table("T1: QS", "T2: QS", "T3: KH"), "T2x1>T3")
    assert (column_text(at, 1), column_text(at, 2)) == ("QS", "")


def test_a22_mixed_suits_do_not_move_together_in_spider() -> None:
    at = table("T1: 6H 8D 8H AH 4H 6H 5S", "T2: 7C", "T3: 6D")
    assert reason(at, "T1x2>T2") is Reason.NOT_SAME_SUIT
    assert reason(at, "T1x3>T2") is Reason.NOT_SAME_SUIT
    assert column_text(play(at, "T1x1>T3"), 3) == "6D 5S"


def test_a22_a_whole_relaxed_group_moves_and_one_card_more_does_not() -> None:
    lines = ("rule: relaxed", "T1: KC TH 9S 8H 7D 6C", "T2: JD")
    at = play(table(*lines), "T1x5>T2")
    assert column_text(at, 2) == "JD TH 9S 8H 7D 6C"
    assert reason(table(*lines), "T1x6>T3") is Reason.NOT_DESCENDING
    assert column_text(play(table(*lines), "T1>T3"), 3) == "TH 9S 8H 7D 6C"


def test_a22_red_and_black_do_not_matter_to_either_rule() -> None:
    assert reason(table("T1: 8H 7D", "T2: 9C"), "T1x2>T2") is Reason.NOT_SAME_SUIT
    assert (
        column_text(play(table("rule: relaxed", "T1: 8H 7D", "T2: 9C"), "T1x2>T2"), 2) == "9C 8H 7D"
    )


# A8: undo -------------------------------------------------------------------------


def test_a8_undo_restores_the_same_state_and_redo_the_same_after() -> None:
    start = table("T1: 9C* 3S 2S AS", "T2: 4H", "T3: 4S")
    done = play(start, "T1x3>T2")
    back = play(done, "undo")
    assert (hash(back.layout), back.layout, text(back)) == (
        hash(start.layout),
        start.layout,
        text(start),
    )
    again = play(back, "redo")
    assert (hash(again.layout), text(again)) == (hash(done.layout), text(done))


def test_a8_after_undo_only_what_belonged_together_travels_together() -> None:
    at = play(table("T1: 9C 5D 3S 2S", "T2: 4H", "T3: 4S"), "T1x2>T2 undo")
    assert reason(at, "T1x3>T4") is Reason.NOT_DESCENDING
    at = play(at, "T1x2>T3 undo T1x1>T4 undo")
    assert column_text(play(at, "T1>T5"), 5) == "3S 2S"


def test_a8_a_turned_card_is_hidden_again_after_undo() -> None:
    at = play(table("T1: 9C* 8C* 3S", "T2: 4H"), "T1x1>T2")
    assert column_text(at, 1) == "9C* 8C"
    at = play(at, "undo")
    assert column_text(at, 1) == "9C* 8C* 3S"
    assert reason(at, "T1x2>T3") is Reason.FACE_DOWN


# A9: winning ----------------------------------------------------------------------


def wins(at: Session, words: str) -> list[str]:
    """After which of the words the game became won."""
    result = []
    for word in words.split():
        before = at.outcome
        at = play(at, word)
        if at.outcome is Outcome.WON and before is not Outcome.WON:
            result.append(word)
    return result


SEVEN = "done: S H D C S H D"


def test_a9_joining_the_last_two_parts_wins_once() -> None:
    at = table(SEVEN, f"T1: {run('C', 'K', '6')}", f"T2: {run('C', '5')}")
    assert wins(at, "T2x5>T1") == ["T2x5>T1"]
    assert wins(at, "T2x5>T1 undo redo") == ["T2x5>T1", "redo"]
    assert play(at, "T2x5>T1 undo").outcome is Outcome.PLAYING


def test_a9_the_best_column_for_the_last_part_is_the_one_that_wins() -> None:
    at = table(SEVEN, f"T1: {run('C', 'K', '6')}", f"T3: {run('C', '5')}")
    move = best_move(at.variant, at.layout, column(3), 5)
    assert move is not None
    done = at.play(move)
    assert isinstance(done, Advance)
    assert done.session.outcome is Outcome.WON


def test_a9_a_deal_that_finishes_the_eighth_run_wins() -> None:
    at = table("game: relaxed-spider", SEVEN, f"T1: {run('C', 'K', '2')}", "stock: AC")
    assert wins(at, "D") == ["D"]
    assert wins(at, "D undo redo") == ["D", "redo"]


def test_a9_a_run_that_empties_the_table_does_not_win_while_the_stock_has_cards() -> None:
    at = table(f"T1: {K2S}", "T2: AS", "stock: 2H")
    at = play(at, "T2x1>T1")
    assert at.outcome is Outcome.STUCK
    assert reason(at, "D") is Reason.EMPTY_COLUMN_BLOCKS_DEAL


def test_a9_hidden_cards_under_the_last_run_keep_the_game_going() -> None:
    at = play(table(f"T1: 2H* {K2S}", "T2: AS"), "T2x1>T1")
    assert at.outcome is Outcome.PLAYING
    assert column_text(at, 1) == "2H"


def test_a9_nothing_can_be_played_after_the_win_but_undo() -> None:
    at = play(table(SEVEN, f"T1: {run('C', 'K', '2')}", "T2: AC"), "T2x1>T1")
    assert at.variant.legal_moves(at.layout) == ()
    assert reason(at, "D") is Reason.STOCK_EMPTY
    assert reason(at, "T1x1>T2") is Reason.NOTHING_THERE
    assert play(at, "undo").layout.runs_done == 7
