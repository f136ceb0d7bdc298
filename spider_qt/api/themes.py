"""Faces, backs, tables and themes as data: what is drawn, without a word of Qt.

Colours are text, ``#rrggbb``. Pictures are SVG. Nothing here is read before it is shown.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from spider_qt.engine.cards import Rank, Suit

_RANK_NAMES = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}

INDEX_FOOT: Final = 0.195
"""Where the index of a face must end, in card heights, unless its theme says otherwise."""


@runtime_checkable
class CardTheme(Protocol):
    """A set of faces, of backs, or of both. A part it lacks comes from the default."""

    @property
    def id(self) -> str:
        """The stable id in settings; a plugin's is ``plugin-id.local-id``."""

    @property
    def name(self) -> str:
        """The name that players see, in English."""

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Return a face as an SVG document of 5:7 (width to height), or None."""

    def back_svg(self) -> bytes | None:
        """Return the back as an SVG document of 5:7 (width to height), or None."""


@dataclass(frozen=True, slots=True)
class FolderCardTheme:
    """A theme whose pictures are files: ``ace_spades.svg`` .. ``king_clubs.svg``, ``back.svg``.

    Ranks are ace, 2 to 10, jack, queen, king; suits are spades, hearts, diamonds,
    clubs. A missing file is a part that the default theme supplies.

    Args:
        id: the stable id in settings.
        name: the name that players see, in English.
        folder: where the pictures are.
        index_foot: how much of a covered card's height must be seen for rank and suit to
            be whole, 0.1 to 0.4. Any theme may have it; columns heed it while there is room.
    """

    id: str
    name: str
    folder: Path
    index_foot: float = INDEX_FOOT

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Read the face's file. Raises OSError if it is there but cannot be read."""
        name = _RANK_NAMES.get(rank, str(int(rank)))
        return self._read(f"{name}_{suit.name.lower()}.svg")

    def back_svg(self) -> bytes | None:
        """Read the back's file. Raises OSError if it is there but cannot be read."""
        return self._read("back.svg")

    def _read(self, name: str) -> bytes | None:
        try:
            return (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None


class PictureFile(Protocol):
    """A file that can be read: a ``Path``, or what ``importlib.resources.files`` gives."""

    def read_bytes(self) -> bytes:
        """Return all that it holds."""


class PlaceStyle(StrEnum):
    """How the places for stock, finished runs and empty columns belong to the table."""

    PLAIN = "plain"
    """A hollow with a line about it."""
    STITCHED = "stitched"
    """Sewn onto cloth."""
    CARVED = "carved"
    """Cut into the material: dark where the light does not reach, bright below."""
    INLAID = "inlaid"
    """A band of another material let into this one."""
    RULED = "ruled"
    """Drawn with a pen: fine lines that cross at the corners."""
    LIT = "lit"
    """Lines of light."""


@dataclass(frozen=True, slots=True)
class TableForm:
    """A table by day or by night. Every colour is ``#rrggbb``.

    Args:
        top: the ground at the upper edge, where the light falls.
        bottom: the ground at the lower edge.
        line: outlines and signs of the places; 3:1 against the ground at least.
        hollow: what a place is filled with, before texture and light.
        ink: marks, badges and writing; 4.5:1 against the shade at least.
        shade: what lies behind marks and writing.
        accent: the focus and the best place, where the theme has no accent that fits.
        refusal: what stands in the way; 3:1 against the shade at least, as the accent.
        tile: an SVG that is laid over the ground again and again, seamless, mostly
            transparent: light and dark strokes, so that one tile fits every ground.
    """

    top: str
    bottom: str
    line: str
    hollow: str
    ink: str
    shade: str
    accent: str
    refusal: str
    tile: PictureFile | None = None


@dataclass(frozen=True, slots=True)
class TableTheme:
    """What lies under the cards.

    Args:
        id: the stable id in settings; a plugin's is ``plugin-id.local-id``.
        name: the name that players see, in English.
        light: by day.
        dark: by night.
        places: how the places are worked into the table.
        tile_width: the width of the tiles in card widths, 0.5 to 20. Their height
            follows from the document's own proportions.
        shift: how far each row of tiles is moved against the one above, in tile widths
            from 0 to 1, so that a repetition is harder to see.
        glow: how much brighter the middle of the upper half is than the corners, 0 to 1.
        grain: how strong the fine grain is that the program makes itself, 0 to 1.
        fibre: how long its grains are for their height, 1 to 60: long ones look like wood.
        mottle: how strong large soft patches are, 0 to 1.
    """

    id: str
    name: str
    light: TableForm
    dark: TableForm
    places: PlaceStyle = PlaceStyle.PLAIN
    tile_width: float = 4.0
    shift: float = 0.0
    glow: float = 0.3
    grain: float = 0.0
    fibre: float = 1.0
    mottle: float = 0.0


@dataclass(frozen=True, slots=True)
class ThemeForm:
    """A theme by day or by night: the ids of its parts, and its colours.

    Args:
        table: the id of a table.
        faces: the id of a card theme that has faces.
        back: the id of a card theme that has a back.
        accent: the colour of focus, selection and marks, ``#rrggbb``; empty for the table's.
        inks: ``#rrggbb`` of the back's ground and drawing, and perhaps of its further
            colours in the order in which the picture names them; none for its own.
    """

    table: str
    faces: str
    back: str
    accent: str = ""
    inks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Theme:
    """Table, faces, back and accent that belong together.

    A part that is not installed comes from the default theme.

    Args:
        id: the stable id in settings; a plugin's is ``plugin-id.local-id``.
        name: the name that players see, in English.
        light: by day.
        dark: by night.
    """

    id: str
    name: str
    light: ThemeForm
    dark: ThemeForm
