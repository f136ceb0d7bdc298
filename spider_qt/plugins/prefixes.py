"""Whether the letters of a game's codes are free, told to an author with file and line."""

import re
from collections.abc import Iterable
from typing import Protocol

from spider_qt.plugins import reasons
from spider_qt.plugins.findings import Report


class Lettered(Protocol):
    """A game, or what a manifest declares of one."""

    @property
    def id(self) -> str:
        """The game's id."""

    @property
    def prefix(self) -> str:
        """The letters with which its codes begin."""


def check_prefixes(games: Iterable[Lettered], text: str, where: str, report: Report) -> None:
    """Note each game with the prefix of a built-in one; a built-in file may be checked, too.

    Args:
        games: the games of one file.
        text: the file, for the line.
        where: its name.
        report: takes what is found.
    """
    from spider_qt.plugins.host import load_registry

    games = tuple(games)
    taken = load_registry(entry_points=()).variant_by_prefix if games else {}
    for game in games:
        other = taken.get(game.prefix)
        if other is not None and other.id != game.id:
            fault = reasons.builtin_prefix(game.prefix, game.id, other.name).fault
            report.fault(f"{where}:{_line(text, game.prefix)}", fault.english)


def _line(text: str, prefix: str) -> int:
    """The line that sets a prefix."""
    setting = re.compile(rf"[ \t]*[\"']?prefix[\"']?[ \t]*=[ \t]*[\"']+{re.escape(prefix)}[\"']")
    lines = text.splitlines()
    return next((at for at, line in enumerate(lines, start=1) if setting.match(line)), 1)
