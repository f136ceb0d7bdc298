"""Send to best column: where a thoughtful player would put a group, one pure function."""

from spider_qt.engine import game
from spider_qt.engine.events import RunCompleted
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Refusal, RunMove
from spider_qt.engine.piles import PileId
from spider_qt.engine.rules import joins
from spider_qt.engine.spider import same_suit_run
from spider_qt.engine.variant import Variant


def best_move(variant: Variant, layout: Layout, source: PileId, count: int) -> RunMove | None:
    """Return where the top ``count`` cards of a pile go best, or None if nowhere.

    In this order: a move that finishes a run; a card of the same suit, the longer the
    resulting same-suit run the better; a card of another suit, best one that ends a
    short run, so that a long one is not buried; an empty column. Equals go to
    the nearest column, the left one first. A whole column never goes to an empty one:
    that would change nothing.

    Args:
        variant: the rules.
        layout: the table.
        source: the pile the group lies on.
        count: how many cards, at least 1.
    """
    best: tuple[tuple[int, ...], RunMove] | None = None
    for target in layout.columns:
        move = RunMove(source, count, target)
        if game.refusal(variant, layout, move) is not None:
            continue
        value = _value(variant, layout, move)
        if value is not None and (best is None or value > best[0]):
            best = (value, move)
    return best[1] if best else None


def _value(variant: Variant, layout: Layout, move: RunMove) -> tuple[int, ...] | None:
    """How good a legal move is, higher first; None if it changes nothing."""
    pile, target = layout[move.source], layout[move.target]
    group = pile.taken(move.count)
    upper = target.top
    near = -abs(move.target.place - move.source.place)
    left = -move.target.place
    if _finishes(variant, layout, move):
        return (3, 0, near, left)
    if upper is None:
        return None if move.count == len(pile) else (0, 0, near, left)
    if not joins(group[0], upper):
        return (1, -same_suit_run(target), near, left)
    own = 1
    while own < len(group) and joins(group[own], group[own - 1]):
        own += 1
    return (2, same_suit_run(target) + own, near, left)


def _finishes(variant: Variant, layout: Layout, move: RunMove) -> bool:
    """Whether the move makes a whole run of the column that it goes to."""
    step = game.apply(variant, layout, move)
    return not isinstance(step, Refusal) and any(
        isinstance(event, RunCompleted) and event.source == move.target for event in step.events
    )
