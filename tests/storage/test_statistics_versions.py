"""Statistics of every released version are read for ever, and brought up to date whole."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from spider_qt.storage import statistics_database, statistics_salvage
from spider_qt.storage.statistics import Bucket, GameRecord, StatisticsStore, Status, StorageError
from spider_qt.storage.statistics_schema import MIGRATIONS, SCHEMA_VERSION
from spider_qt.storage.statistics_types import DamageError
from tests.storage.helpers import visible
from tests.storage.statistics_games import finished, folded, folded_over_time

SAVES: Final = Path(__file__).parents[1] / "data" / "saves"
VERSIONS: Final = sorted(SAVES.glob("statistics-v*.db"))
GAMES: Final = (
    finished(1, Status.LOST, day="2026-10-24", ended="2026-10-24T23:59:59+02:00", seconds=61.25),
    finished(2, Status.WON, suits=2, rule="relaxed", undo_limit=0, score=1249, moves=51),
    finished(3, Status.ABANDONED, variant="relaxed", difficulty="hard", opened_help=True, hints=3),
)
"""What was recorded in each of the kept files."""


def test_each_version_of_the_file_is_kept_for_the_tests() -> None:
    assert [path.name for path in VERSIONS] == [
        f"statistics-v{version}.db" for version in range(1, SCHEMA_VERSION + 1)
    ]


@pytest.mark.parametrize("kept", VERSIONS, ids=lambda path: path.stem)
def test_a_file_of_an_older_version_has_all_its_games(tmp_path: Path, kept: Path) -> None:
    path = tmp_path / "statistics.db"
    path.write_bytes(kept.read_bytes())
    store = StatisticsStore(path)
    games: list[GameRecord] = list(GAMES)
    assert store.games()[::-1] == GAMES
    store.record(finished(4))
    games.append(finished(4))
    assert store.summary() == folded(games, store._today())
    assert store.over_time(bucket=Bucket.DAY) == folded_over_time(games, Bucket.DAY)
    assert store.problems == []


def _with_next_step(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    monkeypatch.setattr(statistics_database, "MIGRATIONS", (*MIGRATIONS, statements))
    monkeypatch.setattr(statistics_database, "SCHEMA_VERSION", SCHEMA_VERSION + 1)


def test_a_file_is_brought_to_the_next_version_with_its_first_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = StatisticsStore(tmp_path / "statistics.db")
    store.record(finished(1))
    _with_next_step(monkeypatch, "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")
    assert store.summary().played == 1
    assert store.record(finished(2))
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION + 1,)
        assert connection.execute("SELECT mood FROM game").fetchall() == [("calm",), ("calm",)]
    assert store.problems == []


def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = StatisticsStore(tmp_path / "statistics.db")
    store.record(finished(1))
    with pytest.MonkeyPatch.context() as patch:
        _with_next_step(patch, "ALTER TABLE game ADD COLUMN mood TEXT", "CREATE NONSENSE")
        with pytest.raises(StorageError):
            store.record(finished(2))
        assert store.has_pending
        assert visible(tmp_path) == ["statistics.db", "statistics.pending.jsonl"]
    assert store.problems == []
    assert store.summary().played == 2


def test_looking_through_a_sound_file_finds_nothing_and_misses_no_table(tmp_path: Path) -> None:
    store = StatisticsStore(tmp_path / "statistics.db")
    store.record(finished(1))
    with closing(sqlite3.connect(store.path)) as connection:
        statistics_salvage.look_through(connection)
        connection.execute("DROP INDEX game_score")
        with pytest.raises(DamageError, match="game_score"):
            statistics_salvage.look_through(connection)
