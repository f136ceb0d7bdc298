"""Which card may lie on which: one table per rule, so that asking is two look-ups.

Rules ask this for every pair of neighbours on the table, many thousand times a second
when something is searched, which is why it is a table and not a chain of conditions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from spider_qt.engine.cards import Card, Suit
from spider_qt.engine.parameters import Direction, SuitRule

_NEVER: Final = 0
_BY_SUIT: Final = 1
_ALWAYS: Final = 2


@dataclass(frozen=True, slots=True)
class Order:
    """A rule of building; made by ``order_of``.

    Args:
        ranks: by the upper card's rank and the lower card's rank: 0 never, 1 if the suits
            agree, 2 whatever the suits are.
        suits: by the upper card's suit and the lower card's suit: whether they agree.
    """

    ranks: tuple[tuple[int, ...], ...]
    suits: tuple[tuple[bool, ...], ...]

    def follows(self, lower: Card, upper: Card) -> bool:
        """Whether ``lower`` may lie on ``upper``."""
        how = self.ranks[upper.rank][lower.rank]
        return how == _ALWAYS or (how == _BY_SUIT and self.suits[upper.suit][lower.suit])

    def fits_rank(self, lower: Card, upper: Card) -> bool:
        """Whether ``lower`` may lie on ``upper`` as far as the ranks say."""
        return self.ranks[upper.rank][lower.rank] != _NEVER

    def length(self, cards: Sequence[Card]) -> int:
        """How many cards at the end follow each other; 0 of none, otherwise at least 1."""
        if not cards:
            return 0
        length, lower = 1, cards[-1]
        for upper in reversed(cards[:-1]):
            if not self.follows(lower, upper):
                break
            length, lower = length + 1, upper
        return length

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether all the cards, bottom to top, follow each other."""
        return self.length(cards) == len(cards)


@cache
def order_of(
    suit: SuitRule,
    direction: Direction = Direction.DOWN,
    step: int = 1,
    *,
    wrap: bool = False,
    equal: bool = False,
    ranks: int = 13,
) -> Order:
    """Return the table of a rule.

    Args:
        suit: what the suits of neighbours must be.
        direction: how ranks run.
        step: by how many ranks.
        wrap: whether the lowest rank and the highest are neighbours, too.
        equal: whether a card of equal rank fits as well, whatever the suits.
        ranks: how many ranks are in play, from the ace up.
    """

    def how(upper: int, lower: int) -> int:
        if equal and upper == lower:
            return _ALWAYS
        return _BY_SUIT if _runs(upper, lower, direction, step, ranks if wrap else 0) else _NEVER

    places = range(ranks + 1)
    return Order(
        tuple(
            tuple(how(upper, lower) if upper and lower else _NEVER for lower in places)
            for upper in places
        ),
        tuple(tuple(suits_agree(suit, upper, lower) for lower in Suit) for upper in Suit),
    )


def suits_agree(rule: SuitRule, upper: Suit, lower: Suit) -> bool:
    """Whether two suits may be neighbours under a rule."""
    if rule is SuitRule.SAME_SUIT:
        return upper == lower
    if rule is SuitRule.SAME_COLOUR:
        return upper.is_red == lower.is_red
    return rule is SuitRule.ANY or upper.is_red != lower.is_red


def _runs(upper: int, lower: int, direction: Direction, step: int, around: int) -> bool:
    """Whether two ranks are neighbours; ``around`` is the number of ranks that wrap, or 0."""
    if direction is Direction.ANY_LOWER:
        return lower < upper
    apart = upper - lower
    down = (apart - step) % around == 0 if around else apart == step
    up = (apart + step) % around == 0 if around else apart == -step
    if direction is Direction.EITHER:
        return down or up
    return up if direction is Direction.UP else down
