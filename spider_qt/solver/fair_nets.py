"""The nets that the fair hint's player learned, for the games that they were taught on.

Those have two packs and ten columns; other games are played by the weights alone.
"""

import binascii
import sys
from array import array
from functools import lru_cache
from importlib import import_module
from typing import Final

from spider_qt.solver.packed import Terms

NUMBERS: Final = 1_857
"""As in fair_value.py, whose compiled form keeps its names to itself."""

_TAUGHT: Final = (1, 2, 4)
"""For so many suits there is a net: the modules ``fair_net_1`` and so on."""

_COLUMNS: Final = 10
_RANKS: Final = 13
_CARDS: Final = 104


def net_for(suits: int, terms: Terms) -> "array[float] | None":
    """Return the numbers of the net for a game, or None if there is none for its kind.

    Args:
        suits: how many suits are in play.
        terms: the rules.
    """
    if (terms.columns, terms.run, terms.cards) != (_COLUMNS, _RANKS, _CARDS):
        return None
    return _read(next((taught for taught in _TAUGHT if taught >= suits), _TAUGHT[-1]))


@lru_cache(maxsize=len(_TAUGHT))
def _read(suits: int) -> "array[float]":
    text: str = import_module(f"spider_qt.solver.fair_net_{suits}").NET
    numbers = array("f")
    numbers.frombytes(binascii.a2b_base64(text))
    if sys.byteorder == "big":
        numbers.byteswap()
    return array("d", numbers)
