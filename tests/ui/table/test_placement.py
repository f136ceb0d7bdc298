"""The picture of a layout: who lies where, and what lies under a point."""

from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.ui.table.placement import Spot
from tests.ui.table.positions import SMALL
from tests.ui.table.support import dealt, long_column, pictured, position


def test_every_card_of_the_game_has_a_place() -> None:
    session = dealt(suits=4)
    layout, picture = session.layout, pictured(session, 1280, 800)
    assert set(picture.places) == set(layout.cards())


def test_a_point_on_the_strip_of_a_covered_card_finds_that_card() -> None:
    session = long_column()
    picture = pictured(session, 1024, 600)
    for index, top in enumerate(picture.tops[column(1)]):
        box = picture.card_box(Spot(column(1), index))
        assert picture.spot_at(box.x + 3, top + 1) == Spot(column(1), index)


def test_below_a_column_there_is_nothing_and_an_empty_column_is_found_bare() -> None:
    session = position(SMALL)
    picture = pictured(session, 1280, 800)
    box = picture.landing(column(2))
    assert picture.spot_at(box.x + 5, box.bottom + 5) is None
    bare = picture.card_box(Spot(column(7)))
    assert picture.spot_at(bare.x + 5, bare.y + 5) == Spot(column(7))
    assert picture.spot_at(bare.x + 5, bare.bottom + 5) is None


def test_the_stock_shows_one_back_for_each_row_left_the_next_one_in_front() -> None:
    session = dealt()
    layout, picture = session.layout, pictured(session, 1280, 800)
    shown = [card for card in layout[STOCK].cards if picture.places[card].visible]
    assert len(shown) == picture.habits.left(layout) == 5
    assert shown[-1] == layout[STOCK].cards[-1]
    places = [picture.places[card] for card in shown]
    assert places == sorted(places, key=lambda place: (place.x, place.y, place.z))
    assert len({(place.x, place.y) for place in places}) == 5


def test_a_finished_run_shows_its_king() -> None:
    session = position(SMALL)
    layout, picture = session.layout, pictured(session, 1280, 800)
    pile = layout[PileId(PileKind.FOUNDATION, 0)]
    shown = [card for card in pile.cards if picture.places[card].visible]
    assert [card.text for card in shown] == ["KH"]
