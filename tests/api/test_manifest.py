"""plugin.toml: what may stand in it, and every fault of it at once."""

from collections.abc import Mapping

import pytest

from spider_qt.api import Gift, GroupRule, ManifestError, parse_manifest

HEAD = '[plugin]\nid = "narrow"\nname = "Narrow"\nversion = "1"\napi = 1\n'


def faults(text: str) -> tuple[str, ...]:
    """Everything that is wrong with a manifest."""
    with pytest.raises(ManifestError) as caught:
        parse_manifest(text)
    assert str(caught.value) == caught.value.faults[0]
    return caught.value.faults


def test_what_a_plugin_requires_is_a_list_of_modules() -> None:
    assert parse_manifest(HEAD).requires == ()
    assert parse_manifest(HEAD + 'requires = ["numpy", "a.b"]').requires == ("numpy", "a.b")
    for wrong in ('"numpy"', "[1]", '["num py"]', '[""]'):
        (told,) = faults(HEAD + f"requires = {wrong}")
        assert "'requires' must be a list of module names" in told


def test_a_manifest_that_declares_nothing_says_so() -> None:
    assert not any(parse_manifest(HEAD).gives.values())


def test_declared_games_have_all_that_menus_show() -> None:
    text = """
        [[variants]]
        id = "narrow.spider"
        name = "Narrow Spider"
        prefix = "NS"
        suits = [2, 4]
        rules = ["relaxed"]
        group = "big"
        difficulty = 4
        minutes = 20
        [[variants]]
        id = "narrow.two"
        name = "Two"
        prefix = "NT"
        [[scoring]]
        id = "narrow.runs"
        name = "Runs"
        description = "One point a run."
    """
    gives = parse_manifest(HEAD + text).gives
    first, second = gives["variants"]
    assert first == Gift(
        "narrow.spider",
        "Narrow Spider",
        prefix="NS",
        suits=(2, 4),
        rules=(GroupRule.RELAXED,),
        group="big",
        difficulty=4,
        minutes=20,
    )
    assert second.suits == (1, 2, 4)
    assert second.rules == (GroupRule.CLASSIC, GroupRule.RELAXED)
    assert gives["scoring"] == (Gift("narrow.runs", "Runs", "One point a run."),)


def test_every_fault_is_told_at_once() -> None:
    told = faults(
        '[plugin]\nid = "na rrow"\nname = ""\napi = 2\nautor = "A"\nlicence = 5\n[[games]]\n'
    )
    assert len(told) == 7
    for part in (
        "unknown key 'autor'",
        "'version' is missing",
        "written for api 2; this program has api 1: write api = 1",
        "letters, digits and dashes only",
        "'name' must be one line of text",
        "'licence' must be text in quotes",
        "unknown table 'games'",
    ):
        assert any(part in one for one in told), part


GOOD: Mapping[str, str] = {"id": '"narrow.a"', "name": '"A"', "prefix": '"NA"'}

WRONG = (
    ("id", '"other.a"', "'id' must be “narrow.”"),
    ("id", '"narrow."', "'id' must be “narrow.”"),
    ("id", "5", "'id' must be “narrow.”"),
    ("name", '" "', "'name' must be one line of text"),
    ("name", '"a\\nb"', "'name' must be one line of text"),
    ("prefix", '"na"', "'prefix' must be 2 to 4 capital letters"),
    ("prefix", "7", "'prefix' must be 2 to 4 capital letters"),
    ("suits", "[]", "'suits' must be a list of numbers from 1 to 4"),
    ("suits", "[5]", "'suits' must be"),
    ("suits", "[1, 1]", "'suits' must be"),
    ("suits", "4", "'suits' must be"),
    ("suits", "[true]", "'suits' must be"),
    ("rules", "[]", "'rules' must be a list of classic or relaxed"),
    ("rules", '["strict"]', "'rules' must be"),
    ("rules", '"classic"', "'rules' must be"),
    ("group", '"Big"', "'group' must be a word in small letters"),
    ("difficulty", "6", "'difficulty' must be a number from 1 to 5"),
    ("difficulty", "true", "'difficulty' must be"),
    ("minutes", "-1", "'minutes' must be a number of minutes"),
    ("sutis", "[1]", "unknown key 'sutis'"),
)


@pytest.mark.parametrize(("key", "value", "says"), WRONG, ids=lambda value: str(value))
def test_a_declared_game_with_a_wrong_value_is_named(key: str, value: str, says: str) -> None:
    lines = {**GOOD, key: value}
    body = "\n".join(f"{name} = {text}" for name, text in lines.items())
    (told,) = faults(f"{HEAD}[[variants]]\n{body}\n")
    assert told.startswith("plugin.toml: [[variants]] 1: ")
    assert says in told


def test_a_declared_game_needs_id_name_and_prefix_and_others_no_prefix() -> None:
    assert len(faults(HEAD + "[[variants]]\n")) == 3
    assert len(faults(HEAD + "[[themes]]\n")) == 2
    (told,) = faults(HEAD + '[[themes]]\nid = "narrow.t"\nname = "T"\nprefix = "TT"\n')
    assert "unknown key 'prefix'" in told


def test_an_id_is_declared_once() -> None:
    one = '[[tables]]\nid = "narrow.t"\nname = "T"\n'
    (told,) = faults(HEAD + one + one)
    assert "[[tables]] 2: the id 'narrow.t' is used twice" in told


def test_two_declared_games_have_two_prefixes() -> None:
    one = '[[variants]]\nid = "narrow.{}"\nname = "T"\nprefix = "TT"\n'
    (told,) = faults(HEAD + one.format("a") + one.format("b"))
    assert "[[variants]] 2: the prefix 'TT' is used twice" in told


def test_declarations_are_tables_and_not_without_end() -> None:
    assert "write [[variants]] above each" in faults("variants = 5\n" + HEAD)[0]
    assert "write [[variants]] above each" in faults("variants = [5]\n" + HEAD)[0]
    (told,) = faults(HEAD + "[[hints]]\n" * 1001)
    assert "more than 1000 [[hints]]" in told


def test_the_api_is_a_number() -> None:
    (told,) = faults(HEAD.replace("api = 1", 'api = "1"'))
    assert told == "plugin.toml: 'api' must be a whole number without quotes"


@pytest.mark.parametrize(("key", "most"), [("id", 60), ("name", 300), ("author", 300)])
def test_a_text_that_no_window_can_show_is_a_fault(key: str, most: int) -> None:
    long = "x" * (most + 1)
    head = HEAD if key in ("id", "name") else HEAD + 'author = "narrow"\n'
    word = "Narrow" if key == "name" else "narrow"
    text = head.replace(f'{key} = "{word}"', f'{key} = "{long}"')
    assert f"{key!r} has {most + 1} letters; {most} are the most" in faults(text)[0]
    gift = f'[[tables]]\nid = "narrow.t"\nname = "{"x" * 301}"\n'
    assert "at most 300 letters" in faults(HEAD + gift)[0]
