"""What contradicts itself in a game's parameters, each said in one clear sentence.

A variant's file is written by hand, so the sentences name the parameters and what would
be right.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from spider_qt.engine.spider_parameters import SpiderParameters

_UNORDERED: Final = (Travel.SINGLE, Travel.ANY_OPEN)
_COUNTS: Final = (
    "kings_needed",
    "run_length",
    "foundations_up",
    "foundations_down",
    "cells",
    "cells_filled",
    "reserves",
    "reserve_cards",
)


class ContradictionError(ValueError):
    """Parameters that contradict each other; the message is the first contradiction.

    Args:
        faults: all that were found; what builds on something wrong is not looked at.
    """

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__(faults[0])
        self.faults = faults


def check(game: "SpiderParameters") -> None:
    """Look for contradictions, the plain ones first.

    Raises:
        ContradictionError: naming what was found.
    """
    for checks in (_name, _pack, _table, _stock, _columns, _runs, _rest):
        faults = tuple(checks(game))
        if faults:
            raise ContradictionError(faults)


def _name(game: "SpiderParameters") -> Iterator[str]:
    prefix = game.prefix
    if not (2 <= len(prefix) <= 4 and prefix.isascii() and prefix.isalpha()):
        yield f"a code prefix is 2 to 4 letters, not {prefix!r}"
    if not prefix.isupper():
        yield f"a code prefix is written in capitals, not {prefix!r}"
    if game.group and game.group not in GROUPS:
        yield f"group is one of {', '.join(GROUPS)}, not {game.group!r}"
    if not 1 <= game.difficulty <= 5:
        yield f"difficulty is 1 to 5, not {game.difficulty}"
    if game.minutes < 1:
        yield f"minutes is at least 1, not {game.minutes}"


def _pack(game: "SpiderParameters") -> Iterator[str]:
    if not 1 <= game.deck_suits <= 4:
        yield f"deck_suits is 1 to 4, not {game.deck_suits}"
    if not 2 <= game.ranks <= 13:
        yield f"ranks is 2 to 13, not {game.ranks}"
    if not 1 <= game.suits <= 4:
        yield f"a pack has 1 to 4 suits, not {game.suits}"
    if game.decks < 1:
        yield f"a pack has at least one deck, not {game.decks}"
    if game.suits > game.deck_suits:
        yield f"{game.suits} suits are in play, but a deck has {game.deck_suits}"
    for choice in game.suit_choices:
        if not 1 <= choice <= game.deck_suits:
            yield f"{choice} suits are on offer, but a deck has {game.deck_suits}"
    alternating = SuitRule.ALTERNATING in (game.build, game.run_suit)
    if alternating or game.travel is Travel.ALTERNATING:
        if game.suits == 1:
            yield "alternating colours need red and black suits, but one suit is in play"
        elif 1 in game.suit_choices:
            yield "alternating colours need red and black suits, but suit_choices offers one suit"
    for name in ("suit_choices", "rule_choices"):
        if len(set(getattr(game, name))) < len(getattr(game, name)):
            yield f"{name} names the same choice twice"


def _table(game: "SpiderParameters") -> Iterator[str]:
    if not game.columns or any(down < 0 or up < 0 for down, up in game.columns):
        yield "a game has columns, each with 0 or more cards"
    if any(down and not up for down, up in game.columns):
        yield "a column with hidden cards needs an open one on top of them"
    for name in _COUNTS:
        if getattr(game, name) < 0:
            yield f"{name} is 0 or more, not {getattr(game, name)}"
    if game.cells_filled > game.cells:
        yield f"{game.cells_filled} cells are filled, but there are {game.cells}"
    if game.reserve_cards and not game.reserves:
        yield "reserve_cards needs reserves"
    columns = sum(down + up for down, up in game.columns)
    if columns > game.pack_size:
        yield f"the columns take {columns} cards, but the pack has {game.pack_size}"
    elif game.laid > game.pack_size:
        yield f"the table takes {game.laid} cards, but the pack has {game.pack_size}"


def _stock(game: "SpiderParameters") -> Iterator[str]:
    if game.rows_per_deal < 1 or game.cards_per_deal < 1:
        yield "a deal brings at least one row and one card"
    if game.rows_per_deal > 1 and game.stock is not StockRule.ROW:
        yield f"rows_per_deal needs the stock rule row, not {game.stock}"
    if game.cards_per_deal > 1 and game.stock not in (StockRule.WASTE, StockRule.FILL):
        yield f"cards_per_deal needs the stock rule waste or fill, not {game.stock}"
    if game.redeals != 0 and game.stock is not StockRule.WASTE:
        yield f"redeals needs the stock rule waste, not {game.stock}"
    if game.redeals is not None and game.redeals < 0:
        yield f"redeals is 0 or more, not {game.redeals}"
    if game.deals_onto_empty and game.stock is not StockRule.ROW:
        yield f"deals_onto_empty needs the stock rule row, not {game.stock}"
    if game.skips_king_runs and game.stock is not StockRule.ROW:
        yield f"skips_king_runs needs the stock rule row, not {game.stock}"
    if game.stock is StockRule.RESERVES:
        if game.reserves != len(game.columns):
            yield f"{game.reserves} reserves cannot drop onto {len(game.columns)} columns"
        if game.reserve_rule is not ReserveRule.ONE_WAY or game.reserve_cards > 1:
            yield "reserves that the stock is dealt to are one_way and hold one card each"


def _columns(game: "SpiderParameters") -> Iterator[str]:
    if not 1 <= game.build_step < game.ranks:
        yield f"build_step is 1 to {game.ranks - 1}, not {game.build_step}"
    if game.direction is Direction.ANY_LOWER and (game.wrap or game.build_step > 1):
        yield "any_lower goes neither with wrap nor with build_step"
    if game.direction is Direction.EITHER and game.travel not in _UNORDERED:
        yield "columns that build up and down need the travel rule single or any_open"
    if GroupRule.RELAXED in game.rule_choices and game.travel in (*_UNORDERED, Travel.ANY_SUIT):
        yield f"the relaxed rule changes nothing where {game.travel} travels"
    if game.rule not in game.rule_choices:
        if game.rule is GroupRule.CLASSIC:
            yield "rule_choices leaves out classic, with which every game begins"
        else:
            yield f"{game.name} is not played with the {game.rule.value} rule"
    if game.travel_equal and game.travel is Travel.ANY_OPEN:
        yield "travel_equal changes nothing where any_open travels"
    if game.by_cells and game.travel in _UNORDERED:
        yield f"by_cells changes nothing where {game.travel} travels"
    if game.kings_needed and game.empty is not EmptyRule.KING:
        yield f"kings_needed needs the empty rule king, not {game.empty}"


def _runs(game: "SpiderParameters") -> Iterator[str]:
    singles = game.foundations_up + game.foundations_down
    length, span = game.run_length, (game.run_length - 1) * game.build_step
    if not length:
        if not singles:
            yield "a game without runs (run_length 0) needs foundations"
        if game.run_end is not RunEnd.REMOVED or game.run_any_start or game.skips_king_runs:
            yield "run_end, run_any_start and skips_king_runs need runs, but run_length is 0"
        return
    if singles:
        yield "cards leave as runs or one by one: with foundations, run_length is 0"
    if length == 1 or length > game.ranks or (span >= game.ranks and not game.wrap):
        yield f"with {game.ranks} ranks in steps of {game.build_step} no run has {length} cards"
    if game.pack_size % length:
        yield f"{game.pack_size} cards do not make runs of {length}"
    if game.run_any_start and not game.wrap and span == game.ranks - 1:
        yield "a run of all ranks begins with any rank (run_any_start) only with wrap"
    if game.run_end is RunEnd.IN_PLACE and game.pack_size // length > len(game.columns):
        wanted = game.pack_size // length
        yield f"{wanted} runs do not lie in place in {len(game.columns)} columns"


def _rest(game: "SpiderParameters") -> Iterator[str]:
    singles = game.foundations_up + game.foundations_down
    if singles and singles * game.ranks != game.pack_size:
        held = singles * game.ranks
        yield f"the foundations hold {held} cards, but the pack has {game.pack_size}"
    if game.foundations_up % game.deck_suits or game.foundations_down % game.deck_suits:
        yield f"foundations are as many for each of the {game.deck_suits} suits of a deck"
    if game.undo_limit is not None and game.undo_limit < 0:
        yield f"undo_limit is 0 or more, not {game.undo_limit}"
