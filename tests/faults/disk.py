"""A disk below one folder that breaks, at the level of the system's own calls.

Every call that writes is seen, whoever makes it: the layer of ``storage.files``, the
locks, the marks of plugins or the log. SQLite writes in C and is not seen; a limit on
the size of files and a full file system (``tests.faults.full``) break it as well.
"""

import builtins
import io
import os
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Self
from unittest.mock import patch

_BY_PATH: Final = (
    "mkdir", "replace", "rename", "link", "unlink", "remove", "rmdir", "symlink", "truncate",
    "utime",
)  # fmt: skip
_BY_HANDLE: Final = ("write", "fsync", "ftruncate")
_REAL: Final[dict[str, Callable[..., Any]]] = {
    name: getattr(os, name) for name in ("open", "close", *_BY_PATH, *_BY_HANDLE)
}
_REAL_OPEN: Final[Callable[..., Any]] = builtins.open
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


class Disk:
    """While it is entered, asks ``before`` at each writing call below a folder.

    Args:
        root: the folder.
        before: is called with the number of the call, counted from 0, and its name. What
            it raises, the call raises; it may call ``half`` before.
    """

    def __init__(self, root: Path, before: Callable[[int, str], None]) -> None:
        self.calls: list[str] = []
        """The names of the calls so far."""
        self.half: Callable[[], object] = _nothing
        """Writes half of what the current call would write; nothing in other calls."""
        self._root = os.path.abspath(root)  # noqa: PTH100 - compared as text
        self._before = before
        self._handles: set[int] = set()
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        for name in _BY_PATH:
            self._stack.enter_context(patch.object(os, name, self._by_path(name)))
        for name in _BY_HANDLE:
            self._stack.enter_context(patch.object(os, name, self._by_handle(name)))
        self._stack.enter_context(patch.object(os, "open", self._open))
        self._stack.enter_context(patch.object(os, "close", self._close))
        self._stack.enter_context(patch.object(io, "open", self._text_open))
        self._stack.enter_context(patch.object(builtins, "open", self._text_open))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _meet(self, name: str, half: Callable[[], object] | None = None) -> None:
        self.half = half or _nothing
        number = len(self.calls)
        self.calls.append(name)
        self._before(number, name)

    def _is_inside(self, path: object) -> bool:
        if not isinstance(path, str | os.PathLike):
            return False
        full = os.path.abspath(os.fspath(path))  # noqa: PTH100 - compared as text
        return full == self._root or full.startswith(self._root + os.sep)

    def _by_path(self, name: str) -> Callable[..., Any]:
        def call(path: Any, *rest: Any, **more: Any) -> Any:  # noqa: ANN401 - as the system's
            if self._is_inside(path) or (rest and self._is_inside(rest[0])):
                self._meet(name)
            return _REAL[name](path, *rest, **more)

        return call

    def _by_handle(self, name: str) -> Callable[..., Any]:
        def call(handle: int, *rest: Any) -> Any:  # noqa: ANN401 - as the system's
            if handle not in self._handles:
                return _REAL[name](handle, *rest)
            if name != "write":
                self._meet(name)
                return _REAL[name](handle, *rest)
            data = rest[0]
            self._meet(name, lambda: _REAL["write"](handle, data[: len(data) // 2]))
            return _REAL[name](handle, data)

        return call

    def _open(self, path: Any, flags: int, *rest: Any, **more: Any) -> int:  # noqa: ANN401 - as above
        writes = bool(flags & _WRITES) and self._is_inside(path)
        if writes:
            self._meet("open")
        handle: int = _REAL["open"](path, flags, *rest, **more)
        if writes:
            self._handles.add(handle)
        return handle

    def _close(self, handle: int) -> None:
        self._handles.discard(handle)
        _REAL["close"](handle)

    def _text_open(self, file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:  # noqa: ANN401 - as above
        if any(sign in mode for sign in "wax+") and self._is_inside(file):
            self._meet("open")
        return _REAL_OPEN(file, mode, *rest, **more)


def _nothing() -> None:
    """What other calls than ``write`` do by halves."""
