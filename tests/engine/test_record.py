"""A whole game as text: what is written can be read back, and says what is wrong."""

import random

import pytest

from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import Reason
from spider_qt.engine.record import (
    RecordError,
    RecordFault,
    format_record,
    moves_of,
    parse_record,
)
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session, code_of

from .helpers import GAMES, SCHEME, SPIDER, attempt, table

CODE = "SP1-S2C-AAAAAAD"


def dealt(number: int = 3) -> Session:
    return sessions.deal(SPIDER.configured(2, GroupRule.CLASSIC), SCHEME, number)


def played(seed: int, actions: int) -> Session:
    """A game of random moves, with undo, redo and hints among them."""
    choice = random.Random(seed)
    session = dealt(seed)
    for _ in range(actions):
        wish = choice.random()
        if wish < 0.1:
            session = session.hint(1.0)
            continue
        if wish < 0.2 and session.history.can_undo:
            word = "undo"
        elif wish < 0.3 and session.history.can_redo:
            word = "redo"
        else:
            moves = game.legal_moves(session.variant, session.layout)
            word = choice.choice(moves).text if moves else "undo"
        result = attempt(session, word)
        assert isinstance(result, sessions.Advance)
        session = result.session
    return session


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_was_written_is_read_back_with_its_undo_and_redo(seed: int) -> None:
    session = played(seed, 120)
    record = parse_record(format_record(session), GAMES, SCHEME)
    assert record.refused is None
    assert record.session.layout == session.layout
    assert moves_of(record.session) == moves_of(session)
    assert record.session.history == session.history


def test_the_code_stands_in_a_comment_before_the_moves() -> None:
    text = format_record(played(3, 40))
    assert text.startswith(f"# code: {CODE}\n")
    assert all(len(line) <= 76 for line in text.splitlines())
    assert text.endswith("\n")


def test_hints_are_in_no_list_of_moves() -> None:
    assert moves_of(dealt().hint(2.0)) == ()


def test_a_position_that_was_set_up_is_read_back_with_score_and_moves() -> None:
    start = table("T1: 5S", "T2: 6S", "T3: 9D", "suits: 4", "score: 317", "moves: 40")
    after = attempt(start, "T1>T2")
    assert isinstance(after, sessions.Advance)
    text = format_record(after.session)
    assert code_of(after.session) is None
    assert all(line.startswith("#") for line in text.splitlines()[:-1])
    record = parse_record(text, GAMES, SCHEME)
    assert record.session.layout.columns == after.session.layout.columns
    assert [p.text for p in record.session.layout] == [p.text for p in after.session.layout]
    assert (record.session.score.points, record.session.moves) == (316, 41)


@pytest.mark.parametrize(
    "text",
    [
        f"{CODE} T1>T7 D",
        f"{CODE}\nT1>T7\nD\n",
        f"code: {CODE}\nT1>T7 D",
        f"\ufeff# code: {CODE} # dealt on a Monday\r\nT1>T7 # first\r\nD",
        f"# a fine game\n#Code:{CODE.lower()}\nt1>t7 d",
    ],
)
def test_a_code_is_found_however_people_write_it(text: str) -> None:
    moves = [m.text for m in game.legal_moves(dealt().variant, dealt().layout)]
    first = moves[0].replace("x1", "")
    record = parse_record(text.replace("T1>T7", first).replace("t1>t7", first), GAMES, SCHEME)
    assert record.refused is None
    assert moves_of(record.session) == (moves[0], "D")


def test_plain_position_lines_begin_a_game_too() -> None:
    record = parse_record("suits: 4\nT1: 5S\nT2: 6S\nT1>T2", GAMES, SCHEME)
    assert record.session.moves == 1


def test_reading_stops_at_the_first_move_that_is_refused_and_names_it() -> None:
    record = parse_record(f"{CODE} D undo redo redo D", GAMES, SCHEME)
    assert record.refused is not None
    assert (record.refused.index, record.refused.move) == (4, "redo")
    assert record.refused.refusal.reason is Reason.NOTHING_TO_REDO
    assert moves_of(record.session) == ("D", "undo", "redo")


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", RecordFault.NO_BEGINNING, 0),
        ("D D D", RecordFault.NO_BEGINNING, 0),
        ("# only a comment", RecordFault.NO_BEGINNING, 0),
        (f"{CODE}\nD\nT1>Q9", RecordFault.BAD_MOVE, 3),
        ("\ncode: SP1-S2C-AAAA0AD\nD", RecordFault.BAD_CODE, 2),
        ("XX1-S2C-AAAAAAD", RecordFault.BAD_CODE, 1),
        ("SP1-S2C", RecordFault.BAD_CODE, 1),
        ("# a game\n# T1: 5S\n# T2: 5X", RecordFault.BAD_POSITION, 3),
    ],
)
def test_what_is_wrong_with_a_text_is_told_with_its_line(
    text: str, fault: RecordFault, line: int
) -> None:
    with pytest.raises(RecordError) as told:
        parse_record(text, GAMES, SCHEME)
    assert (told.value.fault, told.value.line) == (fault, line)


def test_a_code_with_suits_that_its_game_lacks_is_told() -> None:
    class Narrow:
        """A game of one suit only, as a plugin may bring."""

        id, prefix = "narrow", "NA"

        def configured(self, suits: int, rule: GroupRule) -> "Narrow":
            raise ValueError(f"{suits} suits by {rule.value} are not played.")

    with pytest.raises(RecordError) as told:
        parse_record("NA1-S2C-AAAAAAD", {"narrow": Narrow()}, SCHEME)  # type: ignore[dict-item] # enough of a Variant
    assert told.value.fault is RecordFault.NOT_PLAYED
    assert told.value.found == "2 suits by classic are not played"
