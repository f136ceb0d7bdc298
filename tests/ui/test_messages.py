"""The strip says why, where and what can be done, and never moves a card."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QToolButton

from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.text.hints import hint_sentence
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.message_strip import Kind
from spider_qt.ui.messages import StorageTrouble

from .conftest import WindowBench

REST = "T2: 7S\nT3: 2S\nT4: 2H\nT5: 2D\nT6: TS\nT7: TH\nT8: TD\nT9: 4S\nT10: 4H"
LAST_MOVE = f"T1: KH 6S\n{REST}"
"""One move is left, and after it none."""


def kind(bench: WindowBench) -> Kind | None:
    notice = bench.window.strip.notice
    return None if notice is None else notice.kind


def buttons(bench: WindowBench) -> dict[str, QToolButton]:
    found = bench.window.strip.findChildren(QToolButton)
    return {button.text(): button for button in found if button.isVisible()}


def test_a_refused_move_names_the_rule_and_leads_to_it(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    bench.move("T1>T2")
    assert kind(bench) is Kind.REFUSED
    assert bench.window.strip.text == (
        "The 5 of spades does not go on the 9 of hearts: "
        "the card below must be exactly one rank higher."
    )
    QTest.mouseClick(buttons(bench)["Read the rule"], Qt.MouseButton.LeftButton)
    page = bench.window.findChild(QTextBrowser)
    assert page is not None
    assert page.isVisible()
    assert page.verticalScrollBar().value() > 0


def test_a_sentence_begins_with_a_capital_even_where_a_card_begins_it(bench: WindowBench) -> None:
    bench.languages.use("nb")
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    bench.move("T1>T2")
    assert bench.window.strip.text.startswith("Spar 5 kan ikke legges på hjerter 9")


def test_a_hint_begins_with_a_capital_even_where_a_column_begins_it(bench: WindowBench) -> None:
    bench.languages.use("tr")
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    move = RunMove(column(1), 1, column(3))
    bench.window.say(hint_sentence(bench.controller.session.layout, move, "joins_suit"))
    assert bench.window.strip.text.startswith("Sütun 1 içindeki ")


def test_the_next_step_takes_the_message_away(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    bench.move("T1>T2")
    bench.move("T1>T3")
    assert kind(bench) is None
    assert bench.window.strip.text == ""


def test_a_message_that_stayed_long_enough_goes(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    bench.move("T1>T2")
    bench.window.strip._timer.timeout.emit()
    assert kind(bench) is None


def test_without_interactive_rules_no_rule_is_told_but_a_pause_is(bench: WindowBench) -> None:
    bench.store.change(show_rules=False)
    bench.set_up("T1: 5S\nT2: 9H\nT3: 6S")
    bench.move("T1>T2")
    assert kind(bench) is None
    bench.controller.undo()
    assert bench.window.strip.text == "There is nothing to undo."
    bench.press("P")
    bench.move("T1>T3")
    assert bench.window.strip.text == "The game is paused."


def test_a_message_never_changes_the_tables_size(bench: WindowBench) -> None:
    bench.set_up(LAST_MOVE)
    sizes = set()
    steps: tuple[Callable[[], object], ...] = (
        lambda: None,
        lambda: bench.move("T1>T3"),
        lambda: bench.move("T1>T2"),
        lambda: bench.press("P"),
        lambda: bench.window.tell(Sentence("", "Long words. " * 20)),
        lambda: bench.press("P"),
    )
    for step in steps:
        step()
        QApplication.processEvents()
        sizes.add(bench.window.table.size().toTuple())
    assert len(sizes) == 1


def test_a_stuck_game_is_told_and_offers_three_ways_on(bench: WindowBench) -> None:
    bench.set_up(LAST_MOVE)
    assert kind(bench) is None
    bench.move("T1>T2")
    assert kind(bench) is Kind.STUCK
    assert bench.window.strip.text.startswith("No move and no deal is left.")
    assert {"Undo", "Restart", "New game"} <= set(buttons(bench))
    assert bench.dialogs() == []
    QTest.mouseClick(buttons(bench)["Undo"], Qt.MouseButton.LeftButton)
    assert kind(bench) is None
    assert bench.controller.session.moves == 0


def test_a_stuck_game_without_undo_does_not_speak_of_it(bench: WindowBench) -> None:
    bench.set_up(LAST_MOVE, undo_limit=0)
    bench.move("T1>T2")
    assert bench.window.strip.text == "No move and no deal is left."
    assert not buttons(bench)["Undo"].isEnabled()


def test_a_refusal_in_a_stuck_game_gives_way_to_the_three_ways_again(bench: WindowBench) -> None:
    bench.set_up(LAST_MOVE)
    bench.move("T1>T2")
    bench.press("D")
    assert bench.window.strip.text == "The stock is empty: every row is dealt."
    bench.window.strip._timer.timeout.emit()
    assert kind(bench) is Kind.STUCK


def test_the_buttons_of_the_won_game_restart_it(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    bench.move("T2>T1")
    assert kind(bench) is Kind.WON
    assert set(buttons(bench)) == {"New game", "Restart"}
    QTest.mouseClick(buttons(bench)["Restart"], Qt.MouseButton.LeftButton)
    assert bench.dialogs() == []
    assert bench.controller.session.moves == 0
    assert kind(bench) is None


def test_a_pause_is_told_and_its_button_ends_it(bench: WindowBench) -> None:
    bench.press("P")
    assert kind(bench) is Kind.PAUSED
    QTest.mouseClick(buttons(bench)["Go on"], Qt.MouseButton.LeftButton)
    assert not bench.controller.paused
    assert kind(bench) is None


def test_a_refusal_while_paused_leaves_the_pause_on_the_strip(bench: WindowBench) -> None:
    bench.press("P")
    bench.controller.request_deal()
    assert kind(bench) is Kind.REFUSED
    bench.window.strip._timer.timeout.emit()
    assert kind(bench) is Kind.PAUSED


def test_what_cannot_be_saved_is_told_where_and_why_until_it_was_read(bench: WindowBench) -> None:
    bench.controller.storage_troubled.emit(StorageTrouble("game.jsonl", "No space left on device"))
    assert kind(bench) is Kind.TROUBLE
    assert "game.jsonl" in bench.window.strip.text
    assert "No space left on device" in bench.window.strip.text
    bench.do(Command.DEAL)
    assert kind(bench) is Kind.TROUBLE
    QTest.mouseClick(buttons(bench)["All right"], Qt.MouseButton.LeftButton)
    assert kind(bench) is None


def test_several_troubles_are_read_one_after_the_other(bench: WindowBench) -> None:
    for text in ("first", "second"):
        bench.window.tell(Sentence("", text))
    assert bench.window.strip.text == "First"
    QTest.mouseClick(buttons(bench)["All right"], Qt.MouseButton.LeftButton)
    assert bench.window.strip.text == "Second"


def test_a_trouble_that_comes_later_is_seen_at_once_and_the_same_one_is_read_once(
    bench: WindowBench,
) -> None:
    for text in ("first", "second", "first"):
        bench.window.tell(Sentence("", text))
        QApplication.processEvents()
        assert bench.window.strip.text.lower() == text
    for left in ("Second", ""):
        QTest.mouseClick(buttons(bench)["All right"], Qt.MouseButton.LeftButton)
        assert bench.window.strip.text == left


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_every_message_can_be_reached_and_answered_by_keys(bench: WindowBench, key: str) -> None:
    bench.press("P")
    button = buttons(bench)["Go on"]
    bench.press("Tab")
    assert button.hasFocus()
    bench.press(key, button)
    assert not bench.controller.paused
    assert bench.window.table.hasFocus()


def test_every_kind_of_message_has_a_sign_and_an_accessible_text(bench: WindowBench) -> None:
    bench.controller.undo()
    labels = bench.window.strip.findChildren(type(bench.window.strip._sign))
    assert any(not label.pixmap().isNull() for label in labels)
    assert "There is nothing to undo." in {label.accessibleName() for label in labels}


def test_a_message_too_long_for_the_strip_is_shortened_and_can_be_read_in_full(
    bench: WindowBench,
) -> None:
    bench.window.resize(800, 600)
    long = "A very long story about a plugin. " * 12
    bench.window.tell(Sentence("", long))
    QApplication.processEvents()
    label = bench.window.strip._text
    assert label.text().endswith("…")
    assert label.heightForWidth(label.width()) <= label.height()
    assert bench.window.strip.text == long
    assert label.accessibleName() == long
    QTest.mouseClick(buttons(bench)["Read all"], Qt.MouseButton.LeftButton)
    shown = {text.text() for text in bench.dialog("reading").findChildren(QLabel)}
    assert long in shown
    bench.press("Esc", bench.dialog("reading"))
    bench.window.resize(4000, 900)
    QApplication.processEvents()
    assert label.text() == long
    assert "Read all" not in buttons(bench)
