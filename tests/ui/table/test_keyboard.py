"""Playing by keys alone."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import Reason
from spider_qt.engine.piles import STOCK, PileKind, column
from spider_qt.ui.messages import BestWish, LiftWish, MoveWish
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import SMALL
from tests.ui.table.support import assert_scene_matches, dealt, keys, position

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
SPACE, ENTER, ESCAPE = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape


def focus(view: TableView) -> Spot:
    spot = view.focus_spot
    assert spot is not None
    return spot


def test_arrows_walk_over_columns_stock_and_foundations_and_round(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL))
    walked = []
    for _ in range(13):
        walked.append(focus(view).pile)
        keys(view, RIGHT)
    names = [pile.text for pile in walked]
    assert names == [f"T{number}" for number in range(1, 11)] + ["S1", "F1", "F2"]
    assert focus(view).pile == column(1)
    keys(view, LEFT, LEFT)
    assert focus(view).pile.kind is PileKind.FOUNDATION


def test_up_down_home_end_walk_inside_a_column(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL))
    assert focus(view) == Spot(column(1), 2)
    keys(view, UP)
    assert focus(view) == Spot(column(1), 1)
    keys(view, UP, UP, UP)
    assert focus(view) == Spot(column(1), 0)
    keys(view, DOWN)
    assert focus(view) == Spot(column(1), 1)
    keys(view, Qt.Key.Key_Home)
    assert focus(view) == Spot(column(1), 0)
    keys(view, Qt.Key.Key_End)
    assert focus(view) == Spot(column(1), 2)
    keys(view, Qt.Key.Key_PageUp)
    assert focus(view) == Spot(column(1), 1)


def test_the_focus_is_marked_once_a_key_was_used(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL))
    assert not view.table_scene.marked().get(MarkKind.FOCUS)
    keys(view, UP)
    picture = view.picture
    assert picture is not None
    assert view.table_scene.marked()[MarkKind.FOCUS] == (picture.group_box(Spot(column(1), 1)),)


def test_space_lifts_and_drops(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP, SPACE)
    assert view.table_scene.marked()[MarkKind.LIFTED]
    assert view.table_scene.marked()[MarkKind.BEST]
    keys(view, RIGHT)
    assert view.table_scene.marked()[MarkKind.OVER]
    keys(view, SPACE)
    assert [wish.move.text for wish in controller.wishes if isinstance(wish, MoveWish)] == [
        "T1x2>T2"
    ]
    assert focus(view) == Spot(column(2), 1)
    assert_scene_matches(view, controller.session)


def test_enter_does_what_space_does(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP, ENTER, RIGHT, RIGHT, Qt.Key.Key_Enter)
    assert controller.session.moves == 1
    assert len(controller.session.layout[column(3)]) == 3


def test_escape_puts_back_and_a_drop_on_the_own_column_too(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP, SPACE, RIGHT, ESCAPE)
    assert_scene_matches(view, controller.session)
    keys(view, LEFT, UP, SPACE, SPACE)
    assert_scene_matches(view, controller.session)
    assert controller.wishes == []


def test_a_refused_drop_goes_home_and_the_focus_with_it(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP, SPACE, RIGHT, RIGHT, RIGHT, SPACE)
    assert [refusal.reason for refusal in controller.refusals] == [Reason.WRONG_RANK]
    assert focus(view) == Spot(column(1), 1)
    assert_scene_matches(view, controller.session)


def test_a_card_that_may_not_be_lifted_is_explained(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, Qt.Key.Key_Home, SPACE)
    assert controller.wishes == [LiftWish(column(1), 3)]
    keys(view, *[RIGHT] * 4, SPACE)
    assert [refusal.reason for refusal in controller.refusals] == [
        Reason.FACE_DOWN,
        Reason.NOTHING_THERE,
    ]
    assert_scene_matches(view, controller.session)


def test_shift_enter_and_b_send_to_the_best_column(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP)
    QTest.keyClick(view, ENTER, Qt.KeyboardModifier.ShiftModifier)
    assert controller.wishes == [BestWish(column(1), 2)]
    controller.undo()
    keys(view, Qt.Key.Key_Home, DOWN, Qt.Key.Key_B)
    assert controller.wishes[1:] == [BestWish(column(1), 2)]
    assert controller.session.moves == 1


def test_space_on_the_stock_deals(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    keys(view, *[RIGHT] * 10)
    assert focus(view).pile == STOCK
    keys(view, SPACE, ENTER)
    assert controller.session.moves == 2
    assert_scene_matches(view, controller.session)


def test_keys_of_the_window_pass_the_table_by(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    before = focus(view)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Escape, Qt.Key.Key_F1):
        QTest.keyClick(view, key)
    QTest.keyClick(view, RIGHT, Qt.KeyboardModifier.ControlModifier)
    assert focus(view) == before
    assert controller.wishes == []


def test_a_paused_game_takes_no_input(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    controller.pause(True)
    assert_scene_matches(view, controller.session)
    keys(view, *[RIGHT] * 10, SPACE, Qt.Key.Key_B)
    for y in range(20, view.height(), 60):
        for x in range(20, view.width(), 60):
            QTest.mouseDClick(
                view.viewport(),
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
                QPoint(x, y),
            )
    assert controller.wishes == []
    controller.pause(False)
    assert_scene_matches(view, controller.session)


def test_the_window_may_ask_for_the_best_column_of_the_focus(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    keys(view, UP)
    view.send_best()
    assert controller.wishes == [BestWish(column(1), 2)]
    assert_scene_matches(view, controller.session)


def test_a_key_held_down_walks_on_but_acts_once(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())

    def hold(key: Qt.Key) -> None:
        for repeated in (False, True, True):
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier(0), "", repeated)
            QApplication.sendEvent(view, event)

    hold(RIGHT)
    assert focus(view).pile == column(4)
    for _ in range(7):
        keys(view, RIGHT)
    assert focus(view).pile == STOCK
    hold(SPACE)
    assert controller.session.moves == 1
