"""Which plan is best, where the packed tables can say the game.

A search over what is seen finds plans that end where something unseen comes up. In games of
two packs and ten columns a net says which of them is won most often. In others the promising
ones are tried: the unseen cards are put in an order of chance, the plan is made and a player
who looks at open cards alone goes on to the end, many times. Plans that do badly are dropped
and the others tried further. Which orders are tried follows from what is seen, so the same
table always gets the same plan.
"""

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.variant import Variant
from spider_qt.solver import fair_game, packed
from spider_qt.solver.fair_game import FairGame
from spider_qt.solver.fair_nets import net_for
from spider_qt.solver.fair_value import FairValue
from spider_qt.solver.fair_weights import weights_for
from spider_qt.solver.packed import DEAL, Terms
from spider_qt.solver.search import Limits, Stop, Verdict, never, solve

MOST_PLANS: Final = 24
"""As in fair_game.py."""

_LONGEST: Final = 250
_JUDGED_PLANS: Final = 24
_ENDS: Final = 300_000
"""As many tables may be noted where a net chooses."""

_DEAL_NODE: Final = -2
_NO_NODE: Final = -1
"""As in fair_value.py, whose compiled form keeps its names to itself."""

_CHILDREN: Final = 15
"""About so many tables are valued for one that is expanded."""

_ANY_OPEN: Final = 4
"""The number of games in which any open card travels with all on it, as in packed.py."""

_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at for one plan.

    Args:
        tables: how many tables are expanded in the search for plans.
        plans: how many plans are tried.
        alike: how many of them may turn a card of the same column.
        trials: how many games are tried in all.
        work: how many tables the trials may value in all.
        glance: how many tables the player of the trials expands for a plan of his.
        ahead: how many plans he makes in a trial before the table is valued.
        judged: how many tables are expanded where a net chooses.
        nodes: how many tables the solver may value once everything is open.
    """

    tables: int = 1_500
    plans: int = 10
    alike: int = 2
    trials: int = 800
    work: int = 2_000_000
    glance: int = 150
    ahead: int = 0
    judged: int = 20_000
    nodes: int = 250_000


COMPILED: Final = not str(fair_game.__file__).endswith(".py")
_LITTLE: Final = Effort(tables=40, plans=4, trials=8, judged=60, nodes=2_000)
USUAL: Final = Effort() if COMPILED else _LITTLE
"""Uncompiled so little is tried that a hint still comes in seconds; it is a worse one then."""


def effort_for(limits: Limits | None) -> Effort:
    """Return the effort within some limits, of which the nodes alone count."""
    if limits is None or limits.nodes is None:
        return USUAL
    nodes = limits.nodes
    judged = min(USUAL.judged, max(1, nodes // _CHILDREN))
    return replace(USUAL, work=min(USUAL.work, nodes), judged=judged, nodes=min(USUAL.nodes, nodes))


class StoppedError(Exception):
    """The search was told to stop."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table in bytes, as ``FairGame.begin`` takes it.

    Args:
        record: the columns and the finished runs.
        stock: the cards still to be dealt, in an order that says nothing.
    """

    record: bytes
    stock: bytes

    @property
    def seed(self) -> int:
        """A number that belongs to the table."""
        number = 0xCBF29CE484222325  # FNV-1a
        for byte in self.record + self.stock:
            number = ((number ^ byte) * 0x100000001B3) & _MASK
        return number

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden."""
        return not self.stock and not any(self.record[packed.COLUMNS : 2 * packed.COLUMNS])


def table_of(layout: Layout) -> Table:
    """Return a covered layout in bytes."""
    return Table(packed.record_of(layout), b"".join(packed.rows_of(layout)))


@dataclass(frozen=True, slots=True)
class Question:
    """What a plan is wanted for.

    Args:
        variant: the rules.
        layout: the table, covered.
        earlier: what the plan must not lead over, covered.
        effort: how much is looked at.
        hurry: whether the shortest plan is wanted.
        stop: asked between two trials; no part of the question.
    """

    variant: Variant
    layout: Layout
    earlier: tuple[Layout, ...]
    effort: Effort
    hurry: bool = False
    stop: Stop = field(default=never, compare=False)


def can_plan(variant: Variant, layout: Layout) -> bool:
    """Whether plans can be made for a game."""
    terms = packed.terms_of(variant)
    return terms is not None and packed.goal_of(layout, terms.run) is not None


@lru_cache(maxsize=16)
def plan_for(question: Question) -> tuple[Move, ...]:
    """Return the best plan for a table, or no moves if nothing helps.

    Raises:
        StoppedError: if ``stop`` said so.
    """
    variant, layout, effort, stop = (
        question.variant,
        question.layout,
        question.effort,
        question.stop,
    )
    terms = packed.terms_of(variant)
    assert terms is not None, "can_plan was asked"
    goal = packed.goal_of(layout, terms.run) or 0
    table = table_of(layout)
    if table.is_open and not question.earlier:
        limits = Limits(math.inf, effort.nodes)
        answer = solve(variant, layout, limits, stop, proofs=False)
        if answer.verdict is Verdict.WINNABLE:
            return answer.moves
        if stop():
            raise StoppedError
    planner = _Planner(terms, goal, variant.suits, table, effort, stop)
    earlier = [table_of(one) for one in question.earlier]
    return packed.moves_of(planner.shortest(earlier) if question.hurry else planner.best(earlier))


