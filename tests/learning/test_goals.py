"""Goals are judged from games that are played, by what the journal and the steps say."""

import pytest

from spider_qt.engine.session import Session
from spider_qt.learning.goals import Goal, Kind, is_reached
from spider_qt.learning.path import LESSONS
from tests.engine.helpers import columns, hidden, play, run, table
from tests.learning.helpers import won

ONE = LESSONS["one"]


def reaches(session: Session, kind: Kind, number: int = 1) -> bool:
    return is_reached(Goal(kind, number), session)


def test_a_goal_asks_for_something() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Goal(Kind.TURN, 0)


def test_no_goal_is_reached_before_anything_is_done() -> None:
    session = table("T1: KS QS JS TS 9S", "T2: 5H", "stock: 2S 3S 4S 5S 6S 7S 8S 9S TS JS")
    assert not any(reaches(session, kind) for kind in Kind)


def test_a_group_counts_when_cards_come_together_in_one_suit() -> None:
    session = table("T1: 9S 8S 7S", "T2: TS", "T3: 6H", "T4: 6S", *columns("2D", 5))
    mixed = play(session, "T3>T1")
    assert not reaches(mixed, Kind.GROUP, 3)
    joined = play(session, "T1x3>T2")
    assert reaches(joined, Kind.GROUP, 4)
    assert not reaches(joined, Kind.GROUP, 5)


def test_a_group_that_only_changes_its_column_was_put_together_by_nobody() -> None:
    session = table("T1: 9S 8S 7S", "T2: 2D")
    assert not reaches(play(session, "T1x3>T3"), Kind.GROUP, 3)


def test_a_finished_run_is_a_group_of_its_length() -> None:
    session = table(f"T1: {run('S', 'K', '2')}", "T2: AS", "T3: 9H")
    done = play(session, "T2>T1")
    assert reaches(done, Kind.GROUP, 13)
    assert reaches(done, Kind.RUNS)
    assert reaches(done, Kind.RUN_SUITS)
    assert not reaches(done, Kind.RUNS, 2)


def test_suits_of_runs_are_counted_once_each() -> None:
    spades = f"T1: {run('S', 'K', '2')}", "T2: AS", f"T3: {run('S', 'K', '2')}", "T4: AS"
    hearts = f"T5: {run('H', 'K', '2')}", "T6: AH", "T7: 9H"
    both = play(table(*spades, *hearts), "T2>T1 T4>T3")
    assert reaches(both, Kind.RUNS, 2)
    assert not reaches(both, Kind.RUN_SUITS, 2)
    assert reaches(play(both, "T6>T5"), Kind.RUN_SUITS, 2)


def test_turned_cards_are_counted_until_the_first_deal_or_over_all() -> None:
    rows = columns("KS KH 9D KC 9S 9H 9C 8C", 3)
    stock = "stock: 7S 8S 9S KD JS QS TS 2C 5H 4S"
    session = table(f"T1: {hidden('2H QD')} 5S", "T2: 6S", *rows, stock)
    one = play(session, "T1>T2")
    assert reaches(one, Kind.TURN)
    assert reaches(one, Kind.TURN_BEFORE_DEAL)
    assert not reaches(one, Kind.TURN, 2)
    assert reaches(play(one, "T1>T3"), Kind.TURN_BEFORE_DEAL, 2)
    later = play(one, "D T1x1>T2 T1>T4")
    assert reaches(later, Kind.TURN, 2)
    assert not reaches(later, Kind.TURN_BEFORE_DEAL, 2)
    assert reaches(later, Kind.TURN_BEFORE_DEAL)


def test_columns_must_be_empty_at_the_same_time() -> None:
    session = table("T1: 5S", "T2: 6S", "T3: 7H", *columns("KS KH KD KC KS KH KD", 4))
    one = play(session, "T1>T2")
    assert reaches(one, Kind.EMPTY)
    assert not reaches(one, Kind.EMPTY, 2)
    refilled = play(one, "T2x2>T1")
    assert not reaches(refilled, Kind.EMPTY, 2)
    assert reaches(play(one, "T2x2>T3"), Kind.EMPTY, 2)


def test_what_is_taken_back_does_not_count() -> None:
    session = table("T1: 5S", "T2: 6S", "T3: 7H", *columns("KS KH KD KC KS KH KD", 4))
    assert not reaches(play(session, "T1>T2 undo"), Kind.EMPTY)
    assert reaches(play(session, "T1>T2 undo redo"), Kind.EMPTY)


def test_a_win_without_undo_or_hint_has_none_in_its_whole_journal() -> None:
    plain = table(f"T1: {run('S', 'K', '2')}", "T2: AS")
    assert reaches(play(plain, "T2>T1"), Kind.WIN)
    assert reaches(play(plain, "T2>T1"), Kind.WIN_WITHOUT_UNDO)
    assert reaches(play(plain, "T2>T1"), Kind.WIN_WITHOUT_HINT)
    undone = play(plain, "T2>T3 undo T2>T1")
    assert reaches(undone, Kind.WIN)
    assert not reaches(undone, Kind.WIN_WITHOUT_UNDO)
    helped = play(plain.hint(), "T2>T1")
    assert not reaches(helped, Kind.WIN_WITHOUT_HINT)
    assert reaches(helped, Kind.WIN_WITHOUT_UNDO)
    assert not reaches(plain, Kind.WIN_WITHOUT_UNDO)


def test_a_short_win_has_no_more_moves_than_the_goal_says() -> None:
    session = won(ONE)
    assert reaches(session, Kind.WIN_WITHIN, session.moves)
    assert not reaches(session, Kind.WIN_WITHIN, session.moves - 1)
    assert not reaches(session.restarted(), Kind.WIN_WITHIN, session.moves)
