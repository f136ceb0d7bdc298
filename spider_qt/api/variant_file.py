"""Games from a TOML file: what an author writes becomes ``SpiderVariant`` objects.

Nothing raises: a file gives its games, or every fault at once, each with the line, the key
and what is allowed. ``tomllib`` is imported by the first file that is read, never at start.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from spider_qt.api.variant_file_faults import VariantFault, VariantFaultKind
from spider_qt.api.variant_file_keys import REQUIRED, VARIANT
from spider_qt.api.variant_file_lines import DEEPEST, KeyPath, Scan, scan
from spider_qt.api.variant_file_values import Complaint, Values, read_values
from spider_qt.engine.parameter_checks import ContradictionError
from spider_qt.engine.spider import SpiderVariant

BIGGEST: Final = 256 * 1024
"""How many bytes a file may have: room for hundreds of games."""
MOST_VARIANTS: Final = 200

_WHERE: Final = re.compile(r" \(at (?:line ([0-9]+), column [0-9]+|end of document)\)$")
_WORD: Final = re.compile(r"[a-z_]+")

_ADVICE: Final = {
    "Invalid value": 'text stands in straight quotes, as in name = "My Spider"',
    "Expected '=' after a key": "write key = value",
    "Cannot overwrite a value": "the same key stands here twice",
    "Expected newline": "write one key in each line, and nothing behind its value",
    "Illegal character": "close the quotes in the same line",
    "Invalid statement": "begin the line with a key, such as columns =",
}
"""What to do about what ``tomllib`` says, by the beginning of its words."""


@dataclass(frozen=True, slots=True)
class VariantFile:
    """What a file held.

    Args:
        variants: the games that could be made, in the file's order.
        faults: everything that is wrong, by line; with any, the file is best set aside.
    """

    variants: tuple[SpiderVariant, ...] = ()
    faults: tuple[VariantFault, ...] = ()


def read_variants(source: bytes, file: str, owner: str = "") -> VariantFile:
    """Read a file that describes one game, or several as ``[[variant]]``.

    Args:
        source: the file's bytes.
        file: its name, for messages.
        owner: the id of the plugin that it belongs to, which is put before the games' ids.
    """
    text = _text(source, file)
    if isinstance(text, VariantFault):
        return VariantFile(faults=(text,))
    lines = scan(text)
    parsed = _parse(text, lines, file)
    if isinstance(parsed, VariantFault):
        return VariantFile(faults=(parsed,))
    reader = _Reader(file, lines, owner)
    for path, table in reader.tables(parsed):
        reader.read(path, table)
    return VariantFile(tuple(reader.variants), tuple(sorted(reader.faults, key=_by_line)))


def _by_line(fault: VariantFault) -> int:
    return fault.line


def _text(source: bytes, file: str) -> str | VariantFault:
    """The file as text with line feeds, or why it is none."""
    if len(source) > BIGGEST:
        kind = VariantFaultKind.TOO_BIG
        return VariantFault(kind, file, found=str(len(source)), allowed=str(BIGGEST))
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        return VariantFault(VariantFaultKind.NOT_UTF8, file, line)
    return text.replace("\r\n", "\n")


def _parse(text: str, lines: Scan, file: str) -> Mapping[str, object] | VariantFault:
    """The file's tables, or why it is no TOML."""
    if lines.too_deep:
        deepest = str(DEEPEST)
        return VariantFault(VariantFaultKind.TOO_DEEP, file, lines.too_deep, allowed=deepest)
    if lines.too_long:
        return VariantFault(VariantFaultKind.NUMBER_TOO_LONG, file, lines.too_long)
    import tomllib

    try:
        return tomllib.loads(text)
    except ValueError as error:
        said = str(error)
        where = _WHERE.search(said)
        line = int(where[1]) if where and where[1] else max(1, len(text.splitlines()))
        reason = said[: where.start()] if where else said
        advice = next((text for words, text in _ADVICE.items() if reason.startswith(words)), "")
        reason = f"{reason}; {advice}" if advice else reason
        return VariantFault(VariantFaultKind.NOT_TOML, file, line, found=reason)


class _Reader:
    """Makes games of a file's tables and gathers what is wrong with them."""

    def __init__(self, file: str, lines: Scan, owner: str) -> None:
        self.variants: list[SpiderVariant] = []
        self.faults: list[VariantFault] = []
        self._file = file
        self._lines = lines
        self._owner = owner
        self._taken: dict[tuple[str, str], KeyPath] = {}

    def tables(
        self, parsed: Mapping[str, object]
    ) -> Iterator[tuple[KeyPath, Mapping[str, object]]]:
        """The games' tables with the way to each."""
        if VARIANT not in parsed:
            if parsed:
                yield (), parsed
            else:
                self._add(VariantFaultKind.NO_VARIANT, (), allowed=", ".join(REQUIRED))
            return
        several = parsed[VARIANT]
        for key in parsed:
            if key != VARIANT:
                self._add(VariantFaultKind.UNKNOWN_KEY, (key,), allowed=VARIANT)
        if isinstance(several, dict):
            yield (VARIANT,), several
            return
        if not isinstance(several, list) or not all(isinstance(one, dict) for one in several):
            self.complain((VARIANT,), Complaint.of_type(VARIANT, several, "tables"))
            return
        if len(several) > MOST_VARIANTS:
            found, most = str(len(several)), str(MOST_VARIANTS)
            self._add(VariantFaultKind.TOO_MANY_VARIANTS, (VARIANT,), found, most)
            return
        for place, table in enumerate(several):
            yield (VARIANT, place), table

    def read(self, path: KeyPath, table: Mapping[str, object]) -> None:
        """Make one game, or note what is wrong with it."""
        values = read_values(table)
        for complaint in values.complaints:
            self.complain((*path, complaint.key), complaint)
        self._check_new(path, values)
        if values.complaints:
            return
        parameters = values.parameters
        if self._owner:
            parameters["id"] = f"{self._owner}.{parameters['id']}"
        try:
            self.variants.append(SpiderVariant(**parameters))  # type: ignore[arg-type] # by the table of keys
        except ContradictionError as error:
            for fault in error.faults:
                named = next((w for w in _WORD.findall(fault) if w in table), "")
                way = (*path, named) if named else path or (next(iter(table)),)
                self._add(VariantFaultKind.CONTRADICTION, way, fault)

    def complain(self, path: KeyPath, complaint: Complaint) -> None:
        """Note what is wrong with a key."""
        self.faults.append(
            VariantFault(
                complaint.kind,
                self._file,
                self._lines.line_of(path),
                complaint.key,
                complaint.found,
                complaint.allowed,
                complaint.near,
            )
        )

    def _check_new(self, path: KeyPath, values: Values) -> None:
        """No two games of a file have one id or one prefix."""
        for key in ("id", "prefix"):
            found = values.parameters.get(key)
            if not isinstance(found, str):
                continue
            first = self._taken.setdefault((key, found.casefold()), path)
            if first != path:
                line = self._lines.line_of((*first, key))
                self._add(VariantFaultKind.REPEATED, (*path, key), found, str(line))

    def _add(
        self, kind: VariantFaultKind, path: KeyPath, found: str = "", allowed: str = ""
    ) -> None:
        key = next((part for part in reversed(path) if isinstance(part, str)), "")
        line = self._lines.line_of(path)
        self.faults.append(VariantFault(kind, self._file, line, key, found, allowed))
