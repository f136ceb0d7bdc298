"""Piles: an ordered stack of cards with a hidden part at the bottom.

``face_down`` is a prefix count, so a hidden card above an open one cannot be
expressed at all; the rule "only uncovered cards turn" then needs no checking.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from spider_qt.engine.cards import Card


class PileKind(StrEnum):
    """What a pile is for; the value is the letter in the text notation."""

    TABLEAU = "T"
    STOCK = "S"
    FOUNDATION = "F"
    WASTE = "W"
    CELL = "C"
    RESERVE = "R"


class PileId(NamedTuple):
    """Names a pile: its kind and its place among its kind, from 0."""

    kind: PileKind
    place: int = 0

    @property
    def text(self) -> str:
        """The pile in the text notation, counted from 1, for instance ``T1``."""
        return f"{self.kind.value}{self.place + 1}"


def column(number: int) -> PileId:
    """Return the id of tableau column ``number``, counted from 1 as players do."""
    return PileId(PileKind.TABLEAU, number - 1)


STOCK = PileId(PileKind.STOCK, 0)
WASTE = PileId(PileKind.WASTE, 0)


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards from bottom to top; the first ``face_down`` of them are hidden.

    Raises:
        ValueError: if ``face_down`` is negative or more than there are cards.
    """

    cards: tuple[Card, ...] = ()
    face_down: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.face_down <= len(self.cards):
            raise ValueError(f"{self.face_down} of {len(self.cards)} cards cannot be face down")

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Card | None:
        """The last card, which covers the others, or None of an empty pile."""
        return self.cards[-1] if self.cards else None

    @property
    def open_count(self) -> int:
        """How many cards at the top are face up."""
        return len(self.cards) - self.face_down

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The face-up cards, bottom to top."""
        return self.cards[self.face_down :]

    def taken(self, count: int) -> tuple[Card, ...]:
        """The top ``count`` cards, bottom to top; none for 0."""
        return self.cards[len(self.cards) - count :]

    def without(self, count: int) -> "Pile":
        """The pile without its top ``count`` cards; nothing turns by itself."""
        left = len(self.cards) - count
        return Pile(self.cards[:left], min(self.face_down, left))

    def with_cards(self, cards: tuple[Card, ...]) -> "Pile":
        """The pile with ``cards`` put on top, face up."""
        return Pile(self.cards + cards, self.face_down)

    @property
    def needs_turning(self) -> bool:
        """Whether the pile has cards and all of them are hidden."""
        return bool(self.cards) and self.face_down == len(self.cards)

    def turned(self) -> "Pile":
        """The pile with its top card face up."""
        return Pile(self.cards, min(self.face_down, len(self.cards) - 1))


EMPTY = Pile()
