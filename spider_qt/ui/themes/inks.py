"""A back in a theme's inks: its colours are replaced in the text of the document.

A back that can be recoloured writes its colours ``#rrggbb`` and nothing else, in this
order: paper, edge, ground, drawing, and perhaps further ones (docs/adr/0008). Replacing
starts with the third.
"""

import re
from typing import Final

from spider_qt.api import CardTheme, Rank, Suit

_COLOUR: Final = re.compile(rb"#[0-9a-fA-F]{3,8}\b")
_WHOLE: Final = re.compile(rb"#[0-9a-fA-F]{6}")
_NEW: Final = re.compile("#[0-9a-fA-F]{6}")
_KEPT: Final = 2
"""Paper and edge, which stay."""
_MOST: Final = 8


def inks_of(svg: bytes) -> tuple[str, ...]:
    """Return the colours of a back that can be replaced, ground first; none if it has no inks."""
    found = dict.fromkeys(match.lower() for match in _COLOUR.findall(svg))
    whole = all(_WHOLE.fullmatch(colour) for colour in found)
    if not whole or not _KEPT + 2 <= len(found) <= _KEPT + _MOST:
        return ()
    return tuple(colour.decode() for colour in list(found)[_KEPT:])


def recoloured(svg: bytes, inks: tuple[str, ...]) -> bytes:
    """Return a back in other inks.

    Args:
        svg: the document; one that is packed, or has no inks, comes back as it is.
        inks: ``#rrggbb`` of the ground, the drawing and perhaps of further colours.

    Raises:
        ValueError: naming the first ink that is no colour.
    """
    for ink in inks:
        if not isinstance(ink, str) or not _NEW.fullmatch(ink):
            raise ValueError(f"an ink is written #rrggbb, not {ink!r}")
    swaps = dict(zip(inks_of(svg), inks, strict=False))
    if not swaps:
        return svg
    return _COLOUR.sub(lambda match: _swapped(match[0], swaps), svg)


def _swapped(colour: bytes, swaps: dict[str, str]) -> bytes:
    return swaps.get(colour.lower().decode(), colour.decode()).encode()


class InkedBack:
    """A card theme whose back is in a theme's inks.

    Args:
        inner: whose back it is; it keeps its id.
        inks: as for ``recoloured``.
    """

    def __init__(self, inner: CardTheme, inks: tuple[str, ...]) -> None:
        self.inner = inner
        self._inks = inks

    @property
    def id(self) -> str:
        """The id of the theme whose back it is."""
        return self.inner.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.inner.name

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Return a face, which no ink changes."""
        return self.inner.face_svg(suit, rank)

    def back_svg(self) -> bytes | None:
        """Return the back in the theme's inks."""
        svg = self.inner.back_svg()
        return svg if svg is None else recoloured(svg, self._inks)
