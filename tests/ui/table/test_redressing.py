"""Other faces while something is going on: what is held stays held, what moves goes on."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import NEARLY_DONE
from tests.ui.table.support import (
    PlainArt,
    assert_scene_matches,
    centre,
    dealt,
    keys,
    long_column,
    position,
    press,
    stopped_at,
    top,
)

SLOW = TableOptions(animation=AnimationSpeed.SLOW)


class LargeIndex(PlainArt):
    """Faces whose index asks for more room, so that all cards get another size."""

    index_foot = 0.3


def redress(view: TableView, art: PlainArt) -> None:
    """Put on other faces; whether the cards' size changed must be as the test wants it."""
    before = view.table_scene.look.width
    view.set_art(art)
    assert (view.table_scene.look.width == before) is (type(art) is PlainArt)


@pytest.mark.parametrize("art", [PlainArt, LargeIndex])
def test_a_dragged_card_stays_at_the_pointer(open_table: OpenTable, art: type[PlainArt]) -> None:
    view, controller = open_table(dealt())
    at, to = top(view, 3), QPoint(500, 520)
    press(view, at)
    QTest.mouseMove(view.viewport(), at + QPoint(30, 30))
    QTest.mouseMove(view.viewport(), to)
    item = view.table_scene.cards[controller.session.layout[column(3)].cards[-1]]
    redress(view, art())
    box = item.sceneBoundingRect()
    assert box.contains(to)
    assert item.zValue() > 900
    shadow = view.table_scene.marked()[MarkKind.SHADOW]
    assert [(round(b.x), round(b.y)) for b in shadow] == [(round(box.x()), round(box.y()))]


def test_marks_lie_where_the_cards_lie_now(open_table: OpenTable) -> None:
    view, _ = open_table(dealt())
    keys(view, Qt.Key.Key_Right)
    view.hint.show(column(3), 1, column(5))
    redress(view, LargeIndex())
    picture = view.picture
    assert picture is not None
    marked = view.table_scene.marked()
    assert marked[MarkKind.HINT_SOURCE] == (picture.card_box(picture.last_spot(column(3))),)
    assert marked[MarkKind.HINT_TARGET] == (picture.landing(column(5)),)
    assert view.focus_spot is not None
    assert marked[MarkKind.FOCUS] == (picture.card_box(view.focus_spot),)


def test_a_card_that_is_shown_whole_lies_down(open_table: OpenTable) -> None:
    view, controller = open_table(long_column())
    QTest.mousePress(
        view.viewport(), Qt.MouseButton.RightButton, pos=centre(view, Spot(column(1), 10))
    )
    assert view.peeked == Spot(column(1), 10)
    redress(view, LargeIndex())
    assert view.peeked != Spot(column(1), 10)
    assert_scene_matches(view, controller.session)
    assert not view.table_scene.marked().get(MarkKind.SHADOW)


@pytest.mark.parametrize("moment", [1.0, 150.0, 280.0])
def test_other_cards_of_the_same_size_travel_on(open_table: OpenTable, moment: float) -> None:
    view, controller = open_table(dealt(), SLOW)
    controller.play(DealMove())
    animator = stopped_at(view, moment)
    before = {card: item.pos() for card, item in view.table_scene.cards.items()}
    redress(view, PlainArt())
    assert view.is_animating
    assert {card: item.pos() for card, item in view.table_scene.cards.items()} == before
    animator.show_moment(100_000.0)
    assert_scene_matches(view, controller.session)


def test_cards_of_another_size_are_at_their_goals(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), SLOW)
    controller.play(DealMove())
    stopped_at(view, 150.0)
    redress(view, LargeIndex())
    assert not view.is_animating
    assert_scene_matches(view, controller.session)


def test_the_web_of_a_win_is_made_of_the_new_faces(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), SLOW)
    controller.play(RunMove(column(2), 1, column(1)))
    view.finish_animations()
    view.celebrate()
    stopped_at(view, 2600.0)
    view.grab()
    art = PlainArt()
    redress(view, art)
    assert view.is_animating
    view.grab()
    assert any(key[0] is not None for key in art._made), "no face was asked for"


def test_the_night_falls_during_a_drag(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    at, to = top(view, 3), QPoint(500, 520)
    press(view, at)
    QTest.mouseMove(view.viewport(), at + QPoint(30, 30))
    QTest.mouseMove(view.viewport(), to)
    item = view.table_scene.cards[controller.session.layout[column(3)].cards[-1]]
    before = item.pos()
    dark = QPalette(Qt.GlobalColor.black)
    view.setPalette(dark)
    QApplication.sendEvent(view, QEvent(QEvent.Type.PaletteChange))
    assert item.pos() == before
    assert view.table_scene.look.felt.is_dark
