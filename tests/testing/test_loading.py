"""The kit costs nothing until it is used, needs no Qt for rules, and is announced to pytest."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

import spider_qt.testing

ROOT = Path(__file__).resolve().parents[2]


def loaded(statement: str) -> set[str]:
    """Return the modules that a new Python has after a statement."""
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    return set(done.stdout.split())


def test_the_pytest_plugin_loads_nothing_of_the_program() -> None:
    modules = loaded("import pytest, spider_qt.testing.plugin")
    ours = {name for name in modules if name.startswith("spider_qt")}
    assert ours == {"spider_qt", "spider_qt.testing", "spider_qt.testing.plugin"}
    assert not any(name.startswith(("PySide6", "pluggy_")) for name in modules)


def test_rules_and_schemes_are_tested_without_qt() -> None:
    modules = loaded("from spider_qt.testing import ScoringConformance, VariantConformance")
    assert "spider_qt.testing.variants" in modules
    assert not any(name.startswith(("PySide6", "shiboken6")) for name in modules)


def test_a_name_that_the_kit_lacks_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Conformance'"):
        spider_qt.testing.Conformance  # noqa: B018 - the error is wanted


def test_the_project_announces_the_plugin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"spider_qt": "spider_qt.testing.plugin"}


PAGE = (ROOT / "docs" / "plugin-authors" / "testing.md").read_text("utf-8")
BLOCK = re.compile(r"^```py\n(.*?)^```$", re.MULTILINE | re.DOTALL)
(EXAMPLE,) = BLOCK.findall(PAGE)
BEFORE = f"""
from functools import partial
from pathlib import Path
from spider_qt.api import FolderCardTheme, SpiderVariant, StandardScoring
MyGame = partial(SpiderVariant, "narrow.spider", "Narrow Spider", "NS")
MyScheme = StandardScoring
FOLDER = Path({str(ROOT / "plugins" / "spider-qt-backs" / "spider_qt_backs")!r})
"""


def pytest_of(folder: Path, *more: str) -> "subprocess.CompletedProcess[str]":
    """Run pytest in an author's folder, with the plugin named only where it is not installed."""
    named = [] if _installed() else ["-p", "spider_qt.testing.plugin"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *named, *more],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


def test_the_example_of_the_page_runs_as_it_stands(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(BEFORE + EXAMPLE, encoding="utf-8")
    done = pytest_of(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_without_pytest_qt_the_pilot_says_what_to_install(tmp_path: Path) -> None:
    test = "def test_mine(table_pilot):\n    raise AssertionError\n"
    (tmp_path / "test_mine.py").write_text(test, encoding="utf-8")
    done = pytest_of(tmp_path, "-p", "no:pytest-qt")
    assert "table_pilot needs pytest-qt: python -m pip install pytest-qt" in done.stdout


def _installed() -> bool:
    """Whether pytest finds the plugin by itself: it looks at every distribution, as here."""
    return any(
        one.group == "pytest11" and one.value == "spider_qt.testing.plugin"
        for distribution in distributions()
        for one in distribution.entry_points
    )
