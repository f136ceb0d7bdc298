"""The statistics go out, begin anew and fail without harm; every language has room."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from spider_qt.storage.files import StorageError
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.window_place import FRAME

from .conftest import WindowBench
from .tallies import button, opened, three_games
from .test_fit import cut, mnemonics


@pytest.fixture
def store(bench: WindowBench) -> StatisticsStore:
    """The statistics of one won and one lost game of two suits, and one won of four."""
    return three_games(bench)


# Out and back ----------------------------------------------------------------------


@pytest.mark.usefixtures("store")
def test_the_end_of_the_name_says_in_which_form_however_it_is_spelled(
    bench: WindowBench, tmp_path: Path
) -> None:
    opened(bench)._write(str(tmp_path / "GAMES.JSON"))
    found = json.loads((tmp_path / "GAMES.JSON").read_text(encoding="utf-8"))
    assert len(found["games"]) == 2  # of the three, those like the game on the table


def test_the_chosen_games_are_exported_as_csv_and_json(
    bench: WindowBench, store: StatisticsStore, tmp_path: Path
) -> None:
    dialog = opened(bench)
    for name in ("games.csv", "games.json"):
        button(dialog, "&Export\N{HORIZONTAL ELLIPSIS}").click()
        chooser = dialog.findChild(QFileDialog)
        assert chooser is not None
        chooser.fileSelected.emit(str(tmp_path / name))
        chooser.close()
        QApplication.sendPostedEvents(chooser, 0)
        QApplication.processEvents()
        assert dialog.news == f"2 games were written to {tmp_path / name}"
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    values = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))["games"]
    assert [row["id"] for row in rows] == [value["id"] for value in values]
    assert len(rows) == 2
    assert store.summary().played == 3


def test_beginning_anew_asks_first_and_keeps_a_copy(
    bench: WindowBench, store: StatisticsStore
) -> None:
    dialog = opened(bench)
    button(dialog, "&Begin anew\N{HORIZONTAL ELLIPSIS}").click()
    bench.press("Esc", bench.dialog("question"))
    assert store.summary().played == 3
    button(dialog, "&Begin anew\N{HORIZONTAL ELLIPSIS}").click()
    QApplication.processEvents()
    bench.dialog("question").accept()
    assert store.summary().played == 0
    assert dialog.figures.figures()["Played to an end"] == "0"
    copies = list(store.path.parent.glob("statistics.reset-*.db"))
    assert len(copies) == 1
    assert str(copies[0]) in dialog.news
    assert StatisticsStore(copies[0]).summary().played == 3


@pytest.mark.parametrize("page", [0, 1, 2])
def test_statistics_that_cannot_be_read_are_told_without_harm(
    bench: WindowBench, store: StatisticsStore, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    def fail(*values: object) -> None:
        del values
        raise StorageError(store.path, "disk on fire")

    for name in ("summary", "choices", "over_time", "spread", "games"):
        monkeypatch.setattr(store, name, fail)
    dialog = opened(bench)
    dialog.pages.setCurrentIndex(page)
    assert "disk on fire" in dialog.news
    assert str(store.path) in dialog.news


def test_a_place_that_cannot_be_written_is_told(
    bench: WindowBench, store: StatisticsStore, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    dialog = opened(bench)
    dialog._write(str(blocked / "games.csv"))
    assert "could not be written" in dialog.news
    assert store.summary().played == 3


def test_a_damaged_file_is_told_with_the_place_of_its_copy(bench: WindowBench) -> None:
    path = bench.recorder.store.path
    path.write_bytes(b"this is no database" * 100)
    dialog = opened(bench)
    assert "damaged" in dialog.news
    assert str(path.parent) in dialog.news
    assert dialog.figures.figures()["Played to an end"] == "0"


# Looks and words -------------------------------------------------------------------


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.usefixtures("store")
def test_no_text_is_cut_and_no_mnemonic_twice_in_any_language(
    bench: WindowBench, code: str
) -> None:
    bench.languages.use(code)
    dialog = opened(bench)
    for index in range(3):
        dialog.pages.setCurrentIndex(index)
        for _ in range(3):
            QApplication.processEvents()
        assert cut(dialog) == []
        page = dialog.pages.currentWidget()
        labels = [w.text() for w in dialog.findChildren(QLabel) if w.buddy() and w.isVisible()]
        texts = labels + [b.text() for b in dialog.findChildren(QPushButton)]
        texts += [dialog.pages.tabText(place) for place in range(3)]
        marks = mnemonics(texts)
        assert len(marks) == len(set(marks)), (page, sorted(texts))
    assert dialog.width() <= 1000
    assert dialog.height() <= 720


@pytest.mark.usefixtures("store")
def test_on_a_small_screen_in_a_large_font_the_buttons_stay_in_reach(bench: WindowBench) -> None:
    dialog = opened(bench)
    room = QSize(533, 400) - FRAME  # 800 by 600 at one and a half times the size
    dialog.resize(room)
    for index in range(3):
        dialog.pages.setCurrentIndex(index)
        QApplication.processEvents()
        assert dialog.minimumSizeHint().height() <= room.height()
        assert dialog.minimumSizeHint().width() <= room.width()
    dialog.pages.setCurrentWidget(dialog.time)
    for plot in (dialog.time.over_time, dialog.time.spread):
        assert plot.height() >= plot.minimumHeight() > 0


def test_another_language_is_followed_while_it_is_open(
    bench: WindowBench, store: StatisticsStore
) -> None:
    dialog = opened(bench)
    dialog.pages.setCurrentWidget(dialog.time)
    bench.languages.use("de")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Statistik"
    assert dialog.time.over_time.chart.series[0].name == "Gewonnen"
    assert dialog.figures.figures()["Gewonnen, von allen Partien"] == "50\N{NO-BREAK SPACE}%"
    assert store.summary().played == 3
