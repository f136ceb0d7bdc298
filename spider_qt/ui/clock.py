"""The playing time: monotonic, and only while the game is really being played."""

import time
from collections.abc import Callable


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

    @property
    def seconds(self) -> float:
        """The time that has counted so far, 0.0 or more."""
        running = 0.0 if self._since is None else max(0.0, self._now() - self._since)
        return self._before + running

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
        self._before = self.seconds
        self._since = None
