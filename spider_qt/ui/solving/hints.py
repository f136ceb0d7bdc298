"""The hint: H says what to do next and why, and marks it on the table.

The search runs in a process beside the game and is told of the hidden cards only which they
are, not where they lie. The table never waits: whatever is done meanwhile drops the
question. What looks for hints is imported by the first one, not at the start.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer

from spider_qt.engine import game
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Move, Refusal, RunMove, parse_move
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Session
from spider_qt.plugins.registry import Registry
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import OutcomeChanged, SessionStarted

if TYPE_CHECKING:
    from spider_qt.plugins.advice import PluginHint
    from spider_qt.solver.questions import HintAnswer, HintQuestion
    from spider_qt.ui.solving.desk import Reply, SolverDesk

PATIENCE: Final = 400
"""Milliseconds after which it is said that a hint is looked for."""
_KEPT: Final = 64
"""So many positions of a game keep their hint."""


class Plugged(Protocol):
    """Whoever knows the plugins of now; the plugin host does."""

    @property
    def registry(self) -> Registry:
        """What is installed and on."""

    def listen(self, callback: Callable[[Registry], object]) -> None:
        """Call ``callback`` with each new registry."""


@dataclass(frozen=True, slots=True)
class Given:
    """A hint as it was shown.

    Args:
        move: what is advised, or None if nothing helps.
        sentence: what is said.
    """

    move: Move | None
    sentence: Sentence


class Hinter(QObject):
    """Gives hints in the window.

    Args:
        host: whose plugins may give hints, too.
        controller: holds the game.
        window: shows them.
        desk: returns the desk to ask at; the program's own by default.
    """

    def __init__(
        self,
        host: Plugged,
        controller: GameController,
        window: MainWindow,
        desk: "Callable[[], SolverDesk] | None" = None,
    ) -> None:
        super().__init__(window)
        self._find_desk = desk
        self._host = host
        self._controller = controller
        self._window = window
        self._desk: SolverDesk | None = None
        self._asked: tuple[int, HintQuestion] | None = None
        self._given: dict[HintQuestion, Given] = {}
        self._is_won = False
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(PATIENCE)
        self._thinking.timeout.connect(self._tell_looking)
        self._action = window.commands[Command.HINT]
        self._action.triggered.connect(self.ask)
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._forget)
        controller.outcome_changed.connect(self._on_outcome)
        controller.pause_changed.connect(self._on_pause)
        host.listen(self._on_plugins)
        window.installEventFilter(self)
        self._enable()

    @property
    def waiting(self) -> bool:
        """Whether a hint is being looked for."""
        return self._asked is not None

    def ask(self) -> None:
        """Give a hint for the table as it is; one that was asked for already is waited for."""
        if self._asked is not None or not self._action.isEnabled():
            return
        from spider_qt.plugins.advice import own_hint
        from spider_qt.ui.solving.hint_asking import hint_question

        session = self._controller.session
        question = hint_question(session)
        given = self._given.get(question)
        if given is not None:
            self._show(question, given)
            return
        own = own_hint(self._host.registry, session)
        if own is not None:
            self._show(question, _of_plugin(session, own))
            return
        if self._desk is None:
            from spider_qt.ui.solving.desk import desk

            self._desk = (self._find_desk or desk)()
            self._desk.answered.connect(self._on_answered)
        self._asked = (self._desk.ask(question), question)
        self._thinking.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for nothing any more when the window closes."""
        if watched is self._window and event.type() is QEvent.Type.Close:
            self._forget(event)
        return False

    # Facts ------------------------------------------------------------------------

    def _on_session(self, fact: SessionStarted) -> None:
        self._given.clear()
        self._is_won = False
        self._forget(fact)
        self._enable()

    def _on_outcome(self, fact: OutcomeChanged) -> None:
        self._is_won = fact.outcome is Outcome.WON
        self._enable()

    def _on_pause(self, fact: object) -> None:
        self._forget(fact)
        self._enable()

    def _on_plugins(self, registry: Registry) -> None:
        """Other plugins know other hints, and other rules."""
        del registry
        self._given.clear()
        solving = sys.modules.get("spider_qt.ui.solving.desk")
        if solving is not None:
            solving.renew_all()

    def _on_answered(self, reply: "Reply") -> None:
        from spider_qt.solver.questions import HintAnswer

        if self._asked is None or reply.number != self._asked[0]:
            return
        question = self._asked[1]
        self._forget(reply)
        session = self._controller.session
        if isinstance(reply.answer, HintAnswer):
            given = _fair(session, reply.answer)
            if given is not None and given.move is not None:
                self._show(question, given)
                return
        else:
            given = None
        from spider_qt.plugins.advice import other_hint

        other = other_hint(self._host.registry, session)
        if other is not None:
            given = _of_plugin(session, other)
        if given is not None:
            self._show(question, given)
            return
        from spider_qt.text.hints import FAILED

        self._window.say(FAILED)

    # Inside -------------------------------------------------------------------------

    def _show(self, question: "HintQuestion", given: Given) -> None:
        """Mark and say a hint; it counts once for a position, and not at all if it is none."""
        is_new = question not in self._given
        self._given[question] = given
        while len(self._given) > _KEPT:
            del self._given[next(iter(self._given))]
        session = self._controller.session
        if given.move is not None:
            if is_new and not _is_noted(session):
                self._controller.note_hint()
            place = _place(session, given.move)
            if place is not None:
                self._window.table.hint.show(*place)
        self._window.say(given.sentence)

    def _forget(self, fact: object) -> None:
        """Drop the question that is under way: it is answered, or about a table that is gone."""
        del fact
        self._thinking.stop()
        asked, self._asked = self._asked, None
        if asked is not None and self._desk is not None:
            self._desk.cancel(asked[0])

    def _enable(self) -> None:
        controller = self._controller
        there = controller.has_game and not self._is_won
        self._action.setEnabled(there and not controller.paused)

    def _tell_looking(self) -> None:
        from spider_qt.text.hints import LOOKING

        self._window.say(LOOKING)


def _fair(session: Session, answer: "HintAnswer") -> Given | None:
    """Our own hint; None if it cannot be played here, which only a broken rule brings about."""
    from spider_qt.text.hints import hint_sentence, nothing_sentence

    variant, layout = session.variant, session.layout
    if answer.move is None:
        undo = session.history.can_undo
        return Given(None, nothing_sentence(variant, layout, undo=undo))
    move = parse_move(answer.move)
    if not isinstance(move, RunMove | DealMove):
        return None
    if isinstance(game.apply(variant, layout, move), Refusal):
        return None
    return Given(move, hint_sentence(layout, move, answer.why, answer.aim, answer.steps))


def _of_plugin(session: Session, found: "PluginHint") -> Given:
    from spider_qt.text.hints import plugin_sentence

    hint = found.hint
    return Given(hint.move, plugin_sentence(session.layout, hint.move, hint.reason, found.name))


def _is_noted(session: Session) -> bool:
    """Whether the journal has a hint for this very position, as after a restart of the program."""
    last = session.journal[-1] if session.journal else None
    return last is not None and last.action is Action.HINT and not last.opened


def _place(session: Session, move: Move) -> tuple[PileId, int, PileId | None] | None:
    """What to mark: cards and where they go; for a deal the pile it comes from."""
    if isinstance(move, RunMove):
        return move.source, move.count, move.target
    layout = session.layout
    stacks = [*layout.ids(PileKind.STOCK), *layout.ids(PileKind.WASTE)]
    return next(((pile_id, 1, None) for pile_id in stacks if layout[pile_id]), None)
