"""Stands in for the ``cython`` module where the search runs uncompiled."""

from contextlib import nullcontext
from typing import Final

nogil: Final = nullcontext()
"""A block that needs no interpreter lock when compiled; uncompiled it is just a block."""
