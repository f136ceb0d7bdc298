"""What plugins give to the picker's previews: asked for, and not waited for.

A preview is made with the default's sides where a plugin's are not drawn yet, and made
once more when all that it lacked is there.
"""

from collections.abc import Callable
from typing import Final

from spider_qt.api import CardTheme, Rank, Suit
from spider_qt.ui.table.art import guard_of
from spider_qt.ui.themes.ground import Ground, awaits_tile, tile_of
from spider_qt.ui.themes.own_backs import OwnBack
from spider_qt.ui.themes.preview import Side

_SIZE: Final = (160, 224)
"""Sides are drawn so large, in device pixels, and scaled down from there."""

Key = tuple[str, str]
"""A preview: the part of the picker, and the id."""


class GuestSides:
    """Reads sides for previews, and knows which previews lack some.

    Args:
        default: the card theme that stands in.
        told: is called when something that was lacking may be there.
    """

    def __init__(self, default: CardTheme, told: Callable[[], object]) -> None:
        self.default = default
        self._told = told
        self._connected = False
        self._key: Key = ("", "")
        self._lacking: dict[Key, list[Callable[[], bool]]] = {}

    def begin(self, part: str, id_: str) -> None:
        """Begin to read for a preview."""
        self._key = (part, id_)
        self._lacking.pop(self._key, None)

    def ready(self) -> list[Key]:
        """Return, each once, the previews for which all is there that they lacked."""
        found = [key for key, waits in self._lacking.items() if not any(wait() for wait in waits)]
        for key in found:
            del self._lacking[key]
        return found

    def stop(self) -> None:
        """Want nothing any more."""
        if self._connected:
            from spider_qt.ui.table.drawing_room import room

            self._lacking.clear()
            room().withdraw(self)
            room().drawn.disconnect(self._told)
            self._connected = False

    def face(self, theme: CardTheme, suit: Suit, rank: Rank) -> Side:
        """Return a face; what cannot be read is nothing."""
        try:
            svg = theme.face_svg(suit, rank)
            stand_in = self.default.face_svg(suit, rank)
        except OSError:
            return None
        return self._side(theme, svg, stand_in, is_face=True)

    def back(self, theme: CardTheme) -> Side:
        """Return a back; what cannot be read is nothing."""
        try:
            if isinstance(theme, OwnBack):
                return theme.image()
            svg, stand_in = theme.back_svg(), self.default.back_svg()
        except (OSError, ValueError):
            return None
        return self._side(theme, svg, stand_in, is_face=False)

    def tile(self, ground: Ground) -> None:
        """Have a plugin's tile drawn for a table that will be baked."""
        if awaits_tile(ground):
            tile_of(ground)
            self._lack(lambda: awaits_tile(ground))

    def _side(
        self, theme: CardTheme, svg: bytes | None, stand_in: bytes | None, *, is_face: bool
    ) -> Side:
        if svg is None or guard_of(theme) is None:
            return svg or stand_in
        from spider_qt.ui.table.drawing_child import BACK, FACE
        from spider_qt.ui.table.drawing_room import Document, Wish, room

        wish = Wish(Document.of(theme.id, FACE if is_face else BACK, svg), *_SIZE)
        found = room().ask(wish, self)
        if found is None:
            self._lack(lambda: not room().knows(wish))
        return stand_in if found is None or isinstance(found, str) else found

    def _lack(self, waits: Callable[[], bool]) -> None:
        self._lacking.setdefault(self._key, []).append(waits)
        if not self._connected:
            from spider_qt.ui.table.drawing_room import room

            room().drawn.connect(self._told)
            self._connected = True
