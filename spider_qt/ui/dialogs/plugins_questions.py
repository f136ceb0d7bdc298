"""What the manager of plugins asks before something goes, and which files it was given."""

from pathlib import Path

from PySide6.QtGui import QDropEvent

from spider_qt.plugins.registry import PluginInfo
from spider_qt.ui.dialogs import plugins_words as words
from spider_qt.ui.i18n import translate


def meant(path: Path) -> Path:
    """The folder, if its plugin.toml was chosen."""
    return path.parent if path.name == "plugin.toml" else path


def dropped(event: QDropEvent) -> list[Path]:
    """The local files and folders that are dragged."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def off_question(name: str) -> tuple[str, str, str, str]:
    """Ask before the rules of the game on the table are switched off."""
    return (
        translate("PluginManager", "Switch this plugin off?"),
        words.playing_text(name),
        translate("PluginManager", "S&witch off"),
        translate("Dialogs", "Cancel"),
    )


def remove_question(info: PluginInfo, *, playing: bool) -> tuple[str, str, str, str]:
    """Ask before files are deleted.

    Args:
        info: the plugin.
        playing: whether the game on the table needs it.
    """
    text = translate(
        "PluginManager", "“{plugin}” is deleted from the plugin folder: {file}"
    ).replace("{plugin}", info.name)
    parts = [text.replace("{file}", info.path)]
    if playing:
        parts.append(words.playing_text(info.name))
    return (
        translate("PluginManager", "Remove this plugin?"),
        "\n\n".join(parts),
        translate("PluginManager", "&Remove"),
        translate("Dialogs", "Cancel"),
    )
