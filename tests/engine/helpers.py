"""What the engine's tests share: the two built-in games, and tables set up in the notation."""

from typing import Final

from spider_qt.engine import game, session
from spider_qt.engine.moves import Cursor, OpenMove, Reason, Refusal, parse_move
from spider_qt.engine.notation import Position, format_position, parse_position
from spider_qt.engine.scoring import Score, StandardScoring
from spider_qt.engine.session import Advance, Session
from spider_qt.engine.spider import SpiderVariant

SPIDER: Final = SpiderVariant("spider", "Spider", "SP")
RELAXED_SPIDER: Final = SpiderVariant(
    "relaxed-spider", "Relaxed Spider", "RS", deals_onto_empty=True
)
GAMES: Final = {"spider": SPIDER, "relaxed-spider": RELAXED_SPIDER}
SCHEME: Final = StandardScoring()


def run(suit: str, high: str = "K", low: str = "A") -> str:
    """The cards of one suit from ``high`` down to ``low``, in the notation."""
    ranks = "KQJT98765432A"
    return " ".join(rank + suit for rank in ranks[ranks.index(high) : ranks.index(low) + 1])


def hidden(cards: str) -> str:
    """The same cards face down."""
    return " ".join(f"{card}*" for card in cards.split())


def columns(cards: str, first: int = 1) -> tuple[str, ...]:
    """One column for each card, from column ``first`` on."""
    return tuple(f"T{number}: {card}" for number, card in enumerate(cards.split(), start=first))


def position(*lines: str) -> Position:
    """A position of one of the two built-in games."""
    return parse_position("\n".join(lines), GAMES)


def table(*lines: str, undo_limit: int | None = None) -> Session:
    """A game that begins on a position."""
    read = position(*lines)
    return session.begin(
        read.variant,
        SCHEME,
        read.layout,
        undo_limit=undo_limit,
        score=None if read.score is None else Score(read.score),
        moves=read.moves,
    )


def sample(game: SpiderVariant, *lines: str) -> Session:
    """A position of any game, with its own rules."""
    read = parse_position("\n".join((f"game: {game.id}", *lines)), {game.id: game})
    return session.begin(read.variant, SCHEME, read.layout)


def pile_text(at: Session, pile: str) -> str:
    """One pile in the notation, or nothing if it is not printed."""
    found = (row for row in text(at).splitlines() if row.startswith(f"{pile}:"))
    return next(found, ":").partition(":")[2].strip()


def attempt(at: Session, word: str) -> Advance | Refusal:
    """Do what one word of the move notation says."""
    move = parse_move(word)
    if move is Cursor.UNDO:
        return at.undo()
    if move is Cursor.REDO:
        return at.redo()
    assert not isinstance(move, Cursor)
    if isinstance(move, OpenMove):
        move = game.resolve(at.variant, at.layout, move)
    return at.play(move)


def play(at: Session, words: str) -> Session:
    """Do what the words say, every one of which must be granted."""
    for word in words.split():
        done = attempt(at, word)
        assert isinstance(done, Advance), (word, done)
        at = done.session
    return at


def last_step(at: Session, word: str) -> Advance:
    """Do what one word says, and return what was done."""
    done = attempt(at, word)
    assert isinstance(done, Advance), (word, done)
    return done


def refused(at: Session, word: str) -> Refusal:
    """Do what one word says, which must be refused."""
    done = attempt(at, word)
    assert isinstance(done, Refusal), word
    return done


def reason(at: Session, word: str) -> Reason:
    """The rule that refuses what one word says."""
    return refused(at, word).reason


def outcome(at: Session, word: str) -> Reason | None:
    """The rule that refuses what one word says, or None if it is granted."""
    done = attempt(at, word)
    return done.reason if isinstance(done, Refusal) else None


def text(at: Session) -> str:
    """The whole game as a position."""
    return format_position(Position(at.variant, at.layout, at.score.points, at.moves))


def column_text(at: Session, number: int) -> str:
    """One column, counted from 1, in the notation."""
    (line,) = (row for row in text(at).splitlines() if row.startswith(f"T{number}:"))
    return line.partition(":")[2].strip()


ACES: Final = "stock: AS AH 3D 3C 4D 4C 5D 5C 6D 6C"
"""A last row that finishes a run of spades in column 1 and one of hearts in column 2."""


def other_columns(first: int) -> tuple[str, ...]:
    """One card in every column from ``first`` on, so that a row may be dealt."""
    return columns("KD KC QD QC JD JC TD TC 9D"[: 3 * (11 - first) - 1], first=first)
