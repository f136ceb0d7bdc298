"""Every kind of event is shown, at every speed, and the same way back by undo."""

from collections.abc import Mapping, Sequence

import pytest
from pytestqt.qtbot import QtBot

from spider_qt.builtins import spider_variants
from spider_qt.engine import game
from spider_qt.engine.cards import Card
from spider_qt.engine.events import ColumnRefilled, Event, RowDealt, WasteTurnedOver
from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.parameters import StockRule
from spider_qt.engine.piles import STOCK, column
from spider_qt.engine.session import Session, deal
from spider_qt.engine.spider import SpiderVariant
from spider_qt.ui.table.animator import FRAME, frame_time
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import NEARLY_DONE, SMALL
from tests.ui.table.support import (
    SPIDER,
    FakeController,
    animator_of,
    assert_scene_matches,
    position,
    scheme,
    stopped_at,
)

MOVING = TableOptions(animation=AnimationSpeed.NORMAL)
LESS = TableOptions(animation=AnimationSpeed.NORMAL, less_motion=True)
AT_ONCE = 10.0**6
FINISHING = RunMove(column(2), 1, column(1))


def where(view: TableView) -> Mapping[Card, tuple[float, float]]:
    items = view.table_scene.cards
    return {card: (item.x(), item.y()) for card, item in items.items()}


def assert_at_rest(view: TableView, session: Session) -> None:
    """Check that each card lies where the picture of the game has it, on its side, whole."""
    picture = view.picture
    assert picture is not None
    assert picture.layout == session.layout
    for pile in session.layout:
        for index, card in enumerate(session.layout[pile].cards):
            item, place = view.table_scene.cards[card], picture.places[card]
            assert (item.x(), item.y()) == pytest.approx((place.x, place.y))  # Qt's own "equal"
            assert item.zValue() == place.z
            assert item.turn == (0.0 if index < session.layout[pile].face_down else 1.0)
            assert (item.isVisible(), item.opacity()) == (place.visible, 1.0)


def paths(view: TableView, cards: Sequence[Card]) -> dict[Card, set[tuple[int, int]]]:
    """The places that cards pass, about as large as a finger."""
    seen: dict[Card, set[tuple[int, int]]] = {card: set() for card in cards}
    for moment in range(0, 2500, 4):
        stopped_at(view, moment)
        for card, places in seen.items():
            item = view.table_scene.cards[card]
            places.add((round(item.x() / 24), round(item.y() / 24)))
    return seen


def kinds_played(controller: FakeController, view: TableView, moves: int) -> set[type[Event]]:
    """Play legal moves, deals first, each animated half and then ended by the next."""
    kinds: set[type[Event]] = set()
    for number in range(moves):
        session = controller.session
        legal = game.legal_moves(session.variant, session.layout)
        if not legal:
            break
        deals = [move for move in legal if isinstance(move, DealMove)]
        move = deals[0] if deals and number % 3 == 0 else legal[number % len(legal)]
        controller.play(move)
        step = controller.session.history.last
        assert step is not None
        kinds |= {type(event) for event in step.events}
        stopped_at(view, 130)
        if number % 4 == 3:
            controller.undo()
            stopped_at(view, 90)
            controller.redo()
        stopped_at(view, AT_ONCE)
        assert_at_rest(view, controller.session)
    return kinds


def game_of(**parameters: object) -> Session:
    variant = SpiderVariant("test", "Test", "TT", **parameters)  # type: ignore[arg-type]  # as named
    return deal(variant.configured(variant.suits, variant.rule), scheme(), 5)


@pytest.mark.parametrize("speed", [s for s in AnimationSpeed if s is not AnimationSpeed.OFF])
def test_each_speed_takes_its_time(open_table: OpenTable, speed: AnimationSpeed) -> None:
    view, controller = open_table(position(SMALL), TableOptions(animation=speed))
    controller.play(RunMove(column(1), 2, column(3)))
    animator = animator_of(view)
    took = next(now for now in range(0, 4000, 2) if _over(view, animator, now))
    assert took == pytest.approx(speed.factor * 270, rel=0.4)
    assert_scene_matches(view, controller.session)


def _over(view: TableView, animator: object, now: int) -> bool:
    del animator
    animator_of(view).show_moment(float(now))
    return not view.is_animating


def test_there_are_four_speeds_each_slower_than_the_one_before() -> None:
    factors = [speed.factor for speed in AnimationSpeed]
    assert factors[0] == 0
    assert len(factors) == 5
    assert factors == sorted(set(factors))


