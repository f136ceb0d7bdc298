"""What a pile takes, and why it does not take other cards."""

from typing import Final

from spider_qt.engine.cards import SUIT_SLOTS, Card, Rank
from spider_qt.engine.layout import Layout
from spider_qt.engine.lifting import carried
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    SuitRule,
)
from spider_qt.engine.piles import Pile, PileId, PileKind
from spider_qt.engine.spider_parameters import SpiderParameters

_BUILD_REASONS: Final = {
    SuitRule.SAME_SUIT: Reason.BUILD_SAME_SUIT,
    SuitRule.SAME_COLOUR: Reason.BUILD_SAME_COLOUR,
    SuitRule.ALTERNATING: Reason.BUILD_ALTERNATING,
}
_RANK_REASONS: Final = {
    Direction.DOWN: Reason.WRONG_RANK,
    Direction.UP: Reason.WRONG_RANK_UP,
    Direction.EITHER: Reason.WRONG_RANK_EITHER,
    Direction.ANY_LOWER: Reason.WRONG_RANK_LOWER,
}


def drop_refusal(
    game: SpiderParameters, layout: Layout, source: PileId, count: int, target: PileId
) -> Refusal | None:
    """Say why a pile does not take the top ``count`` cards of another, or None."""
    if target not in layout:
        return Refusal(Reason.NO_SUCH_PILE, pile=target)
    if target.kind is not PileKind.TABLEAU:
        refused = _takes_nothing(game, target)
        if refused is not None:
            return refused
    if target == source:
        same = target.kind is PileKind.TABLEAU
        return Refusal(Reason.SAME_COLUMN if same else Reason.SAME_PILE, pile=target)
    if target.kind is PileKind.TABLEAU:
        return _onto_column(game, layout, source, count, target)
    if target.kind is PileKind.FOUNDATION and target.place < game.run_piles:
        return _run_onto_foundation(game, layout, source, count, target)
    if target.kind is PileKind.CELL and layout[target]:
        return Refusal(Reason.CELL_OCCUPIED, pile=target)
    if count > 1:
        return Refusal(Reason.ONE_CARD_ONLY, pile=target)
    if target.kind is PileKind.FOUNDATION:
        return _onto_foundation(game, layout, layout[source].cards[-1], target)
    return None


def takes_at_empty(game: SpiderParameters, layout: Layout, card: Card) -> bool:
    """Whether an empty column takes a card, or a group that begins with it."""
    return _empty_refusal(game, layout, card) is None


def can_carry(game: SpiderParameters, count: int, most: int) -> bool:
    """Whether so many cards travel where ``most`` can be carried; a whole run always does."""
    return count <= most or (game.run_end is RunEnd.BY_HAND and count == game.run_length)


def takers(game: SpiderParameters, layout: Layout) -> tuple[PileId, ...]:
    """The piles besides the columns that the player may put cards on, full or not."""
    return tuple(
        pile
        for pile in layout
        if pile.kind is not PileKind.TABLEAU and _takes_nothing(game, pile) is None
    )


def _takes_nothing(game: SpiderParameters, target: PileId) -> Refusal | None:
    """Say why a pile that is no column never takes cards from the player, or None."""
    reason = None
    if game.only_columns:
        reason = Reason.NOT_A_TARGET
    elif target.kind is PileKind.STOCK:
        reason = Reason.STOCK_TAKES_NOTHING
    elif target.kind is PileKind.WASTE:
        reason = Reason.WASTE_TAKES_NOTHING
    elif target.kind is PileKind.RESERVE and game.reserve_rule is ReserveRule.ONE_WAY:
        reason = Reason.RESERVE_TAKES_NOTHING
    elif target.kind is PileKind.FOUNDATION and _runs_leave(game, target):
        reason = Reason.RUNS_LEAVE
    return None if reason is None else Refusal(reason, pile=target)


def _runs_leave(game: SpiderParameters, target: PileId) -> bool:
    """Whether a foundation is one that whole runs go to by themselves."""
    return target.place < game.run_piles and game.run_end is not RunEnd.BY_HAND


