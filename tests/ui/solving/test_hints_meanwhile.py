"""The hint is never in the way: of other moves, pauses, drags, other hints, or the end."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from spider_qt.engine import session as sessions
from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.spider import SpiderVariant
from spider_qt.ui.actions import Command
from spider_qt.ui.solving.hints import Hinter
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import AnimationSpeed
from spider_qt.ui.table.placement import Spot
from tests.ui.conftest import SCHEMES, VARIANTS, WindowBench
from tests.ui.solving.hinted import HELPLESS, LOOKING, NEARLY, Adviser, Hinted, Host, Make


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
