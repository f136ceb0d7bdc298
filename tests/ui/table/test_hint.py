"""Marks for a hint and for what takes the cards in the hand, told apart by shape."""

import itertools

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from spider_qt.engine.moves import DealMove
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.ui.table.drawing import Felt
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.look import Look
from spider_qt.ui.table.marks import MarkItem, MarkKind
from spider_qt.ui.table.placement import Spot
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import SMALL
from tests.ui.table.support import PlainArt, centre, dealt, glide, position, press, release, top

HINTS = (MarkKind.HINT_SOURCE, MarkKind.HINT_TARGET)


def grey(kind: MarkKind) -> QImage:
    """Return a mark on felt, without its colours."""
    look = Look(PlainArt(), Felt())
    look.resize(100, 140, 1)
    item = MarkItem(kind, look)
    item.place(Box(0, 0, 100, 140))
    image = QImage(180, 220, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    painter.translate(40, 40)
    item.paint(painter, None)  # type: ignore[arg-type]  # the option is not looked at
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, two: QImage) -> int:
    """Count the pixels that differ plainly."""
    first, second = bytes(one.constBits()), bytes(two.constBits())
    return sum(abs(a - b) > 60 for a, b in zip(first, second, strict=True))


def test_a_hint_marks_the_cards_and_where_they_go(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL))
    view.hint.show(column(1), 2, column(2))
    picture = view.picture
    assert picture is not None
    marked = view.table_scene.marked()
    assert marked[MarkKind.HINT_SOURCE] == (picture.group_box(Spot(column(1), 1)),)
    assert marked[MarkKind.HINT_TARGET] == (picture.landing(column(2)),)
    view.hint.clear()
    assert not any(view.table_scene.marked().get(kind) for kind in HINTS)


def test_a_hint_to_deal_marks_the_stock_alone(open_table: OpenTable) -> None:
    view, _ = open_table(dealt())
    view.hint.show(STOCK, 10, None)
    marked = view.table_scene.marked()
    assert len(marked[MarkKind.HINT_SOURCE]) == 1
    assert not marked.get(MarkKind.HINT_TARGET)


def test_a_hint_follows_the_window_and_goes_with_the_next_step(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    view.hint.show(column(1), 1, column(2))
    view.resize(700, 500)
    picture = view.picture
    assert picture is not None
    assert view.table_scene.marked()[MarkKind.HINT_TARGET] == (picture.landing(column(2)),)
    controller.play(DealMove())
    assert not any(view.table_scene.marked().get(kind) for kind in HINTS)
    view.hint.show(column(1), 1, column(2))
    controller.start(dealt(5))
    assert not any(view.table_scene.marked().get(kind) for kind in HINTS)
    view.hint.show(column(1), 1, column(2))
    controller.pause(True)
    view.resize(800, 500)
    assert not any(view.table_scene.marked().get(kind) for kind in HINTS)


@pytest.mark.parametrize(
    ("source", "count", "target"),
    [
        (column(1), 99, column(2)),
        (column(1), 0, column(2)),
        (column(11), 1, column(2)),
        (column(1), 1, PileId(PileKind.CELL, 0)),
    ],
)
def test_a_hint_that_the_table_cannot_show_is_refused(
    open_table: OpenTable, source: PileId, count: int, target: PileId
) -> None:
    view, _ = open_table(dealt())
    with pytest.raises(ValueError, match=r"table has no|does not hold"):
        view.hint.show(source, count, target)
    assert not any(view.table_scene.marked().get(kind) for kind in HINTS)


def test_a_dragged_group_lifts_the_columns_that_take_it_the_best_one_most(
    open_table: OpenTable,
) -> None:
    view, _ = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, top(view, 4))
    marked = view.table_scene.marked()
    picture = view.picture
    assert picture is not None
    assert marked[MarkKind.BEST] == (picture.landing(column(2)),)
    assert picture.landing(column(3)) in marked[MarkKind.TARGET]
    assert len(marked[MarkKind.SHADOW]) == 1
    release(view, top(view, 4))
    assert not any(view.table_scene.marked().values())


@pytest.mark.parametrize(
    ("one", "two"),
    list(itertools.combinations([k for k in MarkKind if k is not MarkKind.SHADOW], 2)),
)
def test_no_two_marks_look_alike_without_colour(one: MarkKind, two: MarkKind) -> None:
    assert differing(grey(one), grey(two)) > 60


def shade(kind: MarkKind) -> int:
    """Return how much darker the felt is made below a card."""
    bare = QImage(180, 220, QImage.Format.Format_RGB32)
    bare.fill(Qt.GlobalColor.darkGreen)
    before = bare.convertToFormat(QImage.Format.Format_Grayscale8)
    after = grey(kind)
    strip = QRectF(60, 184, 30, 14).toRect()
    return sum(
        before.pixelColor(x, y).value() - after.pixelColor(x, y).value()
        for x in range(strip.left(), strip.right())
        for y in range(strip.top(), strip.bottom())
    )


def test_the_shade_under_the_best_column_and_the_hand_is_deeper() -> None:
    assert shade(MarkKind.BEST) > shade(MarkKind.TARGET)
    assert shade(MarkKind.SHADOW) > shade(MarkKind.TARGET)


def test_a_hint_stays_while_the_focus_walks(open_table: OpenTable) -> None:
    view, _ = open_table(dealt())
    view.hint.show(column(1), 1, column(2))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.table_scene.marked()[MarkKind.HINT_TARGET]
