"""The kit costs nothing until it is used, needs no Qt for rules, and is announced to pytest."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from textwrap import dedent

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


AUTHORS_TEST = """
    from spider_qt.api import SpiderVariant
    def test_mine(table_pilot):
        table_pilot.start(SpiderVariant("my.game", "Mine", "MY", columns=((1, 1),) * 6), 7)
        table_pilot.deal()
        assert len(table_pilot.session.journal) == 1
"""


def test_an_authors_project_gets_the_fixture_by_loading_the_plugin(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(dedent(AUTHORS_TEST), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    with_plugin = [] if _installed() else ["-p", "spider_qt.testing.plugin"]

    def run(*more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*command, *with_plugin, *more],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    done = run()
    assert "1 passed" in done.stdout, done.stdout + done.stderr
    without_qt = run("-p", "no:pytest-qt")
    assert "table_pilot needs pytest-qt" in without_qt.stdout


def _installed() -> bool:
    """Whether pytest finds the plugin by itself: it looks at every distribution, as here."""
    return any(
        one.group == "pytest11" and one.value == "spider_qt.testing.plugin"
        for distribution in distributions()
        for one in distribution.entry_points
    )
