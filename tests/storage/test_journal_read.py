"""Whatever happens to a saved game, its longest good part is the game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from spider_qt.engine import session as sessions
from spider_qt.engine.notation import parse_position
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Score
from spider_qt.engine.session import Session
from spider_qt.storage.journal import (
    FaultReason,
    JournalFault,
    Loaded,
)
from tests.storage.helpers import SPIDER, STANDARD, VARIANTS, random_game
from tests.storage.reading import HEADER, HEADER_FAULTS, ID, lines, load, reason, saved


@pytest.mark.parametrize("seed", range(12))
def test_a_game_comes_back_with_its_history_score_and_time(path: Path, seed: int) -> None:
    session = list(random_game(seed, 40))[-1]
    loaded = load(saved(path, session))
    assert loaded == Loaded(
        session, None, "2026-11-30", path.stat().st_size, loaded.checksum, ends_line=True
    )
    assert loaded.session is not None
    assert loaded.session.history == session.history
    assert loaded.session.seconds == session.seconds


def test_reading_the_same_bytes_always_gives_the_same_game(path: Path, played: Session) -> None:
    data = saved(path, played)
    assert load(data) == load(data)
    assert load(data.replace(b"\n", b"\r\n")).session == played


@pytest.mark.parametrize("limit", [None, 0, 3])
def test_the_undo_limit_is_the_games_own(path: Path, limit: int | None) -> None:
    session = sessions.deal(SPIDER, STANDARD, 5, limit, ID)
    loaded = load(saved(path, session))
    assert loaded.session == session


def test_a_position_comes_back_with_its_score_and_moves(path: Path) -> None:
    position = parse_position("suits: 2\nT1: KS* QS JS\nT4: QH\nstock: 2S 3H\n", VARIANTS)
    session = sessions.begin(
        position.variant,
        STANDARD,
        position.layout,
        score=Score(-7, (3, -1)),
        moves=12,
        game_id=ID,
    )
    loaded = load(saved(path, session))
    assert loaded.fault is None
    assert loaded.session == session
    assert loaded.session.score == Score(-7, (3, -1))


def test_a_deal_that_the_rules_would_not_give_again_is_saved_card_by_card(path: Path) -> None:
    deal = SPIDER.deal(5)
    session = sessions.begin(SPIDER, STANDARD, deal, number=6)
    data = saved(path, session)
    assert b'"code"' not in data
    loaded = load(data)
    assert loaded.session is not None
    assert [c.text for c in loaded.session.start.cards()] == [c.text for c in deal.cards()]


def test_a_cut_at_any_byte_costs_no_whole_line(path: Path, played: Session) -> None:
    data = saved(path, played)
    header = data.index(b"\n")
    for cut in range(len(data)):
        loaded = load(data[:cut])
        if cut < header:
            assert loaded.session is None
            assert loaded.fault is not None
            continue
        # A line that only lacks its line feed is whole.
        whole = data[:cut].count(b"\n") + (data[cut : cut + 1] == b"\n") - 1
        assert loaded.session is not None
        assert loaded.session.journal == played.journal[:whole]
        at_an_end = data[cut : cut + 1] == b"\n" or data[cut - 1 : cut] == b"\n"
        assert reason(loaded) is (None if at_an_end else FaultReason.UNFINISHED_LINE)
        if loaded.fault is not None:
            assert loaded.fault.line == whole + 2
            assert not loaded.fault.is_damage
            assert not loaded.fault.must_be_told


def test_a_changed_byte_ends_the_game_before_its_line(path: Path, played: Session) -> None:
    choice = random.Random(1)
    good = saved(path, played)
    for _ in range(800):
        data = bytearray(good)
        place = choice.randrange(len(data))
        line = data[:place].count(b"\n") + 1
        data[place] ^= choice.randrange(1, 256)
        loaded = load(bytes(data))
        if line == 1:
            assert loaded.session is None
            assert reason(loaded) in HEADER_FAULTS
            continue
        assert loaded.session is not None
        assert loaded.fault is not None
        assert (loaded.fault.line, loaded.session.journal) == (line, played.journal[: line - 2])
        last = place == len(data) - 1
        assert loaded.fault.reason is (
            FaultReason.UNFINISHED_LINE if last else FaultReason.DAMAGED_LINE
        )


def test_lost_doubled_and_swapped_lines_are_found(path: Path, played: Session) -> None:
    data = saved(path, played).splitlines(keepends=True)
    lost = [*data[:4], *data[5:]]
    doubled = [*data[:5], data[4], *data[5:]]
    swapped = [*data[:4], data[5], data[4], *data[6:]]
    for changed, line in ((lost, 5), (doubled, 6), (swapped, 5)):
        loaded = load(b"".join(changed))
        assert loaded.fault == JournalFault(FaultReason.DAMAGED_LINE, line)
        assert loaded.session is not None
        assert loaded.session.journal == played.journal[: line - 2]


def test_zeros_at_the_end_are_a_line_that_was_never_written(path: Path, played: Session) -> None:
    loaded = load(saved(path, played) + bytes(512))
    assert loaded.session == played
    assert reason(loaded) is FaultReason.UNFINISHED_LINE


def test_a_line_against_the_rules_ends_the_game_and_says_why() -> None:
    loaded = load(
        lines(
            HEADER,
            {"n": 1, "a": "play", "m": "D", "s": 1.0},
            {"n": 2, "a": "play", "m": "T1x3>T1", "s": 2.0},
            {"n": 3, "a": "undo", "s": 3.0},
        )
    )
    assert loaded.session is not None
    assert len(loaded.session.journal) == 1
    assert loaded.fault is not None
    assert (loaded.fault.reason, loaded.fault.line) == (FaultReason.REFUSED_MOVE, 3)
    assert loaded.fault.refusal is not None
    assert loaded.fault.is_damage
    assert "Line 3 " in loaded.fault.sentence.english
    assert "T1x3>T1" in loaded.fault.sentence.english


@pytest.mark.parametrize(
    "content",
    [
        {"n": 2, "a": "play", "m": "D", "s": 1.0},
        {"n": True, "a": "play", "m": "D", "s": 1.0},
        {"a": "play", "m": "D", "s": 1.0},
        {"n": 1, "a": "cheat", "m": "D", "s": 1.0},
        {"n": 1, "a": ["play"], "m": "D", "s": 1.0},
        {"n": 1, "a": "play", "m": "undo", "s": 1.0},
        {"n": 1, "a": "play", "m": "T1>T2", "s": 1.0},
        {"n": 1, "a": "play", "m": 5, "s": 1.0},
        {"n": 1, "a": "play", "s": 1.0},
        {"n": 1, "a": "play", "m": "D"},
        {"n": 1, "a": "play", "m": "D", "s": "1,5"},
        {"n": 1, "a": "play", "m": "D", "s": True},
        {"n": 1, "a": "play", "m": "D", "s": 10**400},
    ],
)
def test_a_well_sealed_line_that_tells_no_action_ends_the_game(content: dict[str, Any]) -> None:
    loaded = load(lines(HEADER, content))
    assert loaded.fault == JournalFault(FaultReason.BAD_LINE, 2)
    assert loaded.session is not None
    variant = SPIDER.configured(1, GroupRule.CLASSIC)
    game_id = loaded.session.id
    assert loaded.session == sessions.deal(variant, STANDARD, 3, game_id=game_id)


def test_a_game_of_the_time_before_ids_has_always_the_same_one() -> None:
    first, second = load(lines(HEADER)).session, load(lines(HEADER)).session
    other = load(lines({**HEADER, "started": "2026-12-01"})).session
    assert first is not None
    assert second is not None
    assert other is not None
    assert re.fullmatch("[0-9a-f]{32}", first.id)
    assert first.id == second.id != other.id


def test_an_id_stays_with_its_game_and_with_its_restart(path: Path) -> None:
    session = sessions.deal(SPIDER, STANDARD, 5, game_id=ID)
    data = saved(path, session)
    assert b'"id":"%s"' % ID.encode() in data
    loaded = load(data).session
    assert loaded is not None
    assert loaded.id == ID
    assert loaded.restarted().id == ID
    assert loaded.restarted().start == session.start


@pytest.mark.parametrize("odd", ["../../game", "", 7, None, "A" * 32, ["0" * 32]])
def test_an_id_that_is_none_is_not_taken_for_a_name(odd: object) -> None:
    session = load(lines({**HEADER, "id": odd})).session
    plain = load(lines(HEADER)).session
    assert session is not None
    assert plain is not None
    assert session.id == plain.id


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"version": 2}, (FaultReason.NEWER_VERSION, "2")),
        ({"version": 0}, (FaultReason.BAD_HEADER, "")),
        ({"version": "1"}, (FaultReason.BAD_HEADER, "")),
        ({"game": "tiny.mini"}, (FaultReason.MISSING_GAME, "tiny.mini")),
        ({"scoring": "tiny.strict"}, (FaultReason.MISSING_SCORING, "tiny.strict")),
        ({"game": 5}, (FaultReason.BAD_HEADER, "")),
        ({"game": ["spider"]}, (FaultReason.BAD_HEADER, "")),
        ({"code": "SP1-S9C-AAAAAAD"}, (FaultReason.BAD_HEADER, "")),
        ({"code": None}, (FaultReason.BAD_HEADER, "")),
        ({"undo_limit": -1}, (FaultReason.BAD_HEADER, "")),
        ({"undo_limit": "0"}, (FaultReason.BAD_HEADER, "")),
        ({"started": None}, (FaultReason.BAD_HEADER, "")),
        ({"spider-qt": "settings"}, (FaultReason.NOT_A_GAME, "")),
    ],
)
def test_a_header_that_cannot_be_used_says_why(
    changes: dict[str, Any], fault: tuple[FaultReason, str]
) -> None:
    loaded = load(lines({**HEADER, **changes}))
    assert loaded.session is None
    assert loaded.fault is not None
    assert (loaded.fault.reason, loaded.fault.found, loaded.fault.line) == (*fault, 1)


@pytest.mark.parametrize(
    ("position", "score"),
    [("T1: KS KS KS KS KS KS KS KS KS", 500), ("T99: KS", 500), ("T1: KS", None), ("", [5])],
)
def test_a_position_that_cannot_be_used_is_a_bad_header(position: str, score: object) -> None:
    header = {key: value for key, value in HEADER.items() if key != "code"}
    loaded = load(lines({**header, "position": position, "score": score}))
    assert reason(loaded) is FaultReason.BAD_HEADER


def test_the_fault_of_a_missing_game_names_its_plugin() -> None:
    fault = load(lines({**HEADER, "game": "tiny-rules.mini"})).fault
    assert fault is not None
    assert "“tiny-rules”" in fault.sentence.english
    assert not fault.is_damage
    assert fault.must_be_told


def test_a_newer_version_is_known_even_if_it_seals_its_lines_otherwise() -> None:
    fault = load(b'{"spider-qt":"game","version":17,"sha":"0"}\n').fault
    assert fault == JournalFault(FaultReason.NEWER_VERSION, 1, "17")
