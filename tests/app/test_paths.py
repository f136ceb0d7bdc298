"""Everything the program writes is below the folders of the system, or one of ours."""

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from spider_qt.app.paths import AppPaths, app_paths


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
