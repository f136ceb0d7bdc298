"""Tab walks through every dialog from top to bottom, whatever is shown in it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QRadioButton,
    QTabWidget,
    QWidget,
)

from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.choices import Choices
from spider_qt.ui.dialogs.new_game import NewGameDialog

from .conftest import WindowBench


@pytest.mark.parametrize(
    ("command", "page"),
    [(Command.NEW, 0), (Command.ENTER_CODE, 0), (Command.SETTINGS, 0), (Command.SETTINGS, 1)],
)
def test_tab_walks_through_a_dialog_from_top_to_bottom(
    bench: WindowBench, command: Command, page: int
) -> None:
    bench.do(command)
    dialog = bench.dialogs()[0]
    for tabs in dialog.findChildren(QTabWidget):
        tabs.setCurrentIndex(page)
    for levels in dialog.findChildren(Choices, "levels"):
        levels.buttons[-1].setChecked(True)
    for undo in dialog.findChildren(QComboBox, "undo"):
        undo.setCurrentIndex(1)
    dialog.activateWindow()
    bench.bot.waitUntil(dialog.isActiveWindow)
    first = QApplication.focusWidget()
    assert first is not None
    passed: list[QWidget] = []
    widget = first
    while widget not in passed:
        passed.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        found = QApplication.focusWidget()
        assert found is not None
        widget = found
    assert widget is first
    places = [w.mapTo(dialog, w.rect().center()).toTuple() for w in passed]
    parts = {place: _part(dialog, w) for place, w in zip(places, passed, strict=True)}
    downwards = sorted(places, key=lambda place: (parts[place], place[1], place[0]))
    begin = places.index(downwards[0])  # a dialog may open at a field below its tabs
    assert places[begin:] + places[:begin] == downwards
    assert len(passed) >= 2


def _part(dialog: QDialog, widget: QWidget) -> int:
    """Which part of a dialog comes first: the list of games, the fields, the buttons."""
    if not isinstance(dialog, NewGameDialog):
        return 0
    if dialog.finder.isAncestorOf(widget):
        return 1
    return 3 if dialog.box.isAncestorOf(widget) else 2


def test_the_fields_of_another_game_are_in_order_too(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    assert isinstance(dialog, NewGameDialog)
    dialog.activateWindow()
    bench.bot.waitUntil(dialog.isActiveWindow)
    for game in ("spider", "scorpion", "fair-maids", "simple-simon"):
        dialog.finder.show_game(game)
        dialog.finder.changed.emit()
        favourite = dialog.findChild(QCheckBox, "favourite")
        assert favourite is not None
        favourite.setFocus()
        QTest.keyClick(favourite, Qt.Key.Key_Tab)
        choices = game != "fair-maids"
        expected = QRadioButton if choices else QComboBox
        assert isinstance(QApplication.focusWidget(), expected), game
