"""Where a game was lost is found with few questions, and nothing is claimed unproven."""

import math

from hypothesis import given
from hypothesis import strategies as st

from spider_qt.solver.search import Verdict
from spider_qt.ui.solving.backward import Backward
from tests.ui.solving.oracle import Asked


def find(count: int, asked: Asked) -> Backward:
    plan = Backward(count)
    while (place := plan.next()) is not None:
        assert 0 <= place < count
        assert len(asked.places) < count, "a position was asked about twice"
        plan.note(place, asked(place))
    return plan


def known(last: int) -> Asked:
    """A solver that knows everything: winnable up to ``last``, proven lost after it."""
    return Asked(lambda place: Verdict.WINNABLE if place <= last else Verdict.UNWINNABLE)


@given(st.integers(1, 400), st.data())
def test_a_solver_that_knows_all_finds_the_very_move(count: int, data: st.DataObject) -> None:
    last = data.draw(st.integers(-1, count - 1))
    asked = known(last)
    plan = find(count, asked)
    assert plan.last == (None if last < 0 else last)
    assert plan.lost == (None if last == count - 1 else last + 1)
    assert len(asked.places) <= 2 + math.ceil(math.log2(count + 1))
    assert len(set(asked.places)) == len(asked.places)


@given(st.integers(1, 120), st.data())
def test_what_is_unknown_is_never_called_lost_nor_won(count: int, data: st.DataObject) -> None:
    last = data.draw(st.integers(-1, count - 1))
    vain = data.draw(st.sets(st.integers(0, count - 1)))
    truth = known(last).rule
    asked = Asked(lambda place: Verdict.UNKNOWN if place in vain else truth(place))
    plan = find(count, asked)
    for place in range(count):
        state = plan.state(place)
        assert state in (truth(place), Verdict.UNKNOWN)
    told = {asked.rule(place) for place in asked.places}
    assert (plan.last is not None) == (Verdict.WINNABLE in told)
    assert (plan.lost is not None) == (Verdict.UNWINNABLE in told)


def test_an_unwinnable_deal_is_asked_about_once() -> None:
    asked = known(-1)
    plan = find(50, asked)
    assert asked.places == [0]
    assert plan.state(49) is Verdict.UNWINNABLE


def test_a_beginning_that_is_unknown_is_worked_back_to_from_the_end() -> None:
    asked = Asked(lambda place: Verdict.WINNABLE if place == 33 else Verdict.UNKNOWN)
    plan = find(42, asked)
    assert asked.places[:3] == [0, 41, 40]
    assert plan.last == 33  # 41 - 8


def test_the_number_of_questions_to_come_is_told_and_falls_to_none() -> None:
    plan, asked = Backward(100), known(60)
    told = [plan.expected()]
    while (place := plan.next()) is not None:
        plan.note(place, asked(place))
        told.append(plan.expected())
    assert told[0] >= len(asked.places) - 1
    assert told[-1] == 0
    assert told == sorted(told, reverse=True)


def test_what_was_unknown_can_be_asked_about_once_more() -> None:
    plan = find(10, Asked(lambda place: Verdict.UNKNOWN if place else Verdict.WINNABLE))
    assert plan.next() is None
    plan.again()
    assert plan.next() == 9
