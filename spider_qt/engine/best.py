"""Send to best place: where a thoughtful player would put a group, one pure function."""

from spider_qt.engine import game
from spider_qt.engine.cards import Card
from spider_qt.engine.events import RunCompleted
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Refusal, RunMove
from spider_qt.engine.order import Order, order_of
from spider_qt.engine.parameters import SuitRule
from spider_qt.engine.piles import Pile, PileId, PileKind
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant

_NEVER = (PileKind.STOCK, PileKind.WASTE)
_SPARE = (PileKind.CELL, PileKind.RESERVE)


def best_move(variant: Variant, layout: Layout, source: PileId, count: int) -> RunMove | None:
    """Return where the top ``count`` cards of a pile go best, or None if nowhere.

    In this order: a move that finishes a run; a foundation; a card of the same suit, the
    longer the resulting same-suit run the better; a card of another suit, best one that
    ends a short run, so that a long one is not buried; an empty column; a cell or a
    reserve. Equals go to the nearest column, the left one first. A whole column never goes
    to an empty one, nor a card from cell to cell: that would change nothing.

    Args:
        variant: the rules.
        layout: the table.
        source: the pile the group lies on.
        count: how many cards, at least 1.
    """
    best: tuple[tuple[int, ...], RunMove] | None = None
    for target in layout:
        move = RunMove(source, count, target)
        if target.kind in _NEVER or game.refusal(variant, layout, move) is not None:
            continue
        value = _value(variant, layout, move)
        if value is not None and (best is None or value > best[0]):
            best = (value, move)
    return best[1] if best else None


def same_suit_run(pile: Pile, order: Order | None = None) -> int:
    """How many open cards at a pile's top form one run; 0 of an empty pile.

    Args:
        pile: where to look.
        order: what the game's runs are made of; default: one suit, descending.
    """
    return (order or order_of(SuitRule.SAME_SUIT)).length(pile.open_cards)


def _value(variant: Variant, layout: Layout, move: RunMove) -> tuple[int, ...] | None:
    """How good a legal move is, higher first; None if it changes nothing."""
    pile, target = layout[move.source], layout[move.target]
    group = pile.taken(move.count)
    upper = target.top
    both = move.source.kind is move.target.kind is PileKind.TABLEAU
    near = -abs(move.target.place - move.source.place) if both else 0
    left = -move.target.place
    if _finishes(variant, layout, move):
        return (5, 0, near, left)
    if move.target.kind is PileKind.FOUNDATION:
        return (4, 0, near, left)
    if move.target.kind in _SPARE:
        return None if move.source.kind is PileKind.CELL else (0, 0, near, left)
    if upper is None:
        whole = move.source.kind is PileKind.TABLEAU and move.count == len(pile)
        return None if whole else (1, 0, near, left)
    order = variant.run_order if isinstance(variant, SpiderParameters) else None
    if not _joins(group[0], upper, order):
        return (2, -same_suit_run(target, order), near, left)
    own = 1
    while own < len(group) and _joins(group[own], group[own - 1], order):
        own += 1
    return (3, same_suit_run(target, order) + own, near, left)


def _joins(lower: Card, upper: Card, order: Order | None) -> bool:
    """Whether a card continues the run that another ends."""
    return (order or order_of(SuitRule.SAME_SUIT)).follows(lower, upper)


def _finishes(variant: Variant, layout: Layout, move: RunMove) -> bool:
    """Whether the move makes a whole run of the pile that it goes to, or brings it there."""
    step = game.apply(variant, layout, move)
    return not isinstance(step, Refusal) and any(
        isinstance(event, RunCompleted) and move.target in (event.source, event.target)
        for event in step.events
    )
