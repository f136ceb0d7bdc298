"""The window started with trial options: it ends, and tells whether it did its work."""

from pathlib import Path

import pytest

from spider_qt.app.paths import app_paths
from spider_qt.engine import session as sessions
from spider_qt.engine.notation import parse_position
from spider_qt.engine.scoring import StandardScoring
from spider_qt.engine.spider import SpiderVariant
from spider_qt.storage.journal import GameJournal
from tests.app.commands import command
from tests.plugins.shelf import Shelf

CODE = "SP1-S4C-AAAAAAD"


def keep(position: str) -> None:
    """Put a game into the place from which the next start takes it up."""
    read = parse_position(position, {"spider": SpiderVariant("spider", "Spider", "SP")})
    session = sessions.begin(read.variant, StandardScoring(), read.layout, score=None, moves=0)
    GameJournal(app_paths().game).begin(session)


def test_a_trial_plays_keeps_a_picture_and_prints_the_table(
    spider_home: Path, tmp_path: Path
) -> None:
    said = command("--smoke", tmp_path / "table.png", "--play", "3", "--code", CODE)
    assert said.status == 0
    assert said.pile["moves"] == ["3"]
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("position", ["T1: 2S* AS*", ""])
def test_a_trial_ends_where_no_move_is_left(
    spider_home: Path, tmp_path: Path, position: str
) -> None:
    keep(position)
    said = command("--smoke", tmp_path / "table.png", "--play", "300")
    assert said.status == 0
    assert "Traceback" not in said.err
    assert (tmp_path / "table.png").exists()


def test_a_trial_whose_picture_cannot_be_kept_has_failed(spider_home: Path, tmp_path: Path) -> None:
    said = command("--smoke", tmp_path / "missing" / "table.png", "--code", CODE)
    assert said.status == 1
    assert "cannot be written" in said.err


def test_a_code_whose_game_cannot_be_played_so_is_told_instead_of_a_traceback(
    spider_home: Path, tmp_path: Path
) -> None:
    code = (
        "class _Game(SpiderVariant):\n"
        "    def configured(self, suits, rule):\n"
        "        raise ZeroDivisionError\n"
        "@hookimpl\n"
        "def spider_variants():\n"
        "    return [_Game('undecided.game', 'Undecided', 'UN')]\n"
    )
    Shelf(tmp_path).put("undecided", code)
    words = ("--smoke", tmp_path / "table.png", "--code", "UN1-S1C-AAAAAAD")
    said = command(*words, PYTHONPATH=str(tmp_path))
    assert said.status == 2
    assert "cannot be played" in said.err
    assert "ZeroDivisionError" in said.err
    assert "Traceback" not in said.err
