"""The laws of every game that parameters can tell: the samples, and games made up at random."""

import random
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.engine.cards import Card
from spider_qt.engine.events import (
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    RowDealt,
    RunCompleted,
    Step,
    WasteTurnedOver,
)
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, OpenMove, Reason, Refusal, RunMove
from spider_qt.engine.notation import Position, format_position, parse_position
from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.piles import Pile, PileId, PileKind
from spider_qt.engine.record import format_record, parse_record
from spider_qt.engine.session import Advance, Session
from spider_qt.engine.spider import SpiderVariant
from spider_qt.text.refusals import refusal_sentence
from tests.engine.helpers import SCHEME
from tests.engine.samples import SAMPLES

BESIDE = (PileKind.STOCK, PileKind.WASTE, PileKind.CELL, PileKind.RESERVE)


def invented(seed: int) -> SpiderVariant:
    """A small game with parameters drawn at random, none of which contradict each other."""
    chooser = random.Random(seed)
    while True:
        try:
            return attempt_to_invent(chooser)
        except ValueError:
            continue


def attempt_to_invent(chooser: random.Random) -> SpiderVariant:
    pick = chooser.choice
    columns = tuple((pick((0, 0, 1, 2)), pick((1, 1, 2, 3))) for _ in range(pick((2, 3, 4, 6))))
    stock = pick(tuple(StockRule))
    singles = pick((0, 0, 0, 1))
    ranks = pick((3, 4, 6))
    decks = pick((1, 2))
    deck_suits = pick((2, 4))
    ways = pick((0, 1, 2)) if singles else None
    half = decks * deck_suits // 2
    up, down = {None: (0, 0), 0: (2 * half, 0), 1: (0, 2 * half), 2: (half, half)}[ways]
    reserves = len(columns) if stock is StockRule.RESERVES else pick((0, 0, 1, 2))
    wrap = pick((False, False, True))
    cells = pick((0, 0, 1, 2))
    return SpiderVariant(
        "invented",
        "Invented",
        "IN",
        decks,
        columns,
        pick((1, 2, 2, 4)),
        deck_suits=deck_suits,
        ranks=ranks,
        deals_onto_empty=stock is StockRule.ROW and pick((True, False)),
        stock=stock,
        rows_per_deal=pick((1, 2)) if stock is StockRule.ROW else 1,
        cards_per_deal=pick((1, 3)) if stock in (StockRule.WASTE, StockRule.FILL) else 1,
        redeals=pick((0, 1, None)) if stock is StockRule.WASTE else 0,
        skips_king_runs=stock is StockRule.ROW and not singles and pick((False, False, True)),
        build=pick(tuple(SuitRule)),
        direction=pick(tuple(Direction)),
        build_step=pick((1, 1, 1, 2)),
        wrap=wrap,
        build_equal=pick((False, False, True)),
        travel=pick(tuple(Travel)),
        travel_equal=pick((False, False, True)),
        by_cells=pick((False, False, True)),
        empty=pick(tuple(EmptyRule)),
        run_length=0 if singles else pick((2, 3, 4, 6)),
        run_suit=pick(tuple(SuitRule)),
        run_any_start=not singles and wrap and pick((False, True)),
        run_end=RunEnd.REMOVED if singles else pick(tuple(RunEnd)),
        foundations_up=up,
        foundations_down=down,
        cells=cells,
        cells_filled=pick((0, cells)),
        reserves=reserves,
        reserve_cards=1 if stock is StockRule.RESERVES else pick((0, 1, 2)) if reserves else 0,
        reserve_rule=ReserveRule.ONE_WAY
        if stock is StockRule.RESERVES
        else pick(tuple(ReserveRule)),
    )


@dataclass(frozen=True)
class Game:
    """A game somewhere in its middle."""

    start: Session
    at: Session

    @property
    def rules(self) -> SpiderVariant:
        """Its rules."""
        assert isinstance(self.at.variant, SpiderVariant)
        return self.at.variant


