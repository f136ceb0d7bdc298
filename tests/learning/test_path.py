"""The path leads from one suit to four through games that can be won as it asks."""

from itertools import groupby

import pytest

from spider_qt.engine.rules import GroupRule
from spider_qt.learning.goals import Kind, is_reached
from spider_qt.learning.path import LESSONS, PATH, Lesson
from tests.learning.helpers import VARIANTS, begun, line, won

OF_WINNING = {Kind.WIN, Kind.WIN_WITHOUT_UNDO, Kind.WIN_WITHOUT_HINT, Kind.WIN_WITHIN}


def test_it_leads_from_one_suit_over_two_to_four() -> None:
    suits = [lesson.suits for lesson in PATH]
    assert [count for count, _ in groupby(suits)] == [1, 2, 4]
    last = PATH[-1]
    assert (last.game, last.suits, last.rule) == ("spider", 4, GroupRule.CLASSIC)


def test_every_number_of_suits_begins_with_the_cards_in_sight() -> None:
    for _, lessons in groupby(PATH, key=lambda lesson: lesson.suits):
        assert [lesson.open_handed for lesson in lessons][:2] == [True, False]


def test_ids_of_steps_and_goals_are_unique() -> None:
    assert len(LESSONS) == len(PATH)
    for lesson in PATH:
        assert len({goal.id for goal in lesson.goals}) == len(lesson.goals)


def test_goals_stand_from_the_easiest_to_the_win() -> None:
    for lesson in PATH:
        of_winning = [goal.kind in OF_WINNING for goal in lesson.goals]
        assert of_winning == sorted(of_winning)
        assert Kind.WIN in {goal.kind for goal in lesson.goals}


@pytest.mark.parametrize("lesson", PATH, ids=lambda lesson: lesson.id)
def test_an_open_hand_hides_no_card_of_the_table(lesson: Lesson) -> None:
    layout = begun(lesson).layout
    hidden = sum(layout[column].face_down for column in layout.columns)
    assert (hidden == 0) is lesson.open_handed


@pytest.mark.parametrize("lesson", PATH, ids=lambda lesson: lesson.id)
def test_the_deals_of_a_step_can_be_won_and_its_goals_be_reached(lesson: Lesson) -> None:
    assert len(set(lesson.deals)) == len(lesson.deals) >= 2
    games = [won(lesson, number=number) for number in lesson.deals]
    assert all(game.variant.is_won(game.layout) for game in games)
    for goal in lesson.goals:
        every = goal.kind in OF_WINNING
        reached = [is_reached(goal, game) for game in games]
        assert all(reached) if every else any(reached), goal.id


def test_the_deals_of_one_kind_of_game_are_not_given_twice() -> None:
    given = [
        (lesson.game, lesson.suits, lesson.rule, number)
        for lesson in PATH
        for number in lesson.deals
    ]
    assert len(given) == len(set(given))


def test_a_step_needs_its_game_to_be_installed() -> None:
    with pytest.raises(KeyError):
        PATH[0].variant({"spider": VARIANTS["spider"]})


def test_lines_stay_the_same_from_search_to_search() -> None:
    first = PATH[0]
    before = line(first.id, first.deals[0])
    line.cache_clear()
    assert line(first.id, first.deals[0]) == before
