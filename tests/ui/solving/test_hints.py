"""The hint in the window: fair, told once, never in the way, and marked where it says."""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from spider_qt.api import Hint, TableView
from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.moves import Refusal, RunMove
from spider_qt.engine.piles import STOCK, column
from spider_qt.engine.scoring import Action
from spider_qt.engine.spider import SpiderVariant
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Registry
from spider_qt.solver.fair_sight import sight, supposed
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import MoveWish
from spider_qt.ui.recording import record_of
from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.hint_asking import hint_question
from spider_qt.ui.solving.hints import Hinter
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import AnimationSpeed
from spider_qt.ui.table.placement import Spot
from tests.ui.conftest import SCHEMES, VARIANTS, WindowBench

ODD = Path(__file__).with_name("odd_worker.py")
NEARLY = "suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\nT3: 9S\n"
TABLE = """
suits: 2
stock: 2H 3H 4H 5H 6H 7H 8H 9H TH JH
T1: 2S* 3S* 9S
T2: KS* 5S* TS
T3: 4S* QS* JH
T4: 7S* 3H
T5: 8S* 4H
T6: AH* KH
T7: 6H* QH
T8: JS* 5H
T9: AS* 8H
T10: 6S* 3S
"""
HELPLESS = "T1: KS\nT2: 2H\n"
LOOKING = "Looking for a hint …"


class Host:
    """The plugins: the built-in ones, and who gives hints besides."""

    def __init__(self) -> None:
        self.registry = PluginHost(safe=True, entry_points=()).registry
        self.listeners: list[Callable[[Registry], object]] = []

    def listen(self, callback: Callable[[Registry], object]) -> None:
        self.listeners.append(callback)

    def add(self, adviser: "Adviser") -> None:
        self.registry = replace(self.registry, hint_providers={adviser.id: adviser})
        for listener in self.listeners:
            listener(self.registry)


class Adviser:
    """A plugin's provider that would play the last of the legal moves."""

    name = "Coach"

    def __init__(self, id_: str) -> None:
        self.id = id_

    def hint(self, view: TableView) -> Hint | None:
        return Hint(view.legal[-1], "I feel so.") if view.legal else None


@dataclass
class Hinted:
    """A window with its hints."""

    bench: WindowBench
    host: Host
    hinter: Hinter
    desk: SolverDesk

    def press(self) -> str:
        """Press H and wait for what is said."""
        self.bench.press("H")
        self.bench.bot.waitUntil(lambda: not self.hinter.waiting)
        return self.said

    @property
    def said(self) -> str:
        return self.bench.window.strip.text

    @property
    def given(self) -> int:
        """How many hints the journal has."""
        journal = self.bench.controller.session.journal
        return sum(entry.action is Action.HINT for entry in journal)

    @property
    def marked(self) -> bool:
        marked = self.bench.window.table.table_scene.marked()
        return bool(marked.get(MarkKind.HINT_SOURCE))

    @property
    def enabled(self) -> bool:
        return self.bench.window.commands[Command.HINT].isEnabled()


Make = Callable[..., Hinted]


@pytest.fixture
def make(bench: WindowBench) -> Iterator[Make]:
    """Gives the window its hints; ``odd`` names how its process misbehaves."""
    desks: list[SolverDesk] = []

    def hints(odd: str = "") -> Hinted:
        host = Host()
        desk = SolverDesk(program=(sys.executable, str(ODD), odd) if odd else None)
        desks.append(desk)
        hinter = Hinter(host, bench.controller, bench.window, lambda: desk)
        return Hinted(bench, host, hinter, desk)

    yield hints
    for desk in desks:
        desk.stop()


@pytest.fixture
def hinted(make: Make, bench: WindowBench) -> Hinted:
    """Hints for a small game of two suits."""
    made = make()
    bench.set_up(TABLE)
    return made


def test_h_marks_a_legal_move_and_says_it_with_its_reason(hinted: Hinted) -> None:
    hinted.bench.set_up(NEARLY)
    said = hinted.press()
    assert said == (
        "Put the 6 of spades and what lies on it from column 2 on the 7 of spades in column 1. "
        "That finishes a run."
    )
    picture = hinted.bench.window.table.picture
    assert picture is not None
    marked = hinted.bench.window.table.table_scene.marked()
    assert marked[MarkKind.HINT_SOURCE] == (picture.group_box(Spot(column(2), 0)),)
    assert marked[MarkKind.HINT_TARGET] == (picture.landing(column(1)),)
    hinted.bench.move("T2x6>T1")
    assert not hinted.marked


