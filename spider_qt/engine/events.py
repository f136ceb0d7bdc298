"""What happened in a step, in the order in which it happened.

Rules tell pictures, sounds and screen readers what to show through these values
and never wait for any of them.
"""

from dataclasses import dataclass

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.piles import PileId


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards went from one pile to another, bottom to top, keeping their order."""

    source: PileId
    target: PileId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A hidden card became the top of its pile and was turned face up."""

    pile: PileId
    card: Card


@dataclass(frozen=True, slots=True)
class RowDealt:
    """One card each went from the stock to these piles, in this order; a pile may come again."""

    cards: tuple[tuple[PileId, Card], ...]


@dataclass(frozen=True, slots=True)
class RunCompleted:
    """A whole run left its column for a foundation."""

    source: PileId
    target: PileId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WasteTurnedOver:
    """The whole waste became the stock again; the cards as they lay, bottom to top."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ColumnRefilled:
    """An emptied column took cards from the stock, in the order in which they were dealt."""

    column: PileId
    cards: tuple[Card, ...]


Event = CardsMoved | CardTurned | RowDealt | RunCompleted | WasteTurnedOver | ColumnRefilled


@dataclass(frozen=True, slots=True)
class Step:
    """One committed move: the table before, the table after, and what happened."""

    move: Move
    before: Layout
    after: Layout
    events: tuple[Event, ...]

    @property
    def runs_completed(self) -> int:
        """How many runs this step finished."""
        return sum(1 for event in self.events if isinstance(event, RunCompleted))
