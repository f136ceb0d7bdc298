"""The source folder of a plugin with code: read without being run, and run if that is asked for."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.app.test_check import check
from tests.plugins.packing import foldered, manifest

ROOT = Path(__file__).resolve().parents[2]
IMPORTS = "from spider_qt.api import *\n"
GAME = '@hookimpl\ndef spider_variants(): return [SpiderVariant("{id}", "N", "{prefix}")]\n'
FAILS = "@hookimpl\ndef spider_scoring_schemes(): return 1 / 0\n"

WRONG: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "an error while it is imported": ("x = 1\n1 / 0\n", ("__init__.py:3: ", "ZeroDivisionError")),
    "a hook that fails": (FAILS, ("__init__.py:3: ", "spider_scoring_schemes failed")),
    "a hook that is none": (GAME.replace("variants", "varients"), ("is no hook; the hooks are",)),
    "no mark": (GAME.replace("@hookimpl\n", ""), ("is not marked with @hookimpl",)),
    "no hook": ("x = 1", ("marks no function with @hookimpl",)),
    "a foreign id": (
        GAME.format(id="game", prefix="QNW"),
        ("The id game must begin with",),
    ),
    "a built-in game's prefix": (
        GAME.format(id="{plugin}.game", prefix="SH"),
        ("choose another prefix; SH belongs to the built-in game ",),
    ),
}


@pytest.fixture(autouse=True)
def _forgotten() -> None:
    """Each test forgets the package that the one before ran."""
    sys.modules.pop("plug_src", None)


def source(folder: Path, code: str, *, below: str = "", more: str = "") -> Path:
    """A project with one package ``plug_src``, whose plugin is called ``src``."""
    project = '[project.entry-points."spider_qt.plugins"]\nsrc = "plug_src"\n'
    return foldered(
        folder / "project",
        {
            "pyproject.toml": project,
            f"{below}plug_src/__init__.py": IMPORTS + code.replace("{plugin}", "src"),
            f"{below}plug_src/plugin.toml": manifest("src", more=more),
        },
    )


@pytest.mark.parametrize("below", ["", "src/"])
def test_what_the_code_gives_is_told_once_it_is_run(
    below: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = [*sys.path]
    folder = source(tmp_path, GAME.format(id="src.game", prefix="QNW"), below=below)
    status, said = check(folder, capsys, "--load")
    assert (status, "0 fault(s), 0 note(s)" in said) == (0, True), said
    assert "src.game" in said
    assert sys.path == path
    assert not list(folder.rglob("__pycache__"))


@pytest.mark.parametrize(("code", "says"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_the_code_is_a_fault_once_it_is_run(
    code: str, says: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = source(tmp_path, code)
    status, said = check(folder, capsys)
    assert (status, "0 fault(s), 1 note(s)" in said) == (0, True), said
    assert "the code was not run, so its hooks, ids, rules and scores were not checked" in said
    assert f"write: spider-qt check --load {folder}" in said
    status, said = check(folder, capsys, "--load")
    assert status == 1
    for part in says:
        assert part in said


def test_what_a_manifest_declares_is_run_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = '[[scoring]]\nid = "src.points"\nname = "Points"\n'
    status, said = check(source(tmp_path, "1 / 0", more=declared), capsys, "--load")
    assert (status, "ZeroDivisionError" in said) == (1, True), said


def test_what_is_not_python_is_told_with_its_line_and_not_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(source(tmp_path, "x = (\n"), capsys)
    assert status == 1
    assert "fault: plug_src/__init__.py:2: this is not Python: '(' was never closed" in said


def test_another_package_of_the_same_name_is_not_taken_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = GAME.format(id="src.game", prefix="QNW")
    installed = source(tmp_path / "installed", code)
    monkeypatch.setattr(sys, "path", [str(installed), *sys.path])
    status, said = check(source(tmp_path, code), capsys, "--load")
    assert status == 1
    assert str(installed / "plug_src" / "__init__.py") in said
    assert "uninstall that" in said


def test_a_prefix_that_the_manifest_declares_is_looked_up_without_running_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = '[[variants]]\nid = "src.game"\nname = "N"\nprefix = "SP"\n'
    status, said = check(source(tmp_path, "", more=declared), capsys)
    assert status == 1
    assert "plug_src/plugin.toml:9: " in said
    assert "choose another prefix; SP belongs to the built-in game Spider." in said


@pytest.mark.parametrize("name", ["beetle", "coach", "purist", "backs"])
def test_the_plugins_beside_the_program_pass_when_they_are_run(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(ROOT / "plugins" / f"spider-qt-{name}", capsys, "--load")
    assert (status, "the code was not run" in said) == (0, False), said
