"""One game's keys: each value is held against the table of keys, and all faults are noted."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from spider_qt.api.variant_file_columns import (
    MOST_COLUMNS,
    BadColumns,
    Columns,
    read_columns,
    with_extras,
)
from spider_qt.api.variant_file_faults import TomlType, VariantFaultKind
from spider_qt.api.variant_file_keys import (
    BY_NAME,
    EXTRA_DOWN,
    EXTRA_UP,
    REQUIRED,
    UNLIMITED,
    VARIANT,
    Key,
    Kind,
)
from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider_parameters import SPIDER_COLUMNS

_WORDS: Final = {
    "build": SuitRule,
    "direction": Direction,
    "travel": Travel,
    "empty": EmptyRule,
    "stock": StockRule,
    "run_suit": SuitRule,
    "run_end": RunEnd,
    "reserve_rule": ReserveRule,
    "group": str,
}
_WANTED: Final = {
    Kind.TEXT: TomlType.TEXT,
    Kind.WORD: TomlType.TEXT,
    Kind.NUMBER: TomlType.NUMBER,
    Kind.SWITCH: TomlType.SWITCH,
    Kind.NUMBERS: TomlType.NUMBERS,
    Kind.WORDS: TomlType.TEXTS,
    Kind.COLUMNS: TomlType.TEXT_OR_TEXTS,
}
_MOST_ENTRIES: Final = 100


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with one key; ``VariantFault`` tells what the fields mean."""

    kind: VariantFaultKind
    key: str
    found: str = ""
    allowed: str = ""
    near: str = ""

    @classmethod
    def of_type(cls, key: str, value: object, wanted: str) -> "Complaint":
        """A value of a type that is not the wanted one."""
        return cls(VariantFaultKind.WRONG_TYPE, key, type_of(value), wanted)


@dataclass(slots=True)
class Values:
    """What one game's table says.

    Args:
        parameters: what ``SpiderVariant`` takes, by name; only what was right.
        complaints: what was wrong.
    """

    parameters: dict[str, object] = field(default_factory=dict)
    complaints: list[Complaint] = field(default_factory=list)


def type_of(value: object) -> TomlType:
    """What a value is in TOML."""
    if isinstance(value, list):
        return TomlType.LIST
    kinds = {str: TomlType.TEXT, bool: TomlType.SWITCH, int: TomlType.NUMBER, dict: TomlType.TABLE}
    return kinds.get(type(value), TomlType.OTHER)


def read_values(table: Mapping[str, object]) -> Values:
    """Read one game's table."""
    values = Values()
    for name in REQUIRED:
        if name not in table:
            values.complaints.append(Complaint(VariantFaultKind.MISSING_KEY, name))
    for name, value in table.items():
        key = BY_NAME.get(name)
        if key is None:
            known, others = ", ".join(BY_NAME), (*BY_NAME, VARIANT)
            values.complaints.append(
                Complaint(
                    VariantFaultKind.UNKNOWN_KEY, name, allowed=known, near=near(name, others)
                )
            )
            continue
        found = _read(key, value)
        if isinstance(found, Complaint):
            values.complaints.append(found)
        else:
            values.parameters[name] = found.value
    _finish_columns(values)
    return values


def near(word: str, known: Sequence[str]) -> str:
    """The known word that was probably meant, or ""."""
    if len(word) > 40:  # nobody mistypes a word into forty letters
        return ""
    from difflib import get_close_matches

    plain = {one.replace("_", "").replace("-", ""): one for one in known}
    meant = word.casefold().replace("_", "").replace("-", "").replace(" ", "")
    return next((plain[one] for one in get_close_matches(meant, plain, 1, 0.7)), "")


@dataclass(frozen=True, slots=True)
class _Right:
    """A value as ``SpiderVariant`` takes it."""

    value: object


