"""The questions that the statistics answer, each about the games of one filter.

Figures come from the sums per day; streaks are followed along the games in the
order in which they were recorded, and remembered up to the last one.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from operator import itemgetter
from sqlite3 import Connection, OperationalError
from typing import Final, NamedTuple

from spider_qt.storage.statistics_schema import SELECT_GAMES, SUMS, DamageError, record_of
from spider_qt.storage.statistics_types import (
    Bucket,
    Choices,
    Filter,
    GameRecord,
    Order,
    Point,
    Summary,
)

_WORTH_REMEMBERING: Final = 1000
_FIRST_DAY: Final = "0"
"""Less than every day, more than the empty day of the sums of all days."""
_LAST_DAY: Final = "~"
_CELL_KEYS: Final = ("variant", "suits", "rule", "scoring", "difficulty")
_ORDERS: Final = {
    Order.NEWEST: ("game_line", "seq DESC"),
    Order.OLDEST: ("game_line", "seq"),
    Order.BEST_SCORE: ("game_score", "score DESC, seq DESC"),
    Order.QUICKEST: ("game_time", "status, ms, seq DESC"),
    Order.FEWEST_MOVES: ("game_moves", "status, moves, seq DESC"),
}


class Streaks(NamedTuple):
    """How games went in a row: the last row (won if positive), the longest ones."""

    current: int = 0
    wins: int = 0
    losses: int = 0

    def followed_by(self, games: bytes) -> "Streaks":
        """Go on with games, each byte 0 if it was won, else 1."""
        if not games:
            return self
        line = (b"\0" if self.current > 0 else b"\1") * abs(self.current) + games
        last = len(line) - len(line.rstrip(line[-1:]))
        return Streaks(
            last if line[-1] == 0 else -last,
            max(self.wins, *map(len, line.split(b"\1"))),
            max(self.losses, *map(len, line.split(b"\0"))),
        )


def summary(connection: Connection, wanted: Filter, today: date) -> Summary:
    """Return the figures of a filter's games.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    where, values = _where(wanted)
    if wanted.since is None and wanted.until is None:
        where = f"{where} AND day = ''"
    row = connection.execute(
        f"SELECT {', '.join(SUMS.values())} FROM sums WHERE {where}",  # noqa: S608 - our own names
        values,
    ).fetchone()
    found = dict(zip(SUMS, row, strict=True))
    if not found["played"]:
        return Summary()
    numbers = {name: _number(value) for name, value in found.items() if value is not None}
    ms, won_ms, best_ms = numbers.pop("ms"), numbers.pop("won_ms"), numbers.pop("best_won_ms", None)
    unhelped, total = numbers.pop("unhelped"), numbers.pop("score")
    streaks = _streaks(connection, wanted)
    days, last_days = _day_streaks(connection, wanted, today)
    return Summary(
        **numbers,
        total_seconds=ms / 1000,
        won_seconds=won_ms / 1000,
        best_won_seconds=None if best_ms is None else best_ms / 1000,
        total_score=total,
        won_without_help=unhelped,
        current_streak=streaks.current,
        longest_win_streak=streaks.wins,
        longest_loss_streak=streaks.losses,
        longest_day_streak=days,
        current_day_streak=last_days,
    )


def over_time(connection: Connection, wanted: Filter, bucket: Bucket) -> tuple[Point, ...]:
    """Return the games per day, week or month, those without games left out.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    where, values = _where(wanted)
    rows = connection.execute(
        "SELECT day, sum(played), sum(won), sum(lost), sum(abandoned), sum(ms), sum(won_ms), "  # noqa: S608 - our own names
        f"sum(score), sum(won_score) FROM sums WHERE {where} AND day > '' "
        "GROUP BY day ORDER BY day",
        values,
    )
    buckets: dict[str, list[int]] = {}
    for day, *numbers in rows:
        sums = buckets.setdefault(_bucket(day, bucket), [0] * len(numbers))
        for place, number in enumerate(numbers):
            sums[place] += _number(number)
    return tuple(
        Point(start, played, won, lost, abandoned, ms / 1000, won_ms / 1000, score, won_score)
        for start, (played, won, lost, abandoned, ms, won_ms, score, won_score) in buckets.items()
    )


def games(
    connection: Connection, wanted: Filter, order: Order, limit: int, offset: int
) -> tuple[GameRecord, ...]:
    """Return a part of the sorted list of games.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    index, by = _ORDERS[order]
    where, values = _where(wanted)
    rows = connection.execute(
        f"{SELECT_GAMES} WHERE seq IN (SELECT seq FROM game INDEXED BY {index} "  # noqa: S608 - our own names
        f"WHERE {where} ORDER BY {by} LIMIT ? OFFSET ?) ORDER BY {by}",
        (*values, limit, offset),
    )
    return tuple(record_of(row) for row in rows)


