"""Help that looks at hidden cards: the next move of a way to win, or the whole way, shown.

Both are asked for by name, and only where the settings allow it. What was shown is noted in
the game, and so in the statistics; what was not found is not.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move
from spider_qt.engine.piles import STOCK
from spider_qt.solver.search import Verdict
from spider_qt.text.hints import WINS, hint_sentence
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.message_strip import Kind, Notice
from spider_qt.ui.messages import PauseChanged
from spider_qt.ui.solving import wording
from spider_qt.ui.solving.demo import Demo
from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.inquiry import Asker, Found
from spider_qt.ui.solving.knowledge import Knowledge

SECONDS: Final = 15.0
"""How long is looked for a way to win that the player waits for."""

SHORTEN: Final = 0.4
"""How long of that a way that was found may be made shorter."""


class _Wish(StrEnum):
    """What the way to win is looked for."""

    HINT = "hint"
    WHOLE = "whole"


class Solution(QObject):
    """Answers the two commands.

    Args:
        controller: holds the game.
        window: its table shows the help, its strip tells it.
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
        self._wish: _Wish | None = None
        self._hinted: Layout | None = None
        self._asker = Asker(desk, self)
        self._asker.found.connect(self._take)
        self.demo = Demo(controller, window, self)
        self.demo.moved.connect(self._tell_progress)
        self.demo.stopped.connect(lambda: window.say(wording.STOPPED))
        self._stop = QAction(self)
        self._stop.triggered.connect(self.stop)
        controller.step_applied.connect(self._forget)
        controller.session_started.connect(self._forget)
        controller.pause_changed.connect(self._follow_pause)
        # The fair hint comes from the same desk: it does not wait for this one's answer.
        window.commands[Command.HINT].triggered.connect(self._give_way)

    def hint(self) -> None:
        """Mark the next move of a way to win, and say it in words."""
        self.demo.stop()
        self._want(_Wish.HINT)

    def show(self) -> None:
        """Play a way to win on the table; once more, to stop it."""
        if self.demo.running:
            self.demo.stop()
        else:
            self._want(_Wish.WHOLE)

    def stop(self) -> None:
        """Look for nothing and show nothing any more."""
        looking, self._wish = self._wish is not None, None
        self._asker.cancel()
        if self.demo.running:
            self.demo.stop()
        elif looking:
            self._window.say(wording.STOPPED)

    def _want(self, wish: _Wish) -> None:
        """Look for a way to win, unless one is known or there can be none."""
        if self._controller.paused or not self._controller.has_game:
            return
        session = self._controller.session
        self._knowledge.begin(session)
        self._knowledge.follow(session)
        layout = session.layout
        line = self._knowledge.line(layout)
        if session.outcome is Outcome.WON:
            self._window.say(wording.OVER)
        elif line:
            self._give(wish, layout, line)
        elif self._knowledge.is_lost(layout):
            self._window.say(wording.in_vain(Found(layout, Verdict.UNWINNABLE)))
        else:
            self._wish = wish
            self._tell(wording.LOOKING)
            self._asker.ask(session.variant, layout, SECONDS, SHORTEN)

    def _take(self, found: Found) -> None:
        """Give what was found; it is of the table of now, as every step cancels a question."""
        wish, self._wish = self._wish, None
        self._knowledge.take(found)
        if found.verdict is Verdict.WINNABLE:
            self._window.starter.note_winnable()
        if wish is None:
            return
        if found.verdict is Verdict.WINNABLE:
            self._give(wish, found.layout, found.line)
        else:
            self._window.say(wording.in_vain(found))

    def _give(self, wish: _Wish, layout: Layout, line: tuple[Move, ...]) -> None:
        if wish is _Wish.WHOLE:
            self.demo.start(line)
            return
        if self._hinted != layout:  # looking at the same hint once more is no further help
            self._hinted = layout
            self._controller.note_hint(opened=True)
        move = line[0]
        if isinstance(move, DealMove):
            self._window.table.hint.show(STOCK, 1, None)
        else:
            self._window.table.hint.show(move.source, move.count, move.target)
        self._window.say(hint_sentence(layout, move, WINS, steps=len(line)))

    def _tell(self, sentence: Sentence) -> None:
        """Say what goes on, with a button that ends it."""
        self._stop.setText(translate("Solving", "Stop"))
        notice = Notice(Kind.NEWS, lambda: shown(sentence), (self._stop,))
        self._window.strip.show_notice(notice)

    def _tell_progress(self, done: int) -> None:
        """Say how far the demonstration is; the table tells the moves themselves."""
        count = self.demo.count
        if done == count:
            return
        self._stop.setText(translate("Solving", "Stop"))
        notice = Notice(Kind.NEWS, lambda: wording.demo_words(done, count), (self._stop,))
        self._window.strip.show_notice(notice, say=done == 1)

    def _forget(self) -> None:
        """The table is another one: what was asked about is not there any more."""
        self._wish = None
        self._hinted = None
        self._asker.cancel()

    def _give_way(self) -> None:
        self.demo.stop()
        self._forget()

    def _follow_pause(self, fact: PauseChanged) -> None:
        if fact.paused:
            self._forget()
