"""A mark on disk while a plugin is loading: what crashed last time is left out next time.

A plugin can end the whole process (a crash in C, ``os._exit``), and nothing in Python
can catch that. The mark stays behind then, and names the plugin at the next start. It
is the state of a run, apart from the player's choice of what is enabled.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class LoadingMarks:
    """The marks in one folder; without a folder, or one that cannot be written, none.

    Args:
        folder: where the marks are kept; made when the first one is set.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def left_behind(self, plugin: str, version: str) -> Path | None:
        """Return the mark that a crash left behind, or None.

        A mark of another version of the plugin does not count: an update is tried.
        """
        file = self._file(plugin)
        if file is None:
            return None
        try:
            marked = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        return file if marked == version else None

    @contextmanager
    def loading(self, plugin: str, version: str) -> Iterator[None]:
        """Set the mark, and remove it unless the process or the player ended the load."""
        file = self._file(plugin)
        if file is not None:
            with suppress(OSError):
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(version, encoding="utf-8")
        try:
            yield
        except KeyboardInterrupt:
            raise  # the player ended a load that hung: the mark stays
        except BaseException:
            _remove(file)
            raise
        _remove(file)

    def _file(self, plugin: str) -> Path | None:
        return self._folder / f"loading-{plugin}.txt" if self._folder else None


def _remove(file: Path | None) -> None:
    if file is not None:
        with suppress(OSError):
            file.unlink(missing_ok=True)
