"""Card pictures of plugins: never drawn by the window's own process, never waited for.

Until a picture is there the default theme's part is shown, or the picture of the last
size, stretched. One that hangs or crashes what draws it is named and stays the default's.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

from spider_qt.api import CardTheme
from spider_qt.ui.table.art import FORMAT, CardArt, Part, device, guard_of
from spider_qt.ui.table.drawing_child import BACK, FACE
from spider_qt.ui.table.drawing_room import Document, DrawingRoom, Wish, room

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio


class GuestArt(CardArt):
    """The pictures on the table where faces or backs are a plugin's.

    Args:
        faces: the theme that the player chose for faces.
        backs: the theme that the player chose for backs.
        default: the theme that stands in for what those lack.
        drawing: draws the plugins' parts; the program's drawing room by default.
    """

    def __init__(
        self,
        faces: CardTheme,
        backs: CardTheme,
        default: CardTheme,
        drawing: DrawingRoom | None = None,
    ) -> None:
        super().__init__(faces, backs, default)
        self._room = drawing or room()
        self.drawn = self._room.drawn
        """Told when a part may be there that was not: whoever shows it asks again."""
        self._documents: dict[str, Document | None] = {}
        self._last: dict[str, QImage] = {}
        self._shown: dict[tuple[str, float], QPixmap] = {}
        self._stand_ins: dict[tuple[str, float], QPixmap] = {}
        self._guest_size: tuple[float, float] = (0, 0)

    def _pixmap(
        self, theme: CardTheme, part: Part, width: float, height: float, ratio: float
    ) -> QPixmap:
        guard = guard_of(theme)
        if guard is None:
            return super()._pixmap(theme, part, width, height, ratio)
        if self._guest_size != (width, height):
            self._shown.clear()
            self._stand_ins.clear()
            self._room.withdraw(self)
            self._guest_size = (width, height)
        key = (part.name, ratio)
        if key in self._shown:
            return self._shown[key]
        if part.name not in self._documents:
            self._documents[part.name] = self._document(theme, part)
        document = self._documents[part.name]
        if document is None:
            return super()._pixmap(self._default, part, width, height, ratio)
        wish = Wish(document, device(width * ratio), device(height * ratio))
        found = self._room.ask(wish, self)
        if isinstance(found, str):
            self._documents[part.name] = None
            self._refuse(theme, part, found)
            guard.note("face_svg" if part.is_face else "back_svg", f"{part.name}: {found}")
            return super()._pixmap(self._default, part, width, height, ratio)
        if found is None:
            return self._stand_in(part, width, height, ratio)
        self._last[part.name] = found
        self._shown[key] = _pixmap_of(found, width)
        return self._shown[key]

    def _document(self, theme: CardTheme, part: Part) -> Document | None:
        """Read a part; None if it is to be the default's."""
        svg = self._read(theme, part)
        if svg is None:
            return None
        return Document.of(theme.id, FACE if part.is_face else BACK, svg)

    def _stand_in(self, part: Part, width: float, height: float, ratio: float) -> QPixmap:
        """Return what is shown until the part is there."""
        last = self._last.get(part.name)
        if last is None:
            return super()._pixmap(self._default, part, width, height, ratio)
        key = (part.name, ratio)
        if key not in self._stand_ins:
            size = device(width * ratio), device(height * ratio)
            fitted = last.scaled(*size, _STRETCH, _SMOOTH).convertToFormat(FORMAT)
            self._stand_ins[key] = _pixmap_of(fitted, width)
        return self._stand_ins[key]


def _pixmap_of(image: QImage, width: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(image.width() / width if width > 0 else 1)
    return pixmap
