"""Whether a state is lost for a reason that can be seen without playing: the proof's short cut.

A game is thought of in which nothing ever gets worse: a card that can be uncovered once stays
uncovered, a target that is free once stays free, cards of the stock are free from the start,
and a finished run leaves as soon as each of its cards could come. Whoever cannot win that game
cannot win the real one. A win must part every two neighbours that are not a run, so a state is
lost where such a pair can never be parted: each card that fits lies, in the end, under itself.
As soon as any column can be emptied for any card, nothing is said.
"""

from array import array

from spider_qt.solver.table import Table

ROWS = 64
"""Rows of a stock at most, and one more."""


class Deadlock(Table):
    """A table that knows its stock and sees when it is lost.

    Args:
        columns: as for ``Table``, and the next four.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
    """

    def __init__(self, columns: int, run: int, build: int, travel: int, empty: int) -> None:
        super().__init__(columns, run, build, travel, empty)
        self.rows = 0
        self.row_start = array("i", bytes(4 * ROWS))
        self.row_cards = bytearray(256)
        self.parted = bytearray(self.widest * (self.longest + 1))
        self.free = array("i", bytes(4 * 32))
        self.come = array("i", bytes(4 * 32))
        self.space = 0
        self.changed = 0

    def stack_rows(self, rows: list[bytes]) -> None:
        """Take over the rows still to be dealt, the next one first."""
        self.rows = len(rows)
        at = 0
        for i in range(len(rows)):
            self.row_start[i] = at
            for card in rows[i]:
                self.row_cards[at] = card
                at += 1
        self.row_start[len(rows)] = at

    def is_dead(self, dealt: int) -> int:
        """Whether the loaded state cannot be won, 1, or nothing is known, 0.

        Args:
            dealt: how many rows were dealt.
        """
        if self.look_around(dealt):
            return 0
        self.changed = 1
        while self.changed:
            self.changed = 0
            for column in range(self.columns):
                if self.part(column):
                    return 0
        for column in range(self.columns):
            if self.holds(column):
                return 1
        return 0

    def look_around(self, dealt: int) -> int:
        """Note what is free at the beginning; 1 if an empty column takes any card."""
        for i in range(32):
            self.free[i] = 0
            self.come[i] = 0
        self.space = 0
        for i in range(self.row_start[dealt], self.row_start[self.rows]):
            card = self.row_cards[i]
            self.free[card & 15] |= 1 << (card >> 4)
            self.come[card >> 4] |= 1 << (card & 15)
        for column in range(self.columns):
            place = column * (self.longest + 1)
            count = self.length[column]
            for i in range(count):
                self.parted[place + i] = 0
            self.parted[place + count] = 1
            if count:
                self.uncover(column, count - 1)
            elif self.empty == 0:
                return 1
            else:
                self.space = 1
        return 0

    def uncover(self, column: int, at: int) -> None:
        """Note that a card of a column can become its top one."""
        card = self.cards[column * self.longest + at]
        self.free[card & 15] |= 1 << (card >> 4)

    def part(self, column: int) -> int:
        """Go down a column as far as cards can leave; 1 if it empties for any card."""
        base = column * self.longest
        place = column * (self.longest + 1)
        near = self.length[column]  # the nearest card above that can leave with all on it
        together = 1  # whether all below it, down to this card, travel together
        joined = 1  # whether they are one run, which may leave the table as it lies
        i = near - 1
        while i >= 0:
            card = self.cards[base + i]
            if i + 1 == near:
                together = joined = 1
            elif i < self.hidden[column]:
                break
            else:
                together &= self.travels(card, self.cards[base + i + 1])
                joined &= 1 if card == self.cards[base + i + 1] + 1 else 0
                if not together and not joined:
                    break
            rank = card & 15
            suit = card >> 4
            if not self.come[suit] >> rank & 1:
                self.come[suit] |= 1 << rank
                self.changed = 1
            if self.parted[place + i]:
                near = i
            elif self.leaves(rank, suit, i, together):
                self.parted[place + i] = 1
                self.changed = 1
                near = i
                if i:
                    self.uncover(column, i - 1)
                elif self.empty == 0:
                    return 1
                else:
                    self.space = 1
            i -= 1
        return 0

    def travels(self, upper: int, lower: int) -> int:
        """Whether a card can travel with the one that lies on it: 1 or 0."""
        if self.travel == 4:
            return 1
        if self.travel == 5 or (upper & 15) != (lower & 15) + 1:
            return 0
        if self.travel == 1:
            return 1
        if self.travel == 0:
            return 1 if upper == lower + 1 else 0
        return self.suits_fit(upper >> 4, lower >> 4, self.travel)

    def leaves(self, rank: int, suit: int, at: int, together: int) -> int:
        """Whether a card has a place to go to: 1 or 0.

        Args:
            rank: the card's rank.
            suit: its suit.
            at: how many cards lie under it.
            together: 1 if it can travel with what lies on it.
        """
        if rank == self.run:
            if self.come[suit] == (2 << self.run) - 2:  # its whole run leaves the table
                return 1
            return 1 if together and self.space and at and self.empty == 1 else 0
        if not together:
            return 0
        targets = self.free[rank + 1]
        if self.build == 0:
            return 1 if targets else 0
        for other in range(4):
            if targets >> other & 1 and self.suits_fit(other, suit, self.build):
                return 1
        return 0

    def holds(self, column: int) -> int:
        """Whether a column has a pair that must be parted for a win and cannot be: 1 or 0."""
        base = column * self.longest
        place = column * (self.longest + 1)
        for i in range(self.length[column]):
            if self.parted[place + i]:
                continue
            card = self.cards[base + i]
            if i == 0:
                if card & 15 != self.run:
                    return 1
            elif i <= self.hidden[column] or self.cards[base + i - 1] != card + 1:
                return 1
        return 0
