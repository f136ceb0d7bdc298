"""The daily deal in the window: chosen from the calendar, named while it is played, won."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
)

from spider_qt.deals import daily
from spider_qt.deals.daily import DailyDeal, Difficulty, shipped
from spider_qt.deals.daily_results import Standing, Streak, streak_of
from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.moves import Move, Refusal, RunMove
from spider_qt.engine.session import Session
from spider_qt.solver.search import solve
from spider_qt.ui.actions import Command
from spider_qt.ui.daily import DailyDesk, local_today
from spider_qt.ui.dialogs.daily import DailyDialog
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting
from spider_qt.ui.recording import record_of
from tests.storage.statistics_games import finished

from .conftest import MEDIUM, SCHEMES, VARIANTS, WindowBench
from .test_fit import cut

TODAY = date(2026, 11, 30)
DAY = timedelta(1)
EASY = Difficulty.EASY


@dataclass
class Days:
    """A window with daily deals, on a date that a test sets."""

    bench: WindowBench
    desk: DailyDesk
    today: date = TODAY

    def now(self) -> datetime:
        return datetime(
            self.today.year, self.today.month, self.today.day, 12, tzinfo=ZoneInfo("UTC")
        )

    def open(self) -> DailyDialog:
        self.bench.do(Command.DAILY)
        found = self.bench.dialog("daily")
        assert isinstance(found, DailyDialog)
        return found

    def won_before(self, *days: date, late: bool = False) -> None:
        """Count wins of the easy deals of some days, on the day or the day after."""
        for number, day in enumerate(days, start=1000 + len(self.bench.recorder.store.games())):
            code = shipped().deal(day, EASY).code
            ended = (day + DAY * late).isoformat()
            self.bench.recorder.store.record(finished(number, code=code, day=ended))

    def win(self, deal: DailyDeal) -> None:
        """Play all but the last move unseen, and that one on the table."""
        *_, last = line_of(deal)
        self.bench.controller.start(nearly_won(deal), Parting.GIVEN_UP)
        assert isinstance(last, RunMove)
        self.bench.controller.request_move(MoveWish(last))


@cache
def line_of(deal: DailyDeal) -> tuple[Move, ...]:
    variant = VARIANTS["spider"].configured(deal.difficulty.suits, daily.RULE)
    moves = solve(variant, variant.deal(deal.number)).moves
    assert moves
    return moves


def nearly_won(deal: DailyDeal) -> Session:
    variant = VARIANTS["spider"].configured(deal.difficulty.suits, daily.RULE)
    game = sessions.deal(variant, SCHEMES["standard"], deal.number, None, f"{deal.number:032x}")
    for second, move in enumerate(line_of(deal)[:-1]):
        advance = game.play(move, float(second))
        assert not isinstance(advance, Refusal)
        game = advance.session
    return game


@pytest.fixture
def days(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Days:
    made: list[Days] = []
    desk = DailyDesk(
        bench.controller,
        lambda: bench.recorder.store,
        bench.keeper,
        bench.window,
        lambda: made[0].today,
    )
    made.append(Days(bench, desk))
    monkeypatch.setattr(bench.recorder, "_now", made[0].now)
    return made[0]


def button(dialog: DailyDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def about(dialog: DailyDialog) -> str:
    found = dialog.findChild(QLabel, "daily_about")
    assert isinstance(found, QLabel)
    return found.text()


def said_of(dialog: DailyDialog, day: date) -> str:
    """What a screen reader hears of a day's cell."""
    table = QAccessible.queryAccessibleInterface(dialog.month)
    assert table is not None
    cells = [table.child(place) for place in range(table.childCount())]
    names = [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]
    written = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
    (name,) = [name for name in names if name.startswith(written)]
    return name


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


def test_a_game_that_is_won_after_midnight_was_won_on_another_day(days: Days) -> None:
    deal = shipped().deal(TODAY, EASY)
    days.bench.controller.start(nearly_won(deal), Parting.GIVEN_UP)
    days.today = TODAY + DAY
    last = line_of(deal)[-1]
    assert isinstance(last, RunMove)
    days.bench.controller.request_move(MoveWish(last))
    results = days.desk._results(days.today)
    assert results.standing(deal, days.today) is Standing.WON_LATER


def test_another_game_that_is_won_says_nothing_of_a_streak(days: Days) -> None:
    days.bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    days.bench.move("T2>T1")
    assert days.bench.window.strip.text.startswith("Won!")


# The calendar ---------------------------------------------------------------------


def test_the_keys_walk_over_days_and_months_within_what_can_be_chosen(days: Days) -> None:
    month = days.open().month
    for key, day in (
        (Qt.Key.Key_Left, date(2026, 11, 29)),
        (Qt.Key.Key_Up, date(2026, 11, 22)),
        (Qt.Key.Key_PageUp, date(2026, 10, 22)),
        (Qt.Key.Key_Down, date(2026, 10, 29)),
        (Qt.Key.Key_Down, date(2026, 11, 5)),
        (Qt.Key.Key_Home, TODAY),
        (Qt.Key.Key_Right, TODAY),
        (Qt.Key.Key_PageDown, TODAY),
    ):
        QTest.keyClick(month, key)
        assert month.day == day
    month.choose(date.min)
    assert month.day == date(2025, 11, 29)  # a year and a day: more than the list asks
    QTest.keyClick(month, Qt.Key.Key_Left)
    assert month.day == date(2025, 11, 29)
    month.choose(date.max)
    assert month.day == TODAY


