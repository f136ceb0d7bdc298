"""Plugins in the running program: found in their folder, kept off, named after a crash."""

import json

from spider_qt.app.paths import app_paths
from spider_qt.plugins.registry import PluginState
from spider_qt.storage.settings import SettingsStore
from tests.app.conftest import Build, end
from tests.plugins.packing import data_files, foldered, wheel

GAME = '@hookimpl\ndef spider_variants(): return [SpiderVariant("crashy.game", "C", "QCRY")]\n'


def test_the_players_choice_is_kept_at_once_and_holds_at_the_next_start(start: Build) -> None:
    paths = app_paths()
    foldered(paths.plugins / "slate", data_files("slate"))
    program = start()
    host = program.start.host
    assert "slate.slate" in program.start.registry.tables
    assert host.disable("slate").done
    kept = json.loads(paths.settings.read_text("utf-8"))
    assert kept["disabled_plugins"] == ["slate"]  # before the program ends: it may crash
    assert "slate.slate" not in program.start.registry.tables
    end(program)
    again = start()
    info = again.start.host.info("slate")
    assert info is not None
    assert info.state is PluginState.DISABLED
    assert again.start.host.enable("slate").done
    assert SettingsStore(paths.settings).settings.disabled_plugins == ()


def test_a_plugin_that_ended_the_program_is_named_in_the_window_and_stays_out(
    start: Build,
) -> None:
    paths = app_paths()
    wheel(paths.plugins, "crashy", GAME)
    paths.plugin_marks.mkdir(parents=True)
    (paths.plugin_marks / "crashed-crashy.txt").write_text("1.0\nSTUCK", "utf-8")
    program = start()
    said = program.window.strip.text
    assert "The crashy plugin" in said
    assert "did not let the program go on the last time" in said
    assert "crashy.game" not in program.controller.games.variants
    assert SettingsStore(paths.settings).settings.disabled_plugins == ()  # that is no choice
