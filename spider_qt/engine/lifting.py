"""What may be taken from a pile: the groups that travel, and why others do not."""

from collections.abc import Sequence
from typing import Final

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.parameters import RunEnd, StockRule, Travel
from spider_qt.engine.piles import Pile, PileId, PileKind
from spider_qt.engine.spider_parameters import SpiderParameters

_STOCK_REASONS: Final = {
    StockRule.ROW: Reason.STOCK_ONLY_DEALS,
    StockRule.NON_EMPTY: Reason.STOCK_ONLY_DEALS,
    StockRule.WASTE: Reason.STOCK_TO_WASTE,
    StockRule.RESERVES: Reason.STOCK_TO_RESERVES,
    StockRule.FILL: Reason.STOCK_FILLS,
}
_SUIT_REASONS: Final = {
    Travel.SAME_SUIT: Reason.NOT_SAME_SUIT,
    Travel.SAME_COLOUR: Reason.NOT_SAME_COLOUR,
    Travel.ALTERNATING: Reason.NOT_ALTERNATING,
}


def travelling(game: SpiderParameters, pile: Pile) -> int:
    """How many cards at the end of a column travel together, free cells not looked at."""
    order = game.travel_order
    if order is None:
        length = pile.open_count if game.travel is Travel.ANY_OPEN else min(1, pile.open_count)
    else:
        length = order.length(pile.open_cards)
    if game.travel_equal:
        length = max(length, _of_one_rank(pile.open_cards))
    return length


def _of_one_rank(cards: Sequence[Card]) -> int:
    """How many cards at the end are of one rank."""
    ends = (n for n in range(1, len(cards)) if cards[-n - 1].rank != cards[-n].rank)
    return next(ends, len(cards))


def carried(game: SpiderParameters, layout: Layout, *, onto_empty: bool = False) -> int:
    """How many cards may travel at once; all of them unless the free cells count.

    Source: the rule of FreeCell for several cards at once. One card goes to each free
    cell, and each empty column doubles what can be carried, but for the one that is the
    target.

    Args:
        game: the parameters.
        layout: the table.
        onto_empty: whether the cards go to an empty column.
    """
    if not game.by_cells:
        return game.pack_size
    free = sum(not layout[cell] for cell in layout.ids(PileKind.CELL))
    empty = sum(not layout[column] for column in layout.columns) - onto_empty
    return int((free + 1) * 2**empty)


def is_whole_run(game: SpiderParameters, pile: Pile) -> bool:
    """Whether the open cards of a pile end in a whole run."""
    length = game.run_length
    if not length or pile.open_count < length:
        return False
    cards = pile.taken(length)
    return (game.run_any_start or cards[0].rank == game.run_first) and game.run_order.holds(cards)


def lift_counts(game: SpiderParameters, layout: Layout, source: PileId) -> tuple[int, ...]:
    """How many cards may be taken from a pile: every number that ``lift_refusal`` grants."""
    pile = layout[source]
    if source.kind is not PileKind.TABLEAU:
        fixed = source.kind in (PileKind.FOUNDATION, PileKind.STOCK)
        return () if fixed or not pile.open_count else (1,)
    length = min(travelling(game, pile), carried(game, layout))
    counts = tuple(range(1, length + 1))
    by_hand = game.run_end is RunEnd.BY_HAND and length < game.run_length
    return (*counts, game.run_length) if by_hand and is_whole_run(game, pile) else counts


def lift_refusal(
    game: SpiderParameters, layout: Layout, source: PileId, count: int
) -> Refusal | None:
    """Say why the top ``count`` cards of a pile may not be taken, or None."""
    if source not in layout:
        return Refusal(Reason.NO_SUCH_PILE, pile=source)
    pile = layout[source]
    if source.kind is PileKind.FOUNDATION:
        runs = source.place < game.run_piles
        return Refusal(Reason.RUN_IS_DONE if runs else Reason.FOUNDATION_KEEPS, pile=source)
    if source.kind is PileKind.STOCK:
        return Refusal(_STOCK_REASONS[game.stock], pile=source, number=game.cards_per_deal)
    if not 1 <= count <= len(pile):
        return Refusal(Reason.NOTHING_THERE, pile=source)
    if count > pile.open_count:
        return Refusal(Reason.FACE_DOWN, pile=source)
    if source.kind is not PileKind.TABLEAU:
        return None if count == 1 else Refusal(Reason.ONLY_LAST_CARD, pile=source)
    length, most = travelling(game, pile), carried(game, layout)
    if count <= min(length, most):
        return None
    by_hand = game.run_end is RunEnd.BY_HAND and count == game.run_length
    if by_hand and is_whole_run(game, pile):
        return None
    if count <= length:
        return Refusal(Reason.TOO_FEW_CELLS, pile=source, number=most)
    upper, lower = pile.cards[-length - 1], pile.cards[-length]
    single = game.travel is Travel.SINGLE
    if game.travel_equal:  # the two may well be a run of their own: what is wrong is the whole
        reason = Reason.NOT_ONE_RANK if single else Reason.NEITHER_RUN_NOR_RANK
        return Refusal(reason, lower, upper, source)
    if single:
        return Refusal(Reason.ONE_AT_A_TIME, pile=source)
    order = game.travel_order
    suits_differ = order is not None and order.fits_rank(lower, upper)
    reason = _SUIT_REASONS[game.travel] if suits_differ else Reason.NOT_DESCENDING
    return Refusal(reason, lower, upper, source)
