"""The plugins as a list: those in trouble first, then by name, the game's own part last."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Door, PluginInfo, PluginKind
from spider_qt.ui.dialogs.plugins_words import (
    gives_lines,
    has_trouble,
    is_wanted,
    kind_text,
    state_text,
)

STATE_ROLE: Final = Qt.ItemDataRole.UserRole
"""The second line: how the plugin stands, and its kind."""
SIGN_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""A ``Sign``."""

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX: Final = QModelIndex()


class Sign(Enum):
    """The mark before a name; each has a shape of its own."""

    ON = "on"
    OFF = "off"
    TROUBLE = "trouble"


class Show(Enum):
    """Which plugins are listed."""

    ALL = "all"
    DATA = "data"
    CODE = "code"
    OFF = "off"
    TROUBLE = "trouble"


class PluginsModel(QAbstractListModel):
    """The plugins that a host found.

    Args:
        host: all plugins.
        parent: the Qt parent.
    """

    def __init__(self, host: PluginHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self._show = Show.ALL
        self._words: tuple[str, ...] = ()
        self._rows: list[PluginInfo] = []
        self.reload()

    def reload(self) -> None:
        """Look at the host again."""
        self.beginResetModel()
        self._rows = sorted(filter(self._fits, self._host.registry.plugins), key=self._order)
        self.endResetModel()

    def show_only(self, show: Show, text: str) -> None:
        """List the plugins of a kind that have all words of a text."""
        self._show = show
        self._words = tuple(text.casefold().split())
        self.reload()

    def plugin(self, index: QModelIndex) -> PluginInfo:
        """Return the plugin of a row."""
        return self._rows[index.row()]

    def row_of(self, plugin: str, path: str = "") -> int:
        """Return the row of a plugin, of two with one id that of the path; -1 if there is none."""
        found = [row for row, info in enumerate(self._rows) if info.id == plugin]
        exact = [row for row in found if self._rows[row].path == path]
        return next(iter([*exact, *found]), -1)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many plugins are listed."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is shown of a plugin, and what a screen reader says."""
        if not 0 <= index.row() < len(self._rows):
            return None
        info = self._rows[index.row()]
        below = f"{state_text(self._host, info)} · {kind_text(info)}"
        if role == Qt.ItemDataRole.DisplayRole:
            return info.name
        if role == STATE_ROLE:
            return below
        if role == SIGN_ROLE:
            if has_trouble(self._host, info):
                return Sign.TROUBLE
            return Sign.ON if is_wanted(self._host, info) else Sign.OFF
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{info.name}, {below}"
        return None

    def _fits(self, info: PluginInfo) -> bool:
        fits = {
            Show.ALL: True,
            Show.DATA: info.kind is PluginKind.DATA,
            Show.CODE: info.kind is PluginKind.CODE,
            Show.OFF: not is_wanted(self._host, info),
            Show.TROUBLE: has_trouble(self._host, info),
        }
        if not fits[self._show]:
            return False
        if not self._words:
            return True
        given = (names for _, names in gives_lines(info))
        text = " ".join((info.name, info.id, info.author, info.description, *given)).casefold()
        return all(word in text for word in self._words)

    def _order(self, info: PluginInfo) -> tuple[bool, bool, str]:
        calm = not has_trouble(self._host, info)
        return calm, info.door is Door.BUILT_IN, info.name.casefold()
