"""Pictures of the program for its developers: hard scenes, five sizes, light and dark.

``python packaging/gallery.py FOLDER [--sizes 800x600,1280x800] [--language de]`` writes
one PNG for each scene, size and colour scheme. Nothing is shown on a screen.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.engine import session
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.statistics import GameRecord, StatisticsStore, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.statistics import StatisticsDialog
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting
from spider_qt.ui.table.placement import Spot

SIZES: Final = ("640x480", "800x600", "1280x800", "1920x1080", "3840x2160")

LONG_COLUMN: Final = """suits: 4
T1: 2C* 4C* 6C* 8C* TC* KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D KH QC JH TC 9H 8C 7H 6C
T2: 5H
T3: 9D
T4: 8D* 7D
T5: KD QD JD TD
T7: 3C* 3C
T8: KC
T9: AD
T10: AH
stock: 2H 3H 4H 6H 7C 9H 9C TH JC QH | KD QD JD TD 9D 8D 7D 6D 5D 4D
done: S
"""
ALMOST_WON: Final = "T1: KS QS JS TS 9S 8S 7S 6S\nT2: 5S 4S 3S 2S AS\ndone: S H D C H D C"

Scene = Callable[[Program], QWidget]


def _deal(program: Program) -> QWidget:
    program.controller.new_game(NewGameWish("spider", 4, GroupRule.CLASSIC, 3))
    return program.window


def _position(program: Program, text: str) -> None:
    games = program.controller.games
    position = parse_position(text, games.variants)
    scheme = next(iter(games.schemes.values()))
    program.controller.start(session.begin(position.variant, scheme, position.layout))


def _long_column(program: Program) -> QWidget:
    _position(program, LONG_COLUMN)
    return program.window


def _all_long(program: Program) -> QWidget:
    _deal(program)
    for _ in range(5):
        program.controller.request_deal()
    return program.window


def _mid_drag(program: Program) -> QWidget:
    _deal(program)
    table = program.window.table
    picture = table.picture
    assert picture is not None
    move = next(
        move
        for move in program.controller.session.variant.legal_moves(picture.layout)
        if isinstance(move, RunMove)
    )
    box = picture.card_box(Spot(move.source, len(picture.layout[move.source]) - move.count))
    start = QPoint(round(box.x + box.width / 3), round(box.y + box.height / 6))
    viewport, none = table.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, start)
    for part in range(1, 5):
        QTest.mouseMove(viewport, start + QPoint(part * 18, part * 40))
    return program.window


def _refused(program: Program) -> QWidget:
    _position(program, "T1: KS QS\nT2: 5H\nT3: 9S* 6D\nstock: 2H 3H 4H 6H 7C 9H 9C TH JC QH")
    program.controller.request_deal()
    return program.window


def _won(program: Program) -> QWidget:
    _position(program, ALMOST_WON)
    program.controller.request_move(MoveWish(RunMove(column(2), 5, column(1))))
    return program.window


def _stuck(program: Program) -> QWidget:
    rest = "\n".join(f"T{place}: KS" for place in range(3, 10))
    _position(program, f"suits: 1\nT1: 9S 2S\nT2: 3S\n{rest}\nT10: KS")
    program.controller.request_move(MoveWish(RunMove(column(1), 1, column(2))))
    return program.window


def _paused(program: Program) -> QWidget:
    _deal(program)
    program.controller.set_paused(True)
    return program.window


def _dialog(command: Command) -> Scene:
    def scene(program: Program) -> QWidget:
        _deal(program)
        program.window.commands[command].trigger()
        QTest.qWait(20)
        opened = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
        others = [widget for widget in opened if widget is not program.window]
        dialogs = [widget for widget in others if isinstance(widget, QDialog)]
        return (dialogs or others)[-1]

    return scene


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
    _won(program)


def _games(program: Program) -> QWidget:
    if not program.keeper.library.slots():
        _some_games(program)
    return _dialog(Command.GAMES)(program)


def _no_games(program: Program) -> QWidget:
    if program.keeper.library.slots():
        shutil.rmtree(program.keeper.library.folder)
    return _dialog(Command.GAMES)(program)


def _leaving(program: Program) -> QWidget:
    _deal(program)
    program.controller.request_deal()
    program.window.play(NewGameWish("spider", 1, GroupRule.CLASSIC, 3))
    QTest.qWait(20)
    return program.window.findChildren(QDialog)[-1]


def _replay(program: Program) -> QWidget:
    """A replay in the middle of a game, in a window of the size of the game's."""
    program.controller.new_game(NewGameWish("spider", 2, GroupRule.CLASSIC, 3))
    for number in range(40):
        session = program.controller.session
        moves = legal_moves(session.variant, session.layout)
        move = moves[number * 7 % len(moves)]
        if isinstance(move, RunMove):
            program.controller.request_move(MoveWish(move))
        else:
            program.controller.request_deal()
        if number % 6 == 0:
            program.controller.undo()
    program.window.commands[Command.WATCH].trigger()
    window = program.window.watcher.replay
    assert window is not None
    window.resize(program.window.size())
    window.player.go_to(30)
    window.table.finish_animations()
    return window


