"""A watchdog for plugins' code: what hangs or fills the memory is ended, not waited for.

The guards tell here which call is under way, in a table that costs two stores a call. A
thread, alive only while plugins are in use, looks twice a second. A call that takes too
long or too much memory gets an exception from outside (``PyThreadState_SetAsyncExc``).
One that swallows it costs the process: every action is on the disk already, and the mark
(see ``running``) leaves the plugin out of the next start. If the thread cannot even run,
because C code keeps the interpreter's lock, ``faulthandler`` ends the process; it needs
no lock.
"""

import _thread
import os
import sys
import time
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spider_qt.plugins.memory import MemoryLimit, resident_bytes
from spider_qt.plugins.running import Cause, RunningMark

STUCK_STATUS: Final = 70
"""The exit status of a process that a plugin kept from going on."""


class StuckRuleError(BaseException):
    """Raised inside a plugin's call that takes too long; no ``except Exception`` keeps it."""

    def __str__(self) -> str:
        return "it did not come to an end"


class MemoryBudgetError(MemoryError):
    """Raised inside a plugin's call that takes too much memory."""

    def __str__(self) -> str:
        return "it took too much memory"


@dataclass(frozen=True, slots=True)
class Limits:
    """How patient the watchdog is.

    Args:
        poll: seconds between two looks. Looks are counted, not seconds: a process that
            was stopped, or a computer that slept, has no stuck call.
        call: looks after which a call is interrupted; again after as many; after three
            times as many, the process ends.
        load: the same for importing a plugin and asking its hooks.
        idle: looks without any call after which the thread ends.
        memory: bytes that one call may add to the process.
        lock: seconds after which a call that lets no other thread run ends the process.
    """

    poll: float = 0.5
    call: int = 6
    load: int = 30
    idle: int = 20
    memory: int = 1 << 30
    lock: int = 30


Call = tuple[str, str, int]
"""A call under way: plugin, member, and looks after which it takes too long (0: as usual).

A plain tuple, made anew for each call, since its identity tells one call from the next.
"""


