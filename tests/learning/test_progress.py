"""Progress only grows: no order of games, skips and leaves loses what was reached."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.engine.session import Session
from spider_qt.learning.goals import Goal, Kind
from spider_qt.learning.path import LESSONS, PATH, WINS, Lesson
from spider_qt.learning.progress import (
    MOST_GAMES,
    Progress,
    Reached,
    State,
    of_content,
    to_content,
)
from tests.learning.helpers import after, begun, line, won

FIRST, SECOND, THIRD = PATH[:3]
NEW: Final = Progress()


def played(progress: Progress, session: Session, lesson: Lesson) -> Progress:
    """The progress once a game of a step was begun and looked at."""
    return progress.began(lesson, session.id).judged(session)[0]


def test_a_new_player_begins_at_the_first_step() -> None:
    assert NEW.following is FIRST
    assert NEW.state(FIRST) is State.NEXT
    assert NEW.state(SECOND) is State.LATER
    assert NEW.deal(FIRST) == FIRST.deals[0]
    assert not NEW.on


def test_goals_are_told_once_when_they_are_reached() -> None:
    moves = line(FIRST.id, FIRST.deals[0])
    session = begun(FIRST)
    told: list[Goal] = []
    progress = NEW.began(FIRST, session.id)
    for move in moves:
        session = after(session, (move,))
        progress, news = progress.judged(session)
        told += news
    assert sorted(goal.id for goal in told) == sorted(goal.id for goal in FIRST.goals)
    assert progress.judged(session) == (progress, ())


def test_one_win_with_all_goals_leads_on() -> None:
    progress = played(NEW, won(FIRST), FIRST)
    assert progress.passed(FIRST)
    assert progress.state(FIRST) is State.PASSED
    assert progress.following is SECOND
    assert progress.after(FIRST) is SECOND


def test_two_wins_lead_on_without_all_goals() -> None:
    goals = frozenset({Goal(Kind.WIN).id})
    one = replace(NEW, steps={FIRST.id: Reached(goals, frozenset({"a"}))})
    assert not one.passed(FIRST)
    assert one.after(FIRST) is FIRST
    two = replace(NEW, steps={FIRST.id: Reached(goals, frozenset({"a", "b"}))})
    assert two.passed(FIRST)
    assert WINS == 2


def test_a_deal_that_is_won_again_counts_once() -> None:
    session = won(FIRST)
    progress = played(NEW, session, FIRST)
    undone = session.undo()
    assert not isinstance(undone, type(session.undo_refusal()))
    again = after(session.restarted(), line(FIRST.id, FIRST.deals[0]))
    assert progress.judged(again)[0].of(FIRST).wins == {session.id}


def test_from_help_that_looked_at_hidden_cards_on_a_game_counts_no_more() -> None:
    moves = line(FIRST.id, FIRST.deals[0])
    progress = NEW.began(FIRST, "a")
    half = after(begun(FIRST), moves[:60])
    before, told = progress.judged(half)
    assert told
    helped = after(half.hint(opened=True), moves[60:])
    assert before.judged(helped) == (before, ())
    assert before.judged(after(half.hint(), moves[60:]))[0].passed(FIRST)


def test_a_game_of_another_kind_changes_nothing() -> None:
    progress = NEW.began(FIRST, "a")
    assert progress.judged(won(FIRST, "stranger")) == (progress, ())


def test_a_game_counts_for_its_step_also_after_another_was_begun_or_the_path_left() -> None:
    first = won(FIRST, "a")
    progress = NEW.began(FIRST, "a").skip(FIRST).began(SECOND, "b")
    progress = replace(progress, on=False).judged(first)[0]
    assert progress.of(FIRST).wins == {"a"}
    assert not progress.on


def test_a_skipped_step_is_passed_over_until_it_is_taken_up() -> None:
    skipped = NEW.skip(FIRST)
    assert skipped.state(FIRST) is State.SKIPPED
    assert skipped.following is SECOND
    assert skipped.skip(FIRST, skipped=False).following is FIRST
    assert skipped.began(FIRST, "a").following is FIRST


def test_after_the_last_step_comes_what_was_left_out() -> None:
    wins = frozenset({"a", "b"})
    done = {lesson.id: Reached(wins=wins) for lesson in PATH if lesson is not SECOND}
    progress = Progress(steps=done)
    assert progress.after(PATH[-1]) is SECOND
    assert progress.after(FIRST) is SECOND
    whole = Progress(steps={**done, SECOND.id: Reached(wins=wins)})
    assert whole.following is None
    assert whole.after(PATH[-1]) is None


def test_the_deals_of_a_step_are_given_one_after_the_other_and_then_no_more() -> None:
    progress, given = NEW, []
    for number in range(len(FIRST.deals)):
        given.append(progress.deal(FIRST))
        progress = progress.began(FIRST, str(number))
    assert tuple(given) == FIRST.deals
    assert progress.deal(FIRST) is None


def test_only_the_games_begun_last_are_known_but_wins_stay() -> None:
    progress = played(NEW, won(FIRST, "won"), FIRST)
    for number in range(MOST_GAMES):
        progress = progress.began(SECOND, str(number))
    assert len(progress.games) == MOST_GAMES
    assert "won" not in progress.games
    assert progress.of(FIRST).wins == {"won"}


# Whatever happens, in whatever order -----------------------------------------------

GAMES: Final = st.sampled_from(["a", "b", "c"])
STEPS: Final = st.sampled_from(PATH[:3])
DEEDS: Final = st.lists(
    st.one_of(
        st.tuples(st.just("begin"), STEPS, GAMES),
        st.tuples(st.just("play"), st.integers(0, 60), GAMES),
        st.tuples(st.just("win"), st.just(0), GAMES),
        st.tuples(st.just("skip"), STEPS, st.booleans()),
        st.tuples(st.just("leave"), st.just(0), st.just("")),
    ),
    max_size=12,
)


def done(progress: Progress, deeds: list[tuple[str, Any, Any]]) -> list[Progress]:
    """Every progress from one deed to the next, the first one included."""
    every = [progress]
    for what, first, second in deeds:
        now = every[-1]
        if what == "begin":
            now = now.began(first, second)
        elif what == "skip":
            now = now.skip(first, skipped=second)
        elif what == "leave":
            now = replace(now, on=False)
        elif second in now.games:
            lesson = LESSONS[now.games[second]]
            moves = line(lesson.id, lesson.deals[0])
            some = moves if what == "win" else moves[:first]
            now = now.judged(after(begun(lesson, game_id=second), some))[0]
        every.append(now)
    return every


def holds(whole: Progress, part: Progress) -> bool:
    """Whether all that one progress reached is in another."""
    return all(
        part.of(lesson).goals <= whole.of(lesson).goals
        and part.of(lesson).wins <= whole.of(lesson).wins
        and part.of(lesson).begun <= whole.of(lesson).begun
        and (whole.passed(lesson) or not part.passed(lesson))
        for lesson in PATH
    )


@settings(max_examples=30, deadline=None)
@given(DEEDS)
def test_nothing_that_was_reached_is_ever_lost(deeds: list[tuple[str, Any, Any]]) -> None:
    every = done(NEW, deeds)
    for before, now in pairwise(every):
        assert holds(now, before)


@settings(max_examples=30, deadline=None)
@given(DEEDS, DEEDS)
def test_two_windows_lose_nothing_to_each_other(
    ours: list[tuple[str, Any, Any]], theirs: list[tuple[str, Any, Any]]
) -> None:
    one, other = done(NEW, ours)[-1], done(NEW, theirs)[-1]
    assert holds(one.joined(other, NEW), one)
    assert holds(one.joined(other, NEW), other)
    both = one.joined(other)
    assert holds(both, one)
    assert holds(both, other)
    assert set(both.games) == set(one.games) | set(other.games)
    assert both.joined(both) == both
    assert other.joined(one).steps.keys() == both.steps.keys()
    assert (both.on, both.offered) == (one.on, one.offered or other.offered)


@settings(max_examples=30, deadline=None)
@given(DEEDS)
def test_a_progress_comes_back_from_its_file_as_it_was(deeds: list[tuple[str, Any, Any]]) -> None:
    progress = done(NEW, deeds)[-1]
    read = of_content(json.loads(json.dumps(to_content(progress))))
    assert read == progress
    assert list(read.games) == list(progress.games)


def test_steps_of_another_version_stay_as_they_are() -> None:
    content = to_content(NEW)
    content["steps"]["five-suits"] = {"goals": ["x"], "wins": [], "begun": 1, "skipped": True}
    progress = of_content(content).skip(FIRST)
    assert to_content(progress)["steps"]["five-suits"] == content["steps"]["five-suits"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"version": 2}, "version 2"),
        ({"version": "1"}, "version"),
        ({"on": 1}, "on"),
        ({"offered": None}, "offered"),
        ({"steps": []}, "steps"),
        ({"steps": {"one": []}}, "one"),
        ({"steps": {"one": {"goals": "x", "wins": [], "begun": 0, "skipped": False}}}, "goals"),
        ({"steps": {"one": {"goals": [], "wins": [1], "begun": 0, "skipped": False}}}, "wins"),
        ({"steps": {"one": {"goals": [], "wins": [], "begun": -1, "skipped": False}}}, "begun"),
        ({"steps": {"one": {"goals": [], "wins": [], "begun": 0}}}, "skipped"),
        ({"games": {"a": 1}}, "games"),
    ],
)
def test_a_file_that_is_not_so_is_refused_by_the_part(change: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        of_content({**to_content(NEW), **change})


def test_a_file_that_is_no_object_is_refused() -> None:
    with pytest.raises(ValueError, match="file"):
        of_content([])
