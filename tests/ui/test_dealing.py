"""Promised deals: at once where there are some, none twice, and nothing said that is not proven."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from spider_qt.api.resources import resource_path
from spider_qt.deals.packs import packed_deals
from spider_qt.deals.promise import Grade, Promise
from spider_qt.engine.deal import DealId
from spider_qt.engine.rules import GroupRule
from spider_qt.solver.questions import DealAnswer, DealQuestion, Failed, Question
from spider_qt.storage.statistics_types import GameRecord, Status
from spider_qt.storage.supply import Supplied, Supply
from spider_qt.ui.actions import Command
from spider_qt.ui.dealing import READY, Dealer
from spider_qt.ui.dialogs.new_game import NewGameDialog
from spider_qt.ui.messages import NewGameChoice, NewGameWish, Parting
from spider_qt.ui.solving.desk import Reply
from spider_qt.ui.status import Figure

from .conftest import WindowBench

ONE = NewGameWish("spider", 1, GroupRule.CLASSIC)
HARD = "SP1-S1C-AAAAAAA"


class FakeDesk(QObject):
    """A desk that answers when the test says so."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[int, DealQuestion] = {}
        self.cancelled: list[int] = []

    def ask(self, question: Question) -> int:
        assert isinstance(question, DealQuestion)
        number = len(self.asked) + 1
        self.asked[number] = question
        return number

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    def answer(self, answer: DealAnswer | Failed) -> None:
        """Answer the last question."""
        number, question = list(self.asked.items())[-1]
        self.answered.emit(Reply(number, question, answer))


class DealerBench:
    """A dealer at a window, with desks that a test holds."""

    def __init__(self, bench: WindowBench, folder: Path, packs: Path | None = None) -> None:
        self.bench = bench
        self.path = folder / "supply.json"
        self.desks = {False: FakeDesk(), True: FakeDesk()}
        self.dealer = Dealer(
            bench.controller,
            bench.window,
            bench.store,
            self.path,
            lambda: bench.recorder.store,
            packs,
            self.desks.__getitem__,  # type: ignore[arg-type]  # as much of a desk as is used
        )

    def choose(self, promise: Promise, wish: NewGameWish = ONE) -> str:
        """Choose a game in the starter's way; return the code on the table then."""
        choice = NewGameChoice(wish, "standard", None, promise)
        self.bench.window.starter._take_choice(choice)
        return self.bench.controller.code or ""

    def wait_for_nobody(self) -> None:
        """Let the time without moves pass."""
        self.dealer._idle.timeout.emit()

    @property
    def said(self) -> str:
        return self.bench.window.strip.text


Make = Callable[..., DealerBench]


@pytest.fixture
def make(bench: WindowBench, tmp_path: Path) -> Make:
    def make_one(packs: Path | None = None) -> DealerBench:
        return DealerBench(bench, tmp_path, packs)

    return make_one


@pytest.fixture
def dealt(make: Make) -> DealerBench:
    return make()


def pack(promise: Promise) -> dict[str, Grade]:
    return dict(packed_deals(resource_path("deals", "spider-1-classic.txt"), promise))


@pytest.mark.parametrize("promise", [p for p in Promise if p is not Promise.ANY])
def test_a_promised_deal_starts_at_once_and_is_one_of_those_that_were_won(
    dealt: DealerBench, promise: Promise
) -> None:
    code = dealt.choose(promise)
    grade = pack(promise)[code]
    assert dealt.desks[False].asked == {}
    assert f"Grade: {grade.value}" in dealt.said
    status = dealt.bench.window.status
    assert status.text(Figure.CODE) == f"Code (winnable, {grade.value}): {code}"
    assert dealt.bench.store.settings.promise == promise.value


