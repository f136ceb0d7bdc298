"""The family once more, naively: the second opinion that the golden counts are made from.

It reads the keys of a game's TOML file and plays by what docs/variant-files.md says of them.
Nothing of ``spider_qt`` is imported: cards are strings, piles are lists, everything is tried.
Slow, and that is its virtue. The shuffle is the one of tests/data/golden/bruteforce.py.
"""

import copy
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.data.golden.bruteforce import RANKS, SUITS, shuffle

RED = "HD"
SPIDER: dict[str, Any] = {
    "decks": 2,
    "deck_suits": 4,
    "suits": 4,
    "columns": "4 x 5+1, 6 x 4+1",
    "extra_down": [],
    "extra_up": [],
    "build": "any",
    "direction": "down",
    "wrap": False,
    "build_equal": False,
    "travel": "same_suit",
    "travel_equal": False,
    "by_cells": False,
    "empty": "anything",
    "kings_needed": 0,
    "stock": "row",
    "deals_onto_empty": False,
    "rows_per_deal": 1,
    "cards_per_deal": 1,
    "run_length": 13,
    "run_suit": "same_suit",
    "run_any_start": False,
    "run_end": "removed",
    "foundations_up": 0,
    "foundations_down": 0,
    "cells": 0,
    "cells_filled": 0,
    "reserves": 0,
    "reserve_cards": 0,
    "reserve_rule": "one_way",
}
"""What holds where a file says nothing."""


@dataclass
class Table:
    """Piles from bottom to top (a ``*`` marks a hidden card); the stock as it will be dealt."""

    rules: dict[str, Any]
    columns: list[list[str]]
    stock: list[str] = field(default_factory=list)
    waste: list[str] = field(default_factory=list)
    cells: list[list[str]] = field(default_factory=list)
    reserves: list[list[str]] = field(default_factory=list)
    done: list[list[str]] = field(default_factory=list)
    up: list[list[str]] = field(default_factory=list)
    down: list[list[str]] = field(default_factory=list)

    def pile(self, name: str) -> list[str]:
        """The pile that is called so in the notation."""
        place = int(name[1:]) - 1
        if name[0] == "F":
            return [*self.done, *self.up, *self.down][place]
        named = {"T": self.columns, "C": self.cells, "R": self.reserves, "W": [self.waste]}
        return named[name[0]][place]


def read(text: str) -> dict[str, Any]:
    """The keys of a file with one game."""
    rules = {**SPIDER, **tomllib.loads(text)}
    known = {*SPIDER, "id", "name", "prefix", "description", "group", "difficulty", "minutes"}
    assert set(rules) <= known | {"suit_choices"}, set(rules) - known
    return rules


def heights(rules: dict[str, Any]) -> list[tuple[int, int]]:
    """Hidden and open cards of each column."""
    columns = []
    for piece in rules["columns"].split(","):
        times, down, up = re.fullmatch(r" *(?:(\d+) x )?(?:(\d+)\+)?(\d+)", piece).groups()  # type: ignore[union-attr] # the files are right
        columns += [(int(down or 0), int(up))] * int(times or 1)
    for place in rules["extra_down"]:
        columns[place - 1] = (columns[place - 1][0] + 1, columns[place - 1][1])
    for place in rules["extra_up"]:
        columns[place - 1] = (columns[place - 1][0], columns[place - 1][1] + 1)
    return columns


def deal(rules: dict[str, Any], number: int) -> Table:
    """Shuffle and lay out: columns row by row, then cells, then reserves; the rest is the stock."""
    suits = SUITS[rules["suits"]][: rules["deck_suits"]] * rules["decks"]
    cards = shuffle([rank + suit for suit in suits for rank in RANKS], number)
    runs = 0
    if rules["run_length"] and rules["run_end"] != "in_place":
        runs = len(cards) // rules["run_length"]
    columns: list[list[str]] = [[] for _ in heights(rules)]
    for row in range(40):
        for column, (down, up) in zip(columns, heights(rules), strict=True):
            if row < down + up:
                column.append(cards.pop(0) + ("*" if row < down else ""))
    cells = [[cards.pop(0)] if n < rules["cells_filled"] else [] for n in range(rules["cells"])]
    reserves = [
        [cards.pop(0) for _ in range(rules["reserve_cards"])] for _ in range(rules["reserves"])
    ]
    return Table(
        rules,
        columns,
        cards,
        cells=cells,
        reserves=reserves,
        done=[[] for _ in range(runs)],
        up=[[] for _ in range(rules["foundations_up"])],
        down=[[] for _ in range(rules["foundations_down"])],
    )


