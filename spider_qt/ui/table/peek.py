"""A covered card, shown whole for as long as a button, a key or a finger is held.

Nothing else moves, and nothing of the game changes. Hidden cards are never shown.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from spider_qt.ui.table.desk import Desk
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.spoken import peek_words

PEEK_KEY: Final = Qt.Key.Key_V
"""The key that shows a covered card whole while it is held."""

_ORDER: Final = 700.0
"""Above all that rests, below what is in the hand."""


class Peek(QObject):
    """Raises one card at a time.

    Args:
        desk: the table.
        announce: says something to a screen reader; what is told by a function.
        forget: lets the pointer forget its press, so that a long touch is no tap.
        parent: the owner.
    """

    def __init__(
        self,
        desk: Desk,
        announce: Callable[[Callable[[], str]], None],
        forget: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._announce = announce
        self._forget = forget
        self._spot: Spot | None = None
        self._touched: Spot | None = None
        self._touch = QTimer(self)
        self._touch.setSingleShot(True)
        self._touch.setInterval(QApplication.styleHints().mousePressAndHoldInterval())
        self._touch.timeout.connect(self._touched_long)

    @property
    def spot(self) -> Spot | None:
        """The card that is shown whole, None if none is."""
        return self._spot

    @property
    def waits(self) -> bool:
        """Whether a finger rests on a card, not yet long enough."""
        return self._touch.isActive()

    def show(self, spot: Spot | None) -> None:
        """Raise a card in place of any other, if it is an open one that is covered in part."""
        if spot is not None and spot == self._spot:
            return
        self.end()
        if spot is None or not self._can_show(spot):
            return
        desk = self._desk
        desk.finish()
        picture = desk.picture
        assert picture is not None
        card = picture.layout[spot.pile].cards[spot.index or 0]
        item = desk.scene.cards[card]
        item.place(picture.places[card])  # under no cover: all of it is drawn
        item.set_order(_ORDER)
        desk.scene.mark(MarkKind.SHADOW, [picture.card_box(spot)], _ORDER - 1)
        self._spot = spot
        self._announce(lambda: peek_words(picture, spot))

    def touch(self, spot: Spot | None) -> None:
        """Take note of a finger or a pen that has come down."""
        self._touched = spot
        if self._can_show(spot):
            self._touch.start()

    def slide(self, spot: Spot | None) -> None:
        """Take note of where the finger is now: off the card it means something else."""
        if spot != self._touched:
            self._touch.stop()

    def end(self) -> None:
        """Let the card lie as it did."""
        self._touch.stop()
        if self._spot is None:
            return
        self._spot = None
        self._desk.scene.clear_marks(MarkKind.SHADOW)
        if not self._desk.animator.running:
            self._desk.scene.settle(self._desk.hand.cards)

    def _can_show(self, spot: Spot | None) -> bool:
        picture = self._desk.picture
        if picture is None or spot is None or not self._desk.is_open:
            return False
        return self._desk.hand.held is None and picture.is_covered(spot)

    def _touched_long(self) -> None:
        if self._can_show(self._touched):
            self._forget()
            self.show(self._touched)
