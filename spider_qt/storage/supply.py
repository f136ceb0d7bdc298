"""The player's own supply of promised deals: found in the background, ready when wished for.

One small file. It also remembers which promised deals were handed out, so that none comes
twice and a game that is gone on with still knows its grade. Everything in it can be found
again, so a file that cannot be read is set aside and begun anew.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from spider_qt.deals.promise import Grade, Promise
from spider_qt.storage.atomic import set_aside, write_atomic
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.text.deals import damaged_supply_sentence
from spider_qt.text.sentence import Sentence

_VERSION: Final = 1
MOST_READY: Final = 100
MOST_GIVEN: Final = 3_000
"""So many deals are remembered; the oldest ones are forgotten."""
_LONGEST: Final = 60


class Supplied(NamedTuple):
    """A deal that was won by the solver.

    Args:
        code: its game code.
        grade: how hard it is, or None where there are no grades.
    """

    code: str
    grade: Grade | None

    @property
    def kind(self) -> str:
        """Which game with which options: the code without its number."""
        return self.code.rpartition("-")[0]


class Supply:
    """The file, read when it is first asked.

    Args:
        path: the file.
        files: the disk.
    """

    def __init__(self, path: Path, files: Files = DISK) -> None:
        self.path = path
        self._files = files
        self._ready: list[Supplied] = []
        self._given: dict[str, Supplied] = {}
        self._is_read = False
        self.problem: Sentence | None = None
        """What was wrong with the file when it was read; whoever tells it sets it to None."""

    def ready(self, kind: str, promise: Promise) -> tuple[Supplied, ...]:
        """Return the deals of a kind that are ready and keep a promise, the oldest first."""
        self._read()
        return tuple(one for one in self._ready if one.kind == kind and promise.keeps(one.grade))

    def known(self, code: str) -> Supplied | None:
        """Return what is known of a deal that is ready or was handed out; None if nothing."""
        self._read()
        return self._given.get(code) or next((o for o in self._ready if o.code == code), None)

    def was_given(self, code: str) -> bool:
        """Say whether a deal was handed out before."""
        self._read()
        return code in self._given

    def add(self, one: Supplied) -> None:
        """Put a deal in store, unless it is known.

        Raises:
            StorageError: if it cannot be written; in this run it is there all the same.
        """
        self._read()
        if self.known(one.code) is None:
            self._ready = [*self._ready, one][-MOST_READY:]
            self._write()

    def give(self, one: Supplied) -> None:
        """Note that a deal is handed out, from the store or from elsewhere.

        Raises:
            StorageError: if it cannot be written; in this run it is noted all the same.
        """
        self._read()
        self._ready = [ready for ready in self._ready if ready.code != one.code]
        self._given.pop(one.code, None)
        self._given[one.code] = one
        self._write()

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        try:
            ready, given = _decoded(self._files.read(self.path))
        except FileNotFoundError:
            return
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.problem = damaged_supply_sentence(str(self.path), reason)
            return
        except ValueError as error:
            with suppress(OSError):  # what cannot be set aside is still there
                set_aside(self.path, self._files)
            self.problem = damaged_supply_sentence(str(self.path), str(error))
            return
        self._ready, self._given = ready, {one.code: one for one in given}

    def _write(self) -> None:
        try:
            with locked(self.path):
                self._take_written()
                write_atomic(self.path, self._encoded(), self._files)
        except OSError as error:
            raise StorageError.of(self.path, error) from error

    def _take_written(self) -> None:
        """Add what another window of the program has written meanwhile.

        What is no supply that this version knows is kept aside first; what cannot be read at
        all is not written over.

        Raises:
            OSError: if it can neither be read nor kept aside.
        """
        ready, given = self._written()
        if ready or given:
            self._given = {**{one.code: one for one in given}, **self._given}
            codes = {one.code for one in self._ready}
            more = [one for one in ready if one.code not in codes]
            every = [one for one in (*more, *self._ready) if one.code not in self._given]
            self._ready = every[-MOST_READY:]
        for code in list(self._given)[:-MOST_GIVEN]:
            del self._given[code]

    def _written(self) -> tuple[list[Supplied], list[Supplied]]:
        try:
            return _decoded(self._files.read(self.path))
        except FileNotFoundError:
            return [], []
        except ValueError:
            set_aside(self.path, self._files)
            return [], []

    def _encoded(self) -> bytes:
        content = {
            "version": _VERSION,
            "ready": [_pair(one) for one in self._ready],
            "given": [_pair(one) for one in self._given.values()],
        }
        return (json.dumps(content, separators=(",", ":")).replace("],[", "],\n[") + "\n").encode()


def _pair(one: Supplied) -> list[str]:
    return [one.code, one.grade or ""]


def _decoded(data: bytes) -> tuple[list[Supplied], list[Supplied]]:
    """Read the file's content.

    Raises:
        ValueError: if it is none; UnicodeDecodeError and JSONDecodeError are such.
    """
    try:
        content = json.loads(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(content, dict) or content.get("version") != _VERSION:
        raise ValueError(f"not version {_VERSION} of a supply")
    return _deals(content.get("ready")), _deals(content.get("given"))


def _deals(values: Any) -> list[Supplied]:  # noqa: ANN401 - JSON is what it is
    if not isinstance(values, list):
        raise ValueError("a list of deals is missing")
    deals = []
    for value in values:
        match value:
            case [str(code), str(grade)] if len(code) <= _LONGEST and grade in ("", *Grade):
                deals.append(Supplied(code, Grade(grade) if grade else None))
            case _:
                raise ValueError(f"{json.dumps(value)[:_LONGEST]} is no deal")
    return deals
