"""What is known of the positions of the game on the table, remembered by their layouts.

So undo, redo and moves along a known way ask nothing. Whoever looks for a way to win, the
hint, the demonstration or the sign beside the figures, adds to it and takes from it.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from spider_qt.solver.search import Verdict
from spider_qt.ui.solving.backward import Backward
from spider_qt.ui.solving.inquiry import Found

_MOST: Final = 4_000
"""So many layouts are remembered; each takes some kilobytes."""


class State(StrEnum):
    """What can be said of a game."""

    WINNABLE = "winnable"
    LOOKING = "looking"
    UNKNOWN = "unknown"
    LOST = "lost"
    UNWINNABLE = "unwinnable"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands; moves are counted as the player counts them.

    Args:
        state: ``LOST`` could be won before; ``UNWINNABLE`` is not known to have been.
        since: for ``LOST``, the move that lost it; None where that is not proven.
        last: the move after which it is last known to be winnable; None where it is now,
            and where that is not known of any.
        back: how many steps that is ago.
        seconds: for ``UNKNOWN``, how long was looked in vain.
    """

    state: State
    since: int | None = None
    last: int | None = None
    back: int = 0
    seconds: float = 0.0


class Knowledge:
    """Remembers ways to win, positions that are lost, and what was looked for in vain."""

    def __init__(self) -> None:
        self._lines: dict[Layout, tuple[Move, ...]] = {}
        self._lost: set[Layout] = set()
        self._vain: dict[Layout, float] = {}
        self._game: tuple[Variant, Layout] | None = None

    def begin(self, session: Session) -> None:
        """Forget everything, unless the same deal begins again or goes on."""
        game = (session.variant, session.start)
        if game != self._game:
            self._game = game
            self._forget()

    def take(self, found: Found) -> None:
        """Remember an answer."""
        if len(self._lines) + len(self._lost) + len(self._vain) > _MOST:
            self._forget()
        if found.verdict is Verdict.WINNABLE:
            self._lines[found.layout] = found.line
            self._vain.pop(found.layout, None)
        elif found.verdict is Verdict.UNWINNABLE:
            self._lost.add(found.layout)
        else:
            self._vain[found.layout] = max(found.seconds, self._vain.get(found.layout, 0.0))

    def line(self, layout: Layout) -> tuple[Move, ...] | None:
        """Return a way to win from here, or None if none is known."""
        return self._lines.get(layout)

    def is_lost(self, layout: Layout) -> bool:
        """Whether it is proven that there is no way to win from here."""
        return layout in self._lost

    def follow(self, session: Session) -> None:
        """Learn from the steps in force what needs no search.

        A move of a known way leads to the rest of it; from what is lost everything is.
        """
        layouts = layouts_of(session)
        steps = session.history.steps
        for index, (before, after) in enumerate(pairwise(layouts)):
            line = self._lines.get(before)
            if line and line[0] == steps[index].move and after not in self._lines:
                self._lines[after] = line[1:]
                self._vain.pop(after, None)
            if before in self._lost:
                self._lost.add(after)
        if session.outcome is Outcome.WON:
            self._lines[layouts[-1]] = ()
        elif session.outcome is Outcome.STUCK:
            self._lost.add(layouts[-1])

    def standing(self, session: Session) -> Standing:
        """Say how a game stands, of which ``follow`` was told."""
        layouts = layouts_of(session)
        here, now = layouts[-1], len(layouts) - 1
        if here in self._lines:
            return Standing(State.WINNABLE)
        known = [index for index, layout in enumerate(layouts) if layout in self._lines]
        last = known[-1] if known else None
        first = session.start_moves
        told = None if last is None else first + last
        back = 0 if last is None else now - last
        if here in self._lost:
            lost = next(index for index, layout in enumerate(layouts) if layout in self._lost)
            if last is None:
                return Standing(State.UNWINNABLE)
            since = first + lost if lost == last + 1 else None
            return Standing(State.LOST, since, told, back)
        if here in self._vain:
            return Standing(State.UNKNOWN, None, told, back, self._vain[here])
        return Standing(State.LOOKING, None, told, back)

    def question(self, session: Session) -> Layout | None:
        """Return the position to ask about next: the one now, then where it was lost."""
        layouts = layouts_of(session)
        here = layouts[-1]
        if here in self._lines or here in self._vain:
            return None
        if here not in self._lost:
            return here
        plan = Backward(len(layouts))
        for index, layout in enumerate(layouts):
            if layout in self._lines:
                plan.note(index, Verdict.WINNABLE)
            elif layout in self._lost:
                plan.note(index, Verdict.UNWINNABLE)
            elif layout in self._vain:
                plan.note(index, Verdict.UNKNOWN)
        place = plan.next()
        return None if place is None else layouts[place]

    def _forget(self) -> None:
        self._lines.clear()
        self._lost.clear()
        self._vain.clear()


def layouts_of(session: Session) -> list[Layout]:
    """Return the positions of the steps in force, the beginning first."""
    history = session.history
    return [session.start, *(step.after for step in history.steps[: history.cursor])]
