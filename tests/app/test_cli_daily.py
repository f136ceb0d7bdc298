"""The command ``daily``: a date's codes, without a screen, by the local date."""

import json
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from spider_qt.__main__ import main
from spider_qt.deals.daily import Difficulty, shipped
from tests.app.commands import command

DAY = date(2026, 11, 30)


def test_it_prints_a_line_for_each_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2026-11-30"]) == 0
    deals = shipped().deals(DAY)
    lines = [f"2026-11-30 {deal.difficulty.value} {deal.code}" for deal in deals]
    assert capsys.readouterr() == ("\n".join(lines) + "\n", "")


@pytest.mark.parametrize("difficulty", list(Difficulty))
def test_it_prints_one_difficulty_as_json(
    difficulty: Difficulty, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["daily", "2026-11-30", "--difficulty", difficulty.value, "--json"]) == 0
    code = shipped().deal(DAY, difficulty).code
    assert json.loads(capsys.readouterr().out) == [
        {"date": "2026-11-30", "difficulty": difficulty.value, "code": code, "proven": True}
    ]


def test_its_codes_can_be_dealt(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2026-11-30", "--difficulty", "medium"]) == 0
    code = capsys.readouterr().out.split()[-1]
    assert main(["deal", code]) == 0
    assert "suits: 2" in capsys.readouterr().out


def test_beyond_the_list_it_says_that_nothing_is_proven(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["daily", "2040-02-29"]) == 0
    assert [line.split(" ", 3)[3] for line in capsys.readouterr().out.splitlines()] == [
        "not proven"
    ] * 4
    assert main(["daily", "2040-02-29", "--json"]) == 0
    assert not any(one["proven"] for one in json.loads(capsys.readouterr().out))


@pytest.mark.parametrize("text", ["30.11.2026", "2026-02-30", "20261130", "2026-W49-1", "", "\x1b"])
def test_what_is_no_date_is_told(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", text]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "is no date; write it like 2026-11-30." in err
    assert "\x1b" not in err


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12"])
def test_without_a_date_it_is_the_local_one(zone: str) -> None:
    before = datetime.now(ZoneInfo(zone)).date()
    said = command("daily", "--difficulty", "easy", TZ=zone)
    after = datetime.now(ZoneInfo(zone)).date()
    assert said.status == 0
    assert said.out.split()[0] in (before.isoformat(), after.isoformat())
    found = date.fromisoformat(said.out.split()[0])
    assert said.out.split()[2] == shipped().deal(found, Difficulty.EASY).code


def test_it_needs_no_qt() -> None:
    import subprocess
    import sys

    program = (
        "import sys; from spider_qt.__main__ import main; main(['daily'])\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'spider_qt.ui'))]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