def suits_fit(rule: str, one: str, other: str) -> bool:
    """Whether two cards' suits may be neighbours."""
    if rule in ("any", "any_suit"):
        return True
    if rule == "same_suit":
        return one[1] == other[1]
    return ((one[1] in RED) == (other[1] in RED)) == (rule == "same_colour")


def ranks_fit(rules: dict[str, Any], upper: str, lower: str) -> bool:
    """Whether the lower card's rank goes on the upper card's."""
    high, low = RANKS.index(upper[0]), RANKS.index(lower[0])
    steps = {high - low}
    if rules["wrap"]:
        steps |= {high - low + 13, high - low - 13}
    if rules["direction"] == "any_lower":
        return low < high
    wanted = {"down": {1}, "up": {-1}, "either": {1, -1}}[rules["direction"]]
    return bool(steps & wanted)


def goes_on(rules: dict[str, Any], upper: str, lower: str) -> bool:
    """Whether a card may be built on another in the columns."""
    if rules["build_equal"] and upper[0] == lower[0]:
        return True
    return ranks_fit(rules, upper, lower) and suits_fit(rules["build"], upper, lower)


def in_order(rules: dict[str, Any], suit_rule: str, cards: list[str]) -> bool:
    """Whether each card follows the one before it."""
    return all(ranks_fit(rules, a, b) and suits_fit(suit_rule, a, b) for a, b in pairwise(cards))


def travels(table: Table, cards: list[str]) -> bool:
    """Whether cards from the end of a column move as one."""
    rules = table.rules
    if not cards or any("*" in card for card in cards):
        return False
    if rules["by_cells"] and len(cards) > carried(table):
        return False
    if len(cards) == 1 or rules["travel"] == "any_open":
        return True
    if rules["travel_equal"] and len({card[0] for card in cards}) == 1:
        return True
    return rules["travel"] != "single" and in_order(rules, rules["travel"], cards)


def carried(table: Table, spare: int = 0) -> int:
    """How many cards could be carried one by one over free cells and empty columns."""
    free = sum(not cell for cell in table.cells)
    empty = sum(not column for column in table.columns) - spare
    return (free + 1) * int(2**empty)


def enters(table: Table, card: str) -> bool:
    """Whether an empty column takes a card."""
    rules = table.rules
    kings = sum(
        bool(column) and column[0][0] == "K" and "*" not in column[0] for column in table.columns
    )
    if rules["empty"] == "king":
        return card[0] == "K" or 0 < rules["kings_needed"] <= kings
    return {"anything": True, "nothing": False, "ace": card[0] == "A"}[rules["empty"]]


def founds(table: Table, foundations: list[list[str]], foundation: list[str], card: str) -> bool:
    """Whether a foundation takes a single card."""
    first, step = ("A", 1) if foundations is table.up else ("K", -1)
    if foundation:
        wanted = RANKS.index(foundation[-1][0]) + step
        return card[1] == foundation[-1][1] and RANKS.index(card[0]) == wanted
    suits = SUITS[table.rules["suits"]][: table.rules["deck_suits"]]
    most = suits.count(card[1]) * len(foundations) // len(suits)
    return card[0] == first and sum(f[:1] == [card] for f in foundations) < most


def is_run(rules: dict[str, Any], cards: list[str]) -> bool:
    """Whether the cards are exactly one whole run."""
    if len(cards) != rules["run_length"] or any("*" in card for card in cards):
        return False
    first = "A" if rules["direction"] == "up" else "K"
    down = {**rules, "direction": "up" if rules["direction"] == "up" else "down"}
    starts = rules["run_any_start"] or cards[0][0] == first
    return starts and in_order(down, rules["run_suit"], cards)


def sources(table: Table) -> Iterator[tuple[str, list[str], int]]:
    """Each pile that cards may leave, and how many at most."""
    for place, column in enumerate(table.columns):
        yield f"T{place + 1}", column, len(column)
    for letter, piles in (("W", [table.waste]), ("C", table.cells), ("R", table.reserves)):
        for place, pile in enumerate(piles):
            yield f"{letter}{place + 1}", pile, min(1, len(pile))


