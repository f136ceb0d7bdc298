"""Which deals are known to be winnable, and which of them can be handed out.

Three sources: the player's own supply, the packs that ship, and what was noted in this run. A
deal that was handed out, or stands in the statistics, is not handed out again. Nothing of the
solver is loaded to ask what is known of a code, as that is asked whenever a game begins.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from spider_qt.deals.packs import PackError, one_form, pack_path, packed_grade
from spider_qt.deals.promise import Grade, Promise
from spider_qt.engine.deal import CodeError, DealId, decode
from spider_qt.storage.files import StorageError
from spider_qt.storage.supply import Supplied, Supply
from spider_qt.text import deals as texts
from spider_qt.text.sentence import Sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.messages import NewGameWish

if TYPE_CHECKING:
    from spider_qt.storage.statistics import StatisticsStore


class DealStock:
    """Knows and hands out deals that were won.

    Args:
        games: the installed games.
        supply: the player's own supply.
        packs: the folder of the deals that ship.
        statistics: returns the finished games.
        tell: says what cannot be read or written.
    """

    def __init__(
        self,
        games: Games,
        supply: Supply,
        packs: Path,
        statistics: "Callable[[], StatisticsStore]",
        tell: Callable[[Sentence], object],
    ) -> None:
        self._games = games
        self.supply = supply
        self._packs = packs
        self._statistics = statistics
        self._tell = tell
        self._noted: dict[str, Grade | None] = {}
        self._troubled = False

    def deal_of(self, code: str) -> DealId | None:
        """Return the deal of a code in the form of the lists; None if its plugin is gone."""
        try:
            return one_form(decode(code, self._games.variant_by_prefix.keys()))
        except CodeError:
            return None

    def won(self, wish: NewGameWish, number: int, grade: Grade | None) -> Supplied | None:
        """Return a deal that was found; None if its game is gone meanwhile."""
        variant = self._games.variants.get(wish.game)
        if variant is None:
            return None
        return Supplied(one_form(DealId(variant.prefix, wish.suits, wish.rule, number)).code, grade)

    def note(self, code: str, grade: Grade | None = None) -> None:
        """Remember for this run that a deal can be won."""
        deal = self.deal_of(code)
        if deal is not None:
            self._noted[deal.code] = grade

    def known(self, code: str) -> Supplied | None:
        """Return what is known of a code, or None: then nothing was proven of it."""
        deal = self.deal_of(code)
        if deal is None:
            return None
        found = self.supply.known(deal.code)
        self._tell_problem()
        if found is not None:
            return found
        grade = self._packed_grade(deal)
        if grade is not None:
            return Supplied(deal.code, grade)
        noted = deal.code in self._noted
        return Supplied(deal.code, self._noted[deal.code]) if noted else None

    def count(self, wish: NewGameWish, promise: Promise) -> int:
        """Return how many deals of the player's own keep a promise."""
        found = self.supply.ready(self._kind(wish), promise)
        self._tell_problem()
        return len(found)

    def at_hand(self, wish: NewGameWish, promise: Promise, table: str | None) -> Supplied | None:
        """Return a deal that was not played yet, from the supply or by chance from a pack.

        Args:
            wish: the game; its number is open.
            promise: what the deal must keep.
            table: the code of the game on the table, if it has one.

        Raises:
            KeyError: if there is no such game.
        """
        own = self._unplayed(self.supply.ready(self._kind(wish), promise), table)
        self._tell_problem()
        if own:
            return own[0]
        packed = self._unplayed(self._packed(wish, promise), table)
        if not packed:
            return None
        from secrets import choice

        return choice(packed)

    def store(self, one: Supplied) -> None:
        """Put a deal in the supply, unless it was played."""
        if self._unplayed([one], None):
            self._change(self.supply.add, one)

    def hand_out(self, one: Supplied) -> None:
        """Note that a deal is played now."""
        self._change(self.supply.give, one)

    def _kind(self, wish: NewGameWish) -> str:
        prefix = self._games.variants[wish.game].prefix
        return Supplied(one_form(DealId(prefix, wish.suits, wish.rule, 0)).code, None).kind

    def _packed(self, wish: NewGameWish, promise: Promise) -> tuple[Supplied, ...]:
        from spider_qt.deals.packs import packed_deals

        try:
            path = pack_path(self._packs, wish.game, wish.suits, wish.rule)
            return tuple(Supplied(code, grade) for code, grade in packed_deals(path, promise))
        except PackError as error:
            self._tell(texts.damaged_pack_sentence(str(error.path), error.reason))
            return ()

    def _packed_grade(self, deal: DealId) -> Grade | None:
        variant = self._games.variant_by_prefix[deal.prefix]
        try:
            path = pack_path(self._packs, variant.id, deal.suits, deal.rule)
            return packed_grade(path, deal)
        except PackError:  # told when a deal is wished of it
            return None

    def _unplayed(self, deals: Iterable[Supplied], table: str | None) -> list[Supplied]:
        fresh = [one for one in deals if one.code != table and not self.supply.was_given(one.code)]
        if not fresh:
            return fresh
        played = {game.code for game in self._statistics().games_of_codes(o.code for o in fresh)}
        return [one for one in fresh if one.code not in played]

    def _change(self, change: Callable[[Supplied], None], one: Supplied) -> None:
        try:
            change(one)
        except StorageError as error:
            told, self._troubled = self._troubled, True
            if not told:
                self._tell(texts.unwritten_supply_sentence(str(error.path), error.reason))
        else:
            self._troubled = False

    def _tell_problem(self) -> None:
        problem, self.supply.problem = self.supply.problem, None
        if problem is not None:
            self._tell(problem)
