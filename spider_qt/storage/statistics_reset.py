"""Forgetting all games, after a whole copy of the file has been kept."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from spider_qt.storage.files import Files, StorageError
from spider_qt.storage.statistics_database import Database
from spider_qt.storage.statistics_schema import clear

_FREE_NAMES: Final = 10_000


def reset(database: Database, files: Files) -> Path:
    """Copy the file aside, then remove all its games, in one transaction.

    No other program can record a game between the copy and the removal, so each is
    in one of the two files.

    Returns:
        The copy, ``statistics.reset-1.db`` or the next number that is free.

    Raises:
        StorageError: if there is no room for the copy; then nothing was removed.
    """
    kept: list[Path] = []

    def work(connection: sqlite3.Connection) -> None:
        kept.append(_copied(database, files))
        clear(connection)

    done = False
    try:
        database.write(work)
        done = True
    finally:
        for copy in kept[:-1] if done else kept:  # of attempts that did not succeed
            with suppress(OSError):
                files.remove(copy)
    return kept[-1]


def _copied(database: Database, files: Files) -> Path:
    path = database.path
    temporary = path.with_name(f".{path.name}.{os.urandom(6).hex()}.tmp")
    try:
        database.copy_to(temporary)
        for number in range(1, _FREE_NAMES):
            name = path.with_name(f"{path.stem}.reset-{number}{path.suffix}")
            with suppress(FileExistsError):
                files.rename_new(temporary, name)
                return name
    except OSError as error:
        raise StorageError.of(path, error) from error
    finally:
        with suppress(OSError):
            files.remove(temporary)
    raise StorageError(path, "no free name to keep a copy under")
