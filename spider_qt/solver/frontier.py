"""What a beam remembers between two levels: states, children, what was seen, the way there.

Heaps, a hash set and a tree in flat arrays, so that the compiled form needs no object. The
set knows states by their 64-bit hash alone: two that collide cost a state, never a wrong
answer, as every line found is replayed.
"""

from spider_qt.solver.room import floats, numbers, octets
from spider_qt.solver.table import Table

CHILDREN = 100
"""Children to be held per state kept; those that come later at a level are passed over."""

SEEN = 400
"""Slots of the set of seen states per state kept."""


class Frontier(Table):
    """The stores of a beam.

    Args:
        columns: as for ``Table``, and the next four.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        width: how many states are kept at each level.
        nodes: how many states may be kept in all.
    """

    def __init__(
        self, columns: int, run: int, build: int, travel: int, empty: int, width: int, nodes: int
    ) -> None:
        super().__init__(columns, run, build, travel, empty)
        self.width = width
        self.kept = 0
        self.now = octets(self.stride * (width + 1))
        self.then = octets(self.stride * (width + 1))
        self.now_node = numbers(width + 1)
        self.then_node = numbers(width + 1)
        self.candidates = 0
        self.most_candidates = 2 * width
        self.candidate = octets(self.stride * self.most_candidates)
        self.candidate_node = numbers(self.most_candidates)
        self.candidate_value = floats(self.most_candidates)
        self.candidate_heap = numbers(self.most_candidates)
        self.children = 0
        self.most_children = CHILDREN * width + 1000
        self.child_value = floats(self.most_children)
        self.child_key = numbers(self.most_children, "Q")
        self.child_parent = numbers(self.most_children)
        self.child_move = numbers(self.most_children)
        self.heap = numbers(self.most_children)
        slots = 1 << 14
        while slots < SEEN * width:
            slots <<= 1
        self.seen = numbers(slots, "Q")
        self.seen_mask = slots - 1
        self.seen_count = 0
        self.node = 0
        self.most_nodes = nodes
        self.node_parent = numbers(nodes)
        self.node_move = numbers(nodes)
        self.node_depth = numbers(nodes)

    def path(self, node: int) -> list[int]:
        """The moves that lead to a node: source << 16 | count << 8 | target, or ``DEAL``."""
        moves = []
        while node > 0:
            moves.append(self.node_move[node] & 0xFFFFFF)
            node = self.node_parent[node]
        return moves[::-1]

    def grow(self, parent: int, move: int) -> int:
        """Note how a state came about: its node, or -1 if there is no room."""
        node = self.node
        if node >= self.most_nodes:
            return -1
        self.node_parent[node] = parent
        self.node_move[node] = move
        self.node_depth[node] = self.node_depth[parent] + 1 if node else 0
        self.node = node + 1
        return node

    def is_new(self, key: int) -> int:
        """Whether a state was not seen in this stage, 1 or 0; from now on it was."""
        key |= 1
        at = self.slot(key) & self.seen_mask
        while self.seen[at]:
            if self.seen[at] == key:
                return 0
            at = (at + 1) & self.seen_mask
        if 4 * self.seen_count < 3 * self.seen_mask:
            self.seen[at] = key
            self.seen_count += 1
        return 1

    def forget(self) -> None:
        """Begin a new set of seen states."""
        for at in range(self.seen_mask + 1):
            self.seen[at] = 0
        self.seen_count = 0

    def add(self, value: float, key: int, parent: int, move: int) -> None:
        """Note a child."""
        at = self.children
        if at < self.most_children:
            self.child_value[at] = value
            self.child_key[at] = key
            self.child_parent[at] = parent
            self.child_move[at] = move
            self.children = at + 1

    def order(self) -> None:
        """Make the children a heap, the best on top."""
        for i in range(self.children):
            self.heap[i] = i
        at = self.children // 2 - 1
        while at >= 0:
            self.sift(at)
            at -= 1

    def pop(self) -> int:
        """Take the best child off the heap."""
        best = self.heap[0]
        self.children -= 1
        self.heap[0] = self.heap[self.children]
        self.sift(0)
        return best

    def sift(self, at: int) -> None:
        """Let a child sink to its place in the heap."""
        item = self.heap[at]
        value = self.child_value[item]
        kid = 2 * at + 1
        while kid < self.children:
            if kid + 1 < self.children and (
                self.child_value[self.heap[kid + 1]] > self.child_value[self.heap[kid]]
            ):
                kid += 1
            if self.child_value[self.heap[kid]] <= value:
                break
            self.heap[at] = self.heap[kid]
            at = kid
            kid = 2 * at + 1
        self.heap[at] = item

    def remember(self, value: float, node: int, record: bytearray | memoryview, at: int) -> None:
        """Keep a state for the deal if it is among the best so far."""
        found = self.candidates
        place = found
        if found < self.most_candidates:
            self.candidates = found + 1
            self.candidate_heap[found] = found
        else:
            place = self.candidate_heap[0]
            if value <= self.candidate_value[place]:
                return
        self.candidate_value[place] = value
        self.candidate_node[place] = node
        for i in range(self.stride):
            self.candidate[place * self.stride + i] = record[at + i]
        if found >= self.most_candidates:
            self.sift_candidate(0)
        elif self.candidates == self.most_candidates:
            first = self.most_candidates // 2 - 1
            while first >= 0:
                self.sift_candidate(first)
                first -= 1

    def sift_candidate(self, at: int) -> None:
        """Let a candidate sink to its place in the heap that has the worst on top."""
        item = self.candidate_heap[at]
        value = self.candidate_value[item]
        kid = 2 * at + 1
        while kid < self.most_candidates:
            if kid + 1 < self.most_candidates and (
                self.candidate_value[self.candidate_heap[kid + 1]]
                < self.candidate_value[self.candidate_heap[kid]]
            ):
                kid += 1
            if self.candidate_value[self.candidate_heap[kid]] >= value:
                break
            self.candidate_heap[at] = self.candidate_heap[kid]
            at = kid
            kid = 2 * at + 1
        self.candidate_heap[at] = item

    def make(self, parent: int, move: int, place: int) -> int:
        """Write the state after a move of a kept state; returns its finished runs."""
        source = (move >> 16) & 15
        taken = (move >> 8) & 255
        target = move & 255
        whole = move >> 24
        old = parent * self.stride
        new = place * self.stride
        head = self.stride - self.room
        read = old + head
        write = new + head
        group = read
        for column in range(source + 1):
            group += self.now[old + column]
        group -= taken
        for column in range(self.columns):
            count = self.now[old + column]
            hidden = self.now[old + self.widest + column]
            after = count
            if column == source:
                after = count - taken
            elif column == target:
                after = count + taken - (self.run if whole else 0)
            stays = min(count, after)
            for i in range(stays):
                self.then[write + i] = self.now[read + i]
            for i in range(after - stays):
                self.then[write + stays + i] = self.now[group + i]
            read += count
            write += after
            if hidden >= after:
                hidden = after - 1 if after else 0
            self.then[new + column] = after
            self.then[new + self.widest + column] = hidden
        done = self.now[old + head - 1] + whole
        self.then[new + head - 1] = done
        return done
