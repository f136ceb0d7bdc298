"""Chooses the attempt of each daily deal: the first one that the solver wins.

A deal is looked at as for its grade: by counted states, not by the clock, so that every machine
chooses the same. The list is written after each month, so that the program can be stopped and
started again; what the list says stays, whatever a later solver would choose.
"""

import math
import sys
from collections.abc import Iterator
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import Final

from spider_qt.api.resources import resource_path
from spider_qt.deals import daily
from spider_qt.deals.daily import DailyDeal, Difficulty, Month, days_in, read_list
from spider_qt.deals.grades import THRESHOLDS, Grade, grade_of, ladder
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver.search import Limits, Verdict, solve
from spider_qt.solver.weights import Attempt

LIST: Final = resource_path(*daily.LIST)
FIRST: Final = 2026
LAST: Final = 2036
"""The years of the list."""
_LIMITS: Final = Limits(math.inf, 1_000_000)
"""Fewer states than a grade may take: a fiendish deal still has to be won some day."""
_PATIENT: Final = Limits(seconds=600.0)
_HEAD: Final = """\
# Which attempt each daily deal is, a number for each day of a month: docs/daily.md.
# Made by "python -m resources.dealgen"; each was won by the solver. Lines never change.
"""


def variant_of(difficulty: Difficulty) -> SpiderVariant:
    """Return the game of a difficulty."""
    game = SpiderVariant(daily.GAME, "Spider", daily.PREFIX)
    return game.configured(difficulty.suits, daily.RULE)


def choose(day: date, difficulty: Difficulty) -> int:
    """Return the first attempt that may be the deal of a date."""
    attempt = 0
    while not is_fit(difficulty, daily.number_of(day, difficulty, attempt)):
        attempt += 1
    return attempt


def is_fit(difficulty: Difficulty, number: int) -> bool:
    """Whether a deal may be one of this difficulty: won, and not too easily or too hard."""
    variant = variant_of(difficulty)
    found = solve(variant, variant.deal(number), _LIMITS, plan=_PLANS.get(difficulty, ladder))
    grade = grade_of(found, difficulty.suits)
    if difficulty is Difficulty.FIENDISH:
        return grade is Grade.FIENDISH
    return grade is not None


def _up_to_hard() -> Iterator[Attempt]:
    """The ladder of the grades up to where hard deals end."""
    most = THRESHOLDS[Difficulty.HARD.suits].hard
    return takewhile(lambda attempt: attempt.width <= most, ladder())


_PLANS: Final = {Difficulty.HARD: _up_to_hard}


def make(path: Path, first: int, last: int) -> None:
    """Add what the list lacks, month by month.

    Args:
        path: the list.
        first: the first year.
        last: the last year.
    """
    lines = _lines(path)
    for difficulty in Difficulty:
        for year in range(first, last + 1):
            for month in range(1, 13):
                key = (year, month, difficulty)
                if key in lines:
                    continue
                days = (date(year, month, day + 1) for day in range(days_in(year, month)))
                chosen = " ".join(str(choose(day, difficulty)) for day in days)
                lines[key] = f"{year}-{month:02} {difficulty.value} {chosen}"
                _write(path, lines)
            sys.stderr.write(f"{year} {difficulty.value}\n")


def check(path: Path, last: int) -> int:
    """Solve every deal of the list again; returns 1 if one is not won, or two are the same.

    Args:
        path: the list.
        last: the last year that is looked at.
    """
    calendar = read_list(path.read_text(encoding="ascii"))
    codes: dict[str, DailyDeal] = {}
    bad = 0
    for day in calendar.days(date(last, 12, 31)):
        for deal in calendar.deals(day):
            found = won(deal) if deal.proven else False
            twice = codes.setdefault(deal.code, deal) is not deal
            if twice or not found:
                bad += 1
                sys.stdout.write(f"{deal.day} {deal.difficulty.value} {deal.code}: not won\n")
    sys.stdout.write(f"{len(codes)} deals, {bad} of them not won or twice\n")
    return int(bad > 0)


def won(deal: DailyDeal) -> bool:
    """Whether the solver wins a deal now, with a line that the engine has replayed."""
    variant = variant_of(deal.difficulty)
    return solve(variant, variant.deal(deal.number), _PATIENT).verdict is Verdict.WINNABLE


def _lines(path: Path) -> dict[Month, str]:
    """The lines that are there, by what they are about."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="ascii")
    read_list(text)  # raises ValueError if something is wrong
    lines = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, word, _ = line.split(" ", 2)
            first = date.fromisoformat(f"{name}-01")
            lines[first.year, first.month, Difficulty(word)] = line
    return lines


def _write(path: Path, lines: dict[Month, str]) -> None:
    """Write the list whole; what was there stays until the new one is."""
    order = {difficulty: place for place, difficulty in enumerate(Difficulty)}
    every = sorted(lines.items(), key=lambda it: (*it[0][:2], order[it[0][2]]))
    part = path.with_suffix(".part")
    part.parent.mkdir(parents=True, exist_ok=True)
    part.write_text(_HEAD + "".join(f"{line}\n" for _, line in every), encoding="ascii")
    part.replace(path)
