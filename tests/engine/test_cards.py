"""The packs: what is in them, and that it never changes."""

from collections import Counter

import pytest

from spider_qt.engine.cards import Card, Rank, Suit, pack


@pytest.mark.parametrize(("suits", "copies"), [(1, {8}), (2, {4}), (3, {4, 2}), (4, {2})])
def test_a_pack_has_104_cards_and_as_many_copies_as_its_suits_leave(
    suits: int, copies: set[int]
) -> None:
    faces = Counter((card.suit, card.rank) for card in pack(suits))
    assert sum(faces.values()) == 104
    assert set(faces.values()) == copies
    assert len({suit for suit, _ in faces}) == suits
    assert len(faces) == suits * 13


def test_one_suit_is_spades_and_two_are_spades_and_hearts() -> None:
    assert {card.suit for card in pack(1)} == {Suit.SPADES}
    assert {card.suit for card in pack(2)} == {Suit.SPADES, Suit.HEARTS}


def test_three_suits_hold_four_of_each_spade_and_two_of_the_others() -> None:
    by_suit = Counter(card.suit for card in pack(3))
    assert by_suit == {Suit.SPADES: 52, Suit.HEARTS: 26, Suit.DIAMONDS: 26}


@pytest.mark.parametrize("suits", [1, 2, 3, 4])
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_no_card_of_a_pack_is_there_twice(suits: int, decks: int) -> None:
    cards = pack(suits, decks)
    assert len(set(cards)) == len(cards) == 52 * decks


@pytest.mark.parametrize("suits", [0, 5, -1])
def test_there_is_no_pack_of_fewer_than_one_or_more_than_four_suits(suits: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 suits"):
        pack(suits)


def test_a_pack_has_at_least_one_deck() -> None:
    with pytest.raises(ValueError, match="at least one deck"):
        pack(4, 0)


def test_a_card_is_written_as_rank_and_suit() -> None:
    texts = [Card(Suit.CLUBS, rank).text for rank in Rank]
    assert texts == ["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC"]
    assert [Card(suit, Rank.TEN, 1).text for suit in Suit] == ["TS", "TH", "TD", "TC"]


def test_hearts_and_diamonds_are_red() -> None:
    assert [suit for suit in Suit if suit.is_red] == [Suit.HEARTS, Suit.DIAMONDS]


def test_copies_of_a_card_look_alike_but_are_not_equal() -> None:
    first, second = Card(Suit.SPADES, Rank.ACE, 0), Card(Suit.SPADES, Rank.ACE, 1)
    assert first.looks_like(second)
    assert first != second
    assert not first.looks_like(Card(Suit.HEARTS, Rank.ACE))
    assert not first.looks_like(Card(Suit.SPADES, Rank.TWO))
