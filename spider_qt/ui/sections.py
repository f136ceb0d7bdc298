"""Which section of the rules page explains a refusal."""

from enum import StrEnum
from typing import Final

from spider_qt.engine.moves import Reason


class Section(StrEnum):
    """The sections of the rules pages; the value is the anchor in each of them."""

    SETUP = "setup"
    PLACING = "placing"
    GROUPS = "groups"
    EMPTY = "empty"
    DEAL = "deal"
    RUNS = "runs"
    END = "end"
    SCORING = "scoring"
    CODES = "codes"
    KEYS = "keys"


_EXPLAINED: Final = {
    Reason.FACE_DOWN: Section.PLACING,
    Reason.WRONG_RANK: Section.PLACING,
    Reason.ONTO_ACE: Section.PLACING,
    Reason.NOT_A_TARGET: Section.PLACING,
    Reason.NO_TARGET: Section.PLACING,
    Reason.NOT_DESCENDING: Section.GROUPS,
    Reason.NOT_SAME_SUIT: Section.GROUPS,
    Reason.RUN_IS_DONE: Section.RUNS,
    Reason.STOCK_ONLY_DEALS: Section.DEAL,
    Reason.EMPTY_COLUMN_BLOCKS_DEAL: Section.DEAL,
    Reason.STOCK_EMPTY: Section.DEAL,
    Reason.NO_STOCK: Section.SETUP,
    Reason.STOCK_TO_WASTE: Section.DEAL,
    Reason.STOCK_TO_RESERVES: Section.DEAL,
    Reason.STOCK_FILLS: Section.DEAL,
    Reason.NO_MORE_REDEALS: Section.DEAL,
    Reason.NO_COLUMN_FOR_ROW: Section.DEAL,
    Reason.STOCK_TAKES_NOTHING: Section.DEAL,
    Reason.WASTE_TAKES_NOTHING: Section.DEAL,
    Reason.NOT_SAME_COLOUR: Section.GROUPS,
    Reason.NOT_ALTERNATING: Section.GROUPS,
    Reason.NEITHER_RUN_NOR_RANK: Section.GROUPS,
    Reason.NOT_ONE_RANK: Section.GROUPS,
    Reason.ONE_AT_A_TIME: Section.GROUPS,
    Reason.ONLY_LAST_CARD: Section.GROUPS,
    Reason.TOO_FEW_CELLS: Section.GROUPS,
    Reason.BUILD_SAME_SUIT: Section.PLACING,
    Reason.BUILD_SAME_COLOUR: Section.PLACING,
    Reason.BUILD_ALTERNATING: Section.PLACING,
    Reason.WRONG_RANK_UP: Section.PLACING,
    Reason.WRONG_RANK_EITHER: Section.PLACING,
    Reason.WRONG_RANK_LOWER: Section.PLACING,
    Reason.WRONG_RANK_OR_EQUAL: Section.PLACING,
    Reason.WRONG_RANK_STEPS: Section.PLACING,
    Reason.ONTO_KING: Section.PLACING,
    Reason.ONLY_KING: Section.EMPTY,
    Reason.ONLY_ACE: Section.EMPTY,
    Reason.EMPTY_TAKES_NOTHING: Section.EMPTY,
    Reason.CELL_OCCUPIED: Section.SETUP,
    Reason.ONE_CARD_ONLY: Section.SETUP,
    Reason.RESERVE_TAKES_NOTHING: Section.SETUP,
    Reason.RUNS_LEAVE: Section.RUNS,
    Reason.RUN_NOT_WHOLE: Section.RUNS,
    Reason.RUN_PLACE_TAKEN: Section.RUNS,
    Reason.FOUNDATION_KEEPS: Section.RUNS,
    Reason.FOUNDATION_FROM_ACE: Section.RUNS,
    Reason.FOUNDATION_FROM_KING: Section.RUNS,
    Reason.FOUNDATION_UP: Section.RUNS,
    Reason.FOUNDATION_DOWN: Section.RUNS,
    Reason.FOUNDATION_SUIT_TAKEN: Section.RUNS,
    Reason.UNDO_FORBIDDEN: Section.SCORING,
    Reason.UNDO_LIMIT: Section.SCORING,
}


def section_of(reason: Reason) -> str:
    """Return the anchor that explains a reason, or "" where no rule is behind it."""
    return _EXPLAINED.get(reason, "")
