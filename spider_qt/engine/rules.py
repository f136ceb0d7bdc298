"""The predicates that the rules of the family are made of.

Source of the rules: the rule texts in docs/rules.md (Classic and Relaxed groups,
runs from king to ace of one suit).
"""

from collections.abc import Sequence
from enum import StrEnum

from spider_qt.engine.cards import RANKS_PER_SUIT, Card, Rank


class GroupRule(StrEnum):
    """Which groups of open cards travel together; the value is the notation's word."""

    CLASSIC = "classic"
    RELAXED = "relaxed"

    @property
    def letter(self) -> str:
        """The rule's letter in a game code: C or R."""
        return self.value[0].upper()


def descends(lower: Card, upper: Card) -> bool:
    """Whether ``lower`` is exactly one rank below ``upper``, whatever the suits."""
    return lower.rank == upper.rank - 1


def joins(lower: Card, upper: Card) -> bool:
    """Whether ``lower`` continues a same-suit run that ends in ``upper``."""
    return lower.suit == upper.suit and lower.rank == upper.rank - 1


def links(lower: Card, upper: Card, rule: GroupRule) -> bool:
    """Whether two neighbours may travel together under a group rule."""
    return joins(lower, upper) if rule is GroupRule.CLASSIC else descends(lower, upper)


def is_group(cards: Sequence[Card], rule: GroupRule) -> bool:
    """Whether the cards, bottom to top, may travel together; one card always may."""
    return bool(cards) and all(
        links(cards[place + 1], cards[place], rule) for place in range(len(cards) - 1)
    )


def group_length(cards: Sequence[Card], rule: GroupRule) -> int:
    """How many cards at the top may travel together; 0 of none, otherwise at least 1.

    Args:
        cards: the open cards of a pile, bottom to top.
        rule: which neighbours travel together.
    """
    if not cards:
        return 0
    length = 1
    while length < len(cards) and links(cards[-length], cards[-length - 1], rule):
        length += 1
    return length


def is_complete_run(cards: Sequence[Card]) -> bool:
    """Whether the cards, bottom to top, are king to ace of one suit."""
    return (
        len(cards) == RANKS_PER_SUIT
        and cards[0].rank == Rank.KING
        and is_group(cards, GroupRule.CLASSIC)
    )
