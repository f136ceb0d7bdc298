"""What was counted before the statistics were begun anew is not counted again."""

from pathlib import Path

import pytest

from spider_qt.storage.statistics import StatisticsStore, Status
from tests.storage.statistics_games import finished


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    return StatisticsStore(tmp_path / "statistics.db")


def played(store: StatisticsStore) -> tuple[int, int]:
    summary = store.summary()
    return summary.played, summary.won


@pytest.mark.parametrize("status", list(Status))
def test_a_game_that_is_told_once_more_after_the_reset_stays_forgotten(
    store: StatisticsStore, status: Status
) -> None:
    game = finished(1, status=status)
    store.record(game)
    store.reset()
    assert not store.record(game)
    assert played(store) == (0, 0)
    store.reset()
    assert not store.record(game)


def test_a_game_that_is_won_after_the_reset_counts_as_won_now(store: StatisticsStore) -> None:
    store.record(finished(1, status=Status.ABANDONED))
    store.reset()
    assert store.record(finished(1, status=Status.WON))
    assert played(store) == (1, 1)


def test_other_games_count_after_the_reset(store: StatisticsStore) -> None:
    store.record(finished(1, status=Status.WON))
    store.reset()
    assert store.record(finished(2, status=Status.WON))
    assert played(store) == (1, 1)
