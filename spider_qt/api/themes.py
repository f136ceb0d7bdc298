"""Card faces and backs as SVG text: what the table draws, without a word of Qt."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

from spider_qt.engine.cards import Rank, Suit

_RANK_NAMES = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


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
    """

    id: str
    name: str
    folder: Path

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