def walk(rules: SpiderVariant, seed: int, length: int) -> Game:
    """Play at random, more willing to join cards than to deal, and to undo now and then."""
    chooser = random.Random(seed)
    start = at = session.deal(rules, SCHEME, seed)
    for _ in range(length):
        legal = rules.legal_moves(at.layout)
        if not legal or chooser.random() < 0.1:
            done = at.undo()
        else:
            useful = [move for move in legal if rules.perform(at.layout, move).runs_completed]
            home = [
                m for m in legal if isinstance(m, RunMove) and m.target.kind is PileKind.FOUNDATION
            ]
            cards = [move for move in legal if move != DealMove()]
            choices = useful or home or (cards if chooser.random() < 0.8 else legal) or legal
            done = at.play(chooser.choice(choices))
        if isinstance(done, Advance):
            at = done.session
    return Game(start, at)


rules_of_games = st.one_of(
    st.sampled_from(sorted(SAMPLES)).map(SAMPLES.__getitem__),
    st.integers(0, 2**32).map(invented),
    st.integers(0, 2**32).map(invented),
)
games = st.builds(walk, rules_of_games, st.integers(0, 2**30), st.sampled_from((12, 40, 3, 0)))
FEWER = settings(max_examples=60)


def conceivable(layout: Layout) -> list[Move]:
    """The deal, and every move of cards from any pile to any, some that name none."""
    nowhere = [PileId(PileKind.TABLEAU, 30), PileId(PileKind.CELL, 30)]
    return [
        DealMove(),
        *(
            RunMove(source, count, target)
            for source in [*layout, *nowhere]
            for count in range((len(layout[source]) if source in layout else 1) + 2)
            for target in [*layout, *nowhere]
        ),
    ]


@given(games)
@FEWER
def test_legal_moves_are_exactly_those_that_are_not_refused(played: Game) -> None:
    rules, layout = played.rules, played.at.layout
    legal = rules.legal_moves(layout)
    refusals = {move: game.refusal(rules, layout, move) for move in conceivable(layout)}
    assert len(set(legal)) == len(legal)
    assert {move for move, refused in refusals.items() if refused is None} == set(legal)
    for refused in refusals.values():
        if refused is not None:
            assert "{" not in refusal_sentence(refused).english, refused


@given(games)
def test_no_card_is_lost_or_made_and_none_that_is_hidden_moves(played: Game) -> None:
    rules, layout = played.rules, played.at.layout
    assert Counter(layout.cards()) == Counter(rules.pack())
    for move in rules.legal_moves(layout)[-12:]:
        step = rules.perform(layout, move)
        assert Counter(step.after.cards()) == Counter(rules.pack())
        told = replayed(step)
        assert told == {pile: (step.after[pile].cards, step.after[pile].face_down) for pile in told}
        assert step.after.redeals - layout.redeals == sum(
            isinstance(event, WasteTurnedOver) for event in step.events
        )


def replayed(step: Step) -> dict[PileId, tuple[object, int]]:
    """What the events make of the table before: cards and hidden cards of every pile."""
    piles = dict(step.before.items())

    def take(source: PileId, cards: tuple[object, ...]) -> None:
        pile = piles[source]
        assert pile.open_count >= len(cards), "a hidden card moved"
        assert pile.taken(len(cards)) == cards
        piles[source] = Pile(pile.cards[: len(pile) - len(cards)], pile.face_down)

    for event in step.events:
        match event:
            case CardsMoved(source, target, cards) | RunCompleted(source, target, cards):
                take(source, cards)
                piles[target] = piles[target].with_cards(cards)
            case CardTurned(pile, card):
                assert piles[pile].needs_turning
                assert piles[pile].top == card
                piles[pile] = piles[pile].turned()
            case RowDealt(row):
                for target, card in row:
                    stock(piles, (card,))
                    piles[target] = piles[target].with_cards((card,))
            case ColumnRefilled(column, cards):
                assert not piles[column]
                stock(piles, cards)
                piles[column] = Pile(cards)
            case WasteTurnedOver(cards):
                waste, rest = PileId(PileKind.WASTE), PileId(PileKind.STOCK)
                assert piles[waste].cards == cards
                assert not piles[rest]
                piles[waste], piles[rest] = Pile(), Pile(tuple(reversed(cards)), len(cards))
    return {pile: (piles[pile].cards, piles[pile].face_down) for pile in piles}


