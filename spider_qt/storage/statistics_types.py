"""What the statistics are made of, without the database behind them.

The window, the command line and the tests speak in these types; ``sqlite3`` is
loaded by none of them, so that a start does not pay for it.
"""

import math
import re
from dataclasses import dataclass, fields
from datetime import date, datetime
from enum import StrEnum
from typing import Final

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_ENDED: Final = re.compile(_DAY.pattern + r"T[0-9:.]{8,15}(?:Z|[+-][0-9:]{5,8})?", re.ASCII)
LONGEST_TEXT: Final = 1000
LARGEST_COUNT: Final = 10**9
LARGEST_SCORE: Final = 10**12
"""A broken clock or a plugin's scoring must not make the sums overflow."""


class DamageError(Exception):
    """The file is no database of ours, or what it holds cannot be. Never leaves the storage."""


class Status(StrEnum):
    """How a game ended; docs/statistics.md says when which is recorded."""

    WON = "won"
    LOST = "lost"
    ABANDONED = "abandoned"


class Bucket(StrEnum):
    """The steps of a view over time; weeks begin on Monday."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


class Order(StrEnum):
    """How a list of games is sorted; equal ones stand with the newest first.

    The quickest games and those of the fewest moves are the won ones, then the lost,
    then the abandoned ones: nobody is proud of giving up after three seconds.
    """

    NEWEST = "newest"
    OLDEST = "oldest"
    BEST_SCORE = "best_score"
    QUICKEST = "quickest"
    FEWEST_MOVES = "fewest_moves"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One finished game.

    Numbers beyond all reason are cut to the largest that the statistics can add up.

    Args:
        id: the game's unique id; recording it twice counts once.
        variant: the id of the rules.
        suits: 1 to 4.
        rule: a ``GroupRule`` value.
        scoring: the id of the scoring scheme.
        undo_limit: how many steps could be taken back: None all, 0 none.
        status: how it ended.
        code: the game code, or empty of a position that was set up.
        day: the player's local date when it ended, ``2026-11-30``.
        ended: the local date and time with its UTC offset, ``2026-11-30T21:05:09+01:00``.
        seconds: the active playing time.
        moves: the move counter at the end.
        score: the points.
        deals: how many rows were dealt.
        runs: how many runs were finished, 0 to 8 for Spider.
        undos: how often a step was taken back.
        hints: how many hints were given.
        difficulty: what the solver calls the deal, or empty.
        opened_help: whether the solver was asked for more than a hint.

    Raises:
        ValueError: if the id is empty, or a date or a number is none.
    """

    id: str
    variant: str
    suits: int
    rule: str
    scoring: str
    undo_limit: int | None
    status: Status
    code: str
    day: str
    ended: str
    seconds: float
    moves: int
    score: int
    deals: int
    runs: int
    undos: int
    hints: int
    difficulty: str = ""
    opened_help: bool = False

    def __post_init__(self) -> None:
        put = object.__setattr__
        for name in _TEXTS:
            put(self, name, _text(name, getattr(self, name)))
        for name in _COUNTS:
            put(self, name, _whole(name, getattr(self, name), 0, LARGEST_COUNT))
        put(self, "score", _whole("score", self.score, -LARGEST_SCORE, LARGEST_SCORE))
        if self.undo_limit is not None:
            put(self, "undo_limit", _whole("undo_limit", self.undo_limit, 0, LARGEST_COUNT))
        if not isinstance(self.seconds, int | float) or math.isnan(self.seconds):
            raise ValueError(f"{self.seconds!r} is no number of seconds")
        seconds = min(max(self.seconds, 0), LARGEST_COUNT)
        put(self, "seconds", round(seconds * 1000) / 1000)  # what the sums keep
        put(self, "status", Status(self.status))
        put(self, "opened_help", bool(self.opened_help))
        if not self.id:
            raise ValueError("a game needs an id")
        if not _DAY.fullmatch(self.day) or not _ENDED.fullmatch(self.ended):
            raise ValueError(f"{self.day!r}, {self.ended!r}: not a date and a time")
        date.fromisoformat(self.day)
        datetime.fromisoformat(self.ended)


_TEXTS: Final = ("id", "variant", "rule", "scoring", "code", "day", "ended", "difficulty")
_COUNTS: Final = ("suits", "moves", "deals", "runs", "undos", "hints")
RECORD_FIELDS: Final = tuple(field.name for field in fields(GameRecord))


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{name}: {value!r} is no text")
    return value.encode("utf-8", "replace").decode("utf-8")[:LONGEST_TEXT]


