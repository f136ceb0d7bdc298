"""What a manifest declares is not imported before it is used, and then checked as anything."""

import json
import sys
from pathlib import Path

import pytest

from spider_qt.api import DealMove, Hint, SpiderVariant, StandardScoring, view_of
from spider_qt.engine import session
from spider_qt.plugins.host import PluginHost, load_registry
from spider_qt.plugins.registry import PluginState
from tests.plugins.packing import manifest
from tests.plugins.shelf import GAME, SCHEME, THEME, Shelf, info, reason

DECLARED = """
[[variants]]
id = "late.game"
name = "Game of late"
prefix = "LATE"
group = "big"
difficulty = 4
minutes = 15
[[scoring]]
id = "late.points"
name = "Points of late"
description = "Counts."
[[cards]]
id = "late.faces"
name = "Faces of late"
"""

LOOKS = """
FORM = TableForm(*["#102030"] * 8)
@hookimpl
def spider_table_themes(): return [TableTheme("late.table", "Table", FORM, FORM)]
@hookimpl
def spider_themes():
    form = ThemeForm("late.table", "classic", "classic")
    return [Theme("late.theme", "Theme", form, form)]
"""

OBSERVER = """
TOLD = []
class Follower:
    id, name = "late.watch", "Watch"
    def told(self, fact): TOLD.append(fact)
    def hint(self, view): return Hint(view.legal[0], "the first")
@hookimpl
def spider_session_observers(): return [Follower()]
@hookimpl
def spider_hint_providers(): return [Follower()]
"""


def late(shelf: Shelf, code: str, declared: str) -> None:
    """Put a plugin that declares what it gives."""
    shelf.put("late", code, manifest=manifest("late") + declared)


def test_a_declared_plugin_is_listed_whole_and_not_imported(shelf: Shelf) -> None:
    late(shelf, GAME + SCHEME + THEME, DECLARED)
    registry = shelf.load()
    about = info(registry, "late")
    assert about.state is PluginState.ENABLED
    assert not about.loaded
    assert about.gives["variants"] == ("late.game",)
    assert about.names["late.points"] == "Points of late"
    variant = registry.variants["late.game"]
    assert (variant.name, variant.prefix, variant.suit_choices) == (
        "Game of late",
        "LATE",
        (1, 2, 4),
    )
    assert getattr(variant, "difficulty", 0) == 4
    assert getattr(registry.schemes["late.points"], "description", "") == "Counts."
    assert "plug_late" not in sys.modules


def test_it_is_imported_as_it_is_used_and_plays_like_any_other(shelf: Shelf) -> None:
    late(shelf, GAME + SCHEME + THEME, DECLARED)
    host = PluginHost()
    registry = host.registry
    variant = registry.variants["late.game"].configured(2, registry.variants["late.game"].rule)
    game = session.deal(variant, registry.schemes["late.points"], 3)
    assert "plug_late" in sys.modules
    advance = game.play(variant.legal_moves(game.layout)[0])
    assert isinstance(advance, session.Advance)
    assert advance.session.score.points == 499
    assert registry.themes["late.faces"].back_svg() is None
    assert registry.faults.faults == ()
    assert info(host.registry, "late").loaded


def test_declared_tables_and_themes_come_when_they_are_looked_at(shelf: Shelf) -> None:
    gives = '[[tables]]\nid = "late.table"\nname = "Table"\n'
    gives += '[[themes]]\nid = "late.theme"\nname = "Theme"\n'
    late(shelf, LOOKS, gives)
    registry = shelf.load()
    assert len(registry.tables) >= 1
    assert "plug_late" not in sys.modules
    assert registry.tables["late.table"].light.top == "#102030"
    assert registry.looks["late.theme"].dark.table == "late.table"
    assert "late.table" in registry.tables


def test_a_declared_table_of_a_broken_plugin_is_not_there(shelf: Shelf) -> None:
    late(shelf, "raise ValueError('no')", '[[tables]]\nid = "late.table"\nname = "Table"\n')
    registry = shelf.load()
    assert "late.table" not in registry.tables
    assert [*registry.tables.values()] == [registry.tables[key] for key in registry.tables]
    assert "ValueError: no" in registry.faults.faults[0].error


BROKEN = (
    ("raise ValueError('no')", "ValueError: no"),
    ("raise SystemExit(3)", "SystemExit: 3"),
    (GAME.replace("{id}.game", "{id}.other"), "does not give"),
    (GAME.replace("Game of", "Play of"), "name is Game of late there"),
    (GAME.replace("{prefix}", "XY"), "prefix is LATE there"),
    (GAME.replace('"{prefix}")', '"{prefix}", suit_choices=(4,))'), "suit_choices is 1, 2, 4"),
    ("@hookimpl\ndef spider_variant(): return []", "spider_variant is no hook"),
)


