"""How many deals the solver decides, how fast, and how long its lines are.

Numbered deals, one core, processor seconds, beside what the peers' own programs reached on
deals of their own on another machine (per cent won at median seconds for 1, 2 and 4 suits;
KPatience of 2026: 88.8 at 2.5, 99.3 at 1.4, 81.0 at 1.5; KPatience 22.12: 11, 2, 0 at about
0.5). Run: ``python benchmarks/solver.py [--game spider] [--suits 4] [--deals 1000]``.

The deals of the tuning (``tune_solver.py``) are others than these.
"""

import argparse
import statistics
import time
from typing import Final

from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import load_registry
from spider_qt.solver.search import Answer, Limits, Verdict, solve

FIRST: Final = 10_000


def measured(
    variant: Variant, first: int, deals: int, seconds: float
) -> list[tuple[Answer, float]]:
    """Solve so many deals from a number on: the answers, each with its processor seconds."""
    found = []
    for number in range(first, first + deals):
        layout = variant.deal(number)
        began = time.process_time()
        answer = solve(variant, layout, Limits(seconds), clock=time.process_time)
        found.append((answer, time.process_time() - began))
    return found


def report(name: str, found: list[tuple[Answer, float]]) -> str:
    """Return the figures as a line."""
    times = sorted(spent for _, spent in found)
    lengths = [len(answer.moves) for answer, _ in found if answer.moves]
    counts = {verdict: sum(answer.verdict is verdict for answer, _ in found) for verdict in Verdict}
    told = ", ".join(f"{count} {verdict.value}" for verdict, count in counts.items())
    return (
        f"{name}: {told}; median {statistics.median(times):.3f} s, "
        f"p95 {times[int(0.95 * (len(times) - 1))]:.2f} s, longest {times[-1]:.2f} s; "
        f"moves in the middle {statistics.median(lengths) if lengths else 0:.0f}"
    )


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Measure the solver.")
    parser.add_argument("--game", default="spider")
    parser.add_argument("--suits", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    variant = load_registry(entry_points=()).variants[options.game]
    for suits in options.suits:
        if suits in variant.suit_choices:
            chosen = variant.configured(suits, variant.rule_choices[0])
            found = measured(chosen, options.first, options.deals, options.seconds)
            print(report(f"{options.game}, suits {suits}", found), flush=True)


if __name__ == "__main__":
    main()
