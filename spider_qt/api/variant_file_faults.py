"""What can be wrong with a file of games, as values: sentences are made of them elsewhere.

The loader gathers every fault before it gives up, so that an author mends a file in one
round and not in ten.
"""

from dataclasses import dataclass
from enum import StrEnum


class VariantFaultKind(StrEnum):
    """What is wrong; the value is for machines (``spider-qt check --json``)."""

    TOO_BIG = "too_big"
    NOT_UTF8 = "not_utf8"
    NOT_TOML = "not_toml"
    TOO_DEEP = "too_deep"
    NUMBER_TOO_LONG = "number_too_long"
    NO_VARIANT = "no_variant"
    TOO_MANY_VARIANTS = "too_many_variants"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_TYPE = "wrong_type"
    NOT_ALLOWED = "not_allowed"
    OUT_OF_RANGE = "out_of_range"
    BAD_TEXT = "bad_text"
    REPEATED = "repeated"
    BAD_COLUMNS = "bad_columns"
    TOO_MANY_COLUMNS = "too_many_columns"
    NO_SUCH_COLUMN = "no_such_column"
    CONTRADICTION = "contradiction"


class TomlType(StrEnum):
    """What a value is in TOML, for the message that another was wanted."""

    TEXT = "text"
    NUMBER = "number"
    SWITCH = "switch"
    TABLE = "table"
    LIST = "list"
    NUMBERS = "numbers"
    TEXTS = "texts"
    TABLES = "tables"
    TEXT_OR_TEXTS = "text_or_texts"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class VariantFault:
    """One thing that is wrong with a file of games.

    Args:
        kind: what is wrong.
        file: the file's name as the player knows it.
        line: the line, from 1; 0 where the file as a whole is meant.
        key: the key, for instance ``columns``; empty where none is meant.
        found: what stands there, or for ``CONTRADICTION`` and ``NOT_TOML`` the reason in
            English.
        allowed: what may stand there: names separated by commas, or ``1 to 14``; for
            ``WRONG_TYPE`` a ``TomlType``.
        near: the allowed name that was probably meant; empty if none is near.
    """

    kind: VariantFaultKind
    file: str
    line: int = 0
    key: str = ""
    found: str = ""
    allowed: str = ""
    near: str = ""
