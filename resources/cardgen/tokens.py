"""What all styles share: sizes in card units (a card is 250 by 350) and base colours."""

from typing import Final

WIDTH: Final = 250
HEIGHT: Final = 350
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)

RADIUS: Final = 15
"""Of the card's corners."""
OUTLINE: Final = 2.0
"""Width of the card's edge, wholly inside the card."""

STRIP: Final = 0.2
"""The part of a covered card's height that stays visible where a column is not too long."""
LEAST_STRIP: Final = 0.195
"""The least part of it that the table's layout ever leaves free (its ``OPEN_STEP``)."""

PIP: Final = 43.0
"""Height of a pip on the number cards."""
PIP_COLUMN: Final = 60.0
"""From the middle of the card to a side column of pips."""
PIP_TOP, PIP_BOTTOM = 96.0, 254.0
"""Middle of the first and last row of pips."""
ACE_PIP: Final = 150.0
"""Height of an ace's emblem."""

PANEL: Final = (32.0, 72.0, 186.0, 206.0)
"""Court cards' picture: left, top, width, height."""

PAPER: Final = "#fffefa"
EDGE: Final = "#8b8a86"
GOLD: Final = "#e7b13a"
BLACK: Final = "#161d29"
