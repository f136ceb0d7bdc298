"""Where piles and cards go, as plain numbers: no Qt, so that every size can be tested.

Lengths are logical pixels. The card size comes from the window alone, so cards do not
change size while a column grows; a long column is compressed instead.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

ASPECT: Final = 7 / 5
"""Height of a card to its width."""

MARGIN: Final = 0.12
GAP: Final = 0.10
GAP_LIMIT: Final = 0.42
STRIP_GAP: Final = 0.22
"""Margin, gaps between columns, and the gap before the strip, in card widths."""

HIDDEN_STEP: Final = (0.12, 0.045)
OPEN_STEP: Final = (0.25, 0.195)
"""How far a card lies below the one it covers, in card heights: usual, and least.

The least open step still shows the rank and the suit of a covered card.
"""

REFERENCE: Final = (5, 20)
"""Hidden and open cards of the column for which the least steps must do."""

_LONGEST: Final = 1 + REFERENCE[0] * HIDDEN_STEP[1] + (REFERENCE[1] - 1) * OPEN_STEP[1]
_ROW_STEP: Final = 0.13
_ROWS_EXTENT: Final = 0.6
_LEAST_WIDTH: Final = 4.0


@dataclass(frozen=True, slots=True)
class Box:
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
        stock: the box of the stock's rearmost row.
        row_step: how far each row of the stock lies from the one behind it, (x, y).
        extras: the places of foundations and other piles, one card large each.
        extra_step: how far the extras lie apart, (x, y).
    """

    width: float
    height: float
    pixel: float
    card_width: float
    card_height: float
    columns: tuple[Box, ...]
    stock: Box
    row_step: tuple[float, float]
    extras: tuple[Box, ...]
    extra_step: tuple[float, float]

    def drops(self, hidden: int, joined: tuple[bool, ...]) -> tuple[float, ...]:
        """Return how far below the top of its column each card lies.

        Hidden cards close up first, then the steps inside same-suit runs, then the
        other open cards; a column that is longer still shrinks evenly, and none
        ever leaves its box.

        Args:
            hidden: how many cards at the bottom are face down.
            joined: for each open card but the first, whether it continues the
                same-suit run of the card that it covers.
        """
        steps = column_steps(hidden, joined, self._room / self.card_height)
        drops, at = [0.0], 0.0
        for step in steps:
            at += step * self.card_height
            drops.append(_snapped(min(at, self._room), self.pixel))
        return tuple(drops)

    @property
    def _room(self) -> float:
        return self.columns[0].height - self.card_height if self.columns else 0.0


def column_steps(hidden: int, joined: tuple[bool, ...], room: float) -> tuple[float, ...]:
    """Return the step after each card of a column but the last, in card heights.

    Args:
        hidden: how many cards at the bottom are face down; an open one follows.
        joined: as for ``Frame.drops``.
        room: how far the last card may lie below the first, in card heights.
    """
    kinds = [0] * hidden + [1 if same else 2 for same in joined]
    ranges = (HIDDEN_STEP, OPEN_STEP, OPEN_STEP)
    counts = [kinds.count(kind) for kind in range(3)]
    sizes = [usual for usual, _ in ranges]
    for kind, (usual, least) in enumerate(ranges):
        excess = sum(n * size for n, size in zip(counts, sizes, strict=True)) - room
        if excess > 0 and counts[kind]:
            sizes[kind] = max(least, usual - excess / counts[kind])
    total = sum(n * size for n, size in zip(counts, sizes, strict=True))
    squeeze = max(0.0, room) / total if total > room else 1.0
    return tuple(sizes[kind] * squeeze for kind in kinds)


def arrange(
    width: float,
    height: float,
    columns: int,
    extras: int,
    *,
    rows: int = 5,
    pixel: float = 1.0,
) -> Frame:
    """Lay out a table, with the strip of stock and foundations where cards get largest.

    The strip lies below the columns in narrow windows and to their right in wide ones.

    Args:
        width: the window's width.
        height: the window's height.
        columns: how many tableau columns.
        extras: how many foundations and other piles.
        rows: how many rows the stock holds at most.
        pixel: the size of one device pixel: 1 / devicePixelRatio.
    """
    table = _Table(width, height, columns, extras, rows, pixel)
    below, beside = _size_below(table), _size_beside(table)
    return _with_strip_below(table, below) if below >= beside else _with_strip_beside(table, beside)


class _Table(NamedTuple):
    """What ``arrange`` was asked for."""

    width: float
    height: float
    columns: int
    extras: int
    rows: int
    pixel: float