def test_undo_takes_the_same_way_back(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    run = controller.session.layout[column(1)].cards[1:]
    before = where(view)
    controller.play(FINISHING)
    there = paths(view, run)
    assert_scene_matches(view, controller.session)
    controller.undo()
    back = paths(view, run)
    assert where(view) == before
    for card, places in there.items():
        strays = [p for p in back[card] if not any(_near(p, place) for place in places)]
        assert strays == [], card.text


def _near(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return abs(one[0] - two[0]) <= 1 and abs(one[1] - two[1]) <= 1


def test_a_finished_run_gathers_before_it_leaves(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), MOVING)
    run = (
        *controller.session.layout[column(1)].cards[1:],
        controller.session.layout[column(2)].cards[-1],
    )
    king = view.table_scene.cards[run[0]]
    at = king.pos()
    controller.play(FINISHING)
    most = 0
    for moment in range(0, 1500, 5):
        stopped_at(view, moment)
        near = [c for c in run if (view.table_scene.cards[c].pos() - at).manhattanLength() < 3]
        most = max(most, len(near))
    assert most == 13
    assert_scene_matches(view, controller.session)


def test_with_less_motion_no_card_is_seen_on_its_way(open_table: OpenTable) -> None:
    view, controller = open_table(position(NEARLY_DONE), LESS)
    before = where(view)
    controller.play(FINISHING)
    picture = view.picture
    assert picture is not None
    goals = {card: (place.x, place.y) for card, place in picture.places.items()}
    for moment in range(0, 400, 20):
        stopped_at(view, moment)
        for card, at in where(view).items():
            assert at in (before[card], goals[card])
    assert not view.is_animating
    assert_scene_matches(view, controller.session)


def test_with_less_motion_a_refused_card_stays_and_flickers(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), LESS)
    before = where(view)
    card = controller.session.layout[column(1)].cards[-1]
    controller.play(RunMove(column(1), 1, column(4)))
    stopped_at(view, 40)
    assert 0 < view.table_scene.cards[card].opacity() < 1
    assert where(view) == before
    stopped_at(view, AT_ONCE)
    assert view.table_scene.cards[card].opacity() == 1


def test_input_in_the_middle_of_a_fade_shows_every_card_whole(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), LESS)
    controller.play(RunMove(column(1), 1, column(4)))
    stopped_at(view, 30)
    view.finish_animations()
    assert {item.opacity() for item in view.table_scene.cards.values()} == {1.0}


@pytest.mark.parametrize("variant", spider_variants(), ids=lambda variant: variant.id)
def test_every_built_in_game_ends_each_motion_as_the_game_stands(
    open_table: OpenTable, variant: SpiderVariant
) -> None:
    suits = variant.suit_choices[-1] if variant.suit_choices else variant.suits
    view, controller = open_table(
        deal(variant.configured(suits, variant.rule), scheme(), 5), MOVING
    )
    kinds_played(controller, view, 12)


def test_a_waste_is_dealt_turned_over_and_dealt_again(open_table: OpenTable) -> None:
    session = game_of(stock=StockRule.WASTE, redeals=None)
    view, controller = open_table(session, MOVING)
    kinds: set[type[Event]] = set()
    for _ in range(len(session.layout[STOCK]) + 3):
        controller.play(DealMove())
        stopped_at(view, 60)
        step = controller.session.history.last
        assert step is not None
        kinds |= {type(event) for event in step.events}
    assert kinds == {RowDealt, WasteTurnedOver}
    stopped_at(view, AT_ONCE)
    assert_at_rest(view, controller.session)
    for _ in range(4):
        controller.undo()
        stopped_at(view, 60)
    stopped_at(view, AT_ONCE)
    assert_at_rest(view, controller.session)


def test_an_emptied_column_takes_cards_from_the_stock(open_table: OpenTable) -> None:
    session = game_of(stock=StockRule.FILL, cards_per_deal=3, columns=((0, 1),) * 10)
    view, controller = open_table(session, MOVING)
    kinds = kinds_played(controller, view, 8)
    assert ColumnRefilled in kinds


def test_ten_undone_and_redone_quickly(open_table: OpenTable, qtbot: QtBot) -> None:
    session = deal(SPIDER.configured(2, SPIDER.rule), scheme(), 11)
    view, controller = open_table(session, MOVING)
    for number in range(10):
        legal = game.legal_moves(controller.session.variant, controller.session.layout)
        controller.play(legal[number % len(legal)])
    for act in (*[controller.undo] * 10, *[controller.redo] * 10):
        act()
        qtbot.wait(20)
    stopped_at(view, AT_ONCE)
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize(("refresh", "time"), [(60, 16), (59.94, 16), (144, 16), (30, 33), (0, 16)])
def test_no_more_frames_than_the_screen_shows_and_sixty_at_most(refresh: float, time: int) -> None:
    assert frame_time(refresh) == time
    assert frame_time(refresh) >= FRAME


def test_a_screen_of_another_pace_sets_the_pace(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL), MOVING)
    animator = animator_of(view)
    animator.pace(25)
    controller.play(RunMove(column(1), 2, column(3)))
    assert animator.interval == 40
    view.finish_animations()


def test_of_a_row_that_waits_one_card_is_painted(open_table: OpenTable) -> None:
    session = deal(SPIDER.configured(4, SPIDER.rule), scheme(), 3)
    view, controller = open_table(session, MOVING)
    row = session.layout[STOCK].cards[-10:]
    items = [view.table_scene.cards[card] for card in row]
    controller.play(DealMove())
    at = items[0].pos()
    for moment in range(0, 500, 16):
        stopped_at(view, moment)
        waiting = [item for item in items if item.pos() == at and item.isVisible()]
        assert len(waiting) <= 2
        assert len(waiting) >= 1 or moment > 400
    stopped_at(view, AT_ONCE)
    assert_scene_matches(view, controller.session)
