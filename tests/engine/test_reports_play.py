"""Reported faults of other programs, continued: restarting, counting, points, dealing."""

import json
from collections import Counter
from pathlib import Path

import pytest

from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.engine.cards import pack
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Reason
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Action, Deed, Score
from tests.engine.helpers import (
    ACES,
    GAMES,
    RELAXED_SPIDER,
    SCHEME,
    SPIDER,
    column_text,
    columns,
    last_step,
    other_columns,
    play,
    position,
    reason,
    refused,
    run,
    table,
    text,
)

K2S, K2H = run("S", "K", "2"), run("H", "K", "2")
SEVEN = "done: S H D C S H D"


# A11, A12, A14: the same number is the same deal -------------------------------------


@pytest.mark.parametrize("game_id", ["spider", "relaxed-spider"])
@pytest.mark.parametrize("suits", [1, 2, 3, 4])
def test_a11_restart_gives_the_same_cards(suits: int, game_id: str) -> None:
    variant = GAMES[game_id].configured(suits, GroupRule.CLASSIC)
    begun = session.deal(variant, SCHEME, 24_000_024)
    drawn = play(begun, "D D")
    again = play(drawn.restarted(), "D D")
    assert text(again) == text(drawn)
    assert drawn.restarted() == begun


def test_a11_a_position_that_was_saved_and_read_restarts_as_itself() -> None:
    at = play(session.deal(SPIDER, SCHEME, 24_000_024), "D")
    read = table(text(at))
    assert text(play(read, "D").restarted()) == text(at)


def test_a12_a_number_gives_the_cards_of_the_golden_file() -> None:
    golden = Path(__file__).parent.parent / "data" / "golden" / "shuffles.json"
    wanted = json.loads(golden.read_text(encoding="utf-8"))["2"]["24000024"]["columns"]
    at = session.deal(SPIDER.configured(2, GroupRule.CLASSIC), SCHEME, 24_000_024)
    assert [column_text(at, n) for n in range(1, 11)] == wanted


def test_a14_redo_replays_the_same_cards() -> None:
    start = session.deal(SPIDER, SCHEME, 5)
    dealt = play(start, "D")
    move = next(m for m in dealt.variant.legal_moves(dealt.layout) if m != DealMove())
    moved = play(dealt, move.text)
    back = play(moved, "undo undo")
    assert text(back) == text(start)
    assert text(play(back, "redo")) == text(dealt)
    assert text(play(back, "redo redo")) == text(moved)


# A16, A17, A18: what counts as a move -------------------------------------------------


def test_a16_a_move_that_finishes_a_run_counts_once() -> None:
    start = table(f"T1: {K2S}", "T2: 9D* AS")
    at = play(start, "T2x1>T1")
    assert (at.moves, at.score.points) == (1, 599)
    assert (play(at, "undo").moves, play(at, "undo").score.points) == (0, 500)
    assert (play(at, "undo redo").moves, play(at, "undo redo").score.points) == (1, 599)


def test_a16_a_deal_that_finishes_two_runs_counts_once() -> None:
    at = play(table(f"T1: {K2S}", f"T2: {K2H}", *other_columns(3), ACES), "D undo redo undo redo")
    assert (at.moves, at.score.points) == (1, 699)


@pytest.mark.parametrize(
    "word",
    ["T1x1>T1", "T1x2>T1", "T2x2>T3", "T3x1>T2", "T4x1>T1", "D", "F1x1>T1", "T1x1>F2", "S1>T1"],
)
def test_a17_what_is_refused_costs_and_counts_nothing(word: str) -> None:
    at = table("T1: 9S 8S", "T2: 4S* 3S", "T3: JC", "done: H")
    before = (text(at), hash(at.layout))
    refused(at, word)
    assert (text(at), hash(at.layout)) == before
    assert (at.journal, at.moves, at.score.points) == ((), 0, 500)


def test_a17_a_card_with_no_target_has_no_best_column() -> None:
    full = columns("KS KH KD KC JS JH JD JC 9S 9H")
    at = table(*full)
    assert best_move(at.variant, at.layout, column(1), 1) is None


