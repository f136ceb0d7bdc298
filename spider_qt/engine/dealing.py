"""The stock: how a game is laid out, and what a deal does under each rule of the stock."""

from spider_qt.engine.cards import Card
from spider_qt.engine.events import CardsMoved, Event, RowDealt, WasteTurnedOver
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.parameters import StockRule
from spider_qt.engine.piles import EMPTY, STOCK, WASTE, Pile, PileId, PileKind
from spider_qt.engine.shuffle import shuffled
from spider_qt.engine.spider_parameters import SpiderParameters


def empty_layout(game: SpiderParameters) -> Layout:
    """Return every pile of a game without cards; no stock where the table takes them all."""
    kinds = [(PileKind.TABLEAU, len(game.columns))]
    if game.laid < game.pack_size:
        kinds.append((PileKind.STOCK, 1))
        kinds.append((PileKind.WASTE, int(game.stock is StockRule.WASTE)))
    kinds.append((PileKind.CELL, game.cells))
    kinds.append((PileKind.RESERVE, game.reserves))
    singles = game.foundations_up + game.foundations_down
    kinds.append((PileKind.FOUNDATION, game.run_piles + singles))
    ids = [PileId(kind, place) for kind, count in kinds for place in range(count)]
    return Layout(dict.fromkeys(ids, EMPTY))


def first_layout(game: SpiderParameters, number: int) -> Layout:
    """Deal the shuffled pack: the columns row by row, the cells, the reserves, then the stock.

    Args:
        game: what to lay out.
        number: the deal number.
    """
    cards = shuffled(game.pack(), number)
    heights = [down + up for down, up in game.columns]
    hands: list[list[Card]] = [[] for _ in heights]
    dealt = 0
    for row in range(max(heights)):
        for place, height in enumerate(heights):
            if row < height:
                hands[place].append(cards[dealt])
                dealt += 1
    piles = {
        PileId(PileKind.TABLEAU, place): Pile(tuple(hand), game.columns[place][0])
        for place, hand in enumerate(hands)
    }
    beside = [(PileKind.CELL, place, 1) for place in range(game.cells_filled)]
    beside += [(PileKind.RESERVE, place, game.reserve_cards) for place in range(game.reserves)]
    for kind, place, count in beside:
        piles[PileId(kind, place)] = Pile(cards[dealt : dealt + count])
        dealt += count
    empty = empty_layout(game)
    if STOCK in empty:
        rest = tuple(reversed(cards[dealt:]))
        piles[STOCK] = Pile(rest, len(rest))
    return empty.replace(piles)


def deal_refusal(game: SpiderParameters, layout: Layout) -> Refusal | None:
    """Say why the stock may not be dealt now, or None."""
    if STOCK not in layout:
        return Refusal(Reason.NO_STOCK)
    if game.stock is StockRule.FILL:
        return Refusal(Reason.STOCK_FILLS, pile=STOCK, number=game.cards_per_deal)
    if not layout.stock:
        return _spent(game, layout)
    if game.stock is not StockRule.ROW:
        return None
    if not game.deals_onto_empty:
        for column in layout.columns:
            if not layout[column]:
                return Refusal(Reason.EMPTY_COLUMN_BLOCKS_DEAL, pile=column)
    if game.skips_king_runs and not _row_columns(game, layout):
        return Refusal(Reason.NO_COLUMN_FOR_ROW, pile=STOCK)
    return None


def _spent(game: SpiderParameters, layout: Layout) -> Refusal | None:
    """Whether a deal is allowed though the stock is empty."""
    if game.stock is StockRule.RESERVES and any(layout[r] for r in layout.ids(PileKind.RESERVE)):
        return None
    if game.stock is StockRule.WASTE and layout[WASTE]:
        if game.redeals is None or layout.redeals < game.redeals:
            return None
        return Refusal(Reason.NO_MORE_REDEALS, pile=WASTE, number=game.redeals)
    return Refusal(Reason.STOCK_EMPTY, pile=STOCK)


def deal(game: SpiderParameters, layout: Layout, events: list[Event]) -> Layout:
    """Carry out a legal deal, and tell what happens."""
    if game.stock is StockRule.WASTE:
        return _to_waste(game, layout, events)
    if game.stock is StockRule.RESERVES:
        layout = _dropped(layout, events)
        return _row(layout, layout.ids(PileKind.RESERVE), events) if layout.stock else layout
    for _ in range(game.rows_per_deal):
        columns = _row_columns(game, layout)
        if layout.stock and columns:
            layout = _row(layout, columns, events)
    return layout


def _row_columns(game: SpiderParameters, layout: Layout) -> tuple[PileId, ...]:
    """The columns that the next row goes to, left to right."""
    columns = layout.columns
    if game.stock is StockRule.NON_EMPTY:
        return tuple(column for column in columns if layout[column]) or columns[:1]
    if game.skips_king_runs:
        return tuple(column for column in columns if not _ends_in_king_run(game, layout[column]))
    return columns


def _ends_in_king_run(game: SpiderParameters, pile: Pile) -> bool:
    """Whether the open cards of a column end in a run that begins with the king."""
    length = game.run_order.length(pile.open_cards)
    return bool(length) and pile.cards[-length].rank == game.run_first


def _row(layout: Layout, piles: tuple[PileId, ...], events: list[Event]) -> Layout:
    """Deal one card to each of the piles, as far as the stock goes."""
    piles = piles[: len(layout.stock)]
    row = tuple(zip(piles, reversed(layout.stock.taken(len(piles))), strict=True))
    events.append(RowDealt(row))
    changes = {pile: layout[pile].with_cards((card,)) for pile, card in row}
    return layout.replace({**changes, STOCK: layout.stock.without(len(piles))})


def _to_waste(game: SpiderParameters, layout: Layout, events: list[Event]) -> Layout:
    """Turn up the next cards onto the waste; if there are none, turn the waste over."""
    stock, waste = layout.stock, layout[WASTE]
    if not stock:
        events.append(WasteTurnedOver(waste.cards))
        again = Pile(tuple(reversed(waste.cards)), len(waste))
        return layout.replace({STOCK: again, WASTE: EMPTY}, redeals=layout.redeals + 1)
    count = min(game.cards_per_deal, len(stock))
    cards = tuple(reversed(stock.taken(count)))
    events.append(RowDealt(tuple((WASTE, card) for card in cards)))
    return layout.replace({STOCK: stock.without(count), WASTE: waste.with_cards(cards)})


def _dropped(layout: Layout, events: list[Event]) -> Layout:
    """Let the card of every reserve drop onto its column."""
    changes: dict[PileId, Pile] = {}
    for reserve in layout.ids(PileKind.RESERVE):
        pile = layout[reserve]
        if pile:
            column = PileId(PileKind.TABLEAU, reserve.place)
            cards = pile.taken(1)
            events.append(CardsMoved(reserve, column, cards))
            changes[reserve] = pile.without(1)
            changes[column] = layout[column].with_cards(cards)
    return layout.replace(changes)