def _read(key: Key, value: object) -> _Right | Complaint:
    if key.kind is Kind.NUMBER and key.unlimited and value == UNLIMITED:
        return _Right(None)
    wrong = Complaint.of_type(key.name, value, _WANTED[key.kind])
    if key.kind is Kind.NUMBER:
        return _number(key, value) if type(value) is int else wrong
    if key.kind is Kind.SWITCH:
        return _Right(value) if type(value) is bool else wrong
    if key.kind is Kind.NUMBERS:
        return _numbers(key, value) if _all(value, int) else wrong
    if key.kind is Kind.WORDS:
        return _rules(key, value) if _all(value, str) else wrong
    if key.kind is Kind.COLUMNS:
        return _columns(key, value) if isinstance(value, str) or _all(value, str) else wrong
    if not isinstance(value, str):
        return wrong
    return _word(key, value) if key.kind is Kind.WORD else _line(key, value)


def _all(value: object, kind: type) -> bool:
    """Whether a value is a list of one kind; true and false are no numbers."""
    return isinstance(value, list) and all(type(one) is kind for one in value)


def _number(key: Key, value: int) -> _Right | Complaint:
    if key.low <= value <= key.high:
        return _Right(value)
    allowed = f"{key.low} to {key.high}"
    return Complaint(VariantFaultKind.OUT_OF_RANGE, key.name, str(value), allowed)


def _numbers(key: Key, value: object) -> _Right | Complaint:
    assert isinstance(value, list)
    if not value or len(value) > _MOST_ENTRIES:
        allowed = f"[{key.low}, {key.high}]"
        return Complaint(VariantFaultKind.BAD_TEXT, key.name, f"[{len(value)} x]", allowed)
    for one in value:
        found = _number(key, one)
        if isinstance(found, Complaint):
            return found
    return _Right(tuple(value))


def _rules(key: Key, value: object) -> _Right | Complaint:
    assert isinstance(value, list)
    wrong = next((one for one in value if one not in key.words), None)
    if wrong is not None or not 1 <= len(value) <= len(key.words):
        return _not_allowed(key, "[]" if wrong is None else wrong)
    return _Right(tuple(GroupRule(one) for one in value))


def _columns(key: Key, value: object) -> _Right | Complaint:
    assert isinstance(value, str | list)
    columns = read_columns(value)
    if isinstance(columns, BadColumns):
        return Complaint(VariantFaultKind.BAD_COLUMNS, key.name, columns.piece, key.example)
    if len(columns) > MOST_COLUMNS:
        found, most = f"{len(columns)}", str(MOST_COLUMNS)
        return Complaint(VariantFaultKind.TOO_MANY_COLUMNS, key.name, found, most)
    return _Right(columns)


def _word(key: Key, value: str) -> _Right | Complaint:
    if value in key.words:
        return _Right(_WORDS[key.name](value))
    return _not_allowed(key, value)


def _not_allowed(key: Key, value: str) -> Complaint:
    kind, allowed = VariantFaultKind.NOT_ALLOWED, ", ".join(key.words)
    return Complaint(kind, key.name, value, allowed, near(value, key.words))


def _line(key: Key, value: str) -> _Right | Complaint:
    if re.fullmatch(key.pattern, value) and value.isprintable():
        return _Right(value)
    return Complaint(VariantFaultKind.BAD_TEXT, key.name, value, key.example)


def _finish_columns(values: Values) -> None:
    """Put the extra cards on the columns."""
    extras = {name: values.parameters.pop(name, ()) for name in (EXTRA_DOWN, EXTRA_UP)}
    columns = values.parameters.get("columns", SPIDER_COLUMNS)
    assert isinstance(columns, tuple)
    for name, places in extras.items():
        assert isinstance(places, tuple)
        beyond = next((place for place in places if place > len(columns)), 0)
        if beyond:
            kind, last = VariantFaultKind.NO_SUCH_COLUMN, str(len(columns))
            values.complaints.append(Complaint(kind, name, str(beyond), last))
        elif places:
            columns = _extended(columns, places, name)
            values.parameters["columns"] = columns


def _extended(columns: Columns, places: tuple[int, ...], name: str) -> Columns:
    down = int(name == EXTRA_DOWN)
    return with_extras(columns, places, down, 1 - down)
