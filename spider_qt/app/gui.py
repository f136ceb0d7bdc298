"""The composition root of the window: makes the parts and puts them together.

Nothing but this module knows all of them. It decides what is on the table at the
start: the game that was kept, a typed code, or a new deal of the last choice.
"""

import gc
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from spider_qt import __version__
from spider_qt.api.resources import resource_path
from spider_qt.app import preflight
from spider_qt.app.crash import CrashLog
from spider_qt.app.options import Options
from spider_qt.app.paths import AppPaths
from spider_qt.app.start import Start, load
from spider_qt.engine.deal import CodeError
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import DealMove
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.lock import Claim
from spider_qt.storage.own_backs import OwnBacks
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.inputs import code_sentence, unplayable_sentence
from spider_qt.text.sentence import Sentence
from spider_qt.text.storage import (
    game_trouble_sentence,
    kept_sentence,
    statistics_trouble_sentence,
)
from spider_qt.ui.actions import Command
from spider_qt.ui.collection import Collection
from spider_qt.ui.controller import GameController
from spider_qt.ui.daily import DailyDesk
from spider_qt.ui.dealing import Dealer
from spider_qt.ui.following import follow_sessions
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.languages import Languages
from spider_qt.ui.learning import LearningDesk
from spider_qt.ui.looks import missing_sentences
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import MoveWish, NewGameWish
from spider_qt.ui.plugging import PluginDesk
from spider_qt.ui.recording import Recorder
from spider_qt.ui.solving.hints import Hinter
from spider_qt.ui.solving.open_help import OpenHelp
from spider_qt.ui.tally import Tally
from spider_qt.ui.themes.outfit import Wardrobe
from spider_qt.ui.themes.own_backs import OwnMapping

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

    from spider_qt.app.single import Request


@dataclass
class Program:
    """The running parts, and what is needed to end them."""

    window: MainWindow
    controller: GameController
    settings: SettingsStore
    claim: Claim | None
    start: Start
    keeper: Keeper
    collection: Collection
    languages: Languages
    learning: LearningDesk


