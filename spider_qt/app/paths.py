"""Where the program keeps what it writes, by the customs of each system.

``SPIDER_QT_HOME`` puts everything below one folder. So does a file ``portable.txt``, or
the folder ``spider-qt-data`` itself, beside the program: to carry the game and its saves
on a stick. Nothing is created here; whoever writes first makes the folder.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

HOME_VARIABLE: Final = "SPIDER_QT_HOME"
PORTABLE_FILE: Final = "portable.txt"
"""A file of this name beside the program makes it portable; what it says does not matter."""
PORTABLE_FOLDER: Final = "spider-qt-data"
_APP_NAME: Final = "spider-qt"
_LAUNCHERS: Final = ("spider-qt", "spider-qt.exe", "spider-qt-script.py")


class AppPaths(NamedTuple):
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
    def games(self) -> Path:
        """The folder of the games that are kept for later, or were finished."""
        return self.data / "games"

    @property
    def statistics(self) -> Path:
        """The statistics of all finished games."""
        return self.data / "statistics.db"

    @property
    def learning(self) -> Path:
        """How far the player is on the learning path."""
        return self.data / "learning.json"

    @property
    def backs(self) -> Path:
        """The folder of the backs that the player made of pictures."""
        return self.data / "backs"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def supply(self) -> Path:
        """The deals that are kept ready, of which it is proven that they can be won."""
        return self.data / "supply.json"

    @property
    def plugins(self) -> Path:
        """The folder for plugins that the player adds without installing them."""
        return self.data / "plugins"

    @property
    def plugin_marks(self) -> Path:
        """The folder for the marks of plugins that are being loaded."""
        return self.data / "plugin-marks"

    @property
    def plugin_cache(self) -> Path:
        """What the plugins say of themselves, as it was read at the last start."""
        return self.data / "plugin-manifests.json"


def app_paths(environment: Mapping[str, str] | None = None) -> AppPaths:
    """Return the folders of this player.

    Args:
        environment: the environment variables; the process's own by default.
    """
    variables = os.environ if environment is None else environment
    home = variables.get(HOME_VARIABLE, "").strip()
    if home:
        return _below(Path(os.path.abspath(Path(home).expanduser())))  # noqa: PTH100 - a link stays one
    for beside in (program_folder(variables), _launcher_folder()):
        if beside is None:
            continue
        if (beside / PORTABLE_FILE).exists() or (beside / PORTABLE_FOLDER).is_dir():
            return _below(beside / PORTABLE_FOLDER)
    import platformdirs  # here, because it costs a start that does not need it

    dirs = platformdirs.PlatformDirs(_APP_NAME, appauthor=False)
    return AppPaths(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)


def program_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder that a player sees the program in.

    That of the program's file if it is frozen: of the AppImage, which its runtime names,
    or on macOS of the bundle, as nothing may be written inside. Otherwise the folder
    that holds the package, such as an unpacked source archive.

    Args:
        environment: the environment variables.
    """
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[2]
    image = environment.get("APPIMAGE", "")
    program = Path(image or sys.executable).resolve()
    bundle = program.parents[2] if len(program.parents) > 2 else program
    if sys.platform == "darwin" and bundle.suffix == ".app":
        return bundle.parent
    return program.parent


def _launcher_folder() -> Path | None:
    """The folder of the launcher that pip made, as the player starts that; None if it did not.

    It is the `spider-qt.exe` that he sees, while the package lies deep in the environment.
    """
    launcher = Path(sys.argv[0]) if sys.argv and sys.argv[0] else None
    if launcher is None or launcher.name.lower() not in _LAUNCHERS:
        return None
    return launcher.resolve().parent


def _below(base: Path) -> AppPaths:
    return AppPaths(base / "data", base / "config", base / "log")