def _onto_column(
    game: SpiderParameters, layout: Layout, source: PileId, count: int, target: PileId
) -> Refusal | None:
    pile = layout[target]
    upper, lower = pile.top, layout[source].cards[-count]
    if upper is None:
        most = carried(game, layout, onto_empty=True)
        if not can_carry(game, count, most):
            return Refusal(Reason.TOO_FEW_CELLS, pile=target, number=most)
        return _empty_refusal(game, layout, lower, target)
    if not pile.open_count:
        return Refusal(Reason.FACE_DOWN, lower, pile=target)
    if game.build_order.follows(lower, upper):
        return None
    return Refusal(_build_reason(game, lower, upper), lower, upper, target, number=game.build_step)


def _empty_refusal(
    game: SpiderParameters, layout: Layout, card: Card, target: PileId | None = None
) -> Refusal | None:
    if game.empty is EmptyRule.NOTHING:
        return Refusal(Reason.EMPTY_TAKES_NOTHING, card, pile=target)
    if game.empty is EmptyRule.ACE and card.rank != Rank.ACE:
        return Refusal(Reason.ONLY_ACE, card, pile=target)
    if game.empty is EmptyRule.KING and card.rank != game.ranks:
        if game.kings_needed and _kings(game, layout) >= game.kings_needed:
            return None
        return Refusal(Reason.ONLY_KING, card, pile=target)
    return None


def _kings(game: SpiderParameters, layout: Layout) -> int:
    """How many columns begin with an open king."""
    piles = [layout[column] for column in layout.columns]
    return sum(bool(p) and not p.face_down and p.cards[0].rank == game.ranks for p in piles)


def _build_reason(game: SpiderParameters, lower: Card, upper: Card) -> Reason:
    """Which rule of building a card breaks."""
    lowest = upper.rank == Rank.ACE and game.direction in (Direction.DOWN, Direction.ANY_LOWER)
    highest = upper.rank == game.ranks and game.direction is Direction.UP
    if (lowest or highest) and not game.wrap and not game.build_equal:
        return Reason.ONTO_ACE if lowest else Reason.ONTO_KING
    if game.build_order.fits_rank(lower, upper):
        return _BUILD_REASONS[game.build]
    if game.build_step > 1:
        return Reason.WRONG_RANK_STEPS
    if game.build_equal:
        return Reason.WRONG_RANK_OR_EQUAL
    return _RANK_REASONS[game.direction]


def _run_onto_foundation(
    game: SpiderParameters, layout: Layout, source: PileId, count: int, target: PileId
) -> Refusal | None:
    """A foundation of runs takes one whole run from the player."""
    if layout[target]:
        return Refusal(Reason.RUN_PLACE_TAKEN, pile=target)
    cards = layout[source].taken(count)
    whole = count == game.run_length and game.run_order.holds(cards)
    if whole and (game.run_any_start or cards[0].rank == game.run_first):
        return None
    return Refusal(Reason.RUN_NOT_WHOLE, cards[0], pile=target, number=game.run_length)


def _onto_foundation(
    game: SpiderParameters, layout: Layout, card: Card, target: PileId
) -> Refusal | None:
    """A foundation of single cards builds in one suit, up from the ace or down from the king."""
    up = target.place < game.foundations_up
    pile: Pile = layout[target]
    if pile.top is not None:
        if card.suit == pile.top.suit and card.rank == pile.top.rank + (1 if up else -1):
            return None
        reason = Reason.FOUNDATION_UP if up else Reason.FOUNDATION_DOWN
        return Refusal(reason, card, pile.top, target)
    if card.rank != (Rank.ACE if up else game.ranks):
        reason = Reason.FOUNDATION_FROM_ACE if up else Reason.FOUNDATION_FROM_KING
        return Refusal(reason, card, pile=target)
    places = range(game.foundations_up) if up else range(game.foundations_up, len(layout))
    begun = [f for f in layout.ids(PileKind.FOUNDATION) if f.place in places]
    taken = sum(bool(layout[f]) and layout[f].cards[0].suit == card.suit for f in begun)
    slots = SUIT_SLOTS[game.suits][: game.deck_suits]
    if taken < slots.count(card.suit) * len(begun) // game.deck_suits:
        return None
    return Refusal(Reason.FOUNDATION_SUIT_TAKEN, card, pile=target)
