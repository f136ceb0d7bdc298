"""Installing a plugin from a file or folder: asks where something is at stake, then tells.

Data is installed without a question. A program is named as one, with its author, and asked
about once; so is whatever would take the place of a version that is not older.
"""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from spider_qt.plugins import changes
from spider_qt.plugins.archive import PackageError
from spider_qt.plugins.changes import Conflict, Order
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.packages import Checked
from spider_qt.plugins.registry import Door, PluginInfo, PluginKind
from spider_qt.text.sentence import Sentence
from spider_qt.ui.dialogs.question import Question
from spider_qt.ui.dialogs.reading import ReadingDialog
from spider_qt.ui.i18n import shown, translate


@dataclass(frozen=True, slots=True)
class Installing:
    """What became of an installation.

    Args:
        plugin: the plugin's id.
        sentence: what happened, or why it did not.
        done: whether it is installed and works.
    """

    plugin: str
    sentence: Sentence
    done: bool


class Installer(QObject):
    """Installs what it is given, as far as the player agrees.

    Args:
        host: all plugins.
        window: the questions belong to it.
    """

    told = Signal(object)
    """Installing: it is installed, or the host would not. A refused file is told in a dialog."""

    def __init__(self, host: PluginHost, window: QWidget) -> None:
        super().__init__(window)
        self._host = host
        self._window = window

    def install(self, path: Path) -> None:
        """Look at a file or folder; install it, ask, or say everything that is wrong with it."""
        try:
            package = self._host.inspect(path)
        except PackageError as error:
            text = partial(_refused_text, path.name, error.faults)
            ReadingDialog(text, self._window).open()
            return
        about = package.manifest
        known = self._host.info(about.id)
        if known is not None and known.door is not Door.FOLDER:
            self._put(package)  # which says that it stays
            return
        conflict = None
        if known is not None:
            order = changes.order(known.version, about.version)
            conflict = Conflict(known.version, about.version, order)
        newer = conflict is None or conflict.order is Order.NEWER
        if package.kind is PluginKind.DATA and newer:
            self._put(package)
            return
        texts = partial(_question, package, known, conflict)
        question = Question(texts, self._window)
        question.accepted.connect(partial(self._put, package))
        question.open()

    def _put(self, package: Checked) -> None:
        change = self._host.install(package, replace=True)
        self.told.emit(Installing(package.manifest.id, change.sentence, change.done))


def _refused_text(file: str, faults: tuple[Sentence, ...]) -> str:
    head = translate("PluginInstall", "“{file}” was not installed, and nothing was changed.")
    lines = [f"• {shown(fault)}" for fault in faults]
    return "\n".join([head.replace("{file}", file), "", *lines])


def _question(
    package: Checked, known: PluginInfo | None, conflict: Conflict | None
) -> tuple[str, str, str, str]:
    about = package.manifest
    parts = []
    if known is not None and conflict is not None:
        parts.append(shown(changes.in_the_way(known.name, conflict)))
    if package.kind is PluginKind.CODE:
        made = translate("PluginInstall", "“{name}” {version} by {author} is a program.")
        if not about.author:
            made = translate(
                "PluginInstall", "“{name}” {version} is a program and does not say who made it."
            )
        for name, text in (
            ("name", about.name),
            ("version", about.version),
            ("author", about.author),
        ):
            made = made.replace(f"{{{name}}}", text)
        parts.append(made)
        parts.append(
            translate(
                "PluginInstall",
                "It can do whatever you can do on this computer: read, change and delete your "
                "files, and use the network. Install it only if you trust where it comes from.",
            )
        )
    title = translate("PluginInstall", "Install this plugin?")
    yes = translate("PluginInstall", "&Install")
    if conflict is not None:
        title = translate("PluginInstall", "Replace this plugin?")
        yes = translate("PluginInstall", "&Replace")
    return title, "\n\n".join(parts), yes, translate("Dialogs", "Cancel")
