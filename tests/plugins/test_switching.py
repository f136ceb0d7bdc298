"""Switching plugins on and off while the program runs; safe mode; what they require."""

import sys
from pathlib import Path

import pytest

from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import PluginState
from tests.plugins.packing import manifest
from tests.plugins.shelf import GAME, SCHEME, Shelf, info, reason

MARKER = "from pathlib import Path\nPath({path!r}).write_text('was imported')\n"


def test_a_plugin_is_switched_off_and_on_at_once(shelf: Shelf) -> None:
    shelf.put("well", GAME + SCHEME)
    kept: list[tuple[str, ...]] = []
    host = PluginHost(keep=kept.append)
    before = host.registry
    game = before.variants["well.game"]
    change = host.disable("well")
    assert (change.done, change.restart) == (True, True)
    assert kept == [("well",)]
    assert "well.game" not in host.registry.variants
    assert "WELL" not in host.registry.variant_by_prefix
    assert info(host.registry, "well").state is PluginState.DISABLED
    assert "well.game" in before.variants
    assert len(game.legal_moves(game.deal(3))) > 0  # a game that is being played goes on
    change = host.enable("well")
    assert change.done
    assert kept[1:] == [()]
    assert "well.game" in change.registry.variants
    assert "WELL" in change.registry.variant_by_prefix


def test_a_plugin_that_was_off_is_imported_when_it_is_switched_on_and_no_callback_comes_before(
    shelf: Shelf, tmp_path: Path
) -> None:
    marker = tmp_path / "marker"
    code = MARKER.format(path=str(marker))
    shelf.put("off", code + GAME + f"\ndef unload(): open({str(marker)!r}, 'a')")
    host = PluginHost(["off"])
    host.reload()
    host.disable("off")
    assert not marker.exists()
    assert host.enable("off").done
    assert marker.read_text("utf-8") == "was imported"
    host.disable("off")
    host.reload()
    assert marker.read_text("utf-8") == "was imported"


def test_a_broken_plugin_that_is_switched_on_says_why_it_stays_off(shelf: Shelf) -> None:
    shelf.put("broken", "raise ValueError('no')")
    host = PluginHost(["broken"])
    change = host.enable("broken")
    assert not change.done
    assert "ValueError: no" in change.sentence.english
    assert "ValueError" in info(change.registry, "broken").details


def test_the_built_in_games_stay_and_what_is_not_there_is_named() -> None:
    host = PluginHost(entry_points=[])
    assert "stays" in host.disable("builtins").sentence.english
    assert "spider" in host.registry.variants
    for change in (host.disable("gone"), host.enable("gone")):
        assert change.sentence.english == "There is no plugin gone."


def test_what_is_left_out_once_is_not_kept_as_a_choice(shelf: Shelf) -> None:
    shelf.put("one", GAME)
    shelf.put("two", GAME)
    kept: list[tuple[str, ...]] = []
    host = PluginHost(once=["one"], keep=kept.append)
    assert info(host.registry, "one").state is PluginState.DISABLED
    host.disable("two")
    assert kept == [("two",)]
    assert host.enable("one").done
    assert "one.game" in host.registry.variants


def test_safe_mode_loads_no_plugin_and_keeps_the_choice(shelf: Shelf, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    shelf.put("well", MARKER.format(path=str(marker)) + GAME)
    kept: list[tuple[str, ...]] = []
    host = PluginHost(["other"], safe=True, keep=kept.append)
    assert host.safe_mode
    assert "spider" in host.registry.variants
    assert info(host.registry, "well").state is PluginState.DISABLED
    assert "--safe-mode" in reason(host.registry, "well")
    change = host.enable("well")
    assert "without safe mode" in change.sentence.english
    assert not marker.exists()


def test_a_missing_requirement_is_named_before_anything_is_imported(
    shelf: Shelf, tmp_path: Path
) -> None:
    marker = tmp_path / "marker"
    needs = manifest("needy", more='requires = ["json", "no_such_module.part"]')
    shelf.put("needy", MARKER.format(path=str(marker)) + GAME, manifest=needs)
    registry = shelf.load()
    assert "the Python module no_such_module.part" in reason(registry, "needy")
    assert not marker.exists()
    assert "json" in sys.modules


@pytest.mark.parametrize("order", [(), ("one",)])
def test_a_prefix_is_free_again_once_its_owner_is_off(order: tuple[str, ...], shelf: Shelf) -> None:
    same = GAME.replace("{prefix}", "SAME")
    shelf.put("one", same)
    shelf.put("two", same)
    host = PluginHost(order)
    assert info(host.registry, "two").state is (
        PluginState.ENABLED if order else PluginState.FAILED
    )
    host.disable("one")
    host.reload()
    assert host.registry.variant_by_prefix["SAME"].id == "two.game"
    assert not host.enable("one").done
