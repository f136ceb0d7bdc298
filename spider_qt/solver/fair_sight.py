"""What a player sees of a table, and a table with nothing else in it.

A hint is worked out on that second table: its hidden cards are those of the first, but in an
order that follows from what is seen alone. So whatever looks at it, and however, cannot peek.
"""

from collections.abc import Callable, Sequence

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import Pile, PileId, PileKind

Sight = tuple[tuple[str, int, int, tuple[tuple[int, int], ...]], ...]
"""Per pile its kind, its place, its hidden cards and the faces of its open ones."""

Order = Callable[[Sequence[Card]], Sequence[Card]]


def sight(layout: Layout) -> Sight:
    """Return what is seen of a table; equal if and only if two tables look alike.

    How often the waste was turned over is left out, as it makes no position a new one.
    """
    return tuple(
        (
            pile_id.kind.value,
            pile_id.place,
            pile.face_down,
            tuple((int(card.suit), int(card.rank)) for card in pile.open_cards),
        )
        for pile_id, pile in layout.items()
    )


def unseen(layout: Layout) -> list[Card]:
    """Return the hidden cards of all piles, sorted: which they are is known, not where."""
    return sorted(card for _, pile in layout.items() for card in pile.cards[: pile.face_down])


def supposed(layout: Layout, order: Order) -> Layout:
    """Return the table with its hidden cards in another order.

    Args:
        layout: the table.
        order: gets the hidden cards sorted, and returns them for the piles one by one, each
            from its bottom.
    """
    cards = iter(order(unseen(layout)))
    changes: dict[PileId, Pile] = {}
    for pile_id, pile in layout.items():
        if pile.face_down:
            hidden = tuple(next(cards) for _ in range(pile.face_down))
            changes[pile_id] = Pile(hidden + pile.open_cards, pile.face_down)
    return layout.replace(changes)


def covered(layout: Layout) -> Layout:
    """Return the table with its hidden cards in an order that says nothing.

    Copies of a card are numbered anew as they are met, so that tables that look alike are equal.
    """
    plain = supposed(layout, list)
    copies: dict[tuple[Suit, Rank], int] = {}
    changes: dict[PileId, Pile] = {}
    for pile_id, pile in plain.items():
        cards = []
        for card in pile.cards:
            copy = copies.get((card.suit, card.rank), 0)
            copies[card.suit, card.rank] = copy + 1
            cards.append(Card(card.suit, card.rank, copy))
        changes[pile_id] = Pile(tuple(cards), pile.face_down)
    return plain.replace(changes)


def known(layout: Layout) -> tuple[int, int, int]:
    """Return what changes when something unseen comes up, and never changes back.

    The hidden cards of the columns and of the stock, and the finished runs; the last ones do
    not count where everything is open, as nothing can come up there.
    """
    hidden, stock = hidden_count(layout), len(layout.stock)
    return hidden, stock, layout.runs_done if hidden or stock else 0


def hidden_count(layout: Layout) -> int:
    """Return how many cards of the columns are hidden."""
    return sum(layout[pile_id].face_down for pile_id in layout.ids(PileKind.TABLEAU))
