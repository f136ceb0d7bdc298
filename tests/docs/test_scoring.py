"""The page on scoring is true: its figures are computed, its schemes are those there are."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spider_qt.builtins import spider_scoring_schemes
from spider_qt.engine import session
from spider_qt.engine.record import parse_record
from spider_qt.engine.scoring import ExplainedScheme, ScoringScheme
from spider_qt.engine.session import Session
from tests.engine.helpers import GAMES, SPIDER, play, run, table
from tests.engine.test_x1 import begun, words

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "scoring.md").read_text("utf-8")
WON = ROOT / "tests" / "data" / "won"
SCHEMES = {scheme.id: scheme for scheme in spider_scoring_schemes()}


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, its head first."""
    below = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [cells[0], *cells[2:]]


def won(name: str) -> Session:
    head, moves = (WON / name).read_text("utf-8").split("\n", 1)
    code = head.split()[1].rstrip(":")
    return parse_record(f"{code}\n{moves}", GAMES, SCHEMES["standard"]).session


def by(scheme: ScoringScheme, played: Session, suits: int = 0, seconds: float = 0) -> int:
    """The points of a game by a scheme, as if of so many suits and after so many seconds."""
    value = played.variant.configured(suits or played.variant.suits, played.variant.rule)
    first = scheme.start(value) if suits else None
    at = session.begin(played.variant, scheme, played.start, score=first)
    for number, entry in enumerate(played.journal, start=1):
        timed = replace(entry, seconds=seconds * number / len(played.journal))
        done = session.replay(at, timed)
        assert isinstance(done, Session)
        at = done
    return at.score.points


def test_every_scheme_has_its_row_and_its_paragraph() -> None:
    assert [row[0].strip("`") for row in rows("The schemes")[1:]] == list(SCHEMES)
    for scheme in SCHEMES.values():
        assert f"**{scheme.name}**" in PAGE


@pytest.mark.parametrize("row", rows("The schemes")[1:4], ids=lambda row: row[0])
def test_what_an_action_costs(row: list[str]) -> None:
    scheme = SCHEMES[row[0].strip("`")]
    start, plain, last, bonus = (int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row[1:5])
    at = session.begin(SPIDER, scheme, table("T1: KS 8S", "T2: 9H").layout)
    assert at.score.points == start
    moved = play(at, "T1x1>T2")
    assert moved.score.points == start + plain
    assert play(moved, "undo").score.points == start
    finishing = table(f"T1: {run('S', 'K', '2')}", "T2: AS")
    done = play(session.begin(SPIDER, scheme, finishing.layout), "T2x1>T1")
    assert done.score.points == start + last + bonus
    assert moved.hint().score == moved.score


@pytest.mark.parametrize(
    "row", rows("The same games by different schemes")[1:], ids=lambda row: row[0][:12]
)
def test_the_games_have_these_points(row: list[str]) -> None:
    heads = rows("The same games by different schemes")[0]
    named = re.match(r"`([\w.-]+)`, won in (\d+) actions", row[0])
    played = won(named[1]) if named else play(begun(), " ".join(words()))
    assert len(played.journal) == int(named[2] if named else 101)
    points = [by(SCHEMES[head.strip("`")], played) for head in heads[1:]]
    assert points == [int(cell) for cell in row[1:]]


@pytest.mark.parametrize("row", rows("A win without undo, by time bonus")[1:], ids=str)
def test_a_win_by_time_bonus(row: list[str]) -> None:
    times = [int(*(re.findall(r"\d+", head) or ["0"])) for head in
             rows("A win without undo, by time bonus")[0][1:]]  # fmt: skip
    assert times == [0, 420, 600, 1000]
    suits = int(row[0])
    points = [by(SCHEMES["time-bonus"], won("two-suits.txt"), suits, time) for time in times]
    assert points == [int(cell) for cell in row[1:]]


def test_the_members_that_may_be_left_out_are_those_of_the_protocol() -> None:
    told = {re.sub(r"\(.*", "", row[0].strip("`")) for row in rows("Schemes of plugins")[1:]}
    more = {name for name in dir(ExplainedScheme) if not name.startswith("_")}
    assert told == more - {name for name in dir(ScoringScheme) if not name.startswith("_")}
