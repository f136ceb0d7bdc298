"""In which stages a step is shown: pure values made from what the rules report.

A run that a move completes first lies down in its column and leaves from there, so
the player sees why it left. Undo goes straight back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from spider_qt.engine.cards import Card
from spider_qt.engine.events import CardsMoved, CardTurned, Event, RowDealt, RunCompleted, Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK
from spider_qt.engine.scoring import Action

ROW_DELAY = 45.0
RUN_DELAY = 26.0
DEAL_DELAY = 11.0
TURN_DELAY = 90.0
"""Between one card's start and the next one's, in milliseconds at normal speed."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A layout that the cards go to, and how long each card waits before it goes."""

    layout: Layout
    delays: Mapping[Card, float] = field(default_factory=dict)


def stages(step: Step, action: Action) -> tuple[Stage, ...]:
    """Return the stages of a step, at least one; the last is the layout it ends in."""
    if action is Action.UNDO:
        return (Stage(step.before, _delays(step.events, backwards=True)),)
    if not step.runs_completed:
        return (Stage(step.after, _delays(step.events)),)
    first = next(
        place for place, event in enumerate(step.events) if isinstance(event, RunCompleted)
    )
    early, late = step.events[:first], step.events[first:]
    halfway = _replayed(step.before, early)
    if halfway is None:
        return (Stage(step.after, _delays(step.events)),)
    return (Stage(halfway, _delays(early)), Stage(step.after, _delays(late)))


def opening(layout: Layout) -> Stage:
    """Return the stage of a new deal: row by row, left to right."""
    delays: dict[Card, float] = {}
    piles = [layout[column].cards for column in layout.columns]
    for row in range(max((len(cards) for cards in piles), default=0)):
        for cards in piles:
            if row < len(cards):
                delays[cards[row]] = len(delays) * DEAL_DELAY
    return Stage(layout, delays)


def _delays(events: tuple[Event, ...], *, backwards: bool = False) -> dict[Card, float]:
    delays: dict[Card, float] = {}
    for event in events:
        if isinstance(event, RowDealt):
            cards = [card for _, card in event.cards]
            _staggered(delays, cards[::-1] if backwards else cards, ROW_DELAY)
        elif isinstance(event, RunCompleted):
            cards = list(event.cards)
            _staggered(delays, cards if backwards else cards[::-1], RUN_DELAY)
        elif isinstance(event, CardTurned):
            delays[event.card] = 0.0 if backwards else TURN_DELAY
    return delays


def _staggered(delays: dict[Card, float], cards: list[Card], delay: float) -> None:
    for place, card in enumerate(cards):
        delays[card] = place * delay


def _replayed(layout: Layout, events: tuple[Event, ...]) -> Layout | None:
    """The layout after some events, or None if a variant's events do not add up."""
    try:
        for event in events:
            if isinstance(event, CardsMoved):
                count = len(event.cards)
                left = layout[event.source].without(count)
                grown = layout[event.target].with_cards(event.cards)
                layout = layout.replace({event.source: left, event.target: grown})
            elif isinstance(event, RowDealt):
                stock = layout[STOCK].without(len(event.cards))
                grown_piles = {p: layout[p].with_cards((card,)) for p, card in event.cards}
                layout = layout.replace({**grown_piles, STOCK: stock})
            elif isinstance(event, CardTurned):
                layout = layout.replace({event.pile: layout[event.pile].turned()})
    except (KeyError, ValueError):
        return None
    return layout
