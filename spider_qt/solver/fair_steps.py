"""Hints for any game that has a ``Variant``: one or two moves ahead, by what is seen.

For games that the packed tables cannot say. A move is advised if the table is worth more after
it, or after one more; else the deal; else nothing. It need not know the game's rules: it asks.
"""

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Refusal
from spider_qt.engine.piles import Pile, PileKind
from spider_qt.engine.rules import joins
from spider_qt.engine.variant import Variant
from spider_qt.solver.fair_sight import Sight, hidden_count, sight

MOST_PAIRS: Final = 400
"""How many pairs of moves are looked at for one hint."""


def steps_ahead(
    variant: Variant, layout: Layout, before: Collection[Sight], most: int = MOST_PAIRS
) -> tuple[Move, ...]:
    """Return the next one or two moves, or none if nothing helps.

    Args:
        variant: the rules.
        layout: the table, already ``covered``.
        before: what was seen earlier in this game; no move leads back there.
        most: how many pairs of moves are looked at.
    """
    now = worth(layout)
    here = sight(layout)
    single: list[tuple[float, Move, Layout]] = []
    deal: Move | None = None
    for move in variant.legal_moves(layout):
        after = _after(variant, layout, move)
        if after is None:
            continue
        seen = sight(after)
        if seen == here or seen in before:
            continue
        if isinstance(move, DealMove):
            deal = move
        else:
            single.append((_gain(layout, after) - now, move, after))
    single.sort(key=lambda one: -one[0])
    if single and single[0][0] > 0:
        return (single[0][1],)
    found: tuple[float, tuple[Move, ...]] = (0.0, ())
    tried = 0
    for _, move, after in single:
        if tried >= most:
            break
        for second in variant.legal_moves(after):
            tried += 1
            if isinstance(second, DealMove):
                continue
            last = _after(variant, after, second)
            if last is None or sight(last) in before:
                continue
            gain = _gain(after, last) - now
            if gain > found[0]:
                found = gain, (move, second)
    if found[1]:
        return found[1]
    return () if deal is None else (deal,)


def _after(variant: Variant, layout: Layout, move: Move) -> Layout | None:
    """The table after a move, hidden cards still saying nothing; None if the game errs."""
    step = game.apply(variant, layout, move)
    return None if isinstance(step, Refusal) else step.after


def _gain(before: Layout, after: Layout) -> float:
    """What a table is worth after a move: a card that turned counts as any card would."""
    if hidden_count(after) == hidden_count(before):
        return worth(after)
    changes = {}
    for pile_id in after.columns:
        pile = after[pile_id]
        if pile_id in before and pile.face_down < before[pile_id].face_down:
            changes[pile_id] = Pile(pile.cards[: pile.face_down], pile.face_down)
    return worth(after.replace(changes))


def worth(layout: Layout) -> float:
    """Return what a table is worth, by what is seen of it."""
    value = 0.0
    for pile_id, pile in layout.items():
        if pile_id.kind is PileKind.FOUNDATION:
            value += 12 * len(pile)
        elif pile_id.kind is PileKind.CELL or pile_id.kind is PileKind.RESERVE:
            value -= 2 * len(pile)
        elif pile_id.kind is PileKind.TABLEAU:
            value += _column(pile)
    return value


def _column(pile: Pile) -> float:
    """What a column is worth: order counts, in suit the more, and what is hidden costs."""
    if not pile:
        return 7.0
    value = -5.0 * pile.face_down + (1.0 if not pile.face_down else 0.0)
    for upper, lower in pairwise(pile.open_cards):
        if joins(lower, upper):
            value += 3.0
        elif lower.rank == upper.rank - 1:
            value += 0.5
        elif lower.rank > upper.rank:
            value -= 1.0
    return value
