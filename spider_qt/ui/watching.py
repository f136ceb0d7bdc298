"""Opens the replay window: on the running game, or on any other that is handed over.

It is imported when it opens, so that the start does not wait for it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spider_qt.api import CardTheme
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.controller import GameController
from spider_qt.ui.looks import art_of, table_options
from spider_qt.ui.messages import PlayOnWish, WatchWish
from spider_qt.ui.starting import GameStarter

if TYPE_CHECKING:
    from spider_qt.ui.replay.window import ReplayWindow


class Watcher(QObject):
    """Keeps the one replay window of the program.

    Args:
        controller: holds the running game.
        starter: starts the game that is played on, and asks before another is given up.
        store: what the player chose about cards and motion.
        themes: the card sets by id, the default one first.
        window: the game's window; the replay's belongs to it.
    """

    def __init__(
        self,
        controller: GameController,
        starter: GameStarter,
        store: SettingsStore,
        themes: Mapping[str, CardTheme],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._starter = starter
        self._store = store
        self._themes = themes
        self._window = window
        self._watched = ""
        self.replay: ReplayWindow | None = None
        """The replay window, once it was opened."""
        controller.pause_changed.connect(self._follow_pause)

    def watch_running(self) -> None:
        """Show the running game from its beginning; a paused one stays hidden."""
        if not self._controller.paused:
            self.watch(WatchWish(self._controller.session))

    def watch(self, wish: WatchWish) -> None:
        """Show a game, in the window that is there if there is one."""
        settings = self._store.settings
        self._watched = wish.session.id
        if self.replay is None:
            from spider_qt.ui.replay.window import ReplayWindow

            art, options = art_of(settings, self._themes), table_options(settings)
            games = self._controller.games
            self.replay = ReplayWindow(wish, games, art, options, self._window)
            self.replay.play_on_requested.connect(self._play_on)
        else:
            self.replay.watch(wish)
            self.restyle()
        self._follow_pause()
        self.replay.come_forward()

    def restyle(self) -> None:
        """Show the cards and the motion that the player has chosen by now."""
        if self.replay is not None:
            settings = self._store.settings
            self.replay.table.set_art(art_of(settings, self._themes))
            self.replay.table.set_options(table_options(settings))

    def close(self) -> None:
        """Close the replay window; the program ends."""
        if self.replay is not None:
            self.replay.close()

    def _follow_pause(self) -> None:
        """A pause hides the cards of the game wherever they are shown."""
        if self.replay is not None:
            same = self._watched == self._controller.session.id
            self.replay.hide_cards(same and self._controller.paused)

    def _play_on(self, wish: PlayOnWish) -> None:
        self._window.raise_()
        self._window.activateWindow()
        self._starter.play_on(wish)
