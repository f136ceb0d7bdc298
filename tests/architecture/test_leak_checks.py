"""The checks that guard every test are tested themselves: each kind of leak must fail."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

_LEAKS: Final = """
import threading
import warnings

import pytest
from PySide6.QtCore import QProcess, QThread, QTimer, QTranslator, QVariantAnimation, qWarning
from PySide6.QtWidgets import QApplication, QWidget

kept = []
ending = threading.Event()


def test_python_warning():
    warnings.warn("old")


def test_qt_warning(qtbot):
    qWarning("odd")


class Grumbling(QWidget):
    def closeEvent(self, event):
        qWarning("odd while closing")


def test_qt_warning_at_the_end(qtbot):
    window = Grumbling()
    kept.append(window)
    qtbot.addWidget(window)
    window.show()


def test_exception_in_a_slot(qtbot):
    QTimer.singleShot(0, lambda: 1 / 0)
    qtbot.wait(20)


def test_window(qtbot):
    kept.append(QWidget())


def test_timer_without_parent(qtbot):
    timer = QTimer()
    timer.start(100_000)
    kept.append(timer)


def test_timer_without_wrapper(qtbot):
    QTimer(QApplication.instance()).start(100_000)


def test_animation(qtbot):
    animation = QVariantAnimation(startValue=0, endValue=1, duration=100_000)
    animation.start()
    kept.append(animation)


def test_python_thread():
    threading.Thread(target=ending.wait).start()


def test_qt_thread(qtbot):
    thread = QThread()
    thread.start()
    kept.append(thread)


def test_process(qtbot):
    process = QProcess()
    process.start(__import__("sys").executable, ["-c", "import time; time.sleep(60)"])
    assert process.waitForStarted()
    kept.append(process)


def test_translator(qtbot):
    translator = QTranslator()
    QApplication.installTranslator(translator)
    kept.append(translator)


@pytest.fixture(scope="module")
def shared_window(qapp):
    window = QWidget()
    yield window
    window.deleteLater()


def test_good_with_a_shared_window(shared_window):
    shared_window.show()


def test_good_closed_window_with_a_timer(qtbot):
    window = QWidget()
    timer = QTimer(window)
    timer.start(100_000)
    qtbot.addWidget(window)
    window.show()


def test_good_last_one_ends_what_was_left():
    ending.set()
    for thing in kept:
        if isinstance(thing, QThread):
            thing.quit()
            thing.wait()
        if isinstance(thing, QProcess):
            thing.kill()
            thing.waitForFinished()
"""

_EXPECTED: Final = {
    "test_python_warning": "UserWarning: old",
    "test_qt_warning": "QtWarningMsg: odd",
    "test_qt_warning_at_the_end": "Qt warned while the test was taken down: odd while closing",
    "test_exception_in_a_slot": "ZeroDivisionError",
    "test_window": "left behind: top-level widget: QWidget",
    "test_timer_without_parent": "left behind: running timer: QTimer",
    "test_timer_without_wrapper": "left behind: running timer: QTimer",
    "test_animation": "left behind: running animation: QVariantAnimation",
    "test_python_thread": "left behind: live thread",
    "test_qt_thread": "left behind: running thread: QThread",
    "test_process": "left behind: running process: QProcess",
    "test_translator": "left behind: translator: QTranslator",
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory, project_root: Path) -> dict[str, str]:
    """What pytest said of each leaking test under this project's settings and conftest."""
    folder = tmp_path_factory.mktemp("leaky")
    conftest = project_root / "tests" / "conftest.py"
    (folder / "conftest.py").write_text(conftest.read_text("utf-8"), "utf-8")
    (folder / "test_leaks.py").write_text(_LEAKS, "utf-8")
    report = folder / "report.xml"
    settings = str(project_root / "pyproject.toml")
    command = [sys.executable, "-m", "pytest", "-c", settings, "--rootdir", str(folder)]
    run = subprocess.run(
        [*command, "-p", "no:cacheprovider", f"--junitxml={report}", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - our own report
        said = [f"{part.get('message')} {part.text}" for part in case if part.tag != "system-out"]
        found[case.attrib["name"]] = found.get(case.attrib["name"], "") + "".join(said)
    return found


@pytest.mark.parametrize("test", sorted(_EXPECTED))
def test_a_leak_or_a_warning_fails_its_test(complaints: dict[str, str], test: str) -> None:
    assert _EXPECTED[test] in complaints[test]


def test_what_is_cleaned_up_passes(complaints: dict[str, str]) -> None:
    good = [name for name in complaints if name.startswith("test_good")]
    assert len(good) == 3
    assert [complaints[name] for name in good] == ["", "", ""]
    assert len(complaints) == len(_EXPECTED) + len(good)


def test_the_pure_packages_can_be_tested_without_pyside6(
    tmp_path: Path, project_root: Path
) -> None:
    """A PySide6 that cannot be imported stands in the way of whatever would import it."""
    (tmp_path / "PySide6.py").write_text("raise ImportError('hidden')", "utf-8")
    tests = project_root / "tests" / "engine"
    path = os.pathsep.join((str(tmp_path), str(project_root)))
    command = [sys.executable, "-m", "pytest", "-p", "no:pytest-qt", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, "--collect-only", "-q", str(tests)],
        capture_output=True,
        text=True,
        check=False,
        cwd=project_root,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert run.returncode == 0, run.stdout + run.stderr
