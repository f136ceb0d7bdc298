"""The picture that a layout asks for: every card's place, and what lies under a point.

Pure: the scene only ever copies this, so the picture cannot drift from the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.ui.table.arranging import WASTE_FAN, arrange
from spider_qt.ui.table.geometry import OPEN_STEP, Box, Frame, Slot
from spider_qt.ui.table.habits import Habits

DRAGGED: Final = 1000.0
FLYING: Final = 500.0
"""What is added to the stacking order of cards in the hand and on their way."""

_PILE_ORDER: Final = 14.0
"""How much higher each finished run lies than the one before, which it may cover in part."""


class Place(NamedTuple):
    """Where a card lies: left, top, stacking order, and what can be seen of it."""

    x: float
    y: float
    z: float
    face_up: bool
    visible: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """A card on a pile by its place from the bottom, or None for the bare pile."""

    pile: PileId
    index: int | None = None


class Picture(NamedTuple):
    """A layout in a frame.

    Args:
        layout: the table.
        frame: where its piles lie.
        habits: what is particular about the game.
        slots: the places of the piles that are no columns, in the layout's order.
        places: where each card lies.
        tops: for each column, the tops of its cards, bottom card first.
        covers: for each card of a column but its last, the card that lies on it.
    """

    layout: Layout
    frame: Frame
    habits: Habits
    slots: Mapping[PileId, Slot]
    places: Mapping[Card, Place]
    tops: Mapping[PileId, tuple[float, ...]]
    covers: Mapping[Card, Card]

    @property
    def piles(self) -> tuple[PileId, ...]:
        """The piles that have a place, in the layout's order."""
        return tuple(p for p in self.layout if p in self.tops or p in self.slots)

    def showing(self, layout: Layout) -> "Picture":
        """Return the picture of another moment of the same game."""
        return picture_of(layout, self.frame, self.habits)

    def box(self, pile_id: PileId) -> Box:
        """Return the box of a pile: all that a column or a fan may fill."""
        if pile_id in self.tops:
            return self.frame.columns[self._number(pile_id)]
        slot = self.slots[pile_id]
        if pile_id != STOCK:
            return slot.box
        return _reached(slot, self._rows_shown - 1)

    @property
    def front(self) -> Box:
        """The box of the stock's front card, or of its bare place."""
        slot = self.slots[STOCK]
        dx, dy = slot.step
        steps = self._rows_shown - 1
        return slot.first._replace(x=slot.first.x + dx * steps, y=slot.first.y + dy * steps)

    @property
    def _rows_shown(self) -> int:
        left = self.habits.left(self.layout) if self.habits.row else 1
        return min(self.slots[STOCK].fan, max(1, left))

    def outline(self, pile_id: PileId) -> Box:
        """Return the box of a pile's bare place as far as no neighbour may lie over it."""
        if pile_id in self.tops:
            return self.card_box(Spot(pile_id))
        slot = self.slots[pile_id]
        first, clear = slot.first, slot.clear
        air = self.frame.card_width * 0.06
        if clear.width < first.width:
            return first._replace(width=max(4.0, clear.width - air))
        if clear.height < first.height:
            return first._replace(height=max(4.0, clear.height - air))
        return first

    def card_box(self, spot: Spot) -> Box:
        """Return the box of a card, or of the bare place if the spot names no card."""
        frame = self.frame
        if spot.pile == STOCK:
            return self.box(STOCK)
        if spot.index is not None and spot.index < len(self.layout[spot.pile]):
            place = self.places[self.layout[spot.pile].cards[spot.index]]
            return Box(place.x, place.y, frame.card_width, frame.card_height)
        if spot.pile in self.tops:
            box = self.box(spot.pile)
            return Box(box.x, box.y, frame.card_width, frame.card_height)
        return self.slots[spot.pile].first

    def group_box(self, spot: Spot) -> Box:
        """Return the box of a card with all that lies on it."""
        lead = self.card_box(spot)
        tops = self.tops.get(spot.pile, ())
        if spot.index is None or not tops:
            return lead
        return Box(lead.x, lead.y, lead.width, tops[-1] + self.frame.card_height - lead.y)

    def landing(self, pile_id: PileId) -> Box:
        """Return the box of the card on which the next one is put."""
        return self.card_box(self.last_spot(pile_id))

    def spot_at(self, x: float, y: float) -> Spot | None:
        """Return what lies under a point: a card, a bare pile, or None."""
        for pile_id in self.piles:
            if pile_id in self.tops:
                if self.box(pile_id).contains(x, y):
                    return self._in_column(pile_id, x, y)
            elif pile_id == STOCK:
                if self.box(STOCK).contains(x, y):
                    return self.last_spot(STOCK)
            elif self.slots[pile_id].clear.contains(x, y):
                return self._in_slot(pile_id, x, y)
        return None

    def last_spot(self, pile_id: PileId) -> Spot:
        """Return the spot of a pile's top card, or of the bare pile."""
        count = len(self.layout[pile_id])
        return Spot(pile_id, count - 1 if count else None)

    def count_from(self, spot: Spot) -> int:
        """Return how many cards lie from a spot to the top of its pile."""
        return 0 if spot.index is None else len(self.layout[spot.pile]) - spot.index

    def spread(self, pile_id: PileId) -> int:
        """Return how many cards of a pile lie apart, so that each can be told and chosen."""
        count = len(self.layout[pile_id])
        if pile_id in self.tops:
            return count
        if pile_id.kind is PileKind.RESERVE and self.slots[pile_id].fan > 1:
            return count
        return 0

    def is_covered(self, spot: Spot) -> bool:
        """Whether a spot names an open card that another one covers in part."""
        pile = self.layout[spot.pile]
        index = spot.index
        if spot.pile == STOCK or index is None or not pile.face_down <= index < len(pile) - 1:
            return False
        return self.places[pile.cards[index]].visible and not self._is_run(spot.pile)

    def _is_run(self, pile_id: PileId) -> bool:
        return _is_run(self.habits, pile_id, self.layout[pile_id])

    def _number(self, pile_id: PileId) -> int:
        return self.layout.columns.index(pile_id)

    def _in_column(self, pile_id: PileId, x: float, y: float) -> Spot | None:
        tops = self.tops[pile_id]
        if not tops:
            return Spot(pile_id) if self.card_box(Spot(pile_id)).contains(x, y) else None
        if y >= tops[-1] + self.frame.card_height:
            return None
        return Spot(pile_id, max((i for i, top in enumerate(tops) if top <= y), default=0))

    def _in_slot(self, pile_id: PileId, x: float, y: float) -> Spot | None:
        cards = self.layout[pile_id].cards
        if not cards or self._is_run(pile_id):
            found = self.slots[pile_id].first.contains(x, y)
            return self.last_spot(pile_id) if found else None
        for index in range(len(cards) - 1, -1, -1):
            spot = Spot(pile_id, index)
            if self.places[cards[index]].visible and self.card_box(spot).contains(x, y):
                return spot
        return None