def _statistics(page: int, games: int) -> Scene:
    def scene(program: Program) -> QWidget:
        path = program.start.paths.statistics
        path.unlink(missing_ok=True)
        _count_games(StatisticsStore(path), games)
        dialog = _dialog(Command.STATISTICS)(program)
        assert isinstance(dialog, StatisticsDialog)
        dialog.pages.setCurrentIndex(page)
        if page == 1 and games:
            dialog.time.over_time.setFocus()
        return dialog

    return scene


def _count_games(store: StatisticsStore, games: int) -> None:
    """Count so many games of four suits, the last ones today."""
    choice = Random(1)  # noqa: S311 - for pictures
    today = date.today()
    for number in range(games):
        day = (today - timedelta((games - 1 - number) * 2)).isoformat()
        status = choice.choices(list(Status), (45, 15, 40))[0]
        won = status is Status.WON
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
            score=round(choice.gauss(1050 if won else 420, 70)),
            deals=choice.randrange(6),
            runs=8 if won else choice.randrange(7),
            undos=choice.randrange(9),
            hints=choice.randrange(3),
        )
        store.record(record)


SCENES: Final[dict[str, Scene]] = {
    "start": _deal,
    "long-column": _long_column,
    "all-long": _all_long,
    "mid-drag": _mid_drag,
    "refused": _refused,
    "won": _won,
    "stuck": _stuck,
    "paused": _paused,
    "new-game": _dialog(Command.NEW),
    "enter-code": _dialog(Command.ENTER_CODE),
    "games": _games,
    "no-games": _no_games,
    "save-as": _dialog(Command.SAVE_AS),
    "leaving": _leaving,
    "settings": _dialog(Command.SETTINGS),
    "rules": _dialog(Command.RULES),
    "keys": _dialog(Command.KEYS),
    "about": _dialog(Command.ABOUT),
    "replay": _replay,
    "statistics": _statistics(0, 400),
    "statistics-over-time": _statistics(1, 400),
    "statistics-list": _statistics(2, 400),
    "few-statistics": _statistics(1, 3),
    "no-statistics": _statistics(0, 0),
}


def _take(program: Program, name: str, size: tuple[int, int], path: Path) -> None:
    window = program.window
    window.resize(*size)
    widget = SCENES[name](program)
    if name != "mid-drag":
        window.table.finish_animations()
    QTest.qWait(30)
    widget.grab().save(str(path))
    if widget is not window:
        widget.close()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--scenes", default=",".join(SCENES))
    parser.add_argument("--schemes", default="light,dark")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SPIDER_QT_HOME"] = home
        app = QApplication(sys.argv[:1])
        app.setApplicationName("spider-qt")
        for scheme in asked.schemes.split(","):
            program = build(Options(), app_paths())
            program.settings.change(language=asked.language, color_scheme=scheme)
            program.window.close()
            if program.claim is not None:
                program.claim.release()
            program = build(Options(), app_paths())
            program.window.present()
            for size in asked.sizes.split(","):
                width, height = (int(part) for part in size.split("x"))
                for name in asked.scenes.split(","):
                    path = asked.folder / f"{name}-{size}-{scheme}.png"
                    _take(program, name, (width, height), path)
            program.window.close()
            if program.claim is not None:
                program.claim.release()


if __name__ == "__main__":
    main()
