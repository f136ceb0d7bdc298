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

from spider_qt.storage.atomic import set_aside, write_new
from spider_qt.storage.files import Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.storage.statistics_schema import (
    APPLICATION_ID,
    MIGRATIONS,
    SCHEMA_VERSION,
)
from spider_qt.storage.statistics_types import DamageError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Connect = Callable[[str, float, bool], sqlite3.Connection]
"""Opens a database: its path or address, seconds to wait for locks, whether an address."""

_PAUSE_SECONDS: Final = 0.02
_PAGE: Final = 512
"""All page sizes are multiples of it."""
_READING: Final = "BEGIN"
# SQLite quotes damaged bytes in its messages, which Python then cannot decode.
_FAULTS: Final = (sqlite3.Error, DamageError, UnicodeDecodeError)
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
_DAMAGES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


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
        return self._use(work, _READING)

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
        with closing(self._opened(True)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)

    def _use(self, work: Work[T], begin: str) -> T:
        end = time.monotonic() + self._wait
        while True:
            try:
                return self._once(work, begin)
            except _FAULTS as error:
                trouble = self._trouble(error)
                if trouble is None:
                    return self._mended(work, begin)
                if trouble.errno != errno.EAGAIN or time.monotonic() >= end:
                    raise trouble from error
            time.sleep(_PAUSE_SECONDS)

    def _once(self, work: Work[T], begin: str) -> T:
        with closing(self._opened(begin == _READING)) as connection:
            connection.execute(begin)
            result = work(connection)
            connection.execute("COMMIT")
            return result

    def _opened(self, for_reading: bool) -> sqlite3.Connection:
        """Open the file, with its tables; a read-only folder is no hindrance to reading."""
        try:
            return self._prepared(self._opener(str(self.path), self._wait, False))
        except sqlite3.OperationalError as error:
            code = _code(error)
            if not for_reading or code not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
                raise
            if not os.path.isfile(self.path) or self._has_log():  # noqa: PTH113 - raises nothing
                raise
        return self._prepared(self._opener(address(self.path, "immutable=1"), self._wait, True))

    def _has_log(self) -> bool:
        with suppress(OSError):
            return log_path(self.path).stat().st_size > 0
        return False

    def _is_cut(self) -> bool:
        with suppress(OSError):
            return self.path.stat().st_size % _PAGE != 0 and not self._has_log()
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
            if self._is_cut():
                raise DamageError("the last page is cut")
            if version < SCHEMA_VERSION:
                migrate(connection)
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
        return connection

    def _trouble(self, error: Exception) -> StorageError | None:
        """What the system would say; None if the file is damaged."""
        if isinstance(error, DamageError | UnicodeDecodeError):
            return None
        code = _CODES.get(_code(error))
        if code is not None:
            return self._trouble_of(code)
        if isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError):
            return StorageError(self.path, str(error))
        return None

    def _trouble_of(self, code: int) -> StorageError:
        words = "another program is using it" if code == errno.EAGAIN else os.strerror(code)
        return StorageError(self.path, words, code)

    def _mended(self, work: Work[T], begin: str) -> T:
        """Keep a damaged file aside, begin a new one with what can be read of it, and work."""
        with locked(self.path) as had:
            if not had:
                raise self._trouble_of(errno.EAGAIN)
            try:
                return self._once(work, begin)  # another window may have mended it meanwhile
            except _FAULTS as error:
                trouble = self._trouble(error) or self._unless_damaged(error)
                if trouble is not None:
                    raise trouble from error
            try:
                aside = set_aside(self.path, self._files)
                saved = self._replace(aside)
            except OSError as error:
                raise StorageError.of(self.path, error) from error
            except sqlite3.Error as error:
                raise self._trouble(error) or StorageError(self.path, str(error)) from error
        self._on_damage(aside, saved)
        try:
            return self._once(work, begin)
        except _FAULTS as error:
            raise self._trouble(error) or StorageError(self.path, str(error)) from error

    def _unless_damaged(self, error: Exception) -> StorageError | None:
        """Look closer where SQLite names no damage: a fault of ours must not cost the file."""
        if _is_damage(error):
            return None
        from spider_qt.storage.statistics_salvage import look_through

        try:
            self._once(look_through, _READING)
        except _FAULTS as found:
            if _is_damage(found):
                return None
        return StorageError(self.path, str(error))

    def _replace(self, aside: Path) -> int:
        """Put what can be read of the file, which was copied or renamed, in its place."""
        from spider_qt.storage.statistics_salvage import salvage

        log, kept_log = log_path(self.path), log_path(aside)
        if not self.path.exists():
            with suppress(FileNotFoundError):
                self._files.rename_new(log, kept_log)
        elif log.exists() and not kept_log.exists():
            write_new(kept_log, self._files.read(log), self._files)
        new = self.path.with_name(f".{self.path.name}.{os.urandom(6).hex()}.tmp")
        try:
            saved = salvage(aside, new)
            for rest in (log, _shared_path(self.path)):
                with suppress(FileNotFoundError):
                    self._files.remove(rest)
            self._files.replace(new, self.path)
        finally:
            for rest in (new, log_path(new), _shared_path(new)):
                with suppress(OSError):
                    self._files.remove(rest)
        return saved


def _is_damage(error: Exception) -> bool:
    """Whether an error leaves no doubt; that text is no UTF-8 is said without a code."""
    if not isinstance(error, sqlite3.Error):
        return True
    return not hasattr(error, "sqlite_errorcode") or _code(error) in _DAMAGES


def log_path(path: Path) -> Path:
    """Return SQLite's log of a database, which belongs to it until it is merged."""
    return path.with_name(f"{path.name}-wal")


def _shared_path(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def migrate(connection: sqlite3.Connection) -> None:
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


def address(path: Path, option: str) -> str:
    """Return SQLite's address of a file with an option.

    Args:
        path: the file; a share of Windows' networks is one, too.
        option: ``mode=ro``, or ``immutable=1`` if nobody can write beside it.
    """
    plain = path.absolute().as_posix()
    return f"file://{'' if plain.startswith('/') else '/'}{_share(plain)}?{option}"


def _share(plain: str) -> str:
    """Quote a path; the name of a computer at its beginning must not be taken for a host."""
    return ("//" if plain.startswith("//") else "") + quote(plain)


def _code(error: Exception) -> int:
    """The primary result code; extended codes have more in their upper bits."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else sqlite3.SQLITE_ERROR
