"""The hint in the window: fair, told once, and marked where it says."""

import random
from datetime import datetime

from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.moves import Refusal, RunMove
from spider_qt.engine.piles import STOCK, column
from spider_qt.solver.fair_sight import sight, supposed
from spider_qt.ui.messages import MoveWish
from spider_qt.ui.recording import record_of
from spider_qt.ui.solving.hint_asking import hint_question
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import Spot
from tests.ui.solving.hinted import HELPLESS, NEARLY, Hinted, Make


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
