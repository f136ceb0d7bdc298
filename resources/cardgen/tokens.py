"""What all styles share: sizes in card units (a card is 250 by 350) and base colours."""

from typing import Final

WIDTH: Final = 250
HEIGHT: Final = 350
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)

RADIUS: Final = 15
"""Of the card's corners."""
OUTLINE: Final = 2.4
"""Width of the card's edge, wholly inside the card."""

STRIP: Final = 0.2
"""The part of a covered card's height that stays visible where a column is not too long."""
LEAST_STRIP: Final = 0.195
"""The least part of it that the table's layout ever leaves free (its ``OPEN_STEP``)."""

PIP: Final = 54.0
"""Height of a pip on the number cards: more than a fifth of the card's width."""
CLOSE_PIP: Final = 46.0
"""Height of a pip on nine and ten, whose four rows leave no more room."""
PIP_COLUMN: Final = 63.0
"""From the middle of the card to a side column of pips."""
PIP_EDGE: Final = 72.0
"""From the card's top to the pips of the first row, just under the index."""
ACE_PIP: Final = 160.0
"""Height of an ace's emblem."""

PANEL: Final = (22.0, 72.0, 206.0, 206.0)
"""Court cards' picture: left, top, width, height."""

PAPER: Final = "#fffefa"
EDGE: Final = "#74736d"
GOLD: Final = "#e7b13a"
BLACK: Final = "#161d29"
