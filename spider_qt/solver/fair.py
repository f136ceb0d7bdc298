"""The fair hint: what to do next, by what the player sees and nothing else.

Advice follows from the table as it is seen and from what was seen earlier in the game: the
same always gets the same. The limits are nodes, never the clock. A game played by advice
alone ends: no position comes again, and after ``PATIENCE`` moves nothing is advised.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.engine import game
from spider_qt.engine.events import CardTurned, RunCompleted, Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Refusal
from spider_qt.engine.piles import PileKind
from spider_qt.engine.rules import joins
from spider_qt.engine.variant import Variant
from spider_qt.solver.fair_plan import Question, StoppedError, can_plan, effort_for, plan_for
from spider_qt.solver.fair_sight import Sight, covered, known, sight
from spider_qt.solver.fair_steps import MOST_PAIRS, steps_ahead
from spider_qt.solver.search import Limits, Stop, never

PATIENCE: Final = 2_000
"""Positions of one game after which no more is advised."""

HURRY: Final = 40
"""Moves with nothing new after which the shortest plan is the best one."""


class Why(StrEnum):
    """What a move is good for; the value is the stable id in text and JSON."""

    FINISHES_RUN = "finishes_run"
    TURNS_CARD = "turns_card"
    EMPTIES_COLUMN = "empties_column"
    JOINS_SUIT = "joins_suit"
    ORDERS = "orders"
    FILLS_EMPTY = "fills_empty"
    PREPARES = "prepares"
    DEAL = "deal"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do next.

    Args:
        move: the move or the deal; None if nothing helps.
        why: what it is good for by itself, or that it prepares something.
        aim: what the plan that it begins is for; None if it is for itself.
        steps: how many moves there are until the aim, this one counted.
    """

    move: Move | None
    why: Why
    aim: Why | None = None
    steps: int = 1


NOTHING: Final = Advice(None, Why.NOTHING)

_TELLING: Final = (Why.FINISHES_RUN, Why.TURNS_CARD, Why.EMPTIES_COLUMN, Why.JOINS_SUIT)
"""What a move is said to be good for also where it begins a longer plan."""

_AIMS: Final = (Why.FINISHES_RUN, Why.TURNS_CARD, Why.DEAL)
"""What a plan is for at the most: what comes after it is told then."""


def advise(
    variant: Variant,
    layout: Layout,
    before: Sequence[Layout] = (),
    limits: Limits | None = None,
    stop: Stop = never,
) -> Advice:
    """Say what to do next, by what is seen.

    Args:
        variant: the rules, with their options chosen.
        layout: the table; what is hidden of it is not looked at.
        before: the earlier tables of this game, the oldest first.
        limits: of which only the nodes count; None for the usual ones.
        stop: asked now and then; the advice is "nothing" when it says so.
    """
    if len(before) >= PATIENCE or variant.is_won(layout) or stop():
        return NOTHING
    try:
        return told(variant, covered(layout), _plan(variant, layout, before, limits, stop))
    except StoppedError:
        return NOTHING


def _plan(
    variant: Variant, layout: Layout, before: Sequence[Layout], limits: Limits | None, stop: Stop
) -> tuple[Move, ...]:
    """The moves to make: the rest of the plan that was made when something last came up.

    Where the game has left that plan, a new one.
    """
    table = covered(layout)
    seen = {sight(earlier) for earlier in before}
    if not can_plan(variant, table):
        most = MOST_PAIRS if limits is None or limits.nodes is None else limits.nodes
        return steps_ahead(variant, table, seen, most)
    effort = effort_for(limits)
    since = _since(table, before)
    if since:
        plan = plan_for(Question(variant, since[0], (), effort, stop=stop))
        rest = _rest(variant, since[0], plan, table)
        if rest and not _returns(variant, table, rest, seen):
            return rest
    hurry = len(since) >= HURRY
    plan = plan_for(Question(variant, table, since, effort, hurry, stop))
    if plan and not _returns(variant, table, plan, seen):
        return plan
    return (DealMove(),) if variant.deal_refusal(layout) is None else ()


def _since(table: Layout, before: Sequence[Layout]) -> tuple[Layout, ...]:
    """The earlier tables on which the same was known as now, covered, the oldest first."""
    since = []
    for earlier in reversed(before):
        if known(earlier) != known(table):
            break
        since.append(covered(earlier))
    return tuple(reversed(since))


def _rest(
    variant: Variant, layout: Layout, plan: Sequence[Move], table: Layout
) -> tuple[Move, ...]:
    """The rest of a plan from a table that it leads over; none if it does not."""
    for done, move in enumerate(plan):
        if layout == table:
            return tuple(plan[done:])
        step = game.apply(variant, layout, move)
        if isinstance(step, Refusal):
            break
        layout = covered(step.after)
    return ()


def _returns(variant: Variant, layout: Layout, plan: Sequence[Move], seen: set[Sight]) -> bool:
    """Whether the first move of a plan leads back to what was seen before."""
    if not plan:
        return False
    step = game.apply(variant, layout, plan[0])
    return isinstance(step, Refusal) or sight(step.after) in seen


def told(variant: Variant, layout: Layout, plan: Sequence[Move]) -> Advice:
    """Say what the first move of a plan is good for, and what the plan is for."""
    steps: list[Step] = []
    for move in plan:
        step = game.apply(variant, layout, move)
        if isinstance(step, Refusal):
            break
        steps.append(step)
        layout = step.after
        if reason_of(step) in _AIMS:
            break
    if not steps:
        return NOTHING
    own = reason_of(steps[0])
    if len(steps) == 1:
        return Advice(steps[0].move, own)
    aim = reason_of(steps[-1])
    return Advice(steps[0].move, own if own in _TELLING else Why.PREPARES, aim, len(steps))


def reason_of(step: Step) -> Why:
    """Say what a step is good for by itself."""
    move = step.move
    if isinstance(move, DealMove):
        return Why.DEAL
    if any(isinstance(event, RunCompleted) for event in step.events):
        return Why.FINISHES_RUN
    if any(isinstance(event, CardTurned) for event in step.events):
        return Why.TURNS_CARD
    target = step.before[move.target]
    if not target and move.target.kind is PileKind.TABLEAU:
        return Why.FILLS_EMPTY
    if not step.after[move.source] and move.source.kind is PileKind.TABLEAU:
        return Why.EMPTIES_COLUMN
    lead = step.before[move.source].taken(move.count)[0]
    if target.top is not None and joins(lead, target.top):
        return Why.JOINS_SUIT
    return Why.ORDERS
