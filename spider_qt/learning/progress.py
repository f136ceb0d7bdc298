"""How far a player has come on the path: a value that only ever grows.

What was reached stays, whatever is undone, lost, left or skipped; a deal counts once
however often it is won. Two windows' progress can be joined, so that neither loses any.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from spider_qt.engine.session import Session
from spider_qt.learning.goals import Goal, is_reached
from spider_qt.learning.path import LESSONS, PATH, WINS, Lesson

VERSION: Final = 1
MOST_GAMES: Final = 200
"""So many of the games begun last are known as games of the path."""


@dataclass(frozen=True, slots=True)
class Reached:
    """What was reached in one step.

    Args:
        goals: ids of the goals.
        wins: ids of the games that were won; a deal that is begun again is the same game.
        begun: how many deals were begun.
        skipped: whether the player wants to go on without it.
    """

    goals: frozenset[str] = frozenset()
    wins: frozenset[str] = frozenset()
    begun: int = 0
    skipped: bool = False


class State(StrEnum):
    """How a step stands."""

    PASSED = "passed"
    SKIPPED = "skipped"
    NEXT = "next"
    LATER = "later"


_NOTHING: Final = Reached()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player is. Immutable: each method returns the next progress.

    Args:
        steps: what was reached, by the id of the step; ids that this version does not know
            stay as they are.
        games: the step that a game belongs to, by the game's id, the last begun last.
        on: whether the player follows the path now; otherwise it is silent.
        offered: whether the path was offered to a new player.
    """

    steps: Mapping[str, Reached] = field(default_factory=lambda: MappingProxyType({}))
    games: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    on: bool = False
    offered: bool = False

    # What may be asked ------------------------------------------------------------

    def of(self, lesson: Lesson) -> Reached:
        """Return what was reached in a step."""
        return self.steps.get(lesson.id, _NOTHING)

    def has(self, lesson: Lesson, goal: Goal) -> bool:
        """Whether a goal of a step was ever reached."""
        return goal.id in self.of(lesson).goals

    def passed(self, lesson: Lesson) -> bool:
        """Whether a step leads on: won twice, or won once with all its goals reached."""
        reached = self.of(lesson)
        whole = all(goal.id in reached.goals for goal in lesson.goals)
        return len(reached.wins) >= WINS or (bool(reached.wins) and whole)

    @property
    def following(self) -> Lesson | None:
        """The step to be played next: the first that is neither passed nor skipped."""
        for lesson in PATH:
            if not (self.passed(lesson) or self.of(lesson).skipped):
                return lesson
        return None

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the step that comes next once a step is done; None at the path's end.

        Args:
            lesson: the step; itself is returned while it does not lead on yet.
        """
        if not self.passed(lesson):
            return lesson
        later = PATH[PATH.index(lesson) + 1 :]
        for one in later:
            if not (self.passed(one) or self.of(one).skipped):
                return one
        return self.following

    def state(self, lesson: Lesson) -> State:
        """Return how a step stands."""
        if self.passed(lesson):
            return State.PASSED
        if self.of(lesson).skipped:
            return State.SKIPPED
        return State.NEXT if lesson is self.following else State.LATER

    def lesson_of(self, session: Session) -> Lesson | None:
        """Return the step that a game belongs to, or None."""
        return LESSONS.get(self.games.get(session.id, ""))

    def deal(self, lesson: Lesson) -> int | None:
        """Return the deal to begin with now; None once the step's own are used up."""
        begun = self.of(lesson).begun
        return lesson.deals[begun] if begun < len(lesson.deals) else None

    # What happens -----------------------------------------------------------------

    def began(self, lesson: Lesson, game_id: str) -> "Progress":
        """A game of a step is begun: its number is used, and the path is followed."""
        games = {id_: step for id_, step in self.games.items() if id_ != game_id}
        kept = dict(list(games.items())[-(MOST_GAMES - 1) :])
        before = self.of(lesson)
        after = replace(before, begun=before.begun + 1, skipped=False)
        known = MappingProxyType({**kept, game_id: lesson.id})
        return replace(self._with(lesson, after), games=known, on=True)

    def judged(self, session: Session) -> "tuple[Progress, tuple[Goal, ...]]":
        """Look at a game: the next progress, and the goals reached for the first time.

        Args:
            session: any game; one that does not belong to the path changes nothing, nor does
                one from the moment on at which help looked at its hidden cards.
        """
        lesson = self.lesson_of(session)
        if lesson is None or session.opened_help:
            return self, ()
        before = self.of(lesson)
        new = tuple(
            goal
            for goal in lesson.goals
            if goal.id not in before.goals and is_reached(goal, session)
        )
        wins = before.wins
        if session.variant.is_won(session.layout):
            wins |= {session.id}
        if not new and wins == before.wins:
            return self, ()
        goals = before.goals | {goal.id for goal in new}
        return self._with(lesson, replace(before, goals=goals, wins=wins)), new

    def skip(self, lesson: Lesson, *, skipped: bool = True) -> "Progress":
        """Go on without a step, or take it up again; what was reached in it stays."""
        return self._with(lesson, replace(self.of(lesson), skipped=skipped))

    def joined(self, other: "Progress", base: "Progress | None" = None) -> "Progress":
        """Return what two windows reached together.

        Args:
            other: what another window wrote.
            base: what both began with: a wish that was changed in one of them holds. Where
                there is none, and where both changed it, ours holds.
        """
        steps = {
            id_: _joined(
                self.steps.get(id_, _NOTHING),
                other.steps.get(id_, _NOTHING),
                None if base is None else base.steps.get(id_, _NOTHING),
            )
            for id_ in {**other.steps, **self.steps}
        }
        games = dict(list({**other.games, **self.games}.items())[-MOST_GAMES:])
        ours = base is None or self.on != base.on
        return Progress(
            MappingProxyType(steps),
            MappingProxyType(games),
            self.on if ours else other.on,
            self.offered or other.offered,
        )

    def _with(self, lesson: Lesson, reached: Reached) -> "Progress":
        return replace(self, steps=MappingProxyType({**self.steps, lesson.id: reached}))


