"""Every way to break: the plugin is named, set aside whole, and the others load."""

from dataclasses import dataclass

import pytest

from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import GAME, SCHEME, Shelf, info, reason

HOOK = "@hookimpl\ndef spider_variants(): "


@dataclass(frozen=True)
class Break:
    """One way to break, and what is said about it.

    Args:
        name: for the test's id.
        code: the plugin's module.
        says: a part of the reason.
        details: a part of the traceback; empty if nothing was raised.
    """

    name: str
    code: str
    says: str
    details: str = ""


LACKING = """
class Game:
    id, name, prefix = "broken.game", "Game", "BG"
@hookimpl
def spider_variants(): return [Game()]
"""

RAISING_PROPERTY = """
class Scheme:
    @property
    def id(self): raise LookupError("no id today")
    name = "Scheme"
    def start(self, variant): return Score(0)
    def after(self, score, deed): return score
@hookimpl
def spider_scoring_schemes(): return [Scheme()]
"""

RAISING_LATE = """
@hookimpl
def spider_variants():
    yield SpiderVariant("broken.first", "First", "BF")
    raise ZeroDivisionError("the second one")
"""

HALF_SCHEME = """
class Scheme:
    id, name = "broken.scheme", "Scheme"
@hookimpl
def spider_scoring_schemes(): return [Scheme()]
"""

HALF_THEME = """
class Theme:
    id, name, back_svg = "broken.theme", "Theme", None
@hookimpl
def spider_card_themes(): return [Theme()]
"""

MUTE = """
class Mute:
    def __repr__(self): raise SystemExit
@hookimpl
def spider_variants(): return [SpiderVariant(Mute(), "Game", "BG")]
"""

BAD_CHOICES = """
@hookimpl
def spider_variants():
    game = SpiderVariant("broken.game", "Game", "BG")
    object.__setattr__(game, "suit_choices", ())
    return [game]
"""

BAD_SUITS = """
class Game(SpiderVariant):
    suits = 9
@hookimpl
def spider_variants():
    game = SpiderVariant("broken.game", "Game", "BG")
    object.__setattr__(game, "suits", True)
    return [game]
"""

BAD_PREFIX = """
@hookimpl
def spider_variants():
    game = SpiderVariant("broken.game", "Game", "BG")
    object.__setattr__(game, "prefix", "b1")
    return [game]
"""

