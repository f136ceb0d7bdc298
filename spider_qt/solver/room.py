"""Room for many numbers that costs memory only where something is written.

``bytearray`` and ``array`` write their zeros; the stores of a search are sized for the worst
case and mostly stay empty, and writing 200 MB takes longer than most answers do.
"""

import mmap
from typing import Literal


def octets(count: int) -> "memoryview[int]":
    """Return room for so many bytes, all 0; at least one."""
    return memoryview(mmap.mmap(-1, max(1, count)))


def numbers(count: int, kind: Literal["i", "Q"] = "i") -> "memoryview[int]":
    """Return room for so many whole numbers, all 0.

    Args:
        count: how many, at least one.
        kind: ``i`` for 32 bits with a sign, ``Q`` for 64 bits without.
    """
    return octets(count * (4 if kind == "i" else 8)).cast(kind)


def floats(count: int) -> "memoryview[float]":
    """Return room for so many floating-point numbers of 64 bits, all 0; at least one."""
    return octets(8 * count).cast("d")
