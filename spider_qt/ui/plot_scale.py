"""Round numbers for the axes of plots."""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale

_MARKS: Final = 4
"""An axis has at least so many lines above 0 where numbers are large enough."""
_ROUND: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis of whole numbers from 0.

    Args:
        step: from line to line.
        steps: how many.
    """

    step: int
    steps: int

    @property
    def top(self) -> int:
        """The largest number."""
        return self.step * self.steps

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers of the lines, from 0 on."""
        return tuple(self.step * place for place in range(self.steps + 1))

    @property
    def texts(self) -> tuple[str, ...]:
        """The numbers as the player's language writes them."""
        return tuple(QLocale().toString(value) for value in self.values)


def nice_scale(largest: int) -> Scale:
    """Return the axis for counts up to this one."""
    if largest <= _MARKS:
        return Scale(1, max(1, largest))
    step = round_step(largest / _MARKS)
    return Scale(step, math.ceil(largest / step))


def round_step(least: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50 ... that is not less."""
    if least <= 1:
        return 1
    power = int(10 ** math.floor(math.log10(least)))
    return next(power * factor for factor in _ROUND if power * factor >= least)
