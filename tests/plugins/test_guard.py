"""A plugin that breaks while the game runs costs an answer, and is told once."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spider_qt.api import (
    STOCK,
    Action,
    CardsMoved,
    CardTheme,
    CardTurned,
    ColumnRefilled,
    DealMove,
    Deed,
    FolderCardTheme,
    GroupRule,
    Layout,
    Pile,
    PileId,
    PileKind,
    Rank,
    Reason,
    Refusal,
    RowDealt,
    RunMove,
    Score,
    ScoringScheme,
    SpiderVariant,
    StandardScoring,
    Suit,
    Variant,
)
from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import Fault, FaultLog
from spider_qt.plugins.guard import GuardedScheme, GuardedTheme, GuardedVariant
from spider_qt.text.refusals import refusal_sentence

SPIDER = SpiderVariant("odd.spider", "Odd Spider", "OD")
LAYOUT = SPIDER.deal(3)
T1, T2 = PileId(PileKind.TABLEAU, 0), PileId(PileKind.TABLEAU, 1)
NOWHERE = PileId(PileKind.CELL, 7)
EXIT = SystemExit("gone")

# What a plugin without types may give.
UNTYPED: Any = None
FRACTION: Any = 1.5
WORDS: Any = ("a",)


class Odd:
    """A game, scheme or theme of which one member does something else."""

    def __init__(self, real: object, member: str, instead: Callable[..., object]) -> None:
        self._real = real
        setattr(self, member, instead)

    def __getattr__(self, name: str) -> object:
        return getattr(self._real, name)


def raising(error: BaseException) -> Callable[..., object]:
    """A method that raises."""

    def method(*arguments: object) -> object:
        del arguments
        raise error

    return method


def giving(answer: object) -> Callable[..., object]:
    """A method that answers anything."""

    def method(*arguments: object) -> object:
        del arguments
        return answer

    return method


@pytest.fixture
def log() -> FaultLog:
    return FaultLog()


def odd_game(log: FaultLog, member: str, instead: Callable[..., object]) -> GuardedVariant:
    odd: Any = Odd(SPIDER, member, instead)
    return GuardedVariant.around(odd, Guard("odd", SPIDER.id, log))


ERRORS = [ValueError("no"), EXIT, RecursionError("deep"), GeneratorExit(), BaseException("base")]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_rule_that_raises_refuses_the_move_and_names_plugin_and_error(
    error: BaseException, log: FaultLog
) -> None:
    variant = odd_game(log, "lift_refusal", raising(error))
    refused = variant.lift_refusal(LAYOUT, T1, 1)
    assert refused is not None
    assert refused.reason is Reason.RULE_BROKEN
    assert "odd: " in refused.detail
    assert type(error).__name__ in refused.detail
    assert type(error).__name__ in refusal_sentence(refused).english


def test_the_player_may_interrupt_a_rule(log: FaultLog) -> None:
    variant = odd_game(log, "legal_moves", raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        variant.legal_moves(LAYOUT)
    assert log.faults == ()


ANSWERS = [
    ("lift_refusal", lambda v: v.lift_refusal(LAYOUT, T1, 1), Reason.RULE_BROKEN),
    ("drop_refusal", lambda v: v.drop_refusal(LAYOUT, T1, 1, T2), Reason.RULE_BROKEN),
    ("deal_refusal", lambda v: v.deal_refusal(LAYOUT), Reason.RULE_BROKEN),
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), ()),
    ("is_won", lambda v: v.is_won(LAYOUT), False),
    ("pack", lambda v: v.pack(), ()),
    ("empty_layout", lambda v: v.empty_layout(), Layout({})),
    ("deal", lambda v: v.deal(3), SPIDER.empty_layout()),
]


@pytest.mark.parametrize("instead", [raising(EXIT), giving("nonsense")], ids=["raises", "nonsense"])
@pytest.mark.parametrize(("member", "ask", "safe"), ANSWERS, ids=[one[0] for one in ANSWERS])
def test_a_broken_rule_gives_the_answer_that_changes_nothing(
    member: str,
    ask: Callable[[Variant], object],
    safe: object,
    instead: Callable[..., object],
    log: FaultLog,
) -> None:
    answer = ask(odd_game(log, member, instead))
    if isinstance(answer, Refusal):
        answer = answer.reason
    assert answer == safe
    assert [(one.plugin, one.owner, one.member) for one in log.faults] == [
        ("odd", "odd.spider", member)
    ]


SHORT = LAYOUT.replace({T1: Pile()})
STEP = SPIDER.perform(LAYOUT, DealMove())
UNFIT = [
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), ["T1>T2"], ()),
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), [DealMove()], ()),
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), (RunMove(T1, 1, NOWHERE),), ()),
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), (RunMove(UNTYPED, 1, T1),), ()),
    ("legal_moves", lambda v: v.legal_moves(LAYOUT), (RunMove(T1, UNTYPED, T2),), ()),
    ("lift_refusal", lambda v: v.lift_refusal(LAYOUT, T1, 1), False, Reason.RULE_BROKEN),
    ("is_won", lambda v: v.is_won(LAYOUT), None, False),
    ("deal", lambda v: v.deal(3), SHORT, SPIDER.empty_layout()),
    ("pack", lambda v: v.pack(), ("AS",), ()),
]


@pytest.mark.parametrize(("member", "ask", "wrong", "safe"), UNFIT)
def test_an_answer_of_the_wrong_kind_is_a_broken_rule_too(
    member: str, ask: Callable[[Variant], object], wrong: object, safe: object, log: FaultLog
) -> None:
    answer = ask(odd_game(log, member, giving(wrong)))
    assert (answer.reason if isinstance(answer, Refusal) else answer) == safe
    assert "cannot be used" in log.faults[0].error


STEPS = [
    raising(EXIT),
    giving(None),
    giving(LAYOUT),
    giving(SPIDER.perform(LAYOUT, SPIDER.legal_moves(LAYOUT)[0])),
    giving(replace(STEP, before=STEP.after)),
    giving(replace(STEP, after=Layout({STOCK: Pile()}))),
    giving(replace(STEP, events=UNTYPED)),
    giving(replace(STEP, events=WORDS)),
    giving(replace(STEP, events=(CardsMoved(T1, T2, ()),))),
    giving(replace(STEP, events=(CardsMoved(T1, UNTYPED, LAYOUT[T1].taken(1)),))),
    giving(replace(STEP, events=(CardTurned(UNTYPED, LAYOUT[T1].cards[0]),))),
    giving(replace(STEP, events=(RowDealt(((T1, UNTYPED),)),))),
    giving(replace(STEP, events=(ColumnRefilled(T1, UNTYPED),))),
    giving(replace(STEP, after=STEP.after.replace({T1: UNTYPED}))),
]


@pytest.mark.parametrize("instead", STEPS)
def test_a_move_that_a_plugin_fails_to_perform_is_refused_and_noted(
    instead: Callable[..., object], log: FaultLog
) -> None:
    variant = odd_game(log, "perform", instead)
    before = session.deal(variant, StandardScoring(), 3)
    refused = before.play(DealMove())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.RULE_BROKEN
    assert [one.member for one in log.faults] == ["perform"]
    for column in LAYOUT.columns:
        assert best_move(variant, LAYOUT, column, 1) == best_move(SPIDER, LAYOUT, column, 1)


def test_a_step_that_loses_cards_is_refused_without_a_fault_of_its_own(log: FaultLog) -> None:
    lost = replace(STEP, after=STEP.after.replace({STOCK: Pile()}))
    refused = game.apply(odd_game(log, "perform", giving(lost)), LAYOUT, DealMove())
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.RULE_BROKEN


def test_a_game_without_faults_is_played_as_if_it_were_not_guarded(log: FaultLog) -> None:
    variant = GuardedVariant.around(SPIDER, Guard("odd", SPIDER.id, log))
    assert isinstance(variant, Variant)
    assert variant.deal(3) == LAYOUT
    assert (variant.pack(), variant.empty_layout()) == (SPIDER.pack(), SPIDER.empty_layout())
    assert variant.legal_moves(LAYOUT) == SPIDER.legal_moves(LAYOUT)
    for move in (*SPIDER.legal_moves(LAYOUT), RunMove(T1, 3, T2), RunMove(T1, 1, STOCK)):
        assert game.refusal(variant, LAYOUT, move) == game.refusal(SPIDER, LAYOUT, move)
        assert game.apply(variant, LAYOUT, move) == game.apply(SPIDER, LAYOUT, move)
    assert variant.is_won(LAYOUT) is False
    assert log.faults == ()


def test_a_configured_game_stays_guarded(log: FaultLog) -> None:
    variant = GuardedVariant.around(SPIDER, Guard("odd", SPIDER.id, log))
    chosen: Variant = variant.configured(2, GroupRule.RELAXED)
    assert isinstance(chosen, GuardedVariant)
    assert (chosen.suits, chosen.rule) == (2, GroupRule.RELAXED)
    assert chosen != variant
    assert chosen.configured(4, GroupRule.CLASSIC) == variant


def test_options_that_a_game_does_not_offer_are_no_fault(log: FaultLog) -> None:
    real = replace(SPIDER, rule_choices=(GroupRule.CLASSIC,))
    variant = GuardedVariant.around(real, Guard("odd", SPIDER.id, log))
    with pytest.raises(ValueError, match="not played with the relaxed rule"):
        variant.configured(4, GroupRule.RELAXED)
    assert log.faults == ()


CONFIGURED = [
    raising(EXIT),
    giving(None),
    giving(SPIDER),
    giving(replace(SPIDER, id="other.spider")),
]


@pytest.mark.parametrize("instead", CONFIGURED)
def test_options_that_break_a_game_are_refused_like_wrong_ones(
    instead: Callable[..., object], log: FaultLog
) -> None:
    variant = odd_game(log, "configured", instead)
    with pytest.raises(ValueError, match="The plugin odd is broken: configured of odd"):
        variant.configured(1, GroupRule.CLASSIC)
    assert [one.member for one in log.faults] == ["configured"]


def test_the_player_may_interrupt_the_choice_of_options(log: FaultLog) -> None:
    variant = odd_game(log, "configured", raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        variant.configured(1, GroupRule.CLASSIC)


def test_a_fault_is_noted_and_told_once_however_often_it_happens(log: FaultLog) -> None:
    told: list[Fault] = []
    log.listen(told.append)
    variant = odd_game(log, "is_won", raising(EXIT))
    for _ in range(3):
        variant.is_won(LAYOUT)
    assert told == list(log.faults)
    assert told == [Fault("odd", "odd.spider", "is_won", "SystemExit: gone")]
    said = told[0].sentence.english
    assert said.startswith("The plugin odd is broken: is_won of odd.spider failed (SystemExit")


def odd_scheme(log: FaultLog, member: str, instead: Callable[..., object]) -> GuardedScheme:
    odd: Any = Odd(StandardScoring("odd.points"), member, instead)
    return GuardedScheme("odd.points", "Odd points", odd, Guard("odd", "odd.points", log))


WRONG_SCORES = [
    raising(EXIT),
    giving(7),
    giving(None),
    giving(Score(FRACTION)),
    giving(Score(10**5000)),
    giving(Score(-(10**20))),
    giving(Score(1, UNTYPED)),
    giving(Score(1, WORDS)),
]


@pytest.mark.parametrize("instead", WRONG_SCORES)
def test_a_broken_scheme_leaves_the_score_as_it_was(
    instead: Callable[..., object], log: FaultLog
) -> None:
    scheme = odd_scheme(log, "after", instead)
    assert isinstance(scheme, ScoringScheme)
    assert scheme.start(SPIDER) == Score(500)
    assert scheme.after(Score(470), Deed(Action.PLAY, STEP)) == Score(470)
    assert [one.member for one in log.faults] == ["after"]


def test_a_scheme_that_cannot_begin_begins_at_nothing(log: FaultLog) -> None:
    assert odd_scheme(log, "start", raising(EXIT)).start(SPIDER) == Score(0)


@pytest.mark.parametrize("instead", [raising(EXIT), giving("<svg/>")])
def test_a_theme_that_breaks_leaves_its_part_to_the_default(
    instead: Callable[..., object], log: FaultLog, tmp_path: Path
) -> None:
    (tmp_path / "back.svg").write_bytes(b"<svg/>")
    real = FolderCardTheme("odd.faces", "Odd faces", tmp_path)
    odd: Any = Odd(real, "face_svg", instead)
    theme = GuardedTheme("odd.faces", "Odd faces", odd, Guard("odd", "odd.faces", log))
    assert isinstance(theme, CardTheme)
    assert theme.face_svg(Suit.CLUBS, Rank.TWO) is None
    assert theme.back_svg() == b"<svg/>"
    odd = Odd(real, "back_svg", instead)
    theme = GuardedTheme("odd.faces", "Odd faces", odd, Guard("odd", "odd.faces", log))
    assert theme.back_svg() is None
    assert theme.face_svg(Suit.CLUBS, Rank.TWO) is None
    assert [one.member for one in log.faults] == ["face_svg", "back_svg"]
