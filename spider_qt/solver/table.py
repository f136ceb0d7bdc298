"""One packed table on which the search tries its moves, and what a state is worth.

A record is a state in bytes: per column its length, per column its hidden cards, the finished
runs, then the cards from the first column's bottom to the last one's top. A card is its suit
times 16 plus its rank. ``Table`` holds one state unpacked, with sums over every prefix of each
column, so that the worth and the hash of a child are known without making it.

The worth is a sum over columns (``Worth`` names its parts): links between same-suit neighbours
count the more the longer the run, other neighbours little, hidden cards cost, empty columns
and finished runs pay.
"""

from array import array

COLUMNS = 16
LONGEST = 120
RECORD = 2 * 16 + 1 + 208
MASK = 0xFFFFFFFFFFFFFFFF
GOLD = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
SALT_HIDDEN = 0xD1B54A32D192ED03
SALT_COLUMN = 0x8CB92BA72F3D8DD7


def mix(x: int) -> int:
    """Scatter 64 bits: the last step of SplitMix64 (Steele, Lea and Flood, 2014)."""
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return x ^ (x >> 31)


class Table:
    """A state that can be played on.

    Args:
        columns: how many columns, at most 16.
        run: cards of a whole run, which are all ranks.
        build: which cards fit below the next higher rank: 0 any, 1 of its suit, 2 of its
            colour, 3 of the other colour.
        travel: which groups travel: 0 of one suit, 1 any, 2 of one colour, 3 of alternating
            colours, 4 any open card with all on it, 5 single cards.
        empty: what an empty column takes: 0 anything, 1 a king and what is on it, 2 nothing.
    """

    def __init__(self, columns: int, run: int, build: int, travel: int, empty: int) -> None:
        self.columns = columns
        self.run = run
        self.build = build
        self.travel = travel
        self.empty = empty
        self.stride = RECORD
        self.longest = LONGEST
        self.widest = COLUMNS
        self.room = RECORD - 2 * COLUMNS - 1
        self.mask = MASK
        self.ordered = 1
        self.done = 0
        self.worth = array("d", bytes(8 * 16))
        self.length = array("i", bytes(4 * COLUMNS))
        self.hidden = array("i", bytes(4 * COLUMNS))
        self.cards = bytearray(COLUMNS * LONGEST)
        self.sums = array("d", bytes(8 * COLUMNS * (LONGEST + 1)))
        self.hashes = array("Q", bytes(8 * COLUMNS * (LONGEST + 1)))
        self.runs = array("i", bytes(4 * COLUMNS * (LONGEST + 1)))
        self.group = array("i", bytes(4 * COLUMNS))
        self.value = array("d", bytes(8 * COLUMNS))
        self.key = array("Q", bytes(8 * COLUMNS))

    def weigh(self, worth: "array[float]", ordered: int) -> None:
        """Value states by these weights from now on.

        Args:
            worth: the weights in the order of ``Worth``, 12 of them.
            ordered: 1 while a stock is left, as its cards go to known columns; 0 makes states
                one that differ only by the order of their columns.
        """
        self.worth = worth
        self.ordered = ordered

    def fits(self, upper: int, lower: int) -> int:
        """Whether ``lower`` may lie on ``upper``: 1 or 0."""
        if (upper & 15) != (lower & 15) + 1:
            return 0
        if self.build == 0:
            return 1
        return self.suits_fit(upper >> 4, lower >> 4, self.build)

    def suits_fit(self, upper: int, lower: int, rule: int) -> int:
        """Whether two suits go together by a rule as for ``build``, but not 0."""
        if rule == 1:
            return 1 if upper == lower else 0
        same = 1 if (upper == 1 or upper == 2) == (lower == 1 or lower == 2) else 0
        return same if rule == 2 else 1 - same

    def link(self, under: int, over: int, run: int, depth: int) -> float:
        """What ``over`` on ``under`` adds; ``run`` is the same-suit run with ``over``."""
        if (under & 15) == (over & 15) + 1:
            if under >> 4 == over >> 4:
                return self.worth[2] + self.worth[3] * run
            if self.build == 0 or self.suits_fit(under >> 4, over >> 4, self.build):
                return self.worth[4]
        return self.worth[7] * ((under & 15) - (over & 15)) - self.worth[5] - self.worth[6] * depth

    def rest(self, count: int, hidden: int, first: int) -> float:
        """What a column of ``count`` cards is worth beside its links."""
        if count == 0:
            return self.worth[8]
        if hidden:
            return -(self.worth[0] + self.worth[1] * hidden) * hidden
        if (first & 15) == self.run:
            return self.worth[9] + self.worth[11]
        return self.worth[9]

    def column_key(self, column: int, prefix: int, hidden: int) -> int:
        """The hash of a column from that of its cards."""
        prefix = (prefix + hidden * SALT_HIDDEN) & MASK
        if self.ordered:
            prefix = (prefix + (column + 1) * SALT_COLUMN) & MASK
        return mix(prefix)

    def measure(self, column: int) -> None:
        """Fill the sums of a column from its cards."""
        count = self.length[column]
        hidden = self.hidden[column]
        base = column * LONGEST
        place = column * (LONGEST + 1)
        under = 0
        self.sums[place] = 0.0
        self.hashes[place] = 0
        self.runs[place] = 0
        for i in range(count):
            card = self.cards[base + i]
            self.hashes[place + i + 1] = ((self.hashes[place + i] + card + 1) * GOLD) & MASK
            run = 1
            if i:
                if under == card + 1 and i > hidden:
                    run = self.runs[place + i] + 1
                seen = 2 if under == card + 1 and run == 1 else run
                self.sums[place + i + 1] = self.sums[place + i] + self.link(under, card, seen, i)
            else:
                self.sums[place + 1] = 0.0
            self.runs[place + i + 1] = run
            under = card
        self.value[column] = self.sums[place + count] + self.rest(count, hidden, self.cards[base])
        self.key[column] = self.column_key(column, self.hashes[place + count], hidden)
        self.group[column] = self.movable(column)

    def movable(self, column: int) -> int:
        """How many cards at a column's top may travel together."""
        count = self.length[column]
        base = column * LONGEST
        if count == 0:
            return 0
        if self.travel == 0:
            return self.runs[column * (LONGEST + 1) + count]
        if self.travel == 4:
            return count - self.hidden[column]
        group = 1
        if self.travel == 5:
            return group
        while group < count - self.hidden[column]:
            upper = self.cards[base + count - group - 1]
            lower = self.cards[base + count - group]
            if (upper & 15) != (lower & 15) + 1:
                break
            if self.travel > 1 and not self.suits_fit(upper >> 4, lower >> 4, self.travel):
                break
            group += 1
        return group

    def load(self, record: bytearray | memoryview, at: int) -> None:
        """Take over the state whose record begins at a byte."""
        card = at + 2 * COLUMNS + 1
        self.done = record[at + 2 * COLUMNS]
        for column in range(self.columns):
            count = record[at + column]
            self.length[column] = count
            self.hidden[column] = record[at + COLUMNS + column]
            for i in range(count):
                self.cards[column * LONGEST + i] = record[card + i]
            card += count
            self.measure(column)

    def store(self, record: bytearray | memoryview, at: int) -> None:
        """Write the state as a record that begins at a byte."""
        card = at + 2 * COLUMNS + 1
        record[at + 2 * COLUMNS] = self.done
        for column in range(self.columns):
            count = self.length[column]
            record[at + column] = count
            record[at + COLUMNS + column] = self.hidden[column]
            for i in range(count):
                record[card + i] = self.cards[column * LONGEST + i]
            card += count

    def play(self, source: int, count: int, target: int) -> None:
        """Carry out a move that is legal."""
        left = self.length[source] - count
        lying = self.length[target]
        for i in range(count):
            self.cards[target * LONGEST + lying + i] = self.cards[source * LONGEST + left + i]
        self.length[source] = left
        self.length[target] = lying + count
        if self.hidden[source] >= left:
            self.hidden[source] = left - 1 if left else 0
        self.measure(source)
        self.measure(target)
        self.collect_all()

    def put(self, column: int, card: int) -> None:
        """Deal one card onto a column; ``collect`` is called when all are dealt."""
        self.cards[column * LONGEST + self.length[column]] = card
        self.length[column] += 1
        self.measure(column)

    def collect_all(self) -> None:
        """Take all whole runs off: also one that was dealt whole and lay under other cards."""
        for column in range(self.columns):
            self.collect(column)

    def collect(self, column: int) -> None:
        """Take a column's whole runs off."""
        while self.runs[column * (LONGEST + 1) + self.length[column]] >= self.run:
            left = self.length[column] - self.run
            self.length[column] = left
            self.done += 1
            if self.hidden[column] >= left:
                self.hidden[column] = left - 1 if left else 0
            self.measure(column)

    def extend(self, cards: int, card: int) -> int:
        """The hash of some cards with one more on top."""
        return ((cards + card + 1) * GOLD) & MASK

    def chance(self, key: int) -> float:
        """A number from 0 to 1 that belongs to a key."""
        return (mix(key) & 0xFFFF) / 65536.0

    def slot(self, key: int) -> int:
        """Where in a table of powers of two a key is looked for first."""
        return mix(key)

    def total(self) -> float:
        """What the state is worth."""
        value = self.worth[10] * self.done
        for column in range(self.columns):
            value += self.value[column]
        return value

    def total_key(self) -> int:
        """The hash of the state."""
        key = 0
        for column in range(self.columns):
            key = (key + self.key[column]) & MASK
        return key
