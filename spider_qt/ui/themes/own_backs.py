"""The player's own backs among the others: known by their ids, read when they are shown."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from spider_qt.api import CardTheme, Rank, Suit
from spider_qt.storage.own_backs import PREFIX, OwnBacks

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

WIDTH: Final = 500
HEIGHT: Final = 700
"""Of the kept picture: twice the units of a card, enough for cards on a large screen."""


class OwnBack(NamedTuple):
    """One back of the player's, as a card theme.

    Args:
        id: ``own.`` and the file's name without its ending.
        path: the file.
    """

    id: str
    path: Path

    @property
    def name(self) -> str:
        """The file's name, as a name."""
        return self.id.removeprefix(PREFIX).replace("-", " ").capitalize()

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Return None: it has no faces."""
        del suit, rank
        return None

    def back_svg(self) -> bytes | None:
        """Return the picture within a document, for those who read nothing else."""
        from base64 import b64encode  # rarely asked for

        data = b64encode(self.path.read_bytes()).decode()
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}"><image width="{WIDTH}" height="{HEIGHT}"'
            f' xlink:href="data:image/png;base64,{data}"/></svg>'
        ).encode()

    def image(self) -> "QImage":
        """Return the picture; a null image if the file is gone or damaged."""
        from PySide6.QtCore import QByteArray
        from PySide6.QtGui import QImage, QImageReader  # the start knows the ids only

        reader = QImageReader(str(self.path), QByteArray(b"png"))  # never as a drawing
        size = reader.size()
        if not size.isValid() or max(size.width(), size.height()) > 2 * HEIGHT:
            return QImage()
        return reader.read()


class OwnMapping(Mapping[str, CardTheme]):
    """The player's own backs by id, as they lie on the disk now."""

    def __init__(self, backs: OwnBacks) -> None:
        self.backs = backs

    def __getitem__(self, id_: str) -> CardTheme:
        if not id_.startswith(PREFIX) or id_ not in self.backs.ids():
            raise KeyError(id_)
        return OwnBack(id_, self.backs.path(id_))

    def __iter__(self) -> Iterator[str]:
        return iter(self.backs.ids())

    def __len__(self) -> int:
        return len(self.backs.ids())