def test_a_game_is_played_by_hints_alone_for_a_while(hinted: Hinted) -> None:
    tables = set()
    for number in range(1, 4):
        assert hinted.press().startswith(("Put the ", "Take the ", "Deal."))
        assert hinted.given == number
        given = list(hinted.hinter._given.values())[-1]
        session = hinted.bench.controller.session
        assert given.move is not None
        assert not isinstance(game.apply(session.variant, session.layout, given.move), Refusal)
        tables.add(session.layout)
        if isinstance(given.move, RunMove):
            hinted.bench.controller.request_move(MoveWish(given.move))
        else:
            hinted.bench.controller.request_deal()
        assert not hinted.marked
    assert len(tables) == 3
    assert hinted.bench.controller.session.layout not in tables


def test_the_same_position_shows_the_same_hint_and_counts_it_once(hinted: Hinted) -> None:
    first = hinted.press()
    for _ in range(3):
        hinted.bench.press("H")
        assert not hinted.hinter.waiting  # it is known
        assert hinted.said == first
    assert hinted.given == 1
    hinted.bench.controller.request_deal()
    hinted.bench.controller.undo()
    assert hinted.press() == first
    assert hinted.given == 1
    hinted.bench.controller.restart()  # another journal, which has no hint yet
    assert hinted.press() == first
    assert hinted.given == 1


def test_a_hint_that_was_given_before_the_program_ended_is_not_counted_again(
    hinted: Hinted,
) -> None:
    hinted.press()
    hinted.bench.controller.resume(hinted.bench.controller.session)
    hinted.press()
    assert hinted.given == 1


def test_a_hint_is_written_at_once_and_counted_in_the_statistics(hinted: Hinted) -> None:
    hinted.press()
    assert b'"a":"hint"' in hinted.bench.journal.read_bytes()
    session = hinted.bench.controller.session
    record = record_of(session, State.ABANDONED, datetime(2026, 11, 30, 12, 0))
    assert (record.hints, record.opened_help) == (1, False)


def test_a_hint_never_peeks(hinted: Hinted) -> None:
    controller = hinted.bench.controller
    plain, said, marks = controller.session, set(), set()
    for seed in range(3):
        chance = random.Random(seed)
        layout = supposed(plain.layout, lambda hidden, c=chance: c.sample(hidden, len(hidden)))  # type: ignore[misc] # a lambda
        assert (layout == plain.layout) is False
        assert sight(layout) == sight(plain.layout)
        controller.start(sessions.begin(plain.variant, plain.scheme, layout))
        said.add(hinted.press())
        scene = hinted.bench.window.table.table_scene
        marks.add(str(scene.marked()))
    assert (len(said), len(marks)) == (1, 1)


def test_what_is_asked_does_not_tell_where_the_hidden_cards_lie(hinted: Hinted) -> None:
    plain = hinted.bench.controller.session
    mirrored = supposed(plain.layout, lambda hidden: list(reversed(hidden)))
    other = sessions.begin(plain.variant, plain.scheme, mirrored)
    assert hint_question(other) == hint_question(plain)


def test_earlier_tables_are_told_as_far_as_a_move_could_lead_back(hinted: Hinted) -> None:
    hinted.bench.set_up("suits: 1\nT1: 5S* 9S\nT2: TS\nT3: TS\nT4: 4S\nT5: 5S\n")
    for text, count in (("T4>T5", 1), ("T1>T2", 0), ("T2x1>T3", 1)):
        hinted.bench.move(text)
        assert len(hint_question(hinted.bench.controller.session).before) == count
    hinted.bench.controller.undo()
    assert len(hint_question(hinted.bench.controller.session).before) == 0


