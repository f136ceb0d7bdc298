"""What costs a point, and what does not."""

import pytest
from spider_qt_moves_only import MovesScoring, plugin

from spider_qt.api import Action, DealMove, Deed, Score, SpiderVariant, Step

SPIDER = SpiderVariant("spider", "Spider", "SP")


@pytest.fixture
def deal() -> Step:
    return SPIDER.perform(SPIDER.deal(3), DealMove())


def test_the_plugin_gives_one_scheme() -> None:
    assert list(plugin.spider_scoring_schemes()) == [MovesScoring()]


def test_a_game_starts_at_nothing() -> None:
    assert MovesScoring().start(SPIDER) == Score(0)


@pytest.mark.parametrize("action", [Action.PLAY, Action.REDO])
def test_a_step_costs_one(action: Action, deal: Step) -> None:
    assert MovesScoring().after(Score(4), Deed(action, deal)) == Score(5)


def test_undo_costs_one_more_and_gives_nothing_back(deal: Step) -> None:
    deed = Deed(Action.UNDO, deal, restored=Score(4))
    assert MovesScoring().after(Score(5), deed) == Score(6)


def test_a_hint_is_free() -> None:
    assert MovesScoring().after(Score(4), Deed(Action.HINT)) == Score(4)
