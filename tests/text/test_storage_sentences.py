"""What is said of saves and settings that cannot be used."""

import re

import pytest

from spider_qt.text import storage


@pytest.mark.parametrize("reason", storage._JOURNAL)
def test_every_fault_of_a_saved_game_is_said_with_its_places_filled(reason: str) -> None:
    said = storage.journal_sentence(reason, 7, "acme.game").english
    assert re.fullmatch(r"[A-Z][^{}%]+[.]", said), said


@pytest.mark.parametrize("reason", storage._SETTINGS)
def test_every_fault_of_the_settings_is_said_with_its_places_filled(reason: str) -> None:
    said = storage.settings_sentence(reason, "volume", "loud").english
    assert re.fullmatch(r"[A-Z][^{}%]+[.]", said), said


def test_rules_that_are_missing_are_named_with_the_plugin_that_has_them() -> None:
    said = storage.journal_sentence("missing_game", 1, "acme-spider.night").english
    assert "“acme-spider.night”" in said
    assert "plugin “acme-spider”" in said
    assert "plugin “alone”" in storage.journal_sentence("missing_scoring", 1, "alone").english


def test_where_a_file_was_kept_and_why_writing_failed_is_said() -> None:
    assert storage.kept_sentence("old.txt").english == "The file was kept as old.txt."
    game = storage.game_trouble_sentence("game.txt", "disk full").english
    settings = storage.settings_trouble_sentence("settings.toml", "disk full").english
    assert "disk full" in game
    assert game.endswith("File: game.txt")
    assert "disk full" in settings
    assert settings.endswith("File: settings.toml")


def test_a_reason_that_has_no_sentence_is_an_error() -> None:
    with pytest.raises(KeyError):
        storage.journal_sentence("no_such_reason", 1, "")
    with pytest.raises(KeyError):
        storage.settings_sentence("no_such_reason", "", "")
