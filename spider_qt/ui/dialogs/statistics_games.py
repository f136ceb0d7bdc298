"""The finished games as a table, read as far as one looks: a million rows cost nothing."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from spider_qt.engine.rules import GroupRule
from spider_qt.storage.statistics_types import GameRecord, Order, Status
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.statistics_figures import duration_text, number_text
from spider_qt.ui.dialogs.statistics_filter import named
from spider_qt.ui.i18n import translate
from spider_qt.ui.names import rule_text, suits_text

CHUNK: Final = 256
"""Rows that are read at once."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_STATUSES: Final = {
    Status.WON: QT_TRANSLATE_NOOP("Statistics", "Won"),
    Status.LOST: QT_TRANSLATE_NOOP("Statistics", "Lost"),
    Status.ABANDONED: QT_TRANSLATE_NOOP("Statistics", "Given up"),
}
_ORDERS: Final = {
    Order.NEWEST: QT_TRANSLATE_NOOP("Statistics", "Newest first"),
    Order.OLDEST: QT_TRANSLATE_NOOP("Statistics", "Oldest first"),
    Order.BEST_SCORE: QT_TRANSLATE_NOOP("Statistics", "Best score first"),
    Order.QUICKEST: QT_TRANSLATE_NOOP("Statistics", "Quickest win first"),
    Order.FEWEST_MOVES: QT_TRANSLATE_NOOP("Statistics", "Fewest moves first"),
}
_COLUMNS: Final = (
    QT_TRANSLATE_NOOP("Statistics", "Ended"),
    QT_TRANSLATE_NOOP("Statistics", "Game"),
    QT_TRANSLATE_NOOP("Statistics", "Result"),
    QT_TRANSLATE_NOOP("Statistics", "Score"),
    QT_TRANSLATE_NOOP("Statistics", "Time"),
    QT_TRANSLATE_NOOP("Statistics", "Moves"),
    QT_TRANSLATE_NOOP("Statistics", "Deals"),
    QT_TRANSLATE_NOOP("Statistics", "Undo"),
    QT_TRANSLATE_NOOP("Statistics", "Hints"),
    QT_TRANSLATE_NOOP("Statistics", "Code"),
)
_NUMBERS: Final = range(3, 9)
_NOWHERE: Final = QModelIndex()

Fetch = Callable[[int, int], Sequence[GameRecord]]
"""Returns so many games (limit) from a place on (offset)."""


def _nothing(limit: int, offset: int) -> tuple[GameRecord, ...]:
    """There are no games yet."""
    del limit, offset
    return ()


class GamesModel(QAbstractTableModel):
    """The rows that were looked at so far.

    Args:
        games: the installed games, for their names.
        parent: the Qt parent.
    """

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._fetch: Fetch = _nothing
        self._rows: list[GameRecord] = []
        self._all = True

    def begin(self, fetch: Fetch) -> None:
        """Show other games, from their first on."""
        self.beginResetModel()
        self._fetch = fetch
        self._rows = list(fetch(CHUNK, 0))
        self._all = len(self._rows) < CHUNK
        self.endResetModel()

    def record(self, row: int) -> GameRecord:
        """Return the game of a row that was read."""
        return self._rows[row]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """The rows that were read so far."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(_COLUMNS)

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether there are rows that were not read."""
        return not parent.isValid() and not self._all

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """Read on."""
        if not self.canFetchMore(parent):
            return
        more = self._fetch(CHUNK, len(self._rows))
        self._all = len(more) < CHUNK
        if more:
            first = len(self._rows)
            self.beginInsertRows(_NOWHERE, first, first + len(more) - 1)
            self._rows += more
            self.endInsertRows()

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return what a cell shows."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._rows[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return int(_RIGHT)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the name of a column, the number of a row."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return number_text(section + 1)
        return translate("Statistics", _COLUMNS[section])

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(_COLUMNS) - 1)
        if self._rows:
            last = self.index(len(self._rows) - 1, len(_COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _text(self, game: GameRecord, column: int) -> str:
        values = (
            lambda: _moment_text(game.ended),
            lambda: self._game_text(game),
            lambda: translate("Statistics", _STATUSES[game.status]),
            lambda: number_text(game.score),
            lambda: duration_text(game.seconds),
            lambda: number_text(game.moves),
            lambda: number_text(game.deals),
            lambda: number_text(game.undos),
            lambda: number_text(game.hints),
            lambda: game.code,
        )
        return values[column]()

    def _game_text(self, game: GameRecord) -> str:
        parts = [named(self._games, "variant", game.variant), suits_text(game.suits)]
        if game.suits > 1 and game.rule in list(GroupRule):
            parts.append(rule_text(GroupRule(game.rule)))
        return ", ".join(parts)


class GamesPage(QWidget):
    """The table and how it is sorted.

    Args:
        games: the installed games, for their names.
        parent: the Qt parent.
    """

    order_changed = Signal()
    """The games are wanted in another order."""

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.orders = QComboBox(self)
        self.orders.setObjectName("statistics_order")
        self._label = QLabel(self)
        self._label.setBuddy(self.orders)
        self.model = GamesModel(games, self)
        self.table = QTableView(self)
        self.table.setObjectName("statistics_table")
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        # The widths are those of the rows that are seen, whatever else there is.
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setResizeContentsPrecision(40)
        header.setStretchLastSection(True)
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().lineSpacing() + 8)
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self.orders)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 4)
        column.addLayout(row)
        column.addWidget(self.table, 1)
        self.orders.currentIndexChanged.connect(self._tell)
        self.retranslate()

    @property
    def order(self) -> Order:
        """How the games are to be sorted."""
        return list(_ORDERS)[max(0, self.orders.currentIndex())]

    def begin(self, fetch: Fetch) -> None:
        """Show other games."""
        self.model.begin(fetch)
        self.table.scrollToTop()
        self._fit()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self._label.setText(translate("Statistics", "S&ort:"))
        at = max(0, self.orders.currentIndex())
        with QSignalBlocker(self.orders):
            self.orders.clear()
            self.orders.addItems([translate("Statistics", name) for name in _ORDERS.values()])
            self.orders.setCurrentIndex(at)
        self.table.setAccessibleName(translate("Statistics", "Finished games"))
        self.model.retranslate()
        self._fit()

    def _fit(self) -> None:
        self.table.resizeColumnsToContents()

    def _tell(self) -> None:
        self.order_changed.emit()


def _moment_text(ended: str) -> str:
    """The day and time of the player's place when the game ended, wherever they are now."""
    moment = QDateTime.fromString(ended[:19], Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ended
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
