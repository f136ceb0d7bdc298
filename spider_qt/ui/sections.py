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
    Reason.UNDO_FORBIDDEN: Section.SCORING,
    Reason.UNDO_LIMIT: Section.SCORING,
}


def section_of(reason: Reason) -> str:
    """Return the anchor that explains a reason, or "" where no rule is behind it."""
    return _EXPLAINED.get(reason, "")
