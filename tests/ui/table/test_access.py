"""The table as a screen reader meets it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Advance
from spider_qt.ui.messages import StepApplied
from spider_qt.ui.table import access
from spider_qt.ui.table.placement import Picture, Spot
from spider_qt.ui.table.spoken import spot_words, step_words
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import NEARLY_DONE, SMALL
from tests.ui.table.support import (
    centre,
    dealt,
    keys,
    long_column,
    nowhere,
    pictured,
    position,
    stock_point,
)

NAME = QAccessible.Text.Name


@pytest.fixture
def listening() -> Iterator[None]:
    """Behave as if a screen reader were there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def shown(view: TableView) -> Picture:
    assert view.picture is not None
    return view.picture


def test_a_card_tells_its_name_place_state_and_run() -> None:
    layout = pictured(long_column(), 1280, 800)
    assert spot_words(layout, Spot(column(5), 1)) == (
        "queen of diamonds, column 5, card 2 of 4, face up, run of 4 card(s)"
    )
    assert spot_words(layout, Spot(column(2), 0)) == "5 of hearts, column 2, card 1 of 1, face up"
    assert spot_words(layout, Spot(column(1), 2)) == "face-down card, column 1, card 3 of 25"


def test_piles_tell_what_they_hold() -> None:
    layout = pictured(long_column(), 1280, 800)
    assert spot_words(layout, Spot(STOCK)) == "stock, 2 deal(s) left"
    assert spot_words(layout, Spot(column(6))) == "column 6, empty"
    assert spot_words(layout, Spot(column(5))) == "column 5, 4 card(s)"
    first = PileId(PileKind.FOUNDATION, 0)
    assert spot_words(layout, Spot(first)) == "finished run 1, king of spades on top"


def test_a_step_is_told_in_words() -> None:
    session = position(NEARLY_DONE)
    result = session.play(RunMove(column(2), 1, column(1)))
    assert isinstance(result, Advance)
    step = result.step
    after = step.after
    told = "ace of spades to column 1, a run is finished: king of spades to ace"
    assert step_words(StepApplied(step, Action.PLAY, after)) == told
    assert step_words(StepApplied(step, Action.REDO, after)) == f"played again: {told}"
    assert step_words(StepApplied(step, Action.UNDO, step.before)) == (
        "undone: ace of spades to column 2, a run is finished: king of spades to ace"
    )