def stock(piles: dict[PileId, Pile], cards: tuple[object, ...]) -> None:
    """Take cards off the stock, the first one first."""
    rest = piles[PileId(PileKind.STOCK)]
    assert tuple(reversed(rest.taken(len(cards)))) == cards
    piles[PileId(PileKind.STOCK)] = rest.without(len(cards))


@given(games)
def test_undo_restores_and_the_journal_replays(played: Game) -> None:
    at = played.at
    for move in at.variant.legal_moves(at.layout)[-4:]:
        done = at.play(move)
        assert isinstance(done, Advance)
        if at.undo_limit != 0:
            back = done.session.undo()
            assert isinstance(back, Advance)
            assert (back.session.layout, back.session.score) == (at.layout, at.score)
            assert hash(back.session.layout) == hash(at.layout)
    again: Session | Refusal = played.start
    for entry in at.journal:
        assert isinstance(again, Session)
        again = session.replay(again, entry)
    assert again == at


@given(games)
def test_positions_and_whole_games_are_read_back_as_they_were_printed(played: Game) -> None:
    at = played.at
    known = {played.rules.id: played.rules}
    printed = format_position(Position(at.variant, at.layout, at.score.points, at.moves))
    read = parse_position(printed, known)
    assert format_position(read) == printed
    assert read.layout.redeals == at.layout.redeals
    for pile in at.layout:
        mine, theirs = at.layout[pile], read.layout[pile]
        assert (mine.face_down if pile.kind is not PileKind.FOUNDATION else 0) == theirs.face_down
        assert [card.text for card in mine.cards] == [card.text for card in theirs.cards]
    set_up = session.begin(read.variant, SCHEME, read.layout)
    for start in (played.start, at, set_up):
        told = parse_record(format_record(start), known, SCHEME)
        assert told.refused is None
        assert shown(told.session.layout) == shown(start.layout)


def shown(layout: Layout) -> list[object]:
    return [[card.text for card in pile.cards] for _, pile in layout.items()]


@given(games)
@FEWER
def test_the_best_move_is_legal_and_a_missing_count_means_a_legal_one(played: Game) -> None:
    rules, layout = played.rules, played.at.layout
    legal = rules.legal_moves(layout)
    for source in layout:
        for count in range(1, len(layout[source]) + 1):
            best = best_move(rules, layout, source, count)
            assert best is None or best in legal
        for target in layout:
            counts = [
                m.count
                for m in legal
                if isinstance(m, RunMove) and (m.source, m.target) == (source, target)
            ]
            meant = game.resolve(rules, layout, OpenMove(source, target))
            assert meant.count == max(counts) if counts else meant not in legal


@given(games)
def test_a_game_is_won_when_nothing_is_left_but_whole_runs(played: Game) -> None:
    rules, layout = played.rules, played.at.layout
    left = [pile for pile in layout if layout[pile] and pile.kind is not PileKind.FOUNDATION]
    if rules.run_end is not RunEnd.IN_PLACE:
        assert rules.is_won(layout) == (not left)
        return
    beside = [pile for pile in left if pile.kind in BESIDE]
    runs = [
        pile
        for pile in left
        if len(layout[pile]) == layout[pile].open_count == rules.run_length
        and all(rules.run_order.follows(b, a) for a, b in pairs(layout[pile]))
        and (rules.run_any_start or layout[pile].cards[0].rank == rules.run_first)
    ]
    assert rules.is_won(layout) == (not beside and left == runs)


def pairs(pile: Pile) -> list[tuple[Card, Card]]:
    return list(pairwise(pile.cards))


@given(games)
def test_a_stuck_game_has_a_reason_for_everything(played: Game) -> None:
    rules, layout = played.rules, played.at.layout
    if game.outcome(rules, layout) is game.Outcome.STUCK:
        refused = [game.refusal(rules, layout, move) for move in conceivable(layout)]
        assert all(isinstance(reason, Refusal) for reason in refused)
        assert Reason.RULE_BROKEN not in {r.reason for r in refused if r is not None}
