"""Whatever happens to a saved game, its longest good part is the game."""

import pickle
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.engine import session as sessions
from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.notation import parse_position
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Deed, Score, StandardScoring
from spider_qt.engine.session import Session
from spider_qt.engine.spider import SpiderVariant
from spider_qt.storage.files import StorageError
from spider_qt.storage.journal import (
    FaultReason,
    GameJournal,
    JournalFault,
    Loaded,
    parse_journal,
    read_journal,
)
from spider_qt.storage.journal_lines import sealed
from spider_qt.storage.settings import ProblemReason, SettingsProblem
from spider_qt.text.storage import journal_sentence
from tests.storage.helpers import SCHEMES, SPIDER, STANDARD, VARIANTS, random_game

ID = "0123456789abcdef" * 2


def saved(path: Path, session: Session) -> bytes:
    GameJournal(path).begin(session, "2026-11-30")
    return path.read_bytes()


def load(data: bytes) -> Loaded:
    return parse_journal(data, VARIANTS, SCHEMES)


def reason(loaded: Loaded) -> FaultReason | None:
    return loaded.fault.reason if loaded.fault else None


def lines(*contents: dict[str, Any]) -> bytes:
    data, checksum = b"", 0
    for content in contents:
        line, checksum = sealed(content, checksum)
        data += line
    return data


HEADER_FAULTS = (
    FaultReason.BAD_HEADER,
    FaultReason.NOT_A_GAME,
    FaultReason.NEWER_VERSION,  # if it is the version's digit that was hit
)
HEADER: dict[str, Any] = {
    "spider-qt": "game",
    "version": 1,
    "game": "spider",
    "code": "SP1-S1C-AAAAAAD",
    "scoring": "standard",
    "undo_limit": None,
    "started": "2026-11-30",
}


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


def test_a_pickle_is_no_saved_game_and_is_never_opened(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> tuple[Any, ...]:
            return (Path.touch, (tmp_path / "sprung",))

    loaded = load(pickle.dumps(Trap()))
    assert loaded == Loaded(None, JournalFault(FaultReason.NOT_A_GAME, 1))
    assert not (tmp_path / "sprung").exists()


def test_an_empty_file_holds_no_game_and_lost_none() -> None:
    loaded = load(b"")
    assert loaded.fault == JournalFault(FaultReason.EMPTY, 1)
    assert not loaded.fault.must_be_told


@given(st.binary(max_size=300))
def test_no_bytes_whatever_raise(data: bytes) -> None:
    loaded = load(data)
    assert loaded.session is None
    assert loaded.fault is not None


_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["spider", "standard", "SP1-S1C-AAAAAAD", "D", "play", "undo", "T1>T2"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(
    st.dictionaries(st.sampled_from([*HEADER, "position", "score", "memory"]), _values),
    st.lists(st.dictionaries(st.sampled_from(["n", "a", "m", "s"]), _values), max_size=3),
)
def test_no_forged_lines_raise(header: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    loaded = load(lines({**HEADER, **header}, *({"n": 1, **entry} for entry in entries)))
    assert loaded.session is not None or loaded.fault is not None


@given(st.data())
def test_a_game_with_garbage_in_it_is_good_up_to_there(data: st.DataObject) -> None:
    content = lines(HEADER, *({"n": n, "a": "play", "m": "D", "s": 0.5} for n in range(1, 6)))
    place = data.draw(st.integers(0, len(content)))
    garbage = data.draw(st.binary(min_size=1, max_size=40))
    loaded = load(content[:place] + garbage + content[place:])
    whole = content[:place].count(b"\n")
    if loaded.session is not None:
        assert len(loaded.session.journal) >= whole - 1
        assert (
            [entry.move for entry in loaded.session.journal]
            == [
                entry.move
                for entry in load(content).session.journal  # type: ignore[union-attr] # good
            ][: len(loaded.session.journal)]
        )


class _BrokenVariant(SpiderVariant):
    def perform(self, layout: Layout, move: Move) -> Step:
        raise ZeroDivisionError("a plugin's mistake")

    def configured(self, suits: int, rule: GroupRule) -> "_BrokenVariant":
        return _BrokenVariant(self.id, self.name, self.prefix, suits=suits, rule=rule)


class _BrokenScoring(StandardScoring):
    def after(self, score: Score, deed: Deed) -> Score:
        raise ZeroDivisionError("a plugin's mistake")


@pytest.mark.parametrize(
    ("variants", "schemes"),
    [
        ({"spider": _BrokenVariant("spider", "Spider", "SP")}, {"standard": STANDARD}),
        (VARIANTS, {"standard": _BrokenScoring()}),
    ],
)
def test_rules_that_fail_end_the_game_and_do_not_damage_it(
    variants: dict[str, SpiderVariant], schemes: dict[str, StandardScoring]
) -> None:
    data = lines(HEADER, {"n": 1, "a": "play", "m": "D", "s": 1.0})
    loaded = parse_journal(data, variants, schemes)
    assert loaded.fault == JournalFault(FaultReason.RULES_FAILED, 2, "ZeroDivisionError")
    assert loaded.session is not None
    assert not loaded.fault.is_damage


class _EmptyVariant(SpiderVariant):
    def deal(self, number: int) -> Layout:
        return self.empty_layout()

    def configured(self, suits: int, rule: GroupRule) -> "_EmptyVariant":
        return _EmptyVariant(self.id, self.name, self.prefix, suits=suits, rule=rule)


def test_rules_that_deal_nothing_have_failed() -> None:
    variants = {"spider": _EmptyVariant("spider", "Spider", "SP")}
    loaded = parse_journal(lines(HEADER), variants, SCHEMES)
    assert loaded == Loaded(None, JournalFault(FaultReason.RULES_FAILED, 1, "spider"))


def test_a_file_that_is_not_there_or_cannot_be_read_is_told_by_its_own_error(
    tmp_path: Path,
) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(tmp_path / "game.jsonl", VARIANTS, SCHEMES)
    with pytest.raises(StorageError) as caught:
        read_journal(tmp_path, VARIANTS, SCHEMES)
    assert caught.value.path == tmp_path
    assert caught.value.reason


def test_every_fault_and_problem_has_its_sentence() -> None:
    for fault in FaultReason:
        assert "{" not in journal_sentence(fault.value, 3, "x.y").english
    for problem in ProblemReason:
        assert "{" not in SettingsProblem(problem, "key", "found").sentence.english


def test_a_rule_that_loses_cards_is_the_rules_fault_not_the_files() -> None:
    class Losing(SpiderVariant):
        def perform(self, layout: Layout, move: Move) -> Step:
            step = super().perform(layout, move)
            column = layout.columns[0]
            return replace(step, after=step.after.replace({column: step.after[column].without(1)}))

        def configured(self, suits: int, rule: GroupRule) -> "Losing":
            return Losing(self.id, self.name, self.prefix, suits=suits, rule=rule)

    variants = {"spider": Losing("spider", "Spider", "SP")}
    data = lines(HEADER, {"n": 1, "a": "play", "m": "D", "s": 1.0})
    fault = parse_journal(data, variants, SCHEMES).fault
    assert fault is not None
    assert fault.reason is FaultReason.RULES_FAILED
