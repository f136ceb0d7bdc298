"""The daily deal in the window: opened, played, named while it is on the table, won.

What a deal of a day is, and whether it is on the table, is looked up when it is needed, and
nothing of it is imported before, so that the start does not wait for it.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from spider_qt.engine.ending import State
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session, code_of
from spider_qt.storage.files import StorageError
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import translate
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import GameEnded, NewGameWish, SessionStarted
from spider_qt.ui.recording import local_now

if TYPE_CHECKING:
    from spider_qt.deals.daily import Calendar, DailyDeal, Difficulty
    from spider_qt.deals.daily_results import Results
    from spider_qt.storage.library import Slot
    from spider_qt.storage.statistics import StatisticsStore

_GAME: Final = "spider"
"""The game that every daily deal is one of, known here so that others need no look."""
_LATER: Final = 250
"""Milliseconds after which the game of the start is looked at, when the table is painted."""

_BEGUN: Final = QT_TRANSLATE_NOOP("Daily", "This is the daily deal of {day}: {difficulty}.")
_WON: Final = QT_TRANSLATE_NOOP(
    "Daily", "Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}."
)
_WON_LATER: Final = QT_TRANSLATE_NOOP(
    "Daily",
    "The daily deal of {day} is won ({difficulty}). As it was not won on its day, "
    "it does not lengthen the streak.",
)
_WON_HELPED: Final = QT_TRANSLATE_NOOP(
    "Daily",
    "The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, "
    "it does not lengthen the streak.",
)
_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Daily", "The list of daily deals cannot be read. Please install the program again."
)


def local_today() -> date:
    """The player's local date; by the clock that dates the games that end."""
    return local_now().date()


