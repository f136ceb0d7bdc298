"""What the tests of leaving games share: the ways to do it, and what is there then."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton

from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.session import Session
from spider_qt.storage.journal import GameJournal
from spider_qt.storage.library import Slot
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.storage.statistics_types import GameRecord, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.dialogs.games import GamesDialog
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.messages import Parting

from .conftest import SCHEMES, VARIANTS, Installed, WindowBench

ONE_MOVE_FROM_WON = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C"
CODE = "SP1-S4R-AAAAABB"
REST = "\n".join(f"T{place}: KS" for place in range(3, 11))
ONE_MOVE_FROM_STUCK = f"suits: 1\nT1: 9S 2S\nT2: 3S\n{REST}"


def click(dialog: QDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def accept(dialog: QDialog) -> None:
    defaults = [b for b in dialog.findChildren(QPushButton) if b.isDefault()]
    assert len(defaults) == 1
    QTest.mouseClick(defaults[0], Qt.MouseButton.LeftButton)


def records(bench: WindowBench) -> list[GameRecord]:
    """What the statistics hold, read by a reader of its own."""
    store = StatisticsStore(bench.journal.with_name("statistics.db"))
    try:
        return list(store.games())
    finally:
        store.close()


def statuses(bench: WindowBench) -> list[tuple[str, Status]]:
    return [(record.id, record.status) for record in records(bench)]


def shelf(bench: WindowBench) -> list[tuple[str, State]]:
    """The kept games: id and state."""
    library = bench.keeper.library
    entries = [library.entry(slot) for slot in library.slots()]
    return [(entry.id, entry.state) for entry in entries if entry is not None]


def by_choice(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    accept(bench.dialog("new_game"))


def by_code(bench: WindowBench) -> None:
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setText(CODE)
    accept(dialog)


def another(bench: WindowBench) -> Slot:
    """A game in progress that was kept some time ago."""
    session = sessions.deal(VARIANTS["spider"], SCHEMES["standard"], 77, game_id="7" * 32)
    return bench.keeper.library.keep(session.hint(), "2026-11-01")


def by_opening(bench: WindowBench) -> None:
    another(bench)
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    choose(dialog, "7" * 32)
    click(dialog, "open")


def by_a_file(bench: WindowBench) -> None:
    slot = another(bench)
    path = bench.journal.with_name("from a friend.jsonl")
    bench.keeper.library.export(slot, path)
    bench.collection.open_file(path)


def choose(dialog: QDialog, game_id: str) -> None:
    assert isinstance(dialog, GamesDialog)
    for row in range(dialog.model.rowCount()):
        index = dialog.model.index(row, 0)
        if dialog.model.slot(index).game_id == game_id:
            dialog.list.setCurrentIndex(index)
            return
    raise AssertionError(f"{game_id} is not listed")


WAYS = [by_choice, by_code, by_opening, by_a_file]
Way = Callable[[WindowBench], None]


def win(bench: WindowBench) -> Session:
    bench.set_up(ONE_MOVE_FROM_WON)
    bench.move("T2>T1")
    return bench.controller.session


def killed(folder: Path, actions: int) -> None:
    """What a program does that is killed then: it opens a kept game and plays on."""
    app = QCoreApplication([])
    journal = GameJournal(folder / "game.jsonl")
    keeper = Keeper(folder / "games", Installed(), journal)
    controller = GameController(Installed(), journal, archive=keeper)
    library = keeper.library
    slot = library.slots()[0]
    session = library.load(slot).session
    assert session is not None
    controller.start(session, Parting.KEPT, "2026-11-30")
    for _ in range(actions):
        controller.request_deal()
    assert app is not None
