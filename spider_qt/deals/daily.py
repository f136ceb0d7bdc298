"""The daily deal: which cards a date has, the same for everybody, without asking anybody.

docs/daily.md specifies it to the bit. A deal's number is part of a hash of its date, its
difficulty and an attempt; the list that ships says which attempt of each day can be won.
"""

import hashlib
from calendar import monthrange
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from typing import Final

from spider_qt.api.resources import resource_path
from spider_qt.engine.deal import NUMBER_BITS, CodeError, DealId, decode
from spider_qt.engine.rules import GroupRule

GAME: Final = "spider"
"""The id of the game that every daily deal is one of."""
PREFIX: Final = "SP"
"""The prefix of its codes."""
RULE: Final = GroupRule.CLASSIC
LIST: Final = ("deals", "daily.txt")
"""Where the list of attempts is, below ``resources/``."""
_YEAR: Final = 366


class Difficulty(StrEnum):
    """What a player may choose from on a date; the value is the word in the hashed text."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    FIENDISH = "fiendish"

    @property
    def suits(self) -> int:
        """How many suits are in play."""
        return _SUITS[self]


_SUITS: Final = {
    Difficulty.EASY: 1,
    Difficulty.MEDIUM: 2,
    Difficulty.HARD: 4,
    Difficulty.FIENDISH: 4,
}

Month = tuple[int, int, Difficulty]
"""A year, a month 1 to 12, and a difficulty: what a line of the list is about."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a date in one difficulty.

    Args:
        day: the date.
        difficulty: which of the day's deals.
        attempt: which of the numbers that the day has, 0 or more.
        proven: whether the solver has won it before the list was shipped.
    """

    day: date
    difficulty: Difficulty
    attempt: int
    proven: bool

    @property
    def number(self) -> int:
        """The shuffle number."""
        return number_of(self.day, self.difficulty, self.attempt)

    @property
    def code(self) -> str:
        """The game code."""
        return DealId(PREFIX, self.difficulty.suits, RULE, self.number).code


def number_of(day: date, difficulty: Difficulty, attempt: int) -> int:
    """Return an attempt's shuffle number: the first 35 bits of SHA-256 of its text.

    Args:
        day: the date.
        difficulty: which of the day's deals.
        attempt: 0 or more.
    """
    text = f"spider-qt daily {day.isoformat()} {difficulty.value} {attempt}"
    digest = hashlib.sha256(text.encode("ascii"), usedforsecurity=False).digest()
    return int.from_bytes(digest, "big") >> (8 * len(digest) - NUMBER_BITS)


class Calendar:
    """The daily deals of every date, by a list of attempts.

    Args:
        months: the attempts of each day of a month, from the first on.
    """

    def __init__(self, months: Mapping[Month, tuple[int, ...]]) -> None:
        self._months = months

    @property
    def first(self) -> date | None:
        """The first day of the list, or None of an empty one."""
        return min((date(year, month, 1) for year, month, _ in self._months), default=None)

    @property
    def last(self) -> date | None:
        """The last day of the list, or None of an empty one."""
        if not self._months:
            return None
        year, month, _ = max(self._months)
        return date(year, month, days_in(year, month))

    def deal(self, day: date, difficulty: Difficulty) -> DailyDeal:
        """Return a date's deal; beyond the list it is the first attempt, which is not proven."""
        attempts = self._months.get((day.year, day.month, difficulty))
        if attempts is None:
            return DailyDeal(day, difficulty, 0, proven=False)
        return DailyDeal(day, difficulty, attempts[day.day - 1], proven=True)

    def deals(self, day: date) -> tuple[DailyDeal, ...]:
        """Return a date's deals, the easiest first."""
        return tuple(self.deal(day, difficulty) for difficulty in Difficulty)

    def opens(self, today: date) -> date:
        """Return the first day that can be played: the list's, or a year ago if that is earlier.

        Args:
            today: the player's local date, which a wrong clock may put anywhere.
        """
        return min(self.first or today, _back(today, _YEAR))

    def days(self, today: date) -> Iterator[date]:
        """Yield the days that can have been played, oldest first: of the list, and of a year.

        Args:
            today: the player's local date, the last of them.
        """
        listed = self.first, self.last
        recent = _back(today, _YEAR)
        if listed[0] is not None and listed[1] is not None:
            yield from _span(listed[0], min(listed[1], _back(recent, 1), today))
        yield from _span(recent, today)

    def find(self, code: str, today: date) -> DailyDeal | None:
        """Return the daily deal of today or earlier that a game code is, or None.

        Args:
            code: the code, as typed or shown.
            today: the player's local date.
        """
        try:
            wanted = decode(code, (PREFIX,))
        except CodeError:
            return None
        if wanted.rule is not RULE:
            return None
        choices = [one for one in Difficulty if one.suits == wanted.suits]
        for day in self.days(today):
            for deal in (self.deal(day, difficulty) for difficulty in choices):
                if deal.number == wanted.number:
                    return deal
        return None


def days_in(year: int, month: int) -> int:
    """Return how many days a month has."""
    return monthrange(year, month)[1]


def read_list(text: str) -> Calendar:
    """Read the list of attempts.

    Args:
        text: a line per month and difficulty: ``2026-11 easy 0 0 1 0``, an attempt for each
            day; lines that begin with ``#`` are comments.

    Raises:
        ValueError: if a line is not so, or comes twice.
    """
    months: dict[Month, tuple[int, ...]] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        name, word, *numbers = line.split(" ")
        first = date.fromisoformat(f"{name}-01")
        key = (first.year, first.month, Difficulty(word))
        attempts = tuple(map(int, numbers))
        if len(attempts) != days_in(*key[:2]) or min(attempts) < 0 or key in months:
            raise ValueError(f"the list of daily deals is damaged: {line[:40]!r}")
        months[key] = attempts
    return Calendar(months)


@cache
def shipped() -> Calendar:
    """Return the calendar of the list that ships.

    Raises:
        OSError: if the file cannot be read.
        ValueError: if it is damaged.
    """
    return read_list(resource_path(*LIST).read_text(encoding="ascii"))


def _back(day: date, days: int) -> date:
    """So many days before, or the first day that there is."""
    return date.fromordinal(max(1, day.toordinal() - days))


def _span(first: date, last: date) -> Iterator[date]:
    for number in range(first.toordinal(), last.toordinal() + 1):
        yield date.fromordinal(number)
