"""Where piles and cards go, at every window size."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.ui.table.geometry import (
    ASPECT,
    HIDDEN_STEP,
    OPEN_STEP,
    Box,
    Frame,
    arrange,
    column_steps,
)

SIZES = [
    (640, 480),
    (800, 600),
    (1024, 600),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (1080, 1920),
]
READABLE = 13.0
"""The least strip, in pixels, on which rank and suit are still told apart."""


def boxes(frame: Frame, rows: int) -> list[Box]:
    dx, dy = frame.row_step
    base = frame.stock
    fan = Box(base.x, base.y, base.width + dx * (rows - 1), base.height + dy * (rows - 1))
    return [*frame.columns, fan, *frame.extras]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_pile_lies_inside_the_window(width: int, height: int) -> None:
    for columns, rows in itertools.product(range(4, 15), (1, 5, 11)):
        frame = arrange(width, height, columns, 8, rows=rows)
        for box in boxes(frame, rows):
            assert box.x >= 0
            assert box.y >= 0
            assert box.right <= width, (columns, rows)
            assert box.bottom <= height, (columns, rows)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_columns_and_strip_never_overlap(width: int, height: int) -> None:
    for columns in range(4, 15):
        frame = arrange(width, height, columns, 8)
        *piles, stock = boxes(frame, 5)[: columns + 1]
        for one, other in itertools.combinations([*piles, stock], 2):
            assert one.overlap(other) == 0, columns
        for extra in frame.extras:
            assert all(extra.overlap(box) == 0 for box in [*piles, stock]), columns


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_is_five_by_seven(width: int, height: int) -> None:
    for columns in range(4, 15):
        frame = arrange(width, height, columns, 8)
        assert abs(frame.card_height - frame.card_width * ASPECT) <= 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ten_columns_use_the_window_well(width: int, height: int) -> None:
    frame = arrange(width, height, 10, 8)
    span = frame.columns[-1].right - frame.columns[0].x
    assert span > 0.75 * width or frame.columns[0].height > 0.75 * height
    assert frame.card_width > width / 18


@pytest.mark.parametrize(("width", "height"), [(640, 480), *SIZES])
def test_a_column_of_25_cards_with_5_hidden_fits_and_can_be_read(width: int, height: int) -> None:
    frame = arrange(width, height, 10, 8)
    drops = frame.drops(5, (False,) * 19)
    assert len(drops) == 25
    assert frame.columns[0].y + drops[-1] + frame.card_height <= frame.columns[0].bottom
    steps = [b - a for a, b in itertools.pairwise(drops)]
    assert min(steps[5:]) >= READABLE
    assert min(steps[5:]) >= OPEN_STEP[1] * frame.card_height - 1


@given(
    st.integers(320, 4000),
    st.integers(240, 2400),
    st.integers(0, 12),
    st.lists(st.booleans(), max_size=60),
)
def test_no_column_ever_leaves_its_place(
    width: int, height: int, hidden: int, joined: list[bool]
) -> None:
    frame = arrange(width, height, 10, 8)
    drops = frame.drops(hidden, tuple(joined))
    assert len(drops) == hidden + len(joined) + 1
    assert list(drops) == sorted(drops)
    assert drops[0] == 0
    assert frame.columns[0].y + drops[-1] + frame.card_height <= frame.columns[0].bottom + 1e-6


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


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_every_card_begins_on_a_whole_device_pixel(ratio: float) -> None:
    frame = arrange(1111, 777, 10, 8, pixel=1 / ratio)
    lengths = [frame.card_width, frame.card_height]
    for box in boxes(frame, 5):
        lengths += [box.x, box.y]
    lengths += frame.drops(4, (True, False, False))
    for length in lengths:
        assert length * ratio == pytest.approx(round(length * ratio), abs=1e-6)


def test_a_wide_window_has_the_strip_beside_and_a_narrow_one_below() -> None:
    wide, narrow = arrange(1920, 1080, 10, 8), arrange(800, 600, 10, 8)
    assert wide.stock.x > wide.columns[-1].right
    assert narrow.stock.y >= narrow.columns[0].bottom


def test_even_a_window_of_nothing_can_be_laid_out() -> None:
    frame = arrange(0, 0, 10, 8)
    assert frame.card_width > 0
    assert frame.drops(5, (False,) * 30)[-1] >= 0
