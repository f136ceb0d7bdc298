"""The window: menus, table, messages and figures, and who hears of what."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QMainWindow, QWidget

from spider_qt.engine.game import Outcome
from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.sentence import Sentence
from spider_qt.text.storage import game_trouble_sentence, settings_trouble_sentence
from spider_qt.ui.actions import Actions, Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.helping import Helper
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import Languages
from spider_qt.ui.looks import outfit_of, table_options
from spider_qt.ui.menus import Menus
from spider_qt.ui.message_strip import MessageStrip
from spider_qt.ui.messages import (
    HistoryChanged,
    MoveRefused,
    NewGameWish,
    OutcomeChanged,
    PauseChanged,
    ScoreChanged,
    SessionStarted,
    SettingChanged,
    StepApplied,
    StorageTrouble,
)
from spider_qt.ui.names import variant_text
from spider_qt.ui.notices import NoticeBoard, Result, begun
from spider_qt.ui.preferences import Preferences
from spider_qt.ui.schemes import is_dark
from spider_qt.ui.scores import ScoreTeller
from spider_qt.ui.sounds import Sounds
from spider_qt.ui.starting import GameStarter
from spider_qt.ui.status import StatusPanel, figures_of
from spider_qt.ui.table.view import TableView
from spider_qt.ui.themes.outfit import Wardrobe
from spider_qt.ui.timekeeper import Timekeeper
from spider_qt.ui.watching import Watcher
from spider_qt.ui.window_place import restore_place, saved_place


class MainWindow(QMainWindow):
    """The game's window. It is made before the first game is started.

    Args:
        controller: holds the game.
        settings: what the player chose, and where it is kept.
        wardrobe: all that can be chosen for the eyes.
        languages: the translators; the language is set from the settings.
        parent: the Qt parent.
    """

    def __init__(
        self,
        controller: GameController,
        settings: SettingsStore,
        wardrobe: Wardrobe,
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self._controller = controller
        self._store = settings
        self._closed = False
        self._stepped = False
        self._was_maximized = False
        self._history: HistoryChanged | None = None
        self._outcome = Outcome.PLAYING
        self._session: Session | None = None
        self._preferences = Preferences(settings, wardrobe, languages, self)

        self.commands = Actions(self)
        self.menus = Menus(self, self.commands)
        self.help = Helper(self.commands, languages, self)
        self.help.serve(controller, lambda: outfit_of(settings.settings, wardrobe))
        art = outfit_of(settings.settings, wardrobe).art(dark=is_dark(self.palette()))
        self.table = TableView(controller, art, table_options(settings.settings))
        self._preferences.serve(self.table)
        self.strip = MessageStrip(self)
        self.status = StatusPanel(self)
        self.notices = NoticeBoard(self.strip, self.commands, self._go_on, self)
        self.starter = GameStarter(controller, settings, self)
        self.starter.reader = self.help
        self.watcher = Watcher(
            controller, self.starter, settings, wardrobe, self, self._preferences.motion
        )
        self.sounds = Sounds(lambda: settings.settings, self)
        self.scores = ScoreTeller(controller, self.commands, self.status, self)
        self._time = Timekeeper(controller.clock, self.status.show_seconds, self)
        self._lay_out()
        self._connect_commands()
        self._connect_table()
        self._connect_controller()
        self.status.show_time(settings.settings.show_time)
        self.menus.languages.show_choice(settings.settings.language)
        self._retitle()
        restore_place(self, settings.settings.window)

    def present(self) -> None:
        """Show the window as it was left: in its place, maximised or full screen."""
        settings = self._store.settings
        if settings.full_screen:
            self._set_full_screen(True)
        elif settings.maximized:
            self.showMaximized()
        else:
            self.show()
        self.table.setFocus()

    def play(self, wish: NewGameWish) -> None:
        """Start a game, unless another is in progress and the player prefers to go on."""
        self.starter.play(wish)

    def learn_motion(self) -> None:
        """Ask the system whether less motion is wished for; the answer comes when it comes."""
        self._preferences.motion.ask()

    def tell(self, sentence: Sentence, more: Callable[[], object] | None = None) -> None:
        """Say something in the strip that stays until it is read; ``more`` shows its plugin."""
        self.notices.trouble(sentence, more)

    def say(self, sentence: Sentence) -> None:
        """Say something in the strip that passes."""
        self.notices.news(partial(begun, sentence))

    # Qt's events ------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; let time count only while the window is in use."""
        super().changeEvent(event)
        kind = event.type()
        if kind is QEvent.Type.LanguageChange:
            self._retranslate()
        elif kind is QEvent.Type.PaletteChange:
            self.commands.recolour(self.palette())
        elif kind is QEvent.Type.FontChange:
            self.menus.measure()
        elif kind in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self.commands[Command.FULL_SCREEN].setChecked(self.isFullScreen())
            self._count_time()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the toolbar's texts where there is room for them."""
        super().resizeEvent(event)
        self.menus.fit(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, leaves the full screen and ends a pause."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self._set_full_screen(False)
        elif self._controller.paused:
            self._go_on()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place and let nothing run on."""
        self._closed = True
        self._time.update(counts=False, shown=False)
        self.strip.stop()
        self.table.finish_animations()
        self.watcher.close()
        for page in (self.help.rules, *self.findChildren(QDialog)):
            if page is not None:
                page.close()
        self._store.change(
            window=saved_place(self),
            maximized=self.isMaximized(),
            full_screen=self.isFullScreen(),
        )
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """A window that is shown again after closing works as before."""
        self._closed = False
        super().showEvent(event)
        self._count_time()

    # Building ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        middle = QWidget(self)
        grid = QGridLayout(middle)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.setRowStretch(0, 1)
        grid.addWidget(self.table, 0, 0)
        grid.addWidget(self.strip, 0, 0, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.status, 1, 0)
        self.strip.raise_()
        self.strip.grown.connect(self._keep_foot)
        self._keep_foot()
        self.setCentralWidget(middle)
        self.setTabOrder(self.table, self.strip)
        self.table.setFocus()

    def _keep_foot(self) -> None:
        self.table.keep_foot(self.strip.height())

    def _connect_commands(self) -> None:
        does: dict[Command, Callable[[], object]] = {
            Command.NEW: self.starter.choose,
            Command.RESTART: self.starter.restart,
            Command.ENTER_CODE: self.starter.enter_code,
            Command.COPY_CODE: self._copy_code,
            Command.WATCH: self.watcher.watch_running,
            Command.LOOKS: self._preferences.choose_looks,
            Command.SETTINGS: lambda: self._preferences.open(self._controller.games.schemes),
            Command.QUIT: self.close,
            Command.UNDO: self._controller.undo,
            Command.REDO: self._controller.redo,
            Command.DEAL: self._controller.request_deal,
            Command.BEST: self.table.send_best,
            Command.RULES: self.help.show_rules,
            Command.KEYS: self.help.show_keys,
            Command.COPY_POSITION: self._copy_position,
            Command.ABOUT: self.help.show_about,
        }
        for command, do in does.items():
            self.commands[command].triggered.connect(partial(_plainly, do))
        self.commands[Command.PAUSE].triggered.connect(self._controller.set_paused)
        self.commands[Command.FULL_SCREEN].triggered.connect(self._set_full_screen)
        self.menus.languages.chosen.connect(
            lambda code: self._preferences.change(SettingChanged("language", code))
        )
        self._preferences.changed.connect(self._on_setting)
        self._preferences.unsaved.connect(self._tell_unsaved)
        self.strip.rules_requested.connect(self.help.show_rules)
        self.starter.unsaved.connect(self._tell_unsaved)

    def _connect_table(self) -> None:
        self.table.move_requested.connect(self._controller.request_move)
        self.table.lift_requested.connect(self._controller.request_lift)
        self.table.best_requested.connect(self._controller.request_best)
        self.table.deal_requested.connect(self._controller.request_deal)

    def _connect_controller(self) -> None:
        controller = self._controller
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._on_step)
        controller.move_refused.connect(self._on_refused)
        controller.history_changed.connect(self._on_history)
        controller.score_changed.connect(self._on_score)
        controller.outcome_changed.connect(self._on_outcome)
        controller.pause_changed.connect(self._on_pause)
        controller.storage_troubled.connect(self._on_trouble)
        self.sounds.follow(controller)
        self._enable(None)

    # Facts ------------------------------------------------------------------------

    def _on_session(self, fact: SessionStarted) -> None:
        self._session = fact.session
        self._stepped = False
        self._outcome = Outcome.PLAYING
        self.table.show_session(fact)
        self.notices.outcome(Outcome.PLAYING, Result(0, 0, 0.0))
        self._retitle()
        self._count_time()

    def _on_step(self, fact: StepApplied) -> None:
        self._stepped = True
        self.table.apply_step(fact)
        self.notices.step()

    def _on_refused(self, fact: MoveRefused) -> None:
        self.table.show_refusal(fact)
        self.notices.refused(fact, rules=self._store.settings.show_rules)

    def _on_history(self, fact: HistoryChanged) -> None:
        self._enable(fact)

    def _on_score(self, fact: ScoreChanged) -> None:
        self.status.show_figures(figures_of(fact, self._controller.code))

    def _on_outcome(self, fact: OutcomeChanged) -> None:
        self._outcome = fact.outcome
        if fact.outcome is Outcome.WON and self._stepped:  # not one that is opened as it was won
            self.table.celebrate()
        self._count_time()
        session = self._controller.session
        seconds = self._controller.clock.seconds
        self.notices.outcome(fact.outcome, Result(session.score.points, session.moves, seconds))

    def _on_pause(self, fact: PauseChanged) -> None:
        self.table.show_pause(fact)
        self.notices.paused(fact.paused)
        self.commands[Command.PAUSE].setChecked(fact.paused)
        self._enable(self._history)
        self._count_time()

    def _on_trouble(self, fact: StorageTrouble) -> None:
        self.notices.trouble(game_trouble_sentence(fact.path, fact.detail))

    # Doing ------------------------------------------------------------------------

    def _enable(self, history: HistoryChanged | None) -> None:
        """Enable what can be done now. A deal stays enabled: refused, it says why."""
        self._history = history
        there = history is not None
        free = there and not self._controller.paused
        states = {
            Command.RESTART: there,
            Command.SCORE: there,
            Command.COPY_CODE: there and self._controller.code is not None,
            Command.COPY_POSITION: free,
            Command.PAUSE: there,
            Command.WATCH: free,
            Command.UNDO: free and history is not None and history.can_undo,
            Command.REDO: free and history is not None and history.can_redo,
            Command.DEAL: free,
            Command.BEST: free,
        }
        for command, enabled in states.items():
            self.commands[command].setEnabled(enabled)

    def _count_time(self) -> None:
        """Let the time count while the game is played in an open, active window."""
        used = self.isVisible() and self.isActiveWindow() and not self.isMinimized()
        playing = self._history is not None and self._outcome is not Outcome.WON
        counts = used and playing and not self._controller.paused and not self._closed
        self._time.update(counts=counts, shown=self._store.settings.show_time)

    def _go_on(self) -> None:
        self._controller.set_paused(False)
        self.table.setFocus()

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self._was_maximized = self.isMaximized()
            self.showFullScreen()
            self.notices.news(_full_screen_text)
            return
        self.notices.step()  # the way out is no news any more
        if self._was_maximized:
            self.showMaximized()
        else:
            self.showNormal()

    def _copy_code(self) -> None:
        code = self._controller.code
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.notices.news(lambda: translate("Window", "Copied: {code}").replace("{code}", code))

    def _copy_position(self) -> None:
        if self._controller.paused:  # the table is hidden
            return
        QGuiApplication.clipboard().setText(self._controller.position_text)
        self.notices.news(lambda: translate("Window", "The position was copied as text."))

    def _on_setting(self, fact: SettingChanged) -> None:
        settings = self._store.settings
        self.watcher.restyle()
        if fact.key == "show_time":
            self.status.show_time(settings.show_time)
            self._count_time()
        elif fact.key == "language":
            self.menus.languages.show_choice(settings.language)

    def _tell_unsaved(self, error: StorageError) -> None:
        self.notices.trouble(settings_trouble_sentence(str(error.path), error.reason))

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self.menus.retranslate()
        self.notices.retranslate()
        self._retitle()

    def _retitle(self) -> None:
        session = self._session
        game = "" if session is None else f"{variant_text(session.variant)} · "
        self.setWindowTitle(f"{game}Spider Qt")


def _plainly(do: Callable[[], object], checked: bool = False) -> None:
    """Call without what Qt passes on."""
    del checked
    do()


def _full_screen_text() -> str:
    return translate("Window", "Full screen. Press F11 or Esc to go back.")
