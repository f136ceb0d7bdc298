"""Sessions from the text notation: a code or a position, and a list of moves."""

import re
from dataclasses import dataclass
from typing import Final

from spider_qt.app.cli_streams import InputError
from spider_qt.engine import session as sessions
from spider_qt.engine.deal import CodeError, decode
from spider_qt.engine.moves import (
    MoveError,
    Refusal,
    Wish,
    parse_move,
)
from spider_qt.engine.notation import Position, PositionError, format_position, parse_position
from spider_qt.engine.scoring import Score, ScoringScheme
from spider_qt.engine.session import Session
from spider_qt.plugins.registry import Registry
from spider_qt.text.inputs import code_sentence, position_sentence
from spider_qt.text.sentence import excerpt

SCORING: Final = "standard"
"""The scheme that the command line counts by, whatever the player's settings."""
_LINE_END: Final = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Refused:
    """One move of a list that was not played.

    Args:
        index: its number in the list, counted from 1.
        move: the word as it was written.
        refusal: why not.
    """

    index: int
    move: str
    refusal: Refusal


def session_of_code(code: str, registry: Registry) -> Session:
    """Begin the game of a code as a person typed it.

    Raises:
        InputError: if it is no code of an installed game.
    """
    try:
        deal_id = decode(code, registry.variant_by_prefix)
    except CodeError as error:
        raise InputError(code_sentence(error).english) from None
    variant = registry.variant_by_prefix[deal_id.prefix]
    try:
        variant = variant.configured(deal_id.suits, deal_id.rule)
    except ValueError as error:
        raise InputError(_unplayable("The game of this code cannot be played", error)) from None
    session = sessions.deal(variant, registry.schemes[SCORING], deal_id.number)
    if not any(session.start.cards()):
        # A guarded plugin that failed deals nothing, and a table without cards is won.
        faults = registry.faults.faults
        why = faults[-1].sentence.english if faults else "its rules deal no cards."
        raise InputError(f"The game of this code cannot be dealt: {why}")
    return session


def session_of_position(text: str, name: str, registry: Registry) -> Session:
    """Begin a game on a position.

    Args:
        text: the position.
        name: where it comes from, for the message.
        registry: what is installed.

    Raises:
        InputError: naming the line and what is wrong with it.
    """
    try:
        position = parse_position(text, registry.variants)
    except PositionError as error:
        raise InputError(f"{name}: {position_sentence(error).english}") from None
    except ValueError as error:
        raise InputError(_unplayable(f"{name}: the game cannot be played so", error)) from None
    scheme = registry.schemes[SCORING]
    return sessions.begin(
        position.variant,
        scheme,
        position.layout,
        score=_score(position, scheme),
        moves=position.moves,
    )


def _unplayable(what: str, error: ValueError) -> str:
    """The sentence; a plugin's fault is one already, with its full stop."""
    return f"{what}: {str(error).removesuffix('.')}."


def _score(position: Position, scheme: ScoringScheme) -> Score:
    first = scheme.start(position.variant)
    return first if position.score is None else Score(position.score, first.memory)


def read_moves(text: str, name: str) -> tuple[tuple[str, Wish], ...]:
    """Read a list of moves: words separated by white space, ``#`` begins a comment.

    Raises:
        InputError: naming the line and the word that is no move.
    """
    wishes: list[tuple[str, Wish]] = []
    for line, content in enumerate(_LINE_END.split(text), start=1):
        for word in content.split("#", 1)[0].split():
            try:
                wishes.append((word, parse_move(word)))
            except MoveError:
                raise InputError(
                    f"{name}: line {line}: “{excerpt(word)}” is no move; "
                    "write T7x3>T4, T7>T4, D, undo or redo."
                ) from None
    return tuple(wishes)


def play(
    session: Session, wishes: tuple[tuple[str, Wish], ...]
) -> tuple[Session, tuple[Refused, ...]]:
    """Play a list of moves; what is refused is noted, and the next one is tried."""
    refused: list[Refused] = []
    for index, (word, wish) in enumerate(wishes, start=1):
        result = sessions.obey(session, wish)
        if isinstance(result, Refusal):
            refused.append(Refused(index, word, result))
        else:
            session = result.session
    return session, tuple(refused)


def position_text(session: Session) -> str:
    """Return the table of a session in the text notation, with score and moves."""
    return format_position(
        Position(session.variant, session.layout, session.score.points, session.moves)
    )
