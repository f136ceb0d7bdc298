"""The desk: every question is answered once or cancelled, whatever its process does."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from spider_qt.solver.questions import (
    DealQuestion,
    Failed,
    HintAnswer,
    HintQuestion,
    SolveAnswer,
    SolveQuestion,
)
from spider_qt.ui.solving import desk as desks
from spider_qt.ui.solving.desk import Reply, SolverDesk

ODD = Path(__file__).with_name("odd_worker.py")
NEARLY = "suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\n"
DEAL = HintAnswer("D", "deal")

Make = Callable[[str], tuple[SolverDesk, list[Reply]]]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Makes desks whose process misbehaves in some way; each with the replies that it gave."""
    made: list[SolverDesk] = []

    def with_worker(how: str) -> tuple[SolverDesk, list[Reply]]:
        at = SolverDesk(program=(sys.executable, str(ODD), how))
        made.append(at)
        replies: list[Reply] = []
        at.answered.connect(replies.append)
        return at, replies

    yield with_worker
    for at in made:
        at.stop()


def hint(position: str) -> HintQuestion:
    return HintQuestion(position)


def test_the_real_process_answers_and_is_kept_for_the_next_question(qtbot: QtBot) -> None:
    at = SolverDesk()
    replies: list[Reply] = []
    at.answered.connect(replies.append)
    number = at.ask(hint(NEARLY))
    assert at.process_id == 0  # nothing is started while the asker still works
    qtbot.waitUntil(lambda: len(replies) == 1)
    assert replies == [Reply(number, hint(NEARLY), HintAnswer("T2x6>T1", "finishes_run"))]
    first = at.process_id
    at.ask(SolveQuestion(NEARLY))
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert isinstance(replies[1].answer, SolveAnswer)
    assert at.process_id == first
    at.stop()
    assert at.process_id == 0


def test_questions_are_answered_in_the_order_they_were_asked(make: Make, qtbot: QtBot) -> None:
    at, replies = make("obeys")
    numbers = [at.ask(hint(f"quick {number}")) for number in range(4)]
    assert at.waiting == 4
    qtbot.waitUntil(lambda: len(replies) == 4)
    assert [reply.number for reply in replies] == numbers
    assert [reply.answer for reply in replies] == [DEAL] * 4


@pytest.mark.parametrize("how", ["obeys", "deaf"])
def test_a_cancelled_question_is_never_answered_and_holds_nothing_up(
    how: str, make: Make, qtbot: QtBot
) -> None:
    at, replies = make(how)
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: len(replies) == 1)
    first = at.process_id
    slow, waits, quick = at.ask(hint("slow")), at.ask(hint("slow")), at.ask(hint("quick"))
    qtbot.waitUntil(lambda: at.waiting == 3 and at._under_way is not None)
    at.cancel(waits)
    at.cancel(slow)
    at.cancel(slow)
    assert at.waiting == 1
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert [reply.number for reply in replies] == [1, quick]
    assert (at.process_id == first) is (how == "obeys")  # one that does not stop is ended


def test_a_process_has_less_than_a_tenth_of_a_second_to_stop() -> None:
    assert 0 < desks._GRACE < 0.1


def test_a_question_that_the_process_dies_over_has_failed_and_the_next_gets_another_one(
    make: Make, qtbot: QtBot
) -> None:
    at, replies = make("obeys")
    for position in ("dies", "quick", "babbles", "quick", "says-another-thing", "quick"):
        at.ask(hint(position))
    qtbot.waitUntil(lambda: len(replies) == 6)
    assert [reply.number for reply in replies] == [1, 2, 3, 4, 5, 6]
    assert [isinstance(reply.answer, Failed) for reply in replies] == [True, False] * 3


def test_a_killed_process_is_no_end_either(make: Make, qtbot: QtBot) -> None:
    at, replies = make("deaf")
    at.ask(hint("slow"))
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: at._under_way is not None)
    assert at._process is not None
    at._process.kill()
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert replies[0].answer == Failed(desks.CRASHED)
    assert replies[1].answer == DEAL


def test_one_that_answers_too_late_is_ended(make: Make, qtbot: QtBot) -> None:
    at, replies = make("deaf")
    at.ask(hint("slow"))
    qtbot.waitUntil(lambda: at._under_way is not None)
    assert at._clock.isActive()
    at._clock.timeout.emit()
    assert [reply.answer for reply in replies] == [Failed(desks.TOO_LONG)]
    assert at.process_id == 0


