"""Games that the file could not take wait beside it, and are counted once."""

from pathlib import Path

import pytest

from spider_qt.storage.statistics import (
    StatisticsStore,
    Status,
    StorageError,
)
from tests.storage.helpers import visible
from tests.storage.statistics_games import (
    finished,
    full,
    numbers,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the statistics of a test are kept; the folder does not exist yet."""
    return tmp_path / "data" / "statistics.db"


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


def test_a_game_that_waits_is_found_by_the_next_program(path: Path) -> None:
    store = StatisticsStore(path, opener=full)
    for number, status in enumerate(Status):
        with pytest.raises(StorageError):
            store.record(finished(number, status, difficulty="zäh"))
    assert visible(path.parent) == ["statistics.pending.jsonl"]
    again = StatisticsStore(path)
    assert again.has_pending
    assert again.games(limit=5)[::-1] == tuple(
        finished(number, status, difficulty="zäh") for number, status in enumerate(Status)
    )
    assert visible(path.parent) == ["statistics.db"]


def test_a_killed_program_that_had_counted_what_waited_counts_it_only_once(path: Path) -> None:
    store = StatisticsStore(path, opener=full)
    with pytest.raises(StorageError):
        store.record(finished(1))
    waiting = path.with_name("statistics.pending.jsonl")
    data = waiting.read_bytes()
    assert StatisticsStore(path).summary().played == 1
    waiting.write_bytes(data)  # killed before it was removed
    assert StatisticsStore(path).summary().played == 1
    assert not waiting.exists()


def test_half_a_line_costs_its_own_game_alone_and_other_bad_lines_are_kept(path: Path) -> None:
    store = StatisticsStore(path, opener=full)
    waiting = path.with_name("statistics.pending.jsonl")
    for number in range(3):
        with pytest.raises(StorageError):
            store.record(finished(number))
        if number == 1:
            waiting.write_bytes(waiting.read_bytes()[:-40])
    data = waiting.read_bytes()
    assert numbers(StatisticsStore(path)) == [0, 2]
    assert path.with_name("statistics.pending.damaged-1.jsonl").read_bytes() == data
    assert not waiting.exists()


def test_a_waiting_file_of_garbage_harms_nothing(path: Path) -> None:
    for data in (b"\xff\xfe\0", b"[" * 100_000, b"{}\n[]\n1\n", b'{"id": 5}\n'):
        put(path, b"")
        path.with_name("statistics.pending.jsonl").write_bytes(data)
        store = StatisticsStore(path)
        assert store.summary().played == 0
        assert store.record(finished(1))
        path.unlink()
