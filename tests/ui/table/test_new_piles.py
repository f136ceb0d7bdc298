"""Waste, cells, reserves and foundations with real widgets: pointer, keys and words."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from spider_qt.engine.moves import RunMove
from spider_qt.engine.parameters import ReserveRule, StockRule, SuitRule, Travel
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.engine.session import Session, deal
from spider_qt.engine.spider import SpiderVariant
from spider_qt.ui.table.habits import MOST_OPEN, habits_of
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.spoken import pile_words, spot_words
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import (
    STILL,
    centre,
    click,
    drag,
    keys,
    scheme,
    stock_point,
    top,
    with_options,
)

WASTE = PileId(PileKind.WASTE, 0)
CELL = PileId(PileKind.CELL, 0)
RESERVE = PileId(PileKind.RESERVE, 0)
FOUNDATION = PileId(PileKind.FOUNDATION, 0)

WITH_WASTE = SpiderVariant(
    "waste", "Waste", "WA", decks=1, columns=((0, 1),) * 6, stock=StockRule.WASTE, redeals=1
)
WITH_CELLS = SpiderVariant("cells", "Cells", "CE", columns=((7, 1),) * 8, cells=4)
WITH_RESERVE = SpiderVariant(
    "tail",
    "Tail",
    "TA",
    decks=1,
    columns=((0, 1),) * 5,
    reserves=1,
    reserve_cards=3,
    reserve_rule=ReserveRule.ANY_CARD,
)
WITH_FOUNDATIONS = SpiderVariant(
    "founded",
    "Founded",
    "FO",
    decks=1,
    columns=((0, 7),) * 7,
    run_length=0,
    foundations_up=4,
    travel=Travel.ANY_OPEN,
    build=SuitRule.SAME_SUIT,
    deals_onto_empty=True,
)
MANY_DEALS = SpiderVariant(
    "many", "Many", "MY", decks=1, columns=((0, 1),) * 4, deals_onto_empty=True
)
GAMES = (WITH_WASTE, WITH_CELLS, WITH_RESERVE, WITH_FOUNDATIONS)


def game(variant: SpiderVariant, number: int = 3) -> Session:
    return deal(variant, scheme(), number)


def where(view: TableView, pile_id: PileId) -> QPoint:
    picture = view.picture
    assert picture is not None
    return centre(view, picture.last_spot(pile_id))


def assert_all_in_the_picture(view: TableView, session: Session) -> None:
    """Every card at its place; what is visible can be hit and is what lies on top there."""
    picture = view.picture
    assert picture is not None
    assert picture.layout == session.layout
    for card, place in picture.places.items():
        item = view.table_scene.cards[card]
        assert (item.x(), item.y()) == pytest.approx((place.x, place.y))
        assert item.isVisible() == place.visible
        assert item.x() >= 0
        assert item.x() + item.boundingRect().width() <= view.width() + 1
        assert item.y() + item.boundingRect().height() <= view.height() + 1
    for pile_id in picture.piles:
        box = picture.card_box(picture.last_spot(pile_id))
        spot = picture.spot_at(box.x + 2, box.y + 2)
        assert spot is not None
        assert spot.pile == pile_id


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
@pytest.mark.parametrize("size", [(640, 480), (1000, 700), (1700, 700)])
def test_every_pile_is_drawn_inside_and_can_be_hit(
    open_table: OpenTable, variant: SpiderVariant, size: tuple[int, int]
) -> None:
    for left_handed in (False, True):
        options = with_options(STILL, left_handed=left_handed)
        view, controller = open_table(game(variant), options, size)
        assert_all_in_the_picture(view, controller.session)


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_arrows_reach_every_pile_and_come_back(
    open_table: OpenTable, variant: SpiderVariant
) -> None:
    view, controller = open_table(game(variant))
    reached = set()
    for _ in range(len(controller.session.layout) + 1):
        assert view.focus_spot is not None
        reached.add(view.focus_spot.pile)
        keys(view, Qt.Key.Key_Right)
    layout = controller.session.layout
    runs = [p for p in layout.ids(PileKind.FOUNDATION) if variant.run_piles]
    assert reached >= set(layout) - set(runs[1:])


def test_the_stock_turns_cards_up_onto_the_waste_and_says_what_is_left(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(game(WITH_WASTE))
    assert view.table_scene.count_shown == 46
    for _ in range(5):
        click(view, stock_point(view))
    layout = controller.session.layout
    assert len(layout[WASTE]) == 5
    assert view.table_scene.count_shown == 41
    assert_all_in_the_picture(view, controller.session)
    picture = view.picture
    assert picture is not None
    shown = [card for card in layout[WASTE].cards if picture.places[card].visible]
    assert len({(picture.places[card].x, picture.places[card].y) for card in shown}) == 3
    assert pile_words(picture, STOCK) == (
        "stock, 41 card(s) left, the waste may be turned over 1 time(s)"
    )
    assert "on top of 4 card(s)" in pile_words(picture, WASTE)


def test_an_empty_stock_turns_the_waste_over(open_table: OpenTable) -> None:
    view, controller = open_table(game(WITH_WASTE))
    for _ in range(46):
        click(view, stock_point(view))
    assert len(controller.session.layout.stock) == 0
    assert view.table_scene.places[STOCK].sign == "turn"
    click(view, stock_point(view))
    assert len(controller.session.layout.stock) == 46
    assert view.table_scene.places[STOCK].sign == ""
    assert_all_in_the_picture(view, controller.session)
    picture = view.picture
    assert picture is not None
    assert pile_words(picture, STOCK).endswith("the waste is not turned over")


def test_only_the_top_card_of_the_waste_is_taken_and_a_covered_one_can_be_seen_whole(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(game(WITH_WASTE))
    for _ in range(3):
        click(view, stock_point(view))
    picture = view.picture
    assert picture is not None
    box = picture.card_box(Spot(WASTE, 1))
    covered = QPoint(round(box.x + 3), round(box.y + 3))
    assert picture.spot_at(covered.x(), covered.y()) == Spot(WASTE, 1)
    QTest.mousePress(
        view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, covered
    )
    assert view.peeked == Spot(WASTE, 1)
    QTest.mouseRelease(
        view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, covered
    )
    drag(view, covered, top(view, 1))
    assert controller.refusals
    assert len(controller.session.layout[WASTE]) == 3


def test_a_card_goes_to_a_cell_and_back_by_dragging_and_by_keys(open_table: OpenTable) -> None:
    view, controller = open_table(game(WITH_CELLS))
    card = controller.session.layout[column(1)].cards[-1]
    drag(view, top(view, 1), where(view, CELL))
    assert controller.session.layout[CELL].cards == (card,)
    assert_all_in_the_picture(view, controller.session)
    picture = view.picture
    assert picture is not None
    assert pile_words(picture, CELL).startswith("cell 1, ")
    controller.undo()
    keys(view, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space)
    while view.focus_spot is None or view.focus_spot.pile != CELL:
        keys(view, Qt.Key.Key_Right)
    keys(view, Qt.Key.Key_Space)
    assert controller.session.layout[CELL].cards == (card,)
    assert view.focus_spot == Spot(CELL, 0)


def test_all_cards_of_a_reserve_are_spread_out_and_told_one_by_one(open_table: OpenTable) -> None:
    view, controller = open_table(game(WITH_RESERVE))
    for number in (1, 2, 3, 4):
        drag(view, top(view, number), where(view, RESERVE))
    reserve = controller.session.layout[RESERVE]
    assert len(reserve) == 7
    assert_all_in_the_picture(view, controller.session)
    picture = view.picture
    assert picture is not None
    places = [picture.places[card] for card in reserve.cards]
    assert all(place.visible for place in places)
    assert len({(place.x, place.y) for place in places}) == 7
    assert "reserve 1, card 3 of 7" in spot_words(picture, Spot(RESERVE, 2))
    while view.focus_spot is None or view.focus_spot.pile != RESERVE:
        keys(view, Qt.Key.Key_Right)
    keys(view, Qt.Key.Key_Home)
    assert view.focus_spot == Spot(RESERVE, 0)
    QTest.keyPress(view, Qt.Key.Key_V)
    assert view.peeked == Spot(RESERVE, 0)
    QTest.keyRelease(view, Qt.Key.Key_V)


def test_a_foundation_takes_a_card_and_shows_its_top_one(open_table: OpenTable) -> None:
    session = next(s for s in map(game_of_foundations, range(1, 60)) if ace_on_top(s))
    ace = ace_on_top(session)
    assert ace is not None
    view, controller = open_table(session)
    drag(view, top(view, ace.place + 1), where(view, FOUNDATION))
    pile = controller.session.layout[FOUNDATION]
    assert [card.rank for card in pile.cards] == [1]
    assert_all_in_the_picture(view, controller.session)
    picture = view.picture
    assert picture is not None
    assert picture.places[pile.cards[0]].visible
    assert pile_words(picture, FOUNDATION).startswith("foundation 1, ace of ")


def test_any_open_card_is_dragged_with_all_that_lie_on_it(open_table: OpenTable) -> None:
    session = game_of_foundations(3)
    move = next(
        move
        for move in session.variant.legal_moves(session.layout)
        if isinstance(move, RunMove) and move.count > 2 and move.target.kind is PileKind.TABLEAU
    )
    view, controller = open_table(session)
    pile = session.layout[move.source]
    spot = Spot(move.source, len(pile) - move.count)
    drag(view, centre(view, spot), where(view, move.target))
    after = controller.session.layout[move.target]
    assert after.cards[-move.count :] == pile.cards[-move.count :]
    assert_all_in_the_picture(view, controller.session)


def game_of_foundations(number: int) -> Session:
    return game(WITH_FOUNDATIONS, number)


def ace_on_top(session: Session) -> PileId | None:
    layout = session.layout
    return next((c for c in layout.columns if layout[c].cards[-1].rank == 1), None)


def test_a_stock_of_many_deals_keeps_its_edges_until_few_are_left(open_table: OpenTable) -> None:
    view, controller = open_table(game(MANY_DEALS))
    fronts, edges = [], []
    for _ in range(12):
        assert view.picture is not None
        stock, places = view.picture.layout.stock, view.picture.places
        edges.append(len({(places[card].x, places[card].y) for card in stock.cards}))
        fronts.append(view.picture.front)
        assert view.table_scene.places[STOCK].sign == ""
        click(view, stock_point(view))
    assert view.table_scene.places[STOCK].sign == "cross"
    assert edges == [5, 5, 5, 5, 5, 5, 5, 5, 4, 3, 2, 1]
    assert not controller.session.layout.stock
    assert len(set(fronts[:8])) == 1


def test_a_game_of_many_deals_has_cards_of_a_good_size() -> None:
    needs = habits_of(MANY_DEALS, game(MANY_DEALS).layout).needs
    assert (needs.rows, needs.open) == (12, MOST_OPEN)
