"""What of the table is painted anew: a few rectangles, each painted by itself.

Cards on their way lie far apart, so that the rectangle about all of them is nearly the
whole table, and a region of all of them has so many pieces that Qt leaves its fast way of
copying pixmaps. So what changed is joined into few rectangles that waste little, and the
view paints each under a plain rectangular clip. At 3840x2160 that halves a row deal's cost.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QGraphicsScene, QWidget

MOST: Final = 12
"""More pieces cost more in passes over the items than they save in pixels."""

_PASS: Final = 12_000
"""What one more pass over the table's items costs, in painted pixels."""

Piece = tuple[int, int, int, int]
"""Left, top, right and bottom in whole logical pixels."""


class Repainter(QObject):
    """Has a scene's changes painted by a view that does not update itself.

    Args:
        scene: what is shown, one scene unit a logical pixel, from the viewport's corner.
        viewport: where.
        parent: the owner.
    """

    def __init__(self, scene: QGraphicsScene, viewport: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._viewport = viewport
        self._pending: list[QRect] = []
        scene.changed.connect(self._note)

    def pieces(self, region: QRegion) -> list[QRect]:
        """Return the rectangles to paint, one after the other, so that a region is painted.

        Each is a pixel larger than what it is for: at a fractional ratio of the screen its
        edge lies between two device pixels. Qt cuts off what is outside the region.
        """
        pending, self._pending = self._pending, []
        rest = QRegion(region)
        for rect in pending:
            rest -= rect
        if not rest.isEmpty():  # Qt itself wants it, as when the window was uncovered
            whole = rest.boundingRect()
            pending = [rect for rect in pending if not whole.contains(rect)]
            pending.append(whole)
        return [rect.adjusted(-1, -1, 1, 1) for rect in pending]

    def _note(self, rects: list[QRectF]) -> None:
        viewport = self._viewport
        pieces = pieces_of(rects, viewport.width(), viewport.height())
        if self._pending:
            pieces = [*map(piece_of, self._pending), *pieces]
        self._pending = [rect_of(piece) for piece in joined(pieces)]
        for rect in self._pending:
            viewport.update(rect)


def pieces_of(rects: Iterable[QRectF], width: int, height: int) -> list[Piece]:
    """Return the rectangles, grown to whole pixels, within a viewport of this size.

    Args:
        rects: what changed, in scene coordinates.
        width: the viewport's, in logical pixels.
        height: the viewport's, in logical pixels.
    """
    found: dict[Piece, None] = {}
    for rect in rects:
        left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
        piece = (
            max(0, int(left) - 1),
            max(0, int(top) - 1),
            min(width, int(right) + 2),
            min(height, int(bottom) + 2),
        )
        if piece[0] < piece[2] and piece[1] < piece[3]:
            found[piece] = None
    return list(found)


def joined(pieces: Sequence[Piece]) -> list[Piece]:
    """Return few rectangles that cover all of some, joining those that waste least."""
    left: list[Piece] = []
    for piece in pieces:
        left.append(piece)
        while len(left) > 1 and _join_last(left):
            pass
    while len(left) > MOST:
        _join_best(left)
    return left


def rect_of(piece: Piece) -> QRect:
    """Return a piece for Qt."""
    return QRect(piece[0], piece[1], piece[2] - piece[0], piece[3] - piece[1])


def piece_of(rect: QRect) -> Piece:
    """Return a rectangle of Qt as a piece."""
    return (rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height())


def _join_last(pieces: list[Piece]) -> bool:
    """Join the last piece with another one if a pass by itself would cost more."""
    last = pieces[-1]
    for place, other in enumerate(pieces[:-1]):
        if _waste(last, other) < _PASS:
            del pieces[place]
            pieces[-1] = _about(last, other)
            return True
    return False


def _join_best(pieces: list[Piece]) -> None:
    pairs = [(_waste(a, b), i, j) for i, a in enumerate(pieces) for j, b in enumerate(pieces[:i])]
    _, upper, lower = min(pairs)
    pieces[lower] = _about(pieces[upper], pieces[lower])
    del pieces[upper]


def _about(one: Piece, two: Piece) -> Piece:
    return (
        min(one[0], two[0]),
        min(one[1], two[1]),
        max(one[2], two[2]),
        max(one[3], two[3]),
    )


def _waste(one: Piece, two: Piece) -> int:
    """How many pixels are painted more when two pieces are painted as one."""
    left, top, right, bottom = _about(one, two)
    apart = (one[2] - one[0]) * (one[3] - one[1]) + (two[2] - two[0]) * (two[3] - two[1])
    return (right - left) * (bottom - top) - apart
