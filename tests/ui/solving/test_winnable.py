"""The sign beside the figures tells what is known, asks in the background, and goes back."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from spider_qt.engine.game import Outcome
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Action
from spider_qt.solver.questions import Failed
from spider_qt.solver.search import Verdict
from spider_qt.storage.supply import Supplied
from spider_qt.ui.dealing import Dealer
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.solving.knowledge import Knowledge, State
from spider_qt.ui.solving.winnable import Winnable
from tests.ui.conftest import WindowBench
from tests.ui.solving.oracle import (
    HARMLESS,
    SPOIL,
    SPOILABLE,
    TWO_LEFT,
    TWO_MOVES,
    Oracle,
)


@dataclass
class Watched:
    """A window with the sign, and the desk that it asks at."""

    bench: WindowBench
    oracle: Oracle
    winnable: Winnable

    def wait(self) -> None:
        """Let the pause go by after which a question is asked."""
        assert self.winnable._soon.isActive()
        self.winnable._soon.timeout.emit()
        self.winnable._soon.stop()

    @property
    def words(self) -> str:
        return self.winnable.sign.accessibleName()

    def actions(self) -> list[Action]:
        QCoreApplication.processEvents()
        return [entry.action for entry in self.bench.controller.session.journal]


@pytest.fixture
def watched(bench: WindowBench) -> Watched:
    oracle = Oracle(bench.window)
    winnable = Winnable(bench.controller, bench.window, Knowledge(), lambda: oracle)  # type: ignore[arg-type,return-value]  # it stands in for the desk
    return Watched(bench, oracle, winnable)


@pytest.fixture
def on(watched: Watched) -> Watched:
    watched.bench.set_up(TWO_LEFT)
    watched.winnable.switch(True)
    return watched


def test_it_is_off_by_default_and_then_asks_nothing(watched: Watched) -> None:
    assert watched.bench.store.settings.show_winnable is False
    watched.bench.set_up(TWO_LEFT)
    watched.bench.move("T3x1>T2")
    assert not watched.winnable._soon.isActive()
    assert not watched.winnable.sign.isVisible()
    assert not watched.oracle.number


def test_it_asks_after_a_pause_and_a_move_cancels_the_question(on: Watched) -> None:
    assert not on.oracle.asked
    on.wait()
    assert len(on.oracle.asked) == 1
    on.bench.move("T3x1>T2")
    assert on.oracle.cancelled == [1]
    assert not on.oracle.asked
    on.wait()
    assert list(on.oracle.asked) == [2]
    assert on.words == "Can be won: looking…"


def test_moves_of_the_known_way_undo_and_redo_ask_nothing(on: Watched) -> None:
    on.wait()
    on.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    assert on.words == "Can be won: yes"
    steps: tuple[Callable[[], object], ...] = (
        lambda: on.bench.move(TWO_MOVES[0]),
        on.bench.controller.undo,
        on.bench.controller.redo,
    )
    for do in steps:
        do()
        assert on.words == "Can be won: yes"
        assert not on.winnable._soon.isActive()
    on.bench.move(TWO_MOVES[1])
    assert on.bench.controller.session.outcome is Outcome.WON
    assert not on.winnable.sign.isVisible()
    assert on.oracle.number == 1


def test_the_three_states_are_told_apart_by_words_and_by_pictogram(watched: Watched) -> None:
    """Case G6, with the solver's own answers: winnable, spoilt, undone."""
    watched.bench.set_up(SPOILABLE)
    watched.winnable.switch(True)
    pictures = {}
    watched.wait()
    assert watched.oracle.tell_truth() is Verdict.WINNABLE
    assert watched.words == "Can be won: yes"
    pictures["yes"] = watched.winnable.sign._picture.pixmap().toImage()
    watched.bench.move(SPOIL)
    watched.wait()
    assert watched.oracle.tell_truth() is Verdict.UNWINNABLE
    assert watched.words == "Can be won: no longer since move 1"
    assert watched.bench.controller.session.outcome is Outcome.PLAYING
    pictures["no"] = watched.winnable.sign._picture.pixmap().toImage()
    watched.bench.controller.undo()
    assert watched.words == "Can be won: yes"
    watched.bench.move(HARMLESS)
    watched.wait()
    watched.oracle.tell(Verdict.UNKNOWN, seconds=10.0)
    assert watched.words == "Can be won: unknown"
    assert "proves nothing" in watched.winnable.sign.accessibleDescription()
    pictures["unknown"] = watched.winnable.sign._picture.pixmap().toImage()
    shapes = [image.convertToFormat(image.Format.Format_Alpha8) for image in pictures.values()]
    assert all(one != two for place, one in enumerate(shapes) for two in shapes[place + 1 :])


def test_a_solver_that_fails_has_proven_nothing(on: Watched) -> None:
    on.wait()
    on.oracle.reply(Failed("it has crashed"))
    assert on.words == "Can be won: unknown"


