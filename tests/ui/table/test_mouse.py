"""Playing with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from spider_qt.engine.moves import Reason
from spider_qt.engine.piles import PileId, PileKind, column
from spider_qt.ui.messages import BestWish, LiftWish, MoveWish
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.placement import Spot
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import SMALL
from tests.ui.table.support import (
    STILL,
    assert_scene_matches,
    centre,
    click,
    drag,
    glide,
    nowhere,
    position,
    press,
    release,
    stock_point,
    top,
    with_options,
)


def test_a_dragged_group_goes_to_the_column_it_is_let_go_over(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    drag(view, centre(view, Spot(column(1), 1)), top(view, 2))
    assert [wish.move.text for wish in controller.wishes if isinstance(wish, MoveWish)] == [
        "T1x2>T2"
    ]
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_the_point_where_a_card_is_taken_stays_under_the_pointer(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    card = controller.session.layout[column(1)].cards[1]
    item = view.table_scene.cards[card]
    before = (start.x() - item.x(), start.y() - item.y())
    end = start + QPoint(211, 87)
    press(view, start)
    glide(view, start, end)
    after = (end.x() - item.x(), end.y() - item.y())
    assert abs(after[0] - before[0]) < 1
    assert abs(after[1] - before[1]) < 1
    release(view, nowhere(view))


def test_while_dragging_the_columns_that_accept_are_marked_and_the_best_one_apart(
    open_table: OpenTable,
) -> None:
    view, _ = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, start + QPoint(30, 30))
    marked = view.table_scene.marked()
    picture = view.picture
    assert picture is not None
    assert marked[MarkKind.BEST] == (picture.landing(column(2)),)
    assert set(marked[MarkKind.TARGET]) == {
        picture.landing(column(number)) for number in (3, 5, 6, 7, 8, 9, 10)
    }
    assert not marked.get(MarkKind.OVER)
    glide(view, start + QPoint(30, 30), top(view, 3))
    assert view.table_scene.marked()[MarkKind.OVER] == (picture.landing(column(3)),)
    release(view, start)
    assert not any(view.table_scene.marked().values())


def test_without_the_option_no_column_is_marked(open_table: OpenTable) -> None:
    view, _ = open_table(position(SMALL), with_options(STILL, mark_targets=False))
    start = centre(view, Spot(column(1), 1))
    press(view, start)
    glide(view, start, top(view, 2))
    marked = view.table_scene.marked()
    assert not any(marked.get(kind) for kind in (MarkKind.BEST, MarkKind.TARGET, MarkKind.OVER))
    release(view, start)


def test_a_group_that_covers_a_column_goes_there_though_the_pointer_is_beside_it(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    picture = view.picture
    assert picture is not None
    box = picture.card_box(Spot(column(1), 1))
    grip = QPoint(round(box.x) + 2, round(box.y) + 4)
    target = picture.landing(column(2))
    drag(view, grip, QPoint(round(target.x) - 3, round(target.y) + 30))
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_a_release_on_a_column_that_does_not_accept_is_refused_with_its_reason(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    drag(view, centre(view, Spot(column(1), 1)), top(view, 4))
    assert [refusal.reason for refusal in controller.refusals] == [Reason.WRONG_RANK]
    assert controller.session.moves == 0
    assert_scene_matches(view, controller.session)


def test_a_release_on_its_own_column_or_on_nothing_is_no_wish(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 1))
    drag(view, start, start + QPoint(3, 40))
    drag(view, start, nowhere(view))
    assert controller.wishes == []
    assert_scene_matches(view, controller.session)


def test_with_auto_placement_a_group_let_go_over_nothing_goes_to_its_best_column(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL), with_options(STILL, auto_place=True))
    drag(view, centre(view, Spot(column(1), 1)), nowhere(view))
    wish = controller.wishes[0]
    assert isinstance(wish, MoveWish)
    assert (wish.move.text, wish.automatic) == ("T1x2>T2", True)
    assert_scene_matches(view, controller.session)


def test_a_face_down_card_is_never_lifted_and_the_reason_is_asked_for(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    start = centre(view, Spot(column(1), 0))
    press(view, start)
    glide(view, start, start + QPoint(100, 100))
    assert_scene_matches(view, controller.session)
    release(view, start + QPoint(100, 100))
    assert controller.wishes == [LiftWish(column(1), 3)]
    assert [refusal.reason for refusal in controller.refusals] == [Reason.FACE_DOWN]


def test_a_finished_run_is_not_taken_back_by_dragging(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    picture = view.picture
    assert picture is not None
    box = picture.box(PileId(PileKind.FOUNDATION, 0))
    start = QPoint(round(box.x + box.width / 2), round(box.y + 10))
    drag(view, start, top(view, 3))
    assert [refusal.reason for refusal in controller.refusals] == [Reason.RUN_IS_DONE]
    assert_scene_matches(view, controller.session)


def test_a_double_click_sends_the_group_to_its_best_column(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    at = centre(view, Spot(column(1), 1))
    click(view, at)
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
    assert controller.wishes == [BestWish(column(1), 2)]
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_without_the_option_a_double_click_does_nothing(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), with_options(STILL, double_click=False))
    at = centre(view, Spot(column(1), 1))
    click(view, at)
    QTest.mouseDClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
    assert controller.wishes == []


def test_a_single_click_does_nothing(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    click(view, centre(view, Spot(column(1), 1)))
    click(view, top(view, 2))
    assert controller.wishes == []
    assert_scene_matches(view, controller.session)


CLICKING = TableOptions(animation=STILL.animation, click_to_move=True)


def test_with_click_to_move_a_click_takes_and_a_second_one_puts_down(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL), CLICKING)
    click(view, centre(view, Spot(column(1), 1)))
    assert view.table_scene.marked()[MarkKind.LIFTED]
    assert controller.wishes == []
    click(view, top(view, 2))
    assert controller.session.moves == 1
    assert_scene_matches(view, controller.session)


def test_click_to_move_lets_go_on_empty_felt_and_with_escape(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), CLICKING)
    click(view, centre(view, Spot(column(1), 1)))
    click(view, nowhere(view))
    assert_scene_matches(view, controller.session)
    click(view, centre(view, Spot(column(1), 1)))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert_scene_matches(view, controller.session)
    click(view, top(view, 2))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert controller.wishes == []


def test_click_to_move_and_dragging_work_together(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), CLICKING)
    click(view, centre(view, Spot(column(1), 1)))
    drag(view, top(view, 5), top(view, 6))
    drag(view, centre(view, Spot(column(1), 1)), top(view, 2))
    assert [wish.move.text for wish in controller.wishes if isinstance(wish, MoveWish)] == [
        "T1x2>T2"
    ]
    assert_scene_matches(view, controller.session)


def test_a_click_on_the_stock_deals_one_row(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL.replace("T5:", "T5: 2C")))
    for number in (6, 7, 8, 9, 10):
        assert not controller.session.layout[column(number)]
    click(view, stock_point(view))
    assert [refusal.reason for refusal in controller.refusals] == [Reason.EMPTY_COLUMN_BLOCKS_DEAL]
    assert_scene_matches(view, controller.session)
