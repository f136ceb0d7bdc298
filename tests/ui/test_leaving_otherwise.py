"""Restart, quit, kill, delete, and one game of each kind: docs/statistics.md, line by line."""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QRadioButton

from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.storage.journal import GameJournal, resume
from spider_qt.storage.library import Library
from spider_qt.storage.statistics_types import Status
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.messages import NewGameWish

from .conftest import MEDIUM, SCHEMES, VARIANTS, Installed, WindowBench
from .leaving import (
    ONE_MOVE_FROM_WON,
    accept,
    another,
    by_code,
    choose,
    click,
    records,
    shelf,
    statuses,
)

# Restart ---------------------------------------------------------------------------


def test_a_restart_is_the_same_game_with_the_same_cards_and_counts_nothing(
    bench: WindowBench,
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.do(Command.RESTART)
    accept(bench.dialog("question"))
    after = bench.controller.session
    assert (after.id, after.start, after.journal) == (before.id, before.start, ())
    assert records(bench) == []
    assert shelf(bench) == []


def test_a_restart_after_no_action_asks_nothing(bench: WindowBench) -> None:
    before = bench.controller.session
    bench.do(Command.RESTART)
    assert bench.dialogs() == []
    assert bench.controller.session == before


def test_after_loading_a_restart_deals_the_same_cards(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    first = bench.controller.session
    by_code(bench)
    click(bench.dialog("leaving"), "keep")
    bench.do(Command.GAMES)
    choose(bench.dialog("games"), first.id)
    click(bench.dialog("games"), "open")
    bench.do(Command.RESTART)
    accept(bench.dialog("question"))
    assert bench.controller.session == first.restarted()


def test_however_often_a_game_is_restarted_it_is_abandoned_once(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    game_id = bench.controller.session.id
    for _ in range(3):
        bench.do(Command.RESTART)
        accept(bench.dialog("question"))
        bench.do(Command.DEAL)
    by_code(bench)
    click(bench.dialog("leaving"), "give_up")
    assert statuses(bench) == [(game_id, Status.ABANDONED)]


# Quitting and being killed ----------------------------------------------------------


@pytest.mark.parametrize("actions", [0, 1])
def test_quitting_counts_nothing_and_the_game_goes_on_next_time(
    make_bench: Callable[[], WindowBench], bench: WindowBench, actions: int
) -> None:
    for _ in range(actions):
        bench.do(Command.DEAL)
    before = bench.controller.session
    bench.do(Command.QUIT)
    assert bench.dialogs() == []
    assert records(bench) == []
    assert shelf(bench) == []
    assert resume(bench.journal, VARIANTS, SCHEMES).session == before


_KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from tests.ui.leaving import killed
killed(Path({folder!r}), {actions})
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("actions", [0, 1])
def test_a_kill_after_opening_a_kept_game_costs_neither_it_nor_what_was_done(
    tmp_path: Path, project_root: Path, actions: int
) -> None:
    library = Library(tmp_path / "games", VARIANTS, SCHEMES)
    plain = sessions.deal(VARIANTS["spider"], SCHEMES["standard"], 5, game_id="5" * 32)
    session = plain.hint(1.0)
    slot = library.keep(session, "2026-11-30")
    code = _KILLED.format(root=str(project_root), folder=str(tmp_path), actions=actions)
    run = subprocess.run([sys.executable, "-c", code], cwd=project_root, check=False)
    assert run.returncode == -signal.SIGKILL
    found = resume(tmp_path / "game.jsonl", VARIANTS, SCHEMES).session
    assert found is not None
    assert found.id == session.id
    assert len(found.journal) == 1 + actions
    assert library.load(slot).session == session


# Deleting a kept game ---------------------------------------------------------------


@pytest.mark.parametrize("back", [False, True])
def test_a_deleted_game_in_progress_is_abandoned_unless_it_is_brought_back(
    bench: WindowBench, back: bool
) -> None:
    slot = another(bench)
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    choose(dialog, slot.game_id)
    click(dialog, "delete")
    assert records(bench) == []
    if back:
        click(dialog, "restore")
    dialog.close()
    assert statuses(bench) == ([] if back else [(slot.game_id, Status.ABANDONED)])
    assert dict(shelf(bench)) == ({slot.game_id: State.IN_PROGRESS} if back else {})


def test_a_deleted_game_is_counted_by_the_next_start_if_a_kill_left_it_uncounted(
    bench: WindowBench,
) -> None:
    bench.collection.count_deleted()
    slot = another(bench)
    bench.keeper.library.delete(slot)  # and then the program is killed
    assert bench.keeper.any_unsettled()
    bench.collection.count_deleted()
    assert statuses(bench) == [(slot.game_id, Status.ABANDONED)]
    assert not bench.keeper.any_unsettled()
    assert (bench.keeper.library.folder / "deleted" / f"{slot.key}.jsonl").exists()
    bench.collection.count_deleted()
    assert len(records(bench)) == 1


def test_deleting_one_of_two_copies_or_a_finished_game_counts_nothing(
    bench: WindowBench,
) -> None:
    bench.do(Command.DEAL)
    session = bench.controller.session
    library = bench.keeper.library
    library.save_copy(session, "2026-11-30", "copy")
    ended = replace(session, id="8" * 32)
    library.finish(ended, "2026-11-30", State.ABANDONED)
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    for game_id in (session.id, ended.id):
        choose(dialog, game_id)
        click(dialog, "delete")
    dialog.close()
    assert records(bench) == []


# One game of each kind --------------------------------------------------------------


def choose_suits(bench: WindowBench, words: str) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    (button,) = [b for b in dialog.findChildren(QRadioButton) if words in b.text()]
    button.click()
    accept(dialog)


def test_with_one_game_of_each_kind_nothing_is_asked_and_each_goes_on_where_it_was(
    bench: WindowBench,
) -> None:
    bench.store.change(one_per_kind=True)
    bench.do(Command.DEAL)
    medium = bench.controller.session
    choose_suits(bench, "4 suits")
    assert bench.dialogs() == []
    assert bench.controller.session.variant.suits == 4
    bench.do(Command.DEAL)
    bench.do(Command.DEAL)
    hard = bench.controller.session
    choose_suits(bench, "2 suits")
    assert bench.controller.session == medium
    choose_suits(bench, "4 suits")
    assert bench.controller.session == hard
    assert bench.dialogs() == []
    assert records(bench) == []


def test_a_new_game_of_the_same_kind_is_asked_for_all_the_same(bench: WindowBench) -> None:
    bench.store.change(one_per_kind=True)
    bench.do(Command.DEAL)
    before = bench.controller.session
    choose_suits(bench, "2 suits")
    click(bench.dialog("leaving"), "give_up")
    assert bench.controller.session.id != before.id
    assert statuses(bench) == [(before.id, Status.ABANDONED)]


def test_a_copy_under_a_name_is_not_taken_for_the_game_that_was_left(
    bench: WindowBench,
) -> None:
    bench.store.change(one_per_kind=True)
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.keeper.save_copy(before, "a copy")
    by_code(bench)
    click(bench.dialog("leaving"), "give_up")
    choose_suits(bench, "2 suits")
    assert bench.controller.session.id != before.id


# A code that is played again --------------------------------------------------------


def test_a_code_that_is_played_again_is_another_game(bench: WindowBench) -> None:
    seen = set()
    for _ in range(3):
        bench.controller.new_game(MEDIUM)
        seen.add(bench.controller.session.id)
    assert len(seen) == 3


def test_the_ids_of_games_come_from_their_source(bench: WindowBench) -> None:
    ids = iter(("1" * 32, "2" * 32))
    controller = GameController(
        Installed(), GameJournal(bench.journal.with_name("other.jsonl")), new_id=ids.__next__
    )
    for wanted in ("1" * 32, "2" * 32):
        controller.new_game(NewGameWish("spider", 1, MEDIUM.rule))
        assert controller.session.id == wanted
    controller.restart()
    assert controller.session.id == "2" * 32


def test_each_number_of_suits_counts_apart(bench: WindowBench) -> None:
    done = {1: "S S S S S S S", 2: "S H S H S H H", 4: "S H D C H D C"}
    for suits, runs in done.items():
        bench.set_up(f"suits: {suits}\n{ONE_MOVE_FROM_WON.rpartition('done')[0]}done: {runs}")
        bench.move("T2>T1")
    won = {(record.suits, record.status) for record in records(bench)}
    assert won == {(suits, Status.WON) for suits in (1, 2, 4)}
