"""Help that looks at hidden cards in the whole program: hidden until allowed, and real."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTextBrowser, QToolButton

from spider_qt.app.gui import Program
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.analysis import AnalysisDialog
from spider_qt.ui.dialogs.games import GamesDialog
from spider_qt.ui.dialogs.overview import OverviewDialog
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting, SettingChanged, WatchWish
from spider_qt.ui.preferences import Preferences
from spider_qt.ui.solving.open_help import OpenHelp


def allow(program: Program, key: str, *, on: bool = True) -> None:
    preferences = program.window.findChild(Preferences)
    assert preferences is not None
    preferences.change(SettingChanged(key, on))


def keys_page(program: Program) -> str:
    """What the page of all keys says now."""
    dialog = OverviewDialog(program.window.commands, program.window)
    page = dialog.findChild(QTextBrowser)
    assert page is not None
    text: str = page.toPlainText()
    dialog.close()
    return text


def test_the_commands_are_not_there_until_the_settings_allow_them(program: Program) -> None:
    commands = program.window.commands
    hidden = (Command.SOLVER_HINT, Command.SOLUTION, Command.BACK_TO_WINNABLE)
    assert not any(commands[command].isVisible() for command in hidden)
    heard: list[object] = []
    commands[Command.SOLUTION].triggered.connect(heard.append)
    QTest.keyClick(program.window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not heard  # the key does nothing either
    allow(program, "open_help")
    assert all(commands[command].isVisible() for command in hidden)
    assert "Shift+H" in keys_page(program)
    allow(program, "open_help", on=False)
    assert "Shift+H" not in keys_page(program)
    assert not any(commands[command].isVisible() for command in hidden)


def test_a_real_solver_finds_a_hint_and_a_solution(program: Program) -> None:
    allow(program, "open_help")
    helper = program.window.findChild(OpenHelp)
    assert helper is not None
    program.window.commands[Command.SOLVER_HINT].trigger()
    controller = program.controller
    for _ in range(400):
        if controller.session.opened_help:
            break
        QTest.qWait(50)
    assert controller.session.opened_help
    assert "The game can be won in" in program.window.strip.text
    program.window.commands[Command.SOLUTION].trigger()
    assert helper.solution.demo.running  # the way is known by now
    for _ in range(100):
        if controller.session.moves:
            break
        QTest.qWait(20)
    helper.solution.stop()
    assert controller.session.moves >= 1


REST = "".join(f"T{place}: KS\n" for place in range(3, 11))
NEARLY_STUCK = f"suits: 1\nT1: 9S 2S\nT2: 3S\n{REST}"


def set_up(program: Program, text: str) -> None:
    games = program.controller.games
    found = parse_position(text, games.variants)
    scheme = next(iter(games.schemes.values()))
    program.controller.start(sessions.begin(found.variant, scheme, found.layout))


def test_a_stuck_game_offers_the_analysis_and_one_that_goes_on_does_not(program: Program) -> None:
    set_up(program, NEARLY_STUCK)
    program.window.commands[Command.ANALYSE].trigger()
    assert program.window.strip.text == "Nothing was done in this game yet."
    program.controller.request_move(MoveWish(RunMove(column(1), 1, column(2))))
    names = [button.text() for button in program.window.strip.findChildren(QToolButton)]
    assert names.count("Analyse") == 1
    program.window.commands[Command.ANALYSE].trigger()
    dialog = program.window.findChild(AnalysisDialog)
    assert dialog is not None
    assert program.controller.session.opened_help  # undo may go on with it
    dialog.close()


def test_the_analysis_of_a_game_that_goes_on_must_be_allowed(program: Program) -> None:
    program.controller.request_deal()
    program.window.commands[Command.ANALYSE].trigger()
    assert program.window.strip.text.startswith("The game still goes on")
    assert program.window.findChild(AnalysisDialog) is None
    allow(program, "open_help")
    program.window.commands[Command.ANALYSE].trigger()
    dialog = program.window.findChild(AnalysisDialog)
    assert dialog is not None
    assert program.controller.session.opened_help
    dialog.close()


def test_a_replay_has_the_analysis_too(program: Program) -> None:
    program.controller.request_deal()
    program.window.commands[Command.WATCH].trigger()
    replay = program.window.watcher.replay
    assert replay is not None
    replay.analysis_requested.emit(replay._wish)
    assert replay.caption.whole.startswith("The game still goes on")
    assert replay.findChild(AnalysisDialog) is None
    allow(program, "open_help")
    replay._actions["analyse"].trigger()
    dialog = replay.findChild(AnalysisDialog)
    assert dialog is not None
    dialog.close()


def test_the_sign_is_there_while_the_setting_is_on(program: Program) -> None:
    helper = program.window.findChild(OpenHelp)
    assert helper is not None
    assert "winnable" not in helper.__dict__  # nothing of the solver was loaded for it
    allow(program, "show_winnable")
    assert helper.winnable.sign.isVisible()
    allow(program, "show_winnable", on=False)
    assert not helper.winnable.sign.isVisible()


def test_the_analysis_of_a_kept_game_must_be_allowed_and_is_noted_in_it(program: Program) -> None:
    program.controller.request_deal()
    kept = program.controller.session
    program.controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC, 4))  # which keeps it
    watcher = program.window.watcher
    watcher.watch(WatchWish(kept))
    replay = watcher.replay
    assert replay is not None
    replay._actions["analyse"].trigger()
    assert replay.caption.whole.startswith("The game still goes on")
    assert replay.findChild(AnalysisDialog) is None
    helper = program.window.findChild(OpenHelp)
    assert helper is not None
    library = helper._keeper.library
    (slot,) = library.slots()
    session = library.load(slot).session
    assert session is not None
    assert not session.opened_help
    allow(program, "open_help")
    replay._actions["analyse"].trigger()
    dialog = replay.findChild(AnalysisDialog)
    assert dialog is not None
    dialog.close()
    session = library.load(slot).session
    assert session is not None
    assert session.opened_help
    assert session.layout == kept.layout
    assert not program.controller.session.opened_help  # the one on the table has no part in it


def test_the_list_of_games_analyses_one_over_its_replay(program: Program) -> None:
    set_up(program, NEARLY_STUCK)
    program.controller.request_move(MoveWish(RunMove(column(1), 1, column(2))))
    program.controller.new_game(
        NewGameWish("spider", 1, GroupRule.CLASSIC, 4), parting=Parting.GIVEN_UP
    )
    program.window.commands[Command.GAMES].trigger()
    games = program.window.findChild(GamesDialog)
    assert games is not None
    button = games.findChild(QPushButton, "analyse")
    assert button is not None
    button.click()
    replay = program.window.watcher.replay
    assert replay is not None
    dialog = replay.findChild(AnalysisDialog)
    assert dialog is not None
    dialog.close()
