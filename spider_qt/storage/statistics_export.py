"""The games of the statistics as text that other programs read: CSV and JSON.

Written game by game, so that a million of them need no memory, and whole or not
at all. Numbers have a dot and dates are ISO whatever the system's language.
"""

import csv
import io
import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Final

from spider_qt.storage.atomic import write_all
from spider_qt.storage.files import Files, StorageError
from spider_qt.storage.statistics_types import RECORD_FIELDS, GameRecord

EXPORT_VERSION: Final = 1
_CHUNK: Final = 1000


def csv_lines(games: Iterator[GameRecord]) -> Iterator[str]:
    """Yield a header and a line per game; the names are those of ``GameRecord``."""
    yield _csv(RECORD_FIELDS)
    for game in games:
        values = asdict(game)
        yield _csv(
            tuple(int(v) if isinstance(v, bool) else v for v in map(values.get, RECORD_FIELDS))
        )


def json_lines(games: Iterator[GameRecord]) -> Iterator[str]:
    """Yield one JSON object with the list ``games``, one game to a line."""
    yield f'{{"spider-qt": "statistics", "version": {EXPORT_VERSION}, "games": ['
    separator = "\n"
    for game in games:
        yield separator + json.dumps(asdict(game), ensure_ascii=True)
        separator = ",\n"
    yield "\n]}\n"


def write_lines(
    path: Path,
    games: Iterator[GameRecord],
    lines: Callable[[Iterator[GameRecord]], Iterator[str]],
    files: Files,
) -> int:
    """Write the games to a file, which is replaced in one step.

    Returns:
        How many games were written.

    Raises:
        StorageError: if it cannot be written; an old file is then as it was.
    """
    count = 0

    def counted() -> Iterator[GameRecord]:
        nonlocal count
        for game in games:
            count += 1
            yield game

    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{os.urandom(6).hex()}.tmp")
    try:
        if target.exists() and not target.is_file():
            raise StorageError(path, "there is something else than a file")
        handle = files.open_new(temporary)
        try:
            try:
                _write(handle, lines(counted()), files)
                files.sync(handle)
            finally:
                files.close(handle)
            files.replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                files.remove(temporary)
            raise
    except OSError as error:
        raise StorageError.of(path, error) from error
    return count


def _write(handle: int, lines: Iterator[str], files: Files) -> None:
    waiting: list[str] = []
    for line in lines:
        waiting.append(line)
        if len(waiting) == _CHUNK:
            write_all(handle, "".join(waiting).encode("utf-8"), files)
            waiting.clear()
    write_all(handle, "".join(waiting).encode("utf-8"), files)


def _csv(values: tuple[object, ...]) -> str:
    text = io.StringIO(newline="")
    csv.writer(text).writerow(values)
    return text.getvalue()
