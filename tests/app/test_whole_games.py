"""A whole game, from deal to win, on the real window: by mouse alone and by keyboard alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from spider_qt.app.gui import Program
from spider_qt.app.paths import app_paths
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Move, OpenMove, parse_move
from spider_qt.engine.piles import STOCK, PileId
from spider_qt.storage.journal import resume
from spider_qt.ui.table.placement import Spot

WON = Path(__file__).resolve().parent.parent / "data" / "won"
LINES = {
    "SP1-S1C-AAAAAAD": WON / "one-suit.txt",
    "SP1-S2C-AAAAAAH": WON / "two-suits.txt",
    "SP1-S2R-AAAAAAD": WON / "two-suits-relaxed.txt",
}
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def winning_moves(code: str) -> list[Move]:
    text = LINES[code].read_text(encoding="utf-8")
    words = [word for line in text.splitlines() for word in line.split("#")[0].split()]
    moves = [parse_move(word) for word in words]
    assert moves
    return [move for move in moves if isinstance(move, Move) and not isinstance(move, OpenMove)]


def point(program: Program, spot: Spot) -> QPoint:
    """The middle of the strip of a card that is not covered."""
    picture = program.window.table.picture
    assert picture is not None
    box = picture.card_box(spot)
    tops = picture.tops.get(spot.pile, ())
    high = box.height
    if spot.index is not None and spot.index + 1 < len(tops):
        high = tops[spot.index + 1] - box.y
    return QPoint(round(box.x + box.width / 2), round(box.y + high / 2))


def by_mouse(program: Program, move: Move) -> None:
    table = program.window.table
    viewport = table.viewport()
    picture = table.picture
    assert picture is not None
    if isinstance(move, DealMove):
        QTest.mouseClick(viewport, LEFT, NONE, point(program, picture.last_spot(STOCK)))
        return
    length = len(picture.layout[move.source])
    start = point(program, Spot(move.source, length - move.count))
    end = point(program, picture.last_spot(move.target))
    QTest.mousePress(viewport, LEFT, NONE, start)
    for part in (4, 2, 1):
        QTest.mouseMove(viewport, end + (start - end) * (part - 1) / 4)
    QTest.mouseRelease(viewport, LEFT, NONE, end)


class Keyboard:
    """Presses keys and looks where the focus ring is, as a player does."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def __call__(self, program: Program, move: Move) -> None:
        if isinstance(move, DealMove):
            self._walk(STOCK)
            self._press(Qt.Key.Key_Space)
            return
        self._walk(move.source)
        self._press(Qt.Key.Key_End)
        for _ in range(move.count - 1):
            self._press(Qt.Key.Key_Up)
        self._press(Qt.Key.Key_Space)
        self._walk(move.target)
        self._press(Qt.Key.Key_Return)

    def _walk(self, pile: PileId) -> None:
        for _ in range(20):
            spot = self._program.window.table.focus_spot
            assert spot is not None
            if spot.pile == pile:
                return
            self._press(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows do not lead to {pile.text}")

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(self._program.window.table, key)


def play(program: Program, code: str, hand: Callable[[Program, Move], None]) -> None:
    """Play the winning line and see after each action that it was the one meant."""
    program.window.play(program.controller.wish_of_code(code))
    won: list[object] = []
    program.controller.outcome_changed.connect(won.append)
    moves = winning_moves(code)
    for number, move in enumerate(moves, start=1):
        hand(program, move)
        session = program.controller.session
        assert session.moves == number, f"{move.text} was not played"
        last = session.history.last
        assert last is not None
        assert last.move == move
    assert len(won) == 1
    session = program.controller.session
    assert session.outcome is Outcome.WON
    assert session.score.points == 500 - len(moves) + 800
    assert str(session.score.points) in program.window.strip.text


@pytest.mark.parametrize("code", LINES)
def test_a_whole_game_is_won_by_mouse_alone(program: Program, code: str) -> None:
    play(program, code, by_mouse)


@pytest.mark.parametrize("code", LINES)
def test_a_whole_game_is_won_by_keyboard_alone(program: Program, code: str) -> None:
    program.window.table.setFocus()
    play(program, code, Keyboard(program))


def test_a_won_game_is_found_as_it_was(program: Program) -> None:
    play(program, "SP1-S1C-AAAAAAD", by_mouse)
    games = program.controller.games
    found = resume(app_paths().game, games.variants, games.schemes)
    assert found.fault is None
    assert found.session is not None
    assert found.session.layout == program.controller.session.layout
    assert found.session.journal == program.controller.session.journal
