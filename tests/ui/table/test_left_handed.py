"""The table of a left-handed player: the same game, the stock under the other hand."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from spider_qt.engine.piles import STOCK, column
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.placement import Spot
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import (
    STILL,
    assert_scene_matches,
    click,
    dealt,
    drag,
    keys,
    position,
    stock_point,
    top,
)

LEFT = replace(STILL, left_handed=True)


@pytest.mark.parametrize("size", [(1000, 700), (640, 480), (1600, 700)])
def test_the_stock_lies_on_the_left_and_deals_when_it_is_clicked(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    view, controller = open_table(dealt(), LEFT, size)
    assert stock_point(view).x() < size[0] / 2
    click(view, stock_point(view))
    assert len(controller.session.layout.stock) == 40
    assert_scene_matches(view, controller.session)


def test_the_columns_still_count_from_the_left(open_table: OpenTable) -> None:
    view, _ = open_table(dealt(), LEFT)
    lefts = [top(view, number).x() for number in range(1, 11)]
    assert lefts == sorted(lefts)
    keys(view, Qt.Key.Key_Right)
    assert view.focus_spot is not None
    assert view.focus_spot.pile == column(2)


def test_it_can_be_changed_in_the_middle_of_a_game_with_cards_in_the_hand(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position("T1: 8S\nT2: 9S\nstock: 2H"))
    keys(view, Qt.Key.Key_Space)
    before = stock_point(view).x()
    view.set_options(LEFT)
    assert stock_point(view).x() < 500 < before
    held = controller.session.layout[column(1)].cards
    assert_scene_matches(view, controller.session, held=held)
    keys(view, Qt.Key.Key_Escape)
    view.set_options(STILL)
    assert stock_point(view).x() == before
    assert_scene_matches(view, controller.session)


def test_drags_land_where_they_are_let_go(open_table: OpenTable) -> None:
    view, controller = open_table(position("T1: 8S\nT2: 9S\nstock: 2H"), LEFT)
    drag(view, top(view, 1), top(view, 2))
    assert [card.text for card in controller.session.layout[column(2)].cards] == ["9S", "8S"]
    picture = view.picture
    assert picture is not None
    box = picture.box(STOCK)
    assert picture.spot_at(box.x + 2, box.y + 2) == Spot(STOCK, 0)


@pytest.mark.parametrize("left_handed", [False, True])
def test_where_one_writes_from_right_to_left_the_board_follows_the_setting_alone(
    open_table: OpenTable, left_handed: bool
) -> None:
    view, controller = open_table(dealt(), replace(STILL, left_handed=left_handed))
    before = stock_point(view)
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    view.resize(view.width(), view.height() - 1)
    view.resize(view.width(), view.height() + 1)
    assert stock_point(view) == before
    assert (before.x() < view.width() / 2) == left_handed
    click(view, before)
    assert len(controller.session.layout.stock) == 40
    assert_scene_matches(view, controller.session)


def test_a_hint_goes_along_to_the_other_side(open_table: OpenTable) -> None:
    view, _ = open_table(dealt())
    view.hint.show(STOCK, 1, None)
    view.set_options(LEFT)
    picture = view.picture
    assert picture is not None
    marked = view.table_scene.marked()[MarkKind.HINT_SOURCE]
    assert marked == (picture.group_box(picture.last_spot(STOCK)),)
