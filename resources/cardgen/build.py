"""Which files there are, and writing them."""

from pathlib import Path
from typing import Final

from resources.cardgen.backs import back
from resources.cardgen.faces import face
from spider_qt.api import Rank, Suit

_NAMES: Final = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


def card_files() -> dict[str, str]:
    """Return the SVG text of every card file by its name, as FolderCardTheme reads them."""
    files = {
        f"{_NAMES.get(rank, str(int(rank)))}_{suit.name.lower()}.svg": face(suit, rank)
        for suit in Suit
        for rank in Rank
    }
    return files | {"back.svg": back()}


def write_all(folder: Path) -> None:
    """Write the pictures below a folder, as they are below ``resources/``."""
    cards = folder / "cards" / "classic"
    cards.mkdir(parents=True, exist_ok=True)
    for name, text in card_files().items():
        (cards / name).write_text(text, encoding="utf-8", newline="\n")
