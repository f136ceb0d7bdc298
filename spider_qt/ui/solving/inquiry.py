"""Asking whether a position can be won: one question at a time, and no line unchecked.

Everything that looks at hidden cards asks here. A line of moves is replayed by the engine
before anybody sees it; one that does not replay counts as nothing found.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, MoveError, Refusal, RunMove, parse_move
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.variant import Variant
from spider_qt.solver.questions import Failed, SolveAnswer, SolveQuestion
from spider_qt.solver.search import Verdict
from spider_qt.ui.solving.desk import Reply, SolverDesk


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of a position now.

    Args:
        layout: the table that was asked about.
        verdict: winnable and unwinnable are proofs.
        line: the moves that win, replayed; empty unless winnable.
        seconds: how long was looked.
        trouble: why there is no answer, in English; empty if there is one.
    """

    layout: Layout
    verdict: Verdict
    line: tuple[Move, ...] = ()
    seconds: float = 0.0
    trouble: str = ""


class Asker(QObject):
    """Asks one question at a time; a new one takes the place of the old one.

    Args:
        desk: returns the desk to ask at; called when it is needed.
        parent: the owner.
    """

    found = Signal(object)
    """Found: the answer to the last question, if it was not cancelled."""

    def __init__(self, desk: Callable[[], SolverDesk], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find_desk = desk
        self._desk: SolverDesk | None = None
        self._number = 0
        self._asked: tuple[Variant, Layout] | None = None

    def ask(self, variant: Variant, layout: Layout, seconds: float, shorten: float = 0.0) -> None:
        """Ask whether a position can be won.

        Args:
            variant: the rules, with their options chosen.
            layout: the table, hidden cards known.
            seconds: how long may be looked.
            shorten: how long of that a line that was found may be made shorter.
        """
        self.cancel()
        desk = self._find_desk()
        if desk is not self._desk:
            self._desk = desk
            desk.answered.connect(self._take)
        self._asked = variant, layout
        position = format_position(Position(variant, layout))
        self._number = desk.ask(SolveQuestion(position, seconds, shorten=shorten))

    def cancel(self) -> None:
        """Want no answer any more."""
        if self._asked is not None and self._desk is not None:
            self._asked = None
            self._desk.cancel(self._number)

    def _take(self, reply: Reply) -> None:
        if self._asked is None or reply.number != self._number:
            return
        (variant, layout), self._asked = self._asked, None
        self.found.emit(_found(variant, layout, reply))


def _found(variant: Variant, layout: Layout, reply: Reply) -> Found:
    answer = reply.answer
    if not isinstance(answer, SolveAnswer):
        reason = answer.reason if isinstance(answer, Failed) else "another answer"
        return Found(layout, Verdict.UNKNOWN, trouble=reason)
    if answer.verdict is not Verdict.WINNABLE:
        return Found(layout, answer.verdict, (), answer.seconds)
    line = replayed(variant, layout, answer.moves)
    if line is None:
        return Found(layout, Verdict.UNKNOWN, trouble="a line that does not replay")
    return Found(layout, Verdict.WINNABLE, line, answer.seconds)


def replayed(variant: Variant, layout: Layout, words: tuple[str, ...]) -> tuple[Move, ...] | None:
    """Return the moves of a line if they are all granted and win, otherwise None.

    Args:
        variant: the rules, with their options chosen.
        layout: the table where the line begins.
        words: the moves in the text notation.
    """
    line: list[Move] = []
    for word in words:
        try:
            move = parse_move(word)
        except MoveError:
            return None
        if not isinstance(move, RunMove | DealMove):
            return None
        step = game.apply(variant, layout, move)
        if isinstance(step, Refusal):
            return None
        layout = step.after
        line.append(move)
    return tuple(line) if variant.is_won(layout) else None
