"""Motion: one timer that runs only while something moves, and can end all of it at once.

The picture never waits for it: what a track leads to is already the model's state. Frames
come as often as the screen shows one, at most some sixty a second; one that is late is
left out, as each shows the moment that it is painted at.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from spider_qt.engine.cards import Card

FRAME: Final = 16
"""The least time between two frames, in milliseconds."""


def frame_time(refresh: float) -> int:
    """Return the milliseconds between frames on a screen.

    Args:
        refresh: how many pictures the screen shows a second; 0 if it does not tell.
    """
    return max(FRAME, math.ceil(1000 / refresh - 0.7)) if refresh > 1 else FRAME


class Motion(Protocol):
    """Something that goes on by itself for a while."""

    def show(self, now: float) -> bool:
        """Show the moment, in milliseconds from its beginning; whether it is over."""

    def drop(self) -> None:
        """End before the end: new input came. Cards are placed by somebody else."""


class Moving(Protocol):
    """Something that a track moves."""

    card: Card

    def move_to(self, x: float, y: float) -> None:
        """Put its left upper corner somewhere, in logical pixels."""

    def show_turn(self, turn: float) -> None:
        """Show it between face down (0) and face up (1)."""

    def show_faintly(self, opacity: float) -> None:
        """Show it between not at all (0) and wholly (1)."""

    def set_order(self, z: float) -> None:
        """Put it at a height in the stack of everything on the table."""

    def show_or_hide(self, shown: bool) -> None:
        """Show it or not."""


class Leg(NamedTuple):
    """One straight part of a journey.

    Args:
        start: when it begins, in milliseconds from the beginning of the animation.
        duration: how long it takes, in milliseconds.
        origin: where it begins, (x, y).
        goal: where it ends, (x, y).
        turn: how far the card is face up at its beginning and at its end.
        order: the stacking order while under way.
        shake: how far the card swings to both sides on the way, in pixels.
        gentle: whether it begins slowly, too, as what nobody pushed does.
        faint: how much of the card is seen at first; it is wholly seen at the end.
    """

    start: float
    duration: float
    origin: tuple[float, float]
    goal: tuple[float, float]
    turn: tuple[float, float]
    order: float
    shake: float = 0.0
    gentle: bool = False
    faint: float = 1.0

    def eased(self, part: float) -> float:
        """How much of the way is done after a part of the time, both 0 to 1."""
        return part * part * (3 - 2 * part) if self.gentle else 1 - (1 - part) ** 3

    def show(self, item: Moving, now: float) -> None:
        """Put the item where it is at a moment of this leg."""
        part = min(1.0, max(0.0, (now - self.start) / self.duration)) if self.duration else 1.0
        eased = self.eased(part)
        sway = self.shake * math.sin(part * math.tau * 2.5) * (1 - part) if self.shake else 0.0
        x = self.origin[0] + (self.goal[0] - self.origin[0]) * eased + sway
        y = self.origin[1] + (self.goal[1] - self.origin[1]) * eased
        item.set_order(self.order)
        item.move_to(x, y)
        item.show_turn(self.turn[0] + (self.turn[1] - self.turn[0]) * part)
        if self.faint < 1:
            item.show_faintly(self.faint + (1 - self.faint) * part)


class Track:
    """The journey of one item, leg after leg; ``order`` and ``shown`` hold at its end.

    One that is ``late`` is not seen before it begins: another card lies on it that looks
    the same, and to paint both, and eight more, is what a deal would cost most for.
    """

    def __init__(
        self, item: Moving, legs: Sequence[Leg], order: float, *, shown: bool, late: bool = False
    ) -> None:
        self.card = item.card
        self._item = item
        self.legs = tuple(legs)
        self._order = order
        self._shown = shown
        self._at = -1
        item.show_or_hide(not late)
        self.end = legs[-1].start + legs[-1].duration

    def show(self, now: float) -> bool:
        """Show the moment; whether the journey is over.

        Before a leg begins the item waits where the one before it ended.
        """
        legs = self.legs
        while self._at + 1 < len(legs) and now >= legs[self._at + 1].start:
            if self._at >= 0:
                legs[self._at].show(self._item, math.inf)
            self._at += 1
            self._item.show_or_hide(True)
        if self._at < 0:
            return False
        legs[self._at].show(self._item, now)
        if now < self.end:
            return False
        self._item.set_order(self._order)
        self._item.show_or_hide(self._shown)
        return True

    def drop(self) -> None:
        """Leave the card where it is."""


class Animator(QObject):
    """Plays motions together; ``settle`` is called whenever all of them have ended.

    Args:
        settle: puts everything where the model says; also called by ``finish``.
        parent: the owner; the timer dies with it.
    """

    def __init__(self, settle: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settle = settle
        self._motions: list[Motion] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    @property
    def interval(self) -> int:
        """Milliseconds between two frames."""
        return self._timer.interval()

    def pace(self, refresh: float) -> None:
        """Show no more frames than a screen that refreshes so often a second."""
        interval = frame_time(refresh)
        if interval != self._timer.interval():
            self._timer.setInterval(interval)

    def play(self, motions: Sequence[Motion]) -> None:
        """Play motions from now; those that were under way stop where they are."""
        self.stop()
        if not motions:
            self._settle()
            return
        self._motions = list(motions)
        self._clock.start()
        self._timer.start()
        self.show_moment(0.0)

    def show_moment(self, now: float) -> None:
        """Show what is to be seen so many milliseconds after the beginning."""
        self._motions = [motion for motion in self._motions if not motion.show(now)]
        if not self._motions:
            self._timer.stop()
            self._settle()

    def finish(self) -> None:
        """End everything at once: all of it is where it belongs."""
        if self._motions:
            self.stop()
            self._settle()

    def stop(self) -> None:
        """Stop everything where it is; whoever calls this places the cards himself."""
        self._timer.stop()
        dropped, self._motions = self._motions, []
        for motion in dropped:
            motion.drop()

    def _tick(self) -> None:
        if self._motions:
            self.show_moment(float(self._clock.elapsed()))
