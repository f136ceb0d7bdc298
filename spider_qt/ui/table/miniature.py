"""Small pictures of how games begin, drawn by the very scene that the table is drawn by."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPalette, QPixmap

from spider_qt.engine.cards import Rank, Suit
from spider_qt.engine.layout import Layout
from spider_qt.engine.variant import Variant
from spider_qt.ui.schemes import is_dark
from spider_qt.ui.table.art import CardArt
from spider_qt.ui.table.habits import habits_of
from spider_qt.ui.table.scene import TableScene
from spider_qt.ui.themes.outfit import Outfit

NUMBER: Final = 20
"""The deal that is shown: the same one always, so that a game keeps its face."""

_WIDTH: Final = 720.0
"""The table that is drawn small is so wide, in logical pixels: where the layouts are at ease."""
_KEPT: Final = (60.0, 84.0)
"""Cards are drawn once in this size, in device pixels, and scaled down from there."""


class Miniatures:
    """Draws opening tables, one at a time, in the window's thread: 10 to 30 ms each.

    Args:
        outfit: what the table looks like.
        palette: tells day from night.
    """

    def __init__(self, outfit: Outfit, palette: QPalette) -> None:
        art = outfit.art(dark=is_dark(palette))
        self._scene = TableScene(art, palette)
        self._scene.dress(outfit, palette)
        self._art = _ScaledArt(art)
        self._scene.repaint_with(self._art)

    def opening(self, variant: Variant) -> Layout:
        """Return the layout that is drawn."""
        return variant.deal(NUMBER)

    def draw(self, variant: Variant, size: QSize, ratio: float) -> QImage:
        """Return the picture of a game's first layout.

        Args:
            variant: the rules.
            size: of the picture, in logical pixels.
            ratio: device pixels per logical pixel.
        """
        layout = self.opening(variant)
        scene = self._scene
        scale = size.width() / _WIDTH
        whole = QRectF(0, 0, _WIDTH, size.height() / scale)
        scene.fit(whole.width(), whole.height(), scale * ratio)
        scene.begin(layout, habits_of(variant, layout))
        image = QImage(size * ratio, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.save()
        painter.scale(scale * ratio, scale * ratio)
        scene.draw_ground(painter, whole)
        painter.restore()
        scene.render(painter, QRectF(image.rect()), whole, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image


class _ScaledArt:
    """The art of the table, drawn once per card and scaled down from there.

    Every game has cards of another size; to draw each from its file each time takes longer.
    """

    def __init__(self, art: CardArt) -> None:
        self._art = art
        self._sizes: tuple[float, float, float] = (0, 0, 0)
        self._scaled: dict[tuple[Suit, Rank] | None, QPixmap] = {}
        self.index_foot = art.index_foot

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's face, as ``Art`` says."""
        return self._picture((suit, rank), width, height, ratio)

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """Return a card's back, as ``Art`` says."""
        return self._picture(None, width, height, ratio)

    def _picture(
        self, face: tuple[Suit, Rank] | None, width: float, height: float, ratio: float
    ) -> QPixmap:
        if self._sizes != (width, height, ratio):
            self._scaled.clear()
            self._sizes = (width, height, ratio)
        if face not in self._scaled:
            whole = self._whole(face, width * ratio)
            wide, high = max(1, round(width * ratio)), max(1, round(height * ratio))
            aspect = Qt.AspectRatioMode.IgnoreAspectRatio
            smooth = Qt.TransformationMode.SmoothTransformation
            made = whole.scaled(wide, high, aspect, smooth)
            made.setDevicePixelRatio(made.width() / width if width else 1)
            self._scaled[face] = made
        return self._scaled[face]

    def _whole(self, face: tuple[Suit, Rank] | None, width: float) -> QPixmap:
        times = max(1, ceil(width / _KEPT[0]))
        size = _KEPT[0] * times, _KEPT[1] * times
        return self._art.back(*size) if face is None else self._art.face(*face, *size)