def test_any_deal_is_drawn_and_nothing_is_said_of_it(dealt: DealerBench) -> None:
    code = dealt.choose(Promise.ANY)
    status = dealt.bench.window.status
    assert status.text(Figure.CODE) == f"Code: {code}"
    item = status._items[Figure.CODE]
    assert item.toolTip() == "Not checked whether this deal can be won."
    assert item.accessibleDescription() == item.toolTip()
    assert not dealt.path.exists()
    assert not dealt.dealer._idle.isActive()


def test_the_players_own_supply_comes_before_the_packs_and_each_deal_once(
    dealt: DealerBench,
) -> None:
    dealt.dealer.stock.supply.add(Supplied(HARD, Grade.HARD))
    assert dealt.choose(Promise.HARD) == HARD
    again = {dealt.choose(Promise.HARD) for _ in range(5)}
    assert len(again) == 5
    assert HARD not in again
    assert again <= set(pack(Promise.HARD))
    assert not any(Supply(dealt.path).ready("SP1-S1C", Promise.WINNABLE))


def test_a_deal_of_the_statistics_does_not_come_again(make: Make, tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    text = resource_path("deals", "spider-1-classic.txt").read_text("utf-8").splitlines()
    easy = [line for line in text if " easy " in line][:2]
    (tmp_path / "packs" / "spider-1-classic.txt").write_text("\n".join([text[0], *easy]), "utf-8")
    dealt = make(tmp_path / "packs")
    played, fresh = (line.split()[0] for line in easy)
    dealt.bench.recorder.store.record(
        GameRecord(
            id="7" * 32, variant="spider", suits=1, rule="classic", scoring="standard",
            undo_limit=None, status=Status.LOST, code=played, day="2026-11-29",
            ended="2026-11-29T21:05:09+01:00", seconds=9.0, moves=3, score=1, deals=0, runs=0,
            undos=0, hints=0,
        )
    )  # fmt: skip
    assert dealt.choose(Promise.EASY) == fresh


def test_the_supply_is_filled_while_nobody_moves(dealt: DealerBench) -> None:
    dealt.choose(Promise.FIENDISH)
    desk = dealt.desks[True]
    assert dealt.dealer._idle.isActive()
    dealt.wait_for_nobody()
    for number in range(1, READY + 1):
        assert len(desk.asked) == number
        question = desk.asked[number]
        assert (question.game, question.suits, question.rule) == ("spider", 1, "classic")
        assert (question.grade, question.seconds) == ("fiendish", 5.0)
        desk.answer(DealAnswer(number, "fiendish"))
    assert len(desk.asked) == READY
    ready = Supply(dealt.path).ready("SP1-S1C", Promise.FIENDISH)
    assert [one.code for one in ready] == [
        DealId("SP", 1, GroupRule.CLASSIC, number).code for number in range(1, READY + 1)
    ]


def test_looking_in_vain_ends_some_time(dealt: DealerBench) -> None:
    dealt.choose(Promise.HARD)
    dealt.wait_for_nobody()
    desk = dealt.desks[True]
    while len(desk.asked) < 100:
        before = len(desk.asked)
        desk.answer(DealAnswer(None))
        if len(desk.asked) == before:
            break
    assert len(desk.asked) == 12
    dealt.wait_for_nobody()
    assert len(desk.asked) == 12


def test_a_game_without_deals_at_hand_is_looked_for_and_the_table_stays_meanwhile(
    dealt: DealerBench,
) -> None:
    before = dealt.bench.controller.code
    wish = NewGameWish("wasp", 4, GroupRule.CLASSIC)
    assert dealt.choose(Promise.EASY, wish) == before
    assert "Looking for a deal" in dealt.said
    dealt.desks[False].answer(DealAnswer(5, "easy"))
    code = dealt.bench.controller.code
    assert code is not None
    assert code.endswith("-S4C-AAAAAAF")
    assert dealt.dealer.stock.supply.was_given(code)


def test_a_deal_that_is_not_found_leaves_the_table_and_says_so(dealt: DealerBench) -> None:
    before = dealt.bench.controller.code
    dealt.choose(Promise.EASY, NewGameWish("wasp", 4, GroupRule.CLASSIC))
    desk = dealt.desks[False]
    for asked in (1, 2, 3, 4):
        assert len(desk.asked) == asked
        desk.answer(DealAnswer(None))
    assert len(desk.asked) == 4
    assert "No such deal was found in 20 seconds" in dealt.said
    assert dealt.bench.controller.code == before
    dealt.choose(Promise.EASY, NewGameWish("wasp", 4, GroupRule.CLASSIC))
    desk.answer(Failed("it broke"))
    assert "(it broke)" in dealt.said


def test_a_deal_that_comes_when_another_game_is_played_is_kept_for_later(
    dealt: DealerBench,
) -> None:
    wish = NewGameWish("wasp", 4, GroupRule.CLASSIC)
    dealt.choose(Promise.EASY, wish)
    dealt.bench.deal_medium()
    before = dealt.bench.controller.code
    dealt.desks[False].answer(DealAnswer(5, "easy"))
    assert dealt.bench.controller.code == before
    assert dealt.choose(Promise.EASY, wish).endswith("-S4C-AAAAAAF")


def test_nobody_who_plays_another_game_hears_that_none_was_found(dealt: DealerBench) -> None:
    dealt.choose(Promise.EASY, NewGameWish("wasp", 4, GroupRule.CLASSIC))
    dealt.bench.deal_medium()
    before = dealt.said
    dealt.desks[False].answer(Failed("it broke"))
    assert dealt.said == before


def test_a_second_wish_takes_the_place_of_the_first(dealt: DealerBench) -> None:
    wish = NewGameWish("wasp", 4, GroupRule.CLASSIC)
    dealt.choose(Promise.EASY, wish)
    dealt.choose(Promise.HARD, wish)
    assert dealt.desks[False].cancelled == [1]
    before = dealt.bench.controller.code
    number, question = 1, dealt.desks[False].asked[1]
    dealt.desks[False].answered.emit(Reply(number, question, DealAnswer(5, "easy")))
    assert dealt.bench.controller.code == before


def test_a_damaged_pack_and_a_damaged_supply_are_told_and_deals_are_looked_for(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "spider-1-classic.txt").write_text("milk\n", "utf-8")
    (tmp_path / "supply.json").write_text("{", "utf-8")
    dealt = make(tmp_path / "packs")
    told: list[str] = []
    monkeypatch.setattr(dealt.bench.window, "tell", lambda it: told.append(it.english))
    dealt.choose(Promise.EASY)
    assert "supply.json" in told[0]
    assert "line 1" in told[1]
    assert len(told) == 2
    assert len(dealt.desks[False].asked) == 1


# G11: a filter and typed numbers ----------------------------------------------------


def typed(bench: WindowBench, code: str) -> str:
    """Type a code and return what the dialog says of it; it can always be started."""
    bench.do(Command.ENTER_CODE)
    dialog = bench.dialog("enter_code")
    line = dialog.findChild(QLineEdit, "code")
    meaning = dialog.findChild(QLabel, "meaning")
    assert line is not None
    assert meaning is not None
    line.setText(code)
    text = meaning.text()
    yes = next(button for button in dialog.findChildren(QPushButton) if button.isDefault())
    assert yes.isEnabled()
    yes.click()
    return text


def test_with_the_filter_on_a_typed_number_is_dealt_and_said_to_be_unchecked(
    dealt: DealerBench,
) -> None:
    dealt.choose(Promise.WINNABLE)
    text = typed(dealt.bench, "SP1-S1C-7777777")
    assert "You asked for winnable deals, but this number was not checked" in text
    assert dealt.bench.controller.code == "SP1-S1C-7777777"
    assert dealt.bench.window.status.text(Figure.CODE) == "Code: SP1-S1C-7777777"


def test_without_the_filter_a_typed_number_is_said_to_be_unchecked(dealt: DealerBench) -> None:
    assert "Not checked whether this deal can be won." in typed(dealt.bench, "SP1-S1C-7777777")


def test_a_typed_number_that_is_known_has_its_grade_by_either_rule(dealt: DealerBench) -> None:
    code = next(iter(pack(Promise.HARD)))
    assert "can be won: it is proven. Grade: hard." in typed(dealt.bench, code)
    assert "can be won: it is proven. Grade: hard." in typed(
        dealt.bench, code.replace("S1C", "S1R")
    )


def test_a_deal_that_the_player_wins_is_known_to_be_winnable(dealt: DealerBench) -> None:
    bench = dealt.bench
    bench.controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC, 3))
    code = bench.controller.code
    assert code is not None
    assert dealt.dealer.stock.known(code) is None
    dealt.dealer.note(code)
    assert bench.window.status.text(Figure.CODE) == f"Code (winnable): {code}"
    assert dealt.dealer.about(code) == "This deal can be won: it is proven."


