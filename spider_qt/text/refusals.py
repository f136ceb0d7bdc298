"""Why a wish was refused, in a sentence that names the rule and the cards."""

import re
from typing import Final

from spider_qt.engine.moves import Reason, Refusal
from spider_qt.text.cards import card_name, pile_name
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_CONTEXT: Final = "Refusals"

_TEMPLATES: Final = {
    Reason.NOTHING_THERE: QT_TRANSLATE_NOOP("Refusals", "There are not so many cards there."),
    Reason.NO_SUCH_PILE: QT_TRANSLATE_NOOP("Refusals", "This game has no {pile}."),
    Reason.SAME_COLUMN: QT_TRANSLATE_NOOP("Refusals", "The cards already lie in this column."),
    Reason.FACE_DOWN: QT_TRANSLATE_NOOP(
        "Refusals", "A face-down card stays until it is the last card of its column."
    ),
    Reason.NOT_DESCENDING: QT_TRANSLATE_NOOP(
        "Refusals",
        "These cards do not move together: the {card} does not follow the {other} in rank.",
    ),
    Reason.NOT_SAME_SUIT: QT_TRANSLATE_NOOP(
        "Refusals",
        "Only cards of one suit move together: the {card} and the {other} differ.",
    ),
    Reason.WRONG_RANK: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the card below must be exactly one rank higher.",
    ),
    Reason.ONTO_ACE: QT_TRANSLATE_NOOP(
        "Refusals", "Nothing goes on an ace: it is the lowest card."
    ),
    Reason.NOT_A_TARGET: QT_TRANSLATE_NOOP("Refusals", "Cards are only put on columns."),
    Reason.RUN_IS_DONE: QT_TRANSLATE_NOOP(
        "Refusals", "A finished run has left the game; only undo brings it back."
    ),
    Reason.STOCK_ONLY_DEALS: QT_TRANSLATE_NOOP(
        "Refusals", "The stock is only dealt, one card to each column."
    ),
    Reason.EMPTY_COLUMN_BLOCKS_DEAL: QT_TRANSLATE_NOOP(
        "Refusals", "No deal while a column is empty: first put a card into {pile}."
    ),
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The stock is empty: every row is dealt."),
    Reason.NO_STOCK: QT_TRANSLATE_NOOP(
        "Refusals", "This game has no stock: all cards are on the table."
    ),
    Reason.STOCK_TO_WASTE: QT_TRANSLATE_NOOP("Refusals", "The stock is only dealt, to the waste."),
    Reason.STOCK_TO_RESERVES: QT_TRANSLATE_NOOP(
        "Refusals", "The stock is only dealt, one card to each reserve."
    ),
    Reason.STOCK_FILLS: QT_TRANSLATE_NOOP(
        "Refusals", "The stock is not dealt: its cards fill a column that becomes empty."
    ),
    Reason.NO_MORE_REDEALS: QT_TRANSLATE_NOOP(
        "Refusals", "No more redeals: the stock is empty, and the waste is not turned over again."
    ),
    Reason.NO_COLUMN_FOR_ROW: QT_TRANSLATE_NOOP(
        "Refusals", "No deal: every column ends in a run from the king, and a row skips these."
    ),
    Reason.NOT_SAME_COLOUR: QT_TRANSLATE_NOOP(
        "Refusals",
        "Only cards of one colour move together: the {card} and the {other} differ.",
    ),
    Reason.NOT_ALTERNATING: QT_TRANSLATE_NOOP(
        "Refusals",
        "Only cards of alternating colours move together: the {card} and the {other} are alike.",
    ),
    Reason.NEITHER_RUN_NOR_RANK: QT_TRANSLATE_NOOP(
        "Refusals",
        "These cards do not move together: with the {other} they are neither a run "
        "nor all of one rank.",
    ),
    Reason.NOT_ONE_RANK: QT_TRANSLATE_NOOP(
        "Refusals",
        "Only cards of one rank move together: the {card} and the {other} differ.",
    ),
    Reason.ONE_AT_A_TIME: QT_TRANSLATE_NOOP("Refusals", "In this game cards move one at a time."),
    Reason.ONLY_LAST_CARD: QT_TRANSLATE_NOOP(
        "Refusals", "Only the last card can be taken from here: {pile}."
    ),
    Reason.TOO_FEW_CELLS: QT_TRANSLATE_NOOP(
        "Refusals",
        "Not so many cards at once: the free cells and empty columns carry {number}.",
    ),
    Reason.BUILD_SAME_SUIT: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the columns build in one suit.",
    ),
    Reason.BUILD_SAME_COLOUR: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the columns build in one colour.",
    ),
    Reason.BUILD_ALTERNATING: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the columns build in alternating colours.",
    ),
    Reason.WRONG_RANK_UP: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the card below must be exactly one rank lower.",
    ),
    Reason.WRONG_RANK_EITHER: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: "
        "the card below must be one rank higher or one rank lower.",
    ),
    Reason.WRONG_RANK_LOWER: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the card below must be higher in rank.",
    ),
    Reason.WRONG_RANK_OR_EQUAL: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: "
        "the card below must be one rank higher or of the same rank.",
    ),
    Reason.WRONG_RANK_STEPS: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: the columns build in steps of {number} ranks.",
    ),
    Reason.ONTO_KING: QT_TRANSLATE_NOOP(
        "Refusals", "Nothing goes on a king: here the columns build up, and it is the highest card."
    ),
    Reason.ONLY_KING: QT_TRANSLATE_NOOP(
        "Refusals", "Only a king may go to an empty column, not the {card}."
    ),
    Reason.ONLY_ACE: QT_TRANSLATE_NOOP(
        "Refusals", "Only an ace may go to an empty column, not the {card}."
    ),
    Reason.EMPTY_TAKES_NOTHING: QT_TRANSLATE_NOOP(
        "Refusals", "In this game an empty column stays empty."
    ),
    Reason.CELL_OCCUPIED: QT_TRANSLATE_NOOP("Refusals", "The cell is occupied: {pile}."),
    Reason.ONE_CARD_ONLY: QT_TRANSLATE_NOOP(
        "Refusals", "Only one card at a time goes here: {pile}."
    ),
    Reason.SAME_PILE: QT_TRANSLATE_NOOP("Refusals", "The card already lies there."),
    Reason.STOCK_TAKES_NOTHING: QT_TRANSLATE_NOOP("Refusals", "No card goes back to the stock."),
    Reason.WASTE_TAKES_NOTHING: QT_TRANSLATE_NOOP(
        "Refusals", "The waste takes cards from the stock alone."
    ),
    Reason.RESERVE_TAKES_NOTHING: QT_TRANSLATE_NOOP(
        "Refusals", "Cards leave a reserve but do not come back."
    ),
    Reason.RUNS_LEAVE: QT_TRANSLATE_NOOP(
        "Refusals", "Whole runs leave by themselves; nothing is put here by hand."
    ),
    Reason.RUN_NOT_WHOLE: QT_TRANSLATE_NOOP(
        "Refusals", "Only a whole run goes here: {number} cards that follow each other."
    ),
    Reason.RUN_PLACE_TAKEN: QT_TRANSLATE_NOOP(
        "Refusals", "A finished run already lies here; take a free place."
    ),
    Reason.FOUNDATION_KEEPS: QT_TRANSLATE_NOOP(
        "Refusals", "Cards do not come back from the foundation; only undo brings them back."
    ),
    Reason.FOUNDATION_FROM_ACE: QT_TRANSLATE_NOOP(
        "Refusals", "This foundation begins with an ace, not with the {card}."
    ),
    Reason.FOUNDATION_FROM_KING: QT_TRANSLATE_NOOP(
        "Refusals", "This foundation begins with a king, not with the {card}."
    ),
    Reason.FOUNDATION_UP: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: this foundation builds up in one suit.",
    ),
    Reason.FOUNDATION_DOWN: QT_TRANSLATE_NOOP(
        "Refusals",
        "The {card} does not go on the {other}: this foundation builds down in one suit.",
    ),
    Reason.FOUNDATION_SUIT_TAKEN: QT_TRANSLATE_NOOP(
        "Refusals", "Another foundation already builds the suit of the {card}."
    ),
    Reason.NO_TARGET: QT_TRANSLATE_NOOP("Refusals", "No column takes the {card}."),
    Reason.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("Refusals", "There is nothing to undo."),
    Reason.NOTHING_TO_REDO: QT_TRANSLATE_NOOP("Refusals", "There is nothing to redo."),
    Reason.UNDO_FORBIDDEN: QT_TRANSLATE_NOOP("Refusals", "This game is played without undo."),
    Reason.UNDO_LIMIT: QT_TRANSLATE_NOOP(
        "Refusals", "No more moves can be undone: this game limits undo."
    ),
    Reason.PAUSED: QT_TRANSLATE_NOOP("Refusals", "The game is paused."),
    Reason.RULE_BROKEN: QT_TRANSLATE_NOOP(
        "Refusals", "The rules of {detail} are broken; the move was not played."
    ),
}

