"""The sentences that a game's rules page is made of; ``rules_of`` chooses among them."""

from typing import Final

from spider_qt.engine.parameters import Direction, EmptyRule, RunEnd, SuitRule, Travel
from spider_qt.text.sentence import QT_TRANSLATE_NOOP

CONTEXT: Final = "GameRules"

TITLES: Final = {
    "aim": QT_TRANSLATE_NOOP("GameRules", "The aim"),
    "table": QT_TRANSLATE_NOOP("GameRules", "The table"),
    "building": QT_TRANSLATE_NOOP("GameRules", "Placing a card"),
    "groups": QT_TRANSLATE_NOOP("GameRules", "Moving a group"),
    "empty": QT_TRANSLATE_NOOP("GameRules", "Empty columns"),
    "stock": QT_TRANSLATE_NOOP("GameRules", "The stock"),
    "runs": QT_TRANSLATE_NOOP("GameRules", "Bringing cards home"),
    "winning": QT_TRANSLATE_NOOP("GameRules", "The end"),
}

SIZE: Final = QT_TRANSLATE_NOOP("GameRules", "Decks: {decks}, columns: {columns}.")
ALL_OPEN: Final = QT_TRANSLATE_NOOP("GameRules", "All cards of the columns are face up.")

AIM_RUNS: Final = {
    RunEnd.REMOVED: QT_TRANSLATE_NOOP(
        "GameRules", "Put whole runs together. Each of them leaves the table."
    ),
    RunEnd.IN_PLACE: QT_TRANSLATE_NOOP(
        "GameRules", "Put all cards into whole runs, each in a column of its own."
    ),
    RunEnd.BY_HAND: QT_TRANSLATE_NOOP(
        "GameRules", "Put whole runs together and move each of them to a foundation."
    ),
}
AIM_FOUNDATIONS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Bring all cards to the foundations, one by one and each suit in order."
)

CARDS: Final = QT_TRANSLATE_NOOP("GameRules", "The game has %n card(s).")
DECKS: Final = QT_TRANSLATE_NOOP("GameRules", "They come from %n deck(s).")
DECK_SUITS: Final = QT_TRANSLATE_NOOP("GameRules", "Each deck has only %n suit(s).")
FEWER_SUITS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "With %n suit(s) in play; the others are replaced by these."
)
FEWER_RANKS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Each suit has only %n card(s), from the ace up; the highest counts as the king."
)
COLUMNS: Final = QT_TRANSLATE_NOOP("GameRules", "The cards lie in %n column(s).")
COLUMN: Final = {
    (False, True): QT_TRANSLATE_NOOP(
        "GameRules", "Column {places}: {down} face down, {up} face up."
    ),
    (False, False): QT_TRANSLATE_NOOP("GameRules", "Column {places}: {up} face up."),
    (True, True): QT_TRANSLATE_NOOP(
        "GameRules", "Columns {places}: {down} face down, {up} face up in each."
    ),
    (True, False): QT_TRANSLATE_NOOP("GameRules", "Columns {places}: {up} face up in each."),
}
"""By whether it is several columns, and whether cards are face down."""
CELLS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Free cells: %n. Any single card may wait in an empty free cell."
)
CELLS_FILLED: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Free cells that hold a card from the start: %n."
)
RESERVES: Final = QT_TRANSLATE_NOOP("GameRules", "Reserves beside the columns: %n.")
RESERVE_CARDS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Face-up cards in each reserve at the start: %n."
)
RESERVE_ONE_WAY: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The last card of a reserve may be played; a reserve takes no card from you."
)
RESERVE_ANY_CARD: Final = QT_TRANSLATE_NOOP(
    "GameRules", "A reserve takes any number of cards, one at a time; its last card may be played."
)
STOCK_CARDS: Final = QT_TRANSLATE_NOOP("GameRules", "Cards in the stock: %n.")
NO_STOCK: Final = QT_TRANSLATE_NOOP("GameRules", "All cards lie on the table; there is no stock.")

BUILD: Final = {
    Direction.DOWN: QT_TRANSLATE_NOOP(
        "GameRules", "A card goes on the last card of a column that is exactly one rank higher."
    ),
    Direction.UP: QT_TRANSLATE_NOOP(
        "GameRules", "A card goes on the last card of a column that is exactly one rank lower."
    ),
    Direction.EITHER: QT_TRANSLATE_NOOP(
        "GameRules",
        "A card goes on the last card of a column that is exactly one rank higher or lower.",
    ),
    Direction.ANY_LOWER: QT_TRANSLATE_NOOP(
        "GameRules", "A card goes on the last card of a column if that is higher, by however much."
    ),
}
BUILD_STEPS: Final = {
    Direction.DOWN: QT_TRANSLATE_NOOP(
        "GameRules", "A card goes on the last card of a column that is {step} ranks higher."
    ),
    Direction.UP: QT_TRANSLATE_NOOP(
        "GameRules", "A card goes on the last card of a column that is {step} ranks lower."
    ),
    Direction.EITHER: QT_TRANSLATE_NOOP(
        "GameRules",
        "A card goes on the last card of a column that is {step} ranks higher or lower.",
    ),
}
BUILD_SUITS: Final = {
    SuitRule.ANY: QT_TRANSLATE_NOOP("GameRules", "The suits do not matter."),
    SuitRule.SAME_SUIT: QT_TRANSLATE_NOOP("GameRules", "Both cards must be of the same suit."),
    SuitRule.SAME_COLOUR: QT_TRANSLATE_NOOP("GameRules", "Both cards must be red, or both black."),
    SuitRule.ALTERNATING: QT_TRANSLATE_NOOP(
        "GameRules", "One card must be red and the other black."
    ),
}
BUILD_EQUAL: Final = QT_TRANSLATE_NOOP(
    "GameRules", "A card of the same rank fits, too, whatever its suit."
)
WRAP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The ranks go round: a king goes on an ace as if it were one rank lower."
)
WRAP_UP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The ranks go round: an ace goes on a king as if it were one rank higher."
)
ONTO_ACE: Final = QT_TRANSLATE_NOOP("GameRules", "Nothing goes on an ace.")
ONTO_KING: Final = QT_TRANSLATE_NOOP("GameRules", "Nothing goes on a king.")
TURNS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "A face-down card turns when it becomes the last of its column."
)

