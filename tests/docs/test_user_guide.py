"""What the player's guide promises is so: keys, menus, settings, and pictures."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from gallery import manual
from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs import overview
from spider_qt.ui.dialogs.plugins import PluginsDialog
from spider_qt.ui.replay import transport
from spider_qt.ui.replay import window as replay
from tests.app.conftest import end

ROOT: Final = Path(__file__).resolve().parents[2]
INTO: Final = " \u203a "
"""Between a menu and its entry."""
PAGE: Final = (ROOT / "docs" / "user-guide.md").read_text("utf-8")


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """The running program in English."""
    program = build(Options(), app_paths())
    qtbot.addWidget(program.window)
    program.window.present()
    yield program
    end(program)


def rows(head: str) -> list[list[str]]:
    """Return the cells of the table that has such a first head."""
    below = PAGE.split(f"\n| {head} |", 1)[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in below.splitlines()[2:]]


def plain(text: str) -> str:
    """Return a text of the program without the mark of its key and without its colon."""
    return text.replace("&", "").removesuffix(":")


def entries(menu: QMenu) -> Iterator[QAction]:
    """Return the entries of a menu that are no menus and no lines."""
    return (a for a in menu.actions() if not a.isSeparator() and a.menu() is None)


def test_every_menu_entry_is_listed_with_its_keys_and_no_other(program: Program) -> None:
    portable = QKeySequence.SequenceFormat.PortableText
    there = {
        f"{plain(menu.title())}{INTO}{plain(entry.text())}": ", ".join(
            keys.toString(portable) for keys in entry.shortcuts()
        )
        for menu in program.window.menuBar().findChildren(QMenu)
        if menu.menuAction() in program.window.menuBar().actions()
        for entry in entries(menu)
    }
    assert len(there) == len(Command)
    assert dict(rows("menu entry")) == there


def test_the_keys_of_the_table_are_those_of_the_overview() -> None:
    assert rows("keys on the table") == [[", ".join(keys), text] for keys, text in overview._TABLE]


def test_what_the_mouse_does_is_what_the_overview_says() -> None:
    told = re.findall(r"^- \*\*(.*?)\*\*", PAGE, re.MULTILINE)
    for what, _ in overview._MOUSE:
        assert what in told or what.lower() in PAGE.lower() or what.startswith("Drop")


def test_the_buttons_of_the_plugin_manager_are_all_there(program: Program) -> None:
    program.window.commands[Command.PLUGINS].trigger()
    dialog = program.window.findChild(PluginsDialog)
    assert dialog is not None
    rows_of_buttons = dialog.findChildren(QPushButton)
    there = {plain(b.text()) for b in rows_of_buttons if b.parentWidget() is not dialog.box}
    assert {name for name, _ in rows("button")} == there


def test_the_keys_of_a_replay_are_all_there() -> None:
    listed = {
        key: text
        for keys, texts in rows("keys in a replay")
        for key, text in zip(keys.split(", "), texts.split(", "), strict=False)
    }
    own = {keys: plain(text) for text, _, keys in replay._ACTIONS.values()}
    steps = {keys: text for name, (text, keys) in transport._TIPS.items() if name != "pause"}
    assert listed == own | steps


def test_every_setting_is_listed_and_no_other(program: Program) -> None:
    program.window.commands[Command.SETTINGS].trigger()
    dialog = program.window.findChild(QDialog, "settings")
    assert dialog is not None
    names = {plain(box.text()) for box in dialog.findChildren(QCheckBox)}
    names |= {plain(lab.text()) for lab in dialog.findChildren(QLabel) if lab.buddy() is not None}
    pages = dialog.findChild(QTabWidget)
    assert pages is not None
    dialog.close()
    QApplication.processEvents()
    assert {name for name, _ in rows("setting")} == names


def test_menu_names_in_the_text_lead_somewhere(program: Program) -> None:
    menus = {plain(m.title()): m for m in program.window.menuBar().findChildren(QMenu)}
    paths = re.findall(rf"\*([A-Z][a-z]+){INTO}([^*]+)\*", re.sub(r"\s+", " ", PAGE))
    assert len(paths) > 5
    for menu, entry in paths:
        assert entry in {plain(action.text()) for action in menus[menu].actions()}


def test_its_pictures_are_those_that_the_gallery_makes_and_they_are_small() -> None:
    pages = PAGE + (ROOT / "README.md").read_text("utf-8")
    shown = set(re.findall(r"images/([\w.-]+)\)", pages))
    assert shown == set(map(manual.file_name, manual.PICTURES))
    files = sorted(manual.FOLDER.iterdir())
    assert {file.name for file in files} == shown
    assert sum(file.stat().st_size for file in files) < 1_000_000
    assert all(QImage(str(file)).width() <= 880 for file in files)
