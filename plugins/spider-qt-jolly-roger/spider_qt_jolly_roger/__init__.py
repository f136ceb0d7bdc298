"""The Jolly Roger: columns build down by twos, and two kinds of groups leave.

The parameters of ``SpiderVariant`` know one kind of run, so the game says everything itself:
``README.md`` has the rules in words and where they come from.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from spider_qt.api import (
    STOCK,
    Card,
    CardsMoved,
    DealMove,
    Event,
    GroupRule,
    Layout,
    Move,
    Pile,
    PileId,
    PileKind,
    Rank,
    Reason,
    Refusal,
    RowDealt,
    RunCompleted,
    RunMove,
    Step,
    Variant,
    hookimpl,
    pack,
    shuffled,
)

DECKS: Final = 2
COLUMNS: Final = tuple(PileId(PileKind.TABLEAU, place) for place in range(13))
OPEN: Final = 3
"""The cards of each column at the start."""
RUN: Final = 6
ACES: Final = 4
FOUNDATIONS: Final = tuple(PileId(PileKind.FOUNDATION, place) for place in range(18))
"""Two runs of each of eight suits, and two groups of aces."""


def goes_on(card: Card, upper: Card) -> bool:
    """Whether a card may be put on another."""
    both_aces = card.rank is Rank.ACE and upper.rank is Rank.ACE
    return both_aces or upper.rank == card.rank + 2


def travels_on(card: Card, upper: Card) -> bool:
    """Whether a card travels together with the one that it lies on."""
    if card.rank is Rank.ACE and upper.rank is Rank.ACE:
        return card.suit.is_red == upper.suit.is_red
    return upper.rank == card.rank + 2 and card.suit is upper.suit


def leaving(cards: Sequence[Card]) -> int:
    """How many cards leave from the end of a column: a whole run, four aces, or none."""
    if _grouped(cards[-ACES:], ACES) and cards[-ACES].rank is Rank.ACE:
        return ACES
    if _grouped(cards[-RUN:], RUN) and cards[-RUN].rank in (Rank.KING, Rank.QUEEN):
        return RUN
    return 0


def _grouped(cards: Sequence[Card], count: int) -> bool:
    pairs = zip(cards[1:], cards, strict=False)
    return len(cards) == count and all(travels_on(card, upper) for card, upper in pairs)


@dataclass(frozen=True, slots=True)
class JollyRoger:
    """The rules. The game has no options, and nothing is ever face down but the stock."""

    id: str = "jolly-roger.jolly-roger"
    name: str = "The Jolly Roger"
    prefix: str = "JR"
    suits: int = 4
    rule: GroupRule = GroupRule.CLASSIC
    suit_choices: tuple[int, ...] = (4,)
    rule_choices: tuple[GroupRule, ...] = (GroupRule.CLASSIC,)

    def configured(self, suits: int, rule: GroupRule) -> "JollyRoger":
        """Return the game itself. Raises ValueError if other options are asked for."""
        if suits not in self.suit_choices or rule not in self.rule_choices:
            raise ValueError(f"{self.name} is played with 4 suits and the classic rule")
        return self

    def pack(self) -> tuple[Card, ...]:
        """Return two decks, unshuffled."""
        return pack(self.suits, DECKS)

    def empty_layout(self) -> Layout:
        """Return columns, stock and foundations without cards."""
        return Layout(dict.fromkeys((*COLUMNS, STOCK, *FOUNDATIONS), Pile()))

    def deal(self, number: int) -> Layout:
        """Deal three open rows; the rest is the stock, whose last card is dealt first."""
        cards = shuffled(self.pack(), number)
        laid = len(COLUMNS) * OPEN
        piles = {
            column: Pile(cards[place : laid : len(COLUMNS)]) for place, column in enumerate(COLUMNS)
        }
        rest = tuple(reversed(cards[laid:]))
        return self.empty_layout().replace({**piles, STOCK: Pile(rest, len(rest))})

    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        """Cards of a suit by twos travel together, and aces of a colour."""
        if source not in layout:
            return Refusal(Reason.NO_SUCH_PILE, pile=source)
        if source.kind is PileKind.FOUNDATION:
            return Refusal(Reason.RUN_IS_DONE, pile=source)
        if source.kind is PileKind.STOCK:
            return Refusal(Reason.STOCK_ONLY_DEALS, pile=source)
        cards = layout[source].cards
        if not 1 <= count <= len(cards):
            return Refusal(Reason.NOTHING_THERE, pile=source)
        for card, upper in _pairs(cards[-count:]):
            if not travels_on(card, upper):
                words = (
                    "Together travel cards of one suit that go down by twos, or aces of one "
                    f"colour; the {card.text} does not belong to the {upper.text}."
                )
                return Refusal(Reason.NOT_SAME_SUIT, card=card, other=upper, detail=words)
        return None

    def drop_refusal(
        self, layout: Layout, source: PileId, count: int, target: PileId
    ) -> Refusal | None:
        """A column takes a card two ranks lower, an ace an ace, an empty column anything."""
        if target not in layout:
            return Refusal(Reason.NO_SUCH_PILE, pile=target)
        if target == source:
            return Refusal(Reason.SAME_COLUMN, pile=target)
        if target.kind is not PileKind.TABLEAU:
            return Refusal(Reason.NOT_A_TARGET, pile=target)
        upper, card = layout[target].top, layout[source].cards[-count]
        if upper is None or goes_on(card, upper):
            return None
        if upper.rank is Rank.ACE:
            return Refusal(
                Reason.ONTO_ACE, card=card, other=upper, detail="On an ace goes only an ace."
            )
        return Refusal(Reason.WRONG_RANK_STEPS, card=card, other=upper, number=2)

    def deal_refusal(self, layout: Layout) -> Refusal | None:
        """A row can be dealt as long as there is one, onto empty columns as well."""
        return None if layout.stock else Refusal(Reason.STOCK_EMPTY)

    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        """Every group that may be lifted, onto every column that takes it; then the deal."""
        moves: list[Move] = []
        for source in COLUMNS:
            for count in range(1, _group(layout[source].cards) + 1):
                moves += [
                    RunMove(source, count, target)
                    for target in COLUMNS
                    if self.drop_refusal(layout, source, count, target) is None
                ]
        if layout.stock:
            moves.append(DealMove())
        return tuple(moves)

    def perform(self, layout: Layout, move: Move) -> Step:
        """Carry out a legal move; then whole groups leave, column by column."""
        events: list[Event] = []
        if isinstance(move, DealMove):
            after = _dealt(layout, events)
        else:
            cards = layout[move.source].taken(move.count)
            events.append(CardsMoved(move.source, move.target, cards))
            left = layout[move.source].without(move.count)
            piles = {move.source: left, move.target: layout[move.target].with_cards(cards)}
            after = layout.replace(piles)
        for column in COLUMNS:
            after = _cleared(after, column, events)
        return Step(move, layout, after, tuple(events))

    def is_won(self, layout: Layout) -> bool:
        """Won when everything has left."""
        return not layout.stock and not any(layout[column] for column in COLUMNS)


def _pairs(cards: Sequence[Card]) -> Iterable[tuple[Card, Card]]:
    """Each card with the one that it lies on, from the end of the column."""
    return zip(reversed(cards[1:]), reversed(cards[:-1]), strict=True)


def _group(cards: Sequence[Card]) -> int:
    """How many cards travel together from the end of a column."""
    count = min(1, len(cards))
    for card, upper in _pairs(cards):
        if not travels_on(card, upper):
            break
        count += 1
    return count


def _dealt(layout: Layout, events: list[Event]) -> Layout:
    cards = tuple(reversed(layout.stock.taken(len(COLUMNS))))
    row = tuple(zip(COLUMNS, cards, strict=False))
    events.append(RowDealt(row))
    piles = {column: layout[column].with_cards((card,)) for column, card in row}
    return layout.replace({**piles, STOCK: layout.stock.without(len(row))})


def _cleared(layout: Layout, column: PileId, events: list[Event]) -> Layout:
    while count := leaving(layout[column].cards):
        cards = layout[column].taken(count)
        target = next(pile for pile in FOUNDATIONS if not layout[pile])
        events.append(RunCompleted(column, target, cards))
        layout = layout.replace({column: layout[column].without(count), target: Pile(cards)})
    return layout


@hookimpl
def spider_variants() -> Iterable[Variant]:
    """The one game."""
    return (JollyRoger(),)
