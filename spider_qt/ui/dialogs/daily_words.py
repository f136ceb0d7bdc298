"""Days, difficulties and standings of the daily deal in the player's words."""

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale

from spider_qt.deals.daily import Difficulty
from spider_qt.deals.daily_results import Standing
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import translate
from spider_qt.ui.names import suits_text

_DIFFICULTIES: Final = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("Daily", "Easy"),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP("Daily", "Medium"),
    Difficulty.HARD: QT_TRANSLATE_NOOP("Daily", "Hard"),
    Difficulty.FIENDISH: QT_TRANSLATE_NOOP("Daily", "Fiendish"),
}
_STANDINGS: Final = {
    Standing.WON: QT_TRANSLATE_NOOP("Daily", "won on the day"),
    Standing.WON_LATER: QT_TRANSLATE_NOOP("Daily", "won on another day"),
    Standing.WON_HELPED: QT_TRANSLATE_NOOP("Daily", "won with help"),
    Standing.BEGUN: QT_TRANSLATE_NOOP("Daily", "begun"),
    Standing.PLAYED: QT_TRANSLATE_NOOP("Daily", "played, not won"),
    Standing.OPEN: QT_TRANSLATE_NOOP("Daily", "not played yet"),
    Standing.MISSED: QT_TRANSLATE_NOOP("Daily", "not played"),
    Standing.TO_COME: QT_TRANSLATE_NOOP("Daily", "still to come"),
}


def difficulty_text(difficulty: Difficulty) -> str:
    """Return for instance "Easy"."""
    return translate("Daily", _DIFFICULTIES[difficulty])


def difficulty_with_suits(difficulty: Difficulty) -> str:
    """Return for instance "Easy, 1 suit"."""
    return f"{difficulty_text(difficulty)}, {suits_text(difficulty.suits)}"


def standing_text(standing: Standing) -> str:
    """Return for instance "won on the day"."""
    return translate("Daily", _STANDINGS[standing])


def day_text(day: date) -> str:
    """Return a date as the locale writes it in short, for instance "30/11/2026"."""
    return QLocale().toString(_qdate(day), QLocale.FormatType.ShortFormat)


def long_day_text(day: date) -> str:
    """Return a date in full, for instance "Monday, 30 November 2026"."""
    return QLocale().toString(_qdate(day), QLocale.FormatType.LongFormat)


def month_text(day: date) -> str:
    """Return the month of a date, for instance "November 2026"."""
    locale = QLocale()
    name = locale.standaloneMonthName(day.month, QLocale.FormatType.LongFormat)
    year = locale.toString(_qdate(day), "yyyy")
    return f"{locale.toUpper(name[:1])}{name[1:]} {year}"


def weekdays() -> tuple[int, ...]:
    """Return the days of a week, 1 is Monday, from the one on which the locale's begins."""
    first = QLocale().firstDayOfWeek().value
    return tuple((first - 1 + place) % 7 + 1 for place in range(7))


def weekday_text(weekday: int, *, short: bool) -> str:
    """Return the name of a day of the week, 1 is Monday."""
    style = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return QLocale().standaloneDayName(weekday, style)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
