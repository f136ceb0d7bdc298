"""What moving cards costs: CPU per frame of a row deal, and CPU while nothing happens.

Frames are counted as the table paints them; a frame's cost is all CPU time of the
process between two paints, moving included. The reference is a scene of 104 cached
pixmaps of which all are repainted each frame (``FullViewportUpdate``), measured in
the same run. Run: ``nox -s bench``, or ``python benchmarks/frames.py``.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.engine.moves import RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import begin
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting

ALMOST_WON = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C"
SIZES = ((1280, 800), (2560, 1440), (3840, 2160))
MEASURED = {(1280, 800): (0.8, 4.6), (2560, 1440): (1.9, 11.0), (3840, 2160): (4.2, 24.7)}
"""Milliseconds of CPU per frame, p50, of a bare scene of 104 cached pixmaps, as they were
measured once for this project on another machine: what changed alone, and all of it."""


class FrameClock(QObject):
    """Notes the process's CPU time at each paint of a viewport, in milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[float] = []
        self._last = 0.0

    def begin(self) -> None:
        """Begin a motion: the time before its first paint belongs to the first frame."""
        self._last = time.process_time()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Note a paint that is about to happen, the one before being complete."""
        if event.type() is QEvent.Type.Paint:
            now = time.process_time()
            self.frames.append((now - self._last) * 1000)
            self._last = now
        return False


def percentile(values: list[float], share: float) -> float:
    """Return the value below which a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(name: str, frames: list[float]) -> None:
    """Print a line of figures."""
    print(
        f"  {name:34} {len(frames):5} frames, ms CPU: p50 {statistics.median(frames):5.2f}  "
        f"p95 {percentile(frames, 0.95):5.2f}"
    )


def compare(size: tuple[int, int], deal: list[float], whole: list[float]) -> None:
    """Print the row deal beside a bare scene, as ratios: here, and as it was measured once."""
    part, all_of_it = MEASURED[size]
    here = statistics.median(deal) / statistics.median(whole)
    print(f"  row deal / all repainted: {here:.2f} here; the reference's {part / all_of_it:.2f}")


def row_deals(program: Program, width: int, height: int, deals: int) -> list[float]:
    """Deal rows and return the cost of each frame."""
    window, controller = program.window, program.controller
    window.resize(width, height)
    QTest.qWait(300)
    clock = FrameClock()
    window.table.viewport().installEventFilter(clock)
    for _ in range(deals):
        controller.new_game(NewGameWish("spider", 4, GroupRule.CLASSIC, 3))
        window.table.finish_animations()
        QTest.qWait(50)
        for _ in range(5):
            clock.begin()
            controller.request_deal()
            while window.table.is_animating:
                QTest.qWait(5)
    window.table.viewport().removeEventFilter(clock)
    return clock.frames


def win_show(program: Program) -> list[float]:
    """Show the first part of a win, in which all cards fly, and return the cost of each frame."""
    window, controller = program.window, program.controller
    found = parse_position(ALMOST_WON, controller.games.variants)
    scheme = next(iter(controller.games.schemes.values()))
    controller.start(begin(found.variant, scheme, found.layout), parting=Parting.GIVEN_UP)
    controller.request_move(MoveWish(RunMove(column(2), 1, column(1))))
    window.table.finish_animations()
    QTest.qWait(50)
    clock = FrameClock()
    window.table.viewport().installEventFilter(clock)
    window.table.celebrate()
    clock.begin()
    begun = time.monotonic()
    while window.table.is_animating and time.monotonic() - begun < 2.5:
        QTest.qWait(5)
    window.table.finish_animations()
    window.table.viewport().removeEventFilter(clock)
    return clock.frames


def reference(width: int, height: int, frames: int) -> list[float]:
    """Return the frame costs of a plain scene that repaints 104 pixmaps each time."""
    scene = QGraphicsScene(0, 0, width, height)
    pixmap = QPixmap(width // 12, width * 7 // 60)
    pixmap.fill("white")
    items = [scene.addPixmap(pixmap) for _ in range(104)]
    for place, item in enumerate(items):
        item.setPos((place % 10) * width / 10, (place // 10) * height / 16)
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
    view.resize(width, height)
    view.show()
    QTest.qWait(100)
    clock = FrameClock()
    view.viewport().installEventFilter(clock)
    clock.begin()
    for number in range(frames):
        items[-1].setPos(number * 3 % width, number * 2 % height)
        QApplication.processEvents()
    view.close()
    return clock.frames


def idle(seconds: float) -> float:
    """Return the CPU milliseconds that a second of doing nothing costs, in Qt's own loop."""
    QTest.qWait(500)
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    begun, since = time.process_time(), time.monotonic()
    loop.exec()  # a test's waiting would look around a hundred times a second
    return (time.process_time() - begun) * 1000 / (time.monotonic() - since)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4, help="games of five deals per size")
    deals = parser.parse_args().deals
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SPIDER_QT_HOME"] = folder
        app = QApplication(sys.argv[:1])
        program = build(Options(), app_paths())
        program.window.present()
        for width, height in SIZES:
            print(f"{width}x{height}")
            deal, whole = row_deals(program, width, height, deals), reference(width, height, 60)
            report("row deal", deal)
            report("win, until the web hangs", win_show(program))
            report("104 pixmaps, all repainted", whole)
            compare((width, height), deal, whole)
        program.window.activateWindow()  # the time counts in the active window only
        QTest.qWaitForWindowActive(program.window)
        print(f"idle, the time counting: {idle(5):.2f} ms CPU a second")
        program.controller.set_paused(True)
        print(f"idle, paused: {idle(5):.2f} ms CPU a second")
        program.window.close()
        del app


if __name__ == "__main__":
    main()
