"""A list of things to look at: each a picture and a name, drawn one by one in a thread.

The names are there at once, and so are the keys; a picture comes when it is ready.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

_ID: Final = Qt.ItemDataRole.UserRole

Draw = Callable[[int, int, float], QImage]
"""Draws in any thread: width and height in logical pixels, and the ratio of the screen."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen.

    Args:
        id: what it stands for; empty for what the theme has.
        name: gives its name in the language of now.
        read: reads what the picture needs, in the window's thread, and returns what draws it.
    """

    id: str
    name: Callable[[], str]
    read: Callable[[], Draw]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that is ready, and for which of all rounds of drawing."""

    round: int
    id: str
    image: QImage


class Painter(QObject):
    """Draws previews, one after the other, away from the window's thread."""

    drawn = Signal(object)
    """Drawn: a picture is ready."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pool.setExpiryTimeout(100)
        self._stopped = False

    def paint(self, number: int, id_: str, draw: Draw, size: QSize, ratio: float) -> None:
        """Have a picture drawn; ``drawn`` tells."""
        self._pool.start(partial(self._paint, number, id_, draw, size, ratio))

    def stop(self) -> None:
        """Draw no more, and wait for the picture under way."""
        self._stopped = True
        self._pool.clear()
        self._pool.waitForDone()

    def _paint(self, number: int, id_: str, draw: Draw, size: QSize, ratio: float) -> None:
        if self._stopped:
            return
        image = draw(size.width(), size.height(), ratio)
        if not self._stopped:
            self.drawn.emit(Drawn(number, id_, image))


class PreviewList(QListWidget):
    """A grid of pictures with names; arrow keys and letters go through it.

    Args:
        size: of the pictures in logical pixels.
        parent: the dialog.
    """

    chosen = Signal(object)
    """str: the id of what the player went to."""

    def __init__(self, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setWordWrap(True)
        self.setSpacing(4)
        self.setIconSize(size)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._painter = Painter(self)
        self._painter.drawn.connect(self._show)
        self._entries: dict[str, Entry] = {}
        self._waiting: list[str] = []
        self._round = 0
        self._quiet = False
        self.currentItemChanged.connect(self._tell)
        self._resize_cells()

    def offer(self, entries: Sequence[Entry], chosen: str) -> None:
        """Offer these, with one of them chosen; nothing is told."""
        self._quiet = True
        self.clear()
        self._entries = {entry.id: entry for entry in entries}
        for entry in entries:
            item = QListWidgetItem(self._blank(), entry.name())
            item.setData(_ID, entry.id)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            self.addItem(item)
        self.choose(chosen)
        self._quiet = False
        self.redraw()

    def choose(self, id_: str) -> None:
        """Go to an entry without telling; to the first if there is no such one."""
        quiet, self._quiet = self._quiet, True
        self.setCurrentItem(self._item(id_) or self.item(0))
        self._quiet = quiet

    @property
    def choice(self) -> str:
        """The id of what is chosen."""
        item = self.currentItem()
        return "" if item is None else str(item.data(_ID))

    def redraw(self) -> None:
        """Draw every picture anew, the first one first; they stay until then."""
        self._round += 1
        self._waiting = list(self._entries)
        if self.isVisible():
            self._next()

    def redraw_one(self, id_: str) -> None:
        """Draw a picture anew, as what it is made of has changed."""
        if id_ in self._entries and id_ not in self._waiting:
            self._waiting.append(id_)
            if self.isVisible():
                self._next()

    def retranslate(self) -> None:
        """Show the names in the language of now."""
        for row in range(self.count()):
            item = self.item(row)
            item.setText(self._entries[str(item.data(_ID))].name())

    def stop(self) -> None:
        """Draw no more; the dialog closes."""
        self._waiting = []
        self._painter.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Leave room for the names in another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_round"):
            self._resize_cells()

    def event(self, event: QEvent) -> bool:
        """Begin to draw when the list is seen."""
        if event.type() is QEvent.Type.Show:
            self._next()
        return super().event(event)

    def _resize_cells(self) -> None:
        size, metrics = self.iconSize(), self.fontMetrics()
        wide = max(size.width(), 12 * metrics.averageCharWidth())
        self.setGridSize(QSize(wide + 18, size.height() + 2 * metrics.height() + 14))

    def _next(self) -> None:
        """Have the next picture drawn; one is read and drawn at a time."""
        if not self._waiting:
            return
        id_ = self._waiting.pop(0)
        draw = self._entries[id_].read()
        ratio = self.devicePixelRatioF()
        self._painter.paint(self._round, id_, draw, self.iconSize(), ratio)

    def _show(self, fact: Drawn) -> None:
        item = self._item(fact.id)
        if fact.round == self._round and item is not None:
            pixmap = QPixmap.fromImage(fact.image)
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)  # or it would be tinted
            item.setIcon(icon)
        if fact.round == self._round:
            self._next()

    def _item(self, id_: str) -> QListWidgetItem | None:
        items = (self.item(row) for row in range(self.count()))
        return next((item for item in items if item.data(_ID) == id_), None)

    def _blank(self) -> QIcon:
        pixmap = QPixmap(self.iconSize())
        pixmap.fill(Qt.GlobalColor.transparent)
        return QIcon(pixmap)

    def _tell(self) -> None:
        if not self._quiet and self.currentItem() is not None:
            self.chosen.emit(self.choice)
