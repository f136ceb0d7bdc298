"""What contradicts itself is refused, naming the contradiction; what is left out is chosen."""

from typing import Any

import pytest

from spider_qt.engine.cards import pack
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
from spider_qt.engine.spider import SPIDER_COLUMNS, SpiderVariant
from tests.engine.samples import CHELICERA, CURDS, RACHEL, SCORPION, TARANTULA, THREE

BOTH = (GroupRule.CLASSIC, GroupRule.RELAXED)
OPEN_ALL = ((0, 8),) * 13


def game(**parameters: Any) -> SpiderVariant:  # noqa: ANN401 - any parameter
    return SpiderVariant(**{"id": "x", "name": "X", "prefix": "XX", **parameters})


@pytest.mark.parametrize(
    ("parameters", "fault"),
    [
        ({"prefix": "X"}, "2 to 4 letters"),
        ({"prefix": "xx"}, "written in capitals"),
        ({"group": "spiders"}, "group is one of core, divorce"),
        ({"difficulty": 0}, "difficulty is 1 to 5, not 0"),
        ({"difficulty": 6}, "difficulty is 1 to 5, not 6"),
        ({"minutes": 0}, "minutes is at least 1"),
        ({"deck_suits": 5}, "deck_suits is 1 to 4, not 5"),
        ({"ranks": 1}, "ranks is 2 to 13, not 1"),
        ({"ranks": 14}, "ranks is 2 to 13, not 14"),
        ({"suits": 5}, "1 to 4 suits, not 5"),
        ({"suits": 0}, "1 to 4 suits, not 0"),
        ({"decks": 0}, "at least one deck"),
        ({"deck_suits": 3}, "4 suits are in play, but a deck has 3"),
        ({"deck_suits": 3, "suits": 3, "suit_choices": (4,)}, "4 suits are on offer"),
        ({"suits": 1, "build": SuitRule.ALTERNATING}, "red and black"),
        ({"suits": 1, "run_suit": SuitRule.ALTERNATING}, "red and black"),
        ({"suits": 1, "travel": Travel.ALTERNATING}, "red and black"),
        (
            {"build": SuitRule.ALTERNATING, "suit_choices": (1, 2, 4)},
            "suit_choices offers one suit",
        ),
        ({"suit_choices": (4, 4)}, "suit_choices names the same choice twice"),
        ({"rule_choices": (*BOTH, GroupRule.RELAXED)}, "rule_choices names the same choice twice"),
        ({"rule_choices": (GroupRule.RELAXED,)}, "rule_choices leaves out classic"),
        ({"columns": ()}, "a game has columns"),
        ({"columns": ((1, -1),)}, "each with 0 or more cards"),
        ({"columns": ((2, 0),)}, "needs an open one on top"),
        ({"columns": ((10, 1),) * 10}, "the columns take 110 cards, but the pack has 104"),
        ({"cells": -1}, "cells is 0 or more, not -1"),
        ({"run_length": -1}, "run_length is 0 or more, not -1"),
        ({"cells": 1, "cells_filled": 2}, "2 cells are filled, but there are 1"),
        ({"reserve_cards": 1}, "reserve_cards needs reserves"),
        ({"columns": OPEN_ALL, "reserves": 1, "reserve_cards": 1}, "the table takes 105 cards"),
        ({"rows_per_deal": 0}, "at least one row and one card"),
        ({"cards_per_deal": 0}, "at least one row and one card"),
        ({"rows_per_deal": 2, "stock": StockRule.WASTE}, "rows_per_deal needs the stock rule row"),
        ({"cards_per_deal": 2}, "cards_per_deal needs the stock rule waste or fill"),
        ({"redeals": 1}, "redeals needs the stock rule waste, not row"),
        ({"redeals": None}, "redeals needs the stock rule waste"),
        ({"redeals": -1, "stock": StockRule.WASTE}, "redeals is 0 or more, not -1"),
        ({"deals_onto_empty": True, "stock": StockRule.FILL}, "deals_onto_empty needs"),
        ({"skips_king_runs": True, "stock": StockRule.WASTE}, "skips_king_runs needs"),
        ({"stock": StockRule.RESERVES}, "0 reserves cannot drop onto 10 columns"),
        ({"stock": StockRule.RESERVES, "reserves": 10, "reserve_cards": 2}, "one card each"),
        ({"build_step": 0}, "build_step is 1 to 12, not 0"),
        ({"build_step": 13}, "build_step is 1 to 12, not 13"),
        ({"direction": Direction.ANY_LOWER, "wrap": True}, "neither with wrap"),
        ({"direction": Direction.ANY_LOWER, "build_step": 2}, "nor with build_step"),
        ({"direction": Direction.EITHER}, "need the travel rule single or any_open"),
        ({"travel": Travel.ANY_SUIT, "rule_choices": BOTH}, "relaxed rule changes nothing"),
        ({"travel": Travel.SINGLE, "rule_choices": BOTH}, "relaxed rule changes nothing"),
        ({"travel": Travel.SINGLE, "rule": GroupRule.RELAXED}, "not played with the relaxed"),
        ({"travel": Travel.ANY_OPEN, "travel_equal": True}, "travel_equal changes nothing"),
        ({"travel": Travel.ANY_OPEN, "by_cells": True}, "by_cells changes nothing"),
        ({"kings_needed": 4}, "kings_needed needs the empty rule king"),
        ({"run_length": 0}, "needs foundations"),
        ({"run_length": 0, "foundations_up": 8, "run_end": RunEnd.BY_HAND}, "need runs"),
        ({"run_length": 0, "foundations_up": 8, "run_any_start": True}, "need runs"),
        ({"run_length": 0, "foundations_up": 8, "skips_king_runs": True}, "need runs"),
        ({"foundations_up": 8}, "with foundations, run_length is 0"),
        ({"run_length": 1}, "no run has 1 cards"),
        ({"ranks": 12}, "with 12 ranks in steps of 1 no run has 13 cards"),
        ({"build_step": 2}, "with 13 ranks in steps of 2 no run has 13 cards"),
        ({"run_length": 12}, "104 cards do not make runs of 12"),
        ({"run_any_start": True}, "only with wrap"),
        ({"run_end": RunEnd.IN_PLACE, "columns": ((0, 1),) * 7}, "8 runs do not lie in place in 7"),
        ({"run_length": 0, "foundations_up": 4}, "hold 52 cards, but the pack has 104"),
        (
            {"run_length": 0, "foundations_up": 3, "foundations_down": 5},
            "as many for each of the 4",
        ),
        ({"undo_limit": -1}, "undo_limit is 0 or more, not -1"),
    ],
)
def test_a_contradiction_is_named(parameters: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        game(**parameters)


@pytest.mark.parametrize(
    "parameters",
    [
        {"difficulty": 1, "minutes": 1, "undo_limit": 0},
        {"difficulty": 5, "group": GROUPS[-1]},
        {"ranks": 13, "run_length": 13},
        {"ranks": 2, "run_length": 2, "columns": ((0, 1),)},
        {"columns": OPEN_ALL, "cells": 3},
        {"build_step": 12, "run_length": 2},
        {"build_step": 2, "wrap": True},
        {"wrap": True, "run_any_start": True},
        {"run_length": 4, "run_any_start": True},
        {"redeals": 0, "stock": StockRule.WASTE, "cards_per_deal": 3},
        {"direction": Direction.EITHER, "travel": Travel.ANY_OPEN},
        {"run_end": RunEnd.IN_PLACE, "columns": ((0, 1),) * 8},
        {"run_length": 0, "foundations_up": 4, "foundations_down": 4},
        {"reserves": 3, "reserve_rule": ReserveRule.ANY_CARD},
        {"empty": EmptyRule.KING, "kings_needed": 1},
    ],
)
def test_what_does_not_contradict_itself_is_a_game(parameters: dict[str, Any]) -> None:
    rules = game(**parameters)
    assert len(list(rules.deal(1).cards())) == rules.pack_size


def test_plain_parameters_are_spider() -> None:
    rules = game()
    assert rules.columns == SPIDER_COLUMNS
    assert (rules.pack_size, rules.laid, rules.run_piles) == (104, 54, 8)
    assert rules.pack() == pack(4)


def test_suits_and_rules_on_offer_follow_from_the_game_where_none_are_given() -> None:
    assert game().suit_choices == (1, 2, 4)
    assert game().rule_choices == BOTH
    assert SCORPION.suit_choices == (1, 2, 4)
    assert SCORPION.rule_choices == (GroupRule.CLASSIC,)
    assert TARANTULA.suit_choices == (4,)
    assert THREE.suit_choices == (3,)
    assert (RACHEL.rule_choices, CURDS.rule_choices) == ((GroupRule.CLASSIC,),) * 2
    assert game(suits=2, suit_choices=(2,)).suit_choices == (2,)


def test_an_option_that_contradicts_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="4 suits are in play, but a deck has 3"):
        THREE.configured(4, GroupRule.CLASSIC)
    with pytest.raises(ValueError, match="red and black"):
        game(build=SuitRule.ALTERNATING).configured(1, GroupRule.CLASSIC)
    assert CHELICERA.configured(1, GroupRule.CLASSIC).suits == 1


@pytest.mark.parametrize(
    ("suits", "deck_suits", "ranks"), [(4, 3, 13), (1, 5, 13), (1, 1, 0), (1, 1, 14)]
)
def test_there_is_no_pack_with_more_suits_or_ranks_than_a_deck_has(
    suits: int, deck_suits: int, ranks: int
) -> None:
    with pytest.raises(ValueError, match="no deck of"):
        pack(suits, 2, deck_suits, ranks)