@pytest.mark.parametrize("count", [1, 2, 13])
@pytest.mark.parametrize("target", [1, 2])
def test_a18_a_finished_run_never_comes_back_but_by_undo(count: int, target: int) -> None:
    at = play(table(f"T1: {K2S}", "T3: AS", "T2: 3H"), "T3x1>T1")
    assert reason(at, f"F1x{count}>T{target}") is Reason.RUN_IS_DONE
    assert all(not move.text.startswith("F") for move in at.variant.legal_moves(at.layout))
    assert play(at, "undo").layout.runs_done == 0


# A20, X8, X9: points -----------------------------------------------------------------


def test_a20_the_move_that_finishes_a_run_costs_its_point() -> None:
    assert play(table(f"T1: {K2S}", "T2: AS", "score: 458"), "T2x1>T1").score.points == 557


def test_x8_the_fewest_possible_actions_give_1249() -> None:
    at = table(
        "suits: 1",
        *(f"T{n}: {K2S}" for n in range(1, 9)),
        "game: relaxed-spider",
        "stock: " + "AS " * 8,
    )
    eight = last_step(at, "D").step
    none = last_step(table("T1: 2S", "T2: 3S"), "T1x1>T2").step
    score = Score(500)
    for step in [none] * 50 + [eight]:
        score = SCHEME.after(score, Deed(Action.PLAY, step))
    assert score.points == 500 - 51 + 800 == 1249


def test_x9_from_400_points_without_a_run_1000_is_reached_in_at_most_200_moves() -> None:
    assert 400 - 200 + 8 * SCHEME.run_bonus == 1000
    step = last_step(table("T1: 2S", "T2: 3S"), "T1x1>T2").step
    score = Score(400)
    for _ in range(200):
        score = SCHEME.after(score, Deed(Action.PLAY, step))
    assert score.points + 8 * SCHEME.run_bonus == 1000


def test_the_seeds_example_of_117_moves_ends_with_1183_points() -> None:
    one = last_step(table(f"T1: {K2S}", "T2: AS"), "T2x1>T1").step
    none = last_step(table("T1: 2S", "T2: 3S"), "T1x1>T2").step
    score = Score(500)
    for step in [none] * 109 + [one] * 8:
        score = SCHEME.after(score, Deed(Action.PLAY, step))
    assert score.points == 1183


# A23: strict and relaxed dealing -----------------------------------------------------


def test_a23_strict_or_relaxed_dealing_is_part_of_the_game_and_of_its_text() -> None:
    lines = ("T1: KS", "stock: 2S 3S")
    strict, relaxed = table(*lines), table("game: relaxed-spider", *lines)
    assert reason(strict, "D") is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert column_text(play(relaxed, "D"), 2) == "3S"
    assert text(strict).startswith("game: spider\n")
    assert text(relaxed).startswith("game: relaxed-spider\n")
    assert position(text(relaxed)).variant == relaxed.variant == RELAXED_SPIDER
    assert SPIDER.prefix != RELAXED_SPIDER.prefix


@pytest.mark.parametrize("game_id", ["spider", "relaxed-spider"])
def test_a23_options_of_suits_and_groups_do_not_change_how_rows_are_dealt(game_id: str) -> None:
    kept = GAMES[game_id].deals_onto_empty
    for suits in (1, 2, 3, 4):
        for rule in GroupRule:
            assert GAMES[game_id].configured(suits, rule).deals_onto_empty is kept


# A26: no card is lost -----------------------------------------------------------------


@pytest.mark.parametrize("suits", [1, 2, 3, 4])
def test_a26_every_deal_has_every_card_of_its_pack_once(suits: int) -> None:
    variant = SPIDER.configured(suits, GroupRule.CLASSIC)
    for number in range(40):
        assert Counter(variant.deal(number).cards()) == Counter(pack(suits))


def test_a26_removed_runs_are_kept_so_that_cards_can_be_counted() -> None:
    at = play(table(f"T1: 7D* {K2S}", f"T2: {K2H}", *other_columns(3), ACES), "D")
    assert sum(1 for _ in at.layout.cards()) == sum(1 for _ in play(at, "undo").layout.cards())
    assert "done: S H\n" in format_position(Position(at.variant, at.layout))


def test_the_outcome_is_told_from_the_state_alone() -> None:
    at = table(SEVEN, f"T1: {run('C', 'K', '2')}", "T2: AC")
    done = play(at, "T2x1>T1")
    assert game.outcome(done.variant, done.layout) is done.outcome is Outcome.WON
