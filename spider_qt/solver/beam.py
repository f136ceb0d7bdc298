"""A staged beam over packed tables: the search that finds most wins.

A stage is the play between two deals. Within a stage, level by level, every child of the states
kept is valued without being made, the best that were not seen before are made and kept, and the
best of all levels are remembered for the deal. At the stage's end empty columns are filled
where the game wants that, all of those are dealt to, and the best go on. After the last deal it
plays on until a win or until nothing new is found.
"""

from array import array

from spider_qt.solver.frontier import Frontier

try:
    import cython
except ImportError:  # compiled it is not needed; uncompiled ours will do
    from spider_qt.solver import plain as cython  # type: ignore[no-redef] # either is there

DEAL = 0xFFFF
"""The code of a deal among the moves."""


class Beam(Frontier):
    """One attempt of one width.

    A run that was dealt whole under other cards stays there for the beam: lines over it do not
    replay and are lost. ``Proof`` knows such runs.

    Args:
        columns: as for ``Table``, and the next four.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        goal: how many runs win.
        onto_empty: 1 if a row may be dealt while a column is empty.
        width: how many states are kept at each level.
        levels: how many levels a stage before a deal has.
        nodes: how many states may be kept in all.
    """

    def __init__(
        self,
        columns: int,
        run: int,
        build: int,
        travel: int,
        empty: int,
        goal: int,
        onto_empty: int,
        width: int,
        levels: int,
        nodes: int,
    ) -> None:
        super().__init__(columns, run, build, travel, empty, width, nodes)
        self.goal = goal
        self.onto_empty = onto_empty
        self.levels = levels
        self.noise = 0.0
        self.haste = 0.0
        self.thrift = 0.0
        self.loose = 0
        self.depth = 0
        self.seed = 0
        self.looked_at = 0
        self.most_done = 0
        self.winner = -1
        self.gathers = 0

    def hurry(self, haste: float) -> None:
        """Take so much off the worth of a state for each move before the next deal."""
        self.haste = haste

    def save(self, thrift: float) -> None:
        """Take so much off for each move since the beginning: what a short line wants."""
        self.thrift = thrift

    def loosen(self, loose: int) -> None:
        """Allow more moves: 1 any that splits a run, 2 also parts of runs to an empty column."""
        self.loose = loose

    def begin(self, record: bytes, noise: float, seed: int) -> None:
        """Start from one state.

        Args:
            record: the state.
            noise: how much is added to each value at random, at most half of it either way.
            seed: which random numbers.
        """
        for i in range(self.stride):
            self.now[i] = record[i]
        self.noise = noise
        self.seed = seed
        self.node = 0
        self.looked_at = 0
        self.most_done = 0
        self.winner = -1
        self.now_node[0] = self.grow(-1, -1)
        self.kept = 1

    def enter(self, gathers: int) -> None:
        """Begin a stage with the states kept; 1 if a deal follows, 0 for the last stage."""
        self.forget()
        self.candidates = 0
        self.depth = 0
        self.gathers = gathers
        for i in range(self.kept):
            self.load(self.now, i * self.stride)
            self.is_new(self.total_key())
            if gathers:
                value = self.total() - self.spent(self.now_node[i])
                self.remember(value, self.now_node[i], self.now, i * self.stride)

    def level(self) -> int:
        """Go one level deeper: the winning node, or -1; ``kept`` is 0 when the stage is dry."""
        self.depth += 1
        with cython.nogil:
            found = self.deepen()
        self.now, self.then = self.then, self.now
        self.now_node, self.then_node = self.then_node, self.now_node
        return found

    def deal(self, row: bytes, worth: "array[float]", ordered: int) -> None:
        """Deal a row to every candidate and keep the best; ``winner`` is one that it won.

        Args:
            row: the cards, for the columns from the left.
            worth: the weights from now on.
            ordered: as for ``weigh``.
        """
        before = self.worth
        stride = self.stride
        for i in range(self.candidates):
            self.weigh(before, 1)
            self.load(self.candidate, i * stride)
            node = self.candidate_node[i]
            if not self.onto_empty:
                node = self.fill(node)
            if node >= 0:
                node = self.grow(node, DEAL)
            self.candidate_node[i] = node
            if node < 0:
                continue
            for column, card in enumerate(row):
                self.put(column, card)
            self.collect_all()
            self.most_done = max(self.most_done, self.done)
            self.store(self.candidate, i * stride)
            if self.done == self.goal:
                self.winner = node
        self.weigh(worth, ordered)
        self.forget()
        self.children = 0
        for i in range(self.candidates):
            if self.candidate_node[i] >= 0:
                self.load(self.candidate, i * stride)
                value = self.total() - self.spent(self.candidate_node[i])
                self.add(value, self.total_key(), i, 0)
        self.choose_dealt()

    def spent(self, node: int) -> float:
        """What the moves up to a state cost."""
        return self.thrift * self.node_depth[node]

    def choose_dealt(self) -> None:
        """Keep the best of the dealt candidates, no state twice."""
        self.order()
        stride = self.stride
        kept = 0
        while self.children and kept < self.width:
            best = self.pop()
            if self.is_new(self.child_key[best]):
                i = self.child_parent[best]
                self.now[kept * stride : (kept + 1) * stride] = self.candidate[
                    i * stride : (i + 1) * stride
                ]
                self.now_node[kept] = self.candidate_node[i]
                kept += 1
        self.kept = kept

    def fill(self, node: int) -> int:
        """Put something into every empty column, greedily; the node then, or -1 if it fails."""
        for column in range(self.columns):
            if self.length[column]:
                continue
            best = -1
            self.children = 0
            total = self.total()
            key = self.total_key()
            for source in range(self.columns):
                for count in range(1, min(self.group[source] + 1, self.length[source])):
                    if self.takes_empty(source, count):
                        self.child(0, total, key, source, count, column)
            for i in range(self.children):
                if best < 0 or self.child_value[i] > self.child_value[best]:
                    best = i
            if best < 0:
                return -1
            move = self.child_move[best]
            self.play((move >> 16) & 15, (move >> 8) & 255, move & 255)
            node = self.grow(node, move)
            if node < 0:
                return -1
        return node

    def takes_empty(self, source: int, count: int) -> int:
        """Whether an empty column takes the top cards of a column: 1 or 0."""
        if self.empty == 0:
            return 1
        if self.empty == 2:
            return 0
        return 1 if self.lead(source, count) & 15 == self.run else 0

    def lead(self, source: int, count: int) -> int:
        """The lowest of the top ``count`` cards of a column."""
        return self.cards[source * self.longest + self.length[source] - count]

    def deepen(self) -> int:
        """Expand all states kept, and make the best children the states of the next level."""
        self.children = 0
        for i in range(self.kept):
            self.load(self.now, i * self.stride)
            self.expand(i)
        self.order()
        kept = 0
        while self.children and kept < self.width:
            best = self.pop()
            if not self.is_new(self.child_key[best]):
                continue
            parent = self.child_parent[best]
            move = self.child_move[best]
            node = self.grow(self.now_node[parent], move)
            if node < 0:
                break
            done = self.make(parent, move, kept)
            if done > self.most_done:
                self.most_done = done
            if done == self.goal:
                return node
            self.then_node[kept] = node
            if self.gathers:
                value = self.child_value[best] - self.haste * self.depth
                self.remember(value, node, self.then, kept * self.stride)
            kept += 1
        self.kept = kept
        return -1

    def expand(self, parent: int) -> None:
        """Value all children of the loaded state that are worth looking at."""
        total = self.total() - self.spent(self.now_node[parent])
        key = self.total_key()
        for source in range(self.columns):
            count = self.length[source]
            if count == 0:
                continue
            if self.travel == 4:
                for taken in range(1, self.group[source] + 1):
                    self.try_targets(parent, total, key, source, taken)
                continue
            low = self.lead(source, 1) & 15
            for target in range(self.columns):
                lying = self.length[target]
                if target == source or lying == 0:
                    continue
                upper = self.lead(target, 1)
                taken = (upper & 15) - low
                if 1 <= taken <= self.group[source] and self.is_useful(source, taken, target):
                    self.child(parent, total, key, source, taken, target)
            if self.loose > 1:
                for taken in range(1, min(self.group[source], count - 1) + 1):
                    self.try_empty(parent, total, key, source, taken)
                continue
            run = self.runs[source * (self.longest + 1) + count]
            if run != count:
                self.try_empty(parent, total, key, source, min(run, self.group[source]))
            if self.group[source] > run and self.group[source] != count:
                self.try_empty(parent, total, key, source, self.group[source])

    def try_targets(self, parent: int, total: float, key: int, source: int, taken: int) -> None:
        """Value the moves of some cards where any open card takes all that lies on it."""
        lead = self.lead(source, taken)
        for target in range(self.columns):
            if target == source or self.length[target] == 0:
                continue
            if self.fits(self.lead(target, 1), lead) and self.is_useful(source, taken, target):
                self.child(parent, total, key, source, taken, target)
        if taken != self.length[source]:
            self.try_empty(parent, total, key, source, taken)

    def try_empty(self, parent: int, total: float, key: int, source: int, taken: int) -> None:
        """Value the move to the first empty column; the others would do as well."""
        if not self.takes_empty(source, taken):
            return
        for target in range(self.columns):
            if self.length[target] == 0:
                self.child(parent, total, key, source, taken, target)
                return

    def is_useful(self, source: int, taken: int, target: int) -> int:
        """Whether a fitting move splits no run, or only for a longer one, or may; 1 or 0."""
        lead = self.lead(source, taken)
        if not self.fits(self.lead(target, 1), lead):
            return 0
        left = self.length[source] - taken
        if self.loose or left <= self.hidden[source] or self.lead(source, taken + 1) != lead + 1:
            return 1
        if self.lead(target, 1) != lead + 1:
            return 0
        joined = self.runs[target * (self.longest + 1) + self.length[target]]
        return 1 if joined > self.runs[source * (self.longest + 1) + left] else 0

    def child(
        self, parent: int, total: float, key: int, source: int, taken: int, target: int
    ) -> None:
        """Value one child without making it, and note it."""
        left = self.length[source] - taken
        lying = self.length[target]
        hidden = self.hidden[source]
        if hidden >= left:
            hidden = left - 1 if left else 0
        base = source * self.longest
        place = source * (self.longest + 1) + left
        value = total - self.value[source] - self.value[target] + self.sums[place]
        value += self.rest(left, hidden, self.cards[base])
        key = (key - self.key[source] - self.key[target]) & self.mask
        key = (key + self.column_key(source, self.hashes[place], hidden)) & self.mask
        hidden = self.hidden[target]
        place = target * (self.longest + 1) + lying
        added = self.sums[place]
        cards = self.hashes[place]
        run = self.runs[place]
        first = self.cards[base + left]
        under = 0
        if lying:
            first = self.cards[target * self.longest]
            under = self.lead(target, 1)
        for i in range(taken):
            card = self.cards[base + left + i]
            cards = self.extend(cards, card)
            if under:
                run = run + 1 if under == card + 1 else 1
                added += self.link(under, card, run, lying + i)
            else:
                run = 1
            under = card
        count = lying + taken
        whole = 0
        if run >= self.run:
            whole = 1
            count -= self.run
            place = target * (self.longest + 1) + count
            value += self.worth[10]
            added = self.sums[place] if lying else 0.0
            cards = self.hashes[place] if lying else 0
            if hidden >= count:
                hidden = count - 1 if count else 0
        value += added + self.rest(count, hidden, first)
        key = (key + self.column_key(target, cards, hidden)) & self.mask
        if self.noise > 0.0:
            value += self.noise * (self.chance(key ^ self.seed) - 0.5)
        self.add(value, key, parent, whole << 24 | source << 16 | taken << 8 | target)
        self.looked_at += 1
