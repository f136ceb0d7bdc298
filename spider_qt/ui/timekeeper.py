"""When the playing time counts, and the one timer that shows it.

Whether it counts is worked out anew from the facts each time one of them changes, so
no dialog can start a time that was held before it opened.
"""

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from spider_qt.ui.clock import ActiveClock

TICK: Final = 1000
"""Milliseconds between two looks at the clock."""
SLEEP_COUNTS: Final = sys.platform == "win32"
"""Whether this system's clock goes on while the machine sleeps, so that it must be watched."""


class Timekeeper(QObject):
    """Runs a clock while the game is played and tells the time once a second.

    Args:
        clock: the playing time.
        show: is called with the seconds whenever they should be shown.
        parent: the Qt parent, with which the timer ends.
    """

    def __init__(
        self, clock: ActiveClock, show: Callable[[float], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._show = show
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def ticking(self) -> bool:
        """Whether the timer wakes the program."""
        return self._timer.isActive()

    def update(self, *, counts: bool, shown: bool) -> None:
        """Let the time count or not, and tick only if the player sees it count or must."""
        ticks = counts and (shown or SLEEP_COUNTS)
        if counts:
            self._clock.start()
        else:
            self._clock.hold()
        self._clock.watch(ticks)
        if not ticks:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
        self._tick()

    def _tick(self) -> None:
        self._show(self._clock.seconds)
