"""Scenes of the table: the usual ones, and the hard ones."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gallery.scene import TABLE, Scene, deal, position
from spider_qt.app.gui import Program
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting
from spider_qt.ui.table.placement import Spot

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


def played(program: Program, suits: int = 2, steps: int = 40) -> QWidget:
    """Play a game so many steps, always in the same way, with some undone."""
    wish = NewGameWish("spider", suits, GroupRule.CLASSIC, 3)
    program.controller.new_game(wish, parting=Parting.GIVEN_UP)
    for number in range(steps):
        session = program.controller.session
        moves = legal_moves(session.variant, session.layout)
        move = moves[number * 7 % len(moves)]
        if isinstance(move, RunMove):
            program.controller.request_move(MoveWish(move))
        else:
            program.controller.request_deal()
        if number % 6 == 0:
            program.controller.undo()
    return program.window


def long_column(program: Program) -> QWidget:
    """Show a column of 25 cards, five of them hidden."""
    return position(program, LONG_COLUMN)


def _all_long(program: Program) -> QWidget:
    deal(program)
    for _ in range(5):
        program.controller.request_deal()
    return program.window


def _first_group(program: Program) -> tuple[QPoint, RunMove]:
    """Deal, and return where the first group that can be moved is taken, and its move."""
    deal(program)
    picture = program.window.table.picture
    assert picture is not None
    layout = picture.layout
    moves = program.controller.session.variant.legal_moves(layout)
    move = next(move for move in moves if isinstance(move, RunMove))
    box = picture.card_box(Spot(move.source, len(layout[move.source]) - move.count))
    return QPoint(round(box.x + box.width / 3), round(box.y + box.height / 6)), move


def _mid_drag(program: Program) -> QWidget:
    start, _ = _first_group(program)
    viewport, none = program.window.table.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, start)
    for part in range(1, 5):
        QTest.mouseMove(viewport, start + QPoint(part * 18, part * 40))
    return program.window


def lifted(program: Program) -> QWidget:
    """Take a group by the keyboard: the columns that take it are marked, the best one more."""
    _, move = _first_group(program)
    table = program.window.table
    table.setFocus()
    steps = [Qt.Key.Key_Right] * move.source.place
    for key in (*steps, Qt.Key.Key_PageUp, Qt.Key.Key_Space):
        QTest.keyClick(table, key)
    return program.window


def hinted(program: Program) -> QWidget:
    """Show a hint: a group and the column that it might go to."""
    _, move = _first_group(program)
    program.window.table.hint.show(move.source, move.count, move.target)
    return program.window


def peeked(program: Program) -> QWidget:
    """Hold the right button on a covered card of a long column."""
    long_column(program)
    table = program.window.table
    assert table.picture is not None
    box = table.picture.card_box(Spot(column(1), 10))
    at = QPoint(round(box.x + box.width / 2), round(box.y + box.height / 20))
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton, none, at)
    return program.window


def _refused(program: Program) -> QWidget:
    position(program, "T1: KS QS\nT2: 5H\nT3: 9S* 6D\nstock: 2H 3H 4H 6H 7C 9H 9C TH JC QH")
    program.controller.request_deal()
    return program.window


def won(program: Program) -> QWidget:
    """Win with the last move."""
    position(program, ALMOST_WON)
    program.controller.request_move(MoveWish(RunMove(column(2), 5, column(1))))
    return program.window


def _stuck(program: Program) -> QWidget:
    rest = "\n".join(f"T{place}: KS" for place in range(3, 10))
    position(program, f"suits: 1\nT1: 9S 2S\nT2: 3S\n{rest}\nT10: KS")
    program.controller.request_move(MoveWish(RunMove(column(1), 1, column(2))))
    return program.window


def _paused(program: Program) -> QWidget:
    deal(program)
    program.controller.set_paused(True)
    return program.window


SCENES: Final = (
    Scene("start", TABLE, deal),
    Scene("played", TABLE, played),
    Scene("long-column", TABLE, long_column),
    Scene("all-long", TABLE, _all_long),
    Scene("mid-drag", TABLE, _mid_drag, moving=True),
    Scene("lifted", TABLE, lifted),
    Scene("hint", TABLE, hinted),
    Scene("peek", TABLE, peeked),
    Scene("left-handed", TABLE, played, {"left_handed": True}),
    Scene("refused", TABLE, _refused),
    Scene("won", TABLE, won),
    Scene("stuck", TABLE, _stuck),
    Scene("paused", TABLE, _paused),
)
