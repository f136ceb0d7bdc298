"""Time counts while the game is played in sight, and nothing runs on after the end."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spider_qt.storage.journal import resume
from spider_qt.ui.actions import Command
from spider_qt.ui.clock import ActiveClock
from spider_qt.ui.controller import GameController
from spider_qt.ui.status import Figure
from spider_qt.ui.timekeeper import Timekeeper

from .conftest import SCHEMES, VARIANTS, Hands, WindowBench


def timers(bench: WindowBench) -> list[QTimer]:
    return [timer for timer in bench.window.findChildren(QTimer) if timer.isActive()]


def counted(bench: WindowBench, seconds: float) -> float:
    """How much of so many seconds counts as playing time."""
    before = bench.controller.clock.seconds
    bench.hands.now += seconds
    return bench.controller.clock.seconds - before


def test_time_counts_in_an_active_window(bench: WindowBench) -> None:
    assert counted(bench, 5) == 5
    assert bench.window._time.ticking


def test_time_stands_still_while_paused_and_goes_on_after(bench: WindowBench) -> None:
    bench.press("P")
    assert counted(bench, 60) == 0
    assert timers(bench) == []
    bench.press("P")
    assert counted(bench, 3) == 3


def test_time_stands_still_while_minimised_and_goes_on_after(bench: WindowBench) -> None:
    bench.window.showMinimized()
    QApplication.processEvents()
    assert counted(bench, 60) == 0
    assert timers(bench) == []
    bench.window.showNormal()
    bench.window.activateWindow()
    bench.bot.waitUntil(bench.window.isActiveWindow)
    assert counted(bench, 3) == 3


def test_time_stands_still_while_another_window_is_used(bench: WindowBench) -> None:
    other = QWidget()
    bench.bot.addWidget(other)
    other.show()
    other.activateWindow()
    bench.bot.waitUntil(other.isActiveWindow)
    assert counted(bench, 60) == 0
    assert timers(bench) == []


@pytest.mark.parametrize("paused", [True, False])
@pytest.mark.parametrize(
    "command",
    [
        Command.SETTINGS,
        Command.NEW,
        Command.KEYS,
        Command.ABOUT,
        Command.ENTER_CODE,
        Command.STATISTICS,
        Command.GAMES,
    ],
)
def test_a_dialog_leaves_pause_and_time_as_they_were(
    bench: WindowBench, command: Command, paused: bool
) -> None:
    bench.controller.set_paused(paused)
    bench.do(command)
    dialog = bench.dialogs()[0]
    bench.bot.waitUntil(dialog.isActiveWindow)
    assert counted(bench, 30) == 0
    dialog.close()
    bench.window.activateWindow()
    bench.bot.waitUntil(bench.window.isActiveWindow)
    assert bench.controller.paused is paused
    assert counted(bench, 3) == (0 if paused else 3)


def test_a_hidden_time_wakes_nobody_and_still_counts(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    box = bench.dialog("settings").findChild(QWidget, "show_time")
    assert box is not None
    bench.press("Space", box)
    bench.dialog("settings").close()
    bench.window.activateWindow()
    bench.bot.waitUntil(bench.window.isActiveWindow)
    assert not bench.window._time.ticking
    assert counted(bench, 4) == 4


def test_a_won_game_takes_no_more_time(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    bench.hands.now += 9
    bench.move("T2>T1")
    assert counted(bench, 60) == 0
    assert bench.window.status.text(Figure.TIME) == "Time: 0:09"
    bench.do(Command.UNDO)
    assert counted(bench, 1) == 1


def test_each_tick_shows_the_clock_anew(qapp: QApplication) -> None:
    hands = Hands()
    shown: list[float] = []
    keeper = Timekeeper(ActiveClock(hands), shown.append)
    keeper.update(counts=True, shown=True)
    hands.now += 1
    keeper._timer.timeout.emit()
    keeper.update(counts=False, shown=True)
    assert shown == [0, 1, 1]
    assert not keeper.ticking


@pytest.mark.parametrize("wait", [0, 10, 50, 200])
def test_closing_right_after_a_step_leaves_nothing_running_and_a_sound_save(
    bench: WindowBench, wait: int
) -> None:
    bench.store.change(animation="slow")
    bench.deal_medium()
    bench.controller.request_deal()
    bench.controller.undo()
    bench.controller.undo()
    QTest.qWait(wait)
    bench.window.close()
    assert timers(bench) == []
    assert not bench.controller.clock.running
    assert not bench.window.table.is_animating
    kept = resume(bench.journal, VARIANTS, SCHEMES)
    assert kept.fault is None
    assert kept.session is not None
    assert kept.session.layout == bench.controller.session.layout
    assert len(kept.session.journal) == 2


def test_after_closing_neither_mouse_nor_facts_start_anything(bench: WindowBench) -> None:
    bench.controller.undo()
    bench.window.close()
    QTest.mouseMove(bench.window.table.viewport())
    for act in (
        bench.controller.request_deal,
        bench.controller.undo,
        bench.controller.undo,
        bench.controller.restart,
        lambda: bench.controller.set_paused(True),
        lambda: bench.controller.set_paused(False),
    ):
        act()
        QCoreApplication.processEvents()
        assert timers(bench) == []
        assert not bench.controller.clock.running


def test_the_time_goes_on_from_where_it_was_kept(make_bench: Callable[[], WindowBench]) -> None:
    bench = make_bench()
    bench.deal_medium()
    bench.show()
    bench.pass_time(42)
    bench.do(Command.DEAL)
    bench.window.close()
    kept = resume(bench.journal, VARIANTS, SCHEMES)
    assert kept.session is not None
    again = make_bench()
    assert isinstance(again.controller, GameController)
    again.controller.resume(kept.session)
    again.show()
    assert again.window.status.text(Figure.TIME) == "Time: 0:42"


def test_a_machine_that_slept_did_not_play(bench: WindowBench) -> None:
    bench.pass_time(5)
    bench.hands.now += 8 * 3600
    bench.window._time._tick()
    bench.pass_time(2)
    assert bench.controller.clock.seconds == 7
    assert bench.window.status.text(Figure.TIME) == "Time: 0:07"


def test_a_move_right_after_sleep_keeps_the_time_before_it(bench: WindowBench) -> None:
    bench.pass_time(5)
    bench.hands.now += 8 * 3600
    bench.controller.request_deal()
    assert bench.controller.session.seconds == 5


@pytest.mark.parametrize("jump", [-3600, -86400, 86400])
def test_a_clock_that_is_set_gives_no_strange_time(bench: WindowBench, jump: float) -> None:
    """C12: also a monotonic clock of a broken system."""
    bench.pass_time(5)
    bench.hands.now += jump
    bench.window._time._tick()
    bench.pass_time(1)
    assert bench.window.status.text(Figure.TIME) == "Time: 0:06"


def test_where_the_clock_goes_on_in_sleep_a_hidden_time_is_watched_too(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spider_qt.ui.timekeeper.SLEEP_COUNTS", True)
    bench.window._time.update(counts=True, shown=False)
    assert bench.window._time.ticking
    bench.hands.now += 8 * 3600
    assert counted(bench, 1) == 1
