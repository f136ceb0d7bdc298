"""Puts games into the library at the right moments: left for later, or over.

The library is loaded when the first game goes there, not at the start.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spider_qt.engine.ending import State
from spider_qt.engine.session import Session
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.folders import UNCOUNTED
from spider_qt.storage.journal import GameJournal
from spider_qt.ui.controller import GameController, Games
from spider_qt.ui.messages import GameEnded, Kept

if TYPE_CHECKING:
    from spider_qt.storage.library import Library, Slot


class Keeper(QObject):
    """The library of the game on the table; the controller's archive.

    Args:
        folder: where the games are kept.
        games: the installed games and scoring schemes.
        journal: the file of the running game, which knows when it began.
        files: the disk.
        parent: the Qt parent.
    """

    kept = Signal(object)
    """Kept: a game was put aside, to be gone on with later."""
    troubled = Signal(object)
    """StorageError: a game that is over could not be kept; once until one could."""

    def __init__(
        self,
        folder: Path,
        games: Games,
        journal: GameJournal,
        files: Files = DISK,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._games = games
        self._journal = journal
        self._files = files
        self._troubled = False
        self._bare: Slot | None = None
        self.picture: Callable[[], bytes] = bytes
        """Returns a picture of the table, a PNG, or nothing; given by the window."""

    def follow(self, controller: GameController) -> None:
        """Hear of games that end. To be called before the table hears of new ones."""
        controller.game_ended.connect(self.finish)
        controller.session_started.connect(self.illustrate)

    @cached_property
    def library(self) -> "Library":
        """The kept games."""
        from spider_qt.storage.library import Library

        return Library(self._folder, self._games.variants, self._games.schemes, self._files)

    def any_unsettled(self) -> bool:
        """Whether deleted games wait to be counted; asked without loading the library."""
        with suppress(OSError), os.scandir(self._folder.joinpath(*UNCOUNTED)) as waiting:
            return next(waiting, None) is not None
        return False

    @property
    def started(self) -> str:
        """The local ISO date on which the game on the table began."""
        return self._journal.started

    def keep(self, session: Session) -> None:
        """Keep the game on the table for later.

        Raises:
            StorageError: if it cannot be kept.
        """
        self.library.keep(session, self.started, self.picture())
        self.kept.emit(Kept(session))

    def save_copy(self, session: Session, name: str) -> None:
        """Keep a copy of the game on the table under a name.

        Raises:
            StorageError: if it cannot be kept.
        """
        self.library.save_copy(session, self.started, name, self.picture())
        self.kept.emit(Kept(session, name))

    def finish(self, fact: GameEnded) -> None:
        """Keep a game that is over, to be watched again."""
        picture = b"" if fact.state is State.WON else self.picture()
        try:
            slot = self.library.finish(fact.session, self.started, fact.state, picture)
        except StorageError as error:
            told, self._troubled = self._troubled, True
            if not told:
                self.troubled.emit(error)
            return
        self._troubled = False
        self._bare = None if picture else slot

    def illustrate(self) -> None:
        """Add the picture of the game that was won last, whose cards still flew then."""
        slot, self._bare = self._bare, None
        if slot is not None:
            with suppress(StorageError):
                self.library.illustrate(slot, self.picture())
