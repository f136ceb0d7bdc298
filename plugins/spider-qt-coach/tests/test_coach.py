"""The coach: advises what builds, turns and empties, and learns from what is taken back."""

from spider_qt_coach import Coach, spider_hint_providers, spider_session_observers

from spider_qt.api import (
    Card,
    DealMove,
    FactKind,
    GroupRule,
    PileId,
    PileKind,
    Rank,
    RunMove,
    SeenPile,
    SessionFact,
    Suit,
    TableView,
)

T1, T2, T3 = (PileId(PileKind.TABLEAU, place) for place in range(3))
NINE, EIGHT, RED = (
    Card(Suit.SPADES, Rank.NINE, 0),
    Card(Suit.SPADES, Rank.EIGHT, 0),
    Card(Suit.HEARTS, Rank.NINE, 0),
)


def view(*moves: RunMove | DealMove) -> TableView:
    """An eight of spades over a hidden card, a nine of spades and one of hearts."""
    piles = {T1: SeenPile(1, (EIGHT,)), T2: SeenPile(0, (NINE,)), T3: SeenPile(0, (RED,))}
    return TableView("spider", 4, GroupRule.CLASSIC, piles, moves)


ON_RED, IN_SUIT, DEAL = RunMove(T1, 1, T3), RunMove(T1, 1, T2), DealMove()


def fact(kind: FactKind, move: RunMove | None = None) -> SessionFact:
    """Something that happened on that table."""
    return SessionFact(kind, view(), 500, 0, 0.0, move)


def test_it_builds_in_suit_and_says_why() -> None:
    hint = Coach().hint(view(ON_RED, IN_SUIT, DEAL))
    assert hint is not None
    assert hint.move == IN_SUIT
    assert hint.reason == "It builds in suit and turns a card."


def test_it_deals_only_where_nothing_better_is_left() -> None:
    hint = Coach().hint(view(ON_RED, DEAL))
    assert hint is not None
    assert hint.move == ON_RED
    hint = Coach().hint(view(DEAL))
    assert hint is not None
    assert hint.move == DEAL


def test_it_does_not_advise_again_what_was_taken_back_until_a_new_game() -> None:
    coach = Coach()
    coach.told(fact(FactKind.STEP, IN_SUIT))
    coach.told(fact(FactKind.UNDONE, IN_SUIT))
    hint = coach.hint(view(ON_RED, IN_SUIT))
    assert hint is not None
    assert hint.move == ON_RED
    coach.told(fact(FactKind.UNDONE, ON_RED))
    assert coach.hint(view(ON_RED, IN_SUIT)) is None
    coach.told(fact(FactKind.STARTED))
    assert coach.hint(view(ON_RED, IN_SUIT)) is not None


def test_it_keeps_a_run_together_and_an_empty_column_free() -> None:
    piles = {T1: SeenPile(0, (NINE, EIGHT)), T2: SeenPile(0, (RED,)), T3: SeenPile(0, ())}
    apart, away = RunMove(T1, 1, T2), RunMove(T1, 2, T3)
    table = TableView("spider", 4, GroupRule.CLASSIC, piles, (apart, away, DEAL))
    hint = Coach().hint(table)
    assert hint is not None
    assert hint.move == DEAL


def test_it_without_moves_says_nothing() -> None:
    assert Coach().hint(view()) is None


def test_one_coach_follows_and_advises() -> None:
    assert [*map(id, spider_session_observers())] == [*map(id, spider_hint_providers())]
