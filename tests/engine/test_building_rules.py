"""Building, travelling and empty columns: what each parameter allows, in its game's own terms."""

from dataclasses import replace

import pytest

from spider_qt.engine.moves import Reason
from spider_qt.engine.parameters import Direction, EmptyRule, SuitRule, Travel
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from tests.engine.helpers import SPIDER, columns, outcome, pile_text, play, reason, refused, sample
from tests.engine.samples import (
    AUTUMN,
    BROWN,
    CICELY,
    CURDS,
    DIVORCE,
    FAIR_MAIDS,
    LONGLEGS,
    RACHEL,
    SCORPION,
    SCORPION_TAIL,
    SIXES,
    SPIDERCELLS,
    TARANTULA,
    TOWERS,
    UPSTAIRS,
)

PAIRS = replace(CURDS, travel=Travel.SINGLE)
MIXED_PAIRS = replace(CURDS, travel=Travel.ANY_SUIT)


def taken(game: SpiderVariant, upper: str, lower: str) -> Reason | None:
    """Why a card does not go on another, or None if it does."""
    at = sample(game, f"T1: {upper}", f"T2: {lower}")
    refusal = at.variant.drop_refusal(at.layout, at.layout.columns[1], 1, at.layout.columns[0])
    return None if refusal is None else refusal.reason


@pytest.mark.parametrize(
    ("game", "upper", "lower", "wanted"),
    [
        (SPIDER, "9S", "8H", None),
        (SPIDER, "9S", "7S", Reason.WRONG_RANK),
        (SPIDER, "AS", "KS", Reason.ONTO_ACE),
        (SCORPION, "9S", "8S", None),
        (SCORPION, "9S", "8C", Reason.BUILD_SAME_SUIT),
        (SCORPION, "9S", "7S", Reason.WRONG_RANK),
        (BROWN, "9S", "8C", None),
        (BROWN, "9S", "8H", Reason.BUILD_SAME_COLOUR),
        (SCORPION_TAIL, "9S", "8H", None),
        (SCORPION_TAIL, "9S", "8C", Reason.BUILD_ALTERNATING),
        (DIVORCE, "AS", "KH", None),
        (DIVORCE, "AS", "QH", Reason.WRONG_RANK),
        (DIVORCE, "KH", "AS", Reason.WRONG_RANK),
        (UPSTAIRS, "8S", "9H", None),
        (UPSTAIRS, "9S", "8H", Reason.WRONG_RANK_UP),
        (UPSTAIRS, "KS", "AH", Reason.ONTO_KING),
        (CICELY, "8S", "9S", None),
        (CICELY, "9S", "8S", None),
        (CICELY, "9S", "7S", Reason.WRONG_RANK_EITHER),
        (CICELY, "9S", "8H", Reason.BUILD_SAME_SUIT),
        (AUTUMN, "9S", "2S", None),
        (AUTUMN, "9S", "TS", Reason.WRONG_RANK_LOWER),
        (AUTUMN, "9S", "9H", Reason.WRONG_RANK_LOWER),
        (AUTUMN, "9S", "8H", Reason.BUILD_SAME_SUIT),
        (AUTUMN, "AS", "2S", Reason.ONTO_ACE),
        (CURDS, "9S", "8S", None),
        (CURDS, "9S", "9H", None),
        (CURDS, "AS", "AH", None),
        (CURDS, "9S", "8H", Reason.BUILD_SAME_SUIT),
        (CURDS, "AS", "5S", Reason.WRONG_RANK_OR_EQUAL),
        (SIXES, "9S", "7H", None),
        (SIXES, "9S", "8S", Reason.WRONG_RANK_STEPS),
        (LONGLEGS, "2S", "3S", None),
        (LONGLEGS, "KS", "AS", Reason.ONTO_KING),
    ],
)
def test_a_card_goes_on_another_as_the_game_builds(
    game: SpiderVariant, upper: str, lower: str, wanted: Reason | None
) -> None:
    assert taken(game, upper, lower) is wanted


def test_a_refusal_by_steps_says_how_many_ranks() -> None:
    assert refused(sample(SIXES, "T1: 9S", "T2: 8S"), "T2x1>T1").number == 2


@pytest.mark.parametrize(
    ("game", "cards", "count", "wanted"),
    [
        (SPIDER, "8S 7S", 2, None),
        (SPIDER, "8S 7C", 2, Reason.NOT_SAME_SUIT),
        (TARANTULA, "8S 7C", 2, None),
        (TARANTULA, "8S 7H", 2, Reason.NOT_SAME_COLOUR),
        (TARANTULA, "8S 6C", 2, Reason.NOT_DESCENDING),
        (FAIR_MAIDS, "8S 7H 6C", 3, None),
        (FAIR_MAIDS, "8S 7C", 2, Reason.NOT_ALTERNATING),
        (RACHEL, "8S 7C 6H", 3, None),
        (RACHEL, "8S 6S", 2, Reason.NOT_DESCENDING),
        (CICELY, "8S 7S", 2, Reason.ONE_AT_A_TIME),
        (CICELY, "8S 7S", 1, None),
        (SCORPION, "2H KS 7D", 3, None),
        (SCORPION, "2H* KS 7D", 3, Reason.FACE_DOWN),
        (DIVORCE, "2S AS KS QS", 4, None),
        (UPSTAIRS, "2S 3S 4S", 3, None),
        (UPSTAIRS, "4S 3S", 2, Reason.NOT_DESCENDING),
        (AUTUMN, "KS 9S 2S", 3, None),
        (AUTUMN, "KS 9H 2H", 2, None),
        (CURDS, "KS 9H 9S 9D", 3, None),
        (CURDS, "9H 9S 8S", 2, None),
        (CURDS, "9H 9S 8S", 3, Reason.NEITHER_RUN_NOR_RANK),
        (CURDS, "9S 8S 8H 8D", 4, Reason.NEITHER_RUN_NOR_RANK),
        (PAIRS, "8S 7S", 2, Reason.NOT_ONE_RANK),
        (PAIRS, "8S 8H", 2, None),
        (MIXED_PAIRS, "9S 8S 8H 8D", 3, None),
        (MIXED_PAIRS, "9S 8S 8H 8D", 4, Reason.NEITHER_RUN_NOR_RANK),
        (CURDS, "9H 9S", 2, None),
        (CURDS, "9H", 2, Reason.NOTHING_THERE),
        (SIXES, "JS 9S 7S", 3, None),
        (SIXES, "JS TS", 2, Reason.NOT_DESCENDING),
    ],
)
def test_cards_travel_together_as_the_game_says(
    game: SpiderVariant, cards: str, count: int, wanted: Reason | None
) -> None:
    at = sample(game, f"T1: {cards}")
    refusal = at.variant.lift_refusal(at.layout, at.layout.columns[0], count)
    assert (None if refusal is None else refusal.reason) is wanted


