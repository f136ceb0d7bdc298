"""What a table is worth to a player who does not see all of it, in numbers.

Found by an evolution strategy on deals of its own (benchmarks/tune_fair.py does it again); the
benchmark's figures come from other deals.
"""

from array import array
from dataclasses import dataclass
from typing import Final, NamedTuple

WEIGHTS: Final = 24
"""Room for weights in the compiled form."""


class FairWorth(NamedTuple):
    """The parts of a table's worth, in the order in which ``Glance`` reads them.

    Args:
        hidden: the cost of a hidden card.
        hidden_square: the cost that grows with the square of a column's hidden cards.
        link: a card that continues a same-suit run.
        link_length: the same for each card of the run so far.
        mixed: a card of another suit that fits.
        gap: the cost of a card that does not fit.
        gap_depth: the same for each card below it.
        gap_ranks: for each rank that the upper card lies below the one it covers.
        empty: an empty column.
        open: a column without hidden cards.
        finished: a finished run.
        king: a column without hidden cards that begins with a king.
        parts: the cost of each same-suit run, but one, that lies on hidden cards.
        parts_open: the same where nothing is hidden.
        likely: that an unseen card fits on a top, times how likely it is to come.
        likely_suit: the same for a card of the top's suit.
        turn: a card that has turned and that nobody knows yet.
        deal: dealing a row; less than nothing.
        haste: the cost of each move of a plan.
        king_on_top: the cost of a king that lies on a card.
        parts_less: how much less ``parts`` costs for each further hidden card.
        first_empty: the first empty column, beside what each is worth.
        second_empty: the second one.
        nearest: the cost of each same-suit run on the hidden cards that the fewest lie on.
    """

    hidden: float
    hidden_square: float
    link: float
    link_length: float
    mixed: float
    gap: float
    gap_depth: float
    gap_ranks: float
    empty: float
    open: float
    finished: float
    king: float
    parts: float
    parts_open: float
    likely: float
    likely_suit: float
    turn: float
    deal: float
    haste: float
    king_on_top: float
    parts_less: float
    first_empty: float
    second_empty: float
    nearest: float


@dataclass(frozen=True, slots=True)
class FairWeights:
    """A set of weights that changes while the stock is dealt.

    Args:
        last: the weights when nothing is left to deal.
        more: by which part of itself each weight is greater before the first deal.
    """

    last: FairWorth
    more: FairWorth

    def tables(self, rows: int) -> "array[float]":
        """Return the weights for 0 to so many rows in the stock, one after another."""
        numbers = array("d")
        for left in range(rows + 1):
            part = left / rows if rows else 0.0
            for base, more in zip(self.last, self.more, strict=True):
                numbers.append(base * (1 + more * part))
            numbers.extend([0.0] * (WEIGHTS - len(self.last)))
        return numbers


_NONE: Final = FairWorth(*[0.0] * len(FairWorth._fields))
GUESSED: Final = FairWeights(
    FairWorth(
        *(2.0, 0.3, 6.2, 0.9, 0.3, 1.0, 0.0, 0.1, 20.0, 15.0, 240.0, 0.1, 1.0, 0.5, 5.0, 5.0),
        *(2.0, -16.0, 0.3, 1.0, 0.2, 0.0, 0.0, 0.5),
    ),
    _NONE,
)
"""A first guess, from which the tuning begins."""

FOUR_SUITS: Final = FairWeights(
    FairWorth(
        *(2.0, 0.037, 7.293, 0.833, -0.578, -0.084, -0.284, 0.15, 31.907, 13.411, 252.755),
        *(-0.099, 0.98, -0.665, 4.433, 7.561, 2.735, -14.196, 0.938, 1.072, 0.061, 0.0, 0.0, 0.5),
    ),
    FairWorth(
        *(-0.344, -0.262, -0.041, -0.051, -0.117, -0.146, -0.017, -0.134, 0.147, 0.258, 0.05),
        *(-0.014, 0.235, -0.118, -0.292, -0.263, 0.294, -0.065, -0.039, 0.079, -0.069),
        *(0.0, 0.0, 0.0),
    ),
)


def weights_for(suits: int) -> FairWeights:
    """Return the weights for a game of so many suits."""
    return GUESSED if suits == 1 else FOUR_SUITS
