"""Teaches the nets of the fair hint: games are played, and the net learns which are won.

Round after round the player chooses among its plans by the net of the round before, with some
chance (Gumbel's noise); the first round's is the net that is there, or one that knows nothing.
Each choice is described in numbers (``FairValue``), and the net learns from all rounds which of
them led to a win; part of what it learns is the share of runs finished, as wins are rare with
four suits. Adam (Kingma and Ba, 2015) does that in numpy, which nothing else here needs:
``pip install numpy``. Writes ``spider_qt/solver/fair_net_N.py``, if the net plays better. Run:
``python benchmarks/train_fair.py --suits 4 [--anew] [--games 12000] [--rounds 5]``.
"""

import argparse
import base64
import textwrap
import time
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver import packed
from spider_qt.solver.fair_nets import NUMBERS, net_for
from spider_qt.solver.fair_value import FairValue
from spider_qt.solver.fair_weights import weights_for

np: Any = __import__("numpy")

FIRST: Final = 4_000_000
"""The deals of the teaching; the benchmark's are others, and so are those of the weights."""

TRIED: Final = 3_000_000
"""From this number on are the deals that each round is tried on."""

SIZES: Final = (40, 32, 16, 1)
ROWS: Final = 5
GOAL: Final = 8
PLANS: Final = 24
MOST_PLANS: Final = 400
BATCH: Final = 2048
NAMES: Final = {1: "one suit", 2: "two suits", 4: "three and four suits"}
TARGET: Final = Path(__file__).resolve().parent.parent / "spider_qt" / "solver"


class Lesson(NamedTuple):
    """What was chosen in some games, and how these ended.

    Args:
        choices: a row of numbers for each choice.
        ends: for each whether the game was won, and the share of runs finished.
    """

    choices: Any
    ends: Any


class Player:
    """Plays numbered deals of Spider, classic groups.

    Args:
        suits: 1, 2 or 4.
        tables: how many tables are expanded for a plan.
    """

    def __init__(self, suits: int, tables: int) -> None:
        variant = SpiderVariant("spider", "Spider", "SP").configured(suits, GroupRule.CLASSIC)
        terms = packed.terms_of(variant)
        assert terms is not None
        rules = (terms.columns, terms.run, terms.build, terms.travel, terms.empty)
        self.terms = terms
        self.variant = variant
        self.tables = tables
        self.player = FairValue(*rules, terms.onto_empty, GOAL, 300_000)
        self.player.weigh(weights_for(suits).tables(ROWS), ROWS)

    def games(self, first: int, count: int, net: "array[float]", noise: float) -> Lesson:
        """Play some deals, and say what was chosen and how they ended."""
        choices, ends = array("d"), array("d")
        player = self.player
        for number in range(first, first + count):
            layout = self.variant.deal(number)
            player.begin(packed.record_of(layout), b"".join(packed.rows_of(layout)))
            player.teach(net, noise, number * 1_000_003)
            made = plans = 0
            while player.done < GOAL and plans < MOST_PLANS:
                went = player.go_on_by_choice(self.tables, PLANS)
                if not went:
                    break
                plans += 1
                if went == 1:
                    choices.extend(player.choice())
                    made += 1
            ends.extend([float(player.done == GOAL), player.done / GOAL] * made)
        rows = np.frombuffer(choices, np.float64).reshape(-1, SIZES[0]).astype(np.float32)
        return Lesson(rows, np.frombuffer(ends, np.float64).reshape(-1, 2).astype(np.float32))

    def share(self, net: "array[float]", count: int, tables: int) -> float:
        """Return which share of other deals is won, in per cent."""
        won = 0
        player = self.player
        player.teach(net, 0.0, 0)
        for number in range(TRIED, TRIED + count):
            layout = self.variant.deal(number)
            player.begin(packed.record_of(layout), b"".join(packed.rows_of(layout)))
            plans = 0
            while player.done < GOAL and plans < MOST_PLANS:
                if not player.go_on_by_choice(tables, PLANS):
                    break
                plans += 1
            won += player.done == GOAL
        return 100 * won / count


