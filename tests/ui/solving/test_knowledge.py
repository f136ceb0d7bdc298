"""What is known of a game's positions outlives undo, and its three states are kept apart."""

from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.moves import OpenMove, Refusal, parse_move
from spider_qt.engine.notation import parse_position
from spider_qt.engine.session import Session
from spider_qt.solver.search import Verdict
from spider_qt.ui.solving.inquiry import Found, replayed
from spider_qt.ui.solving.knowledge import Knowledge, Standing, State, layouts_of
from tests.ui.conftest import SCHEMES, VARIANTS
from tests.ui.solving.oracle import HARMLESS, SPOIL, SPOILABLE, TWO_LEFT, TWO_MOVES


def table(text: str) -> Session:
    found = parse_position(text, VARIANTS)
    return sessions.begin(found.variant, SCHEMES["standard"], found.layout, moves=40)


def play(at: Session, *words: str) -> Session:
    for word in words:
        wish = parse_move(word)
        if isinstance(wish, OpenMove):
            wish = game.resolve(at.variant, at.layout, wish)
        result = sessions.obey(at, wish)
        assert not isinstance(result, Refusal), word
        at = result.session
    return at


def learn(knowledge: Knowledge, at: Session, verdict: Verdict, *words: str) -> None:
    line = replayed(at.variant, at.layout, words) if words else ()
    assert line is not None
    knowledge.take(Found(at.layout, verdict, line, 10.0))


def standing(knowledge: Knowledge, at: Session) -> Standing:
    knowledge.begin(at)
    knowledge.follow(at)
    return knowledge.standing(at)


def test_moves_along_a_known_way_ask_nothing() -> None:
    at, knowledge = table(TWO_LEFT), Knowledge()
    assert standing(knowledge, at) == Standing(State.LOOKING)
    learn(knowledge, at, Verdict.WINNABLE, *TWO_MOVES)
    for word in TWO_MOVES:
        assert standing(knowledge, at).state is State.WINNABLE
        assert knowledge.question(at) is None
        at = play(at, word)
    assert standing(knowledge, at).state is State.WINNABLE


def test_another_move_is_asked_about_and_undo_is_not() -> None:
    at, knowledge = table(TWO_LEFT), Knowledge()
    knowledge.begin(at)
    learn(knowledge, at, Verdict.WINNABLE, *TWO_MOVES)
    aside = play(at, "T3x1>T2")
    assert standing(knowledge, aside) == Standing(State.LOOKING, None, 40, 1)
    assert knowledge.question(aside) == aside.layout
    learn(knowledge, aside, Verdict.WINNABLE, "T2x2>T1")
    assert standing(knowledge, play(aside, "undo")).state is State.WINNABLE
    assert standing(knowledge, play(aside, "undo", "redo")).state is State.WINNABLE


def test_winnable_then_spoilt_then_undone_are_told_apart() -> None:
    """Case G6: "cannot be won" and "no longer winnable" are two things."""
    at, knowledge = table(SPOILABLE), Knowledge()
    knowledge.begin(at)
    learn(knowledge, at, Verdict.WINNABLE)
    on = play(at, HARMLESS)
    learn(knowledge, on, Verdict.WINNABLE)
    spoilt = play(on, SPOIL)
    learn(knowledge, spoilt, Verdict.UNWINNABLE)
    assert standing(knowledge, spoilt) == Standing(State.LOST, 42, 41, 1)
    assert standing(knowledge, play(spoilt, "undo")).state is State.WINNABLE


def test_what_comes_after_a_lost_position_is_lost_without_a_question() -> None:
    at, knowledge = table(SPOILABLE), Knowledge()
    knowledge.begin(at)
    learn(knowledge, at, Verdict.WINNABLE)
    spoilt = play(at, SPOIL)
    learn(knowledge, spoilt, Verdict.UNWINNABLE)
    on = play(spoilt, HARMLESS)
    assert standing(knowledge, on) == Standing(State.LOST, 41, 40, 2)
    assert knowledge.question(on) is None


def test_a_deal_that_is_proven_lost_was_never_winnable() -> None:
    at, knowledge = table(SPOILABLE), Knowledge()
    spoilt = play(at, SPOIL)
    began = sessions.begin(at.variant, at.scheme, spoilt.layout)
    knowledge.begin(began)
    learn(knowledge, began, Verdict.UNWINNABLE)
    assert standing(knowledge, play(began, HARMLESS)) == Standing(State.UNWINNABLE)


def test_unknown_is_not_lost_and_names_what_was_known() -> None:
    at, knowledge = table(SPOILABLE), Knowledge()
    knowledge.begin(at)
    learn(knowledge, at, Verdict.WINNABLE)
    on = play(at, HARMLESS)
    learn(knowledge, on, Verdict.UNKNOWN)
    assert standing(knowledge, on) == Standing(State.UNKNOWN, None, 40, 1, 10.0)
    assert knowledge.question(on) is None


def test_since_when_a_resumed_game_is_lost_is_asked_back_from_the_end() -> None:
    at, knowledge = play(table(SPOILABLE), HARMLESS, SPOIL), Knowledge()
    layouts = layouts_of(at)
    knowledge.begin(at)
    learn(knowledge, at, Verdict.UNWINNABLE)
    assert standing(knowledge, at) == Standing(State.UNWINNABLE)
    assert knowledge.question(at) == layouts[0]
    knowledge.take(Found(layouts[0], Verdict.WINNABLE, ()))
    assert standing(knowledge, at) == Standing(State.LOST, None, 40, 2)
    assert knowledge.question(at) == layouts[1]
    knowledge.take(Found(layouts[1], Verdict.WINNABLE, ()))
    assert standing(knowledge, at) == Standing(State.LOST, 42, 41, 1)
    assert knowledge.question(at) is None


def test_another_deal_is_another_thing_and_the_same_one_is_not() -> None:
    at, knowledge = table(TWO_LEFT), Knowledge()
    knowledge.begin(at)
    learn(knowledge, at, Verdict.WINNABLE, *TWO_MOVES)
    assert standing(knowledge, play(at, "T3x1>T2").restarted()).state is State.WINNABLE
    assert standing(knowledge, table(SPOILABLE)).state is State.LOOKING
    assert standing(knowledge, at).state is State.LOOKING


def test_a_line_that_the_rules_refuse_or_that_does_not_win_is_none() -> None:
    at = table(TWO_LEFT)
    assert replayed(at.variant, at.layout, ("T1x1>T2",)) is None
    assert replayed(at.variant, at.layout, TWO_MOVES[:1]) is None
    assert replayed(at.variant, at.layout, ("undo",)) is None
    assert replayed(at.variant, at.layout, ("nonsense",)) is None
    assert replayed(at.variant, at.layout, TWO_MOVES) is not None
