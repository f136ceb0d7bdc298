"""What broke in plugins' objects while the game was running, each thing once."""

from collections.abc import Callable
from dataclasses import dataclass

from spider_qt.plugins import reasons
from spider_qt.text.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Fault:
    """One member of one object that failed while the game was running.

    Args:
        plugin: the plugin's id.
        owner: the object's id.
        member: the method that failed.
        error: the error in one line.
    """

    plugin: str
    owner: str
    member: str
    error: str

    @property
    def sentence(self) -> Sentence:
        """What to tell the player."""
        return reasons.broke(self.plugin, self.owner, self.member, self.error)


class FaultLog:
    """The faults of a run of the program, each member of an object once."""

    def __init__(self) -> None:
        self._faults: dict[tuple[str, str, str], Fault] = {}
        self._listeners: list[Callable[[Fault], None]] = []

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults so far, in the order in which they happened first."""
        return tuple(self._faults.values())

    def listen(self, callback: Callable[[Fault], None]) -> None:
        """Call ``callback`` with each new fault, in the thread in which it happens."""
        self._listeners.append(callback)

    def record(self, fault: Fault) -> None:
        """Note a fault, and tell the listeners if it is a new one."""
        key = (fault.plugin, fault.owner, fault.member)
        if key in self._faults:
            return
        self._faults[key] = fault
        for listener in self._listeners:
            listener(fault)
