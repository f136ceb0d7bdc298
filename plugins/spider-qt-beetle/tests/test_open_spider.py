"""Open Spider by its rules: the deal of Spider, and nothing hidden."""

import pytest
from spider_qt_beetle import spider_variants

from spider_qt.api import DealMove, PileKind, SpiderVariant, Step, Variant


@pytest.fixture
def open_spider() -> Variant:
    (variant,) = spider_variants()
    return variant


def test_every_card_of_the_columns_is_open(open_spider: Variant) -> None:
    layout = open_spider.deal(3)
    assert [len(layout[column]) for column in layout.columns] == [6] * 4 + [5] * 6
    assert all(layout[column].face_down == 0 for column in layout.columns)


def test_the_cards_lie_as_in_spider(open_spider: Variant) -> None:
    spider = SpiderVariant("spider", "Spider", "SP")
    ours, theirs = open_spider.deal(3), spider.deal(3)
    assert [ours[pile].cards for pile in ours] == [theirs[pile].cards for pile in theirs]


def test_no_move_turns_a_card(open_spider: Variant) -> None:
    layout = open_spider.deal(3)
    for move in open_spider.legal_moves(layout):
        step = open_spider.perform(layout, move)
        piles = [pile for pile in step.after if pile.kind is PileKind.TABLEAU]
        assert all(step.after[pile].face_down == 0 for pile in piles)


def test_a_row_is_dealt_open(open_spider: Variant) -> None:
    layout = open_spider.deal(3)
    step = open_spider.perform(layout, DealMove())
    assert isinstance(step, Step)
    assert [len(step.after[column]) for column in step.after.columns] == [7] * 4 + [6] * 6
    assert len(step.after.stock) == 40
