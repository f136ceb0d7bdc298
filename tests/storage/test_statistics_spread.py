"""How games are spread: each is in one class, and a few far ones do not squash the rest."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.storage.statistics import Filter, StatisticsStore, Status
from spider_qt.storage.statistics_spread import CLASSES, Measure, Spread, classified

from .statistics_games import finished


@given(
    st.dictionaries(st.integers(-(10**6), 10**9), st.integers(1, 50), max_size=60),
    st.sampled_from(Measure),
)
def test_every_game_is_in_exactly_one_class(values: dict[int, int], measure: Measure) -> None:
    spread = classified(sorted(values.items()), measure)
    assert sum(spread.counts) == sum(values.values())
    assert len(spread.counts) <= CLASSES
    assert spread.low % spread.width == 0


def test_a_class_holds_what_its_limits_say() -> None:
    values = [(value, 1) for value in range(130, 530)]
    spread = classified(values, Measure.SCORE)
    assert (spread.width, spread.open_low, spread.open_high) == (50, False, False)
    assert spread.low == 100
    assert spread.counts == (20, 50, 50, 50, 50, 50, 50, 50, 30)


def test_a_game_that_was_open_over_night_does_not_put_all_others_into_one_class() -> None:
    choice = random.Random(1)
    times = sorted(choice.randrange(300, 900) for _ in range(400))
    spread = classified([(time, 1) for time in times] + [(40_000, 1)], Measure.SECONDS)
    assert spread.width == 60
    assert len(spread.counts) >= 8
    assert spread.open_high


@pytest.mark.parametrize(("size", "width"), [(10, 1), (600, 60), (19 * 300, 300), (40_000, 3600)])
def test_times_have_classes_of_whole_minutes_or_hours(size: int, width: int) -> None:
    assert classified([(0, 1), (size, 1)], Measure.SECONDS).width == width


def test_without_games_there_are_no_classes(tmp_path: Path) -> None:
    store = StatisticsStore(tmp_path / "statistics.db")
    for measure in Measure:
        assert store.spread(Filter(), measure) == Spread()
    assert not store.path.exists()


def test_scores_are_of_all_games_times_and_moves_of_the_won_ones(tmp_path: Path) -> None:
    store = StatisticsStore(tmp_path / "statistics.db")
    store.record(finished(1, Status.WON, seconds=61.9, moves=120, score=900))
    store.record(finished(2, Status.LOST, seconds=20.0, moves=30, score=400))
    store.record(finished(3, Status.WON, seconds=61.2, moves=150, score=900, suits=4))
    assert sum(store.spread(Filter(), Measure.SCORE).counts) == 3
    assert store.spread(Filter(), Measure.SECONDS) == Spread(61, 1, (2,))
    assert sum(store.spread(Filter(), Measure.MOVES).counts) == 2
    assert store.spread(Filter(suits=4), Measure.MOVES) == Spread(150, 1, (1,))