def test_the_buttons_go_through_the_months_and_stop_at_the_ends(days: Days) -> None:
    dialog = days.open()
    back, on = (dialog.findChild(QToolButton, f"daily_{name}") for name in ("back", "on"))
    assert isinstance(back, QToolButton)
    assert isinstance(on, QToolButton)
    assert (back.accessibleName(), on.accessibleName()) == ("Previous month", "Next month")
    assert (back.isEnabled(), on.isEnabled()) == (True, False)
    back.click()
    assert dialog.month.day == date(2026, 10, 30)
    assert on.isEnabled()
    while back.isEnabled():
        back.click()
    assert dialog.month.day.replace(day=1) == date(2025, 11, 1)


def test_every_day_has_a_name_that_says_how_its_deals_stand(days: Days) -> None:
    days.won_before(TODAY - DAY)
    days.won_before(TODAY - 5 * DAY, late=True)
    dialog = days.open()
    assert said_of(dialog, TODAY) == (
        "Monday, November 30, 2026 (today). Easy: not played yet. Medium: not played yet. "
        "Hard: not played yet. Fiendish: not played yet"
    )
    assert said_of(dialog, TODAY - DAY).startswith(
        "Sunday, November 29, 2026. Easy: won on the day. Medium: not played."
    )
    assert "Easy: won on another day" in said_of(dialog, TODAY - 5 * DAY)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_each_language_writes_its_dates_and_begins_its_weeks(days: Days, code: str) -> None:
    dialog = days.open()
    days.bench.languages.use(code)
    for _ in range(4):
        QApplication.processEvents()
    locale = QLocale()
    first = dialog.month.horizontalHeaderItem(0)
    assert first is not None
    assert first.text() == locale.standaloneDayName(
        locale.firstDayOfWeek().value, QLocale.FormatType.ShortFormat
    )
    heading = dialog.findChild(QLabel, "daily_heading")
    assert isinstance(heading, QLabel)
    written = locale.toString(QDate(2026, 11, 30), QLocale.FormatType.LongFormat)
    assert heading.text() == written
    for day in (date(2026, 11, 1), TODAY):  # each stands below its weekday
        dialog.month.choose(day)
        column = dialog.month.currentColumn()
        head = dialog.month.horizontalHeaderItem(column)
        assert head is not None
        assert head.text() == locale.standaloneDayName(
            day.isoweekday(), QLocale.FormatType.ShortFormat
        )
    assert cut(dialog) == []
    for area in dialog.findChildren(QScrollArea):  # it fits on a screen of 800 by 600
        assert area.horizontalScrollBar().maximum() == area.verticalScrollBar().maximum() == 0


# The date of now ------------------------------------------------------------------


def test_past_midnight_the_calendar_follows_the_date(days: Days) -> None:
    dialog = days.open()
    days.today = TODAY + DAY
    dialog._timer.timeout.emit()
    assert dialog.month.day == date(2026, 12, 1)
    assert "(today)" in said_of(dialog, date(2026, 12, 1))
    dialog.month.choose(TODAY)
    assert "Easy: not played." in said_of(dialog, TODAY)
    days.today += DAY
    dialog._timer.timeout.emit()
    assert dialog.month.day == TODAY  # the player looked at another day: it stays
    assert dialog._timer.isActive()
    dialog.close()


def test_a_clock_that_is_set_back_shows_the_date_of_now(days: Days) -> None:
    days.won_before(TODAY - DAY, TODAY)
    dialog = days.open()
    days.today = date(2026, 11, 10)
    dialog.activateWindow()
    days.bench.bot.waitUntil(dialog.isActiveWindow)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.ActivationChange))  # as after a sleep
    assert dialog.month.day == date(2026, 11, 10)
    dialog.month.choose(TODAY)
    assert not button(dialog, "daily_play").isEnabled()
    assert said_of(dialog, TODAY) == "Monday, November 30, 2026. still to come"
    days.today = date(2019, 7, 1)  # long before there were any
    dialog.follow()
    dialog.month.choose(days.today)
    assert "not proven" in about(dialog)
    assert button(dialog, "daily_play").isEnabled()
    days.today = TODAY
    dialog.follow()
    dialog.month.choose(TODAY)
    assert "Easy: won on the day" in said_of(dialog, TODAY)  # nothing was forgotten
    assert days.desk._results(TODAY).streaks(TODAY)[EASY] == Streak(2, 2)


def test_today_is_the_date_of_the_time_zone_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    for zone in ("Pacific/Kiritimati", "Etc/GMT+12", "Pacific/Kiritimati"):
        monkeypatch.setenv("TZ", zone)
        before, found = datetime.now(ZoneInfo(zone)).date(), local_today()
        assert before <= found <= datetime.now(ZoneInfo(zone)).date()
    monkeypatch.undo()
    local_today()


@pytest.mark.parametrize(
    ("zone", "night"),
    [
        ("Europe/Berlin", date(2026, 10, 25)),  # 25 hours
        ("Europe/Berlin", date(2026, 3, 29)),  # 23 hours
        ("Africa/Cairo", date(2026, 4, 24)),  # there is no midnight
    ],
)
def test_a_change_of_the_clocks_breaks_no_streak(
    bench: WindowBench, zone: str, night: date
) -> None:
    place = ZoneInfo(zone)
    moments = [
        datetime(day.year, day.month, day.day, *clock, tzinfo=place)
        for day in (night - DAY, night, night + DAY)
        for clock in ((1, 5), (23, 59))
    ]
    won = [record_of(bench.controller.session, State.WON, moment).day for moment in moments]
    assert streak_of(map(date.fromisoformat, won), night + DAY) == Streak(3, 3)


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
