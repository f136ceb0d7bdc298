"""What a plan is worth, by a small net that learned from games how likely they are won.

A plan ends where something unseen comes up. The table just before that is described in
``FEATURES`` numbers, all of what is seen, and a net of two hidden layers makes one number of
them: the logarithm of the odds of a win. It was taught on tables that such choices led to in
games of their own (benchmarks/train_fair.py does it again). Valuing the table before rather
than after what comes up is an idea of Sutton and Barto's, who call it the afterstate.
"""

import math
from array import array

from spider_qt.solver.fair_game import FairGame

try:
    import cython
except ImportError:  # compiled it is not needed; uncompiled ours will do
    from spider_qt.solver import plain as cython  # type: ignore[no-redef] # either is there

FEATURES = 40
FIRST = 32
SECOND = 16
NUMBERS = (FEATURES + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1
"""How many numbers make a net."""

LOTS = 4096
UNKNOWN = 15
DEAL_NODE = -2
NO_NODE = -1

(ROWS, DONE, EMPTY, HIDDEN, OPENED, HIDDEN_SQUARE, LINKS, MIXED, GAPS, GAP_DEPTH) = range(10)
(GAP_RANKS, PARTS, PARTS_OPEN, LEAST, NEXT_LEAST, LIKELY, LIKELY_SUIT, KINGS) = range(10, 18)
(LONGEST_RUN, RUN_SQUARES, RANKS, MOVES, SUIT_MOVES, HEADS, BASES, KINGS_BURIED) = range(18, 26)
(TOPS, RUNS_3, RUNS_5, RUNS_8, OPEN_CARDS, HIGHEST, COVERING, ONE_HIDDEN) = range(26, 34)
(TURNED, DEALT, LAST_ROW, NO_EMPTY, TWO_EMPTY, ALL_OPEN) = range(34, 40)

DIVISORS = array(
    "d",
    (
        *(5.0, 8.0, 3.0, 44.0, 10.0, 200.0, 40.0, 20.0, 30.0, 200.0),
        *(50.0, 30.0, 20.0, 5.0, 5.0, 1.0, 0.5, 5.0),
        *(13.0, 200.0, 10.0, 10.0, 4.0, 4.0, 5.0, 5.0),
        *(80.0, 8.0, 5.0, 3.0, 60.0, 20.0, 10.0, 5.0),
        *(1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
)
"""What brings each number near one."""


class FairValue(FairGame):
    """A player who chooses among plans by the net.

    Args:
        columns: as for ``FairGame``, and the others.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        onto_empty: 1 if a row may be dealt while a column is empty.
        goal: how many runs win.
        most: how many tables one search may note.
    """

    def __init__(
        self,
        columns: int,
        run: int,
        build: int,
        travel: int,
        empty: int,
        onto_empty: int,
        goal: int,
        most: int,
    ) -> None:
        super().__init__(columns, run, build, travel, empty, onto_empty, goal, most)
        self.net = array("d", bytes(8 * NUMBERS))
        self.features = array("d", bytes(8 * FEATURES))
        self.chosen = array("d", bytes(8 * FEATURES))
        self.divisors = array("d", DIVISORS)
        self.inner = array("d", bytes(8 * (FIRST + SECOND)))
        self.order = array("i", bytes(4 * most))
        self.seen_top = array("i", bytes(4 * 16))
        self.seen_run = array("i", bytes(4 * 16))
        self.chance = array("d", bytes(8 * 16))
        self.chance_suit = array("d", bytes(8 * 256))
        self.top_ranks = 0
        self.top_kinds = 0
        self.noise = 0.0
        self.luck = 1
        shares = [(i + 0.5) / LOTS for i in range(LOTS)]
        self.lots = array("d", [-math.log(-math.log(share)) for share in shares])

    def teach(self, net: "array[float]", noise: float, seed: int) -> None:
        """Choose by this net from now on.

        Args:
            net: ``NUMBERS`` numbers: for each of the first layer its bias and its weights, then
                of the second, then of the last.
            noise: how much chance there is in a choice, for games to learn from; else 0.
            seed: of that chance.
        """
        self.net = net
        self.noise = noise
        self.luck = seed

    def count_unseen(self) -> None:
        """Say for each rank and each kind of card how likely an unseen card is one."""
        for i in range(16):
            self.chance[i] = 0.0
        for i in range(256):
            self.chance_suit[i] = 0.0
        if self.unseen_count == 0:
            return
        for i in range(1, 255):
            if self.unseen[i]:
                part = float(self.unseen[i]) / self.unseen_count
                self.chance_suit[i] = part
                self.chance[i & 15] += part

    def describe(self, deal: int) -> None:
        """Put the table as it lies into numbers; ``deal`` is 1 if a row is to be dealt on it."""
        for i in range(FEATURES):
            self.features[i] = 0.0
        self.features[LEAST] = 9.0
        self.features[NEXT_LEAST] = 9.0
        self.features[DONE] = self.done
        self.top_ranks = 0
        self.top_kinds = 0
        for column in range(self.columns):
            self.survey(column)
        for column in range(self.columns):
            if self.seen_top[column] != 0 and self.seen_top[column] != UNKNOWN:
                self.look_for_moves(column)
        for i in range(1, 15):
            self.features[RANKS] += (self.top_ranks >> i) & 1
        rows = (self.stock_count - self.stock_at + self.columns - 1) // self.columns
        self.features[ROWS] = rows
        self.features[DEALT] = deal
        self.features[LAST_ROW] = 1.0 if rows == 0 else 0.0
        self.features[NO_EMPTY] = 1.0 if self.features[EMPTY] == 0 else 0.0
        self.features[TWO_EMPTY] = 1.0 if self.features[EMPTY] >= 2 else 0.0
        self.features[ALL_OPEN] = 1.0 if self.features[COVERING] == 0 else 0.0
        for i in range(FEATURES):
            self.features[i] /= self.divisors[i]

    def survey(self, column: int) -> None:
        """Add what is seen of a column; a whole run on it counts as gone, a turned card is new."""
        count = self.length[column]
        hidden = self.hidden[column]
        place = column * self.slots + count
        if count > hidden and self.runs[place] >= self.run:
            count -= self.run
            place -= self.run
            self.features[DONE] += 1
        turned = 0
        if count == hidden and hidden:
            turned = 1
            hidden -= 1
            self.features[TURNED] += 1
        self.features[HIDDEN] += hidden
        self.features[HIDDEN_SQUARE] += hidden * hidden
        if hidden:
            self.features[COVERING] += 1
            if hidden == 1:
                self.features[ONE_HIDDEN] += 1
        if count == 0:
            self.features[EMPTY] += 1
            self.seen_top[column] = 0
            return
        if count > self.features[HIGHEST]:
            self.features[HIGHEST] = count
        if hidden == 0:
            self.features[OPENED] += 1
        if turned:
            self.seen_top[column] = UNKNOWN
            return
        self.features[OPEN_CARDS] += count - hidden
        parts = self.parts[place]
        if hidden:
            self.features[PARTS] += parts
            if parts < self.features[LEAST]:
                self.features[NEXT_LEAST] = self.features[LEAST]
                self.features[LEAST] = parts
            elif parts < self.features[NEXT_LEAST]:
                self.features[NEXT_LEAST] = parts
        else:
            self.features[PARTS_OPEN] += parts
            if (self.cards[column * self.longest] & 15) == self.run:
                self.features[KINGS] += 1
        self.survey_top(column, self.cards[column * self.longest + count - 1], self.runs[place])
        self.survey_links(column * self.longest, hidden, count)

    def survey_top(self, column: int, top: int, run: int) -> None:
        """Add what the top of a column is good for; ``run`` cards there are of one suit."""
        self.seen_top[column] = top
        self.seen_run[column] = run
        if run > self.features[LONGEST_RUN]:
            self.features[LONGEST_RUN] = run
        self.features[TOPS] += top & 15
        if not (self.top_ranks >> (top & 15)) & 1:
            self.top_ranks |= 1 << (top & 15)
            self.features[LIKELY] += self.chance[(top & 15) - 1]
        if not (self.top_kinds >> (top & 63)) & 1:
            self.top_kinds |= 1 << (top & 63)
            self.features[LIKELY_SUIT] += self.chance_suit[top - 1]

    def survey_links(self, base: int, hidden: int, count: int) -> None:
        """Add how the open cards of a column lie on each other."""
        run = 1
        for i in range(hidden + 1, count):
            upper = self.cards[base + i - 1]
            lower = self.cards[base + i]
            if upper == lower + 1:
                self.features[LINKS] += 1
                run += 1
                continue
            self.end_run(run)
            run = 1
            if (upper & 15) == (lower & 15) + 1:
                self.features[MIXED] += 1
                continue
            self.features[GAPS] += 1
            self.features[GAP_DEPTH] += i - hidden
            self.features[GAP_RANKS] += (upper & 15) - (lower & 15)
            if (lower & 15) == self.run:
                self.features[KINGS_BURIED] += 1
        self.end_run(run)

    def end_run(self, run: int) -> None:
        """Add a run of so many cards of one suit."""
        self.features[RUN_SQUARES] += run * run
        if run >= 3:
            self.features[RUNS_3] += 1
        if run >= 5:
            self.features[RUNS_5] += 1
        if run >= 8:
            self.features[RUNS_8] += 1

    def look_for_moves(self, column: int) -> None:
        """Add where the run on a column's top could go."""
        run = self.seen_run[column]
        head = self.seen_top[column] + run - 1
        count = self.length[column]
        for other in range(self.columns):
            top = self.seen_top[other]
            if other == column or top == 0 or top == UNKNOWN:
                continue
            if (top & 15) != (head & 15) + 1:
                continue
            self.features[MOVES] += 1
            if top == head + 1:
                self.features[SUIT_MOVES] += 1
            if count - run == self.hidden[column]:
                self.features[HEADS] += 1
            if self.parts[column * self.slots + count] > 1:
                self.features[BASES] += 1

    def judge(self) -> float:
        """Ask the net about what was described: the logarithm of the odds of a win."""
        at = 0
        for j in range(FIRST):
            value = self.net[at]
            at += 1
            for i in range(FEATURES):
                value += self.net[at] * self.features[i]
                at += 1
            self.inner[j] = value if value > 0 else 0.0
        for j in range(SECOND):
            value = self.net[at]
            at += 1
            for i in range(FIRST):
                value += self.net[at] * self.inner[i]
                at += 1
            self.inner[FIRST + j] = value if value > 0 else 0.0
        value = self.net[at]
        at += 1
        for j in range(SECOND):
            value += self.net[at] * self.inner[FIRST + j]
            at += 1
        return value

    def tried(self, deal: int) -> float:
        """What the table as it lies is worth before a deal or before a card turns."""
        self.describe(deal)
        value = self.judge()
        if self.noise > 0:  # Gumbel's noise draws in proportion to the odds
            self.luck = (self.luck + 1) & self.mask
            value += self.noise * self.lots[(self.scatter(self.luck) >> 11) & (LOTS - 1)]
        return value

    def remember(self) -> None:
        """Keep what was described last as that of the choice."""
        for i in range(FEATURES):
            self.chosen[i] = self.features[i]

    def choose(self, most: int) -> int:
        """Say which plan of the last search is the best: its node, ``DEAL_NODE`` or ``NO_NODE``.

        Args:
            most: so many plans are judged, those whose tables have the highest rank.
        """
        with cython.nogil:
            self.count_unseen()
            return self.choose_now(most)

    def choose_now(self, most: int) -> int:
        """Choose as ``choose`` does, and stand at the first table again."""
        best = NO_NODE
        top = 0.0
        for i in range(self.ended):
            self.order[i] = self.ends[i]
        for k in range(min(self.ended, most)):
            first = k
            for i in range(k + 1, self.ended):
                if self.node_rank[self.order[i]] > self.node_rank[self.order[first]]:
                    first = i
            node = self.order[first]
            self.order[first] = self.order[k]
            self.order[k] = node
            self.go(node)
            value = self.tried(0)
            if best == NO_NODE or value > top:
                top = value
                best = node
                self.remember()
        if self.stock_at < self.stock_count:
            self.go(self.calm)
            if self.fill():
                value = self.tried(1)
                if best == NO_NODE or value > top:
                    best = DEAL_NODE
                    self.remember()
            self.empty_again()
        self.go(0)
        return best

    def go_on_by_choice(self, tables: int, most: int) -> int:
        """Make a plan by the net and carry it out: 1; 2 if it brings up nothing; 0 if none is.

        ``chosen`` then describes the choice, for the net to learn from.
        """
        with cython.nogil:
            self.start()
            self.look(tables)
            self.count_unseen()
            best = self.choose_now(most)
            if best == DEAL_NODE:
                self.go(self.calm)
                self.fill()
                self.deal()
                return 1
            if best >= 0:
                self.go(self.node_parent[best])
                self.act(self.node_move[best])
                return 1
            self.go(self.calm)
            if self.calm and self.node_rank[self.calm] > self.node_rank[0] + 0.001:
                return 2
            return 0

    def choice(self) -> "array[float]":
        """The ``FEATURES`` numbers of the last choice."""
        return array("d", [self.chosen[i] for i in range(FEATURES)])
