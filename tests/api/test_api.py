"""The package that plugins import: whole, documented, strict with manifests and themes."""

import importlib
from pathlib import Path

import pluggy
import pytest

from spider_qt import api
from spider_qt.api.hooks import PROJECT, SpiderHooks, hookimpl
from spider_qt.api.manifest import API_VERSION, Manifest, ManifestError, parse_manifest
from spider_qt.api.resources import resource_path
from spider_qt.api.themes import (
    CardTheme,
    FolderCardTheme,
    TableForm,
    TableTheme,
    Theme,
    ThemeForm,
)
from spider_qt.engine.cards import Rank, Suit
from spider_qt.engine.scoring import StandardScoring
from spider_qt.engine.spider import SpiderVariant


def test_every_promised_name_is_there_and_sorted() -> None:
    assert [name for name in api.__all__ if not hasattr(api, name)] == []
    assert len(set(api.__all__)) == len(api.__all__)


def test_everything_that_plugins_are_handed_has_a_docstring() -> None:
    silent = [
        name
        for name in api.__all__
        if callable(getattr(api, name)) and not (getattr(api, name).__doc__ or "").strip()
    ]
    assert silent == []


# Hooks ----------------------------------------------------------------------------


class Plugin:
    """A plugin that implements every hook."""

    @hookimpl
    def spider_variants(self) -> list[SpiderVariant]:
        """Return one game."""
        return [SpiderVariant("acme.game", "Game", "AG")]

    @hookimpl
    def spider_scoring_schemes(self) -> list[StandardScoring]:
        """Return one scheme."""
        return [StandardScoring("acme.scheme", "Scheme")]

    @hookimpl
    def spider_card_themes(self) -> list[FolderCardTheme]:
        """Return one theme."""
        return [FolderCardTheme("acme.cards", "Cards", Path("nowhere"))]

    @hookimpl
    def spider_table_themes(self) -> list[TableTheme]:
        """Return one table."""
        colours = ("#102030", "#102030", "#8899aa", "#102030")
        form = TableForm(*colours, "#ffffff", "#000000", "#ffd54a", "#ff8a70")
        return [TableTheme("acme.table", "Table", form, form)]

    @hookimpl
    def spider_themes(self) -> list[Theme]:
        """Return one theme."""
        form = ThemeForm("acme.table", "classic", "acme.cards")
        return [Theme("acme.theme", "Theme", form, form)]


def test_each_hook_hands_over_what_a_plugin_returns() -> None:
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(SpiderHooks)
    manager.register(Plugin())
    manager.check_pending()
    assert [[v.id for v in games] for games in manager.hook.spider_variants()] == [["acme.game"]]
    assert [[s.id for s in all_] for all_ in manager.hook.spider_scoring_schemes()] == [
        ["acme.scheme"]
    ]
    assert [[t.id for t in all_] for all_ in manager.hook.spider_card_themes()] == [["acme.cards"]]
    tables, themes = manager.hook.spider_table_themes(), manager.hook.spider_themes()
    assert [[t.id for t in all_] for all_ in tables] == [["acme.table"]]
    assert [[t.id for t in all_] for all_ in themes] == [["acme.theme"]]


@pytest.mark.parametrize(
    "hook",
    [
        SpiderHooks.spider_variants,
        SpiderHooks.spider_scoring_schemes,
        SpiderHooks.spider_card_themes,
        SpiderHooks.spider_table_themes,
        SpiderHooks.spider_themes,
        SpiderHooks.spider_session_observers,
        SpiderHooks.spider_hint_providers,
    ],
)
def test_a_specification_is_documented_and_never_runs(hook: object) -> None:
    assert callable(hook)
    assert "id" in (hook.__doc__ or "")
    with pytest.raises(NotImplementedError):
        hook(SpiderHooks())


def test_a_misspelt_hook_is_reported() -> None:
    class Misspelt:
        """A plugin with a typing error."""

        @hookimpl
        def spider_variant(self) -> list[SpiderVariant]:
            """Return nothing."""
            return []

    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(SpiderHooks)
    manager.register(Misspelt())
    with pytest.raises(pluggy.PluginValidationError, match="spider_variant"):
        manager.check_pending()


