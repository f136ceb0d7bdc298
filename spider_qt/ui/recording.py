"""Counts games in the statistics, at the moment they end.

The controller tells the end of a game; how often that is told does not matter, since a
game's id counts once. SQLite is loaded by the first game that ends, not at the start.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spider_qt.engine.ending import State
from spider_qt.engine.moves import DealMove
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.ui.messages import GameEnded

if TYPE_CHECKING:
    from spider_qt.storage.statistics import StatisticsStore
    from spider_qt.storage.statistics_types import GameRecord


def local_now() -> datetime:
    """The player's local date and time, with its distance from UTC.

    Also after the system's time zone was changed, which Python does not notice by itself.
    """
    if sys.platform != "win32":
        time.tzset()
    return datetime.now().astimezone()


class Recorder(QObject):
    """Writes each game that ends into the statistics.

    Args:
        path: the statistics file.
        now: returns the local date and time, with its distance from UTC.
        parent: the Qt parent.
    """

    troubled = Signal(object)
    """StorageError: a game could not be counted yet; once until one could."""

    def __init__(
        self,
        path: Path,
        now: Callable[[], datetime] = local_now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._now = now
        self.difficulty: Callable[[str], str] = _not_known
        """Returns how hard the deal of a code is, or "" if that is not known."""
        self._troubled = False

    @cached_property
    def store(self) -> "StatisticsStore":
        """The statistics, for whoever shows them too."""
        from spider_qt.storage.statistics import StatisticsStore

        return StatisticsStore(self._path)

    def note(self, fact: GameEnded) -> None:
        """Count a game."""
        if not fact.session.journal:
            return
        try:
            self.store.record(self._row(fact))
        except StorageError as error:
            told, self._troubled = self._troubled, True
            if not told:
                self.troubled.emit(error)
        else:
            self._troubled = False

    def _row(self, fact: GameEnded) -> "GameRecord":
        row = record_of(fact.session, fact.state, self._now())
        return replace(row, difficulty=self.difficulty(row.code)) if row.code else row

    def close(self) -> None:
        """Let the file go; the next game opens it again."""
        if "store" in self.__dict__:
            self.store.close()


def _not_known(code: str) -> str:
    del code
    return ""


def record_of(session: Session, state: State, now: datetime) -> "GameRecord":
    """Return the row of a game.

    Args:
        session: the game as it ended.
        state: how; not in progress.
        now: the local date and time.
    """
    from spider_qt.engine.session import code_of
    from spider_qt.storage.statistics_types import GameRecord, Status
    from spider_qt.text.progress import runs_done

    actions = [entry.action for entry in session.journal]
    variant = session.variant
    return GameRecord(
        id=session.id,
        variant=variant.id,
        suits=variant.suits,
        rule=variant.rule.value,
        scoring=session.scheme.id,
        undo_limit=session.undo_limit,
        status=Status(state.value),
        code=code_of(session) or "",
        day=now.date().isoformat(),
        ended=now.isoformat(timespec="seconds"),
        seconds=session.seconds,
        moves=session.moves,
        score=session.score.points,
        deals=deals_in_force(session),
        runs=runs_done(variant, session.layout),
        undos=actions.count(Action.UNDO),
        hints=actions.count(Action.HINT),
        opened_help=session.opened_help,
    )


def deals_in_force(session: Session) -> int:
    """How many rows were dealt and not taken back, read from the journal.

    The history may be shorter than the game, as old steps are forgotten where undo
    is limited.
    """
    done: list[bool] = []
    undone: list[bool] = []
    for entry in session.journal:
        if entry.action is Action.PLAY:
            done.append(isinstance(entry.move, DealMove))
            undone.clear()
        elif entry.action is Action.UNDO:
            undone.append(done.pop())
        elif entry.action is Action.REDO:
            done.append(undone.pop())
    return sum(done)
