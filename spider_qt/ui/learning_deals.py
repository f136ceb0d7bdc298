"""Deals that can be won, for steps of the learning path whose own deals are used up.

They are looked for in a process beside the game: in advance while a game of the step is
played, so that the next one begins at once, or on demand where none is there yet.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from spider_qt.learning.path import Lesson
from spider_qt.solver.questions import DealAnswer, DealQuestion
from spider_qt.ui.solving.desk import desk
from spider_qt.ui.supplies import random_number

if TYPE_CHECKING:
    from spider_qt.ui.solving.desk import Reply

SECONDS: Final = 20.0
"""So long is looked for a deal; then the player gets one of which nothing is known."""


@dataclass(frozen=True, slots=True)
class FoundDeal:
    """A deal for a step; ``number`` is None if none was found that can be won."""

    lesson: Lesson
    number: int | None


class LearningDeals(QObject):
    """Finds one deal at a time and keeps it until it is taken.

    Args:
        parent: the owner.
    """

    found = Signal(object)
    """FoundDeal: what was waited for is there, or will not be."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ready: dict[str, int] = {}
        self._asked: dict[tuple[bool, int], Lesson] = {}
        self._awaited: Lesson | None = None

    def take(self, lesson: Lesson) -> int | None:
        """Return a deal that was found before, which is then used; None if there is none."""
        return self._ready.pop(lesson.id, None)

    def prepare(self, lesson: Lesson) -> None:
        """Look for a deal of a step, if there is none, when nothing else is to be done."""
        if lesson.id not in self._ready and lesson not in self._asked.values():
            self._ask(lesson, background=True)

    def wait_for(self, lesson: Lesson) -> None:
        """Look for a deal of a step now; it comes by ``found``."""
        self._awaited = lesson
        if (False, lesson) not in {(key[0], one) for key, one in self._asked.items()}:
            self._ask(lesson, background=False)

    def forget(self) -> None:
        """Wait for nothing any more; a deal that is found is kept all the same."""
        self._awaited = None

    def _ask(self, lesson: Lesson, *, background: bool) -> None:
        solver = desk(background)
        slot = self._on_prepared if background else self._on_answer
        solver.answered.connect(slot, Qt.ConnectionType.UniqueConnection)
        rule, first = lesson.rule.value, random_number()
        question = DealQuestion(lesson.game, lesson.suits, rule, first=first, seconds=SECONDS)
        self._asked[background, solver.ask(question)] = lesson

    def _on_answer(self, reply: "Reply") -> None:
        self._take_in(False, reply)

    def _on_prepared(self, reply: "Reply") -> None:
        self._take_in(True, reply)

    def _take_in(self, background: bool, reply: "Reply") -> None:
        lesson = self._asked.pop((background, reply.number), None)
        if lesson is None:
            return
        number = reply.answer.number if isinstance(reply.answer, DealAnswer) else None
        if lesson is self._awaited and (number is not None or not background):
            self._awaited = None
            self.found.emit(FoundDeal(lesson, number))
        elif number is not None:
            self._ready[lesson.id] = number
