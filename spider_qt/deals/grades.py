"""How hard a deal is: how wide a search must be to win it.

A beam keeps so many states at each level and forgets the others, much as a player keeps a few
plans in mind. Beams of 1, 2, 3, 4, 6, 8 ... states try a deal one after the other, and the
first width that wins it is the measure. docs/grades.md has the thresholds, how they were
found and which share of the deals each grade has. Nodes are counted, the clock is never
asked: a deal has the same grade on every machine.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from spider_qt.deals.promise import Grade
from spider_qt.engine.layout import Layout
from spider_qt.engine.variant import Variant
from spider_qt.solver import packed
from spider_qt.solver.search import Answer, Limits, Stop, Verdict, is_small, never, solve
from spider_qt.solver.weights import DIGGING, JOINING, TUNED, Attempt

__all__ = [
    "GRADE_NODES",
    "SOLVER_VERSION",
    "THRESHOLDS",
    "Grade",
    "Thresholds",
    "can_promise",
    "examine",
    "grade_of",
    "ladder",
]

SOLVER_VERSION: Final = 1
"""Of the search that grades; one more whenever it wins a deal at another width than before."""
GRADE_NODES: Final = 5_000_000
"""States that are valued before a deal stays without a verdict; some seconds."""
WIDTHS: Final = (
    *(1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512),
    *(768, 1024, 1536, 2048, 3072, 4096),
)
"""The rungs of the ladder, in states."""
_MIXED: Final = 500
"""From this width on the rungs change the weights: what one set cannot win, another may."""
_SETS: Final = (TUNED, JOINING, DIGGING)
_HASTE: Final = 4.0
_MEGABYTES: Final = 200


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Where the grades end; what is above the last one is fiendish.

    Args:
        easy: the greatest width of an easy deal.
        medium: the same of a medium one.
        hard: the same of a hard one.
    """

    easy: int
    medium: int
    hard: int

    def grade(self, width: int) -> Grade:
        """Return the grade of a deal that this width is the first to win."""
        if width <= self.easy:
            return Grade.EASY
        if width <= self.medium:
            return Grade.MEDIUM
        return Grade.HARD if width <= self.hard else Grade.FIENDISH


THRESHOLDS: Final[Mapping[int, Thresholds]] = MappingProxyType(
    {
        1: Thresholds(1, 2, 4),
        2: Thresholds(2, 4, 12),
        3: Thresholds(4, 8, 24),
        4: Thresholds(12, 24, 64),
    }
)
"""By the number of suits, so that every number has deals of every grade."""


def can_promise(variant: Variant) -> bool:
    """Say whether the search that grades knows a game's rules, so that deals can be promised."""
    return packed.terms_of(variant) is not None


def examine(variant: Variant, layout: Layout, stop: Stop = never) -> Answer:
    """Climb the ladder of widths until one wins a deal.

    A small game that none wins is also searched out; if that wins it, the width is 0.

    Args:
        variant: the rules, with their options chosen.
        layout: the first table of the deal.
        stop: asked again and again; the search ends when it says so.
    """
    limits = Limits(math.inf, GRADE_NODES, _MEGABYTES)
    answer = solve(variant, layout, limits, stop, plan=ladder, proofs=False)
    terms = packed.terms_of(variant)
    if answer.verdict is not Verdict.UNKNOWN or terms is None or not is_small(terms, layout):
        return answer
    proven = solve(variant, layout, limits, stop, plan=ladder)
    return proven if proven.verdict is Verdict.UNWINNABLE else replace(proven, width=0)


def grade_of(answer: Answer, suits: int = 4) -> Grade | None:
    """Return the grade of a deal.

    Args:
        answer: what ``examine`` found; of another search it would mean something else.
        suits: how many suits are in play.

    Returns:
        The grade, or None if the deal was not won.
    """
    if answer.verdict is not Verdict.WINNABLE or suits not in THRESHOLDS:
        return None
    return THRESHOLDS[suits].grade(answer.width) if answer.width else Grade.FIENDISH


def ladder() -> Iterator[Attempt]:
    """Yield the rungs from the narrowest to the widest."""
    for rung, width in enumerate(WIDTHS):
        mixed = width >= _MIXED
        weights = _SETS[rung % len(_SETS)] if mixed else TUNED
        yield Attempt(width, weights, 0.0, _HASTE, 80 if mixed else 60, rung + 1)
