"""The manager of plugins: what it shows, and switching, retrying and removing with it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from spider_qt.app.gui import Program
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.app.start import load
from spider_qt.engine.rules import GroupRule
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import NewGameWish
from tests.app.conftest import Build, end
from tests.app.managing import MADE, answer, asked, game, managed, nothing_asked, words
from tests.plugins.packing import data_files, foldered, manifest, wheel
from tests.plugins.shelf import Shelf

WISH = NewGameWish("narrow.game", 1, GroupRule.CLASSIC, 3)

DECLARED = """
[[variants]]
id = "waits.game"
name = "Game of waits"
prefix = "WAIT"
[[scoring]]
id = "waits.points"
name = "Points of waits"
"""


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module of a tiny plugin is left behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]


@pytest.fixture
def folder() -> Path:
    """The plugin folder, with a data plugin and a program."""
    folder = app_paths().plugins
    foldered(folder / "slate", data_files("slate"))
    wheel(folder, "narrow", game("narrow"), more=MADE)
    return folder


def test_it_says_in_players_words_what_a_program_is_and_gives(folder: Path, start: Build) -> None:
    manager = managed(start())
    manager.dialog.select("narrow")
    file = folder / "plug_narrow-1.0-py3-none-any.whl"
    for told in (
        "The narrow plugin",
        "A plugin of the tests.",
        "Version\n1.0",
        "Author\nAda Example",
        "Licence\nMIT",
        "A program; it can do whatever you can do on this computer.",
        "Lies in the plugin folder.",
        str(file),
        "Games\nGame of narrow",
        "Ways to score\nPoints of narrow",
    ):
        assert told in manager.page


def test_it_says_in_players_words_what_data_is_and_gives(folder: Path, start: Build) -> None:
    manager = managed(start())
    manager.dialog.select("slate")
    for told in ("Data; it runs no program.", "Tables\nSlate", "Cards\nblue", "Author\nnot said"):
        assert told in manager.page
    assert manager.rows[0] == ("The narrow plugin", "On · Program")
    assert manager.rows[1] == ("The slate plugin", "On · Data")
    assert manager.rows[-1] == ("Spider Qt", "On · Belongs to the game")


def test_the_games_own_part_cannot_be_switched_off_or_removed(start: Build) -> None:
    manager = managed(start())
    manager.dialog.select("builtins")
    assert "Belongs to the game." in manager.page
    assert "and 51 more" in manager.page
    assert not manager.button("switch").isEnabled()
    assert not manager.button("remove").isEnabled()


def test_markup_in_a_plugins_words_stays_words(start: Build) -> None:
    files = data_files("slate")
    files["plugin.toml"] = manifest("slate", more='author = "<b>Eve</b><img src=x>"')
    foldered(app_paths().plugins / "slate", files)
    manager = managed(start())
    manager.dialog.select("slate")
    assert "<b>Eve</b><img src=x>" in manager.page


def test_a_look_leaves_the_table_and_returns_without_a_restart(folder: Path, start: Build) -> None:
    program = start()
    program.settings.change(table="slate.slate")
    manager = managed(program)

    def on_the_table() -> str:
        return program.window._preferences._outfit.table(dark=False).id

    manager.press("switch", "slate")
    assert on_the_table() == "felt"
    assert manager.news == "The slate plugin is off."
    assert ("The slate plugin", "Off · Data") in manager.rows
    assert "What it gives is listed here once it is on." in manager.page
    manager.press("switch", "slate")
    assert on_the_table() == "slate.slate"
    assert program.settings.settings.table == "slate.slate"


def test_games_and_scoring_leave_their_menus_and_return(folder: Path, start: Build) -> None:
    program = start()
    manager = managed(program)

    def schemes() -> list[str]:
        program.window.commands[Command.SETTINGS].trigger()
        settings = asked(program, "settings")
        box = settings.findChild(QComboBox, "scoring")
        assert box is not None
        found = [str(box.itemData(row)) for row in range(box.count())]
        settings.reject()
        return found

    manager.press("switch", "narrow")
    assert "narrow.points" not in schemes()
    assert "narrow.game" not in program.controller.games.variants
    manager.press("switch", "narrow")
    assert "narrow.points" in schemes()
    assert "narrow.game" in program.controller.games.variants


def test_a_game_by_the_rules_of_a_plugin_is_asked_about_and_stays_playable(
    folder: Path, start: Build
) -> None:
    program = start()
    controller = program.controller
    controller.new_game(WISH, "narrow.points")
    controller.request_deal()
    manager = managed(program)
    manager.press("switch", "narrow")
    assert "The game on the table needs “The narrow plugin”." in words(asked(program))
    answer(program, yes=False)
    assert "narrow.game" in controller.games.variants
    manager.press("switch", "narrow")
    answer(program, yes=True)
    assert "narrow.game" not in controller.games.variants
    dealt = controller.session
    controller.undo()
    controller.request_deal()
    assert controller.session.layout == dealt.layout
    assert controller.session.variant.id == "narrow.game"
    controller.restart()
    assert controller.session.start == dealt.start
    assert controller.session.journal == ()


def test_a_game_whose_plugin_is_off_is_set_aside_at_the_next_start_and_can_be_opened_again(
    folder: Path, start: Build
) -> None:
    program = start()
    program.controller.new_game(WISH)
    program.controller.request_deal()
    played = program.controller.session
    manager = managed(program)
    manager.press("switch", "narrow")
    answer(program, yes=True)
    end(program)
    again = start()
    assert "Switch on or install the plugin “narrow”." in again.window.strip.text
    managed(again).press("switch", "narrow")
    kept = app_paths().game.with_name("game.kept-1.jsonl")
    again.collection.open_file(kept)
    assert again.controller.session.layout == played.layout


def test_nothing_is_asked_of_a_game_that_needs_no_plugin_or_is_not_begun(
    folder: Path, start: Build
) -> None:
    program = start()
    program.controller.new_game(WISH)
    managed(program).press("switch", "narrow")
    assert nothing_asked(program)
    assert "narrow.game" not in program.controller.games.variants


def test_a_broken_plugin_comes_first_with_all_its_author_needs(start: Build) -> None:
    wheel(app_paths().plugins, "narrow", game("narrow"))
    wheel(app_paths().plugins, "ruin", 'raise ValueError("no such <b>suit</b>")')
    manager = managed(start())
    assert manager.rows[0] == ("The ruin plugin", "Left out · Program")
    assert "It failed while it was loaded: ValueError: no such <b>suit</b>." in manager.page
    assert "Traceback (most recent call last)" in manager.page
    QTest.keyClick(manager.dialog.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    report = QApplication.clipboard().text()
    assert "The ruin plugin (ruin) 1.0" in report
    assert "ValueError: no such <b>suit</b>" in report
    assert manager.news == "The report on The ruin plugin was copied."


def test_a_plugin_that_took_the_program_with_it_can_be_tried_again(
    folder: Path, start: Build
) -> None:
    marks = app_paths().plugin_marks
    marks.mkdir(parents=True)
    (marks / "crashed-narrow.txt").write_text("1.0\nSTUCK", "utf-8")
    program = start()
    manager = managed(program)
    assert manager.rows[0] == ("The narrow plugin", "Left out · Program")
    manager.press("retry", "narrow")
    assert ("The narrow plugin", "On · Program") in manager.rows
    assert "narrow.game" in program.controller.games.variants
    assert not manager.button("retry").isVisible()


def test_removing_asks_and_deletes_the_files(folder: Path, start: Build) -> None:
    program = start()
    manager = managed(program)
    manager.press("remove", "slate")
    assert str(folder / "slate") in words(asked(program))
    answer(program, yes=False)
    assert (folder / "slate").is_dir()
    manager.press("remove", "slate")
    answer(program, yes=True)
    assert not (folder / "slate").exists()
    assert "The slate plugin was removed." in manager.news
    assert "slate.slate" not in program.start.registry.tables
    assert [name for name, _ in manager.rows] == ["The narrow plugin", "Spider Qt"]


def test_what_pip_installed_can_be_switched_but_not_removed(
    start: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(shelf)])
    Shelf(shelf).put("piped", game("piped"))
    program = start()
    manager = managed(program)
    manager.dialog.select("piped")
    assert "Installed with Python (pip)." in manager.page
    assert not manager.button("remove").isEnabled()
    manager.press("switch", "piped")
    assert "piped.game" not in program.controller.games.variants


def test_of_two_with_one_id_the_second_is_named_and_no_wish_hits_the_first(
    folder: Path, start: Build
) -> None:
    foldered(folder / "slate-two", data_files("slate"))
    manager = managed(start())
    assert manager.rows[0] == ("The slate plugin", "Left out · Data")
    assert "Two plugins have one id" in manager.page
    assert "slate-two" in manager.page, "the page names where the second one lies"
    assert not manager.button("switch").isEnabled()
    assert not manager.button("remove").isEnabled()
    assert not manager.button("retry").isVisible()


def test_in_safe_mode_plugins_wait_and_the_choice_can_be_changed(
    folder: Path, qtbot: object
) -> None:
    from spider_qt.app.gui import assemble

    program: Program = assemble(load(Options(safe=True), app_paths()))
    program.window.present()
    assert program.window.strip.text.startswith("Safe mode: no plugins were loaded.")
    manager = managed(program)
    assert ("The slate plugin", "Waits for a start without safe mode · Data") in manager.rows
    manager.press("switch", "slate")
    assert ("The slate plugin", "Off · Data") in manager.rows
    assert program.settings.settings.disabled_plugins == ("slate",)
    end(program)
    program.window.deleteLater()


def test_many_plugins_can_be_searched_and_few_need_no_search(folder: Path, start: Build) -> None:
    manager = managed(start())
    line = manager.dialog.findChild(QLineEdit, "search")
    assert line is not None
    assert not line.isVisible()
    manager.dialog.close()
    for number in range(10):
        foldered(folder / f"more{number}", data_files(f"more-{number}"))
    program = manager.program
    program.start.host.reload()
    manager = managed(program)
    assert len(manager.rows) == 13
    manager.search("narrow GAME")  # what it gives is searched, too
    assert manager.rows == [("The narrow plugin", "On · Program")]
    manager.search("nothing of that")
    assert manager.rows == []
    assert manager.page == ""
    assert not manager.button("switch").isEnabled()


def test_plugins_are_listed_by_kind_and_state(folder: Path, start: Build) -> None:
    wheel(folder, "ruin", "raise ValueError")
    program = start()
    program.start.host.disable("slate")
    manager = managed(program)
    listed = []
    for row in range(5):
        manager.show_only(row)
        listed.append(
            [name.removeprefix("The ").removesuffix(" plugin") for name, _ in manager.rows]
        )
    assert listed == [
        ["ruin", "narrow", "slate", "Spider Qt"],
        ["slate"],
        ["ruin", "narrow", "Spider Qt"],
        ["slate"],
        ["ruin"],
    ]


def test_space_switches_and_delete_removes(folder: Path, start: Build) -> None:
    program = start()
    manager = managed(program)
    manager.dialog.select("slate")
    QTest.keyClick(manager.dialog.list, Qt.Key.Key_Space)
    assert ("The slate plugin", "Off · Data") in manager.rows
    QTest.keyClick(manager.dialog.list, Qt.Key.Key_Delete)
    answer(program, yes=True)
    assert not (folder / "slate").exists()


def test_everything_in_it_has_a_name_for_a_screen_reader(folder: Path, start: Build) -> None:
    manager = managed(start())
    model = manager.dialog.model
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "The narrow plugin, On · Program"
    for widget in manager.dialog.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


def test_the_back_of_a_plugin_that_is_switched_off_leaves_the_cards_and_returns(
    folder: Path, start: Build
) -> None:
    program = start()
    program.settings.change(back="slate.blue")
    manager = managed(program)
    manager.press("switch", "slate")
    _, back = program.window._preferences._outfit.parts(dark=False)
    assert back.id == "classic"
    manager.press("switch", "slate")
    _, back = program.window._preferences._outfit.parts(dark=False)
    assert back.id == "slate.blue"


def test_an_author_finds_the_lines_by_which_a_start_need_not_load_the_plugin(
    folder: Path, start: Build
) -> None:
    wheel(folder, "waits", game("waits"), more=MADE + "\n" + DECLARED)
    manager = managed(start())
    manager.dialog.select("narrow")
    for told in ("loaded at every start", "[[variants]]", 'prefix = "NARR"', "[[scoring]]"):
        assert told in manager.page
    QTest.keyClick(manager.dialog.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert '[[variants]]\nid = "narrow.game"' in QApplication.clipboard().text()
    for other in ("waits", "slate", "builtins"):
        manager.dialog.select(other)
        assert "[[" not in manager.page
        assert "loaded at every start" not in manager.page
