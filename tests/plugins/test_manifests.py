"""What a plugin says of itself, and where it says it: judged before it is imported."""

import sys
from dataclasses import dataclass
from types import ModuleType

import pytest

from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import GAME, Shelf, info, reason


@dataclass(frozen=True)
class Manifest:
    """A manifest that cannot be used, and what is said about it."""

    name: str
    text: str
    says: str


GOOD = '[plugin]\nid = "broken"\nname = "Broken"\nversion = "1"\napi = 1\n'

MANIFESTS = (
    Manifest("none", "", "has no plugin.toml beside its __init__.py"),
    Manifest("not TOML", "[plugin", "is not TOML"),
    Manifest("no table", "x = 1", "needs a table [plugin]"),
    Manifest("a key is missing", '[plugin]\nid = "broken"', "the key 'name' is missing"),
    Manifest("an unknown key", GOOD + 'autor = "A"', "unknown key 'autor'"),
    Manifest("a number for text", GOOD + "author = 7", "'author' must be text in quotes"),
    Manifest(
        "another api",
        GOOD.replace("api = 1", "api = 2"),
        "written for api 2; this program has api 1",
    ),
    Manifest(
        "an id with a dot",
        GOOD.replace('"broken"', '"bro.ken"'),
        "may hold letters, digits and dashes only",
    ),
    Manifest("nested without end", "a = " + "[" * 5000, "is not TOML"),
)


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda manifest: manifest.name)
def test_an_unusable_manifest_is_reported_under_the_entry_points_name(
    manifest: Manifest, shelf: Shelf
) -> None:
    shelf.put("broken", GAME, manifest=manifest.text)
    registry = shelf.load()
    assert info(registry, "broken").state is PluginState.FAILED
    assert manifest.says in reason(registry, "broken")
    assert "broken.game" not in registry.variants


def test_a_manifest_in_another_encoding_is_reported(shelf: Shelf) -> None:
    home = shelf.put("broken", GAME)
    (home / "plugin.toml").write_bytes(GOOD.encode() + 'author = "Å"'.encode("latin-1"))
    assert "is not UTF-8" in reason(shelf.load(), "broken")


@pytest.mark.parametrize(
    "value",
    [
        "plug_no_spec",
        "plug_gone",
        "plug_gone.games:plugin",
        "no name at all",
        "",
        ":",
        "...",
        "plug_file",
    ],
)
def test_an_entry_point_without_a_package_is_reported(value: str, shelf: Shelf) -> None:
    (shelf.folder / "plug_file.py").write_text("", encoding="utf-8")
    sys.modules["plug_no_spec"] = ModuleType("plug_no_spec")  # find_spec raises for it
    shelf.announce("lost", f"lost = {value}")
    said = reason(shelf.load(), "lost")
    assert "cannot be found" in said or "no plugin.toml" in said
    assert "Install it again" in said or "Update it" in said


def test_an_object_that_the_module_lacks_is_reported(shelf: Shelf) -> None:
    shelf.put("objectless", GAME, value="plug_objectless:plugin")
    assert "has no attribute 'plugin'" in reason(shelf.load(), "objectless")
