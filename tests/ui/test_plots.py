"""The plots: read without colours, walked by keys, scrolled where they have no room."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from spider_qt.ui.plot_chart import Chart, Series
from spider_qt.ui.plot_paint import legend_place
from spider_qt.ui.plot_scale import nice_scale, round_step
from spider_qt.ui.plots import Plot
from spider_qt.ui.schemes import palette


def chart(bars: int) -> Chart:
    numbers = range(1, bars + 1)
    return Chart(
        labels=tuple(f"m{n}" for n in numbers),
        told=tuple(f"month {n}: {3 * n} games" for n in numbers),
        series=(
            Series("Won", tuple(numbers)),
            Series("Lost", tuple(numbers)),
            Series("Given up", tuple(numbers)),
        ),
        line=tuple(None if n % 5 == 0 else n / bars for n in numbers),
        line_name="Won, in percent",
        empty="No game yet.",
    )


@pytest.fixture
def plot(qtbot: QtBot) -> Iterator[Plot]:
    made = Plot()
    qtbot.addWidget(made)
    made.resize(600, 260)
    made.show_chart(chart(12))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.clearFocus()
    yield made
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("room", [460.0, 420.0, 383.0])
def test_a_legend_moves_up_before_it_is_cut(room: float) -> None:
    widths = [80.0, 75.0, 90.0, 120.0]  # 365 together
    assert legend_place(widths, 30.0, 600.0) == (30.0, 18.0)
    begin, gap = legend_place(widths, 30.0, room)
    assert 0 <= begin <= 30
    assert gap >= 6
    assert begin + sum(widths) + 3 * gap <= room


@pytest.mark.parametrize(
    ("largest", "values"),
    [
        (0, (0, 1)),
        (1, (0, 1)),
        (3, (0, 1, 2, 3)),
        (10, (0, 5, 10)),
        (45, (0, 20, 40, 60)),
        (1_000_000, (0, 500_000, 1_000_000)),
    ],
)
def test_an_axis_has_round_numbers_and_room_for_the_largest(
    largest: int, values: tuple[int, ...]
) -> None:
    scale = nice_scale(largest)
    assert scale.values == values
    assert scale.top >= largest


@pytest.mark.parametrize(
    ("least", "step"), [(0, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (99, 100), (101, 200)]
)
def test_a_step_is_one_two_or_five_times_a_power_of_ten(least: float, step: int) -> None:
    assert round_step(least) == step


def test_arrows_home_end_and_pages_walk_over_the_bars_and_tell_their_values(plot: Plot) -> None:
    plot.setFocus()
    seen = []
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_End,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageUp,
    ):
        QTest.keyClick(plot, key)
        seen.append(plot.at)
    assert seen == [10, 0, 0, 1, 11, 11, 0]
    assert plot.told == "month 1: 3 games"
    assert plot.accessibleDescription() == plot.told


def test_the_focus_points_at_the_newest_bar_and_leaves_nothing_behind(plot: Plot) -> None:
    plot.setFocus()
    assert plot.told == "month 12: 36 games"
    plot.clearFocus()
    assert plot.at is None
    assert plot.accessibleDescription() == ""


def test_the_pointer_tells_the_values_of_the_bar_under_it(plot: Plot) -> None:
    told = []
    plot.chosen.connect(lambda: told.append(plot.told))
    for index in (0, 7):
        QTest.mouseMove(plot, plot.box_of(index).center().toPoint())
        QTest.qWait(1)
    QTest.mouseMove(plot, QPoint(2, 2))
    QTest.qWait(1)
    assert told == ["month 1: 3 games", "month 8: 24 games", ""]


def test_bars_without_room_are_scrolled_and_the_newest_are_seen_first(plot: Plot) -> None:
    bar = plot.findChild(QScrollBar)
    assert bar is not None
    assert not bar.isVisible()
    plot.show_chart(chart(500))
    assert bar.isVisible()
    assert plot.visible_bars.stop == 500
    assert 20 < len(plot.visible_bars) < 500
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert plot.visible_bars.start == 0
    assert plot.told == "month 1: 3 games"
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert plot.visible_bars.stop == 500


def test_the_wheel_scrolls(plot: Plot) -> None:
    plot.show_chart(chart(500))
    before = plot.visible_bars.start
    at = plot.rect().center()
    event = QWheelEvent(
        at.toPointF(),
        plot.mapToGlobal(at).toPointF(),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot, event)
    assert plot.visible_bars.start < before


def test_a_wider_window_shows_more_bars_and_the_newest_stay(plot: Plot) -> None:
    plot.show_chart(chart(500))
    before = len(plot.visible_bars)
    plot.resize(900, 260)
    QApplication.processEvents()
    assert len(plot.visible_bars) > before
    assert plot.visible_bars.stop == 500


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_parts_of_a_bar_are_told_apart_without_colour(plot: Plot, scheme: str) -> None:
    plot.setPalette(palette(scheme))
    plot.resize(900, 400)
    one = Chart(("a",), ("a: 3",), tuple(Series(name, (1,)) for name in "wlg"))
    plot.show_chart(one)
    image = plot.grab().toImage()
    box = plot.box_of(0)
    high = box.height() / 3
    patterns: list[tuple[int, ...]] = []
    for part in range(3):
        middle = round(box.bottom() - high * (part + 0.5))
        x = round(box.center().x())
        patterns.append(
            tuple(
                QColor(image.pixel(across, down)).lightness()
                for across in range(x - 16, x + 16)
                for down in range(middle - 16, middle + 16)
            )
        )
    varied = [max(pattern) - min(pattern) > 60 for pattern in patterns]
    assert varied == [False, True, True]
    dots, stripes = patterns[2], patterns[1]
    assert sum(abs(a - b) for a, b in zip(dots, stripes, strict=True)) > 5_000


def test_without_bars_the_plot_says_why_and_keys_do_no_harm(plot: Plot) -> None:
    plot.show_chart(Chart(empty="No game yet."))
    plot.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(plot, key)
    assert plot.at is None
    assert plot.told == ""
    assert plot.grab().toImage().size() == plot.size()


def test_from_right_to_left_time_runs_to_the_left(plot: Plot) -> None:
    plot.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert plot.box_of(0).left() > plot.box_of(11).left()
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.at == 10
    assert not plot.grab().isNull()
