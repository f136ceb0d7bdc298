"""What a grade is: the narrowest search that wins, the same on every machine."""

import itertools
from functools import partial

import pytest

from spider_qt.builtins import spider_variants
from spider_qt.deals import grades
from spider_qt.deals.grades import (
    SOLVER_VERSION,
    THRESHOLDS,
    WIDTHS,
    Grade,
    can_promise,
    examine,
    grade_of,
    ladder,
)
from spider_qt.engine.layout import Layout
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.solver import search
from spider_qt.solver.search import Answer, Limits, Plan, Stop, Verdict

SPIDER = SpiderVariant("spider", "Spider", "SP")

GOLDEN = {
    1: {
        (1, 3): (1, 643),
        (2, 3): (4, 9_964),
        (2, 6): (48, 63_825),
        (4, 3): (64, 189_794),
    },
}
"""By version: for suits and number the width that wins, and the nodes it took."""


def dealt(suits: int) -> Variant:
    return SPIDER.configured(suits, GroupRule.CLASSIC)


def test_a_search_that_wins_at_other_widths_has_another_version() -> None:
    """If this fails after a change of the solver: raise SOLVER_VERSION and say what it wins at."""
    found = {}
    for suits, number in GOLDEN[SOLVER_VERSION]:
        answer = examine(dealt(suits), dealt(suits).deal(number))
        found[suits, number] = (answer.width, answer.nodes)
    assert found == GOLDEN[SOLVER_VERSION]


def test_a_grade_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = itertools.count(0, 3_600)
    slow = partial(search.solve, clock=lambda: float(next(hours)))
    monkeypatch.setattr(grades, "solve", slow)
    answer = examine(dealt(2), dealt(2).deal(3))
    assert (answer.width, answer.nodes) == (4, 9_964)
    assert answer.seconds > 86_400


def test_only_a_deal_that_was_won_has_a_grade() -> None:
    assert grade_of(Answer(Verdict.UNKNOWN, nodes=5_000_000)) is None
    assert grade_of(Answer(Verdict.UNWINNABLE)) is None


@pytest.mark.parametrize("suits", sorted(THRESHOLDS))
def test_a_wider_search_is_a_harder_grade_and_every_grade_can_be_had(suits: int) -> None:
    order = list(Grade)
    found = [grade_of(Answer(Verdict.WINNABLE, width=w), suits) for w in WIDTHS]
    assert found == sorted(found, key=lambda one: order.index(Grade(one or "")))
    assert set(found) == set(Grade)


def test_a_threshold_is_the_last_width_of_its_grade() -> None:
    for suits, at in THRESHOLDS.items():
        for width, grade in ((at.easy, "easy"), (at.medium, "medium"), (at.hard, "hard")):
            assert width in WIDTHS
            assert grade_of(Answer(Verdict.WINNABLE, width=width), suits) == grade
        assert grade_of(Answer(Verdict.WINNABLE, width=at.hard + 1), suits) is Grade.FIENDISH


def test_a_small_game_that_no_beam_wins_but_a_search_of_all_does_is_fiendish() -> None:
    assert grade_of(Answer(Verdict.WINNABLE, nodes=700)) is Grade.FIENDISH


def test_how_well_small_games_are_searched_out_does_not_change_a_grade(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []

    def noted(
        variant: Variant, layout: Layout, limits: Limits, stop: Stop, *, plan: Plan, proofs: bool
    ) -> Answer:
        asked.append(proofs)
        return search.solve(variant, layout, limits, stop, plan=plan, proofs=proofs)

    monkeypatch.setattr(grades, "solve", noted)
    small = next(v for v in spider_variants() if v.id == "spiderette")
    answer = examine(small, small.deal(3))
    assert answer.verdict is Verdict.WINNABLE
    assert answer.width in WIDTHS
    assert asked == [False]


def test_a_small_game_that_cannot_be_won_is_proven_to_be_lost() -> None:
    small = next(v for v in spider_variants() if v.id == "scorpion")
    answer = examine(small, small.deal(500_000))
    assert (answer.verdict, answer.width) == (Verdict.UNWINNABLE, 0)


def test_the_ladder_climbs_and_ends() -> None:
    assert [attempt.width for attempt in ladder()] == sorted(WIDTHS)


def test_nothing_is_promised_of_a_game_that_the_search_cannot_say() -> None:
    promised = {variant.id for variant in spider_variants() if can_promise(variant)}
    assert {"spider", "relaxed-spider", "simple-simon", "scorpion", "mrs-mop"} <= promised
    assert "curds-and-whey" not in promised