def frame_for(
    habits: Habits,
    width: float,
    height: float,
    pixel: float,
    *,
    least: float = OPEN_STEP[1],
    left_handed: bool = False,
) -> Frame:
    """Lay out the window for a game.

    Args:
        habits: what is particular about the game.
        width: the window's width.
        height: the window's height.
        pixel: the size of one device pixel.
        least: the least step at which the style's index is whole, in card heights.
        left_handed: whether the stock lies on the left.
    """
    needs = habits.needs._replace(least=least, left_handed=left_handed)
    return arrange(width, height, needs, pixel=pixel)


def picture_of(layout: Layout, frame: Frame, habits: Habits) -> Picture:
    """Place every card of a layout."""
    slots = _slots(layout, frame, habits)
    places: dict[Card, Place] = {}
    tops: dict[PileId, tuple[float, ...]] = {}
    for pile_id, box in zip(layout.columns, frame.columns, strict=True):
        tops[pile_id] = _column(layout[pile_id], frame, box, habits, places)
    for pile_id, slot in slots.items():
        if pile_id == STOCK:
            _stock(layout, slot, habits, places)
        elif _is_run(habits, pile_id, layout[pile_id]):
            _run(layout[pile_id], slot, pile_id, places)
        else:
            _fan(layout[pile_id], frame, slot, places)
    covers = {
        lower: upper for column in layout.columns for lower, upper in pairwise(layout[column].cards)
    }
    return Picture(layout, frame, habits, slots, places, tops, covers)


