"""What plugins see of a running game: nothing that the player does not."""

from dataclasses import fields

import pytest

import spider_qt.api
from spider_qt.api import (
    STOCK,
    DealMove,
    Hint,
    HintProvider,
    SessionObserver,
    SpiderVariant,
    StandardScoring,
    TableView,
    view_of,
)
from spider_qt.engine import session

GAME = session.deal(SpiderVariant("spider", "Spider", "SP"), StandardScoring(), 3)


def test_a_view_holds_open_cards_and_counts_the_hidden_ones() -> None:
    view = view_of(GAME)
    assert list(view.piles) == list(GAME.layout)
    for name, pile in GAME.layout.items():
        assert view.piles[name].hidden == pile.face_down
        assert view.piles[name].cards == pile.cards[pile.face_down :]
    assert view.piles[STOCK].cards == ()
    assert (view.game, view.suits, view.rule) == ("spider", 4, GAME.variant.rule)


def test_a_view_of_other_hidden_cards_is_the_same_view() -> None:
    before = GAME.layout
    name = before.columns[0]
    pile = before[name]
    hidden = pile.cards[: pile.face_down]
    turned = type(pile)((*reversed(hidden), *pile.cards[pile.face_down :]), pile.face_down)
    other = session.begin(GAME.variant, GAME.scheme, before.replace({name: turned}))
    assert other.layout != before
    assert view_of(other) == view_of(GAME)


def test_legal_moves_are_listed_where_a_hint_is_asked_for() -> None:
    assert view_of(GAME).legal == ()
    assert view_of(GAME, with_moves=True).legal == GAME.variant.legal_moves(GAME.layout)


def test_a_view_cannot_be_changed() -> None:
    view = view_of(GAME)
    with pytest.raises(TypeError):
        view.piles[STOCK] = view.piles[STOCK]  # type: ignore[index] # that is what is tried
    for field in fields(TableView):
        with pytest.raises(AttributeError):
            setattr(view, field.name, None)


def test_observers_and_providers_are_known_by_their_members() -> None:
    class Both:
        id = "a.b"
        name = "B"

        def told(self, fact: object) -> None:
            raise NotImplementedError

        def hint(self, view: TableView) -> Hint | None:
            return Hint(DealMove()) if view.legal else None

    assert isinstance(Both(), SessionObserver)
    assert isinstance(Both(), HintProvider)
    assert not isinstance(object(), SessionObserver)
    assert Both().hint(view_of(GAME, with_moves=True)) == Hint(DealMove())


def test_every_name_of_the_interface_is_there_and_no_other_is_made_up() -> None:
    for name in spider_qt.api.__all__:
        assert getattr(spider_qt.api, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'spider'"):
        getattr(spider_qt.api, "spider")  # noqa: B009 - mypy knows that it is not there
