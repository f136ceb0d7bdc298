"""What the tests of kept games share."""

import os
from collections import Counter
from pathlib import Path

from spider_qt.engine.session import Session
from spider_qt.storage.files import DiskFiles
from spider_qt.storage.library import Library, Slot
from tests.storage.helpers import random_game

DAY = "2026-11-30"


class CountingFiles(DiskFiles):
    """A disk that counts what is read of it, by the ending of the files' names."""

    def __init__(self) -> None:
        self.reads: Counter[str] = Counter()

    def read(self, path: Path) -> bytes:
        self.reads[path.suffix] += 1
        return super().read(path)


def played(seed: int, actions: int = 12) -> Session:
    return list(random_game(seed, actions))[-1]


def reloaded(library: Library, slot: Slot) -> Session:
    session = library.load(slot).session
    assert session is not None
    return session


def touch(slot: Slot, second: int) -> None:
    os.utime(slot.path, (1_000_000 + second, 1_000_000 + second))
