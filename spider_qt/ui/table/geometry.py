"""Where piles lie and how columns close up, as plain numbers: no Qt, to test every size.

Lengths are logical pixels. The card size comes from the window and the game alone, so
cards do not change size while a column grows; a long column is compressed instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from spider_qt.engine.piles import PileKind

ASPECT: Final = 7 / 5
"""Height of a card to its width."""

HIDDEN_STEP: Final = (0.12, 0.045)
OPEN_STEP: Final = (0.25, 0.195)
"""How far a card lies below the one it covers, in card heights: usual, and least.

The least open step still shows the rank and the suit of a covered card; a style with a
larger index asks for more (``Needs.least``).
"""


class Box(NamedTuple):
    """A rectangle: left, top, width and height in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and lower edges do not belong."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: "Box") -> float:
        """The area that both share, in square pixels."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)


class Needs(NamedTuple):
    """What a game asks of the table.

    Args:
        columns: how many tableau columns.
        rows: how many deals the stock holds; 0 for a game without a stock. Of the first
            few an edge is drawn, one behind the other.
        runs: foundations that take whole runs; they may lie one over the other.
        foundations: foundations that are built card by card.
        waste: 1 if there is a waste, 0 if not.
        cells: how many cells.
        reserves: how many reserves.
        reserve_fan: how many cards of a reserve are spread out.
        hidden: face-down cards of the longest column that must do with the least steps.
        open: its open cards.
        least: the least step of an open card at which its index is whole, in card heights.
        left_handed: the stock, and all that is beside the columns, lies on the left.
    """

    columns: int = 10
    rows: int = 5
    runs: int = 8
    foundations: int = 0
    waste: int = 0
    cells: int = 0
    reserves: int = 0
    reserve_fan: int = 1
    hidden: int = 5
    open: int = 20
    least: float = OPEN_STEP[1]
    left_handed: bool = False

    @property
    def longest(self) -> float:
        """The height of the longest column with the least steps, in card heights."""
        return 1 + self.hidden * HIDDEN_STEP[1] + max(0, self.open - 1) * self.least


class Slot(NamedTuple):
    """The place of a pile that is no column.

    Args:
        box: all of it.
        first: where the lowest of the cards lies that are spread out.
        step: how far each of those lies from the one below, (x, y).
        fan: how many cards are spread out; the cards below them lie on ``first``.
        clear: the part that no neighbour lies over; finished runs may be crowded.
    """

    box: Box
    first: Box
    step: tuple[float, float]
    fan: int
    clear: Box


@dataclass(frozen=True, slots=True)
class Frame:
    """The places of all piles in a window.

    Args:
        width: the window's width.
        height: the window's height.
        pixel: the size of one device pixel, to which every place is rounded.
        card_width: a card's width.
        card_height: a card's height.
        columns: per column the box that its cards may fill, from its top downward.
        slots: the places of the other piles, by kind.
        least: the least step at which the index is whole, in card heights.
    """

    width: float
    height: float
    pixel: float
    card_width: float
    card_height: float
    columns: tuple[Box, ...]
    slots: Mapping[PileKind, tuple[Slot, ...]]
    least: float = OPEN_STEP[1]

    def drops(self, hidden: int, joined: tuple[bool, ...]) -> tuple[float, ...]:
        """Return how far below the top of its column each card lies.

        Hidden cards close up first, then the steps inside groups that travel together,
        then the other open cards; a column that is longer still gives up the style's
        larger index, then shrinks evenly, and no card ever leaves its box.

        Args:
            hidden: how many cards at the bottom are face down.
            joined: for each open card but the first, whether it travels with the
                card that it covers.
        """
        steps = column_steps(hidden, joined, self._room / self.card_height, self.least)
        drops, at = [0.0], 0.0
        for step in steps:
            at += step * self.card_height
            drops.append(snapped(min(at, self._room), self.pixel))
        return tuple(drops)

    def fan_steps(self, slot: Slot, count: int) -> tuple[tuple[float, float], ...]:
        """Return how far each of a spread-out pile's last cards lies from ``slot.first``.

        Args:
            slot: the pile's place.
            count: how many cards are shown spread out. More than the place is made for
                lie closer together.
        """
        shrink = min(1.0, (slot.fan - 1) / (count - 1)) if count > 1 else 1.0
        dx, dy = (part * shrink for part in slot.step)
        return tuple(
            (snapped(place * dx, self.pixel), snapped(place * dy, self.pixel))
            for place in range(count)
        )

    @property
    def _room(self) -> float:
        return self.columns[0].height - self.card_height if self.columns else 0.0


def column_steps(
    hidden: int, joined: tuple[bool, ...], room: float, least: float = OPEN_STEP[1]
) -> tuple[float, ...]:
    """Return the step after each card of a column but the last, in card heights.

    Args:
        hidden: how many cards at the bottom are face down; an open one follows.
        joined: as for ``Frame.drops``.
        room: how far the last card may lie below the first, in card heights.
        least: the least step at which the style's index is whole.
    """
    kinds = [0] * hidden + [1 if same else 2 for same in joined]
    counts = [kinds.count(kind) for kind in range(3)]
    usual = max(OPEN_STEP[0], least)
    sizes = [HIDDEN_STEP[0], usual, usual]
    # Each stage gives way only when the one before it has given all.
    stages = ((0, HIDDEN_STEP[1]), (1, least), (2, least), (1, OPEN_STEP[1]), (2, OPEN_STEP[1]))
    for kind, floor in stages:
        excess = sum(n * size for n, size in zip(counts, sizes, strict=True)) - room
        if excess > 0 and counts[kind]:
            sizes[kind] = min(sizes[kind], max(floor, sizes[kind] - excess / counts[kind]))
    total = sum(n * size for n, size in zip(counts, sizes, strict=True))
    squeeze = max(0.0, room) / total if total > room else 1.0
    return tuple(sizes[kind] * squeeze for kind in kinds)


def snapped(value: float, pixel: float) -> float:
    """A length rounded to whole device pixels."""
    return round(value / pixel) * pixel
