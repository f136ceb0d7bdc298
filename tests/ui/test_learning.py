"""The learning path in the window: games of it are games like any other, and lead on."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from spider_qt.engine.game import Outcome
from spider_qt.learning.path import PATH
from spider_qt.learning.progress import Progress, Reached
from spider_qt.ui.dialogs.dialog import Dialog
from spider_qt.ui.dialogs.learning import LearningDialog
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.learning import LearningDesk
from spider_qt.ui.message_strip import Kind
from spider_qt.ui.messages import Parting
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.spoken import spot_words
from tests.learning.helpers import after, line
from tests.ui.conftest import WindowBench
from tests.ui.lessons import buttons, kept, opened, path_of, play_line, press, texts, win
from tests.ui.solving.oracle import HARMLESS, SPOIL, SPOILABLE
from tests.ui.solving.test_knowledge import play, table
from tests.ui.test_fit import cut, mnemonics

FIRST, SECOND, CAREFUL = PATH[:3]
Make = Callable[[], WindowBench]


@pytest.fixture
def path(bench: WindowBench) -> LearningDesk:
    """The path beside the table of a bench."""
    return path_of(bench)


def test_the_path_lists_every_step_with_its_state_in_words(
    bench: WindowBench, path: LearningDesk
) -> None:
    dialog = opened(bench)
    rows = texts(dialog.steps)
    assert len(rows) == len(PATH)
    assert rows[0] == "1. One suit, cards in sight\nYour next step"
    assert rows[-1] == "9. Four suits, Classic\nLater"
    spoken = texts(dialog.steps, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken[0] == "1. One suit, cards in sight; Your next step"
    assert dialog.lesson is FIRST
    goals = texts(dialog.goals, Qt.ItemDataRole.AccessibleTextRole)
    assert goals[1] == "Empty a column (still open)"
    assert len(goals) == len(FIRST.goals)


def test_every_step_says_what_it_teaches_and_asks_for(
    bench: WindowBench, path: LearningDesk
) -> None:
    dialog = opened(bench)
    seen = set()
    for lesson in PATH:
        dialog.select(lesson)
        assert dialog._facts.text().startswith(("Spider, ", "Open Spider, "))
        assert ("in sight" in dialog._facts.text()) is lesson.open_handed
        assert ("3 moves can be undone" in dialog._facts.text()) is (lesson.undo_limit == 3)
        assert dialog.goals.count() == len(lesson.goals)
        seen.add(dialog._teaches.text())
    assert len(seen) == len(PATH)


def test_playing_deals_the_first_deal_of_the_step_as_a_game_like_any_other(
    bench: WindowBench, path: LearningDesk
) -> None:
    opened(bench).accept()
    session = bench.controller.session
    assert (session.variant.id, session.variant.suits) == (FIRST.game, FIRST.suits)
    assert session.number == FIRST.deals[0]
    assert session.undo_limit is None
    assert session.id in bench.journal.read_text("utf-8")
    assert kept(bench).lesson_of(session) is FIRST
    assert bench.window.strip.text.startswith("Goals of step 1: Make a group of 6 cards")
    assert bench.window.windowTitle().startswith("Open Spider, 1 suit")


def test_a_step_is_chosen_and_played_by_keys_alone(bench: WindowBench, path: LearningDesk) -> None:
    bench.press("Ctrl+Shift+L")
    dialog = bench.dialog("learning")
    assert isinstance(dialog, LearningDialog)
    bench.bot.waitUntil(dialog.steps.hasFocus)
    bench.press("Down", dialog.steps)
    bench.press("Return", dialog.steps)
    assert bench.controller.session.number == SECOND.deals[0]
    assert kept(bench).of(SECOND).begun == 1


def test_a_double_click_on_a_step_plays_it_once(bench: WindowBench, path: LearningDesk) -> None:
    dialog = opened(bench)
    place = dialog.steps.visualItemRect(dialog.steps.item(1)).center()
    view = dialog.steps.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=place)
    assert kept(bench).of(SECOND).begun == 1


def test_a_goal_is_told_when_it_is_reached_and_only_once(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    said = play_line(bench, FIRST, last=60)
    told = [text for text in said if text.startswith("Goal reached")]
    assert any("Empty a column" in text for text in told)
    assert sum("Empty a column" in text for text in told) == 1
    reached = kept(bench).of(FIRST).goals
    for _ in range(60):
        bench.controller.undo()
    assert kept(bench).of(FIRST).goals == reached


def test_a_win_offers_the_next_step_and_its_button_deals_it(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    win(bench, FIRST)
    assert kept(bench).passed(FIRST)
    notice = bench.window.strip.notice
    assert notice is not None
    assert notice.kind is Kind.WON
    assert bench.window.strip.text.endswith("Step 1 of the learning path is passed.")
    press(bench, "Next step")
    session = bench.controller.session
    assert (session.variant.id, session.number) == (SECOND.game, SECOND.deals[0])
    assert kept(bench).lesson_of(session) is SECOND


def test_a_win_without_all_goals_offers_another_deal_of_the_step(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(PATH[5])  # asks for a win without a hint, too
    bench.controller.start(bench.controller.session.hint(), Parting.GIVEN_UP)
    win(bench, PATH[5])
    assert "Another win leads on to the next step." in bench.window.strip.text
    press(bench, "Another deal")
    assert bench.controller.session.number == PATH[5].deals[1]


def test_a_win_with_help_that_looked_at_hidden_cards_does_not_count_and_that_is_said(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    bench.controller.start(bench.controller.session.hint(opened=True), Parting.GIVEN_UP)
    win(bench, FIRST)
    assert "does not count on the path" in bench.window.strip.text
    assert kept(bench).of(FIRST).wins == frozenset()
    press(bench, "Another deal")
    assert bench.controller.session.number == FIRST.deals[1]


def test_the_notice_of_a_win_speaks_the_language_of_now(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    win(bench, FIRST)
    bench.languages.use("de")
    QTest.qWait(0)
    assert "Schritt 1 des Lernpfads ist geschafft." in bench.window.strip.text
    assert "Nächster Schritt" in buttons(bench)


def test_the_last_step_ends_the_path(bench: WindowBench, path: LearningDesk) -> None:
    won_twice = Reached(wins=frozenset({"a", "b"}))
    steps = {lesson.id: won_twice for lesson in PATH[:-1]}
    path._keep(Progress({**steps, PATH[-1].id: Reached(wins=frozenset({"c"}))}))
    path.play(PATH[-1])
    win(bench, PATH[-1])
    assert kept(bench).following is None
    assert "the end of the path" in bench.window.strip.text
    press(bench, "Learning path")
    assert isinstance(bench.dialog("learning"), LearningDialog)


def test_undo_is_limited_as_the_step_says_or_more_strictly_as_the_player_does(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(CAREFUL)
    assert bench.controller.session.undo_limit == 3
    bench.store.change(undo_limit=1)
    path.play(CAREFUL)
    assert bench.controller.session.undo_limit == 1
    path.play(FIRST)
    assert bench.controller.session.undo_limit == 1


def test_an_open_hand_is_told_to_a_screen_reader_card_by_card(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    picture = bench.window.table.scene().picture  # type: ignore[attr-defined]
    layout = bench.controller.session.layout
    for column in layout.columns:
        for index in range(len(layout[column])):
            words = spot_words(picture, Spot(column, index))
            assert "face-down" not in words
            assert "of spades" in words


def test_a_skipped_step_is_passed_over_and_can_be_taken_up_again(
    bench: WindowBench, path: LearningDesk
) -> None:
    dialog = opened(bench)
    skip = dialog.findChild(QPushButton, "skip")
    assert skip is not None
    skip.click()
    assert texts(dialog.steps)[:2] == [
        "1. One suit, cards in sight\nSkipped",
        "2. One suit, cards hidden\nYour next step",
    ]
    assert dialog.lesson is FIRST
    assert kept(bench).following is SECOND
    assert skip.text() == "Take it &up again"
    skip.click()
    assert kept(bench).following is FIRST


def test_a_path_that_was_left_is_silent_but_forgets_nothing(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    dialog = opened(bench)
    leave = dialog.findChild(QPushButton, "leave")
    assert leave is not None
    leave.click()
    assert bench.dialogs() == []
    assert bench.window.strip.text.startswith("You have left the learning path.")
    said = win(bench, FIRST)
    assert not any("Goal" in text for text in said)
    assert "Next step" not in buttons(bench)
    assert kept(bench).passed(FIRST)
    assert not kept(bench).on
    path.play(SECOND)
    assert kept(bench).on


def test_a_game_in_progress_is_asked_about_first(bench: WindowBench, path: LearningDesk) -> None:
    bench.controller.request_deal()
    before = bench.controller.session
    path.play(FIRST)
    bench.dialog("leaving").reject()
    assert bench.controller.session is before
    assert kept(bench).games == {}
    path.play(FIRST)
    bench.dialog("leaving").accept()
    assert kept(bench).lesson_of(bench.controller.session) is FIRST


def test_a_game_of_the_path_that_was_kept_goes_on_and_counts(
    bench: WindowBench, path: LearningDesk
) -> None:
    path.play(FIRST)
    play_line(bench, FIRST, last=10)
    half = bench.controller.session
    bench.deal_medium()
    bench.window.starter.open(half)
    assert kept(bench).lesson_of(bench.controller.session) is FIRST
    before = kept(bench).of(FIRST).goals
    play_line(bench, FIRST, first=10, last=60)
    assert kept(bench).of(FIRST).goals > before


def test_the_next_start_goes_on_where_the_path_was(make_bench: Make) -> None:
    one = make_bench()
    one.deal_medium()
    path_of(one).play(FIRST)
    session = one.controller.session
    other = make_bench()
    other.store.change(language="en")
    path_of(other)
    other.controller.resume(session)
    said = play_line(other, FIRST, last=60)
    assert any(text.startswith("Goal reached") for text in said)
    assert kept(other).of(FIRST).goals


def test_a_win_over_which_the_program_was_ended_counts_at_the_next_start(
    make_bench: Make,
) -> None:
    one = make_bench()
    one.deal_medium()
    path_of(one).play(FIRST)
    session = one.controller.session
    other = make_bench()
    other.store.change(language="en")
    path_of(other)
    other.controller.resume(after(session, line(FIRST.id, FIRST.deals[0])))
    assert kept(other).passed(FIRST)
    assert other.window.strip.text.endswith("Step 1 of the learning path is passed.")


def test_games_that_are_not_of_the_path_make_no_file(
    bench: WindowBench, path: LearningDesk
) -> None:
    bench.controller.request_deal()
    bench.deal_medium()
    assert not bench.journal.with_name("learning.json").exists()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_text_of_the_path_is_cut_and_no_mnemonic_twice_in_any_language(
    bench: WindowBench, path: LearningDesk, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dialog, "room", lambda _: QSize(780, 560))
    bench.languages.use(code)
    dialog = opened(bench)
    for lesson in PATH:
        dialog.select(lesson)
        QApplication.processEvents()
        assert cut(dialog) == []
        assert dialog.goals.verticalScrollBar().maximum() == 0, texts(dialog.goals)
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    marks = mnemonics(labels + [button.text() for button in dialog.findChildren(QPushButton)])
    assert len(marks) == len(set(marks))
    assert (dialog.width() <= 780, dialog.height() <= 560) == (True, True)


def test_a_stuck_game_of_the_path_offers_another_deal_of_its_step(
    bench: WindowBench, path: LearningDesk
) -> None:
    opened(bench).accept()
    id_ = bench.controller.session.id
    bench.controller.start(replace(play(table(SPOILABLE), SPOIL), id=id_), Parting.GIVEN_UP)
    assert "Another deal" not in buttons(bench)
    bench.move(HARMLESS)
    assert bench.controller.session.outcome is Outcome.STUCK
    press(bench, "Another deal")
    asked = bench.dialog("leaving")
    asked.answered.emit(Parting.GIVEN_UP)  # type: ignore[attr-defined]  # a LeavingDialog
    assert bench.controller.session.number == FIRST.deals[1]
    assert kept(bench).lesson_of(bench.controller.session) is FIRST
    asked.close()
