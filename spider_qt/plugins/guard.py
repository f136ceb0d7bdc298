"""A guard around the objects of plugins: a broken rule costs an answer, not the game.

Every call into a third-party object goes through a wrapper that implements the same
protocol. If the object raises, exits or answers with the wrong kind of value, the
wrapper gives the answer that changes nothing, and notes the fault once for display.
KeyboardInterrupt alone passes: it is the player's.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from spider_qt.api import (
    Account,
    BrokenRuleError,
    Card,
    CardTheme,
    Deed,
    GroupRule,
    Layout,
    Move,
    PictureFile,
    PileId,
    Rank,
    Reason,
    Refusal,
    Score,
    ScoreLine,
    ScoringScheme,
    Step,
    Suit,
    TableForm,
    TableTheme,
    Variant,
)
from spider_qt.engine.scoring import described, opening_score
from spider_qt.engine.scoring_lines import adds_up, generic_lines
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.checks import check_variant
from spider_qt.plugins.faults import Fault
from spider_qt.plugins.guard_steps import are_moves, is_step

_MOST_POINTS: Final = 10**12
"""What the statistics can hold and a window can show, with room to spare."""


@dataclass(frozen=True)
class GuardedVariant:
    """A game whose rules cannot break the program; ``around`` makes one.

    Equal to another with the same id and options, without asking the plugin.
    """

    id: str
    name: str
    prefix: str
    suits: int
    rule: GroupRule
    suit_choices: tuple[int, ...]
    rule_choices: tuple[GroupRule, ...]
    inner: Variant = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)
    group: str = field(default="", compare=False)
    difficulty: int = field(default=0, compare=False)
    minutes: int = field(default=0, compare=False)

    @classmethod
    def around(cls, variant: Variant, guard: Guard) -> "GuardedVariant":
        """Wrap a checked game; its properties are read now, and never again."""
        return cls(
            variant.id,
            variant.name,
            variant.prefix,
            variant.suits,
            variant.rule,
            variant.suit_choices,
            variant.rule_choices,
            variant,
            guard,
            **about_game(variant),
        )

    def configured(self, suits: int, rule: GroupRule) -> "GuardedVariant":
        """Return the same game with these options, guarded too.

        Raises:
            ValueError: if the game is not played with them, or fails to say so.
        """

        def choose() -> Variant | ValueError:
            try:
                return self.inner.configured(suits, rule)
            except ValueError as refused:
                return refused

        def is_game(found: object) -> bool:
            if not isinstance(found, ValueError):
                check_variant(cast("Variant", found))  # raises what the fault then says
            return True

        chosen = self.guard.ask("configured", choose, is_game)
        if isinstance(chosen, Fault):
            raise ValueError(chosen.sentence.english)
        if isinstance(chosen, ValueError):
            raise chosen
        after = GuardedVariant.around(chosen, self.guard)
        if (after.id, after.prefix, after.suits, after.rule) != (
            self.id,
            self.prefix,
            suits,
            rule,
        ):
            fault = self.guard.note("configured", "it returned a game with other options")
            raise ValueError(fault.sentence.english)
        return after

    def pack(self) -> tuple[Card, ...]:
        """Return the pack; no cards if the rule is broken."""
        cards = self.guard.ask("pack", lambda: self.inner.pack(), _is_pack)
        return () if isinstance(cards, Fault) else cards

    def empty_layout(self) -> Layout:
        """Return the empty piles; no piles if the rule is broken."""
        layout = self.guard.ask("empty_layout", lambda: self.inner.empty_layout(), _is_layout)
        return Layout({}) if isinstance(layout, Fault) else layout

    def deal(self, number: int) -> Layout:
        """Return the deal; the empty layout if it lacks a card of the pack, or fails."""
        pack = Counter(self.pack())

        def is_whole(layout: object) -> bool:
            return isinstance(layout, Layout) and Counter(layout.cards()) == pack

        layout = self.guard.ask("deal", lambda: self.inner.deal(number), is_whole)
        return self.empty_layout() if isinstance(layout, Fault) else layout

    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        """Return the rule's answer; refused as broken if it is."""
        answer = self.guard.ask(
            "lift_refusal", lambda: self.inner.lift_refusal(layout, source, count), _is_refusal
        )
        return self._broken(answer) if isinstance(answer, Fault) else answer

    def drop_refusal(
        self, layout: Layout, source: PileId, count: int, target: PileId
    ) -> Refusal | None:
        """Return the rule's answer; refused as broken if it is."""
        answer = self.guard.ask(
            "drop_refusal",
            lambda: self.inner.drop_refusal(layout, source, count, target),
            _is_refusal,
        )
        return self._broken(answer) if isinstance(answer, Fault) else answer

    def deal_refusal(self, layout: Layout) -> Refusal | None:
        """Return the rule's answer; refused as broken if it is."""
        answer = self.guard.ask(
            "deal_refusal", lambda: self.inner.deal_refusal(layout), _is_refusal
        )
        return self._broken(answer) if isinstance(answer, Fault) else answer

    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        """Return the legal moves; none if the rule is broken."""
        moves = self.guard.ask(
            "legal_moves",
            lambda: self.inner.legal_moves(layout),
            lambda found: are_moves(found, layout),
        )
        return () if isinstance(moves, Fault) else moves

    def perform(self, layout: Layout, move: Move) -> Step:
        """Return the step of a legal move.

        Raises:
            BrokenRuleError: if the rule is broken; ``game.apply`` makes it a refusal.
        """
        step = self.guard.ask(
            "perform",
            lambda: self.inner.perform(layout, move),
            lambda found: is_step(found, layout, move),
        )
        if isinstance(step, Fault):
            raise BrokenRuleError(self._broken(step))
        return step

    def is_won(self, layout: Layout) -> bool:
        """Whether the game is won; not if the rule is broken."""
        won = self.guard.ask("is_won", lambda: self.inner.is_won(layout), _is_bool)
        return False if isinstance(won, Fault) else won

    def _broken(self, fault: Fault) -> Refusal:
        detail = f"{self.name} ({fault.plugin}: {fault.error})"
        return Refusal(Reason.RULE_BROKEN, detail=detail)


