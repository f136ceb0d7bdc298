"""An exhaustive search: whether a state can be won at all, as far as memory reaches.

Every legal move is tried from every state, depth first, the promising ones first, and no state
is entered twice. States are compared byte by byte, so "exhausted" is a proof. Where no stock
is left, states that differ only by the order of their columns are one: columns are sorted.
States that ``Deadlock`` sees to be lost are not entered, as none that follows them is won.

The stores take address space when they are made, and memory only as states come in.
"""

from array import array

from spider_qt.solver.deadlock import Deadlock
from spider_qt.solver.room import numbers, octets

try:
    import cython
except ImportError:  # compiled it is not needed; uncompiled ours will do
    from spider_qt.solver import plain as cython  # type: ignore[no-redef] # either is there

_DEAL = 0xFFFF
_OPEN, _WON, _EXHAUSTED, _FULL = 0, 1, 2, 3
"""How a search stands: going on, won, all seen without a win, no more memory."""


class Proof(Deadlock):
    """One exhaustive search.

    Args:
        columns: as for ``Table``, and the next four.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        goal: how many runs win.
        onto_empty: 1 if a row may be dealt while a column is empty.
        cards: how many cards the game has.
        states: how many states may be held.
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
        cards: int,
        states: int,
    ) -> None:
        super().__init__(columns, run, build, travel, empty)
        self.goal = goal
        self.onto_empty = onto_empty
        self.size = 2 * columns + 2 + cards
        self.most = states
        self.count = 0
        self.stacked = 0
        self.winner = -1
        self.blob = octets(self.size * (states + 1))
        self.parent = numbers(states + 1)
        self.move = numbers(states + 1)
        self.stack = numbers(states + 1)
        slots = 1 << 10
        while slots < 2 * states:
            slots <<= 1
        self.slots = numbers(slots)
        self.slot_mask = slots - 1
        self.sorted = array("i", bytes(4 * 16))
        self.batch = 0
        self.batch_move = array("i", bytes(4 * 4096))
        self.batch_value = array("d", bytes(8 * 4096))

    def begin(self, record: bytes, rows: list[bytes]) -> None:
        """Start from one state.

        Args:
            record: the state, as ``Table`` has it.
            rows: the rows still to be dealt, the next one first.
        """
        self.stack_rows(rows)
        self.ordered = 0  # columns are sorted by hashes that do not know their place
        self.load(bytearray(record), 0)
        self.enter(-1, -1, 0)

    def run_on(self, states: int) -> int:
        """Look at so many more states; how the search stands then."""
        stands = _OPEN
        with cython.nogil:
            stands = self.search(states)
        return stands  # noqa: RET504 - a value must not be returned without the lock

    def path(self) -> list[tuple[list[bytes], int]]:
        """The way to the win that was found: for each move the columns before it, and the move.

        The columns are those of the state as it was held, perhaps sorted: each is the number of
        its hidden cards and then its cards. The move counts columns in that order.
        """
        steps = []
        node = self.winner
        while node > 0:
            steps.append((self.columns_of(self.parent[node]), self.move[node]))
            node = self.parent[node]
        return steps[::-1]

    def columns_of(self, node: int) -> list[bytes]:
        """The columns of a state, each its hidden cards' number and its cards."""
        at = node * self.size
        card = at + 2 * self.columns + 2
        found = []
        for column in range(self.columns):
            count = self.blob[at + column]
            whole = [self.blob[at + self.columns + column]]
            whole += [self.blob[card + i] for i in range(count)]
            found.append(bytes(whole))
            card += count
        return found

    def search(self, states: int) -> int:
        """The loop of ``run_on``."""
        for _ in range(states):
            if self.winner >= 0:
                return _WON
            if self.stacked == 0:
                return _EXHAUSTED
            if self.count >= self.most:
                return _FULL
            self.stacked -= 1
            self.visit(self.stack[self.stacked])
        return _WON if self.winner >= 0 else _OPEN

    def unpack(self, node: int) -> int:
        """Load a state; returns how many rows were dealt in it."""
        at = node
        at *= self.size
        card = at + 2 * self.columns + 2
        self.done = self.blob[at + 2 * self.columns]
        for column in range(self.columns):
            count = self.blob[at + column]
            self.length[column] = count
            self.hidden[column] = self.blob[at + self.columns + column]
            for i in range(count):
                self.cards[column * self.longest + i] = self.blob[card + i]
            card += count
            self.measure(column)
        return self.blob[at + 2 * self.columns + 1]

    def visit(self, node: int) -> None:
        """Make every child of a state; the most promising is looked at next."""
        dealt = self.unpack(node)
        self.batch = 0
        empties = 0
        for source in range(self.columns):
            if self.length[source] == 0:
                empties += 1
            for taken in range(1, self.group[source] + 1):
                self.targets(source, taken, dealt)
        if dealt < self.rows and (empties == 0 or self.onto_empty):
            self.note(_DEAL, -1e9)
        self.arrange()
        for i in range(self.batch):
            self.unpack(node)
            move = self.batch_move[i]
            after = dealt
            if move == _DEAL:
                self.deal_row(dealt)
                after += 1
            else:
                self.play(move >> 16, (move >> 8) & 255, move & 255)
            self.enter(node, move, after)

    def targets(self, source: int, taken: int, dealt: int) -> None:
        """Note every legal move of some cards."""
        lead = self.cards[source * self.longest + self.length[source] - taken]
        first = 1
        for target in range(self.columns):
            lying = self.length[target]
            if target == source:
                continue
            if lying:
                if self.fits(self.cards[target * self.longest + lying - 1], lead):
                    self.note(source << 16 | taken << 8 | target, 0.0)
                continue
            if self.empty == 2 or (self.empty == 1 and lead & 15 != self.run):
                continue
            if dealt == self.rows and (not first or taken == self.length[source]):
                continue  # without a stock, empty columns are one, and a column moved is itself
            first = 0
            self.note(source << 16 | taken << 8 | target, -1.0)

    def note(self, move: int, value: float) -> None:
        """Note a move of the state that is being visited."""
        if self.batch < 4096:
            self.batch_move[self.batch] = move
            self.batch_value[self.batch] = value
            self.batch += 1

    def arrange(self) -> None:
        """Put the moves in order, the best last, as the last one stacked is looked at first."""
        for i in range(self.batch):
            move = self.batch_move[i]
            value = self.batch_value[i]
            if move != _DEAL:
                value += self.promise(move >> 16, (move >> 8) & 255, move & 255)
            j = i
            while j > 0 and self.batch_value[j - 1] > value:
                self.batch_value[j] = self.batch_value[j - 1]
                self.batch_move[j] = self.batch_move[j - 1]
                j -= 1
            self.batch_value[j] = value
            self.batch_move[j] = move

    def promise(self, source: int, taken: int, target: int) -> float:
        """How promising a move is: joins and turned cards are, broken runs are not."""
        left = self.length[source] - taken
        lead = self.cards[source * self.longest + left]
        value = 0.0
        if self.length[target]:
            upper = self.cards[target * self.longest + self.length[target] - 1]
            if upper == lead + 1:
                value += 4.0 + self.runs[target * (self.longest + 1) + self.length[target]]
        if left == 0:
            value += 2.0
        elif left == self.hidden[source]:
            value += 3.0
        elif self.cards[source * self.longest + left - 1] == lead + 1:
            value -= 6.0
        return value

    def deal_row(self, dealt: int) -> None:
        """Deal the next row onto the state."""
        start = self.row_start[dealt]
        count = self.row_start[dealt + 1] - start
        for column in range(count):
            self.put(column, self.row_cards[start + column])
        self.collect_all()

    def enter(self, parent: int, move: int, dealt: int) -> None:
        """Take the state in and stack it, if it is new."""
        if self.count >= self.most or self.is_dead(dealt):
            return
        self.sort_columns(dealt)
        at = self.count
        at *= self.size  # in two steps, so that it is 64 bits wide when compiled
        card = at + 2 * self.columns + 2
        key = 0
        for place in range(self.columns):
            column = self.sorted[place]
            count = self.length[column]
            self.blob[at + place] = count
            self.blob[at + self.columns + place] = self.hidden[column]
            for i in range(count):
                self.blob[card + i] = self.cards[column * self.longest + i]
            card += count
        self.blob[at + 2 * self.columns] = self.done
        self.blob[at + 2 * self.columns + 1] = dealt
        end = at + self.size
        while card < end:
            self.blob[card] = 0
            card += 1
        for i in range(self.size):
            key = self.extend(key, self.blob[at + i])
        slot = self.slot(key) & self.slot_mask
        while self.slots[slot]:
            if self.same(self.slots[slot] - 1, self.count):
                return
            slot = (slot + 1) & self.slot_mask
        self.slots[slot] = self.count + 1
        self.parent[self.count] = parent
        self.move[self.count] = move
        if self.done == self.goal:
            self.winner = self.count
        self.stack[self.stacked] = self.count
        self.stacked += 1
        self.count += 1

    def same(self, one: int, other: int) -> int:
        """Whether two states are byte for byte the same: 1 or 0."""
        a = one
        a *= self.size
        b = other
        b *= self.size
        for i in range(self.size):
            if self.blob[a + i] != self.blob[b + i]:
                return 0
        return 1

    def sort_columns(self, dealt: int) -> None:
        """Choose the order of the columns: sorted when no row is left, else as they are."""
        for i in range(self.columns):
            j = i
            if dealt == self.rows:
                while j > 0 and self.key[self.sorted[j - 1]] > self.key[i]:
                    self.sorted[j] = self.sorted[j - 1]
                    j -= 1
            self.sorted[j] = i