def _size_below(table: _Table) -> float:
    """The card width with the strip below the columns."""
    wide = table.width / (table.columns + (table.columns - 1) * GAP + 2 * MARGIN)
    high = table.height / (ASPECT * (_LONGEST + 1) + 2 * MARGIN + STRIP_GAP)
    return max(_LEAST_WIDTH, min(wide, high))


def _size_beside(table: _Table) -> float:
    """The card width with the strip beside the columns."""
    wide = table.width / (table.columns + (table.columns - 1) * GAP + 2 * MARGIN + STRIP_GAP + 1)
    high = table.height / (ASPECT * _LONGEST + 2 * MARGIN)
    return max(_LEAST_WIDTH, min(wide, high))


def _with_strip_below(table: _Table, size: float) -> Frame:
    width, height, columns, extras, rows, pixel = table
    card_width, card_height = _card(size, pixel)
    margin = MARGIN * card_width
    gap = _gap(width - 2 * margin - columns * card_width, columns - 1, card_width)
    span = columns * card_width + (columns - 1) * gap
    left = max(0.0, (width - span) / 2)
    strip_top = _snapped(max(0.0, height - margin - card_height), pixel)
    column_height = max(card_height, strip_top - STRIP_GAP * card_width - margin)
    boxes = _row(left, margin, card_width, column_height, columns, gap, pixel)
    step = _row_step(rows) * card_width
    fan = step * max(0, rows - 1)
    stock_left = max(left, left + span - card_width - fan)
    room = max(0.0, stock_left - STRIP_GAP * card_width - card_width - left)
    spread = min(card_width + gap, room / max(1, extras - 1))
    places = tuple(
        Box(_snapped(left + place * spread, pixel), strip_top, card_width, card_height)
        for place in range(extras)
    )
    stock = Box(_snapped(stock_left, pixel), strip_top, card_width, card_height)
    return Frame(
        width,
        height,
        pixel,
        card_width,
        card_height,
        boxes,
        stock,
        (_snapped(step, pixel), 0.0),
        places,
        (spread, 0.0),
    )


def _with_strip_beside(table: _Table, size: float) -> Frame:
    width, height, columns, extras, rows, pixel = table
    card_width, card_height = _card(size, pixel)
    margin = MARGIN * card_width
    free = width - 2 * margin - (columns + 1) * card_width - STRIP_GAP * card_width
    gap = _gap(free, columns, card_width)
    strip_gap = STRIP_GAP * card_width + gap
    span = columns * card_width + (columns - 1) * gap + strip_gap + card_width
    left = max(0.0, (width - span) / 2)
    column_height = max(card_height, height - 2 * margin)
    boxes = _row(left, margin, card_width, column_height, columns, gap, pixel)
    strip_left = _snapped(left + span - card_width, pixel)
    step = _row_step(rows) * card_width * 0.75
    fan = step * max(0, rows - 1)
    stock_top = max(0.0, height - margin - card_height - fan)
    room = max(0.0, stock_top - STRIP_GAP * card_width - card_height - margin)
    spread = min(card_height + gap, room / max(1, extras - 1))
    places = tuple(
        Box(strip_left, _snapped(margin + place * spread, pixel), card_width, card_height)
        for place in range(extras)
    )
    stock = Box(strip_left, _snapped(stock_top, pixel), card_width, card_height)
    return Frame(
        width,
        height,
        pixel,
        card_width,
        card_height,
        boxes,
        stock,
        (0.0, _snapped(step, pixel)),
        places,
        (0.0, spread),
    )


def _card(size: float, pixel: float) -> tuple[float, float]:
    """A card's width and height in whole device pixels."""
    width = max(pixel, (size // pixel) * pixel)
    return width, max(pixel, (width * ASPECT // pixel) * pixel)


def _gap(free: float, gaps: int, card_width: float) -> float:
    return max(0.0, min(free / max(1, gaps), GAP_LIMIT * card_width))


def _row_step(rows: int) -> float:
    """How far the stock's rows lie apart, in card widths, however many there are."""
    return min(_ROW_STEP, _ROWS_EXTENT / max(1, rows - 1))


def _row(
    left: float, top: float, width: float, height: float, count: int, gap: float, pixel: float
) -> tuple[Box, ...]:
    return tuple(
        Box(
            _snapped(left + place * (width + gap), pixel),
            _snapped(top, pixel),
            width,
            _snapped(height, pixel),
        )
        for place in range(count)
    )


def _snapped(value: float, pixel: float) -> float:
    """A length rounded to whole device pixels."""
    return round(value / pixel) * pixel
