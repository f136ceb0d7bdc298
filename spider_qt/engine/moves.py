"""What a player can wish for, how it is written, and why it may be refused.

Reasons are values; sentences are made elsewhere (``spider_qt.text``), so that the
engine never speaks a language.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import PileId, PileKind


@dataclass(frozen=True, slots=True)
class RunMove:
    """Take the top ``count`` cards of ``source`` to ``target``."""

    source: PileId
    count: int
    target: PileId

    @property
    def text(self) -> str:
        """The move in the text notation, for instance ``T7x3>T4``."""
        return f"{self.source.text}x{self.count}>{self.target.text}"


@dataclass(frozen=True, slots=True)
class DealMove:
    """Deal the next row from the stock."""

    @property
    def text(self) -> str:
        """The move in the text notation: ``D``."""
        return "D"


Move = RunMove | DealMove


class Reason(StrEnum):
    """Why something was refused; the value is the stable id in text and JSON."""

    NOTHING_THERE = "nothing_there"
    NO_SUCH_PILE = "no_such_pile"
    SAME_COLUMN = "same_column"
    FACE_DOWN = "face_down"
    NOT_DESCENDING = "not_descending"
    NOT_SAME_SUIT = "not_same_suit"
    WRONG_RANK = "wrong_rank"
    ONTO_ACE = "onto_ace"
    NOT_A_TARGET = "not_a_target"
    RUN_IS_DONE = "run_is_done"
    STOCK_ONLY_DEALS = "stock_only_deals"
    EMPTY_COLUMN_BLOCKS_DEAL = "empty_column_blocks_deal"
    STOCK_EMPTY = "stock_empty"
    NO_STOCK = "no_stock"
    STOCK_TO_WASTE = "stock_to_waste"
    STOCK_TO_RESERVES = "stock_to_reserves"
    STOCK_FILLS = "stock_fills"
    NO_MORE_REDEALS = "no_more_redeals"
    NO_COLUMN_FOR_ROW = "no_column_for_row"
    NOT_SAME_COLOUR = "not_same_colour"
    NOT_ALTERNATING = "not_alternating"
    NEITHER_RUN_NOR_RANK = "neither_run_nor_rank"
    NOT_ONE_RANK = "not_one_rank"
    ONE_AT_A_TIME = "one_at_a_time"
    ONLY_LAST_CARD = "only_last_card"
    TOO_FEW_CELLS = "too_few_cells"
    BUILD_SAME_SUIT = "build_same_suit"
    BUILD_SAME_COLOUR = "build_same_colour"
    BUILD_ALTERNATING = "build_alternating"
    WRONG_RANK_UP = "wrong_rank_up"
    WRONG_RANK_EITHER = "wrong_rank_either"
    WRONG_RANK_LOWER = "wrong_rank_lower"
    WRONG_RANK_OR_EQUAL = "wrong_rank_or_equal"
    WRONG_RANK_STEPS = "wrong_rank_steps"
    ONTO_KING = "onto_king"
    ONLY_KING = "only_king"
    ONLY_ACE = "only_ace"
    EMPTY_TAKES_NOTHING = "empty_takes_nothing"
    CELL_OCCUPIED = "cell_occupied"
    ONE_CARD_ONLY = "one_card_only"
    SAME_PILE = "same_pile"
    STOCK_TAKES_NOTHING = "stock_takes_nothing"
    WASTE_TAKES_NOTHING = "waste_takes_nothing"
    RESERVE_TAKES_NOTHING = "reserve_takes_nothing"
    RUNS_LEAVE = "runs_leave"
    RUN_NOT_WHOLE = "run_not_whole"
    RUN_PLACE_TAKEN = "run_place_taken"
    FOUNDATION_KEEPS = "foundation_keeps"
    FOUNDATION_FROM_ACE = "foundation_from_ace"
    FOUNDATION_FROM_KING = "foundation_from_king"
    FOUNDATION_UP = "foundation_up"
    FOUNDATION_DOWN = "foundation_down"
    FOUNDATION_SUIT_TAKEN = "foundation_suit_taken"
    NO_TARGET = "no_target"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    UNDO_FORBIDDEN = "undo_forbidden"
    UNDO_LIMIT = "undo_limit"
    PAUSED = "paused"
    RULE_BROKEN = "rule_broken"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A wish that was not granted, with what a sentence about it needs.

    Args:
        reason: the rule that refused.
        card: the card that was to move, or that blocked the group.
        other: the card it was held against.
        pile: the pile that stands in the way.
        detail: a plugin's own words, shown as they are, for its own rules.
        number: how many, where the rule has a number.
    """

    reason: Reason
    card: Card | None = None
    other: Card | None = None
    pile: PileId | None = None
    detail: str = ""
    number: int = 0


class MoveError(ValueError):
    """A text that is not a move; ``text`` is the offending word."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a move; write T7x3>T4, T7>T4, D, undo or redo")
        self.text = text


class Cursor(StrEnum):
    """The two words of the notation that walk the history instead of playing."""

    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True)
class OpenMove:
    """A move whose count was left out; the table decides it (``game.resolve``)."""

    source: PileId
    target: PileId


Wish = RunMove | OpenMove | DealMove | Cursor
"""What one word of the notation can say."""

_PILE = "([TSFWCR])([1-9][0-9]{0,2})"
_MOVE = re.compile(rf"{_PILE}(?:X([0-9]{{1,3}}))?>{_PILE}", re.ASCII)


def parse_move(word: str) -> Wish:
    """Read one word of the move notation, in either case.

    Raises:
        MoveError: if the word is not in the notation.
    """
    if not word.isascii():  # upper() would turn some foreign letters into ours
        raise MoveError(word)
    upper = word.upper()
    if upper == "D":
        return DealMove()
    if word.lower() in ("undo", "redo"):
        return Cursor(word.lower())
    found = _MOVE.fullmatch(upper)
    if not found:
        raise MoveError(word)
    source = PileId(PileKind(found[1]), int(found[2]) - 1)
    target = PileId(PileKind(found[4]), int(found[5]) - 1)
    if found[3] is None:
        return OpenMove(source, target)
    return RunMove(source, int(found[3]), target)
