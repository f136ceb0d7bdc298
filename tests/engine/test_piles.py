"""Piles and layouts: hidden cards stay below, nothing changes in place."""

import pytest

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import EMPTY, STOCK, Pile, PileId, PileKind, column

ACE, TWO, THREE = (Card(Suit.SPADES, rank) for rank in (Rank.ACE, Rank.TWO, Rank.THREE))


@pytest.mark.parametrize("face_down", [-1, 3])
def test_a_pile_hides_none_to_all_of_its_cards(face_down: int) -> None:
    with pytest.raises(ValueError, match="face down"):
        Pile((ACE, TWO), face_down)


def test_the_hidden_cards_are_always_the_lowest_ones() -> None:
    pile = Pile((THREE, TWO, ACE), 2)
    assert pile.open_cards == (ACE,)
    assert pile.open_count == 1
    assert pile.with_cards((TWO,)).open_cards == (ACE, TWO)


def test_taking_cards_turns_nothing_by_itself() -> None:
    left = Pile((THREE, TWO, ACE), 2).without(1)
    assert left == Pile((THREE, TWO), 2)
    assert left.needs_turning
    assert left.turned() == Pile((THREE, TWO), 1)
    assert Pile((THREE, TWO, ACE), 2).without(2) == Pile((THREE,), 1)


def test_only_a_pile_whose_cards_are_all_hidden_needs_turning() -> None:
    assert not EMPTY.needs_turning
    assert not Pile((THREE, TWO), 1).needs_turning
    assert Pile((THREE, TWO), 1).turned() == Pile((THREE, TWO), 1)


def test_the_top_is_the_last_card_and_an_empty_pile_has_none() -> None:
    assert Pile((THREE, TWO)).top == TWO
    assert EMPTY.top is None
    assert EMPTY.open_cards == ()


def test_cards_are_taken_from_the_top_in_their_order() -> None:
    pile = Pile((THREE, TWO, ACE))
    assert pile.taken(2) == (TWO, ACE)
    assert pile.taken(0) == ()
    assert len(pile) == 3


def test_piles_are_written_as_players_count_them() -> None:
    assert column(7).text == "T7"
    assert STOCK.text == "S1"
    assert PileId(PileKind.FOUNDATION, 2).text == "F3"


def layout(*piles: Pile) -> Layout:
    return Layout({column(number): pile for number, pile in enumerate(piles, start=1)})


def test_equal_layouts_hash_alike_and_others_differ() -> None:
    first, second = layout(Pile((ACE,)), EMPTY), layout(Pile((ACE,)), EMPTY)
    assert first == second
    assert hash(first) == hash(second) == hash(first)
    assert first != layout(Pile((ACE,), 1), EMPTY)
    assert first != "a layout"


def test_replacing_a_pile_leaves_the_old_layout_as_it_was() -> None:
    before = layout(Pile((ACE,)), EMPTY)
    after = before.replace({column(2): Pile((TWO,))})
    assert before[column(2)] == EMPTY
    assert after[column(2)] == Pile((TWO,))
    assert tuple(after) == tuple(before)


def test_a_pile_that_a_layout_lacks_is_an_error_not_an_addition() -> None:
    with pytest.raises(KeyError):
        layout(EMPTY).replace({column(2): EMPTY})
    with pytest.raises(KeyError):
        layout(EMPTY)[column(2)]
    assert column(2) not in layout(EMPTY)


def test_a_layout_walks_its_piles_in_order() -> None:
    table = layout(Pile((ACE,)), Pile((TWO,)))
    assert [pile_id.text for pile_id in table] == ["T1", "T2"]
    assert [pile_id for pile_id, _ in table.items()] == list(table.columns)
    assert list(table.cards()) == [ACE, TWO]
    assert len(table) == 2


def test_a_layout_knows_where_a_card_lies() -> None:
    table = layout(EMPTY, Pile((THREE, TWO)))
    assert table.find(TWO) == (column(2), 1)
    with pytest.raises(KeyError):
        table.find(ACE)


def test_a_game_without_a_stock_has_an_empty_one() -> None:
    assert layout(EMPTY).stock == EMPTY
    assert Layout({STOCK: Pile((ACE,), 1)}).stock == Pile((ACE,), 1)


def test_only_filled_foundations_count_as_runs_done() -> None:
    first, second = PileId(PileKind.FOUNDATION, 0), PileId(PileKind.FOUNDATION, 1)
    assert Layout({first: Pile((ACE,)), second: EMPTY, column(1): Pile((TWO,))}).runs_done == 1


def test_a_layout_shows_its_cards_when_a_test_fails() -> None:
    assert repr(layout(Pile((THREE, TWO), 1), EMPTY)) == "<Layout T1: 3S 2S (1 down)>"