def _slots(layout: Layout, frame: Frame, habits: Habits) -> dict[PileId, Slot]:
    found: dict[PileId, Slot] = {}
    for kind, slots in frame.slots.items():
        ids = sorted(layout.ids(kind), key=lambda pile_id: pile_id not in habits.built)
        found.update(zip(ids, slots, strict=True))
    return {pile_id: found[pile_id] for pile_id in layout if pile_id in found}


def _is_run(habits: Habits, pile_id: PileId, pile: Pile) -> bool:
    """Whether a pile is a finished run, which shows the card that was its first."""
    if pile_id.kind is not PileKind.FOUNDATION or pile_id in habits.built:
        return False
    return len(pile) < 2 or habits.needs.runs > 0


def _reached(slot: Slot, steps: int) -> Box:
    """The box about a slot's first cards."""
    first, (dx, dy) = slot.first, (part * steps for part in slot.step)
    return Box(first.x + min(0.0, dx), first.y, first.width + abs(dx), first.height + max(0.0, dy))


def _column(
    pile: Pile, frame: Frame, box: Box, habits: Habits, places: dict[Card, Place]
) -> tuple[float, ...]:
    if not pile:
        return ()
    up = pile.open_cards
    joined = tuple(habits.joined(lower, upper) for upper, lower in pairwise(up))
    hidden = pile.face_down if up else len(pile) - 1
    drops = frame.drops(hidden, joined)
    tops = tuple(box.y + drop for drop in drops)
    for index, (card, top) in enumerate(zip(pile.cards, tops, strict=True)):
        places[card] = Place(box.x, top, 1.0 + index, index >= pile.face_down, True)
    return tops


def _stock(layout: Layout, slot: Slot, habits: Habits, places: dict[Card, Place]) -> None:
    """Rows lie fanned, the next one in front; of each row one card is drawn."""
    stock = layout.stock
    width = habits.row or max(1, len(stock))
    rows = -(-len(stock) // width)
    for index, card in enumerate(stock.cards):
        row = (len(stock) - 1 - index) // width
        place = min(rows - 1 - row, slot.fan - 1)
        front = index + 1 == len(stock) or (len(stock) - 2 - index) // width != row
        places[card] = Place(
            slot.first.x + slot.step[0] * place,
            slot.first.y + slot.step[1] * place,
            1.0 + index,
            index >= stock.face_down,
            front,
        )


def _run(pile: Pile, slot: Slot, pile_id: PileId, places: dict[Card, Place]) -> None:
    """A finished run shows the card that was its first."""
    count, first = len(pile), slot.first
    for index, card in enumerate(pile.cards):
        order = count - 1 - index
        z = 1.0 + _PILE_ORDER * pile_id.place + order
        places[card] = Place(first.x, first.y, z, index >= pile.face_down, index == 0)


def _fan(pile: Pile, frame: Frame, slot: Slot, places: dict[Card, Place]) -> None:
    """The last cards lie side by side; one more lies under them, to be seen when they leave."""
    count = len(pile)
    spread = min(count, slot.fan)
    if slot.fan > WASTE_FAN:  # a reserve: all its cards can be seen
        spread = count
    steps = frame.fan_steps(slot, spread)
    under = count - spread
    for index, card in enumerate(pile.cards):
        dx, dy = steps[index - under] if index >= under else (0.0, 0.0)
        visible = index >= under - 1
        x, y = slot.first.x + dx, slot.first.y + dy
        places[card] = Place(x, y, 1.0 + index, index >= pile.face_down, visible)
