"""Positions of games with more than columns: waste, cells, reserves, foundations, redeals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.engine.notation import (
    PositionError,
    PositionFault,
    format_position,
    parse_position,
)
from spider_qt.engine.spider import SpiderVariant
from spider_qt.text.inputs import position_sentence
from tests.engine.helpers import run, sample, text
from tests.engine.samples import (
    CICELY,
    LONG_TAIL,
    RACHEL_BY_THREES,
    SAMPLES,
    SCORPION_TAIL,
    SMALL,
    SPIDERCELLS,
    SPIDERETTE,
    SPIDIKE,
    UPSTAIRS,
)

RED_BLACK = "KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH"


def body(*lines: str, rules: SpiderVariant) -> list[str]:
    """The printed position without its columns, options and counters."""
    plain = ("game", "suits", "rule", "T", "score", "moves")
    return [row for row in text(sample(rules, *lines)).splitlines() if not row.startswith(plain)]


def test_every_pile_besides_the_columns_prints_in_its_order() -> None:
    assert body("W1: 2S 3H", "stock: AS", rules=RACHEL_BY_THREES) == [
        "stock: AS",
        "W1: 2S 3H",
        "done:",
    ]
    assert body("R1: 2S 3H", rules=LONG_TAIL) == ["stock:", "R1: 2S 3H", "done:"]
    cells = body("c2: 2s", rules=SPIDERCELLS)
    assert cells == ["stock:", "C1:", "C2: 2S", "C3:", "C4:", "done:"]


def test_foundations_of_single_cards_print_where_they_hold_cards() -> None:
    assert body("F2: AS 2S", "T1: KH", rules=SPIDIKE) == ["stock:", "F2: AS 2S", "done:"]
    assert body("F5: KS QS", rules=CICELY)[-2:] == ["F5: KS QS", "done:"]


def test_whole_suits_are_done_and_other_runs_are_written_out() -> None:
    assert body("done: S H", rules=SPIDERETTE) == ["stock:", "done: S H"]
    assert body(f"F1: {run('S')}", rules=SPIDERETTE) == ["stock:", "done: S"]
    assert body(f"F1: {RED_BLACK}", rules=SCORPION_TAIL) == ["stock:", f"F1: {RED_BLACK}", "done:"]


def test_done_fills_the_places_that_foundations_leave_free() -> None:
    wanted = ["stock:", f"F2: {run('H')}", "done:"]
    assert body(f"F2: {run('H')}", rules=SPIDERETTE) == wanted
    assert body(f"F2: {run('H')}", "done: S", rules=SPIDERETTE) == ["stock:", "done: S H"]
    assert body(f"F1: {run('H')}", "F2:", "done: S", rules=SPIDERETTE)[-1] == "done: H S"


def test_a_done_suit_of_a_short_pack_has_its_ranks() -> None:
    layout = sample(SMALL, "done: S").layout
    (pile,) = (layout[f] for f in layout if f.text == "F1")
    assert [card.text for card in pile.cards] == ["3S", "2S", "AS"]
    assert body("done: S", rules=SMALL)[-1] == "done: S"


def test_runs_that_build_up_are_written_out() -> None:
    upwards = " ".join(reversed(run("S").split()))
    assert body(f"F1: {upwards}", rules=UPSTAIRS)[-2:] == [f"F1: {upwards}", "done:"]


def test_redeals_print_where_there_were_any() -> None:
    assert body("redeals: 1", rules=RACHEL_BY_THREES)[-1] == "redeals: 1"
    assert body("redeals: 0", rules=RACHEL_BY_THREES)[-1] == "done:"


@pytest.mark.parametrize(
    ("rules", "line", "fault", "found"),
    [
        (SPIDERETTE, "C1: AS", PositionFault.NO_SUCH_PILE, "C1"),
        (SPIDERETTE, "W1: AS", PositionFault.NO_SUCH_PILE, "W1"),
        (SPIDERETTE, "F5: AS", PositionFault.NO_SUCH_PILE, "F5"),
        (SPIDERCELLS, "C0: AS", PositionFault.NO_SUCH_PILE, "C0"),
        (SPIDERCELLS, "C1234: AS", PositionFault.NO_SUCH_PILE, "C1234"),
        (SPIDERCELLS, "stock: AS", PositionFault.UNKNOWN_KEY, "stock"),
        (SPIDERCELLS, "S1: AS", PositionFault.UNKNOWN_KEY, "s1"),
        (SPIDERCELLS, "C1: AS 2S", PositionFault.BAD_PILE, "C1"),
        (SPIDERCELLS, "F1: KH", PositionFault.BAD_PILE, "F1"),
        (SPIDERCELLS, f"F1: {run('S')}", PositionFault.BAD_PILE, "F1"),
        (SPIDIKE, "F1: 2S", PositionFault.BAD_PILE, "F1"),
        (SPIDIKE, "F1: AS 2H", PositionFault.BAD_PILE, "F1"),
        (SPIDIKE, "F1: AS 3S", PositionFault.BAD_PILE, "F1"),
        (SPIDIKE, "F1: AS*", PositionFault.BAD_PILE, "F1"),
        (CICELY, "F5: AS", PositionFault.BAD_PILE, "F5"),
        (SPIDIKE, "done: S", PositionFault.TOO_MANY_RUNS, "1"),
        (RACHEL_BY_THREES, "redeals: one", PositionFault.BAD_NUMBER, "one"),
    ],
)
def test_what_a_pile_cannot_hold_is_refused_with_the_line(
    rules: SpiderVariant, line: str, fault: PositionFault, found: str
) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(f"game: {rules.id}\n{line}", SAMPLES)
    assert (caught.value.fault, caught.value.line, caught.value.found) == (fault, 2, found)
    sentence = position_sentence(caught.value).english
    assert sentence.startswith("Line 2: ")
    assert found in sentence


KEYS = ["T1:", "C1:", "W1:", "R1:", "F1:", "F9:", "stock:", "done:", "redeals:", "suits:"]
CARDS = ["AS", "2S", "kh", "10d", "7D*", "S", "H", "1", "|", "#", "-", "İ"]
words = st.sampled_from([*KEYS, *CARDS, "\n"])


@given(st.sampled_from(sorted(SAMPLES)), st.lists(words, max_size=25))
def test_any_text_is_a_position_that_prints_the_same_again_or_a_named_fault(
    game: str, found: list[str]
) -> None:
    try:
        read = parse_position(f"game: {game}\n{' '.join(found)}", SAMPLES)
    except PositionError as error:
        fault = position_sentence(error).english
    else:
        fault = ""
        printed = format_position(read)
        assert format_position(parse_position(printed, SAMPLES)) == printed
    assert fault == "" or fault.startswith("Line ")
