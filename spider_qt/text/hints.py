"""What a hint says: the move, why it is good, and how long its plan takes.

The reasons are the ids of ``solver.fair.Why``, as text: whoever shows a hint got it from
another process or from a plugin.
"""

from collections.abc import Mapping
from typing import Final

from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Reason, RunMove
from spider_qt.engine.piles import PileKind
from spider_qt.engine.variant import Variant
from spider_qt.text.cards import card_name, pile_name
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

WINS: Final = "winning_line"
"""The reason of a move that begins a line of the solver, which has seen the hidden cards."""
LOST: Final = "unwinnable"
"""The reason why there is no move: nothing wins, which is proven."""
NOTHING: Final = "nothing"
"""The reason why there is no move: none helps."""

_CONTEXT: Final = "Hints"

_ONE: Final = QT_TRANSLATE_NOOP("Hints", "Put the {card} from {source} on the {other} in {target}.")
_GROUP: Final = QT_TRANSLATE_NOOP(
    "Hints", "Put the {card} and what lies on it from {source} on the {other} in {target}."
)
_ONE_ALONE: Final = QT_TRANSLATE_NOOP("Hints", "Take the {card} from {source} to {target}.")
_GROUP_ALONE: Final = QT_TRANSLATE_NOOP(
    "Hints", "Take the {card} and what lies on it from {source} to {target}."
)
_DEAL: Final = QT_TRANSLATE_NOOP("Hints", "Deal.")
_BOTH: Final = QT_TRANSLATE_NOOP("Hints", "{what} {why}")
_NAMED: Final = QT_TRANSLATE_NOOP("Hints", "{name} says: {what} {why}")
_NAMED_ALONE: Final = QT_TRANSLATE_NOOP("Hints", "{name} says: {what}")

_WHY: Final[Mapping[str, str]] = {
    "finishes_run": QT_TRANSLATE_NOOP("Hints", "That finishes a run."),
    "turns_card": QT_TRANSLATE_NOOP("Hints", "That turns a card in {source}."),
    "empties_column": QT_TRANSLATE_NOOP("Hints", "That empties {source}."),
    "joins_suit": QT_TRANSLATE_NOOP("Hints", "They are of one suit and can go on together."),
    "orders": QT_TRANSLATE_NOOP("Hints", "That brings the cards into order."),
    "fills_empty": QT_TRANSLATE_NOOP("Hints", "In the empty place it makes room for more."),
    "prepares": QT_TRANSLATE_NOOP("Hints", "That prepares what comes next."),
    "deal": QT_TRANSLATE_NOOP("Hints", "No move on the table helps more."),
}
"""Why a move is good by itself."""

_AIMS: Final[Mapping[str, str]] = {
    "finishes_run": QT_TRANSLATE_NOOP("Hints", "A run is finished in %n move(s)."),
    "turns_card": QT_TRANSLATE_NOOP("Hints", "A hidden card is turned in %n move(s)."),
    "empties_column": QT_TRANSLATE_NOOP("Hints", "A column is empty in %n move(s)."),
    "joins_suit": QT_TRANSLATE_NOOP("Hints", "Cards of one suit are joined in %n move(s)."),
    "orders": QT_TRANSLATE_NOOP("Hints", "The cards are in better order in %n move(s)."),
    "fills_empty": QT_TRANSLATE_NOOP("Hints", "The empty place is of use in %n move(s)."),
    "deal": QT_TRANSLATE_NOOP("Hints", "The table is ready for a deal in %n move(s)."),
    WINS: QT_TRANSLATE_NOOP("Hints", "The game can be won in %n move(s)."),
}
"""What a plan that a move begins leads to; the move itself is counted."""

_LEFT: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): QT_TRANSLATE_NOOP(
        "Hints", "No move on the table helps. What is left: a deal, undo or a new game."
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "Hints", "No move on the table helps. What is left: a deal or a new game."
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Hints", "No move on the table helps. What is left: undo or a new game."
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "Hints", "No move on the table helps. What is left: a new game."
    ),
}
"""What can be done, by whether a deal and whether undo can."""

