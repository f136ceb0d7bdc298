"""One beam from its beginning to a win or its end, and whether the engine agrees with a line."""

from collections.abc import Callable
from typing import Final

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.variant import Variant
from spider_qt.solver import packed
from spider_qt.solver.beam import Beam
from spider_qt.solver.packed import Terms
from spider_qt.solver.weights import Attempt

LAST_LEVELS: Final = 400
"""How deep a beam goes when nothing is left to deal."""


def run(
    terms: Terms,
    layout: Layout,
    attempt: Attempt,
    over: Callable[[], bool],
    count: Callable[[int], None],
) -> tuple[Move, ...] | None:
    """Run one beam; return the line that it found, not replayed yet, or None.

    Args:
        terms: the rules in numbers.
        layout: the table; not won yet, and made of whole runs.
        attempt: which beam.
        over: asked at every level and between the stages; the beam ends when it says so.
        count: told how many states were valued since.
    """
    goal = packed.goal_of(layout, terms.run)
    if goal is None:
        return None
    rows = packed.rows_of(layout)
    stages = len(rows) + 1
    nodes = attempt.width * (attempt.levels * stages + 3 * len(rows) + LAST_LEVELS) + 1000
    shape = (terms.columns, terms.run, terms.build, terms.travel, terms.empty)
    beam = Beam(*shape, goal, terms.onto_empty, attempt.width, attempt.levels, nodes)
    beam.weigh(attempt.weights.at(1.0 if rows else 0.0), int(bool(rows)))
    beam.hurry(attempt.haste)
    beam.save(attempt.thrift)
    beam.loosen(attempt.loose)
    beam.begin(packed.record_of(layout), attempt.noise, attempt.seed)
    left = len(rows)
    for row in (*rows, None):
        beam.enter(int(row is not None))
        won = _stage(beam, attempt.levels if row is not None else LAST_LEVELS, over, count)
        if won >= 0:
            return packed.moves_of(beam.path(won))
        if row is None or over():
            break
        left -= 1
        beam.deal(row, attempt.weights.at(left / len(rows)), int(left > 0))
        if beam.winner >= 0:
            return packed.moves_of(beam.path(beam.winner))
        if not beam.kept:
            break
    return None


def _stage(beam: Beam, levels: int, over: Callable[[], bool], count: Callable[[int], None]) -> int:
    """Play one stage level by level: the winning node, or -1."""
    for _ in range(levels):
        before = beam.looked_at
        won = beam.level()
        count(beam.looked_at - before)
        if won >= 0:
            return won
        if not beam.kept or over():
            break
    return -1


def layouts_of(variant: Variant, layout: Layout, moves: tuple[Move, ...]) -> list[Layout] | None:
    """Return the tables before and after each move of a line, or None if it is no line to a win."""
    layouts = [layout]
    for move in moves:
        step = game.apply(variant, layouts[-1], move)
        if isinstance(step, Refusal):
            return None
        layouts.append(step.after)
    return layouts if variant.is_won(layouts[-1]) else None
