"""The parameters of a game of Spider's kind: what a variant's file can say, and no code.

Source of the parameters: the games in the family's list (docs/rules.md tells what each
one means). What they cannot say, a ``Variant`` of its own says.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from spider_qt.engine.cards import Card, pack
from spider_qt.engine.order import Order, order_of
from spider_qt.engine.parameter_checks import check
from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.rules import GroupRule

SPIDER_COLUMNS: Final = ((5, 1),) * 4 + ((4, 1),) * 6
"""Hidden and open cards per column: 54 cards in 6, 6, 6, 6, 5, 5, 5, 5, 5, 5."""

_TRAVEL_SUITS: Final = {
    Travel.SAME_SUIT: SuitRule.SAME_SUIT,
    Travel.SAME_COLOUR: SuitRule.SAME_COLOUR,
    Travel.ALTERNATING: SuitRule.ALTERNATING,
    Travel.ANY_SUIT: SuitRule.ANY,
}
_COLOURED: Final = (Travel.SAME_COLOUR, Travel.ALTERNATING)


@dataclass(frozen=True)
class SpiderParameters:
    """A game of Spider's kind, told by its parameters; the defaults are Spider's.

    Args:
        id: the stable id.
        name: the name that players see, in English.
        prefix: the letters of its game codes.
        decks: how many decks.
        columns: per column, how many hidden and how many open cards it starts with.
        suits: how many suits are in play.
        rule: which groups travel together: the game's own (classic), or mixed suits (relaxed).
        suit_choices: the suit counts on offer; none given: 1, 2 and 4 where the rules do
            not look at colours, else the one that is in play.
        rule_choices: the group rules on offer; none given: both where one suit travels on
            columns that build in any suit, else the game's own alone.
        deals_onto_empty: whether a row may be dealt while a column is empty.
        deck_suits: how many suits make up one deck, 1 to 4.
        ranks: how many ranks are in play, from the ace up, 2 to 13; the highest of them is
            the "king" of all other parameters.
        stock: where a deal puts the cards.
        rows_per_deal: how many rows one deal brings (``row``).
        cards_per_deal: how many cards one deal turns up (``waste``), or how many fill an
            emptied column (``fill``).
        redeals: how often the waste may be turned over; None: as often as one likes.
        skips_king_runs: whether a row leaves out the columns that end in a run from the king.
        build: which suits go on each other in the columns.
        direction: how ranks run in the columns.
        build_step: by how many ranks.
        wrap: whether king and ace are neighbours.
        build_equal: whether a card of equal rank fits as well, whatever its suit.
        travel: which open cards travel together under the classic rule.
        travel_equal: whether cards of one rank travel together, too.
        by_cells: whether only so many cards travel together as could be carried one by one
            over the free cells and the empty columns.
        empty: what an empty column takes.
        kings_needed: with ``king``: how many columns must begin with a king before an empty
            column takes anything; 0: it never does.
        run_length: how many cards are a whole run; 0: runs do not count.
        run_suit: which suits are neighbours in a whole run.
        run_any_start: whether a whole run may begin with any rank, not just the king.
        run_end: what becomes of a whole run.
        foundations_up: how many foundations build up in one suit from the ace, card by card.
        foundations_down: how many build down in one suit from the king, card by card.
        cells: how many free cells there are, each for one card.
        cells_filled: how many of them hold a card at the start.
        reserves: how many reserves there are.
        reserve_cards: how many cards each reserve starts with, all open.
        reserve_rule: whether a reserve takes cards from the player.
        undo_limit: how many steps can be taken back at most; None: all.
        group: the family under which menus list it, one of ``GROUPS``; empty: none.
        difficulty: 1, easy, to 5, fiendish.
        minutes: how long a game usually takes, in minutes.
        description: one line about it in English; empty: none.

    Raises:
        ValueError: if the parameters contradict each other, naming the contradiction.
    """

    id: str
    name: str
    prefix: str
    decks: int = 2
    columns: tuple[tuple[int, int], ...] = SPIDER_COLUMNS
    suits: int = 4
    rule: GroupRule = GroupRule.CLASSIC
    suit_choices: tuple[int, ...] = ()
    rule_choices: tuple[GroupRule, ...] = ()
    deals_onto_empty: bool = False
    deck_suits: int = 4
    ranks: int = 13
    stock: StockRule = StockRule.ROW
    rows_per_deal: int = 1
    cards_per_deal: int = 1
    redeals: int | None = 0
    skips_king_runs: bool = False
    build: SuitRule = SuitRule.ANY
    direction: Direction = Direction.DOWN
    build_step: int = 1
    wrap: bool = False
    build_equal: bool = False
    travel: Travel = Travel.SAME_SUIT
    travel_equal: bool = False
    by_cells: bool = False
    empty: EmptyRule = EmptyRule.ANYTHING
    kings_needed: int = 0
    run_length: int = 13
    run_suit: SuitRule = SuitRule.SAME_SUIT
    run_any_start: bool = False
    run_end: RunEnd = RunEnd.REMOVED
    foundations_up: int = 0
    foundations_down: int = 0
    cells: int = 0
    cells_filled: int = 0
    reserves: int = 0
    reserve_cards: int = 0
    reserve_rule: ReserveRule = ReserveRule.ONE_WAY
    undo_limit: int | None = None
    group: str = ""
    difficulty: int = 3
    minutes: int = 15
    description: str = ""

    def __post_init__(self) -> None:
        if not self.suit_choices:
            colours = {self.build, self.run_suit} & {SuitRule.SAME_COLOUR, SuitRule.ALTERNATING}
            free = self.deck_suits == 4 and not colours and self.travel not in _COLOURED
            object.__setattr__(self, "suit_choices", (1, 2, 4) if free else (self.suits,))
        if not self.rule_choices:
            both = self.travel is Travel.SAME_SUIT and self.build is SuitRule.ANY
            both = both and self.direction is not Direction.EITHER
            choices = (GroupRule.CLASSIC, GroupRule.RELAXED) if both else (GroupRule.CLASSIC,)
            object.__setattr__(self, "rule_choices", choices)
        check(self)

    def pack(self) -> tuple[Card, ...]:
        """Return every card of the game in the frozen order of ``cards.pack``."""
        return pack(self.suits, self.decks, self.deck_suits, self.ranks)

    @property
    def pack_size(self) -> int:
        """How many cards the game has."""
        return self.decks * self.deck_suits * self.ranks

    @property
    def laid(self) -> int:
        """How many cards are on the table at the start, the stock not counted."""
        columns = sum(down + up for down, up in self.columns)
        return columns + self.cells_filled + self.reserves * self.reserve_cards

    @property
    def run_piles(self) -> int:
        """How many foundations whole runs go to."""
        if not self.run_length or self.run_end is RunEnd.IN_PLACE:
            return 0
        return self.pack_size // self.run_length

    @cached_property
    def only_columns(self) -> bool:
        """Whether the player puts cards on columns alone."""
        singles = self.foundations_up + self.foundations_down
        open_reserves = self.reserves and self.reserve_rule is ReserveRule.ANY_CARD
        by_hand = self.run_end is RunEnd.BY_HAND
        return not (by_hand or singles or open_reserves or self.cells)

    @property
    def travels(self) -> Travel:
        """Which open cards travel together under the rule that was chosen."""
        return Travel.ANY_SUIT if self.rule is GroupRule.RELAXED else self.travel

    @cached_property
    def build_order(self) -> Order:
        """Which card goes on which in the columns."""
        return order_of(
            self.build,
            self.direction,
            self.build_step,
            wrap=self.wrap,
            equal=self.build_equal,
            ranks=self.ranks,
        )

    @cached_property
    def travel_order(self) -> Order | None:
        """Which neighbours travel together; None where it is not their order that counts."""
        if self.travels not in _TRAVEL_SUITS:
            return None
        return order_of(
            _TRAVEL_SUITS[self.travels],
            self.direction,
            self.build_step,
            wrap=self.wrap,
            ranks=self.ranks,
        )

    @cached_property
    def run_order(self) -> Order:
        """Which neighbours a whole run is made of."""
        up = self.direction is Direction.UP
        return order_of(
            self.run_suit,
            Direction.UP if up else Direction.DOWN,
            self.build_step,
            wrap=self.wrap,
            ranks=self.ranks,
        )

    @property
    def run_first(self) -> int:
        """The rank that a whole run begins with: the highest, or the ace where one builds up."""
        return 1 if self.direction is Direction.UP else self.ranks
