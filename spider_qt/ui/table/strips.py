"""Rows above and below the columns, files beside them: how piles line up in a strip."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from spider_qt.engine.piles import PileKind
from spider_qt.ui.table.geometry import OPEN_STEP, Box, Slot, snapped

GAP: Final = 0.10
STRIP_GAP: Final = 0.22
"""The least gap between piles, and that between kinds of piles, in card widths."""

CLOSE: Final = (0.22, 0.16)
"""How much of a finished run is seen at least where the next one lies over it: of its width
in a row, of its height in a file."""

FAN: Final = (0.5, OPEN_STEP[0])
"""How far spread-out cards lie apart: in card widths in a row, where rank and suit stand side
by side, and in card heights in a file."""

_ROW_STEP: Final = 0.13
_ROWS_EXTENT: Final = 0.6
_FILE_STEP: Final = 0.75
_DEALT: Final = (PileKind.WASTE, PileKind.STOCK)


@dataclass(frozen=True, slots=True)
class Group:
    """Piles of one kind.

    Args:
        kind: the kind.
        count: how many.
        fan: how many cards of each are spread out.
        closes: whether one may lie over the other.
    """

    kind: PileKind
    count: int
    fan: int = 1
    closes: bool = False

    def cleared(self, slots: Sequence[Slot]) -> tuple[Slot, ...]:
        """Return the slots with what of each the next one leaves free."""
        result = []
        for slot, after in zip(slots, (*slots[1:], None), strict=True):
            box = slot.box
            if self.closes and after is not None:
                dx, dy = after.box.x - box.x, after.box.y - box.y
                if dy == 0 and 0 < dx < box.width:
                    box = box._replace(width=dx)
                elif dx == 0 and 0 < dy < box.height:
                    box = box._replace(height=dy)
            result.append(slot._replace(clear=box))
        return tuple(result)


class Strip(NamedTuple):
    """The measures of a strip, in pixels: a card, the gap between piles, between kinds."""

    wide: float
    high: float
    gap: float
    strip_gap: float
    pixel: float

    def step(self, group: Group, *, upright: bool) -> float:
        """How far a group's spread-out cards lie apart."""
        if group.fan < 2:
            return 0.0
        if group.kind is PileKind.STOCK:
            step = min(_ROW_STEP, _ROWS_EXTENT / (group.fan - 1)) * self.wide
            return snapped(step * (_FILE_STEP if upright else 1.0), self.pixel)
        return snapped(FAN[1] * self.high if upright else FAN[0] * self.wide, self.pixel)

    def length(self, group: Group, *, upright: bool) -> float:
        """How long one pile of a group is."""
        card = self.high if upright else self.wide
        return card + (group.fan - 1) * self.step(group, upright=upright)

    def least(self, group: Group, *, upright: bool) -> float:
        """How long a group is at least."""
        one = self.length(group, upright=upright)
        if group.closes:
            card = self.high if upright else self.wide
            return one + (group.count - 1) * CLOSE[1 if upright else 0] * card
        return group.count * one + (group.count - 1) * GAP * self.wide

    def least_row(self, groups: Iterable[Group]) -> float:
        """How long a row of groups is at least."""
        lengths = [self.least(group, upright=False) for group in groups]
        return sum(lengths) + max(0, len(lengths) - 1) * self.strip_gap

    def slot(self, group: Group, x: float, y: float, *, upright: bool) -> Slot:
        """Return the slot of one pile."""
        step = self.step(group, upright=upright)
        reach = step * (group.fan - 1)
        first = Box(snapped(x, self.pixel), snapped(y, self.pixel), self.wide, self.high)
        if upright:
            box = first._replace(height=self.high + reach)
            return Slot(box, first, (0.0, step), group.fan, box)
        box = first._replace(width=self.wide + reach)
        return Slot(box, first, (step, 0.0), group.fan, box)


Laid = list[tuple[Group, tuple[Slot, ...]]]


