"""Scenes of everything that opens beside the table; a test asks for each kind of window."""

import shutil
import zipfile
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QTabWidget, QWidget

from gallery.plugins import SOME_PLUGINS, WEAVER
from gallery.scene import DIALOGS, Scene, Show, deal, dialog, opened
from gallery.scenes_table import played, won
from spider_qt.api.resources import resource_path
from spider_qt.app.gui import Program
from spider_qt.deals.promise import Promise
from spider_qt.engine.rules import GroupRule
from spider_qt.learning.path import PATH
from spider_qt.learning.progress import Progress, Reached
from spider_qt.storage.learning import LearningStore
from spider_qt.storage.statistics import GameRecord, StatisticsStore, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.crop import CropDialog
from spider_qt.ui.dialogs.new_game import NewGameDialog
from spider_qt.ui.dialogs.picker import LooksDialog
from spider_qt.ui.dialogs.plugins import PluginsDialog
from spider_qt.ui.dialogs.question import Question
from spider_qt.ui.dialogs.statistics import StatisticsDialog
from spider_qt.ui.messages import NewGameWish, Parting
from spider_qt.ui.plugging import PluginDesk


def _some_games(program: Program) -> None:
    """Leave some games, each in another way, so that there is something to list."""
    controller = program.controller
    names = {2: "Before the deal that went wrong", 3: "Oma's game, the long one that she lent me"}
    for number, suits in enumerate((1, 2, 4, 2), start=1):
        controller.new_game(NewGameWish("spider", suits, GroupRule.CLASSIC, number))
        for _ in range(number):
            controller.request_deal()
        program.window.table.finish_animations()
        if number in names:
            program.keeper.save_copy(controller.session, names[number])
    controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC, 9), parting=Parting.GIVEN_UP)
    won(program)


def _games(program: Program) -> QWidget:
    if not program.keeper.library.slots():
        _some_games(program)
    return dialog(Command.GAMES)(program)


def _no_games(program: Program) -> QWidget:
    if program.keeper.library.slots():
        shutil.rmtree(program.keeper.library.folder)
    return dialog(Command.GAMES)(program)


def _no_promise(program: Program) -> QWidget:
    shown = dialog(Command.NEW)(program)
    assert isinstance(shown, NewGameDialog)
    shown.finder.line.setText("curds")
    return shown


def _unchecked_code(program: Program) -> QWidget:
    shown = dialog(Command.ENTER_CODE)(program)
    line = shown.findChild(QLineEdit, "code")
    assert line is not None
    line.setText("SP1-S4C-7777777")
    return shown


def _promised(program: Program) -> QWidget:
    deal(program)
    wish = NewGameWish("spider", 4, GroupRule.CLASSIC)
    dealer = program.window.starter.dealer
    assert dealer is not None
    dealer.find(
        wish,
        Promise.HARD,
        lambda found: program.controller.new_game(found, parting=Parting.GIVEN_UP),
    )
    return program.window


def _leaving(program: Program) -> QWidget:
    deal(program)
    program.controller.request_deal()
    program.window.play(NewGameWish("spider", 1, GroupRule.CLASSIC, 3))
    return opened(program)


def _restart(program: Program) -> QWidget:
    deal(program)
    program.controller.request_deal()
    program.window.commands[Command.RESTART].trigger()
    return opened(program)


def _damaged(program: Program) -> QWidget:
    """Open a saved game in whose middle something is broken."""
    played(program)
    kept = program.start.resumed.journal.path
    broken = kept.with_name("from-a-friend.jsonl")
    lines = kept.read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join([*lines[:20], b"{broken\n", *lines[20:]]))
    program.collection.open_file(broken)
    return opened(program)


def _no_folder(program: Program) -> QWidget:
    """Ask for a folder that no file manager can show: a file is in its place."""
    deal(program)
    place = program.start.paths.log.with_name("no-folder")
    place.touch()
    program.window.help.open_folder(place)
    return opened(program)


def _replay(program: Program) -> QWidget:
    """Show a replay in the middle of a game, in a window of the size of the game's."""
    played(program)
    program.window.commands[Command.WATCH].trigger()
    window = program.window.watcher.replay
    assert window is not None
    window.resize(program.window.size())
    window.player.go_to(30)
    window.table.finish_animations()
    return window


def _score(program: Program) -> QWidget:
    """Show how the score of a game with moves, deals and undos came about."""
    played(program)
    program.window.commands[Command.SCORE].trigger()
    return opened(program)


def _learning(program: Program) -> QWidget:
    """Show the path in its middle: steps passed and skipped, and some goals reached."""
    progress = Progress()
    for lesson in PATH[:2]:
        whole = Reached(frozenset(goal.id for goal in lesson.goals), frozenset({"a"}), 1)
        progress = replace(progress, steps={**progress.steps, lesson.id: whole}, on=True)
    some = Reached(frozenset(goal.id for goal in PATH[3].goals[:2]), begun=1)
    progress = replace(progress, steps={**progress.steps, PATH[3].id: some}).skip(PATH[2])
    LearningStore(program.start.paths.learning).keep(progress)
    return dialog(Command.LEARN)(program)


def _picker(page: int) -> Show:
    """Choose looks by their pictures, which come one after the other."""

    def show(program: Program) -> QWidget:
        shown = dialog(Command.LOOKS)(program)
        pages = shown.findChild(QTabWidget)
        assert pages is not None
        pages.setCurrentIndex(page)
        there = pages.currentWidget()
        listed = there if isinstance(there, QListWidget) else there.findChild(QListWidget)
        assert listed is not None
        for _ in range(200):
            last = listed.item(listed.count() - 1).icon().pixmap(listed.iconSize()).toImage()
            if last.pixelColor(last.rect().center()).alpha():  # blank before it is drawn
                break
            QTest.qWait(50)
        return shown

    return show


