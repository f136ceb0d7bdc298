"""The names of cards, suits, ranks and piles.

Each rank is a template of its own ("Ace of {suit}"), because languages inflect or
join the two words differently.
"""

from typing import Final

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_CONTEXT: Final = "Cards"

_SUITS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs"),
}

_CARDS: Final = {
    Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of {suit}"),
    Rank.TWO: QT_TRANSLATE_NOOP("Cards", "2 of {suit}"),
    Rank.THREE: QT_TRANSLATE_NOOP("Cards", "3 of {suit}"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Cards", "4 of {suit}"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Cards", "5 of {suit}"),
    Rank.SIX: QT_TRANSLATE_NOOP("Cards", "6 of {suit}"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "7 of {suit}"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "8 of {suit}"),
    Rank.NINE: QT_TRANSLATE_NOOP("Cards", "9 of {suit}"),
    Rank.TEN: QT_TRANSLATE_NOOP("Cards", "10 of {suit}"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of {suit}"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of {suit}"),
    Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of {suit}"),
}

_PILES: Final = {
    PileKind.TABLEAU: QT_TRANSLATE_NOOP("Cards", "column {number}"),
    PileKind.STOCK: QT_TRANSLATE_NOOP("Cards", "stock"),
    PileKind.FOUNDATION: QT_TRANSLATE_NOOP("Cards", "finished run {number}"),
    PileKind.WASTE: QT_TRANSLATE_NOOP("Cards", "waste"),
    PileKind.CELL: QT_TRANSLATE_NOOP("Cards", "cell {number}"),
    PileKind.RESERVE: QT_TRANSLATE_NOOP("Cards", "reserve {number}"),
}


def suit_name(suit: Suit) -> Sentence:
    """The suit's name, for instance "spades"."""
    return Sentence(_CONTEXT, _SUITS[suit])


def card_name(card: Card) -> Sentence:
    """The card's name, for instance "10 of hearts"."""
    return Sentence(_CONTEXT, _CARDS[card.rank], {"suit": suit_name(card.suit)})


def pile_name(pile: PileId) -> Sentence:
    """The pile's name, for instance "column 3"; piles count from 1."""
    return Sentence(_CONTEXT, _PILES[pile.kind], {"number": pile.place + 1})
