"""Odd input: quick presses, pens, fingers, lost releases, odd buttons and modifiers."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QInputDevice, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine.piles import column
from spider_qt.ui.messages import BestWish
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import SMALL
from tests.ui.table.support import (
    STILL,
    assert_scene_matches,
    centre,
    click,
    dealt,
    glide,
    nowhere,
    position,
    press,
    release,
    stock_point,
    top,
    with_options,
)

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier


def send(
    view: TableView,
    kind: QEvent.Type,
    at: QPoint,
    time: int,
    button: Qt.MouseButton = LEFT,
    modifiers: Qt.KeyboardModifier = PLAIN,
) -> None:
    """Send a mouse event with a time of its own."""
    down = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    spot = QPointF(at)
    event = QMouseEvent(kind, spot, QPointF(view.mapToGlobal(spot)), button, down, modifiers)
    event.setTimestamp(time)
    QApplication.sendEvent(view.viewport(), event)


def hover(view: TableView, at: QPoint) -> None:
    """Move the pointer with no button down."""
    send(view, QEvent.Type.MouseMove, at, 0, Qt.MouseButton.NoButton)


def press_at(view: TableView, at: QPoint, time: int) -> None:
    send(view, QEvent.Type.MouseButtonPress, at, time)
    send(view, QEvent.Type.MouseButtonRelease, at, time + 20)


def double_at(view: TableView, at: QPoint, time: int) -> None:
    """Send what Qt makes of two quick clicks."""
    press_at(view, at, time)
    send(view, QEvent.Type.MouseButtonDblClick, at, time + 150)
    send(view, QEvent.Type.MouseButtonRelease, at, time + 170)


# B20: the second of two quick presses


def test_two_quick_clicks_on_the_stock_deal_twice(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    double_at(view, stock_point(view), 1000)
    assert controller.session.moves == 2
    press_at(view, stock_point(view), 1250)
    assert controller.session.moves == 3
    assert_scene_matches(view, controller.session)


def test_two_quick_clicks_on_a_card_send_it_once(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    double_at(view, centre(view, Spot(column(1), 1)), 1000)
    assert controller.wishes == [BestWish(column(1), 2)]
    assert_scene_matches(view, controller.session)


def test_two_quick_clicks_on_different_cards_are_two_clicks(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    press_at(view, top(view, 2), 1000)
    send(view, QEvent.Type.MouseButtonDblClick, top(view, 3), 1100)
    send(view, QEvent.Type.MouseButtonRelease, top(view, 3), 1120)
    assert controller.wishes == []


def test_with_click_to_move_two_quick_clicks_take_and_put_back_without_double_click(
    open_table: OpenTable,
) -> None:
    options = with_options(STILL, click_to_move=True, double_click=False)
    view, controller = open_table(position(SMALL), options)
    double_at(view, centre(view, Spot(column(1), 1)), 1000)
    assert controller.wishes == []
    assert not any(view.table_scene.marked().values())
    assert_scene_matches(view, controller.session)


# B21: pens and fingers


def test_two_taps_of_a_pen_without_a_double_click_event_are_a_double_tap(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    at = centre(view, Spot(column(1), 1))
    press_at(view, at, 1000)
    press_at(view, at, 1180)
    assert controller.wishes == [BestWish(column(1), 2)]


def test_two_slow_taps_are_not_a_double_tap(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    at = centre(view, Spot(column(1), 1))
    press_at(view, at, 1000)
    press_at(view, at, 1000 + 2 * QApplication.doubleClickInterval())
    assert controller.wishes == []


def test_a_finger_taps_double_taps_and_drags(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    at, to = centre(view, Spot(column(1), 1)), top(view, 2)
    window = view.windowHandle()
    QTest.touchEvent(window, device).press(0, at).commit()
    for step in range(1, 6):
        QTest.touchEvent(window, device).move(0, at + (to - at) * (step / 5)).commit()
    QTest.touchEvent(window, device).release(0, to).commit()
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)
    for _ in range(2):
        QTest.touchEvent(window, device).press(0, stock_point(view)).commit()
        QTest.touchEvent(window, device).release(0, stock_point(view)).commit()
    assert controller.wishes[-2:] == ["deal", "deal"]
    assert_scene_matches(view, controller.session)


# B6, B22: nothing stays held


def test_after_escape_in_a_drag_nothing_is_held(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, start + QPoint(100, 50))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert_scene_matches(view, controller.session)
    glide(view, start, start + QPoint(300, 100))
    assert_scene_matches(view, controller.session)
    release(view, top(view, 2))
    assert controller.wishes == []
    view.hide()
    view.show()
    hover(view, start)
    hover(view, start + QPoint(50, 50))
    assert_scene_matches(view, controller.session)


def test_a_move_without_a_button_ends_a_drag_whose_release_was_lost(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, start + QPoint(100, 50))
    hover(view, start + QPoint(140, 90))
    assert_scene_matches(view, controller.session)
    assert controller.wishes == []


@pytest.mark.parametrize("how", [QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate])
def test_losing_the_window_in_a_drag_puts_the_cards_home(
    open_table: OpenTable, how: QEvent.Type
) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, start + QPoint(100, 50))
    event = QFocusEvent(how) if how is QEvent.Type.FocusOut else QEvent(how)
    QApplication.sendEvent(view, event)
    assert_scene_matches(view, controller.session)
    glide(view, start, top(view, 2))
    release(view, top(view, 2))
    assert controller.wishes == []
    assert_scene_matches(view, controller.session)


def test_modifiers_are_read_from_the_event_alone(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    QTest.keyPress(view, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn))
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.table_scene.marked()[MarkKind.LIFTED]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    at, to = centre(view, Spot(column(1), 1)), top(view, 2)
    press(view, at)
    glide(view, at, to)
    release(view, to)
    assert controller.session.moves == 1


# B9, B10: odd buttons


@pytest.mark.parametrize(
    "modifier",
    [
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.ShiftModifier,
    ],
)
def test_a_drag_with_a_modifier_is_a_drag(
    open_table: OpenTable, modifier: Qt.KeyboardModifier
) -> None:
    view, controller = open_table(position(SMALL))
    at, to = centre(view, Spot(column(1), 1)), top(view, 2)
    send(view, QEvent.Type.MouseButtonPress, at, 1000, modifiers=modifier)
    glide(view, at, to)
    send(view, QEvent.Type.MouseButtonRelease, to, 1200, modifiers=modifier)
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_the_right_button_does_nothing_in_a_drag_or_alone(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    start, to = centre(view, Spot(column(1), 1)), top(view, 2)
    QTest.mouseClick(view.viewport(), RIGHT, PLAIN, start)
    QTest.mouseClick(view.viewport(), RIGHT, PLAIN, stock_point(view))
    assert controller.wishes == []
    press(view, start)
    glide(view, start, to)
    QTest.mousePress(view.viewport(), RIGHT, PLAIN, to)
    QTest.mouseRelease(view.viewport(), RIGHT, PLAIN, to)
    assert view.table_scene.marked()[MarkKind.SHADOW]
    release(view, to)
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("where", ["card", "stock", "empty column", "felt"])
def test_three_clicks_in_150_ms_with_both_buttons_leave_table_and_game_alike(
    open_table: OpenTable, where: str
) -> None:
    view, controller = open_table(dealt(), TableOptions(animation=AnimationSpeed.NORMAL))
    if where == "empty column":
        view, controller = open_table(position(SMALL), TableOptions())
    at = {
        "card": lambda: top(view, 1),
        "stock": lambda: stock_point(view),
        "empty column": lambda: top(view, 7),
        "felt": lambda: nowhere(view),
    }[where]()
    for time, button in ((1000, LEFT), (1050, RIGHT), (1075, LEFT), (1100, RIGHT), (1150, LEFT)):
        kind = (
            QEvent.Type.MouseButtonDblClick
            if time == 1075 and button is LEFT
            else QEvent.Type.MouseButtonPress
        )
        send(view, kind, at, time, button)
        send(view, QEvent.Type.MouseButtonRelease, at, time + 10, button)
    if where == "stock":
        assert controller.session.moves == 3
    view.finish_animations()
    assert_scene_matches(view, controller.session)


def test_a_release_without_a_press_does_nothing(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), with_options(STILL, click_to_move=True))
    release(view, centre(view, Spot(column(1), 1)))
    release(view, stock_point(view))
    assert controller.wishes == []
    assert_scene_matches(view, controller.session)


def test_a_game_that_changes_in_a_drag_ends_it(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    click(view, stock_point(view))
    start = top(view, 1)
    press(view, start)
    glide(view, start, start + QPoint(80, 60))
    controller.undo()
    assert_scene_matches(view, controller.session)
    glide(view, start, start + QPoint(160, 60))
    release(view, start + QPoint(160, 60))
    assert_scene_matches(view, controller.session)
    assert controller.wishes == ["deal"]


def test_a_resize_in_a_drag_keeps_the_cards_at_the_pointer(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    item = view.table_scene.cards[controller.session.layout[column(1)].cards[1]]
    press(view, start)
    glide(view, start, start + QPoint(200, 200))
    view.resize(1200, 900)
    end = start + QPoint(200, 200)
    assert item.sceneBoundingRect().contains(QPointF(end))
    release(view, nowhere(view))
    assert_scene_matches(view, controller.session)


def test_from_right_to_left_the_table_stays_as_it_is_and_is_hit_where_it_is_seen(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    at, to = centre(view, Spot(column(1), 1)), top(view, 2)
    press(view, at)
    glide(view, at, to)
    release(view, to)
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_a_blocked_deal_marks_the_empty_column_until_the_next_input(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    click(view, stock_point(view))
    picture = view.picture
    assert picture is not None
    marked = view.table_scene.marked()
    assert marked[MarkKind.REFUSED] == (picture.card_box(Spot(column(5))),)
    assert controller.session.moves == 0
    click(view, nowhere(view))
    assert not view.table_scene.marked().get(MarkKind.REFUSED)
