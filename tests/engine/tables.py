"""Random tables for the property tests: played deals, and made-up ones with runs in pieces."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import strategies as st

from spider_qt.engine import session
from spider_qt.engine.cards import Card
from spider_qt.engine.deal import NUMBER_LIMIT
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Refusal, RunMove
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import GroupRule, joins
from spider_qt.engine.session import Advance, Session
from spider_qt.engine.spider import SpiderVariant
from tests.engine.helpers import GAMES, SCHEME

variants = st.builds(
    lambda game, suits, rule: GAMES[game].configured(suits, rule),
    st.sampled_from(sorted(GAMES)),
    st.integers(1, 4),
    st.sampled_from(GroupRule),
)


def made_up(variant: SpiderVariant, seed: int) -> Layout:
    """Lay out whole runs cut into pieces, so that a move or a deal often finishes some.

    Args:
        variant: the rules; its pack is used to the last card.
        seed: chooses everything.
    """
    chooser = random.Random(seed)
    empty = variant.empty_layout()
    columns, places = empty.columns, empty.ids(PileKind.FOUNDATION)
    ordered = sorted(variant.pack(), key=lambda card: (card.suit, card.copy, -card.rank))
    runs = [tuple(ordered[at : at + 13]) for at in range(0, len(ordered), 13)]
    chooser.shuffle(runs)
    layout = {place: Pile(runs.pop()) for place in places[: chooser.choice((0, 1, 4, 7, 7))]}
    # Some runs lack only the ace, which the next row will bring to their column.
    row: dict[PileId, Card] = {}
    tops: dict[PileId, tuple[Card, ...]] = {}
    for column in chooser.sample(columns, chooser.choice((0, 0, 1, 2, 3))):
        if runs:
            run = runs.pop()
            tops[column], row[column] = run[:-1], run[-1]
    pieces: list[tuple[Card, ...]] = []
    for run in runs:
        bounds = [0, *sorted(chooser.sample(range(1, 13), chooser.choice((1, 1, 2, 3)))), 13]
        pieces += [run[a:b] for a, b in pairwise(bounds)]
    chooser.shuffle(pieces)
    hands: dict[PileId, list[Card]] = {column: [] for column in columns}
    used = chooser.sample(columns, chooser.randrange(1, len(columns) + 1))
    for piece in pieces[: round(len(pieces) * chooser.choice((0.5, 1.0, 1.0)))]:
        hands[chooser.choice(used)] += piece
        pieces = pieces[1:]
    rest = [card for piece in pieces for card in piece]
    stock = [row.get(column) or rest.pop() for column in columns if column in row or rest] + rest
    for column, hand in hands.items():
        top = tops.get(column, ())
        down = chooser.randrange(len(hand) + bool(top)) if hand and chooser.random() < 0.6 else 0
        layout[column] = Pile((*hand, *top), down)
    layout[STOCK] = Pile(tuple(reversed(stock)), len(stock))
    return empty.replace(layout)


starts = st.builds(
    lambda variant, seed, real: session.begin(
        variant,
        SCHEME,
        variant.deal(seed) if real else made_up(variant, seed),
        number=seed if real else None,
    ),
    variants,
    st.integers(0, NUMBER_LIMIT - 1),
    st.booleans(),
)


@dataclass(frozen=True)
class Played:
    """A game somewhere in its middle, with the way there."""

    start: Session
    at: Session
    actions: str


def wander(start: Session, seed: int, length: int) -> Played:
    """Play, undo and redo at random, a little more willing to move cards than to deal."""
    chooser = random.Random(seed)
    at, actions = start, []
    for _ in range(length):
        done = one_action(at, chooser)
        if isinstance(done, Advance):
            at = done.session
            actions.append(done.entry.move.text if done.entry.move else done.action.value)
    return Played(start, at, " ".join(actions))


def one_action(at: Session, chooser: random.Random) -> Advance | Refusal:
    """One random action, willing to finish runs; where there is none, what refuses it."""
    dice = chooser.random()
    if dice < 0.1:
        return at.undo()
    if dice < 0.2:
        return at.redo()
    legal = at.variant.legal_moves(at.layout)
    if not legal:
        return at.undo()
    joining = [m for m in legal if isinstance(m, RunMove) and is_joining(at, m)]
    tried: list[Move] = [*joining, *(move for move in legal if move == DealMove())]
    finishing = [move for move in tried if at.variant.perform(at.layout, move).runs_completed]
    cards = [move for move in legal if move != DealMove()]
    shares: tuple[tuple[Sequence[Move], float], ...] = (
        (finishing, 0.7),
        (joining, 0.8),
        (cards, 0.95),
        (legal, 1.0),
    )
    for choices, share in shares:
        if choices and dice < share:
            return at.play(chooser.choice(choices))
    return at.redo()


def is_joining(at: Session, move: RunMove) -> bool:
    """Whether a move puts cards on one of their suit, which they did not lie on."""
    cards, upper = at.layout[move.source].cards, at.layout[move.target].top
    lain_on = cards[-move.count - 1] if move.count < len(cards) else None
    joined = lain_on is not None and joins(cards[-move.count], lain_on)
    return upper is not None and joins(cards[-move.count], upper) and not joined


games = st.builds(wander, starts, st.integers(0, 2**32), st.sampled_from([25, 8, 1, 0, 50]))
"""Games in their middle, some of them won."""
