"""A whole game as text to share: where it begins, and its moves.

The text is a list of moves that ``spider-qt replay`` takes as it stands; where the game
begins stands in comments, so that one text is enough to watch it again::

    # code: SP1-S2C-AAAAAAD
    T7x1>T4 T2x1>T9 D undo T1x2>T5

A position that was set up has its lines (docs/notation.md) in the place of the code.
Times and hints are not in the notation, so they are not in the text either.
"""

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.engine import session as sessions
from spider_qt.engine.deal import CodeError, decode
from spider_qt.engine.moves import (
    MoveError,
    Refusal,
    Wish,
    parse_move,
)
from spider_qt.engine.notation import Position, PositionError, format_position, parse_position
from spider_qt.engine.scoring import Action, Score, ScoringScheme
from spider_qt.engine.session import Session, code_of
from spider_qt.engine.variant import Variant

_WIDTH: Final = 76
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_KEY: Final = re.compile(
    r"#?\s*(code|game|suits|rule|stock|[TWCRF][0-9]{1,3}|done|redeals|score|moves)\s*:(.*)",
    re.IGNORECASE | re.ASCII,
)


class RecordFault(StrEnum):
    """Why a text is no game."""

    NO_BEGINNING = "no_beginning"
    BAD_CODE = "bad_code"
    BAD_POSITION = "bad_position"
    NOT_PLAYED = "not_played"
    BAD_MOVE = "bad_move"


class RecordError(ValueError):
    """A text that cannot be used.

    Args:
        fault: what is wrong.
        line: the line it is on, counted from 1; 0 where it is on none.
        found: the offending part.
        cause: what is wrong with the code or the position, where that is the fault.
    """

    def __init__(
        self,
        fault: RecordFault,
        line: int = 0,
        found: str = "",
        cause: CodeError | PositionError | None = None,
    ) -> None:
        super().__init__(f"line {line}: {fault.value}: {found!r}")
        self.fault = fault
        self.line = line
        self.found = found
        self.cause = cause


@dataclass(frozen=True, slots=True)
class RefusedMove:
    """The move at which a list of moves stopped.

    Args:
        index: its number in the list, counted from 1.
        move: the word as it was written.
        refusal: why it was refused.
    """

    index: int
    move: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was read: as far as its moves are good, and why it ends there."""

    session: Session
    refused: RefusedMove | None = None


def moves_of(session: Session) -> tuple[str, ...]:
    """Return what was done in the move notation, undo and redo included, hints not."""
    words = (
        entry.move.text if entry.move is not None else entry.action.value
        for entry in session.journal
        if entry.action is not Action.HINT
    )
    return tuple(words)


def format_record(session: Session) -> str:
    """Write a game, ending in a line feed."""
    code = code_of(session)
    if code is not None:
        head = f"code: {code}"
    else:
        position = Position(
            session.variant, session.start, session.start_score.points, session.start_moves
        )
        head = format_position(position)
    lines = [f"# {line}" for line in head.splitlines()]
    lines += textwrap.wrap(" ".join(moves_of(session)), _WIDTH, break_long_words=False)
    return "".join(f"{line}\n" for line in lines)


def parse_record(text: str, variants: Mapping[str, Variant], scheme: ScoringScheme) -> Record:
    """Read a game from text, whether its beginning stands in comments or not.

    Args:
        text: a code or a position, and moves. The code may also be the first word, as
            people write it to each other.
        variants: the installed games by id.
        scheme: how the game is scored.

    Raises:
        RecordError: if it cannot be known what was dealt, or a word is no move.
    """
    code: tuple[int, str] | None = None
    position: list[str] = []
    wishes: list[tuple[str, Wish]] = []
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\N{BYTE ORDER MARK}")), 1):
        key = _KEY.fullmatch(raw.strip())
        position.append("")  # so that the lines of faults are those of the whole text
        if key is not None and key[1].lower() == "code":
            code = (number, key[2].split("#", 1)[0].strip())
        elif key is not None:
            position[-1] = f"{key[1]}:{key[2]}"
        else:
            words = raw.split("#", 1)[0].split()
            if words and "-" in words[0] and code is None and not wishes:
                code = (number, words.pop(0))
            wishes += [(word, _wish(word, number)) for word in words]
    if code is not None:
        session = _dealt(code[1], code[0], variants, scheme)
    elif any(position):
        session = _set_up("\n".join(position), variants, scheme)
    else:
        raise RecordError(RecordFault.NO_BEGINNING)
    return _played(session, wishes)


def _wish(word: str, line: int) -> Wish:
    try:
        return parse_move(word)
    except MoveError:
        raise RecordError(RecordFault.BAD_MOVE, line, word) from None


def _dealt(code: str, line: int, variants: Mapping[str, Variant], scheme: ScoringScheme) -> Session:
    by_prefix = {variant.prefix: variant for variant in variants.values()}
    try:
        deal = decode(code, by_prefix)
    except CodeError as error:
        raise RecordError(RecordFault.BAD_CODE, line, code, error) from None
    try:
        variant = by_prefix[deal.prefix].configured(deal.suits, deal.rule)
    except ValueError as error:
        raise RecordError(RecordFault.NOT_PLAYED, line, str(error).removesuffix(".")) from None
    return sessions.deal(variant, scheme, deal.number)


def _set_up(text: str, variants: Mapping[str, Variant], scheme: ScoringScheme) -> Session:
    try:
        position = parse_position(text, variants)
    except PositionError as error:
        raise RecordError(RecordFault.BAD_POSITION, error.line, error.found, error) from None
    score = None
    if position.score is not None:
        score = Score(position.score, scheme.start(position.variant).memory)
    return sessions.begin(
        position.variant, scheme, position.layout, score=score, moves=position.moves
    )


def _played(session: Session, wishes: list[tuple[str, Wish]]) -> Record:
    for index, (word, wish) in enumerate(wishes, start=1):
        result = sessions.obey(session, wish)
        if isinstance(result, Refusal):
            return Record(session, RefusedMove(index, word, result))
        session = result.session
    return Record(session)
