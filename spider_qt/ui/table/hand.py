"""The cards that a player has lifted: at most one group, whoever lifted it.

Mouse, touch and keyboard share this one state, so nothing can be held twice and
letting go has one meaning.
"""

from dataclasses import dataclass
from enum import Enum

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import PileId
from spider_qt.ui.table.geometry import OPEN_STEP, Box
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import DRAGGED, Picture, Spot
from spider_qt.ui.table.scene import TableScene

_TARGETS_ORDER = 450.0

RAISED = 0.07
"""How far a group that keys or a click lifted floats off its place, in card widths."""

LEAST_COVER = 0.3
"""The part of a card's width that must lie over a column for it to be meant."""


class Grip(Enum):
    """What holds the group."""

    DRAG = "drag"
    KEYS = "keys"
    CLICK = "click"


@dataclass(slots=True)
class Held:
    """A lifted group.

    Args:
        spot: where its lowest card was taken from.
        cards: the cards, lowest first.
        grip: what holds it.
        hold: where in the lowest card it is held, in card sizes from its corner.
        targets: the piles that take it.
        best: the pile where it goes best, or None.
        at: where the pointer is, for a dragged group.
        floats: the pile it floats over, for a group that keys or a click lifted.
        over: the pile that would take it if it were let go now.
    """

    spot: Spot
    cards: tuple[Card, ...]
    grip: Grip
    hold: tuple[float, float]
    targets: tuple[PileId, ...]
    best: PileId | None
    at: tuple[float, float] = (0.0, 0.0)
    floats: PileId | None = None
    over: PileId | None = None


def pile_under(
    picture: Picture, lead: Box, x: float, y: float, among: set[PileId]
) -> PileId | None:
    """Return which of some columns a dragged group is meant for, or None.

    The column under the pointer, or else the one that the lowest card covers most, if
    that is more than a touch.

    Args:
        picture: the table.
        lead: the box of the group's lowest card.
        x: the pointer.
        y: the pointer.
        among: the columns in question.
    """
    best: tuple[float, PileId] | None = None
    for pile_id in picture.piles:
        if pile_id not in among:
            continue
        box = picture.box(pile_id)
        if box.contains(x, y):
            return pile_id
        cover = box.overlap(lead)
        if cover >= LEAST_COVER * lead.width * min(lead.height, box.height) and (
            best is None or cover > best[0]
        ):
            best = (cover, pile_id)
    return best[1] if best else None


class Hand:
    """Carries the held group about the scene and marks what takes it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._marked = True
        self.held: Held | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the hand, lowest first."""
        return self.held.cards if self.held else ()

    def take(self, held: Held, *, marked: bool) -> None:
        """Take a group up; ``marked`` shows the columns that take it."""
        self.held = held
        self._marked = marked
        self.follow()

    def carry_to(self, x: float, y: float) -> None:
        """Carry the group so that the point where it is held lies under the pointer."""
        held, picture = self.held, self._scene.picture
        if held is None or picture is None:
            return
        held.at = (x, y)
        frame = picture.frame
        left, top = x - held.hold[0] * frame.card_width, y - held.hold[1] * frame.card_height
        self._put(held, picture, left, top)
        lead = Box(left, top, frame.card_width, frame.card_height)
        self._hover(held, picture, pile_under(picture, lead, x, y, set(held.targets)))

    def carry_over(self, pile_id: PileId) -> None:
        """Let the group float where it would lie on a pile."""
        held, picture = self.held, self._scene.picture
        if held is None or picture is None:
            return
        held.floats = pile_id
        rise = RAISED * picture.frame.card_width
        if pile_id == held.spot.pile:
            box = picture.card_box(held.spot)
            top = box.y
        else:
            box = picture.landing(pile_id)
            falls = pile_id in picture.tops and picture.layout[pile_id]
            top = box.y + (OPEN_STEP[0] * box.height if falls else 0.0)
        height = picture.group_box(held.spot).height
        top = min(top, picture.frame.height - height)
        self._put(held, picture, box.x + rise, max(0.0, top - rise))
        self._hover(held, picture, pile_id if pile_id in held.targets else None)

    def follow(self) -> None:
        """Put the group and its marks where they belong, also after a resize."""
        held, picture = self.held, self._scene.picture
        if held is None or picture is None:
            return
        if self._marked:
            targets = [pile_id for pile_id in held.targets if pile_id != held.best]
            self._scene.mark(
                MarkKind.TARGET, [picture.landing(pile_id) for pile_id in targets], _TARGETS_ORDER
            )
            best = [] if held.best is None else [picture.landing(held.best)]
            self._scene.mark(MarkKind.BEST, best, _TARGETS_ORDER)
        if held.grip is Grip.DRAG:
            self.carry_to(*held.at)
        else:
            self.carry_over(held.floats or held.spot.pile)

    def open(self) -> Held | None:
        """Let go: nothing is held or marked any more. The cards stay where they are."""
        held, self.held = self.held, None
        if held is not None:
            self._scene.clear_marks(
                MarkKind.TARGET, MarkKind.BEST, MarkKind.OVER, MarkKind.LIFTED, MarkKind.SHADOW
            )
        return held

    def _put(self, held: Held, picture: Picture, left: float, top: float) -> None:
        """Put the group's corner somewhere; its cards keep their distances."""
        group = picture.group_box(held.spot)
        tops = picture.tops.get(held.spot.pile, ())[held.spot.index or 0 :]
        for place, card in enumerate(held.cards):
            item = self._scene.cards[card]
            drop = tops[place] - group.y if place < len(tops) else 0.0
            item.set_order(DRAGGED + place)
            item.show_or_hide(True)
            item.show_turn(1.0)
            item.move_to(left, top + drop)
        about = Box(left, top, group.width, group.height)
        self._scene.mark(MarkKind.SHADOW, [about], DRAGGED - 1)
        if held.grip is not Grip.DRAG:
            self._scene.mark(MarkKind.LIFTED, [about], DRAGGED + 100)

    def _hover(self, held: Held, picture: Picture, pile_id: PileId | None) -> None:
        held.over = pile_id
        if self._marked:
            boxes = [] if pile_id is None else [picture.landing(pile_id)]
            self._scene.mark(MarkKind.OVER, boxes, _TARGETS_ORDER + 1)
