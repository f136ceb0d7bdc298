"""The statistics file: opened for each use, made if need be, mended if damaged.

It is closed after each use, as the running game's journal is: so another window's
change, a file that was replaced and a disk that has become read-only are noticed
at once, and nothing is left to be written at the end.
"""

import errno
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import quote

from spider_qt.storage.atomic import set_aside
from spider_qt.storage.files import Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.storage.statistics_schema import (
    APPLICATION_ID,
    MIGRATIONS,
    SCHEMA_VERSION,
    DamageError,
    add_plain,
    record_of,
    sum_all,
)
from spider_qt.storage.statistics_schema import SELECT_GAMES as _SELECT_GAMES

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Connect = Callable[[str, float, bool], sqlite3.Connection]
"""Opens a database: its path or address, seconds to wait for locks, whether an address."""

_PAUSE_SECONDS: Final = 0.02
_CODES: Final = {
    sqlite3.SQLITE_BUSY: errno.EAGAIN,
    sqlite3.SQLITE_LOCKED: errno.EAGAIN,
    sqlite3.SQLITE_PROTOCOL: errno.EAGAIN,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_AUTH: errno.EACCES,
    sqlite3.SQLITE_NOMEM: errno.ENOMEM,
}
"""What is no damage, and how the system would call it."""


def connect(name: str, wait: float, is_address: bool) -> sqlite3.Connection:
    """Open a database without transactions of Python's own making."""
    return sqlite3.connect(name, timeout=wait, isolation_level=None, uri=is_address)


class Database:
    """A statistics file.

    Args:
        path: the file.
        files: the disk, for what is done besides SQLite.
        wait: how many seconds to wait for other programs.
        on_damage: is told where a damaged file was kept and how many of its games
            could be saved.
        opener: opens it; tests let it fail.
    """

    def __init__(
        self,
        path: Path,
        files: Files,
        wait: float,
        on_damage: Callable[[Path, int], None],
        opener: Connect = connect,
    ) -> None:
        self.path = path
        self._files = files
        self._wait = wait
        self._on_damage = on_damage
        self._opener = opener

    def read(self, work: Work[T]) -> T:
        """Ask something of one state of the file, which must exist.

        Raises:
            StorageError: if it cannot be read.
        """
        return self._use(work, "BEGIN")

    def write(self, work: Work[T]) -> T:
        """Change something, all or nothing. The file is made if need be.

        Raises:
            StorageError: if it cannot be written; then nothing has changed.
        """
        try:
            self._files.make_folder(self.path.parent)
        except OSError as error:
            raise StorageError.of(self.path, error) from error
        return self._use(work, "BEGIN IMMEDIATE")

    def copy_to(self, target: Path) -> None:
        """Write a whole copy of the file as it is.

        Raises:
            sqlite3.Error: if it cannot be.
        """
        with closing(self._opened()) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)

    def _use(self, work: Work[T], begin: str) -> T:
        end = time.monotonic() + self._wait
        mended = False
        while True:
            try:
                return self._once(work, begin)
            except (sqlite3.Error, DamageError) as error:
                trouble = self._trouble(error)
                if trouble is None and mended:
                    raise StorageError(self.path, str(error)) from error
                if trouble is not None and (
                    trouble.errno != errno.EAGAIN or time.monotonic() >= end
                ):
                    raise trouble from error
            if trouble is None:
                self._mend(work, begin)
                mended = True
            else:
                time.sleep(_PAUSE_SECONDS)

    def _once(self, work: Work[T], begin: str) -> T:
        with closing(self._opened()) as connection:
            connection.execute(begin)
            result = work(connection)
            connection.execute("COMMIT")
            return result

    def _opened(self) -> sqlite3.Connection:
        """Open the file, with its tables; a read-only folder is no hindrance to reading."""
        try:
            return self._prepared(self._opener(str(self.path), self._wait, False))
        except sqlite3.OperationalError as error:
            code = _code(error)
            if code not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY) or self._has_log():
                raise
            if not self.path.is_file():
                raise
        return self._prepared(self._opener(_address(self.path, "immutable=1"), self._wait, True))

    def _has_log(self) -> bool:
        with suppress(OSError):
            return log_path(self.path).stat().st_size > 0
        return False

    def _prepared(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
            if version > SCHEMA_VERSION and mark == APPLICATION_ID:
                raise StorageError(
                    self.path, "it belongs to a newer version of the program", errno.ENOTSUP
                )
            if version and mark != APPLICATION_ID:
                raise DamageError("another program's database")
            if version < SCHEMA_VERSION:
                _migrate(connection)
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
        return connection

    def _trouble(self, error: Exception) -> StorageError | None:
        """What the system would say; None if the file is damaged."""
        if isinstance(error, DamageError):
            return None
        code = _CODES.get(_code(error))
        if code is not None:
            words = "another program is using it" if code == errno.EAGAIN else os.strerror(code)
            return StorageError(self.path, words, code)
        if isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError):
            return StorageError(self.path, str(error))
        return None

    def _mend(self, work: Work[T], begin: str) -> None:
        """Keep a damaged file aside and begin a new one with what can be read of it."""
        with locked(self.path):
            try:
                self._once(lambda _: None, begin)
                self._once(_looked_through, "BEGIN")
            except (sqlite3.Error, DamageError) as error:
                if self._trouble(error) is not None:
                    return
            else:
                return  # another window has mended it meanwhile
            try:
                aside = set_aside(self.path, self._files)
                saved = self._replace(aside)
            except OSError as error:
                raise StorageError.of(self.path, error) from error
            except sqlite3.Error as error:
                raise self._trouble(error) or StorageError(self.path, str(error)) from error
        self._on_damage(aside, saved)

    def _replace(self, aside: Path) -> int:
        log = log_path(self.path)
        with suppress(FileNotFoundError):
            self._files.rename_new(log, log_path(aside))
        new = self.path.with_name(f".{self.path.name}.{os.urandom(6).hex()}.tmp")
        try:
            saved = _salvage(aside, new)
            self._files.replace(new, self.path)
        finally:
            for rest in (new, log_path(new), _shared_path(new)):
                with suppress(OSError):
                    self._files.remove(rest)
        with suppress(OSError):
            self._files.remove(_shared_path(self.path))
        return saved


