"""The games of some codes: all of them, in their order, and no others."""

from datetime import date
from pathlib import Path

import pytest

from spider_qt.storage.statistics import GameOfCode, StatisticsStore, Status, StorageError

from .statistics_games import finished

ONE, TWO, THREE = "SP1-S1C-AAAAAAB", "SP1-S2C-AAAAAAC", "SP1-S4C-AAAAAAD"


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    return StatisticsStore(tmp_path / "statistics.db")


def test_every_game_of_the_codes_is_told_in_the_order_of_recording(store: StatisticsStore) -> None:
    store.record(finished(1, Status.ABANDONED, code=TWO, suits=2))
    store.record(finished(2, Status.WON, code=ONE, day="2026-12-01"))
    store.record(finished(3, Status.LOST, code=THREE, suits=4))
    store.record(finished(4, code=TWO, suits=2, day="2026-11-29", opened_help=True))
    assert store.games_of_codes([ONE, TWO, "no code"]) == (
        GameOfCode(TWO, date(2026, 11, 30), Status.ABANDONED),
        GameOfCode(ONE, date(2026, 12, 1), Status.WON),
        GameOfCode(TWO, date(2026, 11, 29), Status.WON, opened_help=True),
    )


def test_many_codes_may_be_asked_for_at_once(store: StatisticsStore) -> None:
    store.record(finished(1, code=ONE))
    codes = [f"SP1-S1C-{number:07}" for number in range(50_000)]
    assert store.games_of_codes(codes) == ()
    assert len(store.games_of_codes([*codes, ONE])) == 1


def test_a_win_takes_the_place_of_what_was_given_up(store: StatisticsStore) -> None:
    store.record(finished(1, Status.ABANDONED, code=ONE))
    store.record(finished(1, Status.WON, code=ONE, day="2026-12-02"))
    assert store.games_of_codes([ONE]) == (GameOfCode(ONE, date(2026, 12, 2), Status.WON),)


def test_without_games_or_codes_there_is_nothing(store: StatisticsStore) -> None:
    assert store.games_of_codes([ONE]) == ()
    assert not store.path.exists()
    store.record(finished(1, code=ONE))
    assert store.games_of_codes([]) == ()


def test_a_file_that_cannot_be_read_is_told_as_a_storage_error(store: StatisticsStore) -> None:
    store.path.mkdir()
    with pytest.raises(StorageError):
        store.games_of_codes([ONE])
