"""Cells, reserves, foundations and the ends of runs: what each pile takes, gives and keeps."""

from dataclasses import replace

import pytest

from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.engine.cards import Suit
from spider_qt.engine.events import CardsMoved, CardTurned, RunCompleted
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import OpenMove, Reason, Refusal
from spider_qt.engine.parameters import ReserveRule, RunEnd
from spider_qt.engine.piles import PileId, PileKind
from spider_qt.engine.spider import SpiderVariant
from tests.engine.helpers import (
    SCHEME,
    SPIDER,
    columns,
    last_step,
    outcome,
    pile_text,
    play,
    reason,
    refused,
    run,
    sample,
)
from tests.engine.samples import (
    AUTUMN,
    BLIND_MICE,
    CHELICERA,
    CICELY,
    CURDS,
    DIVORCE,
    LONG_TAIL,
    LONGLEGS,
    RACHEL,
    SCORPION_TAIL,
    SIXES,
    SPIDERCELLS,
    SPIDIKE,
    THREE,
    TOWERS,
    TRAPDOOR,
    UPSTAIRS,
)

RED_BLACK = "KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH"


def kinds(rules: SpiderVariant) -> str:
    """How many cards each pile besides the columns starts with."""
    layout = rules.deal(5)
    return " ".join(
        f"{p.text}:{len(q)}" for p, q in layout.items() if p.kind is not PileKind.TABLEAU
    )


def test_the_deal_lays_cells_reserves_and_foundations_beside_the_columns() -> None:
    assert kinds(TOWERS) == "C1:1 C2:1 C3:0 C4:0"
    assert kinds(BLIND_MICE) == "R1:1 R2:1 F1:0 F2:0 F3:0 F4:0"
    assert kinds(LONG_TAIL) == "S1:45 R1:2 F1:0 F2:0 F3:0 F4:0"
    assert kinds(RACHEL) == "S1:46 W1:0 F1:0 F2:0 F3:0 F4:0"
    assert kinds(CHELICERA) == "S1:15"
    assert all(TRAPDOOR.deal(1)[p].open_count == 1 for p in TRAPDOOR.deal(1).ids(PileKind.RESERVE))


def test_three_decks_of_three_suits_are_117_cards_in_nine_runs() -> None:
    cards = THREE.pack()
    assert len(cards) == len(set(cards)) == 117
    assert {card.suit for card in cards} == {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS}
    assert len(THREE.empty_layout().ids(PileKind.FOUNDATION)) == 9


def test_a_cell_takes_one_card_and_gives_it_back() -> None:
    at = sample(TOWERS, "T1: 9S 8S", "T2: TS", "C1: KH")
    assert reason(at, "T1x1>C1") is Reason.CELL_OCCUPIED
    assert reason(at, "T1x2>C2") is Reason.ONE_CARD_ONLY
    assert reason(at, "C1x1>C1") is Reason.SAME_PILE
    at = play(at, "T1x1>C2 C1>T3 T1>T2 C2>T2")
    assert [pile_text(at, p) for p in ("C1", "C2", "T2", "T3")] == ["", "", "TS 9S 8S", "KH"]


def test_what_is_no_target_says_so_in_its_own_words() -> None:
    tail = sample(LONG_TAIL, "T1: 9S", "R1: 4S 5H", "stock: 2S")
    assert reason(tail, "T1x1>S1") is Reason.STOCK_TAKES_NOTHING
    assert reason(tail, "T1x1>F2") is Reason.RUNS_LEAVE
    mice = replace(BLIND_MICE, cells=1)
    assert reason(sample(mice, "T1: 9S"), "T1x1>R1") is Reason.RESERVE_TAKES_NOTHING
    waste = replace(RACHEL, cells=1)
    assert reason(sample(waste, "T1: 9S"), "T1x1>W1") is Reason.WASTE_TAKES_NOTHING
    assert reason(sample(BLIND_MICE, "T1: 9S"), "T1x1>R1") is Reason.NOT_A_TARGET


def test_the_long_tail_takes_any_single_card_and_gives_its_last() -> None:
    at = sample(LONG_TAIL, "T1: 9S 8S", "R1: 4S 5H")
    assert reason(at, "T1x2>R1") is Reason.ONE_CARD_ONLY
    at = play(at, "T1x1>R1")
    assert pile_text(at, "R1") == "4S 5H 8S"
    assert pile_text(play(at, "R1>T1"), "T1") == "9S 8S"


