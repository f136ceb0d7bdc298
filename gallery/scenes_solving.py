"""Scenes of what looks at hidden cards; the real solver answers, on positions small enough."""

from collections.abc import Callable
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gallery.scene import DIALOGS, TABLE, Scene, deal, opened, position
from spider_qt.app.gui import Program
from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.analysis import AnalysisDialog
from spider_qt.ui.messages import MoveWish
from spider_qt.ui.solving.knowledge import State
from spider_qt.ui.solving.open_help import OpenHelp

_SPOILABLE: Final = """suits: 2
T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
T2: AS
T3: 5H* AH
T4: 4S 6H 8S QH
T5: 2H JS JH 3S
T6: QS 9H 5S
T7: 4H 8H 6S TS
T8: TH KS 2S 3H
T9: KH 7H 9S
T10: 7S AS
done: S S H H H
"""
"""It can be won, but no longer once the ace of hearts lies on the 2 of spades."""
_SPOIL: Final = RunMove(column(3), 1, column(1))
_THEN: Final = RunMove(column(9), 1, column(7))
_PATIENCE: Final = 400
"""So many times 50 ms the solver is waited for."""


def _wait(until: Callable[[], bool]) -> None:
    for _ in range(_PATIENCE):
        if until():
            return
        QTest.qWait(50)


def _helper(program: Program) -> OpenHelp:
    found = program.window.findChild(OpenHelp)
    assert found is not None
    return found


def _state(program: Program) -> State:
    return _helper(program).winnable.sign.standing.state


def _winnable(program: Program) -> QWidget:
    """Show a game that can be won."""
    window = deal(program)
    _wait(lambda: _state(program) is State.WINNABLE)
    return window


def _no_longer(program: Program) -> QWidget:
    """Show a game that can no longer be won, though moves are left."""
    window = position(program, _SPOILABLE)
    _wait(lambda: _state(program) is State.WINNABLE)
    program.controller.request_move(MoveWish(_SPOIL))
    _wait(lambda: _state(program) is State.LOST)
    return window


def _solution(program: Program) -> QWidget:
    """Show the solution while it is being played."""
    window = position(program, _SPOILABLE)
    program.window.commands[Command.SOLUTION].trigger()
    _wait(lambda: program.controller.session.moves > 1)
    _helper(program).solution.demo._timer.stop()  # it stays where it is for the picture
    return window


def _analysis(program: Program) -> QWidget:
    """Show which move lost a game, and what way there was."""
    position(program, _SPOILABLE)
    for move in (_SPOIL, _THEN):
        program.controller.request_move(MoveWish(move))
    program.window.commands[Command.ANALYSE].trigger()
    dialog = opened(program)
    assert isinstance(dialog, AnalysisDialog)
    _wait(lambda: dialog.analysis.asked is None)
    return dialog


SCENES: Final = (
    Scene("winnable", TABLE, _winnable, {"show_winnable": True}),
    Scene("no-longer-winnable", TABLE, _no_longer, {"show_winnable": True}),
    Scene("solution", TABLE, _solution, {"open_help": True, "animation": "off"}),
    Scene("analysis", DIALOGS, _analysis),
)
