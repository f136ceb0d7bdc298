"""The ways to another game: chosen, restarted or by code, asking before one is given up.

Every dialog is opened, never waited for, and imported no sooner. What the player chose
is carried out on the state that is there when the answer comes.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from spider_qt.deals.promise import Promise
from spider_qt.engine.game import Outcome
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import (
    FavouriteWish,
    NewGameChoice,
    NewGameWish,
    Parting,
    PlayOnWish,
    WatchWish,
)

if TYPE_CHECKING:
    from spider_qt.ui.dealing import Dealer
    from spider_qt.ui.helping import Helper

_MOST_RECENT: Final = 5
"""So many games are listed as recently played."""


class GameStarter(QObject):
    """Opens the dialogs and starts what they choose.

    Args:
        controller: starts the games.
        store: remembers the last choice.
        window: the dialogs belong to it.
    """

    unsaved = Signal(object)
    """StorageError: the choice could not be kept."""

    def __init__(self, controller: GameController, store: SettingsStore, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._store = store
        self._window = window
        self.kept_of: Callable[[NewGameWish], WatchWish | None] = _nothing_kept
        """Returns the game of a kind that is kept to be gone on with, or None."""
        self.dealer: Dealer | None = None
        """Finds deals that can be won, if there is one."""
        self.reader: Helper | None = None
        """Shows rules and draws tables for the dialog, if there is one."""

    def choose(self) -> None:
        """Ask which game to play, and start it."""
        from spider_qt.ui.dialogs.new_game import Habit, NewGameDialog

        settings, reader = self._store.settings, self.reader
        habit = Habit(self._last_choice(), settings.recent_games, settings.favourite_games)
        draw = None if reader is None else reader.drawing()
        dialog = NewGameDialog(self._controller.games, habit, draw, self._window)
        dialog.chosen.connect(self._take_choice)
        dialog.favoured.connect(self._take_favourite)
        if reader is not None:
            dialog.rules_wanted.connect(lambda it: reader.show_rules_of(it.variant, dialog))
        dialog.open()

    def enter_code(self) -> None:
        """Ask for a game code, and start its deal."""
        from spider_qt.ui.dialogs.enter_code import EnterCodeDialog

        about = None if self.dealer is None else self.dealer.about
        dialog = EnterCodeDialog(self._controller.games, self._window, about)
        dialog.chosen.connect(self.play)
        dialog.open()

    def play_on(self, wish: PlayOnWish) -> None:
        """Go on from a moment of a game that was watched.

        An earlier moment of the game on the table is the same game, which is neither
        kept nor given up by it; but what was done after that moment is forgotten.
        """
        session = wish.session
        same = self._controller.session.id == session.id
        if same and self._controller.session.opened_help and not session.opened_help:
            session = session.hint(session.seconds, opened=True)
        if not (same and self._controller.in_progress):
            self.open(session, wish.started)
            return
        from spider_qt.ui.dialogs.question import Question

        question: QDialog = Question(_back_question, self._window)
        question.accepted.connect(
            lambda: self._controller.start(session, Parting.GIVEN_UP, wish.started)
        )
        question.open()

    def restart(self) -> None:
        """Begin the same deal again; asked, as what was done in it is forgotten."""
        if not self._controller.in_progress:
            self._controller.restart()
            return
        from spider_qt.ui.dialogs.question import Question

        question: QDialog = Question(_restart_question, self._window)
        question.accepted.connect(self._controller.restart)
        question.open()

    def note_winnable(self) -> None:
        """Remember of the deal on the table that it can be won, as a way was found."""
        code = self._controller.code
        if self.dealer is not None and code is not None and self.dealer.stock.known(code) is None:
            self.dealer.note(code)

    def open(self, session: Session, started: str = "") -> None:
        """Put a kept game on the table, in the place of the one that is there."""
        self._leave(lambda parting: self._controller.start(session, parting, started))

    def _last_choice(self) -> NewGameChoice:
        settings = self._store.settings
        wish = NewGameWish(settings.game, settings.suits, GroupRule(settings.rule))
        promise = Promise(settings.promise)
        return NewGameChoice(wish, settings.scoring, settings.undo_limit, promise)

    def _take_choice(self, choice: NewGameChoice) -> None:
        if self._store.settings.one_per_kind and not self._is_of(choice.wish):
            self._start_choice(choice, Parting.KEPT, go_on=True)
            return
        self._leave(lambda parting: self._start_choice(choice, parting))

    def play(self, wish: NewGameWish) -> None:
        """Start a game, unless one is in progress and the player prefers that one."""
        self._leave(lambda parting: self._start(wish, parting))

    def _is_of(self, wish: NewGameWish) -> bool:
        """Whether the game on the table is of the kind that is wished."""
        variant = self._controller.session.variant
        same = (variant.id, variant.suits) == (wish.game, wish.suits)
        return same and (wish.suits == 1 or variant.rule is wish.rule)

    def _start_choice(
        self, choice: NewGameChoice, parting: Parting, *, go_on: bool = False
    ) -> None:
        wish, promise = choice.wish, choice.promise
        error = self._store.change(
            game=wish.game,
            suits=wish.suits,
            rule=wish.rule.value,
            scoring=choice.scoring,
            undo_limit=choice.undo_limit,
            promise=self._store.settings.promise if promise is None else promise.value,
            recent_games=self._recent(wish.game),
        )
        kept = self.kept_of(wish) if go_on else None
        if kept is not None:
            self._controller.start(kept.session, parting, kept.started)
        elif promise in (None, Promise.ANY) or self.dealer is None:
            self._start(wish, parting)
        else:
            self.dealer.find(wish, promise, lambda found: self._start(found, parting))
        if isinstance(error, StorageError):
            self.unsaved.emit(error)

    def _recent(self, game: str) -> tuple[str, ...]:
        """The games that were chosen last, with this one first."""
        before = (id_ for id_ in self._store.settings.recent_games if id_ != game)
        return (game, *before)[:_MOST_RECENT]

    def _take_favourite(self, wish: FavouriteWish) -> None:
        others = [id_ for id_ in self._store.settings.favourite_games if id_ != wish.game]
        marked = (*others, wish.game) if wish.on else tuple(others)
        error = self._store.change(favourite_games=marked)
        if isinstance(error, StorageError):
            self.unsaved.emit(error)

    def _start(self, wish: NewGameWish, parting: Parting) -> None:
        settings = self._store.settings
        schemes = self._controller.games.schemes
        scoring = settings.scoring if settings.scoring in schemes else next(iter(schemes))
        self._controller.new_game(wish, scoring, settings.undo_limit, parting)

    def _leave(self, go: Callable[[Parting], object]) -> None:
        """Go to another game; first ask what becomes of one that is in progress."""
        if not self._controller.in_progress:
            go(Parting.KEPT)
            return
        from spider_qt.ui.dialogs.leaving import LeavingDialog

        stuck = self._controller.session.outcome is Outcome.STUCK
        dialog = LeavingDialog(stuck, self._window)
        dialog.answered.connect(go)
        dialog.open()


def _nothing_kept(wish: NewGameWish) -> WatchWish | None:
    del wish
    return None


def _restart_question() -> tuple[str, str, str, str]:
    return (
        translate("Starting", "Begin again?"),
        translate("Starting", "The same cards are dealt again, and what you did is forgotten."),
        translate("Starting", "&Begin again"),
        translate("Starting", "&Keep playing"),
    )


def _back_question() -> tuple[str, str, str, str]:
    return (
        translate("Starting", "Go back to this moment?"),
        translate(
            "Starting", "The game goes on from here, and what you did after it is forgotten."
        ),
        translate("Starting", "&Go on from here"),
        translate("Starting", "&Keep playing"),
    )
