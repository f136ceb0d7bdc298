"""Copy, paste, save and open for the game that is watched."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from spider_qt.engine.record import format_record
from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.i18n import translate
from spider_qt.ui.replay.sharing import (
    GAME_SUFFIX,
    TEXT_SUFFIX,
    file_name,
    not_written,
    read_file,
    read_game,
    suffixed,
    write_game,
)

_COPIED: Final = QT_TRANSLATE_NOOP("Replay", "The game was copied as text.")
_SAVED: Final = QT_TRANSLATE_NOOP("Replay", "Saved: {file}")


class Exchange(QObject):
    """Lets games out and in.

    Args:
        games: the installed games and scoring schemes, for games that come in.
        window: shows the dialogs.
    """

    told = Signal(object)
    """Sentence: what became of it."""
    taken = Signal(object)
    """Taken: a game came in, or what should have been one."""

    def __init__(self, games: Games, window: QWidget) -> None:
        super().__init__(window)
        self._games = games
        self._window = window

    def copy(self, session: Session) -> None:
        """Put a game into the clipboard as text."""
        QGuiApplication.clipboard().setText(format_record(session))
        self.told.emit(Sentence("Replay", _COPIED))

    def paste(self) -> None:
        """Take the game that is in the clipboard."""
        text = QGuiApplication.clipboard().text()
        self.taken.emit(read_game(text.encode("utf-8", "replace"), self._games))

    def save(self, session: Session, started: str) -> None:
        """Ask for a file and write a game into it.

        Args:
            session: the game.
            started: the local ISO date of its beginning, "" if it is not known.
        """
        games, texts = _game_filter(), translate("Replay", "Code and moves (*.txt)")

        def choose_suffix(chosen: str) -> None:
            dialog.setDefaultSuffix((TEXT_SUFFIX if chosen == texts else GAME_SUFFIX)[1:])

        dialog = self._chooser(partial(self._write, session, started), [games, texts])
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.filterSelected.connect(choose_suffix)
        choose_suffix(games)
        dialog.selectFile(file_name(session))
        dialog.open()

    def open(self) -> None:
        """Ask for a file and take the game that is in it."""
        both = translate("Replay", "Games (*.jsonl *.txt)")
        dialog = self._chooser(self._read, [both, translate("Replay", "All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def _chooser(self, do: Callable[[str], None], filters: list[str]) -> QFileDialog:
        dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters(filters)
        dialog.fileSelected.connect(do)
        return dialog

    def _write(self, session: Session, started: str, chosen: str) -> None:
        path = suffixed(chosen, (GAME_SUFFIX, TEXT_SUFFIX))
        try:
            write_game(path, session, started)
        except StorageError as error:
            self.told.emit(not_written(error))
        else:
            self.told.emit(Sentence("Replay", _SAVED, {"file": str(path)}))

    def _read(self, chosen: str) -> None:
        self.taken.emit(read_file(Path(chosen), self._games))


def _game_filter() -> str:
    return translate("Replay", "Saved games (*.jsonl)")
