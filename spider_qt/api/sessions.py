"""A running game as plugins may follow it: what the player sees, and what was done.

No value here holds a hidden card, so that a hint is fair whoever gives it, and nothing
that is done to one reaches the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol, runtime_checkable

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.piles import PileId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session


@dataclass(frozen=True, slots=True)
class SeenPile:
    """A pile as the player sees it.

    Args:
        hidden: how many cards lie face down, all of them below the open ones.
        cards: the open cards, bottom to top.
    """

    hidden: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as the player sees it.

    Args:
        game: the id of the rule variant.
        suits: how many suits are in play.
        rule: which groups travel together.
        piles: every pile, in the order in which they lie.
        legal: the legal moves, in a fixed order; empty where nobody is asked for one.
    """

    game: str
    suits: int
    rule: GroupRule
    piles: Mapping[PileId, SeenPile]
    legal: tuple[Move, ...] = ()


class FactKind(StrEnum):
    """What happened in a game."""

    STARTED = "started"
    STEP = "step"
    UNDONE = "undone"
    REDONE = "redone"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class SessionFact:
    """Something that happened, and is already written down.

    Args:
        kind: what happened.
        view: the table now.
        points: the score now.
        moves: the move counter now.
        seconds: the active playing time, in seconds.
        move: the move that was played, taken back or played again; otherwise None.
        runs: how many runs that step completed.
        resumed: for a start: whether the game goes on from where it was left.
        won: for an end: whether the game was won.
    """

    kind: FactKind
    view: TableView
    points: int
    moves: int
    seconds: float
    move: Move | None = None
    runs: int = 0
    resumed: bool = False
    won: bool = False


@runtime_checkable
class SessionObserver(Protocol):
    """Is told what happens in every game, in order. It cannot change the game."""

    @property
    def id(self) -> str:
        """The stable id, ``plugin-id.local-id``."""

    @property
    def name(self) -> str:
        """The name that players see, in English."""

    def told(self, fact: SessionFact) -> None:
        """Take note of a fact, at once: the player waits. One that is slow is set aside."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a provider would do.

    Args:
        move: one of the legal moves.
        reason: why, in one English sentence; may be empty.
    """

    move: Move
    reason: str = ""


@runtime_checkable
class HintProvider(Protocol):
    """Can be asked what to do next, knowing what the player knows."""

    @property
    def id(self) -> str:
        """The stable id, ``plugin-id.local-id``."""

    @property
    def name(self) -> str:
        """The name that players see, in English."""

    def hint(self, view: TableView) -> Hint | None:
        """Return a hint for a table, or None if there is nothing to say."""


def seen(layout: Layout) -> Mapping[PileId, SeenPile]:
    """Return the piles of a layout without what is hidden."""
    return MappingProxyType(
        {
            name: SeenPile(pile.face_down, pile.cards[pile.face_down :])
            for name, pile in layout.items()
        }
    )


def view_of(session: Session, *, with_moves: bool = False) -> TableView:
    """Return what the player sees of a game.

    Args:
        session: the game.
        with_moves: whether to list the legal moves, as a hint needs them.
    """
    variant, layout = session.variant, session.layout
    legal = variant.legal_moves(layout) if with_moves else ()
    return TableView(variant.id, variant.suits, variant.rule, seen(layout), legal)
