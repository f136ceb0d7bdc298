"""The real program with a fault in it; run by the tests of crashes alone.

Its argument is what goes wrong. It prints what the message strip said, and how many
moves could be played afterwards.
"""

import ctypes
import sys
import threading
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel

from spider_qt.app.main import main
from spider_qt.ui.actions import Command
from spider_qt.ui.main_window import MainWindow

LOOKS: Final = 100


class Broken(QLabel):
    """A widget that cannot be painted."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Fail as often as it is asked for."""
        raise ZeroDivisionError(f"{__file__} cannot be painted")


class Unfinished:
    """A thing that fails when it is thrown away."""

    def __del__(self) -> None:
        """Fail where nothing can be raised."""
        raise KeyError("thrown away")


def fail_in_a_slot() -> None:
    """Raise where Qt calls."""
    raise ZeroDivisionError(f"no such thing as {__file__}")


def fail_in_a_thread() -> None:
    """Raise where nobody waits."""
    raise OSError(2, "No such file or directory", __file__)


def harm(kind: str, window: MainWindow) -> None:
    """Do what the test is about."""
    if kind == "slot":
        QTimer.singleShot(0, window, fail_in_a_slot)
    elif kind == "storm":
        timer = QTimer(window)
        timer.timeout.connect(fail_in_a_slot)
        timer.start(0)
    elif kind == "paint":
        broken = Broken(window)
        broken.resize(50, 50)
        broken.show()
    elif kind == "thread":
        threading.Thread(target=fail_in_a_thread).start()
    elif kind == "unraisable":
        Unfinished()
    elif kind == "abort":
        ctypes.string_at(0)


def go_on(window: MainWindow) -> None:
    """Tell what the strip says, play one more move, and end."""
    said = window.strip.text
    moves = window._controller.session.moves
    window.commands[Command.DEAL].trigger()
    sys.stdout.write(f"{said}\nplayed {window._controller.session.moves - moves}\n")
    sys.stdout.flush()
    window.close()


def watch(window: MainWindow, looks: list[None]) -> None:
    """Go on once the strip says something, or after long enough."""
    looks.append(None)
    if window.strip.text or len(looks) > LOOKS:
        go_on(window)
    else:
        QTimer.singleShot(20, window, lambda: watch(window, looks))


def await_hooks(window: MainWindow, kind: str, looks: list[None]) -> None:
    """Do harm once threads are watched too, which is so shortly after the first paint."""
    if threading.excepthook is threading.__excepthook__:
        QTimer.singleShot(20, window, lambda: await_hooks(window, kind, looks))
        return
    harm(kind, window)
    QTimer.singleShot(40, window, lambda: watch(window, looks))


def run() -> int:
    """Start the program and let it fail."""
    kind = sys.argv[1]
    present = MainWindow.present

    def presented(window: MainWindow) -> None:
        present(window)
        looks = [None] * LOOKS if kind == "none" else []
        await_hooks(window, kind, looks)

    with patch.object(MainWindow, "present", presented):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
