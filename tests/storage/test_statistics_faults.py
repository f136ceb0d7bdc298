"""A disk that does not take what is written: each game counts once, and none is lost."""

import errno
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from spider_qt.storage.statistics import (
    StatisticsStore,
    StorageError,
)
from tests.storage.helpers import DISK_ERRORS, BreakingFiles, visible
from tests.storage.statistics_games import (
    finished,
    full,
    numbers,
)

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="POSIX rights and limits")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the statistics of a test are kept; the folder does not exist yet."""
    return tmp_path / "data" / "statistics.db"


class BreakingConnection(sqlite3.Connection):
    """A database that fails at one of its statements."""

    code = sqlite3.SQLITE_FULL
    at = -1
    calls = 0

    def execute(self, *arguments: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as sqlite3 has it
        cls = BreakingConnection
        call, cls.calls = cls.calls, cls.calls + 1
        if call == cls.at:
            error = sqlite3.OperationalError("broken")
            error.sqlite_errorcode = cls.code
            raise error
        return super().execute(*arguments)


def breaking(name: str, wait: float, is_address: bool) -> sqlite3.Connection:
    """Open such a database."""
    return sqlite3.connect(
        name, timeout=wait, isolation_level=None, uri=is_address, factory=BreakingConnection
    )


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (sqlite3.SQLITE_FULL, errno.ENOSPC),
        (sqlite3.SQLITE_IOERR | 3 << 8, errno.EIO),
        (sqlite3.SQLITE_READONLY, errno.EROFS),
        (sqlite3.SQLITE_CANTOPEN, errno.EACCES),
        (sqlite3.SQLITE_BUSY, errno.EAGAIN),
        (sqlite3.SQLITE_NOMEM, errno.ENOMEM),
    ],
)
@pytest.mark.parametrize("at_first", [True, False])
def test_a_disk_that_fails_at_any_statement_loses_no_game_and_counts_none_twice(
    tmp_path: Path, code: int, says: int, at_first: bool
) -> None:
    BreakingConnection.code = code
    for at in range(200):
        path = tmp_path / str(at) / "statistics.db"
        if not at_first:
            StatisticsStore(path).record(finished(0))
        BreakingConnection.calls, BreakingConnection.at = 0, at
        store = StatisticsStore(path, opener=breaking, wait=0.0)
        try:
            store.record(finished(1))
        except StorageError as error:
            assert error.errno == says  # noqa: PT017 - not every statement can fail
            assert store.has_pending
        reached = BreakingConnection.calls > at
        BreakingConnection.at = -1
        store.record(finished(2))
        assert not store.has_pending
        assert store.problems == []
        assert numbers(store) == ([1, 2] if at_first else [0, 1, 2])
        assert store.summary().played == len(numbers(store))
        if not reached:
            break
    else:
        pytest.fail("the last statement was never reached")
    assert at > 10


@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_game_waits_in_memory_if_not_even_a_line_can_be_written(path: Path, code: int) -> None:
    for at in range(20):
        for forever in (False, True):
            folder = path.parent / f"{at}-{forever}"
            files = BreakingFiles(code, at, forever=forever)
            store = StatisticsStore(folder / "statistics.db", files, opener=full, wait=0.0)
            with pytest.raises(StorageError):
                store.record(finished(1))
            assert store.has_pending
            with suppress(StorageError):
                store.record(finished(2))
            files.mend()
            healthy = StatisticsStore(folder / "statistics.db")
            store._opener = store._loaded = None
            store.record(finished(3))
            assert numbers(healthy) == [1, 2, 3]
            assert visible(folder) == ["statistics.db"]


@posix_only
def test_a_program_that_may_write_no_more_bytes_tells_it_and_the_game_waits(
    path: Path, project_root: Path
) -> None:
    """The system's own limit of a file's size: SQLite's writes fail half way."""
    store = StatisticsStore(path)
    for number in range(30):
        store.record(finished(number))
    script = (
        "import resource, sys; from pathlib import Path\n"
        "from spider_qt.storage.statistics import *\n"
        "from tests.storage.statistics_games import finished\n"
        "store = StatisticsStore(Path(sys.argv[1]))\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)\n"
        "try: store.record(finished(int(sys.argv[3])))\n"
        "except StorageError as error: print(error.errno, store.has_pending)\n"
    )
    told = 0
    for number, limit in enumerate((0, 1, 600, 4096, 9000, 20_000), start=100):
        words = [sys.executable, "-c", script, str(path), str(limit), str(number)]
        run = subprocess.run(words, cwd=project_root, capture_output=True, text=True, check=True)
        assert run.stdout.split() in ([], [str(errno.EIO), "True"], [str(errno.ENOSPC), "True"])
        told += bool(run.stdout)
        missing = {number} - set(numbers(StatisticsStore(path)))
        assert not missing or limit < 600  # not a line could be written: it was in memory only
    assert told >= 3
    assert StatisticsStore(path).problems == []


@contextmanager
def nobody() -> Iterator[None]:
    """Be a user who may write only what is his; the administrator may write everywhere."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(was)


@posix_only
def test_in_a_read_only_folder_the_statistics_are_shown_and_a_new_game_waits() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "statistics.db")
        StatisticsStore(path).record(finished(1))
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        try:
            with nobody():
                store = StatisticsStore(path)
                assert store.summary().played == 1
                assert numbers(store) == [1]
                with pytest.raises(StorageError) as told:
                    store.record(finished(2))
                assert told.value.errno in (errno.EROFS, errno.EACCES)
                assert store.has_pending
                assert store.summary().played == 1
                assert store.problems == []
                with pytest.raises(StorageError):
                    store.reset()
        finally:
            Path(folder).chmod(0o755)
            path.chmod(0o644)
        assert store.summary().played == 2


@posix_only
def test_a_folder_that_may_not_be_looked_into_is_told() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        path = Path(folder, "closed", "statistics.db")
        path.parent.mkdir()
        path.parent.chmod(0o000)
        try:
            with nobody():
                store = StatisticsStore(path)
                for ask in (store.summary, store.choices, store.games, store.reset):
                    with pytest.raises(StorageError):
                        ask()
                with pytest.raises(StorageError):
                    store.record(finished(1))
                assert store.has_pending
                store.close()
        finally:
            path.parent.chmod(0o755)
        assert store.summary().played == 1
