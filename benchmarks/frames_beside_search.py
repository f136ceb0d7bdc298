"""What a search beside the game costs the table, and how soon a cancelled one has ended.

The frames of row deals are measured in turns, with a search running in the solver's process
and without: the CPU time that each costs, and the time from one paint to the next. The
ratios of their 95th percentiles are to stay below 1.2. Needs two processors that nothing else
uses; on one, the process that searches is the one that waits (it is nicer).
Run: ``python benchmarks/frames_beside_search.py``.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.frames import FrameClock, percentile
from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.engine.rules import GroupRule
from spider_qt.solver.questions import DealQuestion, HintQuestion
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.solving.desk import SolverDesk

SIZES = ((1280, 800), (2560, 1440))
ENDLESS = DealQuestion("spider", 4, "classic", "no grade at all", seconds=86_000.0)
"""A question that searches one deal after the other and is never answered."""
SMALL = HintQuestion("suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\n")
TARGET = 1.2


class Both(QObject):
    """Notes the CPU time and the time of the clock of each frame, in milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.cpu = FrameClock()
        self.wall: list[float] = []
        self._last = 0.0

    def begin(self) -> None:
        """Begin a motion; the way to its first paint is no frame."""
        self.cpu.begin()
        self._last = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note a paint that is about to happen."""
        if event.type() is QEvent.Type.Paint:
            now = time.perf_counter()
            if self._last:
                self.wall.append((now - self._last) * 1000)
            self._last = now
            self.cpu.eventFilter(watched, event)
        return False


def deal_rows(program: Program, clock: Both) -> None:
    """Deal the five rows of a game, and let the clock see each frame."""
    window, controller = program.window, program.controller
    controller.new_game(NewGameWish("spider", 4, GroupRule.CLASSIC, 3))
    window.table.finish_animations()
    QTest.qWait(50)
    window.table.viewport().installEventFilter(clock)
    for _ in range(5):
        clock.begin()
        controller.request_deal()
        while window.table.is_animating:
            QTest.qWait(2)
    window.table.viewport().removeEventFilter(clock)


def wait_for(desk: SolverDesk, number: int) -> None:
    """Wait until a question is answered."""
    seen: list[int] = []
    desk.answered.connect(lambda reply: seen.append(reply.number))
    while number not in seen:
        QTest.qWait(1)


def compare(program: Program, desk: SolverDesk, games: int) -> None:
    """Print what frames cost with and without a search, and the ratios."""
    alone, beside = Both(), Both()
    for _ in range(games):
        deal_rows(program, alone)
        number = desk.ask(ENDLESS)
        QTest.qWait(600)  # until it has started and filled its tables
        deal_rows(program, beside)
        desk.cancel(number)
        QTest.qWait(200)
    for name, one, other in (
        ("CPU a frame", alone.cpu.frames, beside.cpu.frames),
        ("paint to paint", alone.wall, beside.wall),
    ):
        without, with_search = percentile(one, 0.95), percentile(other, 0.95)
        middle = statistics.median(other) / statistics.median(one)
        said = "held" if with_search / without <= TARGET else "MISSED"
        print(
            f"  {name:15} ms p95: {without:6.2f} alone, {with_search:6.2f} beside a search; "
            f"ratio {with_search / without:.2f} (p50 {middle:.2f}), {said}"
        )


def cancel(desk: SolverDesk, times: int) -> None:
    """Print how long it takes from a cancel until the next question is answered."""
    taken, killed = [], 0
    for _ in range(times):
        process = desk.process_id
        number = desk.ask(ENDLESS)
        QTest.qWait(500)
        began = time.perf_counter()
        desk.cancel(number)
        wait_for(desk, desk.ask(SMALL))
        taken.append((time.perf_counter() - began) * 1000)
        killed += desk.process_id != process
    print(
        f"cancel until the next answer, ms: p50 {statistics.median(taken):.1f}, "
        f"greatest {max(taken):.1f}; the process had to be ended {killed} of {times} times"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="games of five deals each way")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SPIDER_QT_HOME"] = folder
        app = QApplication(sys.argv[:1])
        program = build(Options(), app_paths())
        program.window.present()
        desk = SolverDesk(parent=app)
        wait_for(desk, desk.ask(SMALL))
        for width, height in SIZES:
            program.window.resize(width, height)
            QTest.qWait(300)
            print(f"{width}x{height}")
            compare(program, desk, games)
        cancel(desk, 20)
        desk.stop()
        program.window.close()


if __name__ == "__main__":
    main()
