"""Games saved under names, files that come in, and a list of a thousand games."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListView,
)

from spider_qt.engine.moves import Refusal, RunMove
from spider_qt.engine.piles import column
from spider_qt.storage.files import DiskFiles, StorageError
from spider_qt.storage.journal import encoded
from spider_qt.storage.library import Library, Slot
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.games_model import GamesModel, Shelf

from .conftest import DAY, MEDIUM, WindowBench, dealt
from .kept_games import (
    choose_file,
    click,
    games,
    said,
    spoken,
)

# Saving under a name ---------------------------------------------------------------


def test_ctrl_s_keeps_a_copy_under_a_name_and_the_game_goes_on(
    bench: WindowBench, library: Library
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.press("Ctrl+S")
    dialog = bench.dialog("save_as")
    line = dialog.findChild(QLineEdit, "name")
    assert line is not None
    assert line.selectedText() == "Spider, 2 suits, Classic"
    QTest.keyClicks(line, "before the risk")
    bench.press("Return", line)
    QApplication.processEvents()
    assert bench.window.strip.text == "Saved: before the risk"
    assert bench.controller.session is before
    bench.do(Command.DEAL)
    (slot,) = library.slots()
    entry = library.entry(slot)
    assert entry is not None
    assert entry.name == "before the risk"
    assert library.load(slot).session == before


def test_a_game_without_a_name_cannot_be_saved(bench: WindowBench) -> None:
    bench.press("Ctrl+S")
    dialog = bench.dialog("save_as")
    line = dialog.findChild(QLineEdit, "name")
    assert line is not None
    line.setText("  ")
    bench.press("Return", line)
    assert dialog.isVisible()


def test_a_copy_that_cannot_be_kept_is_told(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> Slot:
        raise StorageError(bench.journal, "No space left on device", 28)

    monkeypatch.setattr(Library, "save_copy", broken)
    bench.press("Ctrl+S")
    bench.press("Return", bench.dialog("save_as"))
    assert "No space left on device" in bench.window.strip.text


def test_a_kept_game_is_said_to_be_there(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.controller.new_game(MEDIUM)
    QApplication.processEvents()
    assert bench.window.strip.text == "The game is kept for later: Games in the menu."


# Files that come in ----------------------------------------------------------------


@pytest.fixture
def friend(tmp_path: Path) -> Path:
    """The file of a game that a friend has sent."""
    path = tmp_path / "from a friend.jsonl"
    path.write_bytes(encoded(dealt(9, 3), DAY)[0])
    return path


def drop(bench: WindowBench, *paths: Path) -> bool:
    """Drop files on the window; False if it refuses already what is dragged."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    spot, none = QPoint(300, 300), Qt.KeyboardModifier.NoModifier
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(spot, copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(bench.window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(bench.window, QDropEvent(QPointF(spot), copy, data, left, none))
    return True


def test_a_file_that_is_dropped_on_the_window_is_opened(bench: WindowBench, friend: Path) -> None:
    before = friend.read_bytes()
    assert drop(bench, friend)
    assert bench.controller.session == dealt(9, 3)
    assert friend.read_bytes() == before


def test_a_dropped_file_asks_before_a_game_in_progress_is_left(
    bench: WindowBench, friend: Path
) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    drop(bench, friend)
    assert bench.controller.session is before
    bench.press("Return", bench.dialog("leaving"))
    assert bench.controller.session == dealt(9, 3)


@pytest.mark.parametrize("kind", ["picture", "text", "empty", "pickle", "folder", "gone"])
def test_any_other_file_is_refused_in_a_sentence_that_names_it(
    bench: WindowBench, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / f"odd {kind}"
    content = {
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(50),
        "text": b"hello\n",
        "empty": b"",
        "pickle": b"\x80\x04\x95\x10\x00.",
    }
    if kind == "folder":
        path.mkdir()
    elif kind in content:
        path.write_bytes(content[kind])
    before = bench.controller.session
    drop(bench, path)
    assert bench.controller.session is before
    assert f"The file “odd {kind}” was not opened." in bench.window.strip.text


def test_several_files_at_once_are_not_guessed_at(bench: WindowBench, friend: Path) -> None:
    before = bench.controller.session
    drop(bench, friend, friend)
    assert bench.controller.session is before
    assert bench.window.strip.text == "Please drop one file at a time."


def test_nothing_is_dropped_behind_a_dialog(bench: WindowBench, friend: Path) -> None:
    bench.do(Command.NEW)
    assert not drop(bench, friend)


def test_what_is_no_file_is_not_taken(bench: WindowBench) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/game.jsonl")])
    enter = QDragEnterEvent(
        QPoint(9, 9),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter.ignore()
    QApplication.sendEvent(bench.window, enter)
    assert not enter.isAccepted()


def damage(path: Path) -> bytes:
    """Spoil the third action of a game's file."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"D"', b'"Q"')
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


@pytest.mark.parametrize("wanted", [True, False])
def test_of_a_damaged_file_the_good_part_is_offered_and_the_file_stays(
    bench: WindowBench, friend: Path, wanted: bool
) -> None:
    damaged = damage(friend)
    before = bench.controller.session
    drop(bench, friend)
    question = bench.dialog("question")
    words = question.accessibleDescription()
    assert friend.name in words
    assert "Line 4" in words
    assert "2 actions" in words
    bench.press("Return" if wanted else "Esc", question)
    assert bench.controller.session == (dealt(9, 2) if wanted else before)
    assert friend.read_bytes() == damaged


def test_of_a_damaged_import_the_good_part_goes_among_the_kept_games(
    bench: WindowBench, library: Library, friend: Path
) -> None:
    damaged = damage(friend)
    dialog = games(bench)
    click(dialog, "import")
    choose_file(dialog, friend)
    bench.press("Return", bench.dialog("question"))
    (slot,) = library.slots()
    assert library.load(slot).session == dealt(9, 2)
    assert friend.read_bytes() == damaged
    assert "among the kept ones" in said(dialog)


def test_a_refused_import_is_said_in_the_dialog(bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "odd.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    dialog = games(bench)
    click(dialog, "import")
    choose_file(dialog, path)
    assert "The file “odd.png” was not opened" in said(dialog)


def test_a_damaged_kept_game_is_opened_as_far_as_it_is_good(
    bench: WindowBench, library: Library
) -> None:
    slot = library.keep(dealt(9, 3), DAY)
    damaged = damage(slot.path)
    click(games(bench), "open")
    bench.press("Return", bench.dialog("question"))
    assert bench.controller.session == dealt(9, 2)
    assert slot.path.read_bytes() == damaged


def test_a_kept_game_that_is_gone_is_told(bench: WindowBench, library: Library) -> None:
    slot = library.keep(dealt(9), DAY)
    dialog = games(bench)
    slot.path.unlink()
    click(dialog, "open")
    assert slot.path.name in bench.window.strip.text


def test_a_code_with_moves_in_a_text_file_is_a_game_too(bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("SP1-S2C-AAAAAAD\nD D\n", encoding="utf-8")
    drop(bench, path)
    assert bench.controller.code == "SP1-S2C-AAAAAAD"
    assert bench.controller.session.moves == 2
    assert len(bench.controller.session.id) == 32


def test_a_won_game_from_elsewhere_is_shown_not_played_and_counts_nothing(
    bench: WindowBench, tmp_path: Path
) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C")
    result = bench.controller.session.play(RunMove(column(2), 1, column(1)))
    assert not isinstance(result, Refusal)
    path = tmp_path / "won.jsonl"
    path.write_bytes(encoded(result.session, DAY)[0])
    before = bench.controller.session
    drop(bench, path)
    assert bench.controller.session is before
    replay = bench.window.watcher.replay
    assert replay is not None
    assert replay._wish.session == result.session
    assert not bench.journal.with_name("statistics.db").exists()
    replay.close()


# A thousand games ------------------------------------------------------------------


class CountingFiles(DiskFiles):
    """A disk that counts what is read of it."""

    def __init__(self) -> None:
        self.reads: Counter[str] = Counter()

    def read(self, path: Path) -> bytes:
        self.reads[path.suffix] += 1
        return super().read(path)


@pytest.fixture
def thousand(bench: WindowBench) -> Library:
    library = bench.keeper.library
    first = library.keep(dealt(1), DAY, b"")
    data, note = first.path.read_bytes(), first.file(".json").read_bytes()
    for number in range(2, 1001):
        game_id = f"{number:032x}"
        first.folder.joinpath(f"{game_id}.jsonl").write_bytes(data)
        first.folder.joinpath(f"{game_id}.json").write_bytes(
            note.replace(b"%032x" % 1, game_id.encode())
        )
    return library


def test_of_a_thousand_games_only_those_in_sight_are_looked_at(
    bench: WindowBench, thousand: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = CountingFiles()
    monkeypatch.setattr(thousand, "_files", files)
    dialog = games(bench)
    assert dialog.model.rowCount() == 1000
    dialog.list.grab()
    seen = dialog.list.height() // dialog.list.sizeHintForRow(0) + 2
    assert 0 < files.reads[".json"] <= seen
    assert files.reads[".jsonl"] == 0
    files.reads.clear()
    bench.press("End", dialog.list)
    dialog.list.grab()
    assert 0 < files.reads.total() <= 4 * seen


def test_a_search_reads_each_note_once_and_no_game(
    thousand: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = CountingFiles()
    monkeypatch.setattr(thousand, "_files", files)
    model = GamesModel(thousand, "")
    for text in ("s", "sp", "spi"):
        model.show_only(Shelf.ALL, text)
    assert model.rowCount() == 1000
    assert files.reads == Counter({".json": 1000})


def test_the_list_is_a_plain_list_for_assistive_tools(
    bench: WindowBench, three: list[Slot]
) -> None:
    dialog = games(bench)
    assert isinstance(dialog.list, QListView)
    for row in range(3):
        assert spoken(dialog, row).count(";") == 2