def _joined(mine: Reached, theirs: Reached, base: Reached | None) -> Reached:
    """What two windows reached in one step."""
    ours = base is None or mine.skipped != base.skipped
    return Reached(
        mine.goals | theirs.goals,
        mine.wins | theirs.wins,
        max(mine.begun, theirs.begun),
        mine.skipped if ours else theirs.skipped,
    )


def to_content(progress: Progress) -> dict[str, Any]:
    """Return a progress as JSON has it; equal ones give equal content."""
    return {
        "version": VERSION,
        "on": progress.on,
        "offered": progress.offered,
        "steps": {
            id_: {
                "goals": sorted(reached.goals),
                "wins": sorted(reached.wins),
                "begun": reached.begun,
                "skipped": reached.skipped,
            }
            for id_, reached in sorted(progress.steps.items())
        },
        "games": dict(progress.games),
    }


def of_content(content: object) -> Progress:
    """Read a progress from what ``to_content`` gives.

    Raises:
        ValueError: naming the first part that is not so.
    """
    whole = _mapping(content, "file")
    version = _typed(whole, "version", int)
    if version != VERSION:
        raise ValueError(f"version {version}")
    steps = {
        id_: _reached(_mapping(one, id_))
        for id_, one in _mapping(whole.get("steps"), "steps").items()
    }
    games = _mapping(whole.get("games"), "games")
    if not all(isinstance(step, str) for step in games.values()):
        raise ValueError("games")
    return Progress(
        MappingProxyType(steps),
        MappingProxyType(games),
        _typed(whole, "on", bool),
        _typed(whole, "offered", bool),
    )


def _reached(content: Mapping[str, Any]) -> Reached:
    begun = _typed(content, "begun", int)
    if begun < 0:
        raise ValueError("begun")
    return Reached(
        _words(content, "goals"), _words(content, "wins"), begun, _typed(content, "skipped", bool)
    )


def _mapping(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(name)
    return value


def _words(content: Mapping[str, Any], key: str) -> frozenset[str]:
    value = content.get(key)
    if not (isinstance(value, list) and all(isinstance(word, str) for word in value)):
        raise ValueError(key)
    return frozenset(value)


def _typed(content: Mapping[str, Any], key: str, kind: type) -> Any:  # noqa: ANN401 - as given
    value = content.get(key)
    if type(value) is not kind:
        raise ValueError(key)
    return value
