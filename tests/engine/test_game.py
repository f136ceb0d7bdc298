"""Playing as pure functions: refusal, apply, outcome, and moves without a count."""

from dataclasses import replace

import pytest

from spider_qt.engine import game
from spider_qt.engine.events import Step
from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, OpenMove, Reason, Refusal, RunMove
from spider_qt.engine.piles import EMPTY, STOCK, column
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import BrokenRuleError
from tests.engine.helpers import SPIDER, columns, position, refused, run, table


def test_apply_returns_a_step_or_the_reason() -> None:
    layout = position("T1: 9S", "T2: TS").layout
    step = game.apply(SPIDER, layout, RunMove(column(1), 1, column(2)))
    assert isinstance(step, Step)
    assert step.before == layout
    refusal = game.apply(SPIDER, layout, RunMove(column(2), 1, column(1)))
    assert isinstance(refusal, Refusal)
    assert game.refusal(SPIDER, layout, RunMove(column(2), 1, column(1))) == refusal
    assert game.refusal(SPIDER, layout, RunMove(column(1), 1, column(2))) is None


def test_what_may_not_be_lifted_is_said_before_where_it_may_not_go() -> None:
    at = table("T1: 9S* 8S", "done: S", "stock: AH")
    assert refused(at, "T1x2>T1").reason is Reason.FACE_DOWN
    assert refused(at, "F1x1>F1").reason is Reason.RUN_IS_DONE
    assert refused(at, "S1x1>S1").reason is Reason.STOCK_ONLY_DEALS
    assert refused(at, "T2x1>T2").reason is Reason.NOTHING_THERE


class Cheat(SpiderVariant):
    """A plugin's rules with a fault: they lose a card, or make one."""

    loses = True

    def perform(self, layout: Layout, move: Move) -> Step:
        """Return a step whose table has a card too few or too many."""
        step = super().perform(layout, move)
        pile = step.after[column(2)]
        wrong = EMPTY if self.loses else pile.with_cards(pile.cards)
        return replace(step, after=step.after.replace({column(2): wrong}))


class Doubler(Cheat):
    """The other fault."""

    loses = False


@pytest.mark.parametrize("kind", [Cheat, Doubler])
def test_rules_that_lose_or_make_cards_are_refused(kind: type[SpiderVariant]) -> None:
    rules = kind("cheat.game", "Cheat", "CH")
    layout = position("T1: 9S", "T2: TS").layout
    refusal = game.apply(rules, layout, RunMove(column(1), 1, column(2)))
    assert refusal == Refusal(Reason.RULE_BROKEN, detail="cheat.game")


class Fussy(SpiderVariant):
    """A plugin's rules that forgot that a pile does not take its own cards."""

    def drop_refusal(self, *_: object) -> None:
        """Allow everything."""
        return


def test_no_variant_moves_cards_onto_their_own_pile() -> None:
    rules = Fussy("fussy.game", "Fussy", "FU")
    refusal = game.refusal(rules, position("T1: 9S").layout, RunMove(column(1), 1, column(1)))
    assert refusal == Refusal(Reason.SAME_COLUMN, pile=column(1))


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        (("done: S",), Outcome.WON),
        (("T1: AS",), Outcome.PLAYING),
        (columns("KS KH KD KC QS QH QD QC JH JD"), Outcome.PLAYING),
        (("T1: AS*",), Outcome.STUCK),
    ],
)
def test_a_game_is_won_stuck_or_going_on(lines: tuple[str, ...], outcome: Outcome) -> None:
    read = position(*lines)
    assert game.outcome(read.variant, read.layout) is outcome
    assert table(*lines).outcome is outcome


KINGS = columns("KS KH KD KC KS KH KD KC AS AH")


def test_a_game_is_stuck_only_when_neither_a_move_nor_a_deal_is_left() -> None:
    assert table(*KINGS).outcome is Outcome.STUCK
    assert table(*KINGS, "stock: 3S").outcome is Outcome.PLAYING
    assert table(*KINGS[:-1], "T10: QS").outcome is Outcome.PLAYING
    assert table(*KINGS[:-1]).outcome is Outcome.PLAYING


def test_a_stock_that_an_empty_column_blocks_is_no_way_out() -> None:
    lines = (*columns("KS* KH* KD* KC*"), "stock: 3S")
    assert table(*lines).outcome is Outcome.STUCK
    assert table("game: relaxed-spider", *lines).outcome is Outcome.PLAYING