class Watch:
    """The calls under way in each thread, and the thread that looks at them."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.calls: dict[int, Call] = {}
        """The outermost call of each thread, by the thread's number."""
        self.doomed: set[int] = set()
        """Threads that an exception is on its way to."""
        self.awake = False
        self.mark = RunningMark(None)
        self.page: MutableSequence[int] = self.mark.page  # type: ignore[assignment] # mmap is one
        self.folder: Path | None = None
        """Where the mark is kept, once a plugin's code is used; None for nowhere."""
        self.memory = MemoryLimit()
        """The system's limit during a call; off until a program switches it on."""
        self.words: int | None = None
        """A file descriptor for the last words, if C code never returns; None for none."""
        self.on_end: Callable[[str, str, Cause], object] | None = None
        """Called with plugin, member and cause before the process ends."""
        self._lock = _thread.allocate_lock()
        self._armed = False

    # What guards do -----------------------------------------------------------------

    def keep(self, mark: RunningMark) -> None:
        """Note in a mark from now on which plugin's code runs."""
        self.mark.close()
        self.mark = mark
        self.page = mark.page  # type: ignore[assignment] # as above

    def slot(self, plugin: str, version: str) -> int:
        """Return what stands for a plugin in the mark, which then lies on disk."""
        if self.folder is not None and not self.mark.is_kept:
            self.keep(RunningMark(self.folder))
        return self.mark.slot(plugin, version)

    def enter(self, thread: int, call: Call, slot: int) -> None:
        """Begin the outermost call of a thread."""
        self.calls[thread] = call
        self.page[0] = slot
        if not self.awake:
            self.wake()
        if self.words is not None and not self._armed:
            self._arm()
        if self.memory.on:
            self.memory.narrow()

    def leave(self, thread: int) -> None:
        """End it. May be called twice."""
        self.calls.pop(thread, None)
        self.page[0] = 0
        if self.memory.on:
            self.memory.widen()
        if thread in self.doomed:
            self._settle(thread)

    @contextmanager
    def loading(self, plugin: str, slot: int = 0) -> Iterator[None]:
        """Watch the load of a plugin; the marks on disk for that are ``LoadingMarks``."""
        thread = _thread.get_ident()
        if thread in self.calls:  # a declared plugin that is loaded as it is first used
            yield
            return
        self.enter(thread, (plugin, "import", self.limits.load), slot)
        try:
            yield
        finally:
            self.leave(thread)

    def wake(self) -> None:
        """Start the thread that looks."""
        self.awake = True
        self.memory.measure(self.limits.memory)
        _thread.start_new_thread(self._run, ())

    def stop(self) -> None:
        """End this run as it should: nothing is watched any more, and no mark stays."""
        self._disarm()
        self.folder = None
        self.keep(RunningMark(None))

    # What the thread does -------------------------------------------------------------

    def _run(self) -> None:
        looks: dict[int, tuple[Call, int, int]] = {}
        quiet, resident = 0, resident_bytes()
        while True:
            time.sleep(self.limits.poll)
            under_way = dict(self.calls)
            quiet = 0 if under_way else quiet + 1
            if under_way and self.words is not None:
                self._arm()
            elif self._armed:
                self._disarm()
                if self.calls and self.words is not None:  # one began meanwhile
                    self._arm()
            if quiet >= self.limits.idle:
                self.awake = False
                if not self.calls:
                    return
                self.awake = True  # one began at this very moment and saw us awake
            before, resident = resident, resident_bytes()
            fresh = {}
            for thread, call in under_way.items():
                last = looks.get(thread)
                known = last is not None and last[0] is call
                fresh[thread] = (
                    (call, last[1] + 1, last[2]) if known and last else (call, 1, before)
                )
            looks = fresh
            for thread, (call, count, base) in looks.items():
                self._judge(thread, call, count, resident - base > self.limits.memory)

    def _judge(self, thread: int, call: Call, count: int, grown: bool) -> None:
        limit = call[2] or self.limits.call
        if count >= 3 * limit:
            self._end(call, Cause.MEMORY if grown else Cause.STUCK)
        elif grown:
            self._interrupt(thread, call, MemoryBudgetError)
        elif count % limit == 0:
            self._interrupt(thread, call, StuckRuleError)

    def _interrupt(self, thread: int, call: Call, error: type[BaseException]) -> None:
        """Raise an exception in a thread, if that call is still under way there."""
        with self._lock:
            self.doomed.add(thread)  # first: who leaves from now on waits for this lock
            if self.calls.get(thread) is call:
                _raise_in(thread, error)

    def _settle(self, thread: int) -> None:
        """Take back an exception that came too late; it may still arrive in here."""
        while thread in self.doomed:
            try:
                with self._lock:
                    _raise_in(thread, None)
                    self.doomed.discard(thread)
            except (StuckRuleError, MemoryBudgetError):
                continue

    def _end(self, call: Call, cause: Cause) -> None:
        self.mark.doom(cause)
        plugin, member, _ = call
        with suppress(Exception):
            if self.on_end is not None:
                self.on_end(plugin, member, cause)
        with suppress(Exception):
            if sys.stderr is not None:
                sys.stderr.write(f"spider-qt: the plugin {plugin} does not let go; {member}\n")
                sys.stderr.flush()
        os._exit(STUCK_STATUS)

    def _arm(self) -> None:
        import faulthandler

        with suppress(OSError, RuntimeError, ValueError):
            faulthandler.dump_traceback_later(self.limits.lock, file=self.words or 2, exit=True)
            self._armed = True

    def _disarm(self) -> None:
        if self._armed:
            import faulthandler

            faulthandler.cancel_dump_traceback_later()
            self._armed = False


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in a thread at its next instruction, or take one back."""
    import ctypes  # only where something hangs

    what = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)


WATCH: Final = Watch()
"""The one of this process."""
