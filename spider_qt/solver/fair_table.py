"""A table with its unseen cards in some order, on which moves and deals are carried out.

They lie in the arrays so that they can turn and be dealt, and are read when that happens. The
order is the real one, or one of chance.
"""

from array import array

from spider_qt.solver.fair_search import FairSearch

WEIGHTS = 24
HEAD = 33
DEAL = 0xFFFF


class FairTable(FairSearch):
    """A table that can be played on.

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
        super().__init__(columns, run, build, travel, empty, onto_empty, most)
        self.goal = goal
        self.stock = bytearray(256)
        self.stock_at = 0
        self.stock_count = 0
        self.unseen = array("i", bytes(4 * 256))
        self.unseen_count = 0
        self.worths = array("d", bytes(8 * WEIGHTS))
        self.rows = 0
        self.root = bytearray(512)
        self.root_stock = 0
        self.bans = 0
        self.seed = 0

    def weigh(self, worths: "array[float]", rows: int) -> None:
        """Value tables by these weights from now on.

        Args:
            worths: ``WEIGHTS`` numbers for no row left in the stock, so many for one row, ...
            rows: for how many rows left there are weights at most.
        """
        self.worths = worths
        self.rows = rows

    def begin(self, record: bytes, stock: bytes) -> None:
        """Take over a table.

        Args:
            record: the columns and the finished runs, as from ``packed.record_of``.
            stock: the cards still to be dealt, the next one first.
        """
        for i in range(len(record)):
            self.root[i] = record[i]
        for i in range(len(stock)):
            self.root[256 + i] = stock[i]
        self.root_stock = len(stock)
        self.restore()

    def restore(self) -> None:
        """Put the table of ``begin`` back."""
        at = HEAD
        self.done = self.root[HEAD - 1]
        self.bans = 0
        self.stock_at = 0
        self.stock_count = self.root_stock
        self.unseen_count = 0
        for i in range(256):
            self.unseen[i] = 0
        for i in range(self.stock_count):
            self.stock[i] = self.root[256 + i]
            self.unseen[self.stock[i]] += 1
            self.unseen_count += 1
        for column in range(self.columns):
            count = self.root[column]
            hidden = self.root[16 + column]
            for i in range(count):
                card = self.root[at + i]
                self.cards[column * self.longest + i] = card
                if i < hidden:
                    self.unseen[card] += 1
                    self.unseen_count += 1
            self.length[column] = count
            self.hidden[column] = hidden
            at += count
        self.attune()
        self.assess()

    def attune(self) -> None:
        """Value all columns by the weights for so much of a stock as there is now."""
        rows = self.rows_left()
        self.needed = self.columns if rows and not self.onto_empty else 0
        for i in range(WEIGHTS):
            self.worth[i] = self.worths[rows * WEIGHTS + i]
        for column in range(self.columns):
            count = self.length[column]
            self.found(column, self.hidden[column])
            for i in range(self.hidden[column], count):
                self.lay(column, self.cards[column * self.longest + i])
            self.measure(column)

    def assess(self) -> None:
        """Say how likely it is that an unseen card fits on each card."""
        for i in range(16):
            self.likely[i] = 0.0
        for i in range(256):
            self.likely_suit[i] = 0.0
        if self.unseen_count == 0:
            return
        for i in range(1, 255):
            if self.unseen[i]:
                part = float(self.unseen[i]) / self.unseen_count
                self.likely_suit[i + 1] = part * self.worth[15]
                self.likely[(i & 15) + 1] += part * self.worth[14]

    def suppose(self, seed: int) -> None:
        """Put the unseen cards of the table in an order of chance."""
        self.seed = seed
        left = self.stock_count - self.stock_at
        for column in range(self.columns):
            left += self.hidden[column]
        while left > 1:
            left -= 1
            one = self.hiding(left)
            other = self.hiding(self.draw(left + 1))
            self.swap(one, other)

    def draw(self, below: int) -> int:
        """A number of chance from 0 on, below another."""
        self.seed = (self.seed + 1) & self.mask
        return (self.scatter(self.seed) >> 33) % below

    def hiding(self, number: int) -> int:
        """Where an unseen card lies: in the columns by their place, else -1 and less."""
        for column in range(self.columns):
            if number < self.hidden[column]:
                return column * self.longest + number
            number -= self.hidden[column]
        return -1 - (self.stock_at + number)

    def swap(self, one: int, other: int) -> None:
        """Exchange two unseen cards."""
        first = self.cards[one] if one >= 0 else self.stock[-1 - one]
        second = self.cards[other] if other >= 0 else self.stock[-1 - other]
        if one >= 0:
            self.cards[one] = second
        else:
            self.stock[-1 - one] = second
        if other >= 0:
            self.cards[other] = first
        else:
            self.stock[-1 - other] = first

    def act(self, move: int) -> None:
        """Make a move or deal a row, with all that follows."""
        if move == DEAL:
            self.deal()
            return
        source = move >> 16
        target = move & 255
        self.shift(source, (move >> 8) & 255, target)
        self.settle(target)
        self.settle(source)

    def settle(self, column: int) -> None:
        """Take whole runs off a column, and turn its top card if it is hidden."""
        while True:
            count = self.length[column]
            if self.runs[column * self.slots + count] >= self.run:
                self.length[column] = count - self.run
                self.done += 1
            elif count and count == self.hidden[column]:
                card = self.cards[column * self.longest + count - 1]
                self.found(column, count - 1)
                self.lay(column, card)
                self.meet(card)
                self.assess()
            else:
                break
        self.measure(column)

    def meet(self, card: int) -> None:
        """Note that a card has been seen."""
        self.unseen[card] -= 1
        self.unseen_count -= 1

    def deal(self) -> None:
        """Deal a row, with all that follows."""
        for column in range(self.columns):
            if self.stock_at < self.stock_count:
                card = self.stock[self.stock_at]
                self.stock_at += 1
                self.lay(column, card)
                self.meet(card)
        self.assess()
        self.attune()
        self.assess()
        for column in range(self.columns):
            self.settle(column)

    def down(self) -> int:
        """How many cards of the columns are hidden."""
        hidden = 0
        for column in range(self.columns):
            hidden += self.hidden[column]
        return hidden

    def key_now(self) -> int:
        """The hash of the table as it lies."""
        return self.total_key()

    def rows_left(self) -> int:
        """How many rows are left in the stock, as far as there are weights for them."""
        rows = (self.stock_count - self.stock_at + self.columns - 1) // self.columns
        return min(rows, self.rows)
