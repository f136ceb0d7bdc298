"""A plugin that breaks while it is used is named and shown; the game goes on (E1, E2, E11)."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication, QMenu

from spider_qt.app.gui import Program
from spider_qt.app.paths import app_paths
from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.engine.rules import GroupRule
from spider_qt.plugins.faults import Fault
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import MoveWish, NewGameWish
from tests.app.conftest import Build
from tests.app.managing import FLAKY, game, managed, opened_manager
from tests.plugins.packing import wheel


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module of a tiny plugin is left behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]


def flaky(start: Build, error: str) -> Program:
    """A program with a game on the table whose rule for putting down cards breaks."""
    wheel(app_paths().plugins, "flaky", game("flaky", FLAKY, error=error))
    program = start()
    variant = program.controller.games.variants["flaky.game"]
    program.controller.new_game(NewGameWish("flaky.game", variant.suits, GroupRule.CLASSIC, 3))
    return program


def move(program: Program) -> None:
    """Wish for a move, which asks the broken rule."""
    first, second = PileId(PileKind.TABLEAU, 0), PileId(PileKind.TABLEAU, 1)
    program.controller.request_move(MoveWish(RunMove(first, 1, second)))


@pytest.mark.parametrize(
    "error", ['ValueError("no such suit")', "SystemExit(3)", "RecursionError()", "KeyError(1)"]
)
def test_a_rule_that_breaks_is_named_and_the_game_goes_on(start: Build, error: str) -> None:
    program = flaky(start, error)
    before = program.controller.session
    move(program)
    said = program.window.strip.text
    assert "flaky is broken" in said
    assert error.split("(")[0] in said
    assert program.controller.session.layout == before.layout
    move(program)  # told once; what the strip says stays until it is read
    assert program.window.strip.text == said
    program.controller.request_deal()
    assert program.controller.session.layout != before.layout
    program.controller.undo()
    assert program.controller.session.layout == before.layout


def test_the_message_leads_to_the_plugin_which_says_what_broke(start: Build) -> None:
    program = flaky(start, 'ValueError("no such suit")')
    move(program)
    strip = program.window.strip
    assert [button.text() for button in strip._buttons] == ["Show the plugin", "All right"]
    strip._buttons[0].click()
    manager = opened_manager(program)
    assert manager.rows[0] == ("The flaky plugin", "On, but something in it broke · Program")
    assert "ValueError: no such suit" in manager.page
    assert "flaky is broken" not in strip.text
    program.controller.request_deal()
    assert program.controller.in_progress


def test_another_game_runs_on_while_one_plugin_is_broken(start: Build) -> None:
    program = flaky(start, "ValueError()")
    move(program)
    program.controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC, 3))
    before = program.controller.session
    program.controller.request_deal()
    assert len(program.controller.session.journal) == len(before.journal) + 1


def test_what_breaks_in_another_thread_is_told_in_the_windows_own(start: Build) -> None:
    program = start()
    log = program.start.registry.faults

    class Worker(QThread):
        def run(self) -> None:
            log.record(Fault("slate", "slate.blue", "back_svg", "ValueError: torn"))

    worker = Worker(program.window)
    worker.start()
    assert worker.wait(10_000)
    assert "torn" not in program.window.strip.text  # not before the event loop brings it over
    QApplication.processEvents()
    assert "back_svg of slate.blue failed (ValueError: torn)" in program.window.strip.text


def test_a_fault_while_the_manager_is_open_is_seen_there_at_once(start: Build) -> None:
    program = flaky(start, "ValueError()")
    manager = managed(program)
    manager.dialog.select("flaky")
    assert ("The flaky plugin", "On · Program") in manager.rows
    move(program)
    assert manager.rows[0] == ("The flaky plugin", "On, but something in it broke · Program")


def test_the_start_names_what_was_left_out_and_leads_there(start: Build) -> None:
    wheel(app_paths().plugins, "ruin", "raise ValueError")
    marks = app_paths().plugin_marks
    marks.mkdir(parents=True)
    wheel(app_paths().plugins, "crashy", game("crashy"))
    (marks / "crashed-crashy.txt").write_text("1.0\nMEMORY", "utf-8")
    program = start()
    seen = []
    for _ in range(2):
        seen.append(program.window.strip.text)
        program.window.strip._buttons[0].click()
        manager = opened_manager(program)
        seen.append(manager.page.split("\n")[0])
        manager.dialog.close()
        QApplication.processEvents()
    assert "took too much memory the last time" in "".join(seen)
    assert {seen[1], seen[3]} == {"The ruin plugin", "The crashy plugin"}
    assert seen[1] in seen[0]
    assert seen[3] in seen[2]


def test_the_command_has_a_key_and_a_menu_entry(start: Build) -> None:
    program = start()
    action = program.window.commands[Command.PLUGINS]
    assert action.shortcuts()[0].toString() == "Ctrl+P"
    menus = program.window.menuBar().findChildren(QMenu)
    assert any(action in menu.actions() for menu in menus)


def test_once_the_fault_is_read_a_broken_rule_is_a_refusal_that_says_so(start: Build) -> None:
    program = flaky(start, "ValueError()")
    move(program)
    program.window.strip._buttons[1].click()
    assert program.window.strip.text == ""
    move(program)
    assert "are broken; the move was not played" in program.window.strip.text
