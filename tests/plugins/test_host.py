"""Loading: what a good plugin gives, who is asked, who is not even imported."""

import sys
from pathlib import Path

import pytest

from spider_qt.engine.session import Advance, deal
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import GAME, SCHEME, THEME, Shelf, info, reason

MARKER = """
from pathlib import Path
Path({path!r}).write_text("was imported")
"""


def test_the_built_in_plugin_is_there_without_any_metadata() -> None:
    registry = load_registry(entry_points=[])
    assert list(registry.variants)[:1] == ["spider"]
    assert registry.variant_by_prefix["SP"] is registry.variants["spider"]
    assert "standard" in registry.schemes
    assert "classic" in registry.themes
    builtins = info(registry, "builtins")
    assert builtins.state is PluginState.ENABLED
    assert builtins.gives["variants"] == tuple(registry.variants)


def test_the_built_in_plugin_comes_once_through_its_entry_point(shelf: Shelf) -> None:
    shelf.announce("spider-qt", "builtins = spider_qt.builtins")
    registry = shelf.load()
    assert [one.id for one in registry.plugins].count("builtins") == 1
    assert "spider" in registry.variants


def test_the_built_in_plugin_cannot_be_switched_off() -> None:
    registry = load_registry(["builtins"], entry_points=[])
    assert info(registry, "builtins").state is PluginState.ENABLED


def test_a_broken_built_in_plugin_is_a_defect_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "spider_qt.builtins", None)
    with pytest.raises(RuntimeError, match=r"Spider Qt was left out.*ModuleNotFoundError"):
        load_registry(entry_points=[])


def test_a_plugin_gives_games_schemes_and_themes(shelf: Shelf) -> None:
    shelf.put("all-three", GAME + SCHEME + THEME)
    registry = shelf.load()
    about = info(registry, "all-three")
    assert about.state is PluginState.ENABLED
    assert about.reason is None
    assert about.gives == {
        "variants": ("all-three.game",),
        "schemes": ("all-three.points",),
        "themes": ("all-three.faces",),
        "tables": (),
        "looks": (),
        "observers": (),
        "hints": (),
    }
    assert (about.name, about.version, about.author) == ("The all-three plugin", "1.0", "An author")
    assert (about.licence, about.description) == ("MIT", "A plugin of the tests.")
    assert registry.variants["all-three.game"].name == "Game of all-three"
    assert registry.variant_by_prefix["ALLT"] is registry.variants["all-three.game"]
    assert registry.schemes["all-three.points"].name == "Points of all-three"
    assert registry.themes["all-three.faces"].name == "Faces of all-three"


def test_a_game_of_a_plugin_is_played_like_any_other(shelf: Shelf) -> None:
    shelf.put("played", GAME + SCHEME)
    registry = shelf.load()
    session = deal(registry.variants["played.game"], registry.schemes["played.points"], 3)
    advance = session.play(session.variant.legal_moves(session.layout)[0])
    assert isinstance(advance, Advance)
    assert advance.session.score.points == 499
    assert registry.faults.faults == ()


def test_an_object_may_be_the_plugin_instead_of_a_module(shelf: Shelf) -> None:
    shelf.put(
        "object",
        """
        class Plugin:
            @hookimpl
            def spider_variants(self):
                yield SpiderVariant("object.game", "Game", "OB")
        class Shelf:
            plugin = Plugin()
        """,
        value="plug_object:Shelf.plugin",
    )
    assert "object.game" in shelf.load().variants


def test_a_plugin_may_live_in_a_module_below_its_package(shelf: Shelf) -> None:
    home = shelf.put("deep", "", value="plug_deep.inner.games")
    (home / "inner").mkdir()
    (home / "inner" / "__init__.py").touch()
    code = "from spider_qt.api import *" + GAME.replace("{id}", "deep").replace("{prefix}", "DP")
    (home / "inner" / "games.py").write_text(code, encoding="utf-8")
    assert "deep.game" in shelf.load().variants


def test_a_plugin_may_use_the_name_of_the_program_in_its_module(shelf: Shelf) -> None:
    shelf.put("names", "import spider_qt.api\nspider_years = 8\nclass spider_kind: pass" + GAME)
    assert "names.game" in shelf.load().variants


def test_a_hook_for_a_newer_program_may_be_marked_as_optional(shelf: Shelf) -> None:
    shelf.put("newer", GAME + "\n@hookimpl(optionalhook=True)\ndef spider_sounds(): return []")
    assert "newer.game" in shelf.load().variants


def test_a_plugin_that_has_nothing_to_give_now_is_enabled(shelf: Shelf) -> None:
    shelf.put("empty", "@hookimpl\ndef spider_variants(): return ()")
    about = info(shelf.load(), "empty")
    assert about.state is PluginState.ENABLED
    assert not any(about.gives.values())


def test_the_built_in_games_come_first_and_plugins_by_their_ids(shelf: Shelf) -> None:
    shelf.put("zebra", GAME)
    shelf.put("ant", GAME)
    registry = shelf.load()
    assert [one.id for one in registry.plugins if one.id in ("builtins", "zebra", "ant")] == [
        "builtins",
        "ant",
        "zebra",
    ]
    assert next(iter(registry.variants)) == "spider"


def test_a_disabled_plugin_is_never_imported(shelf: Shelf, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    shelf.put("off", MARKER.format(path=str(marker)) + GAME)
    registry = shelf.load(disabled=["off"])
    assert info(registry, "off").state is PluginState.DISABLED
    assert reason(registry, "off").startswith("The plugin The off plugin is switched off.")
    assert "off.game" not in registry.variants
    assert not marker.exists()
    assert "off.game" in shelf.load().variants
    assert marker.exists()


def test_a_plugin_without_a_manifest_is_disabled_by_its_entry_point(shelf: Shelf) -> None:
    shelf.put("bare", GAME, manifest="")
    assert info(shelf.load(disabled=["bare"]), "bare").state is PluginState.DISABLED


def test_an_unfit_manifest_keeps_a_plugin_from_being_imported(shelf: Shelf, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    shelf.put(
        "future", MARKER.format(path=str(marker)), manifest="[plugin]\nid = 'future'\napi = 9"
    )
    assert info(shelf.load(), "future").state is PluginState.FAILED
    assert not marker.exists()


def test_a_plugin_below_a_package_is_judged_without_importing_the_package(
    shelf: Shelf, tmp_path: Path
) -> None:
    marker = tmp_path / "marker"
    code = MARKER.format(path=str(marker))
    shelf.put("below", code, value="plug_below.games", manifest="[plugin]\nid = 'below'")
    assert "the key 'name' is missing" in reason(shelf.load(), "below")
    assert not marker.exists()