@dataclass(frozen=True)
class GuardedScheme:
    """A scoring scheme that cannot break the program; a broken one leaves the score."""

    id: str
    name: str
    inner: ScoringScheme = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)

    def start(self, variant: Variant) -> Score:
        """Return the score at the deal; 0 if the scheme is broken."""
        score = self.guard.ask("start", lambda: self.inner.start(variant), _is_score)
        return Score(0) if isinstance(score, Fault) else score

    def after(self, score: Score, deed: Deed) -> Score:
        """Return the next score; the old one if the scheme is broken."""
        new = self.guard.ask("after", lambda: self.inner.after(score, deed), _is_score)
        return score if isinstance(new, Fault) else new

    @property
    def description(self) -> str:
        """What it rewards; nothing if the scheme does not say, or is broken."""
        text = self.guard.ask("description", lambda: described(self.inner), _is_line)
        return "" if isinstance(text, Fault) else text

    def opening(self, variant: Variant, layout: Layout) -> Score:
        """Return the score of a first layout; 0 if the scheme is broken."""
        score = self.guard.ask(
            "opening", lambda: opening_score(self.inner, variant, layout), _is_score
        )
        return Score(0) if isinstance(score, Fault) else score

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Return the scheme's own lines; general ones if it has none, or they are wrong."""

        def told() -> tuple[ScoreLine, ...]:
            explain = getattr(self.inner, "explain", None)  # which may load the plugin
            lines = generic_lines if explain is None else explain
            return cast("tuple[ScoreLine, ...]", lines(account))

        lines = self.guard.ask("explain", told, lambda found: adds_up(found, account))
        return generic_lines(account) if isinstance(lines, Fault) else lines


@dataclass(frozen=True)
class GuardedTheme:
    """A card theme that cannot break the program; a broken part is the default's."""

    id: str
    name: str
    inner: CardTheme = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Return the face; None, which is the default's face, if that fails."""
        svg = self.guard.ask("face_svg", lambda: self.inner.face_svg(suit, rank), _is_svg)
        return None if isinstance(svg, Fault) else svg

    def back_svg(self) -> bytes | None:
        """Return the back; None, which is the default's back, if that fails."""
        svg = self.guard.ask("back_svg", lambda: self.inner.back_svg(), _is_svg)
        return None if isinstance(svg, Fault) else svg


@dataclass(frozen=True)
class GuardedFile:
    """A picture file of a plugin; what cannot be read is no picture, which is a fault."""

    inner: PictureFile = field(compare=False, repr=False)
    guard: Guard = field(compare=False, repr=False)

    def read_bytes(self) -> bytes:
        """Return what it holds; nothing if it cannot be read."""
        found = self.guard.ask("tile", lambda: self.inner.read_bytes(), _is_bytes)
        return b"" if isinstance(found, Fault) else found


def guarded_table(table: TableTheme, guard: Guard) -> TableTheme:
    """Return a table whose tiles cannot break the program; the rest of it is plain data."""

    def guarded(form: TableForm) -> TableForm:
        tile = form.tile
        return form if tile is None else replace(form, tile=GuardedFile(tile, guard))

    return replace(table, light=guarded(table.light), dark=guarded(table.dark))


def about_game(variant: Variant) -> dict[str, Any]:
    """What a game may tell for the menus beside its protocol, where it has the right form."""
    found = {name: getattr(variant, name, None) for name in ("group", "difficulty", "minutes")}
    return {
        name: value
        for name, value in found.items()
        if type(value) is (str if name == "group" else int)
    }


def _is_pack(found: object) -> bool:
    return isinstance(found, tuple) and all(isinstance(card, Card) for card in found)


def _is_layout(found: object) -> bool:
    return isinstance(found, Layout)


def _is_refusal(found: object) -> bool:
    return found is None or (isinstance(found, Refusal) and isinstance(found.reason, Reason))


def _is_bool(found: object) -> bool:
    return isinstance(found, bool)


def _is_line(found: object) -> bool:
    return isinstance(found, str) and (not found or found.isprintable())


def _is_score(found: object) -> bool:
    return (
        isinstance(found, Score)
        and isinstance(found.points, int)
        and -_MOST_POINTS <= found.points <= _MOST_POINTS
        and isinstance(found.memory, tuple)
        and all(isinstance(number, int) for number in found.memory)
    )


def _is_bytes(found: object) -> bool:
    return isinstance(found, bytes)


def _is_svg(found: object) -> bool:
    return found is None or isinstance(found, bytes)