def test_a_line_that_does_not_replay_has_proven_nothing(on: Watched) -> None:
    on.wait()
    on.oracle.tell(Verdict.WINNABLE, "T3x1>T1")
    assert on.words == "Can be won: unknown"


def test_stuck_is_proof_enough_without_a_question(watched: Watched) -> None:
    rest = "\n".join(f"T{place}: KS" for place in range(3, 11))
    watched.bench.set_up(f"suits: 1\nT1: 9S 2S\nT2: 3S\n{rest}")
    watched.winnable.switch(True)
    watched.wait()
    watched.oracle.tell(Verdict.UNKNOWN)
    watched.bench.move("T1x1>T2")
    assert watched.winnable.standing is not None
    assert watched.winnable.standing.state is State.UNWINNABLE


def test_it_goes_back_to_the_last_position_known_to_be_winnable(watched: Watched) -> None:
    watched.bench.set_up(SPOILABLE)
    watched.winnable.switch(True)
    watched.wait()
    watched.oracle.tell_truth()
    for word in (SPOIL, HARMLESS):
        watched.bench.move(word)
    assert watched.words == "Can be won: no longer; it was after move 0"  # as it is stuck
    watched.wait()
    watched.oracle.tell_truth()
    assert watched.words == "Can be won: no longer since move 1"
    QTest.mouseClick(watched.winnable.sign, Qt.MouseButton.LeftButton)
    session = watched.bench.controller.session
    assert (session.moves, session.layout) == (0, session.start)
    assert watched.actions().count(Action.UNDO) == 2
    assert watched.words == "Can be won: yes"
    assert watched.bench.window.strip.text == "After move 0: from here the game can be won."
    watched.winnable.go_back()
    assert "no need to go back" in watched.bench.window.strip.text


def test_an_undo_limit_is_respected_and_told(watched: Watched) -> None:
    watched.bench.set_up(SPOILABLE, undo_limit=1)
    watched.winnable.switch(True)
    watched.wait()
    watched.oracle.tell_truth()
    for word in (SPOIL, HARMLESS):
        watched.bench.move(word)
    before = watched.bench.controller.session
    watched.winnable.go_back()
    assert watched.bench.controller.session == before
    assert watched.bench.window.strip.text.endswith("is 2 moves back; undo goes back 1.")


def test_without_a_position_known_to_be_winnable_it_says_so(on: Watched) -> None:
    on.winnable.go_back()
    assert on.bench.window.strip.text.startswith("No earlier position")


def test_what_was_told_counts_as_help_once_the_game_has_begun(on: Watched) -> None:
    on.wait()
    on.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    assert on.actions() == []  # nothing was done yet: leaving must not ask
    on.bench.move(TWO_MOVES[0])
    assert on.actions() == [Action.PLAY, Action.HINT]
    assert on.bench.controller.session.opened_help
    on.bench.controller.undo()
    assert on.actions().count(Action.HINT) == 1


def test_unknown_has_told_nothing(on: Watched) -> None:
    on.wait()
    on.oracle.tell(Verdict.UNKNOWN)
    on.bench.move("T3x1>T2")
    assert on.actions() == [Action.PLAY]


def test_what_is_found_out_pushes_nothing_about(on: Watched) -> None:
    wide = on.winnable.sign.sizeHint().width()
    on.wait()
    on.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    assert on.winnable.sign.sizeHint().width() == wide
    on.bench.languages.use("de")
    QCoreApplication.processEvents()
    assert on.winnable.sign.sizeHint().width() != wide


def test_a_window_that_is_closed_asks_nothing(on: Watched) -> None:
    on.wait()
    on.bench.window.close()
    assert on.oracle.cancelled == [1]
    assert not on.winnable._soon.isActive()


def test_it_speaks_the_language_of_now(on: Watched) -> None:
    on.wait()
    on.oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    on.bench.languages.use("de")
    QCoreApplication.processEvents()
    assert on.words == "Zu gewinnen: ja"


def test_a_way_to_win_that_is_found_is_remembered_of_the_deal(
    watched: Watched, tmp_path: Path
) -> None:
    bench = watched.bench
    supply, packs = tmp_path / "supply.json", tmp_path / "packs"
    dealer = Dealer(
        bench.controller, bench.window, bench.store, supply, lambda: bench.recorder.store, packs
    )
    bench.controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC, 3))
    code = bench.controller.code
    assert code is not None
    watched.winnable.switch(True)
    watched.wait()
    watched.oracle.tell(Verdict.UNKNOWN)
    assert dealer.stock.known(code) is None
    bench.controller.request_deal()
    watched.wait()
    assert watched.oracle.tell_truth() is Verdict.WINNABLE
    assert dealer.stock.known(code) == Supplied(code, None)
    assert dealer.about(code).startswith("This deal can be won")
