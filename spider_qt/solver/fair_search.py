"""The best plans for a table until something unseen comes up.

A plan ends where a card turns, a run is finished or the stock is dealt: what comes then is not
known. The search takes the best table first; it walks from one table to the next by taking
moves back and making others, so no table is ever copied.
"""

from array import array

from spider_qt.solver.glance import Glance

SLOTS = 1 << 19
DEEPEST = 200


class FairSearch(Glance):
    """A search for plans.

    Args:
        columns: as for ``Glance``, and the next four.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        onto_empty: 1 if a row may be dealt while a column is empty.
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
        most: int,
    ) -> None:
        super().__init__(columns, run, build, travel, empty, onto_empty)
        self.most = most
        self.seen = array("Q", bytes(8 * SLOTS))
        self.seen_in = array("i", bytes(4 * SLOTS))
        self.search = 0
        self.seen_count = 0
        self.nodes = 0
        self.node_parent = array("i", bytes(4 * most))
        self.node_move = array("i", bytes(4 * most))
        self.node_depth = array("i", bytes(4 * most))
        self.node_rank = array("d", bytes(8 * most))
        self.heap = array("i", bytes(4 * (most + 1)))
        self.heaped = 0
        self.ends = array("i", bytes(4 * most))
        self.ended = 0
        self.calm = 0
        self.laid = 0
        self.needed = 0
        self.at_node = 0
        self.walk = array("i", bytes(4 * (DEEPEST + 2)))
        self.looked_at = 0

    def is_new(self, key: int) -> int:
        """Whether a table was not noted in this search, 1 or 0; from now on it was."""
        at = key & (SLOTS - 1)
        while self.seen_in[at] == self.search:
            if self.seen[at] == key:
                return 0
            at = (at + 1) & (SLOTS - 1)
        if 2 * self.seen_count < SLOTS:
            self.seen[at] = key
            self.seen_in[at] = self.search
            self.seen_count += 1
        return 1

    def start(self) -> None:
        """Begin a search from the table as it lies."""
        self.search += 1
        self.seen_count = 0
        self.nodes = 1
        self.ended = 0
        self.calm = 0
        self.at_node = 0
        self.node_parent[0] = -1
        self.node_depth[0] = 0
        self.node_rank[0] = self.whole_worth()
        self.laid = 0
        for column in range(self.columns):
            self.laid += self.length[column]
        self.is_new(self.total_key())
        self.heap[0] = 0
        self.heaped = 1

    def look(self, tables: int) -> None:
        """Expand so many tables at most, the best ones first; then stand at the first again."""
        while self.heaped and tables > 0:
            tables -= 1
            node = self.heap[0]
            self.heaped -= 1
            self.heap[0] = self.heap[self.heaped]
            self.sink(0)
            self.go(node)
            self.expand(node)
        self.go(0)

    def go(self, node: int) -> None:
        """Walk to a table of this search."""
        steps = 0
        here = self.at_node
        there = node
        while here != there:
            if self.node_depth[here] >= self.node_depth[there]:
                move = self.node_move[here]
                self.shift(move & 255, (move >> 8) & 255, move >> 16)
                here = self.node_parent[here]
            else:
                self.walk[steps] = there
                steps += 1
                there = self.node_parent[there]
        while steps:
            steps -= 1
            move = self.node_move[self.walk[steps]]
            self.shift(move >> 16, (move >> 8) & 255, move & 255)
        self.at_node = node

    def expand(self, node: int) -> None:
        """Value all children of the table at a node that are worth looking at."""
        total = self.total()
        key = self.total_key()
        for source in range(self.columns):
            count = self.length[source]
            if count == 0:
                continue
            group = self.movable(source)
            low = self.top[source] & 15
            for target in range(self.columns):
                if target == source or self.length[target] == 0:
                    continue
                upper = self.top[target]
                if self.travel == 4:
                    for taken in range(1, group + 1):
                        if self.is_useful(source, taken, target):
                            self.child(node, total, key, source, taken, target)
                    continue
                taken = (upper & 15) - low
                if 1 <= taken <= group and self.is_useful(source, taken, target):
                    self.child(node, total, key, source, taken, target)
            self.try_empty(node, total, key, source, group)

    def try_empty(self, node: int, total: float, key: int, source: int, group: int) -> None:
        """Value the moves to the first empty column; the others would do as well."""
        target = 0
        while target < self.columns and self.length[target]:
            target += 1
        if target == self.columns or self.empty == 2:
            return
        count = self.length[source]
        run = self.runs[source * self.slots + count]
        low = group if self.travel == 4 else min(run, group)
        if self.travel == 4:
            low = 1
        for taken in range(low, group + 1):
            if taken != low and taken != group and self.travel != 4:
                continue
            if taken == count:
                continue
            lead = self.cards[source * self.longest + count - taken]
            if self.empty == 0 or (lead & 15) == self.run:
                self.child(node, total, key, source, taken, target)

    def is_useful(self, source: int, taken: int, target: int) -> int:
        """Whether a move fits and splits no run, or only for a longer one; 1 or 0."""
        left = self.length[source] - taken
        lead = self.cards[source * self.longest + left]
        if not self.fits(self.top[target], lead):
            return 0
        if left <= self.hidden[source] or self.cards[source * self.longest + left - 1] != lead + 1:
            return 1
        if self.top[target] != lead + 1:
            return 0
        joined = self.runs[target * self.slots + self.length[target]]
        return 1 if joined > self.runs[source * self.slots + left] else 0

    def child(
        self, node: int, total: float, key: int, source: int, taken: int, target: int
    ) -> None:
        """Value one child without making it, and note it if it is new."""
        base = source * self.longest
        left = self.length[source] - taken
        hidden = self.hidden[source]
        ends = 0
        over_source = 0
        under_source = 99
        place = source * self.slots + left
        value = total - self.value[source] - self.value[target]
        key = (key - self.key[source] - self.key[target]) & self.mask
        if left == hidden and hidden:
            ends = 1
            over_source = 15
            under_source = 1 if hidden > 1 else 99
            value += self.turned(hidden - 1)
            key = (key + self.column_key(source, hidden)) & self.mask
        else:
            value += self.sums[place] + self.rest(left, hidden, self.parts[place], self.cards[base])
            key = (key + self.column_key(source, self.hashes[place])) & self.mask
            if left:
                over_source = self.cards[base + left - 1]
                under_source = self.buried(source, left)
        count = self.length[target]
        hidden = self.hidden[target]
        place = target * self.slots + count
        added = self.sums[place]
        cards = self.hashes[place]
        run = self.runs[place]
        parts = self.parts[place]
        first = self.cards[target * self.longest] if count else self.cards[base + left]
        under = self.cards[target * self.longest + count - 1] if count else 0
        for i in range(taken):
            card = self.cards[base + left + i]
            cards = self.extend(cards, card)
            if under == card + 1:
                run += 1
            else:
                run = 1
                parts += 1
            if under:
                added += self.link(under, card, run, count + i)
            under = card
        count += taken
        if run >= self.run:
            if self.laid - self.run < self.needed:
                return  # too few cards would be left to fill all columns for a deal
            ends = 1
            count -= self.run
            value += self.worth[10]
            place = target * self.slots + count
            added = self.sums[place]
            cards = self.hashes[place]
            parts = self.parts[place]
            under = self.cards[target * self.longest + count - 1] if count else 0
        under_target = parts if hidden else 99
        if count == hidden and hidden:
            value += self.turned(hidden - 1)
            under = 15
            under_target = 1 if hidden > 1 else 99
        else:
            value += added + self.rest(count, hidden, parts, first)
        key = (key + self.column_key(target, cards)) & self.mask
        self.looked_at += 1
        if not self.is_new(key) or self.nodes >= self.most:
            return
        value += self.welcome(source, over_source, under_source, target, under, under_target)
        self.note(node, source << 16 | taken << 8 | target, value, ends)

    def note(self, parent: int, move: int, value: float, ends: int) -> None:
        """Note a new table of this search."""
        node = self.nodes
        self.nodes = node + 1
        depth = self.node_depth[parent] + 1
        self.node_parent[node] = parent
        self.node_move[node] = move
        self.node_depth[node] = depth
        self.node_rank[node] = value - self.worth[18] * depth
        if ends:
            self.ends[self.ended] = node
            self.ended += 1
        elif depth < DEEPEST:
            if self.node_rank[node] > self.node_rank[self.calm]:
                self.calm = node
            self.push(node)

    def push(self, node: int) -> None:
        """Put a table on the heap, the best on top."""
        at = self.heaped
        self.heaped = at + 1
        rank = self.node_rank[node]
        while at and self.node_rank[self.heap[(at - 1) >> 1]] < rank:
            self.heap[at] = self.heap[(at - 1) >> 1]
            at = (at - 1) >> 1
        self.heap[at] = node

    def sink(self, at: int) -> None:
        """Let a table sink to its place in the heap."""
        item = self.heap[at]
        rank = self.node_rank[item]
        kid = 2 * at + 1
        while kid < self.heaped:
            if kid + 1 < self.heaped and (
                self.node_rank[self.heap[kid + 1]] > self.node_rank[self.heap[kid]]
            ):
                kid += 1
            if self.node_rank[self.heap[kid]] <= rank:
                break
            self.heap[at] = self.heap[kid]
            at = kid
            kid = 2 * at + 1
        self.heap[at] = item
