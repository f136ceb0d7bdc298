"""The controller: the one place where wishes become steps and facts are told.

It owns the session. A wish is answered at once: the step is committed and written to
the journal before anything is drawn, so that no rule ever waits for an animation.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from spider_qt.engine import session as sessions
from spider_qt.engine.best import best_move
from spider_qt.engine.deal import NUMBER_LIMIT, decode
from spider_qt.engine.ending import State, end_state, is_over
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Move, Reason, Refusal, RunMove
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.piles import PileId
from spider_qt.engine.scoring import ScoringScheme
from spider_qt.engine.session import Advance, Session
from spider_qt.engine.variant import Variant
from spider_qt.ui.clock import ActiveClock
from spider_qt.ui.messages import (
    BestWish,
    GameEnded,
    HistoryChanged,
    LiftWish,
    MoveRefused,
    MoveWish,
    NewGameWish,
    OutcomeChanged,
    Parting,
    PauseChanged,
    ScoreChanged,
    SessionStarted,
    StepApplied,
    StorageTrouble,
)
from spider_qt.ui.supplies import Archive, Journal, random_id, random_number
from spider_qt.ui.table.habits import progress_of


class Games(Protocol):
    """The installed games and scoring schemes; the plugin registry is one."""

    @property
    def variants(self) -> Mapping[str, Variant]:
        """The games by id."""

    @property
    def variant_by_prefix(self) -> Mapping[str, Variant]:
        """The games by the prefix of their codes."""

    @property
    def schemes(self) -> Mapping[str, ScoringScheme]:
        """The scoring schemes by id."""


class GameController(QObject):
    """Holds the game on the table and answers the table's and the window's wishes.

    Args:
        games: the installed games and schemes.
        journal: where the running game is written as it happens.
        clock: the playing time.
        draw: returns a new deal number, 0 to ``NUMBER_LIMIT`` - 1.
        archive: takes the games that are left to be gone on with; without one they are
            given up.
        new_id: returns the id of a new game, 32 hexadecimal digits.
        parent: the Qt parent.
    """

    session_started = Signal(object)
    """SessionStarted: another game is on the table. Everything shown starts afresh."""
    step_applied = Signal(object)
    """StepApplied: a step was played, undone or redone, and is already written."""
    move_refused = Signal(object)
    """MoveRefused: a wish was not granted; nothing was counted."""
    history_changed = Signal(object)
    """HistoryChanged: follows every start and step."""
    score_changed = Signal(object)
    """ScoreChanged: follows every start and step."""
    outcome_changed = Signal(object)
    """OutcomeChanged: the game was won, got stuck, or goes on again; once a change."""
    game_ended = Signal(object)
    """GameEnded: the game counts; by its id once, however often that is told."""
    pause_changed = Signal(object)
    """PauseChanged: the game was paused or goes on."""
    storage_troubled = Signal(object)
    """StorageTrouble: the journal cannot be written; once until it works again."""

    def __init__(
        self,
        games: Games,
        journal: Journal,
        clock: ActiveClock | None = None,
        draw: Callable[[], int] = random_number,
        archive: Archive | None = None,
        new_id: Callable[[], str] = random_id,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._journal = journal
        self.clock = clock or ActiveClock()
        self._draw = draw
        self._archive = archive
        self._new_id = new_id
        self._session: Session | None = None
        self._paused = False
        self._outcome = Outcome.PLAYING
        self._troubled = False

    # What may be asked (TableQueries) -------------------------------------------

    @property
    def games(self) -> Games:
        """The installed games and scoring schemes, for the dialogs that offer them."""
        return self._games

    @property
    def has_game(self) -> bool:
        """Whether there is a game on the table: from the first one on always."""
        return self._session is not None

    @property
    def session(self) -> Session:
        """The game on the table. Raises RuntimeError before the first one."""
        if self._session is None:
            raise RuntimeError("no game has been started")
        return self._session

    @property
    def paused(self) -> bool:
        """Whether the game is paused: the table is hidden and nothing may be done."""
        return self._paused

    @property
    def in_progress(self) -> bool:
        """Whether something was done in the game and it is not over."""
        session = self._session
        return session is not None and bool(session.journal) and not is_over(session)

    @property
    def code(self) -> str | None:
        """The game code, or None of a position that was set up."""
        return sessions.code_of(self.session)

    @property
    def position_text(self) -> str:
        """The table in the text notation, for bug reports."""
        session = self.session
        return format_position(
            Position(session.variant, session.layout, session.score.points, session.moves)
        )

    def lift_refusal(self, source: PileId, count: int) -> Refusal | None:
        """Say why the top ``count`` cards may not be taken, or None."""
        if self._paused:
            return Refusal(Reason.PAUSED)
        return self.session.variant.lift_refusal(self.session.layout, source, count)

    def targets(self, source: PileId, count: int) -> tuple[PileId, ...]:
        """Return the piles that take the cards, in order."""
        session = self.session
        if self.lift_refusal(source, count) is not None:
            return ()
        return tuple(
            pile
            for pile in session.layout
            if pile != source
            and session.variant.drop_refusal(session.layout, source, count, pile) is None
        )

    def best(self, source: PileId, count: int) -> RunMove | None:
        """Return where the cards go best, or None; a paused game tells nothing."""
        if self._paused:
            return None
        return best_move(self.session.variant, self.session.layout, source, count)

    # Games ------------------------------------------------------------------------

    def new_game(
        self,
        wish: NewGameWish,
        scoring: str = "standard",
        undo_limit: int | None = None,
        parting: Parting = Parting.KEPT,
    ) -> bool:
        """Start a game; without a number, a deal other than the one on the table.

        Args:
            wish: which game, with which options.
            scoring: the id of the scoring scheme.
            undo_limit: how many steps can be taken back, None for all.
            parting: what becomes of the game in progress, if there is one.

        Returns:
            False if the game in progress could not be kept; it then stays.

        Raises:
            KeyError: if the game or the scheme is not installed.
            ValueError: if the game is not played with these options.
        """
        variant = self._games.variants[wish.game].configured(wish.suits, wish.rule)
        number = wish.number
        if number is None:
            number = self._draw()
            if self._session is not None and number == self._session.number:
                number = (number + 1) % NUMBER_LIMIT
        scheme = self._games.schemes[scoring]
        return self.start(sessions.deal(variant, scheme, number, undo_limit), parting)

    def wish_of_code(self, text: str) -> NewGameWish:
        """Read a typed game code.

        Raises:
            CodeError: naming what is wrong with it.
        """
        deal = decode(text, self._games.variant_by_prefix.keys())
        game = self._games.variant_by_prefix[deal.prefix].id
        return NewGameWish(game, deal.suits, deal.rule, deal.number)

    def start(self, session: Session, parting: Parting = Parting.KEPT, started: str = "") -> bool:
        """Put another session on the table and in the journal.

        Args:
            session: the game; it gets an id if it has none.
            parting: what becomes of the game in progress, if there is one.
            started: the local ISO date of the new game's beginning, empty for today's.

        Returns:
            False if the game in progress could not be kept; it then stays.
        """
        if not session.id:
            session = replace(session, id=self._new_id())
        if not self._part(session, parting):
            return False
        self._adopt(session, resumed=False, started=started)
        return True

    def resume(self, session: Session) -> None:
        """Go on with a session that the journal already holds."""
        self._adopt(session, resumed=True)

    def restart(self) -> None:
        """Begin the same deal again; it is the same game and counts once."""
        again = self.session.restarted()
        if self.session.opened_help:  # what was seen of hidden cards is known from now on
            again = again.hint(opened=True)
        self._adopt(again, resumed=False)

    def tell_end(self) -> None:
        """Tell the end of a game that was resumed after it was won.

        The program may have been killed after the last move and before it counted.
        """
        if self._outcome is Outcome.WON:
            self.game_ended.emit(GameEnded(self.session, State.WON))

    # Wishes -----------------------------------------------------------------------

    def request_move(self, wish: MoveWish) -> None:
        """Play a move of cards, or tell why not."""
        self._play(wish.move, automatic=wish.automatic)

    def request_lift(self, wish: LiftWish) -> None:
        """Tell why cards may not be taken; nothing happens if they may."""
        refusal = self.lift_refusal(wish.source, wish.count)
        if refusal is not None:
            self.move_refused.emit(MoveRefused(refusal))

    def request_best(self, wish: BestWish) -> None:
        """Send cards to their best column, or tell why they stay."""
        refusal = self.lift_refusal(wish.source, wish.count)
        if refusal is not None:
            self.move_refused.emit(MoveRefused(refusal))
            return
        move = self.best(wish.source, wish.count)
        if move is None:
            card = self.session.layout[wish.source].cards[-wish.count]
            self.move_refused.emit(MoveRefused(Refusal(Reason.NO_TARGET, card)))
            return
        self._play(move, automatic=True)

    def request_deal(self) -> None:
        """Deal the next row, or tell why not."""
        self._play(DealMove(), automatic=False)

    def undo(self) -> None:
        """Take the last step back, or tell why not."""
        self._commit(Session.undo)

    def redo(self) -> None:
        """Play the last undone step again, or tell why not."""
        self._commit(Session.redo)

    def note_hint(self, *, opened: bool = False) -> None:
        """Note that a hint was given, or that help looked at hidden cards (``opened``)."""
        self._session = self.session.hint(round(self.clock.seconds, 1), opened=opened)
        self._write(self._journal.keep)
        self._tell_state()

    def set_paused(self, paused: bool) -> None:
        """Pause the game or go on; a paused game takes no wish."""
        if paused != self._paused:
            self._paused = paused
            self.pause_changed.emit(PauseChanged(paused))

    # Inside -----------------------------------------------------------------------

    def _part(self, session: Session, parting: Parting) -> bool:
        """Leave the game on the table for another one; False if it cannot be kept."""
        before = self._session
        if before is None or not before.journal:
            return True
        if self.in_progress and parting is Parting.KEPT and self._archive is not None:
            try:
                self._archive.keep(before)
            except OSError as error:
                self._tell_trouble(error)
                return False
        elif before.id != session.id and self._outcome is not Outcome.WON:
            self.game_ended.emit(GameEnded(before, end_state(before)))
        return True

    def _adopt(self, session: Session, *, resumed: bool, started: str = "") -> None:
        self._session = session
        self._outcome = Outcome.PLAYING
        self.clock.reset(session.seconds)
        if not resumed:
            self._write(lambda game: self._journal.begin(game, started))
        self.set_paused(False)
        self.session_started.emit(SessionStarted(session, resumed))
        self._tell_state(resumed=True)

    def _play(self, move: Move, *, automatic: bool) -> None:
        self._commit(lambda session, seconds: session.play(move, seconds), move, automatic)

    def _commit(
        self,
        action: Callable[[Session, float], Advance | Refusal],
        move: Move | None = None,
        automatic: bool = False,
    ) -> None:
        """Do one action: commit, write, then tell; a refusal leaves nothing behind."""
        if self._paused:
            self.move_refused.emit(MoveRefused(Refusal(Reason.PAUSED), move))
            return
        result = action(self.session, round(self.clock.seconds, 1))
        if isinstance(result, Refusal):
            self.move_refused.emit(MoveRefused(result, move))
            return
        self._session = result.session
        self._write(self._journal.keep)
        layout = result.session.layout
        self.step_applied.emit(StepApplied(result.step, result.action, layout, automatic))
        self._tell_state()

    def _write(self, write: Callable[[Session], None]) -> None:
        """Write the session; a failure is told once, until writing works again."""
        try:
            write(self.session)
        except OSError as error:
            told, self._troubled = self._troubled, True
            if not told:
                self._tell_trouble(error)
        else:
            self._troubled = False

    def _tell_trouble(self, error: OSError) -> None:
        detail = error.strerror or str(error)
        self.storage_troubled.emit(StorageTrouble(str(error.filename or ""), detail))

    def _tell_state(self, *, resumed: bool = False) -> None:
        session = self.session
        layout = session.layout
        history = session.history
        self.history_changed.emit(HistoryChanged(history.can_undo, history.can_redo))
        progress = progress_of(session.variant, layout)
        self.score_changed.emit(
            ScoreChanged(
                points=session.score.points,
                moves=session.moves,
                deals_left=progress.left,
                runs_done=progress.done,
                runs_total=progress.total,
                left_cards=progress.left_cards,
                done_cards=progress.done_cards,
                has_stock=progress.has_stock,
            )
        )
        outcome = session.outcome
        if outcome is not self._outcome:
            self._outcome = outcome
            self.outcome_changed.emit(OutcomeChanged(outcome))
            if outcome is Outcome.WON and not resumed:
                self.game_ended.emit(GameEnded(session, State.WON))
