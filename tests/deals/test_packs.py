"""The deals that ship: all can be read, and what is said of them holds."""

from pathlib import Path

import pytest

from spider_qt.api.resources import resource_path
from spider_qt.builtins import spider_variants
from spider_qt.deals.batch import grade, read
from spider_qt.deals.grades import SOLVER_VERSION, Grade
from spider_qt.deals.packs import (
    FOLDER,
    PackError,
    one_form,
    pack_path,
    packed_deals,
    packed_grade,
)
from spider_qt.deals.promise import Promise
from spider_qt.engine.deal import DealId, decode
from spider_qt.engine.rules import GroupRule

GAMES = {variant.id: variant for variant in spider_variants()}
FOLDER_PATH = resource_path(FOLDER)
PACKS = sorted(path for path in FOLDER_PATH.glob("*-[1-4]-*.txt"))
BY_PREFIX = {variant.prefix: variant for variant in GAMES.values()}
SPIDER = ("spider-1-classic", "spider-2-classic", "spider-4-classic")
HEAD = f"# spider-qt grade: solver {SOLVER_VERSION}\n"


def test_spider_has_hundreds_of_deals_of_every_grade() -> None:
    assert set(SPIDER) <= {path.stem for path in PACKS}
    for name in SPIDER:
        for promise in (Promise.EASY, Promise.MEDIUM, Promise.HARD, Promise.FIENDISH):
            assert len(packed_deals(FOLDER_PATH / f"{name}.txt", promise)) == 250


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_a_pack_holds_what_its_name_says_each_once(path: Path) -> None:
    _, deals = read(path.read_text("utf-8"))
    game, suits, rule = path.stem.rsplit("-", 2)
    codes = [one.code for one in deals]
    assert len(set(codes)) == len(codes) >= 100
    for code in codes:
        deal = decode(code, BY_PREFIX)
        assert deal.code == code
        assert (GAMES[game].prefix, int(suits), rule) == (deal.prefix, deal.suits, deal.rule.value)
    variant = GAMES[game].configured(int(suits), GroupRule(rule))
    assert path == pack_path(FOLDER_PATH, variant.id, variant.suits, variant.rule)


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_a_sample_of_each_pack_is_won_again_and_has_its_grade(path: Path) -> None:
    version, deals = read(path.read_text("utf-8"))
    for wished in Grade:
        one = min((o for o in deals if o.grade is wished), key=lambda o: o.nodes)
        deal = decode(one.code, BY_PREFIX)
        again = grade(BY_PREFIX[deal.prefix], deal)
        assert again.verdict == "winnable"
        if version == SOLVER_VERSION:
            assert again == one


def test_a_game_without_a_pack_has_no_deals() -> None:
    path = pack_path(FOLDER_PATH, "curds-and-whey", 1, GroupRule.CLASSIC)
    assert packed_deals(path, Promise.WINNABLE) == ()
    assert packed_grade(path, DealId("CW", 1, GroupRule.CLASSIC, 3)) is None


def test_any_grade_keeps_the_promise_of_a_winnable_deal() -> None:
    path = FOLDER_PATH / "spider-1-classic.txt"
    assert len(packed_deals(path, Promise.WINNABLE)) == 1_000
    assert {grade for _, grade in packed_deals(path, Promise.HARD)} == {Grade.HARD}


def test_with_one_suit_both_rules_are_the_same_deal() -> None:
    relaxed = pack_path(FOLDER_PATH, "spider", 1, GroupRule.RELAXED)
    assert relaxed == FOLDER_PATH / "spider-1-classic.txt"
    code, grade = packed_deals(relaxed, Promise.WINNABLE)[0]
    deal = decode(code, BY_PREFIX)
    twin = DealId(deal.prefix, 1, GroupRule.RELAXED, deal.number)
    assert packed_grade(relaxed, twin) is grade
    assert one_form(twin) == deal
    two = DealId("SP", 2, GroupRule.RELAXED, 3)
    assert one_form(two) == two


def test_a_damaged_pack_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "spider-1-classic.txt"
    path.write_text(f"{HEAD}SP1-S1C-AAAAAAD winnable easy 1 643\nwhat\n", "utf-8")
    with pytest.raises(PackError, match="line 3") as caught:
        packed_deals(path, Promise.EASY)
    assert caught.value.path == path
    assert packed_grade(path, DealId("SP", 1, GroupRule.CLASSIC, 3)) is Grade.EASY
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(PackError):
        packed_grade(path, DealId("SP", 1, GroupRule.CLASSIC, 3))
