"""Positions as text that round-trips: for tests, bug reports and the terminal.

The format is docs/notation.md. Equal cards are equal here: their copies are counted
anew when a position is read.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.holding import may_hold
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant

DEFAULT_GAME = "spider"
DEFAULT_SUITS = 4

_PRINTED = (PileKind.TABLEAU, PileKind.WASTE, PileKind.CELL, PileKind.RESERVE)
_PILE_KEYS = ("t", "w", "c", "r", "f")
_LINE_END = re.compile(r"\r\n|\r|\n")  # as editors count lines; splitlines() knows more

_RANKS = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_SUITS = {suit.letter: suit for suit in Suit}


@dataclass(frozen=True, slots=True)
class Position:
    """A table at one moment with what stands beside it.

    Args:
        variant: the rules, with their options chosen.
        layout: the table.
        score: the points, or None for what the scoring scheme starts with.
        moves: the move counter.
    """

    variant: Variant
    layout: Layout
    score: int | None = None
    moves: int = 0


class PositionFault(StrEnum):
    """What is wrong with a position text."""

    NO_KEY = "no_key"
    UNKNOWN_KEY = "unknown_key"
    REPEATED_KEY = "repeated_key"
    UNKNOWN_GAME = "unknown_game"
    BAD_SUITS = "bad_suits"
    BAD_RULE = "bad_rule"
    BAD_NUMBER = "bad_number"
    BAD_CARD = "bad_card"
    HIDDEN_ABOVE_OPEN = "hidden_above_open"
    TOO_MANY_OF_CARD = "too_many_of_card"
    BAD_DONE = "bad_done"
    TOO_MANY_RUNS = "too_many_runs"
    NO_SUCH_COLUMN = "no_such_column"
    NO_SUCH_PILE = "no_such_pile"
    BAD_PILE = "bad_pile"


class PositionError(ValueError):
    """A position that cannot be used.

    Args:
        fault: what is wrong.
        line: the line it is on, counted from 1.
        found: the offending part of the line.
        expected: what would be right, for a sentence; may be empty.
    """

    def __init__(self, fault: PositionFault, line: int, found: str, expected: str = "") -> None:
        super().__init__(f"line {line}: {fault.value}: {found!r}, expected {expected!r}")
        self.fault = fault
        self.line = line
        self.found = found
        self.expected = expected


def format_position(position: Position) -> str:
    """Write a position, every key, ending in a line feed."""
    variant, layout = position.variant, position.layout
    width = len(layout.columns)
    dealing = [card.text for card in reversed(layout.stock.cards)]
    rows = [" ".join(dealing[at : at + width]) for at in range(0, len(dealing), width)]
    lines = [
        f"game: {variant.id}",
        f"suits: {variant.suits}",
        f"rule: {variant.rule.value}",
        f"stock: {' | '.join(rows)}",
    ]
    for kind in _PRINTED:
        lines += [_pile_line(pile_id, layout[pile_id]) for pile_id in layout.ids(kind)]
    foundations = [f for f in layout.ids(PileKind.FOUNDATION) if layout[f]]
    if all(_is_done(variant, layout, pile_id, n) for n, pile_id in enumerate(foundations)):
        lines.append(f"done: {' '.join(layout[f].cards[0].suit.letter for f in foundations)}")
    else:
        lines += [_pile_line(pile_id, layout[pile_id]) for pile_id in foundations]
        lines.append("done:")
    if layout.redeals:
        lines.append(f"redeals: {layout.redeals}")
    if position.score is not None:
        lines.append(f"score: {position.score}")
    lines.append(f"moves: {position.moves}")
    return "".join(line.rstrip() + "\n" for line in lines)


def _pile_line(pile_id: PileId, pile: Pile) -> str:
    words = [
        card.text + ("*" if place < pile.face_down else "") for place, card in enumerate(pile.cards)
    ]
    return f"{pile_id.text}: {' '.join(words)}"


def _is_done(variant: Variant, layout: Layout, pile_id: PileId, number: int) -> bool:
    """Whether one letter of ``done`` says a foundation: the next one, with a whole suit."""
    cards = layout[pile_id].cards
    ranks = _suit_ranks(variant)
    suits = {card.suit for card in cards}
    return (
        pile_id.place == number < _done_places(variant, layout)
        and [card.rank for card in cards] == ranks
        and len(suits) == 1
    )


def _done_places(variant: Variant, layout: Layout) -> int:
    """How many foundations, from the first on, take whole runs."""
    foundations = len(layout.ids(PileKind.FOUNDATION))
    return variant.run_piles if isinstance(variant, SpiderParameters) else foundations


def _suit_ranks(variant: Variant) -> list[Rank]:
    """The ranks of a whole suit, from the highest down."""
    return sorted({card.rank for card in variant.pack()}, reverse=True)


def parse_position(text: str, variants: Mapping[str, Variant]) -> Position:
    """Read a position.

    Args:
        text: the lines, in any order; ``#`` begins a comment.
        variants: the installed games by id.

    Raises:
        PositionError: naming the line and what is wrong with it.
    """
    values = _read_lines(text)
    line, name = values.pop("game", (0, DEFAULT_GAME))
    if name not in variants:
        name = next((known for known in variants if known.lower() == name.lower()), name)
    if name not in variants:
        raise PositionError(PositionFault.UNKNOWN_GAME, line, name, ", ".join(sorted(variants)))
    variant = _configured(variants[name], values)
    score = _number(values, "score", None)
    moves = _number(values, "moves", 0)
    redeals = _number(values, "redeals", 0)
    reader = _CardReader(variant)
    changes: dict[PileId, Pile] = {}
    empty = variant.empty_layout()
    stock = values.pop("stock", (0, ""))
    done = values.pop("done", (0, ""))
    for key, (line, value) in values.items():
        pile_id = PileId(PileKind(key[0].upper()), int(key[1:]) - 1)
        if pile_id not in empty:
            if pile_id.kind is not PileKind.TABLEAU:
                raise PositionError(PositionFault.NO_SUCH_PILE, line, key.upper())
            last = f"T{len(empty.columns)}"
            raise PositionError(PositionFault.NO_SUCH_COLUMN, line, key.upper(), last)
        pile = reader.pile(line, value)
        if isinstance(variant, SpiderParameters) and not may_hold(variant, pile_id, pile):
            raise PositionError(PositionFault.BAD_PILE, line, key.upper())
        changes[pile_id] = pile
    places = empty.ids(PileKind.FOUNDATION)[: _done_places(variant, empty)]
    changes.update(reader.runs(*done, tuple(f for f in places if not changes.get(f))))
    dealing = reader.pile(stock[0], stock[1].replace("|", " "), hidden_anywhere=True).cards
    if STOCK in empty:
        changes[STOCK] = Pile(tuple(reversed(dealing)), len(dealing))
    elif dealing:
        raise PositionError(PositionFault.UNKNOWN_KEY, stock[0], "stock")
    return Position(variant, empty.replace(changes, redeals=redeals), score, moves or 0)


def _read_lines(text: str) -> dict[str, tuple[int, str]]:
    """Split the text into its keys, in lower case, each with its line and value."""
    plain = {"game", "suits", "rule", "stock", "done", "score", "moves", "redeals"}
    values: dict[str, tuple[int, str]] = {}
    lines = _LINE_END.split(text.removeprefix("\N{BYTE ORDER MARK}"))
    for line, raw in enumerate(lines, start=1):
        content = raw.split("#", 1)[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        key = _lower(key.strip())
        if not colon:
            raise PositionError(PositionFault.NO_KEY, line, content)
        digits = key[1:]
        is_pile = key[:1] in _PILE_KEYS and digits.isascii() and digits.isdigit()
        if is_pile and (digits[0] == "0" or len(digits) > 3):
            column = key[0] == "t"
            fault = PositionFault.NO_SUCH_COLUMN if column else PositionFault.NO_SUCH_PILE
            raise PositionError(fault, line, key.upper())
        if not is_pile and key not in plain:
            raise PositionError(PositionFault.UNKNOWN_KEY, line, key)
        if key in values:
            raise PositionError(PositionFault.REPEATED_KEY, line, key, str(values[key][0]))
        values[key] = (line, value.strip())
    return values


def _configured(variant: Variant, values: dict[str, tuple[int, str]]) -> Variant:
    """Apply the suits and the rule to the game."""
    default = DEFAULT_SUITS if DEFAULT_SUITS in variant.suit_choices else variant.suits
    suits_line, suits = values.pop("suits", (0, str(default)))
    if suits not in ("1", "2", "3", "4"):
        raise PositionError(PositionFault.BAD_SUITS, suits_line, suits, "1, 2, 3, 4")
    choices = [rule.value for rule in variant.rule_choices]
    line, rule = values.pop("rule", (0, choices[0]))
    if _lower(rule) not in choices:
        raise PositionError(PositionFault.BAD_RULE, line, rule, ", ".join(choices))
    try:
        return variant.configured(int(suits), GroupRule(_lower(rule)))
    except ValueError:
        offered = ", ".join(map(str, variant.suit_choices))
        raise PositionError(PositionFault.BAD_SUITS, suits_line, suits, offered) from None


def _number(values: dict[str, tuple[int, str]], key: str, default: int | None) -> int | None:
    """Read a count of at most nine digits."""
    if key not in values:
        return default
    line, value = values.pop(key)
    if not (value.isascii() and value.isdigit() and len(value) <= 9):
        raise PositionError(PositionFault.BAD_NUMBER, line, value, key)
    return int(value)


def _lower(word: str) -> str:
    """The word in lower case if it is ASCII; other alphabets have nothing of ours."""
    return word.lower() if word.isascii() else word


def _upper(word: str) -> str:
    """The word in capitals if it is ASCII; ``upper()`` makes an S of a foreign letter."""
    return word.upper() if word.isascii() else word


class _CardReader:
    """Hands out the cards of one pack, so that none is used too often."""

    def __init__(self, variant: Variant) -> None:
        self._left = Counter((card.suit, card.rank) for card in variant.pack())
        self._ranks = _suit_ranks(variant)
        self._used: Counter[tuple[Suit, Rank]] = Counter()

    def pile(self, line: int, value: str, *, hidden_anywhere: bool = False) -> Pile:
        """Read cards from bottom to top; a ``*`` behind one says that it is hidden."""
        cards: list[Card] = []
        down = 0
        for word in value.split():
            hidden = word.endswith("*")
            cards.append(self._card(line, word.removesuffix("*") or word))
            if hidden and not hidden_anywhere:
                if down < len(cards) - 1:
                    raise PositionError(PositionFault.HIDDEN_ABOVE_OPEN, line, word)
                down += 1
        return Pile(tuple(cards), down)

    def runs(self, line: int, value: str, places: tuple[PileId, ...]) -> dict[PileId, Pile]:
        """Read the suits of finished runs into foundations, in order."""
        letters = [_upper(word) for word in value.split()]
        if len(letters) > len(places):
            raise PositionError(
                PositionFault.TOO_MANY_RUNS, line, str(len(letters)), str(len(places))
            )
        piles: dict[PileId, Pile] = {}
        for place, letter in zip(places, letters, strict=False):
            if letter not in _SUITS:
                raise PositionError(PositionFault.BAD_DONE, line, letter, "S, H, D, C")
            run = [self._card(line, rank.letter + letter) for rank in self._ranks]
            piles[place] = Pile(tuple(run))
        return piles

    def _card(self, line: int, word: str) -> Card:
        rank, suit = _RANKS.get(_upper(word[:-1])), _SUITS.get(_upper(word[-1:]))
        if rank is None or suit is None:
            raise PositionError(PositionFault.BAD_CARD, line, word)
        used = self._used[suit, rank]
        if used >= self._left[suit, rank]:
            held = str(self._left[suit, rank])
            raise PositionError(PositionFault.TOO_MANY_OF_CARD, line, _upper(word), held)
        self._used[suit, rank] += 1
        return Card(suit, rank, used)
