"""The dialog of kept games: those to go on with, and those that ended."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spider_qt.storage.files import StorageError
from spider_qt.storage.library import Deleted, Library, Slot
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.dialogs.games_model import GamesModel, Shelf
from spider_qt.ui.dialogs.games_row import GameRow
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.incoming import Incoming
from spider_qt.ui.messages import WatchWish
from spider_qt.ui.window_place import roomy

SUFFIX: Final = ".jsonl"
_SHELVES: Final = {
    Shelf.ALL: QT_TRANSLATE_NOOP("KeptGames", "All games"),
    Shelf.IN_PROGRESS: QT_TRANSLATE_NOOP("KeptGames", "In progress"),
    Shelf.FINISHED: QT_TRANSLATE_NOOP("KeptGames", "Finished"),
}
_FAILED: Final = QT_TRANSLATE_NOOP("KeptGames", "That could not be done ({reason}). File: {file}")
_DELETED: Final = QT_TRANSLATE_NOOP("KeptGames", "“{name}” was deleted. It can be brought back.")
_RESTORED: Final = QT_TRANSLATE_NOOP("KeptGames", "The game is back.")
_EXPORTED: Final = QT_TRANSLATE_NOOP("KeptGames", "Written: {file}")
_IMPORTED: Final = QT_TRANSLATE_NOOP("KeptGames", "The game of the file is among the kept ones.")


class GamesDialog(Dialog):
    """Lists the kept games, and does with them what the player wants.

    Args:
        library: the games.
        games: the installed games and scoring schemes, for files that come in.
        running: the id of the game on the table.
        add: takes a game from elsewhere into the library; may raise StorageError.
        parent: the window it belongs to.
    """

    open_requested = Signal(object)
    """Slot: the player wants to go on with this game."""
    watch_requested = Signal(object)
    """Slot: the player wants to watch this game."""
    analyse_requested = Signal(object)
    """Slot: the player wants to know where this game was lost."""
    discarded = Signal(object)
    """tuple of Deleted: on closing, what was deleted and not brought back."""

    def __init__(
        self,
        library: Library,
        games: Games,
        running: str,
        add: Callable[[WatchWish], Slot],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._library = library
        self._add = add
        self._deleted: list[Deleted] = []
        self._news_sentence: Sentence | None = None
        self.model = GamesModel(library, running, self)
        self._incoming = Incoming(games, self)
        self._search_label, self._search = QLabel(self), QLineEdit(self)
        self._shelf_label, self._shelf = QLabel(self), QComboBox(self)
        self.list = QListView(self)
        self._empty, self._news = note(self, 40), note(self, 40)
        self._buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._connect()
        self.retranslate()
        self._select(0)
        self.list.setFocus()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("KeptGames", "Games"))
        self._search_label.setText(translate("KeptGames", "&Search:"))
        self._shelf_label.setText(translate("KeptGames", "S&how:"))
        for row, shelf in enumerate(Shelf):
            self._shelf.setItemText(row, translate("KeptGames", _SHELVES[shelf]))
        self.list.setAccessibleName(translate("KeptGames", "Kept games"))
        texts = {
            "open": translate("KeptGames", "&Open"),
            "watch": translate("KeptGames", "&Watch"),
            "analyse": translate("KeptGames", "Anal&yse…"),
            "rename": translate("KeptGames", "&Rename"),
            "delete": translate("KeptGames", "&Delete"),
            "restore": translate("KeptGames", "&Bring back"),
            "export": translate("KeptGames", "&Export…"),
            "import": translate("KeptGames", "&Import…"),
        }
        tips = {
            "open": translate("KeptGames", "Go on with this game"),
            "watch": translate("KeptGames", "Watch this game move by move"),
            "analyse": translate("KeptGames", "Look where this game was lost"),
            "rename": translate("KeptGames", "Give this game a name (F2)"),
            "delete": translate("KeptGames", "Delete this game (Del)"),
            "restore": translate("KeptGames", "Bring back the game deleted last (Ctrl+Z)"),
            "export": translate("KeptGames", "Write this game into a file of its own"),
            "import": translate("KeptGames", "Take in the game of a file"),
        }
        for name, button in self._buttons.items():
            button.setText(texts[name])
            button.setToolTip(tips[name])
        self._close.setText(close_text())
        self._refresh()
        self._show_news()

    # Building ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._search.setObjectName("search")
        self._search.setClearButtonEnabled(True)
        self._search_label.setBuddy(self._search)
        self._shelf.setObjectName("shelf")
        self._shelf_label.setBuddy(self._shelf)
        for shelf in Shelf:
            self._shelf.addItem("", shelf)
        self.list.setObjectName("list")
        self.list.setModel(self.model)
        self.list.setItemDelegate(GameRow(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        letters = self.fontMetrics().averageCharWidth()
        self.list.setMinimumSize(56 * letters, 11 * self.fontMetrics().lineSpacing())
        self._news.setObjectName("news")
        self._empty.setObjectName("empty")
        top = QHBoxLayout()
        top.addWidget(self._search_label)
        top.addWidget(self._search, 1)
        top.addWidget(self._shelf_label)
        top.addWidget(self._shelf)
        side = QVBoxLayout()
        names = ("open", "watch", "analyse", "rename", "delete", "restore", "export", "import")
        for name in names:
            button = QPushButton(self)
            button.setObjectName(name)
            button.setAutoDefault(False)
            self._buttons[name] = button
            side.addWidget(button)
            if name in ("analyse", "restore"):
                side.addSpacing(8)
        side.addStretch(1)
        middle = QHBoxLayout()
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self._empty)
        left.addWidget(self._news)
        middle.addLayout(left, 1)
        middle.addLayout(side)
        self.body.addLayout(top)
        self.body.addLayout(middle, 1)
        self._close = self.add_reject()
        self.resize(roomy(self, 100, 46))

    def _connect(self) -> None:
        does: dict[str, Callable[[], None]] = {
            "open": self._open,
            "watch": self._watch,
            "analyse": self._analyse,
            "rename": self._rename,
            "delete": self._delete,
            "restore": self._restore,
            "export": self._export,
            "import": self._import,
        }
        for name, do in does.items():
            self._buttons[name].clicked.connect(do)
        self.list.doubleClicked.connect(self._do_default)
        self.list.selectionModel().currentChanged.connect(self._refresh)
        self.model.modelReset.connect(self._refresh)
        self.model.failed.connect(self._tell_failure)
        self._search.textChanged.connect(self._filter)
        self._shelf.currentIndexChanged.connect(self._filter)
        self._incoming.taken.connect(self._take)
        self._incoming.told.connect(self._tell)
        self.finished.connect(lambda: self.discarded.emit(tuple(self._deleted)))
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._delete)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self.list)
        undo.setContext(Qt.ShortcutContext.WidgetShortcut)
        undo.activated.connect(self._restore)

    # Doing ------------------------------------------------------------------------

    @property
    def _chosen(self) -> Slot | None:
        index = self.list.currentIndex()
        return self.model.slot(index) if index.isValid() else None

    def _do_default(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            if chosen.finished:
                self._watch()
            else:
                self._open()

    def _open(self) -> None:
        chosen = self._chosen
        if chosen is not None and not chosen.finished:
            self.accept()
            self.open_requested.emit(chosen)

    def _watch(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.accept()
            self.watch_requested.emit(chosen)

    def _analyse(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self.accept()
            self.analyse_requested.emit(chosen)

    def _rename(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.list.setFocus()
            self.list.edit(index)

    def _delete(self) -> None:
        index = self.list.currentIndex()
        if not index.isValid():
            return
        name = str(index.data())
        try:
            self._deleted.append(self._library.delete(self.model.slot(index)))
        except StorageError as error:
            self._tell_failure(error)
            return
        row = index.row()
        self.model.reload()
        self._select(row)
        self._tell(Sentence("KeptGames", _DELETED, {"name": name}))

    def _restore(self) -> None:
        if not self._deleted:
            return
        try:
            slot = self._library.restore(self._deleted[-1])
        except StorageError as error:
            self._tell_failure(error)
            return
        del self._deleted[-1]
        self.model.reload()
        self._select(self.model.row_of(slot))
        self._tell(Sentence("KeptGames", _RESTORED))

    def _export(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        dialog = self._chooser(lambda file: self._export_to(chosen, Path(file)))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        entry = self.model.entry(chosen)
        name = (entry.name or entry.code) if entry is not None else ""
        dialog.selectFile(_file_name(name or "game"))
        dialog.open()

    def _export_to(self, slot: Slot, path: Path) -> None:
        try:
            self._library.export(slot, path)
        except StorageError as error:
            self._tell_failure(error)
        else:
            self._tell(Sentence("KeptGames", _EXPORTED, {"file": str(path)}))

    def _import(self) -> None:
        dialog = self._chooser(lambda file: self._incoming.take(Path(file)))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def _take(self, wish: WatchWish) -> None:
        try:
            slot = self._add(wish)
        except StorageError as error:
            self._tell_failure(error)
            return
        self._search.clear()
        self._shelf.setCurrentIndex(0)
        self.model.reload()
        self._select(self.model.row_of(slot))
        self._tell(Sentence("KeptGames", _IMPORTED))

    def _chooser(self, do: Callable[[str], None]) -> QFileDialog:
        dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        every = translate("KeptGames", "All files (*)")
        dialog.setNameFilters([translate("KeptGames", "Games (*.jsonl *.txt)"), every])
        dialog.fileSelected.connect(do)
        return dialog

    # Showing ----------------------------------------------------------------------

    def _filter(self) -> None:
        self.model.show_only(self._shelf.currentData(), self._search.text())
        self._select(0)

    def _select(self, row: int) -> None:
        """Choose a row, or the last one if there are fewer."""
        row = min(row, self.model.rowCount() - 1)
        index = self.model.index(row, 0) if row >= 0 else QModelIndex()
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, flag)
        self.list.scrollTo(index)
        self._refresh()

    def _refresh(self) -> None:
        chosen = self._chosen
        for name, button in self._buttons.items():
            button.setEnabled(chosen is not None or name == "import")
        self._buttons["restore"].setEnabled(bool(self._deleted))
        finished = chosen is not None and chosen.finished
        self._buttons["open"].setEnabled(chosen is not None and not finished)
        self._buttons["open"].setDefault(not finished)
        self._buttons["watch"].setDefault(finished)
        if self.model.is_empty:
            text = translate(
                "KeptGames",
                "No game is kept yet. When you leave a game you can keep it for later; "
                "finished games come here by themselves.",
            )
        else:
            text = translate("KeptGames", "No kept game is like that.")
        self._empty.setText(text)
        self._empty.setVisible(self.model.rowCount() == 0)

    def _tell_failure(self, error: StorageError) -> None:
        places: dict[str, str | int | Sentence]
        places = {"reason": error.reason, "file": str(error.path)}
        self._tell(Sentence("KeptGames", _FAILED, places))

    def _tell(self, sentence: Sentence) -> None:
        self._news_sentence = sentence
        self._show_news()

    def _show_news(self) -> None:
        text = shown(self._news_sentence) if self._news_sentence is not None else ""
        self._news.setText(text)
        self._news.setVisible(bool(text))
        self.setAccessibleDescription(text)
        self._refresh()


def _file_name(name: str) -> str:
    """A game's name as a file's, without what systems forbid there."""
    safe = "".join("-" if letter in '<>:"/\\|?*' else letter for letter in name)
    return f"{safe.strip(' .') or 'game'}{SUFFIX}"
