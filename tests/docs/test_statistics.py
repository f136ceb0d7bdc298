"""The page on statistics: its tests are there, and it names every figure."""

import re
from pathlib import Path
from typing import Final

from spider_qt.app.cli_stats import FIGURES
from spider_qt.storage.statistics import Status

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "statistics.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    below = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


def test_every_line_of_what_counts_names_a_test_that_is_there() -> None:
    lines = rows("When a game counts, and as what") + rows("If the same game is recorded twice")
    named = {line[-1].strip("`") for line in lines}
    assert len(lines) >= 20
    written = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"^def (test_\w+)\(", written, re.MULTILINE))
    assert named - there == set()


def test_every_status_is_the_outcome_of_a_line() -> None:
    outcomes = " ".join(line[2] for line in rows("When a game counts, and as what"))
    assert all(f"**{status.value}**" in outcomes for status in Status)


def test_the_page_names_every_figure_once_and_no_other() -> None:
    named = [line[0].strip("`") for line in rows("What the figures mean")]
    assert sorted(named) == sorted(FIGURES)