def laid_row(groups: Sequence[Group], strip: Strip, left: float, top: float, length: float) -> Laid:
    """Lay groups out in a row: what is dealt from at its right end, the rest from its left.

    Args:
        groups: the piles.
        strip: the measures; its gap is the widest between piles.
        left: where the row begins.
        top: where the row begins.
        length: how long it may be.
    """
    pitches = _pitches(groups, strip, length, upright=False)
    reach = {
        group: (group.count - 1) * pitches[group] + strip.length(group, upright=False)
        for group in groups
    }
    dealt = [group for group in groups if group.kind in _DEALT]
    others = [group for group in groups if group.kind not in _DEALT]
    places: dict[Group, float] = {}
    at = left + length
    for group in reversed(dealt):
        places[group] = at - reach[group]
        at = places[group] - strip.strip_gap
    foundations = [group for group in others if group.kind is PileKind.FOUNDATION]
    if len(foundations) < len(others):
        for group in reversed(foundations):
            places[group] = at - reach[group]
            at = places[group] - strip.strip_gap
        others = [group for group in others if group not in foundations]
    at = left
    for group in others:
        places[group] = at
        at += reach[group] + strip.strip_gap
    return [
        (
            group,
            group.cleared(
                [
                    strip.slot(group, places[group] + n * pitches[group], top, upright=False)
                    for n in range(group.count)
                ]
            ),
        )
        for group in groups
    ]


def files_of(
    groups: Sequence[Group], strip: Strip, height: float, files: int
) -> tuple[tuple[Group, ...], ...] | None:
    """Divide groups among files beside the columns; None if they do not fit.

    Piles that are dealt from belong to the last file, at its foot.

    Args:
        groups: the piles, in order.
        strip: the measures, with the least gap.
        height: how long a file may be.
        files: how many there are.
    """
    dealt = tuple(group for group in groups if group.kind in _DEALT)
    foot = strip_length(dealt, strip)
    result: list[list[Group]] = [[]]
    for group in groups:
        if group.kind in _DEALT:
            continue
        left = group.count
        while left:
            tail = foot + strip.strip_gap if dealt and len(result) == files else 0.0
            taken = _taken(result[-1], replace(group, count=left), strip, height - tail)
            if taken:
                result[-1].append(replace(group, count=taken))
                left -= taken
            if left:
                if len(result) == files:
                    return None
                result.append([])
    if dealt:
        while len(result) < files:
            result.append([])
        result[-1].extend(dealt)
    fits = all(strip_length(file, strip) <= height for file in result)
    return tuple(tuple(file) for file in result) if fits else None


def strip_length(groups: Sequence[Group], strip: Strip) -> float:
    """How long a file of groups is at least."""
    lengths = [strip.least(group, upright=True) for group in groups]
    return sum(lengths) + max(0, len(lengths) - 1) * strip.strip_gap


def laid_file(
    groups: Sequence[Group], strip: Strip, left: float, top: float, height: float
) -> Laid:
    """Lay groups out in a file: what is dealt from at its foot, the rest from its head.

    Args:
        groups: the piles.
        strip: the measures; its gap is the widest between piles.
        left: where the file begins.
        top: where the file begins.
        height: how long it may be.
    """
    pitches = _pitches(groups, strip, height, upright=True)
    result: Laid = []
    at, foot = top, top + height
    dealt = [group for group in groups if group.kind in _DEALT]
    starts: dict[Group, float] = {}
    for group in reversed(dealt):
        starts[group] = foot - strip.length(group, upright=True)
        foot = starts[group] - strip.strip_gap
    for group in groups:
        start = starts.get(group, at)
        slots = [
            strip.slot(group, left, start + n * pitches[group], upright=True)
            for n in range(group.count)
        ]
        result.append((group, group.cleared(slots)))
        if group not in starts:
            reach = (group.count - 1) * pitches[group] + strip.length(group, upright=True)
            at += reach + strip.strip_gap
    return result


def _taken(file: Sequence[Group], group: Group, strip: Strip, height: float) -> int:
    """How many piles of a group still fit into a file: runs all or none."""
    count = group.count
    while count:
        if strip_length((*file, replace(group, count=count)), strip) <= height:
            return count
        count = 0 if group.closes else count - 1
    return 0


def _pitches(
    groups: Sequence[Group], strip: Strip, length: float, *, upright: bool
) -> dict[Group, float]:
    """How far the piles of each group lie apart: as far as there is room, runs close up first."""
    lengths = {group: strip.length(group, upright=upright) for group in groups}
    gaps = {group: max(0, group.count - 1) for group in groups}
    between = max(0, len(groups) - 1) * strip.strip_gap
    free = length - between - sum(lengths[group] * group.count for group in groups)
    gap = min(strip.gap, free / max(1, sum(gaps.values())))
    least = min(GAP * strip.wide, strip.gap)
    pitches = {group: lengths[group] + max(gap, least) for group in groups}
    if gap < least:
        over = sum(pitches[group] * gaps[group] + lengths[group] for group in groups)
        over += between - length
        closing = [group for group in groups if group.closes and gaps[group]]
        for group in closing:
            pitches[group] -= over / len(closing) / gaps[group]
    return pitches
