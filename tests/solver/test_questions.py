"""Questions and answers as lines: what goes in comes out, and nothing else is taken."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.solver.questions import (
    BIGGEST_LINE,
    Cancel,
    Cancelled,
    DealAnswer,
    DealQuestion,
    Failed,
    HintAnswer,
    HintQuestion,
    LineError,
    Message,
    Ready,
    SolveAnswer,
    SolveQuestion,
    from_line,
    to_line,
)
from spider_qt.solver.search import Verdict

MESSAGES: tuple[Message, ...] = (
    HintQuestion("T1: KS\n", ("T2: AS\n", "T3:\n")),
    SolveQuestion("T1: KS\n", 2.5, 1000),
    SolveQuestion("T1: KS\n"),
    DealQuestion("spider", 4, "classic", "hard", 7, 60.0),
    HintAnswer("T1x1>T2", "prepares", "turns_card", 3),
    HintAnswer(None, "nothing"),
    SolveAnswer(Verdict.WINNABLE, ("T1x1>T2", "D"), 12, 0.5, 150),
    DealAnswer(3, "easy"),
    DealAnswer(None),
    Failed("no reason, “really”\n"),
    Cancel(),
    Cancelled(),
    Ready(),
)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: type(one).__name__)
def test_what_is_written_is_read_back_from_one_line(message: Message) -> None:
    line = to_line(17, message)
    assert line.count("\n") == 1
    assert line.endswith("\n")
    assert from_line(line) == (17, message)


@pytest.mark.parametrize(
    ("line", "says", "number"),
    [
        ("", "no JSON", 0),
        ("[" * 100_000, "no JSON", 0),
        ("[1]", "no JSON object", 0),
        ('{"kind": "ready"}', "no id", 0),
        ('{"id": true, "kind": "ready"}', "no id", 0),
        ('{"id": -1, "kind": "ready"}', "no id", 0),
        ('{"id": 4, "kind": "wish"}', "the kind is none of hint, solve, ", 4),
        ('{"id": 4, "kind": ["hint"]}', "the kind is none of", 4),
        ('{"id": 4, "kind": "hint"}', "position", 4),
        ('{"id": 4, "kind": "hint", "position": 3}', "wrong type", 4),
        ('{"id": 4, "kind": "hint", "position": "", "before": "T1:"}', "wrong type", 4),
        ('{"id": 4, "kind": "hint", "position": "", "before": [3]}', "wrong type", 4),
        ('{"id": 4, "kind": "hint", "position": "", "peek": true}', "no field 'peek'", 4),
        ('{"id": 4, "kind": "solve", "position": "", "seconds": NaN}', "not from 0", 4),
        ('{"id": 4, "kind": "solve", "position": "", "seconds": -1}', "not from 0", 4),
        ('{"id": 4, "kind": "solve", "position": "", "seconds": 1e9}', "not from 0", 4),
        ('{"id": 4, "kind": "solve", "position": "", "nodes": true}', "wrong type", 4),
        ('{"id": 4, "kind": "solve", "position": "", "nodes": 1.5}', "wrong type", 4),
        ('{"id": 4, "kind": "verdict", "verdict": "perhaps"}', "perhaps", 4),
    ],
)
def test_what_says_nothing_is_refused_with_its_reason(line: str, says: str, number: int) -> None:
    with pytest.raises(LineError) as caught:
        from_line(line)
    assert says in caught.value.reason
    assert caught.value.number == number


def test_a_line_has_its_limit() -> None:
    with pytest.raises(LineError, match="characters"):
        from_line(to_line(1, Failed("x" * BIGGEST_LINE)))


_JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@settings(derandomize=True, database=None, deadline=None, max_examples=60)
@given(
    kind=st.sampled_from(["hint", "solve", "deal", "advice", "verdict", "found", "failed"]),
    fields=st.dictionaries(
        st.sampled_from(["position", "before", "seconds", "move", "why"]), _JSON
    ),
)
def test_no_line_of_json_breaks_the_reader(kind: str, fields: dict[str, object]) -> None:
    line = json.dumps({"id": 1, "kind": kind, **fields})
    read = None
    with suppress(LineError):  # the only thing that it may raise
        read = from_line(line)
    assert read is None or from_line(to_line(*read)) == read
