"""Where a game was lost: which of its positions to ask about, the fewest that tell it.

Truth goes one way along a game: what comes before a winnable position can be won too, by
going there, and what comes after an unwinnable one cannot. So halving finds the last one
that is known to be winnable. What is unknown proves nothing in either direction; it only
ends the search there.
"""

from spider_qt.solver.search import Verdict


class Backward:
    """Plans the questions about a game's positions, which count from 0, its beginning.

    Args:
        count: how many positions there are; at least one.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._winnable = -1
        self._lost = count
        self._vain: set[int] = set()

    @property
    def last(self) -> int | None:
        """The last position that is known to be winnable."""
        return None if self._winnable < 0 else self._winnable

    @property
    def lost(self) -> int | None:
        """The first position that is proven to be unwinnable."""
        return None if self._lost == self._count else self._lost

    def note(self, index: int, verdict: Verdict) -> None:
        """Take in an answer.

        Args:
            index: the position.
            verdict: what is known of it now.
        """
        if verdict is Verdict.WINNABLE:
            self._winnable = max(self._winnable, index)
        elif verdict is Verdict.UNWINNABLE:
            self._lost = min(self._lost, index)
        else:
            self._vain.add(index)

    def again(self) -> None:
        """Let the positions that are unknown be asked about once more, with more time."""
        self._vain.clear()

    def state(self, index: int) -> Verdict:
        """What is known of a position, also by what was found of others."""
        if index <= self._winnable:
            return Verdict.WINNABLE
        return Verdict.UNWINNABLE if index >= self._lost else Verdict.UNKNOWN

    def next(self) -> int | None:
        """The position to ask about next, or None if nothing would be learnt any more."""
        for index in (0, self._count - 1):  # the beginning is mostly told at once
            if self._is_open(index):
                return index
        if self._winnable < 0:
            return self._leap()
        beyond = [index for index in self._vain if index > self._winnable]
        first = min(beyond, default=self._lost)
        middle = (self._winnable + min(first, self._lost)) // 2
        return middle if middle > self._winnable else None

    def expected(self) -> int:
        """How many questions there will be about, those that were answered not included."""
        if self.next() is None:
            return 0
        beyond = [index for index in self._vain if index > self._winnable]
        first = min(*beyond, self._lost) if beyond else self._lost
        ends = sum(self._is_open(index) for index in {0, self._count - 1})
        return ends + max(0, first - self._winnable - 1).bit_length()

    def _leap(self) -> int | None:
        """Go back from the end in steps that double, as long as nothing is known to be won."""
        top, by = min(self._lost, self._count - 1), 1
        while top - by > 0:
            if self._is_open(top - by):
                return top - by
            by *= 2
        return None

    def _is_open(self, index: int) -> bool:
        return self._winnable < index < self._lost and index not in self._vain
