"""Every command by its key, what is enabled when, and what leaves the window alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget

from spider_qt.engine.notation import parse_position
from spider_qt.ui.actions import Command, keys_text

from .conftest import VARIANTS, WindowBench


def moves(bench: WindowBench) -> int:
    return bench.controller.session.moves


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        ("Ctrl+N", "new_game"),
        ("Ctrl+E", "enter_code"),
        ("Ctrl+,", "settings"),
        ("Ctrl+F1", "overview"),
    ],
)
def test_a_key_opens_its_dialog_and_esc_closes_it(bench: WindowBench, keys: str, name: str) -> None:
    bench.press(keys)
    dialog = bench.dialog(name)
    bench.press("Esc", dialog)
    assert bench.dialogs() == []
    assert moves(bench) == 0


def test_d_deals_and_undo_and_redo_have_their_keys(bench: WindowBench) -> None:
    start = bench.controller.session.layout
    bench.press("D")
    dealt = bench.controller.session.layout
    assert dealt != start
    bench.press("Ctrl+Z")
    assert bench.controller.session.layout == start
    bench.press("Ctrl+Y")
    assert bench.controller.session.layout == dealt
    bench.press("Ctrl+Z")
    bench.press("Ctrl+Shift+Z")
    assert bench.controller.session.layout == dealt


def test_ctrl_r_restarts_at_once_when_nothing_was_done(bench: WindowBench) -> None:
    before = bench.controller.session
    bench.press("Ctrl+R")
    assert bench.dialogs() == []
    assert bench.controller.session.layout == before.layout
    assert bench.controller.session is not before


def test_ctrl_shift_c_copies_the_code(bench: WindowBench) -> None:
    bench.press("Ctrl+Shift+C")
    assert QGuiApplication.clipboard().text() == "SP1-S2C-AAAAAAD"
    assert "SP1-S2C-AAAAAAD" in bench.window.strip.text


def test_the_copied_position_can_be_read_back(bench: WindowBench) -> None:
    bench.press("Ctrl+Shift+X")
    position = parse_position(QGuiApplication.clipboard().text(), VARIANTS)
    assert position.layout.columns == bench.controller.session.layout.columns
    assert position.score == 500


def test_p_pauses_and_goes_on(bench: WindowBench) -> None:
    states = []
    for _ in range(2):
        bench.press("P")
        states.append((bench.controller.paused, bench.window.commands[Command.PAUSE].isChecked()))
    assert states == [(True, True), (False, False)]


def test_esc_ends_a_pause(bench: WindowBench) -> None:
    bench.press("P")
    bench.press("Esc")
    assert not bench.controller.paused


def test_b_sends_the_focused_cards_to_their_best_column(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 9H 6S\nT3: KD")
    bench.press("B")
    assert [len(p) for _, p in bench.controller.session.layout.items()][:3] == [0, 3, 1]


def test_the_menu_sends_to_the_best_column_too(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 9H 6S\nT3: KD")
    bench.do(Command.BEST)
    assert moves(bench) == 1


@pytest.mark.parametrize("keys", ["F11", "Esc"])
def test_full_screen_tells_the_way_out_and_both_ways_work(bench: WindowBench, keys: str) -> None:
    bench.press("F11")
    assert bench.window.isFullScreen()
    assert "F11" in bench.window.strip.text
    assert "Esc" in bench.window.strip.text
    assert bench.window.commands[Command.FULL_SCREEN].isChecked()
    bench.press(keys)
    assert not bench.window.isFullScreen()
    assert not bench.window.commands[Command.FULL_SCREEN].isChecked()


def test_esc_puts_lifted_cards_back_before_it_leaves_the_full_screen(bench: WindowBench) -> None:
    bench.press("F11")
    bench.press("Space")
    bench.press("Esc")
    assert bench.window.isFullScreen()
    bench.press("Esc")
    assert not bench.window.isFullScreen()


def test_f1_opens_the_rules_beside_the_game_and_does_not_block_it(bench: WindowBench) -> None:
    bench.press("F1")
    page = bench.window.findChild(QWidget, "rules")
    assert page is not None
    assert page.isVisible()
    assert page.windowModality() is Qt.WindowModality.NonModal
    bench.do(Command.DEAL)
    assert moves(bench) == 1


@pytest.mark.parametrize("keys", ["Esc", "F1", "Ctrl+W"])
def test_the_rules_close_by_keys_and_open_again(bench: WindowBench, keys: str) -> None:
    for _ in range(2):
        bench.do(Command.RULES)
        page = bench.window.findChild(QWidget, "rules")
        assert page is not None
        bench.bot.waitUntil(page.isActiveWindow)
        bench.press(keys, page)
        assert not page.isVisible()
        bench.bot.waitUntil(bench.window.isActiveWindow)


def test_ctrl_q_closes_the_window(bench: WindowBench) -> None:
    bench.press("Ctrl+Q")
    assert not bench.window.isVisible()


def test_about_tells_the_version(bench: WindowBench) -> None:
    bench.do(Command.ABOUT)
    assert bench.dialog("about").isVisible()


def test_nothing_to_undo_and_nothing_to_redo_is_shown_as_disabled(bench: WindowBench) -> None:
    undo, redo = bench.window.commands[Command.UNDO], bench.window.commands[Command.REDO]
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    bench.do(Command.DEAL)
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    bench.do(Command.UNDO)
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


def test_a_deal_stays_enabled_over_an_empty_column_so_that_it_can_say_why(
    bench: WindowBench,
) -> None:
    bench.set_up("T1: 5S\nstock: AS")
    assert bench.window.commands[Command.DEAL].isEnabled()
    bench.press("D")
    assert moves(bench) == 0
    assert "column 2" in bench.window.strip.text


@pytest.mark.parametrize(
    "try_it",
    [
        lambda bench: bench.press("D"),
        lambda bench: bench.do(Command.DEAL),
        lambda bench: bench.window.table.deal_requested.emit(),
        lambda bench: bench.press("Ctrl+Z"),
        lambda bench: bench.press("B"),
        lambda bench: bench.press("Space"),
    ],
)
def test_while_paused_nothing_changes_whoever_asks(
    bench: WindowBench, try_it: Callable[[WindowBench], None]
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.press("P")
    try_it(bench)
    assert bench.controller.session is before
    assert bench.controller.paused


def test_a_position_without_a_code_has_no_code_to_copy(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 6S")
    assert not bench.window.commands[Command.COPY_CODE].isEnabled()
    bench.deal_medium()
    assert bench.window.commands[Command.COPY_CODE].isEnabled()


def test_the_title_names_game_suits_and_rule(bench: WindowBench) -> None:
    assert bench.window.windowTitle() == "Spider, 2 suits, Classic · Spider Qt"
    bench.controller.new_game(bench.controller.wish_of_code("RS1-S1R-AAAAAAA"))
    assert bench.window.windowTitle() == "Relaxed Spider, 1 suit · Spider Qt"


def test_every_command_is_in_a_menu_with_its_keys_in_the_tooltip(bench: WindowBench) -> None:
    shown = {
        action for menu in bench.window.menuBar().findChildren(QMenu) for action in menu.actions()
    }
    for command in Command:
        action = bench.window.commands[command]
        assert action in shown, command
        assert action.toolTip() != action.text()
        assert keys_text(action) in action.toolTip()


def test_no_key_is_used_twice(bench: WindowBench) -> None:
    keys = [key.toString() for c in Command for key in bench.window.commands[c].shortcuts()]
    assert len(keys) == len(set(keys))
    assert all(QKeySequence(key).count() == 1 for key in keys)


def test_a_modifier_that_was_held_when_the_window_lost_the_focus_is_forgotten(
    bench: WindowBench,
) -> None:
    other = QWidget()
    bench.bot.addWidget(other)
    QTest.keyPress(bench.window.table, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    other.show()
    other.activateWindow()
    bench.bot.waitUntil(other.isActiveWindow)
    bench.window.activateWindow()
    bench.bot.waitUntil(bench.window.isActiveWindow)
    bench.window.table.setFocus()
    bench.press("D")
    assert moves(bench) == 1


def test_a_key_that_is_held_down_deals_one_row_only(bench: WindowBench) -> None:
    table = bench.window.table
    for repeated in (False, True, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d", repeated
        )
        QTest.qWait(0)
        QApplication.sendEvent(bench.window.windowHandle(), event)
    assert table.isVisible()
    assert moves(bench) == 1
    assert bench.window.commands[Command.UNDO].autoRepeat()


def test_the_overview_of_keys_opens_once_and_closes_with_the_window(bench: WindowBench) -> None:
    for _ in range(3):
        bench.do(Command.KEYS)
    dialog = bench.dialog("overview")
    assert bench.dialogs() == [dialog]
    assert dialog.windowModality() is Qt.WindowModality.NonModal
    bench.window.close()
    assert bench.dialogs() == []


def test_a_maximised_window_is_maximised_again_after_the_full_screen(bench: WindowBench) -> None:
    bench.window.showMaximized()
    bench.press("F11")
    bench.press("F11")
    assert bench.window.isMaximized()


def test_a_typed_code_at_the_start_asks_before_it_gives_up_a_kept_game(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.window.play(bench.controller.wish_of_code("SP1-S1C-AAAAAAB"))
    bench.press("Esc", bench.dialog("leaving"))
    assert bench.controller.code == "SP1-S2C-AAAAAAD"
    bench.do(Command.UNDO)
    bench.deal_medium()
    bench.window.play(bench.controller.wish_of_code("SP1-S1C-AAAAAAB"))
    assert bench.controller.code == "SP1-S1C-AAAAAAB"


def test_the_log_folder_opens_in_the_file_manager_and_is_named_without_one(
    bench: WindowBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    works = True

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return works

    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", open_url)
    folder = tmp_path / "log"
    bench.window.help.open_folder(folder)
    assert opened == [str(folder)]
    assert folder.is_dir()
    assert bench.dialogs() == []
    works = False
    bench.window.help.open_folder(folder)
    label = bench.dialog("reading").findChild(QLabel)
    assert label is not None
    assert str(folder) in label.text()
