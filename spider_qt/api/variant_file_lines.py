"""In which line of a TOML file a key stands, which ``tomllib`` does not tell.

A library that keeps lines (tomlkit) would be one more dependency of every player for the
sake of those few who write games. This scan knows only so much of TOML 1.0 as is needed to
find where a statement begins: comments, the four kinds of text, brackets and keys. It runs
before ``tomllib`` and also stops what would make that slow: endless nesting, keys of
thousands of parts, numbers of thousands of digits.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

KeyPath = tuple[str | int, ...]
"""The way to a value: keys, and places in an array of tables from 0."""

DEEPEST: Final = 8
LONGEST_NUMBER: Final = 100

_TOKEN: Final = re.compile(
    r"(?P<quote>\"{3}|'{3}|\"|')|(?P<comment>#[^\n]*)|(?P<line>\n)|(?P<mark>[\[\]{}=])"
    r"|(?P<word>[\w+:-]+)|(?P<other>[^\w+:\-\"'#\n\[\]{}=]+)"
)
_END: Final = {
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*+'{3,5}"),
    '"': re.compile(r'(?:[^"\\\n]|\\[^\n])*+"'),
    "'": re.compile(r"[^'\n]*+'"),
}
"""What ends a text, by what began it."""


@dataclass(frozen=True, slots=True)
class Scan:
    """What the scan of a file found.

    Args:
        lines: the line of each key and each table's head, from 1.
        too_deep: the line where brackets or dotted keys are nested too deeply, or 0.
        too_long: the line of a number that is too long, or 0.
    """

    lines: Mapping[KeyPath, int]
    too_deep: int = 0
    too_long: int = 0

    def line_of(self, path: KeyPath) -> int:
        """The line of a key, or of the nearest table around it; 0 of the file itself."""
        for length in range(len(path), 0, -1):
            line = self.lines.get(path[:length])
            if line is not None:
                return line
        return 0


def scan(text: str) -> Scan:
    r"""Find the lines of a TOML text. Whatever the text is, it returns.

    Args:
        text: the file; line ends are ``\n`` or ``\r\n``.
    """
    return _Scanner().run(text)


class _Scanner:
    """Walks over the tokens once; ``table`` is the table that the next keys belong to."""

    def __init__(self) -> None:
        self.lines: dict[KeyPath, int] = {}
        self.counts: dict[KeyPath, int] = {}
        self.table: KeyPath = ()
        self.parts: list[str] = []
        self.head = ""
        self.depth = 0
        self.in_value = False
        self.joined = 0
        """How many parts the dotted key or number under way has, in a value as well."""

    def run(self, text: str) -> Scan:
        line, at = 1, 0
        while token := _TOKEN.match(text, at):
            kind, word, at = token.lastgroup, token[0], token.end()
            self._join(kind, word)
            if kind == "line":
                self._end_of_line()
            elif kind == "mark":
                self._mark(word, line)
            elif kind == "word":
                if len(word) > LONGEST_NUMBER and word[:1] in "+-0123456789":
                    return Scan(self.lines, too_long=line)
                self._part(word)
            elif kind == "quote":
                end = _END[word].match(text, at)
                if end is None:
                    break  # a text without an end: what follows means nothing
                self._part(end[0].rstrip(word[0]))
                at, word = end.end(), end[0]
            if max(self.depth, self.joined, len(self.parts)) > DEEPEST:
                return Scan(self.lines, too_deep=line)
            line += word.count("\n")
        return Scan(self.lines)

    def _join(self, kind: str | None, word: str) -> None:
        """Count the parts that dots put together; an inline table has dotted keys, too."""
        if kind in ("word", "quote"):
            self.joined += 1
        elif kind != "other" or word.strip() != ".":
            self.joined = 0

    def _part(self, word: str) -> None:
        """Take a word or a quoted text as a part of a key, if it stands where keys stand."""
        if not self.in_value and self.depth <= len(self.head):
            self.parts.append(word)

    def _end_of_line(self) -> None:
        if self.depth == 0 or not self.in_value:  # inside brackets a value goes on
            self.parts, self.head, self.in_value, self.depth = [], "", False, 0

    def _mark(self, mark: str, line: int) -> None:
        if mark == "=" and not self.in_value and not self.head:
            self.lines.setdefault(self._path(self.table, self.parts), line)
            self.in_value, self.parts = True, []
        elif mark in "[{":
            self.depth += 1
            if not self.in_value and not self.parts and mark == "[":
                self.head += mark
        elif mark in "]}":
            self.depth = max(0, self.depth - 1)
            if self.head and self.depth == 0:
                self._table(line)

    def _table(self, line: int) -> None:
        """A table's head is whole: ``[a.b]`` or ``[[a.b]]``."""
        path = self._path((), self.parts)
        if self.head == "[[":
            place = self.counts.get(path, -1) + 1
            self.counts[path] = place
            self.lines.setdefault(path, line)
            path = (*path, place)
        self.lines.setdefault(path, line)
        self.table = path
        self.parts, self.head = [], ""

    def _path(self, start: KeyPath, parts: list[str]) -> KeyPath:
        """The way that dotted parts mean: an array of tables means its last table."""
        path = start
        for place, part in enumerate(parts):
            path = (*path, part)
            if path in self.counts and place < len(parts) - 1:
                path = (*path, self.counts[path])
        return path
