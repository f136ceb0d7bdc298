"""The show of a win: all cards of the finished runs, ended by any input, safe at any moment."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.session import Session
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.view import TableView
from spider_qt.ui.table.win import LENGTH, SPIN_OUT, WinItem, web_of
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import (
    FakeController,
    animator_of,
    assert_scene_matches,
    dealt,
    position,
    press,
    release,
    stopped_at,
)

MOVING = TableOptions(animation=AnimationSpeed.NORMAL)
LAST = RunMove(column(2), 1, column(1))
NEARLY_WON = "suits: 4\nT1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\n" + (
    "".join(f"T{number}:\n" for number in range(3, 11)) + "stock:\ndone: S H H D D C C\n"
)
AT_ONCE = 10.0**6
MOMENTS = [LENGTH * share for share in (0.02, 0.25, 0.5, 0.75, 0.98)]


def nearly_won() -> Session:
    return position(NEARLY_WON)


def win(view: TableView, controller: FakeController) -> WinItem:
    """Play the last move and begin the show, as the window does when the game is won."""
    controller.play(LAST)
    view.celebrate()
    stopped_at(view, AT_ONCE)  # the last run lies; the show begins
    shown = view.table_scene.win
    assert shown.isVisible()
    return shown


def timers(view: TableView) -> list[QTimer]:
    """What still moves something; a window that was resized draws sharply a little later."""
    return [timer for timer in animator_of(view).findChildren(QTimer) if timer.isActive()]


def test_the_show_waits_for_the_last_run_to_lie(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    controller.play(LAST)
    view.celebrate()
    assert not view.table_scene.win.isVisible()
    stopped_at(view, AT_ONCE)
    assert view.table_scene.win.isVisible()
    assert_scene_matches(view, controller.session)
    view.finish_animations()


def test_every_card_is_in_the_web_once_and_within_the_window(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, SPIN_OUT + 10)
    assert {seen.card for seen in shown.shown} == set(controller.session.layout.cards())
    assert len(shown.shown) == 104
    for moment in MOMENTS:
        stopped_at(view, moment)
        for seen in shown.shown:
            assert 0 <= seen.x <= view.viewport().width()
            assert 0 <= seen.y <= view.viewport().height()
    view.finish_animations()


def test_cards_leave_their_pile_and_come_back_to_it(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    controller.play(LAST)
    view.finish_animations()
    assert view.picture is not None
    web = web_of(view.picture)
    homes = {card: spoke.home for spoke in web.spokes for card in spoke.cards}
    for moment in (150.0, LENGTH - 40):
        for seen in web.moment(moment):
            home = homes[seen.card]
            assert abs(seen.x - home[0]) + abs(seen.y - home[1]) < 260
    assert web.moment(0.0) == []
    assert web.moment(LENGTH) == []


def test_the_show_ends_by_itself_and_leaves_nothing(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    for moment in MOMENTS:
        stopped_at(view, moment)
        view.grab()
        assert shown.isVisible()
    stopped_at(view, LENGTH + 1)
    assert not shown.isVisible()
    assert not view.is_animating
    assert timers(view) == []
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_press_ends_the_show(open_table: OpenTable, moment: float) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, moment)
    press(view, QPoint(5, 5))
    assert not shown.isVisible()
    assert timers(view) == []
    release(view, QPoint(5, 5))
    assert_scene_matches(view, controller.session)


def test_a_key_ends_the_show(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, 900)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not shown.isVisible()
    assert not view.is_animating


def test_undo_and_a_new_game_take_the_place_of_the_show(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, 2000)
    controller.undo()
    assert not shown.isVisible()
    stopped_at(view, AT_ONCE)
    assert_scene_matches(view, controller.session)
    assert not shown.isVisible()
    shown = win(view, controller)
    stopped_at(view, 3000)
    controller.start(dealt(7))
    assert not shown.isVisible()
    view.finish_animations()
    assert_scene_matches(view, controller.session)
    assert timers(view) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_show_goes_on_in_a_window_of_another_size(open_table: OpenTable, moment: float) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, moment)
    view.resize(700, 520)
    assert shown.isVisible()
    assert shown.boundingRect().width() == view.viewport().width()
    stopped_at(view, 0)
    assert all(seen.x <= 700 and seen.y <= 520 for seen in shown.shown)
    assert_scene_matches(view, controller.session)
    stopped_at(view, LENGTH)
    assert not shown.isVisible()
    assert timers(view) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_closing_and_pausing_during_the_show_end_it(open_table: OpenTable, moment: float) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    shown = win(view, controller)
    stopped_at(view, moment)
    controller.pause(True)
    assert not shown.isVisible()
    controller.pause(False)
    controller.undo()
    shown = win(view, controller)
    stopped_at(view, moment)
    view.close()
    assert not shown.isVisible()
    assert timers(view) == []


def test_input_before_the_show_takes_it_away(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    controller.play(LAST)
    view.celebrate()
    stopped_at(view, 100)
    press(view, QPoint(5, 5))
    assert not view.table_scene.win.isVisible()
    assert not view.is_animating


def test_a_resize_before_the_show_begins_it(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won(), MOVING)
    controller.play(LAST)
    view.celebrate()
    stopped_at(view, 100)
    view.resize(800, 600)
    assert view.table_scene.win.isVisible()
    assert_scene_matches(view, controller.session)
    view.finish_animations()


def test_without_animation_there_is_no_show(open_table: OpenTable) -> None:
    view, controller = open_table(nearly_won())
    controller.play(LAST)
    view.celebrate()
    assert not view.table_scene.win.isVisible()
    assert not view.is_animating


def test_with_less_motion_the_web_appears_and_nothing_travels(open_table: OpenTable) -> None:
    options = TableOptions(animation=AnimationSpeed.NORMAL, less_motion=True)
    view, controller = open_table(nearly_won(), options)
    shown = win(view, controller)
    stopped_at(view, 300)
    early = [(seen.card, seen.x, seen.y) for seen in shown.shown]
    assert len(early) == 104
    assert 0 < shown.shown[0].opacity < 1
    stopped_at(view, LENGTH / 2)
    assert [(seen.card, seen.x, seen.y) for seen in shown.shown] == early
    assert shown.shown[0].opacity == 1
    stopped_at(view, LENGTH)
    assert not shown.isVisible()


def test_a_table_won_without_foundations_makes_a_web_of_its_columns(
    open_table: OpenTable,
) -> None:
    view, _ = open_table(dealt(3))
    assert view.picture is not None
    web = web_of(view.picture)
    assert sum(len(spoke.cards) for spoke in web.spokes) == 104
    assert all(
        [card.rank for card in spoke.cards]
        == sorted((card.rank for card in spoke.cards), reverse=True)
        for spoke in web.spokes
    )
    animator_of(view).finish()