def test_the_statistics_hear_the_grade_of_a_deal(dealt: DealerBench) -> None:
    dealt.bench.recorder.difficulty = dealt.dealer.difficulty
    code = dealt.choose(Promise.HARD)
    dealt.bench.controller.request_deal()
    dealt.bench.controller.new_game(ONE, parting=Parting.GIVEN_UP)
    (game,) = dealt.bench.recorder.store.games()
    assert (game.code, game.difficulty) == (code, "hard")
    assert dealt.dealer.difficulty("SP1-S1C-7777777") == ""


# The dialog -------------------------------------------------------------------------


def opened(bench: WindowBench) -> NewGameDialog:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    assert isinstance(dialog, NewGameDialog)
    return dialog


def field(dialog: NewGameDialog) -> tuple[QComboBox, QLabel]:
    box, note = dialog.findChild(QComboBox, "promise"), dialog.findChild(QLabel, "promise_note")
    assert box is not None
    assert note is not None
    return box, note


def test_the_dialog_offers_every_promise_and_remembers_the_last(dealt: DealerBench) -> None:
    dialog = opened(dealt.bench)
    box, note = field(dialog)
    assert [box.itemData(index) for index in range(box.count())] == list(Promise)
    assert note.text() == "Drawn by chance. Nobody has looked whether it can be won."
    box.setFocus()
    dealt.bench.press("Down", box)
    dealt.bench.press("Down", box)
    assert dialog.choice.promise is Promise.EASY
    assert box.accessibleDescription() == note.text()
    dialog.accept()
    assert dealt.bench.store.settings.promise == "easy"
    again = opened(dealt.bench)
    assert field(again)[0].currentText() == "A winnable deal: easy"
    again.reject()


