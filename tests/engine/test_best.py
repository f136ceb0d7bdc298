"""Send to best column: the order of docs/rules.md, one rule each."""

from spider_qt.engine.best import best_move
from spider_qt.engine.piles import column
from tests.engine.helpers import columns, position, run


def best(*lines: str, source: int = 5, count: int = 1) -> str | None:
    read = position(*lines)
    move = best_move(read.variant, read.layout, column(source), count)
    return move.text if move else None


def test_a_finished_run_comes_first() -> None:
    lines = (f"T1: {run('S', 'K', '2')}", "T5: 9H AS", "T6: 2S", "T4: 2H")
    assert best(*lines) == "T5x1>T1"


def test_the_same_suit_comes_before_others_however_far() -> None:
    assert best("T1: TS", "T4: TH", "T5: 3H 9S", "T6: TH") == "T5x1>T1"


def test_of_cards_of_the_suit_the_one_with_the_longer_run_is_best() -> None:
    assert best("T1: QS JS TS", "T4: TS", "T5: 3H 9S") == "T5x1>T1"


def test_only_the_part_of_a_mixed_group_that_joins_counts() -> None:
    lines = ("rule: relaxed", "T1: TS", "T4: TH", "T5: 3H 9S 8S 7H")
    assert best(*lines, count=3) == "T5x3>T1"


def test_of_other_suits_the_card_that_ends_the_shortest_run_is_best() -> None:
    assert best("T1: TH", "T4: QD JD TD", "T5: 3H 9S") == "T5x1>T1"


def test_an_empty_column_comes_last() -> None:
    lines = [f"T{n}: KS" for n in (1, 2)] + [f"T{n}: KH" for n in (3, 4)]
    lines += ["T5: 3H 9S", "T7: KD", "T8: KD", "T9: KC"]
    assert best(*lines) == "T5x1>T6"
    assert best(*lines, "T10: TD") == "T5x1>T10"


def test_equals_go_to_the_nearest_column_and_the_left_one_of_two() -> None:
    assert best("T1: TH", "T3: TH", "T5: 3H 9S") == "T5x1>T3"
    assert best("T4: TH", "T5: 3H 9S", "T6: TH") == "T5x1>T4"
    assert best("T4: KH", "T5: 3H 9S", "T7: TH", "T8: TH", "T3: TD", "T9: TD") == "T5x1>T3"


def test_a_whole_column_never_goes_to_an_empty_one() -> None:
    assert best("T5: 9S") is None
    assert best("T5: 9S 8S", count=2) is None
    assert best("T5: 9S 8S") == "T5x1>T4"
    assert best("T5: 3H* 9S 8S", count=2) == "T5x2>T4"


def test_what_may_not_be_lifted_goes_nowhere() -> None:
    assert best("T4: TH", "T5: 9S* 8S", count=2) is None
    assert best("T4: TH", "T5: 9S 8H", count=2) is None
    assert best("T4: TH", count=1) is None
    assert best("T4: TH", "T5: 9S", count=0) is None


def test_what_fits_nowhere_goes_nowhere() -> None:
    others = (*columns("KS KH KD KC"), *columns("QH QD QC JS JH", first=6))
    assert best(*others, "T5: 5H") is None


def test_a_run_that_a_position_holds_whole_is_finished_even_by_an_empty_column() -> None:
    assert best(f"T5: {run('S')}", count=13) == "T5x13>T4"


def test_a_run_that_lies_whole_elsewhere_does_not_draw_cards() -> None:
    assert best(f"T1: {run('S')}", "T5: 3H 9S", "T6: TS") == "T5x1>T6"
