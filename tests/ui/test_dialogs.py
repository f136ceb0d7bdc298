"""The dialogs say what they mean, remember what was chosen, and never wait."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QToolButton,
)

from spider_qt.api import SpiderVariant
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.new_game import NewGameDialog
from spider_qt.ui.table.options import AnimationSpeed

from .conftest import WindowBench


def accept(dialog: QDialog) -> None:
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    for button in box.buttons():
        if box.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    raise AssertionError("no button accepts")


def radio(dialog: QDialog, text: str) -> QRadioButton:
    found = [r for r in dialog.findChildren(QRadioButton) if r.text().replace("&", "") == text]
    found = [r for r in found if not r.isHidden()]
    assert len(found) == 1, [r.text() for r in dialog.findChildren(QRadioButton)]
    return found[0]


def choose_game(dialog: QDialog, game: str) -> None:
    """Go to a game of the list as a click does."""
    assert isinstance(dialog, NewGameDialog)
    index = dialog.finder._model.index_of(game)
    assert index.isValid(), game
    dialog.finder.list.scrollTo(index)
    place = dialog.finder.list.visualRect(index).center()
    QTest.mouseClick(dialog.finder.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def choose(combo: QComboBox | None, value: object) -> None:
    assert combo is not None
    index = combo.findData(value)
    assert index >= 0
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


# New game --------------------------------------------------------------------------


def test_a_new_game_is_what_was_chosen_and_the_choice_is_remembered(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    choose_game(dialog, "relaxed-spider")
    radio(dialog, "Hard: 4 suits").click()
    radio(dialog, "Relaxed").click()
    choose(dialog.findChild(QComboBox, "undo"), "some")
    limit = dialog.findChild(QSpinBox)
    assert limit is not None
    limit.setValue(7)
    accept(dialog)
    session = bench.controller.session
    assert (session.variant.id, session.variant.suits) == ("relaxed-spider", 4)
    assert session.variant.rule is GroupRule.RELAXED
    assert session.undo_limit == 7
    kept = SettingsStore(bench.store.path).settings
    assert (kept.game, kept.suits, kept.rule, kept.undo_limit) == (
        "relaxed-spider",
        4,
        "relaxed",
        7,
    )
    bench.do(Command.NEW)
    again = bench.dialog("new_game")
    assert radio(again, "Hard: 4 suits").isChecked()
    assert radio(again, "Relaxed").isChecked()


def test_with_one_suit_there_is_no_rule_to_choose(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    rules = dialog.findChild(QGroupBox, "rules")
    assert rules is not None
    seen = []
    for level in ("Medium: 2 suits", "Easy: 1 suit", "Hard: 4 suits"):
        radio(dialog, level).click()
        seen.append(rules.isVisible())
    assert seen == [True, False, True]


def test_every_choice_has_a_sentence_that_explains_it(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    for button in dialog.findChildren(QRadioButton):
        assert button.accessibleDescription() in shown
        assert button.accessibleDescription().endswith(".")


def test_without_undo_nothing_can_be_taken_back(bench: WindowBench) -> None:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    choose(dialog.findChild(QComboBox, "undo"), "none")
    accept(dialog)
    bench.do(Command.DEAL)
    assert not bench.window.commands[Command.UNDO].isEnabled()
    bench.controller.undo()
    assert bench.window.strip.text == "This game is played without undo."


def test_leaving_the_dialog_leaves_the_game(bench: WindowBench) -> None:
    before = bench.controller.session
    bench.do(Command.NEW)
    bench.press("Esc", bench.dialog("new_game"))
    assert bench.controller.session is before


# Giving up a game ------------------------------------------------------------------


def test_a_game_in_progress_is_not_given_up_without_asking(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.do(Command.RESTART)
    question = bench.dialog("question")
    bench.press("Esc", question)
    assert bench.controller.session is before
    bench.do(Command.RESTART)
    accept(bench.dialog("question"))
    assert bench.controller.session.moves == 0


def test_a_new_game_asks_after_it_was_chosen(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    before = bench.controller.session
    bench.do(Command.NEW)
    accept(bench.dialog("new_game"))
    assert bench.controller.session is before
    accept(bench.dialog("leaving"))
    assert bench.controller.session.moves == 0


def test_a_typed_code_asks_too(bench: WindowBench) -> None:
    bench.do(Command.DEAL)
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setText("SP1-S4R-AAAAABB")
    accept(dialog)
    accept(bench.dialog("leaving"))
    assert bench.controller.code == "SP1-S4R-AAAAABB"


@pytest.mark.parametrize("prepare", ["nothing done", "won"])
def test_nothing_is_asked_when_nothing_is_given_up(bench: WindowBench, prepare: str) -> None:
    if prepare == "won":
        bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
        bench.move("T2>T1")
    bench.do(Command.NEW)
    accept(bench.dialog("new_game"))
    assert bench.dialogs() == []
    assert bench.controller.session.moves == 0


# Codes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a game code"),
        ("xx1-s1c-aaaaaad", "No installed game"),
        ("SP1-S9C-AAAAAAD", "no number of suits"),
        ("SP1-S1X-AAAAAAD", "no rule"),
        ("SP1-S1C-0AAAAAD", "perhaps it is “O”"),
        ("SP1-S1C-AAA", "too short"),
        ("SP1-S1C-AAAAAADAA", "too long"),
    ],
)
def test_a_wrong_code_is_named_while_it_is_typed(bench: WindowBench, typed: str, said: str) -> None:
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line = dialog.findChild(QLineEdit)
    meaning = dialog.findChild(QLabel, "meaning")
    assert line is not None
    assert meaning is not None
    QTest.keyClicks(line, typed)
    assert said in meaning.text()
    assert line.accessibleDescription() == meaning.text()
    bench.press("Return", line)
    assert dialog.isVisible()


def test_a_right_code_is_explained_and_played(bench: WindowBench) -> None:
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line, meaning = dialog.findChild(QLineEdit), dialog.findChild(QLabel, "meaning")
    assert line is not None
    assert meaning is not None
    QTest.keyClicks(line, " sp1s4r aaaa abb")
    assert meaning.text() == "Spider, 4 suits, Relaxed · Hard\nSP1-S4R-AAAAABB"
    bench.press("Return", line)
    assert bench.controller.code == "SP1-S4R-AAAAABB"


def test_a_code_of_a_game_that_is_not_played_so_is_named(
    bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = replace(SpiderVariant("x.strict", "Strict", "XX"), rule_choices=(GroupRule.CLASSIC,))
    prefixes = {**bench.controller.games.variant_by_prefix, "XX": strict}
    monkeypatch.setattr(bench.controller.games, "variant_by_prefix", prefixes, raising=False)
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line, meaning = dialog.findChild(QLineEdit), dialog.findChild(QLabel, "meaning")
    assert line is not None
    assert meaning is not None
    QTest.keyClicks(line, "XX1-S2R-AAAAAAD")
    assert meaning.text() == "Strict is not played with these suits and this rule."
    bench.press("Return", line)
    assert dialog.isVisible()


def test_a_code_that_was_just_copied_is_already_there(bench: WindowBench) -> None:
    QGuiApplication.clipboard().setText("SP1-S1C-AAAAAAB")
    bench.do(Command.ENTER_CODE)
    line = bench.dialog("enter_code").findChild(QLineEdit)
    assert line is not None
    assert line.text() == "SP1-S1C-AAAAAAB"
    assert line.hasSelectedText()


def test_other_copied_text_is_not_taken_for_a_code(bench: WindowBench) -> None:
    QGuiApplication.clipboard().setText("something else")
    bench.do(Command.ENTER_CODE)
    line = bench.dialog("enter_code").findChild(QLineEdit)
    assert line is not None
    assert line.text() == ""


# Settings --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["auto_place", "double_click", "click_to_move", "mark_targets", "left_handed"]
)
def test_a_switch_reaches_the_table_and_the_disk_at_once(bench: WindowBench, key: str) -> None:
    bench.do(Command.SETTINGS)
    box = bench.dialog("settings").findChild(QCheckBox, key)
    assert box is not None
    before = box.isChecked()
    assert getattr(bench.window.table.options, key) is before
    box.click()
    assert getattr(bench.window.table.options, key) is not before
    assert getattr(SettingsStore(bench.store.path).settings, key) is not before


def test_the_speed_of_the_cards_is_chosen_there(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    choose(bench.dialog("settings").findChild(QComboBox, "animation"), "slow")
    assert bench.window.table.options.animation is AnimationSpeed.SLOW


def test_another_theme_is_on_the_table_at_once_and_takes_all_its_parts_along(
    bench: WindowBench,
) -> None:
    bench.store.change(table="felt", faces="night", back="back-snow")
    bench.do(Command.SETTINGS)
    choose(bench.dialog("settings").findChild(QComboBox, "theme"), "library")
    scene = bench.window.table.table_scene
    assert scene.look.felt.table.id == "wood"
    kept = SettingsStore(bench.store.path).settings
    assert (kept.theme, kept.table, kept.faces, kept.back) == ("library", "", "", "")


def test_settings_that_cannot_be_kept_hold_and_are_told_once(bench: WindowBench) -> None:
    blocked = bench.store.path.with_name("not-a-folder")
    blocked.write_text("in the way", encoding="utf-8")
    bench.store.path = blocked / "settings.json"
    bench.do(Command.SETTINGS)
    dialog = bench.dialog("settings")
    for key in ("auto_place", "click_to_move"):
        box = dialog.findChild(QCheckBox, key)
        assert box is not None
        box.click()
        assert getattr(bench.window.table.options, key) is True
    assert "The settings cannot be saved" in bench.window.strip.text
    assert "settings.json" in bench.window.strip.text
    bench.window.strip.findChildren(QToolButton)[-1].click()
    assert bench.window.strip.notice is None


def test_undo_is_chosen_for_the_next_game_not_for_this_one(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    choose(bench.dialog("settings").findChild(QComboBox, "undo"), "none")
    bench.do(Command.DEAL)
    assert bench.window.commands[Command.UNDO].isEnabled()
    bench.dialog("settings").close()
    bench.do(Command.NEW)
    accept(bench.dialog("new_game"))
    accept(bench.dialog("leaving"))
    assert bench.controller.session.undo_limit == 0


def test_suits_changed_after_a_win_or_while_cards_fly_start_a_sound_game(
    bench: WindowBench,
) -> None:
    bench.store.change(animation="slow")
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    bench.move("T2>T1")
    for level, suits in (("Hard: 4 suits", 4), ("Easy: 1 suit", 1)):
        bench.do(Command.NEW)
        dialog = bench.dialog("new_game")
        radio(dialog, level).click()
        accept(dialog)
        assert bench.controller.session.variant.suits == suits
        bench.controller.request_deal()
        bench.controller.undo()
        bench.controller.restart()
    picture = bench.window.table.picture
    assert picture is not None
    assert picture.layout == bench.controller.session.layout


# Keys and words --------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [Command.NEW, Command.ENTER_CODE, Command.SETTINGS, Command.KEYS, Command.ABOUT],
)
def test_every_field_of_a_dialog_has_a_name_for_screen_readers(
    bench: WindowBench, command: Command
) -> None:
    bench.do(command)
    dialog = bench.dialogs()[0]
    buddies = {label.buddy() for label in dialog.findChildren(QLabel)}
    for kind in (QComboBox, QLineEdit, QSpinBox):
        for field in dialog.findChildren(kind):
            if field.objectName().startswith("qt_"):
                continue
            assert field in buddies or field.accessibleName(), field
    for button in dialog.findChildren(QPushButton):
        assert button.text()
