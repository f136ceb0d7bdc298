"""Columns as a card player writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.api import SPIDER_COLUMNS
from spider_qt.api.variant_file_columns import (
    BadColumns,
    read_columns,
    with_extras,
    write_columns,
)


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("4 x 5+1, 6 x 4+1", SPIDER_COLUMNS),
        ("4x5+1,6X4+1", SPIDER_COLUMNS),
        ("4 \u00d7 5 + 1, 6 * 4 + 1", SPIDER_COLUMNS),
        (["5+1"] * 4 + ["6 x 4+1"], SPIDER_COLUMNS),
        ("8", ((0, 8),)),
        ("1, 1+1, 2+1", ((0, 1), (1, 1), (2, 1))),
        ("2 x 0", ((0, 0), (0, 0))),
    ],
)
def test_columns_are_read(text: str | list[str], columns: tuple[tuple[int, int], ...]) -> None:
    assert read_columns(text) == columns


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("", BadColumns("", 0)),
        ("5+1, ten x 2", BadColumns("ten x 2", 1)),
        ("5+", BadColumns("5+", 0)),
        ("5+1+1", BadColumns("5+1+1", 0)),
        ("-1", BadColumns("-1", 0)),
        ("0 x 5", BadColumns("0 x 5", 0)),
        ("15 x 1", BadColumns("15 x 1", 0)),
        ("60+1", BadColumns("60+1", 0)),
        ("9999999999999999", BadColumns("9999999999999999", 0)),
        ("5+1,", BadColumns("", 1)),
        (["5+1", "\u0665"], BadColumns("\u0665", 1)),
    ],
)
def test_what_says_no_columns_is_named(text: str | list[str], bad: BadColumns) -> None:
    assert read_columns(text) == bad


def test_a_thousand_columns_are_not_made() -> None:
    columns = read_columns("14 x 1, " * 1000 + "1")
    assert not isinstance(columns, BadColumns)
    assert 14 < len(columns) <= 28


def test_extra_cards_go_to_the_columns_that_are_named() -> None:
    columns = read_columns("10 x 4+1")
    assert not isinstance(columns, BadColumns)
    assert with_extras(columns, [1, 2, 3, 4], 1, 0) == SPIDER_COLUMNS
    assert with_extras(((0, 1),) * 3, [3, 3], 0, 2) == ((0, 1), (0, 1), (0, 5))


@given(
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=1, max_size=14).map(tuple)
)
def test_what_is_written_is_read_as_the_same(columns: tuple[tuple[int, int], ...]) -> None:
    assert read_columns(write_columns(columns)) == columns


def test_the_shortest_way_to_write_them_is_taken() -> None:
    assert write_columns(SPIDER_COLUMNS) == "4 x 5+1, 6 x 4+1"
    assert write_columns(((0, 1), (1, 1), (1, 1))) == "1, 2 x 1+1"
