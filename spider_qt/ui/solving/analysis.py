"""Looks where a game was lost, and how much shorter a way there was: question by question.

It asks in the background about as few positions as tell it (``backward``), and can be stopped
at any time; what is known by then stays.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.session import Session
from spider_qt.solver.search import Verdict
from spider_qt.ui.solving.backward import Backward
from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.inquiry import Asker, Found
from spider_qt.ui.solving.knowledge import layouts_of

SECONDS: Final = 5.0
"""How long is looked for a way to win from one position, at first."""
LONGEST: Final = 120.0
"""The most that looking longer comes to."""


class Analysis(QObject):
    """The positions of a game, the beginning first, and what is known of each.

    Args:
        session: the game as far as it was played.
        desk: returns the desk to ask at.
        parent: the owner.
    """

    changed = Signal()
    """More is known, or it began, or it ended."""

    def __init__(
        self,
        session: Session,
        desk: Callable[[], SolverDesk],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._layouts = layouts_of(session)
        self._plan = Backward(len(self._layouts))
        self._lines: dict[int, tuple[Move, ...]] = {}
        self._asked: int | None = None
        self._tried_first = False
        self.seconds = SECONDS
        """How long is looked from one position, now."""
        self.answers = 0
        """How many questions were answered."""
        self.trouble = ""
        """Why there was no answer, in English; empty if there was."""
        end = len(self._layouts) - 1
        if session.outcome is Outcome.WON:
            self._plan.note(end, Verdict.WINNABLE)
            self._lines[end] = ()
        elif session.outcome is Outcome.STUCK:
            self._plan.note(end, Verdict.UNWINNABLE)
        self._asker = Asker(desk, self)
        self._asker.found.connect(self._take)

    def __len__(self) -> int:
        """How many positions there are, one more than steps in force."""
        return len(self._layouts)

    @property
    def asked(self) -> int | None:
        """The position that is being asked about, or None."""
        return self._asked

    @property
    def open(self) -> int:
        """How many questions are still to be answered, about."""
        return self._plan.expected() + self._wants_first

    @property
    def last(self) -> int | None:
        """The last position that is known to be winnable."""
        return self._plan.last

    @property
    def lost(self) -> int | None:
        """The first position that is proven to be unwinnable."""
        return self._plan.lost

    @property
    def has_unknown(self) -> bool:
        """Whether looking longer might tell more."""
        after = -1 if self.last is None else self.last
        return after + 1 < (len(self) if self.lost is None else self.lost)

    def state(self, index: int) -> Verdict:
        """What is known of a position."""
        return self._plan.state(index)

    def line(self, index: int) -> tuple[Move, ...] | None:
        """Return a way to win from a position that was asked about, or None."""
        return self._lines.get(index)

    def begin(self) -> None:
        """Look, or go on looking."""
        if self._asked is None:
            self._next()

    def stop(self) -> None:
        """Look no more; what is known stays."""
        self._asker.cancel()
        if self._asked is not None:
            self._asked = None
            self.changed.emit()

    def look_longer(self) -> None:
        """Ask once more about what is unknown, with twice the time."""
        self.seconds = min(2 * self.seconds, LONGEST)
        self.trouble = ""
        self._plan.again()
        self.begin()

    def solution(self) -> Session | None:
        """Return the game as a way to win goes from its beginning, to be watched, or None.

        It counts as one with help, should anybody play on from it.
        """
        line = self._lines.get(0)
        if line is None:
            return None
        at = replace(self.session.restarted(), id="").hint(opened=True)
        for move in line:
            result = at.play(move)
            if isinstance(result, Refusal):
                return None
            at = result.session
        return at

    def _next(self) -> None:
        """Ask about the next position."""
        place = self._plan.next()
        if place is None and self._wants_first:
            place = 0
        self._asked = place
        if place is not None:
            self._asker.ask(self.session.variant, self._layouts[place], self.seconds)
        self.changed.emit()

    def _take(self, found: Found) -> None:
        place, self._asked = self._asked, None
        if place is None:
            return
        self.answers += 1
        if found.trouble:
            self.trouble = found.trouble
        if place == 0:
            self._tried_first = True
        if found.verdict is Verdict.WINNABLE:
            self._lines[place] = found.line
        self._plan.note(place, found.verdict)
        if self._tried_first and self._lines and 0 not in self._lines:
            self._lines[0] = self._detour()
        self._next()

    @property
    def _wants_first(self) -> bool:
        """Whether the beginning must be asked about for its line alone, to be compared."""
        tried = self._tried_first or 0 in self._lines
        return not tried and self._plan.state(0) is Verdict.WINNABLE

    def _detour(self) -> tuple[Move, ...]:
        """A way to win from the beginning by what was played, where no other was found."""
        place = min(self._lines)
        steps = self.session.history.steps[:place]
        return (*(step.move for step in steps), *self._lines[place])
