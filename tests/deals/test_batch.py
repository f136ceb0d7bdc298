"""Many deals: their lines, their order whoever is first, and how many of each are kept."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from spider_qt.deals import batch
from spider_qt.deals.batch import Graded, LineError, Quota, Work, in_order, numbered, read
from spider_qt.deals.grades import SOLVER_VERSION, Grade
from spider_qt.engine.deal import DealId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver.search import Verdict

SPIDER = SpiderVariant("spider", "Spider", "SP")
ONE = Graded("SP1-S1C-AAAAAAD", Verdict.WINNABLE, Grade.HARD, 4, 643)
NONE = Graded("SP1-S4C-AAAAAAE", Verdict.UNKNOWN, None, 0, 5_000_913)
HEAD = f"# spider-qt grade: solver {SOLVER_VERSION}"


def graded(number: int, grade: Grade | None) -> Graded:
    verdict = Verdict.UNKNOWN if grade is None else Verdict.WINNABLE
    return Graded(f"SP1-S1C-AAAAAA{chr(65 + number)}", verdict, grade, 1, number)


def test_a_line_round_trips() -> None:
    text = f"{batch.head()}\n{ONE.line}\n{NONE.line}\n"
    assert text.splitlines() == [
        HEAD,
        "SP1-S1C-AAAAAAD winnable hard 4 643",
        "SP1-S4C-AAAAAAE unknown - 0 5000913",
    ]
    assert read(text) == (SOLVER_VERSION, (ONE, NONE))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("SP1-S1C-AAAAAAD winnable hard 4", "it must be"),
        ("SP1-S1C-AAAAAAD winnable hard -4 643", "it must be"),
        ("SP1-S1C-AAAAAAD maybe hard 4 643", "“maybe” is no verdict"),
        ("SP1-S1C-AAAAAAD winnable dull 4 643", "“dull” is no grade"),
        ("SP1-S1C-AAAAAAD winnable - 4 643", "a winnable deal has a grade"),
        ("SP1-S1C-AAAAAAD unknown easy 4 643", "a winnable deal has a grade"),
        ("", "it must be"),
    ],
)
def test_a_line_that_is_wrong_is_named_with_its_number(line: str, reason: str) -> None:
    with pytest.raises(LineError, match=reason) as caught:
        read(f"{HEAD}\n{ONE.line}\n{line}\n")
    assert caught.value.line == 3


@pytest.mark.parametrize("text", ["", "SP1-S1C-AAAAAAD winnable hard 4 643\n", "# solver 1\n"])
def test_a_file_without_its_head_is_none_of_ours(text: str) -> None:
    with pytest.raises(LineError, match="line 1"):
        read(text)


def test_a_deal_is_graded_with_the_suits_and_the_rule_of_its_code() -> None:
    found = batch.grade(SPIDER, DealId("SP", 2, GroupRule.CLASSIC, 3))
    assert found == Graded("SP1-S2C-AAAAAAD", Verdict.WINNABLE, Grade.MEDIUM, 4, 9_964)
    with pytest.raises(ValueError, match="suits"):
        batch.grade(SPIDER, DealId("SP", 5, GroupRule.CLASSIC, 3))


@dataclass
class Promised:
    """Work that is done when its result is asked for, or before."""

    do: Callable[[], tuple[Graded, ...]]

    def result(self) -> tuple[Graded, ...]:
        return self.do()


def test_what_is_found_comes_in_the_order_of_the_work_and_no_more_is_begun_than_wanted() -> None:
    begun: list[int] = []

    def submit(works: tuple[Work, ...]) -> Promised:
        begun.append(works[0].deal.number)
        codes = tuple(Graded(w.deal.code, Verdict.UNKNOWN, None, 0, 0) for w in works)
        return Promised(lambda: codes)

    works = list(numbered(SPIDER, 1, GroupRule.CLASSIC, range(50)))
    found = in_order(submit, works, window=2)
    first = next(found)
    assert first.code == works[0].deal.code
    assert begun == [0, batch.CHUNK]
    assert [first.code, *(one.code for one in found)] == [work.deal.code for work in works]
    assert len(begun) == 7


def test_a_quota_keeps_so_many_of_each_and_then_is_full() -> None:
    quota = Quota(1, [graded(0, Grade.EASY)])
    grades = (Grade.EASY, None, Grade.MEDIUM, Grade.MEDIUM, Grade.HARD, Grade.FIENDISH)
    kept = [quota.takes(graded(n, grade)) for n, grade in enumerate(grades)]
    assert kept == [False, False, True, False, True, True]
    assert quota.is_full


def test_without_a_quota_everything_is_kept_and_counted() -> None:
    quota = Quota(None)
    assert all(quota.takes(graded(n, grade)) for n, grade in enumerate((None, *Grade, Grade.EASY)))
    assert not quota.is_full
    assert quota.counts == {"easy": 2, "medium": 1, "hard": 1, "fiendish": 1}
