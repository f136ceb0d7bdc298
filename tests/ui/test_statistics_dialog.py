"""The statistics dialog: numbers that are what they say, plots, and a lazy list."""

from datetime import timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from spider_qt.storage.statistics import GameRecord, StatisticsStore, Status
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.statistics_games import CHUNK

from .conftest import WindowBench
from .tallies import TODAY, figures, finished, opened, three_games


@pytest.fixture
def store(bench: WindowBench) -> StatisticsStore:
    """The statistics of one won and one lost game of two suits, and one won of four."""
    return three_games(bench)


# Figures ---------------------------------------------------------------------------


def test_a_label_is_its_number_losses_are_in_the_time_of_all_games(
    bench: WindowBench, store: StatisticsStore
) -> None:
    shown = figures(bench)
    assert shown["Time of all games together"] == "1:30"
    assert shown["Time of the won games together"] == "0:30"
    assert shown["Mean time of all games"] == "0:45"
    assert shown["Shortest won game"] == "0:30"
    assert store.summary().played == 3


def test_every_figure_of_a_summary_is_shown(bench: WindowBench, store: StatisticsStore) -> None:
    shown = figures(bench)
    assert shown["Played to an end"] == "2"
    assert (shown["Won"], shown["Lost"], shown["Given up"]) == ("1", "1", "0")
    assert shown["Won, of all games"] == "50%"
    assert shown["Current streak"] == "1 game won"
    assert shown["Most games won in a row"] == "1"
    assert shown["Fewest moves of a won game"] == "120"
    assert shown["Moves in all games"] == "200"
    assert shown["Best score of all games"] == "900"
    assert shown["Mean score of all games"] == "650"
    assert shown["Steps undone in all games"] == "3"
    assert shown["Won without undo and hints"] == "1"
    assert store.summary().won == 2


def test_it_opens_on_the_kind_of_game_that_is_on_the_table(
    bench: WindowBench, store: StatisticsStore
) -> None:
    assert figures(bench)["Played to an end"] == "2"
    bench.dialog("statistics").close()
    bench.controller.new_game(bench.controller.wish_of_code("SP1-S4C-AAAAAAD"))
    assert figures(bench)["Played to an end"] == "1"
    bench.dialog("statistics").close()
    bench.controller.new_game(bench.controller.wish_of_code("SP1-S1C-AAAAAAD"))
    shown = figures(bench)
    assert shown["Played to an end"] == "0"
    assert shown["Shortest won game"] == "\N{EN DASH}"
    assert store.summary().played == 3


def test_games_are_chosen_by_suits_and_by_time(bench: WindowBench, store: StatisticsStore) -> None:
    old = (TODAY - timedelta(40)).isoformat()
    store.record(finished(4, Status.ABANDONED, day=old))
    dialog = opened(bench)
    assert dialog.figures.figures()["Played to an end"] == "3"
    dialog.filter.boxes["suits"].setCurrentIndex(0)
    assert dialog.figures.figures()["Played to an end"] == "4"
    dialog.filter.boxes["period"].setCurrentIndex(2)
    assert dialog.figures.figures()["Played to an end"] == "3"
    assert dialog.figures.figures()["Given up"] == "0"


def test_games_are_chosen_by_the_difficulty_of_their_deals(
    bench: WindowBench, store: StatisticsStore
) -> None:
    store.record(finished(4, difficulty="hard"))
    dialog = opened(bench)
    assert dialog.figures.figures()["Played to an end"] == "3"
    box = dialog.filter.boxes["difficulty"]
    assert {box.itemText(row) for row in range(box.count())} == {"All", "Not known", "hard"}
    box.setCurrentIndex(box.findText("hard"))
    assert dialog.figures.figures()["Played to an end"] == "1"
    box.setCurrentIndex(box.findText("Not known"))
    assert dialog.figures.figures()["Played to an end"] == "2"


def test_games_in_progress_are_shown_apart(bench: WindowBench) -> None:
    assert figures(bench)["In progress, not counted"] == "0"
    bench.dialog("statistics").close()
    bench.do(Command.DEAL)
    bench.controller.new_game(bench.controller.wish_of_code("SP1-S2C-AAAAAAB"))
    bench.do(Command.DEAL)
    shown = figures(bench)
    assert shown["In progress, not counted"] == "2"
    assert shown["Played to an end"] == "0"


