"""Playing by keys alone: a focus that walks over cards and piles, and what keys do there."""

from typing import Final

from PySide6.QtCore import Qt

from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.ui.table.desk import Desk
from spider_qt.ui.table.hand import Grip, Held
from spider_qt.ui.table.marks import MARKS_ORDER, MarkKind
from spider_qt.ui.table.placement import Picture, Spot

_SIDEWAYS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_WITHIN: Final[frozenset[int]] = frozenset(
    (
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    )
)

_ACTING: Final[frozenset[int]] = frozenset(
    (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_B)
)

_KINDS: Final = (
    PileKind.STOCK,
    PileKind.WASTE,
    PileKind.CELL,
    PileKind.RESERVE,
    PileKind.FOUNDATION,
)


class Keys:
    """The visible focus. It stays on a card's place, whatever happens to the card.

    Args:
        desk: the table.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._spot = Spot(column(1))
        self.visible = False
        self._active = True

    @property
    def spot(self) -> Spot | None:
        """Where the focus is, on what lies there now; None before the first game."""
        picture = self._desk.picture
        if picture is None or not len(picture.layout):
            return None
        pile_id = self._spot.pile
        if pile_id not in picture.piles:
            pile_id = picture.piles[0]
        last = picture.last_spot(pile_id)
        if last.index is None or self._spot.index is None or not picture.spread(pile_id):
            return last
        return Spot(pile_id, min(self._spot.index, last.index))

    def go_to(self, spot: Spot) -> None:
        """Put the focus on a spot."""
        self._spot = spot
        self.show()

    def activate(self, active: bool) -> None:
        """Take note whether keys come to the table: if not, there is no ring."""
        self._active = active
        self.show()

    def leave_to(self, spot: Spot | None) -> None:
        """Follow a press of the pointer out of sight, so that keys go on from there."""
        self._spot = spot or self._spot
        if self.visible:
            self.visible = False
            self.show()

    def send_best(self) -> None:
        """Wish the held group, or what lies at the focus, to its best column."""
        held = self._desk.hand.held
        spot = self.spot if held is None else held.spot
        if spot is not None:
            self._desk.send(spot)
            self.visible = True
            self.show()

    def reset(self) -> None:
        """Put the focus on the first column's top card, out of sight."""
        self.visible = False
        picture = self._desk.picture
        if picture is not None and picture.layout.columns:
            self._spot = picture.last_spot(picture.layout.columns[0])
        self.show()

    def show(self) -> None:
        """Show the ring where the focus is, or no ring."""
        picture, spot = self._desk.picture, self.spot
        # A lifted group has its own mark and floats where the focus is.
        seen = self.visible and self._active and self._desk.hand.held is None
        if picture is None or spot is None or not seen or not self._desk.is_open:
            self._desk.scene.clear_marks(MarkKind.FOCUS)
            return
        self._desk.scene.mark(MarkKind.FOCUS, [picture.group_box(spot)], MARKS_ORDER)

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Answer a key; whether it was one of the table's.

        Args:
            key: the key's Qt code.
            modifiers: what is held down with it.
        """
        desk, picture, spot = self._desk, self._desk.picture, self.spot
        plain = modifiers & ~Qt.KeyboardModifier.KeypadModifier
        shift = plain == Qt.KeyboardModifier.ShiftModifier
        if picture is None or spot is None or not desk.is_open:
            return False
        if plain != Qt.KeyboardModifier.NoModifier and not shift:
            return False
        if key == Qt.Key.Key_Escape:
            if desk.hand.held is None:
                return False
            desk.put_back()
            self.show()
            return True
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (key == Qt.Key.Key_B and not shift) or (enter and shift):
            self.send_best()
        elif (key == Qt.Key.Key_Space or enter) and not shift:
            self._act(picture, spot)
        elif not shift and (moved := self._moved(picture, spot, key)) is not None:
            desk.finish()
            self.visible = True
            self.go_to(moved)
            self._carry()
        else:
            return False
        self.visible = True
        self.show()
        return True

    def acts(self, key: int) -> bool:
        """Whether a key does something to the game, other than the keys that only walk."""
        return key in _ACTING

    def _moved(self, picture: Picture, spot: Spot, key: int) -> Spot | None:
        """Where an arrow or a like key leads, or None for another key."""
        held = self._desk.hand.held is not None
        if key in _SIDEWAYS:
            order = _order(picture, self._desk.hand.held)
            at = order.index(spot.pile) if spot.pile in order else len(order) - 1
            return picture.last_spot(order[(at + _SIDEWAYS[key]) % len(order)])
        if key not in _WITHIN:
            return None
        last = picture.last_spot(spot.pile)
        if held or last.index is None or spot.index is None or not picture.spread(spot.pile):
            return spot
        index = {
            Qt.Key.Key_Up: max(0, spot.index - 1),
            Qt.Key.Key_Down: min(last.index, spot.index + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last.index,
            Qt.Key.Key_PageDown: last.index,
        }.get(Qt.Key(key))
        return Spot(spot.pile, self._group_start(picture, spot.pile) if index is None else index)

    def _group_start(self, picture: Picture, pile_id: PileId) -> int:
        """The place of the lowest card that may be lifted."""
        total = len(picture.layout[pile_id])
        count = 1
        while count < total and self._desk.queries.lift_refusal(pile_id, count + 1) is None:
            count += 1
        return total - count

    def _act(self, picture: Picture, spot: Spot) -> None:
        """Lift, drop or deal."""
        desk = self._desk
        held = desk.hand.held
        if held is not None:
            source = held.spot
            size = len(held.cards)
            desk.drop_on(spot.pile)
            self._follow_group(source, spot.pile, size)
        elif spot.pile == STOCK:
            desk.deal()
        else:
            desk.lift(spot, Grip.KEYS)

    def _follow_group(self, source: Spot, target: PileId, size: int) -> None:
        """Go with a group that was put down; back to where it was if it was refused."""
        picture = self._desk.picture
        refused = picture is None or len(picture.layout[source.pile]) > (source.index or 0)
        if picture is None or refused or target == source.pile:
            self._spot = source
        else:
            self._spot = Spot(target, max(0, len(picture.layout[target]) - size))

    def _carry(self) -> None:
        spot = self.spot
        if self._desk.hand.held is not None and spot is not None:
            self._desk.hand.carry_over(spot.pile)


def _order(picture: Picture, held: Held | None) -> list[PileId]:
    """The piles as the arrows walk them: columns from left to right, then the others.

    Of the foundations that take whole runs those with cards are visited, and the next one
    to be filled. With cards in the hand only piles are visited that might take them.
    """
    layout, habits = picture.layout, picture.habits
    others = [pile_id for pile_id in picture.piles if pile_id.kind is not PileKind.TABLEAU]
    if held is not None:
        takes = set(held.targets) | {held.spot.pile}
        return [*layout.columns, *(p for p in sorted(others, key=_rank) if p in takes)]
    runs = [p for p in others if p.kind is PileKind.FOUNDATION and p not in habits.built]
    filled = [p for p in runs if layout[p]]
    bare = [p for p in runs if not layout[p]]
    rest = sorted((p for p in others if p not in runs), key=_rank)
    return [*layout.columns, *rest, *filled, *bare[:1]]


def _rank(pile_id: PileId) -> tuple[int, int]:
    """Where a pile comes among those that are no columns."""
    return _KINDS.index(pile_id.kind), pile_id.place
