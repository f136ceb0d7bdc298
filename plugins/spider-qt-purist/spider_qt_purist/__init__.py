"""Scoring for players who take nothing back: undo and hints cost, and refund nothing.

The plugin is an object here, not the module: both may be named in the entry point.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spider_qt.api import (
    Account,
    Action,
    Deed,
    Score,
    ScoreLine,
    ScoringScheme,
    Variant,
    hookimpl,
)

START: Final = 1000
STEP: Final = -1
RUN: Final = 100
UNDO: Final = -10
HINT: Final = -25


@dataclass(frozen=True, slots=True)
class PuristScoring:
    """1000; a move, deal or redo costs 1, an undo 10, a hint 25; a run brings 100."""

    id: str = "purist.purist"
    name: str = "Purist"
    description: str = "As standard from 1000 points, but an undo costs 10 and a hint 25."

    def start(self, variant: Variant) -> Score:
        """Return 1000, in every game."""
        return Score(START)

    def after(self, score: Score, deed: Deed) -> Score:
        """Charge what was done; an undone step loses its runs, but what it cost stays paid."""
        runs = deed.step.runs_completed if deed.step else 0
        change = {
            Action.PLAY: STEP + runs * RUN,
            Action.REDO: STEP + runs * RUN,
            Action.UNDO: UNDO - runs * RUN,
            Action.HINT: HINT,
        }[deed.action]
        return Score(max(0, score.points + change), score.memory)

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Count steps, runs in force, undone steps and hints."""
        actions = [scored.deed.action for scored in account.deeds]
        undone, hints = actions.count(Action.UNDO), actions.count(Action.HINT)
        steps = [scored.deed.step for scored in account.standing]
        runs = sum(step.runs_completed for step in steps if step)
        lines = [
            ScoreLine("At the beginning", account.start.points),
            ScoreLine.times("Moves, deals and redone steps", len(actions) - undone - hints, STEP),
            ScoreLine.times("Finished runs", runs, RUN),
            ScoreLine.times("Steps undone", undone, UNDO),
            ScoreLine.times("Hints", hints, HINT),
        ]
        rest = account.score.points - sum(line.points for line in lines)
        return (*lines, ScoreLine("Points never fall below 0", rest)) if rest else tuple(lines)


class Plugin:
    """Gives the scheme."""

    @hookimpl
    def spider_scoring_schemes(self) -> Iterable[ScoringScheme]:
        """The one scheme."""
        return (PuristScoring(),)


plugin = Plugin()
