"""Errors that nobody caught: written to a log on this machine, told once, and lived with.

A slot, a painter's method or a thread that raises ends in one of Python's hooks. The
step that was under way has been written to the journal before anything was drawn, so
the game is safe and goes on. What ends the process itself (a crash in C) leaves the
interpreter's last words in a file, which the next start puts into the log. Nothing is
sent anywhere. What costs time is imported only when something went wrong.
"""

import faulthandler
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from spider_qt.storage.files import DISK, Files
from spider_qt.text.crashes import ended_sentence, mistake_sentence
from spider_qt.text.sentence import Sentence

if TYPE_CHECKING:
    import threading

LOG_NAME: Final = "spider-qt.log"
DUMP_NAME: Final = "last-words.txt"
LOG_SIZE: Final = 256 * 1024
"""Bytes after which the log is put aside and a new one begun."""
LOG_COUNT: Final = 3
"""So many full logs are kept beside the current one."""
KINDS: Final = 50
"""So many kinds of errors are written in one run; a kind is an error at a place."""
TOLD: Final = 3
"""So many kinds are told to the player in one run."""

_Kind = tuple[str, str, int]


class CrashLog:
    """Catches what nobody caught, from ``install`` on.

    Args:
        folder: where the logs are kept; made when first needed.
        files: the disk, for the interpreter's last words.
    """

    def __init__(self, folder: Path, files: Files = DISK) -> None:
        self.path = folder / LOG_NAME
        """The log."""
        self.tell: Callable[[Sentence], object] | None = None
        """Hears what the player should read; may be called from any thread."""
        self.position: Callable[[], str] | None = None
        """Returns the table as text, once there is a game."""
        self.ended: Sentence | None = None
        """That the last run ended abnormally, or None."""
        self._folder = folder
        self._files = files
        self._seen: dict[_Kind, int] = {}
        self._told = 0
        self._inside = False
        self._dump: int | None = None

    def install(self) -> None:
        """Catch errors, and have the interpreter write its last words to a file."""
        sys.excepthook = self._unhandled
        sys.unraisablehook = self._unraisable
        with suppress(OSError, RuntimeError):  # without a disk there are no last words
            self._await_words()

    def watch_threads(self) -> None:
        """Catch the errors of threads, too. Apart, as it loads what the start can spare."""
        import threading

        threading.excepthook = self._in_thread

    def end(self) -> None:
        """Say that this run ended as it should.

        The file of the last words stays open: Qt and the interpreter may still crash
        while they take themselves down.
        """
        if self._dump is not None:
            with suppress(OSError):
                self._files.cut(self._dump, 0)

    def uninstall(self) -> None:
        """Catch nothing any more, for programs that go on after the window."""
        self.end()
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        module = sys.modules.get("threading")
        if module is not None:
            module.excepthook = module.__excepthook__  # type: ignore[attr-defined] # a module's own
        if self._dump is not None:
            faulthandler.disable()
            with suppress(OSError):
                self._files.close(self._dump)
            self._dump = None

    @property
    def words(self) -> int | None:
        """The file of the interpreter's last words, for others who end the process."""
        return self._dump

    def note_plugin(self, plugin: str, member: str, cause: object) -> None:
        """Write down that a plugin is about to cost the process; called from any thread.

        Args:
            plugin: its id.
            member: what it was asked.
            cause: why it must end.
        """
        told = f"{member} of the plugin {plugin}: {cause}; the program ends itself"
        self._write(f"==== {told}\n")

    def note(self, where: str, value: BaseException, trace: TracebackType | None = None) -> None:
        """Write an error down and tell the player; raises nothing.

        An error that comes again and again is written once, and its number whenever it
        has ten times as many digits as zeros; so a storm costs neither disk nor patience.

        Args:
            where: what was going on, for the log.
            value: the error.
            trace: its traceback.
        """
        if self._inside:  # an error in here, or another thread's at the same moment
            return
        self._inside = True
        try:
            self._note(where, value, trace)
        except Exception:  # noqa: S110 - a log that fails must not be one more error
            pass
        finally:
            self._inside = False

    def _note(self, where: str, value: BaseException, trace: TracebackType | None) -> None:
        kind = _kind(value, trace)
        count = self._seen.get(kind, 0) + 1
        if count == 1 and len(self._seen) >= KINDS:
            return
        self._seen[kind] = count
        if count > 1:
            if _is_power_of_ten(count):
                self._write(f"==== {kind[0]} at {_short(kind)}: {count} times in this run\n")
            return
        sys.__excepthook__(type(value), value, trace)
        from spider_qt.app.crash_text import report

        written = self._write(report(where, value, trace, self.position))
        self._told += 1
        if self._told <= TOLD and self.tell is not None:
            self.tell(mistake_sentence(kind[0], str(self.path) if written else ""))

    def _write(self, text: str) -> bool:
        """Put a text at the end of the log; False if the disk does not take it."""
        from logging import LogRecord
        from logging.handlers import RotatingFileHandler

        failed: list[LogRecord] = []

        class Quiet(RotatingFileHandler):
            def handleError(self, record: LogRecord) -> None:  # noqa: N802 - logging's name
                failed.append(record)

        try:
            self._files.make_folder(self._folder)
            handler = Quiet(
                self.path,
                maxBytes=LOG_SIZE,
                backupCount=LOG_COUNT,
                encoding="utf-8",
                errors="backslashreplace",
            )
        except OSError:
            return False
        try:
            handler.emit(LogRecord("spider_qt", 0, "", 0, text, None, None))
        finally:
            with suppress(OSError):
                handler.close()
        return not failed

    def _await_words(self) -> None:
        """Take over what the last run left, and open the file for this one."""
        path = self._folder / DUMP_NAME
        self._files.make_folder(self._folder)
        try:
            handle = self._files.open_append(path)
        except FileNotFoundError:
            handle = self._files.open_new(path)
        self._dump = handle
        if self._files.size(handle):
            self._take_words(path, handle)
        faulthandler.enable(file=handle)

    def _take_words(self, path: Path, handle: int) -> None:
        from spider_qt.app.crash_text import dump_report

        words = self._files.read(path).decode("utf-8", "replace")
        if self._write(dump_report(words)):
            self._files.cut(handle, 0)
            path = self.path
        self.ended = ended_sentence(str(path))

    # Python's hooks ------------------------------------------------------------------

    def _unhandled(
        self, kind: type[BaseException], value: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, value, trace)
        else:
            self.note("that nobody caught", value, trace)

    def _in_thread(self, args: "threading.ExceptHookArgs") -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.note("in a thread", args.exc_value, args.exc_traceback)

    def _unraisable(self, args: Any) -> None:  # noqa: ANN401 - UnraisableHookArgs is no real class
        if args.exc_value is not None:
            self.note("where none can be raised", args.exc_value, args.exc_traceback)


def _kind(value: BaseException, trace: TracebackType | None) -> _Kind:
    """Tell errors apart by their name and the place where they were raised."""
    file, line = "", 0
    while trace is not None:
        file, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next
    return type(value).__name__, file, line


def _short(kind: _Kind) -> str:
    from spider_qt.app.crash_text import short_path

    return f"{short_path(kind[1])}:{kind[2]}"


def _is_power_of_ten(count: int) -> bool:
    return str(count).strip("0") == "1"
