"""Plays a line of moves on the table, as slowly as cards travel there, until somebody stops it.

Each move is a step of the game like any other: written, counted and undone alike, and noted
as help. Whatever the player does himself ends it.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import DealMove, Move
from spider_qt.ui.controller import GameController
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import MoveWish, PauseChanged
from spider_qt.ui.table.options import AnimationSpeed

_WAIT: Final = {
    AnimationSpeed.OFF: 500,
    AnimationSpeed.VERY_FAST: 120,
    AnimationSpeed.FAST: 250,
    AnimationSpeed.NORMAL: 500,
    AnimationSpeed.SLOW: 1000,
}
"""Milliseconds between the rest after one move and the next."""
_LOOK: Final = 40
"""So often is looked whether the cards have come to rest, in milliseconds."""
_SILENT: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
    }
)


class Demo(QObject):
    """Shows a line of moves.

    Args:
        controller: plays them.
        window: on whose table they are shown.
        parent: the owner.
    """

    moved = Signal(object)
    """int: so many moves were shown."""
    stopped = Signal()
    """It was stopped before its end."""

    def __init__(
        self, controller: GameController, window: MainWindow, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._window = window
        self._moves: tuple[Move, ...] = ()
        self._done = 0
        self._own = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        controller.step_applied.connect(self._note_other)
        controller.move_refused.connect(self._note_other)
        controller.session_started.connect(self.stop)
        controller.pause_changed.connect(self._note_pause)

    @property
    def running(self) -> bool:
        """Whether moves are being shown."""
        return bool(self._moves)

    @property
    def count(self) -> int:
        """How many moves there are, 0 if none is being shown."""
        return len(self._moves)

    def start(self, moves: tuple[Move, ...]) -> None:
        """Show moves that the rules grant one after the other from the table of now."""
        self.stop()
        if moves:
            self._moves, self._done = moves, 0
            for watched in self._watched():
                watched.installEventFilter(self)
            self._timer.start(0)

    def stop(self) -> None:
        """Show no more; the game goes on from where it is."""
        if self._end():
            self.stopped.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with the first press or key; a press and Esc do nothing else then."""
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self.stop()
            return True
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.stop()
                return True
            if event.key() not in _SILENT and watched is self._window.table:
                self.stop()
        elif kind in (QEvent.Type.Hide, QEvent.Type.Close) and watched is self._window:
            self._end()
        return False

    def _watched(self) -> tuple[QObject, ...]:
        table = self._window.table
        return (self._window, table, table.viewport())

    def _go_on(self) -> None:
        """Play the next move, once the last one has come to rest and no menu is open."""
        if QApplication.activeModalWidget() is not None:
            self.stop()
            return
        if self._window.table.is_animating or QApplication.activePopupWidget() is not None:
            self._timer.start(_LOOK)
            return
        move = self._moves[self._done]
        before = self._controller.session.moves
        self._own = True
        try:
            self._controller.note_hint(opened=True)
            if isinstance(move, DealMove):
                self._controller.request_deal()
            else:
                self._controller.request_move(MoveWish(move, automatic=True))
        finally:
            self._own = False
        if self._controller.session.moves != before + 1:  # refused, which a replayed line is not
            self.stop()
            return
        self._done += 1
        self.moved.emit(self._done)
        if self._done == len(self._moves):
            self._end()
        elif self.running:
            self._timer.start(_WAIT[self._window.table.options.animation])

    def _note_other(self) -> None:
        if not self._own:
            self.stop()

    def _note_pause(self, fact: PauseChanged) -> None:
        if fact.paused:
            self.stop()

    def _end(self) -> bool:
        """Let go of everything; whether anything was being shown."""
        was, self._moves = bool(self._moves), ()
        self._timer.stop()
        if was:
            for watched in self._watched():
                watched.removeEventFilter(self)
        return was
