"""What the table must know of a game before its cards are laid out: its needs and habits.

The parameters of a game tell most of it; of a game in code the first layout and the
rules' own answers do.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from spider_qt.engine.cards import Card, Rank
from spider_qt.engine.layout import Layout
from spider_qt.engine.parameters import StockRule
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import joins
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant
from spider_qt.ui.table.geometry import HIDDEN_STEP, OPEN_STEP, Needs

MOST_FANNED: Final = 5
"""How many cards of a reserve have room of their own."""

_SPARE: Final = 2
"""Cards that a column of a game with a stock may get beyond a whole run on each row."""

MOST_OPEN: Final = 22
"""Open cards that the size of the cards is made for, at most. A column may get longer and is
then pressed together; games of many deals and few columns would have small cards for the
sake of one that is hardly ever seen."""

_ROWS: Final = (StockRule.ROW, StockRule.NON_EMPTY, StockRule.RESERVES)


class Habits(NamedTuple):
    """What is particular about the table of one game.

    Args:
        needs: the piles and the longest column, for a right-handed player.
        joined: whether the first card travels with the second one, on which it lies.
        built: the foundations that are built card by card and so show their top card.
        row: how many cards a deal takes off the stock; 0 where single cards are counted.
        redeals: how often the waste may be turned over; None: always.
    """

    needs: Needs
    joined: Callable[[Card, Card], bool] = joins
    built: frozenset[PileId] = frozenset()
    row: int = 10
    redeals: int | None = 0

    def left(self, layout: Layout) -> int:
        """How many deals the stock still holds, or how many cards where those are counted."""
        stock = len(layout.stock)
        return -(-stock // self.row) if self.row else stock

    def turns_over(self, layout: Layout) -> bool:
        """Whether the stock is empty and the waste may be turned over to fill it."""
        waste = layout.ids(PileKind.WASTE)
        if len(layout.stock) or not any(len(layout[pile]) for pile in waste):
            return False
        return self.redeals is None or layout.redeals < self.redeals


def habits_of(variant: Variant, start: Layout, now: Layout | None = None) -> Habits:
    """Return what the table must know of a game.

    Args:
        variant: the rules.
        start: the layout at the beginning.
        now: the layout of now, for a game that began with fewer cards in the stock.
    """
    told = _told(variant)
    row = _row(told, start)
    stock = max(len(start.stock), len(now.stock) if now is not None else 0)
    deals = -(-stock // row) if row else 0
    kinds = {kind: len(start.ids(kind)) for kind in PileKind}
    built = _built(told, start)
    hidden, opened = _longest(told, start, deals)
    has_stock = STOCK in start and (told is None or stock > 0 or told.laid < told.pack_size)
    largest = max((len(start[reserve]) for reserve in start.ids(PileKind.RESERVE)), default=0)
    needs = Needs(
        columns=kinds[PileKind.TABLEAU],
        rows=max(1, deals) if has_stock else 0,
        runs=kinds[PileKind.FOUNDATION] - len(built),
        foundations=len(built),
        waste=kinds[PileKind.WASTE],
        cells=kinds[PileKind.CELL],
        reserves=kinds[PileKind.RESERVE],
        reserve_fan=MOST_FANNED if largest > 1 else 1,
        hidden=hidden,
        open=opened,
    )
    redeals = told.redeals if told is not None else 0
    return Habits(needs, _joined(variant, told, start), built, row, redeals)


class Progress(NamedTuple):
    """How far a game has come, in the numbers that are shown beside the table.

    Args:
        left: deals, or cards, that the stock still holds.
        left_cards: whether those are cards.
        done: finished runs, or cards that have come home.
        total: how many there are to be.
        done_cards: whether those are cards.
        has_stock: whether there is a stock at all.
    """

    left: int
    left_cards: bool
    done: int
    total: int
    done_cards: bool
    has_stock: bool = True


def progress_of(variant: Variant, layout: Layout) -> Progress:
    """Return how far a game has come.

    Args:
        variant: the rules.
        layout: the table.
    """
    told = _told(variant)
    row, stock, built = _row(told, layout), len(layout.stock), _built(told, layout)
    left = -(-stock // row) if row else stock
    there = STOCK in layout and (told is None or stock > 0 or told.laid < told.pack_size)
    if built:
        home, everything = sum(len(layout[pile]) for pile in built), sum(1 for _ in layout.cards())
        return Progress(left, not row, home, everything, done_cards=True, has_stock=there)
    total = len(layout.ids(PileKind.FOUNDATION))
    done = layout.runs_done
    return Progress(left, not row, done, total, done_cards=False, has_stock=there)


def _told(variant: Variant) -> SpiderParameters | None:
    """A game's parameters, None of a game in code; the guard around a plugin's game opens."""
    inner = getattr(variant, "inner", variant)
    return inner if isinstance(inner, SpiderParameters) else None


def _row(told: SpiderParameters | None, start: Layout) -> int:
    """How many cards one deal takes; 0 where the stock goes card by card."""
    if told is None:
        return 0 if start.ids(PileKind.WASTE) else max(1, len(start.columns))
    if told.stock not in _ROWS:
        return 0
    if told.stock is StockRule.RESERVES:
        return max(1, told.reserves)
    return max(1, len(told.columns)) * told.rows_per_deal


def _longest(told: SpiderParameters | None, start: Layout, deals: int) -> tuple[int, int]:
    """Hidden and open cards of the longest column that a game is likely to see.

    The open cards of the first layout, a whole run but its first card on top of them, and
    one more for each row that is dealt, with a little to spare. Of a position that was set
    up, what it needs itself if that is more.
    """
    there = [(start[c].face_down, start[c].open_count) for c in start.columns]
    if told is None:
        columns, ranks = there, int(Rank.KING)
    else:
        columns, ranks = list(told.columns), told.ranks
        row = _row(told, start)
        deals = -(-(told.pack_size - told.laid) // row) if row else 0
    hidden, opened = max(columns, key=_tall, default=(0, 1))
    rows = deals + _SPARE if deals else 0
    everything = sum(1 for _ in start.cards()) if told is None else told.pack_size
    most = max(min(everything - hidden, MOST_OPEN), ranks)
    usual = hidden, max(1, min(opened + ranks - 1 + rows, most))
    return max((usual, *there), key=_tall)


def _tall(column: tuple[int, int]) -> float:
    """How tall a column with so many hidden and open cards is at least, in card heights."""
    return column[0] * HIDDEN_STEP[1] + column[1] * OPEN_STEP[1]


def _built(told: SpiderParameters | None, start: Layout) -> frozenset[PileId]:
    """The foundations that are built card by card."""
    foundations = start.ids(PileKind.FOUNDATION)
    if told is None:
        return frozenset()
    return frozenset(foundations[told.run_piles :])


def _joined(
    variant: Variant, told: SpiderParameters | None, start: Layout
) -> Callable[[Card, Card], bool]:
    """Which neighbours travel together, by the game's own rule."""
    if told is not None:
        # Where every open card takes along all that lie on it, what was built belongs together.
        order, equal = told.travel_order or told.build_order, told.travel_equal
        return lambda lower, upper: (
            order.follows(lower, upper) or (equal and lower.rank == upper.rank)
        )
    column = next(iter(start.columns), None)
    if column is None:
        return joins
    bare = start.replace(dict.fromkeys(start, Pile()))

    @cache
    def asked(lower: Card, upper: Card) -> bool:
        layout = bare.replace({column: Pile((upper, lower))})
        return variant.lift_refusal(layout, column, 2) is None

    return asked
