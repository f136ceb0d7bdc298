"""The wheel is all that a player needs: it works with the sources gone."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

import pytest

CODE: Final = "SP1-S1C-AAAAAAD"
_PARTS: Final = ("spider_qt", "resources", "pyproject.toml", "setup.py", "README.md", "LICENSE")
_MADE: Final = ("__pycache__", "*.egg-info", "*.so", "*.pyd")
_BIN: Final = "Scripts" if os.name == "nt" else "bin"


def _run(*command: str | Path, cwd: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    run = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, project_root: Path) -> Path:
    """The wheel, built from a copy of the sources that is then removed."""
    folder = tmp_path_factory.mktemp("wheel")
    sources = folder / "sources"
    sources.mkdir()
    for part in _PARTS:
        origin = project_root / part
        if origin.is_dir():
            shutil.copytree(origin, sources / part, ignore=shutil.ignore_patterns(*_MADE))
        else:
            shutil.copy(origin, sources)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    _run(*pip, "wheel", *options, str(sources), cwd=folder)
    shutil.rmtree(sources)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The programs' folder of a new environment with the wheel in it.

    The libraries are borrowed from this environment: a folder that a .pth file adds
    brings its packages, but not its own .pth files, so no editable installation comes.
    """
    home = wheel.parent / "environment"
    _run(sys.executable, "-m", "venv", "--without-pip", home, cwd=wheel.parent)
    programs = home / _BIN
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    install = ["--python", str(programs / "python"), "install", "--no-deps", "--no-index"]
    _run(*pip, *install, wheel, cwd=wheel.parent)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(_run(programs / "python", "-c", where, cwd=wheel.parent).strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return programs


def test_the_wheel_holds_the_game_and_not_its_makers_tools(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {"spider_qt/py.typed", "spider_qt/engine/cards.py"} <= set(names)
    assert any(name.startswith("spider_qt/resources/cards/classic/") for name in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert not [n for n in names if not n.startswith(("spider_qt/", "spider_qt-"))]
    resources = [n for n in names if n.startswith("spider_qt/resources/")]
    assert not [n for n in resources if n.endswith((".py", ".pyc", ".ts"))]


def test_the_wheel_carries_the_compiled_solver_and_its_sources(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        solver = [Path(name) for name in archive.namelist() if "/solver/" in name]
    compiled = {path.name.partition(".")[0] for path in solver if path.suffix in (".so", ".pyd")}
    search = {"table", "frontier", "beam", "deadlock", "proof"}
    hints = {"glance", "fair_search", "fair_table", "fair_game", "fair_value"}
    assert compiled == search | hints
    assert {path.stem for path in solver if path.suffix == ".py"} >= compiled
    assert not [path for path in solver if path.suffix in (".c", ".pxd")]


def test_every_resource_is_in_the_wheel(wheel: Path, project_root: Path) -> None:
    base = project_root / "resources"
    wanted = {
        f"spider_qt/resources/{path.relative_to(base).as_posix()}"
        for path in base.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc", ".ts"}
    }
    with zipfile.ZipFile(wheel) as archive:
        assert wanted <= set(archive.namelist())


def test_the_installed_command_works_from_anywhere(installed: Path, tmp_path: Path) -> None:
    said = _run(installed / "spider-qt", "--version", cwd=tmp_path)
    assert said.startswith("spider-qt ")


def test_the_installed_command_deals_like_the_source(
    installed: Path, tmp_path: Path, project_root: Path
) -> None:
    said = _run(installed / "spider-qt", "deal", CODE, cwd=tmp_path)
    assert said == _run(sys.executable, "-m", "spider_qt", "deal", CODE, cwd=project_root)
    assert said.startswith("game: spider\nsuits: 1\n")


def test_the_installed_package_finds_its_own_resources(installed: Path, tmp_path: Path) -> None:
    code = (
        "import spider_qt\n"
        "from spider_qt.api.resources import resource_path\n"
        "cards = resource_path('cards', 'classic')\n"
        "assert any(cards.iterdir())\n"
        "print(spider_qt.__file__, cards, sep='\\n')\n"
    )
    for place in _run(installed / "python", "-c", code, cwd=tmp_path).splitlines():
        assert Path(place).is_relative_to(installed.parent)
