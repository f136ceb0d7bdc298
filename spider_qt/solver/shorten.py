"""Makes a line that wins shorter: a second pass, for callers that show the line.

The first win is found by beams that hardly mind how many moves it takes. Here beams charge for
each move (``thrift``): the dearer, the shorter the line, until none is found any more, so each
width climbs until it fails. Then the same from several tables on the way of the best line,
whose beginning is kept. Loops are cut out first. Every line returned was replayed by the engine.
"""

from collections.abc import Callable
from typing import Final

from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.variant import Variant
from spider_qt.solver import packed, rounds
from spider_qt.solver.packed import Terms
from spider_qt.solver.weights import DIGGING, JOINING, Attempt, Weights

_WIDTHS: Final[tuple[tuple[int, Weights, float], ...]] = (
    (150, JOINING, 0.0),
    (300, DIGGING, 0.0),
    (600, JOINING, 0.0),
    (600, DIGGING, 4.0),
    (1200, JOINING, 4.0),
    (2000, DIGGING, 4.0),
    (3000, JOINING, 6.0),
)
_PRICES: Final = (6.0, 9.0, 12.0, 16.0, 20.0, 24.0)
"""What a move costs, cheap to dear; a link between two cards is worth about 9."""

_PARTS: Final = (0.15, 0.3, 0.45, 0.6, 0.75)
"""Where on the best line another try begins."""


def shorten(
    variant: Variant,
    layout: Layout,
    moves: tuple[Move, ...],
    over: Callable[[], bool],
    count: Callable[[int], None] = lambda _: None,
) -> tuple[Move, ...]:
    """Return a line that wins in no more moves than the one given.

    Args:
        variant: the rules.
        layout: the table where the line begins.
        moves: a line that wins.
        over: asked again and again; the search for shorter lines ends when it says so.
        count: told how many states were valued since.

    Raises:
        ValueError: if the line given does not win.
    """
    best = without_loops(variant, layout, moves)
    terms = packed.terms_of(variant)
    return best if terms is None else _Shortening(variant, terms, layout, best).run(over, count)


def without_loops(variant: Variant, layout: Layout, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return a line without the moves between two tables that are the same.

    Raises:
        ValueError: if the line does not win.
    """
    layouts = rounds.layouts_of(variant, layout, moves)
    if layouts is None:
        raise ValueError("a line that does not win cannot be made shorter")
    last = {table: place for place, table in enumerate(layouts)}
    kept = []
    place = last[layout]
    while place < len(moves):
        kept.append(moves[place])
        place = last[layouts[place + 1]]
    return tuple(kept)


class _Shortening:
    """The best line so far, and the beams that look for a better one."""

    def __init__(
        self, variant: Variant, terms: Terms, layout: Layout, best: tuple[Move, ...]
    ) -> None:
        self.variant = variant
        self.terms = terms
        self.layout = layout
        self.best = best

    def run(self, over: Callable[[], bool], count: Callable[[int], None]) -> tuple[Move, ...]:
        """Go through the widths; a price goes up as long as that pays."""
        seed = 0
        for width, weights, noise in _WIDTHS:
            worth = _PRICES[1]
            for part in (0.0, *_PARTS):
                fails = 0
                for price in _PRICES:
                    if part and price < worth:
                        continue
                    seed += 1
                    attempt = Attempt(width, weights, noise, 0.0, 60, seed, thrift=price)
                    if over():
                        return self.best
                    if self._try(attempt, int(part * len(self.best)), over, count):
                        worth, fails = price, 0
                    else:
                        fails += 1
                    if fails > 1:
                        break
        return self.best

    def _try(
        self, attempt: Attempt, place: int, over: Callable[[], bool], count: Callable[[int], None]
    ) -> bool:
        """Look for a better end from a place of the best line on; whether there was one."""
        layout = self.layout
        for move in self.best[:place]:
            layout = self.variant.perform(layout, move).after
        found = rounds.run(self.terms, layout, attempt, over, count)
        line = (*self.best[:place], *(found or ()))
        if found is None or len(line) >= len(self.best):
            return False
        if rounds.layouts_of(self.variant, self.layout, line) is None:
            return False
        self.best = without_loops(self.variant, self.layout, line)
        return True
