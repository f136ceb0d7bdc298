"""The pages on rules and notation are true: their examples are played, their tables compared."""

import re
from pathlib import Path

import pytest

from spider_qt.__main__ import COMMANDS
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import Cursor, Reason, Refusal, parse_move
from spider_qt.engine.notation import format_position, parse_position
from spider_qt.engine.record import format_record, parse_record
from spider_qt.engine.scoring import Score
from spider_qt.engine.session import begin
from spider_qt.text.refusals import refusal_sentence
from tests.engine.helpers import GAMES, SCHEME, attempt, play, position, refused, run, table, text
from tests.engine.samples import SCORPION

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {name: (DOCS / name).read_text(encoding="utf-8") for name in ("rules.md", "notation.md")}
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

KNOWN = {**GAMES, SCORPION.id: SCORPION}

Block = tuple[str, str]


def blocks(page: str) -> list[Block]:
    """Every fenced block of a page: its kind and its text."""
    return [(found[1], found[2]) for found in FENCED.finditer(page)]


def examples() -> list[list[Block]]:
    """Each position with the moves, refusals and result that follow it."""
    result: list[list[Block]] = []
    for page in PAGES.values():
        for kind, content in blocks(page):
            if kind == "game":
                continue
            if kind == "position" and not (result and result[-1][-1][0] in ("moves", "refusals")):
                result.append([])
            result[-1].append((kind, content))
    return result


def test_there_are_examples_and_no_block_of_an_unknown_kind() -> None:
    kinds = {kind for page in PAGES.values() for kind, _ in blocks(page)}
    assert kinds == {"position", "moves", "refusals", "game"}
    assert sum(len(example) > 1 for example in examples()) >= 3


@pytest.mark.parametrize("example", examples(), ids=lambda example: example[0][1][:20])
def test_an_example_plays_as_the_page_says(example: list[Block]) -> None:
    start = parse_position(example[0][1], KNOWN)
    assert format_position(parse_position(format_position(start), KNOWN)) == format_position(start)
    by_kind = dict(example[1:])
    score = None if start.score is None else Score(start.score)
    at = begin(start.variant, SCHEME, start.layout, score=score, moves=start.moves)
    said = ""
    for index, word in enumerate(by_kind.get("moves", "").split(), start=1):
        done = attempt(at, word)
        if isinstance(done, Refusal):
            said += f"{index} {word} {done.reason.value}\n"
        else:
            at = done.session
    assert said == by_kind.get("refusals", "")
    assert text(at) == by_kind.get("position", text(at))


def test_a_whole_game_as_text_is_written_as_the_page_shows_it() -> None:
    games = [content for page in PAGES.values() for kind, content in blocks(page) if kind == "game"]
    for content in games:
        record = parse_record(content, GAMES, SCHEME)
        assert record.refused is None
        assert format_record(record.session) == content


def table_rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    below = PAGES[page].split(f"\n{heading}\n", 1)[1]
    lines = [line for line in below.split("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]


def test_the_table_of_reasons_lists_exactly_the_reasons() -> None:
    assert [row[0] for row in table_rows("notation.md", "## Reasons")] == [
        f"`{reason.value}`" for reason in Reason
    ]


def test_every_way_to_write_a_move_in_the_table_is_read() -> None:
    written = [row[0].strip("`") for row in table_rows("notation.md", "## Moves")]
    assert [type(parse_move(word)).__name__ for word in written] == [
        "RunMove",
        "OpenMove",
        "DealMove",
        "Cursor",
        "Cursor",
    ]
    assert parse_move(written[-1]) is Cursor.REDO


def test_the_defaults_of_the_table_are_those_of_an_empty_position() -> None:
    rows = {row[0]: row[-1] for row in table_rows("notation.md", "## Positions")}
    assert {key.strip("`") for key in rows} == {
        "game", "suits", "rule", "stock", "T1` … `T10", "W1", "C1`, `C2` …", "R1`, `R2` …",
        "F1`, `F2` …", "done", "redeals", "score", "moves",
    }  # fmt: skip
    printed = format_position(position(""))
    for key in ("game", "suits", "rule", "moves"):
        assert f"{key}: {rows[f'`{key}`'].strip('`')}\n" in printed
    assert rows["`stock`"] == rows["`T1` … `T10`"] == "empty"


def test_every_command_of_the_specification_is_on_the_page() -> None:
    commands = [row[0].split()[1] for row in table_rows("notation.md", "## Command line")]
    later = {"daily", "grade"}
    assert [word for word in commands if word not in later] == [
        *("deal", "replay", "moves", "hint", "solve", "plugins", "check", "stats")
    ]
    assert sorted(commands) == sorted(COMMANDS)


def points(cell: str) -> int:
    """The last number of a cell: 500 - 101 + 200 = 599 means 599."""
    return int(re.findall(r"\d+", cell)[-1])


def test_the_points_of_the_rules_page_are_those_of_the_program() -> None:
    rows = table_rows("rules.md", "## Points and moves")
    cases = rows[[row[0] for row in rows].index("case") + 2 :]
    tabled = [(points(row[1]), points(row[2])) for row in cases]
    assert tabled == [(557, 558), (599, 601), (1249, 1257), (200, 208), (1183, 1191)]
    k2 = run("S", "K", "2")
    assert play(table(f"T1: {k2}", "T2: AS", "score: 458"), "T2x1>T1").score.points == 557
    assert play(table(f"T1: {k2}", "T2: AS", "score: 0"), "T2x1>T1").score.points == 99
    assert "leaves 99" in PAGES["rules.md"]


def test_the_page_on_rules_says_when_a_game_is_won_and_stuck() -> None:
    assert table("done: S").outcome is Outcome.WON
    assert table("T1: KS*").outcome is Outcome.STUCK
    assert "**Won**: nothing is left in the columns or in the stock." in PAGES["rules.md"]
    assert "**Stuck**: no move and no deal is allowed." in PAGES["rules.md"]


def test_a_sentence_and_its_reason_speak_of_the_same_rule() -> None:
    refusal = refused(table("T1: 8H", "stock: 7H"), "D")
    assert refusal.reason is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert "empty" in refusal_sentence(refusal).english
