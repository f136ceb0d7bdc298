"""Writing, sealing and reading saved games, for the tests of what damage does to them."""

from pathlib import Path
from typing import Any

from spider_qt.engine.session import Session
from spider_qt.storage.files import DISK, DiskFiles
from spider_qt.storage.journal import (
    FaultReason,
    GameJournal,
    Loaded,
    Resumed,
    parse_journal,
    read_journal,
    resume,
)
from spider_qt.storage.journal_lines import sealed
from tests.storage.helpers import SCHEMES, VARIANTS

ID = "0123456789abcdef" * 2


def saved(path: Path, session: Session) -> bytes:
    GameJournal(path).begin(session, "2026-11-30")
    return path.read_bytes()


def read(path: Path) -> Loaded:
    return read_journal(path, VARIANTS, SCHEMES)


def take_up(path: Path, files: DiskFiles | None = None) -> Resumed:
    return resume(path, VARIANTS, SCHEMES, files or DISK)


def load(data: bytes) -> Loaded:
    return parse_journal(data, VARIANTS, SCHEMES)


def reason(loaded: Loaded) -> FaultReason | None:
    return loaded.fault.reason if loaded.fault else None


def lines(*contents: dict[str, Any]) -> bytes:
    data, checksum = b"", 0
    for content in contents:
        line, checksum = sealed(content, checksum)
        data += line
    return data


HEADER_FAULTS = (
    FaultReason.BAD_HEADER,
    FaultReason.NOT_A_GAME,
    FaultReason.NEWER_VERSION,  # if it is the version's digit that was hit
)
HEADER: dict[str, Any] = {
    "spider-qt": "game",
    "version": 1,
    "game": "spider",
    "code": "SP1-S1C-AAAAAAD",
    "scoring": "standard",
    "undo_limit": None,
    "started": "2026-11-30",
}
