"""Where piles and cards go, at every window size, for every game of the family."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.engine.piles import PileKind
from spider_qt.ui.table.arranging import MARGIN, MOST_EDGES, WORTH, arrange
from spider_qt.ui.table.geometry import ASPECT, HIDDEN_STEP, OPEN_STEP, Box, Frame, Needs, Slot

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

GAMES = {
    "Spider": Needs(),
    "Simple Simon": Needs(rows=0, runs=4, hidden=0, open=20),
    "Scorpion": Needs(columns=7, rows=1, runs=4, hidden=0, open=22),
    "14 columns": Needs(columns=14, rows=0, runs=8, hidden=0, open=25),
    "4 decks": Needs(columns=13, rows=10, runs=16, open=28),
    "4 cells": Needs(columns=8, runs=8, cells=4, hidden=7, open=20),
    "waste": Needs(columns=6, rows=1, runs=4, waste=1, hidden=0, open=13),
    "10 reserves": Needs(rows=5, runs=8, reserves=10, hidden=4),
    "8 foundations, 8 cells": Needs(
        columns=8, rows=2, runs=0, foundations=8, cells=8, hidden=0, open=20
    ),
    "fanned reserve": Needs(
        columns=5, rows=8, runs=4, reserves=1, reserve_fan=5, hidden=0, open=20
    ),
    "4 columns": Needs(columns=4, rows=12, runs=4, hidden=0, open=13),
}
ANY_NEEDS = st.builds(
    Needs,
    columns=st.integers(4, 14),
    rows=st.integers(0, 12),
    runs=st.integers(0, 16),
    foundations=st.sampled_from((0, 4, 8, 12)),
    waste=st.integers(0, 1),
    cells=st.integers(0, 8),
    reserves=st.sampled_from((0, 1, 2, 3, 10)),
    reserve_fan=st.sampled_from((1, 5)),
    hidden=st.integers(0, 8),
    open=st.integers(1, 30),
    least=st.sampled_from((OPEN_STEP[1], 0.234)),
    left_handed=st.booleans(),
)
WIDTHS, HEIGHTS = st.integers(640, 3840), st.integers(480, 2160)
PIXELS = st.sampled_from((1.0, 1 / 1.25, 1 / 1.5, 1 / 1.75, 0.5))

each_game = pytest.mark.parametrize("needs", GAMES.values(), ids=list(GAMES))
each_size = pytest.mark.parametrize(("width", "height"), SIZES)


def slots(frame: Frame) -> list[Slot]:
    return [slot for some in frame.slots.values() for slot in some]


def assert_laid_out_well(frame: Frame, needs: Needs) -> None:
    """All piles are there, inside the window, apart from each other, on whole device pixels."""
    counts = {kind: len(some) for kind, some in frame.slots.items()}
    assert len(frame.columns) == needs.columns
    assert counts.get(PileKind.STOCK, 0) == bool(needs.rows)
    assert counts.get(PileKind.FOUNDATION, 0) == needs.runs + needs.foundations
    for kind, count in (
        (PileKind.WASTE, needs.waste),
        (PileKind.CELL, needs.cells),
        (PileKind.RESERVE, needs.reserves),
    ):
        assert counts.get(kind, 0) == count
    boxes = [*frame.columns, *(slot.clear for slot in slots(frame))]
    for box in [*boxes, *(slot.box for slot in slots(frame))]:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= frame.width + 1e-6
        assert box.bottom <= frame.height + 1e-6
    for one, other in itertools.combinations(boxes, 2):
        assert one.overlap(other) < 1e-6
    for box in boxes:
        for length in (box.x, box.y):
            assert length / frame.pixel == pytest.approx(round(length / frame.pixel), abs=1e-6)


@each_size
@each_game
@pytest.mark.parametrize("left_handed", [False, True])
def test_every_pile_of_every_game_has_its_place_at_every_size(
    width: int, height: int, needs: Needs, left_handed: bool
) -> None:
    needs = with_(needs, left_handed=left_handed)
    assert_laid_out_well(arrange(width, height, needs), needs)


@settings(deadline=None, max_examples=60)
@given(WIDTHS, HEIGHTS, ANY_NEEDS, PIXELS)
def test_any_game_in_any_window_on_any_screen(
    width: int, height: int, needs: Needs, pixel: float
) -> None:
    frame = arrange(width, height, needs, pixel=pixel)
    assert_laid_out_well(frame, needs)
    assert frame == arrange(width, height, needs, pixel=pixel)


@settings(deadline=None, max_examples=60)
@given(WIDTHS, HEIGHTS, ANY_NEEDS)
def test_every_pile_can_be_hit_and_no_point_belongs_to_two(
    width: int, height: int, needs: Needs
) -> None:
    frame = arrange(width, height, needs)
    boxes = [*frame.columns, *(slot.clear for slot in slots(frame))]
    for box in boxes:
        assert box.width >= 4
        assert box.height >= 4
        x, y = box.x + box.width / 2, box.y + box.height / 2
        assert [other for other in boxes if other.contains(x, y)] == [box]


@settings(deadline=None, max_examples=40)
@given(WIDTHS, HEIGHTS, ANY_NEEDS)
def test_larger_windows_never_have_smaller_cards(width: int, height: int, needs: Needs) -> None:
    small = arrange(width, height, needs).card_width
    for wider, higher in ((width * 2, height), (width, height * 2), (width + 40, height + 40)):
        assert arrange(wider, higher, needs).card_width * WORTH >= small


@each_size
@each_game
def test_the_window_is_used_well(width: int, height: int, needs: Needs) -> None:
    """Cards fill the width or the height; then no larger ones could."""
    frame = arrange(width, height, needs)
    boxes = [*frame.columns, *(slot.box for slot in slots(frame))]
    wide, high = frame.card_width, frame.card_height
    free = width - wide * needs.columns
    tight = free <= wide * (needs.columns * 0.1 + 5 * 1.42 + 0.4)
    longest = needs.longest * high
    assert tight or frame.columns[0].height - longest < 0.06 * height
    assert max(box.bottom for box in boxes) > 0.9 * height - MARGIN * wide


@each_size
def test_a_card_is_five_by_seven(width: int, height: int) -> None:
    for needs in GAMES.values():
        frame = arrange(width, height, needs)
        assert abs(frame.card_height - frame.card_width * ASPECT) <= 1


def test_left_handed_is_the_same_table_the_other_way_round() -> None:
    for needs, (width, height) in itertools.product(GAMES.values(), SIZES):
        right = arrange(width, height, needs)
        left = arrange(width, height, with_(needs, left_handed=True))
        assert (left.card_width, left.card_height) == (right.card_width, right.card_height)
        for kind, some in right.slots.items():
            mirrored = {(width - slot.box.right, slot.box.y) for slot in some}
            found = {(slot.box.x, slot.box.y) for slot in left.slots[kind]}
            assert near(mirrored, found), kind
        xs = [box.x for box in left.columns]
        assert xs == sorted(xs)


def near(some: set[tuple[float, float]], others: set[tuple[float, float]]) -> bool:
    return all(any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in others) for x, y in some)


@pytest.mark.parametrize("name", ["Spider", "waste", "4 decks"])
def test_the_stock_is_under_the_hand(name: str) -> None:
    for left_handed in (False, True):
        for width, height in SIZES:
            needs = with_(GAMES[name], left_handed=left_handed)
            stock = arrange(width, height, needs).slots[PileKind.STOCK][0]
            middle = stock.box.x + stock.box.width / 2
            assert (middle < width / 2) == left_handed


@each_size
@pytest.mark.parametrize("least", [OPEN_STEP[1], 0.234])
def test_a_column_of_25_cards_with_5_hidden_fits_and_can_be_read(
    width: int, height: int, least: float
) -> None:
    frame = arrange(width, height, Needs(least=least))
    drops = frame.drops(5, (False,) * 19)
    assert len(drops) == 25
    assert frame.columns[0].y + drops[-1] + frame.card_height <= frame.columns[0].bottom
    steps = [b - a for a, b in itertools.pairwise(drops)]
    assert min(steps[5:]) >= READABLE
    assert min(steps[5:]) >= least * frame.card_height - 1


@given(
    st.integers(320, 4000),
    st.integers(240, 2400),
    st.integers(0, 12),
    st.lists(st.booleans(), max_size=60),
)
def test_no_column_ever_leaves_its_place(
    width: int, height: int, hidden: int, joined: list[bool]
) -> None:
    frame = arrange(width, height, Needs())
    drops = frame.drops(hidden, tuple(joined))
    assert len(drops) == hidden + len(joined) + 1
    assert list(drops) == sorted(drops)
    assert drops[0] == 0
    assert frame.columns[0].y + drops[-1] + frame.card_height <= frame.columns[0].bottom + 1e-6


@given(st.integers(1, 40), st.sampled_from(SIZES))
def test_a_fan_of_many_cards_stays_in_its_place(count: int, size: tuple[int, int]) -> None:
    frame = arrange(*size, GAMES["fanned reserve"])
    slot = frame.slots[PileKind.RESERVE][0]
    for dx, dy in frame.fan_steps(slot, count):
        card = Box(slot.first.x + dx, slot.first.y + dy, slot.first.width, slot.first.height)
        assert card.right <= slot.box.right + 1
        assert card.bottom <= slot.box.bottom + 1


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 1.75, 2])
def test_every_card_begins_on_a_whole_device_pixel(ratio: float) -> None:
    frame = arrange(1111, 777, Needs(), pixel=1 / ratio)
    lengths = [frame.card_width, frame.card_height]
    for box in [*frame.columns, *(slot.first for slot in slots(frame))]:
        lengths += [box.x, box.y]
    lengths += [part for slot in slots(frame) for part in slot.step]
    lengths += frame.drops(4, (True, False, False))
    for length in lengths:
        assert length * ratio == pytest.approx(round(length * ratio), abs=1e-6)


def test_a_wide_window_has_the_strip_beside_and_a_narrow_one_below() -> None:
    wide, narrow = arrange(1920, 1080, Needs()), arrange(800, 600, Needs())
    stock = PileKind.STOCK
    assert wide.slots[stock][0].first.x > wide.columns[-1].right
    assert narrow.slots[stock][0].first.y >= narrow.columns[0].bottom


def test_what_cards_are_played_to_lies_above_or_beside_and_what_fills_up_below() -> None:
    tall = arrange(1080, 1920, GAMES["10 reserves"])
    for slot, box in zip(tall.slots[PileKind.RESERVE], tall.columns, strict=True):
        assert slot.first.x == box.x
        assert slot.first.bottom < box.y
    assert tall.slots[PileKind.STOCK][0].first.y > tall.columns[0].bottom


def test_cells_and_what_fills_up_share_the_two_sides_of_a_wide_window() -> None:
    wide = arrange(1920, 1080, GAMES["4 cells"])
    assert all(slot.box.right < wide.columns[0].x for slot in wide.slots[PileKind.CELL])
    assert all(slot.box.x > wide.columns[-1].right for slot in wide.slots[PileKind.FOUNDATION])


@pytest.mark.parametrize("needs", [Needs(), *GAMES.values()])
def test_even_a_window_of_nothing_can_be_laid_out(needs: Needs) -> None:
    for width, height in ((0, 0), (30, 800), (800, 30)):
        frame = arrange(width, height, needs)
        assert frame.card_width > 0
        assert frame.drops(5, (False,) * 30)[-1] >= 0
        found = {kind: len(some) for kind, some in frame.slots.items()}
        assert found.get(PileKind.CELL, 0) == needs.cells
        assert found.get(PileKind.FOUNDATION, 0) == needs.runs + needs.foundations


def with_(needs: Needs, **changes: bool) -> Needs:
    return needs._replace(**changes)


def test_hidden_cards_are_the_first_to_close_up() -> None:
    assert HIDDEN_STEP[1] < HIDDEN_STEP[0] < OPEN_STEP[1] < OPEN_STEP[0]


@pytest.mark.parametrize("rows", [1, 5, 6, 12])
def test_a_stock_shows_an_edge_for_each_deal_but_no_comb_of_them(rows: int) -> None:
    frame = arrange(1280, 720, Needs(rows=rows))
    (stock,) = frame.slots[PileKind.STOCK]
    assert stock.fan == min(rows, MOST_EDGES)
