"""The playing time: monotonic, and only while the game is really being played.

Python's monotonic clock stands still while Linux and macOS sleep, and goes on while
Windows does. So a clock that is looked at every second takes a long time without a look
for sleep, or for a machine that was stopped, and leaves it out.
"""

import time
from collections.abc import Callable
from typing import Final

GAP: Final = 10.0
"""Seconds between two looks at a watched clock from which on they were no playing."""


class ActiveClock:
    """A stopwatch in seconds that can be held; it never runs backwards.

    Args:
        now: a monotonic clock in seconds. It must not follow the wall clock, which
            jumps with time zones and corrections.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None
        self._watched = False

    @property
    def seconds(self) -> float:
        """The time that has counted so far, 0.0 or more; never less than before."""
        if self._since is not None:
            now = self._now()
            gap = max(0.0, now - self._since)
            if not (self._watched and gap > GAP):
                self._before += gap
            self._since = now
        return self._before

    @property
    def running(self) -> bool:
        """Whether time counts now."""
        return self._since is not None

    def reset(self, seconds: float = 0.0) -> None:
        """Begin again at so many seconds; running or held stays as it is."""
        self._before = max(0.0, seconds)
        if self._since is not None:
            self._since = self._now()

    def start(self) -> None:
        """Let time count; nothing happens if it already does."""
        if self._since is None:
            self._since = self._now()

    def hold(self) -> None:
        """Stop counting; nothing happens if it is held already."""
        _ = self.seconds
        self._since = None

    def watch(self, watched: bool) -> None:
        """Say whether ``seconds`` is asked for at least once a second from now on."""
        _ = self.seconds
        self._watched = watched