def test_a_reserve_gives_one_card_after_the_other() -> None:
    at = sample(replace(BLIND_MICE, columns=((0, 5),) * 8, reserve_cards=3), "T1: 6H", "R1: 4H 5H")
    assert reason(at, "R1x2>T1") is Reason.ONLY_LAST_CARD
    assert pile_text(play(at, "R1>T1 R1>T1"), "T1") == "6H 5H 4H"


def test_foundations_of_single_cards_build_up_in_suit_from_the_ace() -> None:
    at = sample(SPIDIKE, "T1: 3S", "T2: 2S", "T3: AS", "T4: 2H", "T5: KS")
    assert reason(at, "T2x1>F1") is Reason.FOUNDATION_FROM_ACE
    at = play(at, "T3>F2")
    assert reason(at, "T4x1>F2") is Reason.FOUNDATION_UP
    assert reason(at, "T1x1>F2") is Reason.FOUNDATION_UP
    assert reason(at, "F2x1>T3") is Reason.FOUNDATION_KEEPS
    at = play(at, "T2>F2 T1>F2")
    assert pile_text(at, "F2") == "AS 2S 3S"
    assert pile_text(play(at, "undo"), "T1") == "3S"


def test_several_cards_do_not_go_to_a_foundation_at_once() -> None:
    at = sample(SPIDIKE, "T1: 2S AS", "F1:")
    assert reason(at, "T1x2>F1") is Reason.ONE_CARD_ONLY


def test_foundations_that_build_down_begin_with_the_king() -> None:
    at = sample(CICELY, "T1: QS", "T2: KS", "T3: JH", "C1: AS")
    assert reason(at, "T1x1>F5") is Reason.FOUNDATION_FROM_KING
    at = play(at, "T2>F5 T1>F5 C1>F1")
    assert (pile_text(at, "F1"), pile_text(at, "F5")) == ("AS", "KS QS")
    assert reason(at, "T3x1>F5") is Reason.FOUNDATION_DOWN


def test_each_suit_has_its_share_of_the_foundations() -> None:
    at = sample(CICELY, "T1: AS", "T2: AS")
    assert reason(play(at, "T1>F3"), "T2x1>F4") is Reason.FOUNDATION_SUIT_TAKEN
    two_suits = sample(CICELY, "suits: 2", "T1: AS", "T2: AS", "T3: AS")
    two_suits = play(two_suits, "T1>F3 T2>F4")
    assert reason(two_suits, "T3x1>F1") is Reason.FOUNDATION_SUIT_TAKEN
    kings = play(sample(CICELY, "T1: KS", "T2: AS", "T3: KS"), "T1>F5 T2>F1")
    assert reason(kings, "T3x1>F6") is Reason.FOUNDATION_SUIT_TAKEN


def test_a_game_of_foundations_is_won_when_nothing_is_left_elsewhere() -> None:
    at = sample(SPIDIKE, "T1: AS")
    assert at.outcome is Outcome.PLAYING
    assert play(at, "T1>F1").outcome is Outcome.WON


def test_a_run_of_alternating_colours_leaves_and_one_of_a_suit_does_not() -> None:
    cards = RED_BLACK.split()
    at = sample(SCORPION_TAIL, f"T1: 5C* {' '.join(cards[:-1])}", f"T2: KD {cards[-1]}")
    step = last_step(at, "T2x1>T1")
    assert [type(event) for event in step.step.events] == [CardsMoved, RunCompleted, CardTurned]
    assert pile_text(step.session, "F1") == RED_BLACK
    assert pile_text(step.session, "done") == ""
    suit = sample(SCORPION_TAIL, f"T1: {run('S')}", "T2: KH", "T3: QC")
    assert play(suit, "T3>T2").layout.runs_done == 0


def test_where_ranks_wrap_a_run_begins_with_any_rank() -> None:
    wrapped = "3S 2S AS KS QS JS TS 9S 8S 7S 6S 5S"
    at = play(sample(DIVORCE, f"T1: 4H {wrapped}", "T2: 4S"), "T2>T1")
    assert pile_text(at, "F1") == f"{wrapped} 4S"
    assert pile_text(at, "T1") == "4H"


