"""The command ``stats``: the figures of the store, without a screen and without Qt."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spider_qt.__main__ import main
from spider_qt.app.cli_stats import FIGURES
from spider_qt.app.paths import app_paths
from spider_qt.storage.statistics import Filter, StatisticsStore, Status
from tests.app.commands import command
from tests.storage.statistics_games import finished


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StatisticsStore:
    """The statistics of the player whose folders the command uses; there is no file yet."""
    monkeypatch.setenv("SPIDER_QT_HOME", str(tmp_path))
    return StatisticsStore(app_paths().statistics)


@pytest.fixture
def played(store: StatisticsStore) -> StatisticsStore:
    """One 60 s loss, one 30 s win, one game of four suits given up."""
    store.record(finished(1, Status.LOST, seconds=60.0))
    store.record(finished(2, Status.WON, seconds=30.0, score=1200, moves=140))
    store.record(finished(3, Status.ABANDONED, seconds=3723.0, suits=4, rule="relaxed"))
    return store


def test_without_games_it_says_so_and_makes_no_file(
    store: StatisticsStore, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats"]) == 0
    assert capsys.readouterr() == ("No game has been finished yet.\n", "")
    assert main(["stats", "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["all"]["played"] == 0
    assert values["all"]["win_rate"] is None
    assert values["tables"] == []
    assert not store.path.parent.exists()


def test_json_has_every_figure_of_all_games_and_of_each_table(
    played: StatisticsStore, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert set(values) == {"all", "tables"}
    assert set(values["all"]) == set(FIGURES)
    tables = [(one["variant"], one["suits"], one["rule"]) for one in values["tables"]]
    assert tables == [("spider", 1, "classic"), ("spider", 4, "relaxed")]
    for one, wanted in (
        (values["all"], Filter()),
        (values["tables"][0], Filter(suits=1)),
        (values["tables"][1], Filter(suits=4)),
    ):
        summary = played.summary(wanted)
        assert {name: one[name] for name in FIGURES} == {
            name: getattr(summary, name) for name in FIGURES
        }
    assert values["tables"][0]["total_seconds"] == 90.0
    assert values["tables"][0]["won_seconds"] == 30.0
    assert values["tables"][0]["win_rate"] == 0.5


def test_the_table_has_a_line_for_each_kind_of_game_and_one_for_all(
    played: StatisticsStore, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[2:]] == [
        [
            *("spider", "1", "classic", "2", "1", "1", "0", "50.0%", "1", "1", "1"),
            *("0:00:30", "0:00:30", "0:01:30", "1200", "850", "140"),
        ],
        [
            *("spider", "4", "relaxed", "1", "0", "0", "1", "0.0%", "-1", "0", "1"),
            *("-", "-", "1:02:03", "500", "500", "-"),
        ],
        [
            *("all", "3", "1", "1", "1", "33.3%", "-1", "1", "1"),
            *("0:00:30", "0:00:30", "1:03:33", "1200", "733", "140"),
        ],
    ]
    assert len({len(line) for line in lines[1:]}) == 1  # the columns end below each other


def test_a_file_that_cannot_be_read_is_named_and_the_status_is_2(
    store: StatisticsStore, capsys: pytest.CaptureFixture[str]
) -> None:
    store.path.mkdir(parents=True)
    assert main(["stats"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{store.path} cannot be read" in err


def test_a_damaged_file_is_told_and_what_is_left_is_shown(
    played: StatisticsStore, capsys: pytest.CaptureFixture[str]
) -> None:
    played.path.write_bytes(b"no database" * 1000)
    assert main(["stats"]) == 0
    out, err = capsys.readouterr()
    assert out == "No game has been finished yet.\n"
    assert "was damaged" in err
    assert str(played.path.with_name("statistics.damaged-1.db")) in err


def test_the_command_works_as_a_program_and_is_told_in_the_help(
    played: StatisticsStore, tmp_path: Path
) -> None:
    said = command("stats", "--json", SPIDER_QT_HOME=str(tmp_path))
    assert (said.status, said.err) == (0, "")
    assert said.values["all"]["played"] == 3
    assert "stats" in command("--help").out


def test_it_loads_neither_qt_nor_the_plugins(played: StatisticsStore, tmp_path: Path) -> None:
    code = (
        "import sys; from spider_qt.__main__ import main; main(['stats'])\n"
        "heads = ('PySide6', 'spider_qt.ui', 'spider_qt.builtins')\n"
        "print([m for m in sys.modules if m.startswith(heads)])\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
