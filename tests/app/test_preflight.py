"""A missing system library, or a missing screen, is told in a sentence, not by an abort."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from spider_qt.app import preflight

_FATAL: Final = (
    "This application failed to start because no Qt platform plugin could be initialized. "
    "Reinstalling the application may fix this problem."
)
linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only there the system's libraries are needed"
)


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Library names that the loader shall not find."""
    names: set[str] = set()
    load = ctypes.CDLL

    def loading(name: str) -> ctypes.CDLL:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")
        return load(name)

    monkeypatch.setattr(ctypes, "CDLL", loading)
    return names


def _run(code: str, root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    paths = [environment.pop("first_path", ""), str(root)]
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=inherited | environment | {"PYTHONPATH": os.pathsep.join(p for p in paths if p)},
    )


@linux_only
def test_every_missing_library_is_named_with_its_packages(hidden: set[str]) -> None:
    hidden |= {"libGL.so.1", "libxcb-cursor.so.0"}
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    said = preflight.explain_import_error(error)
    assert said is not None
    assert "libGL.so.1, libxcb-cursor.so.0" in said
    assert "apt-get install libgl1 libxcb-cursor0" in said
    assert "dnf install libglvnd-glx xcb-util-cursor" in said


@linux_only
def test_a_library_that_we_did_not_expect_is_named_too(hidden: set[str]) -> None:
    error = ImportError("libodd.so.7: cannot open shared object file: No such file or directory")
    said = preflight.explain_import_error(error)
    assert said == (
        "Qt cannot start: the system library libodd.so.7 is missing. Install its package."
    )
    hidden.add("libGL.so.1")
    also = preflight.explain_import_error(error)
    assert also is not None
    assert "libodd.so.7, libGL.so.1" in also


def test_a_missing_pyside6_is_named() -> None:
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    said = preflight.explain_import_error(error)
    assert said is not None
    assert "pip install PySide6-Essentials" in said


def test_a_system_that_is_too_old_is_named() -> None:
    error = ImportError("/lib/libc.so.6: version `GLIBC_2.34' not found (required by libQt6Core)")
    said = preflight.explain_import_error(error)
    assert said is not None
    assert "GLIBC_2.34" in said
    assert "Debian 12" in said


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'spider_qt.ui.odd'", name="spider_qt.ui.odd"),
        ImportError("cannot import name 'Odd' from 'spider_qt.ui'"),
    ],
)
def test_a_fault_of_our_own_is_not_explained_away(error: ImportError) -> None:
    assert preflight.explain_import_error(error) is None


def test_another_fatal_message_is_not_explained_away() -> None:
    assert preflight.explain_fatal("QThread: Destroyed while thread is still running") is None


@linux_only
def test_a_missing_screen_is_told_apart_from_missing_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(preflight, "missing_libraries", tuple)
    assert "There is no screen" in str(preflight.explain_fatal(_FATAL))
    monkeypatch.setenv("DISPLAY", ":77")
    assert "QT_QPA_PLATFORM" in str(preflight.explain_fatal(_FATAL))
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert "':77' could not be reached" in str(preflight.explain_fatal(_FATAL))


@linux_only
def test_a_missing_library_of_the_platform_plugin_is_told(hidden: set[str]) -> None:
    hidden.add("libxcb-cursor.so.0")
    assert "apt-get install libxcb-cursor0" in str(preflight.explain_fatal(_FATAL))


def test_no_library_is_missing_outside_linux(
    hidden: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden.add("libGL.so.1")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert preflight.missing_libraries() == ()
    assert preflight.explain_fatal(_FATAL) is None


@linux_only
def test_the_scripts_are_told_the_packages_one_a_line(
    hidden: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    hidden |= {library.file for library in preflight.LIBRARIES[:2]}
    assert preflight.main([]) == 0
    assert capsys.readouterr().out.split("\n")[:2] == ["libglib2.0-0", "libgl1"]
    assert preflight.main(["--fedora"]) == 0
    assert capsys.readouterr().out.split("\n")[:2] == ["glib2", "libglvnd-glx"]


@linux_only
def test_a_real_import_that_fails_is_explained(tmp_path: Path, project_root: Path) -> None:
    """A PySide6 first on the path fails as the real one does without libGL."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(
        "raise ImportError('libGL.so.1: cannot open shared object file: No such file')", "utf-8"
    )
    code = (
        "from spider_qt.app import preflight\n"
        "try:\n    import PySide6.QtCore\n"
        "except ImportError as error:\n    print(preflight.explain_import_error(error))\n"
    )
    run = _run(code, project_root, first_path=str(tmp_path))
    assert run.returncode == 0, run.stderr
    assert "sudo apt-get install libgl1" in run.stdout


_START: Final = (
    "from PySide6.QtWidgets import QApplication\n"
    "from spider_qt.app import preflight\n"
    "with preflight.fatal_guard():\n    QApplication([])\n"
    "print('started')\n"
)


@linux_only
def test_a_start_without_a_screen_ends_with_one_sentence(project_root: Path) -> None:
    run = _run(_START, project_root, QT_QPA_PLATFORM="xcb")
    assert run.returncode == preflight.EXIT_STATUS
    assert run.stdout == ""
    lines = run.stderr.splitlines()
    assert lines[0].startswith("spider-qt: ")
    assert "There is no screen" in run.stderr or "apt-get install" in run.stderr
    assert "qt.qpa" not in run.stderr
    assert "Traceback" not in run.stderr


def test_a_good_start_says_nothing(project_root: Path) -> None:
    run = _run(_START, project_root, QT_QPA_PLATFORM="offscreen")
    assert (run.returncode, run.stdout, run.stderr) == (0, "started\n", "")


def test_warnings_of_a_good_start_are_kept(project_root: Path) -> None:
    code = (
        "from PySide6.QtCore import qWarning\n"
        "from spider_qt.app import preflight\n"
        "with preflight.fatal_guard():\n    qWarning('odd')\n"
    )
    run = _run(code, project_root)
    assert (run.returncode, run.stderr) == (0, "odd\n")


def test_importing_it_costs_neither_pyside6_nor_ctypes(project_root: Path) -> None:
    code = (
        "import sys, spider_qt.app.preflight\n"
        "print([m for m in sys.modules if m.startswith(('PySide6', 'ctypes'))])"
    )
    assert _run(code, project_root).stdout == "[]\n"
