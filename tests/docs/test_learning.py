"""What docs/learning.md says of the path is what the program does."""

import re
from pathlib import Path
from typing import Final

from spider_qt.learning.goals import Goal, Kind
from spider_qt.learning.path import PATH, Lesson
from spider_qt.learning.progress import MOST_GAMES
from spider_qt.ui.learning_deals import SECONDS
from tests.learning.helpers import VARIANTS

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "learning.md").read_text("utf-8")

WORDS: Final = {
    Kind.GROUP: "a group of {n} cards",
    Kind.TURN: "{n} cards turned",
    Kind.TURN_BEFORE_DEAL: "{n} cards turned before the first deal",
    Kind.EMPTY: "{n} empty columns",
    Kind.RUNS: "{n} runs",
    Kind.RUN_SUITS: "runs of {n} suits",
    Kind.WIN: "a win",
    Kind.WIN_WITHOUT_HINT: "one without a hint",
    Kind.WIN_WITHIN: "one with at most {n} moves",
}
ONE: Final = {
    Kind.TURN: "a card turned",
    Kind.EMPTY: "an empty column",
    Kind.RUNS: "a run",
}


def said(goal: Goal) -> str:
    words = ONE.get(goal.kind, WORDS[goal.kind]) if goal.number == 1 else WORDS[goal.kind]
    return words.replace("{n}", str(goal.number))


def row(number: int, lesson: Lesson) -> list[str]:
    undo = "all" if lesson.undo_limit is None else f"{lesson.undo_limit} moves"
    rule = lesson.rule.value.capitalize() if lesson.suits > 1 else ""
    goals = "; ".join(map(said, lesson.goals))
    return [str(number), VARIANTS[lesson.game].name, str(lesson.suits), rule, undo, goals]


def test_the_table_lists_the_steps_with_their_goals() -> None:
    lines = re.findall(r"^\| (\d.*) \|$", PAGE, re.MULTILINE)
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    assert rows == [row(number, lesson) for number, lesson in enumerate(PATH, start=1)]


def test_its_numbers_are_those_of_the_program() -> None:
    text = re.sub(r"\s+", " ", PAGE)
    assert "three deals" in text
    assert {len(lesson.deals) for lesson in PATH} == {3}
    assert f"in {SECONDS:.0f} seconds" in text
    assert f"the {MOST_GAMES} games begun last" in text
    assert "in nine steps" in text
    assert len(PATH) == 9
