"""What is painted anew: all that changed, in few pieces, and the same as if all were painted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.table import repaint
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import NEARLY_DONE
from tests.ui.table.support import (
    animator_of,
    centre,
    dealt,
    glide,
    nowhere,
    position,
    press,
    release,
    top,
)

MOVING = TableOptions(animation=AnimationSpeed.SLOW)
PIECES = st.lists(
    st.tuples(*[st.integers(0, 900)] * 2, *[st.integers(1, 300)] * 2).map(
        lambda p: (p[0], p[1], p[0] + p[2], p[1] + p[3])
    ),
    max_size=40,
)


def settle() -> None:
    """Let changes reach the view, and the view paint them."""
    for _ in range(3):
        QApplication.processEvents()


def on_screen(view: TableView) -> QImage:
    """What the window shows: the outcome of every painting so far."""
    shot = view.screen().grabWindow(view.winId()).toImage()
    return shot.convertToFormat(QImage.Format.Format_RGB32)


def anew(view: TableView) -> QImage:
    """What a window shows that is painted as a whole."""
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def assert_painted(view: TableView) -> None:
    """Check that nothing old is left to be seen; Qt may take a moment to paint."""
    for _ in range(40):
        settle()
        shown, whole = on_screen(view), anew(view)
        if shown == whole:
            return
        QTest.qWait(20)
    assert shown.size() == whole.size()
    assert shown == whole


@given(PIECES)
def test_few_pieces_cover_all_that_changed(pieces: list[repaint.Piece]) -> None:
    joined = repaint.joined(pieces)
    assert len(joined) <= repaint.MOST
    covered = QRegion()
    for piece in joined:
        covered += repaint.rect_of(piece)
    for piece in pieces:
        assert (QRegion(repaint.rect_of(piece)) - covered).isEmpty()


def test_cards_that_lie_far_apart_are_painted_apart() -> None:
    one, two = (0, 0, 100, 140), (800, 500, 900, 640)
    assert sorted(repaint.joined([one, two])) == [one, two]
    assert repaint.joined([one, (10, 5, 110, 145)]) == [(0, 0, 110, 145)]


def test_pieces_are_whole_pixels_within_the_viewport() -> None:
    rects = [QRectF(10.4, 20.6, 30.2, 40.2), QRectF(-50, -50, 20, 20), QRectF(90, 90, 40, 40)]
    assert repaint.pieces_of(rects, 100, 100) == [(9, 19, 42, 62), (89, 89, 100, 100)]


def test_a_piece_goes_to_qt_and_back() -> None:
    assert repaint.piece_of(repaint.rect_of((3, 4, 10, 20))) == (3, 4, 10, 20)
    assert repaint.rect_of((3, 4, 10, 20)) == QRect(3, 4, 7, 16)


@pytest.mark.parametrize("moment", [0, 60, 300, 700, 1100, 10**6])
def test_in_a_deal_the_window_shows_what_a_whole_painting_would(
    open_table: OpenTable, moment: int
) -> None:
    view, controller = open_table(dealt(suits=4), MOVING)
    settle()
    controller.play(DealMove())
    animator = animator_of(view)
    for now in range(0, min(moment, 1200), 60):
        animator.show_moment(float(now))
        settle()
    animator.show_moment(float(moment))
    assert_painted(view)
    view.finish_animations()
    assert_painted(view)


@pytest.mark.parametrize("moment", [200, 900, 1500, 10**6])
def test_while_a_run_leaves_the_window_shows_what_a_whole_painting_would(
    open_table: OpenTable, moment: int
) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    settle()
    controller.play(RunMove(column(2), 1, column(1)))
    for now in range(0, min(moment, 3000), 100):
        animator_of(view).show_moment(float(now))
        settle()
    animator_of(view).show_moment(float(moment))
    assert_painted(view)
    view.finish_animations()


def test_a_drag_leaves_no_trace_behind(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE))
    settle()
    assert_painted(view)
    start, end = top(view, 2), centre(view, Spot(column(5)))
    press(view, start)
    for part in (0.2, 0.5, 0.9):
        glide(view, start, start + (end - start) * part, steps=3)
        assert_painted(view)
    glide(view, end, nowhere(view))
    assert_painted(view)
    release(view, nowhere(view))
    assert_painted(view)
    controller.pause(True)
    assert_painted(view)
    controller.pause(False)
    assert_painted(view)
    view.resize(777, 600)
    assert_painted(view)
