"""What is wrong with a file of games, in sentences for the one who wrote it."""

from typing import Final

from spider_qt.api.variant_file_faults import TomlType, VariantFault, VariantFaultKind
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence, excerpt, visible

_CONTEXT: Final = "VariantFiles"

_FAULTS: Final = {
    VariantFaultKind.TOO_BIG: QT_TRANSLATE_NOOP(
        "VariantFiles", "The file is too big: {found} bytes of at most {allowed}."
    ),
    VariantFaultKind.NOT_UTF8: QT_TRANSLATE_NOOP(
        "VariantFiles", "This is not text in UTF-8; save the file with that encoding."
    ),
    VariantFaultKind.NOT_TOML: QT_TRANSLATE_NOOP(
        "VariantFiles", "This is not written as TOML wants it: {found}."
    ),
    VariantFaultKind.TOO_DEEP: QT_TRANSLATE_NOOP(
        "VariantFiles", "Brackets or dots are nested too deeply; {allowed} levels are enough."
    ),
    VariantFaultKind.NUMBER_TOO_LONG: QT_TRANSLATE_NOOP(
        "VariantFiles", "This number has far too many digits."
    ),
    VariantFaultKind.NO_VARIANT: QT_TRANSLATE_NOOP(
        "VariantFiles",
        "The file describes no game: write its keys, at least {allowed}, or a table [[variant]].",
    ),
    VariantFaultKind.TOO_MANY_VARIANTS: QT_TRANSLATE_NOOP(
        "VariantFiles", "The file describes {found} games; {allowed} is the most."
    ),
    VariantFaultKind.UNKNOWN_KEY: QT_TRANSLATE_NOOP(
        "VariantFiles", "There is no key “{key}”. There are: {allowed}."
    ),
    VariantFaultKind.MISSING_KEY: QT_TRANSLATE_NOOP(
        "VariantFiles", "The key “{key}” is missing; every game needs it."
    ),
    VariantFaultKind.WRONG_TYPE: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}” must be {allowed}, not {found}."
    ),
    VariantFaultKind.NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}” cannot be “{found}”. It can be: {allowed}."
    ),
    VariantFaultKind.OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}” cannot be {found}; it goes from {low} to {high}."
    ),
    VariantFaultKind.BAD_TEXT: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}” cannot be “{found}”; write it like {allowed}."
    ),
    VariantFaultKind.REPEATED: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{found}” was already taken as “{key}” in line {allowed}."
    ),
    VariantFaultKind.BAD_COLUMNS: QT_TRANSLATE_NOOP(
        "VariantFiles",
        "“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down"
        " cards with a face-up one on top, 8 is eight face-up cards).",
    ),
    VariantFaultKind.TOO_MANY_COLUMNS: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}”: {found} columns are too many; {allowed} find room on the table."
    ),
    VariantFaultKind.NO_SUCH_COLUMN: QT_TRANSLATE_NOOP(
        "VariantFiles", "“{key}”: there is no column {found}; they are counted from 1 to {allowed}."
    ),
    VariantFaultKind.CONTRADICTION: QT_TRANSLATE_NOOP(
        "VariantFiles", "The game contradicts itself: {found}."
    ),
}

_NEAR_KEY: Final = QT_TRANSLATE_NOOP(
    "VariantFiles", "There is no key “{key}”. Did you mean “{near}”?"
)
_NEAR_VALUE: Final = QT_TRANSLATE_NOOP(
    "VariantFiles", "“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}."
)
_PLACE: Final = QT_TRANSLATE_NOOP("VariantFiles", "{file}, line {line}: {fault}")
_FILE: Final = QT_TRANSLATE_NOOP("VariantFiles", "{file}: {fault}")

_TYPES: Final = {
    TomlType.TEXT: QT_TRANSLATE_NOOP("VariantFiles", "text in quotes"),
    TomlType.NUMBER: QT_TRANSLATE_NOOP("VariantFiles", "a whole number"),
    TomlType.SWITCH: QT_TRANSLATE_NOOP("VariantFiles", "true or false"),
    TomlType.TABLE: QT_TRANSLATE_NOOP("VariantFiles", "a table"),
    TomlType.LIST: QT_TRANSLATE_NOOP("VariantFiles", "a list"),
    TomlType.NUMBERS: QT_TRANSLATE_NOOP("VariantFiles", "a list of whole numbers"),
    TomlType.TEXTS: QT_TRANSLATE_NOOP("VariantFiles", "a list of texts in quotes"),
    TomlType.TABLES: QT_TRANSLATE_NOOP("VariantFiles", "tables, each under [[variant]]"),
    TomlType.TEXT_OR_TEXTS: QT_TRANSLATE_NOOP(
        "VariantFiles", "text in quotes or a list of such texts"
    ),
    TomlType.OTHER: QT_TRANSLATE_NOOP("VariantFiles", "another kind of value"),
}


def variant_fault_sentence(fault: VariantFault) -> Sentence:
    """Return what is wrong, beginning with the file and the line."""
    low, _, high = fault.allowed.partition(" to ")
    places: dict[str, str | int | Sentence] = {
        "key": excerpt(fault.key),
        "found": _quoted(fault),
        "allowed": fault.allowed,
        "near": fault.near,
        "low": low,
        "high": high,
    }
    if fault.kind is VariantFaultKind.WRONG_TYPE:
        places["allowed"] = Sentence(_CONTEXT, _TYPES[TomlType(fault.allowed)])
    inner = Sentence(_CONTEXT, _template(fault), places)
    around: dict[str, str | int | Sentence] = {"file": visible(fault.file), "fault": inner}
    if not fault.line:
        return Sentence(_CONTEXT, _FILE, around)
    return Sentence(_CONTEXT, _PLACE, {**around, "line": fault.line})


def _template(fault: VariantFault) -> str:
    if fault.near:
        return _NEAR_KEY if fault.kind is VariantFaultKind.UNKNOWN_KEY else _NEAR_VALUE
    return _FAULTS[fault.kind]


def _quoted(fault: VariantFault) -> str | Sentence:
    """What was found; for a wrong type its name, for a reason all of it."""
    if fault.kind is VariantFaultKind.WRONG_TYPE:
        return Sentence(_CONTEXT, _TYPES[TomlType(fault.found)])
    if fault.kind in (VariantFaultKind.CONTRADICTION, VariantFaultKind.NOT_TOML):
        return visible(fault.found)
    return excerpt(fault.found)
