"""Whatever bytes a saved game holds, and whatever its rules do, reading it raises nothing."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Deed, Score, StandardScoring
from spider_qt.engine.spider import SpiderVariant
from spider_qt.storage.files import StorageError
from spider_qt.storage.journal import (
    FaultReason,
    JournalFault,
    Loaded,
    parse_journal,
    read_journal,
)
from spider_qt.storage.settings import ProblemReason, SettingsProblem
from spider_qt.text.storage import journal_sentence
from tests.storage.helpers import SCHEMES, STANDARD, VARIANTS
from tests.storage.reading import HEADER, lines, load


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
