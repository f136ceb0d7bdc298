"""What the events of a step say, carried out on its layout: it must give the layout after it."""

from spider_qt.api import (
    STOCK,
    Card,
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    Event,
    Layout,
    PileId,
    PileKind,
    RowDealt,
    RunCompleted,
    Step,
    WasteTurnedOver,
)

_State = dict[PileId, tuple[list[Card], int]]
"""Per pile its cards and how many of them, from the bottom, are hidden."""


def events_fault(step: Step) -> str:
    """Return why a step's events do not lead from ``before`` to ``after``; "" if they do."""
    state: _State = {pile: (list(p.cards), p.face_down) for pile, p in step.before.items()}
    for number, event in enumerate(step.events, start=1):
        try:
            _carry_out(state, event)
        except (KeyError, ValueError, IndexError) as error:
            return f"event {number}, {type(event).__name__}, cannot be carried out: {error}"
    return _difference(state, step.after)


def _carry_out(state: _State, event: Event) -> None:
    if isinstance(event, CardsMoved | RunCompleted):
        _take(state, event.source, list(event.cards))
        _put(state, event.target, list(event.cards))
    elif isinstance(event, CardTurned):
        cards, down = state[event.pile]
        if not cards or cards[-1] != event.card or down != len(cards):
            raise ValueError(f"{event.card.text} is not the hidden top card of {event.pile.text}")
        state[event.pile] = (cards, down - 1)
    elif isinstance(event, RowDealt):
        for pile, card in event.cards:
            _take(state, STOCK, [card])
            _put(state, pile, [card])
    elif isinstance(event, ColumnRefilled):
        for card in event.cards:
            _take(state, STOCK, [card])
            _put(state, event.column, [card])
    elif isinstance(event, WasteTurnedOver):
        waste = PileId(PileKind.WASTE)
        _take(state, waste, list(event.cards))
        _put(state, STOCK, list(reversed(event.cards)))
    else:
        raise ValueError(f"it is no event of spider_qt.api: {event!r}")


def _take(state: _State, pile: PileId, wanted: list[Card]) -> None:
    cards, down = state[pile]
    if not wanted or cards[-len(wanted) :] != wanted:
        raise ValueError(f"{pile.text} does not end with {' '.join(c.text for c in wanted)}")
    left = cards[: -len(wanted)]
    state[pile] = (left, min(down, len(left)))


def _put(state: _State, pile: PileId, cards: list[Card]) -> None:
    before, down = state[pile]
    hidden = len(before) + len(cards) if pile.kind is PileKind.STOCK else down
    state[pile] = (before + cards, hidden)


def _difference(state: _State, after: Layout) -> str:
    for pile, (cards, down) in state.items():
        if pile not in after:
            return f"{pile.text} is missing in the layout after"
        if tuple(cards) != after[pile].cards:
            told = " ".join(card.text for card in cards) or "nothing"
            lies = " ".join(card.text for card in after[pile].cards) or "nothing"
            return f"they leave {told} on {pile.text}, but the layout after has {lies}"
        if down != after[pile].face_down:
            return (
                f"they leave {down} hidden cards on {pile.text}, but the layout after has "
                f"{after[pile].face_down}: tell each turned card with a CardTurned"
            )
    return ""
