"""A24: a paused game is hidden, and there is no way to act on it: not one is left out.

Commands and the controller's methods are found, not listed: a new one fails here until
somebody has decided what it does in a pause.
"""

import inspect
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from spider_qt.engine.moves import Reason, Refusal, RunMove
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.messages import BestWish, LiftWish, MoveRefused, MoveWish

from .conftest import WindowBench

PLAYING_ON: Final = {Command.PAUSE, Command.QUIT}
"""The commands that end a pause, or the program."""
OTHER_GAMES: Final = {"new_game", "start", "resume", "restart"}
"""The methods that put another game on the table, which is then not paused."""
HARMLESS: Final = {"set_paused", "wish_of_code", "tell_end", "note_hint"}
"""The methods that only read, that note what was done already, or that are the pause itself."""

PRINTED: Final = (*range(0x20, 0x61), *range(0x7B, 0x7F))
EDITING: Final = range(0x01000000, 0x01000008)
ARROWS_TO_F20: Final = (*range(0x01000010, 0x01000018), *range(0x01000030, 0x01000043))

Ask = Callable[[GameController, RunMove], object]
WISHES: Final[dict[str, Ask]] = {
    "request_move": lambda c, move: c.request_move(MoveWish(move)),
    "request_lift": lambda c, move: c.request_lift(LiftWish(move.source, move.count)),
    "request_best": lambda c, move: c.request_best(BestWish(move.source, move.count)),
    "request_deal": lambda c, _: c.request_deal(),
    "undo": lambda c, _: c.undo(),
    "redo": lambda c, _: c.redo(),
}
QUERIES: Final[dict[str, tuple[Ask, object]]] = {
    "lift_refusal": (lambda c, m: c.lift_refusal(m.source, m.count), Refusal(Reason.PAUSED)),
    "targets": (lambda c, m: c.targets(m.source, m.count), ()),
    "best": (lambda c, m: c.best(m.source, m.count), None),
}


@pytest.fixture
def paused(bench: WindowBench) -> WindowBench:
    """A game of two deals with one undone, so that everything could be done; paused."""
    bench.controller.request_deal()
    bench.controller.request_deal()
    bench.controller.undo()
    bench.controller.set_paused(True)
    return bench


def legal_move(bench: WindowBench) -> RunMove:
    session = bench.controller.session
    moves = session.variant.legal_moves(session.layout)
    return next(move for move in moves if isinstance(move, RunMove))


def methods() -> set[str]:
    """The controller's own public methods."""
    return {
        name
        for name, value in vars(GameController).items()
        if inspect.isfunction(value) and not name.startswith("_")
    }


def test_it_is_decided_for_every_method_what_it_does_in_a_pause() -> None:
    known = set(WISHES) | set(QUERIES) | OTHER_GAMES | HARMLESS
    assert methods() == known


@pytest.mark.parametrize("name", WISHES)
def test_every_wish_is_refused_because_of_the_pause(paused: WindowBench, name: str) -> None:
    refused: list[MoveRefused] = []
    paused.controller.move_refused.connect(refused.append)
    before, kept = paused.controller.session, paused.journal.read_bytes()
    WISHES[name](paused.controller, legal_move(paused))
    assert [fact.refusal.reason for fact in refused] == [Reason.PAUSED]
    assert paused.controller.session is before
    assert paused.journal.read_bytes() == kept
    assert paused.controller.paused


@pytest.mark.parametrize("name", QUERIES)
def test_nothing_is_told_of_what_could_be_done(paused: WindowBench, name: str) -> None:
    ask, answer = QUERIES[name]
    assert ask(paused.controller, legal_move(paused)) == answer


@pytest.mark.parametrize("command", [c for c in Command if c not in PLAYING_ON])
def test_no_command_plays_on(paused: WindowBench, command: Command) -> None:
    before, clipboard = paused.controller.session, QGuiApplication.clipboard().text()
    for _ in range(2):
        paused.do(command)
        paused.window.commands[command].setEnabled(True)  # even if it were not greyed out
    assert paused.controller.session is before
    assert paused.controller.paused
    assert "T1:" not in QGuiApplication.clipboard().text().removeprefix(clipboard)
    for dialog in paused.dialogs():
        dialog.reject()
    if paused.window.help.rules is not None:
        paused.window.help.rules.close()
    if paused.window.isFullScreen():
        paused.do(Command.FULL_SCREEN)
    assert paused.controller.session is before


def test_neither_mouse_nor_keys_act_on_the_table(paused: WindowBench) -> None:
    table, before = paused.window.table, paused.controller.session
    viewport = table.viewport()
    for x in range(5, viewport.width(), 60):
        for y in range(5, viewport.height(), 90):
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    for key in map(Qt.Key, (*PRINTED, *EDITING, *ARROWS_TO_F20)):
        if key not in (Qt.Key.Key_Escape, Qt.Key.Key_P):  # these end a pause
            QTest.keyClick(table, key)
    assert paused.controller.session is before
    assert paused.controller.paused
    for dialog in paused.dialogs():
        dialog.reject()


def test_the_cards_are_neither_seen_nor_told(paused: WindowBench) -> None:
    assert QAccessible.queryAccessibleInterface(paused.window.table).childCount() == 0
    assert not any(item.isVisible() for item in paused.window.table.table_scene.cards.values())


@pytest.mark.parametrize("name", sorted(OTHER_GAMES))
def test_another_game_is_not_paused(paused: WindowBench, name: str) -> None:
    controller = paused.controller
    session = controller.session
    if name == "restart":
        controller.restart()
    elif name == "new_game":
        paused.deal_medium()
    else:
        getattr(controller, name)(session.restarted())
    assert not controller.paused


def test_after_the_pause_everything_goes_on_where_it_was(paused: WindowBench) -> None:
    before = paused.controller.session
    paused.do(Command.PAUSE)
    assert paused.controller.session is before
    paused.controller.redo()
    assert paused.controller.session.moves == before.moves + 1
