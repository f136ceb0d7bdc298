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
from spider_qt.engine.rules import joins
from spider_qt.ui.table.geometry import Box, Frame, arrange

DRAGGED: Final = 1000.0
FLYING: Final = 500.0
"""What is added to the stacking order of cards in the hand and on their way."""


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


@dataclass(frozen=True, slots=True)
class Picture:
    """A layout in a frame.

    Args:
        layout: the table.
        frame: where its piles lie.
        extras: the piles of the strip but the stock, in order.
        places: where each card lies.
        tops: for each column, the tops of its cards, bottom card first.
        covers: for each card of a column but its last, the card that lies on it.
    """

    layout: Layout
    frame: Frame
    extras: tuple[PileId, ...]
    places: Mapping[Card, Place]
    tops: Mapping[PileId, tuple[float, ...]]
    covers: Mapping[Card, Card]

    def box(self, pile_id: PileId) -> Box:
        """Return the box of a pile: all a column may fill, one card of the others."""
        if pile_id.kind is PileKind.TABLEAU:
            return self.frame.columns[pile_id.place]
        if pile_id == STOCK:
            dx, dy = self.frame.row_step
            rows = max(0, stock_rows(self.layout) - 1)
            base = self.frame.stock
            return Box(base.x, base.y, base.width + dx * rows, base.height + dy * rows)
        return self.frame.extras[self.extras.index(pile_id)]

    def card_box(self, spot: Spot) -> Box:
        """Return the box of a card, or of the bare place if the spot names no card."""
        frame = self.frame
        if spot.pile == STOCK:
            return self.box(STOCK)
        box = self.box(spot.pile)
        top = box.y
        if spot.index is not None and spot.pile in self.tops:
            top = self.tops[spot.pile][spot.index]
        return Box(box.x, top, frame.card_width, frame.card_height)

    def group_box(self, spot: Spot) -> Box:
        """Return the box of a card with all that lies on it."""
        lead = self.card_box(spot)
        tops = self.tops.get(spot.pile, ())
        if spot.index is None or not tops:
            return lead
        return Box(lead.x, lead.y, lead.width, tops[-1] + self.frame.card_height - lead.y)

    def landing(self, pile_id: PileId) -> Box:
        """Return the box of the card on which the next one is put."""
        count = len(self.layout[pile_id])
        return self.card_box(Spot(pile_id, count - 1 if count else None))

    def spot_at(self, x: float, y: float) -> Spot | None:
        """Return what lies under a point: a card, a bare pile, or None."""
        for pile_id in self.layout:
            if not self.box(pile_id).contains(x, y):
                continue
            tops = self.tops.get(pile_id)
            if tops is None:
                count = len(self.layout[pile_id])
                return Spot(pile_id, count - 1 if count else None)
            if not tops:
                bare = self.card_box(Spot(pile_id))
                return Spot(pile_id) if bare.contains(x, y) else None
            if y >= tops[-1] + self.frame.card_height:
                return None
            return Spot(pile_id, max((i for i, top in enumerate(tops) if top <= y), default=0))
        return None

    def last_spot(self, pile_id: PileId) -> Spot:
        """Return the spot of a pile's top card, or of the bare pile."""
        count = len(self.layout[pile_id])
        return Spot(pile_id, count - 1 if count else None)

    def count_from(self, spot: Spot) -> int:
        """Return how many cards lie from a spot to the top of its pile."""
        return 0 if spot.index is None else len(self.layout[spot.pile]) - spot.index


def frame_for(layout: Layout, rows: int, width: float, height: float, pixel: float) -> Frame:
    """Lay out the window for a game whose stock holds at most so many rows."""
    columns, extras = len(layout.columns), len(_extras(layout))
    return arrange(width, height, columns, extras, rows=rows, pixel=pixel)


def picture_of(layout: Layout, frame: Frame) -> Picture:
    """Place every card of a layout."""
    extras = _extras(layout)
    places: dict[Card, Place] = {}
    tops: dict[PileId, tuple[float, ...]] = {}
    for pile_id in layout.columns:
        tops[pile_id] = _column(layout[pile_id], frame, pile_id, places)
    _stock(layout, frame, places)
    for pile_id, box in zip(extras, frame.extras, strict=True):
        _extra(layout[pile_id], box, pile_id, places)
    covers = {
        lower: upper for column in layout.columns for lower, upper in pairwise(layout[column].cards)
    }
    return Picture(layout, frame, extras, places, tops, covers)


def stock_rows(layout: Layout) -> int:
    """How many rows the stock still holds; the last one may be short."""
    return -(-len(layout.stock) // max(1, len(layout.columns)))


def _extras(layout: Layout) -> tuple[PileId, ...]:
    return tuple(
        pile_id for pile_id in layout if pile_id.kind is not PileKind.TABLEAU and pile_id != STOCK
    )


def _column(
    pile: Pile, frame: Frame, pile_id: PileId, places: dict[Card, Place]
) -> tuple[float, ...]:
    box = frame.columns[pile_id.place]
    if not pile:
        return ()
    up = pile.open_cards
    joined = tuple(joins(lower, upper) for upper, lower in pairwise(up))
    hidden = pile.face_down if up else len(pile) - 1
    drops = frame.drops(hidden, joined)
    tops = tuple(box.y + drop for drop in drops)
    for index, (card, top) in enumerate(zip(pile.cards, tops, strict=True)):
        places[card] = Place(box.x, top, 1.0 + index, index >= pile.face_down, True)
    return tops


def _stock(layout: Layout, frame: Frame, places: dict[Card, Place]) -> None:
    """Rows lie fanned, the next one in front; of each row one card is drawn."""
    stock, width = layout.stock, max(1, len(layout.columns))
    rows = stock_rows(layout)
    step = frame.row_step
    for index, card in enumerate(stock.cards):
        row = (len(stock) - 1 - index) // width
        slot = rows - 1 - row
        front = index + 1 == len(stock) or (len(stock) - 2 - index) // width != row
        places[card] = Place(
            frame.stock.x + step[0] * slot,
            frame.stock.y + step[1] * slot,
            1.0 + index,
            index >= stock.face_down,
            front,
        )


def _extra(pile: Pile, box: Box, pile_id: PileId, places: dict[Card, Place]) -> None:
    """Foundations show the card that was the run's first; other piles their top card."""
    count = len(pile)
    turned_over = pile_id.kind is PileKind.FOUNDATION
    for index, card in enumerate(pile.cards):
        order = count - 1 - index if turned_over else index
        shown = order == count - 1
        z = 1.0 + 20.0 * pile_id.place + order
        places[card] = Place(box.x, box.y, z, index >= pile.face_down, shown)
