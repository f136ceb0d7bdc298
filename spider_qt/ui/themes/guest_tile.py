"""Tiles of plugins' tables: drawn by another process, and not waited for.

Until a tile is there, and if it cannot be drawn, the table shows its ground without one.
"""

from threading import get_ident, main_thread
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QImage

from spider_qt.ui.table.drawing_child import BACK
from spider_qt.ui.table.drawing_room import Document, Wish, drawn_picture, room

if TYPE_CHECKING:
    from spider_qt.plugins.guard import GuardedFile


class _Tiles:
    """What was read of which file; for all tables, as rooms draw for somebody."""

    def __init__(self) -> None:
        self.read: dict[int, tuple[GuardedFile, Document | None]] = {}


_TILES: Final = _Tiles()


def guest_tile(file: "GuardedFile", width: int) -> QImage | None:
    """Return a tile if it is there; the window's thread has it drawn otherwise.

    Args:
        file: where the tile is.
        width: in device pixels.
    """
    document = _document(file)
    if document is None:
        return None
    wish = Wish(document, width, 0)
    if get_ident() != main_thread().ident:
        return drawn_picture(wish)
    found = room().ask(wish, _TILES)
    if isinstance(found, str):
        file.guard.note("tile", found)
        return None
    return found


def awaits(file: "GuardedFile", width: int) -> bool:
    """Whether a tile may still come."""
    document = _document(file)
    return document is not None and not room().knows(Wish(document, width, 0))


def _document(file: "GuardedFile") -> Document | None:
    if id(file) not in _TILES.read:  # files of different plugins are equal
        svg = file.read_bytes()
        document = Document.of(file.guard.owner, BACK, svg) if svg else None
        _TILES.read[id(file)] = file, document
    return _TILES.read[id(file)][1]
