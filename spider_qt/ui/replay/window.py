"""The window in which a game is watched again, beside the game that is played."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QCloseEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from spider_qt.engine.game import Outcome
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import code_of
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.actions import keys_text
from spider_qt.ui.controller import Games
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.messages import (
    PauseChanged,
    PlayOnWish,
    SessionStarted,
    StepApplied,
    WatchWish,
)
from spider_qt.ui.names import variant_text
from spider_qt.ui.replay.exchange import Exchange
from spider_qt.ui.replay.onlooker import ReplayTable
from spider_qt.ui.replay.player import Player, Shown
from spider_qt.ui.replay.sharing import Taken
from spider_qt.ui.replay.timeline import Line
from spider_qt.ui.replay.transport import Transport
from spider_qt.ui.status import Figures, StatusPanel
from spider_qt.ui.table.drawing import Art
from spider_qt.ui.table.habits import progress_of
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.spoken import step_words
from spider_qt.ui.window_place import FRAME
from spider_qt.ui.words import Words

_ACTIONS: Final = {
    "play_on": (
        QT_TRANSLATE_NOOP("Replay", "Play &on from here"),
        QT_TRANSLATE_NOOP("Replay", "Begin a game at this moment and go on by yourself"),
        "Ctrl+Return",
    ),
    "analyse": (
        QT_TRANSLATE_NOOP("Replay", "&Analyse…"),
        QT_TRANSLATE_NOOP("Replay", "See whether the game could have been won, and until when"),
        "Ctrl+Shift+A",
    ),
    "copy": (
        QT_TRANSLATE_NOOP("Replay", "&Copy as text"),
        QT_TRANSLATE_NOOP("Replay", "Copy the game code and the moves that are shown"),
        "Ctrl+C",
    ),
    "paste": (
        QT_TRANSLATE_NOOP("Replay", "Pas&te"),
        QT_TRANSLATE_NOOP("Replay", "Watch the game whose code and moves were copied"),
        "Ctrl+V",
    ),
    "save": (
        QT_TRANSLATE_NOOP("Replay", "&Save as file…"),
        QT_TRANSLATE_NOOP("Replay", "Write the game to a file, to keep it or to share it"),
        "Ctrl+S",
    ),
    "open": (
        QT_TRANSLATE_NOOP("Replay", "Op&en file…"),
        QT_TRANSLATE_NOOP("Replay", "Watch the game of a file"),
        "Ctrl+O",
    ),
}
_LEAST_TABLE: Final = 120
"""Pixels: on a small screen in a large font the controls below have their room first."""
_WON: Final = QT_TRANSLATE_NOOP(
    "Replay", "The game is won here: go back to an earlier moment to play on."
)
_BACKWARD: Final = {Action.UNDO: Action.REDO, Action.REDO: Action.UNDO, Action.PLAY: Action.UNDO}
"""What going back over an action looks like."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ReplayWindow(QWidget):
    """Shows a game from its beginning to its end, at any moment, and takes no moves.

    Args:
        wish: the game.
        games: the installed games and scoring schemes, for games that come in.
        art: the pictures of the cards.
        options: the table's manners.
        parent: the game's window; this one closes with it.
    """

    play_on_requested = Signal(object)
    """PlayOnWish: the player wants to go on from the moment that is shown."""

    analysis_requested = Signal(object)
    """WatchWish: the player wants to know where the game was lost."""

    def __init__(
        self,
        wish: WatchWish,
        games: Games,
        art: Art,
        options: TableOptions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("replay")
        self._wish = wish
        self._news: Sentence | None = None
        self._actions: dict[str, QAction] = {}
        self.player = Player(wish.session, self)
        self.table = ReplayTable(wish.session, art, options, self)
        self.table.setMinimumHeight(_LEAST_TABLE)
        self.caption = Words(2, self)
        self.caption.setObjectName("replay_caption")
        self.transport = Transport(self.player, self)
        self.status = StatusPanel(self)
        self.exchange = Exchange(games, self)
        self.exchange.told.connect(self.tell)
        self.exchange.taken.connect(self._take)
        self._make_actions()
        self._lay_out()
        self.player.shown.connect(self._show)
        self.watch(wish)
        metrics = self.fontMetrics()
        size = QSize(metrics.averageCharWidth() * 120, metrics.lineSpacing() * 42)
        # The controls are at the bottom: they must not hang out of a small screen.
        self.resize(size.boundedTo(self.screen().availableSize() - FRAME))

    def watch(self, wish: WatchWish) -> None:
        """Show another game, at the moment that is wished, or at its beginning."""
        self._wish = wish
        self._news = None
        self.player.load(wish.session)
        self.table.onlooker.session = wish.session
        self.hide_cards(False)
        first = wish.session.restarted()
        self.table.show_session(SessionStarted(first, resumed=True))
        self.transport.refresh()
        self.retranslate()
        if wish.place:
            self.player.follow(Line.CLEAN)
            self.player.go_to(wish.place)
        if self.isVisible():
            self.player.wake()

    def come_forward(self) -> None:
        """Be in front, with the keys."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.transport.slider.setFocus()

    def hide_cards(self, hidden: bool) -> None:
        """Hide the cards while the game that they belong to is paused."""
        self.player.pause()
        self.table.show_pause(PauseChanged(hidden))
        self.transport.setEnabled(not hidden)
        for name in ("play_on", "analyse", "copy", "save"):
            self._actions[name].setEnabled(not hidden)
        self._refresh()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        name = self._wish.name or variant_text(self._wish.session.variant)
        title = translate("Replay", "Replay: {game}")
        self.setWindowTitle(title.replace("{game}", name))
        for key, (text, tip, _) in _ACTIONS.items():
            action = self._actions[key]
            words = translate("Replay", tip)
            action.setText(translate("Replay", text))
            action.setToolTip(f"{words} ({keys_text(action)})")
            action.setStatusTip(words)
        self._refresh()

    # Qt's events ------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and stays; Return presses the button that has the focus."""
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self.transport.isEnabled():
                self.transport.toggle()
        elif event.key() in _ENTER and isinstance(focus, QToolButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Make ready what may be asked for."""
        super().showEvent(event)
        self.player.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing plays out of sight."""
        self.player.sleep()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing run on, and give the keys back to the game."""
        self.player.sleep()
        self.table.finish_animations()
        super().closeEvent(event)
        game = self.parentWidget()
        if game is not None and game.isVisible() and self.isActiveWindow():
            game.activateWindow()

    # Building ---------------------------------------------------------------------

    def _make_actions(self) -> None:
        does: dict[str, Callable[[], object]] = {
            "play_on": self._play_on,
            "analyse": self._analyse,
            "copy": lambda: self.exchange.copy(self.player.whole_session),
            "paste": self.exchange.paste,
            "save": self._save,
            "open": self._open,
        }
        for name, (_, _, keys) in _ACTIONS.items():
            action = QAction(self)
            action.setObjectName(f"replay_{name}")
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(partial(_plainly, does[name]))
            self.addAction(action)
            self._actions[name] = action
        steps: dict[str, Callable[[], object]] = {
            "Left": lambda: self.player.step(-1),
            "Right": lambda: self.player.step(1),
            "Home": self.transport.to_beginning,
            "End": self.player.go_to_end,
        }
        for keys, do in steps.items():
            QShortcut(QKeySequence(keys), self).activated.connect(self._unless_hidden(do))
        for keys in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(keys), self, self.close)

    def _unless_hidden(self, do: Callable[[], object]) -> Callable[[], None]:
        def guarded() -> None:
            if self.transport.isEnabled():
                do()

        return guarded

    def _lay_out(self) -> None:
        bar = QWidget(self)
        flow = FlowLayout(bar, gap=6)
        flow.setContentsMargins(0, 0, 0, 0)
        for action in self._actions.values():
            button = QToolButton(bar)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            flow.addWidget(button)
        below = QWidget(self)
        rows = QVBoxLayout(below)
        rows.setContentsMargins(12, 6, 12, 2)
        rows.setSpacing(6)
        rows.addWidget(self.caption)
        rows.addWidget(self.transport)
        rows.addWidget(bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(below)
        column.addWidget(self.status)
        self._fit()

    def _fit(self) -> None:
        self.caption.setFixedHeight(2 * self.caption.fontMetrics().lineSpacing() + 2)

    # Showing ----------------------------------------------------------------------

    def _show(self, fact: Shown) -> None:
        self._news = None
        done = fact.moment if fact.by > 0 else fact.left
        if done is None:
            self.table.show_layout(fact.moment.layout)
        elif done.step is not None and done.action is not None:
            action = done.action if fact.by > 0 else _BACKWARD[done.action]
            self.table.apply_step(StepApplied(done.step, action, fact.moment.layout))
        self._refresh()
        if not fact.by:
            self._say()

    def _refresh(self) -> None:
        state = self.player.state
        moment, layout = state.moment, state.moment.layout
        progress = progress_of(self._wish.session.variant, layout)
        text = self._words(state) if self._news is None else shown(self._news)
        self.caption.show_words(text, bold=False)
        self.status.show_seconds(moment.seconds)
        self.status.show_figures(
            Figures(
                moment.points,
                moment.moves,
                progress.left,
                progress.done,
                progress.total,
                code_of(self._wish.session),
                progress.left_cards,
                progress.done_cards,
            )
        )

    def _words(self, state: Shown) -> str:
        """What was done at the moment that is shown."""
        moment = state.moment
        if self.table.table_scene.hidden:
            return translate("Replay", "The game is paused; its cards are hidden here too.")
        if moment.action is None:
            return translate("Replay", "The beginning.")
        if moment.step is None:
            return translate("Replay", "A hint was given.")
        words = step_words(StepApplied(moment.step, moment.action, moment.layout))
        sentence = f"{words[:1].upper()}{words[1:]}."
        if state.index == state.count:
            outcome = self.player.session.outcome
            if outcome is Outcome.WON:
                sentence += " " + translate("Replay", "The game is won.")
            elif outcome is Outcome.STUCK:
                sentence += " " + translate("Replay", "No move is left.")
        return sentence

    def tell(self, news: Sentence) -> None:
        """Say something until the next moment is shown."""
        self._news = news
        self._refresh()
        self._say()

    def _say(self) -> None:
        """Have a screen reader speak the caption, if one is there."""
        if QAccessible.isActive() and self.isVisible():
            text = self.caption.whole
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # Doing ------------------------------------------------------------------------

    def _play_on(self) -> None:
        self.player.pause()
        session = self.player.session
        if session.outcome is Outcome.WON:
            # On the table it would count at the next start, even if a friend had won it.
            self.tell(Sentence("Replay", _WON))
        else:
            self.play_on_requested.emit(PlayOnWish(session, self._wish.started))

    def _analyse(self) -> None:
        self.player.pause()
        self.analysis_requested.emit(self._wish)

    def _save(self) -> None:
        self.player.pause()
        self.exchange.save(self.player.whole_session, self._wish.started)

    def _open(self) -> None:
        self.player.pause()
        self.exchange.open()

    def _take(self, taken: Taken) -> None:
        """Show a game that came in, and say what is wrong with it."""
        if taken.wish is not None:
            self.watch(taken.wish)
        if taken.trouble is not None:
            self.tell(taken.trouble)


def _plainly(do: Callable[[], object], checked: bool = False) -> None:
    """Call without what Qt passes on."""
    del checked
    do()
