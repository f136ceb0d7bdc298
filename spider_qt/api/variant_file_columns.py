"""How a file of games writes columns: as a card player says them.

``10 x 4+1`` is ten columns of four hidden cards and an open one on top, ``8`` a column of
eight open cards, and commas put columns side by side: ``4 x 5+1, 6 x 4+1``. Extra cards
can be said by the columns that get them, counted from 1 from the left.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Columns = tuple[tuple[int, int], ...]
"""Hidden and open cards of each column, left to right."""

MOST_COLUMNS: Final = 14
MOST_CARDS: Final = 60
FORM: Final = "10 x 4+1, 5+1, 8"

_PIECE: Final = re.compile(
    r"(?:([0-9]{1,3})\s*[xX\u00d7*]\s*)?([0-9]{1,3})(?:\s*\+\s*([0-9]{1,3}))?"
)


@dataclass(frozen=True, slots=True)
class BadColumns:
    """A piece that says no columns.

    Args:
        piece: what was written.
        place: which piece of the list it is, from 0.
    """

    piece: str
    place: int


def read_columns(text: str | Sequence[str]) -> Columns | BadColumns:
    """Read columns, left to right.

    Args:
        text: one text with commas, or a list of texts.
    """
    pieces = text.split(",") if isinstance(text, str) else text
    columns: list[tuple[int, int]] = []
    for place, piece in enumerate(pieces):
        found = _PIECE.fullmatch(piece.strip())
        if found is None:
            return BadColumns(piece.strip(), place)
        times = int(found[1] or 1)
        first, second = int(found[2]), found[3]
        column = (0, first) if second is None else (first, int(second))
        if not 1 <= times <= MOST_COLUMNS or sum(column) > MOST_CARDS:
            return BadColumns(piece.strip(), place)
        columns.extend((column,) * times)
        if len(columns) > MOST_COLUMNS:
            break
    return tuple(columns)


def with_extras(columns: Columns, places: Sequence[int], down: int, up: int) -> Columns:
    """Return the columns with extra cards on some of them.

    Args:
        columns: hidden and open cards per column.
        places: the columns that get extra cards, from 1; a place that is named twice gets
            them twice.
        down: hidden cards for each place.
        up: open cards for each place.
    """
    heights = list(columns)
    for place in places:
        hidden, shown = heights[place - 1]
        heights[place - 1] = (hidden + down, shown + up)
    return tuple(heights)


def write_columns(columns: Columns) -> str:
    """Return the shortest text that ``read_columns`` reads as these columns."""
    pieces: list[str] = []
    at = 0
    while at < len(columns):
        end = at
        while end < len(columns) and columns[end] == columns[at]:
            end += 1
        down, up = columns[at]
        cards = f"{down}+{up}" if down else f"{up}"
        pieces.append(cards if end - at == 1 else f"{end - at} x {cards}")
        at = end
    return ", ".join(pieces)
