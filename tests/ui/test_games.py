"""The list of kept games: found, opened, renamed, deleted and brought back, by mouse or keys."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
)

from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.moves import DealMove, Refusal, RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.session import Session
from spider_qt.storage.files import DiskFiles, StorageError
from spider_qt.storage.journal import encoded, read_journal
from spider_qt.storage.library import Library, Slot
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.games import GamesDialog
from spider_qt.ui.dialogs.games_model import PICTURE_ROLE, GamesModel, Shelf

from .conftest import MEDIUM, SCHEMES, VARIANTS, WindowBench

DAY = "2026-11-30"


def dealt(number: int, deals: int = 1, suits: int = 2) -> Session:
    """A game of some deals, whose id is its number."""
    variant = VARIANTS["spider"].configured(suits, MEDIUM.rule)
    session = sessions.deal(variant, SCHEMES["standard"], number, None, f"{number:032x}")
    for second in range(deals):
        result = session.play(DealMove(), float(second))
        assert not isinstance(result, Refusal)
        session = result.session
    return session


def games(bench: WindowBench) -> GamesDialog:
    """Open the dialog."""
    bench.do(Command.GAMES)
    dialog = bench.dialog("games")
    assert isinstance(dialog, GamesDialog)
    bench.bot.waitUntil(dialog.isActiveWindow)
    return dialog


def click(dialog: GamesDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def rows(dialog: GamesDialog) -> list[str]:
    model = dialog.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def spoken(dialog: GamesDialog, row: int = 0) -> str:
    return str(dialog.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def said(dialog: GamesDialog) -> str:
    news = dialog.findChild(QLabel, "news")
    assert news is not None
    assert dialog.accessibleDescription() == news.text()
    return news.text()


def choose_file(dialog: GamesDialog, path: Path) -> None:
    (chooser,) = [c for c in dialog.findChildren(QFileDialog) if c.isVisible()]
    chooser.fileSelected.emit(str(path))
    chooser.close()


@pytest.fixture
def library(bench: WindowBench) -> Library:
    return bench.keeper.library


@pytest.fixture
def three(library: Library) -> list[Slot]:
    """A game in progress with a name, one without, and one that was given up."""
    named = library.save_copy(dealt(1), DAY, "Grandma's game")
    plain = library.keep(dealt(2, 2, suits=4), DAY)
    ended = library.finish(dealt(3, 3, suits=1), DAY, State.ABANDONED)
    assert ended is not None
    return [named, plain, ended]


# The list --------------------------------------------------------------------------


def test_ctrl_o_opens_the_list_with_its_keys_ready(bench: WindowBench, three: list[Slot]) -> None:
    bench.press("Ctrl+O")
    dialog = bench.dialog("games")
    bench.bot.waitUntil(dialog.isActiveWindow)
    assert isinstance(dialog, GamesDialog)
    assert dialog.list.hasFocus()
    assert dialog.list.currentIndex().row() == 0


def test_without_games_the_dialog_says_how_they_come_there(bench: WindowBench) -> None:
    dialog = games(bench)
    empty = dialog.findChild(QLabel, "empty")
    assert empty is not None
    assert empty.isVisible()
    assert "No game is kept yet" in empty.text()
    enabled = [b.objectName() for b in dialog.findChildren(QPushButton) if b.isEnabled()]
    assert [name for name in enabled if name] == ["import"]


def test_each_game_says_what_it_is_and_how_it_stands(bench: WindowBench, three: list[Slot]) -> None:
    dialog = games(bench)
    assert sorted(rows(dialog)[:2]) == ["Grandma's game", "Spider, 4 suits, Classic"]
    assert rows(dialog)[2] == "Spider, 1 suit"
    row = rows(dialog).index("Grandma's game")
    words = spoken(dialog, row)
    for part in ("Grandma's game", "Spider, 2 suits, Classic", "In progress", "Moves: 1"):
        assert part in words
    assert "Given up" in spoken(dialog, 2)


def test_games_in_progress_stand_before_the_finished_ones(
    bench: WindowBench, three: list[Slot]
) -> None:
    dialog = games(bench)
    finished = [dialog.model.slot(dialog.model.index(row, 0)).finished for row in range(3)]
    assert finished == [False, False, True]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("grandma", ["Grandma's game"]),
        ("4 SUITS", ["Spider, 4 suits, Classic"]),
        ("given up", ["Spider, 1 suit"]),
        ("SP1-S1C", ["Spider, 1 suit"]),
        ("classic 4", ["Spider, 4 suits, Classic"]),
        ("nothing like it", []),
    ],
)
def test_what_is_typed_finds_games_by_any_of_their_words(
    bench: WindowBench, three: list[Slot], typed: str, found: list[str]
) -> None:
    dialog = games(bench)
    line = dialog.findChild(QLineEdit, "search")
    assert line is not None
    QTest.keyClicks(line, typed)
    assert rows(dialog) == found
    empty = dialog.findChild(QLabel, "empty")
    assert empty is not None
    assert empty.isVisible() is (found == [])


@pytest.mark.parametrize(("shelf", "count"), [("all", 3), ("in_progress", 2), ("finished", 1)])
def test_one_kind_of_games_can_be_shown_alone(
    bench: WindowBench, three: list[Slot], shelf: str, count: int
) -> None:
    dialog = games(bench)
    combo = dialog.findChild(QComboBox, "shelf")
    assert combo is not None
    values = [combo.itemData(row).value for row in range(combo.count())]
    combo.setCurrentIndex(values.index(shelf))
    assert dialog.model.rowCount() == count


def test_the_texts_follow_the_language(bench: WindowBench, three: list[Slot]) -> None:
    dialog = games(bench)
    bench.languages.use("de")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Partien"
    assert "Angefangen" in spoken(dialog)
    bench.languages.use("en")


def test_everything_has_a_name_for_a_screen_reader(bench: WindowBench, three: list[Slot]) -> None:
    dialog = games(bench)
    assert dialog.list.accessibleName() == "Kept games"
    for kind in (QLineEdit, QComboBox):
        for widget in dialog.findChildren(kind):
            labels = [label.text() for label in dialog.findChildren(QLabel)]
            buddies = [label.buddy() for label in dialog.findChildren(QLabel)]
            assert widget in buddies, (widget, labels)


# Pictures --------------------------------------------------------------------------


def test_a_game_that_is_left_has_a_small_picture_of_its_table(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.controller.new_game(MEDIUM)
    dialog = games(bench)
    picture = dialog.model.index(0, 0).data(PICTURE_ROLE)
    assert isinstance(picture, QPixmap)
    assert 100 < picture.width() <= 320
    assert picture.height() <= 200
    image = picture.toImage()
    colours = {image.pixel(x, y) for x in range(0, 200, 7) for y in range(0, 60, 5)}
    assert len(colours) > 20


def test_a_won_game_gets_its_picture_when_its_cards_have_landed(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C")
    bench.move("T2>T1")
    library = bench.keeper.library
    (slot,) = library.slots()
    assert library.picture(slot) == b""
    bench.deal_medium()
    assert QImage.fromData(library.picture(slot)).width() > 100


def test_a_paused_game_is_kept_without_a_picture_of_what_is_hidden(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.controller.set_paused(True)
    bench.controller.new_game(MEDIUM)
    (slot,) = bench.keeper.library.slots()
    assert bench.keeper.library.picture(slot) == b""


# Doing -----------------------------------------------------------------------------


def test_f2_renames_in_the_list(bench: WindowBench, library: Library, three: list[Slot]) -> None:
    dialog = games(bench)
    row = rows(dialog).index("Grandma's game")
    dialog.list.setCurrentIndex(dialog.model.index(row, 0))
    bench.press("F2", dialog.list)
    editor = dialog.list.findChild(QLineEdit, "name")
    assert editor is not None
    assert editor.selectedText() == "Grandma's game"
    QTest.keyClicks(editor, "Grandpa's")
    bench.press("Return", editor)
    QApplication.processEvents()
    assert dialog.isVisible()
    assert "Grandpa's" in rows(dialog)
    names = [entry.name for slot in library.slots() if (entry := library.entry(slot))]
    assert sorted(names) == ["", "", "Grandpa's"]


def test_esc_leaves_a_name_as_it_was(bench: WindowBench, three: list[Slot]) -> None:
    dialog = games(bench)
    before = rows(dialog)
    bench.press("F2", dialog.list)
    editor = dialog.list.findChild(QLineEdit, "name")
    assert editor is not None
    QTest.keyClicks(editor, "something")
    bench.press("Esc", editor)
    assert dialog.isVisible()
    assert rows(dialog) == before


def test_del_deletes_and_ctrl_z_brings_back_one_after_the_other(
    bench: WindowBench, three: list[Slot]
) -> None:
    dialog = games(bench)
    before = rows(dialog)
    dialog.list.setFocus()
    bench.press("Del", dialog.list)
    bench.press("Del", dialog.list)
    assert rows(dialog) == before[2:]
    assert said(dialog) == f"“{before[1]}” was deleted. It can be brought back."
    bench.press("Ctrl+Z", dialog.list)
    bench.press("Ctrl+Z", dialog.list)
    assert rows(dialog) == before
    assert said(dialog) == "The game is back."
    bench.press("Ctrl+Z", dialog.list)
    assert rows(dialog) == before


def test_return_opens_a_game_in_progress(bench: WindowBench, three: list[Slot]) -> None:
    dialog = games(bench)
    row = rows(dialog).index("Grandma's game")
    dialog.list.setCurrentIndex(dialog.model.index(row, 0))
    bench.press("Return", dialog.list)
    assert bench.controller.session == dealt(1)
    assert bench.dialogs() == []
    assert bench.journal.read_bytes() == encoded(dealt(1), DAY)[0]


def test_a_double_click_on_a_finished_game_shows_it_again(
    bench: WindowBench, three: list[Slot]
) -> None:
    before = bench.controller.session
    dialog = games(bench)
    index = dialog.model.index(2, 0)
    dialog.list.scrollTo(index)
    dialog.list.setCurrentIndex(index)
    assert not button(dialog, "open").isEnabled()
    spot = dialog.list.visualRect(index).center()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(dialog.list.viewport(), left, none, spot)
    QTest.mouseDClick(dialog.list.viewport(), left, none, spot)
    replay = bench.window.watcher.replay
    assert replay is not None
    assert replay._wish.session == dealt(3, 3, suits=1)
    assert bench.controller.session is before
    replay.close()


def button(dialog: GamesDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert found is not None
    return found


def test_an_opened_game_stays_in_the_list_until_it_ends(
    bench: WindowBench, library: Library
) -> None:
    slot = library.keep(dealt(1), DAY)
    click(games(bench), "open")
    bench.do(Command.DEAL)
    assert library.load(slot).session == dealt(1)
    dialog = games(bench)
    assert "An earlier state of the game on the table" in spoken(dialog)


def test_a_game_that_is_opened_keeps_the_day_it_began(bench: WindowBench, library: Library) -> None:
    library.keep(dealt(1), "2026-01-02")
    click(games(bench), "open")
    assert read_journal(bench.journal, VARIANTS, SCHEMES).started == "2026-01-02"


def test_a_game_can_be_written_to_a_file_and_taken_in_again(
    bench: WindowBench, library: Library, three: list[Slot], tmp_path: Path
) -> None:
    dialog = games(bench)
    row = rows(dialog).index("Spider, 4 suits, Classic")
    dialog.list.setCurrentIndex(dialog.model.index(row, 0))
    click(dialog, "export")
    target = tmp_path / "out.jsonl"
    choose_file(dialog, target)
    assert said(dialog) == f"Written: {target}"
    assert target.read_bytes() == encoded(dealt(2, 2, suits=4), DAY)[0]
    bench.bot.waitUntil(dialog.isActiveWindow)
    dialog.list.setFocus()
    bench.press("Del", dialog.list)
    assert dialog.model.rowCount() == 2
    click(dialog, "import")
    choose_file(dialog, target)
    assert dialog.model.rowCount() == 3
    assert dialog.list.currentIndex().data() == "Spider, 4 suits, Classic"


def test_a_file_that_cannot_be_written_is_named(
    bench: WindowBench, three: list[Slot], tmp_path: Path
) -> None:
    dialog = games(bench)
    click(dialog, "export")
    target = tmp_path / "a file" / "out.jsonl"
    target.parent.write_text("in the way")
    choose_file(dialog, target)
    assert str(target) in said(dialog)
    assert "could not be done" in said(dialog)


def test_the_suggested_file_name_holds_nothing_that_systems_forbid(
    bench: WindowBench, library: Library
) -> None:
    library.save_copy(dealt(1), DAY, 'a/b\\c: "d" <e>?')
    dialog = games(bench)
    click(dialog, "export")
    (chooser,) = dialog.findChildren(QFileDialog)
    (line,) = [c for c in chooser.findChildren(QLineEdit) if c.objectName() == "fileNameEdit"]
    assert line.text() == "a-b-c- -d- -e--.jsonl"
    chooser.close()


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
