"""Playing as pure functions of a variant and a layout; results are returned.

The rules come from the variant; what must hold in every game of every plugin, no
card lost and none made, is checked here once.
"""

from collections import Counter
from enum import StrEnum

from spider_qt.engine.events import Step
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, OpenMove, Reason, Refusal, RunMove
from spider_qt.engine.piles import PileKind
from spider_qt.engine.variant import BrokenRuleError, Variant


class Outcome(StrEnum):
    """Where a game stands. Stuck is told, never forced: undo goes on."""

    PLAYING = "playing"
    WON = "won"
    STUCK = "stuck"


def refusal(variant: Variant, layout: Layout, move: Move) -> Refusal | None:
    """Say why a move is not allowed, or None if it is."""
    if isinstance(move, DealMove):
        return variant.deal_refusal(layout)
    refused = variant.lift_refusal(layout, move.source, move.count)
    if refused is not None:
        return refused
    if move.source == move.target:
        same = move.source.kind is PileKind.TABLEAU
        return Refusal(Reason.SAME_COLUMN if same else Reason.SAME_PILE, pile=move.source)
    return variant.drop_refusal(layout, move.source, move.count, move.target)


def apply(variant: Variant, layout: Layout, move: Move) -> Step | Refusal:
    """Play a move: the committed step, or why it was refused.

    A variant whose step loses or makes cards is refused with ``rule_broken``: its
    author is at fault, and the player keeps the table.
    """
    refused = refusal(variant, layout, move)
    if refused is not None:
        return refused
    try:
        step = variant.perform(layout, move)
    except BrokenRuleError as broken:
        return broken.refusal
    if Counter(step.after.cards()) != Counter(layout.cards()):
        return Refusal(Reason.RULE_BROKEN, detail=variant.id)
    return step


def legal_moves(variant: Variant, layout: Layout) -> tuple[Move, ...]:
    """Return every move that ``apply`` would accept, in the variant's order."""
    return variant.legal_moves(layout)


def outcome(variant: Variant, layout: Layout) -> Outcome:
    """Say whether the game is won, stuck (no move and no deal is legal), or neither."""
    if variant.is_won(layout):
        return Outcome.WON
    return Outcome.PLAYING if variant.legal_moves(layout) else Outcome.STUCK


def resolve(variant: Variant, layout: Layout, move: OpenMove) -> RunMove:
    """Decide how many cards a move without a count takes.

    Onto a card: the number whose lowest card the target takes. Onto an empty
    column: the whole movable group. Where nothing fits, one card, so that the
    refusal speaks of the card that lies on top. Hidden cards are never weighed: the
    refusal would tell what they are.
    """
    if move.source not in layout or move.target not in layout:
        return RunMove(move.source, 1, move.target)
    counts = range(1, layout[move.source].open_count + 1)
    fitting = [
        n for n in counts if variant.drop_refusal(layout, move.source, n, move.target) is None
    ]
    legal = [n for n in fitting if variant.lift_refusal(layout, move.source, n) is None]
    count = legal[-1] if legal else fitting[0] if fitting else 1
    return RunMove(move.source, count, move.target)