def _whole(name: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{name}: {value!r} is no whole number")
    return min(max(int(value), low), high)


@dataclass(frozen=True, slots=True)
class GameOfCode:
    """How a game of a code ended.

    Args:
        code: the game code.
        day: the player's local date when it ended.
        status: how it ended.
        opened_help: whether help looked at its hidden cards.
    """

    code: str
    day: date
    status: Status
    opened_help: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are meant; what is None does not matter.

    Args:
        variant: the id of the rules.
        suits: 1 to 4.
        rule: a ``GroupRule`` value.
        scoring: the id of the scoring scheme.
        since: the first day, an ISO date, by the stored local dates.
        until: the last day, an ISO date.
        difficulty: the difficulty of the deal; empty means: not known.
    """

    variant: str | None = None
    suits: int | None = None
    rule: str | None = None
    scoring: str | None = None
    since: str | None = None
    until: str | None = None
    difficulty: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of some games. Each name says which games it is about.

    A game that is not won is lost or abandoned; both end a streak of wins. Figures
    of games that do not exist are None.

    Args:
        played: all games: won, lost and abandoned ones.
        won: how many were won.
        lost: how many were lost.
        abandoned: how many were given up.
        current_streak: the games up to the last one that all ended as it did:
            positive so many won, negative so many not won.
        longest_win_streak: the most games won in a row.
        longest_loss_streak: the most games in a row that were not won.
        current_day_streak: days in a row with a win, up to today or yesterday.
        longest_day_streak: the most days in a row with a win.
        total_seconds: the playing time of all games.
        won_seconds: the playing time of the won games.
        best_won_seconds: the shortest time of a won game.
        best_score: the highest score of all games.
        best_won_score: the highest score of a won game.
        total_score: the sum of all games' scores.
        won_score: the sum of the won games' scores.
        fewest_won_moves: the fewest moves of a won game.
        won_moves: the sum of the won games' moves.
        moves: the sum of all games' moves.
        deals: the rows dealt in all games.
        runs: the runs finished in all games.
        undos: the steps taken back in all games.
        hints: the hints given in all games.
        won_without_help: the games won without undo, hint and solver.
    """

    played: int = 0
    won: int = 0
    lost: int = 0
    abandoned: int = 0
    current_streak: int = 0
    longest_win_streak: int = 0
    longest_loss_streak: int = 0
    current_day_streak: int = 0
    longest_day_streak: int = 0
    total_seconds: float = 0.0
    won_seconds: float = 0.0
    best_won_seconds: float | None = None
    best_score: int | None = None
    best_won_score: int | None = None
    total_score: int = 0
    won_score: int = 0
    fewest_won_moves: int | None = None
    won_moves: int = 0
    moves: int = 0
    deals: int = 0
    runs: int = 0
    undos: int = 0
    hints: int = 0
    won_without_help: int = 0

    @property
    def win_rate(self) -> float | None:
        """The won part of all games, 0 to 1; None without games."""
        return self.won / self.played if self.played else None

    @property
    def mean_seconds(self) -> float | None:
        """The mean playing time of all games."""
        return self.total_seconds / self.played if self.played else None

    @property
    def mean_won_seconds(self) -> float | None:
        """The mean playing time of the won games."""
        return self.won_seconds / self.won if self.won else None

    @property
    def mean_score(self) -> float | None:
        """The mean score of all games."""
        return self.total_score / self.played if self.played else None

    @property
    def mean_won_score(self) -> float | None:
        """The mean score of the won games."""
        return self.won_score / self.won if self.won else None

    @property
    def mean_won_moves(self) -> float | None:
        """The mean number of moves of the won games."""
        return self.won_moves / self.won if self.won else None


@dataclass(frozen=True, slots=True)
class Point:
    """The games of one day, week or month in which any ended.

    Args:
        start: its first day, an ISO date.
        played: how many games ended in it.
        won: how many of them were won.
        lost: how many were lost.
        abandoned: how many were given up.
        total_seconds: the playing time of all of them.
        won_seconds: the playing time of the won ones.
        total_score: the sum of their scores.
        won_score: the sum of the won ones' scores.
    """

    start: str
    played: int
    won: int
    lost: int
    abandoned: int
    total_seconds: float
    won_seconds: float
    total_score: int
    won_score: int

    @property
    def win_rate(self) -> float:
        """The won part, 0 to 1."""
        return self.won / self.played


@dataclass(frozen=True, slots=True)
class Choices:
    """What occurs in the statistics, each sorted: what a filter can be set to.

    Args:
        variants: ids of rules.
        suits: numbers of suits.
        rules: ``GroupRule`` values.
        schemes: ids of scoring schemes.
        difficulties: difficulties of deals; one may be empty: not known.
        tables: each variant, number of suits and rule that were played together.
        first_day: the first day with a game, an ISO date, or None.
        last_day: the last day with a game, or None.
    """

    variants: tuple[str, ...] = ()
    suits: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    schemes: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    tables: tuple[tuple[str, int, str], ...] = ()
    first_day: str | None = None
    last_day: str | None = None
