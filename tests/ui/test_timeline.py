"""The moments of a replay: the same as when the game was played, in any order."""

import random

import pytest

from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import Refusal
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Session
from spider_qt.ui.replay.timeline import Film, Line

from .conftest import SCHEMES, VARIANTS


def sessions_of(seed: int, actions: int) -> list[Session]:
    """A game at its beginning and after each of so many actions."""
    choice = random.Random(seed)
    variant = VARIANTS["spider"].configured(2, GroupRule.CLASSIC)
    found = [sessions.deal(variant, SCHEMES["standard"], seed)]
    while len(found) <= actions:
        session, wish = found[-1], choice.random()
        seconds = len(found) * 1.5
        if wish < 0.05:
            found.append(session.hint(seconds))
            continue
        if wish < 0.25:
            result = session.undo(seconds)
        elif wish < 0.35:
            result = session.redo(seconds)
        else:
            move = choice.choice(game.legal_moves(session.variant, session.layout))
            result = session.play(move, seconds)
        if not isinstance(result, Refusal):
            found.append(result.session)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_every_moment_is_what_it_was_in_whatever_order_it_is_asked_for(seed: int) -> None:
    played = sessions_of(seed, 150)
    timeline = Film(played[-1])[Line.WHOLE]
    assert len(timeline) == 150
    order = list(range(151))
    random.Random(seed).shuffle(order)
    for index in order:
        moment, session = timeline.moment(index), played[index]
        assert moment.layout == session.layout
        assert (moment.points, moment.moves) == (session.score.points, session.moves)
        assert moment.seconds == session.seconds


def test_any_moment_can_be_played_on_as_the_game_that_it_was() -> None:
    played = sessions_of(2, 150)
    timeline = Film(played[-1])[Line.WHOLE]
    for index in (150, 0, 63, 64, 65, 128, 1, 149):
        assert timeline.session(index) == played[index]


def test_the_clean_line_holds_the_steps_in_force_and_nothing_else() -> None:
    for seed in range(5):
        last = sessions_of(seed, 150)[-1]
        timeline = Film(last)[Line.CLEAN]
        history = last.history
        assert len(timeline) == history.cursor
        for index, step in enumerate(history.steps[: history.cursor], start=1):
            moment = timeline.moment(index)
            assert moment.layout == step.after
            assert (moment.action, moment.step) == (Action.PLAY, step)


def test_a_step_that_was_taken_back_is_told_with_the_action() -> None:
    played = sessions_of(1, 80)
    timeline = Film(played[-1])[Line.WHOLE]
    for index, entry in enumerate(played[-1].journal, start=1):
        moment = timeline.moment(index)
        assert moment.action is entry.action
        if entry.action is Action.UNDO:
            assert moment.step == played[index - 1].history.last
        elif entry.action is not Action.HINT:
            assert moment.step == played[index].history.last
        else:
            assert moment.step is None


def test_going_over_to_the_other_line_shows_the_same_table_or_the_last_one_before() -> None:
    film = Film(sessions_of(4, 150)[-1])
    whole, clean = film[Line.WHOLE], film[Line.CLEAN]
    for index in range(len(clean) + 1):
        there = film.same_moment(index, Line.WHOLE)
        assert whole.moment(there).layout == clean.moment(index).layout
        assert film.same_moment(there, Line.CLEAN) == index
    places = [film.same_moment(index, Line.CLEAN) for index in range(len(whole) + 1)]
    assert places == sorted(places)
    assert places[-1] == len(clean)


def test_moments_are_played_once_and_then_kept() -> None:
    timeline = Film(sessions_of(3, 100)[-1])[Line.WHOLE]
    end = timeline.moment(100)
    assert timeline.moment(50) is timeline.moment(50)
    assert timeline.moment(100) is end
    assert not timeline.prepare(10)


def test_preparing_plays_some_moments_and_tells_whether_any_are_left() -> None:
    timeline = Film(sessions_of(3, 100)[-1])[Line.WHOLE]
    answers = [timeline.prepare(40) for _ in range(4)]
    assert answers == [True, True, False, False]


@pytest.mark.parametrize("index", [-1, 31])
def test_there_is_no_moment_before_the_beginning_or_after_the_end(index: int) -> None:
    timeline = Film(sessions_of(3, 30)[-1])[Line.WHOLE]
    with pytest.raises(IndexError):
        timeline.moment(index)


def test_a_game_without_actions_has_its_beginning() -> None:
    film = Film(sessions_of(3, 0)[-1])
    for line in Line:
        assert len(film[line]) == 0
        assert film[line].moment(0).action is None
        assert not film[line].prepare(5)


def test_a_rule_that_refuses_now_what_it_granted_then_is_an_error() -> None:
    last = sessions_of(3, 10)[-1]
    assert last.journal[0].move is not None
    broken = Film(last)[Line.WHOLE]
    broken._entries = (sessions.Entry(Action.REDO), *broken._entries)
    with pytest.raises(ValueError, match="nothing_to_redo"):
        broken.moment(1)
