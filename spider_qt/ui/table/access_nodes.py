"""The accessibles of the table, its piles and its cards, as Qt asks for them.

They stand for places (the third card of a column), not for cards, so a move needs no
work here. None of them has actions: PySide crashes on an action interface.
"""

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QWidget

from spider_qt.engine.piles import PileId
from spider_qt.ui.table.placement import Spot


class Nodes(Protocol):
    """What the accessibles ask: who is where, in which words."""

    @property
    def view(self) -> QWidget:
        """The table's widget."""

    def holds(self, spot: Spot) -> bool:
        """Whether something lies at a spot."""

    def words(self, spot: Spot) -> str:
        """Name what lies at a spot."""

    def state(self, spot: Spot) -> QAccessible.State:
        """Tell whether a spot has the focus."""

    def on_screen(self, spot: Spot) -> QRect:
        """Tell where a spot is on the screen."""

    def piles(self) -> tuple[PileId, ...]:
        """Return the piles in order."""

    def card_count(self, pile_id: PileId) -> int:
        """Tell how many cards of a pile are accessibles of their own."""

    def root(self) -> QAccessibleInterface:
        """Return the table's accessible."""

    def node(self, spot: Spot) -> QAccessibleInterface | None:
        """Return the accessible of a spot, None if nothing is there."""

    def node_at(self, x: int, y: int) -> QAccessibleInterface | None:
        """Return the accessible at a point of the screen."""

    def focus_node(self) -> QAccessibleInterface | None:
        """Return the accessible with the focus."""


class _Node(QAccessibleInterface):
    """What piles and cards share: they belong to a view's access and lie at a spot."""

    def __init__(self, access: Nodes, spot: Spot) -> None:
        super().__init__()
        self._access = access
        self.spot = spot

    def isValid(self) -> bool:
        """Whether something lies there."""
        return self._access.holds(self.spot)

    def object(self) -> QObject | None:  # type: ignore[override]  # Qt: null for what is no QObject
        """No QObject stands behind it."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # Qt: null before it is shown
        """The window that shows the table."""
        return self._access.view.window().windowHandle()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """No hit testing below this; the table's own finds cards."""
        return None

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Names cannot be changed from outside."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return self._access.on_screen(self.spot)


class CardNode(_Node):
    """A card of a column."""

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """Its pile."""
        return self._access.node(Spot(self.spot.pile))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """Cards have no parts."""
        return None

    def childCount(self) -> int:
        """Cards have no parts."""
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        """Cards have no parts."""
        return -1

    def role(self) -> QAccessible.Role:
        """An item of a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Focusable, and whether it has the focus."""
        return self._access.state(self.spot)

    def text(self, t: QAccessible.Text) -> str:
        """Its name: the card and where it lies."""
        return self._access.words(self.spot) if t == QAccessible.Text.Name else ""


class PileNode(_Node):
    """A pile; a column has its cards as children."""

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._access.root()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """A card of the column, the lowest first."""
        return self._access.node(Spot(self.spot.pile, index))

    def childCount(self) -> int:
        """How many cards are told one by one."""
        return self._access.card_count(self.spot.pile)

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        """The place of a card in its column."""
        if isinstance(arg__1, CardNode) and arg__1.spot.pile == self.spot.pile:
            return arg__1.spot.index or 0
        return -1

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Focusable, and whether it has the focus."""
        return self._access.state(self.spot)

    def text(self, t: QAccessible.Text) -> str:
        """Its name: the pile and what it holds."""
        return self._access.words(self.spot) if t == QAccessible.Text.Name else ""


class RootNode(QAccessibleInterface):
    """The table itself, with its piles as children."""

    def __init__(self, access: Nodes) -> None:
        super().__init__()
        self._access = access

    def isValid(self) -> bool:
        """Valid as long as the view lives: Qt deletes it with the view."""
        return True

    def object(self) -> QObject:
        """The view."""
        return self._access.view

    def window(self) -> QWindow | None:  # type: ignore[override]  # Qt: null before it is shown
        """The window that shows the table."""
        return self._access.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """The widget around the table, or the program."""
        above: QObject | None = self._access.view.parentWidget() or QCoreApplication.instance()
        return QAccessible.queryAccessibleInterface(above)  # type: ignore[arg-type]  # an instance runs

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """A pile, in the layout's order."""
        piles = self._access.piles()
        return self._access.node(Spot(piles[index])) if 0 <= index < len(piles) else None

    def childCount(self) -> int:
        """How many piles there are."""
        return len(self._access.piles())

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        """The place of a pile."""
        piles = self._access.piles()
        if isinstance(arg__1, PileNode) and arg__1.spot.pile in piles:
            return piles.index(arg__1.spot.pile)
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """The card or pile under a point of the screen."""
        return self._access.node_at(x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt: null
        """The card or pile with the focus."""
        return self._access.focus_node()

    def role(self) -> QAccessible.Role:
        """A group of piles."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Focusable, and whether the view has the keyboard."""
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self._access.view.hasFocus())
        return state

    def rect(self) -> QRect:
        """Where the table is on the screen."""
        view = self._access.view
        return QRect(view.mapToGlobal(QPoint(0, 0)), view.size())

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """The name cannot be changed from outside."""

    def text(self, t: QAccessible.Text) -> str:
        """The widget's accessible name."""
        return self._access.view.accessibleName() if t == QAccessible.Text.Name else ""
