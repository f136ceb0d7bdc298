"""The statistics of all finished games: one row per game, counted once, never lost.

Nothing is opened before it is needed, and SQLite is not even loaded: a start does
not pay for it. What the disk does not take waits in memory and in a small file
beside, and is counted with the next success. docs/statistics.md says what counts.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.storage.statistics_pending import PendingGames, pending_path, real
from spider_qt.storage.statistics_types import (
    Bucket,
    Choices,
    Filter,
    GameOfCode,
    GameRecord,
    Order,
    Point,
    Status,
    Summary,
)
from spider_qt.text.sentence import Sentence
from spider_qt.text.statistics import damaged_statistics_sentence

if TYPE_CHECKING:
    from sqlite3 import Connection

    from spider_qt.storage.statistics_database import Connect, Database
    from spider_qt.storage.statistics_spread import Measure, Spread

__all__ = [
    "Bucket",
    "Choices",
    "Filter",
    "GameOfCode",
    "GameRecord",
    "Order",
    "Point",
    "StatisticsProblem",
    "StatisticsStore",
    "Status",
    "StorageError",
    "Summary",
]

T = TypeVar("T")
EVERYTHING: Final = Filter()


@dataclass(frozen=True, slots=True)
class StatisticsProblem:
    """The file was damaged; it was kept aside and a new one begun.

    Args:
        aside: where it was kept.
        saved: how many of its games could be read and are in the new one.
    """

    aside: Path
    saved: int

    @property
    def sentence(self) -> Sentence:
        """What became of the games; where the file was kept is ``kept_sentence``'s to say."""
        return damaged_statistics_sentence(self.saved)


