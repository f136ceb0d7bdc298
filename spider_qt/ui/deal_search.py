"""Looks for a deal that keeps a promise, in the process that solves, a few seconds at a time.

Each question begins at another number drawn by chance and is short, so that whoever else asks
the same process gets his turn; after so many questions in vain it is given up.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from spider_qt.deals.promise import Grade, Promise
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.supplies import random_number

if TYPE_CHECKING:
    from spider_qt.ui.solving.desk import Reply, SolverDesk

ONCE: Final = 5.0
"""Seconds of one question."""


@dataclass(frozen=True, slots=True)
class DealFound:
    """A deal that was won; its number stands in the wish, and it has its grade if it has one."""

    wish: NewGameWish
    number: int
    grade: Grade | None


@dataclass(frozen=True, slots=True)
class NothingFound:
    """A search that ended without a deal; ``reason`` in English if it could not be made."""

    wish: NewGameWish
    reason: str = ""


class DealSearch(QObject):
    """One search at a time.

    Args:
        desk: returns the desk that is asked.
        tries: how many questions are asked at most.
        parent: the owner.
    """

    found = Signal(object)
    """DealFound: the search has ended."""
    failed = Signal(object)
    """NothingFound: the search has ended."""

    def __init__(
        self, desk: "Callable[[], SolverDesk]", tries: int, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._tries = tries
        self._asked: SolverDesk | None = None
        self._wanted: tuple[NewGameWish, Promise] | None = None
        self._number = 0
        self._left = 0

    @property
    def is_busy(self) -> bool:
        """Whether a deal is looked for."""
        return self._wanted is not None

    def begin(self, wish: NewGameWish, promise: Promise) -> None:
        """Look for a deal, and for no other one any more.

        Args:
            wish: the game; its number is open.
            promise: what the deal must keep.
        """
        self.drop()
        self._wanted, self._left = (wish, promise), self._tries
        self._ask(wish, promise)

    def drop(self) -> None:
        """Look no longer; nothing is told."""
        if self._wanted is not None:
            self._wanted = None
            self._desk().cancel(self._number)

    def forget(self) -> None:
        """Expect no answer, as the desk has stopped or will."""
        self._wanted = None

    def _ask(self, wish: NewGameWish, promise: Promise) -> None:
        from spider_qt.solver.questions import DealQuestion

        desk = self._desk()
        if desk is not self._asked:
            self._asked = desk
            desk.answered.connect(self._take)
        self._left -= 1
        grade, rule = promise.grade or "", wish.rule.value
        self._number = desk.ask(
            DealQuestion(wish.game, wish.suits, rule, grade, random_number(), ONCE)
        )

    def _take(self, reply: "Reply") -> None:
        from spider_qt.solver.questions import DealAnswer, Failed

        if self._wanted is None or reply.number != self._number:
            return
        wish, promise = self._wanted
        answer = reply.answer
        if isinstance(answer, DealAnswer) and answer.number is not None:
            grade = Grade(answer.grade) if answer.grade else None
            self._wanted = None
            self.found.emit(DealFound(wish, answer.number, grade))
        elif isinstance(answer, DealAnswer) and self._left > 0:
            self._ask(wish, promise)
        else:
            self._wanted = None
            reason = answer.reason if isinstance(answer, Failed) else ""
            self.failed.emit(NothingFound(wish, reason))
