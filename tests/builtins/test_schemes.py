"""The scoring schemes beside the rules' own: the public cases, and laws for any game."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings

from spider_qt.builtins import spider_scoring_schemes
from spider_qt.engine import session
from spider_qt.engine.game import Outcome
from spider_qt.engine.piles import PileKind
from spider_qt.engine.record import parse_record
from spider_qt.engine.scoring import Score, ScoringScheme, described
from spider_qt.engine.scoring_lines import account_of, adds_up, lines_of
from spider_qt.engine.session import Session
from tests.engine.helpers import (
    ACES,
    GAMES,
    SPIDER,
    attempt,
    other_columns,
    play,
    position,
    run,
)
from tests.engine.tables import Played, games
from tests.engine.test_x1 import begun, words

SCHEMES: Final[dict[str, ScoringScheme]] = {one.id: one for one in spider_scoring_schemes()}
STEADY: Final = settings(derandomize=True, database=None, deadline=None, max_examples=30)
WON: Final = Path(__file__).resolve().parents[1] / "data" / "won"
WINDOWS, PAIRS, TIME = SCHEMES["windows"], SCHEMES["in-suit-pairs"], SCHEMES["time-bonus"]


def table(scheme: ScoringScheme, *lines: str, score: int | None = None) -> Session:
    read = position(*lines)
    first = None if score is None else Score(score, scheme.start(read.variant).memory)
    return session.begin(read.variant, scheme, read.layout, score=first)


def again(at: Session, scheme: ScoringScheme, seconds: float = 0.0, suits: int = 0) -> Session:
    """The same game by another scheme, finished after so many seconds; suits for its value."""
    valued = at.variant.configured(suits or at.variant.suits, at.variant.rule)
    first = scheme.start(valued) if suits else None
    new = session.begin(at.variant, scheme, at.start, score=first)
    for number, entry in enumerate(at.journal, start=1):
        entry = replace(entry, seconds=seconds * number / len(at.journal))
        done = session.replay(new, entry)
        assert isinstance(done, Session)
        new = done
    return new


def won_game(name: str) -> Session:
    head, moves = (WON / f"{name}.txt").read_text("utf-8").split("\n", 1)
    code = head.split()[1].rstrip(":")
    record = parse_record(f"{code}\n{moves}", GAMES, SCHEMES["standard"])
    assert record.refused is None
    assert record.session.outcome is Outcome.WON
    return record.session


WON_GAMES: Final = {name: won_game(name) for name in ("one-suit", "two-suits", "two-suits-relaxed")}


def test_the_default_comes_first_and_there_are_five() -> None:
    assert list(SCHEMES) == ["standard", "windows", "moves-only", "in-suit-pairs", "time-bonus"]


# Windows (A4, A20, X1, X8, X9) -----------------------------------------------------


@pytest.mark.parametrize(("scheme", "points"), [("standard", 557), ("windows", 558)])
def test_a20_a_run_finishing_move_at_458(scheme: str, points: int) -> None:
    at = table(SCHEMES[scheme], f"T1: {run('S', 'K', '2')}", "T2: AS", score=458)
    assert play(at, "T2x1>T1").score.points == points


@pytest.mark.parametrize(("scheme", "points"), [("standard", 699), ("windows", 700)])
def test_a4_a_deal_that_finishes_two_runs_and_its_undo(scheme: str, points: int) -> None:
    two = (f"T1: {run('S', 'K', '2')}", f"T2: {run('H', 'K', '2')}")
    at = table(SCHEMES[scheme], *two, *other_columns(3), ACES)
    dealt = play(at, "D")
    assert dealt.score.points == points
    back = play(dealt, "undo")
    assert (back.score, back.layout) == (at.score, at.layout)


@pytest.mark.parametrize(("scheme", "points"), [("standard", 599), ("windows", 601)])
def test_x1_the_recorded_game(scheme: str, points: int) -> None:
    start = begun()
    at = session.begin(start.variant, SCHEMES[scheme], start.start)
    assert play(at, " ".join(words())).score.points == points


def after_moves(scheme: ScoringScheme, points: int, moves: int) -> int:
    """The points after so many moves that finish nothing and eight that finish a run each."""
    at = table(scheme, "T1: 3D 2S", "T2: 3S", score=points)
    for number in range(moves):  # the 2 goes to and fro
        at = play(at, "T2x1>T1" if number % 2 else "T1x1>T2")
    for _ in range(8):
        last = table(scheme, f"T1: {run('S', 'K', '2')}", "T2: AS", score=at.score.points)
        at = play(last, "T2x1>T1")
    return at.score.points


@pytest.mark.parametrize(("scheme", "points"), [("standard", 1249), ("windows", 1257)])
def test_x8_the_fewest_actions_that_can_win(scheme: str, points: int) -> None:
    assert after_moves(SCHEMES[scheme], 500, 51 - 8) == points


@pytest.mark.parametrize(("scheme", "moves"), [("standard", 200), ("windows", 208)])
def test_x9_the_moves_from_400_without_a_run_to_1000(scheme: str, moves: int) -> None:
    assert after_moves(SCHEMES[scheme], 400, moves - 8) == 1000
    assert after_moves(SCHEMES[scheme], 400, moves - 7) < 1000


def test_moves_only_counts_down_from_1000_and_never_up() -> None:
    at = WON_GAMES["one-suit"]
    assert at.moves == 129
    assert again(at, SCHEMES["moves-only"]).score.points == 1000 - 129


# In-suit pairs (X11) ---------------------------------------------------------------


def test_a_run_of_n_cards_has_n_minus_1_points() -> None:
    at = table(PAIRS, "T1: KS* QS* JS TS 9S 8H 7H", "T2: KH KD QD", "T3: AS KS")
    assert at.score.points == 2 + 1 + 1  # hidden cards, mixed suits, an ace on a king: nothing


def test_pairs_come_and_go_with_the_cards_and_undo() -> None:
    at = table(PAIRS, "T1: 9S 8S", "T2: 9H 8H 7S", "T3: 8D")
    assert at.score.points == 2
    joined = play(at, "T2x1>T1")
    assert joined.score.points == 3
    assert play(joined, "T1x1>T3").score.points == 2
    assert play(joined, "undo").score.points == 2
    assert joined.hint().score == joined.score


@pytest.mark.parametrize("name", WON_GAMES)
def test_a_won_game_has_all_96_pairs(name: str) -> None:
    at = again(WON_GAMES[name], PAIRS)
    assert at.score.points == 96
    assert [(line.count, line.points) for line in lines_of(at)] == [(0, 0), (96, 96)]


@STEADY
@given(games)
def test_pairs_are_those_on_the_table(played: Played) -> None:
    at = again(played.at, PAIRS)
    pairs = 0
    for pile_id, pile in at.layout.items():
        if pile_id.kind is PileKind.FOUNDATION and pile:
            pairs += 12
        elif pile_id.kind is PileKind.TABLEAU:
            seen = pile.open_cards
            pairs += sum(a.suit == b.suit and a.rank - b.rank == 1 for a, b in pairwise(seen))
    assert at.score.points == pairs <= 96


# Time bonus (X10) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("suits", "at_once", "in_420"),
    [(1, 28_450, 17_425), (2, 31_050, 20_025), (3, 32_350, 21_325), (4, 33_650, 22_625)],
)
@pytest.mark.parametrize("name", WON_GAMES)
def test_x10_a_win_without_undo(name: str, suits: int, at_once: int, in_420: int) -> None:
    """The three figures of the source for each time; with three suits halfway."""
    won = WON_GAMES[name]
    assert not any(entry.action.value == "undo" for entry in won.journal)
    assert again(won, TIME, 0, suits).score.points == at_once
    assert again(won, TIME, 420, suits).score.points == in_420


def test_a_slow_win_has_no_time_left_but_loses_none_for_it() -> None:
    slow, slower = (again(WON_GAMES["two-suits"], TIME, s).score.points for s in (600, 1000))
    whole = 8 * 13 * 60 + 44 * 150
    assert slow == (whole - 600) + (whole - 600) // 4
    assert slower == (whole - 1000) + (whole - 1000) // 4


def test_undo_costs_100_and_takes_back_what_the_step_brought() -> None:
    at = table(TIME, "T1: 3D* 8S", "T2: 9H", "T3: 9D")
    seconds = iter(range(10, 100, 10))
    for word in ("T1x1>T2", "T2x1>T3"):
        at = play(at, word)
    assert at.score.points == 150
    undone = at.undo(next(seconds))
    assert isinstance(undone, session.Advance)
    assert undone.session.score.points == 150 - 100 - 10
    twice = undone.session.undo(next(seconds))
    assert isinstance(twice, session.Advance)
    assert twice.session.score.points == 0  # 0 - 200 - 20, and never below 0
    redone = twice.session.redo(next(seconds))
    assert isinstance(redone, session.Advance)
    assert redone.session.score.points == 0
    assert redone.session.score.memory[1] == 200 + 30 - 150  # the debt is remembered
    assert adds_up(lines_of(redone.session), account_of(redone.session))


def test_the_bonus_for_winning_is_given_once_and_goes_with_undo() -> None:
    k2 = run("S", "K", "2")
    at = table(TIME, f"T1: {k2}", "T2: AS")
    won = play(at, "T2x1>T1")
    run_points = 13 * 80
    assert won.score.points == run_points + run_points // 4 + 600 * 25
    assert won.hint(5.0).score.points == won.score.points - 5
    assert [line.label for line in lines_of(won)][-2:] == [
        "A quarter more for winning",
        "Seconds left of ten minutes",
    ]
    back = play(won, "undo")
    assert back.score.points == 0
    again_won = play(back, "redo")
    raw = run_points - 100
    assert again_won.score.points == raw + raw // 4 + 600 * 25
    assert adds_up(lines_of(again_won), account_of(again_won))


def test_a_score_that_was_set_up_may_remember_nothing() -> None:
    at = session.begin(SPIDER, TIME, SPIDER.deal(3), score=Score(400))
    assert play(at, "D").score.points == 400
    assert adds_up(lines_of(play(at, "D")), account_of(play(at, "D")))


# All of them -----------------------------------------------------------------------


@STEADY
@given(games)
def test_every_scheme_explains_every_game_and_never_falls_below_nothing(played: Played) -> None:
    for scheme in SCHEMES.values():
        at = again(played.at, scheme, 700).hint(701.5)
        account = account_of(at)
        assert account.score == at.score
        assert at.score.points >= 0
        lines = lines_of(at)
        assert adds_up(lines, account), (scheme.id, lines)


@STEADY
@given(games)
def test_undo_gives_back_the_score_in_all_but_the_time_scheme(played: Played) -> None:
    for scheme in SCHEMES.values():
        at = again(played.at, scheme)
        if scheme is TIME or not at.history.can_undo:
            continue
        before = at.scores[at.history.cursor - 1]
        done = attempt(at, "undo")
        assert isinstance(done, session.Advance)
        assert done.session.score == before


def test_every_scheme_says_in_a_sentence_what_it_rewards() -> None:
    for scheme in SCHEMES.values():
        assert described(scheme).endswith(".")
