"""The built-in games: written as TOML below ``variants/``, read at start from one small file.

Reading sixty TOML files and checking each game would take longer than the rest of the start
together. So ``python -m spider_qt.builtins.family`` reads and checks them once, after a file
was changed, and writes ``family.json``; a test holds that nobody forgot to.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from spider_qt.api import (
    Direction,
    EmptyRule,
    GroupRule,
    ReserveRule,
    RunEnd,
    SpiderVariant,
    StockRule,
    SuitRule,
    Travel,
)

_HERE: Final = Path(__file__).resolve().parent
SOURCES: Final = _HERE / "variants"
COMPILED: Final = _HERE / "family.json"

_FIRST: Final = ("spider", "relaxed-spider")
_WORDS: Final = {
    "build": SuitRule,
    "direction": Direction,
    "travel": Travel,
    "empty": EmptyRule,
    "stock": StockRule,
    "run_suit": SuitRule,
    "run_end": RunEnd,
    "reserve_rule": ReserveRule,
}


def family() -> tuple[SpiderVariant, ...]:
    """Return every built-in game, Spider first.

    The games are restored as ``pickle`` would do it: parameters that a game leaves alone stay
    on the class, and nothing is checked again.
    """
    games = []
    for row in json.loads(COMPILED.read_bytes()):
        row["columns"] = tuple(map(tuple, row["columns"]))
        row["suit_choices"] = tuple(row["suit_choices"])
        row["rule_choices"] = tuple(map(GroupRule, row["rule_choices"]))
        for key in _WORDS.keys() & row.keys():
            row[key] = _WORDS[key](row[key])
        game = object.__new__(SpiderVariant)
        game.__dict__.update(row)
        games.append(game)
    return tuple(games)


def compiled(games: Iterable[SpiderVariant]) -> str:
    """Return the text of ``family.json``: one line per game, of what differs from Spider."""
    from dataclasses import fields

    def row(game: SpiderVariant) -> dict[str, object]:
        always = ("id", "name", "prefix", "columns", "suit_choices", "rule_choices")
        named = ((one, getattr(game, one.name)) for one in fields(game))
        return {one.name: it for one, it in named if one.name in always or it != one.default}

    lines = [json.dumps(row(game), separators=(",", ":"), ensure_ascii=False) for game in games]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read_sources() -> tuple[SpiderVariant, ...]:
    """Read and check the TOML files.

    Returns:
        The games: Spider first, then by groups as menus show them, then by names.

    Raises:
        ValueError: if a file has faults, naming them.
    """
    from spider_qt.api.variant_file import read_variants
    from spider_qt.api.variant_file_keys import BY_NAME

    games: list[SpiderVariant] = []
    for path in sorted(SOURCES.glob("*.toml")):
        found = read_variants(path.read_bytes(), path.name)
        if found.faults:
            raise ValueError("\n".join(map(str, found.faults)))
        games += found.variants
    groups = BY_NAME["group"].words

    def place(game: SpiderVariant) -> tuple[bool, bool, int, str]:
        first, second = (game.id != one for one in _FIRST)
        return first, second, groups.index(game.group), game.name

    return tuple(sorted(games, key=place))


def main() -> None:
    """Write ``family.json`` anew."""
    COMPILED.write_text(compiled(read_sources()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
