"""Random games for the conformance classes: the same ones in every run and on every machine."""

import random
from collections.abc import Iterator
from typing import Final, NoReturn

import pytest

from spider_qt.api import DealMove, Layout, Move, Refusal, RunMove, ScoringScheme, Variant
from spider_qt.engine import session as sessions
from spider_qt.engine.session import Session

NUMBERS: Final = (0, 3, 4711, 2**31 + 5)
"""Deal numbers that every game is tried with."""


def wrong(message: str) -> NoReturn:
    """Fail with a message for the author of the plugin, without the kit's own source."""
    pytest.fail(message, pytrace=False)


def configurations(variant: Variant) -> Iterator[Variant]:
    """Yield the game with each of its options."""
    for suits in variant.suit_choices:
        for rule in variant.rule_choices:
            yield variant.configured(suits, rule)


def options_text(variant: Variant) -> str:
    """Name a configuration in a message."""
    return f"{variant.id} with {variant.suits} suits, {variant.rule.value} rule"


def conceivable(layout: Layout) -> list[Move]:
    """Return the deal, and every move of cards that can be said about these piles."""
    moves: list[Move] = [DealMove()]
    for source in layout:
        counts = range(len(layout[source]) + 2)
        moves += [RunMove(source, count, target) for count in counts for target in layout]
    return moves


def wander(
    variant: Variant, scheme: ScoringScheme, number: int, length: int, *, hints: bool = False
) -> Iterator[Session]:
    """Play at random, undoing and redoing now and then; yield each session, the first too.

    Moves that finish a run are preferred, and deals are rare, so that games get far.

    Args:
        variant: the game, with its options chosen.
        scheme: how it is scored.
        number: the deal number; it also chooses the moves.
        length: how many actions are tried.
        hints: whether hints are taken, too.
    """
    chooser = random.Random(number)  # noqa: S311 - a game, no secret
    at = sessions.deal(variant, scheme, number)
    yield at
    for turn in range(1, length + 1):
        seconds = turn * 1.5
        dice = chooser.random()
        if hints and dice < 0.05:
            at = at.hint(seconds)
            yield at
            continue
        done: sessions.Advance | Refusal
        if dice < 0.15:
            done = at.undo(seconds)
        elif dice < 0.22:
            done = at.redo(seconds)
        else:
            done = _one_move(at, chooser, seconds)
        if not isinstance(done, Refusal):
            at = done.session
            yield at


def _one_move(at: Session, chooser: random.Random, seconds: float) -> sessions.Advance | Refusal:
    legal = at.variant.legal_moves(at.layout)
    cards = [move for move in legal if isinstance(move, RunMove)]
    if not legal:
        return at.undo(seconds)
    finishing = [m for m in legal if at.variant.perform(at.layout, m).runs_completed]
    if finishing and chooser.random() < 0.8:
        return at.play(chooser.choice(finishing), seconds)
    if cards and chooser.random() < 0.93:
        return at.play(chooser.choice(cards), seconds)
    return at.play(chooser.choice(legal), seconds)
