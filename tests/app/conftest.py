"""The whole program, started as often as a test wants, and ended after it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths

Build = Callable[[], Program]


def end(program: Program) -> None:
    """Close a program as its process would; a second time changes nothing."""
    program.window.close()
    program.languages.leave()
    if program.claim is not None:
        program.claim.release()


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Build]:
    """Starts the program as often as a test wants, and ends each one."""
    started: list[Program] = []

    def begin() -> Program:
        program = build(Options(), app_paths())
        started.append(program)
        qtbot.addWidget(program.window)
        program.window.present()
        return program

    yield begin
    for program in started:
        end(program)


@pytest.fixture
def program(start: Build, qtbot: QtBot) -> Program:
    """A program of which the whole table is to be seen."""
    made = start()
    made.window.resize(1280, 800)
    qtbot.waitExposed(made.window)
    return made