def test_nothing_helps_is_no_help_and_says_what_is_left(hinted: Hinted) -> None:
    hinted.bench.set_up(HELPLESS)
    assert hinted.press() == "No move on the table helps. What is left: a new game."
    assert hinted.given == 0
    assert not hinted.marked
    hinted.bench.move("T2>T3")
    assert hinted.press() == "No move on the table helps. What is left: undo or a new game."
    assert hinted.given == 0


def test_a_deal_is_advised_by_marking_the_stock(make: Make) -> None:
    hinted = make("obeys")  # which always advises to deal
    hinted.bench.controller.restart()
    assert hinted.press() == "Deal. No move on the table helps more."
    picture = hinted.bench.window.table.picture
    assert picture is not None
    marked = hinted.bench.window.table.table_scene.marked()
    top = len(picture.layout[STOCK]) - 1
    assert marked[MarkKind.HINT_SOURCE] == (picture.group_box(Spot(STOCK, top)),)
    assert not marked.get(MarkKind.HINT_TARGET)


def test_advice_that_cannot_be_played_is_never_shown(make: Make) -> None:
    hinted = make("obeys")
    hinted.bench.set_up(NEARLY)  # which has no stock
    assert hinted.press() == "There is no hint this time: what looks for it has failed."
    assert (hinted.given, hinted.marked) == (0, False)


def test_a_process_that_dies_is_told_and_counts_nothing(make: Make) -> None:
    hinted = make("never-starts")
    hinted.bench.controller.restart()
    assert hinted.press() == "There is no hint this time: what looks for it has failed."
    assert hinted.given == 0
    assert hinted.enabled  # the next press tries again


def test_a_killed_process_is_started_again_for_the_next_hint(hinted: Hinted) -> None:
    first = hinted.press()
    process = hinted.desk._process
    assert process is not None
    process.kill()
    hinted.bench.bot.waitUntil(lambda: hinted.desk.process_id == 0)
    hinted.bench.controller.request_deal()
    assert hinted.press() not in ("", first)
    assert hinted.given == 2


def test_twenty_quick_presses_are_one_question(hinted: Hinted) -> None:
    for _ in range(20):
        hinted.bench.press("H")
    assert hinted.desk.waiting == 1
    first = hinted.press()
    assert hinted.given == 1
    for _ in range(20):
        hinted.bench.press("H")
    assert (hinted.said, hinted.given, hinted.desk.waiting) == (first, 1, 0)


@pytest.mark.parametrize("what", ["request_deal", "undo", "restart"])
def test_whatever_is_done_meanwhile_drops_the_question(hinted: Hinted, what: str) -> None:
    hinted.bench.move("T4>T5")
    hinted.bench.press("H")
    waited = hinted.hinter.waiting
    getattr(hinted.bench.controller, what)()
    assert (waited, hinted.hinter.waiting, hinted.desk.waiting) == (True, False, 0)
    hinted.press()  # the next question is answered for the table of now
    assert hinted.given == 1


def test_a_pause_drops_the_question(hinted: Hinted) -> None:
    hinted.bench.press("H")
    hinted.bench.controller.set_paused(True)
    assert (hinted.hinter.waiting, hinted.desk.waiting) == (False, 0)


def test_only_a_hint_that_lets_wait_is_said_to_be_looked_for(make: Make) -> None:
    hinted = make("deaf")
    hinted.bench.set_up(NEARLY)
    hinted.bench.press("H")
    assert hinted.said == ""
    assert hinted.hinter._thinking.isActive()
    assert hinted.hinter._thinking.interval() == 400
    hinted.hinter._thinking.timeout.emit()
    assert hinted.said == LOOKING
    hinted.bench.move("T3>T4")
    assert hinted.said == ""
    assert not hinted.hinter._thinking.isActive()


def test_there_is_no_hint_in_a_pause_and_after_a_win(hinted: Hinted) -> None:
    controller = hinted.bench.controller
    assert hinted.enabled
    controller.set_paused(True)
    hinted.bench.press("H")
    hinted.hinter.ask()
    assert (hinted.enabled, hinted.hinter.waiting) == (False, False)
    controller.set_paused(False)
    assert hinted.enabled
    hinted.bench.set_up(NEARLY.replace("T3: 9S\n", ""))
    hinted.bench.move("T2x6>T1")
    hinted.bench.press("H")
    assert (hinted.enabled, hinted.hinter.waiting) == (False, False)
    controller.undo()
    assert hinted.enabled
    assert hinted.press().endswith("That finishes a run.")


