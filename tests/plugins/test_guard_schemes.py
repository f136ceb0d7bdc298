"""The further members of a scheme under guard: left out, good, broken or wrong."""

import pytest

from spider_qt.api import (
    Account,
    DealMove,
    Deed,
    ExplainedScheme,
    Layout,
    Score,
    ScoreLine,
    SpiderVariant,
    StandardScoring,
    Variant,
)
from spider_qt.engine import session
from spider_qt.engine.scoring_lines import account_of, generic_lines, lines_of
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedScheme

SPIDER = SpiderVariant("spider", "Spider", "SP")


class Plain:
    """Counts actions; has none of the members that may be left out."""

    id = "plug-test.plain"
    name = "Plain"

    def start(self, variant: Variant) -> Score:
        return Score(0)

    def after(self, score: Score, deed: Deed) -> Score:
        return Score(score.points + 1)


class Whole(Plain):
    """Has all of them."""

    description = "One point an action."

    def opening(self, variant: Variant, layout: Layout) -> Score:
        return Score(len(layout.columns))

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        return (
            ScoreLine("Columns", account.start.points),
            ScoreLine.times("Actions", len(account.deeds), 1),
        )


@pytest.fixture
def log() -> FaultLog:
    return FaultLog()


def guarded(scheme: Plain, log: FaultLog) -> GuardedScheme:
    return GuardedScheme(scheme.id, scheme.name, scheme, Guard("plug-test", scheme.id, log))


def played(scheme: GuardedScheme) -> session.Session:
    done = session.deal(SPIDER, scheme, 3).play(DealMove())
    assert isinstance(done, session.Advance)
    return done.session


def test_what_a_scheme_leaves_out_is_supplied_without_a_fault(log: FaultLog) -> None:
    scheme = guarded(Plain(), log)
    assert isinstance(scheme, ExplainedScheme)
    assert scheme.description == ""
    at = played(scheme)
    assert at.start_score == Score(0)
    assert lines_of(at) == (ScoreLine("At the beginning", 0), ScoreLine("Deals", 1, 1, 1))
    assert log.faults == ()


def test_what_a_scheme_has_is_used(log: FaultLog) -> None:
    scheme = guarded(Whole(), log)
    assert scheme.description == "One point an action."
    at = played(scheme)
    assert at.start_score == Score(10)
    assert lines_of(at) == (ScoreLine("Columns", 10), ScoreLine("Actions", 1, 1, 1))
    assert log.faults == ()


class Raising(Whole):
    """Raises in each of them."""

    @property
    def description(self) -> str:  # type: ignore[override]  # a property is allowed, too
        raise SystemExit

    def opening(self, variant: Variant, layout: Layout) -> Score:
        raise ValueError("no")

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        raise RecursionError


def test_members_that_raise_cost_an_answer_and_are_named(log: FaultLog) -> None:
    scheme = guarded(Raising(), log)
    assert scheme.description == ""
    at = played(scheme)
    assert at.start_score == Score(0)
    assert lines_of(at) == generic_lines(account_of(at))
    assert {fault.member for fault in log.faults} == {"description", "opening", "explain"}


def test_a_scheme_that_breaks_while_it_is_looked_for_is_explained_in_general(
    log: FaultLog,
) -> None:
    class Hidden(Plain):
        @property
        def explain(self) -> None:
            raise ZeroDivisionError

    at = played(guarded(Hidden(), log))
    assert lines_of(at) == generic_lines(account_of(at))
    assert [fault.member for fault in log.faults] == ["explain"]


@pytest.mark.parametrize(
    "lines",
    [(ScoreLine("Too few", 3),), [ScoreLine("A list", 11)], None, ("11",)],
    ids=["wrong sum", "list", "None", "text"],
)
def test_an_explanation_that_does_not_add_up_is_not_shown(log: FaultLog, lines: object) -> None:
    class Wrong(Whole):
        def explain(self, account: Account) -> tuple[ScoreLine, ...]:
            return lines  # type: ignore[return-value]  # that is the fault

    at = played(guarded(Wrong(), log))
    assert at.score == Score(11)
    assert lines_of(at) == generic_lines(account_of(at))
    assert [fault.member for fault in log.faults] == ["explain"]


def test_a_description_of_several_lines_is_not_shown(log: FaultLog) -> None:
    scheme = guarded(Whole(), log)
    scheme.inner.description = "One\nTwo"  # type: ignore[attr-defined]  # Whole has it
    assert scheme.description == ""


def test_the_built_in_scheme_is_explained_the_same_under_guard(log: FaultLog) -> None:
    inner = StandardScoring()
    scheme = GuardedScheme("x.y", "X", inner, Guard("x", "x.y", log))
    assert lines_of(played(scheme)) == inner.explain(account_of(played(scheme)))
