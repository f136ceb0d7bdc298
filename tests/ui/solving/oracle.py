"""A desk whose answers a test gives, and positions of which the truth is known."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from spider_qt.engine.notation import parse_position
from spider_qt.solver.questions import Answer, Question, SolveAnswer, SolveQuestion
from spider_qt.solver.search import Limits, Verdict, solve
from spider_qt.ui.solving.desk import Reply
from tests.ui.conftest import VARIANTS

SPOILABLE = """suits: 2
T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
T2: AS
T3: 5H* AH
T4: 4S 6H 8S QH
T5: 2H JS JH 3S
T6: QS 9H 5S
T7: 4H 8H 6S TS
T8: TH KS 2S 3H
T9: KH 7H 9S
T10: 7S AS
done: S S H H H
"""
"""It can be won, but no longer after ``SPOIL``; even then a move is legal."""
SPOIL = "T3>T1"
HARMLESS = "T9>T7"
TWO_LEFT = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S\nT2: 2S\nT3: AS\ndone: S H D C H D C"
"""Two moves win it."""
TWO_MOVES = ("T2x1>T1", "T3x1>T1")


class Oracle(QObject):
    """Stands in for the desk: keeps what is asked, and answers when it is told to.

    ``asked`` holds the open questions by number; ``cancelled`` those that were withdrawn.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self.asked: dict[int, SolveQuestion] = {}
        self.cancelled: list[int] = []

    def ask(self, question: Question) -> int:
        assert isinstance(question, SolveQuestion)
        self.number += 1
        self.asked[self.number] = question
        return self.number

    def cancel(self, number: int) -> None:
        if self.asked.pop(number, None) is not None:
            self.cancelled.append(number)

    def reply(self, answer: Answer) -> None:
        """Answer the one open question."""
        ((number, question),) = self.asked.items()
        del self.asked[number]
        self.answered.emit(Reply(number, question, answer))

    def tell(self, verdict: Verdict, *moves: str, seconds: float = 0.1) -> None:
        self.reply(SolveAnswer(verdict, moves, 1, seconds, 0))

    def tell_truth(self) -> Verdict:
        """Answer as the solver does."""
        ((_, question),) = self.asked.items()
        answer = truth(question.position)
        self.reply(answer)
        return answer.verdict


_known: dict[str, SolveAnswer] = {}


def truth(position: str) -> SolveAnswer:
    """What the solver says of a position; asked once for all tests."""
    if position not in _known:
        found = parse_position(position, VARIANTS)
        answer = solve(found.variant, found.layout, Limits(30.0))
        words = tuple(move.text for move in answer.moves)
        _known[position] = SolveAnswer(
            answer.verdict, words, answer.nodes, answer.seconds, answer.width
        )
    return _known[position]


@dataclass
class Asked:
    """What a planner asked, answered by a rule."""

    rule: Callable[[int], Verdict]
    places: list[int] = field(default_factory=list)

    def __call__(self, place: int) -> Verdict:
        self.places.append(place)
        return self.rule(place)
