"""The statistics of a million games: what the dialog asks when it opens, in ms.

Each question is also answered by reading every game in plain Python, in the same
run, so that the ratios mean something on any machine. Run: ``nox -s bench``, or
``python benchmarks/million_games.py [--games N] [--runs N]``.
"""

import argparse
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from spider_qt.storage.files import DISK
from spider_qt.storage.statistics import (
    Bucket,
    Filter,
    GameRecord,
    Order,
    StatisticsStore,
    Status,
)
from spider_qt.storage.statistics_database import Database, connect
from spider_qt.storage.statistics_schema import SELECT_GAMES, add_plain, sum_all
from spider_qt.storage.statistics_spread import Measure

PROMISED_MS: Final = 300
_GAMES_A_DAY: Final = 250
_FIRST_DAY: Final = date(2015, 1, 1)
_EVERYTHING: Final = Filter()
_ONE_TABLE: Final = Filter(variant="spider", suits=1, rule="classic")

Questions = dict[str, Callable[[StatisticsStore], object]]
AT_OPENING: Final[Questions] = {
    "choices": lambda store: store.choices(),
    "summary": lambda store: store.summary(_EVERYTHING),
    "over time, months": lambda store: store.over_time(_EVERYTHING, Bucket.MONTH),
    "games, the newest 100": lambda store: store.games(_EVERYTHING, Order.NEWEST, 100, 0),
}
OTHERS: Final[Questions] = {
    "summary of one table": lambda store: store.summary(_ONE_TABLE),
    "summary since a day": lambda store: store.summary(Filter(since="2016-02-03")),
    "over time, days": lambda store: store.over_time(_EVERYTHING, Bucket.DAY),
    "over time, weeks, one table": lambda store: store.over_time(_ONE_TABLE, Bucket.WEEK),
    "games, the best scores of one table": lambda store: store.games(_ONE_TABLE, Order.BEST_SCORE),
    "games, 100 from the middle": lambda store: store.games(limit=100, offset=500_000),
    "spread of scores": lambda store: store.spread(_EVERYTHING, Measure.SCORE),
    "spread of times, one table": lambda store: store.spread(_ONE_TABLE, Measure.SECONDS),
}


def records(count: int) -> Iterator[GameRecord]:
    """Yield games of two variants, three numbers of suits, two rules, two schemes."""
    choice = Random(4)  # noqa: S311 - games to measure with
    for number in range(count):
        day = (_FIRST_DAY + timedelta(number // _GAMES_A_DAY)).isoformat()
        suits = choice.choice((1, 1, 2, 4))
        won = choice.random() < 1.2 / (suits + 1)
        yield GameRecord(
            id=f"{number:032x}",
            variant=choice.choice(("spider", "relaxed")),
            suits=suits,
            rule=choice.choice(("classic", "relaxed")),
            scoring=choice.choice(("standard", "timed")),
            undo_limit=None,
            status=Status.WON if won else choice.choice((Status.LOST, Status.ABANDONED)),
            code="SP1-S1C-AAAAAAD",
            day=day,
            ended=f"{day}T20:15:00+01:00",
            seconds=choice.uniform(60, 2000),
            moves=choice.randrange(5, 300),
            score=choice.randrange(-100, 1300),
            deals=choice.randrange(6),
            runs=8 if won else choice.randrange(8),
            undos=choice.randrange(9),
            hints=choice.randrange(3),
            difficulty=choice.choice(("", "easy", "medium", "hard")),
        )


def build(path: Path, count: int) -> None:
    """Fill a new statistics file."""

    def fill(connection: sqlite3.Connection) -> None:
        for record in records(count):
            add_plain(connection, record)
        sum_all(connection)

    Database(path, DISK, 1.0, lambda *_: None, connect).write(fill)


def forget_streaks(path: Path) -> None:
    """Make the next question one whose streaks have to be followed from the first game."""
    with closing(connect(str(path), 1.0, False)) as connection:
        connection.execute("DELETE FROM streak")


def naive(path: Path) -> object:
    """Read every row and add it up: the figures, the streaks and the months."""
    months: Counter[str] = Counter()
    statuses: Counter[int] = Counter()
    longest = current = ms = best = 0
    with closing(connect(str(path), 1.0, False)) as connection:
        for row in connection.execute(f"{SELECT_GAMES} ORDER BY seq"):
            status = row[7]
            current = current + 1 if status == 0 else 0
            longest = max(longest, current)
            statuses[status] += 1
            months[row[11][:7]] += 1
            ms += row[8]
            best = max(best, row[14])
    return months, statuses, longest, ms, best


def timed(ask: Callable[[], object]) -> float:
    """Return how long it takes, in ms."""
    start = time.perf_counter()
    ask()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Build, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=5, help="how often each question is asked")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = StatisticsStore(Path(folder, "statistics.db"))
        build(store.path, options.games)
        megabytes = store.path.stat().st_size / 2**20
        print(f"statistics of {options.games:,} games, {megabytes:.0f} MiB, medians")
        opening = sum(timed(partial(ask, store)) for ask in AT_OPENING.values())
        scan = median(timed(lambda: naive(store.path)) for _ in range(min(3, options.runs)))
        print(f"  {scan:8.1f} ms  all games read in plain Python")
        again = 0.0
        for name, ask in (AT_OPENING | OTHERS).items():
            never, known = [], []
            for _ in range(options.runs):
                forget_streaks(store.path)
                never.append(timed(partial(ask, store)))
                known.append(timed(partial(ask, store)))
            print(
                f"  {median(known):8.1f} ms  {name} ({scan / median(known):.0f} times as fast); "
                f"{median(never):.1f} if streaks were never followed"
            )
            again += median(known) if name in AT_OPENING else 0.0
        print(f"  {opening:8.1f} ms  all that the dialog asks when it opens, the first time ever")
        verdict = "kept" if opening < PROMISED_MS else "NOT kept"
        print(f"  {again:8.1f} ms  the same later (promised: under {PROMISED_MS}: {verdict})")
        more = replace(next(records(1)), id="one more")
        print(f"  {timed(lambda: store.record(more)):8.1f} ms  one more game recorded")


if __name__ == "__main__":
    main()
