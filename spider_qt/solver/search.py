"""The question "can this still be won?", answered by proof or not at all.

Winnable is said with a line of moves that the engine has replayed, unwinnable when every state
that can be reached was looked at. Everything else is unknown, with how long it was looked for.
"""

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move
from spider_qt.engine.variant import Variant
from spider_qt.solver import packed, rounds
from spider_qt.solver.generic import generic_search
from spider_qt.solver.packed import Terms
from spider_qt.solver.proof import Proof
from spider_qt.solver.shorten import shorten
from spider_qt.solver.weights import Attempt, attempts, small_attempts

_FIRST_STATES: Final = 2_000
_SLICE: Final = 1_000
_GLANCE: Final = 100
_SMALL: Final = 52  # cards
_WON, _EXHAUSTED, _FULL = 1, 2, 3  # of Proof.run_on


class Verdict(StrEnum):
    """What can be said of a position; the value is the word in text and JSON."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long may be looked for.

    Args:
        seconds: of the clock.
        nodes: states that are valued, or None for no limit.
        megabytes: memory for states; about so much, not to the byte.
        shorten: seconds within the others for making a line shorter once it is found.
    """

    seconds: float = 10.0
    nodes: int | None = None
    megabytes: int = 200
    shorten: float = 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found.

    Args:
        verdict: what can be said.
        moves: the line that wins, replayed by the engine; empty unless winnable.
        nodes: how many states were valued.
        seconds: how long it took.
        width: how wide the beam was that won; 0 if none did.
    """

    verdict: Verdict
    moves: tuple[Move, ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    width: int = 0


Stop = Callable[[], bool]
Plan = Callable[[], Iterable[Attempt]]


def never() -> bool:
    """Never ask to stop."""
    return False


def solve(
    variant: Variant,
    layout: Layout,
    limits: Limits = Limits(),
    stop: Stop = never,
    clock: Callable[[], float] = time.monotonic,
    plan: Plan = attempts,
    proofs: bool = True,
) -> Answer:
    """Look for a way to win.

    Under a limit of nodes and with seconds without end, the answer does not depend on the clock.

    Args:
        variant: the rules, with their options chosen.
        layout: the table, hidden cards known.
        limits: how long.
        stop: asked again and again; the search ends when it says so.
        clock: seconds that never run backwards.
        plan: the beams that are tried, one after another; after the last one it is unknown.
        proofs: whether a small game is also searched out.
    """
    return _Search(variant, layout, limits, stop, clock, plan, proofs).answer()


def is_small(terms: Terms, layout: Layout) -> bool:
    """Say whether a game is searched out besides: one pack, or at most one row to be dealt."""
    return terms.cards <= _SMALL or len(packed.rows_of(layout)) <= 1


class _Search:
    """One search under way."""

    def __init__(
        self,
        variant: Variant,
        layout: Layout,
        limits: Limits,
        stop: Stop,
        clock: Callable[[], float],
        plan: Plan,
        proofs: bool,
    ) -> None:
        self.variant = variant
        self.layout = layout
        self.limits = limits
        self.stop = stop
        self.clock = clock
        self.plan = plan
        self.proofs = proofs
        self.began = clock()
        self.nodes = 0
        self.goal = 0

    def answer(self) -> Answer:
        """Go through the ways of searching that the game allows."""
        if self.variant.is_won(self.layout):
            return self._answer(Verdict.WINNABLE)
        terms = packed.terms_of(self.variant)
        if terms is None:
            found = generic_search(self.variant, self.layout, self.over, self._count)
            if found is None:
                return self._answer(Verdict.UNKNOWN)
            return self._answer(Verdict.WINNABLE if found else Verdict.UNWINNABLE, found)
        goal = packed.goal_of(self.layout, terms.run)
        if goal is None:
            return self._answer(Verdict.UNWINNABLE)
        self.goal = goal
        return self._packed(terms)

    def _packed(self, terms: Terms) -> Answer:
        """Widen beams; a small game is searched out besides, for twice as long as the beams."""
        small = self.proofs and is_small(terms, self.layout)
        if self.proofs and not small and self._is_stuck(terms):
            return self._answer(Verdict.UNWINNABLE)
        proof = self._proof(terms, self._room(terms)) if small else None
        if proof is not None:
            found = self._prove(proof, _FIRST_STATES)
            if found is not None:
                return found
        plan = small_attempts if small and self.plan is attempts else self.plan
        for attempt in plan():
            began, before = self.clock(), self.nodes
            found = self._attempt(terms, attempt)
            if found is None and proof is not None and not self.over():
                if self.limits.nodes is None:
                    found = self._prove(proof, proof.most, until=3 * self.clock() - 2 * began)
                else:  # about as long, but counted: the same on every machine
                    states = proof.count + self.nodes - before
                    found = self._prove(proof, min(states, proof.most))
            if found is not None:
                return found
            if self.over():
                break
        return self._answer(Verdict.UNKNOWN)

    def _attempt(self, terms: Terms, attempt: Attempt) -> Answer | None:
        """Run one beam; None if it wins nothing."""
        found = rounds.run(terms, self.layout, attempt, self.over, self._count)
        return None if found is None else self._won(found, attempt.width)

    def _is_stuck(self, terms: Terms) -> bool:
        """Whether a great game is lost so plainly that a glance proves it."""
        return self._proof(terms, _GLANCE).run_on(_GLANCE) == _EXHAUSTED

    def _room(self, terms: Terms) -> int:
        """How many states an exhaustive search may hold."""
        return self.limits.megabytes * 1_000_000 // (2 * terms.columns + terms.cards + 30)

    def _proof(self, terms: Terms, most: int) -> Proof:
        proof = Proof(
            terms.columns,
            terms.run,
            terms.build,
            terms.travel,
            terms.empty,
            self.goal,
            terms.onto_empty,
            terms.cards,
            most,
        )
        proof.begin(packed.record_of(self.layout), packed.rows_of(self.layout))
        return proof

    def _prove(self, proof: Proof, states: int, until: float = math.inf) -> Answer | None:
        """Go on with an exhaustive search until it holds so many states; None if it is open."""
        stands = 0
        while not stands and proof.count < states and self.clock() < until and not self.over():
            before = proof.count
            stands = proof.run_on(_SLICE)
            self._count(proof.count - before)
        if stands == _WON:
            line = packed.moves_by_columns(self.variant, self.layout, proof.path())
            return self._won(line, 0)
        return self._answer(Verdict.UNWINNABLE) if stands == _EXHAUSTED else None

    def _won(self, moves: tuple[Move, ...], width: int) -> Answer | None:
        """The answer with a line, if the engine replays it to a win."""
        if rounds.layouts_of(self.variant, self.layout, moves) is None:
            return None
        if self.limits.shorten > 0:
            end = self.clock() + self.limits.shorten
            moves = shorten(
                self.variant, self.layout, moves, lambda: self.over() or self.clock() >= end
            )
        return self._answer(Verdict.WINNABLE, moves, width)

    def over(self) -> bool:
        """Whether a limit is reached or a stop is wished."""
        limits = self.limits
        full = limits.nodes is not None and self.nodes >= limits.nodes
        return full or self.clock() - self.began >= limits.seconds or self.stop()

    def _count(self, nodes: int) -> None:
        self.nodes += nodes

    def _answer(self, verdict: Verdict, moves: tuple[Move, ...] = (), width: int = 0) -> Answer:
        return Answer(verdict, moves, self.nodes, self.clock() - self.began, width)
