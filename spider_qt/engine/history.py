"""Undo and redo: a cursor over the steps that were played."""

from dataclasses import dataclass, replace

from spider_qt.engine.events import Step


@dataclass(frozen=True, slots=True)
class History:
    """Steps and how many of them are in force; the others can be redone.

    Args:
        steps: every step, oldest first.
        cursor: how many are in force.
        floor: how many can no longer be taken back, because undo is limited.
    """

    steps: tuple[Step, ...] = ()
    cursor: int = 0
    floor: int = 0

    def pushed(self, step: Step, limit: int | None) -> "History":
        """The history after a new step; what had been undone is dropped.

        Args:
            step: the step just played.
            limit: how many steps can be taken back, None for all.
        """
        steps = (*self.steps[: self.cursor], step)
        floor = self.floor if limit is None else max(self.floor, len(steps) - limit)
        return History(steps, len(steps), floor)

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return self.cursor > self.floor

    @property
    def can_redo(self) -> bool:
        """Whether an undone step can be played again."""
        return self.cursor < len(self.steps)

    @property
    def last(self) -> Step | None:
        """The step in force that was played last."""
        return self.steps[self.cursor - 1] if self.cursor else None

    def moved(self, by: int) -> "History":
        """The history with the cursor moved; the caller has asked whether it may."""
        return replace(self, cursor=self.cursor + by)