def test_h_before_the_first_game_does_nothing(make_bench: Callable[[], WindowBench]) -> None:
    bench = make_bench()
    Hinter(Host(), bench.controller, bench.window)
    assert not bench.window.commands[Command.HINT].isEnabled()


def test_a_hint_while_cards_move_waits_for_nothing_and_is_marked_where_they_will_lie(
    hinted: Hinted,
) -> None:
    table, controller = hinted.bench.window.table, hinted.bench.controller
    table.set_options(replace(table.options, animation=AnimationSpeed.NORMAL))
    controller.request_deal()
    assert table.is_animating
    hinted.press()
    assert hinted.marked
    table.finish_animations()
    assert hinted.marked
    picture, given = table.picture, list(hinted.hinter._given.values())[-1]
    assert picture is not None
    assert isinstance(given.move, RunMove)
    index = len(picture.layout[given.move.source]) - given.move.count
    box = picture.group_box(Spot(given.move.source, index))
    assert table.table_scene.marked()[MarkKind.HINT_SOURCE] == (box,)


def test_a_hint_in_the_middle_of_a_drag_leaves_the_cards_in_the_hand(hinted: Hinted) -> None:
    table = hinted.bench.window.table
    hinted.bench.set_up(NEARLY)
    picture = table.picture
    assert picture is not None
    box = picture.card_box(Spot(column(2), 0))
    at = table.mapFromScene(box.x + box.width / 2, box.y + 6)
    viewport = table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    at.setX(at.x() + 60)
    QTest.mouseMove(viewport, at)
    held = table._desk.hand.held
    hinted.press()
    assert table._desk.hand.held is held
    assert hinted.marked
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)


def test_a_plugin_is_asked_first_about_its_own_game_and_is_named(hinted: Hinted) -> None:
    variant = VARIANTS["spider"].configured(1, hinted.bench.controller.session.variant.rule)
    assert isinstance(variant, SpiderVariant)
    own = replace(variant, id="coach.game")
    hinted.host.add(Adviser("coach.coach"))
    hinted.bench.controller.start(sessions.deal(own, SCHEMES["standard"], 3))
    hinted.bench.press("H")
    assert not hinted.hinter.waiting
    assert hinted.said.startswith("Coach says: ")
    assert hinted.said.endswith(" I feel so.")
    assert (hinted.given, hinted.marked) == (1, True)
    hinted.bench.press("H")
    assert hinted.given == 1


def test_other_plugins_are_asked_where_ours_knows_nothing(make: Make) -> None:
    hinted = make("never-starts")
    hinted.host.add(Adviser("coach.coach"))
    hinted.bench.set_up(HELPLESS)
    assert (
        hinted.press() == "Coach says: Take the 2 of hearts from column 2 to column 10. I feel so."
    )
    assert hinted.given == 1


def test_of_a_game_of_ours_our_own_hint_is_said_whoever_else_gives_hints(hinted: Hinted) -> None:
    hinted.host.add(Adviser("coach.coach"))
    hinted.bench.set_up(NEARLY)
    assert hinted.press().startswith("Put the 6 of spades ")


def test_another_language_says_it_at_once_in_that_language(hinted: Hinted) -> None:
    hinted.bench.set_up(NEARLY)
    hinted.press()
    hinted.bench.languages.use("de")
    hinted.bench.bot.waitUntil(lambda: not hinted.said.startswith("Put"))
    assert hinted.said == (
        "Legen Sie Pik 6 mit allem, was darauf liegt, aus Spalte 2 auf Pik 7 in Spalte 1. "
        "Das vervollständigt eine Folge."
    )


@pytest.mark.parametrize("wait", [0, 5, 20])
def test_a_window_that_closes_while_a_hint_is_looked_for_is_done_with_it(
    hinted: Hinted, wait: int
) -> None:
    hinted.bench.press("H")
    QTest.qWait(wait)
    hinted.bench.window.close()
    assert not hinted.hinter.waiting
    assert not hinted.hinter._thinking.isActive()
    assert hinted.desk.waiting == 0
