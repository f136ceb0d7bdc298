"""Write the golden counts of the family anew: ``python -m tests.builtins.regenerate``.

Tests never call this. What is written comes from the second opinion alone
(``bruteforce.py``); saves and codes of players rest on the rules that it counts, so a line
that changes needs a reason in the log.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

from tests.builtins import bruteforce
from tests.builtins.bruteforce import Table

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "spider_qt" / "builtins" / "variants"
GOLDEN: Final = ROOT / "tests" / "data" / "golden" / "family.json"
NUMBERS: Final = (3, 24_000_024, 2**35 - 1)
LENGTH: Final = 160


def piles(table: Table) -> dict[str, str]:
    """Every pile that holds a card, by its name in the notation."""
    named = {f"T{n}": pile for n, pile in enumerate(table.columns, 1)}
    named |= {"S1": table.stock, "W1": table.waste}
    named |= {f"C{n}": pile for n, pile in enumerate(table.cells, 1)}
    named |= {f"R{n}": pile for n, pile in enumerate(table.reserves, 1)}
    foundations = [*table.done, *table.up, *table.down]
    named |= {f"F{n}": pile for n, pile in enumerate(foundations, 1)}
    return {name: " ".join(pile) for name, pile in named.items() if pile}


def fewest_suits(rules: dict[str, Any]) -> int:
    """With how few suits the game can be played: few suits let a random line finish runs."""
    colours = {"alternating", "same_colour"}
    looks = colours & {rules["build"], rules["travel"], rules["run_suit"]}
    return int(rules["suits"]) if looks or rules["deck_suits"] < 4 else 1


def line_of_play(table: Table, chooser: random.Random) -> tuple[list[str], Table]:
    """Play at random, mostly what joins cards of a suit or brings them home, seldom a deal."""
    line: list[str] = []
    for _ in range(LENGTH):
        legal = list(bruteforce.moves(table))
        if not legal or bruteforce.won(table):
            break
        good = [move for move in legal if move != "D" and joins(table, move)]
        some = [move for move in legal if move != "D"]
        kinds = (good, 0.9), (some, 0.8), (legal, 1.0)
        move = next(chooser.choice(k) for k, share in kinds if k and chooser.random() < share)
        line.append(move)
        table = bruteforce.played(table, move)
    return line, table


def joins(table: Table, move: str) -> bool:
    """Whether a move puts a card home, or where it lies in order and did not before."""
    taken, _, target = move.partition(">")
    source, _, count = taken.partition("x")
    if target[0] == "F":
        return True
    cards, onto = table.pile(source), table.pile(target)
    first = len(cards) - int(count)
    rules = table.rules
    fits = bool(onto) and bruteforce.in_order(rules, rules["run_suit"], [onto[-1], cards[first]])
    before = cards[first - 1 : first + 1] if source[0] == "T" and first else []
    return fits and not (before and bruteforce.in_order(rules, rules["run_suit"], before))


def game(text: str, chooser: random.Random) -> dict[str, Any]:
    """What is kept of one game."""
    rules = bruteforce.read(text)
    openings = []
    for number in NUMBERS:
        table = bruteforce.deal(rules, number)
        counts = [bruteforce.count_lines(table, depth) for depth in (1, 2, 3)]
        openings.append({"number": number, "counts": counts})
    suits, number = fewest_suits(rules), chooser.randrange(2**35)
    line, table = line_of_play(bruteforce.deal({**rules, "suits": suits}, number), chooser)
    middle = {
        "suits": suits,
        "number": number,
        "line": " ".join(line),
        "piles": piles(table),
        "won": bruteforce.won(table),
        "counts": [bruteforce.count_lines(table, depth) for depth in (1, 2)],
    }
    return {"openings": openings, "middle": middle}


def main() -> None:
    """Write the file."""
    chooser = random.Random(20261130)
    kept = {
        path.stem: game(path.read_text("utf-8"), chooser) for path in sorted(SOURCES.glob("*.toml"))
    }
    GOLDEN.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