BROKEN = (
    Break(
        "raises on import",
        "raise ValueError('no such deck')",
        "loaded: ValueError: no such deck",
        "in <module>",
    ),
    Break(
        "a dependency is missing",
        "import plug_not_there",
        "No module named 'plug_not_there'",
        "import plug_not_there",
    ),
    Break("a syntax error", "def (:", "loaded: SyntaxError", "def (:"),
    Break("exits on import", "raise SystemExit(3)", "loaded: SystemExit: 3", "SystemExit"),
    Break("recurses on import", "def f(): f()\nf()", "loaded: RecursionError", "RecursionError"),
    Break(
        "a BaseException on import",
        "class Odd(BaseException): pass\nraise Odd",
        "loaded: Odd",
        "Odd",
    ),
    Break(
        "an error without words",
        "class Odd(Exception):\n  def __str__(self): raise OSError\nraise Odd",
        "loaded: Odd",
    ),
    Break(
        "a hook raises",
        HOOK + "raise KeyError('spades')",
        "hook spider_variants failed: KeyError: 'spades'",
        "spider_variants",
    ),
    Break(
        "a hook exits",
        HOOK + "raise SystemExit",
        "spider_variants failed: SystemExit",
        "SystemExit",
    ),
    Break(
        "a hook recurses",
        HOOK + "return spider_variants()",
        "spider_variants failed: RecursionError",
        "RecursionError",
    ),
    Break(
        "a hook raises half-way",
        RAISING_LATE,
        "spider_variants failed: ZeroDivisionError: the second one",
        "raise Zero",
    ),
    Break(
        "a hook gives nothing at all",
        HOOK + "pass",
        "must return a tuple or list of objects, not NoneType",
    ),
    Break(
        "a hook gives one object",
        HOOK + "return SpiderVariant('broken.game', 'Game', 'BG')",
        "not SpiderVariant",
    ),
    Break("a hook gives text", HOOK + "return 'game'", "not str"),
    Break("a hook gives a mapping", HOOK + "return {'broken.game': 1}", "not dict"),
    Break("an object is something else", HOOK + "return [7]", "returned int, which lacks"),
    Break("an object is half a game", LACKING, "returned Game, which lacks configured, deal"),
    Break("an object is half a scheme", HALF_SCHEME, "Scheme, which lacks after, start"),
    Break("an object is half a theme", HALF_THEME, "Theme, which lacks face_svg"),
    Break("an id cannot even be shown", MUTE, "id of SpiderVariant must be text, not Mute"),
    Break("an object's class is given", HOOK + "return [SpiderVariant]", "id"),
    Break("an id raises", RAISING_PROPERTY, "LookupError: no id today", "no id today"),
    Break(
        "an id is no text",
        HOOK + "return [SpiderVariant(7, 'Game', 'BG')]",
        "id of SpiderVariant must be text, not 7",
    ),
    Break(
        "an id has no prefix",
        HOOK + "return [SpiderVariant('game', 'Game', 'BG')]",
        "The id game must begin with “broken.”",
    ),
    Break(
        "an id of another plugin",
        HOOK + "return [SpiderVariant('other.game', 'Game', 'BG')]",
        "must begin with “broken.”",
    ),
    Break(
        "an id of the program",
        HOOK + "return [SpiderVariant('spider', 'Spider', 'BG')]",
        "must begin with “broken.”",
    ),
    Break(
        "an id with a blank",
        HOOK + "return [SpiderVariant('broken.my game', 'Game', 'BG')]",
        "letters, digits or dashes",
    ),
    Break(
        "an id and no more",
        HOOK + "return [SpiderVariant('broken.', 'Game', 'BG')]",
        "letters, digits or dashes",
    ),
    Break(
        "a name of nothing",
        HOOK + "return [SpiderVariant('broken.game', ' ', 'BG')]",
        "name of broken.game must be one line",
    ),
    Break(
        "a name of two lines",
        HOOK + "return [SpiderVariant('broken.game', 'A\\nB', 'BG')]",
        "one line of text",
    ),
    Break(
        "a bad prefix", BAD_PREFIX, "prefix of broken.game must be 2 to 4 capital letters, not 'b1'"
    ),
    Break(
        "a prefix of the program",
        HOOK + "return [SpiderVariant('broken.game', 'Game', 'SP')]",
        "choose another prefix; SP belongs to the built-in game Spider. Update it",
    ),
    Break(
        "no choice of suits",
        BAD_CHOICES,
        "suit_choices of broken.game must be a tuple with at least one choice",
    ),
    Break(
        "a choice of suits named twice",
        BAD_CHOICES.replace("()", "(4, 4)").replace("variants(4, 4)", "variants()"),
        "suit_choices of broken.game must be a tuple with at least one choice, each named once",
    ),
    Break(
        "suits that are none",
        BAD_SUITS,
        "suits of broken.game must be a number from 1 to 4, not True",
    ),
    Break(
        "one id twice",
        HOOK + "return [SpiderVariant('broken.game', 'Game', p) for p in ('BG', 'BH')]",
        "The id broken.game is used twice",
    ),
    Break(
        "one prefix twice",
        HOOK + "return [SpiderVariant('broken.' + n, 'Game', 'BG') for n in 'ab']",
        "belongs to broken.a",
    ),
    Break(
        "a hook wants arguments",
        "@hookimpl\ndef spider_variants(cards): return []",
        "has arguments that the program does not give",
    ),
    Break(
        "a marked name is no hook",
        "@hookimpl\ndef spider_variant(): return []",
        "spider_variant is no hook; the hooks are spider_variants",
    ),
    Break(
        "a marked name is far from a hook", "@hookimpl\ndef games(): return []", "games is no hook"
    ),
    Break(
        "a name looks like a hook",
        GAME + "def spider_scoring(): return []",
        "spider_scoring is no hook",
    ),
    Break(
        "a hook is not marked",
        "def spider_variants(): return []",
        "spider_variants is a hook's name, but the function is not marked",
    ),
    Break(
        "a hook wraps others",
        "@hookimpl(wrapper=True)\ndef spider_variants():\n  return (yield)",
        "wraps the hooks of other plugins",
    ),
    Break("there is no hook", "games = []", "plug_broken marks no function with @hookimpl"),
)


