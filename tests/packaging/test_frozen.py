"""The frozen program does what the source does: built once, then tried from outside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.frozen, pytest.mark.timeout(900)]


def _run(*command: str | Path, cwd: Path) -> str:
    run = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, project_root: Path) -> Path:
    """The built program: the one that SPIDER_QT_FROZEN names, or one that is built now."""
    given = os.environ.get("SPIDER_QT_FROZEN")
    if given:
        return Path(given).resolve()
    folder = tmp_path_factory.mktemp("frozen")
    spec = project_root / "packaging" / "spider-qt.spec"
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR"]
    _run(*build, f"--distpath={folder}", f"--workpath={folder / 'work'}", spec, cwd=folder)
    return folder / "spider-qt" / ("spider-qt.exe" if os.name == "nt" else "spider-qt")


def test_the_built_program_passes_its_smoke_test(program: Path, project_root: Path) -> None:
    said = _run(sys.executable, "packaging/smoke.py", program, cwd=project_root)
    assert "FAILED" not in said
    assert said.count("ok ") >= 4
    assert "gives_hints" in said


def test_a_plugin_finds_the_whole_standard_library(program: Path) -> None:
    viewer = [sys.executable, "-m", "PyInstaller.utils.cliutils.archive_viewer"]
    listed = _run(*viewer, "--list", "--recursive", "--brief", program, cwd=program.parent)
    names = set(listed.split())
    assert {"html.parser", "xmlrpc.client", "sqlite3.dbapi2", "email.mime.text"} <= names
    assert not [name for name in names if name.startswith(("tkinter", "Cython", "numpy", "test."))]


def test_nothing_in_it_names_the_machine_that_built_it(program: Path, project_root: Path) -> None:
    """In what we add ourselves; the libraries' own files are as their makers built them."""
    for path in sorted((program.parent / "_internal").glob("spider_qt*/**/*")):
        if path.is_file():
            assert str(project_root).encode() not in path.read_bytes(), path


def test_it_grades_deals_in_processes_of_its_own(program: Path, project_root: Path) -> None:
    words = ("grade", "--numbers", "0-7", "--suits", "1", "--jobs", "2")
    said = _run(program, *words, cwd=program.parent)
    assert said == _run(sys.executable, "-m", "spider_qt", *words, cwd=project_root)
    assert said.count("SP1-S1C-") == 8