@pytest.mark.usefixtures("listening")
def test_the_tree_holds_every_pile_and_every_card_of_the_columns(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    root = QAccessible.queryAccessibleInterface(view)
    assert root.text(NAME) == "Card table"
    layout = controller.session.layout
    assert root.childCount() == len(layout)
    for place, pile_id in enumerate(layout):
        pile = root.child(place)
        assert pile.parent().text(NAME) == "Card table"
        assert root.indexOfChild(pile) == place
        told = len(layout[pile_id]) if pile_id in layout.columns else 0
        assert pile.childCount() == told
        for index in range(told):
            card = pile.child(index)
            assert card.text(NAME) == spot_words(shown(view), Spot(pile_id, index))
            assert pile.indexOfChild(card) == index
            assert card.parent().text(NAME) == pile.text(NAME)
            assert card.rect().isValid()
    assert root.child(len(layout)) is None


@pytest.mark.usefixtures("listening")
def test_walking_the_focus_is_told_card_by_card(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    view, _ = open_table(position(SMALL))
    door = SimpleNamespace(
        Event=QAccessible.Event,
        isActive=lambda: True,
        registerAccessibleInterface=QAccessible.registerAccessibleInterface,
        deleteAccessibleInterface=QAccessible.deleteAccessibleInterface,
        uniqueId=QAccessible.uniqueId,
        updateAccessibility=lambda event: told.append(event.accessibleInterface().text(NAME)),
    )
    monkeypatch.setattr(access, "QAccessible", door)
    keys(view, Qt.Key.Key_Up, Qt.Key.Key_Right, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Down)
    assert told == [
        "8 of spades, column 1, card 2 of 3, face up, run of 2 card(s)",
        "9 of spades, column 2, card 1 of 1, face up",
        "9 of hearts, column 3, card 1 of 1, face up",
        "4 of diamonds, column 4, card 1 of 1, face up",
        "column 5, empty",
    ]
    monkeypatch.undo()
    root = QAccessible.queryAccessibleInterface(view)
    assert root.focusChild().text(NAME) == "column 5, empty"
    assert root.focusChild().state().focusable == 1


@pytest.mark.usefixtures("listening")
def test_a_place_that_is_no_longer_there_is_no_longer_valid(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    card = QAccessible.queryAccessibleInterface(view).child(0).child(2)
    assert card.isValid()
    controller.play(RunMove(column(1), 2, column(2)))
    assert not card.isValid()
    controller.pause(True)
    assert QAccessible.queryAccessibleInterface(view).childCount() == 0


def test_with_nobody_listening_a_move_costs_no_words(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, controller = open_table(dealt())
    assert not QAccessible.isActive()

    def never(*args: object) -> str:
        raise AssertionError(args)

    monkeypatch.setattr("spider_qt.ui.table.view.step_words", never)
    monkeypatch.setattr(access, "spot_words", never)
    controller.play(DealMove())
    keys(view, Qt.Key.Key_Up)
    assert controller.session.moves == 1


SCRIPT = """
import gc, sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import Qt
from tests.ui.table.support import *
if sys.argv[1] == "nogc":
    gc.disable()
app = QApplication([])
QAccessible.setActive(True)
controller = FakeController(dealt())
view = TableView(controller, PlainArt(), TableOptions())
view.resize(900, 700)
view.show()
app.processEvents()
controller.attach(view)
root = QAccessible.queryAccessibleInterface(view)
names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
cards = [root.child(0).child(i) for i in range(root.child(0).childCount())]
keys(view, Qt.Key.Key_Up, Qt.Key.Key_Right)
controller.play(DealMove())
start = top(view, 1)
press(view, start)
glide(view, start, start + QPoint(60, 60))
if sys.argv[2] == "close":
    view.close()
elif sys.argv[2] == "delete":
    view.deleteLater()
    app.processEvents()
    app.sendPostedEvents(None, 0)
elif sys.argv[2] == "exit":
    sys.exit(0)
assert len(names) == 19
"""


@pytest.mark.parametrize("garbage", ["gc", "nogc"])
@pytest.mark.parametrize("end", ["close", "delete", "exit", "fall off"])
def test_the_program_ends_well_whatever_was_going_on(
    project_root: Path, garbage: str, end: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, garbage, end],
        cwd=project_root,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


PIXELS = """
import sys
from PySide6.QtWidgets import QApplication
from tests.ui.table.support import *
app = QApplication([])
art = PlainArt()
controller = FakeController(dealt())
view = TableView(controller, art, STILL)
view.resize(700, 500)
view.show()
app.processEvents()
controller.attach(view)
view.grab()
ratio = float(sys.argv[1])
assert view.devicePixelRatioF() == ratio
assert {asked[2] for asked in art.asked[-1:]} == {ratio}
width, height, _ = art.asked[-1]
assert art.back(width, height, ratio).width() == round(width * ratio)
assert abs(width * ratio - round(width * ratio)) < 1e-6
"""


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "2"])
def test_pictures_have_the_pixels_of_the_screen(
    project_root: Path, ratio: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", ratio)
    done = subprocess.run(
        [sys.executable, "-c", PIXELS, ratio],
        cwd=project_root,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("listening")
def test_a_card_is_found_by_its_point_on_the_screen_and_has_the_role_of_a_list_item(
    open_table: OpenTable,
) -> None:
    view, _ = open_table(position(SMALL))
    root = QAccessible.queryAccessibleInterface(view)
    at = view.mapToGlobal(centre(view, Spot(column(1), 1)))
    card = root.childAt(at.x(), at.y())
    assert card.text(NAME) == spot_words(shown(view), Spot(column(1), 1))
    assert card.rect().contains(at)
    assert root.rect().contains(card.rect())
    assert card.role() == QAccessible.Role.ListItem
    assert card.parent().role() == QAccessible.Role.List
    assert root.role() == QAccessible.Role.Grouping
    assert card.childCount() == 0
    assert card.window() == view.windowHandle() == root.window()
    assert root.object() is view
    stock = view.mapToGlobal(stock_point(view))
    assert root.childAt(stock.x(), stock.y()).text(NAME) == "stock, 1 deal(s) left"
    felt = view.mapToGlobal(nowhere(view))
    assert root.childAt(felt.x(), felt.y()) is None


@pytest.mark.usefixtures("listening")
def test_a_reader_that_changes_names_changes_nothing(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL))
    root = QAccessible.queryAccessibleInterface(view)
    for node in (root, root.child(0), root.child(0).child(0)):
        before = node.text(NAME)
        node.setText(NAME, "x")
        assert node.text(NAME) == before
        assert node.text(QAccessible.Text.Description) == ""
