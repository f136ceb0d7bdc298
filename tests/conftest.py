"""What every test starts from: no screen, a home of its own, and nothing left behind.

The leak check is a pair of hooks rather than a fixture, so that it sees what is left
after the last fixture was taken down. It imports nothing: a test run without PySide6
(the pure packages' tests can do that) only has its threads checked.
"""

import gc
import itertools
import os
import re
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

# Before any test module is imported, and handed on to the programs that tests start.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # the program follows the system's language
os.environ.pop("LANGUAGE", None)

ROOT: Final = Path(__file__).resolve().parent.parent
_QT_OPTIONS: Final = ("qt_api", "qt_log_level_fail", "qt_default_raising")
_homes = itertools.count()


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Know pytest-qt's options without it: ``-p no:pytest-qt`` needs no PySide6."""
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in _QT_OPTIONS:
            parser.addini(name, "known to pytest-qt")
        parser.addini("qt_log_ignore", "known to pytest-qt", type="linelist")


@pytest.fixture(scope="session")
def _homes_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def spider_home(_homes_root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the program's saves and settings, new for each test, not yet made."""
    home = _homes_root / str(next(_homes))
    monkeypatch.setenv("SPIDER_QT_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def project_root() -> Path:
    """The checkout's top folder."""
    return ROOT


class _Qt:
    """What is alive in Qt, read through the modules that something else imported."""

    def __init__(self, core: ModuleType, widgets: ModuleType | None, shiboken: ModuleType) -> None:
        self.core: Any = core
        self.widgets: Any = widgets
        self.shiboken: Any = shiboken

    @classmethod
    def loaded(cls) -> "_Qt | None":
        """Return the Qt of this process once it runs an application, otherwise None."""
        core: Any = sys.modules.get("PySide6.QtCore")
        shiboken = sys.modules.get("shiboken6.Shiboken")
        if core is None or shiboken is None or core.QCoreApplication.instance() is None:
            return None
        return cls(core, sys.modules.get("PySide6.QtWidgets"), shiboken)

    @staticmethod
    def end_drawing() -> None:
        """End the processes beside the game, as the end of a program does, which no test sees."""
        drawing: Any = sys.modules.get("spider_qt.ui.table.drawing_room")
        for made in drawing._rooms if drawing else ():
            if drawing.shiboken6.isValid(made):
                made.stop()
        solving: Any = sys.modules.get("spider_qt.ui.solving.desk")
        for made in solving._desks.values() if solving else ():
            if solving.shiboken6.isValid(made):
                made.stop()

    def settle(self) -> None:
        """Carry out what was already on its way: deferred deletions and their events."""
        event: Any = self.core.QEvent
        for _ in range(2):
            self.core.QCoreApplication.sendPostedEvents(None, event.Type.DeferredDelete)
            self.core.QCoreApplication.processEvents()

    def alive(self) -> dict[int, str]:
        """Return everything a test must not leave, by address, each with what to call it."""
        found: dict[int, str] = {}
        for thing in self._candidates():
            said = self._activity(thing)
            if said:
                address = self.shiboken.getCppPointer(thing)[0]
                found[address] = f"{said}: {type(thing).__name__} {thing.objectName()!r}"
        return found

    def _candidates(self) -> Iterator[Any]:
        core = self.core
        moving = (core.QTimer, core.QAbstractAnimation, core.QThread, core.QProcess)
        kinds = (*moving, core.QTranslator)
        seen = self.shiboken.getAllValidWrappers()
        for thing in seen:
            if isinstance(thing, kinds):
                yield thing
        # A timer that a parent owns may have lost its Python wrapper.
        owners = [core.QCoreApplication.instance(), *self._windows()]
        for owner in owners:
            for kind in (core.QTimer, core.QAbstractAnimation):
                yield from owner.findChildren(kind)
        yield from self._windows()

    def _windows(self) -> list[Any]:
        if self.widgets is None or self.widgets.QApplication.instance() is None:
            return []
        every: list[Any] = self.widgets.QApplication.topLevelWidgets()
        # Qt keeps one tool tip label of its own for as long as the program runs.
        return [w for w in every if w.metaObject().className() != "QTipLabel"]

    def _activity(self, thing: object) -> str:
        core = self.core
        if isinstance(thing, core.QTimer):
            return "running timer" if thing.isActive() else ""
        if isinstance(thing, core.QAbstractAnimation):
            running = thing.state() != core.QAbstractAnimation.State.Stopped
            return "running animation" if running else ""
        if isinstance(thing, core.QThread):
            own = thing is core.QThread.currentThread() or thing == core.QThread.currentThread()
            return "running thread" if thing.isRunning() and not own else ""
        if isinstance(thing, core.QProcess):
            running = thing.state() != core.QProcess.ProcessState.NotRunning
            return "running process" if running else ""
        if isinstance(thing, core.QTranslator):
            return "translator"  # the next test would be told another language's sentences
        return "top-level widget"


def _threads() -> dict[int, str]:
    """Return Python's own live threads; those of Qt are found as QThread."""
    dummy = threading._DummyThread
    return {
        id(thread): f"live thread: {thread.name!r}"
        for thread in threading.enumerate()
        if not isinstance(thread, dummy)
    }


def _alive(qt: _Qt | None) -> dict[int, str]:
    return _threads() | (qt.alive() if qt else {})


def _left_since(before: dict[int, str]) -> list[str]:
    """Return what was left behind since ``before``, after giving garbage its chance."""
    qt = _Qt.loaded()
    if qt is not None:
        qt.settle()
        qt.end_drawing()
    left = _alive(qt).keys() - before.keys()
    if left:
        gc.collect()
        if qt is not None:
            qt.settle()
    after = _alive(qt)
    return sorted(after[key] for key in after.keys() - before.keys())


_BEFORE: Final = pytest.StashKey[dict[int, str]]()


@pytest.fixture(autouse=True)
def _remember_what_lives(request: pytest.FixtureRequest) -> None:
    """Note what is alive after the wider-scoped fixtures and before the test's own."""
    request.node.stash[_BEFORE] = _alive(_Qt.loaded())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Fail what left a window, timer, animation, thread or process, or warned at the end.

    pytest-qt fails Qt's warnings during the test; during the taking down it does not.
    """
    messages: list[str] = []
    restore = _catch_qt_warnings(messages, item.config.getini("qt_log_ignore"))
    try:
        result = yield
        left = _left_since(item.stash[_BEFORE]) if _BEFORE in item.stash else []
    finally:
        restore()
    if left:
        pytest.fail("left behind: " + "; ".join(left), pytrace=False)
    if messages:
        pytest.fail("Qt warned while the test was taken down: " + "; ".join(messages), False)
    return result


def _catch_qt_warnings(messages: list[str], ignored: list[str]) -> Callable[[], None]:
    core: Any = sys.modules.get("PySide6.QtCore")
    if core is None:
        return lambda: None
    harmless = (core.QtMsgType.QtDebugMsg, core.QtMsgType.QtInfoMsg)

    def keep(kind: object, context: object, message: str) -> None:
        del context
        if kind not in harmless and not any(re.search(known, message) for known in ignored):
            messages.append(message)

    previous = core.qInstallMessageHandler(keep)
    return lambda: core.qInstallMessageHandler(previous)
