"""The declarative variant: Spider and its relatives as parameters, no code.

Source of the rules: docs/rules.md. A game that the parameters cannot say
implements ``Variant`` itself.
"""

from dataclasses import dataclass, replace

from spider_qt.engine.cards import RANKS_PER_SUIT, Card, Rank
from spider_qt.engine.events import CardsMoved, CardTurned, Event, RowDealt, RunCompleted, Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Reason, Refusal, RunMove
from spider_qt.engine.piles import EMPTY, STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import GroupRule, descends, group_length, is_complete_run
from spider_qt.engine.shuffle import shuffled
from spider_qt.engine.spider_parameters import SPIDER_COLUMNS, SpiderParameters

__all__ = ["SPIDER_COLUMNS", "SpiderVariant", "same_suit_run"]


@dataclass(frozen=True)
class SpiderVariant(SpiderParameters):
    """A game of Spider's kind; what its parameters are stands with ``SpiderParameters``."""

    def configured(self, suits: int, rule: GroupRule) -> "SpiderVariant":
        """Return the same game with these options; any pack of 1 to 4 suits will do.

        Raises:
            ValueError: if there is no pack of so many suits, or the rule is not offered.
        """
        if rule not in self.rule_choices:
            raise ValueError(f"{self.name} is not played with the {rule.value} rule")
        return replace(self, suits=suits, rule=rule)

    def empty_layout(self) -> Layout:
        """Return the columns, the stock and one foundation per run, all empty."""
        ids = [PileId(PileKind.TABLEAU, place) for place in range(len(self.columns))]
        ids.append(STOCK)
        ids.extend(PileId(PileKind.FOUNDATION, place) for place in range(self.run_piles))
        return Layout(dict.fromkeys(ids, EMPTY))

    def deal(self, number: int) -> Layout:
        """Deal the shuffled pack row by row, left to right; the rest is the stock."""
        cards = shuffled(self.pack(), number)
        heights = [down + up for down, up in self.columns]
        hands: list[list[Card]] = [[] for _ in heights]
        dealt = 0
        for row in range(max(heights)):
            for place, height in enumerate(heights):
                if row < height:
                    hands[place].append(cards[dealt])
                    dealt += 1
        piles = {
            PileId(PileKind.TABLEAU, place): Pile(tuple(hand), self.columns[place][0])
            for place, hand in enumerate(hands)
        }
        rest = tuple(reversed(cards[dealt:]))
        return self.empty_layout().replace({**piles, STOCK: Pile(rest, len(rest))})

    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        """Only open cards of a column travel, and several only as a group."""
        if source not in layout:
            return Refusal(Reason.NO_SUCH_PILE, pile=source)
        pile = layout[source]
        if source.kind is PileKind.FOUNDATION:
            return Refusal(Reason.RUN_IS_DONE, pile=source)
        if source.kind is PileKind.STOCK:
            return Refusal(Reason.STOCK_ONLY_DEALS, pile=source)
        if not 1 <= count <= len(pile):
            return Refusal(Reason.NOTHING_THERE, pile=source)
        if count > pile.open_count:
            return Refusal(Reason.FACE_DOWN, pile=source)
        length = group_length(pile.open_cards, self.rule)
        if count <= length:
            return None
        upper, lower = pile.cards[-length - 1], pile.cards[-length]
        suits_differ = descends(lower, upper)
        reason = Reason.NOT_SAME_SUIT if suits_differ else Reason.NOT_DESCENDING
        return Refusal(reason, lower, upper, source)

    def drop_refusal(
        self, layout: Layout, source: PileId, count: int, target: PileId
    ) -> Refusal | None:
        """A column takes what is one rank below its last card; an empty one takes all."""
        if target not in layout:
            return Refusal(Reason.NO_SUCH_PILE, pile=target)
        if target.kind is not PileKind.TABLEAU:
            return Refusal(Reason.NOT_A_TARGET, pile=target)
        if target == source:
            return Refusal(Reason.SAME_COLUMN, pile=target)
        pile = layout[target]
        upper = pile.top
        if upper is None:
            return None
        lower = layout[source].cards[-count]
        if not pile.open_count:
            return Refusal(Reason.FACE_DOWN, lower, pile=target)
        if upper.rank == Rank.ACE:
            return Refusal(Reason.ONTO_ACE, lower, upper, target)
        if not descends(lower, upper):
            return Refusal(Reason.WRONG_RANK, lower, upper, target)
        return None

    def deal_refusal(self, layout: Layout) -> Refusal | None:
        """A row needs cards in the stock and, unless allowed, no empty column."""
        if not layout.stock:
            return Refusal(Reason.STOCK_EMPTY, pile=STOCK)
        if not self.deals_onto_empty:
            for column in layout.columns:
                if not layout[column]:
                    return Refusal(Reason.EMPTY_COLUMN_BLOCKS_DEAL, pile=column)
        return None

    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        """Every run move by source, target and length, then the deal."""
        moves: list[Move] = []
        for source in layout.columns:
            pile = layout[source]
            length = group_length(pile.open_cards, self.rule)
            for target in layout.columns:
                if target == source or not length:
                    continue
                upper = layout[target].top
                if upper is None:
                    moves.extend(RunMove(source, n, target) for n in range(1, length + 1))
                    continue
                count = upper.rank - pile.cards[-1].rank
                if 1 <= count <= length and layout[target].open_count:
                    moves.append(RunMove(source, count, target))
        if self.deal_refusal(layout) is None:
            moves.append(DealMove())
        return tuple(moves)

    def perform(self, layout: Layout, move: Move) -> Step:
        """Carry out a legal move; then every whole run leaves and what it covered turns."""
        events: list[Event] = []
        after = (
            self._row(layout, events)
            if isinstance(move, DealMove)
            else _moved(layout, move, events)
        )
        for column in after.columns:
            after = _collect(after, column, events)
        return Step(move, layout, after, tuple(events))

    def is_won(self, layout: Layout) -> bool:
        """Won when neither the columns nor the stock hold a card."""
        return not layout.stock and not any(layout[column] for column in layout.columns)

    def _row(self, layout: Layout, events: list[Event]) -> Layout:
        columns = layout.columns[: len(layout.stock)]
        row = tuple(zip(columns, reversed(layout.stock.taken(len(columns))), strict=True))
        events.append(RowDealt(row))
        changes = {column: layout[column].with_cards((card,)) for column, card in row}
        return layout.replace({**changes, STOCK: layout.stock.without(len(columns))})


