"""In which stages a step is shown."""

from dataclasses import replace

from spider_qt.engine.events import CardsMoved, RunCompleted, Step
from spider_qt.engine.moves import DealMove, Move, RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Advance, Session
from spider_qt.ui.table.choreography import opening, stages
from tests.ui.table.positions import NEARLY_DONE, SMALL
from tests.ui.table.support import dealt, position

FINISHING = RunMove(column(2), 1, column(1))


def step_of(session: Session, move: Move) -> Step:
    result = session.play(move)
    assert isinstance(result, Advance)
    return result.step


def test_a_plain_move_has_one_stage() -> None:
    step = step_of(position(SMALL), RunMove(column(1), 2, column(2)))
    assert [stage.layout for stage in stages(step, Action.PLAY)] == [step.after]


def test_a_move_that_finishes_a_run_shows_it_whole_before_it_leaves() -> None:
    step = step_of(position(NEARLY_DONE), FINISHING)
    first, last = stages(step, Action.PLAY)
    whole = first.layout[column(1)].taken(13)
    assert "".join(card.rank.letter for card in whole) == "KQJT98765432A"
    assert last.layout == step.after
    assert stages(step, Action.REDO) == (first, last)


def test_undo_goes_the_same_way_back() -> None:
    step = step_of(position(NEARLY_DONE), FINISHING)
    there = stages(step, Action.PLAY)
    back = stages(step, Action.UNDO)
    assert [stage.layout for stage in back] == [there[0].layout, step.before]
    assert [stage.runs for stage in back] == [stage.runs for stage in there[::-1]]
    assert [stage.leaves for stage in there] == [True, True]
    assert [stage.leaves for stage in back] == [False, False]
    run = there[1].runs[0]
    assert [there[1].delays[card] + back[0].delays[card] for card in run] == [
        max(there[1].delays.values())
    ] * 13


def test_a_row_goes_from_left_to_right_and_back_from_right_to_left() -> None:
    step = step_of(dealt(), DealMove())
    row = [step.after[pile_id].cards[-1] for pile_id in step.after.columns]
    there = stages(step, Action.PLAY)[0].delays
    back = stages(step, Action.UNDO)[0].delays
    assert sorted(row, key=lambda card: there[card]) == row
    assert sorted(row, key=lambda card: back[card]) == row[::-1]


def test_a_run_leaves_ace_first_so_that_its_king_ends_on_top() -> None:
    step = step_of(position(NEARLY_DONE), FINISHING)
    run = next(event for event in step.events if isinstance(event, RunCompleted)).cards
    delays = stages(step, Action.PLAY)[-1].delays
    assert sorted(run, key=lambda card: delays[card]) == list(run[::-1])


def test_events_of_a_rule_plugin_that_do_not_add_up_cost_a_stage_and_nothing_more() -> None:
    step = step_of(position(NEARLY_DONE), FINISHING)
    moved = step.events[0]
    assert isinstance(moved, CardsMoved)
    wrong = replace(moved, cards=moved.cards * 40)
    false_step = replace(step, events=(wrong, *step.events[1:]))
    assert [stage.layout for stage in stages(false_step, Action.PLAY)] == [step.after]


def test_a_new_game_is_dealt_row_by_row() -> None:
    layout = dealt().layout
    delays = opening(layout).delays
    order = sorted(delays, key=lambda card: delays[card])
    assert len(order) == 54
    assert order[:10] == [layout[pile_id].cards[0] for pile_id in layout.columns]
    assert order[-1] == layout[column(4)].cards[5]


def test_a_row_that_finishes_a_run_lies_down_before_the_run_leaves() -> None:
    text = NEARLY_DONE.replace("9H AS", "9H").replace("stock: 2H", "stock: AS")
    step = step_of(position(text), DealMove())
    assert step.runs_completed == 1
    first, last = stages(step, Action.PLAY)
    assert all(len(first.layout[pile_id]) >= 2 for pile_id in first.layout.columns)
    assert first.layout[column(1)].taken(1)[0].text == "AS"
    assert last.layout == step.after
