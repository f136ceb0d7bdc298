"""How many games are won by following the fair hint alone, and how long a hint takes.

Numbered deals are played without undo, each move being the hint's, until it says that nothing
helps. Processor seconds; the best player that does not peek measured elsewhere won 94, 58 and
18 per cent of games of 1, 2 and 4 suits, a strong human 49 per cent with 4 suits. Run:
``python benchmarks/fair.py [--suits 1 2 4] [--deals 100] [--first 10000] [--jobs 1]``.

The deals of the tuning (``tune_fair.py``) are others than these: it takes numbers from one
million on.
"""

import argparse
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Refusal
from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import load_registry
from spider_qt.solver.fair import advise

FIRST: Final = 10_000


class Played(NamedTuple):
    """One game.

    Args:
        number: its deal.
        won: whether it was won.
        runs: how many runs were finished.
        moves: how many moves it took.
        seconds: what each hint took, in processor seconds.
    """

    number: int
    won: bool
    runs: int
    moves: int
    seconds: list[float]


def played(variant: Variant, number: int) -> Played:
    """Play one deal by hints alone.

    Raises:
        RuntimeError: if a hint is no legal move.
    """
    layout = variant.deal(number)
    before: list[Layout] = []
    seconds: list[float] = []
    while True:
        began = time.process_time()
        advice = advise(variant, layout, before)
        seconds.append(time.process_time() - began)
        if advice.move is None:
            return Played(number, variant.is_won(layout), layout.runs_done, len(before), seconds)
        step = game.apply(variant, layout, advice.move)
        if isinstance(step, Refusal):
            raise RuntimeError(f"deal {number}: {advice.move.text} is refused: {step.reason}")
        before.append(layout)
        layout = step.after


def report(name: str, games: list[Played]) -> str:
    """Return the figures as a line."""
    times = sorted(second for one in games for second in one.seconds)
    won = sum(one.won for one in games)
    return (
        f"{name}: {won} of {len(games)} won ({100 * won / len(games):.1f} %), "
        f"{statistics.mean(one.runs for one in games):.2f} runs a game; "
        f"a hint: median {statistics.median(times):.3f} s, "
        f"p95 {times[int(0.95 * (len(times) - 1))]:.3f} s, longest {times[-1]:.3f} s; "
        f"moves in the middle {statistics.median(one.moves for one in games):.0f}"
    )


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Measure the fair hint.")
    parser.add_argument("--game", default="spider")
    parser.add_argument("--suits", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    variant = load_registry(entry_points=()).variants[options.game]
    numbers = range(options.first, options.first + options.deals)
    for suits in options.suits:
        chosen = variant.configured(suits, variant.rule_choices[0])
        games: list[Played] = []
        with ProcessPoolExecutor(options.jobs) as pool:
            for one in pool.map(partial(played, chosen), numbers):
                games.append(one)
                if len(games) % 20 == 0:
                    print(report(f"  {options.game}, suits {suits}", games), flush=True)
        print(report(f"{options.game}, suits {suits}", games), flush=True)


if __name__ == "__main__":
    main()
