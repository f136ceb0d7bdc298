"""How the games of a filter are spread over times, scores or moves: counts per class.

A few games may be far from all others: one that was open over night, one that was given
up at once. Each end of the range therefore leaves out one game in a hundred, and the
outer classes take those in, so that the other games are not all in one class.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from sqlite3 import Connection
from typing import Final

from spider_qt.storage.statistics_streaks import where
from spider_qt.storage.statistics_types import Filter

CLASSES: Final = 20
_FAR: Final = 100
_TIMES: Final = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600)
_ROUND: Final = (1, 2, 5, 10)


class Measure(StrEnum):
    """What the games are sorted by; all but the score are of won games alone."""

    SCORE = "score"
    SECONDS = "seconds"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Spread:
    """Counts of games in classes of one width.

    Args:
        low: the least value of the first class; smaller ones are in it too.
        width: how wide a class is, in points, seconds or moves.
        counts: the games per class; the last one takes in all larger values.
        open_low: whether games below ``low`` are in the first class.
        open_high: whether games beyond the last class are in it.
    """

    low: int = 0
    width: int = 1
    counts: tuple[int, ...] = ()
    open_low: bool = False
    open_high: bool = False


_COLUMNS: Final = {Measure.SCORE: "score", Measure.SECONDS: "ms / 1000", Measure.MOVES: "moves"}


def spread(connection: Connection, wanted: Filter, measure: Measure) -> Spread:
    """Return how a filter's games are spread.

    Args:
        connection: the database.
        wanted: which games.
        measure: by what; times and moves are those of won games.
    """
    condition, values = where(wanted)
    if measure is not Measure.SCORE:
        condition = f"{condition} AND status = 0"
    column = _COLUMNS[measure]
    found = connection.execute(
        f"SELECT {column}, count(*) FROM game WHERE {condition} GROUP BY 1 ORDER BY 1",  # noqa: S608 - our own names
        values,
    ).fetchall()
    return classified([(int(value), int(count)) for value, count in found], measure)


def classified(found: list[tuple[int, int]], measure: Measure) -> Spread:
    """Sort counted values into classes.

    Args:
        found: each value with how many games have it, ascending.
        measure: what the values are.
    """
    total = sum(count for _, count in found)
    if not total:
        return Spread()
    far = total // _FAR
    low = _at(found, far)
    high = _at(found, total - 1 - far)
    width = _width(high - low, measure)
    first = low // width
    last = min(high // width, first + CLASSES - 1)
    counts = [0] * (last - first + 1)
    for value, count in found:
        counts[min(max(value // width, first), last) - first] += count
    return Spread(
        first * width,
        width,
        tuple(counts),
        open_low=found[0][0] < first * width,
        open_high=found[-1][0] >= (last + 1) * width,
    )


def _at(found: list[tuple[int, int]], place: int) -> int:
    """The value of the game at a place of the sorted line."""
    for value, count in found:
        place -= count
        if place < 0:
            return value
    return found[-1][0]


def _width(size: int, measure: Measure) -> int:
    """The smallest round width with which the classes hold a range."""
    least = size / (CLASSES - 1)
    if measure is Measure.SECONDS:
        for width in _TIMES:
            if width >= least:
                return width
    if least <= 1:
        return 1
    power = int(10 ** math.floor(math.log10(least)))
    return next(power * factor for factor in _ROUND if power * factor >= least)
