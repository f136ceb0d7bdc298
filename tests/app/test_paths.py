"""Everything the program writes is below the folders of the system, or one of ours."""

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from spider_qt.app.paths import PORTABLE_FILE, PORTABLE_FOLDER, AppPaths, app_paths, program_folder


def test_a_home_of_its_own_holds_everything_and_is_not_made(spider_home: Path) -> None:
    paths = app_paths()
    assert paths == AppPaths(spider_home / "data", spider_home / "config", spider_home / "log")
    for path in (paths.game, paths.settings, paths.plugins, paths.plugin_marks, paths.log):
        assert path.is_relative_to(spider_home)
    assert not spider_home.exists()


def test_a_relative_home_does_not_follow_a_change_of_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    paths = app_paths({"SPIDER_QT_HOME": "stick"})
    assert paths.data == tmp_path / "stick" / "data"


@pytest.mark.parametrize("environment", [{}, {"SPIDER_QT_HOME": ""}, {"SPIDER_QT_HOME": "  "}])
def test_without_one_the_systems_customs_hold(environment: dict[str, str]) -> None:
    paths = app_paths(environment)
    dirs = platformdirs.PlatformDirs("spider-qt", appauthor=False)
    assert paths == AppPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)


def test_saves_and_settings_never_share_a_name() -> None:
    folder = Path("one")
    paths = AppPaths(folder, folder, folder)
    names = {paths.game, paths.settings, paths.plugins, paths.plugin_marks}
    assert len(names) == 4


def test_platformdirs_is_loaded_by_those_who_need_it_only(project_root: Path) -> None:
    script = (
        "import sys; from spider_qt.app.paths import app_paths\n"
        "app_paths({'SPIDER_QT_HOME': 'x'}); print('platformdirs' in sys.modules)\n"
        "app_paths({}); print('platformdirs' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, cwd=project_root, check=True
    )
    assert run.stdout.split() == [b"False", b"True"]


# Portable: beside the program ---------------------------------------------------------


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a frozen program, as PyInstaller tells of itself."""
    folder = tmp_path / "stick" / "Spider Qt"
    folder.mkdir(parents=True)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(folder / "spider-qt"))
    return folder


def test_a_file_beside_the_program_keeps_everything_beside_it(frozen: Path) -> None:
    (frozen / PORTABLE_FILE).touch()
    paths = app_paths({})
    for path in (paths.game, paths.settings, paths.plugins, paths.plugin_marks, paths.log):
        assert path.is_relative_to(frozen / PORTABLE_FOLDER)
    assert not (frozen / PORTABLE_FOLDER).exists()


def test_the_folder_beside_the_program_is_enough(frozen: Path) -> None:
    (frozen / PORTABLE_FOLDER).mkdir()
    assert app_paths({}).data == frozen / PORTABLE_FOLDER / "data"


def test_a_file_named_like_the_folder_is_no_wish(frozen: Path) -> None:
    (frozen / PORTABLE_FOLDER).touch()
    assert not app_paths({}).data.is_relative_to(frozen)


def test_without_them_a_frozen_program_follows_the_system(frozen: Path) -> None:
    dirs = platformdirs.PlatformDirs("spider-qt", appauthor=False)
    assert app_paths({}).data == dirs.user_data_path


def test_the_home_that_is_named_goes_before_the_folder_beside(frozen: Path, tmp_path: Path) -> None:
    (frozen / PORTABLE_FILE).touch()
    assert app_paths({"SPIDER_QT_HOME": str(tmp_path)}).data == tmp_path / "data"


def test_an_appimage_looks_beside_itself_not_into_its_mount(frozen: Path, tmp_path: Path) -> None:
    image = tmp_path / "Spider_Qt.AppImage"
    assert program_folder({"APPIMAGE": str(image)}) == tmp_path


def test_a_mac_bundle_looks_beside_itself_not_into_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "Spider Qt.app" / "Contents" / "MacOS" / "spider-qt"
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(program))
    monkeypatch.setattr("sys.platform", "darwin")
    assert program_folder({}) == tmp_path


def test_an_unpacked_source_looks_beside_its_package(project_root: Path) -> None:
    assert program_folder({"APPIMAGE": "/elsewhere/Other.AppImage"}) == project_root


@pytest.mark.parametrize("name", ["spider-qt", "spider-qt.exe"])
def test_an_installed_program_looks_beside_its_launcher_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("sys.argv", [str(tmp_path / name)])
    assert not app_paths({}).data.is_relative_to(tmp_path)
    (tmp_path / PORTABLE_FILE).touch()
    assert app_paths({}).data == tmp_path.resolve() / PORTABLE_FOLDER / "data"
    monkeypatch.setattr("sys.argv", [str(tmp_path / "pytest")])
    assert not app_paths({}).data.is_relative_to(tmp_path)


def test_a_portable_program_writes_nothing_outside(tmp_path: Path, project_root: Path) -> None:
    """The real program, copied to a stick; its home and every other folder are read-only traps."""
    stick, home = tmp_path / "stick", tmp_path / "home"
    home.mkdir()
    stick.mkdir()
    (stick / "spider_qt").symlink_to(project_root / "spider_qt")
    main = stick / "spider_qt_portable.py"
    main.write_text(
        "import sys\n"
        f"sys.frozen, sys.executable = True, {str(stick / 'spider-qt')!r}\n"
        "from spider_qt.__main__ import main\n"
        f"sys.exit(main(['--smoke', {str(tmp_path / 'picture.png')!r}, '--play', '3']))\n",
        "utf-8",
    )
    (stick / PORTABLE_FILE).touch()
    environment = {k: v for k, v in os.environ.items() if k != "SPIDER_QT_HOME"}
    environment |= {"HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        environment.pop(name, None)
    run = subprocess.run(
        [sys.executable, str(main)], env=environment, capture_output=True, check=False, timeout=120
    )
    assert run.returncode == 0, run.stderr.decode()
    ours = {
        path.relative_to(stick / PORTABLE_FOLDER) for path in (stick / PORTABLE_FOLDER).rglob("*")
    }
    assert {Path("data/game.jsonl"), Path("config/settings.json")} <= ours
    left = [path for path in home.rglob("*") if path.is_file() and "fontconfig" not in path.parts]
    assert left == []
