"""Why a wish was refused, in a sentence that names the rule and the cards."""

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


def refusal_sentence(refusal: Refusal) -> Sentence:
    """Return the sentence for a refusal; a plugin's own words are shown as they are."""
    if refusal.detail and refusal.reason is not Reason.RULE_BROKEN:
        return Sentence("", refusal.detail)
    places: dict[str, str | int | Sentence] = {"detail": refusal.detail}
    if refusal.card is not None:
        places["card"] = card_name(refusal.card)
    if refusal.other is not None:
        places["other"] = card_name(refusal.other)
    if refusal.pile is not None:
        places["pile"] = pile_name(refusal.pile)
    return Sentence(_CONTEXT, _TEMPLATES[refusal.reason], places)
