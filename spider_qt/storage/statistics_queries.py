"""The questions that the statistics answer, each about the games of one filter.

Figures come from the sums per day; streaks are followed along the games in the
order in which they were recorded, and remembered up to the last one.
"""

import json
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from sqlite3 import Connection
from typing import Final

from spider_qt.storage.statistics_schema import (
    ALL,
    ANY_CELL,
    DAYS,
    MONTHS,
    SELECT_GAMES,
    STATUSES,
    SUMS,
    record_of,
)
from spider_qt.storage.statistics_streaks import (
    CELL_KEYS,
    LARGEST,
    followed,
    is_of_all_time,
    number,
    where,
)
from spider_qt.storage.statistics_types import (
    Bucket,
    Choices,
    DamageError,
    Filter,
    GameOfCode,
    GameRecord,
    Order,
    Point,
    Summary,
)

_ORDERS: Final = {
    Order.NEWEST: ("game_line", "seq DESC"),
    Order.OLDEST: ("game_line", "seq"),
    Order.BEST_SCORE: ("game_score", "score DESC, seq DESC"),
    Order.QUICKEST: ("game_time", "status, ms, seq DESC"),
    Order.FEWEST_MOVES: ("game_moves", "status, moves, seq DESC"),
}


def summary(connection: Connection, wanted: Filter, today: date) -> Summary:
    """Return the figures of a filter's games.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    condition, values = _sums_where(wanted, ALL if is_of_all_time(wanted) else DAYS)
    row = connection.execute(
        f"SELECT {', '.join(SUMS.values())} FROM sums WHERE {condition}",  # noqa: S608 - our own names
        values,
    ).fetchone()
    found = dict(zip(SUMS, row, strict=True))
    if not found["played"]:
        return Summary()
    numbers = {name: number(value) for name, value in found.items() if value is not None}
    ms, won_ms, best_ms = numbers.pop("ms"), numbers.pop("won_ms"), numbers.pop("best_won_ms", None)
    unhelped, total = numbers.pop("unhelped"), numbers.pop("score")
    streaks = followed(connection, wanted)
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
    is_by_month = bucket is Bucket.MONTH and is_of_all_time(wanted)
    condition, values = _sums_where(wanted, MONTHS if is_by_month else DAYS)
    rows = connection.execute(
        "SELECT day, sum(played), sum(won), sum(lost), sum(abandoned), sum(ms), sum(won_ms), "  # noqa: S608 - our own names
        f"sum(score), sum(won_score) FROM sums WHERE {condition} "
        "GROUP BY day ORDER BY day",
        values,
    )
    buckets: dict[str, list[int]] = {}
    for day, *numbers in rows:
        sums = buckets.setdefault(
            f"{day}-01" if is_by_month else _bucket(day, bucket), [0] * len(numbers)
        )
        for place, value in enumerate(numbers):
            sums[place] += number(value)
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
    condition, values = where(wanted)
    rows = connection.execute(
        f"{SELECT_GAMES} WHERE seq IN (SELECT seq FROM game INDEXED BY {index} "  # noqa: S608 - our own names
        f"WHERE {condition} ORDER BY {by} LIMIT ? OFFSET ?) ORDER BY {by}",
        (*values, *(min(max(part, 0), LARGEST) for part in (limit, offset))),
    )
    return tuple(record_of(row) for row in rows)


def games_of_codes(connection: Connection, codes: Iterable[str]) -> tuple[GameOfCode, ...]:
    """Return how the games of some codes ended, in the order in which they were recorded.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    rows = connection.execute(
        "SELECT code, day, status, opened_help FROM game "
        "WHERE code IN (SELECT value FROM json_each(?)) ORDER BY seq",
        (json.dumps(list(codes)),),
    )
    try:
        return tuple(
            GameOfCode(code, _date(day), STATUSES[status], bool(opened))
            for code, day, status, opened in rows
        )
    except KeyError as error:
        raise DamageError(str(error)) from error


def all_games(connection: Connection, wanted: Filter) -> Iterator[GameRecord]:
    """Yield the games in the order in which they were recorded.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    condition, values = where(wanted)
    for row in connection.execute(f"{SELECT_GAMES} WHERE {condition} ORDER BY seq", values):
        yield record_of(row)


def choices(connection: Connection) -> Choices:
    """Return what occurs. Cells without games, left by a game that moved, do not count."""
    cells = connection.execute(
        "SELECT variant, suits, rule, scoring, difficulty FROM cell "  # noqa: S608 - our own names
        f"WHERE cell IN (SELECT cell FROM sums WHERE span = {ALL})"
    ).fetchall()
    first, last = connection.execute(
        f"SELECT min(day), max(day) FROM sums WHERE span = {DAYS} AND cell = {ANY_CELL}"  # noqa: S608 - as above
    ).fetchone()
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


def _sums_where(wanted: Filter, span: int) -> tuple[str, tuple[object, ...]]:
    """The condition for the rows of ``sums`` that add up to a filter's games."""
    condition, values = where(wanted)
    is_of_all = all(getattr(wanted, key) is None for key in CELL_KEYS)
    cells = f"cell = {ANY_CELL}" if is_of_all else f"cell <> {ANY_CELL}"
    return f"span = {span} AND {cells} AND {condition}", values


def _day_streaks(connection: Connection, wanted: Filter, today: date) -> tuple[int, int]:
    condition, values = _sums_where(wanted, DAYS)
    longest = current = 0
    before: date | None = None
    for (text,) in connection.execute(
        f"SELECT DISTINCT day FROM sums WHERE {condition} AND won > 0 ORDER BY day",  # noqa: S608 - our own names
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
