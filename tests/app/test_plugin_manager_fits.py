"""The manager on small screens, in large fonts, long words and every language."""

import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from spider_qt.app.paths import app_paths
from spider_qt.ui.dialogs.dialog import Dialog
from spider_qt.ui.languages import LANGUAGES
from tests.app.conftest import Build
from tests.app.managing import MADE, Manager, asked, drop, game, managed
from tests.plugins.packing import data_files, foldered, wheel
from tests.ui.test_fit import cut, large, longer

__all__ = ["large", "longer"]

SIZES = [(640, 480), (800, 600)]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module of a tiny plugin is left behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]


@pytest.fixture
def screen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QSize:
    """A screen of the size that the test is run with."""
    room = QSize(*request.param)
    monkeypatch.setattr(Dialog, "room", lambda _: room)
    return room


def crowded(start: Build) -> Manager:
    """The manager with enough plugins for a search, a broken one at the top."""
    folder = app_paths().plugins
    for number in range(10):
        foldered(folder / f"more{number}", data_files(f"more-{number}"))
    wheel(folder, "ruin", 'raise ValueError("a long story " * 40)')
    return managed(start())


def settled(dialog: Dialog, screen: QSize) -> None:
    """Nothing of a dialog is cut, and it is no larger than the screen."""
    QApplication.processEvents()
    QApplication.processEvents()
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()
    assert cut(dialog) == []
    assert dialog.rect().contains(dialog.box.geometry())


@pytest.mark.parametrize("screen", SIZES, indirect=True)
@pytest.mark.usefixtures("longer", "large")
def test_the_manager_fits_the_screen_and_cuts_nothing(start: Build, screen: QSize) -> None:
    manager = crowded(start)
    for plugin in ("ruin", "more-1", "builtins"):
        manager.dialog.select(plugin)
        settled(manager.dialog, screen)
    manager.press("copy")
    settled(manager.dialog, screen)


@pytest.mark.parametrize("screen", SIZES[:1], indirect=True)
@pytest.mark.usefixtures("longer", "large")
def test_the_question_before_a_program_fits_the_smallest_screen(
    start: Build, screen: QSize
) -> None:
    program = start()
    file = wheel(app_paths().plugins.parent, "narrow", game("narrow"), more=MADE)
    drop(program.window, file)
    settled(asked(program), screen)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_key_marks_two_things_in_any_language(start: Build, code: str) -> None:
    manager = crowded(start)
    manager.program.languages.use(code)
    for plugin in ("ruin", "more-1"):
        manager.dialog.select(plugin)
        for _ in range(2):
            labels = [label for label in manager.dialog.findChildren(QLabel) if label.buddy()]
            shown: list[QLabel | QPushButton] = [
                *labels,
                *manager.dialog.findChildren(QPushButton),
            ]
            texts = [one.text() for one in shown if one.isVisibleTo(manager.dialog)]
            marks = [mark.lower() for text in texts for mark in re.findall(r"&(\w)", text)]
            assert len(marks) == len(set(marks)), sorted(texts)
            assert len(marks) >= 7
            manager.press("switch")


@pytest.mark.parametrize("code", ["de", "nb", "tr", "nl"])
def test_the_manager_follows_the_language_while_it_is_open(start: Build, code: str) -> None:
    foldered(app_paths().plugins / "slate", data_files("slate"))
    manager = managed(start())
    manager.dialog.select("slate")
    manager.program.languages.use("en")
    QApplication.processEvents()
    page, rows, text = manager.page, manager.rows, manager.button("install").text()
    manager.program.languages.use(code)
    QApplication.processEvents()
    assert manager.page != page
    assert manager.rows != rows
    assert manager.button("install").text() != text
    manager.program.languages.use("en")
    QApplication.processEvents()
    assert (manager.page, manager.rows) == (page, rows)
