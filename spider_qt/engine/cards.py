"""Cards and the packs they are dealt from.

A game has several cards of the same rank and suit; ``copy`` keeps them apart so
that a table can follow each card, while notation and rules ignore it.
"""

from enum import IntEnum
from typing import Final, NamedTuple

RANKS_PER_SUIT: Final = 13
"""Cards in a whole run, king down to ace."""


class Suit(IntEnum):
    """The four French suits, in the order in which packs are built."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the text notation: S, H, D or C."""
        return "SHDC"[self]

    @property
    def is_red(self) -> bool:
        """Whether the suit is printed red (hearts and diamonds)."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """Ace (1, lowest) to king (13, highest)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank's character in the text notation: A, 2 to 9, T, J, Q or K."""
        return "A23456789TJQK"[self - 1]


class Card(NamedTuple):
    """One card of the pack; ``copy`` counts equal cards from 0."""

    suit: Suit
    rank: Rank
    copy: int = 0

    @property
    def text(self) -> str:
        """The card in the text notation, for instance ``TH``; the copy is not shown."""
        return self.rank.letter + self.suit.letter

    def looks_like(self, other: "Card") -> bool:
        """Whether both cards show the same face, whatever their copies."""
        return self.suit == other.suit and self.rank == other.rank


_S, _H, _D, _C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS
SUIT_SLOTS: Final[dict[int, tuple[Suit, ...]]] = {
    1: (_S, _S, _S, _S),
    2: (_S, _H, _S, _H),
    3: (_S, _H, _D, _S),
    4: (_S, _H, _D, _C),
}
"""Which suits stand in for the four suits of one deck, by number of suits.

Always four long, so that a shuffle number permutes the same places whatever the
suit count. With 3 suits the spades come twice, as 104 does not divide by three.
"""


def pack(
    suits: int, decks: int = 2, deck_suits: int = 4, ranks: int = RANKS_PER_SUIT
) -> tuple[Card, ...]:
    """Return the unshuffled pack: per deck its suit slots, each from the ace up.

    Args:
        suits: how many suits are in play, 1 to 4.
        decks: how many decks, at least 1.
        deck_suits: how many suit slots make up one deck, 1 to 4.
        ranks: how many ranks a suit has, from the ace up, 1 to 13.

    Raises:
        ValueError: if there is no such pack.
    """
    if suits not in SUIT_SLOTS:
        raise ValueError(f"a pack has 1 to 4 suits, not {suits}")
    if decks < 1:
        raise ValueError(f"a pack has at least one deck, not {decks}")
    if not (suits <= deck_suits <= 4 and 1 <= ranks <= RANKS_PER_SUIT):
        raise ValueError(f"no deck of {deck_suits} suits and {ranks} ranks has {suits} suits")
    seen = dict.fromkeys(Suit, 0)
    cards: list[Card] = []
    for suit in SUIT_SLOTS[suits][:deck_suits] * decks:
        cards.extend(Card(suit, rank, seen[suit]) for rank in tuple(Rank)[:ranks])
        seen[suit] += 1
    return tuple(cards)
