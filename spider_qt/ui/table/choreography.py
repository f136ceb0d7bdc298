"""In which stages a step is shown: pure values made from what the rules report.

A run that a move completes first lies down in its column and leaves from there, so
the player sees why it left. Undo goes the same way back, stage by stage.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from spider_qt.engine.cards import Card
from spider_qt.engine.events import (
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    Event,
    RowDealt,
    RunCompleted,
    Step,
    WasteTurnedOver,
)
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK
from spider_qt.engine.scoring import Action

ROW_DELAY = 45.0
RUN_DELAY = 22.0
DEAL_DELAY = 11.0
TURN_DELAY = 90.0
DROP_DELAY = 26.0
OVER_DELAY = 9.0
"""Between one card's start and the next one's, in milliseconds at normal speed: in a row,
a run, an opening deal, before an uncovered card turns, between piles that move one after
the other, and in a waste that is turned over."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A layout that the cards go to.

    Args:
        layout: the layout.
        delays: how long each card waits before it goes, in milliseconds at normal speed.
        runs: the runs that gather on their lowest card and leave, or that come back and
            spread from there, lowest card first.
        leaves: whether the runs leave; otherwise they come back.
    """

    layout: Layout
    delays: Mapping[Card, float] = field(default_factory=dict)
    runs: tuple[tuple[Card, ...], ...] = ()
    leaves: bool = True

    def reversed(self, goal: Layout) -> "Stage":
        """Return the way back from this stage to the layout before it."""
        last = max(self.delays.values(), default=0.0)
        back = {card: last - delay for card, delay in self.delays.items()}
        return Stage(goal, back, self.runs, leaves=not self.leaves)


def stages(step: Step, action: Action) -> tuple[Stage, ...]:
    """Return the stages of a step, at least one; the last is the layout it ends in."""
    forward = _forward(step)
    if action is not Action.UNDO:
        return forward
    goals = [step.before, *(stage.layout for stage in forward[:-1])]
    pairs = zip(forward, goals, strict=True)
    return tuple(stage.reversed(goal) for stage, goal in pairs)[::-1]


def opening(layout: Layout) -> Stage:
    """Return the stage of a new deal: row by row, left to right."""
    delays: dict[Card, float] = {}
    piles = [layout[column].cards for column in layout.columns]
    for row in range(max((len(cards) for cards in piles), default=0)):
        for cards in piles:
            if row < len(cards):
                delays[cards[row]] = len(delays) * DEAL_DELAY
    return Stage(layout, delays)


def _forward(step: Step) -> tuple[Stage, ...]:
    """Split a step before each run that leaves, as far as its events add up."""
    found: list[Stage] = []
    layout: Layout | None = step.before
    begun = 0
    for place, event in enumerate(step.events):
        if isinstance(event, RunCompleted) and place > begun and layout is not None:
            layout = _replayed(layout, step.events[begun:place])
            if layout is not None:
                found.append(_stage(layout, step.events[begun:place]))
                begun = place
    return (*found, _stage(step.after, step.events[begun:]))


def _stage(layout: Layout, events: Sequence[Event]) -> Stage:
    delays: dict[Card, float] = {}
    runs: list[tuple[Card, ...]] = []
    now, uncovered = 0.0, TURN_DELAY
    for event in events:
        if isinstance(event, CardTurned):
            delays.setdefault(event.card, uncovered)
            continue
        uncovered = now + TURN_DELAY
        if isinstance(event, CardsMoved):
            delays.update(dict.fromkeys(event.cards, now))
            now += DROP_DELAY
        elif isinstance(event, RowDealt):
            now = _staggered(delays, [card for _, card in event.cards], now, ROW_DELAY)
        elif isinstance(event, ColumnRefilled):
            now = _staggered(delays, event.cards, now, ROW_DELAY)
        elif isinstance(event, WasteTurnedOver):
            now = _staggered(delays, event.cards[::-1], now, OVER_DELAY)
        else:
            now = _staggered(delays, event.cards[::-1], now, RUN_DELAY)
            uncovered = now
            runs.append(event.cards)
    return Stage(layout, delays, tuple(runs))


def _staggered(
    delays: dict[Card, float], cards: Sequence[Card], start: float, delay: float
) -> float:
    """Let cards go one after the other; return when the next one might."""
    for place, card in enumerate(cards):
        delays[card] = start + place * delay
    return start + len(cards) * delay


def _replayed(layout: Layout, events: Sequence[Event]) -> Layout | None:
    """The layout after some events, or None if a variant's events do not add up."""
    try:
        for event in events:
            layout = _after(layout, event)
    except (KeyError, ValueError):
        return None
    return layout


def _after(layout: Layout, event: Event) -> Layout:
    if isinstance(event, CardsMoved | RunCompleted):
        left = layout[event.source].without(len(event.cards))
        grown = layout[event.target].with_cards(event.cards)
        return layout.replace({event.source: left, event.target: grown})
    if isinstance(event, CardTurned):
        return layout.replace({event.pile: layout[event.pile].turned()})
    if isinstance(event, ColumnRefilled):
        dealt = [(event.column, card) for card in event.cards]
    elif isinstance(event, RowDealt):
        dealt = list(event.cards)
    else:
        raise ValueError("nothing is completed by turning the waste over")
    for pile_id, card in dealt:
        grown = layout[pile_id].with_cards((card,))
        layout = layout.replace({pile_id: grown, STOCK: layout[STOCK].without(1)})
    return layout
