"""The calendar of the daily deals: keys, names, languages, and the date of now."""

from collections.abc import Iterator
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from spider_qt.deals.daily_results import Streak, streak_of
from spider_qt.engine.ending import State
from spider_qt.ui.daily import local_today
from spider_qt.ui.dialogs.dialog import Dialog
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.recording import record_of

from .conftest import WindowBench
from .daily_days import DAY, EASY, TODAY, Days, about, button, days_of, said_of
from .test_fit import cut


@pytest.fixture
def days(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Days:
    return days_of(bench, monkeypatch)


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


def test_tab_walks_from_the_months_over_the_days_and_deals_to_the_buttons(days: Days) -> None:
    dialog = days.open()
    dialog.activateWindow()
    days.bench.bot.waitUntil(dialog.isActiveWindow)
    passed = []
    widget: QWidget | None = dialog.month
    while widget is not None and widget not in passed:
        passed.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
    names = [one.objectName() for one in passed]
    texts = [one.text() for one in passed if isinstance(one, QPushButton)]
    assert widget is dialog.month
    assert names[:3] == ["daily_month", "daily_medium", "daily_play"]
    assert names[-1] == "daily_back"  # on is of no use in this month
    assert texts == ["&Play", "Close"]


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


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """A font half as large again."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(before.pointSizeF() * 1.5)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("large")
def test_nothing_is_cut_in_a_large_font(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dialog, "room", lambda _: QSize(1100, 820))
    days.bench.languages.use("de")
    dialog = days.open()
    QApplication.processEvents()
    assert cut(dialog) == []
    widest = max(
        dialog.month.fontMetrics().horizontalAdvance(str(number)) for number in range(1, 32)
    )
    assert dialog.month.columnWidth(0) > widest
    assert dialog.month.rowHeight(0) > dialog.month.fontMetrics().height()


def test_from_right_to_left_the_keys_and_buttons_are_mirrored(
    days: Days, qapp: QApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = days.open()
        QTest.keyClick(dialog.month, Qt.Key.Key_Right)
        assert dialog.month.day == TODAY - DAY
        back = dialog.findChild(QToolButton, "daily_back")
        assert isinstance(back, QToolButton)
        assert back.arrowType() is Qt.ArrowType.RightArrow
        dialog.grab()
        dialog.close()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


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
