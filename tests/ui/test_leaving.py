"""Each way of leaving a game, after no and after one action: docs/statistics.md, line by line.

What is asked, what is kept, what counts; and that nothing counts twice.
"""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QRadioButton

from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.storage.journal import GameJournal, resume
from spider_qt.storage.library import Library, Slot
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.storage.statistics_types import GameRecord, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.dialogs.games import GamesDialog
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.messages import NewGameWish, Parting

from .conftest import MEDIUM, SCHEMES, VARIANTS, Installed, WindowBench

ONE_MOVE_FROM_WON = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C"
CODE = "SP1-S4R-AAAAABB"
REST = "\n".join(f"T{place}: KS" for place in range(3, 11))
ONE_MOVE_FROM_STUCK = f"suits: 1\nT1: 9S 2S\nT2: 3S\n{REST}"


def click(dialog: QDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def accept(dialog: QDialog) -> None:
    defaults = [b for b in dialog.findChildren(QPushButton) if b.isDefault()]
    assert len(defaults) == 1
    QTest.mouseClick(defaults[0], Qt.MouseButton.LeftButton)


def records(bench: WindowBench) -> list[GameRecord]:
    """What the statistics hold, read by a reader of its own."""
    store = StatisticsStore(bench.journal.with_name("statistics.db"))
    try:
        return list(store.games())
    finally:
        store.close()


def statuses(bench: WindowBench) -> list[tuple[str, Status]]:
    return [(record.id, record.status) for record in records(bench)]


def shelf(bench: WindowBench) -> list[tuple[str, State]]:
    """The kept games: id and state."""
    library = bench.keeper.library
    entries = [library.entry(slot) for slot in library.slots()]
    return [(entry.id, entry.state) for entry in entries if entry is not None]


def by_choice(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    accept(bench.dialog("new_game"))


def by_code(bench: WindowBench) -> None:
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setText(CODE)
    accept(dialog)


def another(bench: WindowBench) -> Slot:
    """A game in progress that was kept some time ago."""
    session = sessions.deal(VARIANTS["spider"], SCHEMES["standard"], 77, game_id="7" * 32)
    return bench.keeper.library.keep(session.hint(), "2026-11-01")


def by_opening(bench: WindowBench) -> None:
    another(bench)
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    choose(dialog, "7" * 32)
    click(dialog, "open")


def by_a_file(bench: WindowBench) -> None:
    slot = another(bench)
    path = bench.journal.with_name("from a friend.jsonl")
    bench.keeper.library.export(slot, path)
    bench.collection.open_file(path)


def choose(dialog: QDialog, game_id: str) -> None:
    assert isinstance(dialog, GamesDialog)
    for row in range(dialog.model.rowCount()):
        index = dialog.model.index(row, 0)
        if dialog.model.slot(index).game_id == game_id:
            dialog.list.setCurrentIndex(index)
            return
    raise AssertionError(f"{game_id} is not listed")


WAYS = [by_choice, by_code, by_opening, by_a_file]
Way = Callable[[WindowBench], None]


# Another game: new, by code, opened, dropped ----------------------------------------


@pytest.mark.parametrize("leave", WAYS)
def test_after_no_action_nothing_is_asked_kept_or_counted(bench: WindowBench, leave: Way) -> None:
    before = bench.controller.session
    leave(bench)
    assert bench.dialogs() == []
    assert bench.controller.session.id != before.id
    assert before.id not in dict(shelf(bench))
    assert records(bench) == []


@pytest.mark.parametrize("leave", WAYS)
def test_after_one_action_a_game_that_is_kept_stays_in_progress_and_counts_nothing(
    bench: WindowBench, leave: Way
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    leave(bench)
    assert bench.controller.session is before
    click(bench.dialog("leaving"), "keep")
    assert bench.controller.session.id != before.id
    assert dict(shelf(bench))[before.id] is State.IN_PROGRESS
    assert records(bench) == []


@pytest.mark.parametrize("leave", WAYS)
def test_after_one_action_a_game_that_is_given_up_is_abandoned_and_can_be_watched(
    bench: WindowBench, leave: Way
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    leave(bench)
    click(bench.dialog("leaving"), "give_up")
    assert bench.controller.session.id != before.id
    assert dict(shelf(bench))[before.id] is State.ABANDONED
    assert statuses(bench) == [(before.id, Status.ABANDONED)]


@pytest.mark.parametrize("leave", WAYS)
@pytest.mark.parametrize("how", ["Esc", "Cancel"])
def test_after_one_action_the_player_may_stay(bench: WindowBench, leave: Way, how: str) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    leave(bench)
    dialog = bench.dialog("leaving")
    if how == "Esc":
        bench.press("Esc", dialog)
    else:
        (button,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Cancel"]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert bench.controller.session is before
    assert bench.dialogs() == []
    assert before.id not in dict(shelf(bench))
    assert records(bench) == []


def test_the_question_says_in_plain_words_what_each_answer_does(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    by_code(bench)
    dialog = bench.dialog("leaving")
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    assert labels == [
        "This game is not over. Keep it for later, or give it up? Given up, it counts as not won."
    ]
    assert dialog.accessibleDescription() == labels[0]
    texts = {b.text().replace("&", "") for b in dialog.findChildren(QPushButton)}
    assert texts == {"Keep for later", "Give up", "Cancel"}


def test_a_stuck_game_with_undo_is_asked_for_and_counts_as_lost(bench: WindowBench) -> None:
    bench.set_up(ONE_MOVE_FROM_STUCK)
    bench.move("T1x1>T2")
    before = bench.controller.session
    by_code(bench)
    dialog = bench.dialog("leaving")
    assert "counts as lost" in dialog.accessibleDescription()
    click(dialog, "give_up")
    assert statuses(bench) == [(before.id, Status.LOST)]
    assert dict(shelf(bench))[before.id] is State.LOST


def test_a_stuck_game_without_undo_is_over_lost_and_not_asked_for(bench: WindowBench) -> None:
    bench.set_up(ONE_MOVE_FROM_STUCK, undo_limit=0)
    bench.move("T1x1>T2")
    before = bench.controller.session
    assert records(bench) == []
    by_code(bench)
    assert bench.dialogs() == []
    assert statuses(bench) == [(before.id, Status.LOST)]
    assert dict(shelf(bench))[before.id] is State.LOST


def test_a_game_that_cannot_be_kept_stays_on_the_table_and_that_is_told(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> Slot:
        raise StorageError(bench.journal, "No space left on device", 28)

    bench.do(Command.DEAL)
    before = bench.controller.session
    monkeypatch.setattr(Library, "keep", full)
    by_code(bench)
    click(bench.dialog("leaving"), "keep")
    assert bench.controller.session is before
    assert "No space left on device" in bench.window.strip.text
    by_code(bench)
    click(bench.dialog("leaving"), "give_up")
    assert bench.controller.code == CODE


# Winning ---------------------------------------------------------------------------


def win(bench: WindowBench) -> Session:
    bench.set_up(ONE_MOVE_FROM_WON)
    bench.move("T2>T1")
    return bench.controller.session


def test_a_win_counts_at_once_and_is_kept_to_be_watched(bench: WindowBench) -> None:
    session = win(bench)
    assert statuses(bench) == [(session.id, Status.WON)]
    assert shelf(bench) == [(session.id, State.WON)]


def test_a_win_that_is_taken_back_and_won_again_counts_once(bench: WindowBench) -> None:
    session = win(bench)
    for _ in range(3):
        bench.do(Command.UNDO)
        bench.do(Command.REDO)
    assert statuses(bench) == [(session.id, Status.WON)]
    assert shelf(bench) == [(session.id, State.WON)]
    assert bench.keeper.library.load(bench.keeper.library.slots()[0]).session == session


@pytest.mark.parametrize("leave", WAYS)
def test_a_won_game_is_left_without_a_question(bench: WindowBench, leave: Way) -> None:
    session = win(bench)
    leave(bench)
    assert bench.dialogs() == []
    assert statuses(bench) == [(session.id, Status.WON)]


def test_a_won_game_that_is_taken_back_and_given_up_stays_won(bench: WindowBench) -> None:
    session = win(bench)
    bench.do(Command.UNDO)
    by_code(bench)
    click(bench.dialog("leaving"), "give_up")
    assert statuses(bench) == [(session.id, Status.WON)]
    assert shelf(bench) == [(session.id, State.WON)]


def test_a_won_game_that_is_restarted_and_won_again_counts_once(bench: WindowBench) -> None:
    session = win(bench)
    bench.do(Command.RESTART)
    assert bench.controller.session.id == session.id
    bench.move("T2>T1")
    assert statuses(bench) == [(session.id, Status.WON)]
    by_code(bench)
    assert statuses(bench) == [(session.id, Status.WON)]


def test_a_kept_game_that_is_opened_and_won_counts_once_and_is_no_longer_in_progress(
    bench: WindowBench,
) -> None:
    bench.set_up(ONE_MOVE_FROM_WON)
    bench.move("T2x1>T3")
    session = bench.controller.session
    by_code(bench)
    click(bench.dialog("leaving"), "keep")
    assert shelf(bench) == [(session.id, State.IN_PROGRESS)]
    bench.do(Command.GAMES)
    click(bench.dialog("games"), "open")
    assert bench.controller.session == session
    assert shelf(bench) == [(session.id, State.IN_PROGRESS)]
    bench.move("T3x1>T1")
    assert shelf(bench) == [(session.id, State.WON)]
    assert statuses(bench) == [(session.id, Status.WON)]


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
from tests.ui.test_leaving import killed
killed(Path({folder!r}), {actions})
os.kill(os.getpid(), signal.SIGKILL)
"""


def killed(folder: Path, actions: int) -> None:
    """What a program does that is killed then: it opens a kept game and plays on."""
    app = QCoreApplication([])
    journal = GameJournal(folder / "game.jsonl")
    keeper = Keeper(folder / "games", Installed(), journal)
    controller = GameController(Installed(), journal, archive=keeper)
    library = keeper.library
    slot = library.slots()[0]
    session = library.load(slot).session
    assert session is not None
    controller.start(session, Parting.KEPT, "2026-11-30")
    for _ in range(actions):
        controller.request_deal()
    assert app is not None


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
