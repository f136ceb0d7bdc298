"""The program put together keeps and counts games, and a start pays for none of it."""

import subprocess
import sys
from pathlib import Path

from spider_qt.app.gui import Program
from spider_qt.app.paths import app_paths
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.journal import read_journal
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.storage.statistics_types import Status
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting
from tests.app.conftest import Build, end

ONE_MOVE_FROM_WON = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C"
NEXT = NewGameWish("spider", 1, GroupRule.CLASSIC, 3)


def nearly_won(program: Program) -> None:
    games = program.controller.games
    position = parse_position(ONE_MOVE_FROM_WON, games.variants)
    session = sessions.begin(position.variant, games.schemes["standard"], position.layout)
    program.controller.start(session)


def win(program: Program) -> None:
    program.controller.request_move(MoveWish(RunMove(column(2), 1, column(1))))


def statuses() -> list[Status]:
    store = StatisticsStore(app_paths().statistics)
    try:
        return [record.status for record in store.games()]
    finally:
        store.close()


def test_a_win_is_in_the_statistics_and_among_the_games_at_once(start: Build) -> None:
    program = start()
    nearly_won(program)
    win(program)
    assert statuses() == [Status.WON]
    (slot,) = program.keeper.library.slots()
    assert slot.finished
    assert slot.path.parent.parent == app_paths().games


def test_a_win_that_a_kill_left_uncounted_is_counted_by_the_next_start(start: Build) -> None:
    first = start()
    nearly_won(first)
    first.controller.game_ended.disconnect()  # killed between the last line and the counting
    win(first)
    assert not app_paths().statistics.exists()
    end(first)
    second = start()
    assert not app_paths().statistics.exists()
    second.controller.tell_end()
    second.controller.tell_end()
    assert statuses() == [Status.WON]
    assert len(second.keeper.library.slots()) == 1


def test_a_game_that_goes_on_is_no_end(start: Build) -> None:
    first = start()
    first.controller.request_deal()
    end(first)
    second = start()
    second.controller.tell_end()
    assert not app_paths().statistics.exists()


def test_a_kept_game_keeps_the_day_on_which_it_began(start: Build) -> None:
    program = start()
    program.controller.request_deal()
    program.controller.new_game(NEXT)
    (slot,) = program.keeper.library.slots()
    games = program.controller.games
    running = read_journal(app_paths().game, games.variants, games.schemes)
    assert program.keeper.library.load(slot).started == running.started


def test_statistics_that_cannot_be_written_are_told_once_and_counted_later(
    start: Build,
) -> None:
    program = start()
    app_paths().statistics.mkdir(parents=True)
    told = []
    for _ in range(3):
        program.controller.request_deal()
        program.controller.new_game(NEXT, parting=Parting.GIVEN_UP)
        told.append(program.window.strip.text)
    assert "statistics" in told[0]
    assert str(app_paths().statistics) in told[0]
    app_paths().statistics.rmdir()
    program.controller.request_deal()
    program.controller.new_game(NEXT, parting=Parting.GIVEN_UP)
    assert statuses() == [Status.ABANDONED] * 4


def test_a_start_loads_neither_the_library_nor_the_database(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from spider_qt.app.gui import build\n"
        "from spider_qt.app.options import Options\n"
        "from spider_qt.app.paths import app_paths\n"
        "app = QApplication([])\n"
        "program = build(Options(), app_paths())\n"
        "program.window.present()\n"
        "app.processEvents()\n"
        "late = ('sqlite3', 'spider_qt.storage.library', 'spider_qt.ui.pictures',\n"
        "        'spider_qt.ui.dialogs.games', 'spider_qt.ui.incoming',\n"
        "        'spider_qt.storage.statistics', 'spider_qt.engine.record')\n"
        "print([name for name in late if name in sys.modules])\n"
        "program.window.close()\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "[]"
