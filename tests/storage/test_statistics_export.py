"""The statistics as CSV and JSON: every game, readable anywhere, whole or not at all."""

import csv
import json
from dataclasses import fields
from pathlib import Path

import pytest

from spider_qt.storage.files import DISK
from spider_qt.storage.statistics import (
    Filter,
    GameRecord,
    StatisticsStore,
    Status,
    StorageError,
)
from tests.storage.helpers import DISK_ERRORS, BreakingFiles, visible
from tests.storage.statistics_games import (
    counted,
    finished,
    record_all,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the statistics of a test are kept; the folder does not exist yet."""
    return tmp_path / "data" / "statistics.db"


@pytest.mark.parametrize("code", DISK_ERRORS)
def test_an_export_that_fails_leaves_the_old_file_and_nothing_else(
    path: Path, tmp_path: Path, code: int
) -> None:
    StatisticsStore(path).record(finished(1))
    target = tmp_path / "out" / "games.csv"
    target.parent.mkdir()
    target.write_bytes(b"old")
    for at in range(30):
        files = BreakingFiles(code, at)
        store = StatisticsStore(path, files)
        try:
            store.export_csv(target)
        except StorageError as error:
            assert error.errno == code  # noqa: PT017 - the last one succeeds
            assert target.read_bytes() == b"old"
        else:
            break
        finally:
            assert visible(target.parent) == ["games.csv"]
    assert at > 3
    assert target.read_bytes().startswith(b"id,variant")


def test_an_export_to_a_folder_that_is_not_there_or_onto_one_is_told(path: Path) -> None:
    store = StatisticsStore(path)
    store.record(finished(1))
    for target in (path.parent / "none" / "out.json", path.parent):
        with pytest.raises(StorageError) as told:
            store.export_json(target)
        assert told.value.path == target
    assert DISK.read(path)
    assert counted([finished(1)]) == list(store.games())


def test_csv_has_a_line_per_game_in_their_order_with_dots_and_iso_dates(path: Path) -> None:
    store = StatisticsStore(path)
    store.record(finished(2, difficulty='say "hard", or; not\n'))
    store.record(finished(1, Status.LOST, seconds=61.25, score=-3, undo_limit=0, opened_help=True))
    target = path.with_name("games.csv")
    assert store.export_csv(target) == 2
    with target.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["status"] for row in rows] == ["won", "lost"]
    assert rows[0]["difficulty"] == 'say "hard", or; not\n'
    assert (rows[0]["undo_limit"], rows[1]["undo_limit"]) == ("", "0")
    assert (rows[1]["seconds"], rows[1]["score"], rows[1]["opened_help"]) == ("61.25", "-3", "1")
    assert (rows[1]["day"], rows[1]["ended"]) == ("2026-11-30", "2026-11-30T21:05:09+01:00")
    assert list(rows[0]) == [field.name for field in fields(GameRecord)]


def test_json_is_read_back_as_the_games_that_it_was_made_of(path: Path) -> None:
    store = StatisticsStore(path)
    games = [finished(number, suits=number % 2 + 1, difficulty="zäh") for number in range(7)]
    for game in games:
        store.record(game)
    target = path.with_name("games.json")
    assert store.export_json(target) == 7
    content = json.loads(target.read_bytes())
    assert (content["spider-qt"], content["version"]) == ("statistics", 1)
    assert [GameRecord(**values) for values in content["games"]] == games
    assert store.export_json(target, Filter(suits=2)) == 3
    assert [g["suits"] for g in json.loads(target.read_bytes())["games"]] == [2, 2, 2]


def test_without_games_an_export_has_its_frame_alone(path: Path, tmp_path: Path) -> None:
    store = StatisticsStore(path)
    assert store.export_csv(tmp_path / "games.csv") == 0
    assert store.export_json(tmp_path / "games.json") == 0
    assert (tmp_path / "games.csv").read_bytes().count(b"\n") == 1
    assert json.loads((tmp_path / "games.json").read_bytes())["games"] == []
    assert not path.parent.exists()


def test_more_games_than_are_written_at_once_are_all_written(path: Path) -> None:
    store = StatisticsStore(path)
    record_all(path, [finished(number) for number in range(2345)])
    target = path.with_name("games.json")
    assert store.export_json(target) == 2345
    assert len({g["id"] for g in json.loads(target.read_bytes())["games"]}) == 2345
