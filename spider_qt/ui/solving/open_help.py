"""The commands and settings of what looks at hidden cards, put where the window shows them.

The solver and all that asks it are imported when they are first wanted: most games need none
of it, and the start does not wait for it.
"""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spider_qt.engine.game import Outcome
from spider_qt.storage.files import StorageError
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import translate
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import SettingChanged, WatchWish
from spider_qt.ui.notices import Button, Extra
from spider_qt.ui.preferences import Preferences

if TYPE_CHECKING:
    from spider_qt.engine.session import Session
    from spider_qt.storage.library import Slot
    from spider_qt.ui.solving.desk import SolverDesk
    from spider_qt.ui.solving.knowledge import Knowledge
    from spider_qt.ui.solving.solution import Solution
    from spider_qt.ui.solving.winnable import Winnable

_GOES_ON: Final = QT_TRANSLATE_NOOP(
    "Solving",
    "The game still goes on, and the analysis looks at hidden cards: allow that help in the "
    "settings, or finish the game first.",
)
_UNMARKED: Final = QT_TRANSLATE_NOOP(
    "Solving",
    "The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). "
    "File: {file}",
)
_NOTHING: Final = QT_TRANSLATE_NOOP("Solving", "Nothing was done in this game yet.")


class OpenHelp(QObject):
    """Shows the commands that the settings allow, and carries them out.

    Args:
        controller: holds the game.
        window: shows everything.
        store: what the player allows.
        keeper: holds the kept games, of which one may be analysed that goes on.
    """

    def __init__(
        self,
        controller: GameController,
        window: MainWindow,
        store: SettingsStore,
        keeper: Keeper,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._store = store
        self._keeper = keeper
        does = {
            Command.SOLVER_HINT: lambda: self.solution.hint(),
            Command.SOLUTION: lambda: self.solution.show(),
            Command.BACK_TO_WINNABLE: lambda: self.winnable.go_back(),
            Command.ANALYSE: lambda: self.analyse(),
        }
        for command, do in does.items():
            window.commands[command].triggered.connect(do)
        controller.session_started.connect(self._enable)
        controller.pause_changed.connect(self._enable)
        preferences = window.findChild(Preferences)
        if preferences is not None:
            preferences.changed.connect(self._follow)
        window.notices.extras.append(self._offer)
        window.watcher.analysis_requested.connect(self.analyse_watched)
        self._allow()
        self._enable()
        if store.settings.show_winnable:
            self.winnable.switch(True)

    @cached_property
    def solution(self) -> "Solution":
        """The solver's hint and the demonstration."""
        from spider_qt.ui.solving.solution import Solution

        return Solution(self._controller, self._window, self._knowledge, self.desk)

    @cached_property
    def winnable(self) -> "Winnable":
        """The sign beside the figures, shown or not."""
        from spider_qt.ui.solving.winnable import Winnable

        return Winnable(
            self._controller, self._window, self._knowledge, partial(self.desk, background=True)
        )

    def desk(self, background: bool = False) -> "SolverDesk":
        """Return the desk to ask at.

        Args:
            background: whether everything else goes first.
        """
        from spider_qt.ui.solving.desk import desk

        return desk(background)

    def analyse(self) -> None:
        """Look where the game on the table was lost; of one that goes on, if that is allowed."""
        session = self._controller.session
        if self._controller.paused:
            return
        if not session.journal:
            self._window.say(Sentence("Solving", _NOTHING))
        elif not self._allows(session):
            self._window.say(Sentence("Solving", _GOES_ON))
        else:
            self._open(session, "", self._window)

    def analyse_watched(self, wish: WatchWish) -> None:
        """Look where the game was lost that is watched again."""
        replay = self._window.watcher.replay
        if replay is None:
            return
        running = wish.session.id == self._controller.session.id and self._controller.in_progress
        kept = [] if running else self._going_on(wish.session.id)
        if not wish.session.journal:
            replay.tell(Sentence("Solving", _NOTHING))
        elif (running and not self._allows(self._controller.session)) or (
            kept and not self._allows(wish.session)
        ):
            replay.tell(Sentence("Solving", _GOES_ON))
        elif (trouble := self._mark(kept)) is not None:
            places = {"reason": trouble.reason, "file": str(trouble.path)}
            replay.tell(Sentence("Solving", _UNMARKED, places))
        else:
            self._open(wish.session, wish.started, replay)

    def _going_on(self, game_id: str) -> "list[Slot]":
        """The kept states of a game that can be gone on with."""
        slots = self._keeper.library.slots()
        return [slot for slot in slots if slot.game_id == game_id and not slot.finished]

    def _mark(self, kept: "list[Slot]") -> StorageError | None:
        """Note in kept games that their hidden cards are looked at; why not, if it fails."""
        for slot in kept:
            try:
                self._keeper.library.mark_helped(slot)
            except FileNotFoundError:  # deleted meanwhile: nobody goes on with it
                continue
            except OSError as error:
                return StorageError.of(slot.path, error)
        return None

    def _allows(self, session: "Session") -> bool:
        """Whether a game of the player may be analysed now."""
        return session.outcome is not Outcome.PLAYING or self._store.settings.open_help

    def _open(self, session: "Session", started: str, over: QWidget) -> None:
        """Show the analysis of a game; of one that goes on, that is help and is noted."""
        from spider_qt.ui.dialogs.analysis import AnalysisDialog
        from spider_qt.ui.solving.analysis import Analysis

        running = session.id == self._controller.session.id
        if running and self._controller.in_progress and not self._controller.session.opened_help:
            self._controller.note_hint(opened=True)
        analysis = Analysis(session, partial(self.desk, background=True))
        dialog = AnalysisDialog(analysis, started, over)
        dialog.play_on_requested.connect(self._window.watcher.play_on)
        dialog.watch_requested.connect(self._window.watcher.watch)
        dialog.open()

    @cached_property
    def _knowledge(self) -> "Knowledge":
        from spider_qt.ui.solving.knowledge import Knowledge

        return Knowledge()

    def _offer(self, outcome: Outcome) -> Extra | None:
        """Offer the analysis when a game is stuck; one that is won needs none."""
        if outcome is not Outcome.STUCK:
            return None
        action = self._window.commands[Command.ANALYSE]
        return Extra(_nothing, (Button(action, partial(translate, "Actions", "Anal&yse…")),))

    def _follow(self, fact: SettingChanged) -> None:
        if fact.key == "open_help":
            self._allow()
        elif fact.key == "show_winnable":
            self._allow()
            self.winnable.switch(self._store.settings.show_winnable)

    def _allow(self) -> None:
        """Show the commands that are allowed; what is hidden has no key either."""
        settings, commands = self._store.settings, self._window.commands
        for command in (Command.SOLVER_HINT, Command.SOLUTION):
            commands[command].setVisible(settings.open_help)
        either = settings.open_help or settings.show_winnable
        commands[Command.BACK_TO_WINNABLE].setVisible(either)
        if not settings.open_help and "solution" in self.__dict__:
            self.solution.stop()

    def _enable(self) -> None:
        free = self._controller.has_game and not self._controller.paused
        for command in (
            Command.SOLVER_HINT,
            Command.SOLUTION,
            Command.BACK_TO_WINNABLE,
            Command.ANALYSE,
        ):
            self._window.commands[command].setEnabled(free)


def _nothing() -> str:
    return ""
