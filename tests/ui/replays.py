"""What the tests of the replay window share: a played game, and how its window is read."""

import random

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QToolButton

from spider_qt.engine import game
from spider_qt.engine.moves import DealMove
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import MoveWish
from spider_qt.ui.replay.window import ReplayWindow

from .conftest import WindowBench


def play(bench: WindowBench, actions: int, seed: int = 1) -> None:
    """Play so many actions, undo and redo among them."""
    choice = random.Random(seed)
    controller = bench.controller
    while len(controller.session.journal) < actions:
        bench.hands.now += 1.5
        wish = choice.random()
        if wish < 0.2 and controller.session.history.can_undo:
            controller.undo()
        elif wish < 0.25 and controller.session.history.can_redo:
            controller.redo()
        else:
            session = controller.session
            move = choice.choice(game.legal_moves(session.variant, session.layout))
            if isinstance(move, DealMove):
                controller.request_deal()
            else:
                controller.request_move(MoveWish(move))


def index(window: ReplayWindow) -> int:
    return window.player.state.index


def layouts_agree(window: ReplayWindow) -> bool:
    picture = window.table.picture
    assert picture is not None
    return picture.layout == window.player.state.moment.layout


def hidden(window: ReplayWindow) -> bool:
    return window.table.table_scene.hidden


def action(window: ReplayWindow, name: str) -> QAction:
    found = window.findChild(QAction, f"replay_{name}")
    assert found is not None
    return found


def button(window: ReplayWindow, name: str) -> QToolButton:
    return window.transport.buttons[name]


def file_dialog(window: ReplayWindow) -> QFileDialog:
    found = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    assert len(found) == 1
    return found[0]


def watched(bench: WindowBench, actions: int = 40) -> ReplayWindow:
    """Play so many actions and watch the game, from its beginning."""
    play(bench, actions)
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    bench.bot.waitUntil(window.isActiveWindow)
    return window
