"""Who of the plugins is asked for a hint, and who no more."""

from dataclasses import replace

import pytest

from spider_qt.api import Hint, TableView
from spider_qt.engine import session as sessions
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session
from spider_qt.engine.spider import SpiderVariant
from spider_qt.plugins.advice import other_hint, own_hint
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.guard_sessions import GuardedProvider
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import Registry


class Adviser:
    """Would play the first legal move, or says nothing."""

    def __init__(self, id_: str, *, knows: bool = True) -> None:
        self.id = self.name = id_
        self.asked = 0
        self._knows = knows

    def hint(self, view: TableView) -> Hint | None:
        self.asked += 1
        return Hint(view.legal[0]) if self._knows else None


@pytest.fixture
def plain() -> Registry:
    return load_registry(safe=True, entry_points=())


def registry(plain: Registry, *advisers: Adviser) -> Registry:
    guarded = {
        one.id: GuardedProvider(one.id, one.name, one, Guard("test", one.id, plain.faults))
        for one in advisers
    }
    return replace(plain, hint_providers=guarded)


def played(plain: Registry, game: str = "spider") -> Session:
    variant = plain.variants["spider"].configured(1, GroupRule.CLASSIC)
    assert isinstance(variant, SpiderVariant)
    return sessions.deal(replace(variant, id=game), plain.schemes["standard"], 3)


def test_of_a_plugins_game_its_own_provider_is_asked_and_the_others_apart(plain: Registry) -> None:
    mine, yours = Adviser("mine.one"), Adviser("yours.one")
    both, session = registry(plain, yours, mine), played(plain, "mine.game")
    own = own_hint(both, session)
    assert own is not None
    assert (own.name, mine.asked, yours.asked) == ("mine.one", 1, 0)
    other = other_hint(both, session)
    assert other is not None
    assert (other.name, mine.asked, yours.asked) == ("yours.one", 1, 1)


def test_of_our_own_games_nobody_is_the_owner(plain: Registry) -> None:
    mine = Adviser("mine.one")
    assert own_hint(registry(plain, mine), played(plain)) is None
    assert mine.asked == 0


def test_the_first_that_says_something_is_heard(plain: Registry) -> None:
    every = registry(plain, Adviser("a.one", knows=False), Adviser("b.one"), Adviser("c.one"))
    found = other_hint(every, played(plain))
    assert found is not None
    assert found.name == "b.one"
    assert other_hint(registry(plain, Adviser("a.one", knows=False)), played(plain)) is None


def test_a_slow_provider_is_set_aside_after_some_patience(
    plain: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spider_qt.plugins.guard_sessions.SLOW", -1.0)
    slow = Adviser("slow.one")
    every, session = registry(plain, slow), played(plain)
    heard = [other_hint(every, session) is not None for _ in range(5)]
    assert heard == [True, True, True, False, False]
    assert slow.asked == 3
    assert [fault.error for fault in plain.faults.faults] == ["it kept the game waiting too often"]
