"""A slow search through any game that has a ``Variant``, for what the packed tables cannot say.

Depth first over whole layouts, none twice; the first layouts to look at are those with more
open cards, longer same-suit runs and more cards put away. Exhausted is a proof here as well.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.piles import PileKind
from spider_qt.engine.rules import joins
from spider_qt.engine.variant import Variant

MOST_LAYOUTS: Final = 40_000
"""Layouts held at once: some 5 KB each."""


def generic_search(
    variant: Variant,
    layout: Layout,
    over: Callable[[], bool],
    count: Callable[[int], None],
    most: int = MOST_LAYOUTS,
) -> tuple[Move, ...] | None:
    """Return a line that wins, no moves if there is none, or None if it stays open.

    Args:
        variant: the rules.
        layout: the table; not won yet.
        over: asked before each layout; the search ends when it says so.
        count: told how many layouts were made since.
        most: how many layouts are held at most.
    """
    ways: dict[Layout, tuple[Layout, Move] | None] = {layout: None}
    open_layouts = [layout]
    while open_layouts:
        if over() or len(ways) > most:
            return None
        here = open_layouts.pop()
        children: list[Layout] = []
        moves = variant.legal_moves(here)
        count(len(moves))
        for move in moves:
            step = game.apply(variant, here, move)
            if isinstance(step, Refusal):
                return None  # a game that breaks its own rules proves nothing
            if step.after in ways:
                continue
            ways[step.after] = (here, move)
            if variant.is_won(step.after):
                return _line(ways, step.after)
            children.append(step.after)
        open_layouts += sorted(children, key=_promise)
    return ()


def _line(ways: dict[Layout, tuple[Layout, Move] | None], layout: Layout) -> tuple[Move, ...]:
    moves: list[Move] = []
    way = ways[layout]
    while way is not None:
        layout, move = way
        moves.append(move)
        way = ways[layout]
    return tuple(reversed(moves))


def _promise(layout: Layout) -> int:
    """How near to a win a layout looks, in a game of which only the piles are known."""
    value = 0
    for pile_id, pile in layout.items():
        if pile_id.kind is PileKind.FOUNDATION:
            value += 12 * len(pile)
        elif pile_id.kind is PileKind.TABLEAU:
            value += 6 if not pile else -4 * pile.face_down
            value += sum(3 for upper, lower in pairwise(pile.open_cards) if joins(lower, upper))
    return value