def log_path(path: Path) -> Path:
    """Return SQLite's log of a database, which belongs to it until it is merged."""
    return path.with_name(f"{path.name}-wal")


def _shared_path(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to this version, in one step; another program may do the same."""
    tables = "SELECT count(*) FROM sqlite_master"
    if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
        if connection.execute(tables).fetchone()[0]:
            raise DamageError("another program's database")
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for step in MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


def _looked_through(connection: sqlite3.Connection) -> None:
    """Read every page and every game. Raises what a damaged file raises."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise DamageError(str(found))
    for row in connection.execute(_SELECT_GAMES):
        record_of(row)


def _salvage(damaged: Path, new: Path) -> int:
    """Make a new database of the games that can be read, from both ends of the damage."""
    with closing(connect(str(new), 1.0, False)) as target:
        _migrate(target)
        target.execute("BEGIN IMMEDIATE")
        forward = backward = 0
        with suppress(sqlite3.Error), closing(_read_only(damaged)) as source:
            forward, last = _take(source, target, "ORDER BY seq", 0)
            backward, _ = _take(source, target, "ORDER BY seq DESC", last)
        sum_all(target)
        target.execute("COMMIT")
    return forward + backward


def _take(
    source: sqlite3.Connection, target: sqlite3.Connection, order: str, after: int
) -> tuple[int, int]:
    """Copy games until the damage; returns how many and the last one's place."""
    taken, seq = 0, after
    with suppress(sqlite3.Error):
        for row in source.execute(f"{_SELECT_GAMES} WHERE seq > ? {order}", (after,)):
            seq = row[0] if isinstance(row[0], int) else seq
            with suppress(DamageError, sqlite3.IntegrityError):
                add_plain(target, record_of(row))
                taken += 1
    return taken, seq


def _read_only(path: Path) -> sqlite3.Connection:
    return connect(
        _address(path, "mode=ro" if log_path(path).exists() else "immutable=1"), 1.0, True
    )


def _address(path: Path, option: str) -> str:
    plain = path.absolute().as_posix()
    head = "///" if not plain.startswith("/") else "//" if not plain.startswith("//") else "////"
    return f"file:{head}{quote(plain.lstrip('/') if head == '////' else plain)}?{option}"


def _code(error: Exception) -> int:
    """The primary result code; extended codes have more in their upper bits."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else sqlite3.SQLITE_ERROR
