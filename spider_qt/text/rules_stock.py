"""What a game's rules page says of the stock."""

from collections.abc import Iterator
from typing import Final

from spider_qt.engine.parameters import StockRule
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.text.rules_words import CONTEXT
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_DEALS: Final = {
    StockRule.ROW: QT_TRANSLATE_NOOP(
        "GameRules", "A deal puts a face-up card on every column, from the first to the last."
    ),
    StockRule.NON_EMPTY: QT_TRANSLATE_NOOP(
        "GameRules",
        "A deal puts a face-up card on every column that holds one; empty ones stay so.",
    ),
    StockRule.RESERVES: QT_TRANSLATE_NOOP(
        "GameRules",
        "At a deal the card of each reserve drops onto its column, then each reserve gets a new"
        " card from the stock.",
    ),
}
_LAST_DROP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "When the stock is empty, one more deal lets the reserves drop."
)
_WASTE: Final = QT_TRANSLATE_NOOP(
    "GameRules", "A deal turns %n card(s) from the stock onto the waste."
)
_WASTE_TOP: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The last card of the waste may be played; the waste takes no card from you."
)
_ONCE: Final = QT_TRANSLATE_NOOP("GameRules", "The stock is gone through once.")
_REDEALS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "When the stock is empty, the waste may be turned over, %n time(s) in all."
)
_UNLIMITED: Final = QT_TRANSLATE_NOOP(
    "GameRules", "When the stock is empty, the waste may be turned over as often as you like."
)
_FILL: Final = QT_TRANSLATE_NOOP(
    "GameRules",
    "The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.",
)
_BLOCKED: Final = QT_TRANSLATE_NOOP(
    "GameRules", "While a column is empty, no deal is allowed: put a card there first."
)
_ONTO_EMPTY: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Empty columns do not stop the deal; they get a card, too."
)
_ROWS: Final = QT_TRANSLATE_NOOP("GameRules", "Each deal brings %n row(s).")
_SKIPS: Final = QT_TRANSLATE_NOOP(
    "GameRules", "Columns that end in a run from the king get no card."
)
_COUNT: Final = QT_TRANSLATE_NOOP("GameRules", "The stock is enough for %n deal(s).")
_SHORT: Final = QT_TRANSLATE_NOOP(
    "GameRules", "The last row is short: it reaches the first %n column(s) only."
)


def stock_sentences(game: SpiderParameters) -> Iterator[Sentence]:
    """Yield what a deal does and when it is allowed; nothing where there is no stock."""
    rest = game.pack_size - game.laid
    if not rest:
        return
    if game.stock is StockRule.FILL:
        yield Sentence(CONTEXT, _FILL, count=game.cards_per_deal)
        return
    if game.stock is StockRule.WASTE:
        yield from _waste(game)
        return
    yield Sentence(CONTEXT, _DEALS[game.stock])
    if game.stock is StockRule.ROW:
        yield from _row(game, rest)
    elif game.stock is StockRule.RESERVES:
        yield Sentence(CONTEXT, _COUNT, count=-(-rest // game.reserves))
        yield Sentence(CONTEXT, _LAST_DROP)


def _waste(game: SpiderParameters) -> Iterator[Sentence]:
    yield Sentence(CONTEXT, _WASTE, count=game.cards_per_deal)
    yield Sentence(CONTEXT, _WASTE_TOP)
    if game.redeals is None:
        yield Sentence(CONTEXT, _UNLIMITED)
    elif game.redeals:
        yield Sentence(CONTEXT, _REDEALS, count=game.redeals)
    else:
        yield Sentence(CONTEXT, _ONCE)


def _row(game: SpiderParameters, rest: int) -> Iterator[Sentence]:
    yield Sentence(CONTEXT, _ONTO_EMPTY if game.deals_onto_empty else _BLOCKED)
    if game.rows_per_deal > 1:
        yield Sentence(CONTEXT, _ROWS, count=game.rows_per_deal)
    if game.skips_king_runs:
        yield Sentence(CONTEXT, _SKIPS)
        return
    width = len(game.columns)
    yield Sentence(CONTEXT, _COUNT, count=-(-rest // (width * game.rows_per_deal)))
    if rest % width:
        yield Sentence(CONTEXT, _SHORT, count=rest % width)
