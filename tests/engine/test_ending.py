"""How a game stands when it is left."""

from spider_qt.engine.ending import State, end_state, is_over
from spider_qt.engine.moves import DealMove
from spider_qt.engine.session import Advance

from .helpers import play, table

NEARLY_STUCK = "suits: 1\nT1: 9S 2S\nT2: 3S\n" + "\n".join(f"T{n}: KS" for n in range(3, 11))
NEARLY_WON = "T1: KS QS JS TS 9S 8S 7S 6S\nT2: 5S 4S 3S 2S AS\ndone: S H D C H D C"


def test_a_game_that_goes_on_is_abandoned_if_it_is_given_up() -> None:
    session = table(NEARLY_STUCK)
    assert not is_over(session)
    assert end_state(session) is State.ABANDONED


def test_a_stuck_game_is_lost_but_not_over_while_undo_leads_back() -> None:
    session = play(table(NEARLY_STUCK), "T1x1>T2")
    assert not is_over(session)
    assert end_state(session) is State.LOST


def test_a_stuck_game_without_undo_is_over() -> None:
    session = play(table(NEARLY_STUCK, undo_limit=0), "T1x1>T2")
    assert is_over(session)
    assert end_state(session) is State.LOST


def test_a_position_that_begins_stuck_is_over() -> None:
    rest = "\n".join(f"T{n}: KS" for n in range(3, 11))
    stuck = table(f"suits: 1\nT1: 9S\nT2: 3S\n{rest}")
    assert is_over(stuck)
    assert not isinstance(stuck.play(DealMove()), Advance)


def test_a_won_game_is_over_and_won_whether_or_not_it_can_be_undone() -> None:
    for limit in (None, 0):
        session = play(table(NEARLY_WON, undo_limit=limit), "T2x5>T1")
        assert is_over(session)
        assert end_state(session) is State.WON