# Manifests ------------------------------------------------------------------------

GOOD = f"""\
[plugin]
id = "acme-spider"
name = "Acme's Spider"
version = "1.0"
api = {API_VERSION}
author = "Acme"
licence = "MIT"
description = "A game."
"""


def test_a_manifest_is_read() -> None:
    assert parse_manifest(GOOD) == Manifest(
        "acme-spider", "Acme's Spider", "1.0", API_VERSION, "Acme", "MIT", "A game."
    )


def test_author_licence_and_description_may_be_missing() -> None:
    short = "\n".join(GOOD.splitlines()[:5])
    assert parse_manifest(short) == Manifest("acme-spider", "Acme's Spider", "1.0", API_VERSION)


@pytest.mark.parametrize("key", ["id", "name", "version", "api"])
def test_a_missing_key_is_named(key: str) -> None:
    text = "\n".join(line for line in GOOD.splitlines() if not line.startswith(f"{key} "))
    with pytest.raises(ManifestError, match=f"'{key}' is missing"):
        parse_manifest(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not TOML", "not TOML"),
        ("x = " + "9" * 5000, "not TOML"),
        ("x = " + "[" * 5000, "not TOML"),
        ("x = 1", "needs a table"),
        ("plugin = 1", "needs a table"),
        (GOOD + 'licens = "MIT"\n', "unknown key 'licens'; allowed are id"),
        (GOOD.replace("= 1\n", '= "1"\n'), "'api' must be a whole number"),
        (GOOD.replace("= 1\n", "= true\n"), "'api' must be a whole number"),
        (GOOD.replace('"1.0"', "1.0"), "'version' must be text"),
        (GOOD.replace("acme-spider", "acme.spider"), "letters, digits and dashes"),
        (GOOD.replace("acme-spider", "ac me"), "letters, digits and dashes"),
        (GOOD.replace("acme-spider", "ærme"), "letters, digits and dashes"),
        (GOOD.replace("acme-spider", ""), "letters, digits and dashes"),
        (GOOD.replace("api = 1", "api = 2"), "written for api 2; this program has api 1"),
    ],
)
def test_a_manifest_that_cannot_be_used_says_what_to_write(text: str, message: str) -> None:
    with pytest.raises(ManifestError, match=message):
        parse_manifest(text)


# Themes and resources -------------------------------------------------------------


def test_a_folder_of_pictures_is_a_theme(tmp_path: Path) -> None:
    for name in ("ace_spades", "10_hearts", "queen_diamonds", "back"):
        (tmp_path / f"{name}.svg").write_bytes(name.encode())
    theme = FolderCardTheme("acme.cards", "Cards", tmp_path)
    assert isinstance(theme, CardTheme)
    assert theme.face_svg(Suit.SPADES, Rank.ACE) == b"ace_spades"
    assert theme.face_svg(Suit.HEARTS, Rank.TEN) == b"10_hearts"
    assert theme.face_svg(Suit.DIAMONDS, Rank.QUEEN) == b"queen_diamonds"
    assert theme.back_svg() == b"back"


def test_a_missing_picture_is_left_to_the_default_theme(tmp_path: Path) -> None:
    theme = FolderCardTheme("acme.cards", "Cards", tmp_path)
    assert theme.back_svg() is None
    assert theme.face_svg(Suit.CLUBS, Rank.KING) is None


def test_a_picture_that_is_there_but_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "back.svg").mkdir()
    with pytest.raises(OSError, match=r"back\.svg"):
        FolderCardTheme("acme.cards", "Cards", tmp_path).back_svg()


def test_resources_lie_beside_an_installed_package_or_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resources = importlib.import_module("spider_qt.api.resources")
    package = tmp_path / "spider_qt"
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resource_path("cards", "classic") == tmp_path / "resources" / "cards" / "classic"
    (package / "resources").mkdir()
    assert resource_path("cards") == package / "resources" / "cards"


def test_the_default_cards_are_among_the_resources() -> None:
    theme = FolderCardTheme("classic", "Classic", resource_path("cards", "classic"))
    faces = [theme.face_svg(suit, rank) for suit in Suit for rank in Rank]
    assert all(face is not None and b"<svg" in face for face in [*faces, theme.back_svg()])
