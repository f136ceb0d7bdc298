"""Motion: the model is ahead of it, new input ends it, and nothing of it is left behind."""

import gc
import itertools

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.ui.messages import SessionStarted
from spider_qt.ui.table.items import CardItem
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import NEARLY_DONE, SMALL
from tests.ui.table.support import (
    FakeController,
    PlainArt,
    animator_of,
    assert_scene_matches,
    centre,
    click,
    dealt,
    drag,
    glide,
    position,
    press,
    release,
    stock_point,
    stopped_at,
    top,
)

MOVING = TableOptions(animation=AnimationSpeed.SLOW)
AT_ONCE = 10.0**6
"""A moment after the end of everything."""


def timers(view: TableView) -> list[QTimer]:
    return [timer for timer in view.findChildren(QTimer) if timer.isActive()]


def card_items() -> int:
    """Count the card items that Python still has, whatever scene they are in."""
    gc.collect()
    return sum(isinstance(thing, CardItem) for thing in gc.get_objects())


def moving(view: TableView) -> bool:
    """Ask anew each time: mypy takes a property for a constant."""
    return view.is_animating


def test_a_step_is_played_before_it_is_shown_and_shown_at_last(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    card = controller.session.layout[column(1)].cards[1]
    item = view.table_scene.cards[card]
    before = item.pos()
    controller.play(RunMove(column(1), 2, column(2)))
    assert controller.session.moves == 1
    stopped_at(view, 0)
    assert item.pos() == before
    stopped_at(view, 150)
    assert item.pos() != before
    assert moving(view)
    stopped_at(view, AT_ONCE)
    assert not moving(view)
    assert_scene_matches(view, controller.session)


def test_travelling_cards_lie_above_all_others(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    group = controller.session.layout[column(1)].cards[1:]
    controller.play(RunMove(column(1), 2, column(3)))
    stopped_at(view, 100)
    scene = view.table_scene
    lower, upper = (scene.cards[card].zValue() for card in group)
    others = [item.zValue() for card, item in scene.cards.items() if card not in group]
    assert max(others) < lower < upper
    view.finish_animations()


def test_an_uncovered_card_turns_about_its_middle(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    item = view.table_scene.cards[controller.session.layout[column(1)].cards[0]]
    controller.play(RunMove(column(1), 2, column(2)))
    turns = []
    for moment in range(0, 800, 10):
        stopped_at(view, moment)
        turns.append(item.turn)
    assert turns[0] == 0
    assert turns[-1] == 1
    assert turns == sorted(turns)
    assert any(0.2 < turn < 0.8 for turn in turns)


def test_a_row_is_dealt_one_card_after_the_other(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    row = controller.session.layout[STOCK].cards[-10:][::-1]
    items = [view.table_scene.cards[card] for card in row]
    start = items[0].pos()
    controller.play(DealMove())
    begun = []
    for moment in range(0, 3000, 10):
        stopped_at(view, moment)
        begun += [item for item in items if item.pos() != start and item not in begun]
    assert begun == items
    assert_scene_matches(view, controller.session)


def test_a_finished_run_first_lies_in_its_column_and_then_leaves(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    picture = view.picture
    assert picture is not None
    ace = view.table_scene.cards[controller.session.layout[column(2)].cards[1]]
    king = view.table_scene.cards[controller.session.layout[column(1)].cards[1]]
    column_x, run_place = picture.box(column(1)).x, picture.box(PileId(PileKind.FOUNDATION, 0))
    controller.play(RunMove(column(2), 1, column(1)))
    xs = []
    for moment in range(0, 4000, 10):
        stopped_at(view, moment)
        xs.append((ace.x(), king.x()))
    assert (column_x, column_x) in xs
    assert xs[-1] == (run_place.x, run_place.x)
    assert_scene_matches(view, controller.session)


def test_undo_brings_a_removed_run_back(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    start = controller.session.layout
    controller.play(RunMove(column(2), 1, column(1)))
    controller.undo()
    stopped_at(view, AT_ONCE)
    assert controller.session.layout == start
    assert_scene_matches(view, controller.session)


def test_a_refused_group_glides_home_shaking_its_head(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    item = view.table_scene.cards[controller.session.layout[column(1)].cards[1]]
    home = item.pos()
    drag(view, centre(view, Spot(column(1), 1)), top(view, 4))
    away = item.pos()
    assert away.x() > home.x() + 100
    xs = []
    for moment in range(0, 2500, 10):
        stopped_at(view, moment)
        xs.append(item.x())
    swings = [x for x in xs[60:] if abs(x - home.x()) > 0.5]
    assert any(x > home.x() for x in swings)
    assert any(x < home.x() for x in swings)
    assert item.pos() == home
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("speed", list(AnimationSpeed))
def test_at_every_speed_the_picture_ends_as_the_game(
    open_table: OpenTable, speed: AnimationSpeed
) -> None:
    view, controller = open_table(dealt(), TableOptions(animation=speed))
    controller.play(DealMove())
    assert moving(view) == (speed is not AnimationSpeed.OFF)
    view.finish_animations()
    assert_scene_matches(view, controller.session)


def test_a_press_ends_all_motion_at_once_and_counts(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    for deals in range(1, 4):
        press(view, stock_point(view))
        assert controller.session.moves == deals
        release(view, stock_point(view))
    press(view, QPoint(1, view.viewport().height() // 2))
    assert not moving(view)
    assert_scene_matches(view, controller.session)


def test_nothing_runs_while_nothing_moves(open_table: OpenTable, qtbot: QtBot) -> None:
    view, controller = open_table(dealt(), TableOptions(animation=AnimationSpeed.FAST))
    assert timers(view) == []
    controller.play(DealMove())
    assert len(timers(view)) == 1
    qtbot.waitUntil(lambda: not view.is_animating)
    assert timers(view) == []
    assert_scene_matches(view, controller.session)


def test_a_new_deal_is_dealt_from_the_stock_and_a_resumed_one_lies_there(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(dealt(), MOVING)
    assert not moving(view)
    controller.start(dealt(4))
    assert moving(view)
    stopped_at(view, AT_ONCE)
    assert_scene_matches(view, controller.session)


def test_a_new_game_during_motion_leaves_nothing_of_the_last_one(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    for number in range(100):
        controller.play(DealMove())
        stopped_at(view, 120)
        controller.start(dealt(number, suits=1 + number % 4))
        stopped_at(view, 120)
    view.finish_animations()
    assert_scene_matches(view, controller.session)
    assert timers(view) == []


def test_the_scene_holds_no_more_items_after_fifty_new_games(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    items, cards = len(view.table_scene.items()), card_items()
    for number in range(50):
        controller.start(dealt(number))
    view.finish_animations()
    assert len(view.table_scene.items()) == items
    assert card_items() == cards


def test_quick_undo_and_redo_end_where_the_game_is(open_table: OpenTable, qtbot: QtBot) -> None:
    view, controller = open_table(dealt(suits=4), TableOptions())
    for _ in range(10):
        move = controller.session.variant.legal_moves(controller.session.layout)[0]
        controller.play(move)
    for act in (*[controller.undo] * 10, *[controller.redo] * 10):
        act()
        qtbot.wait(20)
    assert controller.session.moves == 10
    view.finish_animations()
    assert_scene_matches(view, controller.session)


def test_a_resize_in_the_middle_of_a_deal_is_right_at_once(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    controller.play(DealMove())
    stopped_at(view, 300)
    for size in ((1600, 1000), (640, 480)):
        view.resize(*size)
        assert_scene_matches(view, controller.session)
    controller.start(dealt(9))
    stopped_at(view, 300)
    view.resize(900, 900)
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("moment", [0, 200, 700, 1500])
def test_resize_new_game_and_close_while_a_run_leaves(open_table: OpenTable, moment: int) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    controller.play(RunMove(column(2), 1, column(1)))
    stopped_at(view, moment)
    view.resize(777, 555)
    assert_scene_matches(view, controller.session)
    controller.undo()
    controller.redo()
    stopped_at(view, moment)
    controller.start(position(NEARLY_DONE))
    controller.play(RunMove(column(2), 1, column(1)))
    stopped_at(view, moment)
    view.close()
    assert timers(view) == []
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("wait", [0, 5, 20])
def test_nothing_starts_after_the_table_was_closed(qtbot: QtBot, wait: int) -> None:
    controller = FakeController(position(SMALL))
    view = TableView(controller, PlainArt(), MOVING)
    view.resize(1000, 700)
    view.show()
    controller.attach(view)
    drag(view, centre(view, Spot(column(1), 1)), top(view, 4))
    assert moving(view)
    qtbot.wait(wait)
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, start + QPoint(200, 100), steps=3)
    view.close()
    glide(view, start, start + QPoint(300, 200), steps=3)
    assert not moving(view)
    assert timers(view) == []
    assert_scene_matches(view, controller.session)
    view.deleteLater()
    qtbot.wait(30)


def test_out_of_sight_nothing_moves(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    view.hide()
    controller.play(DealMove())
    assert not moving(view)
    assert_scene_matches(view, controller.session)


def test_pausing_ends_motion_and_hides_every_card(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    controller.play(DealMove())
    stopped_at(view, 100)
    controller.pause(True)
    assert not moving(view)
    assert_scene_matches(view, controller.session)
    assert view.table_scene.places[STOCK].sign == "", "the stock is hidden, not empty"
    controller.pause(False)
    assert_scene_matches(view, controller.session)


def test_keys_end_motion_too(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    controller.play(DealMove())
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not moving(view)
    assert_scene_matches(view, controller.session)


def test_steps_without_waiting_start_from_where_the_cards_are(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    item = view.table_scene.cards[controller.session.layout[column(1)].cards[2]]
    controller.play(RunMove(column(1), 2, column(2)))
    stopped_at(view, 120)
    there = item.pos()
    controller.undo()
    stopped_at(view, 0)
    assert item.pos() == there
    stopped_at(view, AT_ONCE)
    assert_scene_matches(view, controller.session)


def test_a_session_may_be_shown_before_the_table_is(qtbot: QtBot) -> None:
    controller = FakeController(dealt())
    view = TableView(controller, PlainArt(), MOVING)
    qtbot.addWidget(view)
    controller.attach(view)
    view.show_session(SessionStarted(controller.session))
    assert not moving(view)
    view.resize(900, 600)
    with qtbot.waitExposed(view):
        view.show()
    assert_scene_matches(view, controller.session)
    click(view, stock_point(view))
    view.finish_animations()
    assert_scene_matches(view, controller.session)


def test_frames_show_motion_that_slows_down_towards_its_end(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    item = view.table_scene.cards[controller.session.layout[column(1)].cards[1]]
    controller.play(RunMove(column(1), 2, column(3)))
    xs = []
    for moment in range(0, 300, 30):
        animator_of(view).show_moment(float(moment))
        xs.append(item.x())
    ways = [b - a for a, b in itertools.pairwise(xs)]
    assert ways == sorted(ways, reverse=True)
    view.finish_animations()