def moves(table: Table) -> Iterator[str]:
    """Every legal move in the text notation."""
    for name, pile, most in sources(table):
        for count in range(1, most + 1):
            cards = pile[-count:]
            if name[0] != "T" or travels(table, cards):
                for target in targets(table, name, cards):
                    yield f"{name}x{count}>{target}"
    if may_deal(table):
        yield "D"


def targets(table: Table, source: str, cards: list[str]) -> Iterator[str]:
    """Each pile that takes the cards."""
    rules = table.rules
    for place, column in enumerate(table.columns):
        if source == f"T{place + 1}":
            continue
        if not column and rules["by_cells"] and len(cards) > carried(table, spare=1):
            continue
        if enters(table, cards[0]) if not column else goes_on(rules, column[-1], cards[0]):
            yield f"T{place + 1}"
    if len(cards) > 1:
        return
    for place, cell in enumerate(table.cells):
        if not cell and source != f"C{place + 1}":
            yield f"C{place + 1}"
    if rules["reserve_rule"] == "any_card":
        for place in range(len(table.reserves)):
            if source != f"R{place + 1}":
                yield f"R{place + 1}"
    place = len(table.done)
    for foundations in (table.up, table.down):
        for foundation in foundations:
            place += 1
            if founds(table, foundations, foundation, cards[0]):
                yield f"F{place}"


def may_deal(table: Table) -> bool:
    """Whether the stock may be dealt."""
    rules = table.rules
    if rules["stock"] == "fill":
        return False
    if rules["stock"] == "reserves":
        return bool(table.stock) or any(table.reserves)
    if rules["stock"] == "row" and not rules["deals_onto_empty"]:
        return bool(table.stock) and all(table.columns)
    return bool(table.stock)


def dealt(table: Table) -> None:
    """Deal once."""
    rules = table.rules
    if rules["stock"] == "waste":
        table.waste += table.stock[: rules["cards_per_deal"]]
        del table.stock[: rules["cards_per_deal"]]
        return
    piles = table.columns
    if rules["stock"] == "reserves":
        for reserve, column in zip(table.reserves, table.columns, strict=True):
            column += reserve
            reserve.clear()
        piles = table.reserves
    for _ in range(rules["rows_per_deal"]):
        row = piles
        if rules["stock"] == "non_empty":
            row = [column for column in piles if column] or piles[:1]
        for pile in row:
            if table.stock:
                pile.append(table.stock.pop(0))


def played(table: Table, move: str) -> Table:
    """The table after a move, with turned cards, removed runs and refilled columns."""
    table = copy.deepcopy(table)
    if move == "D":
        dealt(table)
    else:
        taken, _, target = move.partition(">")
        source, _, count = taken.partition("x")
        pile = table.pile(source)
        table.pile(target).extend(pile[-int(count) :])
        del pile[-int(count) :]
    for column in table.columns:
        if column:
            column[-1] = column[-1].rstrip("*")
    settle(table)
    return table


def settle(table: Table) -> None:
    """Let whole runs leave and empty columns fill, until nothing happens any more."""
    rules = table.rules
    again = True
    while again:
        again = False
        for column in table.columns:
            length = rules["run_length"]
            if length and rules["run_end"] == "removed" and is_run(rules, column[-length:]):
                next(place for place in table.done if not place).extend(column[-length:])
                del column[-length:]
                again = True
                if column:
                    column[-1] = column[-1].rstrip("*")
        for column in table.columns:
            if rules["stock"] == "fill" and table.stock and not column:
                column.extend(table.stock[: rules["cards_per_deal"]])
                del table.stock[: rules["cards_per_deal"]]
                again = True


def won(table: Table) -> bool:
    """Whether the game is won."""
    rest = [table.stock, table.waste, *table.cells, *table.reserves]
    if rules_in_place(table):
        return not any(rest) and all(not c or is_run(table.rules, c) for c in table.columns)
    return not any(rest) and not any(table.columns)


def rules_in_place(table: Table) -> bool:
    """Whether whole runs stay in their columns."""
    return bool(table.rules["run_end"] == "in_place")


def count_lines(table: Table, depth: int) -> int:
    """How many lines of play of exactly so many moves there are."""
    legal = list(moves(table))
    if depth == 1:
        return len(legal)
    return sum(count_lines(played(table, move), depth - 1) for move in legal)
