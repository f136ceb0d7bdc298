"""Scoring: a fold over what the player did, undo and hint included.

A scheme sees each action once, in order, and returns the new score; for undo it is
handed the score that stood before the undone step, so the plain schemes just
return it, and a purist's scheme may charge for it. A scheme may also explain how a
score came about, line by line, since a bare number convinces nobody.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Protocol, runtime_checkable

from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove
from spider_qt.engine.variant import Variant

BEGINNING: Final = "At the beginning"
MOVES: Final = "Moves"
DEALS: Final = "Deals"
RUNS: Final = "Finished runs"
FINISHING: Final = "Moves and deals that finished a run"
FLOOR: Final = "Points never fall below 0"
"""Labels of lines, in English."""


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
        won: whether the game is won once this is done.
    """

    action: Action
    step: Step | None = None
    seconds: float = 0.0
    restored: Score | None = None
    won: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a breakdown.

    Args:
        label: what the points are for, in English; a plugin's is shown as it is.
        points: what the line adds to the score.
        count: how many times, or None where nothing is counted.
        each: the points for each time, or None where they differ.
    """

    label: str
    points: int
    count: int | None = None
    each: int | None = None

    @classmethod
    def times(cls, label: str, count: int, each: int) -> "ScoreLine":
        """Return the line of a number of equal points."""
        return cls(label, count * each, count, each)


@dataclass(frozen=True, slots=True)
class Scored:
    """One action with the score before and after it."""

    deed: Deed
    before: Score
    after: Score

    @property
    def change(self) -> int:
        """The points that the action brought; negative if it cost some."""
        return self.after.points - self.before.points


@dataclass(frozen=True, slots=True)
class Account:
    """How a game's score came about: what a scheme is asked to explain.

    Args:
        variant: the game, with its options chosen.
        start: the score at the beginning.
        deeds: every action, what was undone included.
    """

    variant: Variant
    start: Score
    deeds: tuple[Scored, ...] = ()

    @property
    def score(self) -> Score:
        """The score now."""
        return self.deeds[-1].after if self.deeds else self.start

    @property
    def standing(self) -> tuple[Scored, ...]:
        """The moves and deals in force, oldest first, each as it was played last."""
        standing: list[Scored] = []
        for scored in self.deeds:
            if scored.deed.action is Action.UNDO:
                standing.pop()
            elif scored.deed.action is not Action.HINT:
                standing.append(scored)
        return tuple(standing)


@runtime_checkable
class ScoringScheme(Protocol):
    """Turns what the player did into points. Implementations keep no state.

    More points are better: the statistics call the most points the best. A scheme
    may have the further members of ``ExplainedScheme``.
    """

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


@runtime_checkable
class ExplainedScheme(ScoringScheme, Protocol):
    """A scheme with all that one may have; each further member may be left out."""

    @property
    def description(self) -> str:
        """What the scheme rewards, in one English sentence for menus; "" for none."""

    def opening(self, variant: Variant, layout: Layout) -> Score:
        """Return the score at the deal where it depends on the cards; default: ``start``."""

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Say how a score came about: lines whose points add up to ``account.score.points``.

        Without it, the program counts moves, deals, runs and undone steps itself.
        """


def opening_score(scheme: ScoringScheme, variant: Variant, layout: Layout) -> Score:
    """Return the score of a game that begins with this layout.

    Args:
        scheme: how it is scored; asked for ``opening`` if it has that.
        variant: the game, with its options chosen.
        layout: the first layout.
    """
    opening = getattr(scheme, "opening", None)
    if opening is None:
        return scheme.start(variant)
    score: Score = opening(variant, layout)
    return score


def described(scheme: ScoringScheme) -> str:
    """Return a scheme's description in English, "" if it has none."""
    return str(getattr(scheme, "description", ""))


@dataclass(frozen=True, slots=True)
class StandardScoring:
    """The program's own: 500, minus 1 a move or deal, plus 100 a run, never below 0.

    Source: the scoring tables of the rule texts (docs/rules.md).

    Args:
        id: the stable id.
        name: the name that players see, in English.
        start_points: the points at the deal.
        action_cost: what each move and each deal costs.
        run_bonus: what each finished run brings.
        free_finish: whether the move or deal that finishes a run costs nothing.
        description: what it rewards, in one sentence.
    """

    id: str = "standard"
    name: str = "Standard"
    start_points: int = 500
    action_cost: int = 1
    run_bonus: int = 100
    free_finish: bool = False
    description: str = ""

    def start(self, variant: Variant) -> Score:
        """Return the starting points, the same in every game."""
        return Score(self.start_points)

    def after(self, score: Score, deed: Deed) -> Score:
        """Charge a move or deal, reward its runs; undo restores, a hint is free."""
        if deed.restored is not None:
            return deed.restored
        if deed.step is None:
            return score
        cost = 0 if self._is_free(deed.step) else self.action_cost
        gain = deed.step.runs_completed * self.run_bonus - cost
        return Score(max(0, score.points + gain), score.memory)

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Count the moves, deals and runs in force, and what the floor of 0 gave back."""
        steps = [scored.deed.step for scored in account.standing if scored.deed.step]
        paid = [step for step in steps if not self._is_free(step)]
        deals = sum(isinstance(step.move, DealMove) for step in paid)
        lines = [
            ScoreLine(BEGINNING, account.start.points),
            ScoreLine.times(MOVES, len(paid) - deals, -self.action_cost),
            ScoreLine.times(DEALS, deals, -self.action_cost),
        ]
        if self.free_finish:
            lines.append(ScoreLine.times(FINISHING, len(steps) - len(paid), 0))
        if self.run_bonus:
            runs = sum(step.runs_completed for step in steps)
            lines.append(ScoreLine.times(RUNS, runs, self.run_bonus))
        return with_rest(lines, account, FLOOR)

    def _is_free(self, step: Step) -> bool:
        return self.free_finish and step.runs_completed > 0


def with_rest(lines: list[ScoreLine], account: Account, label: str) -> tuple[ScoreLine, ...]:
    """Return lines that add up to the score, with one more if something is missing.

    Args:
        lines: the lines so far.
        account: what they explain.
        label: what the rest is for.
    """
    rest = account.score.points - sum(line.points for line in lines)
    return (*lines, ScoreLine(label, rest)) if rest else tuple(lines)
