"""Games of the family that between them use every parameter, for the laws and the rule tests."""

from typing import Final

from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.spider import SpiderVariant

SAME, COLOUR, ALTERNATING = SuitRule.SAME_SUIT, SuitRule.SAME_COLOUR, SuitRule.ALTERNATING
TRIANGLE: Final = tuple((n, 1) for n in range(7))
SCORPION_COLUMNS: Final = ((3, 4),) * 4 + ((0, 7),) * 3


def open_columns(*heights: int) -> tuple[tuple[int, int], ...]:
    """Columns of so many open cards."""
    return tuple((0, height) for height in heights)


SPIDERETTE: Final = SpiderVariant("spiderette", "Spiderette", "SQ", 1, TRIANGLE)
BICYCLE: Final = SpiderVariant("bicycle", "Bicycle Spider", "BI", columns=((4, 1),) * 10)
SIMON: Final = SpiderVariant(
    "simon", "Simple Simon", "SI", 1, open_columns(8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
)
SCORPION: Final = SpiderVariant(
    "scorpion",
    "Scorpion",
    "SC",
    1,
    SCORPION_COLUMNS,
    build=SAME,
    travel=Travel.ANY_OPEN,
    empty=EmptyRule.KING,
    deals_onto_empty=True,
)
DOUBLE_OPEN: Final = SpiderVariant(
    "double-open",
    "Open Scorpion, two decks",
    "SO",
    columns=open_columns(*(6,) * 4, *(5,) * 6),
    build=SAME,
    travel=Travel.ANY_OPEN,
)
SCORPION_TAIL: Final = SpiderVariant(
    "scorpion-tail",
    "Scorpion Tail",
    "ST",
    1,
    SCORPION_COLUMNS,
    build=ALTERNATING,
    run_suit=ALTERNATING,
    travel=Travel.ANY_OPEN,
    empty=EmptyRule.KING,
    deals_onto_empty=True,
)
DIVORCE: Final = SpiderVariant(
    "divorce",
    "Grounds for a Divorce",
    "DI",
    columns=open_columns(*(5,) * 10),
    stock=StockRule.NON_EMPTY,
    wrap=True,
    run_any_start=True,
)
THREE: Final = SpiderVariant(
    "three", "Spider 3x3", "TH", 3, ((4, 1),) * 13, 3, deck_suits=3, group="big", difficulty=4
)
TARANTULA: Final = SpiderVariant("tarantula", "Tarantula", "TA", travel=Travel.SAME_COLOUR)
BROWN: Final = SpiderVariant(
    "brown", "Brown Spider", "BR", build=COLOUR, run_suit=COLOUR, rows_per_deal=2
)
FAIR_MAIDS: Final = SpiderVariant(
    "fair-maids",
    "Fair Maids",
    "FM",
    1,
    ((3, 1),) * 7,
    travel=Travel.ALTERNATING,
    run_suit=ALTERNATING,
    skips_king_runs=True,
    deals_onto_empty=True,
)
RACHEL: Final = SpiderVariant(
    "rachel",
    "Rachel",
    "RA",
    1,
    open_columns(*(1,) * 6),
    stock=StockRule.WASTE,
    travel=Travel.ANY_SUIT,
)
RACHEL_BY_THREES: Final = SpiderVariant(
    "rachel-by-threes",
    "Rachel by threes",
    "RT",
    1,
    open_columns(*(1,) * 6),
    stock=StockRule.WASTE,
    cards_per_deal=3,
    redeals=1,
    travel=Travel.ANY_SUIT,
)
ENDLESS_RACHEL: Final = SpiderVariant(
    "endless-rachel",
    "Endless Rachel",
    "RE",
    1,
    open_columns(*(1,) * 6),
    stock=StockRule.WASTE,
    redeals=None,
)
TRAPDOOR: Final = SpiderVariant(
    "trapdoor",
    "Trapdoor Spider",
    "TR",
    columns=tuple((4 if n in (0, 3, 6, 9) else 3, 1) for n in range(10)),
    stock=StockRule.RESERVES,
    reserves=10,
    reserve_cards=1,
)
CHELICERA: Final = SpiderVariant(
    "chelicera",
    "Chelicera",
    "CH",
    1,
    open_columns(4, 4, 4, 4, 7, 7, 7),
    build=SAME,
    travel=Travel.ANY_OPEN,
    empty=EmptyRule.KING,
    stock=StockRule.FILL,
    cards_per_deal=3,
    run_end=RunEnd.IN_PLACE,
)
LONG_TAIL: Final = SpiderVariant(
    "long-tail",
    "Long Tail",
    "LT",
    1,
    open_columns(*(1,) * 5),
    reserves=1,
    reserve_cards=2,
    reserve_rule=ReserveRule.ANY_CARD,
    deals_onto_empty=True,
)
BLIND_MICE: Final = SpiderVariant(
    "blind-mice",
    "Three Blind Mice",
    "BM",
    1,
    ((0, 5),) * 7 + ((3, 2),) * 3,
    build=SAME,
    travel=Travel.ANY_OPEN,
    empty=EmptyRule.KING,
    reserves=2,
    reserve_cards=1,
)
SPIDIKE: Final = SpiderVariant(
    "spidike",
    "Spidike",
    "SK",
    1,
    open_columns(1, 2, 3, 4, 5, 6, 7),
    empty=EmptyRule.KING,
    run_length=0,
    foundations_up=4,
    deals_onto_empty=True,
)
CICELY: Final = SpiderVariant(
    "cicely",
    "Cicely",
    "CI",
    2,
    open_columns(*(4,) * 8),
    rows_per_deal=4,
    deals_onto_empty=True,
    build=SAME,
    direction=Direction.EITHER,
    travel=Travel.SINGLE,
    run_length=0,
    foundations_up=4,
    foundations_down=4,
    cells=8,
    cells_filled=8,
)
TOWERS: Final = SpiderVariant(
    "towers",
    "Scorpion Towers",
    "TO",
    1,
    open_columns(*(5,) * 10),
    build=SAME,
    empty=EmptyRule.KING,
    kings_needed=4,
    cells=4,
    cells_filled=2,
    run_end=RunEnd.IN_PLACE,
)
SPIDERCELLS: Final = SpiderVariant(
    "spidercells",
    "Spidercells",
    "SL",
    1,
    open_columns(7, 7, 7, 7, 6, 6, 6, 6),
    build=ALTERNATING,
    travel=Travel.ALTERNATING,
    run_suit=ALTERNATING,
    cells=4,
    by_cells=True,
    run_end=RunEnd.BY_HAND,
)
CURDS: Final = SpiderVariant(
    "curds",
    "Curds and Whey",
    "CW",
    1,
    open_columns(*(4,) * 13),
    build=SAME,
    build_equal=True,
    travel_equal=True,
    empty=EmptyRule.KING,
    run_end=RunEnd.IN_PLACE,
)
AUTUMN: Final = SpiderVariant(
    "autumn",
    "Autumn Leaves",
    "AU",
    1,
    ((3, 1), (3, 1), (2, 1), (2, 1), (3, 1), (3, 1)),
    build=SAME,
    direction=Direction.ANY_LOWER,
    run_end=RunEnd.IN_PLACE,
)
LONGLEGS: Final = SpiderVariant(
    "longlegs",
    "Daddy Longlegs",
    "DL",
    1,
    open_columns(*(1,) * 4),
    build=SAME,
    direction=Direction.UP,
    travel=Travel.ANY_OPEN,
    empty=EmptyRule.ACE,
    run_end=RunEnd.IN_PLACE,
    deals_onto_empty=True,
)
UPSTAIRS: Final = SpiderVariant(
    "upstairs",
    "Upstairs",
    "UP",
    direction=Direction.UP,
    empty=EmptyRule.NOTHING,
    deals_onto_empty=True,
    undo_limit=2,
)
SIXES: Final = SpiderVariant(
    "sixes",
    "Runs of six by twos",
    "SX",
    columns=open_columns(*(3,) * 13),
    ranks=12,
    build_step=2,
    run_length=6,
    run_any_start=True,
    deals_onto_empty=True,
)
SMALL: Final = SpiderVariant(
    "small", "Three ranks", "SM", columns=((2, 1),) * 4, ranks=3, run_length=3
)
"""The four columns of three of the cases X4 and X5."""

SAMPLES: Final = {
    game.id: game
    for game in (
        SPIDERETTE,
        BICYCLE,
        SIMON,
        SCORPION,
        DOUBLE_OPEN,
        SCORPION_TAIL,
        DIVORCE,
        THREE,
        TARANTULA,
        BROWN,
        FAIR_MAIDS,
        RACHEL,
        RACHEL_BY_THREES,
        ENDLESS_RACHEL,
        TRAPDOOR,
        CHELICERA,
        LONG_TAIL,
        BLIND_MICE,
        SPIDIKE,
        CICELY,
        TOWERS,
        SPIDERCELLS,
        CURDS,
        AUTUMN,
        LONGLEGS,
        UPSTAIRS,
        SIXES,
        SMALL,
    )
}