class DailyDesk(QObject):
    """The command that shows the daily deals, and what is said of one that is played.

    Args:
        controller: holds the game on the table.
        store: returns the statistics, from which all results follow.
        keeper: holds the kept games, of which one may be a deal that was begun.
        window: the dialog belongs to it.
        today: returns the player's local date.
    """

    _announced = Signal(object)
    """Sentence: waits for what is said of the game that was left."""

    def __init__(
        self,
        controller: GameController,
        store: "Callable[[], StatisticsStore]",
        keeper: Keeper,
        window: MainWindow,
        today: Callable[[], date] = local_today,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._store = store
        self._keeper = keeper
        self._window = window
        self._today = today
        self._deal: DailyDeal | None = None
        self._stepped = False
        self._plain = self._shown = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER)
        self._later.timeout.connect(self._recognise)
        self._announced.connect(window.say, Qt.ConnectionType.QueuedConnection)
        window.commands[Command.DAILY].triggered.connect(lambda: self.show())
        window.installEventFilter(self)
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._on_step)
        controller.game_ended.connect(self._on_end)

    @property
    def deal(self) -> "DailyDeal | None":
        """The daily deal that is on the table, or None."""
        return self._deal

    def show(self) -> None:
        """Show the daily deals."""
        calendar = self._calendar()
        if calendar is None:
            self._window.tell(Sentence("Daily", _DAMAGED))
            return
        from spider_qt.ui.dialogs.daily import DailyDialog

        dialog: DailyDialog = DailyDialog(
            calendar, self._results, self._difficulty(), self._today, self._window
        )
        dialog.chosen.connect(self.play)
        dialog.open()

    def play(self, deal: "DailyDeal") -> None:
        """Go on with a deal that was begun, or begin it."""
        from spider_qt.deals import daily

        session = self._controller.session
        if code_of(session) == deal.code and (self._controller.in_progress or not session.journal):
            self._announce(deal)
            return
        for slot in [slot for code, slot in self._kept() if code == deal.code]:
            with suppress(OSError):
                loaded = self._keeper.library.load(slot)
                if loaded.session is not None and loaded.fault is None:
                    self._window.starter.open(loaded.session, loaded.started)
                    return
        suits = deal.difficulty.suits
        self._window.play(NewGameWish(daily.GAME, suits, daily.RULE, deal.number))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Name the deal in whatever title the window gets; look for none after it closed."""
        if event.type() is QEvent.Type.WindowTitleChange:
            self._retitle()
        elif event.type() is QEvent.Type.Close:
            self._later.stop()
        return False

    # Inside -----------------------------------------------------------------------

    def _calendar(self) -> "Calendar | None":
        from spider_qt.deals.daily import shipped

        try:
            return shipped()
        except (OSError, ValueError):
            return None

    def _results(self, today: date) -> "Results":
        """How the deals stand; raises StorageError."""
        from spider_qt.deals.daily import shipped
        from spider_qt.deals.daily_results import EndedGame, Results
        from spider_qt.storage.statistics_types import Status

        calendar = shipped()
        deals = [deal for day in calendar.days(today) for deal in calendar.deals(day)]
        games = self._store().games_of_codes(deal.code for deal in deals)
        ended = (
            EndedGame(it.code, it.day, it.status is Status.WON, it.opened_help) for it in games
        )
        return Results(deals, ended, self._begun_codes())

    def _begun_codes(self) -> set[str]:
        """The codes of the games that can be gone on with."""
        codes = {code for code, _ in self._kept()}
        if self._controller.in_progress:
            codes.add(code_of(self._controller.session) or "")
        return codes - {""}

    def _kept(self) -> "Iterator[tuple[str, Slot]]":
        """The kept games that can be gone on with and their codes, the one left last first."""
        library = self._keeper.library
        for slot in library.slots():
            entry = None if slot.finished or slot.is_copy else library.entry(slot)
            if entry is not None:
                yield entry.code, slot

    def _difficulty(self) -> "Difficulty":
        """The difficulty of the deal on the table, or of a game with so many suits."""
        from spider_qt.deals.daily import Difficulty

        if self._deal is not None:
            return self._deal.difficulty
        suits = self._controller.session.variant.suits
        return next((one for one in Difficulty if one.suits >= suits), Difficulty.HARD)

    def _on_session(self, fact: SessionStarted) -> None:
        self._deal = None
        self._stepped = False
        self._later.stop()
        variant = fact.session.variant
        if variant.id == _GAME and variant.rule is GroupRule.CLASSIC:
            if self._window.isVisible():
                self._recognise(fresh=not fact.resumed)
            else:
                self._later.start()
        self._retitle()

    def _on_step(self) -> None:
        self._stepped = True

    def _recognise(self, fresh: bool = False) -> None:
        """Look whether the game on the table is a daily deal, and say it of a new one."""
        self._deal = self._found(self._controller.session)
        self._retitle()
        dealer = self._window.starter.dealer
        if dealer is not None and self._deal is not None and self._deal.proven:
            dealer.note(self._deal.code)
        if self._deal is not None and fresh:
            self._announce(self._deal)

    def _found(self, session: Session) -> "DailyDeal | None":
        calendar, code = self._calendar(), code_of(session)
        if calendar is None or code is None:
            return None
        return calendar.find(code, self._today())

    def _announce(self, deal: "DailyDeal") -> None:
        self._announced.emit(Sentence("Daily", _BEGUN, _places(deal)))

    def _on_end(self, fact: GameEnded) -> None:
        """Say what a win means for the streak; the game is already counted.

        The end of a game that was won before this start is told again, but is no news.
        """
        won_now = self._stepped and self._controller.session.id == fact.session.id
        if fact.state is not State.WON or not won_now:
            return
        deal = self._deal or self._found_if_spider(fact.session)
        if deal is None:
            return
        from spider_qt.deals.daily_results import Standing

        today = self._today()
        with suppress(StorageError):
            results = self._results(today)
            places = _places(deal)
            if results.standing(deal, today) is Standing.WON:
                streak = results.streaks(today)[deal.difficulty]
                places["best"] = streak.best
                self._window.say(Sentence("Daily", _WON, places, streak.now))
            else:
                how = _WON_HELPED if fact.session.opened_help else _WON_LATER
                self._window.say(Sentence("Daily", how, places))

    def _found_if_spider(self, session: Session) -> "DailyDeal | None":
        variant = session.variant
        is_spider = variant.id == _GAME and variant.rule is GroupRule.CLASSIC
        return self._found(session) if is_spider else None

    def _retitle(self) -> None:
        """Put the deal's name before the window's own title, or take it away."""
        title = self._window.windowTitle()
        if title != self._shown:
            self._plain = title
        wanted = self._plain
        if self._deal is not None:
            from spider_qt.ui.dialogs.daily_words import day_text

            name = translate("Daily", "Daily deal {day}").replace("{day}", day_text(self._deal.day))
            wanted = f"{name} · {self._plain}"
        self._shown = wanted
        if wanted != title:
            self._window.setWindowTitle(wanted)


def _places(deal: "DailyDeal") -> "dict[str, str | int | Sentence]":
    from spider_qt.ui.dialogs.daily_words import difficulty_text, long_day_text

    return {"day": long_day_text(deal.day), "difficulty": difficulty_text(deal.difficulty)}
