"""The laws of scoring schemes: what every scheme must keep so that a score can be trusted.

    from spider_qt.testing import ScoringConformance

    class TestMyScheme(ScoringConformance):
        scheme = MyScheme()

No Qt is needed. The games are Spider's, random ones with undo, redo and hints.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from spider_qt.api import Action, Score, ScoringScheme, SpiderVariant, Variant
from spider_qt.engine import session as sessions
from spider_qt.engine.scoring import described
from spider_qt.engine.scoring_lines import account_of, adds_up
from spider_qt.engine.session import Session
from spider_qt.testing.games import configurations, wander, wrong

_MOST = 999_999_999


class ScoringConformance:
    """Subclass it as ``Test…`` and give it a ``scheme``.

    Attributes:
        scheme: the scoring scheme.
        undo_restores: whether undo gives back exactly the score before the step. Say
            False for a scheme that charges for undo; then it must charge.
        variant: the game that is played.
        numbers: the deal numbers that are played.
        length: how many actions of each random game are tried.
    """

    scheme: ClassVar[ScoringScheme]
    undo_restores: ClassVar[bool] = True
    variant: ClassVar[Variant] = SpiderVariant("spider", "Spider", "SP")
    numbers: ClassVar[tuple[int, ...]] = (3, 4711)
    length: ClassVar[int] = 80

    def test_it_has_all_that_a_scheme_has(self) -> None:
        scheme = self.scheme
        missing = [one for one in ("id", "name", "start", "after") if not hasattr(scheme, one)]
        if missing:
            wrong(f"the scheme lacks {', '.join(missing)}; see spider_qt.api.ScoringScheme")
        for member in ("id", "name"):
            value = getattr(scheme, member)
            if not (isinstance(value, str) and value.strip() and value.isprintable()):
                wrong(f"{member} is {value!r}; write one line of text")

    def test_its_description_is_a_sentence_if_it_has_one(self) -> None:
        text = described(self.scheme)
        if text and not (text.isprintable() and text.rstrip().endswith((".", "!"))):
            wrong(f"description is {text!r}; write one sentence in one line, with its full stop")

    def test_a_score_is_whole_numbers_that_saves_and_positions_can_hold(self) -> None:
        for at in self._games():
            score = at.score
            if not (isinstance(score, Score) and type(score.points) is int):
                wrong(
                    f"start(), opening() and after() must return a Score of whole points: {score!r}"
                )
            if not isinstance(score.memory, tuple) or any(type(n) is not int for n in score.memory):
                wrong(f"memory may hold whole numbers only, in a tuple: {score.memory!r}")
            if not 0 <= score.points <= _MOST:
                wrong(
                    f"the score is {score.points}; positions hold 0 to {_MOST}: keep a debt in "
                    "memory if you must, and show max(0, points)"
                )

    def test_the_same_actions_give_the_same_score(self) -> None:
        for last in self._ends():
            if _again(last).score != last.score:
                wrong(
                    "the same actions give another score the second time: a scheme keeps no state "
                    "of its own and knows no clock; numbers to remember go into Score.memory"
                )

    def test_all_that_it_remembers_is_in_the_score(self) -> None:
        for last in self._ends():
            at = last.restarted()
            for entry in last.journal:
                whole = json.dumps([at.score.points, list(at.score.memory)])
                points, memory = json.loads(whole)
                saved = replace(at, score=Score(points, tuple(memory)))
                done = sessions.replay(saved, entry)
                assert isinstance(done, Session)
                at = done
            if at.score != last.score:
                wrong("a game that is saved and read back scores otherwise: use Score.memory")

    def test_undo_restores_the_score_or_charges_as_it_says(self) -> None:
        charged = False
        for last in self._ends():
            for scored in account_of(last).deeds:
                if scored.deed.action is not Action.UNDO or scored.deed.restored is None:
                    continue
                restored = scored.deed.restored.points
                charged = charged or scored.after.points != restored
                if self.undo_restores and scored.after != scored.deed.restored:
                    wrong(
                        f"undo leaves {scored.after.points} points, but {restored} stood before "
                        "the step: return deed.restored, or set undo_restores = False"
                    )
        if not self.undo_restores and not charged:
            wrong("undo_restores is False, but undo always restores the score: leave it True")

    def test_its_explanation_adds_up(self) -> None:
        explain = getattr(self.scheme, "explain", None)
        if explain is None:
            return  # the program explains it then
        for at in self._games(every=5):
            account = account_of(at)
            lines = explain(account)
            if not adds_up(lines, account):
                told = "\n".join(map(repr, lines)) if isinstance(lines, tuple) else repr(lines)
                wrong(
                    f"explain() must return a tuple of ScoreLines whose points add up to "
                    f"{account.score.points}, each with count * each == points:\n{told}"
                )

    def _games(self, every: int = 1) -> Iterator[Session]:
        for variant in configurations(self.variant):
            for number in self.numbers:
                games = wander(variant, self.scheme, number, self.length, hints=True)
                for turn, at in enumerate(games):
                    if turn % every == 0:
                        yield at

    def _ends(self) -> Iterator[Session]:
        for variant in configurations(self.variant):
            for number in self.numbers:
                *_, last = wander(variant, self.scheme, number, self.length, hints=True)
                yield last


def _again(last: Session) -> Session:
    """Play a game's journal again from a new beginning."""
    at = sessions.begin(last.variant, last.scheme, last.start, number=last.number)
    for entry in last.journal:
        done = sessions.replay(at, entry)
        assert isinstance(done, Session)
        at = done
    return at
