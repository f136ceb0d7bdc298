"""How columns close up: in a fixed order, and never more than they must."""

import pytest

from spider_qt.ui.table.geometry import HIDDEN_STEP, OPEN_STEP, column_steps

LARGE = 0.234
"""The least step at which a large index is whole."""


def test_a_short_column_has_the_usual_steps() -> None:
    assert column_steps(2, (True, False), 10) == (
        HIDDEN_STEP[0],
        HIDDEN_STEP[0],
        OPEN_STEP[0],
        OPEN_STEP[0],
    )


def test_hidden_cards_close_up_first_then_runs_then_the_rest() -> None:
    usual = 4 * HIDDEN_STEP[0] + 8 * OPEN_STEP[0]
    joined = (True,) * 4 + (False,) * 4
    a_little = column_steps(4, joined, usual - 0.1)
    assert a_little[0] < HIDDEN_STEP[0]
    assert a_little[4:] == (OPEN_STEP[0],) * 8
    more = column_steps(4, joined, usual - 4 * (HIDDEN_STEP[0] - HIDDEN_STEP[1]) - 0.1)
    assert more[:4] == (HIDDEN_STEP[1],) * 4
    assert more[4] < OPEN_STEP[0]
    assert more[8:] == (OPEN_STEP[0],) * 4
    least = 4 * HIDDEN_STEP[1] + 8 * OPEN_STEP[1]
    tight = column_steps(4, joined, least + 0.05)
    assert tight[4:8] == (OPEN_STEP[1],) * 4
    assert OPEN_STEP[1] < tight[8] < OPEN_STEP[0]
    squeezed = column_steps(4, joined, least / 2)
    assert sum(squeezed) == pytest.approx(least / 2)


def test_a_large_index_is_given_up_only_after_everything_else() -> None:
    joined = (True,) * 4 + (False,) * 4
    whole = 4 * HIDDEN_STEP[1] + 8 * LARGE
    assert column_steps(4, joined, whole, LARGE)[4:] == pytest.approx((LARGE,) * 8)
    less = column_steps(4, joined, whole - 0.1, LARGE)
    assert less[4] < LARGE
    assert less[8:] == pytest.approx((LARGE,) * 4)
    least = column_steps(4, joined, 4 * HIDDEN_STEP[1] + 8 * OPEN_STEP[1], LARGE)
    assert least[4:] == pytest.approx((OPEN_STEP[1],) * 8)


def test_the_steps_never_take_more_room_than_there_is() -> None:
    for tenths in range(60):
        steps = column_steps(5, (False, True) * 10, tenths / 10)
        assert sum(steps) <= tenths / 10 + 1e-9 or steps[-1] == OPEN_STEP[0]
