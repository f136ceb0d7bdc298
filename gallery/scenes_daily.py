"""Scenes of the daily deals, on one date and with results that are made up, always the same."""

from datetime import date, timedelta
from random import Random
from typing import Final

from PySide6.QtWidgets import QWidget

from gallery.scene import DIALOGS, Scene, Show, deal, opened
from spider_qt.app.gui import Program
from spider_qt.deals.daily import Difficulty, shipped
from spider_qt.deals.daily_results import EndedGame, Results
from spider_qt.ui.dialogs.daily import DailyDialog

_TODAY: Final = date(2026, 11, 26)
_WINS: Final = {
    Difficulty.EASY: 0.9,
    Difficulty.MEDIUM: 0.75,
    Difficulty.HARD: 0.4,
    Difficulty.FIENDISH: 0.2,
}
"""How often each is won on the day."""


def _results(today: date) -> Results:
    """Games of the last two months: won on the day, won later, lost, or not played."""
    choice = Random(3)  # noqa: S311 - for pictures
    calendar = shipped()
    games: list[EndedGame] = []
    days = [today - timedelta(back) for back in range(60)]
    for day in days[1:]:
        for one in calendar.deals(day):
            luck = choice.random() / _WINS[one.difficulty]
            if luck < 1.4:
                later = timedelta(0 if luck < 1 else 1)
                games.append(EndedGame(one.code, day + later, luck < 1.2))
    deals = [one for day in days for one in calendar.deals(day)]
    begun = calendar.deal(today, Difficulty.HARD).code
    games.append(EndedGame(calendar.deal(today, Difficulty.EASY).code, today, won=True))
    return Results(deals, games, [begun])


def _daily(day: date, difficulty: Difficulty) -> Show:
    """Show the calendar with a day chosen."""

    def show(program: Program) -> QWidget:
        deal(program)
        dialog = DailyDialog(shipped(), _results, difficulty, lambda: _TODAY, program.window)
        dialog.open()
        dialog.month.choose(day)
        return opened(program)

    return show


SCENES: Final = (
    Scene("daily", DIALOGS, _daily(_TODAY, Difficulty.MEDIUM)),
    Scene("daily-to-come", DIALOGS, _daily(date(2026, 11, 28), Difficulty.EASY)),
)
