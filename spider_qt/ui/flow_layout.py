"""A layout that sets its items in rows like words, for bars that must fit any width."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from the reading side on, at their preferred size, in as many rows as needed.

    Args:
        parent: the widget that is laid out.
        gap: the distance between items and between rows, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and return it, or None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Rows depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the rows at a width, in pixels."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        items = self._shown()
        sizes = [item.sizeHint() for item in items]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return self._with_margins(QSize(width, height))

    def minimumSize(self) -> QSize:
        """The widest item alone."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def setGeometry(self, rect: QRect) -> None:
        """Put the items into their rows."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(
            margins.left() + margins.right(),
            margins.top() + margins.bottom(),
        )

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for row in self._rows(inner.width()):
            height = max(item.sizeHint().height() for item in row)
            left = inner.left()
            for item in row:
                size = item.sizeHint()
                if move:
                    place = QRect(left, top, min(size.width(), inner.width()), height)
                    item.setGeometry(self._mirrored(place, inner))
                left += size.width() + self._gap
            top += height + self._gap
        bottom = top - self._gap if self._shown() else top
        return bottom - rect.top() + self.contentsMargins().bottom()

    def _rows(self, width: int) -> Iterator[list[QLayoutItem]]:
        row: list[QLayoutItem] = []
        used = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if row and used + self._gap + needed > width:
                yield row
                row, used = [], 0
            used += needed + (self._gap if row else 0)
            row.append(item)
        if row:
            yield row

    def _mirrored(self, place: QRect, inner: QRect) -> QRect:
        parent = self.parentWidget()
        if parent is None or parent.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            return place
        place.moveRight(inner.right() - (place.left() - inner.left()))
        return place
