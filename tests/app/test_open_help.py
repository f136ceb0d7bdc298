"""Help that looks at hidden cards in the whole program: hidden until allowed, and real."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from spider_qt.app.gui import Program
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import SettingChanged
from spider_qt.ui.preferences import Preferences
from spider_qt.ui.solving.open_help import OpenHelp


def allow(program: Program, key: str, *, on: bool = True) -> None:
    preferences = program.window.findChild(Preferences)
    assert preferences is not None
    preferences.change(SettingChanged(key, on))


def test_the_commands_are_not_there_until_the_settings_allow_them(program: Program) -> None:
    commands = program.window.commands
    hidden = (Command.SOLVER_HINT, Command.SOLUTION, Command.BACK_TO_WINNABLE)
    assert not any(commands[command].isVisible() for command in hidden)
    heard: list[object] = []
    commands[Command.SOLUTION].triggered.connect(heard.append)
    QTest.keyClick(program.window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not heard  # the key does nothing either
    allow(program, "open_help")
    assert all(commands[command].isVisible() for command in hidden)
    allow(program, "open_help", on=False)
    assert not any(commands[command].isVisible() for command in hidden)


def test_a_real_solver_finds_a_hint_and_a_solution(program: Program) -> None:
    allow(program, "open_help")
    helper = program.window.findChild(OpenHelp)
    assert helper is not None
    program.window.commands[Command.SOLVER_HINT].trigger()
    controller = program.controller
    for _ in range(400):
        if controller.session.opened_help:
            break
        QTest.qWait(50)
    assert controller.session.opened_help
    assert "The game can be won in" in program.window.strip.text
    program.window.commands[Command.SOLUTION].trigger()
    assert helper.solution.demo.running  # the way is known by now
    for _ in range(100):
        if controller.session.moves:
            break
        QTest.qWait(20)
    helper.solution.stop()
    assert controller.session.moves >= 1
