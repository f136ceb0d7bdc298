"""A covered card is shown whole while a button, a key or a finger is held."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine.piles import column
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import (
    assert_scene_matches,
    centre,
    keys,
    long_column,
    press,
    release,
)

RIGHT = Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
COVERED = Spot(column(1), 8)


def order(view: TableView, spot: Spot) -> float:
    picture = view.picture
    assert picture is not None
    assert spot.index is not None
    return view.table_scene.cards[picture.layout[spot.pile].cards[spot.index]].zValue()


def peeked(view: TableView) -> Spot | None:
    return view.peeked


def hold_right(view: TableView, at: QPoint) -> None:
    QTest.mousePress(view.viewport(), RIGHT, NONE, at)


def let_right_go(view: TableView, at: QPoint) -> None:
    QTest.mouseRelease(view.viewport(), RIGHT, NONE, at)


def touch(view: TableView, kind: QEvent.Type, at: QPoint) -> None:
    """Send what Qt makes of a finger."""
    finger = QPointingDevice(
        "screen",
        7,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        1,
        1,
        parent=view,
    )
    down = Qt.MouseButton.NoButton
    if kind != QEvent.Type.MouseButtonRelease:
        down = Qt.MouseButton.LeftButton
    button = Qt.MouseButton.LeftButton
    if kind == QEvent.Type.MouseMove:
        button = Qt.MouseButton.NoButton
    where = QPointF(at)
    glob = QPointF(view.viewport().mapToGlobal(where))
    event = QMouseEvent(kind, where, glob, button, down, NONE, finger)
    QApplication.sendEvent(view.viewport(), event)


def test_the_right_button_shows_a_covered_card_whole_until_it_is_let_go(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(long_column())
    before = {card: (item.x(), item.y()) for card, item in view.table_scene.cards.items()}
    covered = view.grab().toImage()
    hold_right(view, centre(view, COVERED))
    assert peeked(view) == COVERED
    assert order(view, COVERED) > order(view, Spot(column(1), 24))
    after = {card: (item.x(), item.y()) for card, item in view.table_scene.cards.items()}
    assert after == before
    shown = view.grab().toImage()
    picture = view.picture
    assert picture is not None
    box = picture.card_box(COVERED)
    ratio = view.devicePixelRatioF()
    x, y = round((box.x + box.width / 2) * ratio), round((box.bottom - box.width * 0.2) * ratio)
    card = picture.layout[column(1)].cards[8]
    face = view.table_scene.look.face(card).toImage()
    inside = face.pixelColor(face.width() // 2, round(face.height() - box.width * 0.2 * ratio))
    assert shown.pixelColor(x, y) == inside
    let_right_go(view, centre(view, COVERED))
    assert peeked(view) is None
    assert view.grab().toImage() == covered
    assert_scene_matches(view, controller.session)
    assert controller.wishes == []


def test_hidden_and_uncovered_cards_and_bare_places_are_not_raised(open_table: OpenTable) -> None:
    view, _ = open_table(long_column())
    for spot in (Spot(column(1), 2), Spot(column(1), 24), Spot(column(4), 0), Spot(column(6))):
        hold_right(view, centre(view, spot))
        assert peeked(view) is None, spot
        let_right_go(view, centre(view, spot))


def test_a_held_button_goes_on_to_the_next_card_under_the_pointer(open_table: OpenTable) -> None:
    view, _ = open_table(long_column())
    hold_right(view, centre(view, COVERED))
    at = QPointF(centre(view, Spot(column(1), 10)))
    glob = QPointF(view.viewport().mapToGlobal(at))
    move = QMouseEvent(QEvent.Type.MouseMove, at, glob, Qt.MouseButton.NoButton, RIGHT, NONE)
    QApplication.sendEvent(view.viewport(), move)
    assert peeked(view) == Spot(column(1), 10)
    assert order(view, COVERED) < order(view, Spot(column(1), 24))
    let_right_go(view, centre(view, Spot(column(1), 10)))


def test_the_key_shows_the_card_at_the_focus_and_follows_it(open_table: OpenTable) -> None:
    view, controller = open_table(long_column())
    keys(view, Qt.Key.Key_Up)
    QTest.keyPress(view, Qt.Key.Key_V)
    assert peeked(view) == Spot(column(1), 23)
    keys(view, Qt.Key.Key_Up)
    assert peeked(view) == Spot(column(1), 22)
    QTest.keyRelease(view, Qt.Key.Key_V)
    assert peeked(view) is None
    assert_scene_matches(view, controller.session)


def test_esc_a_lost_focus_a_pause_and_a_move_end_it(open_table: OpenTable) -> None:
    view, controller = open_table(long_column())

    def lose_focus() -> None:
        QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))

    def pause() -> None:
        controller.pause(True)
        controller.pause(False)

    ends: tuple[Callable[[], object], ...] = (
        lambda: keys(view, Qt.Key.Key_Escape),
        lose_focus,
        pause,
        lambda: view.resize(900, 640),
        lambda: press(view, centre(view, Spot(column(3), 0))),
    )
    for end in ends:
        hold_right(view, centre(view, COVERED))
        assert peeked(view) == COVERED
        end()
        assert peeked(view) is None
        assert_scene_matches(view, controller.session)
    release(view, centre(view, Spot(column(3), 0)))


def test_nothing_is_shown_whole_while_cards_are_in_the_hand_or_the_game_is_paused(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(long_column())
    keys(view, Qt.Key.Key_Space)
    hold_right(view, centre(view, COVERED))
    assert peeked(view) is None
    keys(view, Qt.Key.Key_Escape)
    controller.pause(True)
    hold_right(view, centre(view, COVERED))
    assert peeked(view) is None


def test_a_long_touch_shows_the_card_and_is_no_tap(open_table: OpenTable) -> None:
    view, controller = open_table(long_column())
    at = centre(view, COVERED)
    touch(view, QEvent.Type.MouseButtonPress, at)
    assert peeked(view) is None
    assert view._peek.waits
    view._peek._touch.timeout.emit()  # the time that Qt calls long is over
    assert peeked(view) == COVERED
    touch(view, QEvent.Type.MouseButtonRelease, at)
    assert peeked(view) is None
    assert controller.wishes == []


def test_a_short_touch_or_one_that_moves_shows_nothing(open_table: OpenTable) -> None:
    view, _ = open_table(long_column())
    at = centre(view, COVERED)
    touch(view, QEvent.Type.MouseButtonPress, at)
    touch(view, QEvent.Type.MouseButtonRelease, at)
    assert not view._peek.waits
    touch(view, QEvent.Type.MouseButtonPress, at)
    touch(view, QEvent.Type.MouseMove, at + QPoint(0, 60))
    assert not view._peek.waits
    touch(view, QEvent.Type.MouseButtonRelease, at + QPoint(0, 60))
    assert peeked(view) is None
