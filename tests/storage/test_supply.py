"""The supply of promised deals: nothing comes twice, and a bad file costs only itself."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from spider_qt.deals.promise import Grade, Promise
from spider_qt.storage import supply as supplies
from spider_qt.storage.files import StorageError
from spider_qt.storage.supply import Supplied, Supply
from tests.storage.helpers import DISK_ERRORS, BreakingFiles

EASY = Supplied("SP1-S2C-AAAAAAF", Grade.EASY)
HARD = Supplied("SP1-S2C-AAAAAAA", Grade.HARD)
OTHER = Supplied("SE1-S4C-AAAAAAA", None)
KIND = "SP1-S2C"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "supply.json"


def filled(path: Path) -> Supply:
    supply = Supply(path)
    for one in (EASY, HARD, OTHER):
        supply.add(one)
    return supply


def test_what_is_put_in_store_is_there_at_the_next_start(path: Path) -> None:
    filled(path)
    again = Supply(path)
    assert again.ready(KIND, Promise.WINNABLE) == (EASY, HARD)
    assert again.ready(KIND, Promise.HARD) == (HARD,)
    assert again.ready("SE1-S4C", Promise.WINNABLE) == (OTHER,)
    assert again.ready("SE1-S4C", Promise.EASY) == ()
    assert again.problem is None


def test_a_deal_that_was_handed_out_is_known_and_never_ready_again(path: Path) -> None:
    supply = filled(path)
    supply.give(EASY)
    supply.add(EASY)
    for one in (supply, Supply(path)):
        assert one.ready(KIND, Promise.WINNABLE) == (HARD,)
        assert one.was_given(EASY.code)
        assert not one.was_given(HARD.code)
        assert one.known(EASY.code) == EASY
        assert one.known(HARD.code) == HARD
        assert one.known("SP1-S2C-AAAAAAB") is None


def test_asking_makes_no_file(path: Path) -> None:
    assert Supply(path).ready(KIND, Promise.ANY) == ()
    assert not path.parent.exists()


def test_two_windows_do_not_undo_each_others_deals(path: Path) -> None:
    one, other = filled(path), Supply(path)
    assert other.ready(KIND, Promise.WINNABLE) == (EASY, HARD)
    one.give(EASY)
    other.give(HARD)
    again = Supply(path)
    assert again.ready(KIND, Promise.WINNABLE) == ()
    assert again.was_given(EASY.code)
    assert again.was_given(HARD.code)


def test_it_does_not_grow_without_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supplies, "MOST_READY", 2)
    monkeypatch.setattr(supplies, "MOST_GIVEN", 2)
    supply = Supply(path)
    many = [Supplied(f"SP1-S2C-AAAAAA{letter}", Grade.EASY) for letter in "ABCDEF"]
    for one in many[:3]:
        supply.add(one)
    assert supply.ready(KIND, Promise.EASY) == tuple(many[1:3])
    for one in many[3:]:
        supply.give(one)
    assert [Supply(path).was_given(one.code) for one in many[3:]] == [False, True, True]


@pytest.mark.parametrize(
    "content",
    [
        b"\xff",
        b"[]",
        b"{",
        b'{"version": 2, "ready": [], "given": []}',
        b'{"version": 1, "ready": []}',
        b'{"version": 1, "ready": [["SP1-S2C-AAAAAAF", "dull"]], "given": []}',
        b'{"version": 1, "ready": [["SP1-S2C-AAAAAAF"]], "given": []}',
        b'{"version": 1, "ready": [[7, "easy"]], "given": []}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_told_and_kept_aside_and_the_next_one_is_good(
    path: Path, content: bytes
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    supply = Supply(path)
    assert supply.ready(KIND, Promise.ANY) == ()
    assert supply.problem is not None
    assert str(path) in supply.problem.english
    assert path.with_name("supply.damaged-1.json").read_bytes() == content
    supply.add(EASY)
    assert json.loads(path.read_bytes())["ready"] == [["SP1-S2C-AAAAAAF", "easy"]]


def test_what_another_version_wrote_meanwhile_is_kept_aside(path: Path) -> None:
    supply = filled(path)
    newer = b'{"version":2,"deals":[]}'
    path.write_bytes(newer)
    supply.give(EASY)
    assert [one.read_bytes() for one in path.parent.glob("supply.damaged-*.json")] == [newer]
    assert Supply(path).was_given(EASY.code)


def test_what_cannot_be_read_is_not_written_over(path: Path) -> None:
    supply = filled(path)
    path.unlink()
    path.mkdir()
    with pytest.raises(StorageError):
        supply.give(EASY)
    assert path.is_dir()
    assert supply.was_given(EASY.code)


def test_what_cannot_be_written_holds_for_this_run(path: Path) -> None:
    path.mkdir(parents=True)
    supply = Supply(path)
    with pytest.raises(StorageError):
        supply.add(EASY)
    assert supply.ready(KIND, Promise.EASY) == (EASY,)
    assert supply.problem is not None


@pytest.mark.parametrize("code", DISK_ERRORS)
@pytest.mark.parametrize("at", range(6))
def test_whichever_call_of_the_disk_fails_the_file_is_the_old_one_or_the_new_one(
    path: Path, code: int, at: int
) -> None:
    filled(path)
    supply = Supply(path, BreakingFiles(code, at))
    with suppress(StorageError):
        supply.give(EASY)
    again = Supply(path)
    ready = again.ready(KIND, Promise.WINNABLE)
    assert again.problem is None
    assert ready == ((HARD,) if again.was_given(EASY.code) else (EASY, HARD))
    assert supply.ready(KIND, Promise.WINNABLE) == (HARD,)
