"""What follows a move by itself: whole runs leave, hidden cards turn, columns are refilled."""

from spider_qt.engine.events import CardTurned, ColumnRefilled, Event, RunCompleted
from spider_qt.engine.layout import Layout
from spider_qt.engine.lifting import is_whole_run
from spider_qt.engine.parameters import RunEnd, StockRule
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.spider_parameters import SpiderParameters


def finish(game: SpiderParameters, layout: Layout, events: list[Event]) -> Layout:
    """Do what follows a move or a deal, and tell what happens."""
    columns = layout.columns
    leaving = game.run_length and game.run_end is RunEnd.REMOVED
    refills = game.stock is StockRule.FILL
    while True:
        if leaving:
            for column in columns:
                layout = _collect(game, layout, column, events)
        if not (refills and layout.stock and not all(layout[column] for column in columns)):
            return layout
        layout = _refill(game, layout, events)


def uncovered(pile_id: PileId, pile: Pile, events: list[Event]) -> Pile:
    """Turn the pile's top card if it is hidden, and tell so."""
    if not pile.needs_turning:
        return pile
    events.append(CardTurned(pile_id, pile.cards[-1]))
    return pile.turned()


def won(game: SpiderParameters, layout: Layout) -> bool:
    """Whether a game is won.

    Where runs stay in place: every column is empty or exactly one whole run. Else: no
    card is left but on the foundations. Either way nothing lies beside the columns.
    """
    in_place = game.run_end is RunEnd.IN_PLACE
    for pile_id, pile in layout.items():
        if not pile or pile_id.kind is PileKind.FOUNDATION:
            continue
        if not in_place or pile_id.kind is not PileKind.TABLEAU:
            return False
        if len(pile) != game.run_length or not is_whole_run(game, pile):
            return False
    return True


def _collect(game: SpiderParameters, layout: Layout, column: PileId, events: list[Event]) -> Layout:
    """Take whole runs off one column, as many as it ends with."""
    pile, length = layout[column], game.run_length
    while pile.open_count >= length and is_whole_run(game, pile):
        cards = pile.taken(length)
        target = next(f for f in layout.ids(PileKind.FOUNDATION) if not layout[f])
        events.append(RunCompleted(column, target, cards))
        pile = uncovered(column, pile.without(length), events)
        layout = layout.replace({column: pile, target: Pile(cards)})
    return layout


def _refill(game: SpiderParameters, layout: Layout, events: list[Event]) -> Layout:
    """Give cards from the stock to every empty column, as far as it goes."""
    for column in layout.columns:
        stock = layout.stock
        if stock and not layout[column]:
            count = min(game.cards_per_deal, len(stock))
            cards = tuple(reversed(stock.taken(count)))
            events.append(ColumnRefilled(column, cards))
            layout = layout.replace({column: Pile(cards), STOCK: stock.without(count)})
    return layout
