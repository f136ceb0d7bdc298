"""Walks through a game's moments: by step, by jump, or by itself."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from spider_qt.engine.session import Session
from spider_qt.ui.replay.timeline import Film, Line, Moment

_AT_ONCE: Final = 40
"""Moments that are played in one go while nothing else is to be done."""


class Speed(StrEnum):
    """How fast a game plays by itself."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    VERY_FAST = "very_fast"

    @property
    def pause(self) -> int:
        """The time from action to action, in milliseconds."""
        return {"slow": 2000, "normal": 1000, "fast": 450, "very_fast": 120}[self.value]


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown now.

    Args:
        line: which actions are walked through.
        index: how many of them are done.
        count: how many there are.
        moment: the game then.
        by: the step from what was shown before: 1, -1, or 0 for a jump.
        left: the moment that was left by this step, None for a jump.
    """

    line: Line
    index: int
    count: int
    moment: Moment
    by: int = 0
    left: Moment | None = None


class Player(QObject):
    """Holds a film and where it stands.

    Args:
        session: the game.
        parent: the owner.
    """

    shown = Signal(object)
    """Shown: another moment is there."""
    playing_changed = Signal()
    """It began to play by itself, or stopped."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(Speed.NORMAL.pause)
        self._timer.timeout.connect(self._tick)
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._prepare)
        self.load(session)

    def load(self, session: Session) -> None:
        """Take another game, at its beginning, with all that was done."""
        self.pause()
        self._film = Film(session)
        self._line = Line.WHOLE
        self._index = 0

    @property
    def state(self) -> Shown:
        """What is shown now."""
        timeline = self._film[self._line]
        return Shown(self._line, self._index, len(timeline), timeline.moment(self._index))

    @property
    def session(self) -> Session:
        """The game as it is shown now, to be played on."""
        return self._film[self._line].session(self._index)

    @property
    def whole_session(self) -> Session:
        """The whole game along the line that is shown."""
        timeline = self._film[self._line]
        return timeline.session(len(timeline))

    @property
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self._timer.isActive()

    def go_to(self, index: int) -> None:
        """Show the moment after so many actions, or the nearest there is."""
        before = self.state
        timeline = self._film[self._line]
        self._index = min(max(index, 0), len(timeline))
        by = self._index - before.index
        if by in (1, -1):
            moment = timeline.moment(self._index)
            fact = Shown(self._line, self._index, len(timeline), moment, by, before.moment)
            self.shown.emit(fact)
        elif by:
            self.shown.emit(self.state)
        if self._index == len(timeline):
            self.pause()

    def step(self, by: int) -> None:
        """Go on or back by so many actions, and stop playing."""
        self.pause()
        self.go_to(self._index + by)

    def go_to_end(self) -> None:
        """Show the end."""
        self.go_to(len(self._film[self._line]))

    def follow(self, line: Line) -> None:
        """Walk through other actions, from the same moment or the last one before it."""
        if line is not self._line:
            self._index = self._film.same_moment(self._index, line)
            self._line = line
            self.shown.emit(self.state)
            if self._index == len(self._film[line]):
                self.pause()

    def play(self) -> None:
        """Go on by itself; from the end it begins anew."""
        if not self.playing and len(self._film[self._line]):
            if self._index == len(self._film[self._line]):
                self.go_to(0)
            self._timer.start()
            self.playing_changed.emit()

    def pause(self) -> None:
        """Stay where it is."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit()

    def set_speed(self, speed: Speed) -> None:
        """Play so fast from now on."""
        self._timer.setInterval(speed.pause)

    def wake(self) -> None:
        """Begin to make ready what may be asked for, while nothing else is to be done."""
        self._idle.start()

    def sleep(self) -> None:
        """Do nothing by itself any more."""
        self.pause()
        self._idle.stop()

    def _tick(self) -> None:
        self.go_to(self._index + 1)

    def _prepare(self) -> None:
        if not any(self._film[line].prepare(_AT_ONCE) for line in Line):
            self._idle.stop()
