"""Kept games on their way to the table: from the list, and from files that are dropped."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from spider_qt.engine.ending import State
from spider_qt.engine.game import Outcome
from spider_qt.storage.files import StorageError
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import GameEnded, Kept, NewGameWish, WatchWish
from spider_qt.ui.supplies import random_id

if TYPE_CHECKING:
    from spider_qt.storage.library import Deleted, Slot
    from spider_qt.ui.incoming import Incoming

_KEPT: Final = QT_TRANSLATE_NOOP("Collection", "The game is kept for later: Games in the menu.")
_SAVED: Final = QT_TRANSLATE_NOOP("Collection", "Saved: {name}")
_UNKEPT: Final = QT_TRANSLATE_NOOP(
    "Collection", "The game cannot be kept among the games ({reason}). File: {file}"
)
_UNREAD: Final = QT_TRANSLATE_NOOP(
    "Collection", "The game cannot be opened ({reason}). File: {file}"
)
_ONE: Final = QT_TRANSLATE_NOOP("Collection", "Please drop one file at a time.")


class Collection(QObject):
    """Opens, saves and takes in games.

    Args:
        controller: holds the game on the table.
        keeper: holds the kept ones.
        window: the dialogs belong to it, and files are dropped on it.
    """

    given_up = Signal(object)
    """GameEnded: a kept game in progress was deleted."""

    def __init__(self, controller: GameController, keeper: Keeper, window: MainWindow) -> None:
        super().__init__(window)
        self._controller = controller
        self._keeper = keeper
        self._window = window
        self._drop: Incoming | None = None
        self.take_plugin: Callable[[Path], object] | None = None
        """Takes what is dropped and can only be meant as a plugin."""
        keeper.picture = self._picture
        window.starter.kept_of = self._kept_of
        # What is said in passing would be gone with the game that is left: it waits its turn.
        keeper.kept.connect(self._tell_kept, Qt.ConnectionType.QueuedConnection)
        keeper.troubled.connect(self._tell_unkept)
        window.commands[Command.GAMES].triggered.connect(self.show_games)
        window.commands[Command.SAVE_AS].triggered.connect(self.save_as)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def show_games(self) -> None:
        """Show the kept games."""
        from spider_qt.ui.dialogs.games import GamesDialog

        self._keeper.illustrate()
        controller = self._controller
        library = self._keeper.library
        running = controller.session.id
        dialog = GamesDialog(library, controller.games, running, self._add, self._window)
        dialog.open_requested.connect(self._open)
        dialog.watch_requested.connect(self._watch)
        dialog.analyse_requested.connect(self._analyse)
        dialog.discarded.connect(self._discard)
        dialog.open()

    def count_deleted(self) -> None:
        """Count what was deleted when the program was killed before its list was closed."""
        if self._keeper.any_unsettled():
            self._discard(self._keeper.library.unsettled())

    def save_as(self) -> None:
        """Ask for a name and keep a copy of the game on the table under it."""
        from spider_qt.ui.dialogs.save_as import SaveAsDialog
        from spider_qt.ui.names import variant_text

        name = variant_text(self._controller.session.variant)
        dialog = SaveAsDialog(name, self._window)
        dialog.chosen.connect(self._save)
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Open the game of a file, or say why not; a game that is over is watched."""
        if self._drop is None:
            from spider_qt.ui.incoming import Incoming

            self._drop = Incoming(self._controller.games, self._window)
            self._drop.taken.connect(self._put_on_table)
            self._drop.told.connect(self._window.tell)
        self._drop.take(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files that are dropped on the window."""
        if isinstance(event, QDragEnterEvent):
            if _files(event) and QApplication.activeModalWidget() is None:
                event.acceptProposedAction()
                return True
        elif isinstance(event, QDropEvent) and event.type() is QEvent.Type.Drop:
            files = _files(event)
            if files:
                event.acceptProposedAction()
                self._take_dropped(files)
                return True
        return super().eventFilter(watched, event)

    def _picture(self) -> bytes:
        """The table as a PNG; nothing while it is hidden."""
        if self._controller.paused:
            return b""
        from spider_qt.ui.pictures import table_picture

        return table_picture(self._window.table)

    # Inside -----------------------------------------------------------------------

    def _take_dropped(self, files: list[Path]) -> None:
        if len(files) > 1:
            self._window.tell(Sentence("Collection", _ONE))
        else:
            self._take(files[0])

    def _take(self, path: Path) -> None:
        """Open a game, or hand on what can only be meant as a plugin."""
        from spider_qt.ui.plugging import is_plugin

        if self.take_plugin is not None and is_plugin(path):
            self.take_plugin(path)
        else:
            self.open_file(path)

    def _put_on_table(self, wish: WatchWish) -> None:
        if wish.session.outcome is Outcome.WON:
            self._window.watcher.watch(wish)
        else:
            self._window.starter.open(wish.session, wish.started)

    def _kept_of(self, wish: NewGameWish) -> WatchWish | None:
        """The game of a kind that was left last to be gone on with, and can be read whole."""
        library = self._keeper.library
        for slot in library.slots():
            entry = None if slot.finished or slot.is_copy else library.entry(slot)
            if entry is None or entry.id == self._controller.session.id:
                continue
            same = (entry.game, entry.suits) == (wish.game, wish.suits)
            if same and (wish.suits == 1 or entry.rule == wish.rule.value):
                with suppress(OSError):
                    loaded = library.load(slot)
                    if loaded.session is not None and loaded.fault is None:
                        return WatchWish(loaded.session, entry.name, loaded.started)
        return None

    def _open(self, slot: "Slot") -> None:
        self._load(slot, watch=False)

    def _watch(self, slot: "Slot") -> None:
        self._load(slot, watch=True)

    def _analyse(self, slot: "Slot") -> None:
        self._load(slot, watch=True, analyse=True)

    def _load(self, slot: "Slot", *, watch: bool, analyse: bool = False) -> None:
        """Read a kept game and show it; of a damaged one the good part is offered."""
        try:
            loaded = self._keeper.library.load(slot)
        except OSError as error:
            self._tell_error(_UNREAD, StorageError.of(slot.path, error))
            return
        fault, session = loaded.fault, loaded.session
        if session is None or (fault is not None and fault.must_be_told):
            self.open_file(slot.path)  # which says what is wrong, and offers what is good
            return
        entry = self._keeper.library.entry(slot)
        name = entry.name if entry is not None else ""
        wish = WatchWish(session, name, loaded.started)
        if watch:
            self._window.watcher.watch(wish)
            if analyse:  # over the replay, which shows the moments that it tells of
                self._window.watcher.analysis_requested.emit(wish)
        else:
            self._put_on_table(wish)

    def _add(self, wish: WatchWish) -> "Slot":
        """Take a game from elsewhere into the library; may raise StorageError."""
        session = wish.session if wish.session.id else replace(wish.session, id=random_id())
        return self._keeper.library.add(session, wish.started)

    def _save(self, name: str) -> None:
        try:
            self._keeper.save_copy(self._controller.session, name)
        except StorageError as error:
            self._tell_unkept(error)

    def _discard(self, deleted: "tuple[Deleted, ...]") -> None:
        """Count games in progress that were deleted for good and are kept nowhere else."""
        library = self._keeper.library
        known = {slot.game_id for slot in library.slots()} | {self._controller.session.id}
        for one in deleted:
            if not one.before.finished and one.before.game_id not in known:
                known.add(one.before.game_id)
                with suppress(OSError):
                    session = library.load(one.now).session
                    if session is not None and session.journal:
                        self.given_up.emit(GameEnded(session, State.ABANDONED))
            if not one.before.finished:
                with suppress(OSError):  # else it is looked at again the next time
                    library.settle(one)

    def _tell_kept(self, fact: Kept) -> None:
        if fact.name:
            self._window.say(Sentence("Collection", _SAVED, {"name": fact.name}))
        else:
            self._window.say(Sentence("Collection", _KEPT))

    def _tell_unkept(self, error: StorageError) -> None:
        self._tell_error(_UNKEPT, error)

    def _tell_error(self, source: str, error: StorageError) -> None:
        places: dict[str, str | int | Sentence]
        places = {"reason": error.reason, "file": str(error.path)}
        self._window.tell(Sentence("Collection", source, places))


def _files(event: QDropEvent) -> list[Path]:
    """The local files that are dragged."""
    urls = event.mimeData().urls()
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
