"""The files of kept games: deleted, exchanged, on broken disks, and a thousand at once."""

import errno
import itertools
import json
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from spider_qt.engine.ending import State
from spider_qt.storage import library as libraries
from spider_qt.storage.files import StorageError
from spider_qt.storage.journal import encoded, read_journal
from spider_qt.storage.library import Library
from tests.storage.helpers import DISK_ERRORS, SCHEMES, VARIANTS, BreakingFiles, random_game
from tests.storage.kept_games import (
    DAY,
    CountingFiles,
    played,
    reloaded,
    touch,
)

# Deleting --------------------------------------------------------------------------


def test_a_deleted_game_can_be_brought_back_whole(library: Library) -> None:
    session = played(6)
    slot = library.save_copy(session, DAY, "mine", b"picture")
    deleted = library.delete(slot)
    assert library.slots() == ()
    back = library.restore(deleted)
    assert library.slots() == (back,)
    assert reloaded(library, back) == session
    assert library.picture(back) == b"picture"
    entry = library.entry(back)
    assert entry is not None
    assert entry.name == "mine"
    assert back.changed == pytest.approx(slot.changed)


def test_games_deleted_under_one_name_do_not_cost_each_other(library: Library) -> None:
    states = list(random_game(6, 9))
    first = library.delete(library.keep(states[3], DAY))
    second = library.delete(library.keep(states[9], DAY))
    assert reloaded(library, library.restore(second)) == states[9]
    assert reloaded(library, library.restore(first)) == states[3]
    assert len(library.slots()) == 2


def test_the_games_deleted_last_are_the_ones_that_stay(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "DELETED_LIMIT", 2)
    oldest = library.keep(played(9), DAY)
    touch(oldest, 0)
    for seed in (7, 8):
        library.delete(library.keep(played(seed), DAY))
    deleted = library.delete(library.slots()[0])
    assert reloaded(library, library.restore(deleted)) == played(9)


# Files from elsewhere --------------------------------------------------------------


def test_an_exported_game_is_read_back_equal(library: Library, tmp_path: Path) -> None:
    session = played(7)
    target = tmp_path / "to a friend.jsonl"
    library.export(library.keep(session, DAY), target)
    loaded = read_journal(target, VARIANTS, SCHEMES)
    assert (loaded.session, loaded.started, loaded.fault) == (session, DAY, None)
    content = json.loads(target.read_text("ascii").splitlines()[0])
    assert (content["spider-qt"], content["version"]) == ("game", 1)


def test_a_game_that_comes_in_twice_is_there_once(library: Library) -> None:
    session = played(7)
    first = library.add(session, DAY)
    assert library.add(session, DAY) == first
    assert library.slots() == (first,)


def test_a_game_that_comes_in_does_not_take_the_place_of_another_state(
    library: Library,
) -> None:
    states = list(random_game(7, 9))
    mine = library.keep(states[9], DAY)
    theirs = library.add(states[4], DAY)
    assert reloaded(library, mine) == states[9]
    assert reloaded(library, theirs) == states[4]


# Broken disks ----------------------------------------------------------------------


@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_disk_that_fails_at_any_call_keeps_the_old_state_or_the_new_one(
    tmp_path: Path, code: int
) -> None:
    states = list(random_game(8, 6))
    for at in itertools.count():
        folder = tmp_path / str(at)
        Library(folder, VARIANTS, SCHEMES).keep(states[3], DAY)
        files = BreakingFiles(code, at)
        broken = Library(folder, VARIANTS, SCHEMES, files)
        try:
            broken.keep(states[6], DAY)
            allowed = [states[6]]
        except StorageError:
            allowed = [states[3]]
        after = Library(folder, VARIANTS, SCHEMES)
        assert [reloaded(after, slot) for slot in after.slots()] == allowed
        entry = after.entry(after.slots()[0])
        assert entry is not None
        assert entry.actions == len(allowed[0].journal)
        if not files.was_reached:
            break
    assert at > 5


@pytest.mark.parametrize("forever", [False, True])
def test_a_game_that_cannot_be_moved_to_the_deleted_ones_is_not_lost(
    tmp_path: Path, forever: bool
) -> None:
    session = played(8)
    for at in itertools.count():
        folder = tmp_path / f"{at}"
        slot = Library(folder, VARIANTS, SCHEMES).keep(session, DAY, b"picture")
        files = BreakingFiles(errno.EIO, at, forever=forever)
        broken = Library(folder, VARIANTS, SCHEMES, files)
        with suppress(StorageError):
            deleted = broken.delete(slot)
            assert reloaded(broken, broken.restore(deleted)) == session
        found = [path.read_bytes() for path in folder.rglob("*.jsonl")]
        assert found == [encoded(session, DAY)[0]]
        if not files.was_reached:
            break
    assert at > 2


def test_a_finished_game_survives_what_breaks_beside_it(tmp_path: Path) -> None:
    states = list(random_game(8, 6))
    for at in itertools.count():
        folder = tmp_path / str(at)
        Library(folder, VARIANTS, SCHEMES).keep(states[3], DAY)
        files = BreakingFiles(errno.ENOSPC, at, forever=True)
        broken = Library(folder, VARIANTS, SCHEMES, files)
        try:
            broken.finish(states[6], DAY, State.LOST)
        except StorageError:
            expected = states[3]
        else:
            expected = states[6]
        after = Library(folder, VARIANTS, SCHEMES)
        assert reloaded(after, after.slots()[-1]) == expected
        if not files.was_reached:
            break
    assert at > 5


# A thousand games ------------------------------------------------------------------


@pytest.fixture
def thousand(folder: Path) -> Path:
    """A library of a thousand games, one of them in progress."""
    library = Library(folder, VARIANTS, SCHEMES)
    session = played(1, 3)
    first = library.finish(session, DAY, State.WON)
    assert first is not None
    note = first.file(".json").read_bytes()
    for number in range(1, 1000):
        game_id = f"{number:032x}"
        slot = replace(first, key=game_id)
        slot.path.write_bytes(first.path.read_bytes())
        slot.file(".json").write_bytes(note.replace(session.id.encode(), game_id.encode()))
    library.keep(played(2000), DAY)
    return folder


def test_a_thousand_games_are_listed_without_reading_one(thousand: Path) -> None:
    files = CountingFiles()
    library = Library(thousand, VARIANTS, SCHEMES, files)
    slots = library.slots()
    assert len(slots) == 1000
    assert not slots[0].finished
    assert files.reads.total() == 0


def test_what_is_said_of_a_game_takes_one_small_file(thousand: Path) -> None:
    files = CountingFiles()
    library = Library(thousand, VARIANTS, SCHEMES, files)
    for slot in library.slots()[:20]:
        assert library.entry(slot) is not None
    assert files.reads == Counter({".json": 20})


def test_a_game_that_ends_reads_none_of_the_others_while_there_is_room(thousand: Path) -> None:
    files = CountingFiles()
    library = Library(thousand, VARIANTS, SCHEMES, files)
    library.finish(played(3000), DAY, State.WON)
    assert files.reads.total() < 10
    assert len(library.slots()) == 1001
