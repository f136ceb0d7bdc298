"""Files of a data plugin that nobody will read: where they belong, or how to name them.

A game in the wrong folder is no fault, it is simply not there; the author wonders for an
hour. So each file that looks meant is told where it should lie.
"""

from collections.abc import Collection, Iterator
from pathlib import PurePosixPath
from typing import Final

from spider_qt.api import Rank, Suit

_RANKS: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
FACES: Final = tuple(
    f"{_RANKS.get(int(rank), str(int(rank)))}_{suit.name.lower()}.svg"
    for rank in Rank
    for suit in Suit
)
"""The file of each face, from the aces to the kings."""

BACK: Final = "back.svg"
_TABLES: Final = ("variants", "tables", "themes")
_PICTURES: Final = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".svgz")
_SHOWN: Final = 12
_WHERE: Final = "games belong into variants/, tables into tables/, themes into themes/"


def stray_notes(names: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield each file that is not read, with what to do.

    Args:
        names: the files of a data plugin, with slashes.
    """
    for name in sorted(names):
        note = _note(PurePosixPath(name))
        if note:
            yield name, note


def missing_faces(names: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield each card set that has some faces but not all, with those that it lacks.

    Args:
        names: the files, with slashes; each folder with a face is a set.
    """
    there: dict[str, set[str]] = {}
    for path in map(PurePosixPath, names):
        if path.name in FACES:
            there.setdefault(path.parent.as_posix(), set()).add(path.name)
    for folder, found in sorted(there.items()):
        missing = [face for face in FACES if face not in found]
        if missing:
            shown = ", ".join(missing)
            if len(missing) > _SHOWN:
                first = ", ".join(missing[:_SHOWN])
                shown = f"{first} … {missing[-1]} ({len(missing)} in all)"
            where = "" if folder == "." else folder
            yield where, f"these faces are missing and will be the default's: {shown}"


def _note(path: PurePosixPath) -> str:
    """What to do with a file; empty if it is read, or is not meant to be."""
    folders, last = path.parts[:-1], path.name
    lower = last.lower()
    if lower.endswith((".toml.txt", ".svg.txt")):
        return f"it is not read: rename it to {last[:-4]} (some systems hide the .txt)"
    if lower.endswith(".toml"):
        if not last.endswith(".toml"):
            return f"it is not read: write its end in small letters, {last[:-5]}.toml"
        is_set = len(folders) == 2 and folders[0] == "cards" and last == "cards.toml"
        is_read = len(folders) == 1 and folders[0] in _TABLES
        if path.as_posix() == "plugin.toml" or is_set or is_read:
            return ""
        return f"it is not read where it lies: {_WHERE}"
    if lower.endswith(_PICTURES):
        return "it is not shown: a picture of a plugin is an SVG"
    if lower.endswith(".svg"):
        return _picture_note(folders, last)
    return ""


def _picture_note(folders: tuple[str, ...], last: str) -> str:
    if folders and folders[0] == "tables":
        return ""  # a tile; the table that names it is checked
    if len(folders) != 2 or folders[0] != "cards":
        return "it is not read where it lies: cards belong into cards/NAME/, tiles into tables/"
    if last in FACES or last == BACK:
        return ""
    return "no card has this name: write ace_spades.svg, 10_hearts.svg or back.svg"
