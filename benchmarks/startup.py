"""Start-up beside a bare PySide6 window, in one run: CPU time and memory as ratios.

Both programs run in turn, each until its window has painted for the first time, in
the same interpreter and on the same platform plugin. Run: ``nox -s bench``, or
``python benchmarks/startup.py [--runs N]``.
"""

import argparse
import compileall
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, QApplication.quit)

app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

GAME = """
import sys
from spider_qt.app.main import main
sys.exit(main(["--quit-after-first-paint"]))
"""

FIGURES = """
import resource as _r
_u = _r.getrusage(_r.RUSAGE_SELF)
_rss = int(open("/proc/self/statm").read().split()[1]) * _r.getpagesize() / 2**20
print("FIGURES", _u.ru_utime + _u.ru_stime, _rss)
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """One start: CPU seconds of the whole process and resident memory in MiB."""

    cpu: float
    memory: float


def start(script: str, home: Path) -> Figures:
    """Run one program until its first paint and read its own accounting."""
    environment = {
        **os.environ,
        "SPIDER_QT_HOME": str(home),
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "PYTHONPATH": str(ROOT),
    }
    wrapped = f"import atexit\natexit.register(lambda: exec({FIGURES!r}))\n{script}"
    done = subprocess.run(
        [sys.executable, "-c", wrapped], env=environment, capture_output=True, text=True, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("FIGURES"))
    _, cpu, memory = line.split()
    return Figures(float(cpu), float(memory))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=11, help="counted runs of each program")
    runs = parser.parse_args().runs
    # As pip leaves an installed program: compiled. Otherwise the compiler would be measured.
    compileall.compile_dir(ROOT / "spider_qt", quiet=1)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        pairs = [(start(GAME, home), start(BARE, home)) for _ in range(runs + 1)]
    pairs = pairs[1:]  # the first pair fills the disk cache and writes the first game
    ratios = [game.cpu / bare.cpu for game, bare in pairs]
    print(f"start-up, {runs} pairs, medians")
    print(f"  game: {statistics.median(g.cpu for g, _ in pairs):.3f} s CPU")
    print(f"  bare QMainWindow: {statistics.median(b.cpu for _, b in pairs):.3f} s CPU")
    print(f"  ratio: {statistics.median(ratios):.2f} (promised: at most 1.5)")
    print(
        f"  memory: {statistics.median(g.memory for g, _ in pairs):.0f} MiB "
        f"(bare {statistics.median(b.memory for _, b in pairs):.0f}; promised: under 120)"
    )


if __name__ == "__main__":
    main()
