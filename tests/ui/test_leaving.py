"""Each way of going to another game, and winning: docs/statistics.md, line by line.

What is asked, what is kept, what counts; and that nothing counts twice.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from spider_qt.engine.ending import State
from spider_qt.storage.files import StorageError
from spider_qt.storage.library import Library, Slot
from spider_qt.storage.statistics_types import Status
from spider_qt.ui.actions import Command

from .conftest import WindowBench
from .leaving import (
    CODE,
    ONE_MOVE_FROM_STUCK,
    ONE_MOVE_FROM_WON,
    WAYS,
    Way,
    by_code,
    click,
    records,
    shelf,
    statuses,
    win,
)

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
