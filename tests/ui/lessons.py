"""What the tests of the learning path share: the path beside a table, and games of it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QToolButton

from spider_qt.engine.moves import DealMove
from spider_qt.learning.path import Lesson
from spider_qt.learning.progress import Progress
from spider_qt.storage.learning import LearningStore
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.learning import LearningDialog
from spider_qt.ui.learning import LearningDesk
from spider_qt.ui.messages import MoveWish, Parting
from tests.learning.helpers import after, line
from tests.ui.conftest import WindowBench


def path_of(bench: WindowBench, *, is_new: bool = False) -> LearningDesk:
    file = bench.journal.with_name("learning.json")
    return LearningDesk(bench.controller, bench.window, bench.store, file, is_new=is_new)


def kept(bench: WindowBench) -> Progress:
    """The progress as it is on the disk."""
    return LearningStore(bench.journal.with_name("learning.json")).progress


def opened(bench: WindowBench) -> LearningDialog:
    bench.do(Command.LEARN)
    dialog = bench.dialog("learning")
    assert isinstance(dialog, LearningDialog)
    return dialog


def texts(listed: QListWidget, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    return [str(listed.item(row).data(role)) for row in range(listed.count())]


def buttons(bench: WindowBench) -> dict[str, QToolButton]:
    found = bench.window.strip.findChildren(QToolButton)
    return {button.text(): button for button in found if button.isVisible()}


def press(bench: WindowBench, text: str) -> None:
    QTest.mouseClick(buttons(bench)[text], Qt.MouseButton.LeftButton)


def play_line(bench: WindowBench, lesson: Lesson, *, first: int = 0, last: int = 1000) -> list[str]:
    """Play a part of the line that wins the game on the table; returns what the strip said."""
    number = bench.controller.session.number
    assert number is not None
    said = []
    for move in line(lesson.id, number)[first:last]:
        if isinstance(move, DealMove):
            bench.controller.request_deal()
        else:
            bench.controller.request_move(MoveWish(move))
        said.append(bench.window.strip.text)
    return said


def win(bench: WindowBench, lesson: Lesson) -> list[str]:
    """Win the game on the table: it is taken up shortly before its end, and played to it."""
    session = bench.controller.session
    assert session.number is not None
    moves = line(lesson.id, session.number)
    bench.controller.start(after(session, moves[:-3]), Parting.GIVEN_UP)
    return play_line(bench, lesson, first=-3)
