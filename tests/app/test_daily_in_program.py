"""The daily deal in the whole program: it is there, and is known again at the next start."""

from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from spider_qt.app.gui import Program
from spider_qt.deals.daily import Difficulty, shipped
from spider_qt.ui.actions import Command
from spider_qt.ui.daily import local_today
from tests.app.conftest import Build, end


def test_a_daily_deal_that_goes_on_at_the_next_start_is_named_again(
    start: Build, qtbot: QtBot
) -> None:
    first = start()
    first.window.commands[Command.DAILY].trigger()
    dialog = first.window.findChild(QDialog, "daily")
    assert dialog is not None
    play = dialog.findChild(QPushButton, "daily_play")
    assert isinstance(play, QPushButton)
    play.click()
    today = [deal.code for deal in shipped().deals(local_today())]
    assert first.controller.code in today
    assert first.window.windowTitle().startswith("Daily deal ")
    first.controller.request_deal()
    end(first)
    QApplication.processEvents()

    again = start()
    assert again.controller.code == first.controller.code
    qtbot.waitUntil(lambda: again.window.windowTitle().startswith("Daily deal "))


def test_a_game_that_is_no_daily_deal_is_not_named(program: Program) -> None:
    wish = program.controller.wish_of_code("SP1-S1C-AAAAAAD")
    program.controller.new_game(wish)
    assert program.window.windowTitle() == "Spider, 1 suit · Spider Qt"
    difficulty = Difficulty.EASY
    code = shipped().deal(local_today(), difficulty).code
    program.controller.new_game(program.controller.wish_of_code(code))
    assert program.window.windowTitle().startswith("Daily deal ")
    program.controller.new_game(wish)
    assert program.window.windowTitle() == "Spider, 1 suit · Spider Qt"
