"""The player's choice of groups, and the neighbours of a plain run.

Source of the rules: the rule texts in docs/rules.md (Classic and Relaxed groups). What a
game's parameters say of neighbours is ``order.Order``.
"""

from enum import StrEnum

from spider_qt.engine.cards import Card


class GroupRule(StrEnum):
    """Which groups of open cards travel together; the value is the notation's word."""

    CLASSIC = "classic"
    RELAXED = "relaxed"

    @property
    def letter(self) -> str:
        """The rule's letter in a game code: C or R."""
        return self.value[0].upper()


def joins(lower: Card, upper: Card) -> bool:
    """Whether ``lower`` continues a same-suit run that ends in ``upper``."""
    return lower.suit == upper.suit and lower.rank == upper.rank - 1