class _Planner:
    """One search for a plan."""

    def __init__(
        self, terms: Terms, goal: int, suits: int, table: Table, effort: Effort, stop: Stop
    ) -> None:
        if terms.travel == _ANY_OPEN:  # every open card is a move or more there
            effort = replace(
                effort,
                tables=max(1, effort.tables // 4),
                glance=max(1, effort.glance // 4),
                work=effort.work // 3,
            )
        self.table = table
        self.effort = effort
        self.stop = stop
        self.suits = suits
        self.ended = 0
        net = net_for(suits, terms)
        rules = (terms.columns, terms.run, terms.build, terms.travel, terms.empty)
        self.judge: FairValue | None = None
        if net is None:
            self.player = FairGame(*rules, terms.onto_empty, goal, 20_000)
        else:
            self.player = self.judge = FairValue(*rules, terms.onto_empty, goal, _ENDS)
            self.judge.teach(net, 0.0, 0)
        rows = 5
        self.weights = weights_for(suits)
        self.player.weigh(self.weights.tables(rows), rows)

    def best(self, earlier: Sequence[Table]) -> list[int]:
        """Return the codes of the best plan's moves."""
        if self.judge is not None:
            return self._chosen(self.judge, earlier)
        plans = self._plans(earlier)
        if len(plans) < 2:
            return plans[0] if plans else []
        for number, plan in enumerate(plans):
            self.player.plan(number, array("i", plan))
        return plans[self._tried(len(plans))]

    def _chosen(self, judge: FairValue, earlier: Sequence[Table]) -> list[int]:
        """Return the plan that the net says is won most often."""
        if self.stop():
            raise StoppedError
        self._seek(earlier, self.effort.judged)
        node = judge.choose(_JUDGED_PLANS)
        if node == _DEAL_NODE:
            return judge.way_to_deal()
        return judge.way(node) if node != _NO_NODE else judge.way_to_calm()

    def shortest(self, earlier: Sequence[Table]) -> list[int]:
        """Return the codes of the moves of the shortest plan that brings up something."""
        plans = self._plans(earlier)
        ends = [plan for plan in plans if self.ended or plan[-1] == DEAL]
        return min(ends, key=len, default=[])

    def _plans(self, earlier: Sequence[Table]) -> list[list[int]]:
        """Return the plans that are worth trying, the most promising one first."""
        player = self.player
        self._seek(earlier, self.effort.tables)
        self.ended = player.ended
        ends = sorted(player.endings(), key=lambda end: (-end[0], end[1]))
        plans: list[list[int]] = []
        alike: dict[int, int] = {}
        for _, node, kind in ends:
            if alike.get(kind, 0) < self.effort.alike and len(plans) < self.effort.plans:
                alike[kind] = alike.get(kind, 0) + 1
                plans.append(player.way(node))
        plans = [plan for plan in plans if len(plan) <= _LONGEST]
        if self.table.stock and (not plans or self.suits > 1):
            dealt = player.way_to_deal()
            if dealt:
                plans.append(dealt)
        if not plans:
            calm = player.way_to_calm()
            return [calm] if calm else []
        return plans

    def _seek(self, earlier: Sequence[Table], tables: int) -> None:
        """Search for plans that lead over no earlier table."""
        player = self.player
        banned = array("Q")
        for table in earlier:
            player.begin(table.record, table.stock)
            banned.append(player.key_now())
        player.begin(self.table.record, self.table.stock)
        player.seek(tables, banned)

    def _tried(self, count: int) -> int:
        """Return which of the plans does best when they are tried."""
        player, effort = self.player, self.effort
        left = list(range(count))
        sums = [0.0] * count
        seed = self.table.seed
        tried = done = 0
        began = player.looked_at
        rounds = max(1, math.ceil(math.log2(count)))
        for turn in range(rounds):
            share = (turn + 1) / rounds
            while done < effort.trials * share and player.looked_at - began < effort.work * share:
                if self.stop():
                    raise StoppedError
                at = (seed + (tried << 20)) & _MASK
                for number in left:
                    sums[number] += self._trial(number, at)
                    done += 1
                tried += 1
            left.sort(key=lambda number: -sums[number])
            left = left[: max(1, (len(left) + 1) // 2)]
            if len(left) == 1:
                break
        return left[0]

    def _trial(self, number: int, seed: int) -> float:
        """Return how likely a win looks after a plan, the unseen cards in an order of chance."""
        player, effort = self.player, self.effort
        ended = player.trial(number, seed, effort.glance, effort.ahead)
        if ended:
            return 1.0 if ended > 0 else 0.0
        return self.weights.chance(player.outlook, player.outlook_rows)
