"""What became of the daily deals: which were won, when, and how many days in a row.

Everything follows from the games that ended: each has a code, the local date on which it
ended, and how. Nothing else is kept, so that nothing can contradict it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from spider_qt.deals.daily import DailyDeal, Difficulty


class Standing(StrEnum):
    """How a date's deal stands for the player."""

    WON = "won"
    """Won on its own date: it counts for the streak."""
    WON_LATER = "won_later"
    """Won, but not on its own date, before or after it."""
    WON_HELPED = "won_helped"
    """Won, but only with help that looked at hidden cards."""
    BEGUN = "begun"
    """Not won, and a game of it goes on."""
    PLAYED = "played"
    """Played to an end, but not won."""
    OPEN = "open"
    """Today's, and not played yet."""
    MISSED = "missed"
    """Of a day that is over, and not played."""
    TO_COME = "to_come"
    """Of a day that has not come yet."""


@dataclass(frozen=True, slots=True)
class EndedGame:
    """What is asked of a game that ended.

    Args:
        code: its game code.
        day: the player's local date when it ended.
        won: whether it was won.
        helped: whether help looked at its hidden cards.
    """

    code: str
    day: date
    won: bool
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row whose deals were won on their own dates, without a look at hidden cards.

    Args:
        now: the row that ends today or, as today is not over, yesterday.
        best: the longest row.
    """

    now: int = 0
    best: int = 0


def streak_of(days: Iterable[date], today: date) -> Streak:
    """Return the streak of the days that were won on their own dates.

    Args:
        days: in any order, a day also more than once; days after today, which a clock that
            was set back leaves behind, do not end the row that leads to today.
        today: the player's local date.
    """
    won = {day.toordinal() for day in days}
    best = max((_row(day, 1, won) for day in won if day - 1 not in won), default=0)
    last = today.toordinal()
    return Streak(_row(last if last in won else last - 1, -1, won), best)


def _row(day: int, step: int, won: set[int]) -> int:
    """How many days in a row are among the won ones, from a day on."""
    length = 0
    while day in won:
        length += 1
        day += step
    return length


class Results:
    """How the daily deals stand.

    Args:
        deals: the deals that are asked about.
        games: the games that ended; those of other codes do not matter.
        begun: the codes of games that go on.
    """

    def __init__(
        self, deals: Iterable[DailyDeal], games: Iterable[EndedGame], begun: Iterable[str] = ()
    ) -> None:
        by_code = {deal.code: deal for deal in deals}
        self._begun = frozenset(begun)
        self._won: dict[Difficulty, set[date]] = {difficulty: set() for difficulty in Difficulty}
        self._ever: set[str] = set()
        self._helped: set[str] = set()
        self._played: set[str] = set()
        for game in games:
            deal = by_code.get(game.code)
            if deal is None:
                continue
            self._played.add(game.code)
            if game.won and game.helped:
                self._helped.add(game.code)
            elif game.won:
                self._ever.add(game.code)
                if game.day == deal.day:
                    self._won[deal.difficulty].add(deal.day)

    def standing(self, deal: DailyDeal, today: date) -> Standing:
        """Return how a deal stands.

        Args:
            deal: which.
            today: the player's local date.
        """
        if deal.day in self._won[deal.difficulty]:
            return Standing.WON
        if deal.code in self._ever:
            return Standing.WON_LATER
        if deal.code in self._helped:
            return Standing.WON_HELPED
        if deal.code in self._begun:
            return Standing.BEGUN
        if deal.code in self._played:
            return Standing.PLAYED
        if deal.day > today:
            return Standing.TO_COME
        return Standing.OPEN if deal.day == today else Standing.MISSED

    def streaks(self, today: date) -> Mapping[Difficulty, Streak]:
        """Return the streak of each difficulty."""
        return {difficulty: streak_of(days, today) for difficulty, days in self._won.items()}
