"""A hint on the table: which cards might go where, marked until something is done."""

from typing import NamedTuple

from spider_qt.engine.piles import PileId
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.scene import TableScene


class _Hinted(NamedTuple):
    source: PileId
    number: int
    target: PileId | None


class Hint:
    """Marks a hinted move, and keeps the marks where the piles are.

    Args:
        scene: the table's scene.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hinted: _Hinted | None = None

    def show(self, source: PileId, count: int, target: PileId | None) -> None:
        """Mark cards and where they might go, in place of another hint.

        Args:
            source: the pile that they lie on; the stock for a deal.
            count: how many of them, from the top.
            target: the pile that takes them, or None if they go to many, as in a deal.

        Raises:
            ValueError: if there are no such piles or not so many cards.
        """
        picture = self._scene.picture
        piles = () if picture is None else picture.layout
        if source not in piles or (target is not None and target not in piles):
            raise ValueError(f"the table has no {source.text} and {target}")
        if picture is None or not 1 <= count <= len(picture.layout[source]):
            raise ValueError(f"{source.text} does not hold {count} cards")
        self._hinted = _Hinted(source, count, target)
        self.follow()

    def clear(self) -> None:
        """Take the hint away."""
        if self._hinted is not None:
            self._hinted = None
            self._scene.clear_marks(MarkKind.HINT_SOURCE, MarkKind.HINT_TARGET)

    def follow(self) -> None:
        """Put the marks where the piles are now."""
        hinted, picture = self._hinted, self._scene.picture
        if hinted is None or picture is None or self._scene.hidden:
            return
        bottom = Spot(hinted.source, len(picture.layout[hinted.source]) - hinted.number)
        self._scene.mark(MarkKind.HINT_SOURCE, [picture.group_box(bottom)])
        targets = [] if hinted.target is None else [picture.landing(hinted.target)]
        self._scene.mark(MarkKind.HINT_TARGET, targets)
