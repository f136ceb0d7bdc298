"""The figures are a picture of the state: nothing else can change them."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from spider_qt.engine.game import Outcome
from spider_qt.ui.actions import Command
from spider_qt.ui.status import Figure, time_text

from .conftest import WindowBench


def texts(bench: WindowBench) -> list[str]:
    return [bench.window.status.text(figure) for figure in Figure]


def test_the_figures_tell_the_state_in_words(bench: WindowBench) -> None:
    assert texts(bench) == [
        "Score: 500",
        "Moves: 0",
        "Time: 0:00",
        "Deals left: 5",
        "Runs: 0 of 8",
        "Code: SP1-S2C-AAAAAAD",
    ]


def test_deal_undo_and_redo_leave_the_texts_of_their_states(bench: WindowBench) -> None:
    before = texts(bench)
    bench.do(Command.DEAL)
    dealt = texts(bench)
    assert dealt[:2] == ["Score: 499", "Moves: 1"]
    assert dealt[3] == "Deals left: 4"
    bench.do(Command.UNDO)
    assert texts(bench) == before
    bench.do(Command.REDO)
    assert texts(bench) == dealt


def test_a_new_game_starts_with_no_run_of_the_last_one(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\nT3: KH")
    bench.move("T2>T1")
    assert bench.window.status.text(Figure.RUNS) == "Runs: 1 of 8"
    bench.deal_medium()
    assert bench.window.status.text(Figure.RUNS) == "Runs: 0 of 8"


def test_a_position_that_was_set_up_shows_no_code(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 6S")
    assert bench.window.status.text(Figure.CODE) == ""


def test_the_time_can_be_hidden_and_still_counts(bench: WindowBench) -> None:
    bench.window.status.show_time(False)
    assert bench.window.status.text(Figure.TIME) == ""
    bench.pass_time(61)
    bench.window.status.show_time(True)
    bench.do(Command.PAUSE)
    assert bench.window.status.text(Figure.TIME) == "Time: 1:01"


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0:00"), (59.9, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00")],
)
def test_times_are_minutes_and_seconds_and_hours_if_need_be(seconds: float, shown: str) -> None:
    assert time_text(seconds) == shown


def test_the_figures_grow_with_the_font_and_wrap_instead_of_being_cut(bench: WindowBench) -> None:
    low = bench.window.status.height()
    bench.window.resize(800, 600)
    font = QFont(bench.window.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    bench.window.status.setFont(font)
    bench.bot.waitUntil(lambda: bench.window.status.height() > 2 * low)
    panel = bench.window.status
    for figure in Figure:
        item = panel.findChild(QWidget, f"status_{figure.value}")
        assert item is not None
        assert panel.rect().contains(item.geometry())
        assert item.width() >= item.sizeHint().width()


def test_a_growing_score_does_not_push_its_neighbours_about(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 6S\nT3: 8H 7H", score=1000)
    bench.window.grab()
    item = bench.window.status.findChildren(QWidget, "status_moves")[0]
    left = item.x()
    bench.move("T1>T2")
    bench.window.grab()
    assert bench.window.status.text(Figure.SCORE) == "Score: 999"
    assert item.x() == left


def test_the_result_is_told_with_score_moves_and_time(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS", score=458)
    bench.pass_time(75)
    bench.move("T2>T1")
    assert bench.controller.session.outcome is Outcome.WON
    assert bench.window.strip.text == "Won! Score: 557. Moves: 1. Time: 1:15."
    QApplication.processEvents()
    bench.do(Command.UNDO)
    assert bench.window.strip.text == ""