def test_a_game_that_was_just_won_is_in_the_figures(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    bench.move("T2>T1")
    assert figures(bench)["Won"] == "1"


@pytest.mark.parametrize("paused", [True, False])
def test_looking_at_the_statistics_leaves_a_pause_as_it_was(
    bench: WindowBench, paused: bool
) -> None:
    bench.controller.set_paused(paused)
    bench.press("Ctrl+T")
    bench.press("Esc", bench.dialog("statistics"))
    assert bench.dialogs() == []
    assert bench.controller.paused is paused


# Over time -------------------------------------------------------------------------


def test_the_plot_counts_each_month_and_shows_those_without_games(
    bench: WindowBench, store: StatisticsStore
) -> None:
    for number, day in enumerate(("2025-01-31", "2025-03-01", "2025-03-31"), start=10):
        store.record(finished(number, Status.ABANDONED, day=day))
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.time)
    chart = dialog.time.over_time.chart
    assert chart.labels[:3] == ("Jan 2025", "Feb 2025", "Mar 2025")
    won, lost, given_up = (series.values for series in chart.series)
    assert given_up[:3] == (1, 0, 2)
    assert (won[-1], lost[-1]) == (1, 1)
    assert chart.line[1] is None
    assert chart.line[-1] == 0.5
    assert chart.told[1] == "Feb 2025: no game"
    assert chart.told[2] == "Mar 2025: 2 games, 0 won, 0 lost, 2 given up, 0% won"


def test_weeks_begin_on_monday(bench: WindowBench, store: StatisticsStore) -> None:
    store.record(finished(10, Status.WON, day="2026-01-04"))
    store.record(finished(11, Status.WON, day="2026-01-05"))
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.time)
    dialog.time.buckets.setCurrentIndex(0)
    told = dialog.time.over_time.chart.told
    assert told[0].startswith("Week from 12/29/25: 1 game, 1 won")
    assert told[1].startswith("Week from 1/5/26: 1 game, 1 won")


def test_the_values_of_a_bar_are_read_by_keys(bench: WindowBench, store: StatisticsStore) -> None:
    store.record(finished(9, Status.WON, day="2025-01-31"))
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.time)
    bench.bot.waitUntil(dialog.isActiveWindow)
    dialog.time.over_time.setFocus()
    QTest.keyClick(dialog.time.over_time, Qt.Key.Key_Home)
    assert dialog.time.told.text() == "Jan 2025: 1 game, 1 won, 0 lost, 0 given up, 100% won"
    dialog.time.spread.setFocus()
    assert dialog.time.told.text() == dialog.time.spread.told != ""


def test_the_spread_says_which_games_it_is_about(
    bench: WindowBench, store: StatisticsStore
) -> None:
    for number in range(20, 60):
        store.record(finished(number, Status.WON, seconds=100.0 + number))
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.time)
    dialog.time.measures.setCurrentIndex(1)
    assert dialog.time.measures.currentText() == "Times of the won games"
    chart = dialog.time.spread.chart
    assert sum(chart.series[0].values) == 41
    assert "0:30 to less than 0:40: 1 game" in chart.told


def test_without_games_every_page_says_so_and_takes_keys(bench: WindowBench) -> None:
    dialog = opened(bench)
    for index in range(3):
        dialog.pages.setCurrentIndex(index)
        QApplication.processEvents()
        assert not dialog.grab().isNull()
    assert dialog.time.over_time.chart.empty == "No game of this kind has ended yet."
    assert dialog.games.model.rowCount() == 0
    assert dialog.news == ""


# The list --------------------------------------------------------------------------


def test_the_list_reads_as_far_as_one_looks(
    bench: WindowBench, store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def games(wanted: object, order: object, limit: int, offset: int) -> tuple[GameRecord, ...]:
        del wanted, order
        asked.append((limit, offset))
        last = min(offset + limit, 1_000_000)
        return tuple(finished(number) for number in range(offset, last))

    monkeypatch.setattr(store, "games", games)
    dialog = opened(bench)
    assert asked == []
    dialog.pages.setCurrentWidget(dialog.games)
    QApplication.processEvents()
    model, table = dialog.games.model, dialog.findChild(QTableView)
    assert table is not None
    assert model.rowCount() <= 2 * CHUNK
    table.scrollToBottom()
    QApplication.processEvents()
    assert model.canFetchMore(QModelIndex())
    assert model.rowCount() <= 4 * CHUNK
    assert all(limit == CHUNK for limit, _ in asked)


def test_the_last_part_of_the_list_ends_the_reading(
    bench: WindowBench, store: StatisticsStore
) -> None:
    for number in range(100, 100 + 2 * CHUNK):
        store.record(finished(number))
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.games)
    model = dialog.games.model
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    assert model.rowCount() == 2 * CHUNK + 2
    ids = [model.record(row).id for row in range(model.rowCount())]
    assert len(set(ids)) == len(ids)


def test_the_list_is_sorted_as_one_likes(bench: WindowBench, store: StatisticsStore) -> None:
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.games)
    cells = dialog.games.model

    def column(place: int) -> list[str]:
        rows = range(cells.rowCount())
        return [str(cells.data(cells.index(row, place))) for row in rows]

    assert column(2) == ["Won", "Lost"]
    assert column(1) == ["Spider, 2 suits, Classic"] * 2
    dialog.games.orders.setCurrentIndex(1)
    assert column(2) == ["Lost", "Won"]
    dialog.games.orders.setCurrentIndex(2)
    assert column(3) == ["900", "400"]
    assert store.summary().played == 3
