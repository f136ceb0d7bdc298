"""One question to an object of a plugin: whatever comes of it, an answer or a fault.

This is the hot path of every game that a plugin gives, so what the watchdog and the mark
on disk need is a few stores in memory (``benchmarks/plugins_300.py`` tells how much that is).
"""

from _thread import get_ident
from collections.abc import Callable
from typing import Final, TypeVar

from spider_qt.plugins import reasons
from spider_qt.plugins.faults import Fault, FaultLog
from spider_qt.plugins.running import RunningMark
from spider_qt.plugins.watch import WATCH, StuckRuleError

_T = TypeVar("_T")
_CALLS: Final = WATCH.calls


class Guard:
    """Calls the members of one object and notes what fails.

    An object that hangs or fills the memory is not asked again in this run: each answer
    would cost the player the same seconds once more.

    Args:
        plugin: the plugin's id.
        owner: the object's id.
        log: where faults are noted.
        version: the plugin's own version.
    """

    __slots__ = ("_ended", "_mark", "_slot", "log", "owner", "plugin", "version")

    def __init__(self, plugin: str, owner: str, log: FaultLog, version: str = "") -> None:
        self.plugin = plugin
        self.owner = owner
        self.log = log
        self.version = version
        self._mark: RunningMark | None = None
        self._slot = 0
        self._ended: Fault | None = None

    def ask(
        self, member: str, call: Callable[[], _T], fits: Callable[[object], bool]
    ) -> _T | Fault:
        """Return the answer, or the fault if the call failed or the answer does not fit."""
        if self._ended is not None:
            return self._ended
        if self._mark is not WATCH.mark:
            self._slot = WATCH.slot(self.plugin, self.version)
            self._mark = WATCH.mark
        thread = get_ident()
        try:
            if thread in _CALLS:  # inside another plugin's call, which is watched already
                page, before = WATCH.page, WATCH.page[0]
                page[0] = self._slot
                try:
                    answer = call()
                    if fits(answer):
                        return answer
                finally:
                    page[0] = before
            else:
                WATCH.enter(thread, (self.plugin, member, 0), self._slot)
                try:
                    answer = call()
                    if fits(answer):
                        return answer
                finally:
                    WATCH.leave(thread)
        except KeyboardInterrupt:
            raise
        except BaseException as raised:
            return self._failed(member, raised, thread)
        return self.note(member, f"it returned {type(answer).__name__} that cannot be used")

    def note(self, member: str, error: str) -> Fault:
        """Note that a member failed, and return the fault."""
        fault = Fault(self.plugin, self.owner, member, error)
        self.log.record(fault)
        return fault

    def _failed(self, member: str, raised: BaseException, thread: int) -> Fault:
        is_end = isinstance(raised, StuckRuleError | MemoryError)
        if is_end and _CALLS.get(thread, ())[:2] == (self.plugin, member):
            WATCH.leave(thread)  # the exception came while the call was being left
        fault = self.note(member, reasons.error_text(raised))
        if is_end:
            self._ended = fault
        return fault
