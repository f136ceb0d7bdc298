"""Opens the statistics, on the kind of game that is on the table.

They are imported when they open, so that the start does not wait for SQLite.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spider_qt.engine.ending import is_over
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController

if TYPE_CHECKING:
    from spider_qt.storage.library import Library
    from spider_qt.storage.statistics import StatisticsStore
    from spider_qt.storage.statistics_types import Filter
    from spider_qt.ui.main_window import MainWindow


class Tally(QObject):
    """The command that shows the statistics.

    Args:
        controller: holds the game on the table.
        store: returns the statistics; asked when they are first shown.
        library: returns the kept games; asked likewise.
        window: the dialog belongs to it.
    """

    def __init__(
        self,
        controller: GameController,
        store: "Callable[[], StatisticsStore]",
        library: "Callable[[], Library]",
        window: "MainWindow",
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._store = store
        self._library = library
        self._window = window
        window.commands[Command.STATISTICS].triggered.connect(self.open)

    def open(self) -> None:
        """Show the statistics; a pause stays a pause."""
        from spider_qt.ui.dialogs.statistics import StatisticsDialog

        dialog = StatisticsDialog(
            self._store(), self._controller.games, self._wanted(), self._going_on, self._window
        )
        dialog.open()

    def _wanted(self) -> "Filter":
        """The games like the one on the table; with one suit both rules are the same."""
        from spider_qt.storage.statistics_types import Filter

        variant = self._controller.session.variant
        rule = variant.rule.value if variant.suits > 1 else None
        return Filter(variant=variant.id, suits=variant.suits, rule=rule)

    def _going_on(self, wanted: "Filter") -> int:
        """How many games of a kind are in progress: the kept ones and the one on the table."""
        found: set[str] = set()
        library = self._library()
        for slot in library.slots():
            if slot.finished:
                continue
            entry = library.entry(slot)
            if entry is not None and _matches(
                wanted, entry.game, entry.suits, entry.rule, entry.scoring
            ):
                found.add(slot.game_id)
        session = self._controller.session
        variant, scoring = session.variant, session.scheme.id
        counts = bool(session.journal) and not is_over(session)
        if counts and _matches(wanted, variant.id, variant.suits, variant.rule.value, scoring):
            found.add(session.id)
        return len(found)


def _matches(wanted: "Filter", variant: str, suits: int, rule: str, scoring: str) -> bool:
    return (
        wanted.variant in (None, variant)
        and wanted.suits in (None, suits)
        and wanted.rule in (None, rule)
        and wanted.scoring in (None, scoring)
    )
