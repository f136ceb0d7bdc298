"""What can still be read of a damaged statistics file, as a new one.

A damaged page costs the games on it and no others: they are read from both ends of the
damage, and what many games share is read from the table and from its index.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path

from spider_qt.storage.statistics_database import address, connect, log_path, migrate
from spider_qt.storage.statistics_schema import (
    SELECT_BARE_GAMES,
    SELECT_CELLS,
    SELECT_GAMES,
    SUMS,
    add_plain,
    record_of,
    sum_all,
)
from spider_qt.storage.statistics_types import DamageError

Cells = Mapping[object, tuple[object, ...]]


def salvage(damaged: Path, new: Path) -> int:
    """Make a new database of the games that can be read.

    Args:
        damaged: the file, which stays as it is.
        new: the new one, which does not exist yet.

    Returns:
        How many games are in the new one.

    Raises:
        sqlite3.Error: if the new one cannot be written.
    """
    with closing(connect(str(new), 1.0, False)) as target:
        migrate(target)
        target.execute("BEGIN IMMEDIATE")
        with closing(_read_only(damaged)) as source:
            cells = _cells(source)
            last = _take(target, _games(source, cells, "ORDER BY seq", 0))
            _take(target, _games(source, cells, "ORDER BY seq DESC", last))
        sum_all(target)
        (count,) = target.execute("SELECT count(*) FROM game").fetchone()
        target.execute("COMMIT")
    return int(count)


def look_through(connection: sqlite3.Connection) -> None:
    """Read every page, every game and every sum.

    Raises:
        sqlite3.Error: if something cannot be read.
        DamageError: if something cannot be, or is not there.
    """
    with closing(connect(":memory:", 1.0, False)) as sound:
        migrate(sound)
        missing = _names(sound) - _names(connection)
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if missing or found is None or found[0] != "ok":
        raise DamageError(f"{found}, missing: {missing}")
    for row in connection.execute(SELECT_GAMES):
        record_of(row)
    connection.execute(f"SELECT {', '.join(SUMS.values())} FROM sums").fetchall()  # noqa: S608 - our own names


def _names(connection: sqlite3.Connection) -> set[object]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def _cells(source: sqlite3.Connection) -> Cells:
    found: dict[object, tuple[object, ...]] = {}
    for place in ("NOT INDEXED", "INDEXED BY sqlite_autoindex_cell_1"):
        with suppress(sqlite3.Error, UnicodeDecodeError):
            for cell, *kind in source.execute(f"{SELECT_CELLS} {place}"):
                found.setdefault(cell, tuple(kind))
    return found


def _games(
    source: sqlite3.Connection, cells: Cells, order: str, after: int
) -> Iterator[tuple[object, ...]]:
    """Yield rows as ``SELECT_GAMES`` has them, up to the damage."""
    with suppress(sqlite3.Error, UnicodeDecodeError):
        for seq, key, cell, *rest in source.execute(
            f"{SELECT_BARE_GAMES} WHERE seq > ? {order}", (after,)
        ):
            if cell in cells:
                yield seq, key, *cells[cell], *rest


def _take(target: sqlite3.Connection, rows: Iterator[tuple[object, ...]]) -> int:
    """Take over what are games; returns the place of the last one."""
    last = 0
    for row in rows:
        last = row[0] if isinstance(row[0], int) else last
        with suppress(DamageError, sqlite3.IntegrityError):  # no game, or the same one again
            add_plain(target, record_of(row))
    return last


def _read_only(path: Path) -> sqlite3.Connection:
    option = "mode=ro" if log_path(path).exists() else "immutable=1"
    source = connect(address(path, option), 1.0, True)
    source.text_factory = lambda data: data.decode("utf-8", "replace")
    return source
