"""The moments of a game that was played, each reached at once once it was reached before.

Sessions are immutable, so that going back means taking what is kept. A moment is small,
its layout shares its piles with its neighbours; whole sessions, whose journals grow,
are kept for some moments only, and the others are played from there.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.engine import session as sessions
from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Entry, Session

_KEPT: Final = 64
"""Every so many moments the whole session is kept."""


class Line(StrEnum):
    """Which actions are shown."""

    WHOLE = "whole"
    CLEAN = "clean"


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an action.

    Args:
        layout: the table.
        points: the score.
        moves: the move counter.
        seconds: the playing time, in seconds.
        action: what was done, None at the beginning.
        step: what was played, taken back or played again; None for a hint and at the
            beginning.
    """

    layout: Layout
    points: int
    moves: int
    seconds: float
    action: Action | None = None
    step: Step | None = None


class Timeline:
    """The moments of one line of actions, played when they are first asked for.

    Args:
        first: the game at its beginning.
        entries: what was done, in order.
    """

    def __init__(self, first: Session, entries: Sequence[Entry]) -> None:
        self._entries = tuple(entries)
        self._moments = [_moment(first)]
        self._kept = [first]
        self._last = first

    def __len__(self) -> int:
        """The number of actions; there is one moment more."""
        return len(self._entries)

    def moment(self, index: int) -> Moment:
        """Return the game after so many actions.

        Raises:
            IndexError: if there are not so many.
        """
        self._check(index)
        self.prepare(index + 1 - len(self._moments))
        return self._moments[index]

    def session(self, index: int) -> Session:
        """Return the game after so many actions, to be played on.

        Raises:
            IndexError: if there are not so many.
        """
        self.moment(index)
        session = self._kept[index // _KEPT]
        for entry in self._entries[index // _KEPT * _KEPT : index]:
            session = _after(session, entry)
        return session

    def prepare(self, count: int) -> bool:
        """Play so many more moments; whether any are left to be played."""
        reached = len(self._moments) - 1
        for entry in self._entries[reached : reached + max(0, count)]:
            before, self._last = self._last, _after(self._last, entry)
            owner = before if entry.action is Action.UNDO else self._last
            step = None if entry.action is Action.HINT else owner.history.last
            self._moments.append(_moment(self._last, entry.action, step))
            if (len(self._moments) - 1) % _KEPT == 0:
                self._kept.append(self._last)
        return len(self._moments) <= len(self._entries)

    def _check(self, index: int) -> None:
        if not 0 <= index <= len(self._entries):
            raise IndexError(f"moment {index} of a game of {len(self._entries)} actions")


class Film:
    """A game's two lines: all that was done, and the steps that are in force at its end.

    Args:
        session: the game.
    """

    def __init__(self, session: Session) -> None:
        first = session.restarted()
        self._clean_at, clean = _in_force(session.journal)
        self._lines = {
            Line.WHOLE: Timeline(first, session.journal),
            Line.CLEAN: Timeline(first, clean),
        }

    def __getitem__(self, line: Line) -> Timeline:
        return self._lines[line]

    def same_moment(self, index: int, line: Line) -> int:
        """Return where a moment of the other line is in this one, or the last one before.

        Args:
            index: the moment in the line that this one is not.
            line: the line to go over to.
        """
        if line is Line.WHOLE:
            return self._clean_at[index]
        return bisect_right(self._clean_at, index) - 1


def _moment(session: Session, action: Action | None = None, step: Step | None = None) -> Moment:
    points, seconds = session.score.points, session.seconds
    return Moment(session.layout, points, session.moves, seconds, action, step)


def _after(session: Session, entry: Entry) -> Session:
    """Do again what was done; the rules granted it once.

    Raises:
        ValueError: if they do not grant it now, which no rule without chance does.
    """
    result = sessions.replay(session, entry)
    if isinstance(result, Refusal):
        raise ValueError(f"{entry} is refused: {result.reason}")
    return result


def _in_force(journal: Sequence[Entry]) -> tuple[list[int], list[Entry]]:
    """Return the steps that are in force at a journal's end, and when each came in force.

    The first list counts actions of the journal; it begins with the 0 of the beginning.
    """
    done: list[tuple[int, Move | None, float]] = []
    cursor = 0
    for number, entry in enumerate(journal, start=1):
        if entry.action is Action.PLAY:
            done[cursor:] = [(number, entry.move, entry.seconds)]
        elif entry.action is Action.REDO:
            done[cursor] = (number, done[cursor][1], entry.seconds)
        if entry.action in (Action.PLAY, Action.REDO):
            cursor += 1
        elif entry.action is Action.UNDO:
            cursor -= 1
    kept = done[:cursor]
    entries = [Entry(Action.PLAY, move, seconds) for _, move, seconds in kept]
    return [0, *(number for number, _, _ in kept)], entries
