"""The words in which a game's parameters are told; each value is the word in a variant's file.

What every parameter means stands with ``SpiderParameters`` and in docs/rules.md.
"""

from enum import StrEnum
from typing import Final

GROUPS: Final = (
    "core",
    "divorce",
    "big",
    "one-deck",
    "open",
    "waste",
    "foundations",
    "scorpion",
    "alternating",
    "equal-rank",
    "odd",
)
"""The families of games under which menus list them."""


class SuitRule(StrEnum):
    """What must be true of the suits of two neighbours."""

    ANY = "any"
    SAME_SUIT = "same_suit"
    SAME_COLOUR = "same_colour"
    ALTERNATING = "alternating"


class Direction(StrEnum):
    """How ranks run from a card to the one that is put on it."""

    DOWN = "down"
    UP = "up"
    EITHER = "either"
    ANY_LOWER = "any_lower"


class Travel(StrEnum):
    """Which open cards at the end of a column travel together."""

    SAME_SUIT = "same_suit"
    SAME_COLOUR = "same_colour"
    ALTERNATING = "alternating"
    ANY_SUIT = "any_suit"
    SINGLE = "single"
    ANY_OPEN = "any_open"


class EmptyRule(StrEnum):
    """What an empty column takes."""

    ANYTHING = "anything"
    KING = "king"
    ACE = "ace"
    NOTHING = "nothing"


class StockRule(StrEnum):
    """Where a deal puts the cards of the stock."""

    ROW = "row"
    NON_EMPTY = "non_empty"
    WASTE = "waste"
    RESERVES = "reserves"
    FILL = "fill"


class RunEnd(StrEnum):
    """What becomes of a whole run."""

    REMOVED = "removed"
    IN_PLACE = "in_place"
    BY_HAND = "by_hand"


class ReserveRule(StrEnum):
    """Whether a reserve takes cards from the player."""

    ONE_WAY = "one_way"
    ANY_CARD = "any_card"
