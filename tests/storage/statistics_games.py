"""Finished games for the tests of the statistics, and the same figures by a plain fold.

Imports neither pytest nor hypothesis: the programs that the tests kill use it too.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from itertools import groupby
from pathlib import Path
from typing import Any

from spider_qt.storage.files import DISK
from spider_qt.storage.statistics import (
    Bucket,
    Filter,
    GameRecord,
    Order,
    Point,
    StatisticsStore,
    Status,
    Summary,
)
from spider_qt.storage.statistics_database import Database, connect
from spider_qt.storage.statistics_schema import add


def finished(number: int, status: Status = Status.WON, **values: Any) -> GameRecord:  # noqa: ANN401 - typed per field
    """Make a game that ended; ``number`` makes its id, the rest is as given or plain."""
    day = values.get("day", "2026-11-30")
    plain: dict[str, Any] = {
        "id": f"{number:032x}",
        "variant": "spider",
        "suits": 1,
        "rule": "classic",
        "scoring": "standard",
        "undo_limit": None,
        "status": status,
        "code": "SP1-S1C-AAAAAAD",
        "day": day,
        "ended": f"{day}T21:05:09+01:00",
        "seconds": 60.0,
        "moves": 100,
        "score": 500,
        "deals": 5,
        "runs": 8 if status is Status.WON else 2,
        "undos": 0,
        "hints": 0,
    }
    return GameRecord(**{**plain, **values})


def numbers(store: StatisticsStore) -> list[int]:
    """The numbers of all games, sorted."""
    return sorted(int(game.id, 16) for game in store.games(limit=10_000))


def sixty_games(folder: Path) -> bytes:
    """The content of a file with sixty games of all kinds."""
    store = StatisticsStore(folder / "statistics.db")
    for number in range(60):
        store.record(finished(number, list(Status)[number % 3], suits=number % 4 + 1))
    return store.path.read_bytes()


def record_all(path: Path, some: Iterable[GameRecord]) -> None:
    """Record games in one transaction, as waiting ones are."""
    database = Database(path, DISK, 1.0, lambda *_: None, connect)
    database.write(lambda connection: [add(connection, record) for record in some])


def full(name: str, wait: float, is_address: bool) -> sqlite3.Connection:
    """Open a database on a disk that takes nothing more."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


def counted(recorded: Iterable[GameRecord]) -> list[GameRecord]:
    """The games that count, in their order: the first record of each, or its win."""
    games: dict[str, GameRecord] = {}
    for record in recorded:
        old = games.get(record.id)
        if old is None or (record.status is Status.WON and old.status is not Status.WON):
            games.pop(record.id, None)
            games[record.id] = record
    return list(games.values())


def matching(games: Iterable[GameRecord], wanted: Filter) -> list[GameRecord]:
    """The games of a filter."""
    names = ("variant", "suits", "rule", "scoring", "difficulty")
    return [
        game
        for game in games
        if all(getattr(wanted, name) in (None, getattr(game, name)) for name in names)
        and (wanted.since is None or wanted.since <= game.day)
        and (wanted.until is None or game.day <= wanted.until)
    ]


def folded(games: list[GameRecord], today: date) -> Summary:
    """The figures of a list of games, worked out one game after the other."""
    if not games:
        return Summary()
    won = [game for game in games if game.status is Status.WON]
    rows = [(key, len(list(row))) for key, row in groupby(games, lambda g: g.status is Status.WON)]
    days = sorted({date.fromisoformat(game.day) for game in won})
    lengths = [_days_before(day, set(days)) for day in days]

    def ms(some: list[GameRecord]) -> float:
        return sum(round(game.seconds * 1000) for game in some) / 1000

    return Summary(
        played=len(games),
        won=len(won),
        lost=sum(game.status is Status.LOST for game in games),
        abandoned=sum(game.status is Status.ABANDONED for game in games),
        current_streak=rows[-1][1] if rows[-1][0] else -rows[-1][1],
        longest_win_streak=max((length for key, length in rows if key), default=0),
        longest_loss_streak=max((length for key, length in rows if not key), default=0),
        current_day_streak=lengths[-1] if days and days[-1] >= today - timedelta(1) else 0,
        longest_day_streak=max(lengths, default=0),
        total_seconds=ms(games),
        won_seconds=ms(won),
        best_won_seconds=min((game.seconds for game in won), default=None),
        best_score=max(game.score for game in games),
        best_won_score=max((game.score for game in won), default=None),
        total_score=sum(game.score for game in games),
        won_score=sum(game.score for game in won),
        fewest_won_moves=min((game.moves for game in won), default=None),
        won_moves=sum(game.moves for game in won),
        moves=sum(game.moves for game in games),
        deals=sum(game.deals for game in games),
        runs=sum(game.runs for game in games),
        undos=sum(game.undos for game in games),
        hints=sum(game.hints for game in games),
        won_without_help=sum(not (g.undos or g.hints or g.opened_help) for g in won),
    )


def folded_over_time(games: list[GameRecord], bucket: Bucket) -> tuple[Point, ...]:
    """The same by days, weeks or months."""
    rows: defaultdict[str, list[GameRecord]] = defaultdict(list)
    for game in games:
        day = date.fromisoformat(game.day)
        first = {
            Bucket.DAY: day,
            Bucket.WEEK: day - timedelta(day.isoweekday() - 1),
            Bucket.MONTH: date(day.year, day.month, 1),
        }[bucket]
        rows[first.isoformat()].append(game)
    points = []
    for start in sorted(rows):
        one = folded(rows[start], date.max)
        sums = (one.total_seconds, one.won_seconds, one.total_score, one.won_score)
        points.append(Point(start, one.played, one.won, one.lost, one.abandoned, *sums))
    return tuple(points)


def in_order(games: list[GameRecord], order: Order) -> list[GameRecord]:
    """The games sorted as the list of games is."""
    newest = list(reversed(games))
    ranks = list(Status)
    keys: dict[Order, Callable[[GameRecord], tuple[float, float]]] = {
        Order.BEST_SCORE: lambda game: (0, -game.score),
        Order.QUICKEST: lambda game: (ranks.index(game.status), game.seconds),
        Order.FEWEST_MOVES: lambda game: (ranks.index(game.status), game.moves),
    }
    if order is Order.OLDEST:
        return games
    return newest if order is Order.NEWEST else sorted(newest, key=keys[order])


def _days_before(day: date, days: set[date]) -> int:
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(1)
    return count
