"""The real program, telling what it shows; run by the tests of two programs alone.

It prints ``open`` once its window is painted and it listens, then the code of each
further game and each message of the strip; any line on its standard input ends it.
"""

import sys

from PySide6.QtCore import QSocketNotifier, QTimer

from spider_qt.app import gui
from spider_qt.app.main import main


def say(text: str) -> None:
    """Tell the test something."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


class Watched(gui._FirstPaint):
    """The real thing, and a report of what comes after it."""

    def _after(self) -> None:
        super()._after()
        self._window.notices.withdraw()  # what every new player is offered is no answer here
        window, controller = self._window, self._controller
        controller.session_started.connect(lambda _: say(f"code {controller.code}"))
        self._said = ""
        self._look = QTimer(self)
        self._look.timeout.connect(self._tell)
        self._look.start(20)
        self._end = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._end.activated.connect(window.close)
        say("open")

    def _tell(self) -> None:
        text = self._window.strip.text
        if text != self._said:
            self._said = text
            say(f"strip {text}")


if __name__ == "__main__":
    gui._FirstPaint = Watched  # type: ignore[misc] # the one way into the program
    sys.exit(main(sys.argv[1:]))
