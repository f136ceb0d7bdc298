"""Watches whether the game can still be won, quietly, where the player wants to know it.

It looks at hidden cards, so that it is off by default, and a game in which it told something
counts as one with help. It asks in the background and after a pause; the table never waits.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer

from spider_qt.engine.game import Outcome
from spider_qt.solver.search import Verdict
from spider_qt.ui.controller import GameController
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.solving import wording
from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.inquiry import Asker, Found
from spider_qt.ui.solving.knowledge import Knowledge, Standing, State
from spider_qt.ui.solving.sign import Sign

SECONDS: Final = 10.0
"""How long is looked for a way to win, in the background."""
PAUSE: Final = 400
"""Milliseconds without a step until a question is asked."""
_TOLD: Final = frozenset({State.WINNABLE, State.LOST, State.UNWINNABLE})


class Winnable(QObject):
    """Keeps the sign beside the figures true, and goes back to where the game could be won.

    Args:
        controller: holds the game.
        window: gets the sign among its figures.
        knowledge: what is known of the game's positions.
        desk: returns the desk to ask at.
    """

    def __init__(
        self,
        controller: GameController,
        window: MainWindow,
        knowledge: Knowledge,
        desk: Callable[[], SolverDesk],
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._knowledge = knowledge
        self._on = False
        self.sign = Sign(window.status)
        layout = window.status.layout()
        assert layout is not None
        layout.addWidget(self.sign)
        self.sign.hide()
        self.sign.clicked.connect(self._pressed)
        self._asker = Asker(desk, self)
        self._asker.found.connect(self._take)
        self._soon = self._timer(PAUSE, self._ask)
        self._later = self._timer(0, self._note_help)
        controller.session_started.connect(self.refresh)
        controller.step_applied.connect(self.refresh)
        window.installEventFilter(self)

    @property
    def standing(self) -> Standing | None:
        """How the game stands, as far as it is known; None without one, or if it is won."""
        if not self._controller.has_game or self._controller.session.outcome is Outcome.WON:
            return None
        session = self._controller.session
        self._knowledge.begin(session)
        self._knowledge.follow(session)
        return self._knowledge.standing(session)

    def switch(self, on: bool) -> None:
        """Watch from now on, or no longer."""
        self._on = on
        self.refresh()

    def refresh(self) -> None:
        """Show how the game stands; ask a little later what is not known."""
        self._asker.cancel()
        self._soon.stop()
        standing = self.standing
        self.sign.setVisible(self._on and standing is not None)
        if standing is None:
            return
        self.sign.show_standing(standing)
        if not self._on or not self._window.isVisible():
            return
        if standing.state in _TOLD and not self._controller.session.opened_help:
            self._later.start()
        if self._knowledge.question(self._controller.session) is not None:
            self._soon.start()

    def go_back(self) -> None:
        """Undo to the last position that is known to be winnable, or say why not."""
        standing = self.standing
        if standing is None or self._controller.paused:
            return
        if standing.state is State.WINNABLE:
            self._window.say(wording.STILL_WINNABLE)
            return
        if standing.last is None:
            self._window.say(wording.NO_WAY_BACK)
            return
        history = self._controller.session.history
        allowed = history.cursor - history.floor
        if standing.back > allowed:
            self._window.say(wording.too_far_sentence(standing.back, allowed))
            return
        for _ in range(standing.back):
            self._controller.undo()
        self._window.say(wording.back_sentence(standing.last))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask nothing while the window is not to be seen."""
        if event.type() is QEvent.Type.Show:
            self.refresh()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.Close):
            self._asker.cancel()
            self._soon.stop()
            self._later.stop()
        return super().eventFilter(watched, event)

    def _timer(self, interval: int, do: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(do)
        return timer

    def _ask(self) -> None:
        session = self._controller.session
        layout = self._knowledge.question(session)
        if layout is not None:
            self._asker.ask(session.variant, layout, SECONDS)

    def _take(self, found: Found) -> None:
        self._knowledge.take(found)
        if found.verdict is Verdict.WINNABLE:
            self._window.starter.note_winnable()
        self.refresh()

    def _note_help(self) -> None:
        """Note once that something was told, as soon as the game has begun to count."""
        session = self._controller.session
        standing = self.standing
        told = self._on and standing is not None and standing.state in _TOLD
        if told and session.journal and not session.opened_help:
            self._controller.note_hint(opened=True)

    def _pressed(self) -> None:
        if self.sign.standing.last is not None:
            self.go_back()
