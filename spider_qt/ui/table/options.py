"""What a player may choose about the table's manners."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class AnimationSpeed(StrEnum):
    """How fast cards travel; the value is the word in the settings."""

    OFF = "off"
    VERY_FAST = "very_fast"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What durations are multiplied with; 0 for no animation."""
        return _FACTORS[self.value]


_FACTORS: Final = {"off": 0.0, "very_fast": 0.28, "fast": 0.55, "normal": 1.0, "slow": 2.2}


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The table's manners.

    Args:
        animation: how fast cards travel.
        less_motion: cards appear where they belong and do not travel.
        auto_place: a group that is let go over nothing goes to its best column.
        double_click: a double click sends a group to its best column.
        click_to_move: a click takes a group, a second click puts it down.
        mark_targets: the columns that take a lifted group are marked.
        left_handed: the stock lies on the left.
    """

    animation: AnimationSpeed = AnimationSpeed.NORMAL
    less_motion: bool = False
    auto_place: bool = False
    double_click: bool = True
    click_to_move: bool = False
    mark_targets: bool = True
    left_handed: bool = False
