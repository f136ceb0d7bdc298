"""Marks on disk of what took the program with it: left out the next time.

A plugin can end the whole process (a crash in C, ``os._exit``, a rule that never comes
back), and nothing in Python can catch that. The mark stays behind then, and names the
plugin at the next start. It is the state of a run, apart from the player's choice of what
is enabled. ``running`` tells in whose code a process ended that had loaded well.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from spider_qt.plugins.running import Cause, Ended, take_ended


class LeftBehind(NamedTuple):
    """What is known of an earlier run.

    Args:
        file: the mark.
        cause: why the plugin's rules ended the process; None if loading it did.
    """

    file: Path
    cause: Cause | None


class LoadingMarks:
    """The marks in one folder; without a folder, or one that cannot be written, none.

    Args:
        folder: where the marks are kept; made when the first one is set.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = self.folder = folder
        self._names = self._take_stock()

    def left_behind(self, plugin: str, version: str) -> LeftBehind | None:
        """Return the mark that a crash left behind, or None.

        A mark of another version of the plugin does not count: an update is tried.
        """
        for name in (f"loading-{plugin}.txt", f"crashed-{plugin}.txt"):
            if self._folder is None or name not in self._names:
                continue
            file = self._folder / name
            try:
                marked, _, cause = file.read_text(encoding="utf-8").partition("\n")
            except (OSError, UnicodeDecodeError):
                continue
            if marked == version:
                causes = {one.name: one for one in Cause}
                return LeftBehind(file, causes.get(cause, Cause.DIED) if cause else None)
        return None

    def clear(self, plugin: str) -> None:
        """Forget what a plugin did; the player wants to try it again."""
        for name in (f"loading-{plugin}.txt", f"crashed-{plugin}.txt"):
            self._names.discard(name)
            if self._folder is not None:
                _remove(self._folder / name)

    @contextmanager
    def loading(self, plugin: str, version: str) -> Iterator[None]:
        """Set the mark, and remove it unless the process or the player ended the load."""
        file = self._folder / f"loading-{plugin}.txt" if self._folder else None
        if file is not None:
            _write(file, version)
        try:
            yield
        except KeyboardInterrupt:
            raise  # the player ended a load that hung: the mark stays
        except BaseException:
            _remove(file)
            raise
        _remove(file)

    def _take_stock(self) -> set[str]:
        """Turn what dead processes left into marks, and return the names of all marks."""
        if self._folder is None:
            return set()
        try:
            names = set(os.listdir(self._folder))  # noqa: PTH208 - names are enough
        except OSError:
            return set()
        if any(name.startswith("running-") for name in names):
            for ended in take_ended(self._folder):
                names.add(self._note(ended))
        return names

    def _note(self, ended: Ended) -> str:
        name = f"crashed-{ended.plugin}.txt"
        if self._folder is not None:
            _write(self._folder / name, f"{ended.version}\n{ended.cause.name}")
        return name


def _write(file: Path, text: str) -> None:
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _remove(file: Path | None) -> None:
    if file is not None:
        with suppress(OSError):
            file.unlink(missing_ok=True)
