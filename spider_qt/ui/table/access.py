"""The table for screen readers: makes its accessibles and tells of focus and steps.

Nothing is made and nothing is told unless somebody listens. Qt must never outlive the
accessibles: all are deleted when the table is hidden, and again before the program
ends; otherwise the process would crash at its exit.
"""

import atexit
from collections.abc import Callable
from weakref import WeakSet

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from spider_qt.engine.piles import PileId
from spider_qt.ui.table.access_nodes import CardNode, PileNode, RootNode
from spider_qt.ui.table.placement import Picture, Spot
from spider_qt.ui.table.spoken import spot_words

_all: "WeakSet[TableAccess]" = WeakSet()


class TableAccess:
    """The accessibles of one table.

    Args:
        view: the table's widget.
        picture: returns what is shown, None while there is nothing to be told.
        focus: returns where the keyboard's focus is.
    """

    def __init__(
        self,
        view: QWidget,
        picture: Callable[[], Picture | None],
        focus: Callable[[], Spot | None],
    ) -> None:
        self.view = view
        self._picture = picture
        self._focus = focus
        self._root: RootNode | None = None
        self._nodes: dict[Spot, CardNode | PileNode] = {}
        _all.add(self)

    def tell_focus(self) -> None:
        """Tell that the focus has moved, if anybody listens."""
        if QAccessible.isActive() and self.view.isVisible():
            node = self.focus_node()
            if node is not None:
                event = QAccessibleEvent(node, QAccessible.Event.Focus)
                QAccessible.updateAccessibility(event)

    def announce(self, words: Callable[[], str]) -> None:
        """Say something, if anybody listens; ``words`` is not called otherwise."""
        if QAccessible.isActive() and self.view.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words()))

    def close(self) -> None:
        """Delete every accessible; they are made anew when somebody asks."""
        nodes: list[QAccessibleInterface] = list(self._nodes.values())
        self._nodes = {}
        root, self._root = self._root, None
        if root is not None:
            nodes.append(root)
        for node in nodes:
            if Shiboken.isValid(node):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))

    # What the accessibles ask

    def holds(self, spot: Spot) -> bool:
        """Whether something lies at a spot: a pile, or a card of a column."""
        picture = self._picture()
        if picture is None or not self._has(picture, spot.pile):
            return False
        return spot.index is None or 0 <= spot.index < self.card_count(spot.pile)

    def words(self, spot: Spot) -> str:
        """Name what lies at a spot."""
        picture = self._picture()
        return "" if picture is None else spot_words(picture, spot)

    def state(self, spot: Spot) -> QAccessible.State:
        """Tell whether a spot has the focus."""
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self.view.hasFocus() and self._told(self._focus()) == spot)
        state.invalid = int(not self.holds(spot))
        return state

    def on_screen(self, spot: Spot) -> QRect:
        """Tell where a spot is on the screen."""
        picture = self._picture()
        if picture is None or not self.holds(spot):
            return QRect()
        box = picture.box(spot.pile) if spot.index is None else picture.card_box(spot)
        corner = self.view.mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner.x(), corner.y(), round(box.width), round(box.height))

    def piles(self) -> tuple[PileId, ...]:
        """Return the piles in the layout's order."""
        picture = self._picture()
        return () if picture is None else picture.piles

    def card_count(self, pile_id: PileId) -> int:
        """Tell how many cards of a pile are accessibles of their own: those that lie apart."""
        picture = self._picture()
        return 0 if picture is None or not self._has(picture, pile_id) else picture.spread(pile_id)

    def root(self) -> QAccessibleInterface:
        """Return the table's accessible."""
        return QAccessible.queryAccessibleInterface(self.view)

    def make_root(self) -> RootNode:
        """Make the table's accessible, for Qt, which will keep it."""
        self._root = RootNode(self)
        return self._root

    def node(self, spot: Spot) -> QAccessibleInterface | None:
        """Return the accessible of a spot, None if nothing is there."""
        if not self.holds(spot):
            return None
        if spot not in self._nodes:
            node = PileNode(self, spot) if spot.index is None else CardNode(self, spot)
            QAccessible.registerAccessibleInterface(node)
            self._nodes[spot] = node
        return self._nodes[spot]

    def node_at(self, x: int, y: int) -> QAccessibleInterface | None:
        """Return the accessible at a point of the screen."""
        picture = self._picture()
        if picture is None:
            return None
        at = self.view.mapFromGlobal(QPoint(x, y))
        spot = self._told(picture.spot_at(at.x(), at.y()))
        return None if spot is None else self.node(spot)

    def focus_node(self) -> QAccessibleInterface | None:
        """Return the accessible with the focus."""
        spot = self._told(self._focus())
        return None if spot is None else self.node(spot)

    def _has(self, picture: Picture, pile_id: PileId) -> bool:
        return pile_id in picture.tops or pile_id in picture.slots

    def _told(self, spot: Spot | None) -> Spot | None:
        """The spot as it is told: outside the columns the pile, not its cards."""
        if spot is None or self.card_count(spot.pile):
            return spot
        return Spot(spot.pile)


def _made(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Make the accessible of a table for Qt; None for all other widgets."""
    del key
    access = getattr(thing, "access", None)
    return access.make_root() if isinstance(access, TableAccess) else None


def _close_all() -> None:
    for access in tuple(_all):
        access.close()


QAccessible.installFactory(_made)
atexit.register(_close_all)
