"""The progress of the path survives bad files, other windows and broken disks."""

import errno
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spider_qt.learning.path import PATH
from spider_qt.learning.progress import VERSION, Progress, to_content
from spider_qt.storage.learning import LearningFault, LearningStore
from tests.storage.helpers import DISK_ERRORS, BreakingFiles

FIRST, SECOND = PATH[:2]
BEGUN = Progress().began(FIRST, "a" * 32)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a test; its folder does not exist yet."""
    return tmp_path / "data" / "learning.json"


def test_reading_makes_no_file_and_no_folder(file: Path) -> None:
    store = LearningStore(file)
    assert store.progress == Progress()
    assert store.problem is None
    assert not file.parent.exists()


def test_what_was_kept_comes_back(file: Path) -> None:
    assert LearningStore(file).keep(BEGUN) is None
    assert LearningStore(file).progress == BEGUN
    assert json.loads(file.read_text("ascii"))["version"] == VERSION


def test_two_windows_keep_what_both_reached(file: Path) -> None:
    one, other = LearningStore(file), LearningStore(file)
    one.keep(one.progress.began(FIRST, "one"))
    other.keep(other.progress.began(SECOND, "other"))
    assert dict(other.progress.games) == {"one": FIRST.id, "other": SECOND.id}
    assert LearningStore(file).progress == other.progress


def test_what_one_window_wishes_holds_in_both(file: Path) -> None:
    one, other = LearningStore(file), LearningStore(file)
    one.keep(replace(one.progress.skip(SECOND), on=True))
    other.keep(other.progress.began(FIRST, "other"))
    assert other.progress.of(SECOND).skipped
    assert one.renew() == other.progress
    one.keep(one.progress.skip(SECOND, skipped=False))
    assert not other.renew().of(SECOND).skipped
    other.keep(replace(other.progress, on=False))
    one.keep(one.renew().began(SECOND, "one"))
    assert one.progress.on
    assert set(one.progress.games) == {"one", "other"}


def test_what_cannot_be_read_again_changes_nothing(file: Path) -> None:
    store = LearningStore(file)
    store.keep(BEGUN)
    file.write_bytes(b"{")
    assert store.renew() == BEGUN
    store.keep(BEGUN)
    assert LearningStore(file).progress == BEGUN
    assert file.with_name("learning.damaged-1.json").read_bytes() == b"{"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"version": 1}', b'{"version": "x"}'],
    ids=["empty", "cut", "list", "bytes", "deep", "bare", "word"],
)
def test_a_damaged_file_stays_and_is_told(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    store = LearningStore(file)
    assert store.progress == Progress()
    problem = store.problem
    assert problem is not None
    assert problem.reason is LearningFault.DAMAGED
    assert "damaged" in problem.sentence.english
    assert problem.aside is not None
    assert problem.aside.read_bytes() == file.read_bytes() == content
    store.keep(BEGUN)
    assert problem.aside.read_bytes() == content
    assert LearningStore(file).progress == BEGUN
    assert len(list(file.parent.glob("learning.*"))) == 2


def test_a_file_of_a_newer_version_is_kept_whole(file: Path) -> None:
    newer: dict[str, Any] = {**to_content(BEGUN), "version": VERSION + 1, "more": True}
    file.parent.mkdir()
    file.write_text(json.dumps(newer), "ascii")
    store = LearningStore(file)
    assert store.problem is not None
    assert store.problem.reason is LearningFault.NEWER_VERSION
    assert "newer version" in store.problem.sentence.english
    store.keep(BEGUN)
    aside = store.problem.aside
    assert aside is not None
    assert aside.name == "learning.newer-1.json"
    assert json.loads(aside.read_text("ascii")) == newer


@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_broken_disk_is_told_once_and_nothing_is_lost(file: Path, code: int) -> None:
    LearningStore(file).keep(BEGUN)
    before = file.read_bytes()
    store = LearningStore(file, BreakingFiles(code, 0, forever=True))
    more = BEGUN.began(SECOND, "b" * 32)
    error = store.keep(more)
    assert error is not None
    assert error.errno == code
    assert store.keep(more) is None
    assert store.progress == more
    assert store.trouble is not None
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if path.suffix == ".tmp"] == []


def test_what_could_not_be_written_is_with_the_next_that_can(file: Path) -> None:
    store = LearningStore(file, BreakingFiles(errno.ENOSPC, at=0))
    assert store.keep(BEGUN) is not None
    assert store.keep(store.progress.skip(SECOND)) is None
    assert store.trouble is None
    assert LearningStore(file).progress == BEGUN.skip(SECOND)


def test_a_quiet_failure_is_told_with_the_next_that_is_not(file: Path) -> None:
    store = LearningStore(file, BreakingFiles(errno.ENOSPC, 0, forever=True))
    assert store.keep(BEGUN, quietly=True) is None
    assert store.progress == BEGUN
    assert store.keep(BEGUN) is not None
