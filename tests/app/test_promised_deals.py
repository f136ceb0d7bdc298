"""Promised deals in the whole program, with the real process that looks for them."""

from pytestqt.qtbot import QtBot

from spider_qt.app.gui import Program
from spider_qt.deals.batch import grade
from spider_qt.deals.daily import Difficulty, shipped
from spider_qt.deals.promise import Promise
from spider_qt.engine.deal import DealId, decode
from spider_qt.engine.rules import GroupRule
from spider_qt.ui.dealing import READY, Dealer
from spider_qt.ui.messages import NewGameChoice, NewGameWish
from spider_qt.ui.status import Figure
from tests.app.conftest import Build, end

WISH = NewGameWish("spider", 2, GroupRule.CLASSIC)
PATIENCE = 60_000
"""Milliseconds, for a busy machine; a process starts and finds a deal in one second."""


def dealer_of(program: Program) -> Dealer:
    dealer = program.window.starter.dealer
    assert dealer is not None
    return dealer


def choose(program: Program, promise: Promise, wish: NewGameWish = WISH) -> None:
    program.window.starter._take_choice(NewGameChoice(wish, "standard", None, promise))


def test_the_supply_is_filled_with_deals_of_the_grade_and_outlives_the_program(
    start: Build, qtbot: QtBot
) -> None:
    program = start()
    choose(program, Promise.HARD)
    code = program.controller.code
    dealer = dealer_of(program)
    dealer._idle.timeout.emit()
    qtbot.waitUntil(lambda: dealer.stock.count(WISH, Promise.HARD) == READY, timeout=PATIENCE)
    end(program)
    again = start()
    dealer = dealer_of(again)
    assert again.controller.code == code
    dealer.describe()
    assert again.window.status.text(Figure.CODE) == f"Code (winnable, hard): {code}"
    for one in dealer.stock.supply.ready("SP1-S2C", Promise.HARD):
        deal = decode(one.code, ["SP"])
        assert grade(again.controller.games.variants["spider"], deal).grade == "hard"
    choose(again, Promise.HARD)
    found = again.controller.code or ""
    assert dealer.stock.supply.was_given(found)
    assert dealer.stock.count(WISH, Promise.HARD) == READY - 1


def test_a_daily_deal_that_is_proven_is_said_to_be_winnable(program: Program) -> None:
    today = shipped().first
    assert today is not None
    deal = shipped().deal(today, Difficulty.EASY)
    program.window.play(NewGameWish("spider", 1, GroupRule.CLASSIC, deal.number))
    assert program.controller.code == deal.code
    assert program.window.status.text(Figure.CODE) == f"Code (winnable): {deal.code}"


def test_a_game_without_a_pack_is_found_by_the_process(program: Program, qtbot: QtBot) -> None:
    before = program.controller.code
    choose(program, Promise.EASY, NewGameWish("black-widow", 1, GroupRule.CLASSIC))
    qtbot.waitUntil(lambda: program.controller.code != before, timeout=PATIENCE)
    session = program.controller.session
    assert (session.variant.id, session.variant.suits) == ("black-widow", 1)
    assert session.number is not None
    deal = DealId(session.variant.prefix, 1, GroupRule.CLASSIC, session.number)
    assert grade(program.controller.games.variants["black-widow"], deal).grade == "easy"
