"""The page on grades is true: thresholds, version, options, and what its examples print."""

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from spider_qt.app.grade_options import add_arguments
from spider_qt.deals.grades import GRADE_NODES, SOLVER_VERSION, THRESHOLDS, WIDTHS
from tests.app.commands import command

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "grades.md").read_text("utf-8")
EXAMPLES: Final = re.findall(r"```console\n\$ spider-qt (.+)\n((?:.*\n)*?)```", PAGE)


def rows(head: str) -> list[list[str]]:
    """The cells of the table that begins with a head."""
    below = PAGE.split(f"\n| {head} |", 1)[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in below.splitlines()[2:]]


def test_the_thresholds_are_those_of_the_program() -> None:
    told = {int(row[0]): tuple(map(int, row[1:])) for row in rows("suits")}
    assert told == {suits: (t.easy, t.medium, t.hard) for suits, t in THRESHOLDS.items()}


def test_the_version_and_the_limits_are_those_of_the_program() -> None:
    assert f"**version {SOLVER_VERSION}** today" in PAGE
    assert f"After {GRADE_NODES:,} nodes" in PAGE
    assert f"up to {WIDTHS[-1]:,} states" in PAGE


def test_the_shares_of_a_row_make_a_hundred() -> None:
    for row in rows("game"):
        assert sum(map(float, row[4:])) == pytest.approx(100, abs=0.3), row[0]


def test_every_option_is_told_and_no_other() -> None:
    import argparse

    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    there = {option for action in parser._actions for option in action.option_strings}
    assert set(re.findall(r"`(--[a-z]+)", PAGE)) == there


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize(("line", "printed"), EXAMPLES)
def test_an_example_prints_what_the_page_says(line: str, printed: str, tmp_path: Path) -> None:
    words = [str(tmp_path / word) if word.endswith(".txt") else word for word in shlex.split(line)]
    assert command(*words).out == printed
