"""The graded deals that ship with the program, so that a promised one is there at once.

A pack is a file that ``spider-qt grade --each`` has made (docs/grades.md has the commands),
one for each kind of game. Asking what grade a code has reads a file and looks for a line; the
solver is not loaded for it, as that is asked whenever a game begins.
"""

from pathlib import Path
from typing import Final

from spider_qt.deals.promise import Grade, Promise
from spider_qt.engine.deal import DealId
from spider_qt.engine.rules import GroupRule

FOLDER: Final = "deals"
"""Where the packs are, below ``resources/``."""
_WON: Final = " winnable "


class PackError(Exception):
    """A pack that cannot be used.

    Args:
        path: the file.
        reason: what is wrong with it, in English.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def one_form(deal: DealId) -> DealId:
    """Return the code under which a deal is listed: with one suit both rules are one game."""
    if deal.suits == 1 and deal.rule is not GroupRule.CLASSIC:
        return DealId(deal.prefix, deal.suits, GroupRule.CLASSIC, deal.number)
    return deal


def pack_path(folder: Path, game: str, suits: int, rule: GroupRule) -> Path:
    """Return where the pack of a kind of game is; there may be none.

    Args:
        folder: the folder of the packs.
        game: the id of the rule variant.
        suits: how many suits are in play.
        rule: which groups travel.
    """
    word = GroupRule.CLASSIC if suits == 1 else rule
    return folder / f"{game}-{suits}-{word.value}.txt"


def packed_deals(path: Path, promise: Promise) -> tuple[tuple[str, Grade], ...]:
    """Return the deals of a pack that keep a promise, as codes and grades; none without a pack.

    Raises:
        PackError: if the file is there and cannot be used.
    """
    from spider_qt.deals.batch import LineError, read

    text = _text(path)
    if text is None:
        return ()
    try:
        _, deals = read(text)
    except LineError as error:
        raise PackError(path, str(error)) from None
    return tuple((one.code, one.grade) for one in deals if one.grade and promise.keeps(one.grade))


def packed_grade(path: Path, deal: DealId) -> Grade | None:
    """Return the grade that a pack gives a deal; None if it does not hold it.

    Raises:
        PackError: if the file is there and cannot be read.
    """
    text = _text(path) or ""
    found = text.partition(f"\n{one_form(deal).code}{_WON}")[2].partition(" ")[0]
    return Grade(found) if found in tuple(Grade) else None


def _text(path: Path) -> str | None:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise PackError(path, reason or str(error)) from None