def taught(lessons: list[Lesson], runs: float, epochs: int) -> "array[float]":
    """Return a net that has learned from some lessons.

    Args:
        lessons: all of the same kind of game.
        runs: which part of what is learned is the share of runs, the rest being the win.
        epochs: how often each choice is seen.
    """
    choices = np.concatenate([lesson.choices for lesson in lessons])
    ends = np.concatenate([lesson.ends for lesson in lessons])
    wanted = ((1 - runs) * ends[:, 0] + runs * ends[:, 1]).astype(np.float32)
    chance = np.random.default_rng(2)
    parts: list[Any] = []
    for before, after in pairwise(SIZES):
        parts += [chance.normal(0, (2 / before) ** 0.5, (before, after)), np.zeros(after)]
    parts = [part.astype(np.float32) for part in parts]
    drift = [np.zeros_like(part) for part in parts]
    spread = [np.zeros_like(part) for part in parts]
    order = np.arange(len(choices))
    steps = epochs * (len(order) // BATCH)
    step = 0
    for _ in range(epochs):
        chance.shuffle(order)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            rate = 0.0015 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            lot = order[at : at + BATCH]
            for place, slope in enumerate(_slopes(parts, choices[lot], wanted[lot])):
                drift[place] = 0.9 * drift[place] + 0.1 * slope
                spread[place] = 0.999 * spread[place] + 0.001 * slope * slope
                mean = drift[place] / (1 - 0.9**step)
                parts[place] -= rate * mean / (np.sqrt(spread[place] / (1 - 0.999**step)) + 1e-8)
    layers = [np.concatenate([parts[at + 1][:, None], parts[at].T], 1).ravel() for at in (0, 2, 4)]
    return array("d", np.concatenate(layers).astype(np.float64).tobytes())


def _slopes(parts: list[Any], choices: Any, wanted: Any) -> list[Any]:  # noqa: ANN401 - numpy's
    """How the loss grows with each number of the net, for one lot of choices."""
    first = np.maximum(choices @ parts[0] + parts[1], 0)
    second = np.maximum(first @ parts[2] + parts[3], 0)
    odds = (second @ parts[4] + parts[5])[:, 0]
    loss = ((1 / (1 + np.exp(-odds)) - wanted) / len(wanted))[:, None].astype(np.float32)
    back = (loss @ parts[4].T) * (second > 0)
    far = (back @ parts[2].T) * (first > 0)
    return [
        *(choices.T @ far, far.sum(0)),
        *(first.T @ back, back.sum(0)),
        *(second.T @ loss, loss.sum(0)),
    ]


def write(net: "array[float]", suits: int) -> None:
    """Write the module that holds a net."""
    data = base64.b64encode(np.array(net).astype("<f4").tobytes()).decode()
    lines = "\n".join(f'    "{line}"' for line in textwrap.wrap(data, 92))
    games = NAMES[suits]
    text = f'''"""What the fair hint's player learned from games of {games}; fair_nets.py reads it.

Written by benchmarks/train_fair.py: 32-bit floats, the lowest byte first, in base 64.
"""

from typing import Final

NET: Final = (
{lines}
)
'''
    (TARGET / f"fair_net_{suits}.py").write_text(text, encoding="ascii")


def main() -> None:
    """Teach for some rounds, and keep the net that plays best."""
    parser = argparse.ArgumentParser(description="Teach the nets of the fair hint.")
    parser.add_argument("--suits", type=int, default=4, choices=sorted(NAMES))
    parser.add_argument("--games", type=int, default=12_000, help="of each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, nargs="+", default=[150, 150, 400, 400, 1000])
    parser.add_argument("--anew", action="store_true", help="forget the net that is there")
    parser.add_argument("--noise", type=float, default=0.25)
    parser.add_argument("--runs", type=float, default=0.4)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--tried", type=int, default=400, help="deals a round is tried on")
    parser.add_argument("--wide", type=int, default=4_000, help="tables of those trials")
    options = parser.parse_args()
    player = Player(options.suits, 0)
    net = array("d", bytes(8 * NUMBERS))  # knows nothing: every choice is one of chance
    best = -1.0
    if not options.anew:
        net = net_for(options.suits, player.terms) or net
        best = player.share(net, options.tried, options.wide)
        print(f"the net that is there wins {best:.1f} % of the deals tried", flush=True)
    lessons: list[Lesson] = []
    began = time.process_time()
    for turn in range(options.rounds):
        player.tables = options.tables[min(turn, len(options.tables) - 1)]
        first = FIRST + turn * options.games
        lessons.append(player.games(first, options.games, net, options.noise))
        net = taught(lessons, options.runs, options.epochs)
        share = player.share(net, options.tried, options.wide)
        won = 100 * float(lessons[-1].ends[:, 0].mean())
        spent = time.process_time() - began
        print(
            f"round {turn + 1}: {won:.1f} % of the choices led to a win;"
            f" the net wins {share:.1f} % of other deals; {spent:.0f} s",
            flush=True,
        )
        if share > best:
            best = share
            write(net, options.suits)
    print(f"kept: the net that won {best:.1f} %")


if __name__ == "__main__":
    main()
