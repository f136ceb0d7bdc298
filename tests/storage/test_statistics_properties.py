"""The kept sums say what a plain fold over all games says, whatever was recorded."""

from datetime import date
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.storage import statistics_streaks
from spider_qt.storage.statistics import (
    Bucket,
    Choices,
    Filter,
    GameRecord,
    Order,
    StatisticsStore,
    Status,
)
from spider_qt.storage.statistics_database import Database, connect
from spider_qt.storage.statistics_schema import sum_all
from spider_qt.storage.statistics_streaks import Streaks
from tests.storage.statistics_games import (
    counted,
    finished,
    folded,
    folded_over_time,
    in_order,
    matching,
    record_all,
)

TODAY: Final = date(2026, 3, 2)
# Around a leap day, a year's end, months' and weeks' ends, and today.
_DAYS: Final = (
    "2023-12-31",
    "2024-01-01",
    "2024-02-28",
    "2024-02-29",
    "2024-03-01",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
    "2026-03-03",
)

records = st.builds(
    finished,
    st.integers(0, 30),
    st.sampled_from(Status),
    variant=st.sampled_from(("spider", "plugin.spider")),
    suits=st.sampled_from((1, 4)),
    rule=st.sampled_from(("classic", "relaxed")),
    scoring=st.sampled_from(("standard", "timed")),
    undo_limit=st.sampled_from((None, 0, 3)),
    day=st.sampled_from(_DAYS),
    seconds=st.floats(0, 5000),
    moves=st.integers(0, 400),
    score=st.integers(-50, 1300),
    deals=st.integers(0, 5),
    runs=st.integers(0, 8),
    undos=st.integers(0, 2),
    hints=st.integers(0, 2),
    difficulty=st.sampled_from(("", "hard")),
    opened_help=st.booleans(),
)
filters = st.builds(
    Filter,
    variant=st.sampled_from((None, "spider", "none")),
    suits=st.sampled_from((None, 1, 4)),
    rule=st.sampled_from((None, "classic")),
    scoring=st.sampled_from((None, "timed")),
    since=st.sampled_from((None, *_DAYS)),
    until=st.sampled_from((None, *_DAYS)),
    difficulty=st.sampled_from((None, "", "hard")),
)


def say_the_same(
    store: StatisticsStore, recorded: list[GameRecord], wanted: Filter, part: tuple[int, int]
) -> None:
    """Compare every answer with the plain fold's."""
    games = matching(counted(recorded), wanted)
    assert store.summary(wanted) == folded(games, TODAY)
    for bucket in Bucket:
        assert store.over_time(wanted, bucket) == folded_over_time(games, bucket)
    offset, limit = part
    for order in Order:
        expected = in_order(games, order)[offset : offset + limit]
        assert list(store.games(wanted, order, limit, offset)) == expected


@settings(max_examples=40)  # each opens its file some hundred times
@given(st.lists(records, max_size=60), st.lists(filters, max_size=4), st.integers(0, 9), st.data())
def test_every_answer_is_that_of_a_plain_fold_over_the_games(
    tmp_path_factory: pytest.TempPathFactory,
    recorded: list[GameRecord],
    wanted: list[Filter],
    offset: int,
    data: st.DataObject,
) -> None:
    store = StatisticsStore(tmp_path_factory.mktemp("statistics") / "s.db", today=lambda: TODAY)
    database = Database(store.path, store._files, 1.0, lambda *_: None, connect)
    # Streaks are remembered after each game here, and must be right with the next.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(statistics_streaks, "_WORTH_REMEMBERING", 1)
        part = data.draw(st.integers(0, len(recorded)))
        for some, known in ((recorded[:part], recorded[:part]), (recorded[part:], recorded)):
            record_all(store.path, some)
            for one in (Filter(), *wanted):
                say_the_same(store, known, one, (offset, 20))
    database.write(sum_all)  # adding up anew changes nothing
    for one in (Filter(), *wanted):
        say_the_same(store, recorded, one, (0, 100))
    games = counted(recorded)
    days = [game.day for game in games]
    assert store.choices() == Choices(
        tuple(sorted({game.variant for game in games})),
        tuple(sorted({game.suits for game in games})),
        tuple(sorted({game.rule for game in games})),
        tuple(sorted({game.scoring for game in games})),
        tuple(sorted({game.difficulty for game in games})),
        tuple(sorted({(game.variant, game.suits, game.rule) for game in games})),
        min(days, default=None),
        max(days, default=None),
    )


@given(st.text("01", max_size=200), st.integers(0, 200))
def test_streaks_may_be_followed_in_two_parts(games: str, part: int) -> None:
    whole = Streaks().followed_by(games)
    assert Streaks().followed_by(games[:part]).followed_by(games[part:]) == whole
    assert whole.wins == max(map(len, games.split("1")))
    assert whole.losses == max(map(len, games.split("0")))


def test_a_streak_across_many_games_is_remembered_and_followed_on(tmp_path: Path) -> None:
    store = StatisticsStore(tmp_path / "s.db", today=lambda: TODAY)
    database = Database(store.path, store._files, 1.0, lambda *_: None, connect)
    games = [finished(n, Status.LOST if n == 700 else Status.WON) for n in range(2500)]
    record_all(store.path, games)
    for more in (finished(3000), finished(3001), finished(3002, Status.ABANDONED)):
        assert store.summary() == folded(games, TODAY)
        remembered = database.read(lambda c: c.execute("SELECT seq, wins FROM streak").fetchall())
        assert remembered == [(2000, 1299)]
        store.record(more)
        games.append(more)
    assert store.summary().longest_win_streak == 1801
    # The lost game is won after all: the streak that it broke is one.
    store.record(finished(700))
    assert store.summary().longest_win_streak == 2501
    assert store.summary().longest_loss_streak == 1