def _moved(layout: Layout, move: RunMove, events: list[Event]) -> Layout:
    cards = layout[move.source].taken(move.count)
    events.append(CardsMoved(move.source, move.target, cards))
    left = _uncovered(move.source, layout[move.source].without(move.count), events)
    return layout.replace({move.source: left, move.target: layout[move.target].with_cards(cards)})


def _uncovered(pile_id: PileId, pile: Pile, events: list[Event]) -> Pile:
    """Turn the pile's top card if it is hidden, and tell so."""
    if not pile.needs_turning:
        return pile
    events.append(CardTurned(pile_id, pile.cards[-1]))
    return pile.turned()


def _collect(layout: Layout, column: PileId, events: list[Event]) -> Layout:
    """Take whole runs off one column, as many as it ends with."""
    pile = layout[column]
    while pile.open_count >= RANKS_PER_SUIT and is_complete_run(pile.taken(RANKS_PER_SUIT)):
        cards = pile.taken(RANKS_PER_SUIT)
        target = next(
            (f for f in layout.ids(PileKind.FOUNDATION) if not layout[f]),
        )
        events.append(RunCompleted(column, target, cards))
        pile = _uncovered(column, pile.without(RANKS_PER_SUIT), events)
        layout = layout.replace({column: pile, target: Pile(cards)})
    return layout


def same_suit_run(pile: Pile) -> int:
    """How many cards at a pile's top form one same-suit run; 0 of an empty pile."""
    return group_length(pile.open_cards, GroupRule.CLASSIC)
