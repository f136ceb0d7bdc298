"""A table as a player sees it, and what it is worth: the open cards alone are looked at.

A column is kept with sums over every number of its open cards, so that taking cards off costs
nothing and putting some on costs as many steps. ``FairWorth`` in fair_weights.py names the
parts of the worth.
"""

from array import array

COLUMNS = 16
LONGEST = 120
WEIGHTS = 24
MASK = 0xFFFFFFFFFFFFFFFF
GOLD = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
SALT = 0x8CB92BA72F3D8DD7


def mix(x: int) -> int:
    """Scatter 64 bits: the last step of SplitMix64 (Steele, Lea and Flood, 2014)."""
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return x ^ (x >> 31)


class Glance:
    """A table and its worth.

    Cards are suit times 16 plus rank, as in ``Table``, and so are the first five arguments.

    Args:
        columns: how many columns, at most 16.
        run: cards of a whole run, which are all ranks.
        build: which cards fit below the next higher rank.
        travel: which groups travel.
        empty: what an empty column takes.
        onto_empty: 1 if a row may be dealt while a column is empty.
    """

    def __init__(
        self,
        columns: int,
        run: int,
        build: int,
        travel: int,
        empty: int,
        onto_empty: int,
    ) -> None:
        self.columns = columns
        self.run = run
        self.build = build
        self.travel = travel
        self.empty = empty
        self.onto_empty = onto_empty
        self.longest = LONGEST
        self.slots = LONGEST + 1
        self.mask = MASK
        self.done = 0
        self.worth = array("d", bytes(8 * WEIGHTS))
        self.length = array("i", bytes(4 * COLUMNS))
        self.hidden = array("i", bytes(4 * COLUMNS))
        self.cards = bytearray(COLUMNS * LONGEST)
        self.sums = array("d", bytes(8 * COLUMNS * (LONGEST + 1)))
        self.hashes = array("Q", bytes(8 * COLUMNS * (LONGEST + 1)))
        self.runs = array("i", bytes(4 * COLUMNS * (LONGEST + 1)))
        self.parts = array("i", bytes(4 * COLUMNS * (LONGEST + 1)))
        self.value = array("d", bytes(8 * COLUMNS))
        self.key = array("Q", bytes(8 * COLUMNS))
        self.top = array("i", bytes(4 * COLUMNS))
        self.under = array("i", bytes(4 * COLUMNS))
        self.likely = array("d", bytes(8 * 16))
        self.likely_suit = array("d", bytes(8 * 256))

    def lay(self, column: int, card: int) -> None:
        """Put an open card on a column; ``measure`` is called when all are laid."""
        count = self.length[column]
        place = column * (LONGEST + 1) + count
        under = self.cards[column * LONGEST + count - 1] if count > self.hidden[column] else 0
        run = 1
        parts = self.parts[place] + 1
        value = self.sums[place]
        if under:
            if under == card + 1:
                run = self.runs[place] + 1
                parts -= 1
            value += self.link(under, card, run, count)
        self.cards[column * LONGEST + count] = card
        self.sums[place + 1] = value
        self.runs[place + 1] = run
        self.parts[place + 1] = parts
        self.hashes[place + 1] = self.extend(self.hashes[place], card)
        self.length[column] = count + 1

    def found(self, column: int, hidden: int) -> None:
        """Make a column one of so many hidden cards; open ones are laid on it after that."""
        place = column * (LONGEST + 1) + hidden
        self.hidden[column] = hidden
        self.length[column] = hidden
        self.sums[place] = 0.0
        self.runs[place] = 0
        self.parts[place] = 0
        self.hashes[place] = (hidden * SALT) & MASK

    def link(self, under: int, over: int, run: int, depth: int) -> float:
        """What ``over`` on ``under`` adds; ``run`` is the same-suit run with ``over``."""
        if run > 1:
            return self.worth[2] + self.worth[3] * run
        if (under & 15) == (over & 15) + 1 and self.fits(under, over):
            return self.worth[4]
        value = self.worth[7] * ((under & 15) - (over & 15)) - self.worth[5]
        if (over & 15) == self.run:
            value -= self.worth[19]
        return value - self.worth[6] * depth

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

    def rest(self, count: int, hidden: int, parts: int, first: int) -> float:
        """What a column is worth beside its links; ``parts`` are its same-suit runs."""
        if count == 0:
            return self.worth[8]
        if hidden:
            value = -(self.worth[0] + self.worth[1] * hidden) * hidden
            return value - self.worth[12] * (parts - 1)
        value = self.worth[9] - self.worth[13] * (parts - 1)
        return value + self.worth[11] if (first & 15) == self.run else value

    def turned(self, hidden: int) -> float:
        """What a column is worth on which a card nobody knows has turned; ``hidden`` are left."""
        value = self.worth[16] - (self.worth[0] + self.worth[1] * hidden) * hidden
        return value if hidden else value + self.worth[9]

    def column_key(self, column: int, prefix: int) -> int:
        """The hash of a column from that of its cards."""
        return mix((prefix + (column + 1) * SALT) & MASK)

    def measure(self, column: int) -> None:
        """Value a column whose cards changed."""
        count = self.length[column]
        place = column * (LONGEST + 1) + count
        first = self.cards[column * LONGEST]
        rest = self.rest(count, self.hidden[column], self.parts[place], first)
        self.value[column] = self.sums[place] + rest
        self.key[column] = self.column_key(column, self.hashes[place])

    def extend(self, cards: int, card: int) -> int:
        """The hash of some cards with one more on top."""
        return ((cards + card + 1) * GOLD) & MASK

    def scatter(self, x: int) -> int:
        """Scatter 64 bits, for those who cannot reach ``mix``."""
        return mix(x)

    def shift(self, source: int, count: int, target: int) -> None:
        """Lay cards from one column onto another; nothing turns and no run leaves."""
        left = self.length[source] - count
        for i in range(count):
            self.lay(target, self.cards[source * LONGEST + left + i])
        self.length[source] = left
        self.measure(source)
        self.measure(target)

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

    def welcome(
        self,
        source: int,
        over_source: int,
        under_source: int,
        target: int,
        over_target: int,
        under_target: int,
    ) -> float:
        """What the columns are worth together, two of them being others.

        Args:
            source: the one column, or -1.
            over_source: its top, 0 for none, 15 for a card that nobody knows.
            under_source: the same-suit runs on its hidden cards, or 99 if none are hidden.
            target: the other column, or -1.
            over_target: its top.
            under_target: its runs.
        """
        value = 0.0
        ranks = 0
        cards = 0
        empty = 0
        least = 99
        for column in range(self.columns):
            card = self.top[column]
            under = self.under[column]
            if column == source:
                card = over_source
                under = under_source
            elif column == target:
                card = over_target
                under = under_target
            if under < least:
                least = under
            if card == 0:
                empty += 1
            if not (ranks >> (card & 15)) & 1:
                ranks |= 1 << (card & 15)
                value += self.likely[card & 15]
            if not (cards >> (card & 63)) & 1:
                cards |= 1 << (card & 63)
                value += self.likely_suit[card]
        if empty:
            value += self.worth[21]
            if empty > 1:
                value += self.worth[22]
        if least < 99:
            value -= self.worth[23] * least
        return value

    def whole_worth(self) -> float:
        """What the table is worth, the columns together as well."""
        value = self.total()
        return value + self.welcome(-1, 0, 99, -1, 0, 99)

    def total(self) -> float:
        """What the columns are worth each by itself."""
        value = self.worth[10] * self.done
        for column in range(self.columns):
            count = self.length[column]
            self.top[column] = self.cards[column * LONGEST + count - 1] if count else 0
            self.under[column] = self.buried(column, count)
            value += self.value[column]
        return value

    def buried(self, column: int, count: int) -> int:
        """How many same-suit runs lie on a column's hidden cards; 99 if none are hidden."""
        return self.parts[column * (LONGEST + 1) + count] if self.hidden[column] else 99

    def total_key(self) -> int:
        """The hash of the table."""
        key = 0
        for column in range(self.columns):
            key = (key + self.key[column]) & MASK
        return key
