"""What must hold in every game at every moment, checked on random games.

Used by a handful of games in the daily run and by a thousand of each in
``python -m tests.builtins.thousand_games``.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from spider_qt.api import Card, Layout, PileId, PileKind, RunMove, SpiderVariant
from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.engine.events import (
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    RowDealt,
    RunCompleted,
    Step,
    WasteTurnedOver,
)
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Move, parse_move
from spider_qt.engine.notation import Position, format_position, parse_position
from spider_qt.engine.piles import STOCK
from spider_qt.engine.scoring import StandardScoring
from spider_qt.engine.session import Advance, Session

SCHEME = StandardScoring()


@dataclass(frozen=True, slots=True)
class Report:
    """How a random game went.

    Args:
        moves: how many moves were played.
        outcome: how it stood then.
        runs: how many runs had left.
    """

    moves: int
    outcome: Outcome
    runs: int


def play(variant: SpiderVariant, seed: int, most: int, every: int) -> Report:
    """Play one random game and check every law.

    Args:
        variant: the game, its options not chosen yet.
        seed: decides on the options, the deal and the moves.
        most: how many moves at the most.
        every: the costly laws are checked at every so many moves, counted from another one for
            each seed, and where no move is left.

    Raises:
        AssertionError: if a law is broken; the message names the game and the seed.
    """
    chooser = random.Random(f"{variant.id} {seed}")
    suits = chooser.choice(variant.suit_choices)
    rule = chooser.choice(variant.rule_choices)
    at = session.deal(variant.configured(suits, rule), SCHEME, chooser.randrange(2**35))
    start, cards, points = at, Counter(at.layout.cards()), 500
    where = f"{variant.id}, seed {seed}"
    assert set(cards) == set(at.variant.pack()), where
    for count in range(most):
        legal = game.legal_moves(at.variant, at.layout)
        costly = (count + seed) % every == 0
        if costly or not legal:
            check_table(at, legal, where)
        if not legal or at.variant.is_won(at.layout):
            break
        at = step(at, chosen(at.layout, legal, chooser), where, told=count % 4 == 0)
        points = max(0, points - 1 + 100 * last(at).runs_completed)
        assert at.score.points == points, where
    assert Counter(at.layout.cards()) == cards, where
    check_undo(start, at, where)
    done = at.layout.runs_done if variant.run_length else 0
    return Report(at.moves, at.outcome, done)


def chosen(layout: Layout, legal: tuple[Move, ...], chooser: random.Random) -> Move:
    """A move: seldom the deal, seldom one that takes a whole column into an empty one."""
    plain = [
        move
        for move in legal
        if isinstance(move, RunMove)
        and (layout[move.target] or len(layout[move.source]) > move.count)
    ]
    kinds = ([m for m in plain if m.target.kind is PileKind.FOUNDATION], 0.5), (plain, 0.85)
    return next(
        (chooser.choice(some) for some, share in kinds if some and chooser.random() < share),
        chooser.choice(legal),
    )


def last(at: Session) -> Step:
    """The step that was played last."""
    step = at.history.last
    assert step is not None
    return step


def step(at: Session, move: Move, where: str, *, told: bool) -> Session:
    """Play a legal move; if wished, check that its events tell everything.

    ``game.apply`` refuses a step that loses or makes a card.
    """
    done = at.play(move)
    assert isinstance(done, Advance), (where, move.text, done)
    after = done.session.layout
    assert not told or replayed(done.step) == shown(after), (where, move.text)
    assert not any(after[column].needs_turning for column in after.columns), (where, move.text)
    assert parse_move(move.text) == move, (where, move.text)
    return done.session


def check_table(at: Session, legal: tuple[Move, ...], where: str) -> None:
    """The laws that cost time: legal is what is not refused, and the table round-trips as text."""
    variant, layout = at.variant, at.layout
    granted = {m for m in conceivable(layout) if game.refusal(variant, layout, m) is None}
    assert len(set(legal)) == len(legal), where
    assert granted == set(legal), (where, granted ^ set(legal))
    stuck = not granted and not variant.is_won(layout)
    assert (at.outcome is Outcome.STUCK) is stuck, where
    text = format_position(Position(variant, layout, at.score.points, at.moves))
    read = parse_position(text, {variant.id: variant})
    assert format_position(read) == text, where
    assert read.variant == variant, where
    assert game.outcome(variant, read.layout) is at.outcome, where
    check_best(at, where)


def check_best(at: Session, where: str) -> None:
    """What is sent to its best place is sent by a legal move."""
    legal = set(at.variant.legal_moves(at.layout))
    for source in at.layout.columns:
        for count in (1, 2, len(at.layout[source])):
            best = best_move(at.variant, at.layout, source, count)
            assert best is None or best in legal, (where, best)


def check_undo(start: Session, at: Session, where: str) -> None:
    """Undo walks back to the deal, redo to where it was."""
    back = at
    while back.history.cursor:
        undone = back.undo()
        assert isinstance(undone, Advance), (where, undone)
        back = undone.session
    assert (back.layout, back.score, back.moves) == (start.layout, start.score, 0), where
    while back.history.can_redo:
        redone = back.redo()
        assert isinstance(redone, Advance), (where, redone)
        back = redone.session
    assert (back.layout, back.score, back.moves) == (at.layout, at.score, at.moves), where


def conceivable(layout: Layout) -> Iterator[Move]:
    """The deal, and every move of cards between piles that can be said."""
    yield DealMove()
    for source in layout:
        for count in range(len(layout[source]) + 2):
            for target in layout:
                yield RunMove(source, count, target)


def shown(layout: Layout) -> dict[PileId, tuple[Card | str, ...]]:
    """Every pile with its cards, a mark before the first open one."""
    return {
        pile: (*layout[pile].cards[: layout[pile].face_down], "|", *layout[pile].open_cards)
        for pile in layout
    }


def replayed(step: Step) -> dict[PileId, tuple[Card | str, ...]]:
    """What a step's events make of the table before it."""
    piles = {pile: list(found) for pile, found in shown(step.before).items()}

    def take(pile: PileId, cards: tuple[Card, ...], *, hidden: bool = False) -> None:
        mark = piles[pile].pop() if hidden else ""
        assert piles[pile][-len(cards) :] == list(cards)
        del piles[pile][-len(cards) :]
        if hidden:
            piles[pile].append(mark)

    for event in step.events:
        match event:
            case CardsMoved(source, target, cards) | RunCompleted(source, target, cards):
                take(source, cards)
                piles[target] += cards
            case CardTurned(pile, card):
                take(pile, (card,), hidden=True)
                piles[pile].append(card)
            case RowDealt(dealt):
                for pile, card in dealt:
                    take(STOCK, (card,), hidden=True)
                    piles[pile].append(card)
            case ColumnRefilled(pile, cards):
                for card in cards:
                    take(STOCK, (card,), hidden=True)
                    piles[pile].append(card)
            case WasteTurnedOver(cards):
                take(PileId(PileKind.WASTE), cards)
                piles[STOCK] = [*reversed(cards), "|"]
    return {pile: tuple(found) for pile, found in piles.items()}
