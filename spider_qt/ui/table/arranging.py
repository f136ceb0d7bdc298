"""How a window is divided: the arrangement of piles in which the cards get largest.

Piles that are no columns lie in a row above or below the columns, or in one or more
files beside them. Every way is tried at every card size; pure numbers, as ``geometry``.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from spider_qt.engine.piles import PileKind
from spider_qt.ui.table.geometry import ASPECT, OPEN_STEP, Box, Frame, Needs, Slot, snapped
from spider_qt.ui.table.strips import GAP, STRIP_GAP, Group, Strip, files_of, laid_file, laid_row

MARGIN: Final = 0.12
GAP_LIMIT: Final = 0.42
"""The margin, and the widest gap between columns, in card widths."""

WASTE_FAN: Final = 3
"""How many cards of the waste are spread out."""

MOST_EDGES: Final = 5
"""How many deals of the stock show an edge; the number on it tells of the rest."""

MOST_FILES: Final = 4
WORTH: Final = 1.03
"""How much larger the cards must get for a less usual arrangement."""
_LEAST_WIDTH: Final = 4.0


class _Plan(NamedTuple):
    """Which piles lie where.

    Args:
        above: those in the row above the columns.
        below: those in the row below them.
        beside: those beside them, where the stock is.
        files: in how many files these lie.
        across: those on the other side.
        across_files: in how many files these lie.
    """

    above: tuple[Group, ...] = ()
    below: tuple[Group, ...] = ()
    beside: tuple[Group, ...] = ()
    files: int = 0
    across: tuple[Group, ...] = ()
    across_files: int = 0

    @property
    def rows(self) -> tuple[tuple[Group, ...], ...]:
        """The rows that there are."""
        return tuple(row for row in (self.above, self.below) if row)

    @property
    def sides(self) -> tuple[tuple[tuple[Group, ...], int], ...]:
        """The sides on which there are files, with their number."""
        both = ((self.beside, self.files), (self.across, self.across_files))
        return tuple((groups, files) for groups, files in both if groups)

    @property
    def all_files(self) -> int:
        """How many files there are on both sides."""
        return sum(files for _, files in self.sides)


class _Window(NamedTuple):
    """What is to be filled, and with what."""

    width: float
    height: float
    needs: Needs
    pixel: float

    def card(self, size: float) -> tuple[float, float]:
        """A card's width and height in whole device pixels."""
        width = max(self.pixel, int(size / self.pixel + 1e-9) * self.pixel)
        return width, max(self.pixel, int(width * ASPECT / self.pixel + 1e-9) * self.pixel)


@lru_cache(maxsize=16)
def arrange(width: float, height: float, needs: Needs, *, pixel: float = 1.0) -> Frame:
    """Lay out a table so that its cards are as large as they can be.

    Of ways with about equally large cards the first is taken, so that a table does not
    change its shape for nothing: a row before files beside, above the columns what cards
    are played to, below them what only fills up.

    Args:
        width: the window's width.
        height: the window's height.
        needs: what the game asks for.
        pixel: the size of one device pixel: 1 / devicePixelRatio.
    """
    window = _Window(width, height, needs, pixel)
    best, best_size = None, 0.0
    for plan in _plans(needs):
        size = _largest(plan, window)
        if best is None or size > best_size * WORTH:
            best, best_size = plan, size
    assert best is not None  # there is always one way at least
    return _laid(best, window, max(best_size, _LEAST_WIDTH))


def _plans(needs: Needs) -> Iterator[_Plan]:
    """Every way to place the piles, the ones that players expect first."""
    cells = Group(PileKind.CELL, needs.cells)
    reserves = Group(PileKind.RESERVE, needs.reserves, fan=needs.reserve_fan)
    built = Group(PileKind.FOUNDATION, needs.foundations)
    runs = Group(PileKind.FOUNDATION, needs.runs, closes=True)
    waste = Group(PileKind.WASTE, needs.waste, fan=WASTE_FAN)
    stock = Group(PileKind.STOCK, 1 if needs.rows else 0, fan=min(max(1, needs.rows), MOST_EDGES))
    played = tuple(group for group in (cells, reserves, built) if group.count)
    filled = tuple(group for group in (runs, waste, stock) if group.count)
    everything = (*played, *filled)
    if not everything:
        yield _Plan()
        return
    if played:
        yield _Plan(above=everything)
    if played and filled:
        yield _Plan(above=played, below=filled)
        yield _Plan(above=played, beside=filled, files=1)
    if not played:
        yield _Plan(below=everything)
    yield _Plan(beside=everything, files=1)
    held = tuple(group for group in (cells, reserves) if group.count)
    others = tuple(group for group in everything if group not in held)
    if held and others:
        for files, across_files in product(range(1, 4), repeat=2):
            yield _Plan(beside=others, files=files, across=held, across_files=across_files)
    for files in range(2, MOST_FILES + 1):
        yield _Plan(beside=everything, files=files)


