"""Every key of a file of games, once: the loader, the schema and the reference read this table.

A key is named like the parameter of ``SpiderVariant`` that it sets, and its words are the
engine's own; only the columns have a writing of their own.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.api.variant_file_columns import FORM, MOST_COLUMNS
from spider_qt.engine.parameters import (
    GROUPS,
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.rules import GroupRule

UNLIMITED: Final = "unlimited"
VARIANT: Final = "variant"
"""The name of the tables in a file of several games."""


class Kind(StrEnum):
    """What a key's value is."""

    TEXT = "text"
    COLUMNS = "columns"
    NUMBER = "number"
    SWITCH = "switch"
    WORD = "word"
    NUMBERS = "numbers"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Key:
    """One key.

    Args:
        name: as it is written, and the parameter that it sets.
        kind: what its value is.
        about: what it says, one sentence in English, for the schema and the reference.
        words: the words that may be written; the enumeration they belong to.
        low: the lowest number.
        high: the highest number.
        pattern: what a text must match as a whole.
        example: how to write it, for messages and the reference.
        required: whether every game needs it.
        unlimited: whether the word ``unlimited`` may stand for the number.
    """

    name: str
    kind: Kind
    about: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    pattern: str = ""
    example: str = ""
    required: bool = False
    unlimited: bool = False


def _number(name: str, low: int, high: int, about: str, *, unlimited: bool = False) -> Key:
    return Key(name, Kind.NUMBER, about, low=low, high=high, unlimited=unlimited)


def _word(name: str, words: type[StrEnum], about: str) -> Key:
    return Key(name, Kind.WORD, about, tuple(words))


def _switch(name: str, about: str) -> Key:
    return Key(name, Kind.SWITCH, about)


def _text(name: str, pattern: str, example: str, about: str, *, required: bool = True) -> Key:
    return Key(name, Kind.TEXT, about, pattern=pattern, example=example, required=required)


EXTRA_DOWN: Final = "extra_down"
EXTRA_UP: Final = "extra_up"

KEYS: Final = (
    _text(
        "id",
        "(?=.{1,60}$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*",
        "my-spider",
        "The name in saves and positions: letters, digits and single dashes; never change it.",
    ),
    _text("name", r"\S(.{0,58}\S)?", "My Spider", "The name that players see."),
    _text("prefix", "[A-Z]{2,4}", "MYS", "The 2 to 4 capitals that begin its game codes."),
    _text(
        "description",
        r"\S(.{0,198}\S)?",
        "Spider on eight columns.",
        "One line about the game, for the list of games.",
        required=False,
    ),
    Key("group", Kind.WORD, "The family under which menus list it.", GROUPS),
    _number("difficulty", 1, 5, "How hard it is: 1 easy to 5 fiendish."),
    _number("minutes", 1, 600, "How many minutes a game usually takes."),
    _number("decks", 1, 8, "How many decks are shuffled together."),
    _number("deck_suits", 1, 4, "How many suits make up one deck."),
    _number("suits", 1, 4, "How many suits are in play; spades stand in for those left out."),
    Key(
        "suit_choices",
        Kind.NUMBERS,
        "The numbers of suits that the player may choose, the easiest first.",
        low=1,
        high=4,
    ),
    _number("ranks", 2, 13, "How many ranks are in play, from the ace up; the last is the king."),
    Key(
        "columns",
        Kind.COLUMNS,
        "The columns from left to right, each as face-down + face-up cards: 10 x 4+1.",
        example=FORM,
    ),
    Key(
        EXTRA_DOWN,
        Kind.NUMBERS,
        "Columns, from 1, that get one more face-down card each.",
        low=1,
        high=MOST_COLUMNS,
    ),
    Key(
        EXTRA_UP,
        Kind.NUMBERS,
        "Columns, from 1, that get one more face-up card each.",
        low=1,
        high=MOST_COLUMNS,
    ),
    _word("build", SuitRule, "Which suits go on each other in the columns."),
    _word("direction", Direction, "How the ranks run in the columns."),
    _number("build_step", 1, 12, "By how many ranks the columns build."),
    _switch("wrap", "Whether the king goes on the ace, and runs go on around the corner."),
    _switch("build_equal", "Whether a card of the same rank fits, too, whatever its suit."),
    _word("travel", Travel, "Which face-up cards at the end of a column move together."),
    _switch("travel_equal", "Whether cards of one rank move together, too."),
    _switch("by_cells", "Whether free cells and empty columns limit how many cards move at once."),
    Key(
        "rule_choices",
        Kind.WORDS,
        "The group rules on offer: classic is the game's own, relaxed moves mixed suits.",
        tuple(GroupRule),
    ),
    _word("empty", EmptyRule, "What an empty column takes."),
    _number(
        "kings_needed",
        0,
        MOST_COLUMNS,
        "With empty = “king”: so many columns that begin with a king free the others; 0: never.",
    ),
    _word("stock", StockRule, "Where a deal puts the cards of the stock."),
    _switch("deals_onto_empty", "Whether a row may be dealt while a column is empty."),
    _number("rows_per_deal", 1, 20, "How many rows one deal brings."),
    _number("cards_per_deal", 1, 20, "How many cards go to the waste, or fill an empty column."),
    _number("redeals", 0, 99, "How often the waste is turned over.", unlimited=True),
    _switch("skips_king_runs", "Whether a row leaves out columns that end in a king's run."),
    _number("run_length", 0, 13, "How many cards make a whole run; 0: runs do not count."),
    _word("run_suit", SuitRule, "Which suits follow each other in a whole run."),
    _switch("run_any_start", "Whether a whole run may begin with any rank."),
    _word("run_end", RunEnd, "What becomes of a whole run."),
    _number("foundations_up", 0, 32, "Foundations that build up from the ace, card by card."),
    _number("foundations_down", 0, 32, "Foundations that build down from the king."),
    _number("cells", 0, 12, "Free cells, each for one card."),
    _number("cells_filled", 0, 12, "How many of the free cells hold a card at the start."),
    _number("reserves", 0, MOST_COLUMNS, "Reserves beside the columns."),
    _number("reserve_cards", 0, 20, "How many face-up cards each reserve starts with."),
    _word("reserve_rule", ReserveRule, "Whether a reserve takes cards from the player."),
    _number("undo_limit", 0, 9999, "How many steps can be taken back at the most."),
)
"""All keys, in the order in which a file is best written."""

BY_NAME: Final = {key.name: key for key in KEYS}
REQUIRED: Final = tuple(key.name for key in KEYS if key.required)