def run(options: Options, start: Start, crashes: CrashLog) -> int:
    """Open the window, run until it closes, and return the exit status.

    Args:
        options: how to start.
        start: what was read before.
        crashes: writes down what nobody catches.
    """
    with preflight.fatal_guard():
        app = QApplication(["spider-qt", *options.qt])
    app.setApplicationName("spider-qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("spider-qt")
    program = assemble(start)
    listener = _CrashListener(program, crashes)
    wish = _wish_of(program, options.code) if options.code else None
    if isinstance(wish, Sentence):
        sys.stderr.write(f"spider-qt: {wish.english}\n")
        return 2
    program.window.present()
    if wish is not None:
        program.window.play(wish)
    elif options.file is not None:
        program.collection.open_file(options.file)
    waiter = _FirstPaint(program, options, crashes)
    try:
        return app.exec() or waiter.status
    finally:
        waiter.stop()
        listener.stop()
        _stop_watching()
        if program.claim is not None:
            program.claim.release()


def build(options: Options, paths: AppPaths) -> Program:
    """Read what was kept and assemble the program, for tests and other tools."""
    return assemble(load(options, paths))


def assemble(start: Start) -> Program:
    """Make the parts and put the first game on the table; nothing is shown yet."""
    journal, paths = start.resumed.journal, start.paths
    keeper = Keeper(paths.games, start.host, journal)
    controller = GameController(start.host, journal, archive=keeper)
    keeper.follow(controller)
    recorder = Recorder(paths.statistics, parent=controller)
    languages = Languages()
    registry = start.registry
    wardrobe = Wardrobe(
        registry.themes, registry.tables, registry.looks, OwnMapping(OwnBacks(paths.backs))
    )
    start.host.listen(wardrobe.take)
    window = MainWindow(controller, start.settings, wardrobe, languages)
    keeper.setParent(window)
    collection = Collection(controller, keeper, window)
    Tally(controller, lambda: recorder.store, lambda: keeper.library, window)
    controller.game_ended.connect(recorder.note)
    collection.given_up.connect(recorder.note)
    DailyDesk(controller, lambda: recorder.store, keeper, window)
    recorder.troubled.connect(
        lambda error: window.tell(statistics_trouble_sentence(str(error.path), error.reason))
    )
    desk = PluginDesk(start.host, controller, window)
    Hinter(start.host, controller, window)
    dealer = Dealer(controller, window, start.settings, paths.supply, lambda: recorder.store)
    recorder.difficulty = dealer.difficulty
    OpenHelp(controller, window, start.settings, keeper)
    collection.take_plugin = desk.install
    is_new = start.resumed.session is None and not paths.settings.exists()
    learning = LearningDesk(controller, window, start.settings, paths.learning, is_new=is_new)
    _tell(window, start, desk)
    for sentence in missing_sentences(start.settings.settings, wardrobe):
        window.tell(sentence)
    window.commands[Command.OPEN_LOG].triggered.connect(
        lambda: window.help.open_folder(start.paths.log)
    )
    follow_sessions(controller, start.host)
    _first_game(controller, start, dealer)
    settings, claim = start.settings, start.claim
    return Program(
        window, controller, settings, claim, start, keeper, collection, languages, learning
    )


def _first_game(controller: GameController, start: Start, dealer: Dealer) -> None:
    """Go on with the kept game, or deal the last choice anew."""
    if start.resumed.session is not None:
        controller.resume(start.resumed.session)
        return
    chosen, registry = start.settings.settings, start.registry
    wish = NewGameWish(chosen.game, chosen.suits, GroupRule(chosen.rule))
    scoring = chosen.scoring if chosen.scoring in registry.schemes else next(iter(registry.schemes))
    try:
        controller.new_game(dealer.promised(wish), scoring, chosen.undo_limit)
    except (KeyError, ValueError):  # the game came from a plugin that is gone, or changed
        first = next(iter(registry.variants))
        fallback = NewGameWish(first, chosen.suits, GroupRule.CLASSIC)
        controller.new_game(fallback, scoring, chosen.undo_limit)


def _tell(window: MainWindow, start: Start, desk: PluginDesk) -> None:
    """Say what could not be used at the start, each thing once."""
    resumed = start.resumed
    for problem in start.settings.problems:
        window.tell(problem.sentence)
        if problem.aside is not None:
            window.tell(kept_sentence(str(problem.aside)))
    desk.tell_start()
    if resumed.fault is not None and resumed.fault.must_be_told:
        window.tell(resumed.fault.sentence)
        if resumed.aside is not None:
            window.tell(kept_sentence(str(resumed.aside)))
    if resumed.trouble is not None:
        error = resumed.trouble
        window.tell(game_trouble_sentence(str(error.path), error.reason))


def _wish_of(program: Program, code: str) -> NewGameWish | Sentence:
    """Read a code that was given at a start: the game, or why it cannot be played."""
    try:
        wish = program.controller.wish_of_code(code)
        program.start.registry.variants[wish.game].configured(wish.suits, wish.rule)
    except CodeError as error:
        return code_sentence(error)
    except ValueError as error:  # the game is not played so, or its rules are broken
        return unplayable_sentence(str(error))
    return wish


def _visit(program: Program, request: "Request") -> None:
    """Come to the front, as the player has started the program once more."""
    window = program.window
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if request.code:
        wish = _wish_of(program, request.code)
        if isinstance(wish, Sentence):
            window.tell(wish)
        else:
            window.play(wish)
    elif request.file:
        program.collection.open_file(Path(request.file))


def _watch_plugins(crashes: CrashLog) -> None:
    """Let the watchdog of plugins limit memory and write its last words; not before the paint."""
    from spider_qt.plugins.watch import WATCH

    WATCH.memory.allow()
    WATCH.words = crashes.words
    WATCH.on_end = crashes.note_plugin


def _stop_watching() -> None:
    """Take the watchdog's marks away: this run ended as it should."""
    if "spider_qt.plugins.watch" in sys.modules:  # else it never looked
        from spider_qt.plugins.watch import WATCH

        WATCH.stop()


class _CrashListener(QObject):
    """Brings what was written down to the strip, from any thread and out of any painting."""

    heard = Signal(object)
    """Sentence: what the player should read."""

    def __init__(self, program: Program, crashes: CrashLog) -> None:
        super().__init__(program.window)
        self._crashes = crashes
        self.heard.connect(program.window.tell, Qt.ConnectionType.QueuedConnection)
        crashes.position = lambda: program.controller.position_text
        crashes.tell = self.heard.emit
        if crashes.ended is not None:
            program.window.tell(crashes.ended)

    def stop(self) -> None:
        """The window is closed: what comes now is written, but told to nobody."""
        self._crashes.tell = None


class _FirstPaint(QObject):
    """Does what can wait until the table was painted once: icon, trials, measuring."""

    def __init__(self, program: Program, options: Options, crashes: CrashLog) -> None:
        super().__init__()
        self._program = program
        self._crashes = crashes
        self._server: QLocalServer | None = None
        window = program.window
        self._window = window
        self._controller = program.controller
        self._options = options
        self.status = 0
        """The exit status that a trial asks for."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._after)
        window.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first paint, and then look no more."""
        if event.type() is QEvent.Type.Paint:
            self._window.table.viewport().removeEventFilter(self)
            self._timer.start()
        return False

    def stop(self) -> None:
        """Do nothing any more; the program ends."""
        self._timer.stop()
        if self._server is not None:
            self._server.close()
            self._server = None

    def _after(self) -> None:
        gc.freeze()
        # What the start has made stays as long as the program; looking through it for garbage
        # would take longer than two frames each time.
        gc.freeze()
        gc.enable()
        if self._options.quit_after_paint:
            QCoreApplication.quit()
            return
        self._crashes.watch_threads()
        _watch_plugins(self._crashes)
        self._window.learn_motion()
        self._controller.tell_end()
        if self._window.starter.dealer is not None:
            self._window.starter.dealer.describe()
        self._program.collection.count_deleted()
        QApplication.setWindowIcon(QIcon(str(resource_path("icons", "spider-qt.svg"))))
        if self._options.smoke is not None:
            self._trial()
            return
        self._program.learning.offer()
        if self._program.start.first:
            from spider_qt.app.single import listen

            program = self._program
            self._server = listen(program.start.paths, partial(_visit, program), self)

    def _trial(self) -> None:
        """Play some legal moves, keep a picture of the window, print the table, and end."""
        controller = self._controller
        for _ in range(self._options.play):
            session = controller.session
            moves = legal_moves(session.variant, session.layout)
            if not moves:  # won or stuck
                break
            if isinstance(moves[0], DealMove):
                controller.request_deal()
            else:
                controller.request_move(MoveWish(moves[0]))
        self._window.table.finish_animations()
        if not self._window.grab().save(str(self._options.smoke)):
            self.status = 1
            if sys.stderr is not None:
                sys.stderr.write(f"spider-qt: {self._options.smoke} cannot be written.\n")
        if sys.stdout is not None:
            sys.stdout.write(controller.position_text)
            sys.stdout.flush()
        self._window.close()
