"""The list of kept games: found, opened, renamed, deleted and brought back, by mouse or keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
)

from spider_qt.storage.journal import encoded, read_journal
from spider_qt.storage.library import Library, Slot
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.games import GamesDialog
from spider_qt.ui.dialogs.games_model import PICTURE_ROLE

from .conftest import DAY, MEDIUM, SCHEMES, VARIANTS, WindowBench, dealt
from .kept_games import (
    button,
    choose_file,
    click,
    games,
    rows,
    said,
    spoken,
)

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
