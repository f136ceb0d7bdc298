"""The built-in games of the family: files that are whole, and the small file made of them."""

from dataclasses import fields

import pytest

from spider_qt.api import SPIDER_COLUMNS, GroupRule, SpiderVariant, Variant
from spider_qt.builtins.family import COMPILED, SOURCES, compiled, family, read_sources
from spider_qt.engine.parameters import GROUPS

GAMES = {game.id: game for game in read_sources()}


def test_the_small_file_is_made_of_the_files_as_they_are() -> None:
    assert COMPILED.read_text("utf-8") == compiled(GAMES.values())


def test_what_is_read_at_start_are_the_very_games_of_the_files() -> None:
    assert list(family()) == list(GAMES.values())
    for game in family():
        whole = GAMES[game.id]
        for one in fields(SpiderVariant):
            found = getattr(game, one.name)
            assert (found, type(found)) == (getattr(whole, one.name), type(found)), one.name
        assert isinstance(game, Variant)
        assert hash(game) == hash(whole)


def test_each_file_holds_the_game_that_it_is_called_after() -> None:
    assert {path.stem for path in SOURCES.glob("*.toml")} == set(GAMES)


def test_spider_and_relaxed_spider_are_what_old_codes_and_saves_mean() -> None:
    assert list(GAMES)[:2] == ["spider", "relaxed-spider"]
    for id_, prefix, onto in (("spider", "SP", False), ("relaxed-spider", "RS", True)):
        game = GAMES[id_]
        assert (game.prefix, game.deals_onto_empty) == (prefix, onto)
        assert (game.columns, game.decks, game.suits) == (SPIDER_COLUMNS, 2, 4)
        assert game.suit_choices == (1, 2, 3, 4)
        assert game.rule_choices == (GroupRule.CLASSIC, GroupRule.RELAXED)


def test_no_two_games_share_a_prefix_or_a_name() -> None:
    assert len({game.prefix for game in GAMES.values()}) == len(GAMES)
    assert len({game.name for game in GAMES.values()}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_each_game_says_what_menus_want_to_know(game: SpiderVariant) -> None:
    assert game.group in GROUPS
    assert 1 <= game.difficulty <= 5
    assert 5 <= game.minutes <= 60
    assert game.description.endswith(".")
    assert 15 <= len(game.description) <= 100


def test_the_groups_follow_each_other_as_menus_show_them() -> None:
    groups = [game.group for game in GAMES.values()]
    assert groups == sorted(groups, key=GROUPS.index)


def test_the_games_of_the_seeds_are_there() -> None:
    seeds = ("spider", "relaxed-spider", "bicycle-spider", "spiderette", "simple-simon")
    assert {*seeds, "scorpion", "open-scorpion"} <= set(GAMES)
    bicycle = GAMES["bicycle-spider"]
    assert (bicycle.laid, bicycle.pack_size - bicycle.laid) == (50, 54)
    opened = GAMES["open-scorpion"]
    assert (opened.decks, opened.laid) == (2, 54)
    assert not any(down for down, _ in opened.columns)