_UNSAID: Final = QT_TRANSLATE_NOOP("Refusals", "The rules of this game do not allow that.")
_PLACE: Final = re.compile(r"\{(\w+)\}")


def refusal_sentence(refusal: Refusal) -> Sentence:
    """Return the sentence for a refusal; a plugin's own words are shown as they are."""
    if refusal.detail and refusal.reason is not Reason.RULE_BROKEN:
        return Sentence("", refusal.detail)
    if missing(refusal):
        return Sentence(_CONTEXT, _UNSAID)
    return Sentence(_CONTEXT, _TEMPLATES[refusal.reason], _places(refusal))


def missing(refusal: Refusal) -> tuple[str, ...]:
    """Return what the sentence of a refusal needs and a plugin did not say, such as ``card``."""
    if refusal.detail:
        return ()
    needed = _PLACE.findall(_TEMPLATES[refusal.reason])
    return tuple(name for name in needed if name not in _places(refusal))


def _places(refusal: Refusal) -> dict[str, str | int | Sentence]:
    places: dict[str, str | int | Sentence] = {"detail": refusal.detail, "number": refusal.number}
    if refusal.card is not None:
        places["card"] = card_name(refusal.card)
    if refusal.other is not None:
        places["other"] = card_name(refusal.other)
    if refusal.pile is not None:
        places["pile"] = pile_name(refusal.pile)
    return places