_LEFT_AFTER_FILLING: Final[Mapping[bool, str]] = {
    True: QT_TRANSLATE_NOOP(
        "Hints",
        "No move on the table helps by itself. What is left: a deal, once no column is empty, "
        "undo or a new game.",
    ),
    False: QT_TRANSLATE_NOOP(
        "Hints",
        "No move on the table helps by itself. What is left: a deal, once no column is empty, "
        "or a new game.",
    ),
}
"""What can be done, by whether undo can, where only empty columns keep from a deal."""

_LOST: Final = QT_TRANSLATE_NOOP("Hints", "This game can no longer be won, whatever is played.")

LOOKING: Final = Sentence(_CONTEXT, QT_TRANSLATE_NOOP("Hints", "Looking for a hint …"))
FAILED: Final = Sentence(
    _CONTEXT,
    QT_TRANSLATE_NOOP("Hints", "There is no hint this time: what looks for it has failed."),
)


def hint_sentence(
    layout: Layout, move: Move, why: str, aim: str = "", steps: int = 1, name: str = ""
) -> Sentence:
    """Return what a hint says.

    Args:
        layout: the table.
        move: what is advised; it is legal there.
        why: the id of what is good about it.
        aim: the id of what its plan leads to; empty for no plan.
        steps: moves until the aim, this one counted.
        name: who advises it, if it is a plugin.
    """
    plan = _AIMS.get(aim) if steps > 1 and why in ("prepares", WINS) else None
    if plan is not None:
        reason = Sentence(_CONTEXT, plan, count=steps)
    elif why == WINS:
        reason = Sentence(_CONTEXT, _AIMS[WINS], count=steps)
    else:
        source = pile_name(move.source) if isinstance(move, RunMove) else ""
        reason = Sentence(_CONTEXT, _WHY[why], {"source": source})
    return _joined(_what(layout, move), reason, name)


def plugin_sentence(layout: Layout, move: Move, reason: str, name: str) -> Sentence:
    """Return what a plugin's hint says; its own words are shown as they are.

    Args:
        layout: the table.
        move: what is advised; it is legal there.
        reason: why, in the plugin's words; may be empty.
        name: the name of who advises it.
    """
    if not reason:
        return Sentence(_CONTEXT, _NAMED_ALONE, {"name": name, "what": _what(layout, move)})
    return _joined(_what(layout, move), reason, name)


def nothing_sentence(variant: Variant, layout: Layout, *, undo: bool) -> Sentence:
    """Return what is said where no move helps: what can still be done.

    Args:
        variant: the rules.
        layout: the table.
        undo: whether a step can be taken back.
    """
    refusal = variant.deal_refusal(layout)
    if refusal is not None and refusal.reason is Reason.EMPTY_COLUMN_BLOCKS_DEAL:
        # A column that nothing can fill keeps from the deal for good, so it is not promised.
        moves = [move for move in variant.legal_moves(layout) if isinstance(move, RunMove)]
        if any(move.target in layout.columns and not layout[move.target] for move in moves):
            return Sentence(_CONTEXT, _LEFT_AFTER_FILLING[undo])
    return Sentence(_CONTEXT, _LEFT[refusal is None, undo])


def lost_sentence() -> Sentence:
    """Return what is said where it is proven that nothing wins."""
    return Sentence(_CONTEXT, _LOST)


def _joined(what: Sentence, why: Sentence | str, name: str) -> Sentence:
    places: dict[str, str | int | Sentence] = {"what": what, "why": why, "name": name}
    return Sentence(_CONTEXT, _NAMED if name else _BOTH, places)


def _what(layout: Layout, move: Move) -> Sentence:
    """The move in words."""
    if isinstance(move, DealMove):
        return Sentence(_CONTEXT, _DEAL)
    places: dict[str, str | int | Sentence] = {
        "card": card_name(layout[move.source].cards[-move.count]),
        "source": pile_name(move.source),
        "target": pile_name(move.target),
    }
    other = layout[move.target].top
    if other is None or move.target.kind is not PileKind.TABLEAU:
        return Sentence(_CONTEXT, _ONE_ALONE if move.count == 1 else _GROUP_ALONE, places)
    places["other"] = card_name(other)
    return Sentence(_CONTEXT, _ONE if move.count == 1 else _GROUP, places)
