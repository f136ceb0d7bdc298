"""The generator's path values, on which every picture rests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resources.cardgen.paths import ellipse, number, path, polygon, rounded


@pytest.mark.parametrize("data", ["M0 0 Q1 1 2 2", "M0 0 L1", "M 0 0 A1 1 0 0 0 2 2", "M"])
def test_other_commands_and_missing_numbers_are_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"needs|not path data"):
        path(data)


def test_data_is_relative_and_closing_returns_to_the_start() -> None:
    assert path("M10 10 H20 V20 Z M30 30 L30.5 29.5").data == "m10 10l10 0l0 10zm20 20l.5-.5"


@given(st.lists(st.tuples(st.floats(-500, 500), st.floats(-500, 500)), min_size=2, max_size=60))
def test_rounding_never_adds_up_along_a_path(points: list[tuple[float, float]]) -> None:
    drawn = polygon(*points).data.removesuffix("z")
    x = y = 0.0
    steps = path(drawn.upper()).segments
    for (_, ((dx, dy),)), (px, py) in zip(steps, points, strict=True):
        x, y = x + dx, y + dy
        assert abs(x - px) < 0.051
        assert abs(y - py) < 0.051


def test_numbers_have_one_decimal_and_nothing_needless() -> None:
    shown = [number(v) for v in (1.0, -0.04, 0.5, -0.5, 10.26, 100)]
    assert shown == ["1", "0", ".5", "-.5", "10.3", "100"]


def test_turning_by_half_keeps_a_symmetrical_shape_in_place() -> None:
    shape = rounded(10, 20, 30, 40, 5) + ellipse(25, 40, 6, 9)
    assert shape.turned(180, (25, 40)).box == pytest.approx(shape.box)