class StatisticsStore:
    """The statistics in one SQLite file, which other programs may use at the same time.

    Every method raises StorageError and nothing else. Asking makes no file; the first
    game does.

    Args:
        path: the file, ``statistics.db`` in the program's data folder.
        files: the disk, for what is done besides SQLite.
        today: the player's local date, for streaks of days.
        wait: how many seconds to wait for other programs.
        opener: opens the database; tests let it fail.
    """

    def __init__(
        self,
        path: Path,
        files: Files = DISK,
        *,
        today: Callable[[], date] = date.today,
        wait: float = 1.0,
        opener: "Connect | None" = None,
    ) -> None:
        self.path = path
        self.problems: list[StatisticsProblem] = []
        """What was wrong with the file, oldest first; whoever tells the player empties it."""
        self._files = files
        self._today = today
        self._wait = wait
        self._opener = opener
        self._pending = PendingGames(pending_path(real(path)), files)
        self._loaded: Database | None = None

    @property
    def has_pending(self) -> bool:
        """Whether games wait that the database has not taken yet."""
        return self._pending.any

    def record(self, record: GameRecord) -> bool:
        """Count a game.

        A game counts once: what was recorded first stands, but a win takes the place
        of a game that was lost or given up.

        Returns:
            Whether the statistics have changed.

        Raises:
            StorageError: if the file does not take it. The game is not lost: it waits,
                if possible in a file, and is counted with the next success.
        """
        from spider_qt.storage.statistics_schema import add

        try:
            if self._pending.any:
                return self._count_pending(record)[-1]
            return self._database().write(lambda connection: add(connection, record))
        except StorageError:
            with locked(self._pending.path):
                self._pending.keep(record)
            raise

    def summary(self, wanted: Filter = EVERYTHING) -> Summary:
        """Return the figures of a filter's games."""
        from spider_qt.storage import statistics_queries as queries

        today = self._today()
        return self._ask(lambda connection: queries.summary(connection, wanted, today), Summary())

    def over_time(
        self, wanted: Filter = EVERYTHING, bucket: Bucket = Bucket.MONTH
    ) -> tuple[Point, ...]:
        """Return the games per day, week or month, oldest first, those without games left out."""
        from spider_qt.storage import statistics_queries as queries

        return self._ask(lambda connection: queries.over_time(connection, wanted, bucket), ())

    def games(
        self,
        wanted: Filter = EVERYTHING,
        order: Order = Order.NEWEST,
        limit: int = 100,
        offset: int = 0,
    ) -> tuple[GameRecord, ...]:
        """Return a part of the sorted list of games.

        Args:
            wanted: which games.
            order: how they are sorted.
            limit: how many at most.
            offset: how many to leave out first.
        """
        from spider_qt.storage import statistics_queries as queries

        return self._ask(
            lambda connection: queries.games(connection, wanted, order, limit, offset), ()
        )

    def games_of_codes(self, codes: Iterable[str]) -> tuple[GameOfCode, ...]:
        """Return how the games of some codes ended, in the order in which they were recorded."""
        from spider_qt.storage import statistics_queries as queries

        wanted = tuple(codes)
        return self._ask(lambda connection: queries.games_of_codes(connection, wanted), ())

    def spread(self, wanted: Filter, measure: "Measure") -> "Spread":
        """Return how a filter's games are spread over scores, times or moves."""
        from spider_qt.storage.statistics_spread import Spread, spread

        return self._ask(lambda connection: spread(connection, wanted, measure), Spread())

    def choices(self) -> Choices:
        """Return which variants, suits, rules, schemes and difficulties occur."""
        from spider_qt.storage import statistics_queries as queries

        return self._ask(queries.choices, Choices())

    def export_csv(self, path: Path, wanted: Filter = EVERYTHING) -> int:
        """Write the games as CSV, in the order in which they were recorded.

        Returns:
            How many games were written.
        """
        from spider_qt.storage.statistics_export import csv_lines

        return self._export(path, wanted, csv_lines)

    def export_json(self, path: Path, wanted: Filter = EVERYTHING) -> int:
        """Write the games as JSON, in the order in which they were recorded.

        Returns:
            How many games were written.
        """
        from spider_qt.storage.statistics_export import json_lines

        return self._export(path, wanted, json_lines)

    def reset(self) -> Path:
        """Forget all games, but keep a copy of the whole file aside first.

        Returns:
            The copy: a statistics file like any other, which may be put back.
        """
        from spider_qt.storage.statistics_reset import reset

        self._count_pending()
        return reset(self._database(), self._files)

    def close(self) -> None:
        """Try once more to count what waits. Nothing is open, so nothing else is to be done."""
        with suppress(StorageError):
            self._count_pending()

    def _export(
        self, path: Path, wanted: Filter, lines: Callable[[Iterator[GameRecord]], Iterator[str]]
    ) -> int:
        from spider_qt.storage.statistics_export import write_lines
        from spider_qt.storage.statistics_queries import all_games

        count = self._ask(
            lambda connection: write_lines(path, all_games(connection, wanted), lines, self._files),
            None,
        )
        return write_lines(path, iter(()), lines, self._files) if count is None else count

    def _ask(self, work: "Callable[[Connection], T]", empty: T) -> T:
        with suppress(StorageError):
            self._count_pending()
        try:
            self.path.stat()
        except FileNotFoundError:
            return empty
        except OSError as error:
            raise StorageError.of(self.path, error) from error
        return self._database().read(work)

    def _count_pending(self, *more: GameRecord) -> list[bool]:
        """Count the games that wait, and more, all or none; returns what each has changed."""
        if not more and not self._pending.any:
            return []
        from spider_qt.storage.statistics_schema import add

        with locked(self._pending.path) as had:
            # Without the lock another program counts them just now.
            records, size = self._pending.read() if had else ((), -1)
            counted: list[bool] = []
            if records or more:
                counted = self._database().write(
                    lambda connection: [add(connection, record) for record in (*records, *more)]
                )
            if had:
                self._pending.remove(size)
        return counted

    def _database(self) -> "Database":
        if self._loaded is None:
            from spider_qt.storage import statistics_database as databases

            self._loaded = databases.Database(
                real(self.path),
                self._files,
                self._wait,
                lambda aside, saved: self.problems.append(StatisticsProblem(aside, saved)),
                self._opener or databases.connect,
            )
        return self._loaded
