"""A damaged statistics file is kept aside, told, and what can be read of it counts."""

import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from spider_qt.storage.statistics import (
    Filter,
    StatisticsProblem,
    StatisticsStore,
    StorageError,
)
from tests.storage.helpers import visible
from tests.storage.statistics_games import (
    finished,
    numbers,
    sixty_games,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the statistics of a test are kept; the folder does not exist yet."""
    return tmp_path / "data" / "statistics.db"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of sixty games."""
    return sixty_games(tmp_path_factory.mktemp("filled"))


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


@pytest.mark.parametrize("data", [b"no database at all " * 500, b"SQLite format 3\0", b"\0" * 8192])
def test_garbage_is_kept_aside_and_new_statistics_begin(path: Path, data: bytes) -> None:
    put(path, data)
    store = StatisticsStore(path)
    assert store.record(finished(1))
    aside = path.with_name("statistics.damaged-1.db")
    assert store.problems == [StatisticsProblem(aside, 0)]
    assert aside.read_bytes() == data
    assert numbers(store) == [1]
    assert StatisticsStore(path).problems == []
    assert visible(path.parent) == ["statistics.damaged-1.db", "statistics.db"]


@pytest.mark.parametrize("mark", [0, 7])
@pytest.mark.parametrize("version", [0, 1, 99])
def test_another_programs_database_is_kept_aside(path: Path, mark: int, version: int) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE game (a, b)")
        connection.execute(f"PRAGMA application_id = {mark}")
        connection.execute(f"PRAGMA user_version = {version}")
    data = path.read_bytes()
    store = StatisticsStore(path)
    store.record(finished(1))
    assert [problem.saved for problem in store.problems] == [0]
    assert store.problems[0].aside.read_bytes() == data
    assert numbers(store) == [1]


def test_a_newer_versions_file_stays_as_it_is_and_games_wait_for_it(
    path: Path, filled: bytes
) -> None:
    put(path, filled)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 2")
    store = StatisticsStore(path)
    with pytest.raises(StorageError, match="newer version"):
        store.record(finished(100))
    with pytest.raises(StorageError, match="newer version"):
        store.summary()
    assert visible(path.parent) == ["statistics.db", "statistics.pending.jsonl"]
    with closing(sqlite3.connect(path)) as connection:  # as the newer version would find it
        assert connection.execute("SELECT count(*) FROM game").fetchone() == (60,)
        connection.execute("PRAGMA user_version = 1")
    assert numbers(StatisticsStore(path)) == [*range(60), 100]


def test_an_empty_file_is_a_beginning(path: Path) -> None:
    put(path, b"")
    store = StatisticsStore(path)
    assert store.summary().played == 0
    assert store.record(finished(1))
    assert store.problems == []


def test_what_a_damaged_file_still_tells_is_taken_over(path: Path, filled: bytes) -> None:
    """A page of indexes is destroyed: all games are there. One of games: the others are."""
    pages = range(1, len(filled) // 4096)
    saved = []
    for page in pages:
        put(path, filled[: page * 4096] + b"\xff" * 4096 + filled[(page + 1) * 4096 :])
        store = StatisticsStore(path)
        store.record(finished(100))
        found = numbers(store)
        assert found[-1] == 100
        assert set(found) <= {*range(60), 100}
        if store.problems:
            (problem,) = store.problems
            assert problem.saved >= len(found) - 1
            saved.append(problem.saved)
            assert f"{problem.saved} game" in problem.sentence.english
        assert store.summary().played == len(found)
    assert saved.count(60) >= 7
    assert any(0 < count < 60 for count in saved)


def test_a_file_cut_at_any_byte_is_told_and_kept_and_what_is_left_counts(
    path: Path, filled: bytes
) -> None:
    choice = random.Random(5)
    sizes = [1, 99, 100, 4095, *range(4096, len(filled), 4096), len(filled) - 1]
    sizes += [choice.randrange(1, len(filled)) for _ in range(60)]
    for size in sizes:
        put(path, filled[:size])
        store = StatisticsStore(path)
        store.record(finished(100))
        (problem,) = store.problems
        assert problem.aside.read_bytes() == filled[:size]
        assert len(numbers(store)) == store.summary().played == problem.saved + 1
        for name in path.parent.iterdir():
            name.unlink()


def test_flipped_bits_lead_to_an_answer_or_a_mended_file_never_to_anything_else(
    path: Path, filled: bytes
) -> None:
    choice = random.Random(6)
    mended = 0
    for _ in range(300):
        data = bytearray(filled)
        for _ in range(choice.choice((1, 1, 20))):
            data[choice.randrange(len(data))] ^= 1 << choice.randrange(8)
        put(path, bytes(data))
        store = StatisticsStore(path)
        with suppress(StorageError):
            store.summary()
            store.summary(Filter(suits=2, since="2026-01-01"))
            store.games()
            store.over_time()
            store.choices()
            store.export_csv(path.with_name("out.csv"))
            store.record(finished(100))
        for problem in store.problems:
            mended += 1
            assert problem.aside.is_file()
        if store.problems:
            assert StatisticsStore(path).summary().played >= 0
        for name in path.parent.iterdir():
            name.unlink()
    assert mended > 20


def test_a_games_row_that_cannot_be_is_damage(path: Path, filled: bytes) -> None:
    for change in (
        "UPDATE game SET status = 9 WHERE seq = 7",
        "UPDATE game SET day = 'never' WHERE seq = 7",
        "UPDATE game SET ms = 'long' WHERE seq = 7",
        "UPDATE game SET id = x'ff00ff' WHERE seq = 7",
        "UPDATE game SET code = CAST(x'ff' AS TEXT) WHERE seq = 7",
        "UPDATE sums SET day = '2026-13-45' WHERE span = 2",
        "UPDATE sums SET score = 'x'",
        "DELETE FROM meta",
        "DROP TABLE cell",
        "DROP INDEX game_line",
    ):
        put(path, filled)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(change)
            connection.commit()
        store = StatisticsStore(path)
        store.summary()
        store.over_time()
        games = store.games()
        saved = 0 if "cell" in change else 59 if "game SET" in change else 60
        saved += "AS TEXT" in change  # what is no UTF-8 of it is replaced
        assert len(games) == saved, change
        assert store.summary().played == saved
        for name in path.parent.iterdir():
            name.unlink()
