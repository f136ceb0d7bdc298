"""Spider once more, naively: the second opinion that the golden files are made from.

Written from the rule texts, not from ``spider_qt``, of which nothing is imported: cards are
strings, columns are lists, everything is tried. Slow, and that is its virtue.
"""

import copy
from collections.abc import Iterator
from dataclasses import dataclass

RANKS = "A23456789TJQK"
SUITS = {1: "SSSS", 2: "SHSH", 3: "SHDS", 4: "SHDC"}
WORD = 2**64


def shuffle(cards: list[str], number: int) -> list[str]:
    """Order the cards by docs/shuffle.md."""
    state = []
    for turn in range(1, 5):
        z = (number + turn * 0x9E3779B97F4A7C15) % WORD
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        state.append(z ^ (z >> 31))
    cards = cards[:]
    for last in reversed(range(1, len(cards))):
        while True:
            product = state[1] * 5 % WORD
            word = (product * 2**7 + product // 2**57) % WORD * 9 % WORD
            shifted = state[1] * 2**17 % WORD
            state[2] ^= state[0]
            state[3] ^= state[1]
            state[1] ^= state[2]
            state[0] ^= state[3]
            state[2] ^= shifted
            state[3] = (state[3] * 2**45 + state[3] // 2**19) % WORD
            if word // (last + 1) < WORD // (last + 1):
                break
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@dataclass
class Table:
    """Columns from bottom to top (a ``*`` marks a hidden card), the stock as it will be dealt."""

    columns: list[list[str]]
    stock: list[str]
    done: list[str]
    relaxed_groups: bool = False
    relaxed_deals: bool = False


def deal(number: int, suits: int) -> Table:
    """Shuffle and lay out: row by row, 54 cards, the last of each column open."""
    cards = shuffle([rank + suit for suit in SUITS[suits] * 2 for rank in RANKS], number)
    columns: list[list[str]] = [[] for _ in range(10)]
    for place in range(54):
        columns[place % 10].append(cards[place] + ("" if place >= 44 else "*"))
    return Table(columns, cards[54:], [])


def moves_together(cards: list[str], relaxed: bool) -> bool:
    """Whether the cards may travel as one."""
    if any("*" in card for card in cards):
        return False
    ranks = [RANKS.index(card[0]) for card in cards]
    in_order = ranks == list(range(ranks[0], ranks[0] - len(cards), -1))
    return in_order and (relaxed or len({card[1] for card in cards}) == 1)


def moves(table: Table) -> Iterator[str]:
    """Every legal move in the text notation."""
    for source in range(10):
        for target in range(10):
            for count in range(1, len(table.columns[source]) + 1):
                cards, onto = table.columns[source][-count:], table.columns[target]
                if source == target or not moves_together(cards, table.relaxed_groups):
                    continue
                if not onto or RANKS.index(onto[-1][0]) == RANKS.index(cards[0][0]) + 1:
                    yield f"T{source + 1}x{count}>T{target + 1}"
    if table.stock and (table.relaxed_deals or all(table.columns)):
        yield "D"


def played(table: Table, move: str) -> Table:
    """The table after a move, with turned cards and removed runs."""
    table = copy.deepcopy(table)
    if move == "D":
        for column in table.columns:
            column.append(table.stock.pop(0))
    else:
        taken, _, target = move.partition(">")
        source, _, count = taken.partition("x")
        column = table.columns[int(source[1:]) - 1]
        table.columns[int(target[1:]) - 1] += column[-int(count) :]
        del column[-int(count) :]
    for column in table.columns:
        tail = column[-13:]
        if len(tail) == 13 and tail[0][0] == "K" and moves_together(tail, relaxed=False):
            table.done.append(tail[0][1])
            del column[-13:]
        if column:
            column[-1] = column[-1].rstrip("*")
    return table


def count_lines(table: Table, depth: int) -> int:
    """How many lines of play of exactly so many moves there are."""
    if depth == 0:
        return 1
    return sum(count_lines(played(table, move), depth - 1) for move in moves(table))
