"""What the tests of the statistics dialog share: finished games, and the open dialog."""

from datetime import date
from typing import Final

from PySide6.QtWidgets import QPushButton

from spider_qt.storage.statistics import GameRecord, StatisticsStore, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.statistics import StatisticsDialog

from .conftest import WindowBench

TODAY: Final = date.today()


def finished(number: int, status: Status = Status.WON, **values: object) -> GameRecord:
    day = str(values.get("day", TODAY.isoformat()))
    plain: dict[str, object] = {
        "id": f"{number:032x}",
        "variant": "spider",
        "suits": 2,
        "rule": "classic",
        "scoring": "standard",
        "undo_limit": None,
        "status": status,
        "code": "SP1-S2C-AAAAAAD",
        "day": day,
        "ended": f"{day}T21:05:09+01:00",
        "seconds": 60.0,
        "moves": 100,
        "score": 500,
        "deals": 5,
        "runs": 8,
        "undos": 3,
        "hints": 0,
    }
    return GameRecord(**{**plain, **values})  # type: ignore[arg-type] # each is of its field's type


def opened(bench: WindowBench) -> StatisticsDialog:
    bench.do(Command.STATISTICS)
    dialog = bench.dialog("statistics")
    assert isinstance(dialog, StatisticsDialog)
    return dialog


def figures(bench: WindowBench) -> dict[str, str]:
    return opened(bench).figures.figures()


def button(dialog: StatisticsDialog, text: str) -> QPushButton:
    found = [b for b in dialog.findChildren(QPushButton) if b.text() == text]
    assert len(found) == 1
    return found[0]


def three_games(bench: WindowBench) -> StatisticsStore:
    """Count one won and one lost game of two suits, and one won of four."""
    made = bench.recorder.store
    made.record(finished(1, Status.LOST, seconds=60.0, moves=80, score=400))
    made.record(finished(2, Status.WON, seconds=30.0, moves=120, score=900, undos=0))
    made.record(finished(3, Status.WON, seconds=500.0, suits=4, code="SP1-S4C-AAAAAAD"))
    return made
