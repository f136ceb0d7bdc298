"""What the statistics make of each recorded game, and what they keep of it."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields, replace
from datetime import date
from pathlib import Path

import pytest

from spider_qt.storage.statistics import (
    Bucket,
    Choices,
    Filter,
    GameRecord,
    Order,
    StatisticsStore,
    Status,
    StorageError,
    Summary,
)
from spider_qt.storage.statistics_schema import APPLICATION_ID, SCHEMA_VERSION
from spider_qt.storage.statistics_types import LARGEST_COUNT, LARGEST_SCORE, LONGEST_TEXT
from tests.storage.helpers import visible
from tests.storage.statistics_games import finished, full

TODAY = date(2026, 11, 30)


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    """Statistics without a file yet, on a day in November."""
    return StatisticsStore(tmp_path / "data" / "statistics.db", today=lambda: TODAY)


def counts(store: StatisticsStore, wanted: Filter | None = None) -> tuple[int, int, int, int]:
    """Played, won, lost and abandoned."""
    found = store.summary(wanted or Filter())
    return found.played, found.won, found.lost, found.abandoned


def test_asking_before_the_first_game_makes_no_file_and_no_folder(store: StatisticsStore) -> None:
    assert store.summary() == Summary()
    assert (store.games(), store.over_time(), store.choices()) == ((), (), Choices())
    assert store.summary().win_rate is store.summary().mean_score is None
    store.close()
    assert not store.path.parent.exists()


def test_sqlite_is_not_loaded_before_the_statistics_are_asked(project_root: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from spider_qt.storage.statistics import StatisticsStore\n"
        "store = StatisticsStore(Path('none')); print('sqlite3' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, cwd=project_root, check=True
    )
    assert run.stdout.split() == [b"False"]


@pytest.mark.parametrize("status", Status)
def test_a_game_counts_once_however_often_it_is_recorded(
    store: StatisticsStore, status: Status
) -> None:
    assert store.record(finished(1, status))
    before = store.summary()
    assert not store.record(finished(1, status))
    assert not store.record(replace(finished(1, status), score=9000, day="2026-12-01"))
    assert store.summary() == before
    assert before.played == 1


@pytest.mark.parametrize("first", [Status.LOST, Status.ABANDONED])
def test_a_win_takes_the_place_of_a_game_that_was_lost_or_given_up(
    store: StatisticsStore, first: Status
) -> None:
    store.record(finished(1, first, day="2026-11-01", score=2000))
    store.record(finished(2, Status.WON))
    assert store.record(finished(1, Status.WON, day="2026-11-29", score=700))
    assert counts(store) == (2, 2, 0, 0)
    assert store.summary().longest_loss_streak == 0
    assert store.summary().longest_win_streak == 2
    assert store.summary().best_score == 700
    # It counts as of the day on which it was won, and as the newest game.
    assert [point.start for point in store.over_time(bucket=Bucket.DAY)] == [
        "2026-11-29",
        "2026-11-30",
    ]
    assert [int(game.id, 16) for game in store.games()] == [1, 2]


@pytest.mark.parametrize(
    ("first", "later"),
    [
        (Status.WON, Status.LOST),
        (Status.WON, Status.ABANDONED),
        (Status.WON, Status.WON),
        (Status.LOST, Status.ABANDONED),
        (Status.ABANDONED, Status.LOST),
    ],
)
def test_nothing_but_a_win_takes_the_place_of_what_was_counted(
    store: StatisticsStore, first: Status, later: Status
) -> None:
    store.record(finished(1, first))
    assert not store.record(finished(1, later))
    assert store.games() == (finished(1, first),)


def test_one_two_and_four_suits_are_apart(store: StatisticsStore) -> None:
    for number, suits in enumerate((1, 2, 4, 4)):
        store.record(finished(number, suits=suits))
    assert [counts(store, Filter(suits=suits))[1] for suits in (1, 2, 3, 4)] == [1, 1, 0, 2]
    assert store.choices().suits == (1, 2, 4)


def test_the_time_of_all_games_and_that_of_the_wins_have_names_of_their_own(
    store: StatisticsStore,
) -> None:
    store.record(finished(1, Status.LOST, seconds=60.0))
    store.record(finished(2, Status.WON, seconds=30.0))
    found = store.summary()
    assert (found.total_seconds, found.won_seconds) == (90.0, 30.0)
    assert (found.best_won_seconds, found.mean_won_seconds, found.mean_seconds) == (30, 30, 45)
    assert found.win_rate == 0.5


def test_every_field_of_a_game_is_kept(store: StatisticsStore) -> None:
    game = GameRecord(
        id="ab" * 16, variant="acme.night", suits=2, rule="relaxed", scoring="acme.points",
        undo_limit=3, status=Status.ABANDONED, code="RS1-S2R-AAAAAAD", day="2026-11-29",
        ended="2026-11-29T23:59:59.123456-08:00", seconds=3661.257, moves=212, score=-17, deals=4,
        runs=5, undos=31, hints=2, difficulty="çetin", opened_help=True,
    )  # fmt: skip
    plain = finished(1)
    assert [f.name for f in fields(game) if getattr(game, f.name) == getattr(plain, f.name)] == []
    store.record(plain)
    store.record(game)
    assert store.games(order=Order.OLDEST) == (plain, game)


def test_a_streak_ends_with_a_game_that_is_not_won_and_is_in_the_order_of_the_games(
    store: StatisticsStore,
) -> None:
    line = "WWLWWWAALAW"
    letters = {"W": Status.WON, "L": Status.LOST, "A": Status.ABANDONED}
    for number, letter in enumerate(line):
        store.record(finished(number, letters[letter]))
        current = line[: number + 1]
        won = len(current) - len(current.rstrip("W"))
        not_won = len(current) - len(current.rstrip("LA"))
        assert store.summary().current_streak == (won or -not_won)
    assert store.summary().longest_win_streak == 3
    assert store.summary().longest_loss_streak == 4


def test_a_clock_that_is_set_back_changes_no_streak(store: StatisticsStore) -> None:
    days = ("2026-11-30", "2026-11-29", "2031-01-01", "2026-11-30")
    statuses = (Status.WON, Status.WON, Status.LOST, Status.WON)
    for number, (day, status) in enumerate(zip(days, statuses, strict=True)):
        store.record(finished(number, status, day=day))
    assert store.summary().current_streak == 1
    assert store.summary().longest_win_streak == 2
    assert [int(game.id, 16) for game in store.games()] == [3, 2, 1, 0]


@pytest.mark.parametrize(
    ("wins", "longest", "current"),
    [
        # 23:59 and 00:01 local, two minutes apart, are two days.
        (["2026-11-29T23:59:00+08:00", "2026-11-30T00:01:00+08:00"], 2, 2),
        # At 15:00 in UTC+8 the day of UTC changes; the player's does not.
        (["2026-11-29T07:30:00+08:00", "2026-11-29T15:30:00+08:00"], 1, 1),
        # Flying west, the date comes twice; flying east, the night is short.
        (["2026-11-29T22:00:00+09:00", "2026-11-29T20:00:00-08:00", "2026-11-30T09:00:00-08:00"],
         2, 2),
        (["2026-11-29T08:00:00-08:00", "2026-11-30T22:00:00+01:00"], 2, 2),
        # The nights in which the clock is changed are nights like others.
        (["2026-10-24T23:30:00+02:00", "2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00",
          "2026-10-26T00:30:00+01:00"], 3, 0),
        (["2026-03-28T23:59:59+01:00", "2026-03-29T03:00:00+02:00"], 2, 0),
        # A day without a win ends the row; yesterday's does not end before today is over.
        (["2026-11-27T10:00:00+01:00", "2026-11-29T10:00:00+01:00"], 1, 1),
        (["2026-11-27T10:00:00+01:00", "2026-11-28T10:00:00+01:00"], 2, 0),
        # A day that the clock was set ahead of today is no reason to end it.
        (["2026-11-30T10:00:00+01:00", "2026-12-01T10:00:00+01:00"], 2, 2),
    ],
)  # fmt: skip
def test_days_are_the_players_own_wherever_he_was(
    store: StatisticsStore, wins: list[str], longest: int, current: int
) -> None:
    for number, ended in enumerate(wins):
        store.record(finished(number, day=ended[:10], ended=ended))
    found = store.summary()
    assert (found.longest_day_streak, found.current_day_streak) == (longest, current)
    assert {point.start for point in store.over_time(bucket=Bucket.DAY)} == {w[:10] for w in wins}


def test_a_day_of_losses_alone_is_no_day_of_a_streak(store: StatisticsStore) -> None:
    store.record(finished(1, Status.WON, day="2026-11-28"))
    store.record(finished(2, Status.LOST, day="2026-11-29"))
    store.record(finished(3, Status.WON, day="2026-11-30"))
    assert store.summary().longest_day_streak == 1
    assert store.summary(Filter(since="2026-11-30")).current_day_streak == 1


def test_weeks_begin_on_monday_and_months_on_their_first(store: StatisticsStore) -> None:
    for number, day in enumerate(("2025-12-28", "2025-12-29", "2026-01-04", "2026-01-05")):
        store.record(finished(number, day=day))
    weeks = [(point.start, point.played) for point in store.over_time(bucket=Bucket.WEEK)]
    assert weeks == [("2025-12-22", 1), ("2025-12-29", 2), ("2026-01-05", 1)]
    months = [(point.start, point.played) for point in store.over_time(bucket=Bucket.MONTH)]
    assert months == [("2025-12-01", 2), ("2026-01-01", 2)]
    assert store.over_time()[0].win_rate == 1.0


def test_a_filter_of_days_has_both_ends_in_it(store: StatisticsStore) -> None:
    for day in range(1, 6):
        store.record(finished(day, day=f"2026-11-0{day}"))
    assert counts(store, Filter(since="2026-11-02", until="2026-11-04"))[0] == 3
    assert counts(store, Filter(since="2026-11-05"))[0] == 1
    assert counts(store, Filter(until="2026-11-02"))[0] == 2
    assert store.choices().first_day == "2026-11-01"
    assert store.choices().last_day == "2026-11-05"


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""},
        {"id": 7},
        {"day": "2026-02-30"},
        {"day": "30.11.2026"},
        {"day": "20261130"},
        {"ended": "yesterday"},
        {"ended": "2026-11-30"},
        {"ended": "2026-11-30T25:00:00"},
        {"seconds": float("nan")},
        {"seconds": "60"},
        {"moves": 1.5},
        {"score": "many"},
        {"status": "in_progress"},
        {"undo_limit": "none"},
        {"variant": None},
    ],
)
def test_what_is_no_game_cannot_be_made_one(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        finished(1, **change)  # type: ignore[arg-type] # bad ones are meant


def test_numbers_beyond_all_reason_are_cut_so_that_the_sums_go_on(store: StatisticsStore) -> None:
    for number in range(3):
        store.record(finished(number, seconds=float("inf"), moves=1 << 80, score=1 << 80, suits=-1))
    store.record(finished(3, seconds=-3600.0, moves=-4, score=-(1 << 80), code="x" * 9999))
    found = store.summary()
    assert found.total_seconds == 3 * LARGEST_COUNT
    assert found.moves == 3 * LARGEST_COUNT
    assert found.total_score == 2 * LARGEST_SCORE
    assert found.best_won_seconds == 0.0
    assert [len(game.code) for game in store.games(limit=1)] == [LONGEST_TEXT]


def test_a_name_that_is_no_text_in_utf8_is_kept_as_far_as_it_is(store: StatisticsStore) -> None:
    store.record(finished(1, difficulty="a\ud800\0b"))
    assert store.games()[0].difficulty == "a?\0b"
    assert counts(store, Filter(difficulty="a?\0b"))[0] == 1


def test_a_question_about_games_that_cannot_be_has_an_empty_answer(store: StatisticsStore) -> None:
    store.record(finished(1))
    for wanted in (
        Filter(variant="\ud800"),
        Filter(suits=1 << 70),
        Filter(since="zzz"),
        Filter(since="2027-01-01", until="2026-01-01"),
    ):
        assert store.summary(wanted) == Summary()
        assert store.games(wanted) == ()
        assert store.over_time(wanted) == ()
    assert store.games(limit=-1) == store.games(offset=1 << 70) == ()
    assert len(store.games(limit=1 << 70, offset=-3)) == 1
    assert store.problems == []


def test_the_file_says_whose_it_is_which_version_and_keeps_a_log(store: StatisticsStore) -> None:
    store.record(finished(1))
    with closing(sqlite3.connect(store.path)) as connection:
        pragma: Callable[[str], object] = lambda name: connection.execute(  # noqa: E731 - short
            f"PRAGMA {name}"
        ).fetchone()[0]
        assert pragma("application_id") == APPLICATION_ID
        assert pragma("user_version") == SCHEMA_VERSION
        assert pragma("journal_mode") == "wal"
        assert pragma("integrity_check") == "ok"
    assert visible(store.path.parent) == ["statistics.db"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "statistics.db").symlink_to(tmp_path / "far" / "real.db")
    store = StatisticsStore(tmp_path / "statistics.db")
    store.record(finished(1))
    assert (tmp_path / "statistics.db").is_symlink()
    assert store.summary().played == 1
    assert visible(tmp_path / "far") == ["real.db"]


def test_a_copy_is_kept_before_all_is_forgotten(store: StatisticsStore) -> None:
    store.record(finished(1))
    store.record(finished(2, Status.LOST))
    copy = store.reset()
    assert copy.name == "statistics.reset-1.db"
    assert store.summary() == Summary()
    assert (store.choices(), store.games()) == (Choices(), ())
    assert counts(StatisticsStore(copy)) == (2, 1, 1, 0)
    # What comes after is a new beginning, the second copy has a name of its own.
    assert store.record(finished(3))
    assert store.summary().current_streak == 1
    assert store.reset().name == "statistics.reset-2.db"
    assert counts(StatisticsStore(copy)) == (2, 1, 1, 0)


def test_a_copy_may_be_put_back(store: StatisticsStore) -> None:
    store.record(finished(1))
    copy = store.reset()
    copy.replace(store.path)
    assert store.games() == (finished(1),)


def test_nothing_is_forgotten_where_no_copy_can_be_kept(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.record(finished(1))

    def fail(*_: object) -> None:
        full("", 0.0, False)

    monkeypatch.setattr("spider_qt.storage.statistics_database.Database.copy_to", fail)
    with pytest.raises(StorageError):
        store.reset()
    assert store.summary().played == 1
    assert store.problems == []
    assert visible(store.path.parent) == ["statistics.db"]
