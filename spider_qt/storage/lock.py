"""A lock between programs that a kill releases.

Two windows of the game may change settings at the same time; the system's file
locks vanish with their process, so that no crash can leave one behind.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_WAITS: Final = 40
_WAIT_SECONDS: Final = 0.005


class Claim:
    """A held lock; ``release`` it, or end the process."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    def release(self) -> None:
        """Let others have it. May be called twice."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def claim(path: Path) -> Claim | None:
    """Take the lock that belongs to a file, or return None if another holds it.

    The lock is a file beside it, ``.game.jsonl.lock``, which stays.

    Args:
        path: the file to be guarded.

    Raises:
        OSError: if there can be no lock here, for instance on a read-only disk.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(path.with_name(f".{path.name}.lock"), flags, 0o666)
    taken = False
    try:
        taken = _try_lock(handle)
    finally:
        if not taken:
            os.close(handle)
    return Claim(handle) if taken else None


def is_taken(path: Path) -> bool:
    """Whether another program holds the lock that belongs to a file; False if none can be had."""
    try:
        held = claim(path)
    except OSError:
        return False
    if held is not None:
        held.release()
    return held is None


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a file's lock for a moment; yields whether it could be had.

    Waits at most a fifth of a second, as a window must not stand still; a change
    of settings without a lock is better than none.
    """
    held: Claim | None = None
    with suppress(OSError):
        for _ in range(_WAITS):
            held = claim(path)
            if held is not None:
                break
            time.sleep(_WAIT_SECONDS)
    try:
        yield held is not None
    finally:
        if held is not None:
            held.release()


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
