"""Opens the replay window: on the running game, or on any other that is handed over.

It is imported when it opens, so that the start does not wait for it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.controller import GameController
from spider_qt.ui.looks import outfit_of, table_options
from spider_qt.ui.messages import PlayOnWish, WatchWish
from spider_qt.ui.motion_wish import MotionWish
from spider_qt.ui.schemes import is_dark
from spider_qt.ui.starting import GameStarter
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.themes.outfit import Wardrobe

if TYPE_CHECKING:
    from spider_qt.ui.replay.window import ReplayWindow


class Watcher(QObject):
    """Keeps the one replay window of the program.

    Args:
        controller: holds the running game.
        starter: starts the game that is played on, and asks before another is given up.
        store: what the player chose about cards and motion.
        wardrobe: all that can be chosen for the eyes.
        window: the game's window; the replay's belongs to it.
        motion: what the system wishes about motion.
    """

    analysis_requested = Signal(object)
    """WatchWish: the player wants to know where the game that is watched was lost."""

    def __init__(
        self,
        controller: GameController,
        starter: GameStarter,
        store: SettingsStore,
        wardrobe: Wardrobe,
        window: QWidget,
        motion: MotionWish | None = None,
    ) -> None:
        super().__init__(window)
        self._motion = motion
        self._controller = controller
        self._starter = starter
        self._store = store
        self._wardrobe = wardrobe
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

            outfit, options = outfit_of(settings, self._wardrobe), self._options()
            art = outfit.art(dark=is_dark(self._window.palette()))
            games = self._controller.games
            self.replay = ReplayWindow(wish, games, art, options, self._window)
            self.replay.table.dress(outfit)
            self.replay.play_on_requested.connect(self.play_on)
            self.replay.analysis_requested.connect(self.analysis_requested)
        else:
            self.replay.watch(wish)
            self.restyle()
        self._follow_pause()
        self.replay.come_forward()

    def restyle(self) -> None:
        """Show the cards and the motion that the player has chosen by now."""
        if self.replay is not None:
            settings = self._store.settings
            self.replay.table.dress(outfit_of(settings, self._wardrobe))
            self.replay.table.set_options(self._options())

    def _options(self) -> TableOptions:
        less = self._motion is not None and self._motion.less
        return table_options(self._store.settings, less_motion=less)

    def close(self) -> None:
        """Close the replay window; the program ends."""
        if self.replay is not None:
            self.replay.close()

    def _follow_pause(self) -> None:
        """A pause hides the cards of the game wherever they are shown."""
        if self.replay is not None:
            same = self._watched == self._controller.session.id
            self.replay.hide_cards(same and self._controller.paused)

    def play_on(self, wish: PlayOnWish) -> None:
        """Go on with a game from a moment, on the table of the window."""
        self._window.raise_()
        self._window.activateWindow()
        self._starter.play_on(wish)
