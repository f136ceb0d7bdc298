"""Whole games played by glances: the base policy, and games tried out from a table.

The player never looks at a hidden card. A trial puts the unseen cards in an order of chance,
makes the first moves of one plan and lets the player go on alone; how likely a win looks then,
on the average, says what the plan is worth.
"""

from array import array

from spider_qt.solver.fair_table import FairTable

try:
    import cython
except ImportError:  # compiled it is not needed; uncompiled ours will do
    from spider_qt.solver import plain as cython  # type: ignore[no-redef] # either is there

DEAL_CODE = 0xFFFF
PLANS = 24
PLAN_MOVES = 256
LONGEST_GAME = 600
BANNED = 512


class FairGame(FairTable):
    """A game that is played to its end.

    Args:
        columns: as for ``Glance``, and the next five.
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
        self.plan_move = array("i", bytes(4 * PLANS * PLAN_MOVES))
        self.plan_length = array("i", bytes(4 * PLANS))
        self.fills = array("i", bytes(4 * 64))
        self.filled = 0
        self.banned = array("Q", bytes(8 * BANNED))
        self.outlook = 0.0
        self.outlook_rows = 0

    def fill(self) -> int:
        """Put something into every empty column, greedily; 1 if a row can be dealt then."""
        self.filled = 0
        if self.onto_empty:
            return 1
        for target in range(self.columns):
            if self.length[target]:
                continue
            if self.empty == 2:
                return 0
            best = -1
            top = 0.0
            for source in range(self.columns):
                group = self.movable(source)
                for taken in range(1, group + 1):
                    left = self.length[source] - taken
                    lead = self.cards[source * self.longest + left]
                    if left <= self.hidden[source]:
                        continue
                    if self.empty == 1 and (lead & 15) != self.run:
                        continue
                    self.shift(source, taken, target)
                    value = self.whole_worth()
                    barred = self.is_banned()
                    self.shift(target, taken, source)
                    if not barred and (best < 0 or value > top):
                        best = source << 16 | taken << 8 | target
                        top = value
            if best < 0:
                return 0
            self.shift(best >> 16, (best >> 8) & 255, target)
            self.fills[self.filled] = best
            self.filled += 1
        return 1

    def is_banned(self) -> int:
        """Whether the table must not come again: 1 or 0."""
        if self.bans:
            key = self.total_key()
            for i in range(self.bans):
                if self.banned[i] == key:
                    return 1
        return 0

    def ban(self, key: int) -> None:
        """Let no columns be filled in a way that leads to a table again."""
        if self.bans < BANNED:
            self.banned[self.bans] = key
            self.bans += 1

    def empty_again(self) -> None:
        """Take ``fill`` back."""
        while self.filled:
            self.filled -= 1
            move = self.fills[self.filled]
            self.shift(move & 255, (move >> 8) & 255, move >> 16)

    def dealt_rank(self, node: int) -> float:
        """What the deal is worth after a node of the search, if the columns are filled."""
        value = self.whole_worth() + self.worth[17]
        value -= self.worth[20] * (self.node_rank[node] - self.node_rank[0])
        return value - self.worth[18] * (self.node_depth[node] + self.filled)

    def go_on(self, tables: int) -> int:
        """Make the best plan and carry it out: 1, or 0 if there is none."""
        self.start()
        self.look(tables)
        best = -1
        for i in range(self.ended):
            node = self.ends[i]
            if best < 0 or self.node_rank[node] > self.node_rank[best]:
                best = node
        calm = self.calm
        self.outlook = self.node_rank[calm]
        if best >= 0 and self.node_rank[best] > self.outlook:
            self.outlook = self.node_rank[best]
        if self.stock_at < self.stock_count:
            self.go(calm)
            if self.fill() and (best < 0 or self.dealt_rank(calm) > self.node_rank[best]):
                self.deal()
                return 1
            self.empty_again()
        elif best >= 0 and calm and self.node_rank[calm] > self.node_rank[best]:
            best = -1
        if best >= 0:
            self.go(self.node_parent[best])
            self.act(self.node_move[best])
            return 1
        self.go(calm)
        return 1 if calm and self.node_rank[calm] > self.node_rank[0] + 0.001 else 0

    def play(self, tables: int) -> None:
        """Play on to the end."""
        plans = 0
        while self.done < self.goal and plans < LONGEST_GAME and self.go_on(tables):
            plans += 1

    def whole(self, tables: int) -> None:
        """Play a whole game from the table of ``begin``, whose hidden cards are the real ones."""
        with cython.nogil:
            self.restore()
            self.play(tables)

    def seek(self, tables: int, banned: "array[int]") -> None:
        """Search for plans that do not lead through some tables, given by their hashes."""
        self.start()
        for key in banned:
            self.is_new(key)
            self.ban(key)
        with cython.nogil:
            self.look(tables)

    def endings(self) -> list[tuple[float, int, int]]:
        """The rank, the node, and the source column of the last move of each plan found."""
        found = []
        for i in range(self.ended):
            node = self.ends[i]
            found.append((self.node_rank[node], node, self.node_move[node] >> 16))
        return found

    def way(self, node: int) -> list[int]:
        """The moves from the first table of the search to a node."""
        moves = []
        while node > 0:
            moves.append(self.node_move[node])
            node = self.node_parent[node]
        return moves[::-1]

    def way_to_calm(self) -> list[int]:
        """The moves to the best table that brings up nothing unseen; none if it is the first."""
        return self.way(self.calm)

    def way_to_deal(self) -> list[int]:
        """The moves to the best table for a deal, with the deal; none if there is no way."""
        bans = self.bans
        for last in (self.calm, 0):
            node = last
            while node >= 0:  # nor may they be filled so that the plan itself goes back
                self.go(node)
                self.ban(self.key_now())
                node = self.node_parent[node]
            self.go(last)
            possible = self.fill()
            moves = self.way(last)
            for i in range(self.filled):
                moves.append(self.fills[i])
            moves.append(DEAL_CODE)
            self.empty_again()
            self.go(0)
            self.bans = bans
            if possible:
                return moves
        return []

    def plan(self, number: int, moves: "array[int]") -> None:
        """Note a plan to be tried, at most ``PLANS`` of them with ``PLAN_MOVES`` moves each."""
        self.plan_length[number] = min(len(moves), PLAN_MOVES)
        for i in range(self.plan_length[number]):
            self.plan_move[number * PLAN_MOVES + i] = moves[i]

    def trial(self, number: int, seed: int, tables: int, plans: int) -> int:
        """Begin with a plan, the unseen cards being in an order of chance, and play on.

        Args:
            number: of the plan.
            seed: of the chance.
            tables: how many tables the player expands for a plan of his.
            plans: how many plans he makes.

        Returns:
            1 if the game was won and -1 if it was lost; else 0, and ``outlook`` says what the
            table is worth when he has made them.
        """
        with cython.nogil:
            self.restore()
            self.suppose(seed)
            for i in range(self.plan_length[number]):
                self.act(self.plan_move[number * PLAN_MOVES + i])
            return self.go_far(tables, plans)

    def go_far(self, tables: int, plans: int) -> int:
        """Make so many plans and one more, whose outlook counts; returns as ``trial`` does."""
        while self.done < self.goal:
            plans -= 1
            if plans < 0:
                return self.look_out(tables)
            if not self.go_on(tables):
                return -1
        return 1

    def look_out(self, tables: int) -> int:
        """Say what the best plan promises, without making it; returns as ``trial`` does."""
        self.outlook_rows = self.rows_left()
        self.start()
        self.look(tables)
        self.outlook = self.node_rank[self.calm]
        for i in range(self.ended):
            if self.node_rank[self.ends[i]] > self.outlook:
                self.outlook = self.node_rank[self.ends[i]]
        if self.ended or self.stock_at < self.stock_count or self.calm:
            return 0
        return -1
