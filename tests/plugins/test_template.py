"""The template makes plugins that work: tested, typed, built, checked, and played as dropped in.

Each kind is generated once and everything is tried on that; nothing is installed and no
network is asked.
"""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import warnings
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.template

ROOT: Final = Path(__file__).resolve().parents[2]
TEMPLATE: Final = ROOT / "plugins" / "template"
KINDS: Final = ("variant", "python", "scoring", "theme")
NAME: Final = "Bånd & Co"
DEALT: Final = {"variant": [5] * 8, "python": [6] * 4 + [5] * 6}


def run(folder: Path, *arguments: str, home: Path | None = None, status: int = 0) -> str:
    """Run Python in a folder, with the program on its path; return what it printed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "MYPYPATH": str(ROOT),
            "SPIDER_QT_HOME": str(home or folder / "home"),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONIOENCODING": "utf-8",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def generated(folder: Path, **answers: str) -> Path:
    """Answer the template's questions, those left out by its defaults."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its libraries' own
        from copier import run_copy

        run_copy(str(TEMPLATE), folder / "made", data=answers, defaults=True, quiet=True)
    return folder / "made"


@pytest.fixture(scope="module")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One plugin of each kind."""
    return {
        kind: generated(
            tmp_path_factory.mktemp(kind), kind=kind, plugin_id=f"try-{kind}", name=NAME
        )
        for kind in KINDS
    }


@pytest.fixture(scope="module")
def wheels(plugins: dict[str, Path]) -> dict[str, Path]:
    """The wheel of each, built with the setuptools that are here."""
    found = {}
    for kind, folder in plugins.items():
        run(folder, "-m", "build", "--wheel", "--no-isolation")
        (found[kind],) = (folder / "dist").glob("*.whl")
    return found


def test_the_plugins_are_in_style_and_their_types_hold(
    plugins: dict[str, Path], tmp_path: Path
) -> None:
    for folder in plugins.values():
        run(folder, "-m", "ruff", "format", "--no-cache", "--check", ".")
        run(folder, "-m", "ruff", "check", "--no-cache", ".")
        said = run(folder, "-m", "mypy", "--cache-dir", str(tmp_path))
        assert "no issues found in 2 source files" in said


@pytest.mark.parametrize("kind", KINDS)
def test_the_plugins_own_tests_pass(kind: str, plugins: dict[str, Path]) -> None:
    announced = [] if _pytest_finds_the_kit() else ["-p", "spider_qt.testing.plugin"]
    said = run(plugins[kind], "-m", "pytest", "-q", "-p", "no:cacheprovider", *announced)
    assert " passed" in said


@pytest.mark.parametrize("kind", KINDS)
def test_check_finds_no_fault_in_source_and_wheel(
    kind: str, plugins: dict[str, Path], wheels: dict[str, Path]
) -> None:
    for path in (plugins[kind], wheels[kind]):
        said = run(plugins[kind], "-m", "spider_qt", "check", "--json", "--load", str(path))
        report = json.loads(said)
        assert report["ok"]
        assert report["findings"] == []
        assert report["gives"]


@pytest.mark.parametrize("kind", KINDS)
def test_dropped_into_the_plugin_folder_the_wheel_works(
    kind: str, plugins: dict[str, Path], wheels: dict[str, Path], tmp_path: Path
) -> None:
    dropped(tmp_path, wheels[kind])
    _play(kind, tmp_path)


@pytest.mark.parametrize("kind", ["variant", "theme"])
def test_without_code_the_folder_works_as_a_zip_that_the_readme_tells_to_make(
    kind: str, plugins: dict[str, Path], tmp_path: Path
) -> None:
    (line,) = (
        line
        for line in (plugins[kind] / "README.md").read_text("utf-8").splitlines()
        if line.startswith("python -m zipfile")
    )
    run(plugins[kind], *line.split()[1:])
    archive = plugins[kind] / f"try-{kind}.zip"
    run(plugins[kind], "-m", "spider_qt", "check", str(archive))
    dropped(tmp_path, archive)
    _play(kind, tmp_path)


@pytest.mark.parametrize(
    "answer", [{"plugin_id": "Mine!"}, {"plugin_id": "a--b"}, {"prefix": "Q"}, {"name": 'a "b"'}]
)
def test_answers_that_cannot_be_used_are_refused(answer: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"Write (small|2 to 4|one line)"):
        generated(tmp_path, **answer)
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("licence", ["MIT", "CC0-1.0"])
def test_a_licence_is_written_only_where_we_know_it(licence: str, tmp_path: Path) -> None:
    made = generated(tmp_path, licence=licence, author="Åse")
    project = tomllib.loads((made / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == licence
    assert (made / "LICENSE").is_file() == (licence == "MIT") == ("license-files" in project)
    assert project["authors"] == [{"name": "Åse"}]


def dropped(home: Path, package: Path) -> None:
    """Put a file where a player puts it."""
    said = run(home, "-c", "from spider_qt.app.paths import app_paths; print(app_paths().plugins)")
    folder = Path(said.strip())
    assert folder.is_relative_to(home)
    folder.mkdir(parents=True)
    shutil.copy(package, folder)


def _play(kind: str, home: Path) -> None:
    """Find what was dropped; a game is dealt, moved and its rules are kept."""
    listed = json.loads(run(home, "-m", "spider_qt", "plugins", "--json"))
    (about,) = (one for one in listed if one["id"] == f"try-{kind}")
    assert about["state"] == "enabled", about["reason"]
    assert about["name"] == NAME
    assert any(about["gives"].values())
    if kind not in DEALT:
        return
    code = "TRY1-S4C-AAAAAAD"
    position = run(home, "-m", "spider_qt", "deal", code)
    columns = [line for line in position.splitlines() if line.startswith("T")]
    assert [len(line.split()) - 1 for line in columns] == DEALT[kind]
    moves = run(home, "-m", "spider_qt", "moves", "--code", code).split()
    assert "D" in moves
    (home / "moves.txt").write_text("D D D D D", "utf-8")
    last = ["replay", "--code", code, "moves.txt"]
    if kind == "python":
        said = run(home, "-m", "spider_qt", *last, status=1)
        assert "# refused 5 D" in said
        assert "The last row is dealt only once you have finished a run." in said
    else:
        assert "stock" in run(home, "-m", "spider_qt", *last)


def _pytest_finds_the_kit() -> bool:
    """Whether pytest loads it by itself: it looks at every distribution, as here."""
    return any(
        one.group == "pytest11" and one.value == "spider_qt.testing.plugin"
        for distribution in distributions()
        for one in distribution.entry_points
    )
