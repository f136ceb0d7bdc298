"""What a table is worth to a player who does not see all of it, in numbers.

Found by an evolution strategy on deals of its own (benchmarks/tune_fair.py does it again); the
benchmark's figures come from other deals.
"""

import math
from array import array
from dataclasses import dataclass, replace
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
        tidied: which part of what a plan puts in order before a deal does not count for it.
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
    tidied: float
    first_empty: float
    second_empty: float
    nearest: float


@dataclass(frozen=True, slots=True)
class FairWeights:
    """A set of weights that changes while the stock is dealt.

    Args:
        last: the weights when nothing is left to deal.
        more: by which part of itself each weight is greater before the first deal.
        slopes: for each number of rows in the stock, how much the odds of a win (their
            logarithm) grow with the worth.
        starts: the same, what is taken off them.
    """

    last: FairWorth
    more: FairWorth
    slopes: tuple[float, ...] = (0.01,) * 6
    starts: tuple[float, ...] = (2.0,) * 6

    def tables(self, rows: int) -> "array[float]":
        """Return the weights for 0 to so many rows in the stock, one after another."""
        numbers = array("d")
        for left in range(rows + 1):
            part = left / rows if rows else 0.0
            for base, more in zip(self.last, self.more, strict=True):
                numbers.append(base * (1 + more * part))
            numbers.extend([0.0] * (WEIGHTS - len(self.last)))
        return numbers

    def chance(self, worth: float, rows: int) -> float:
        """Return how likely a win is where the player's best plan promises so much.

        Args:
            worth: what the plan promises.
            rows: how many rows are left in the stock.
        """
        place = min(rows, len(self.slopes) - 1)
        odds = self.slopes[place] * worth - self.starts[place]
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))


FOUR_SUITS: Final = FairWeights(
    FairWorth(
        *(1.754, -0.095, 7.584, 0.767, -0.51, -1.068, -0.388, 0.238, 36.272, 9.18, 242.923, -0.505),
        *(0.989, -0.676, 7.134, 14.419, 2.895, -15.639, 1.004, 1.448, 0.0, -3.144, 5.633, 0.587),
    ),
    FairWorth(
        *(-0.214, -0.323, 0.157, -0.093, 0.11, -0.149, 0.132, -0.198, 0.093, 0.234, 0.137, -0.15),
        *(0.397, -0.13, -0.406, -0.365, 0.27, -0.074, -0.244, 0.139, 0.0, -0.006, -0.084, -0.116),
    ),
    slopes=(0.00727, 0.00957, 0.00866, 0.00964, 0.00868, 0.00947),
    starts=(7.1914, 6.7028, 4.8826, 4.0725, 2.9341, 1.9228),
)
TWO_SUITS: Final = replace(
    FOUR_SUITS,
    slopes=(0.00607, 0.00656, 0.00582, 0.00573, 0.00711, 0.00963),
    starts=(6.3074, 4.5494, 2.6588, 1.5915, 1.0304, -0.1673),
)
ONE_SUIT: Final = replace(
    FOUR_SUITS,
    slopes=(0.01001, 0.00314, 0.00372, 0.00312, 0.00434, 0.00406),
    starts=(11.0847, 2.0586, 1.4359, -0.1442, -0.3634, -1.587),
)
"""What tables are worth is the same whatever the suits; how likely a win is then is not."""


def weights_for(suits: int) -> FairWeights:
    """Return the weights for a game of so many suits."""
    return {1: ONE_SUIT, 2: TWO_SUITS}.get(suits, FOUR_SUITS)
