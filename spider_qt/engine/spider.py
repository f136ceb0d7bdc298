"""The declarative variant: Spider and its relatives as parameters, no code.

Source of the rules: docs/rules.md. A game that the parameters cannot say
implements ``Variant`` itself.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from spider_qt.engine import dealing, dropping, finishing, lifting
from spider_qt.engine.events import CardsMoved, Event, RunCompleted, Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Refusal, RunMove
from spider_qt.engine.parameters import Direction, RunEnd, StockRule
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider_parameters import SPIDER_COLUMNS, SpiderParameters

__all__ = ["SPIDER_COLUMNS", "SpiderVariant"]

_SOURCES = (PileKind.TABLEAU, PileKind.WASTE, PileKind.CELL, PileKind.RESERVE)


@dataclass(frozen=True)
class SpiderVariant(SpiderParameters):
    """A game of Spider's kind; what its parameters are stands with ``SpiderParameters``."""

    def configured(self, suits: int, rule: GroupRule) -> "SpiderVariant":
        """Return the same game with these options; any pack of its decks' suits will do.

        Raises:
            ValueError: if there is no pack of so many suits, or the rule is not offered.
        """
        return replace(self, suits=suits, rule=rule)

    def empty_layout(self) -> Layout:
        """Return all piles without cards: columns, stock, waste, cells, reserves, foundations."""
        return dealing.empty_layout(self)

    def deal(self, number: int) -> Layout:
        """Deal the shuffled pack row by row, left to right; the rest is the stock."""
        return dealing.first_layout(self, number)

    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        """Only open cards travel, and several only as a group of a column."""
        return lifting.lift_refusal(self, layout, source, count)

    def drop_refusal(
        self, layout: Layout, source: PileId, count: int, target: PileId
    ) -> Refusal | None:
        """A column takes what its build rule says; other piles take what they are for."""
        return dropping.drop_refusal(self, layout, source, count, target)

    def deal_refusal(self, layout: Layout) -> Refusal | None:
        """A deal needs cards in the stock and what the rule of the stock asks."""
        return dealing.deal_refusal(self, layout)

    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        """Every run move by source, target and length, then the deal."""
        moves: list[Move] = []
        columns = [(column, layout[column]) for column in layout.columns]
        ends = [(column, pile.top) for column, pile in columns if not pile or pile.open_count]
        others = () if self.only_columns else dropping.takers(self, layout)
        onto_empty = lifting.carried(self, layout, onto_empty=True)
        follows, strict = self.build_order.follows, self._strict
        for source in self._sources(layout):
            counts = lifting.lift_counts(self, layout, source)
            if not counts:
                continue
            cards = layout[source].cards
            length, last = len(counts), cards[-1].rank
            for target, upper in ends:
                if target is source:
                    continue
                if upper is None:
                    moves += [
                        RunMove(source, n, target)
                        for n in counts
                        if dropping.can_carry(self, n, onto_empty)
                        and dropping.takes_at_empty(self, layout, cards[-n])
                    ]
                elif strict:
                    count = upper.rank - last
                    if 0 < count <= length and follows(cards[-count], upper):
                        moves.append(RunMove(source, count, target))
                else:
                    moves += [
                        RunMove(source, n, target) for n in counts if follows(cards[-n], upper)
                    ]
            for target in others:
                moves += [
                    RunMove(source, n, target)
                    for n in counts
                    if self.drop_refusal(layout, source, n, target) is None
                ]
        if self.deal_refusal(layout) is None:
            moves.append(DealMove())
        return tuple(moves)

    def perform(self, layout: Layout, move: Move) -> Step:
        """Carry out a legal move; then every whole run leaves and what it covered turns."""
        events: list[Event] = []
        if isinstance(move, DealMove):
            after = dealing.deal(self, layout, events)
        else:
            after = self._moved(layout, move, events)
        after = finishing.finish(self, after, events)
        return Step(move, layout, after, tuple(events))

    def is_won(self, layout: Layout) -> bool:
        """Won when no card is left but in whole runs or on the foundations."""
        return finishing.won(self, layout)

    def _moved(self, layout: Layout, move: RunMove, events: list[Event]) -> Layout:
        source, target = move.source, move.target
        cards = layout[source].taken(move.count)
        is_run = target.kind is PileKind.FOUNDATION and target.place < self.run_piles
        told = RunCompleted if is_run else CardsMoved
        events.append(told(source, target, cards))
        left = finishing.uncovered(source, layout[source].without(move.count), events)
        return layout.replace({source: left, target: layout[target].with_cards(cards)})

    def _sources(self, layout: Layout) -> tuple[PileId, ...]:
        """The piles that cards may be taken from."""
        if self.only_columns and self.stock is not StockRule.WASTE and not self.reserves:
            return layout.columns
        return tuple(pile for pile in layout if pile.kind in _SOURCES)

    @cached_property
    def _strict(self) -> bool:
        """Whether ranks alone say how many cards of a group fit on a card: at most one number."""
        plain = self.direction is Direction.DOWN and self.build_step == 1 and not self.wrap
        ordered = self.travel_order is not None and self.run_end is not RunEnd.BY_HAND
        return plain and ordered and not (self.build_equal or self.travel_equal)