def test_a_run_of_six_by_twos_leaves() -> None:
    at = play(sample(SIXES, "T1: 5H JS 9S 7S 5S 3S", "T2: AS"), "T2>T1")
    assert pile_text(at, "T1") == "5H"
    assert at.layout.runs_done == 1


def test_where_columns_build_up_a_run_ends_with_the_king() -> None:
    upwards = " ".join(reversed(run("S", "Q").split()))
    assert play(sample(UPSTAIRS, f"T1: {upwards}", "T2: KS"), "T2>T1").layout.runs_done == 1


@pytest.mark.parametrize("rules", [CHELICERA, TOWERS, CURDS, AUTUMN])
def test_a_run_won_in_place_stays_where_it_is(rules: SpiderVariant) -> None:
    at = sample(rules, "T1: KS", f"T2: {run('S', 'Q')}", f"T3: {run('H')}")
    assert at.outcome is Outcome.PLAYING
    step = last_step(at, "T2x12>T1")
    assert step.step.runs_completed == 0
    assert pile_text(step.session, "T1") == run("S")
    assert step.session.outcome is Outcome.WON


def test_a_game_in_place_is_not_won_while_anything_lies_beside_or_under_a_run() -> None:
    assert sample(TOWERS, f"T1: {run('S')}", "C1: KH").outcome is not Outcome.WON
    assert sample(AUTUMN, f"T1: {run('S')}", "stock: KH").outcome is not Outcome.WON
    assert sample(AUTUMN, f"T1: KH {run('S')}").outcome is not Outcome.WON
    assert sample(AUTUMN, f"T1: KS* {run('S', 'Q')}").outcome is not Outcome.WON
    assert sample(AUTUMN, f"T1: {run('S', 'Q')}").outcome is not Outcome.WON
    upwards = " ".join(reversed(run("S").split()))
    assert sample(LONGLEGS, f"T1: {upwards}").outcome is Outcome.WON
    assert sample(LONGLEGS, f"T1: {run('S')}").outcome is not Outcome.WON


def test_unless_a_run_begins_anywhere_it_begins_with_the_king() -> None:
    wrapped = "3S 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S"
    around = replace(TOWERS, wrap=True)
    assert sample(around, f"T1: {wrapped}").outcome is not Outcome.WON
    assert sample(replace(around, run_any_start=True), f"T1: {wrapped}").outcome is Outcome.WON
    short = replace(SPIDER, run_length=4)
    assert play(sample(short, "T1: 9S 8S 7S", "T2: 6S"), "T2>T1").layout.runs_done == 0
    assert play(sample(short, "T1: KS QS JS", "T2: TS"), "T2>T1").layout.runs_done == 1


def test_the_player_takes_a_whole_run_away_by_hand() -> None:
    at = sample(SPIDERCELLS, f"T1: 4C {RED_BLACK}", "T2: 9C", "C1: KC")
    assert reason(at, "T1x12>F1") is Reason.RUN_NOT_WHOLE
    assert reason(at, "T2x1>F1") is Reason.RUN_NOT_WHOLE
    assert refused(at, "T2x1>F1").number == 13
    step = last_step(at, "T1x13>F1")
    assert [type(event) for event in step.step.events] == [RunCompleted]
    assert (pile_text(step.session, "T1"), pile_text(step.session, "F1")) == ("4C", RED_BLACK)
    assert step.session.score.points == 599
    assert reason(step.session, "F1x13>T3") is Reason.RUN_IS_DONE


def test_by_hand_a_run_stays_until_it_is_taken_and_a_place_takes_one() -> None:
    at = sample(SPIDERCELLS, f"T1: {RED_BLACK}", "T2: 9C", "T3: TD", f"F1: {other_run()}")
    at = play(at, "T2>T3")
    assert pile_text(at, "T1") == RED_BLACK
    assert reason(at, "T1x13>F1") is Reason.RUN_PLACE_TAKEN
    assert game.resolve(at.variant, at.layout, open_move("T1", "F2")).count == 13
    assert pile_text(play(at, "T1>F2"), "F2") == RED_BLACK