@pytest.mark.parametrize("way", BROKEN, ids=lambda way: way.name)
def test_a_broken_plugin_is_named_and_set_aside_whole_and_the_others_load(
    way: Break, shelf: Shelf
) -> None:
    shelf.put("after", GAME + SCHEME)
    shelf.put("broken", way.code + "\n")
    shelf.put("zero", GAME + SCHEME)
    registry = shelf.load()
    about = info(registry, "broken")
    assert about.state is PluginState.FAILED
    said = reason(registry, "broken")
    assert said.startswith("The plugin The broken plugin was left out.")
    assert way.says in said
    assert "remove" in said.lower()
    assert way.details in about.details
    assert bool(about.details) >= bool(way.details)
    assert not any(about.gives.values())
    given = (*registry.variants, *registry.schemes, *registry.themes)
    assert not [one for one in given if one.startswith("broken")]
    assert not [one for one in registry.variant_by_prefix.values() if one.id.startswith("broken")]
    for other in ("after", "zero"):
        assert info(registry, other).state is PluginState.ENABLED
        assert f"{other}.game" in registry.variants
        assert f"{other}.points" in registry.schemes


def test_what_a_plugin_gave_before_it_broke_is_taken_back(shelf: Shelf) -> None:
    shelf.put("half", GAME + "@hookimpl\ndef spider_scoring_schemes(): raise OSError")
    shelf.put(
        "later", "@hookimpl\ndef spider_variants(): yield SpiderVariant('later.g', 'G', 'HALF')"
    )
    registry = shelf.load()
    assert info(registry, "half").state is PluginState.FAILED
    assert registry.variant_by_prefix["HALF"].id == "later.g"


INTERRUPTED_WORDS = """
class Odd(Exception):
    def __str__(self): raise KeyboardInterrupt
raise Odd
"""


def test_the_player_may_end_even_an_error_that_takes_long_to_tell(shelf: Shelf) -> None:
    shelf.put("slow-words", INTERRUPTED_WORDS)
    with pytest.raises(KeyboardInterrupt):
        shelf.load()
    shelf.put("slow-repr", MUTE.replace("SystemExit", "KeyboardInterrupt"))
    with pytest.raises(KeyboardInterrupt):
        shelf.load(disabled=["slow-words"])


def test_a_plugin_whose_very_names_cannot_be_listed_is_reported(shelf: Shelf) -> None:
    code = """
    class Plugin:
        def __dir__(self): raise OSError("no names")
    plugin = Plugin()
    """
    shelf.put("nameless", code, value="plug_nameless:plugin")
    assert "OSError: no names" in reason(shelf.load(), "nameless")


def test_one_object_cannot_be_two_plugins(shelf: Shelf) -> None:
    shelf.put("first", GAME)
    shelf.put("second", "import plug_first as plugin", value="plug_second:plugin")
    registry = shelf.load()
    assert "already belongs to another plugin" in reason(registry, "second")
    assert "first.game" in registry.variants


def test_a_hook_that_never_ends_is_stopped(shelf: Shelf) -> None:
    code = "\n  while True: yield SpiderVariant('endless.a', 'A', 'AB')"
    shelf.put("endless", HOOK + code)
    assert "returns more than 1000 objects" in reason(shelf.load(), "endless")


def test_the_player_may_end_a_load(shelf: Shelf) -> None:
    shelf.put("slow", "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        shelf.load()


def test_the_player_may_end_a_hook(shelf: Shelf) -> None:
    shelf.put("slow-hook", HOOK + "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        shelf.load()
