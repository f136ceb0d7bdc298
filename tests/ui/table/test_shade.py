"""Cards that fly cast a shade as those in the hand do, and leave none behind."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.table.marks import MarkItem, MarkKind
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import FLYING
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import dealt, position, press, release, stopped_at, top

MOVING = TableOptions(animation=AnimationSpeed.NORMAL)
GROUPS = "T1: KS\nT2: 5H 9S 8S 7S\nT3: TH\nT4: 3D"


def shades(view: TableView) -> list[MarkItem]:
    """Return the shades that are seen on the table."""
    items = [item for item in view.table_scene.items() if isinstance(item, MarkItem)]
    return [item for item in items if item.kind is MarkKind.SHADOW and item.opacity() > 0]


@pytest.mark.parametrize("moment", [100.0, 300.0, 500.0])
def test_each_card_of_a_row_on_its_way_has_a_shade_under_it(
    open_table: OpenTable, moment: float
) -> None:
    view, controller = open_table(dealt(), MOVING)
    controller.play(DealMove())
    stopped_at(view, moment)
    items = view.table_scene.cards.values()
    flying = [item for item in items if item.zValue() >= FLYING and item.isVisible()]
    assert len(flying) >= 2
    found = shades(view)
    assert len(found) >= 2
    for shade in found:
        assert shade.zValue() < min(item.zValue() for item in flying)
        assert shade.zValue() > max(i.zValue() for i in items if i not in flying)
        middle = shade.pos() + QPoint(round(shade.box.width / 2), round(shade.box.height / 2))
        assert any(item.sceneBoundingRect().contains(middle) for item in flying)


def test_a_group_has_one_shade_as_large_as_itself(open_table: OpenTable) -> None:
    view, controller = open_table(position(GROUPS), MOVING)
    cards = [view.table_scene.cards[card] for card in controller.session.layout[column(2)].cards]
    controller.play(RunMove(column(2), 3, column(3)))
    stopped_at(view, 60.0)
    (shade,) = shades(view)
    about = cards[1].sceneBoundingRect().united(cards[-1].sceneBoundingRect())
    assert (shade.box.x, shade.box.y) == pytest.approx((about.x(), about.y()))
    assert (shade.box.width, shade.box.height) == pytest.approx(
        (about.width(), about.height()), abs=1
    )
    stopped_at(view, 10_000.0)
    assert not shades(view)


def test_a_shade_grows_and_fades_but_is_deep_at_once_under_what_was_in_the_hand(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(GROUPS), MOVING)
    controller.play(RunMove(column(2), 3, column(3)))
    depths = []
    for moment in (1.0, 50.0, 110.0, 128.0):
        stopped_at(view, moment)
        depths.append(sum(shade.opacity() for shade in shades(view)))
    assert depths[0] < 0.3 < depths[1] == 1.0 > depths[2] > depths[3]
    controller.undo()
    view.finish_animations()
    start, goal = top(view, 2), top(view, 3) + QPoint(0, 90)
    press(view, start)
    QTest.mouseMove(view.viewport(), start + QPoint(20, 20))
    QTest.mouseMove(view.viewport(), goal)
    release(view, goal)
    stopped_at(view, 1.0)
    assert [shade.opacity() for shade in shades(view)] == [1.0]


def test_the_shade_of_a_turning_card_is_as_narrow_as_the_card(open_table: OpenTable) -> None:
    view, controller = open_table(dealt(), MOVING)
    controller.play(DealMove())
    widths = set()
    for moment in range(0, 700, 10):
        stopped_at(view, float(moment))
        widths |= {
            round(shade.box.width / view.table_scene.look.width, 2) for shade in shades(view)
        }
    assert 2 < len(widths) <= 6, "few pictures are baked"


def test_what_only_closes_up_casts_none_and_nothing_does_with_less_motion(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(dealt(), replace(MOVING, less_motion=True))
    controller.play(DealMove())
    for moment in (1.0, 60.0, 120.0):
        stopped_at(view, moment)
        assert not shades(view)


@pytest.mark.parametrize("end", ["finish", "undo", "hide", "resize", "pause"])
def test_whatever_ends_the_flight_takes_the_shade_away(open_table: OpenTable, end: str) -> None:
    view, controller = open_table(dealt(), MOVING)
    count = len(view.table_scene.items())
    controller.play(DealMove())
    stopped_at(view, 200.0)
    assert shades(view)
    if end == "finish":
        view.finish_animations()
    elif end == "undo":
        controller.undo()
        view.finish_animations()
    elif end == "hide":
        view.hide()
    elif end == "resize":
        view.resize(900, 640)
    else:
        controller.pause(True)
    assert not shades(view)
    assert len(view.table_scene.items()) == count
