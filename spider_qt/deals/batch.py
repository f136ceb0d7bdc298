"""Deals graded by the hundred: what is to be done, what was found, and both as lines of text.

The lines are what ``spider-qt grade --out`` writes and what the packs that ship are made of:
a head that names the search, then ``CODE VERDICT GRADE WIDTH NODES``. They stand in the order
of the work, whoever finishes first, so the same work gives the same file on one core or on a
cluster, and a file that was left half done says where to go on.
"""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from spider_qt.deals.grades import SOLVER_VERSION, Grade, examine, grade_of
from spider_qt.engine.deal import DealId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.solver.search import Stop, Verdict, never

CHUNK: Final = 8
"""Deals that are handed over at once."""
_HEAD: Final = "# spider-qt grade: solver {}"
_NONE: Final = "-"
_LINE: Final = re.compile(r"(\S+) (\S+) (\S+) (\d{1,9}) (\d{1,12})")
_HEAD_LINE: Final = re.compile(re.escape(_HEAD).replace(r"\{\}", r"(\d{1,9})"))


@dataclass(frozen=True, slots=True)
class Work:
    """One deal to be graded.

    Args:
        game: the id of the rule variant.
        deal: which deal of it.
    """

    game: str
    deal: DealId


@dataclass(frozen=True, slots=True)
class Graded:
    """What was found out about one deal.

    Args:
        code: its game code.
        verdict: winnable by a line that was replayed, unwinnable by proof, or unknown.
        grade: how hard it is; None unless winnable.
        width: the narrowest beam that won it; 0 if none did.
        nodes: states that were valued.
    """

    code: str
    verdict: Verdict
    grade: Grade | None
    width: int
    nodes: int

    @property
    def line(self) -> str:
        """The line of a file, without its end."""
        return f"{self.code} {self.verdict} {self.grade or _NONE} {self.width} {self.nodes}"


class LineError(ValueError):
    """A text that is no list of graded deals.

    Args:
        line: the number of the line that is wrong, from 1.
        reason: what is wrong with it, in English.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def head() -> str:
    """Return the first line of a file, without its end."""
    return _HEAD.format(SOLVER_VERSION)


def read(text: str) -> tuple[int, tuple[Graded, ...]]:
    """Read a file of graded deals.

    Returns:
        The version of the search, and the deals.

    Raises:
        LineError: naming the first line that is wrong.
    """
    lines = text.splitlines()
    found = _HEAD_LINE.fullmatch(lines[0]) if lines else None
    if found is None:
        raise LineError(1, f"it must be “{_HEAD.format('N')}”")
    return int(found[1]), tuple(_graded(n, line) for n, line in enumerate(lines[1:], start=2))


def _graded(number: int, line: str) -> Graded:
    found = _LINE.fullmatch(line)
    if found is None:
        raise LineError(number, "it must be “CODE VERDICT GRADE WIDTH NODES”")
    code, verdict, grade, width, nodes = found.groups()
    if verdict not in tuple(Verdict):
        raise LineError(number, f"“{verdict:.20}” is no verdict")
    if grade not in (_NONE, *Grade):
        raise LineError(number, f"“{grade:.20}” is no grade")
    if (verdict == Verdict.WINNABLE) is (grade == _NONE):
        raise LineError(number, "a winnable deal has a grade, and no other has one")
    known = None if grade == _NONE else Grade(grade)
    return Graded(code, Verdict(verdict), known, int(width), int(nodes))


def grade(variant: Variant, deal: DealId, stop: Stop = never) -> Graded:
    """Grade one deal.

    Args:
        variant: its game; suits and rule are chosen here.
        deal: which one.
        stop: asked again and again; what is found after it says so means nothing.

    Raises:
        ValueError: if the game is not played with these suits or this rule.
    """
    chosen = variant.configured(deal.suits, deal.rule)
    answer = examine(chosen, chosen.deal(deal.number), stop)
    found = grade_of(answer, deal.suits)
    return Graded(deal.code, answer.verdict, found, answer.width, answer.nodes)


def numbered(variant: Variant, suits: int, rule: GroupRule, numbers: range) -> Iterator[Work]:
    """Yield the work for the deals of these numbers."""
    for number in numbers:
        yield Work(variant.id, DealId(variant.prefix, suits, rule, number))


class Later(Protocol):
    """What becomes a result; the futures of Python and of Dask are such."""

    def result(self) -> tuple[Graded, ...]:
        """Wait for it and return it."""


def in_order(
    submit: Callable[[tuple[Work, ...]], Later], works: Iterable[Work], window: int
) -> Iterator[Graded]:
    """Have work done by many and yield what was found in the order of the work.

    Args:
        submit: begins some of it elsewhere.
        works: what is to be done; it may have no end.
        window: how many chunks are under way at once, at most.
    """
    rest = iter(works)
    under_way: deque[Later] = deque()
    while True:
        while len(under_way) < window and (chunk := tuple(islice(rest, CHUNK))):
            under_way.append(submit(chunk))
        if not under_way:
            return
        yield from under_way.popleft().result()


class Quota:
    """Keeps so many deals of each grade and drops what is over.

    Args:
        each: how many of each grade, or None to keep everything.
        there: what was kept before.
    """

    def __init__(self, each: int | None, there: Iterable[Graded] = ()) -> None:
        self.each = each
        self.counts = dict.fromkeys(Grade, 0)
        for one in there:
            if one.grade is not None:
                self.counts[one.grade] += 1

    @property
    def is_full(self) -> bool:
        """Whether nothing more is wanted."""
        return self.each is not None and all(n >= self.each for n in self.counts.values())

    def takes(self, one: Graded) -> bool:
        """Say whether a deal is kept, and count it if so."""
        if one.grade is None:
            return self.each is None
        if self.each is not None and self.counts[one.grade] >= self.each:
            return False
        self.counts[one.grade] += 1
        return True
