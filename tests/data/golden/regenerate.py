"""Write the golden files anew: ``python -m tests.data.golden.regenerate``.

Tests never call this. The shuffle and the rules are frozen: a file that changes means that game
codes and saves of players would mean other games, so a change here needs a reason in the log.
"""

import json
import random
from pathlib import Path
from typing import Any

from tests.data.golden import bruteforce

HERE = Path(__file__).resolve().parent
LAST = 2**35 - 1
CORNERS = (0, 1, 2, 3, 24_000_024, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**34, LAST - 1, LAST)
GOLDEN_RATIO = 0x9E3779B97F4A7C15


def spread(count: int) -> list[int]:
    """The corners, and numbers that lie evenly between 0 and the last one."""
    between = [(place * GOLDEN_RATIO) % 2**64 >> 29 for place in range(1, count + 1 - len(CORNERS))]
    return sorted({*CORNERS, *between})


def columns_text(table: bruteforce.Table) -> list[str]:
    """Each column in the notation."""
    return [" ".join(column) for column in table.columns]


def shuffles() -> dict[str, Any]:
    """The first layout and the stock of many deal numbers."""
    result: dict[str, Any] = {}
    for suits, numbers in {1: spread(50), 2: spread(50), 3: spread(15), 4: spread(50)}.items():
        result[str(suits)] = {}
        for number in numbers:
            table = bruteforce.deal(number, suits)
            layout = {"columns": columns_text(table), "stock": " ".join(table.stock)}
            result[str(suits)][str(number)] = layout
    return result


def openings() -> list[dict[str, Any]]:
    """Move counts to depth 3 from the deal."""
    games = [(suits, "classic") for suits in (1, 2, 4)] + [(2, "relaxed"), (4, "relaxed")]
    result = []
    for suits, rule in games:
        for number in spread(50)[::5][:10]:
            table = bruteforce.deal(number, suits)
            table.relaxed_groups = rule == "relaxed"
            counts = [bruteforce.count_lines(table, depth) for depth in (1, 2, 3)]
            result.append({"suits": suits, "rule": rule, "number": number, "counts": counts})
    return result


def line_of_play(table: bruteforce.Table, length: int, chooser: random.Random) -> list[str]:
    """Play at random, but take a move that lengthens a same-suit run where there is one."""
    line = []
    for _ in range(length):
        legal = list(bruteforce.moves(table))
        if not legal:
            break
        good = [move for move in legal if move != "D" and lengthens(table, move)]
        move = chooser.choice(good) if good and chooser.random() < 0.85 else chooser.choice(legal)
        line.append(move)
        table = bruteforce.played(table, move)
    return line


def lengthens(table: bruteforce.Table, move: str) -> bool:
    """Whether a move puts a group on a card of its suit that was not there before."""
    source, _, rest = move.partition("x")
    count, _, target = rest.partition(">")
    column, onto = table.columns[int(source[1:]) - 1], table.columns[int(target[1:]) - 1]
    first = len(column) - int(count)
    above = column[first - 1] if first else "??"
    was_joined = (
        bruteforce.moves_together([above, column[first]], relaxed=False) if first else False
    )
    return bool(onto) and onto[-1][1] == column[first][1] and not was_joined


def middles() -> list[dict[str, Any]]:
    """Lines of play with what they lead to, and the move counts to depth 2 there."""
    result = []
    chooser = random.Random(20260101)
    for suits, rule, dealing, length in (
        (1, "classic", "strict", 120),
        (1, "classic", "relaxed", 250),
        (1, "classic", "strict", 400),
        (2, "classic", "strict", 90),
        (2, "relaxed", "strict", 160),
        (2, "relaxed", "relaxed", 300),
        (3, "classic", "strict", 80),
        (4, "classic", "strict", 60),
        (4, "relaxed", "strict", 110),
        (4, "classic", "relaxed", 200),
    ):
        number = chooser.randrange(LAST + 1)
        table = bruteforce.deal(number, suits)
        table.relaxed_groups, table.relaxed_deals = rule == "relaxed", dealing == "relaxed"
        line = line_of_play(table, length, chooser)
        for move in line:
            table = bruteforce.played(table, move)
        result.append(
            {
                "suits": suits,
                "rule": rule,
                "dealing": dealing,
                "number": number,
                "line": " ".join(line),
                "columns": columns_text(table),
                "done": " ".join(table.done),
                "stock": " ".join(table.stock),
                "counts": [bruteforce.count_lines(table, depth) for depth in (1, 2)],
            }
        )
    return result


def write(name: str, value: object) -> None:
    """Write one golden file."""
    (HERE / name).write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write("shuffles.json", shuffles())
    write("move_counts.json", {"openings": openings(), "middles": middles()})
