"""What the tests of the path share: the built-in games, and games that were really played."""

from functools import cache
from typing import Final

from spider_qt.builtins import spider_variants
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.scoring import StandardScoring
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from spider_qt.learning.path import LESSONS, Lesson
from spider_qt.solver.search import Limits, Verdict, solve

VARIANTS: Final[dict[str, Variant]] = {variant.id: variant for variant in spider_variants()}


def begun(lesson: Lesson, number: int | None = None, game_id: str = "a") -> Session:
    """A game of a step, by default with its first deal."""
    variant = lesson.variant(VARIANTS)
    wanted = lesson.deals[0] if number is None else number
    return sessions.deal(variant, StandardScoring(), wanted, lesson.undo_limit, game_id)


@cache
def line(lesson: str, number: int) -> tuple[Move, ...]:
    """A line that wins a deal of a step, found by the solver; the same on every machine."""
    it = LESSONS[lesson]
    variant = it.variant(VARIANTS)
    answer = solve(variant, variant.deal(number), Limits(seconds=60, nodes=400_000))
    assert answer.verdict is Verdict.WINNABLE
    return answer.moves


def after(session: Session, moves: tuple[Move, ...]) -> Session:
    """The game once all these moves were played."""
    for move in moves:
        result = session.play(move)
        assert not isinstance(result, Refusal)
        session = result.session
    return session


def won(lesson: Lesson, game_id: str = "a", number: int | None = None) -> Session:
    """A game of a step that is won."""
    session = begun(lesson, number, game_id)
    assert session.number is not None
    return after(session, line(lesson.id, session.number))
