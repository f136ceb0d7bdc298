"""Accounts and breakdowns: how a score came about, line by line, whatever the scheme."""

from dataclasses import replace

import pytest
from hypothesis import given

from spider_qt.engine import scoring_lines, session
from spider_qt.engine.layout import Layout
from spider_qt.engine.scoring import (
    Account,
    Action,
    Deed,
    ExplainedScheme,
    Score,
    Scored,
    ScoreLine,
    StandardScoring,
    described,
    opening_score,
)
from spider_qt.engine.scoring_lines import account_of, adds_up, generic_lines, lines_of
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from tests.engine.helpers import (
    ACES,
    SCHEME,
    SPIDER,
    other_columns,
    play,
    position,
    run,
    table,
)
from tests.engine.tables import Played, games


class Strict:
    """A scheme without anything that one may leave out: undo costs 7, a hint 3."""

    id = "strict"
    name = "Strict"

    def start(self, variant: Variant) -> Score:
        return Score(50)

    def after(self, score: Score, deed: Deed) -> Score:
        costs = {Action.PLAY: 1, Action.REDO: 2, Action.UNDO: 7, Action.HINT: 3}
        runs = deed.step.runs_completed if deed.step and deed.action is Action.PLAY else 0
        return Score(score.points - costs[deed.action] + 20 * runs)


class Counted(Strict):
    """The same, but its beginning depends on the cards."""

    description = "Counts the columns at the beginning."

    def opening(self, variant: Variant, layout: Layout) -> Score:
        return Score(len(layout.columns))


def two_runs(scheme: object = SCHEME) -> Session:
    """Four actions, one of which finishes two runs and one of which is undone and redone."""
    runs = (f"T1: {run('S', 'K', '2')}", f"T2: {run('H', 'K', '2')}")
    read = position(*runs, "T3: KD", "T4: KC", "T5: 2D QD", *other_columns(6), ACES)
    at = session.begin(read.variant, scheme, read.layout)  # type: ignore[arg-type]  # any of ours
    return play(at, "T5x1>T3 D undo redo")


def written(lines: tuple[ScoreLine, ...]) -> list[tuple[str, int | None, int | None, int]]:
    return [(line.label, line.count, line.each, line.points) for line in lines]


def test_the_standard_scheme_tells_moves_deals_and_runs_apart() -> None:
    assert written(lines_of(two_runs())) == [
        ("At the beginning", None, None, 500),
        ("Moves", 1, -1, -1),
        ("Deals", 1, -1, -1),
        ("Finished runs", 2, 100, 200),
    ]


def test_finishing_moves_that_are_free_have_a_line_of_their_own() -> None:
    scheme = StandardScoring("free", "Free", free_finish=True)
    assert written(lines_of(two_runs(scheme)))[1:] == [
        ("Moves", 1, -1, -1),
        ("Deals", 0, -1, 0),
        ("Moves and deals that finished a run", 1, 0, 0),
        ("Finished runs", 2, 100, 200),
    ]


def test_a_scheme_without_a_bonus_for_runs_says_nothing_of_runs() -> None:
    scheme = StandardScoring("moves", "Moves", run_bonus=0)
    labels = [line.label for line in lines_of(two_runs(scheme))]
    assert labels == ["At the beginning", "Moves", "Deals"]


def test_what_the_floor_of_nothing_gave_back_is_a_line_of_its_own() -> None:
    at = play(table("T1: 8S", "T2: 9H", "T3: 9D", "score: 1"), "T1x1>T2 T2x1>T3 T3x1>T2")
    assert at.score == Score(0)
    assert written(lines_of(at))[-2:] == [
        ("Finished runs", 0, 100, 0),
        ("Points never fall below 0", None, None, 2),
    ]


def test_a_scheme_that_does_not_explain_is_explained_by_what_each_action_changed() -> None:
    at = two_runs(Strict()).hint()
    assert written(lines_of(at)) == [
        ("At the beginning", None, None, 50),
        ("Moves", 1, -1, -1),
        ("Moves and deals that finished a run", 1, 39, 39),
        ("Steps undone", 1, -7, -7),
        ("Steps redone", 1, -2, -2),
        ("Hints", 1, -3, -3),
    ]


