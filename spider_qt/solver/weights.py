"""What a state is worth, in numbers, and which attempts are made one after another.

The weights were found by an evolution strategy on deals of their own (benchmarks/tune_solver.py
does it again); the figures in the benchmarks come from other deals. A set that fails on a
deal and another that wins it are the rule, so the attempts change the set as they widen.
"""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple


class Worth(NamedTuple):
    """The parts of a state's worth, in the order in which ``Table`` reads them.

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


@dataclass(frozen=True, slots=True)
class Weights:
    """A set of weights that changes while the stock is dealt.

    Args:
        last: the weights when nothing is left to deal.
        more: by which part of itself each weight is greater before the first deal.
    """

    last: Worth
    more: Worth

    def at(self, left: float) -> "array[float]":
        """Return the weights when so much of the stock is left, 0 to 1."""
        return array(
            "d", (base * (1 + more * left) for base, more in zip(self.last, self.more, strict=True))
        )


TUNED: Final = Weights(
    Worth(2.03, 0.69, 6.19, 0.92, -0.42, 0.02, -0.02, -0.02, 19.34, 15.41, 237.13, 0.08),
    Worth(0.38, -0.31, 0.08, 0.13, -0.08, -0.18, -0.46, 0.35, -0.02, 0.0, 0.02, 0.16),
)
JOINING: Final = Weights(
    Worth(1.5, 0.25, 8.8, 0.76, -0.3, 0.5, 0.0, 0.0, 9.6, 8.0, 226.0, 0.0),
    Worth(0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
DIGGING: Final = Weights(
    Worth(3.1, 0.8, 7.1, 0.8, -0.9, 0.0, 0.0, 0.3, 26.0, 16.0, 160.0, 0.0),
    Worth(0.6, 0.6, 1.2, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
"""The two last ones: the first one tunes joined runs, the other uncovered cards."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One beam.

    Args:
        width: how many states it keeps at each level.
        weights: what they are worth.
        noise: how much chance is added to that.
        haste: what is taken off for each move before the next deal: it makes lines shorter.
        levels: how deep it goes between two deals.
        seed: of the chance.
        thrift: what is taken off for each move since the beginning, which shortens much more.
        loose: 1 if runs may be split for any move, 2 if an empty column also takes parts of runs.
    """

    width: int
    weights: Weights
    noise: float
    haste: float
    levels: int
    seed: int
    thrift: float = 0.0
    loose: int = 0


_PLAN: Final = (
    (60, TUNED, 0.0, 60),
    (150, JOINING, 0.0, 60),
    (300, TUNED, 6.0, 70),
    (500, JOINING, 6.0, 70),
    (800, TUNED, 10.0, 80),
    (1200, DIGGING, 6.0, 80),
    (2000, TUNED, 8.0, 80),
    (3000, JOINING, 8.0, 80),
    (4000, DIGGING, 10.0, 90),
)
_WIDEST: Final = 6000
_HASTE: Final = 4.0


def attempts() -> Iterator[Attempt]:
    """Yield the attempts in their order, wider and wider, without end."""
    seed = 0
    while True:
        for width, weights, noise, levels in _PLAN:
            if seed >= len(_PLAN):  # a second round is wide at once, and always another chance
                width, noise = min(_WIDEST, width * 2 + 1000), max(noise, 8.0)
            yield Attempt(width, weights, noise, _HASTE, levels, seed + 1)
            seed += 1


def small_attempts() -> Iterator[Attempt]:
    """Yield those for games so small that runs must also be split, from the third one on."""
    for attempt in attempts():
        yield replace(attempt, loose=min(attempt.seed // 3, 1 + attempt.seed % 2))
