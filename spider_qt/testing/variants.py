"""The laws of games: what every variant must keep so that table, saves and statistics work.

    from spider_qt.testing import VariantConformance

    class TestMyGame(VariantConformance):
        variant = MyGame()

No Qt is needed. Each test tries every combination of the game's options.
"""

import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

import pytest

from spider_qt.api import Card, Layout, PileKind, Refusal, StandardScoring, Step, Variant
from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import MoveError, parse_move
from spider_qt.engine.notation import Position, PositionError, format_position, parse_position
from spider_qt.engine.session import Session
from spider_qt.testing.events import events_fault
from spider_qt.testing.games import (
    NUMBERS,
    conceivable,
    configurations,
    options_text,
    wander,
    wrong,
)

_PREFIX: Final = re.compile("[A-Z]{2,4}")
_ID: Final = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9]+(-[A-Za-z0-9]+)*)?")
_SCHEME: Final = StandardScoring()

_CHILD: Final = """
import pickle, sys
variant, numbers = pickle.load(sys.stdin.buffer)
for number in numbers:
    sys.stdout.write(repr(variant.deal(number)) + "\\n")
"""


class VariantConformance:
    """Subclass it as ``Test…`` and give it a ``variant``.

    Attributes:
        variant: the game.
        numbers: the deal numbers that are played.
        length: how many actions of each random game are tried.
    """

    variant: ClassVar[Variant]
    numbers: ClassVar[tuple[int, ...]] = NUMBERS[1:2]
    length: ClassVar[int] = 60

    def test_it_has_all_that_a_variant_has(self) -> None:
        members = [name for name in dir(Variant) if not name.startswith("_")]
        missing = [name for name in members if not hasattr(self.variant, name)]
        if missing:
            wrong(
                f"the game lacks {', '.join(missing)}; see the docstrings of spider_qt.api.Variant"
            )
        variant = self.variant
        if not (isinstance(variant.id, str) and _ID.fullmatch(variant.id)):
            wrong(f"id is {variant.id!r}; write plugin-id.local-id of letters, digits and dashes")
        if not (isinstance(variant.prefix, str) and _PREFIX.fullmatch(variant.prefix)):
            wrong(f"prefix is {variant.prefix!r}; write 2 to 4 capital letters of your own")
        if not (
            isinstance(variant.name, str) and variant.name.strip() and variant.name.isprintable()
        ):
            wrong(f"name is {variant.name!r}; write one line that players can read")

    def test_each_option_can_be_chosen_and_no_other(self) -> None:
        variant = self.variant
        for suits in variant.suit_choices:
            for rule in variant.rule_choices:
                chosen = variant.configured(suits, rule)
                if (chosen.suits, chosen.rule) != (suits, rule):
                    wrong(
                        f"configured({suits}, {rule!s}) returns a game with {chosen.suits} suits, "
                        f"{chosen.rule!s} rule: return the game with the options it was given"
                    )
                if (chosen.id, chosen.prefix) != (variant.id, variant.prefix):
                    wrong("configured() changes id or prefix: both belong to the game itself")
        try:
            variant.configured(99, variant.rule_choices[0])
        except ValueError:
            return
        wrong("configured(99, …) is accepted: raise ValueError for options that are not offered")

    def test_a_deal_is_the_whole_pack(self) -> None:
        for variant in configurations(self.variant):
            pack = Counter(variant.pack())
            twice = [card.text for card, count in pack.items() if count > 1]
            if twice:
                wrong(f"pack() holds the very same card twice: {twice[0]}; copies differ in `copy`")
            for number in NUMBERS:
                layout = variant.deal(number)
                if set(layout) != set(variant.empty_layout()):
                    wrong(f"deal({number}) has other piles than empty_layout()")
                dealt = Counter(layout.cards())
                if dealt != pack:
                    lost, made = pack - dealt, dealt - pack
                    wrong(
                        f"deal({number}) of {options_text(variant)} is not the pack: "
                        f"{_cards(lost)} missing, {_cards(made)} too many"
                    )

    def test_a_number_gives_the_same_deal_and_another_number_another(self) -> None:
        for variant in configurations(self.variant):
            deals = [variant.deal(number) for number in NUMBERS]
            if deals != [variant.deal(number) for number in NUMBERS]:
                wrong("deal() gives different cards for one number: use spider_qt.api.shuffled")
            if len(set(deals)) < len(deals):
                wrong("deal() gives the same cards for different numbers: use the number")

    def test_a_number_gives_the_same_deal_in_another_process(self) -> None:
        for variant in configurations(self.variant):
            try:
                message = pickle.dumps((variant, NUMBERS))
            except (pickle.PicklingError, AttributeError, TypeError):
                pytest.skip("the game is made inside a test; put its class into a module")
            for seed in ("1", "2"):
                child = subprocess.run(  # noqa: S603 - our own lines
                    [sys.executable, "-c", _CHILD],
                    input=message,
                    capture_output=True,
                    env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": _path()},
                    check=False,
                )
                if child.returncode:
                    wrong(f"deal() fails in another process: {child.stderr.decode()[-500:]}")
                here = "".join(f"{variant.deal(number)!r}\n" for number in NUMBERS)
                if child.stdout.decode() != here:
                    wrong(
                        "deal() gives other cards in another process: do not rest on hash(), the "
                        "order of a set, or Python's random; use spider_qt.api.shuffled"
                    )

    def test_the_legal_moves_are_exactly_those_that_are_not_refused(self) -> None:
        for variant, layout in self._layouts(every=12):
            legal = variant.legal_moves(layout)
            if not isinstance(legal, tuple) or len(set(legal)) != len(legal):
                wrong("legal_moves() must be a tuple that names each move once")
            if legal != variant.legal_moves(layout):
                wrong("legal_moves() gives another order when it is asked again: keep it fixed")
            granted = {m for m in conceivable(layout) if game.refusal(variant, layout, m) is None}
            for move in sorted(granted - set(legal), key=lambda m: m.text):
                wrong(
                    f"{move.text} is not refused, but legal_moves() leaves it out; "
                    f"{options_text(variant)} at\n{layout}"
                )
            for move in sorted(set(legal) - granted, key=lambda m: m.text):
                why = game.refusal(variant, layout, move)
                reason = why.reason.value if why else "a pile that does not exist"
                wrong(f"legal_moves() names {move.text}, which is refused: {reason}")

    def test_every_refusal_says_which_rule_in_a_sentence(self) -> None:
        from spider_qt.text.refusals import missing, refusal_sentence

        for variant, layout in self._layouts(every=30):
            for move in conceivable(layout):
                refused = game.refusal(variant, layout, move)
                if refused is None:
                    continue
                try:
                    sentence = refusal_sentence(refused).english
                except Exception as error:  # whatever an odd refusal leads to
                    wrong(f"the refusal of {move.text} has no sentence: {error!r}")
                lacks = ", ".join(missing(refused))
                if not sentence.strip() or lacks:
                    wrong(
                        f"the refusal of {move.text} ({refused.reason.value}) has no sentence: "
                        f"give it {lacks or 'words'}, or words of your own as detail"
                    )

    def test_a_step_keeps_every_card_and_tells_what_happened(self) -> None:
        for variant, layout in self._layouts(every=6):
            for move in variant.legal_moves(layout)[:12]:
                step = variant.perform(layout, move)
                if not isinstance(step, Step) or step.move != move or step.before != layout:
                    wrong(f"perform({move.text}) must return Step(move, layout, after, events)")
                if Counter(step.after.cards()) != Counter(layout.cards()):
                    wrong(f"perform({move.text}) loses or makes cards")
                if set(step.after) != set(layout):
                    wrong(f"perform({move.text}) adds or drops piles")
                fault = events_fault(step)
                if fault:
                    wrong(f"the events of {move.text} do not tell what it did: {fault}")
                if step != variant.perform(layout, move):
                    wrong(f"perform({move.text}) does not do the same twice: keep no state")

    def test_undo_redo_and_the_journal_bring_back_every_state(self) -> None:
        for variant in configurations(self.variant):
            for number in self.numbers:
                last = None
                for at in wander(variant, _SCHEME, number, self.length):
                    last = at
                    self._check_way_back(at)
                if last is not None:
                    self._check_journal(last)

    def test_positions_are_read_back_as_they_were_written(self) -> None:
        for variant, layout in self._layouts(every=12):
            text = format_position(Position(variant, layout))
            try:
                read = parse_position(text, {variant.id: self.variant})
            except PositionError as error:
                wrong(f"a position of the game cannot be read back: {error}\n{text}")
            again = format_position(read)
            if again != text:
                wrong(f"a position reads back as another:\n{text}\nbecomes\n{again}")
            lies, found = _looks(layout), _looks(read.layout)
            for pile in (pile for pile in lies if lies[pile] != found.get(pile)):
                wrong(
                    f"{pile} is read back otherwise than it lay: {found.get(pile)!r} for "
                    f"{lies[pile]!r}; what a position cannot say is lost when a game is shared"
                )

    def test_moves_are_read_back_as_they_were_written(self) -> None:
        for variant, layout in self._layouts(every=12):
            for move in variant.legal_moves(layout):
                try:
                    read = parse_move(move.text)
                except MoveError as error:
                    wrong(f"a move cannot be read back: {error}; piles count from place 0")
                if read != move:
                    wrong(f"{move!r} is written {move.text}, which reads {read!r}")

    def test_a_table_is_won_or_not(self) -> None:
        for variant, layout in self._layouts(every=20):
            if not isinstance(variant.is_won(layout), bool):
                wrong("is_won() must answer True or False")
        for variant in configurations(self.variant):
            if variant.is_won(variant.deal(3)):
                wrong("a fresh deal is already won")

    def _layouts(self, every: int) -> Iterator[tuple[Variant, Layout]]:
        """Yield tables of random games: the first, and one of each ``every`` after it."""
        for variant in configurations(self.variant):
            for number in self.numbers:
                for turn, at in enumerate(wander(variant, _SCHEME, number, self.length)):
                    if turn % every == 0:
                        yield variant, at.layout

    def _check_way_back(self, at: Session) -> None:
        undone = at.undo()
        if isinstance(undone, Refusal):
            return
        redone = undone.session.redo()
        if isinstance(redone, Refusal):
            wrong(f"a step cannot be played again after undo: {redone.reason.value}")
        if (redone.session.layout, redone.session.score) != (at.layout, at.score):
            wrong("undo and redo lead to another table: perform() must not depend on the past")
        if hash(redone.session.layout) != hash(at.layout):
            wrong("equal tables have different hashes: use spider_qt.api.Layout as it is")

    def _check_journal(self, last: Session) -> None:
        again: Session | Refusal = last.restarted()
        for entry in last.journal:
            if isinstance(again, Refusal):
                wrong(f"the journal of a game cannot be played again: {again.reason.value}")
            again = sessions.replay(again, entry)
        if again != last:
            wrong("the journal of a game leads to another table than the game did")


def _cards(cards: "Counter[Card]") -> str:
    texts = [card.text for card in cards]
    return f"{len(texts)} ({' '.join(texts[:5])})" if texts else "none"


def _looks(layout: Layout) -> dict[str, tuple[str, int]]:
    """Return what each pile shows: cards without their copies, and how many are hidden."""
    return {
        pile.text: (" ".join(card.text for card in cards.cards), cards.face_down)
        for pile, cards in layout.items()
        if pile.kind is not PileKind.FOUNDATION  # finished runs are read back in their order
    }


def _path() -> str:
    """The import path of this process, for a child."""
    return os.pathsep.join(entry for entry in sys.path if entry)
