"""What all items draw with, and the small pictures of marks and places that they share."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from spider_qt.engine.cards import Card
from spider_qt.ui.table.drawing import Art, Felt

DRAWN_PIXELS: Final = 16_000_000
"""So many pixels of marks and places are kept at most: more than a table at 4K ever shows."""


class Look:
    """What all items draw with: the art, the card size, the screen's ratio, the colours."""

    def __init__(self, art: Art, felt: Felt) -> None:
        self.art = art
        self.felt = felt
        self.width = 1.0
        self.height = 1.0
        self.ratio = 1.0
        self._made = (1.0, 1.0, 1.0)
        self._drawn: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._pixels = 0

    @property
    def is_sharp(self) -> bool:
        """Whether the cards' pictures have the size that they are shown at."""
        return self._made == (self.width, self.height, self.ratio)

    def resize(self, width: float, height: float, ratio: float, *, later: bool = False) -> None:
        """Take another card size or another screen's ratio.

        Args:
            width: a card's, in logical pixels.
            height: a card's, in logical pixels.
            ratio: device pixels per logical pixel.
            later: whether the cards' pictures stay as they are, to be stretched, until
                ``sharpen``: while a window is being resized, each size lasts for a frame.
        """
        self.width, self.height, self.ratio = width, height, ratio
        self._forget()
        if not later or self._made == (1.0, 1.0, 1.0):
            self.sharpen()

    def sharpen(self) -> None:
        """Make the cards' pictures at the size that they are shown at, from now on."""
        self._made = (self.width, self.height, self.ratio)

    def recolour(self, felt: Felt) -> None:
        """Take other colours."""
        self.felt = felt
        self._forget()

    def drawn(
        self,
        key: tuple[object, ...],
        width: float,
        height: float,
        draw: Callable[[QPainter], None],
    ) -> QPixmap:
        """Return what ``draw`` draws, drawn once: smooth shapes cost more than cards.

        Marks about columns have ever new heights, so what was not seen for long goes.

        Args:
            key: what is drawn; the size and the colours of the cards are known.
            width: in logical pixels.
            height: in logical pixels.
            draw: draws at the origin.
        """
        found = self._drawn.get(key)
        if found is not None:
            self._drawn.move_to_end(key)
            return found
        pixmap = QPixmap(ceil(width * self.ratio), ceil(height * self.ratio))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        self._drawn[key] = pixmap
        self._pixels += pixmap.width() * pixmap.height()
        while self._pixels > DRAWN_PIXELS and len(self._drawn) > 1:
            _, gone = self._drawn.popitem(last=False)
            self._pixels -= gone.width() * gone.height()
        return pixmap

    @property
    def drawn_pixels(self) -> int:
        """How many pixels of marks and places are kept."""
        return self._pixels

    def _forget(self) -> None:
        self._drawn.clear()
        self._pixels = 0

    def face(self, card: Card) -> QPixmap:
        """The face of a card at the current size."""
        return self.art.face(card.suit, card.rank, *self._made)

    def back(self) -> QPixmap:
        """The back of a card at the current size."""
        return self.art.back(*self._made)