def test_a_dealt_row_and_changes_that_differ_have_no_points_for_each() -> None:
    deal = play(session.deal(SPIDER, Strict(), 3), "D D")
    assert ("Deals", 2, -1, -2) in written(lines_of(deal))
    moved = play(table("T1: 8S", "T2: 9H", "T3: 9D", "score: 1"), "T1x1>T2 T2x1>T3")
    assert written(generic_lines(account_of(moved)))[1:] == [("Moves", 2, None, -1)]


def test_an_account_holds_what_was_undone_and_overwritten() -> None:
    at = play(session.deal(SPIDER, Strict(), 3), "D undo D undo D")
    account = account_of(at)
    assert [scored.deed.action.value for scored in account.deeds] == [
        "play", "undo", "play", "undo", "play",
    ]  # fmt: skip
    assert account.score == at.score == Score(50 - 1 - 7 - 1 - 7 - 1)
    assert [scored.change for scored in account.deeds] == [-1, -7, -1, -7, -1]
    assert account.standing == (account.deeds[-1],)
    helped = account_of(at.hint())
    assert helped.score == Score(at.score.points - 3)
    assert helped.standing == account.standing


def test_an_account_of_nothing_is_its_beginning() -> None:
    account = account_of(session.deal(SPIDER, SCHEME, 3))
    assert account == Account(SPIDER, Score(500))
    assert account.score == Score(500)
    assert account.standing == ()


def test_an_account_ends_where_a_rule_refuses_what_it_once_allowed() -> None:
    at = play(session.deal(SPIDER, SCHEME, 3), "D D")
    spoilt = session.Entry(Action.PLAY)
    broken = replace(at, journal=(at.journal[0], spoilt, at.journal[1]))
    assert len(account_of(broken).deeds) == 1
    assert written(lines_of(broken))[-1] == ("Other points", None, None, -1)


def test_the_beginning_may_depend_on_the_cards() -> None:
    layout = SPIDER.deal(3)
    assert opening_score(SCHEME, SPIDER, layout) == Score(500)
    assert session.deal(SPIDER, Counted(), 3).score == Score(10)
    assert session.begin(SPIDER, Counted(), layout, score=Score(7)).score == Score(7)


def test_a_description_may_be_left_out() -> None:
    assert described(Strict()) == ""
    assert described(Counted()) == "Counts the columns at the beginning."
    assert isinstance(SCHEME, ExplainedScheme) is False  # it has no opening of its own


def test_a_deed_says_whether_it_won() -> None:
    k2 = run("S", "K", "2")
    at = play(table(f"T1: {k2}", "T2: AS"), "T2x1>T1 undo redo")
    assert [scored.deed.won for scored in account_of(at).deeds] == [True, False, True]


ACCOUNT = Account(SPIDER, Score(5), (Scored(Deed(Action.HINT), Score(5), Score(3)),))


@pytest.mark.parametrize(
    "lines",
    [
        [ScoreLine("A list", 3)],
        ("3",),
        (ScoreLine("Too much", 4),),
        (ScoreLine(3, 3),),  # type: ignore[arg-type]  # as a plugin without types might
        (ScoreLine("Half", 3.0),),  # type: ignore[arg-type]  # as above
        (ScoreLine("Half", 3, 1, 3.0),),  # type: ignore[arg-type]  # as above
        (ScoreLine("No product", 3, 2, 2),),
        None,
    ],
)
def test_lines_that_explain_nothing_are_known(lines: object) -> None:
    assert not adds_up(lines, ACCOUNT)


def test_lines_that_explain_a_score_are_known() -> None:
    assert adds_up((ScoreLine("Before", 5), ScoreLine.times("Hints", 1, -2)), ACCOUNT)
    assert adds_up((ScoreLine("Some", 3, 2, None), ScoreLine("None", 0, None, 9)), ACCOUNT)
    assert scoring_lines.generic_lines(ACCOUNT)[1] == ScoreLine("Hints", -2, 1, -2)


@given(games)
def test_every_account_ends_with_the_score_and_every_explanation_adds_up(played: Played) -> None:
    account = account_of(played.at)
    assert account.score == played.at.score
    assert len(account.standing) == played.at.history.cursor
    assert adds_up(lines_of(played.at), account)
    assert adds_up(generic_lines(account), account)
