"""Every dialog on the smallest screens, in a large font, with long words: it scrolls."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QTabWidget, QWidget

from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.dialog import Dialog

from .conftest import WindowBench
from .test_fit import cut, large, longer

__all__ = ["large", "longer"]

COMMANDS = [
    Command.NEW,
    Command.ENTER_CODE,
    Command.GAMES,
    Command.SAVE_AS,
    Command.STATISTICS,
    Command.SETTINGS,
    Command.KEYS,
    Command.ABOUT,
]
SIZES = [(640, 480), (800, 600)]


@pytest.fixture
def screen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QSize:
    """A screen of the size that the test is run with."""
    room = QSize(*request.param)
    monkeypatch.setattr(Dialog, "room", lambda _: room)
    return room


def pages(dialog: Dialog) -> Iterator[None]:
    tabs = dialog.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        QApplication.processEvents()
        QApplication.processEvents()
        yield


@pytest.mark.parametrize("screen", SIZES, indirect=True)
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.usefixtures("longer", "large")
def test_every_dialog_fits_the_screen_and_cuts_nothing(
    bench: WindowBench, command: Command, screen: QSize
) -> None:
    bench.do(command)
    dialog = bench.dialogs()[0]
    assert isinstance(dialog, Dialog)
    for _ in pages(dialog):
        assert dialog.width() <= screen.width()
        assert dialog.height() <= screen.height()
        assert cut(dialog) == []
        assert dialog.rect().contains(dialog.box.geometry())
    dialog.close()


@pytest.mark.parametrize("screen", SIZES[:1], indirect=True)
@pytest.mark.usefixtures("longer", "large", "screen")
def test_tab_brings_what_it_reaches_into_sight(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    dialog = bench.dialog("settings")
    assert isinstance(dialog, Dialog)
    area = dialog.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() > 0
    seen = set()
    for _ in range(40):
        focus = dialog.focusWidget()
        if focus is not None and focus not in seen and area.isAncestorOf(focus):
            seen.add(focus)
            if not isinstance(focus, QTabWidget) and not isinstance(focus.parent(), QTabWidget):
                assert is_in_sight(area, focus), focus
        QTest.keyClick(focus or dialog, Qt.Key.Key_Tab)
        QApplication.processEvents()
    assert len(seen) > 6
    dialog.close()


def is_in_sight(area: QScrollArea, widget: QWidget) -> bool:
    top = widget.mapTo(area.viewport(), widget.rect().topLeft()).y()
    return top >= -1 and top + min(widget.height(), 20) <= area.viewport().height() + 1


@pytest.mark.usefixtures("bench")
def test_on_a_large_screen_nothing_scrolls(bench: WindowBench) -> None:
    for command in COMMANDS:
        bench.do(command)
        dialog = bench.dialogs()[0]
        assert isinstance(dialog, Dialog)
        QApplication.processEvents()
        bar = dialog._area.verticalScrollBar()
        assert bar.maximum() == 0, command
        dialog.close()
        QApplication.processEvents()
