"""What brings points, what costs some, and what undo does not give back."""

import pytest
from spider_qt_purist import PuristScoring, plugin

from spider_qt.api import (
    Account,
    Action,
    Card,
    DealMove,
    Deed,
    PileId,
    PileKind,
    Rank,
    RunCompleted,
    Score,
    Scored,
    ScoreLine,
    SpiderVariant,
    Step,
    Suit,
)

SPIDER = SpiderVariant("spider", "Spider", "SP")
PURIST = PuristScoring()


@pytest.fixture
def deal() -> Step:
    return SPIDER.perform(SPIDER.deal(3), DealMove())


@pytest.fixture
def finishing(deal: Step) -> Step:
    """A step that finishes a run."""
    cards = tuple(Card(Suit.SPADES, rank) for rank in reversed(Rank))
    source, target = PileId(PileKind.TABLEAU), PileId(PileKind.FOUNDATION)
    return Step(deal.move, deal.before, deal.after, (RunCompleted(source, target, cards),))


def test_the_plugin_gives_one_scheme() -> None:
    assert list(plugin.spider_scoring_schemes()) == [PURIST]


def test_a_game_starts_at_1000() -> None:
    assert PURIST.start(SPIDER) == Score(1000)


@pytest.mark.parametrize("action", [Action.PLAY, Action.REDO])
def test_a_step_costs_one_and_a_run_brings_100(action: Action, deal: Step, finishing: Step) -> None:
    assert PURIST.after(Score(400), Deed(action, deal)) == Score(399)
    assert PURIST.after(Score(400), Deed(action, finishing)) == Score(499)


def test_undo_costs_ten_and_gives_nothing_back(deal: Step, finishing: Step) -> None:
    undo = Deed(Action.UNDO, deal, restored=Score(400))
    assert PURIST.after(Score(399), undo) == Score(389)
    lost = Deed(Action.UNDO, finishing, restored=Score(400))
    assert PURIST.after(Score(499), lost) == Score(389)


def test_a_hint_costs_25_and_nothing_falls_below_nothing() -> None:
    assert PURIST.after(Score(400), Deed(Action.HINT)) == Score(375)
    assert PURIST.after(Score(4), Deed(Action.HINT)) == Score(0)


def test_every_line_of_the_explanation(deal: Step, finishing: Step) -> None:
    at, deeds = Score(20), []
    for deed in (
        Deed(Action.PLAY, finishing),
        Deed(Action.UNDO, finishing, restored=Score(20)),
        Deed(Action.REDO, finishing),
        Deed(Action.PLAY, deal),
        Deed(Action.HINT),
    ):
        after = PURIST.after(at, deed)
        deeds.append(Scored(deed, at, after))
        at = after
    lines = PURIST.explain(Account(SPIDER, Score(20), tuple(deeds)))
    assert lines == (
        ScoreLine("At the beginning", 20),
        ScoreLine("Moves, deals and redone steps", -3, 3, -1),
        ScoreLine("Finished runs", 100, 1, 100),
        ScoreLine("Steps undone", -10, 1, -10),
        ScoreLine("Hints", -25, 1, -25),
    )
    assert sum(line.points for line in lines) == at.points == 82


def test_what_the_floor_gave_back_is_told() -> None:
    hint = Scored(Deed(Action.HINT), Score(5), Score(0))
    lines = PURIST.explain(Account(SPIDER, Score(5), (hint,)))
    assert lines[-1] == ScoreLine("Points never fall below 0", 20)
