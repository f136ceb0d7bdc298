"""The composition root of the window: makes the parts and puts them together.

Nothing but this module knows all of them. It decides what is on the table at the
start: the game that was kept, a typed code, or a new deal of the last choice.
"""

import sys
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from spider_qt import __version__
from spider_qt.api.resources import resource_path
from spider_qt.app import preflight
from spider_qt.app.options import OptionError, Options, parse
from spider_qt.app.paths import AppPaths, app_paths
from spider_qt.engine.deal import CodeError
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import DealMove
from spider_qt.engine.rules import GroupRule
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import PluginState, Registry
from spider_qt.storage.journal import Resumed, resume
from spider_qt.storage.lock import Claim, claim
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.inputs import code_sentence
from spider_qt.text.storage import game_trouble_sentence, kept_sentence
from spider_qt.ui.controller import GameController
from spider_qt.ui.languages import Languages
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import MoveWish, NewGameWish

_SLOTS: Final = 9
"""So many windows at once keep a game each; a further one plays without keeping."""


@dataclass
class Program:
    """The running parts, and what is needed to end them."""

    window: MainWindow
    controller: GameController
    settings: SettingsStore
    claim: Claim | None


def run(argv: list[str]) -> int:
    """Start the program, run it until its window closes, and return the exit status.

    Args:
        argv: the arguments without the program's name.
    """
    try:
        options = parse(argv)
    except OptionError as error:
        _complain(str(error))
        return 2
    with preflight.fatal_guard():
        app = QApplication(["spider-qt", *options.qt])
    app.setApplicationName("spider-qt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("spider-qt")
    program = build(options, app_paths())
    wish: NewGameWish | None = None
    if options.code:
        try:
            wish = program.controller.wish_of_code(options.code)
        except CodeError as error:
            _complain(code_sentence(error).english)
            return 2
    program.window.present()
    if wish is not None:
        program.window.play(wish)
    waiter = _FirstPaint(program, options)
    try:
        return app.exec()
    finally:
        waiter.stop()
        if program.claim is not None:
            program.claim.release()


def build(options: Options, paths: AppPaths) -> Program:
    """Make the parts and put the first game on the table; nothing is shown yet.

    Args:
        options: how to start.
        paths: where everything is kept.
    """
    settings = SettingsStore(paths.settings)
    registry = load_registry(
        (*settings.settings.disabled_plugins, *options.disabled), marks=paths.plugin_marks
    )
    resumed, claimed = _kept_game(paths, registry)
    controller = GameController(registry, resumed.journal)
    window = MainWindow(controller, settings, registry.themes, Languages())
    _tell(window, settings, registry, resumed)
    _first_game(controller, settings, registry, resumed)
    return Program(window, controller, settings, claimed)


def _kept_game(paths: AppPaths, registry: Registry) -> tuple[Resumed, Claim | None]:
    """Take up the first kept game that no other window holds."""
    path = paths.game
    for slot in range(1, _SLOTS + 1):
        path = paths.game if slot == 1 else paths.game.with_name(f"game-{slot}.jsonl")
        try:
            claimed = claim(path)
        except OSError:  # no lock can be had on this disk; play on without one
            return resume(path, registry.variants, registry.schemes), None
        if claimed is not None:
            return resume(path, registry.variants, registry.schemes), claimed
    return resume(path, registry.variants, registry.schemes), None


def _first_game(
    controller: GameController, settings: SettingsStore, registry: Registry, resumed: Resumed
) -> None:
    """Go on with the kept game, or deal the last choice anew."""
    if resumed.session is not None:
        controller.resume(resumed.session)
        return
    chosen = settings.settings
    wish = NewGameWish(chosen.game, chosen.suits, GroupRule(chosen.rule))
    scoring = chosen.scoring if chosen.scoring in registry.schemes else next(iter(registry.schemes))
    try:
        controller.new_game(wish, scoring, chosen.undo_limit)
    except (KeyError, ValueError):  # the game came from a plugin that is gone, or changed
        first = next(iter(registry.variants))
        fallback = NewGameWish(first, chosen.suits, GroupRule.CLASSIC)
        controller.new_game(fallback, scoring, chosen.undo_limit)


def _tell(
    window: MainWindow, settings: SettingsStore, registry: Registry, resumed: Resumed
) -> None:
    """Say what could not be used at the start, each thing once."""
    for problem in settings.problems:
        window.tell(problem.sentence)
    for plugin in registry.plugins:
        if plugin.state is PluginState.FAILED and plugin.reason is not None:
            window.tell(plugin.reason)
    fault = resumed.fault
    if fault is not None and fault.must_be_told:
        window.tell(fault.sentence)
        if resumed.aside is not None:
            window.tell(kept_sentence(str(resumed.aside)))
    if resumed.trouble is not None:
        error = resumed.trouble
        window.tell(game_trouble_sentence(str(error.path), error.reason))


class _FirstPaint(QObject):
    """Does what can wait until the table was painted once: icon, trials, measuring."""

    def __init__(self, program: Program, options: Options) -> None:
        super().__init__()
        window = program.window
        self._window = window
        self._controller = program.controller
        self._options = options
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

    def _after(self) -> None:
        if self._options.quit_after_paint:
            QCoreApplication.quit()
            return
        QApplication.setWindowIcon(QIcon(str(resource_path("icons", "spider-qt.svg"))))
        if self._options.smoke is not None:
            self._trial()

    def _trial(self) -> None:
        """Play some legal moves, keep a picture of the window, print the table, and end."""
        controller = self._controller
        for _ in range(self._options.play):
            session = controller.session
            move = legal_moves(session.variant, session.layout)[0]
            if isinstance(move, DealMove):
                controller.request_deal()
            else:
                controller.request_move(MoveWish(move))
        self._window.table.finish_animations()
        self._window.grab().save(str(self._options.smoke))
        if sys.stdout is not None:
            sys.stdout.write(controller.position_text)
            sys.stdout.flush()
        self._window.close()


def _complain(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"spider-qt: {text}\n")
