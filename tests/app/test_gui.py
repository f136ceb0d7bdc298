"""The program put together: what it begins with, and what it tells about its start."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spider_qt.app.gui import build
from spider_qt.app.options import OptionError, Options, parse
from spider_qt.app.paths import app_paths
from spider_qt.engine.moves import DealMove, Reason, Refusal
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Advance
from spider_qt.plugins.faults import Fault
from spider_qt.ui.messages import NewGameWish
from tests.app.conftest import Build, end


def test_the_first_start_deals_one_suit_by_the_classic_rule(start: Build) -> None:
    variant = start().controller.session.variant
    assert (variant.id, variant.suits, variant.rule) == ("spider", 1, GroupRule.CLASSIC)


def test_five_fresh_starts_give_five_deals(start: Build, spider_home: Path) -> None:
    numbers = set()
    for _ in range(5):
        program = start()
        numbers.add(program.controller.session.number)
        end(program)
        app_paths().game.unlink()
    assert len(numbers) == 5


def test_a_second_start_goes_on_where_the_first_ended(start: Build) -> None:
    first = start()
    first.controller.request_deal()
    first.controller.undo()
    first.controller.redo()
    before = first.controller.session
    end(first)
    after = start().controller.session
    assert after.layout == before.layout
    assert after.journal == before.journal
    assert after.score == before.score


def test_two_windows_at_once_keep_a_game_each(start: Build) -> None:
    one, two = start(), start()
    one.controller.new_game(NewGameWish("spider", 2, GroupRule.RELAXED, 5))
    two.controller.new_game(NewGameWish("spider", 4, GroupRule.CLASSIC, 6))
    one.controller.request_deal()
    end(one)
    end(two)
    found = [start().controller.session.number, start().controller.session.number]
    assert found == [5, 6]


def test_a_damaged_game_is_kept_aside_told_and_its_good_part_goes_on(start: Build) -> None:
    first = start()
    first.controller.request_deal()
    first.controller.request_deal()
    end(first)
    path = app_paths().game
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"D"', b'"Q"')
    path.write_bytes(b"".join(lines))
    damaged = path.read_bytes()
    program = start()
    assert program.controller.session.moves == 1
    assert "3" in program.window.strip.text
    kept = [other for other in path.parent.iterdir() if "damaged" in other.name]
    assert [other.read_bytes() for other in kept] == [damaged]


def test_a_home_that_cannot_be_written_is_told_once_and_play_goes_on(
    start: Build, spider_home: Path
) -> None:
    spider_home.parent.mkdir(parents=True, exist_ok=True)
    spider_home.write_text("a file where the folder should be")
    program = start()
    assert "Not a directory" in program.window.strip.text
    program.controller.request_deal()
    assert program.controller.session.moves == 1
    assert spider_home.read_text() == "a file where the folder should be"


def test_a_game_whose_plugin_is_gone_gives_way_to_spider(start: Build) -> None:
    first = start()
    first.settings.change(game="gone.game", scoring="gone.points")
    end(first)
    app_paths().game.unlink()
    session = start().controller.session
    assert session.variant.id == "spider"
    assert session.scheme.id == "standard"


def test_a_plugin_that_breaks_while_playing_is_told(start: Build) -> None:
    program = start()
    games = program.start.registry
    games.faults.record(
        Fault("beetle", "beetle.open-spider", "legal_moves", "ZeroDivisionError: no")
    )
    assert "beetle" in program.window.strip.text


def test_safe_mode_is_said_in_the_window(qtbot: QtBot) -> None:
    program = build(Options(safe=True), app_paths())
    qtbot.addWidget(program.window)
    assert program.start.host.safe_mode
    assert "Safe mode: no plugins were loaded." in program.window.strip.text
    end(program)


def test_options_are_read_and_anything_else_is_refused() -> None:
    read = parse(["--code", "SP1", "--disable=x", "--smoke", "p.png", "--play", "3", "-reverse"])
    assert read == Options("SP1", ("x",), Path("p.png"), 3, qt=("-reverse",))
    assert parse(["-platform", "xcb"]).qt == ("-platform", "xcb")
    assert parse(["--quit-after-first-paint"]).quit_after_paint
    assert parse(["--safe-mode"]).safe
    assert not parse([]).safe
    assert parse(["saves/game"]).file == Path("saves/game")
    assert parse(["game.jsonl", "--code=SP1"]) == Options("SP1", file=Path("game.jsonl"))
    for wrong in (["--play", "x"], ["--code"], ["deals"], ["--what"], ["a.jsonl", "b.jsonl"]):
        with pytest.raises(OptionError):
            parse(wrong)


def test_a_deal_of_the_last_choice_is_what_a_new_start_gives(start: Build) -> None:
    first = start()
    first.settings.change(suits=4, rule="relaxed", undo_limit=0)
    end(first)
    app_paths().game.unlink()
    session = start().controller.session
    assert (session.variant.suits, session.variant.rule) == (4, GroupRule.RELAXED)
    dealt = session.play(DealMove())
    assert isinstance(dealt, Advance)
    assert dealt.session.undo() == Refusal(Reason.UNDO_FORBIDDEN)
