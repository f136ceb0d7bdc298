"""Whether what a plugin's rules answer are moves and steps that table, saves and speech can bear.

That the events add up is not asked (``VariantConformance`` does that for the author; a
picture that does not follow them is only less pretty), but that each can be looked at.
"""

from typing import Final

from spider_qt.api import (
    Card,
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    DealMove,
    Layout,
    Move,
    Pile,
    RowDealt,
    RunCompleted,
    RunMove,
    Step,
    WasteTurnedOver,
)

_WITH_CARDS: Final = (CardsMoved, RunCompleted, RowDealt, ColumnRefilled, WasteTurnedOver)


def are_moves(found: object, layout: Layout) -> bool:
    """Whether they are moves in a tuple, each between piles that are there."""
    return isinstance(found, tuple) and all(
        (move.source in layout and move.target in layout and type(move.count) is int)
        if isinstance(move, RunMove)
        else isinstance(move, DealMove)
        for move in found
    )


def is_step(step: object, layout: Layout, move: Move) -> bool:
    """Whether it is a step of this move on this table."""
    return (
        isinstance(step, Step)
        and step.move == move
        and step.before == layout
        and isinstance(step.after, Layout)
        and set(step.after) == set(layout)
        and all(isinstance(p, Pile) and type(p.cards) is tuple for _, p in step.after.items())
        and isinstance(step.events, tuple)
        and all(_is_event(event, layout) for event in step.events)
    )


def _is_event(event: object, layout: Layout) -> bool:
    """Whether it is an event whose piles are there and that has the cards it speaks of."""
    if isinstance(event, CardTurned):
        return event.pile in layout and isinstance(event.card, Card)
    if not isinstance(event, _WITH_CARDS) or type(event.cards) is not tuple or not event.cards:
        return False
    if isinstance(event, RowDealt):
        return all(pile in layout and isinstance(card, Card) for pile, card in event.cards)
    if isinstance(event, CardsMoved | RunCompleted):
        piles = event.source in layout and event.target in layout
    else:
        piles = not isinstance(event, ColumnRefilled) or event.column in layout
    return piles and all(isinstance(card, Card) for card in event.cards)
