"""The shade under cards that fly: one for each group, baked once, under all that flies.

Without it a card on its way looks cut out and pasted on. It is faint where a card has just
left or is about to lie down, as it is not far above the table there.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from spider_qt.ui.table.animator import Leg, Track
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.items import CardItem
from spider_qt.ui.table.marks import MarkItem, MarkKind
from spider_qt.ui.table.placement import DRAGGED, FLYING
from spider_qt.ui.table.scene import TableScene

_ORDER: Final = FLYING - 1
_RISE: Final = 5.0
"""How fast a shade gets deep: at a fifth of the way from either end it is whole."""

_STEPS: Final = 6
"""So many widths has the shade of a card that turns."""


class Shade:
    """The shade of cards that fly side by side, as a motion beside their tracks.

    Args:
        scene: where they fly.
        items: the cards.
        legs: their ways, in the same order; all begin and end at the same time.
        lifted: whether they were in the hand, so that they begin high above the table.
    """

    def __init__(
        self, scene: TableScene, items: Sequence[CardItem], legs: Sequence[Leg], *, lifted: bool
    ) -> None:
        self._scene = scene
        self._items = items
        self._leg = legs[0]
        self._lifted = lifted
        look = scene.look
        tops = [leg.goal[1] for leg in legs]
        self._size = look.width, max(tops) - min(tops) + look.height
        self._mark: MarkItem | None = None

    def show(self, now: float) -> bool:
        """Show the moment; whether the cards lie."""
        leg = self._leg
        part = (now - leg.start) / leg.duration if leg.duration else 1.0
        if part < 0:
            return False
        if part >= 1:
            self.drop()
            return True
        eased = leg.eased(part)
        depth = min(1.0, _RISE * (1 - eased) * (1.0 if self._lifted else eased))
        if self._mark is None:
            self._mark = MarkItem(MarkKind.SHADOW, self._scene.look)
            self._mark.setZValue(_ORDER)
            self._scene.addItem(self._mark)
        self._mark.place(self._box)
        self._mark.setOpacity(depth)
        return False

    @property
    def _box(self) -> Box:
        """What casts it: the cards together, or a single one as narrow as it is while it turns.

        The width goes in steps, so that few pictures are baked.
        """
        wide, high = self._size
        left = min(item.x() for item in self._items)
        top = min(item.y() for item in self._items)
        if len(self._items) > 1:
            return Box(left, top, wide, high)
        seen = abs(math.cos(math.pi * self._items[0].turn))
        part = max(1, math.ceil(seen * _STEPS)) / _STEPS
        return Box(left + wide * (1 - part) / 2, top, wide * part, high)

    def drop(self) -> None:
        """Take the shade away."""
        mark, self._mark = self._mark, None
        if mark is not None:
            self._scene.removeItem(mark)


def shades_of(scene: TableScene, tracks: Iterable[Track]) -> list[Shade]:
    """Return the shades of cards that fly from pile to pile; those with one way share one.

    Cards that only close up within their column cast none.

    Args:
        scene: where they fly.
        tracks: the ways of all cards.
    """
    groups: dict[tuple[float, float, float, float], list[tuple[CardItem, Leg]]] = {}
    for track in tracks:
        for leg in track.legs:
            if leg.order >= FLYING and not leg.gentle and leg.origin[0] != leg.goal[0]:
                key = leg.start, leg.duration, leg.origin[0], leg.goal[0]
                groups.setdefault(key, []).append((scene.cards[track.card], leg))
    return [
        Shade(
            scene,
            [item for item, _ in group],
            [leg for _, leg in group],
            lifted=begin == 0.0 and group[0][0].zValue() >= DRAGGED,
        )
        for (begin, *_), group in groups.items()
    ]
