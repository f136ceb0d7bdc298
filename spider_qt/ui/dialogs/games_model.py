"""The kept games as a list that looks into a game's files when it is shown, not before."""

import re
from enum import Enum
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QPixmap

from spider_qt.engine.ending import State
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.files import StorageError
from spider_qt.storage.library import Library, Slot
from spider_qt.storage.library_entry import Entry
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import translate
from spider_qt.ui.names import game_text
from spider_qt.ui.status import time_text

PICTURE_ROLE: Final = Qt.ItemDataRole.UserRole
"""The small picture of the table: a QPixmap, without content where there is none."""
DETAILS_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""What is said below the name: a tuple of lines."""

_STATES: Final = {
    State.IN_PROGRESS: QT_TRANSLATE_NOOP("Kept", "In progress"),
    State.WON: QT_TRANSLATE_NOOP("Kept", "Won"),
    State.LOST: QT_TRANSLATE_NOOP("Kept", "Lost"),
    State.ABANDONED: QT_TRANSLATE_NOOP("Kept", "Given up"),
}

Index = QModelIndex | QPersistentModelIndex


class Shelf(Enum):
    """Which games are listed."""

    ALL = "all"
    IN_PROGRESS = "in_progress"
    FINISHED = "finished"


class GamesModel(QAbstractListModel):
    """The games of a library.

    Args:
        library: the games.
        running: the id of the game on the table.
        parent: the Qt parent.
    """

    failed = Signal(object)
    """StorageError: a new name could not be kept."""

    def __init__(self, library: Library, running: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._running = running
        self._slots: list[Slot] = []
        self._entries: dict[Slot, Entry | None] = {}
        self._pictures: dict[Slot, QPixmap] = {}
        self._shelf = Shelf.ALL
        self._words: list[str] = []
        self._has_any = False
        self.reload()

    @property
    def is_empty(self) -> bool:
        """Whether no game is kept at all."""
        return not self._has_any

    def reload(self) -> None:
        """List the games of now."""
        self.beginResetModel()
        slots = self._library.slots()
        self._has_any = bool(slots)
        there = set(slots)
        self._entries = {slot: e for slot, e in self._entries.items() if slot in there}
        self._slots = [slot for slot in slots if self._matches(slot)]
        self.endResetModel()

    def show_only(self, shelf: Shelf, text: str) -> None:
        """List the games of one kind in which every word of a text occurs."""
        self._shelf = shelf
        self._words = text.casefold().split()
        self.reload()

    def slot(self, index: Index) -> Slot:
        """Return the game of a row."""
        return self._slots[index.row()]

    def row_of(self, slot: Slot) -> int:
        """Return the row of a game, or -1 if it is not listed."""
        for row, listed in enumerate(self._slots):
            if listed.path == slot.path:
                return row
        return -1

    def entry(self, slot: Slot) -> Entry | None:
        """Return what is known of a game, or None if it cannot be read."""
        if slot not in self._entries:
            self._entries[slot] = self._library.entry(slot)
        return self._entries[slot]

    # Qt's questions ---------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many games are listed."""
        return 0 if parent.isValid() else len(self._slots)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a row says."""
        if not index.isValid():
            return None
        slot = self.slot(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._title(slot)
        if role == Qt.ItemDataRole.EditRole:
            entry = self.entry(slot)
            return entry.name if entry is not None else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return "; ".join([self._title(slot), *self._details(slot)])
        if role == DETAILS_ROLE:
            return self._details(slot)
        if role == PICTURE_ROLE:
            return self._picture(slot)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Give a game another name."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        slot = self.slot(index)
        try:
            entry = self._library.rename(slot, str(value))
        except StorageError as error:
            self.failed.emit(error)
            return False
        if entry is None:
            return False
        self._entries[slot] = entry
        self.dataChanged.emit(index, index)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every game can be chosen and renamed."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    # Inside -----------------------------------------------------------------------

    def _matches(self, slot: Slot) -> bool:
        if self._shelf is not Shelf.ALL and slot.finished is not (self._shelf is Shelf.FINISHED):
            return False
        if not self._words:
            return True
        entry = self.entry(slot)
        code = entry.code if entry is not None else ""
        whole = " ".join([self._title(slot), *self._details(slot), code]).casefold()
        return all(_is_in(word, whole) for word in self._words)

    def _title(self, slot: Slot) -> str:
        entry = self.entry(slot)
        if entry is None:
            return translate("Kept", "A game that cannot be read")
        return entry.name or _game(entry)

    def _details(self, slot: Slot) -> tuple[str, ...]:
        entry = self.entry(slot)
        if entry is None:
            return (slot.path.name, "")
        state = translate("Kept", _STATES[entry.state])
        if entry.state is State.IN_PROGRESS and entry.id == self._running:
            state = translate("Kept", "An earlier state of the game on the table")
        first = [state, _date(entry.left)]
        if entry.name:
            first.insert(0, _game(entry))
        figures = translate("Kept", "Moves: {moves} · Score: {points} · Time: {time}")
        figures = figures.replace("{moves}", str(entry.moves))
        figures = figures.replace("{points}", str(entry.score))
        return (" · ".join(first), figures.replace("{time}", time_text(entry.seconds)))

    def _picture(self, slot: Slot) -> QPixmap:
        if slot not in self._pictures:
            if len(self._pictures) > 200:
                self._pictures.clear()
            made = QPixmap()
            made.loadFromData(self._library.picture(slot), "PNG")
            self._pictures[slot] = made
        return self._pictures[slot]


def _is_in(word: str, text: str) -> bool:
    """Whether a word occurs; a number as such, not as a part of another one."""
    if word.isdecimal():
        return re.search(rf"(?<!\d){word}(?!\d)", text) is not None
    return word in text


def _game(entry: Entry) -> str:
    try:
        rule = GroupRule(entry.rule)
    except ValueError:
        return entry.game_name
    return game_text(entry.game_name, entry.suits, rule)


def _date(stamp: str) -> str:
    when = QDateTime.fromString(stamp, Qt.DateFormat.ISODate)
    return QLocale().toString(when, QLocale.FormatType.ShortFormat) if when.isValid() else stamp