def test_by_hand_cards_in_suit_are_no_run_where_colours_alternate() -> None:
    at = sample(SPIDERCELLS, f"T1: {run('S')}")
    assert outcome(at, "T1x13>F1") is Reason.NOT_ALTERNATING
    reverse = replace(SPIDERCELLS, by_cells=False)
    at = sample(reverse, f"T1: {RED_BLACK} 2H", "T2: KC")
    assert outcome(at, "T1x13>F1") is Reason.NOT_DESCENDING


def test_a_whole_run_moves_to_an_empty_column_in_one_piece_too() -> None:
    at = sample(SPIDERCELLS, f"T1: 4C {RED_BLACK}", *columns("2C 3C 5C 6C 7C 8C", 2))
    assert pile_text(play(at, "T1x13>T8"), "T8") == RED_BLACK


def other_run() -> str:
    swap = {"H": "D", "S": "C"}
    return " ".join(card[0] + swap[card[1]] for card in RED_BLACK.split())


def open_move(source: str, target: str) -> OpenMove:
    def pile(word: str) -> PileId:
        return PileId(PileKind(word[0]), int(word[1:]) - 1)

    return OpenMove(pile(source), pile(target))


def best(rules: SpiderVariant, *lines: str, source: str = "T1", count: int = 1) -> str | None:
    at = sample(rules, *lines)
    pile = PileId(PileKind(source[0]), int(source[1:]) - 1)
    move = best_move(rules, at.layout, pile, count)
    return move.text if move else None


def test_the_best_place_is_a_foundation_then_a_column_and_a_cell_last() -> None:
    full = columns("KH KD KC 9H 9D 9C", first=3)
    assert best(CICELY, "T1: 5D AS", "T2: 2S", *full) == "T1x1>F1"
    assert best(CICELY, "T1: 5D 3S", "T2: 2S", *full) == "T1x1>T2"
    assert best(CICELY, "T1: 5D 4S", "T2: 2S", *full) == "T1x1>C1"
    assert best(CICELY, "T1: 5D 4S", *full) == "T1x1>T2"
    assert best(CICELY, "T1: 5D", "T2: 2S", "C1: 8S", *full, source="C1") is None
    assert best(CICELY, "T1: 5D", "C1: 8S", *full, source="C1") == "C1x1>T2"
    assert best(LONG_TAIL, "T1: 5D", *columns("KH KD KC KS", 2)) == "T1x1>R1"


def test_the_best_place_of_a_whole_run_by_hand_is_the_first_free_foundation() -> None:
    lines = (f"T1: {RED_BLACK}", f"F1: {other_run()}")
    assert best(SPIDERCELLS, *lines, count=13) == "T1x13>F2"


def test_where_runs_alternate_the_longer_alternating_run_is_best() -> None:
    lines = ("T1: 5C 9H", "T2: TS", "T3: JH TS")
    assert best(replace(SCORPION_TAIL, decks=2), *lines) == "T1x1>T3"


@pytest.mark.parametrize(("option", "wanted"), [(None, 2), (1, 1), (5, 2), (0, 0)])
def test_a_games_own_limit_of_undo_holds_where_it_is_stricter(
    option: int | None, wanted: int
) -> None:
    at = session.deal(UPSTAIRS, SCHEME, 1, undo_limit=option)
    assert at.undo_limit == wanted
    at = play(at, "D D D")
    granted = 0
    while not isinstance(done := at.undo(), Refusal):
        at, granted = done.session, granted + 1
    assert granted == wanted
    assert done.reason is (Reason.UNDO_LIMIT if wanted else Reason.UNDO_FORBIDDEN)


def test_a_game_without_a_limit_of_its_own_keeps_the_players() -> None:
    assert session.deal(SPIDER, SCHEME, 1).undo_limit is None
    assert session.deal(SPIDER, SCHEME, 1, undo_limit=4).undo_limit == 4


def test_reserves_that_take_cards_are_no_trapdoors() -> None:
    with pytest.raises(ValueError, match="one_way"):
        replace(TRAPDOOR, reserve_rule=ReserveRule.ANY_CARD)


def test_runs_in_place_have_no_foundations() -> None:
    layout = replace(SPIDER, run_end=RunEnd.IN_PLACE).empty_layout()
    assert layout.ids(PileKind.FOUNDATION) == ()
