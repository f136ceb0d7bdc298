"""The learning path where it is offered, where something goes wrong, and where deals are short."""

from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtCore import QObject, Signal

from spider_qt.learning.path import PATH, Lesson
from spider_qt.solver.questions import DealAnswer, DealQuestion, Failed
from spider_qt.solver.search import Limits, Verdict, solve
from spider_qt.storage.files import Files, StorageError
from spider_qt.ui import learning_deals
from spider_qt.ui.learning import LearningDesk
from spider_qt.ui.message_strip import Kind
from spider_qt.ui.solving.desk import Reply
from tests.ui.conftest import WindowBench
from tests.ui.lessons import kept, opened, path_of, press

FIRST, SECOND = PATH[:2]


@pytest.fixture
def path(bench: WindowBench) -> LearningDesk:
    """The path beside the table of a bench."""
    return path_of(bench)


# The offer -------------------------------------------------------------------------


def test_a_new_player_is_offered_the_path_once(bench: WindowBench) -> None:
    path_of(bench, is_new=True).offer()
    notice = bench.window.strip.notice
    assert notice is not None
    assert notice.kind is Kind.OFFER
    assert bench.dialogs() == []
    press(bench, "No, thanks")
    assert bench.window.strip.notice is None
    path_of(bench, is_new=True).offer()
    assert bench.window.strip.notice is None
    assert kept(bench).offered


def test_playing_on_is_an_answer_to_the_offer(bench: WindowBench) -> None:
    path_of(bench, is_new=True).offer()
    bench.controller.request_deal()
    assert bench.window.strip.notice is None


def test_the_offer_opens_the_path(bench: WindowBench) -> None:
    path_of(bench, is_new=True).offer()
    press(bench, "Learning path")
    assert bench.window.strip.notice is None
    bench.dialog("learning").reject()


def test_who_has_played_before_is_offered_nothing(bench: WindowBench) -> None:
    path_of(bench).offer()
    assert bench.window.strip.notice is None
    assert not bench.journal.with_name("learning.json").exists()


# What goes wrong -------------------------------------------------------------------


def test_a_damaged_file_is_told_with_where_it_was_kept(
    bench: WindowBench, path: LearningDesk
) -> None:
    bench.journal.with_name("learning.json").write_text("{", "ascii")
    opened(bench)
    assert "is damaged (line 1)" in bench.window.strip.text
    press(bench, "All right")
    assert "learning.damaged-1.json" in bench.window.strip.text


def test_a_progress_that_cannot_be_saved_is_told_and_holds(
    bench: WindowBench, path: LearningDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: Path, data: bytes, files: Files) -> None:
        raise StorageError(file, "disk full")

    monkeypatch.setattr("spider_qt.storage.learning.write_atomic", broken)
    path.play(FIRST)
    assert bench.controller.session.number == FIRST.deals[0]
    bench.window.strip._timer.timeout.emit()
    assert "cannot be saved (disk full)" in bench.window.strip.text
    assert path._store.progress.lesson_of(bench.controller.session) is FIRST


def test_a_step_whose_game_is_missing_cannot_be_played(
    bench: WindowBench, path: LearningDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = bench.controller.games
    without = {id_: game for id_, game in games.variants.items() if id_ != "open-spider"}
    monkeypatch.setattr(type(games), "variants", MappingProxyType(without))
    dialog = opened(bench)
    assert dialog._facts.text() == "The game of this step is not installed."
    assert not dialog._play.isEnabled()
    dialog.select(SECOND)
    assert dialog._play.isEnabled()


# Deals that are looked for ---------------------------------------------------------


class FakeDesk(QObject):
    """Takes questions and answers when a test says so."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[DealQuestion] = []

    def ask(self, question: DealQuestion) -> int:
        self.questions.append(question)
        return len(self.questions)

    def answer(self, answer: DealAnswer | Failed) -> None:
        number = len(self.questions)
        self.answered.emit(Reply(number, self.questions[-1], answer))


@pytest.fixture
def desks(monkeypatch: pytest.MonkeyPatch) -> dict[bool, FakeDesk]:
    made = {False: FakeDesk(), True: FakeDesk()}
    monkeypatch.setattr(learning_deals, "desk", made.__getitem__)
    return made


def used_up(path: LearningDesk, lesson: Lesson) -> None:
    """Let a step have dealt all deals of its own."""
    progress = path._store.progress
    for number in range(len(lesson.deals)):
        progress = progress.began(lesson, f"before-{number}")
    path._keep(progress)


def test_after_its_own_deals_a_step_looks_for_one_that_can_be_won(
    bench: WindowBench, path: LearningDesk, desks: dict[bool, FakeDesk]
) -> None:
    used_up(path, SECOND)
    path.play(SECOND)
    assert bench.window.strip.text == "Looking for a deal that can be won…"
    question = desks[False].questions[0]
    assert (question.game, question.suits, question.rule) == ("spider", 1, "classic")
    desks[False].answer(DealAnswer(4711))
    assert bench.controller.session.number == 4711
    assert kept(bench).lesson_of(bench.controller.session) is SECOND


def test_the_deal_after_that_is_found_in_advance_and_begins_at_once(
    bench: WindowBench, path: LearningDesk, desks: dict[bool, FakeDesk]
) -> None:
    used_up(path, SECOND)
    path.play(SECOND)
    desks[False].answer(DealAnswer(4711))
    assert len(desks[True].questions) == 1
    desks[True].answer(DealAnswer(4712))
    path.play(SECOND)
    assert bench.controller.session.number == 4712
    assert len(desks[False].questions) == 1


@pytest.mark.parametrize("answer", [DealAnswer(None), Failed("it broke")])
def test_where_none_is_found_any_deal_comes_and_that_is_said(
    bench: WindowBench,
    path: LearningDesk,
    desks: dict[bool, FakeDesk],
    answer: DealAnswer | Failed,
) -> None:
    used_up(path, SECOND)
    path.play(SECOND)
    desks[False].answer(answer)
    assert kept(bench).lesson_of(bench.controller.session) is SECOND
    assert bench.window.strip.text.startswith("No deal was found in time")


def test_who_plays_something_else_meanwhile_is_not_interrupted(
    bench: WindowBench, path: LearningDesk, desks: dict[bool, FakeDesk]
) -> None:
    used_up(path, SECOND)
    path.play(SECOND)
    bench.deal_medium()
    before = bench.controller.session
    desks[False].answer(DealAnswer(4711))
    assert bench.controller.session is before
    path.play(SECOND)
    assert bench.controller.session.number == 4711


def test_the_solver_beside_the_game_finds_a_deal_that_is_won(
    bench: WindowBench, path: LearningDesk
) -> None:
    used_up(path, SECOND)
    path.play(SECOND)
    bench.bot.waitUntil(lambda: bench.controller.session.variant.suits == 1, timeout=30_000)
    session = bench.controller.session
    assert session.number not in SECOND.deals
    answer = solve(session.variant, session.layout, Limits(seconds=60))
    assert answer.verdict is Verdict.WINNABLE
