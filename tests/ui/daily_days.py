"""A window with daily deals on a date that a test sets, and what is asked of it."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
)

from spider_qt.deals import daily
from spider_qt.deals.daily import DailyDeal, Difficulty, shipped
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import Move, Refusal, RunMove
from spider_qt.engine.session import Session
from spider_qt.solver.search import solve
from spider_qt.ui.actions import Command
from spider_qt.ui.daily import DailyDesk
from spider_qt.ui.dialogs.daily import DailyDialog
from spider_qt.ui.messages import MoveWish, Parting
from tests.storage.statistics_games import finished

from .conftest import SCHEMES, VARIANTS, WindowBench

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


def days_of(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Days:
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
