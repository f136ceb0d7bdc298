"""Between the engine's values and the packed tables: which games can be packed, and how."""

from dataclasses import dataclass
from typing import Final

from spider_qt.engine import game
from spider_qt.engine.cards import Card, Suit
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Refusal, RunMove
from spider_qt.engine.parameters import Direction, EmptyRule, RunEnd, StockRule, SuitRule, Travel
from spider_qt.engine.piles import Pile, column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant

COLUMNS: Final = 16
CARDS: Final = 208
RECORD: Final = 2 * COLUMNS + 1 + CARDS
DEAL: Final = 0xFFFF
"""The sizes and the deal's code of table.py and beam.py, where they are not Python's."""

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""By their numbers in the packed tables; 1 and 2 are red."""

_BUILDS: Final = {
    SuitRule.ANY: 0,
    SuitRule.SAME_SUIT: 1,
    SuitRule.SAME_COLOUR: 2,
    SuitRule.ALTERNATING: 3,
}
_TRAVELS: Final = {
    Travel.SAME_SUIT: 0,
    Travel.ANY_SUIT: 1,
    Travel.SAME_COLOUR: 2,
    Travel.ALTERNATING: 3,
    Travel.ANY_OPEN: 4,
    Travel.SINGLE: 5,
}
_EMPTIES: Final = {EmptyRule.ANYTHING: 0, EmptyRule.KING: 1, EmptyRule.NOTHING: 2}


@dataclass(frozen=True, slots=True)
class Terms:
    """A game's rules as the packed tables take them; ``Table`` says what the numbers mean.

    Args:
        columns: how many columns.
        run: cards of a whole run.
        build: which cards fit.
        travel: which groups travel.
        empty: what an empty column takes.
        onto_empty: 1 if a row may be dealt while a column is empty.
        cards: how many cards the pack has.
    """

    columns: int
    run: int
    build: int
    travel: int
    empty: int
    onto_empty: int
    cards: int


def terms_of(variant: Variant) -> Terms | None:
    """Return a game's rules in numbers, or None if the packed tables cannot say them."""
    if type(variant) is not SpiderVariant:
        return None
    plain = (
        variant.stock is StockRule.ROW
        and variant.rows_per_deal == 1
        and variant.direction is Direction.DOWN
        and variant.build_step == 1
        and variant.run_length == variant.ranks
        and variant.run_suit is SuitRule.SAME_SUIT
        and variant.run_end is RunEnd.REMOVED
        and variant.empty in _EMPTIES
    )
    odd = (
        variant.wrap
        or variant.build_equal
        or variant.travel_equal
        or variant.by_cells
        or variant.kings_needed
        or variant.foundations_up
        or variant.foundations_down
        or variant.cells
        or variant.reserves
        or variant.skips_king_runs
    )
    cards = len(variant.pack())
    columns = len(variant.columns)
    if not plain or odd or columns > COLUMNS or cards > CARDS:
        return None
    travel = Travel.ANY_SUIT if variant.rule is GroupRule.RELAXED else variant.travel
    return Terms(
        columns,
        variant.ranks,
        _BUILDS[variant.build],
        _TRAVELS[travel],
        _EMPTIES[variant.empty],
        int(variant.deals_onto_empty),
        cards,
    )


def goal_of(layout: Layout, run: int) -> int | None:
    """Return how many runs are done at a win, or None if no win can be.

    A position need not hold the whole pack; it is won when columns and stock are empty, and
    cards leave in whole runs alone.
    """
    cards = len(layout.stock) + sum(len(layout[pile_id]) for pile_id in layout.columns)
    return None if cards % run else layout.runs_done + cards // run


def record_of(layout: Layout) -> bytes:
    """Return a layout's columns and finished runs as a record of ``RECORD`` bytes."""
    record = bytearray(RECORD)
    place = 2 * COLUMNS + 1
    for number, pile_id in enumerate(layout.columns):
        pile = layout[pile_id]
        record[number] = len(pile)
        record[COLUMNS + number] = pile.face_down
        for card in pile.cards:
            record[place] = _byte(card)
            place += 1
    record[2 * COLUMNS] = layout.runs_done
    return bytes(record)


def rows_of(layout: Layout) -> list[bytes]:
    """Return the rows still to be dealt, the next one first; the last one may be short."""
    cards = [_byte(card) for card in reversed(layout.stock.cards)]
    width = len(layout.columns)
    return [bytes(cards[at : at + width]) for at in range(0, len(cards), width)]


def moves_of(codes: list[int]) -> tuple[Move, ...]:
    """Return a beam's path as moves."""
    return tuple(_move(code) for code in codes)


def moves_by_columns(
    variant: Variant, layout: Layout, steps: list[tuple[list[bytes], int]]
) -> tuple[Move, ...]:
    """Return the path of an exhaustive search as moves of the table as it lies.

    Args:
        variant: the rules, which play the moves to know the next table.
        layout: the table at the beginning.
        steps: for each move the columns of the search before it, perhaps in another order, and
            the move that counts them so; as from ``Proof.path``.

    Raises:
        ValueError: if the path does not fit the table, which would be a defect of the search.
    """
    moves: list[Move] = []
    for columns, code in steps:
        lying = [_column(layout[pile_id]) for pile_id in layout.columns]
        if code == DEAL:
            move: Move = DealMove()
        else:
            source = _place(lying, columns, code >> 16)
            lying[source] = b""  # the target is another column, also if it looks the same
            target = _place(lying, columns, code & 255)
            move = RunMove(column(source + 1), (code >> 8) & 255, column(target + 1))
        step = game.apply(variant, layout, move)
        if isinstance(step, Refusal):
            raise ValueError(f"{move.text} is refused: {step.reason}")
        layout = step.after
        moves.append(move)
    return tuple(moves)


def _place(lying: list[bytes], columns: list[bytes], place: int) -> int:
    """Where a column of the search lies: in its own place, or where one looks the same.

    Before the last deal places count, and the search keeps them.
    """
    return place if lying[place] == columns[place] else lying.index(columns[place])


def _byte(card: Card) -> int:
    return _SUITS.index(card.suit) * 16 + card.rank


def _column(pile: Pile) -> bytes:
    return bytes((pile.face_down, *map(_byte, pile.cards)))


def _move(code: int) -> Move:
    if code == DEAL:
        return DealMove()
    return RunMove(column((code >> 16) + 1), (code >> 8) & 255, column((code & 255) + 1))
