"""Finds weights for the solver's beam: a (1+1) evolution strategy on deals of its own.

Each step changes some weights by chance and keeps the change if a narrow beam solves at least
as well: a deal won counts one, a lost one a twentieth for each run it finished. The width of
the changes grows with success and shrinks without (the 1/5 rule's idea). Prints every
improvement; the last line can be put into ``spider_qt/solver/weights.py``. Run:
``python benchmarks/tune_solver.py [--suits 4] [--width 40] [--deals 80] [--minutes 25]``.
"""

import argparse
import random
import time
from typing import Final

from spider_qt.engine.layout import Layout
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver import packed
from spider_qt.solver.beam import Beam
from spider_qt.solver.weights import JOINING, Weights, Worth

FIRST: Final = 900_000
"""The deals of the tuning; the benchmark's are others."""

LEVELS: Final = 60
LAST_LEVELS: Final = 400


def worth_of(variant: SpiderVariant, layouts: list[Layout], weights: Weights, width: int) -> float:
    """Say how well the weights solve some deals with a narrow beam."""
    return sum(_one(variant, layout, weights, width) for layout in layouts)


def _one(variant: SpiderVariant, layout: Layout, weights: Weights, width: int) -> float:
    terms = packed.terms_of(variant)
    assert terms is not None, "plain Spider can be packed"
    rows = packed.rows_of(layout)
    nodes = width * (LEVELS * (len(rows) + 1) + 3 * len(rows) + LAST_LEVELS) + 1000
    goal = packed.goal_of(layout, terms.run) or 0
    shape = (terms.columns, terms.run, terms.build, terms.travel, terms.empty)
    beam = Beam(*shape, goal, terms.onto_empty, width, LEVELS, nodes)
    beam.weigh(weights.at(1.0), 1)
    beam.begin(packed.record_of(layout), 0.0, 0)
    for dealt, row in enumerate((*rows, None), start=1):
        beam.enter(int(row is not None))
        for _ in range(LEVELS if row is not None else LAST_LEVELS):
            won = beam.level()
            if won >= 0:
                return 1.0 + 0.1 * max(0, 250 - len(beam.path(won))) / 250
            if not beam.kept:
                break
        if row is None:
            break
        left = len(rows) - dealt
        beam.deal(row, weights.at(left / len(rows)), int(left > 0))
        if not beam.kept:
            break
    return 0.05 * beam.most_done


def changed(weights: Weights, size: float, chance: random.Random) -> Weights:
    """Return weights of which some are a little different."""
    last, more = list(weights.last), list(weights.more)
    for place in range(len(last)):
        if chance.random() < 0.4:
            last[place] += size * chance.gauss(0, 1) * (abs(last[place]) + 0.3)
        if chance.random() < 0.25:
            more[place] += size * chance.gauss(0, 1)
    return Weights(Worth(*last), Worth(*more))


def main() -> None:
    """Tune for as long as the arguments say."""
    parser = argparse.ArgumentParser(description="Tune the solver.")
    parser.add_argument("--suits", type=int, default=4)
    parser.add_argument("--width", type=int, default=40)
    parser.add_argument("--deals", type=int, default=80)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)  # noqa: S311 - a search, not a secret
    variant = SpiderVariant("spider", "Spider", "SP").configured(options.suits, GroupRule.CLASSIC)
    first = FIRST + 1000 * options.seed
    layouts = [variant.deal(number) for number in range(first, first + options.deals)]
    best, size = JOINING, 0.25
    top = worth_of(variant, layouts, best, options.width)
    end = time.monotonic() + 60 * options.minutes
    while time.monotonic() < end:
        tried = changed(best, size, chance)
        value = worth_of(variant, layouts, tried, options.width)
        if value > top:
            print(f"{value:.3f} of {options.deals}: {tried}", flush=True)
        if value >= top:
            best, top, size = tried, value, min(0.5, size * 1.3)
        else:
            size = max(0.05, size * 0.96)


if __name__ == "__main__":
    main()
