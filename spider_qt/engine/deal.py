"""Game codes: what a player types or shares to name a deal.

``SP1-S1C-AAAAAAD`` is the game's prefix and the code version, the suits and the
group rule, and the shuffle number as seven characters of base 32 (RFC 4648, section
6; 35 bits, most significant first). Reading forgives case, spaces and dashes.
"""

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.engine.rules import GroupRule

CODE_VERSION: Final = 1
NUMBER_BITS: Final = 35
NUMBER_LIMIT: Final = 1 << NUMBER_BITS
"""Deal numbers are 0 to this, exclusive."""

_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_NUMBER_LENGTH: Final = NUMBER_BITS // 5
_OPTIONS_LENGTH: Final = 3
_LOOKALIKES: Final = {"0": "O", "1": "I", "8": "B"}
_IGNORED: Final = frozenset("`<>\N{MINUS SIGN}")
"""Marks that Unicode does not count as punctuation."""
_TURKISH_I: Final = str.maketrans(
    {
        "\N{LATIN SMALL LETTER DOTLESS I}": "I",
        "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}": "I",
        "\N{COMBINING DOT ABOVE}": None,
    }
)
"""A Turkish keyboard or case change makes these of an i; no code tells them apart."""


@dataclass(frozen=True, slots=True)
class DealId:
    """Everything that a game code says.

    Args:
        prefix: the variant's letters, for instance ``SP``.
        suits: 1 to 4.
        rule: which groups travel.
        number: the shuffle number, 0 to 2**35 - 1.

    Raises:
        ValueError: if the number is outside its range.
    """

    prefix: str
    suits: int
    rule: GroupRule
    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < NUMBER_LIMIT:
            raise ValueError(f"a deal number is 0 to {NUMBER_LIMIT - 1}, not {self.number}")

    @property
    def code(self) -> str:
        """The game code, for instance ``SP1-S1C-AAAAAAD``."""
        digits = "".join(
            _ALPHABET[(self.number >> (5 * place)) & 31]
            for place in range(_NUMBER_LENGTH - 1, -1, -1)
        )
        return f"{self.prefix}{CODE_VERSION}-S{self.suits}{self.rule.letter}-{digits}"


class CodeFault(StrEnum):
    """What is wrong with a typed code."""

    EMPTY = "empty"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_VERSION = "unknown_version"
    BAD_SUITS = "bad_suits"
    BAD_RULE = "bad_rule"
    BAD_CHARACTER = "bad_character"


class CodeError(ValueError):
    """A text that is no game code.

    Args:
        fault: what is wrong.
        found: the part of the text that is wrong.
        expected: what would be right there, for a sentence; may be empty.
    """

    def __init__(self, fault: CodeFault, found: str = "", expected: str = "") -> None:
        super().__init__(f"{fault.value}: {found!r}, expected {expected!r}")
        self.fault = fault
        self.found = found
        self.expected = expected


def _plain(text: str) -> str:
    """The text in capitals without the marks that people put into codes."""
    kept = (
        char.upper() if char.isascii() else char
        for char in unicodedata.normalize("NFKC", text).translate(_TURKISH_I)
        if not char.isspace()
        and unicodedata.category(char)[0] != "P"
        and unicodedata.category(char) not in ("Cf", "Cc")
        and char not in _IGNORED
    )
    return "".join(kept)


def decode(text: str, prefixes: Collection[str]) -> DealId:
    """Read a game code as a person typed it.

    Args:
        text: the code; case, spaces, dashes and stray punctuation are forgiven.
        prefixes: the prefixes of the games that are installed.

    Raises:
        CodeError: naming the first part that is wrong.
    """
    plain = _plain(text)
    if not plain:
        raise CodeError(CodeFault.EMPTY)
    prefix = max((p for p in prefixes if plain.startswith(p)), key=len, default="")
    if not prefix:
        letters = plain[: next((i for i, c in enumerate(plain) if not c.isalpha()), len(plain))]
        raise CodeError(CodeFault.UNKNOWN_GAME, letters or plain[:2], ", ".join(sorted(prefixes)))
    rest = plain[len(prefix) :]
    if rest[:1] not in (str(CODE_VERSION), ""):
        raise CodeError(CodeFault.UNKNOWN_VERSION, rest[:1], str(CODE_VERSION))
    rest = rest[1:]
    wanted = len(prefix) + 1 + _OPTIONS_LENGTH + _NUMBER_LENGTH
    _check_options(rest[:_OPTIONS_LENGTH])
    number = _number(rest[_OPTIONS_LENGTH:])
    if len(plain) < wanted:
        raise CodeError(CodeFault.TOO_SHORT, str(len(plain)), str(wanted))
    if len(plain) > wanted:
        raise CodeError(CodeFault.TOO_LONG, str(len(plain)), str(wanted))
    rule = GroupRule.CLASSIC if rest[2] == GroupRule.CLASSIC.letter else GroupRule.RELAXED
    return DealId(prefix, int(rest[1]), rule, number)


def _check_options(options: str) -> None:
    """Check the part after the first dash as far as it was typed."""
    if options[:1] not in ("S", "") or (len(options) > 1 and options[1] not in "1234"):
        raise CodeError(CodeFault.BAD_SUITS, options[:2], "S1, S2, S3, S4")
    if len(options) > 2 and options[2] not in "CR":
        raise CodeError(CodeFault.BAD_RULE, options[2], "C, R")


def _number(digits: str) -> int:
    """Read the base-32 part as far as it was typed."""
    number = 0
    for char in digits[:_NUMBER_LENGTH]:
        if char not in _ALPHABET:
            raise CodeError(CodeFault.BAD_CHARACTER, char, _LOOKALIKES.get(char, ""))
        number = number * 32 + _ALPHABET.index(char)
    return number
