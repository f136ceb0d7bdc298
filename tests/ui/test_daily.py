"""The daily deal in the window: chosen, named while it is played, won, and what can fail."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QRadioButton,
)

from spider_qt.deals import daily
from spider_qt.deals.daily import Difficulty, shipped
from spider_qt.deals.daily_results import Standing, Streak
from spider_qt.engine.moves import RunMove
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.daily import DailyDialog
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting

from .conftest import MEDIUM, WindowBench
from .daily_days import DAY, EASY, TODAY, Days, about, button, days_of, line_of, nearly_won, said_of


@pytest.fixture
def days(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Days:
    return days_of(bench, monkeypatch)


# Playing --------------------------------------------------------------------------


def test_a_key_opens_it_on_today_and_return_plays_that_deal(days: Days) -> None:
    days.bench.press("Ctrl+D")
    dialog = days.bench.dialog("daily")
    assert isinstance(dialog, DailyDialog)
    assert dialog.month.day == TODAY
    assert dialog.focusWidget() is dialog.month
    dialog.choice.choose(Difficulty.HARD)
    QTest.keyClick(dialog.month, Qt.Key.Key_Return)
    assert days.bench.controller.code == shipped().deal(TODAY, Difficulty.HARD).code
    assert days.bench.dialogs() == []


def test_the_game_on_the_table_says_that_it_is_the_daily_deal(days: Days) -> None:
    plain = days.bench.window.windowTitle()
    dialog = days.open()
    dialog.choice.choose(EASY)
    button(dialog, "daily_play").click()
    QApplication.processEvents()
    deal = days.desk.deal
    assert deal is not None
    assert (deal.day, deal.difficulty) == (TODAY, EASY)
    assert days.bench.window.strip.text == (
        "This is the daily deal of Monday, November 30, 2026: Easy."
    )
    assert days.bench.window.windowTitle() == "Daily deal 11/30/26 · Spider, 1 suit · Spider Qt"
    days.bench.languages.use("de")
    QApplication.processEvents()
    title = days.bench.window.windowTitle()
    assert title.count("·") == 2
    assert "30.11.26" in title
    days.bench.languages.use("en")
    days.bench.deal_medium()
    assert days.desk.deal is None
    assert days.bench.window.windowTitle() == plain


def test_a_typed_code_is_the_daily_deal_too(days: Days) -> None:
    deal = shipped().deal(TODAY - 40 * DAY, Difficulty.MEDIUM)
    wish = days.bench.controller.wish_of_code(deal.code.lower())
    days.bench.window.play(wish)
    assert days.desk.deal == deal
    days.bench.window.play(days.bench.controller.wish_of_code(deal.code.replace("S2C", "S2R")))
    assert days.desk.deal is None


def test_past_days_can_be_played_and_days_to_come_cannot_which_is_explained(days: Days) -> None:
    days.today = date(2026, 11, 12)
    dialog = days.open()
    dialog.month.choose(date(2026, 11, 13))
    assert not button(dialog, "daily_play").isEnabled()
    assert about(dialog) == "This day is still to come. Its deals can be played then."
    assert "still to come" in said_of(dialog, date(2026, 11, 13))
    QTest.keyClick(dialog.month, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.month.choose(date(2026, 3, 1))
    assert button(dialog, "daily_play").isEnabled()
    dialog.choice.choose(EASY)
    button(dialog, "daily_play").click()
    assert days.bench.controller.code == shipped().deal(date(2026, 3, 1), EASY).code


def test_beyond_the_list_it_says_that_nothing_is_proven(days: Days) -> None:
    days.today = date(2041, 5, 6)
    dialog = days.open()
    assert "not proven" in about(dialog)
    assert button(dialog, "daily_play").isEnabled()


def test_a_deal_that_was_begun_goes_on(days: Days) -> None:
    button(days.open(), "daily_play").click()
    days.bench.do(Command.DEAL)
    game = days.bench.controller.session
    days.bench.controller.new_game(NewGameWish("spider", 4, MEDIUM.rule, 9))  # which keeps it
    dialog = days.open()
    dialog.choice.choose(Difficulty.MEDIUM)
    assert dialog.choice.chosen is Difficulty.MEDIUM
    assert "Medium: begun" in said_of(dialog, TODAY)
    button(dialog, "daily_play").click()
    assert days.bench.controller.session.id == game.id
    assert days.bench.controller.session.journal == game.journal
    button(days.open(), "daily_play").click()  # it is on the table: nothing changes
    assert days.bench.controller.session.id == game.id


# Winning --------------------------------------------------------------------------


def test_a_win_on_the_day_says_the_streak(days: Days) -> None:
    days.won_before(TODAY - 3 * DAY, TODAY - 2 * DAY, TODAY - DAY)
    days.win(shipped().deal(TODAY, EASY))
    assert days.bench.window.strip.text == (
        "Daily deal won (Easy)! 4 days in a row; your best is 4."
    )
    dialog = days.open()
    assert "Easy: won on the day" in said_of(dialog, TODAY)
    row = dialog.findChild(QRadioButton, "daily_easy")
    assert row is not None
    assert row.accessibleDescription() == "won on the day. Streak: 4. Best: 4."


def test_a_past_day_won_later_is_marked_but_does_not_lengthen_the_streak(days: Days) -> None:
    days.won_before(TODAY - 3 * DAY, TODAY - DAY)
    days.win(shipped().deal(TODAY - 2 * DAY, EASY))
    said = days.bench.window.strip.text
    assert said.startswith("The daily deal of Saturday, November 28, 2026 is won (Easy).")
    assert "does not lengthen the streak" in said
    dialog = days.open()
    assert "Easy: won on another day" in said_of(dialog, TODAY - 2 * DAY)
    results = days.desk._results(TODAY)
    assert results.streaks(TODAY)[EASY] == Streak(1, 1)


def test_a_win_with_a_look_at_hidden_cards_does_not_lengthen_the_streak(days: Days) -> None:
    days.won_before(TODAY - DAY)
    deal = shipped().deal(TODAY, EASY)
    days.bench.controller.start(nearly_won(deal), Parting.GIVEN_UP)
    days.bench.controller.note_hint(opened=True)
    last = line_of(deal)[-1]
    assert isinstance(last, RunMove)
    days.bench.controller.request_move(MoveWish(last))
    said = days.bench.window.strip.text
    assert said.startswith("The daily deal of Monday, November 30, 2026 is won (Easy).")
    assert "help looked at hidden cards" in said
    assert "Easy: won with help" in said_of(days.open(), TODAY)
    assert days.desk._results(TODAY).streaks(TODAY)[EASY] == Streak(1, 1)


def test_a_game_that_is_won_after_midnight_was_won_on_another_day(days: Days) -> None:
    deal = shipped().deal(TODAY, EASY)
    days.bench.controller.start(nearly_won(deal), Parting.GIVEN_UP)
    days.today = TODAY + DAY
    last = line_of(deal)[-1]
    assert isinstance(last, RunMove)
    days.bench.controller.request_move(MoveWish(last))
    results = days.desk._results(days.today)
    assert results.standing(deal, days.today) is Standing.WON_LATER


def test_a_win_of_an_earlier_start_is_no_news(days: Days) -> None:
    days.win(shipped().deal(TODAY, EASY))
    days.bench.controller.resume(days.bench.controller.session)
    days.bench.controller.tell_end()
    assert days.bench.window.strip.text.startswith("Won!")


def test_another_game_that_is_won_says_nothing_of_a_streak(days: Days) -> None:
    days.bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    days.bench.move("T2>T1")
    assert days.bench.window.strip.text.startswith("Won!")


# Faults ---------------------------------------------------------------------------


def test_statistics_that_cannot_be_read_are_told_and_the_deal_can_be_played(days: Days) -> None:
    path = days.bench.recorder.store.path
    path.mkdir()
    dialog = days.open()
    assert about(dialog).startswith("What was won cannot be read (")
    assert str(path) in about(dialog)
    assert said_of(dialog, TODAY) == "Monday, November 30, 2026 (today)"
    button(dialog, "daily_play").click()
    assert days.desk.deal is not None
    path.rmdir()


def test_a_damaged_list_is_told_and_the_game_goes_on(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged() -> object:
        raise ValueError("damaged")

    monkeypatch.setattr(daily, "shipped", damaged)
    days.bench.do(Command.DAILY)
    assert days.bench.dialogs() == []
    assert "install the program again" in days.bench.window.strip.text
    days.bench.deal_medium()
    assert days.desk.deal is None
