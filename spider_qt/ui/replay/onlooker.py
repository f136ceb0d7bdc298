"""The table of a replay: the same table, which takes no input."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spider_qt.engine.moves import Reason, Refusal, RunMove
from spider_qt.engine.piles import PileId
from spider_qt.engine.session import Session
from spider_qt.ui.table.drawing import Art
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.view import TableView

_NO_MOVE: Final[RunMove | None] = None


class Onlooker:
    """Answers a table that nothing may be done to it; asked only if input came through.

    Args:
        session: the game that is watched.
    """

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def paused(self) -> bool:
        """Nothing may be done, as in a pause, though the cards are seen."""
        return True

    def lift_refusal(self, source: PileId, count: int) -> Refusal | None:
        """No card may be taken."""
        del source, count
        return Refusal(Reason.PAUSED)

    def targets(self, source: PileId, count: int) -> tuple[PileId, ...]:
        """No pile takes anything."""
        del source, count
        return ()

    def best(self, source: PileId, count: int) -> RunMove | None:
        """There is no best column."""
        del source, count
        return _NO_MOVE


class ReplayTable(TableView):
    """Shows cards and takes none: pointer and keys go to the window around it.

    Args:
        session: the game that is watched.
        art: the pictures of the cards.
        options: the table's manners.
        parent: the owner.
    """

    def __init__(
        self, session: Session, art: Art, options: TableOptions, parent: QWidget | None = None
    ) -> None:
        self.onlooker = Onlooker(session)
        super().__init__(self.onlooker, art, options, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take nothing."""
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Send nothing."""
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag nothing."""
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put nothing down."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window."""
        event.ignore()
