"""A plugin's set on the real table: the window never waits, and leaves nothing when it closes."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spider_qt.ui.actions import Command
from spider_qt.ui.table import drawing_room
from spider_qt.ui.table.drawing_room import room
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe
from tests.ui.conftest import LOOKS, TABLES, THEMES, WindowBench
from tests.ui.test_guest_art import RED, SLOW, Set, guarded

WEARING: Final = Choice(back="guest.set")


@pytest.fixture(autouse=True)
def _new_room(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin with a room that knows nothing."""
    monkeypatch.setattr(drawing_room, "_rooms", [])
    yield
    room().stop()
    room().deleteLater()


def wear(bench: WindowBench, svg: bytes) -> Outfit:
    theme = guarded(Set(svg))
    outfit = Outfit(WEARING, Wardrobe({**THEMES, theme.id: theme}, TABLES, LOOKS))
    bench.window.table.dress(outfit)
    return outfit


def reds(bench: WindowBench) -> int:
    """Count the pixels of the table that only the plugin's back has."""
    QApplication.processEvents()
    image = bench.window.table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    step = range(0, image.width(), 4)
    return sum(
        image.pixelColor(x, y).name() == "#ff0000"
        for y in range(0, image.height(), 4)
        for x in step
    )


def test_the_table_shows_a_plugins_back_once_it_is_drawn_with_nothing_done(
    bench: WindowBench, qtbot: QtBot
) -> None:
    wear(bench, RED)
    places = dict(bench.window.table.scene().picture.places)  # type: ignore[attr-defined]  # ours
    assert reds(bench) == 0
    with qtbot.waitSignal(bench.window.table.scene().changed, timeout=30000):
        pass  # the table paints itself anew, as nobody else asks it to
    qtbot.waitUntil(lambda: room().waiting == 0, timeout=30000)
    assert reds(bench) > 100
    assert bench.window.table.scene().picture.places == places  # type: ignore[attr-defined]  # ours


def test_the_game_is_played_while_a_plugins_picture_hangs(bench: WindowBench, qtbot: QtBot) -> None:
    outfit = wear(bench, SLOW)
    qtbot.waitUntil(lambda: room()._under_way is not None, timeout=30000)
    before = bench.controller.session.moves
    bench.do(Command.DEAL)
    bench.window.table.finish_animations()
    assert room()._under_way is not None
    assert bench.controller.session.moves == before + 1
    assert outfit.art(dark=False).faults == ()


def test_closing_the_window_while_a_picture_is_drawn_leaves_no_process(
    bench: WindowBench, qtbot: QtBot
) -> None:
    wear(bench, SLOW)
    qtbot.waitUntil(lambda: room()._under_way is not None, timeout=30000)
    assert room().process_id != 0
    bench.window.close()
    qtbot.waitUntil(lambda: room().process_id == 0)


def test_sets_can_be_changed_often(bench: WindowBench, qtbot: QtBot) -> None:
    for svg in (RED, RED.replace(b"ff0000", b"00ff00"), RED):
        wear(bench, svg)
        reds(bench)
    qtbot.waitUntil(lambda: room().waiting == 0, timeout=30000)
    assert reds(bench) > 100