def all_games(connection: Connection, wanted: Filter) -> Iterator[GameRecord]:
    """Yield the games in the order in which they were recorded.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    where, values = _where(wanted)
    for row in connection.execute(f"{SELECT_GAMES} WHERE {where} ORDER BY seq", values):
        yield record_of(row)


def choices(connection: Connection) -> Choices:
    """Return what occurs. Cells without games, left by a game that moved, do not count."""
    cells = connection.execute(
        "SELECT variant, suits, rule, scoring, difficulty FROM cell "
        "WHERE cell IN (SELECT cell FROM sums WHERE day = '')"
    ).fetchall()
    first = connection.execute("SELECT min(day) FROM sums WHERE day > ''").fetchone()[0]
    last = connection.execute("SELECT max(day) FROM sums WHERE day > ''").fetchone()[0]
    try:
        variants, suits, rules, schemes, difficulties = (
            tuple(sorted({cell[place] for cell in cells})) for place in range(5)
        )
        return Choices(
            variants,
            suits,
            rules,
            schemes,
            difficulties,
            tables=tuple(sorted({cell[:3] for cell in cells})),
            first_day=first,
            last_day=last,
        )
    except TypeError as error:
        raise DamageError(str(error)) from error


def _where(wanted: Filter, cells: str = "cell") -> tuple[str, tuple[object, ...]]:
    """The condition for a filter on a table with ``day`` and ``cell``, and its values."""
    parts: list[str] = []
    values: list[object] = []
    kinds = {key: getattr(wanted, key) for key in _CELL_KEYS if getattr(wanted, key) is not None}
    if kinds:
        named = " AND ".join(f"{key} = ?" for key in kinds)
        parts.append(f"{cells} IN (SELECT cell FROM cell WHERE {named})")  # noqa: S608 - our own names
        values.extend(kinds.values())
    if wanted.since is not None or wanted.until is not None:
        parts.append("day BETWEEN ? AND ?")
        values.extend((wanted.since or _FIRST_DAY, wanted.until or _LAST_DAY))
    return " AND ".join(parts) or "1", tuple(values)


def _streaks(connection: Connection, wanted: Filter) -> Streaks:
    where, values = _where(wanted)
    if wanted.since is not None or wanted.until is not None:
        return Streaks().followed_by(_line(connection, where, values))
    key = json.dumps([getattr(wanted, name) for name in _CELL_KEYS])
    generation, last = connection.execute(
        "SELECT value, (SELECT max(seq) FROM game) FROM meta WHERE name = 'generation'"
    ).fetchone()
    seen = connection.execute(
        "SELECT seq, current, wins, losses FROM streak WHERE filter = ? AND generation = ?",
        (key, generation),
    ).fetchone()
    seq, known = (seen[0], Streaks(*seen[1:])) if seen else (0, Streaks())
    streaks = known.followed_by(_line(connection, f"{where} AND seq > ?", (*values, seq)))
    if last - seq >= _WORTH_REMEMBERING:
        with suppress(OperationalError):  # read-only, or another window writes: the next time
            connection.execute(
                "INSERT OR REPLACE INTO streak VALUES (?, ?, ?, ?, ?, ?)",
                (key, generation, last, *streaks),
            )
    return streaks


def _line(connection: Connection, where: str, values: tuple[object, ...]) -> bytes:
    """One byte per game in their order, 0 if it was won."""
    rows = connection.execute(
        f"SELECT status <> 0 FROM game INDEXED BY game_line WHERE {where} ORDER BY seq",  # noqa: S608 - our own names
        values,
    )
    return bytes(map(itemgetter(0), rows))


def _day_streaks(connection: Connection, wanted: Filter, today: date) -> tuple[int, int]:
    where, values = _where(wanted)
    longest = current = 0
    before: date | None = None
    for (text,) in connection.execute(
        f"SELECT DISTINCT day FROM sums WHERE {where} AND day > '' AND won > 0 ORDER BY day",  # noqa: S608 - our own names
        values,
    ):
        day = _date(text)
        current = current + 1 if before is not None and day - before == timedelta(1) else 1
        longest, before = max(longest, current), day
    alive = before is not None and before >= today - timedelta(1)
    return longest, current if alive else 0


def _bucket(text: str, bucket: Bucket) -> str:
    day = _date(text)
    if bucket is Bucket.WEEK:
        day -= timedelta(day.weekday())
    elif bucket is Bucket.MONTH:
        day = day.replace(day=1)
    return day.isoformat()


def _date(text: object) -> date:
    try:
        return date.fromisoformat(str(text))
    except ValueError as error:
        raise DamageError(str(error)) from error


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise DamageError(f"{value!r} is no number")
    return value
