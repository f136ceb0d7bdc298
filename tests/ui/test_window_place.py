"""The window comes back where it was, on a screen that exists, and never drifts."""

import base64
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.actions import Command
from spider_qt.ui.window_place import FRAME, START_SIZE, restore_place, saved_place

from .conftest import WindowBench


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def coded(text: str) -> str:
    return base64.b64encode(text.encode("ascii")).decode("ascii")


def test_five_restarts_leave_it_where_it_was(make_bench: Callable[[], WindowBench]) -> None:
    places = set()
    for number in range(6):
        bench = make_bench()
        bench.deal_medium()
        bench.window.present()
        if number == 0:
            bench.window.move(60, 40)
            bench.window.resize(700, 560)
        QApplication.processEvents()
        places.add((bench.window.pos().toTuple(), bench.window.size().toTuple()))
        bench.window.close()
    assert places == {((60, 40), (700, 560))}


def test_a_place_on_a_screen_that_is_gone_becomes_one_that_is_there(window: QWidget) -> None:
    restore_place(window, coded("600x400+5000+5000"))
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert room.contains(QRect(window.pos(), window.size()))
    assert window.size() == QSize(600, 400)


@pytest.mark.parametrize("corner", ["-590+10", "+10-390", "+790+10", "+10+795"])
def test_a_window_of_which_only_a_sliver_is_on_a_screen_is_pulled_in(
    window: QWidget, corner: str
) -> None:
    restore_place(window, coded(f"600x400{corner}"))
    room = QGuiApplication.primaryScreen().availableGeometry()
    title = QRect(window.pos(), QSize(window.width(), 24)).intersected(room)
    assert title.width() >= 80
    assert title.height() == 24


def test_a_window_larger_than_the_screen_is_made_to_fit(window: QWidget) -> None:
    restore_place(window, coded("9000x9000+0+0"))
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert window.width() <= room.width() - FRAME.width()
    assert window.height() <= room.height() - FRAME.height()


def test_a_size_that_the_player_gave_is_not_shrunk_for_the_frame(window: QWidget) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    restore_place(window, coded(f"{room.width()}x{room.height()}+0+0"))
    assert window.size() == room.size()


@pytest.mark.parametrize("saved", ["", "====", "bm9uc2Vuc2U=", coded("0x"), coded("1x1+1")])
def test_what_cannot_be_read_is_a_first_start(window: QWidget, saved: str) -> None:
    restore_place(window, saved)
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert window.size() == START_SIZE.boundedTo(room.size() - FRAME)
    assert room.contains(window.pos())


def test_on_wayland_only_the_size_is_kept(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    window.resize(640, 480)
    window.move(30, 20)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    assert base64.b64decode(saved_place(window)) == b"640x480"
    other = coded("500x300+70+80")
    restore_place(window, other)
    assert window.size() == QSize(500, 300)
    assert window.pos() == QPoint(30, 20)


def test_a_maximised_window_comes_back_maximised_over_its_own_size(
    make_bench: Callable[[], WindowBench],
) -> None:
    bench = make_bench()
    bench.deal_medium()
    bench.window.resize(640, 560)
    bench.window.move(20, 30)
    bench.window.present()
    bench.window.showMaximized()
    QApplication.processEvents()
    bench.window.close()
    kept = SettingsStore(bench.store.path).settings
    assert kept.maximized
    assert base64.b64decode(kept.window).startswith(b"640x560")
    again = make_bench()
    again.deal_medium()
    again.window.present()
    assert again.window.isMaximized()


def test_a_full_screen_comes_back_and_still_tells_the_way_out(
    make_bench: Callable[[], WindowBench],
) -> None:
    bench = make_bench()
    bench.store.change(full_screen=True)
    bench.deal_medium()
    bench.window.present()
    assert bench.window.isFullScreen()
    assert "Esc" in bench.window.strip.text


def test_quitting_in_full_screen_does_not_take_the_title_for_a_part_of_the_place(
    make_bench: Callable[[], WindowBench],
) -> None:
    bench = make_bench()
    bench.deal_medium()
    bench.window.present()
    bench.window.move(60, 40)
    QApplication.processEvents()
    assert bench.window.geometry().topLeft() != QPoint(60, 40)  # there is a frame
    for command_first in (True, False):  # then a start in full screen
        if command_first:
            bench.do(Command.FULL_SCREEN)
        assert bench.window.isFullScreen()
        bench.window.close()
        assert base64.b64decode(bench.store.settings.window).endswith(b"+60+40")
        bench = make_bench()
        bench.deal_medium()
        bench.window.present()


def test_the_way_out_is_not_told_any_more_once_it_was_taken(bench: WindowBench) -> None:
    bench.do(Command.FULL_SCREEN)
    assert "Esc" in bench.window.strip.text
    bench.press("Esc")
    assert not bench.window.isFullScreen()
    assert bench.window.strip.text == ""


def test_what_is_kept_is_a_value_that_the_settings_take(bench: WindowBench) -> None:
    bench.window.move(-5, 7)
    assert bench.store.change(window=saved_place(bench.window)) is None
    assert SettingsStore(bench.store.path).settings.window == saved_place(bench.window)