def _largest(plan: _Plan, window: _Window) -> float:
    """The largest card width with which a plan fits, in whole device pixels; 0 for none."""
    low, high = 0, int(min(window.width, window.height / ASPECT) / window.pixel) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if _fits(plan, window, middle * window.pixel):
            low = middle
        else:
            high = middle
    return low * window.pixel


def _fits(plan: _Plan, window: _Window, size: float) -> bool:
    needs, (wide, high) = window.needs, window.card(size)
    margin, gap, strip_gap = MARGIN * wide, GAP * wide, STRIP_GAP * wide
    side = sum(strip_gap + files * (wide + gap) - gap for _, files in plan.sides)
    room = window.width - 2 * margin - side
    tall = window.height - 2 * margin
    if needs.columns * (wide + gap) - gap > room:
        return False
    if needs.longest * high + len(plan.rows) * (high + strip_gap) > tall:
        return False
    strip = Strip(wide, high, gap, strip_gap, window.pixel)
    if any(strip.least_row(row) > room for row in plan.rows):
        return False
    return all(files_of(groups, strip, tall, files) is not None for groups, files in plan.sides)


def _laid(plan: _Plan, window: _Window, size: float) -> Frame:
    """The frame of a plan with cards of a size."""
    needs, pixel = window.needs, window.pixel
    wide, high = window.card(size)
    margin, strip_gap = MARGIN * wide, STRIP_GAP * wide
    columns, files, sides = needs.columns, plan.all_files, len(plan.sides)
    free = window.width - 2 * margin - (columns + files) * wide - sides * strip_gap
    gap = max(0.0, min(free / max(1, columns - 1 + files), GAP_LIMIT * wide))
    span = columns * (wide + gap) - gap
    least = Strip(wide, high, GAP * wide, strip_gap, pixel)
    block = max(span, *(least.least_row(row) for row in plan.rows), 0.0)
    # A row may be longer than the columns; then the files beside stand closer to it.
    spare = window.width - 2 * margin - block - sides * strip_gap - files * wide
    file_gap = min(gap, max(0.0, spare / max(1, files)))
    side = sides * strip_gap + files * (wide + file_gap)
    start = max(0.0, (window.width - block - side) / 2)
    if plan.across:
        start += plan.across_files * (wide + file_gap) + strip_gap
    left = start + (block - span) / 2
    row_high = high + strip_gap
    top = margin + (row_high if plan.above else 0.0)
    floor = max(0.0, window.height - margin - high)
    bottom = floor - strip_gap if plan.below else window.height - margin
    boxes = tuple(
        Box(
            snapped(left + place * (wide + gap), pixel),
            snapped(top, pixel),
            wide,
            snapped(max(high, bottom - top), pixel),
        )
        for place in range(columns)
    )
    strip = Strip(wide, high, gap, strip_gap, pixel)
    groups: list[tuple[Group, tuple[Slot, ...]]] = []
    for row, y in ((plan.above, margin), (plan.below, floor)):
        if row:
            length = max(span, least.least_row(row))
            groups.extend(laid_row(row, strip, start + (block - length) / 2, y, length))
    tall = window.height - 2 * margin
    for some, count in plan.sides:
        x = start + block + strip_gap + file_gap
        if some is plan.across:
            x = start - strip_gap - count * (wide + file_gap)
        for number, file in enumerate(files_of(some, least, tall, count) or (some,)):
            groups.extend(laid_file(file, strip, x + number * (wide + file_gap), margin, tall))
    if needs.left_handed:
        boxes = tuple(_mirrored(box, window) for box in boxes[::-1])
        groups = [(group, _mirrored_slots(group, slots, window)) for group, slots in groups]
    slots: dict[PileKind, tuple[Slot, ...]] = {}
    for group, places in groups:
        slots[group.kind] = (*slots.get(group.kind, ()), *places)
    step = max(OPEN_STEP[1], needs.least)
    return Frame(window.width, window.height, pixel, wide, high, boxes, slots, step)


def _mirrored(box: Box, window: _Window) -> Box:
    return box._replace(x=snapped(window.width - box.right, window.pixel))


def _mirrored_slots(group: Group, slots: tuple[Slot, ...], window: _Window) -> tuple[Slot, ...]:
    """The same piles on the other side; they still count from left to right.

    A stock's rows lie the other way round. Open cards go on lying to the right, as their
    indices are on the left.
    """
    result = []
    for slot in slots:
        box, first, step = _mirrored(slot.box, window), slot.first, slot.step
        if group.kind is PileKind.STOCK:
            first, step = _mirrored(first, window), (-step[0], step[1])
        else:
            first = first._replace(x=box.x)
        result.append(Slot(box, first, step, slot.fan, box))
    result.sort(key=lambda slot: (slot.box.x, slot.box.y))
    return group.cleared(result)
