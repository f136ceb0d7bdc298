"""What a step of the path asks for, judged from a game and from nothing else.

A goal is judged by the moves in force, so that taking them back takes nothing that was
reached: that is kept with the progress. Goals of a whole game look at its journal, where
undo and hint stand, too.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Final

from spider_qt.engine.cards import Card
from spider_qt.engine.events import CardsMoved, CardTurned, RunCompleted, Step
from spider_qt.engine.moves import DealMove
from spider_qt.engine.piles import Pile
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Session


class Kind(StrEnum):
    """What is to be done; the value is the word in the file of the progress."""

    GROUP = "group"
    TURN = "turn"
    TURN_BEFORE_DEAL = "turn_before_deal"
    EMPTY = "empty"
    RUNS = "runs"
    RUN_SUITS = "run_suits"
    WIN = "win"
    WIN_WITHOUT_UNDO = "win_without_undo"
    WIN_WITHOUT_HINT = "win_without_hint"
    WIN_WITHIN = "win_within"


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to do in a game.

    Args:
        kind: what.
        number: how much of it: cards in the group, cards turned, columns empty at the
            same time, runs, suits of runs, or moves at the most; 1 where nothing is counted.

    Raises:
        ValueError: if the number is not positive.
    """

    kind: Kind
    number: int = 1

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError(f"a goal asks for at least 1, not {self.number}")

    @property
    def id(self) -> str:
        """What the goal is called in the file, for instance ``turn-10``."""
        return f"{self.kind.value}-{self.number}"


def is_reached(goal: Goal, session: Session) -> bool:
    """Whether a game as it stands reaches a goal.

    Args:
        goal: what is to be done.
        session: the game, with what was done in it.
    """
    return _JUDGES[goal.kind](session, goal.number)


def _standing(session: Session) -> tuple[Step, ...]:
    """The moves and deals in force, oldest first."""
    return session.history.steps[: session.history.cursor]


def _group(session: Session, number: int) -> bool:
    """Whether cards were put together to a group of one suit, or a whole run."""
    for step in _standing(session):
        for event in step.events:
            if isinstance(event, RunCompleted) and len(event.cards) >= number:
                return True
            if isinstance(event, CardsMoved) and event.target in step.after:
                before = step.before[event.target]
                if before and _in_suit(step.after[event.target]) >= number:
                    return True
    return False


def _in_suit(pile: Pile) -> int:
    """How many open cards at the end of a pile go down one by one in one suit."""
    cards = pile.open_cards
    if not cards:
        return 0
    count = 1
    while count < len(cards) and _follows(cards[-count], cards[-count - 1]):
        count += 1
    return count


def _follows(lower: Card, upper: Card) -> bool:
    return lower.suit is upper.suit and lower.rank + 1 == upper.rank


def _turned(steps: Iterator[Step] | tuple[Step, ...]) -> int:
    return sum(isinstance(event, CardTurned) for step in steps for event in step.events)


def _turn(session: Session, number: int) -> bool:
    return _turned(_standing(session)) >= number


def _turn_before_deal(session: Session, number: int) -> bool:
    first = takewhile(lambda step: not isinstance(step.move, DealMove), _standing(session))
    return _turned(first) >= number


def _empty(session: Session, number: int) -> bool:
    for step in _standing(session):
        after = step.after
        bare = [column for column in after.columns if not after[column]]
        if len(bare) >= number and not session.variant.is_won(after):
            return True
    return False


def _runs(session: Session, number: int) -> bool:
    return sum(step.runs_completed for step in _standing(session)) >= number


def _run_suits(session: Session, number: int) -> bool:
    suits = {
        event.cards[0].suit
        for step in _standing(session)
        for event in step.events
        if isinstance(event, RunCompleted)
    }
    return len(suits) >= number


def _win(session: Session, number: int) -> bool:
    del number
    return session.variant.is_won(session.layout)


def _win_without(action: Action) -> "Callable[[Session, int], bool]":
    def judge(session: Session, number: int) -> bool:
        done = any(entry.action is action for entry in session.journal)
        return not done and _win(session, number)

    return judge


def _win_within(session: Session, number: int) -> bool:
    return session.moves <= number and _win(session, number)


_JUDGES: Final[Mapping[Kind, Callable[[Session, int], bool]]] = {
    Kind.GROUP: _group,
    Kind.TURN: _turn,
    Kind.TURN_BEFORE_DEAL: _turn_before_deal,
    Kind.EMPTY: _empty,
    Kind.RUNS: _runs,
    Kind.RUN_SUITS: _run_suits,
    Kind.WIN: _win,
    Kind.WIN_WITHOUT_UNDO: _win_without(Action.UNDO),
    Kind.WIN_WITHOUT_HINT: _win_without(Action.HINT),
    Kind.WIN_WITHIN: _win_within,
}
