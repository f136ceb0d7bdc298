"""Streaks of won and lost games, and the games that a filter means.

Streaks are followed along the games in the order in which they were recorded, and
remembered up to the last one: nobody waits for a million games to be read again.
"""

import json
from contextlib import suppress
from sqlite3 import Connection, OperationalError
from typing import Final, NamedTuple

from spider_qt.storage.statistics_types import DamageError, Filter

_WORTH_REMEMBERING: Final = 1000
_REMEMBERED: Final = 100
"""How many filters are followed on as games are recorded."""
_FIRST_DAY: Final = ""
LARGEST: Final = 1 << 62
_LAST_DAY: Final = "~"
CELL_KEYS: Final = ("variant", "suits", "rule", "scoring", "difficulty")


class Streaks(NamedTuple):
    """How games went in a row: the last row (won if positive), the longest ones."""

    current: int = 0
    wins: int = 0
    losses: int = 0

    def followed_by(self, games: str) -> "Streaks":
        """Go on with games, each ``0`` if it was won, else ``1``."""
        if not games:
            return self
        line = ("0" if self.current > 0 else "1") * abs(self.current) + games
        last = len(line) - len(line.rstrip(line[-1]))
        return Streaks(
            last if line[-1] == "0" else -last,
            _longest(line, "0", self.wins),
            _longest(line, "1", self.losses),
        )


def _longest(line: str, letter: str, known: int) -> int:
    """The length of the longest row of a letter, at least what is known."""
    low, high = known, max(known, 1)
    while letter * high in line:  # searching is many times faster than splitting
        low, high = high, high * 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if letter * middle in line else (low, middle)
    return low


def is_of_all_time(wanted: Filter) -> bool:
    """Whether the days do not matter."""
    return wanted.since is None and wanted.until is None


def where(wanted: Filter) -> tuple[str, tuple[object, ...]]:
    """The condition for a filter on a table with ``day`` and ``cell``, and its values."""
    parts: list[str] = []
    values: list[object] = []
    kinds = {key: getattr(wanted, key) for key in CELL_KEYS if getattr(wanted, key) is not None}
    if kinds:
        named = " AND ".join(f"{key} = ?" for key in kinds)
        parts.append(f"cell IN (SELECT cell FROM cell WHERE {named})")  # noqa: S608 - our own names
        values.extend(kinds.values())
    if not is_of_all_time(wanted):
        parts.append("day BETWEEN ? AND ?")
        values.extend((wanted.since or _FIRST_DAY, wanted.until or _LAST_DAY))
    return " AND ".join(parts) or "1", tuple(map(_bindable, values))


def _bindable(value: object) -> object:
    """What SQLite takes for a value that occurs in no game."""
    if isinstance(value, int):
        return min(max(value, -LARGEST), LARGEST)
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else value


def followed(connection: Connection, wanted: Filter) -> Streaks:
    """Return the streaks of a filter's games.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    condition, values = where(wanted)
    if not is_of_all_time(wanted):
        return Streaks().followed_by(_line(connection, condition, values))
    key = json.dumps([getattr(wanted, name) for name in CELL_KEYS])
    generation, last = map(
        number,
        connection.execute(
            "SELECT (SELECT value FROM meta WHERE name = 'generation'), (SELECT max(seq) FROM game)"
        ).fetchone(),
    )
    seen = connection.execute(
        "SELECT seq, current, wins, losses FROM streak WHERE filter = ? AND generation = ?",
        (key, generation),
    ).fetchone()
    seq, *known = map(number, seen or (0, 0, 0, 0))
    streaks = Streaks(*known).followed_by(
        _line(connection, f"{condition} AND seq > ?", (*values, seq))
    )
    if last - seq >= _WORTH_REMEMBERING:
        with suppress(OperationalError):  # read-only, or another window writes: the next time
            connection.execute(
                "INSERT OR REPLACE INTO streak VALUES (?, ?, ?, ?, ?, ?)",
                (key, generation, last, *streaks),
            )
    return streaks


def follow_on(connection: Connection, seq: int) -> None:
    """Follow the streaks of all games, and of each filter that was asked for, from time to time.

    Args:
        connection: the database, within the transaction that records a game.
        seq: the game's place; every thousandth does it.

    Raises:
        DamageError: if the database holds what cannot be.
    """
    if seq % _WORTH_REMEMBERING:
        return
    keys = connection.execute(f"SELECT filter FROM streak LIMIT {_REMEMBERED}").fetchall()  # noqa: S608 - a number
    for wanted in {Filter(), *(_filter(key) for (key,) in keys)}:
        followed(connection, wanted)


def _filter(key: str) -> Filter:
    try:
        return Filter(**dict(zip(CELL_KEYS, json.loads(key), strict=True)))
    except (ValueError, TypeError) as error:
        raise DamageError(str(error)) from error


def _line(connection: Connection, condition: str, values: tuple[object, ...]) -> str:
    """One letter per game in their order, ``0`` if it was won.

    SQLite keeps the order of a subquery for ``group_concat``; a row at a time would
    cost Python four times as long.
    """
    row = connection.execute(
        "SELECT group_concat(letter, '') FROM (SELECT status <> 0 AS letter "  # noqa: S608 - our own names
        f"FROM game INDEXED BY game_line WHERE {condition} ORDER BY seq)",
        values,
    ).fetchone()
    return row[0] or ""


def number(value: object) -> int:
    """Return a whole number of the database as one.

    Raises:
        DamageError: if it is something else.
    """
    if not isinstance(value, int):
        raise DamageError(f"{value!r} is no number")
    return value
