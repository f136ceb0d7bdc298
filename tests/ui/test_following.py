"""Observers are told what happens in a game, in order, and can neither change nor stop it."""

from dataclasses import replace
from typing import Any

import pytest

from spider_qt.api import FactKind, GroupRule, SessionFact
from spider_qt.engine.session import Session
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard_sessions import GuardedObserver
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import Registry
from spider_qt.ui.controller import GameController
from spider_qt.ui.following import follow_sessions
from spider_qt.ui.messages import NewGameWish, Parting

NEW = NewGameWish("spider", 1, GroupRule.CLASSIC, 3)


class Paper:
    """A journal that takes everything."""

    def begin(self, session: Session, started: str = "") -> None:
        """Take it."""

    def keep(self, session: Session) -> None:
        """Take it, too."""


class Host:
    """Knows the registry of now."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry


class Listener:
    """Remembers what it was told, or breaks."""

    id = "test.listener"
    name = "Listener"

    def __init__(self, error: BaseException | None = None) -> None:
        self.facts: list[SessionFact] = []
        self._error = error

    def told(self, fact: SessionFact) -> None:
        self.facts.append(fact)
        if self._error is not None:
            raise self._error


def follow(*listeners: Listener) -> tuple[GameController, FaultLog]:
    """A controller whose games these listeners follow, each under guard."""
    registry = load_registry(entry_points=[])
    log = registry.faults
    observers: dict[str, Any] = {
        str(number): GuardedObserver(one.id, one.name, one, Guard("test", str(number), log))
        for number, one in enumerate(listeners)
    }
    controller = GameController(registry, Paper())
    follow_sessions(controller, Host(replace(registry, observers=observers)))
    return controller, log


def test_every_fact_is_told_after_it_holds() -> None:
    listener = Listener()
    controller, log = follow(listener)
    controller.new_game(NEW)
    controller.request_deal()
    controller.undo()
    controller.redo()
    controller.new_game(NEW, parting=Parting.GIVEN_UP)
    kinds = [fact.kind for fact in listener.facts]
    assert kinds == [
        FactKind.STARTED,
        FactKind.STEP,
        FactKind.UNDONE,
        FactKind.REDONE,
        FactKind.ENDED,
        FactKind.STARTED,
    ]
    start, step, undone, redone, ended, _ = listener.facts
    assert step.move is not None
    assert step.move == undone.move == redone.move
    assert (start.moves, step.moves, undone.moves, redone.moves) == (0, 1, 0, 1)
    assert start.view == undone.view
    assert step.view == redone.view == ended.view
    assert not ended.won
    assert log.faults == ()


def test_nobody_is_told_of_what_was_refused() -> None:
    listener = Listener()
    controller, _ = follow(listener)
    controller.new_game(NEW)
    controller.undo()
    assert [fact.kind for fact in listener.facts] == [FactKind.STARTED]


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(3), RecursionError()])
def test_a_broken_observer_is_set_aside_and_the_game_and_the_others_go_on(
    error: BaseException,
) -> None:
    broken, well = Listener(error), Listener()
    controller, log = follow(broken, well)
    controller.new_game(NEW)
    controller.request_deal()
    assert controller.session.moves == 1
    assert len(broken.facts) == 1
    assert len(well.facts) == 2
    assert [fault.owner for fault in log.faults] == ["0"]


def test_a_slow_observer_is_set_aside_after_some_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spider_qt.plugins.guard_sessions.SLOW", -1.0)
    slow = Listener()
    controller, log = follow(slow)
    controller.new_game(NEW)
    for _ in range(4):
        controller.request_deal()
    assert len(slow.facts) == 3
    assert [fault.error for fault in log.faults] == ["it kept the game waiting too often"]
