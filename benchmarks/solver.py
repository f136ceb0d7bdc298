"""How many deals the solver decides, how fast, and how long its lines are, beside the peers.

Numbered deals, one core, processor seconds. The peers' figures were measured with their own
programs, on deals of their own and another machine. Run:
``python benchmarks/solver.py [--game spider simple-simon] [--suits 4] [--deals 1000]
[--first 10000] [--seconds 10] [--shorten 1] [--each]``. With ``--shorten`` every line is made
shorter for so many seconds, which are told apart; ``--each`` prints the deals left unknown.

The deals of the tuning (``tune_solver.py``) are others than these.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import load_registry
from spider_qt.solver.search import Limits, Verdict, solve
from spider_qt.solver.shorten import shorten

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment] # the table then says nothing of memory

FIRST: Final = 10_000

PEERS: Final = {
    ("spider", 1): "KPatience of 2026: 88.8 %, 2.45 s, 101 moves; 22.12: 11 %",
    ("spider", 2): "KPatience of 2026: 99.3 %, 1.41 s, 118 moves; 22.12: 2 %",
    ("spider", 4): "KPatience of 2026: 81.0 %, 1.45 s, 156 moves; 22.12: 0 %; Solvitaire: 10 %",
    ("simple-simon", 4): "fc-solve: 90 %, 0.00 s; Solvitaire, stricter rules: 98 %, 0.06 s",
    ("spiderette", 4): "Solvitaire, other rules: 100 %, 0.06 s",
    ("will-o-the-wisp", 4): "Solvitaire, other rules: 100 %, 0.06 s",
}
"""What others were measured to win, at which median, by game and suits."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What became of one deal; seconds are the processor's."""

    number: int
    verdict: Verdict
    seconds: float
    moves: int
    short: int


def until(end: float) -> Callable[[], bool]:
    """Return what says whether the processor's clock has come so far."""
    return lambda: time.process_time() >= end


def measured(
    variant: Variant, first: int, deals: int, limits: Limits, shortening: float
) -> list[Deal]:
    """Solve so many deals from a number on."""
    found = []
    for number in range(first, first + deals):
        layout = variant.deal(number)
        began = time.process_time()
        answer = solve(variant, layout, limits, clock=time.process_time)
        spent = time.process_time() - began
        moves = answer.moves
        if moves and shortening:
            moves = shorten(variant, layout, moves, until(time.process_time() + shortening))
        found.append(Deal(number, answer.verdict, spent, len(answer.moves), len(moves)))
    return found


def row(game: str, suits: int, found: list[Deal]) -> str:
    """Return the figures as a row of the table."""
    times = sorted(deal.seconds for deal in found)
    won = [deal for deal in found if deal.verdict is Verdict.WINNABLE]
    lost = sum(deal.verdict is Verdict.UNWINNABLE for deal in found)
    middle = statistics.median(deal.moves for deal in won) if won else 0
    short = statistics.median(deal.short for deal in won) if won else 0
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024 if resource else "?"
    return (
        f"| {game} | {suits} | {len(found)} | {len(won)} | {lost} | {len(found) - len(won) - lost} "
        f"| {statistics.median(times):.3f} | {times[int(0.95 * (len(times) - 1))]:.2f} "
        f"| {times[-1]:.2f} | {middle:.0f} | {short:.0f} | {memory} "
        f"| {PEERS.get((game, suits), '')} |"
    )


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Measure the solver.")
    parser.add_argument("--game", nargs="*", default=["spider"])
    parser.add_argument("--suits", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--shorten", type=float, default=0.0)
    parser.add_argument("--each", action="store_true")
    options = parser.parse_args()
    variants = load_registry(entry_points=()).variants
    print("| game | suits | deals | won | lost | unknown | median s | p95 | longest ", end="")
    print("| moves | shortened | peak MiB so far | peers |")
    print("|---" * 13 + "|")
    limits = Limits(options.seconds)
    for game in options.game:
        variant = variants[game]
        for suits in options.suits:
            if suits not in variant.suit_choices:
                continue
            chosen = variant.configured(suits, variant.rule_choices[0])
            found = measured(chosen, options.first, options.deals, limits, options.shorten)
            print(row(game, suits, found), flush=True)
            if options.each:
                open_ones = [deal.number for deal in found if deal.verdict is Verdict.UNKNOWN]
                print(f"  unknown: {open_ones}", flush=True)


if __name__ == "__main__":
    main()
