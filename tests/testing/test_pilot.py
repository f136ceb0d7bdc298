"""The pilot plays on the real table: what it sees is drawn, what it does the game takes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from spider_qt.api import DealMove, PileId, PileKind, SpiderVariant, StandardScoring
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import RunMove
from spider_qt.testing import TablePilot

SPIDER = SpiderVariant("spider", "Spider", "SP", suits=2)
MINE = SpiderVariant("plug.small", "Small", "SM", columns=((2, 1),) * 7, suits=2)


def column(number: int) -> PileId:
    return PileId(PileKind.TABLEAU, number - 1)


def drawn_is_held(pilot: TablePilot) -> bool:
    """Whether every card is drawn where, and as, the game holds it."""
    return dict(pilot.shown) == {
        pile: tuple(
            card.text + ("*" if index < cards.face_down else "")
            for index, card in enumerate(cards.cards)
        )
        for pile, cards in pilot.layout.items()
    }


def first_move(pilot: TablePilot, legal: bool = True) -> RunMove:
    """The first legal move of one card, or a refused one from column to column."""
    variant, layout = pilot.session.variant, pilot.layout
    moves = variant.legal_moves(layout)
    for source in layout.columns:
        for target in layout.columns:
            move = RunMove(source, 1, target)
            if source != target and (move in moves) is legal:
                return move
    raise AssertionError("no such move in this deal")


@pytest.mark.parametrize("variant", [SPIDER, MINE], ids=lambda one: one.id)
def test_a_game_of_the_author_is_on_the_real_table(
    table_pilot: TablePilot, variant: SpiderVariant
) -> None:
    table_pilot.start(variant, 3)
    assert table_pilot.layout == variant.deal(3)
    assert drawn_is_held(table_pilot)
    assert table_pilot.points == 500


def test_a_drag_moves_a_card_and_the_picture_follows(table_pilot: TablePilot) -> None:
    table_pilot.start(SPIDER, 3)
    move = first_move(table_pilot)
    source, target = move.source.place + 1, move.target.place + 1
    card = table_pilot.layout[move.source].cards[-1]
    before = table_pilot.position(source)
    table_pilot.drag(source, target)
    assert table_pilot.layout[move.target].cards[-1] == card
    assert table_pilot.position(target) != before
    assert drawn_is_held(table_pilot)
    assert table_pilot.points == 499
    assert table_pilot.refusal_text == ""


def test_a_refused_drag_says_why_and_leaves_everything(table_pilot: TablePilot) -> None:
    table_pilot.start(SPIDER, 3)
    move = first_move(table_pilot, legal=False)
    before = table_pilot.session
    table_pilot.drag(move.source.place + 1, move.target.place + 1)
    assert table_pilot.session == before
    assert [refused.reason.value for refused in table_pilot.refusals] in (
        ["wrong_rank"],
        ["onto_ace"],
    )
    assert table_pilot.refusal_text.endswith(".")
    assert drawn_is_held(table_pilot)


def test_the_stock_and_the_keys_for_undo_and_redo(table_pilot: TablePilot) -> None:
    table_pilot.start(SPIDER, 3)
    table_pilot.deal()
    dealt = sessions.deal(SPIDER, StandardScoring(), 3).play(DealMove())
    assert isinstance(dealt, sessions.Advance)
    assert table_pilot.layout == dealt.session.layout
    table_pilot.undo()
    assert table_pilot.layout == SPIDER.deal(3)
    table_pilot.redo()
    assert table_pilot.layout == dealt.session.layout
    table_pilot.key(Qt.Key.Key_D)
    assert len(table_pilot.layout.stock) == 30
    assert drawn_is_held(table_pilot)


@pytest.mark.parametrize("way", [TablePilot.double_click], ids=["double click"])
def test_a_double_click_sends_a_card_to_its_best_column(
    table_pilot: TablePilot, way: Callable[[TablePilot, int], None]
) -> None:
    table_pilot.start(SPIDER, 3)
    source = first_move(table_pilot).source
    way(table_pilot, source.place + 1)
    assert len(table_pilot.session.journal) == 1
    assert drawn_is_held(table_pilot)


def test_a_click_takes_nothing_and_a_card_that_is_not_there_is_told(
    table_pilot: TablePilot,
) -> None:
    table_pilot.start(SPIDER, 3)
    table_pilot.click(1)
    assert table_pilot.session.journal == ()
    with pytest.raises(ValueError, match="T1 has 6 cards, not 7"):
        table_pilot.drag(1, 2, count=7)