def test_any_open_card_takes_all_that_lies_on_it_along() -> None:
    at = play(sample(SCORPION, "T1: 5D 9S 2C KH", "T2: TS"), "T1x3>T2")
    assert pile_text(at, "T2") == "TS 9S 2C KH"


@pytest.mark.parametrize(
    ("game", "card", "wanted"),
    [
        (SPIDER, "5S", None),
        (SCORPION, "KS", None),
        (SCORPION, "QS", Reason.ONLY_KING),
        (LONGLEGS, "AS", None),
        (LONGLEGS, "2S", Reason.ONLY_ACE),
        (UPSTAIRS, "KS", Reason.EMPTY_TAKES_NOTHING),
    ],
)
def test_an_empty_column_takes_what_the_game_says(
    game: SpiderVariant, card: str, wanted: Reason | None
) -> None:
    at = sample(game, f"T1: 2H {card}", "T2:")
    refusal = at.variant.drop_refusal(at.layout, at.layout.columns[0], 1, at.layout.columns[1])
    assert (None if refusal is None else refusal.reason) is wanted


def test_the_king_of_a_short_pack_is_its_highest_card() -> None:
    game = replace(SCORPION, decks=2, ranks=3, run_length=3, columns=((0, 2),) * 4)
    assert reason(sample(game, "T1: AS 2S", "T2:"), "T1x1>T2") is Reason.ONLY_KING
    assert pile_text(play(sample(game, "T1: AS 3S", "T2:"), "T1x1>T2"), "T2") == "3S"


def test_once_enough_columns_begin_with_a_king_an_empty_one_takes_anything() -> None:
    kings = ("T1: KS", "T2: KH", "T3: KD")
    assert reason(sample(TOWERS, *kings, "T4: 5S"), "T4x1>T5") is Reason.ONLY_KING
    at = play(sample(TOWERS, *kings, "T4: KC", "T5: 9S 5S"), "T5x1>T6")
    assert pile_text(at, "T6") == "5S"
    for fourth in ("T4: 2S KC", "T4: KC* 2S"):
        at = sample(TOWERS, *kings, fourth, "T5: 9S 5S")
        assert reason(at, "T5x1>T6") is Reason.ONLY_KING


@pytest.mark.parametrize(
    ("cells", "target", "most"),
    [(4, "T2: TS", 1), (3, "T2: TS", 2), (0, "T2: TS", 5), (4, "T2:", 1)],
)
def test_free_cells_and_empty_columns_say_how_many_cards_travel(
    cells: int, target: str, most: int
) -> None:
    held = ["C1: KH", "C2: QH", "C3: JH", "C4: TH"][:cells]
    full = columns("2S 2H 2D 2C AH AC", first=3)
    at = sample(SPIDERCELLS, "T1: 9H 8S 7H 6S 5H", target, *held, *full)
    granted = [n for n in range(1, 6) if outcome(at, f"T1x{n}>T2") is not Reason.TOO_FEW_CELLS]
    assert granted == list(range(1, most + 1))


def test_each_other_empty_column_doubles_what_is_carried() -> None:
    full = columns("2S 2H 2D 2C", first=4)
    cells = ["C1: KH", "C2: QD", "C3: JD"]
    at = sample(SPIDERCELLS, "T1: 9H 8S 7H 6S 5H", "T2: TS", "T3:", *full, "T8: AH", *cells)
    assert refused(at, "T1x5>T2").number == 4
    assert pile_text(play(at, "T1x2>T3"), "T3") == "6S 5H"
    assert refused(at, "T1x3>T3").number == 2


def test_the_relaxed_rule_lets_mixed_suits_travel_where_it_is_offered() -> None:
    relaxed = sample(SPIDER, "rule: relaxed", "T1: 9S 8H", "T2: TS")
    assert pile_text(play(relaxed, "T1x2>T2"), "T2") == "TS 9S 8H"
    with pytest.raises(ValueError, match="not played with the relaxed rule"):
        SCORPION.configured(4, GroupRule.RELAXED)


def test_two_suits_of_one_colour_and_other_rules_can_be_mixed_freely() -> None:
    game = replace(
        SPIDER,
        build=SuitRule.SAME_COLOUR,
        direction=Direction.UP,
        travel=Travel.ALTERNATING,
        suit_choices=(2, 4),
        empty=EmptyRule.ACE,
        rule_choices=(SPIDER.rule,),
    )
    assert taken(game, "8S", "9C") is None
    assert taken(game, "8S", "9H") is Reason.BUILD_SAME_COLOUR