def test_a_process_that_never_starts_is_tried_twice_and_again_when_asked_again(
    make: Make, qtbot: QtBot
) -> None:
    for at, replies in (make("never-starts"), _of_no_program()):
        at.ask(hint("quick"))
        at.ask(hint("quick"))
        qtbot.waitUntil(lambda replies=replies: len(replies) == 2)  # type: ignore[misc] # a lambda
        assert [reply.answer for reply in replies] == [Failed(desks.NO_PROCESS)] * 2
        at.ask(hint("quick"))
        qtbot.waitUntil(lambda replies=replies: len(replies) == 3)  # type: ignore[misc] # as above
        at.stop()


def _of_no_program() -> tuple[SolverDesk, list[Reply]]:
    at = SolverDesk(program=("/no/such/program",))
    replies: list[Reply] = []
    at.answered.connect(replies.append)
    return at, replies


def test_who_hears_an_answer_may_ask_cancel_and_stop(make: Make, qtbot: QtBot) -> None:
    at, replies = make("obeys")

    def go_on(reply: Reply) -> None:
        if reply.number == 1:
            at.cancel(2)
            at.ask(hint("quick"))
        elif reply.number == 3:
            at.stop()

    at.answered.connect(go_on)
    at.ask(hint("quick"))
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: len(replies) == 2 and at.process_id == 0)
    assert [reply.number for reply in replies] == [1, 3]
    assert at.waiting == 0
    at.ask(hint("quick"))  # asking again starts anew
    qtbot.waitUntil(lambda: len(replies) == 3)


def test_stopping_and_cancelling_everything_answers_nothing(make: Make, qtbot: QtBot) -> None:
    at, replies = make("obeys")
    at.cancel(17)
    at.cancel_all()
    for _ in range(2):
        at.ask(hint("slow"))
        at.ask(hint("quick"))
        qtbot.waitUntil(lambda: at._under_way is not None)
        at.cancel_all()
        assert at.waiting == 0
    at.ask(hint("slow"))
    at.stop()
    at.stop()
    QCoreApplication.processEvents()
    assert (at.process_id, at.waiting, replies) == (0, 0, [])


def test_after_a_change_of_plugins_another_process_is_asked(make: Make, qtbot: QtBot) -> None:
    at, replies = make("obeys")
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: len(replies) == 1)
    first = at.process_id
    at.renew()
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert at.process_id not in (0, first)


def test_nobody_waits_for_a_process_that_has_nothing_to_do(make: Make, qtbot: QtBot) -> None:
    at, replies = make("obeys")
    at.ask(hint("quick"))
    qtbot.waitUntil(lambda: len(replies) == 1 and at._idle.isActive())
    at._idle.timeout.emit()
    assert at.process_id == 0


def test_the_program_has_two_desks_that_end_with_its_last_window(qtbot: QtBot) -> None:
    near, far = desks.desk(), desks.desk(background=True)
    assert near is desks.desk()
    assert far is desks.desk(background=True)
    assert near is not far
    assert far._program == (*near._program, "--background")
    replies: list[Reply] = []
    near.answered.connect(replies.append)
    near.ask(hint(NEARLY))
    qtbot.waitUntil(lambda: len(replies) == 1)
    desks.renew_all()
    application = QCoreApplication.instance()
    assert application is not None
    application.lastWindowClosed.emit()  # type: ignore[attr-defined] # it is one with windows
    assert near.process_id == 0


@pytest.mark.parametrize("how", ["obeys", "deaf"])
def test_a_search_for_deals_waits_for_what_is_asked_of_the_table_and_is_made_afterwards(
    how: str, make: Make, qtbot: QtBot
) -> None:
    at, replies = make(how)
    deal = at.ask(DealQuestion("spider", 1, "classic", first=5, seconds=60))
    qtbot.waitUntil(lambda: at._under_way is not None)
    other = at.ask(DealQuestion("spider", 1, "classic", first=6, seconds=60))
    quick = [at.ask(hint("quick")), at.ask(hint("quick"))]
    assert at.waiting == 4
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert [reply.number for reply in replies] == quick
    qtbot.waitUntil(lambda: at._under_way is not None)
    assert at._under_way is not None
    assert at._under_way[0] == deal  # it keeps its place before the other one
    at.ask(hint("quick"))
    at.cancel(deal)  # one that was put off can be cancelled like any other
    at.cancel(other)
    qtbot.waitUntil(lambda: len(replies) == 3)
    assert at.waiting == 0
    assert isinstance(replies[2].answer, HintAnswer)


def test_nothing_of_the_folder_that_the_player_stands_in_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "json.py").write_text("open('run', 'w').close()\nraise SystemExit(1)\n")
    monkeypatch.chdir(tmp_path)
    at = SolverDesk()
    replies: list[Reply] = []
    at.answered.connect(replies.append)
    at.ask(hint(NEARLY))
    qtbot.waitUntil(lambda: len(replies) == 1)
    at.stop()
    assert replies[0].answer == HintAnswer("T2x6>T1", "finishes_run")
    assert not (tmp_path / "run").exists()
