"""The score explained: opened by key, menu and press, in sum what the panel shows, won or not."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QTableWidget,
)

from spider_qt.engine.scoring_lines import lines_of
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import NewGameWish
from tests.ui.conftest import MEDIUM, SCHEMES, WindowBench

FINISHING = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS"


def table_of(dialog: QDialog) -> QTableWidget:
    (table,) = dialog.findChildren(QTableWidget)
    return table


def rows(dialog: QDialog) -> list[tuple[str, ...]]:
    """The texts of the table, row by row."""
    table = table_of(dialog)
    found = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        found.append(tuple(item.text() for item in items if item is not None))
    return found


def figure(bench: WindowBench) -> QAbstractButton:
    found = bench.window.findChild(QAbstractButton, "status_score")
    assert isinstance(found, QAbstractButton)
    return found


def points(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


def test_the_table_adds_up_to_the_score_of_the_panel(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.do(Command.DEAL)
    bench.do(Command.UNDO)
    bench.do(Command.SCORE)
    table = rows(bench.dialog("score"))
    assert table == [
        ("At the beginning", "", "", "500"),
        ("Moves", "0", "\N{MINUS SIGN}1", "0"),
        ("Deals", "1", "\N{MINUS SIGN}1", "\N{MINUS SIGN}1"),
        ("Finished runs", "0", "100", "0"),
        ("Score", "", "", "499"),
    ]
    assert sum(points(row[-1]) for row in table[:-1]) == points(table[-1][-1])
    assert figure(bench).accessibleName() == "Score: 499"


def test_a_key_and_a_press_on_the_figure_open_it(bench: WindowBench) -> None:
    bench.press("Ctrl+I")
    bench.dialog("score").close()
    QTest.mouseClick(figure(bench), Qt.MouseButton.LeftButton)
    bench.dialog("score").close()
    assert bench.window.table.hasFocus()


def test_the_figure_is_a_button_for_those_who_cannot_see_it(bench: WindowBench) -> None:
    interface = QAccessible.queryAccessibleInterface(figure(bench))
    assert interface is not None
    assert interface.role() is QAccessible.Role.PushButton
    assert interface.text(QAccessible.Text.Name) == "Score: 500"
    assert "line by line" in interface.text(QAccessible.Text.Description)
    interface.actionInterface().doAction("Press")  # which shows the button pressed for a moment
    bench.bot.waitUntil(lambda: bool(bench.dialogs()))
    bench.dialog("score").close()


def test_a_won_game_is_explained_too(bench: WindowBench) -> None:
    bench.set_up(FINISHING)
    bench.move("T2>T1")
    assert bench.controller.session.outcome == "won"
    bench.do(Command.SCORE)
    assert rows(bench.dialog("score"))[-2:] == [
        ("Finished runs", "1", "100", "100"),
        ("Score", "", "", "599"),
    ]


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_each_scheme_says_what_it_rewards_and_adds_up(bench: WindowBench, scheme: str) -> None:
    bench.controller.new_game(NewGameWish("spider", 2, MEDIUM.rule, 3), scheme)
    bench.pass_time(90)
    bench.do(Command.DEAL)
    bench.do(Command.UNDO)
    bench.do(Command.REDO)
    bench.do(Command.SCORE)
    dialog = bench.dialog("score")
    table = rows(dialog)
    session = bench.controller.session
    assert len(table) == len(lines_of(session)) + 1
    assert sum(points(row[-1]) for row in table[:-1]) == session.score.points
    said = {label.text() for label in dialog.findChildren(QLabel)}
    assert f"Scoring: {SCHEMES[scheme].name}" in said
    assert any(text.endswith(".") for text in said)


def test_it_speaks_the_language_that_is_chosen_while_it_is_open(bench: WindowBench) -> None:
    bench.do(Command.SCORE)
    dialog = bench.dialog("score")
    bench.languages.use("de")
    QApplication.processEvents()
    german = rows(dialog)
    assert german[0][0] == "Zu Beginn"
    assert table_of(dialog).accessibleName() == "Wie die Punkte zustande kamen"
    assert len(german) == 5


def test_without_a_game_there_is_nothing_to_explain(bench: WindowBench) -> None:
    bench.window._enable(None)
    assert not bench.window.commands[Command.SCORE].isEnabled()
    QTest.mouseClick(figure(bench), Qt.MouseButton.LeftButton)
    assert bench.dialogs() == []


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """A font half as large again."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
@pytest.mark.usefixtures("large")
def test_nothing_is_cut_off_on_a_small_screen_in_a_large_font(
    bench: WindowBench, scheme: str
) -> None:
    bench.controller.new_game(NewGameWish("spider", 4, MEDIUM.rule, 3), scheme)
    bench.do(Command.DEAL)
    bench.do(Command.SCORE)
    dialog = bench.dialog("score")
    table = table_of(dialog)
    assert dialog.width() <= 800
    assert dialog.height() <= 600
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(row, column)
            assert item is not None
            room = table.visualItemRect(item)
            metrics = QFontMetrics(item.font())
            assert room.width() > metrics.horizontalAdvance(item.text()), item.text()
            assert room.height() >= metrics.height()
            assert room.right() <= table.viewport().width()
    assert table.verticalScrollBar().maximum() == 0
    for label in dialog.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width())


def test_the_new_game_dialog_tells_what_each_scheme_rewards(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    schemes = dialog.findChild(QComboBox, "scoring")
    about = dialog.findChild(QLabel, "scoring_about")
    assert isinstance(schemes, QComboBox)
    assert isinstance(about, QLabel)
    assert schemes.count() == len(SCHEMES)
    told = set()
    for index in range(schemes.count()):
        schemes.setCurrentIndex(index)
        told.add(about.text())
        assert about.isVisible()
        assert about.text() == schemes.accessibleDescription()
        assert about.text() == schemes.itemData(index, Qt.ItemDataRole.ToolTipRole)
    assert len(told) == len(SCHEMES)
