"""Help that looks at hidden cards: asked for by name, noted, stopped by whatever one does."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from spider_qt.engine.ending import State
from spider_qt.engine.game import Outcome, legal_moves
from spider_qt.engine.moves import RunMove
from spider_qt.engine.scoring import Action
from spider_qt.solver.search import Verdict
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import MoveWish
from spider_qt.ui.recording import record_of
from spider_qt.ui.solving.knowledge import Knowledge
from spider_qt.ui.solving.solution import Solution
from spider_qt.ui.table.marks import MarkKind
from tests.ui.conftest import WindowBench
from tests.ui.solving.oracle import SPOIL, SPOILABLE, TWO_LEFT, TWO_MOVES, Oracle

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


@dataclass
class Helped:
    """A window, what helps in it, and the desk that is asked."""

    bench: WindowBench
    oracle: Oracle
    solution: Solution

    @property
    def text(self) -> str:
        return self.bench.window.strip.text

    @property
    def hints(self) -> int:
        journal = self.bench.controller.session.journal
        return sum(entry.action is Action.HINT for entry in journal)

    def tick(self) -> None:
        """Let the time go by until the next move is shown."""
        timer = self.solution.demo._timer
        assert timer.isActive()
        self.bench.window.table.finish_animations()
        timer.stop()
        timer.timeout.emit()

    def marked(self) -> set[MarkKind]:
        found = self.bench.window.table.table_scene.marked()
        return {kind for kind, boxes in found.items() if boxes}


@pytest.fixture
def helped(bench: WindowBench) -> Helped:
    oracle = Oracle(bench.window)
    solution = Solution(bench.controller, bench.window, Knowledge(), lambda: oracle)  # type: ignore[arg-type,return-value]  # it stands in for the desk
    bench.set_up(TWO_LEFT)
    return Helped(bench, oracle, solution)


@pytest.fixture
def shown(helped: Helped) -> Helped:
    """The demonstration has begun and shown its first move."""
    helped.solution.show()
    helped.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    helped.tick()
    return helped


def test_the_hint_is_said_and_marked_and_noted_as_help(helped: Helped) -> None:
    helped.solution.hint()
    assert helped.text == "Looking for a way to win…"
    helped.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    assert "2 of spades" in helped.text
    assert helped.text.endswith("The game can be won in 2 moves.")
    assert {MarkKind.HINT_SOURCE, MarkKind.HINT_TARGET} <= helped.marked()
    assert helped.hints == 1
    assert helped.bench.controller.session.opened_help
    helped.solution.hint()  # the same hint once more is no further help, and no question
    assert (helped.hints, helped.oracle.number) == (1, 1)
    assert helped.bench.controller.session.moves == 0


def test_a_hint_that_finds_nothing_is_no_help_and_never_says_lost(helped: Helped) -> None:
    """Cases G5 and G12."""
    helped.solution.hint()
    helped.oracle.tell(Verdict.UNKNOWN, seconds=15.0)
    assert helped.text.startswith("Unknown: no way to win was found within 15 seconds.")
    assert helped.hints == 0


def test_only_a_proof_says_that_it_cannot_be_won(helped: Helped) -> None:
    helped.bench.set_up(SPOILABLE)
    helped.bench.move(SPOIL)
    helped.solution.show()
    assert helped.oracle.tell_truth() is Verdict.UNWINNABLE
    assert helped.text.startswith("This position cannot be won")
    assert helped.hints == 0
    assert not helped.solution.demo.running


def test_the_solution_is_played_to_the_win_in_steps_like_any_other(shown: Helped) -> None:
    controller = shown.bench.controller
    assert shown.text == "The solution: move 1 of 2. Esc or a click stops it."
    assert controller.session.moves == 1
    shown.tick()
    assert controller.session.outcome is Outcome.WON
    assert not shown.solution.demo.running
    actions = [entry.action for entry in controller.session.journal]
    assert actions == [Action.HINT, Action.PLAY] * 2
    record = record_of(controller.session, State.WON, NOON)
    assert (record.hints, record.opened_help) == (2, True)
    controller.undo()
    assert controller.session.moves == 1


STOPS: dict[str, Callable[[Helped], object]] = {
    "esc": lambda it: QTest.keyClick(it.bench.window.table, Qt.Key.Key_Escape),
    "click": lambda it: QTest.mousePress(
        it.bench.window.table.viewport(), Qt.MouseButton.LeftButton
    ),
    "key": lambda it: QTest.keyClick(it.bench.window.table, Qt.Key.Key_Left),
    "undo": lambda it: it.bench.do(Command.UNDO),
    "deal": lambda it: it.bench.do(Command.DEAL),
    "pause": lambda it: it.bench.do(Command.PAUSE),
    "again": lambda it: it.solution.show(),
    "restart": lambda it: it.bench.controller.restart(),
    "a move": lambda it: it.bench.move("T3x1>T2"),
    "fair hint": lambda it: it.bench.window.commands[Command.HINT].triggered.emit(),
}


@pytest.mark.parametrize("how", STOPS)
def test_whatever_the_player_does_stops_it_and_he_plays_on(shown: Helped, how: str) -> None:
    STOPS[how](shown)
    assert not shown.solution.demo.running
    assert not shown.solution.demo._timer.isActive()
    moves = {"undo": 0, "restart": 0, "a move": 2}.get(how, 1)
    assert shown.bench.controller.session.moves == moves
    shown.bench.controller.set_paused(False)
    session = shown.bench.controller.session
    move = next(m for m in legal_moves(session.variant, session.layout) if isinstance(m, RunMove))
    shown.bench.controller.request_move(MoveWish(move))
    assert shown.bench.controller.session.moves == moves + 1


def test_a_move_while_it_looks_drops_the_question(helped: Helped) -> None:
    helped.solution.show()
    helped.bench.move("T3x1>T2")
    assert helped.oracle.cancelled == [1]
    assert not helped.solution.demo.running


def test_a_paused_game_gives_no_help(helped: Helped) -> None:
    helped.bench.controller.set_paused(True)
    helped.solution.hint()
    helped.solution.show()
    assert not helped.oracle.number


def test_closing_the_window_ends_the_demonstration(shown: Helped) -> None:
    shown.bench.window.close()
    assert not shown.solution.demo.running
    assert not shown.solution.demo._timer.isActive()
