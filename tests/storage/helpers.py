"""Games to be saved and disks that break, for the tests of this folder.

Imports neither pytest nor hypothesis: the programs that the tests kill use it too.
"""

import errno
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import Refusal
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import StandardScoring
from spider_qt.engine.session import Advance, Session
from spider_qt.engine.spider import SpiderVariant
from spider_qt.storage.files import DiskFiles

SPIDER: Final = SpiderVariant("spider", "Spider", "SP")
VARIANTS: Final = {"spider": SPIDER}
STANDARD: Final = StandardScoring()
SCHEMES: Final = {"standard": STANDARD}
DISK_ERRORS: Final = (errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES)


def random_game(seed: int, actions: int) -> Iterator[Session]:
    """Yield a game at its beginning and after each of so many random actions."""
    choice = random.Random(seed)
    variant = SPIDER.configured(choice.choice((1, 2, 3, 4)), choice.choice(list(GroupRule)))
    number = choice.randrange(1 << 35)
    session = sessions.deal(variant, STANDARD, number, None, f"{seed:032x}")
    yield session
    for number in range(1, actions + 1):
        session = _acted(session, choice, number * 1.7)
        yield session


def _acted(session: Session, choice: random.Random, seconds: float) -> Session:
    wish = choice.random()
    result: Advance | Refusal
    if wish < 0.1:
        result = session.undo(seconds)
    elif wish < 0.2:
        result = session.redo(seconds)
    elif wish < 0.25:
        return session.hint(seconds)
    else:
        moves = game.legal_moves(session.variant, session.layout)
        result = session.play(choice.choice(moves), seconds) if moves else session.undo(seconds)
    return session.hint(seconds) if isinstance(result, Refusal) else result.session


class BreakingFiles(DiskFiles):
    """A disk that fails at one call or from one call on.

    Args:
        code: the system's error number.
        at: which of the calls that change the disk fails, counted from 0.
        forever: whether all later ones fail too.
    """

    def __init__(self, code: int, at: int, *, forever: bool = False) -> None:
        self.code = code
        self.at = at
        self.forever = forever
        self.calls = 0

    @property
    def was_reached(self) -> bool:
        """Whether the failing call was ever made."""
        return self.calls > self.at

    def mend(self) -> None:
        """From now on everything works."""
        self.at, self.forever = -1, False

    def _break(self) -> None:
        call, self.calls = self.calls, self.calls + 1
        if call == self.at or (self.forever and 0 <= self.at <= call):
            raise OSError(self.code, "the disk is broken")

    def open_new(self, path: Path) -> int:
        self._break()
        return super().open_new(path)

    def open_append(self, path: Path) -> int:
        self._break()
        return super().open_append(path)

    def write(self, handle: int, data: bytes) -> int:
        """A full disk often takes some of the bytes before it refuses the next."""
        self._break()
        return super().write(handle, data[: max(1, len(data) // 2)])

    def cut(self, handle: int, size: int) -> None:
        self._break()
        super().cut(handle, size)

    def sync(self, handle: int) -> None:
        self._break()
        super().sync(handle)

    def replace(self, source: Path, target: Path) -> None:
        self._break()
        super().replace(source, target)

    def rename_new(self, source: Path, target: Path) -> None:
        self._break()
        super().rename_new(source, target)

    def make_folder(self, path: Path) -> None:
        self._break()
        super().make_folder(path)

    def sync_folder(self, path: Path) -> None:
        self._break()
        super().sync_folder(path)


def visible(folder: Path) -> list[str]:
    """The names in a folder, but for the locks, which stay."""
    if not folder.is_dir():
        return []
    return sorted(one.name for one in folder.iterdir() if not one.name.endswith(".lock"))
