"""Deals that are promised to be winnable: at hand when wished for, looked for in between.

They come from the player's own supply first, then from the packs that ship. While a game is
played and nobody moves, the process that solves fills the supply up again. Only a game that
has neither is waited for. Nothing of the solver is loaded into this process.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer

from spider_qt.deals.promise import Grade, Promise
from spider_qt.engine.game import Outcome
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.controller import GameController
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import NewGameWish, OutcomeChanged, SessionStarted

if TYPE_CHECKING:
    from spider_qt.storage.statistics import StatisticsStore
    from spider_qt.storage.supply import Supplied
    from spider_qt.ui.deal_search import DealFound, DealSearch, NothingFound
    from spider_qt.ui.deal_stock import DealStock
    from spider_qt.ui.solving.desk import SolverDesk

READY: Final = 3
"""So many deals of the kind that was wished for last are kept ready."""
IDLE: Final = 5.0
"""Seconds without a move after which deals are looked for."""
_PATIENCE: Final = 20
"""Seconds that a player who waits is kept waiting."""
_SPARE_TRIES: Final = 12
"""Questions in the background after which nothing more is looked for until the next wish."""

Go = Callable[[NewGameWish], object]


def _desk(background: bool) -> "SolverDesk":
    from spider_qt.ui.solving.desk import desk

    return desk(background)


class Dealer(QObject):
    """Hands out promised deals, fills the supply, and tells what is known of a code.

    Args:
        controller: holds the game.
        window: says what is to be said; its starter asks here.
        settings: what the player wished for last.
        supply: the file of the player's own supply.
        statistics: returns the finished games, whose deals do not come again.
        packs: the folder of the deals that ship.
        desk: returns the desk for what is waited for (False) or not (True).
    """

    def __init__(
        self,
        controller: GameController,
        window: MainWindow,
        settings: SettingsStore,
        supply: Path,
        statistics: "Callable[[], StatisticsStore]",
        packs: Path | None = None,
        desk: "Callable[[bool], SolverDesk]" = _desk,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._settings = settings
        self._supply = supply
        self._statistics = statistics
        self._packs = packs
        self._go: Go | None = None
        self._session = ""
        self._desk = desk
        self._is_hopeless = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(round(IDLE * 1000))
        self._idle.timeout.connect(self._fill)
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._wait)
        controller.outcome_changed.connect(self._on_outcome)
        window.installEventFilter(self)
        window.starter.dealer = self

    @cached_property
    def stock(self) -> "DealStock":
        """What is known of deals; read when somebody asks, so that a start does not wait."""
        from spider_qt.api.resources import resource_path
        from spider_qt.deals.packs import FOLDER
        from spider_qt.storage.supply import Supply
        from spider_qt.ui.deal_stock import DealStock

        packs = self._packs or resource_path(FOLDER)
        games, supply, window = self._controller.games, Supply(self._supply), self._window
        return DealStock(
            games, supply, packs, self._statistics, lambda sentence: window.tell(sentence)
        )

    # What is known ----------------------------------------------------------------

    def note(self, code: str, grade: Grade | None = None) -> None:
        """Remember for this run that a deal was won by whoever asks: it can be won."""
        self.stock.note(code, grade)
        self.describe()

    def describe(self) -> None:
        """Say beside the code what is known of the deal on the table."""
        from spider_qt.text import deals as texts

        code = self._controller.code if self._controller.has_game else None
        found = None if code is None else self.stock.known(code)
        if found is None:
            self._window.status.describe_code(texts.unchecked_sentence())
        else:
            sentence, short = (
                texts.winnable_sentence(found.grade),
                texts.short_sentence(found.grade),
            )
            self._window.status.describe_code(sentence, short)

    def difficulty(self, code: str) -> str:
        """Return the grade of a deal as a word for the statistics, "" if it is not known."""
        found = self.stock.known(code)
        return "" if found is None or found.grade is None else found.grade.value

    def about(self, code: str) -> str:
        """Return what the player who types a code should read of it, in the language of now."""
        from spider_qt.text import deals as texts
        from spider_qt.ui.i18n import shown

        found = self.stock.known(code)
        if found is not None:
            return shown(texts.winnable_sentence(found.grade))
        if self._promise is not Promise.ANY:
            return shown(texts.unfiltered_sentence())
        return shown(texts.unchecked_sentence())

    # What is wished ---------------------------------------------------------------

    def promised(self, wish: NewGameWish) -> NewGameWish:
        """Return a wish with the number of a deal at hand, if one is promised and there.

        Raises:
            KeyError: if there is no such game.
        """
        if self._promise is Promise.ANY:
            return wish
        found = self.stock.at_hand(wish, self._promise, None)
        deal = None if found is None else self.stock.deal_of(found.code)
        if found is None or deal is None:
            return wish
        self.stock.hand_out(found)
        return replace(wish, number=deal.number)

    def find(self, wish: NewGameWish, promise: Promise, go: Go) -> None:
        """Find a deal that keeps a promise and start it: at once if there is one at hand.

        Args:
            wish: the game; its number is open.
            promise: what the deal must keep.
            go: starts the deal.
        """
        self._waited.drop()
        self._is_hopeless = False
        found = self.stock.at_hand(wish, promise, self._controller.code)
        if found is not None:
            self._hand_out(found, wish, go)
            return
        from spider_qt.text.deals import looking_sentence

        self._window.say(looking_sentence())
        self._go = go
        self._session = self._controller.session.id
        self._waited.begin(wish, promise)

    def _hand_out(self, found: "Supplied", wish: NewGameWish, go: Go) -> None:
        from spider_qt.text.deals import winnable_sentence

        deal = self.stock.deal_of(found.code)
        assert deal is not None  # its game is there: the deal comes from a list of that game
        self.stock.hand_out(found)
        go(replace(wish, number=deal.number))
        self._window.say(winnable_sentence(found.grade))

    @cached_property
    def _waited(self) -> "DealSearch":
        """The search that the player waits for."""
        from spider_qt.ui.deal_search import ONCE, DealSearch  # most starts need none

        search = DealSearch(lambda: self._desk(False), round(_PATIENCE / ONCE), self)
        search.found.connect(self._bring)
        search.failed.connect(self._tell_failed)
        return search

    @cached_property
    def _spare(self) -> "DealSearch":
        """The search that fills the supply."""
        from spider_qt.ui.deal_search import DealSearch

        search = DealSearch(lambda: self._desk(True), _SPARE_TRIES, self)
        search.found.connect(self._put_in_store)
        search.failed.connect(self._give_up)
        return search

    # Looking ----------------------------------------------------------------------

    def _wait(self, _: object = None) -> None:
        """Look for deals when nobody has moved for a while."""
        if self._promise is not Promise.ANY and self._window.isVisible():
            self._idle.start()

    def _fill(self) -> None:
        """Look for one more deal of the kind that was wished for last, if there are too few."""
        settings, promise = self._settings.settings, self._promise
        if promise is Promise.ANY or self._spare.is_busy or self._is_hopeless:
            return
        wish = NewGameWish(settings.game, settings.suits, GroupRule(settings.rule))
        there = wish.game in self._controller.games.variants
        if there and self.stock.count(wish, promise) < READY:
            self._spare.begin(wish, promise)

    def _put_in_store(self, fact: "DealFound") -> None:
        found = self.stock.won(fact.wish, fact.number, fact.grade)
        if found is not None:
            self.stock.store(found)
        self._fill()

    def _give_up(self, fact: "NothingFound") -> None:
        del fact
        self._is_hopeless = True

    def _bring(self, fact: "DealFound") -> None:
        """Start a deal for the player who waits, unless another game was begun meanwhile."""
        found, go = self.stock.won(fact.wish, fact.number, fact.grade), self._go
        if found is None or go is None:
            return
        if self._controller.session.id == self._session:
            self._hand_out(found, fact.wish, go)
        else:
            self._put_in_store(fact)

    def _tell_failed(self, fact: "NothingFound") -> None:
        """Say why the player waits in vain, unless another game was begun meanwhile."""
        if self._controller.session.id != self._session:
            return
        from spider_qt.text import deals as texts

        if fact.reason:
            self._window.say(texts.not_looked_sentence(fact.reason))
        else:
            self._window.say(texts.not_found_sentence(_PATIENCE))

    # Facts ------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for nothing once the window is closed."""
        if event.type() is QEvent.Type.Close:
            self._idle.stop()
            for search in ("_waited", "_spare"):
                if search in self.__dict__:
                    getattr(self, search).forget()  # the desks stop by themselves
        return False

    def _on_session(self, fact: SessionStarted) -> None:
        del fact
        if self._window.isVisible():  # the first game is described after the first paint
            self.describe()
        self._wait()

    def _on_outcome(self, fact: OutcomeChanged) -> None:
        code = self._controller.code
        if fact.outcome is Outcome.WON and code is not None and self.stock.known(code) is None:
            self.note(code)

    @property
    def _promise(self) -> Promise:
        return Promise(self._settings.settings.promise)
