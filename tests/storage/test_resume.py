"""A game is taken up where it was left, and what cannot be used is kept."""

import errno
import itertools
from pathlib import Path

import pytest

from spider_qt.engine.session import Session
from spider_qt.storage.files import DiskFiles, StorageError
from spider_qt.storage.journal import (
    FaultReason,
    GameJournal,
    resume,
)
from tests.storage.helpers import (
    SCHEMES,
    BreakingFiles,
    random_game,
    visible,
)
from tests.storage.reading import read, take_up


def test_without_a_file_there_is_nothing_to_resume_and_nothing_wrong(path: Path) -> None:
    found = take_up(path)
    assert (found.session, found.fault, found.trouble, found.aside) == (None, None, None, None)
    assert not path.parent.exists()


def test_a_resumed_game_goes_on_in_the_same_file(path: Path) -> None:
    states = list(random_game(9, 30))
    GameJournal(path).begin(states[0], "2026-11-30")
    for before, after in itertools.pairwise(states):
        found = take_up(path)
        assert (found.session, found.fault, found.trouble) == (before, None, None)
        found.journal.append(after.journal[-1])
    loaded = read(path)
    assert (loaded.session, loaded.fault, loaded.started) == (states[-1], None, "2026-11-30")
    assert visible(path.parent) == ["game.jsonl"]


@pytest.mark.parametrize("cut", [1, 2, 20, 45])
def test_an_unfinished_line_is_dropped_without_a_copy(path: Path, cut: int) -> None:
    states = list(random_game(9, 9))
    GameJournal(path).begin(states[8], "2026-11-30")
    path.write_bytes(path.read_bytes()[:-cut])
    found = take_up(path)
    whole = states[8] if cut == 1 else states[7]
    assert found.session == whole
    assert found.aside is None
    found.journal.keep(states[9])
    loaded = read(path)
    assert (loaded.session, loaded.fault) == (states[9], None)
    assert visible(path.parent) == ["game.jsonl"]


def test_a_damaged_game_is_kept_and_its_good_part_goes_on(path: Path) -> None:
    states = list(random_game(9, 9))
    GameJournal(path).begin(states[9], "2026-11-30")
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:5], b"#" + lines[5], *lines[6:]])
    path.write_bytes(damaged)
    found = take_up(path)
    assert found.session == states[4]
    assert found.fault is not None
    assert (found.fault.reason, found.fault.line) == (FaultReason.DAMAGED_LINE, 6)
    assert found.aside == path.with_name("game.damaged-1.jsonl")
    assert found.aside.read_bytes() == damaged
    assert read(path).session == states[4]
    found.journal.append(states[5].journal[-1])
    again = take_up(path)
    assert (again.session, again.fault, again.aside) == (states[5], None, None)


def test_a_file_without_any_good_part_is_kept_before_a_new_game(
    path: Path, played: Session
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\x80\x04pickled")
    found = take_up(path)
    assert found.session is None
    assert found.aside is not None
    found.journal.begin(played)
    assert found.aside.read_bytes() == b"\x80\x04pickled"
    assert read(path).session == played


def test_a_game_of_a_missing_plugin_is_kept_whole_for_its_return(
    path: Path, played: Session
) -> None:
    GameJournal(path).begin(played)
    saved = path.read_bytes()
    found = resume(path, {}, SCHEMES)
    assert found.session is None
    assert found.fault is not None
    assert found.fault.reason is FaultReason.MISSING_GAME
    assert found.aside == path.with_name("game.kept-1.jsonl")
    found.journal.begin(played.restarted())
    assert found.aside.read_bytes() == saved
    assert read(found.aside).session == played


def test_a_damaged_game_on_a_broken_disk_is_never_overwritten_uncopied(path: Path) -> None:
    states = list(random_game(9, 9))
    GameJournal(path).begin(states[9])
    damaged = path.read_bytes()[:-30] + b"x" * 40 + b"\n"
    path.write_bytes(damaged)
    files = BreakingFiles(errno.EROFS, 0, forever=True)
    found = take_up(path, files)
    assert found.session == states[8]
    assert found.trouble is not None
    with pytest.raises(StorageError, match="the disk is broken"):
        found.journal.append(states[9].journal[-1])
    assert path.read_bytes() == damaged
    files.mend()
    found.journal.keep(states[9])
    assert found.aside is not None
    assert found.aside.read_bytes() == damaged
    assert read(path).session == states[9]


class _UnreadableFiles(DiskFiles):
    broken = True

    def read(self, path: Path) -> bytes:
        if self.broken:
            raise OSError(errno.EIO, "Input/output error")
        return super().read(path)


def test_a_file_that_cannot_be_read_is_told_and_renamed_before_a_new_game(
    path: Path, played: Session
) -> None:
    GameJournal(path).begin(played)
    saved = path.read_bytes()
    found = take_up(path, _UnreadableFiles())
    assert found.session is None
    assert found.trouble is not None
    assert found.trouble.reason == "Input/output error"
    assert path.read_bytes() == saved
    found.journal.begin(played.restarted())
    assert found.aside is not None
    assert found.aside.read_bytes() == saved
    assert read(path).session == played.restarted()
