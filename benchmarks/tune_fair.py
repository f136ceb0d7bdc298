"""Finds weights for the fair hint's player: an evolution strategy on deals of its own.

A separable CMA-ES (Ros and Hansen, 2008): each generation draws sets of weights around a mean,
lets each play the same deals, other ones each generation, and moves the mean and the spread of
each weight towards the better half. A game won counts one, a lost one a little for each run
finished and each card turned. Prints the mean and how it plays now and then. Run:
``python benchmarks/tune_fair.py [--suits 4] [--tables 100] [--deals 300] [--minutes 20]``.
"""

import argparse
import math
import random
import time
from typing import Final

from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver import fair_weights, packed
from spider_qt.solver.fair_game import FairGame
from spider_qt.solver.fair_weights import FairWeights, FairWorth

FIRST: Final = 2_000_000
"""The deals of the tuning; the benchmark's are others."""

ROWS: Final = 5
GOAL: Final = 8
RUN: Final = 0.03
TURN: Final = 0.004
"""What a lost game counts for each run and for each card turned."""

SCALES: Final = FairWorth(
    *(1.0, 0.3, 2.0, 0.5, 1.0, 1.0, 0.3, 0.3, 8.0, 6.0, 60.0, 2.0, 1.0, 1.0, 8.0, 8.0),
    *(4.0, 10.0, 0.3, 2.0, 0.2, 6.0, 6.0, 1.0),
)
"""How much each weight is changed at first."""

Deal = tuple[bytes, bytes]


def deals_of(suits: int, first: int, count: int) -> list[Deal]:
    """Return some deals as the player takes them."""
    variant = SpiderVariant("spider", "Spider", "SP").configured(suits, GroupRule.CLASSIC)
    layouts = [variant.deal(number) for number in range(first, first + count)]
    return [(packed.record_of(one), b"".join(packed.rows_of(one))) for one in layouts]


def played(player: FairGame, weights: FairWeights, deals: list[Deal], tables: int) -> list[float]:
    """Return what each deal counts when the weights play it."""
    player.weigh(weights.tables(ROWS), ROWS)
    counts = []
    for record, stock in deals:
        player.begin(record, stock)
        hidden = player.down()
        player.whole(tables)
        won = player.done == GOAL
        counts.append(1.0 if won else RUN * player.done + TURN * (hidden - player.down()))
    return counts


def weights_of(numbers: list[float]) -> FairWeights:
    """Return the weights that the numbers of the search stand for."""
    half = len(FairWorth._fields)
    scaled = [number * scale for number, scale in zip(numbers, SCALES, strict=False)]
    return FairWeights(FairWorth(*scaled), FairWorth(*(0.3 * more for more in numbers[half:])))


def numbers_of(weights: FairWeights) -> list[float]:
    """Return the numbers of the search for some weights."""
    last = [number / scale for number, scale in zip(weights.last, SCALES, strict=True)]
    return last + [more / 0.3 for more in weights.more]


class Evolution:
    """The mean and the spread of the weights.

    Args:
        mean: the numbers to begin with.
        size: how far they are changed at first.
        lot: how many sets a generation draws.
        chance: where chance comes from.
    """

    def __init__(self, mean: list[float], size: float, lot: int, chance: random.Random) -> None:
        count = len(mean)
        self.mean, self.size, self.lot, self.chance = mean, size, lot, chance
        parts = [math.log(lot / 2 + 0.5) - math.log(i + 1) for i in range(lot // 2)]
        self.parts = [part / sum(parts) for part in parts]
        self.mass = 1 / sum(part * part for part in self.parts)
        self.spread = [1.0] * count
        self.drift = [0.0] * count
        self.path = [0.0] * count
        self.c_size = (self.mass + 2) / (count + self.mass + 5)
        self.c_path = 4 / (count + 4)
        self.c_one = (count + 2) / 3 * 2 / ((count + 1.3) ** 2 + self.mass)
        rest = 2 * (self.mass - 2 + 1 / self.mass) / ((count + 2) ** 2 + self.mass)
        self.c_many = min(1 - self.c_one, (count + 2) / 3 * rest)

    def drawn(self) -> list[list[float]]:
        """Return the sets of a generation as steps from the mean, in units of the spread."""
        return [[self.chance.gauss(0, 1) for _ in self.mean] for _ in range(self.lot)]

    def at(self, step: list[float]) -> list[float]:
        """Return the numbers that a step leads to."""
        return [
            mean + self.size * math.sqrt(spread) * part
            for mean, spread, part in zip(self.mean, self.spread, step, strict=True)
        ]

    def learn(self, best: list[list[float]]) -> None:
        """Move towards the better half of the steps, the best one first."""
        count = len(self.mean)
        move = [
            sum(part * step[i] for part, step in zip(self.parts, best, strict=True))
            for i in range(count)
        ]
        self.mean = self.at(move)
        keep = math.sqrt(self.c_size * (2 - self.c_size) * self.mass)
        self.drift = [
            (1 - self.c_size) * d + keep * m for d, m in zip(self.drift, move, strict=True)
        ]
        length = math.sqrt(sum(d * d for d in self.drift))
        usual = math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
        self.size *= math.exp(min(0.3, self.c_size * (length / usual - 1)))
        keep = math.sqrt(self.c_path * (2 - self.c_path) * self.mass)
        for i in range(count):
            root = math.sqrt(self.spread[i])
            self.path[i] = (1 - self.c_path) * self.path[i] + keep * root * move[i]
            many = sum(
                part * self.spread[i] * step[i] ** 2
                for part, step in zip(self.parts, best, strict=True)
            )
            self.spread[i] = (
                (1 - self.c_one - self.c_many) * self.spread[i]
                + self.c_one * self.path[i] ** 2
                + self.c_many * many
            )


def main() -> None:
    """Tune for as long as the arguments say."""
    parser = argparse.ArgumentParser(description="Tune the fair hint.")
    parser.add_argument("--suits", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--lot", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=float, default=0.3)
    parser.add_argument("--report", type=int, default=10, help="generations between reports")
    parser.add_argument("--start", default="FOUR_SUITS", help="a name in fair_weights.py")
    options = parser.parse_args()
    chance = random.Random(options.seed)  # noqa: S311 - a search, not a secret
    player = FairGame(10, 13, 0, 0, 0, 0, GOAL, 20_000)
    start: FairWeights = getattr(fair_weights, options.start)
    search = Evolution(numbers_of(start), options.size, options.lot, chance)
    kept = deals_of(options.suits, FIRST - 1_000_000, 400)
    end = time.monotonic() + 60 * options.minutes
    generation = 0
    while time.monotonic() < end:
        first = FIRST + options.seed * 1_000_000 + generation * options.deals
        deals = deals_of(options.suits, first, options.deals)
        found = []
        for step in search.drawn():
            counts = played(player, weights_of(search.at(step)), deals, options.tables)
            found.append((sum(counts), step))
        found.sort(key=lambda one: -one[0])
        search.learn([step for _, step in found[: options.lot // 2]])
        if generation % options.report == 0:
            weights = weights_of(search.mean)
            counts = played(player, weights, kept, options.tables)
            wins = sum(count == 1.0 for count in counts)
            print(
                f"generation {generation}, size {search.size:.3f}: {wins} of {len(kept)} won, "
                f"{sum(counts):.1f}\n{tuple(round(n, 3) for n in weights.last)}\n"
                f"{tuple(round(n, 3) for n in weights.more)}",
                flush=True,
            )
        generation += 1


if __name__ == "__main__":
    main()
