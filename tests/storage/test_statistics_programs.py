"""Several programs use the statistics at once, and are killed while they do."""

import errno
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from spider_qt.storage.statistics import (
    StatisticsStore,
    StorageError,
)
from spider_qt.storage.statistics_database import connect
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


def test_a_file_that_another_program_locks_is_told_and_the_game_waits(path: Path) -> None:
    store = StatisticsStore(path, wait=0.05)
    store.record(finished(1))
    with closing(connect(str(path), 0.0, False)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="another program") as told:
            store.record(finished(2))
        assert told.value.errno == errno.EAGAIN
        assert store.summary().played == 1  # reading goes on
        other.execute("ROLLBACK")
    assert store.summary().played == 2
    assert not store.has_pending


def test_a_short_lock_is_waited_for(path: Path, project_root: Path) -> None:
    store = StatisticsStore(path, wait=30.0)
    store.record(finished(1))
    script = (
        "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('BEGIN IMMEDIATE'); print('locked', flush=True); time.sleep(0.3)\n"
        "c.execute('COMMIT')\n"
    )
    with subprocess.Popen([sys.executable, "-c", script, path], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert store.record(finished(2))
    assert store.summary().played == 2


def _recording(path: Path, first: int, count: int, root: Path) -> "subprocess.Popen[bytes]":
    words = ["-m", "tests.storage.record_until_killed", str(path), str(first), str(count)]
    return subprocess.Popen([sys.executable, *words], cwd=root, stdout=subprocess.PIPE)


def test_programs_that_record_at_once_lose_nothing(path: Path, project_root: Path) -> None:
    """Also where the file does not exist yet, and where they record the same games."""
    children = [_recording(path, first, 40, project_root) for first in (0, 20, 40)]
    for child in children:
        out, _ = child.communicate()
        assert (child.returncode, len(out)) == (0, 40)
    store = StatisticsStore(path)
    assert numbers(store) == list(range(80))
    assert store.summary().played == 80
    assert store.problems == []


def test_two_programs_that_find_the_damage_mend_it_once(path: Path, filled: bytes) -> None:
    put(path, filled[:-5000])
    first, second = StatisticsStore(path), StatisticsStore(path)
    first.record(finished(100))
    second.record(finished(101))
    assert len(first.problems) == 1
    assert second.problems == []
    assert {100, 101} <= set(numbers(second))


def test_a_program_killed_at_any_instant_leaves_all_it_had_counted(
    path: Path, project_root: Path
) -> None:
    choice = random.Random(8)
    first = 0
    sure: set[int] = set()
    for _ in range(12):
        with _recording(path, first, 100_000, project_root) as child:
            assert child.stdout is not None
            child.stdout.read(1)
            time.sleep(choice.random() * 0.15)
            child.kill()
            done = 1 + len(child.stdout.read())
        sure.update(range(first, first + done))
        store = StatisticsStore(path)
        assert store.record(finished(1_000_000 + first))
        found = set(numbers(store))
        assert sure <= found
        assert {n for n in found - sure if n < 1_000_000} <= {first + done}  # counted, not yet told
        sure |= found
        assert store.summary().played == len(found)
        assert store.problems == []
        first += done + 1
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
