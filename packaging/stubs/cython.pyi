# What the solver's sources use of the cython module, which has no types of its own.
from contextlib import AbstractContextManager

nogil: AbstractContextManager[None]
