"""Two thousand random actions: whatever a player does, the picture is the game."""

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import (
    FakeController,
    animator_of,
    assert_scene_matches,
    dealt,
    long_column,
    stock_point,
)

ACTIONS = 2000
KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_B,
]
BUTTONS = [Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton]


class Player:
    """Does one thing after the other, with a seed of its own."""

    def __init__(self, view: TableView, controller: FakeController, seed: int) -> None:
        self.view = view
        self.controller = controller
        self.random = random.Random(seed)
        self.down = Qt.MouseButton.NoButton
        self.time = 1000

    def point(self) -> QPoint:
        """A point of the table, most often on a card."""
        picture, dice = self.view.picture, self.random
        assert picture is not None
        if dice.random() < 0.1:
            return stock_point(self.view)
        if dice.random() < 0.2:
            return QPoint(dice.randrange(self.view.width()), dice.randrange(self.view.height()))
        column_id = dice.choice(picture.layout.columns)
        box = picture.group_box(picture.last_spot(column_id))
        high = box.bottom - picture.box(column_id).y
        return QPoint(
            round(box.x + dice.random() * box.width),
            round(picture.box(column_id).y + dice.random() * high),
        )

    def mouse(self, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        """Send a mouse event that follows from the ones before."""
        self.time += self.random.choice([5, 40, 150, 700])
        at = QPointF(self.point())
        event = QMouseEvent(
            kind, at, QPointF(self.view.mapToGlobal(at)), button, self.down, Qt.KeyboardModifier(0)
        )
        event.setTimestamp(self.time)
        QApplication.sendEvent(self.view.viewport(), event)

    def press(self) -> None:
        button = self.random.choice(BUTTONS)
        self.down |= button
        kinds = [QEvent.Type.MouseButtonPress] * 3 + [QEvent.Type.MouseButtonDblClick]
        self.mouse(self.random.choice(kinds), button)

    def move(self) -> None:
        self.mouse(QEvent.Type.MouseMove, Qt.MouseButton.NoButton)

    def release(self) -> None:
        button = self.random.choice(BUTTONS)
        self.down &= ~button
        self.mouse(QEvent.Type.MouseButtonRelease, button)

    def drag(self) -> None:
        self.down = Qt.MouseButton.LeftButton
        self.mouse(QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton)
        for _ in range(3):
            self.move()
        self.down = Qt.MouseButton.NoButton
        self.mouse(QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton)

    def key(self) -> None:
        shift = self.random.random() < 0.1
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.view, self.random.choice(KEYS), modifier)

    def resize(self) -> None:
        self.view.resize(self.random.randrange(320, 1600), self.random.randrange(240, 1000))

    def history(self) -> None:
        self.random.choice([self.controller.undo, self.controller.redo])()

    def play(self) -> None:
        moves = self.controller.session.variant.legal_moves(self.controller.session.layout)
        if moves:
            self.controller.play(self.random.choice(moves))

    def new_game(self) -> None:
        if self.random.random() < 0.2:
            self.controller.start(
                long_column()
                if self.random.random() < 0.3
                else dealt(self.random.randrange(1000), self.random.choice([1, 2, 4]))
            )

    def pause(self) -> None:
        self.controller.pause(True)
        self.drag()
        self.key()
        self.controller.pause(False)

    def unfocus(self) -> None:
        QApplication.sendEvent(self.view, QFocusEvent(QEvent.Type.FocusOut))

    def manners(self) -> None:
        dice = self.random
        self.view.set_options(
            TableOptions(
                animation=dice.choice(list(AnimationSpeed)),
                auto_place=dice.random() < 0.5,
                double_click=dice.random() < 0.7,
                click_to_move=dice.random() < 0.5,
                mark_targets=dice.random() < 0.8,
            )
        )

    def moment(self) -> None:
        animator = animator_of(self.view)
        if animator.running:
            animator.show_moment(self.random.choice([50, 200, 500, 5000]))

    def events(self) -> None:
        QApplication.processEvents()

    def act(self) -> None:
        """Do one thing."""
        often = [self.press, self.release, self.move, self.move, self.drag, self.drag, self.key]
        often += [self.key, self.key, self.history, self.play, self.moment]
        seldom = [self.resize, self.new_game, self.pause, self.unfocus, self.manners, self.events]
        self.random.choice(often if self.random.random() < 0.9 else seldom)()


@pytest.mark.parametrize("seed", [1, 2])
def test_after_two_thousand_random_actions_the_picture_is_the_game(
    open_table: OpenTable, seed: int
) -> None:
    view, controller = open_table(dealt(), TableOptions())
    player = Player(view, controller, seed)
    for number in range(ACTIONS // 2):
        player.act()
        if number % 25 == 0:
            QTest.keyClick(view, Qt.Key.Key_Escape)
            player.unfocus()
            view.finish_animations()
            assert_scene_matches(view, controller.session)
    player.unfocus()
    view.finish_animations()
    assert_scene_matches(view, controller.session)
    assert not any(view.table_scene.marked().values())
    assert len(controller.wishes) > 100
    assert len(controller.refusals) > 30
