"""Guards around those who follow a game: observers and hint providers.

A broken rule costs an answer and is asked again; a broken or slow follower is set aside
for the rest of the run, since nothing in the game needs it.
"""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from spider_qt.api import (
    DealMove,
    Hint,
    HintProvider,
    RunMove,
    SessionFact,
    SessionObserver,
    TableView,
)
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import Fault

SLOW: Final = 0.25
"""Seconds that an observer may take for one fact, or a provider for one hint: the player waits."""
PATIENCE: Final = 3
"""So many slow answers set it aside: the computer may have been busy once or twice."""


@dataclass
class GuardedObserver:
    """An observer that is set aside when it breaks or dawdles."""

    id: str
    name: str
    inner: SessionObserver = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)
    off: bool = field(default=False, compare=False)
    slow: int = field(default=0, compare=False)

    def told(self, fact: SessionFact) -> None:
        """Hand on a fact, unless it was set aside."""
        if self.off:
            return
        begun = perf_counter()
        answer = self.guard.ask("told", lambda: self.inner.told(fact), lambda _: True)
        if isinstance(answer, Fault):
            self.off = True
        elif perf_counter() - begun > SLOW:
            self.slow += 1
            if self.slow >= PATIENCE:
                self.off = True
                self.guard.note("told", "it kept the game waiting too often")


@dataclass
class GuardedProvider:
    """A hint provider that is set aside when it breaks or dawdles."""

    id: str
    name: str
    inner: HintProvider = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)
    off: bool = field(default=False, compare=False)
    slow: int = field(default=0, compare=False)

    def hint(self, view: TableView) -> Hint | None:
        """Return the hint if it is a legal move; otherwise None, and the provider is off."""

        def fits(found: object) -> bool:
            if found is None:
                return True
            if not isinstance(found, Hint) or type(found.reason) is not str:
                return False
            return isinstance(found.move, RunMove | DealMove) and found.move in view.legal

        if self.off:
            return None
        begun = perf_counter()
        answer = self.guard.ask("hint", lambda: self.inner.hint(view), fits)
        if isinstance(answer, Fault):
            self.off = True
            return None
        if perf_counter() - begun > SLOW:
            self.slow += 1
            if self.slow >= PATIENCE:
                self.off = True
                self.guard.note("hint", "it kept the game waiting too often")
        return answer
