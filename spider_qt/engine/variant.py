"""What a game of the family is to the rest of the program.

``Variant`` is the protocol that rule plugins implement. It speaks about single
piles ("may this be lifted", "does that take it"), so that every caller, drag,
keyboard, command line and solver alike, gets the same rule and the same reason.
"""

from typing import Protocol, runtime_checkable

from spider_qt.engine.cards import Card
from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.piles import PileId
from spider_qt.engine.rules import GroupRule


class BrokenRuleError(Exception):
    """A legal move that a game failed to perform; raised by the guard around plugins.

    Args:
        refusal: what to answer to whoever wished for the move.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.detail)
        self.refusal = refusal


@runtime_checkable
class Variant(Protocol):
    """The rules of one game with its options chosen. Implementations are immutable."""

    @property
    def id(self) -> str:
        """The stable id in positions and saves; a plugin's is ``plugin-id.local-id``."""

    @property
    def name(self) -> str:
        """The name that players see, in English."""

    @property
    def prefix(self) -> str:
        """The 2 to 4 capital letters that begin its game codes, its own alone."""

    @property
    def suits(self) -> int:
        """How many suits are in play."""

    @property
    def rule(self) -> GroupRule:
        """Which groups travel together."""

    @property
    def suit_choices(self) -> tuple[int, ...]:
        """The suit counts that a player may choose, easiest first."""

    @property
    def rule_choices(self) -> tuple[GroupRule, ...]:
        """The group rules that a player may choose, the default first."""

    def configured(self, suits: int, rule: GroupRule) -> "Variant":
        """Return the same game with these options.

        Raises:
            ValueError: if the game is not played with them.
        """

    def pack(self) -> tuple[Card, ...]:
        """Return every card of the game, unshuffled, in the frozen order."""

    def empty_layout(self) -> Layout:
        """Return the layout with all piles and no cards."""

    def deal(self, number: int) -> Layout:
        """Return the first layout of a deal number."""

    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        """Say why the top ``count`` cards of a pile may not be taken, or None."""

    def drop_refusal(
        self, layout: Layout, source: PileId, count: int, target: PileId
    ) -> Refusal | None:
        """Say why a pile does not take cards that may be lifted, or None."""

    def deal_refusal(self, layout: Layout) -> Refusal | None:
        """Say why the stock may not be dealt now, or None."""

    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        """Return exactly the moves that are not refused, in a fixed order."""

    def perform(self, layout: Layout, move: Move) -> Step:
        """Return the step of a legal move. Only called with legal moves."""

    def is_won(self, layout: Layout) -> bool:
        """Whether the game is won."""
