"""How a game stands when it is left: what is over, and what giving it up amounts to."""

from enum import StrEnum

from spider_qt.engine.game import Outcome
from spider_qt.engine.session import Session


class State(StrEnum):
    """How a kept or counted game stands; docs/statistics.md says when each is meant."""

    IN_PROGRESS = "in_progress"
    WON = "won"
    LOST = "lost"
    ABANDONED = "abandoned"


def is_over(session: Session) -> bool:
    """Whether a game has ended for good: it is won, or stuck without a way back."""
    outcome = session.outcome
    if outcome is not Outcome.STUCK:
        return outcome is Outcome.WON
    return not (session.history.can_undo or session.history.can_redo)


def end_state(session: Session) -> State:
    """How a game ends that is left now for good: won, lost if stuck, else abandoned."""
    outcome = session.outcome
    if outcome is Outcome.WON:
        return State.WON
    return State.LOST if outcome is Outcome.STUCK else State.ABANDONED