def test_legal_moves_are_the_variants() -> None:
    layout = SPIDER.deal(5)
    assert game.legal_moves(SPIDER, layout) == SPIDER.legal_moves(layout)
    assert DealMove() in game.legal_moves(SPIDER, layout)


# Moves without a count ------------------------------------------------------------


def resolved(*lines: str, move: str = "T1>T2") -> str:
    read = position(*lines)
    source, target = move.split(">")
    wish = OpenMove(column(int(source[1:])), column(int(target[1:])))
    return game.resolve(read.variant, read.layout, wish).text


def test_onto_a_card_goes_the_number_that_fits_by_rank() -> None:
    assert resolved("T1: 9H 8H 7H 6H", "T2: 9C") == "T1x3>T2"
    assert resolved("T1: 9H 8H 7H 6H", "T2: TC") == "T1x4>T2"
    assert resolved("T1: 9H 8H 7H 6H", "T2: 7C") == "T1x1>T2"


def test_onto_an_empty_column_goes_the_whole_movable_group() -> None:
    assert resolved("T1: TH 9C 8C 7C") == "T1x3>T2"
    assert resolved("T1: TH 9C 8H 7C") == "T1x1>T2"
    assert resolved("rule: relaxed", "T1: TH 9C 8H 7C") == "T1x4>T2"
    assert resolved("T1: 9C* 8C 7C") == "T1x2>T2"
    assert resolved(f"T1: {run('S', 'K', '2')}") == "T1x12>T2"


def test_a_group_that_fits_but_may_not_travel_is_refused_for_what_holds_it() -> None:
    assert resolved("T1: 8H 7C 6H", "T2: 9C") == "T1x3>T2"
    assert refused(table("T1: 8H 7C 6H", "T2: 9C"), "T1>T2").reason is Reason.NOT_SAME_SUIT


def test_the_largest_number_that_fits_is_taken_of_two() -> None:
    # A deeper card of the fitting rank under the group does not count: it cannot travel.
    assert resolved("T1: 8H 8S 7S", "T2: 9C") == "T1x2>T2"


def test_where_nothing_fits_the_refusal_speaks_of_the_last_card() -> None:
    refusal = refused(table("T1: 5H 4H", "T2: 9C"), "T1>T2")
    assert refusal.reason is Reason.WRONG_RANK
    assert refusal.card is not None
    assert refusal.card.text == "4H"


def test_a_refusal_never_tells_what_a_hidden_card_is() -> None:
    fits, fits_not = table("T1: 8S* 5S", "T2: 9H"), table("T1: 3S* 5S", "T2: 9H")
    assert refused(fits, "T1>T2") == refused(fits_not, "T1>T2")
    assert refused(fits, "T1x2>T2") == refused(fits_not, "T1x2>T2")


@pytest.mark.parametrize("move", ["T11>T1", "T1>T11"])
def test_a_pile_that_is_not_there_is_left_to_the_refusal(move: str) -> None:
    assert resolved("T1: 5H", move=move) == move.replace(">", "x1>")


def test_an_empty_source_is_nothing_there() -> None:
    assert refused(table("T1: 5H"), "T2>T1").reason is Reason.NOTHING_THERE


def test_the_stock_is_a_pile_of_hidden_cards() -> None:
    read = position("stock: 5H 4H")
    wish = OpenMove(STOCK, column(1))
    assert game.resolve(read.variant, read.layout, wish) == RunMove(STOCK, 1, column(1))


class Guarded(SpiderVariant):
    """A plugin's rules behind a guard, which caught a fault of theirs."""

    def perform(self, layout: Layout, move: Move) -> Step:
        """Fail as the guard does."""
        raise BrokenRuleError(Refusal(Reason.RULE_BROKEN, detail="acme.game"))


def test_rules_that_fail_in_a_move_are_refused_with_what_the_guard_says() -> None:
    rules = Guarded("acme.game", "Game", "AG")
    layout = position("T1: 9S", "T2: TS").layout
    refusal = game.apply(rules, layout, RunMove(column(1), 1, column(2)))
    assert refusal == Refusal(Reason.RULE_BROKEN, detail="acme.game")
    assert str(BrokenRuleError(Refusal(Reason.RULE_BROKEN, detail="why"))) == "why"
