"""Ten thousand random clicks, drags, keys, sizes and undos on the real window harm nothing.

Legal or not, fast or slow, in the middle of every animation: the scene ends equal to
the engine's state, what is on the disk is the game, and nothing is raised or warned of.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from spider_qt.app.gui import Program
from spider_qt.app.paths import app_paths
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import RunMove
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.journal import read_journal
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.table.placement import Spot
from tests.ui.table.support import assert_scene_matches

ACTIONS = 10_000
SIZES = ((640, 480), (800, 600), (1024, 600), (1280, 800), (1920, 1080))
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
TABLE_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_B,
)


class Monkey:
    """Does anything, with a fixed seed; a little more often something that is legal."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()

    def act(self) -> None:
        deeds: list[tuple[int, Callable[[], object]]] = [
            (30, self.legal_drag),
            (20, self.any_drag),
            (14, self.click),
            (8, self.double_click),
            (3, self.right_click),
            (4, self.broken_drag),
            (40, self.key),
            (12, self.undo),
            (8, self.redo),
            (3, self.deal),
            (3, self.resize),
            (2, self.pause),
            (1, self.new_game),
            (1, self.restart),
            (25, self.wait),
        ]
        weights, calls = zip(*deeds, strict=True)
        deed = self.random.choices(calls, weights)[0]
        self.done[deed.__name__] += 1
        deed()

    def spot(self) -> QPoint:
        """Anywhere on the table, mostly on a card."""
        table = self.program.window.table
        picture = table.picture
        assert picture is not None
        if self.random.random() < 0.2:
            size = table.viewport().size()
            return QPoint(self.random.randrange(size.width()), self.random.randrange(size.height()))
        place = self.random.choice(list(picture.places.values()))
        return QPoint(round(place.x) + 3, round(place.y) + 3)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        viewport = self.program.window.table.viewport()
        QTest.mousePress(viewport, LEFT, NONE, start)
        for part in (2, 1, 0):
            QTest.mouseMove(viewport, end + (start - end) * part / 3)
        if release:
            QTest.mouseRelease(viewport, LEFT, NONE, end)

    def legal_drag(self) -> None:
        session = self.program.controller.session
        moves = [
            move
            for move in session.variant.legal_moves(session.layout)
            if isinstance(move, RunMove)
        ]
        picture = self.program.window.table.picture
        assert picture is not None
        if moves:
            move = self.random.choice(moves)
            index = len(session.layout[move.source]) - move.count
            start = picture.card_box(Spot(move.source, index))
            end = picture.card_box(picture.last_spot(move.target))
            self.drag(
                QPoint(round(start.x) + 4, round(start.y) + 2),
                QPoint(round(end.x) + 4, round(end.y) + 2),
            )

    def any_drag(self) -> None:
        self.drag(self.spot(), self.spot())

    def broken_drag(self) -> None:
        """A drag that ends by Esc, by another button, or by nothing at all for a while."""
        start, end = self.spot(), self.spot()
        table = self.program.window.table
        self.drag(start, end, release=False)
        how = self.random.randrange(3)
        if how == 0:
            QTest.keyClick(table, Qt.Key.Key_Escape)
        elif how == 1:
            QTest.mouseClick(table.viewport(), RIGHT, NONE, end)
        else:
            self.program.controller.request_deal()
        QTest.mouseRelease(table.viewport(), LEFT, NONE, end)

    def click(self) -> None:
        QTest.mouseClick(self.program.window.table.viewport(), LEFT, NONE, self.spot())

    def right_click(self) -> None:
        QTest.mouseClick(self.program.window.table.viewport(), RIGHT, NONE, self.spot())

    def double_click(self) -> None:
        QTest.mouseDClick(self.program.window.table.viewport(), LEFT, NONE, self.spot())

    def key(self) -> None:
        QTest.keyClick(self.program.window.table, self.random.choice(TABLE_KEYS))

    def command(self, command: Command) -> None:
        self.program.window.commands[command].trigger()

    def undo(self) -> None:
        for _ in range(self.random.choice((1, 1, 1, 5, 20))):
            self.command(Command.UNDO)

    def redo(self) -> None:
        for _ in range(self.random.choice((1, 1, 1, 5, 20))):
            self.command(Command.REDO)

    def deal(self) -> None:
        self.command(Command.DEAL)

    def pause(self) -> None:
        self.command(Command.PAUSE)
        self.any_drag()
        self.key()
        if self.random.random() < 0.9:
            self.command(Command.PAUSE)

    def new_game(self) -> None:
        suits = self.random.choice((1, 2, 4))
        rule = self.random.choice(tuple(GroupRule))
        game = self.random.choice(("spider", "relaxed-spider"))
        number = self.random.randrange(1 << 35)
        self.program.controller.new_game(NewGameWish(game, suits, rule, number))

    def restart(self) -> None:
        self.program.controller.restart()

    def resize(self) -> None:
        self.program.window.resize(*self.random.choice(SIZES))

    def wait(self) -> None:
        """Let an animation run for a moment."""
        if self.random.random() < 0.1:
            QTest.qWait(self.random.choice((1, 5, 30)))
        else:
            QCoreApplication.processEvents()


@pytest.mark.parametrize("seed", [1])
def test_ten_thousand_random_actions_leave_the_picture_equal_to_the_game(
    program: Program, seed: int
) -> None:
    controller, table = program.controller, program.window.table
    games = controller.games
    monkey = Monkey(program, seed)
    outcomes: set[Outcome] = set()
    for number in range(1, ACTIONS + 1):
        monkey.act()
        session = controller.session
        outcomes.add(session.outcome)
        assert Counter(session.layout.cards()) == Counter(session.variant.pack())
        if number % 100 == 0:
            QTest.keyClick(table, Qt.Key.Key_Escape)  # puts back what is in the hand
            table.finish_animations()
            assert_scene_matches(table, session)
        if number % 1000 == 0:
            kept = read_journal(app_paths().game, games.variants, games.schemes).session
            assert kept is not None
            assert kept.layout == session.layout
            assert kept.journal == session.journal
    assert sum(monkey.done.values()) == ACTIONS
    assert len(monkey.done) == 15
    assert controller.session.journal
