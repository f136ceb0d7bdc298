"""Where the program keeps what it writes, by the customs of each system.

``SPIDER_QT_HOME`` puts everything below one folder: for tests, and to carry the game
and its saves on a stick. Nothing is created here; whoever writes first makes the folder.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOME_VARIABLE: Final = "SPIDER_QT_HOME"
_APP_NAME: Final = "spider-qt"


@dataclass(frozen=True, slots=True)
class AppPaths:
    """The folders and files of one player.

    Args:
        data: the folder of saves and plugins.
        config: the folder of the settings.
        log: the folder of the logs.
    """

    data: Path
    config: Path
    log: Path

    @property
    def game(self) -> Path:
        """The journal of the running game."""
        return self.data / "game.jsonl"

    @property
    def statistics(self) -> Path:
        """The statistics of all finished games."""
        return self.data / "statistics.db"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def plugins(self) -> Path:
        """The folder for plugins that the player adds without installing them."""
        return self.data / "plugins"

    @property
    def plugin_marks(self) -> Path:
        """The folder for the marks of plugins that are being loaded."""
        return self.data / "plugin-marks"


def app_paths(environment: Mapping[str, str] | None = None) -> AppPaths:
    """Return the folders of this player.

    Args:
        environment: the environment variables; the process's own by default.
    """
    home = (os.environ if environment is None else environment).get(HOME_VARIABLE, "").strip()
    if home:
        base = Path(os.path.abspath(Path(home).expanduser()))  # noqa: PTH100 - a link stays one
        return AppPaths(base / "data", base / "config", base / "log")
    import platformdirs  # here, because it costs a start that does not need it

    dirs = platformdirs.PlatformDirs(_APP_NAME, appauthor=False)
    return AppPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)
