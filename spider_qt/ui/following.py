"""Tells plugins what happens in a game: the controller's facts, as values of the interface.

Nothing is loaded for this while no plugin wants to be told.
"""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from spider_qt.engine.ending import State
from spider_qt.engine.scoring import Action
from spider_qt.ui.controller import GameController
from spider_qt.ui.messages import GameEnded, SessionStarted, StepApplied

if TYPE_CHECKING:
    from spider_qt.api import FactKind, SessionFact
    from spider_qt.engine.session import Session
    from spider_qt.plugins.registry import Registry


class Followed(Protocol):
    """Whoever knows the observers of now; the plugin host does."""

    @property
    def registry(self) -> "Registry":
        """What is installed and on."""


def follow_sessions(controller: GameController, host: Followed) -> "Follower":
    """Tell all observers of every game from now on.

    Args:
        controller: whose games; it owns what is returned.
        host: knows the observers.
    """
    return Follower(controller, host)


class Follower(QObject):
    """Hands facts on, after everything of the program's own has heard them.

    Args:
        controller: whose games.
        host: knows the observers.
    """

    def __init__(self, controller: GameController, host: Followed) -> None:
        super().__init__(controller)
        self._controller = controller
        self._host = host
        controller.session_started.connect(self._started)
        controller.step_applied.connect(self._stepped)
        controller.game_ended.connect(self._ended)

    def _started(self, told: SessionStarted) -> None:
        if self._host.registry.observers:
            from spider_qt.api import FactKind

            self._tell(self._fact(FactKind.STARTED, told.session, resumed=told.resumed))

    def _stepped(self, told: StepApplied) -> None:
        if self._host.registry.observers:
            from dataclasses import replace

            from spider_qt.api import FactKind

            kinds = {Action.UNDO: FactKind.UNDONE, Action.REDO: FactKind.REDONE}
            fact = self._fact(kinds.get(told.action, FactKind.STEP), self._controller.session)
            self._tell(replace(fact, move=told.step.move, runs=told.step.runs_completed))

    def _ended(self, told: GameEnded) -> None:
        if self._host.registry.observers:
            from dataclasses import replace

            from spider_qt.api import FactKind

            fact = self._fact(FactKind.ENDED, told.session)
            self._tell(replace(fact, won=told.state is State.WON))

    def _fact(
        self, kind: "FactKind", session: "Session", *, resumed: bool = False
    ) -> "SessionFact":
        from spider_qt.api import SessionFact, view_of

        return SessionFact(
            kind,
            view_of(session),
            session.score.points,
            session.moves,
            session.seconds,
            resumed=resumed,
        )

    def _tell(self, fact: "SessionFact") -> None:
        for observer in self._host.registry.observers.values():
            observer.told(fact)
