"""The manager of plugins of a running program, and small plugins to put before it."""

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from spider_qt.app.gui import Program
from spider_qt.plugins.host import PluginHost
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.dialog import Dialog
from spider_qt.ui.dialogs.plugins import PluginsDialog
from spider_qt.ui.dialogs.plugins_model import STATE_ROLE

GAME = """
@hookimpl
def spider_variants(): return [SpiderVariant("{id}.game", "Game of {id}", "{prefix}")]
@hookimpl
def spider_scoring_schemes(): return [StandardScoring("{id}.points", "Points of {id}")]
"""
FLAKY = """
from dataclasses import dataclass
@dataclass(frozen=True)
class Flaky(SpiderVariant):
    def drop_refusal(self, layout, source, count, target):
        raise {error}
    def configured(self, suits, rule): return self
@hookimpl
def spider_variants(): return [Flaky("{id}.game", "Game of {id}", "{prefix}")]
"""
MADE = 'author = "Ada Example"\nlicence = "MIT"\ndescription = "A plugin of the tests."'


def game(plugin: str, code: str = GAME, **more: str) -> str:
    """The code of a plugin whose names are made of its id."""
    prefix = "".join(filter(str.isalpha, plugin)).upper()[:4]
    for name, text in {"id": plugin, "prefix": prefix, **more}.items():
        code = code.replace(f"{{{name}}}", text)
    return code


@dataclass
class Manager:
    """The open dialog, and the program around it."""

    program: Program
    dialog: PluginsDialog

    @property
    def host(self) -> PluginHost:
        return self.program.start.host

    @property
    def page(self) -> str:
        return self.dialog.page.toPlainText()

    @property
    def news(self) -> str:
        label = self.dialog.findChild(QLabel, "news")
        assert label is not None
        return label.text() if label.isVisibleTo(self.dialog) else ""

    @property
    def rows(self) -> list[tuple[str, str]]:
        """Names and the lines below them, as listed."""
        model = self.dialog.model
        indexes = [model.index(row, 0) for row in range(model.rowCount())]
        return [(str(index.data()), str(index.data(STATE_ROLE))) for index in indexes]

    def button(self, name: str) -> QPushButton:
        found = self.dialog.findChild(QPushButton, name)
        assert found is not None
        return found

    def press(self, name: str, plugin: str = "") -> None:
        """Press a button, at a plugin if one is named."""
        if plugin:
            self.dialog.select(plugin)
        button = self.button(name)
        assert button.isEnabled()
        assert button.isVisible()
        button.click()

    def search(self, text: str) -> None:
        line = self.dialog.findChild(QLineEdit, "search")
        assert line is not None
        assert line.isVisible()
        line.setText(text)

    def show_only(self, row: int) -> None:
        box = self.dialog.findChild(QComboBox, "show")
        assert box is not None
        box.setCurrentIndex(row)

    def choose_file(self, path: Path) -> None:
        """Press Install… and choose a file in the dialog that comes."""
        self.press("install")
        chooser = self.dialog.findChild(QFileDialog)
        assert chooser is not None
        chooser.fileSelected.emit(str(path))
        chooser.reject()


def managed(program: Program) -> Manager:
    """Open the manager by its command."""
    program.window.commands[Command.PLUGINS].trigger()
    return opened_manager(program)


def opened_manager(program: Program) -> Manager:
    """The manager that is open."""
    found = [d for d in program.window.findChildren(PluginsDialog) if d.isVisible()]
    assert len(found) == 1
    found[0].activateWindow()
    assert QTest.qWaitForWindowActive(found[0])
    return Manager(program, found[0])


def asked(program: Program, name: str = "question") -> Dialog:
    """The question, or another dialog, that is open."""
    every = program.window.findChildren(Dialog, name)
    found = [dialog for dialog in every if dialog.isVisible()]
    assert len(found) == 1, [dialog.objectName() for dialog in every]
    return found[0]


def words(dialog: QDialog) -> str:
    """All that a question or message says."""
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def nothing_asked(program: Program) -> bool:
    """Whether no question and no message is open."""
    every = program.window.findChildren(Dialog)
    return not [d for d in every if d.isVisible() and d.objectName() in ("question", "reading")]


def answer(program: Program, *, yes: bool) -> None:
    """Answer the question by the keyboard."""
    QTest.keyClick(asked(program), Qt.Key.Key_Return if yes else Qt.Key.Key_Escape)


def drop(target: QWidget, *paths: Path) -> bool:
    """Drop files; False if what is dragged is refused already."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    spot, none = QPoint(60, 60), Qt.KeyboardModifier.NoModifier
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(spot, copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(target, QDropEvent(QPointF(spot), copy, data, left, none))
    return True


def odd_zip(path: Path, fill: Callable[[zipfile.ZipFile], object]) -> Path:
    """Write a zip by hand."""
    with zipfile.ZipFile(path, "w") as archive:
        fill(archive)
    return path