def test_a_game_that_the_solver_does_not_know_offers_none_and_says_why(
    dealt: DealerBench,
) -> None:
    dealt.bench.store.change(promise="hard")
    dialog = opened(dealt.bench)
    box, note = field(dialog)
    assert (box.isEnabled(), dialog.choice.promise) == (True, Promise.HARD)
    dialog.finder.line.setText("curds")
    assert (box.isEnabled(), dialog.choice.promise) == (False, None)
    assert "does not know the rules of this game" in note.text()
    assert box.currentText() == "Any deal"
    dialog.finder.line.setText("relaxed spider")
    assert (box.isEnabled(), box.currentText()) == (True, "A winnable deal: hard")
    dialog.finder.line.setText("curds")
    dialog.accept()
    assert dealt.bench.controller.session.variant.id == "curds-and-whey"
    assert dealt.bench.store.settings.promise == "hard"


def test_the_first_game_of_a_start_keeps_the_promise_too(dealt: DealerBench) -> None:
    assert dealt.dealer.promised(ONE) == ONE
    dealt.bench.store.change(promise="medium")
    wish = dealt.dealer.promised(ONE)
    assert wish.number is not None
    code = DealId("SP", 1, GroupRule.CLASSIC, wish.number).code
    assert code in pack(Promise.MEDIUM)
    assert dealt.dealer.stock.supply.was_given(code)