TRAVEL: Final = {
    Travel.SAME_SUIT: QT_TRANSLATE_NOOP(
        "GameRules",
        "Face-up cards at the end of a column move together if they follow each other in rank"
        " and are of one suit.",
    ),
    Travel.SAME_COLOUR: QT_TRANSLATE_NOOP(
        "GameRules",
        "Face-up cards at the end of a column move together if they follow each other in rank"
        " and are all red or all black.",
    ),
    Travel.ALTERNATING: QT_TRANSLATE_NOOP(
        "GameRules",
        "Face-up cards at the end of a column move together if they follow each other in rank"
        " and alternate between red and black.",
    ),
    Travel.ANY_SUIT: QT_TRANSLATE_NOOP(
        "GameRules",
        "Face-up cards at the end of a column move together if they follow each other in rank;"
        " their suits do not matter.",
    ),
    Travel.SINGLE: QT_TRANSLATE_NOOP("GameRules", "Cards move one at a time."),
    Travel.ANY_OPEN: QT_TRANSLATE_NOOP(
        "GameRules",
        "Any face-up card moves together with all the cards that lie on it, in order or not.",
    ),
}
TRAVEL_EQUAL: Final = QT_TRANSLATE_NOOP("GameRules", "Cards of one rank move together, too.")
RELAXED: Final = QT_TRANSLATE_NOOP(
    "GameRules", "If you choose the Relaxed rule, a group may be of mixed suits."
)
BY_CELLS: Final = QT_TRANSLATE_NOOP(
    "GameRules",
    "Only so many cards move together as could be carried one by one over the free cells and"
    " the empty columns.",
)

EMPTY: Final = {
    EmptyRule.ANYTHING: QT_TRANSLATE_NOOP(
        "GameRules", "An empty column takes any card and any group that may move."
    ),
    EmptyRule.KING: QT_TRANSLATE_NOOP(
        "GameRules", "An empty column takes only a king, or a group that begins with a king."
    ),
    EmptyRule.ACE: QT_TRANSLATE_NOOP(
        "GameRules", "An empty column takes only an ace, or a group that begins with an ace."
    ),
    EmptyRule.NOTHING: QT_TRANSLATE_NOOP("GameRules", "An empty column takes no card from you."),
}
KINGS_NEEDED: Final = QT_TRANSLATE_NOOP(
    "GameRules", "As soon as %n column(s) begin with a king, empty columns take anything."
)

RUN_LENGTH: Final = QT_TRANSLATE_NOOP("GameRules", "A whole run has %n card(s), all face up.")
RUN_FROM_KING: Final = QT_TRANSLATE_NOOP("GameRules", "It begins with a king and goes down.")
RUN_FROM_ACE: Final = QT_TRANSLATE_NOOP("GameRules", "It begins with an ace and goes up.")
RUN_ANY_START: Final = QT_TRANSLATE_NOOP("GameRules", "It may begin with any rank.")
RUN_SUITS: Final = {
    SuitRule.ANY: QT_TRANSLATE_NOOP("GameRules", "Its suits do not matter."),
    SuitRule.SAME_SUIT: QT_TRANSLATE_NOOP("GameRules", "All its cards are of one suit."),
    SuitRule.SAME_COLOUR: QT_TRANSLATE_NOOP("GameRules", "Its cards are all red or all black."),
    SuitRule.ALTERNATING: QT_TRANSLATE_NOOP(
        "GameRules", "Its cards alternate between red and black."
    ),
}
RUN_END: Final = {
    RunEnd.REMOVED: QT_TRANSLATE_NOOP(
        "GameRules",
        "A whole run at the end of a column leaves the table by itself. Only undo brings it back.",
    ),
    RunEnd.IN_PLACE: QT_TRANSLATE_NOOP(
        "GameRules", "A whole run stays where it lies, and may be broken up again."
    ),
    RunEnd.BY_HAND: QT_TRANSLATE_NOOP(
        "GameRules", "A whole run is moved to an empty foundation by you."
    ),
}
FOUNDATIONS_UP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Foundations that begin with an ace and go up to the king in one suit: %n."
)
FOUNDATIONS_DOWN: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Foundations that begin with a king and go down to the ace in one suit: %n."
)
FOUNDATIONS_KEEP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "What lies on a foundation stays there; only undo brings it back."
)

WON_RUNS: Final = QT_TRANSLATE_NOOP("GameRules", "The game is won when all %n run(s) have left.")
WON_IN_PLACE: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The game is won when every column is empty or holds exactly one whole run."
)
WON_FOUNDATIONS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The game is won when all cards lie on the foundations."
)
UNDO_LIMIT: Final = QT_TRANSLATE_NOOP("GameRules", "At most %n step(s) can be taken back.")
STUCK: Final = QT_TRANSLATE_NOOP(
    "GameRules",
    "When no move and no deal is left, the game says so; you decide whether to undo, to restart"
    " or to begin another game.",
)
