"""The daily deal is docs/daily.md to the bit, the same everywhere, and one that can be won."""

import hashlib
import os
import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resources.dealgen.daily import FIRST, LAST, won
from spider_qt.deals.daily import (
    RULE,
    Calendar,
    DailyDeal,
    Difficulty,
    days_in,
    number_of,
    read_list,
    shipped,
)
from spider_qt.engine.deal import NUMBER_LIMIT, decode

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "daily.md").read_text("utf-8")
TODAY = date(2026, 11, 30)
DAYS = st.dates()


def vectors() -> list[tuple[str, int, str]]:
    """The rows of the page: the text, the number and the code."""
    found = re.findall(
        r"^\| `(spider-qt daily .*?)` \| (\d+) \| `(SP1-.*?)` \|$", PAGE, re.MULTILINE
    )
    assert len(found) > 20
    return [(text, int(number), code) for text, number, code in found]


@pytest.mark.parametrize(("text", "number", "code"), vectors())
def test_each_vector_of_the_page_is_so(text: str, number: int, code: str) -> None:
    _, _, day, word, attempt = text.split(" ")
    deal = DailyDeal(date.fromisoformat(day), Difficulty(word), int(attempt), proven=False)
    assert (deal.number, deal.code) == (number, code)
    first_bytes = hashlib.sha256(text.encode("ascii")).hexdigest()[:10]
    assert int(first_bytes, 16) >> 5 == number


def test_every_difficulty_has_vectors_and_a_row_in_the_page() -> None:
    told = dict(
        re.findall(r"^\| \w+ \| `(\w+)` \| Spider, (\d) suits?, Classic", PAGE, re.MULTILINE)
    )
    assert told == {difficulty.value: str(difficulty.suits) for difficulty in Difficulty}
    assert {text.split(" ")[3] for text, _, _ in vectors()} == set(told)


@given(DAYS, st.sampled_from(Difficulty), st.integers(0, 40))
def test_a_code_says_the_suits_the_rule_and_the_number(
    day: date, difficulty: Difficulty, attempt: int
) -> None:
    deal = DailyDeal(day, difficulty, attempt, proven=True)
    found = decode(deal.code, ["SP"])
    assert (found.prefix, found.suits, found.rule) == ("SP", difficulty.suits, RULE)
    assert found.number == number_of(day, difficulty, attempt) < NUMBER_LIMIT


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Los_Angeles", ""])
@pytest.mark.parametrize("language", ["tr_TR.UTF-8", "C"])
def test_neither_time_zone_nor_language_changes_a_date_s_deals(zone: str, language: str) -> None:
    program = (
        "from datetime import date\n"
        "from spider_qt.deals.daily import shipped\n"
        "print(*(deal.code for deal in shipped().deals(date(2026, 11, 30))))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TZ": zone, "LC_ALL": language, "LANGUAGE": language},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == [deal.code for deal in shipped().deals(TODAY)]


# The list -------------------------------------------------------------------------


def reach() -> dict[Difficulty, tuple[date, date]]:
    """From which day to which each difficulty is proven, as the page has it."""
    rows = re.findall(
        r"^\| \w+ \| `(\w+)` .*? \| ([\d-]{10}) \| ([\d-]{10}) \|$", PAGE, re.MULTILINE
    )
    return {Difficulty(word): (date.fromisoformat(a), date.fromisoformat(b)) for word, a, b in rows}


@pytest.mark.parametrize("difficulty", list(Difficulty))
def test_the_list_has_every_day_that_the_page_says_and_no_other(difficulty: Difficulty) -> None:
    first, last = reach()[difficulty]
    assert first == date(FIRST, 1, 1)
    assert last >= date(2034, 1, 31)
    day = first - timedelta(1)
    while day <= last + timedelta(1):
        assert shipped().deal(day, difficulty).proven is (first <= day <= last)
        day += timedelta(1)


def test_no_code_occurs_twice() -> None:
    calendar = shipped()
    deals = [deal for day in calendar.days(date(LAST, 12, 31)) for deal in calendar.deals(day)]
    codes = [deal.code for deal in deals if deal.proven]
    assert len(set(codes)) == len(codes) > 14_500


@pytest.mark.parametrize("difficulty", list(Difficulty))
def test_a_sample_of_days_is_won_again(difficulty: Difficulty) -> None:
    calendar = shipped()
    first, last = reach()[difficulty]
    days = [first + (last - first) / 8 * number for number in range(9)]
    days.append(TODAY)
    assert [day for day in days if not won(calendar.deal(day, difficulty))] == []


@pytest.mark.parametrize("day", [date.min, date(FIRST - 1, 12, 31), date(LAST + 1, 1, 1), date.max])
def test_beyond_the_list_it_is_the_first_attempt_and_not_proven(day: date) -> None:
    for deal in shipped().deals(day):
        assert (deal.attempt, deal.proven) == (0, False)
        assert decode(deal.code, ["SP"]).suits == deal.difficulty.suits


@pytest.mark.parametrize(
    "line",
    [
        "2026-02 easy 0",
        f"2026-02 easy {'0 ' * 29}0",
        f"2026-02 easy {'-1 ' * 27}0",
        f"2026-02 simple {'0 ' * 27}0",
        f"2026-13 easy {'0 ' * 27}0",
        f"2026-02 easy {'x ' * 27}0",
        "easy",
        "\n".join([f"2026-02 easy {'0 ' * 27}0"] * 2),
    ],
)
def test_a_damaged_list_is_refused(line: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of any kind
        read_list(line)


# Days -----------------------------------------------------------------------------


def small() -> Calendar:
    """A list of two months in one difficulty; the third attempt of each day."""
    lines = [f"2026-{month:02} easy {'2 ' * (days_in(2026, month) - 1)}2" for month in (10, 11)]
    return read_list("# a list\n\n" + "\n".join(lines))


@settings(max_examples=30)
@given(st.dates(date(2026, 1, 1), date(2039, 1, 1)))
def test_every_deal_that_can_have_been_played_is_found_by_its_code(today: date) -> None:
    calendar = small()
    days = list(calendar.days(today))
    assert days == sorted(set(days))
    assert days[-1] == today
    for day in (days[0], days[-1]):
        for deal in calendar.deals(day):
            assert calendar.find(deal.code, today) == deal


@given(DAYS)
def test_a_wrong_clock_costs_no_more_than_the_list_and_a_year(today: date) -> None:
    days = list(small().days(today))
    assert days[-1] == today
    assert len(days) <= 61 + 367
    assert small().opens(today) <= days[0]


def test_a_deal_of_tomorrow_or_of_another_game_is_not_found() -> None:
    calendar = small()
    tomorrow = calendar.deal(TODAY + timedelta(1), Difficulty.EASY)
    assert calendar.find(tomorrow.code, TODAY) is None
    assert calendar.find(tomorrow.code, TODAY + timedelta(1)) == tomorrow
    code = calendar.deal(TODAY, Difficulty.EASY).code
    assert calendar.find(code.replace("S1C", "S1R"), TODAY) is None
    assert calendar.find(code.replace("S1C", "S2C"), TODAY) is None
    assert calendar.find("SR1-S1C-AAAAAAA", TODAY) is None
    assert calendar.find("", TODAY) is None