@pytest.mark.parametrize(("code", "says"), BROKEN, ids=[says for _, says in BROKEN])
def test_a_declared_game_that_is_not_there_costs_an_answer_and_is_told(
    code: str, says: str, shelf: Shelf
) -> None:
    late(shelf, code, DECLARED.split("[[scoring]]")[0])
    host = PluginHost()
    variant = host.registry.variants["late.game"]
    layout = SpiderVariant("spider", "Spider", "SP").deal(3)
    assert variant.legal_moves(layout) == ()
    refused = variant.deal_refusal(layout)
    assert refused is not None
    assert refused.reason.value == "rule_broken"
    (first, *_) = host.registry.faults.faults
    assert says in first.error
    assert info(host.registry, "late").state is PluginState.FAILED
    assert says in reason(host.registry, "late")
    assert "late.game" not in host.registry.variants


def test_observers_and_hints_are_asked_through_the_host(shelf: Shelf) -> None:
    declared = '[[observers]]\nid = "late.watch"\nname = "Watch"\n'
    late(shelf, OBSERVER, declared + '[[hints]]\nid = "late.watch"\nname = "Watch"\n')
    registry = shelf.load()
    game = session.deal(registry.variants["spider"], StandardScoring(), 3)
    view = view_of(game, with_moves=True)
    assert registry.hints_for(view) == {"late.watch": Hint(view.legal[0], "the first")}
    assert registry.faults.faults == ()


@pytest.mark.parametrize(
    "answer", ["5", "Hint(None)", "Hint(DealMove(), 5)", "Hint(RunMove(STOCK, 1, STOCK))", "1 / 0"]
)
def test_a_provider_that_hints_at_no_legal_move_is_set_aside(answer: str, shelf: Shelf) -> None:
    code = f"""
    class Odd:
        id, name, asked = "odd.hint", "Odd", 0
        def hint(self, view):
            self.asked += 1
            return {answer}
    odd = Odd()
    @hookimpl
    def spider_hint_providers(): return [odd]
    """
    shelf.put("odd", code)
    registry = shelf.load()
    game = session.deal(registry.variants["spider"], StandardScoring(), 3)
    view = view_of(game, with_moves=True)
    assert registry.hints_for(view) == {}
    assert registry.hints_for(view) == {}
    assert sys.modules["plug_odd"].odd.asked == 1
    assert [fault.member for fault in registry.faults.faults] == ["hint"]
    assert DealMove() in view.legal


# The manifests that are kept for the next start ------------------------------------------


def test_manifests_are_read_once_and_again_when_they_change(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "state" / "cache.json"
    late(shelf, GAME, DECLARED.split("[[scoring]]")[0])
    first = load_registry(cache=cache)

    def never(text: str) -> object:
        raise AssertionError(f"TOML was read: {text}")

    with monkeypatch.context() as patch:
        patch.setattr("spider_qt.plugins.discovery.read_toml", never)
        again = load_registry(cache=cache)
    assert info(again, "late") == info(first, "late")
    file = shelf.folder / "plug_late" / "plugin.toml"
    file.write_text(file.read_text("utf-8").replace("Game of late", "Another game"), "utf-8")
    assert load_registry(cache=cache).variants["late.game"].name == "Another game"


DAMAGED = ("", "{", "[]", '{"format": 9}', '{"format": 1, "files": 5}', "\x00" * 50)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_cache_is_thrown_away_without_a_word(
    text: str, shelf: Shelf, tmp_path: Path
) -> None:
    cache = tmp_path / "cache.json"
    cache.write_text(text, encoding="utf-8")
    shelf.put("well", GAME)
    assert info(load_registry(cache=cache), "well").state is PluginState.ENABLED
    assert len(json.loads(cache.read_text("utf-8"))["files"]) == 1


def test_what_was_tampered_with_in_the_cache_is_read_anew(shelf: Shelf, tmp_path: Path) -> None:
    cache = tmp_path / "cache.json"
    shelf.put("well", GAME)
    load_registry(cache=cache)
    content = json.loads(cache.read_text("utf-8"))
    wrongs: tuple[object, ...] = ([], {"plugin": 5}, "text", None)
    for wrong in wrongs:
        for kept in content["files"].values():
            kept[2] = wrong
        cache.write_text(json.dumps(content), encoding="utf-8")
        assert info(load_registry(cache=cache), "well").name == "The well plugin"


def test_what_is_gone_leaves_the_cache_and_no_disk_no_cache(shelf: Shelf, tmp_path: Path) -> None:
    cache = tmp_path / "cache.json"
    shelf.put("well", GAME)
    load_registry(cache=cache)
    load_registry(cache=cache, entry_points=[])
    assert json.loads(cache.read_text("utf-8"))["files"] == {}
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert "well.game" in load_registry(cache=blocked / "cache.json").variants
