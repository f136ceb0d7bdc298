"""What the program itself brings keeps the laws that it asks of plugins."""

from collections.abc import Iterable
from typing import Any

import pytest

from spider_qt.builtins import spider_scoring_schemes
from spider_qt.engine.spider import SpiderVariant
from spider_qt.plugins.host import load_registry
from spider_qt.testing import ScoringConformance, ThemeConformance, VariantConformance

REGISTRY = load_registry(entry_points=())
NO_RESTORE = {"time-bonus"}


def each(objects: Iterable[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("one", list(objects), ids=lambda one: one.id)


def checks(kit: type) -> list[str]:
    return [name for name in vars(kit) if name.startswith("test_")]


class TestSpider(VariantConformance):
    """The whole kit, as an author writes it."""

    variant = SpiderVariant("spider", "Spider", "SP")
    length = 40


@each(one for one in REGISTRY.variants.values() if one.id != "spider")
def test_each_other_game_keeps_the_laws(one: Any) -> None:
    class Check(VariantConformance):
        variant = one
        numbers = (3,)
        length = 15

    for name in checks(VariantConformance):
        if "another_process" not in name:  # the shuffle is one; TestSpider tries it
            getattr(Check(), name)()


@each(spider_scoring_schemes())
def test_each_scheme_keeps_the_laws(one: Any) -> None:
    class Check(ScoringConformance):
        scheme = one
        undo_restores = one.id not in NO_RESTORE
        numbers = (3,)
        length = 50

    for name in checks(ScoringConformance):
        getattr(Check(), name)()


@pytest.mark.usefixtures("qapp")
@each((*REGISTRY.themes.values(), *REGISTRY.tables.values(), *REGISTRY.looks.values()))
def test_each_look_keeps_the_laws(one: Any) -> None:
    class Check(ThemeConformance):
        theme = one

    tried = 0
    for name in checks(ThemeConformance):
        try:
            getattr(Check(), name)()
        except pytest.skip.Exception:
            continue
        tried += 1
    assert tried >= 2
