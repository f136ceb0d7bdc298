"""What the tests of the list of kept games share."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QPushButton,
)

from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.games import GamesDialog

from .conftest import WindowBench


def games(bench: WindowBench) -> GamesDialog:
    """Open the dialog."""
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    assert isinstance(dialog, GamesDialog)
    bench.bot.waitUntil(dialog.isActiveWindow)
    return dialog


def click(dialog: GamesDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def rows(dialog: GamesDialog) -> list[str]:
    model = dialog.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def spoken(dialog: GamesDialog, row: int = 0) -> str:
    return str(dialog.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def said(dialog: GamesDialog) -> str:
    news = dialog.findChild(QLabel, "news")
    assert news is not None
    assert dialog.accessibleDescription() == news.text()
    return news.text()


def choose_file(dialog: GamesDialog, path: Path) -> None:
    (chooser,) = [c for c in dialog.findChildren(QFileDialog) if c.isVisible()]
    chooser.fileSelected.emit(str(path))
    chooser.close()


def button(dialog: GamesDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert found is not None
    return found