def _own_back(program: Program) -> QWidget:
    """Choose the part of a picture that becomes a back."""
    shown = dialog(Command.LOOKS)(program)
    assert isinstance(shown, LooksDialog)
    shown.own_wanted.emit(resource_path("icons", "spider-qt-512.png"))
    QTest.qWait(50)
    crop = shown.findChild(CropDialog)
    assert crop is not None
    return crop


def _plugins(plugin: str) -> Show:
    """Show the manager at a plugin, of several that came in by the plugin folder."""

    def show(program: Program) -> QWidget:
        deal(program)
        folder = program.start.paths.plugins
        for name, files in SOME_PLUGINS.items():
            for file, text in files.items():
                path = folder / name / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
        program.start.host.reload()
        desk = program.window.findChild(PluginDesk)
        assert desk is not None
        desk.show(plugin)
        return opened(program)

    return show


def _plugin_question(program: Program) -> QWidget:
    """Ask before a program is installed, and say what is at stake."""
    manager = _plugins("purist")(program)
    assert isinstance(manager, PluginsDialog)
    wheel = program.start.paths.plugins.with_name("weaver-1.0-py3-none-any.whl")
    with zipfile.ZipFile(wheel, "w") as archive:
        for file, text in WEAVER.items():
            archive.writestr(file, text)
    manager.installer.install(wheel)
    QTest.qWait(20)
    question = manager.findChild(Question)
    assert question is not None
    return question


def _rules(program: Program) -> QWidget:
    deal(program)
    program.window.commands[Command.RULES].trigger()
    return opened(program)


def _statistics(page: int, games: int) -> Show:
    def show(program: Program) -> QWidget:
        path = program.start.paths.statistics
        path.unlink(missing_ok=True)
        _count_games(StatisticsStore(path), games)
        shown = dialog(Command.STATISTICS)(program)
        assert isinstance(shown, StatisticsDialog)
        shown.pages.setCurrentIndex(page)
        if page == 1 and games:
            shown.time.over_time.setFocus()
        return shown

    return show


def _reset(program: Program) -> QWidget:
    """Ask whether the statistics begin anew."""
    statistics = _statistics(0, 30)(program)
    button = statistics.findChild(QPushButton, "reset")
    assert button is not None
    button.click()
    return opened(program)


def _count_games(store: StatisticsStore, games: int) -> None:
    """Count so many games of four suits, the last ones today."""
    choice = Random(1)  # noqa: S311 - for pictures
    today = date.today()
    for number in range(games):
        day = (today - timedelta((games - 1 - number) * 2)).isoformat()
        status = choice.choices(list(Status), (45, 15, 40))[0]
        won_it = status is Status.WON
        record = GameRecord(
            id=f"{number:032x}",
            variant="spider",
            suits=4,
            rule="classic",
            scoring="standard",
            undo_limit=None,
            status=status,
            code="SP1-S4C-AAAAAAD",
            day=day,
            ended=f"{day}T21:05:09+01:00",
            seconds=choice.lognormvariate(6.3, 0.5),
            moves=round(choice.gauss(130, 25)),
            score=round(choice.gauss(1050 if won_it else 420, 70)),
            deals=choice.randrange(6),
            runs=8 if won_it else choice.randrange(7),
            undos=choice.randrange(9),
            hints=choice.randrange(3),
        )
        store.record(record)


SCENES: Final = (
    Scene("new-game", DIALOGS, dialog(Command.NEW)),
    Scene("new-game-promised", DIALOGS, dialog(Command.NEW), {"promise": "hard"}),
    Scene("new-game-no-promise", DIALOGS, _no_promise, {"promise": "hard"}),
    Scene("enter-code", DIALOGS, dialog(Command.ENTER_CODE)),
    Scene("enter-code-unchecked", DIALOGS, _unchecked_code, {"promise": "winnable"}),
    Scene("promised-deal", DIALOGS, _promised),
    Scene("games", DIALOGS, _games),
    Scene("no-games", DIALOGS, _no_games),
    Scene("save-as", DIALOGS, dialog(Command.SAVE_AS)),
    Scene("leaving", DIALOGS, _leaving),
    Scene("restart", DIALOGS, _restart),
    Scene("damaged-file", DIALOGS, _damaged),
    Scene("score", DIALOGS, _score),
    Scene("learning-path", DIALOGS, _learning),
    Scene("picker", DIALOGS, _picker(0)),
    Scene("picker-tables", DIALOGS, _picker(1)),
    Scene("picker-faces", DIALOGS, _picker(2)),
    Scene("picker-backs", DIALOGS, _picker(3)),
    Scene("own-back", DIALOGS, _own_back),
    Scene("settings", DIALOGS, dialog(Command.SETTINGS)),
    Scene("plugins", DIALOGS, _plugins("lagoon")),
    Scene("plugins-broken", DIALOGS, _plugins("crab")),
    Scene("plugins-program", DIALOGS, _plugin_question),
    Scene("rules", DIALOGS, _rules),
    Scene("keys", DIALOGS, dialog(Command.KEYS)),
    Scene("about", DIALOGS, dialog(Command.ABOUT)),
    Scene("no-folder", DIALOGS, _no_folder),
    Scene("replay", DIALOGS, _replay),
    Scene("statistics", DIALOGS, _statistics(0, 400)),
    Scene("statistics-over-time", DIALOGS, _statistics(1, 400)),
    Scene("statistics-list", DIALOGS, _statistics(2, 400)),
    Scene("few-statistics", DIALOGS, _statistics(1, 3)),
    Scene("no-statistics", DIALOGS, _statistics(0, 0)),
    Scene("reset-statistics", DIALOGS, _reset),
)
