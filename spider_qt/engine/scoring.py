"""Scoring: a fold over what the player did, undo and hint included.

A scheme sees each action once, in order, and returns the new score; for undo it is
handed the score that stood before the undone step, so the plain schemes just
return it, and a purist's scheme may charge for it.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, runtime_checkable

from spider_qt.engine.events import Step
from spider_qt.engine.variant import Variant


class Action(StrEnum):
    """What a journal entry records; the value is the word in the file."""

    PLAY = "play"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Score:
    """Points, and whatever numbers a scheme wants to remember between actions."""

    points: int
    memory: tuple[int, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Deed:
    """One action as a scoring scheme sees it.

    Args:
        action: play, undo, redo or hint.
        step: the step that was played, taken back or played again; None for a hint.
        seconds: active playing time since the deal, in seconds.
        restored: for undo, the score that stood before the step; otherwise None.
    """

    action: Action
    step: Step | None = None
    seconds: float = 0.0
    restored: Score | None = None


@runtime_checkable
class ScoringScheme(Protocol):
    """Turns what the player did into points. Implementations keep no state."""

    @property
    def id(self) -> str:
        """The stable id in settings and saves; a plugin's is ``plugin-id.local-id``."""

    @property
    def name(self) -> str:
        """The name that players see, in English."""

    def start(self, variant: Variant) -> Score:
        """Return the score at the deal."""

    def after(self, score: Score, deed: Deed) -> Score:
        """Return the score after one more action."""


@dataclass(frozen=True, slots=True)
class StandardScoring:
    """The program's own: 500, minus 1 a move or deal, plus 100 a run, never below 0.

    Source: the scoring tables of the rule texts (docs/rules.md).
    """

    id: str = "standard"
    name: str = "Standard"
    start_points: int = 500
    action_cost: int = 1
    run_bonus: int = 100

    def start(self, variant: Variant) -> Score:
        """Return the starting points, the same in every game."""
        return Score(self.start_points)

    def after(self, score: Score, deed: Deed) -> Score:
        """Charge a move or deal, reward its runs; undo restores, a hint is free."""
        if deed.restored is not None:
            return deed.restored
        if deed.step is None:
            return score
        gain = deed.step.runs_completed * self.run_bonus - self.action_cost
        return Score(max(0, score.points + gain), score.memory)
