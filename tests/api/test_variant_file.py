"""Files of games: what they say becomes games, and every fault is named with its line."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.api import GroupRule, SpiderVariant
from spider_qt.api.variant_file import BIGGEST, MOST_VARIANTS, VariantFile, read_variants
from spider_qt.api.variant_file_faults import VariantFault, VariantFaultKind
from spider_qt.api.variant_file_keys import BY_NAME, KEYS, Kind
from spider_qt.engine.parameters import StockRule, SuitRule, Travel

HEAD = 'id = "my-spider"\nname = "My Spider"\nprefix = "MYS"\n'


def read(text: str) -> VariantFile:
    return read_variants(text.encode(), "mine.toml")


def made(text: str) -> SpiderVariant:
    found = read(text)
    assert not found.faults
    (variant,) = found.variants
    return variant


def fault(text: str) -> VariantFault:
    found = read(text)
    (one,) = found.faults
    assert not found.variants
    assert one.file == "mine.toml"
    return one


def test_three_keys_are_a_game_and_it_is_spider() -> None:
    assert made(HEAD) == SpiderVariant("my-spider", "My Spider", "MYS")


def test_every_key_reaches_the_game() -> None:
    variant = made(
        HEAD + 'columns = ["7 x 1+1"]\nextra_down = [7]\nextra_up = [1, 1]\n'
        "decks = 1\nsuits = 2\nsuit_choices = [1, 2, 3, 4]\n"
        'build = "same_suit"\ntravel = "any_open"\n'
        'wrap = true\nstock = "waste"\nredeals = "unlimited"\ncells = 2\ngroup = "odd"\n'
        'difficulty = 5\nminutes = 7\ndescription = "A try."\nundo_limit = 3\n'
    )
    assert variant.columns == ((1, 3), *((1, 1),) * 5, (2, 1))
    assert (variant.decks, variant.suits, variant.suit_choices) == (1, 2, (1, 2, 3, 4))
    assert (variant.build, variant.travel) == (SuitRule.SAME_SUIT, Travel.ANY_OPEN)
    assert (variant.stock, variant.redeals, variant.wrap) == (StockRule.WASTE, None, True)
    assert (variant.cells, variant.group, variant.difficulty) == (2, "odd", 5)
    assert (variant.minutes, variant.description, variant.undo_limit) == (7, "A try.", 3)


def test_the_table_of_keys_knows_every_parameter_but_the_players_own_choice() -> None:
    parameters = {one.name for one in fields(SpiderVariant)}
    extras = {"extra_down", "extra_up"}
    assert set(BY_NAME) - extras == parameters - {"rule"}
    assert len(BY_NAME) == len(KEYS)


@pytest.mark.parametrize(
    "key", [key for key in KEYS if key.kind is Kind.WORD], ids=lambda k: k.name
)
def test_each_word_of_a_key_is_taken(key: object) -> None:
    assert key in KEYS
    for word in getattr(key, "words"):  # noqa: B009 - pytest's parameter is an object
        name = getattr(key, "name")  # noqa: B009 - as above
        found = read(f'{HEAD}{name} = "{word}"\n')
        assert not [f for f in found.faults if f.kind is not VariantFaultKind.CONTRADICTION]


def test_the_rules_on_offer_are_words() -> None:
    assert made(HEAD + 'rule_choices = ["classic"]\n').rule_choices == (GroupRule.CLASSIC,)
    assert fault(HEAD + 'rule_choices = ["clasic"]\n').near == "classic"
    assert fault(HEAD + "rule_choices = []\n").kind is VariantFaultKind.NOT_ALLOWED


def test_a_plugins_games_bear_its_id() -> None:
    found = read_variants(HEAD.encode(), "mine.toml", owner="my-plugin")
    assert [variant.id for variant in found.variants] == ["my-plugin.my-spider"]


def test_several_games_stand_in_one_file() -> None:
    other = HEAD.replace("my", "your").replace("MYS", "YOS")
    found = read(f"[[variant]]\n{HEAD}\n[[variant]]\n{other}decks = 1\n")
    assert [fault.line for fault in found.faults] == [6]  # 54 cards do not come from one deck
    assert [variant.id for variant in found.variants] == ["my-spider"]
    assert made(f"[variant]\n{HEAD}").prefix == "MYS"


def test_all_faults_are_named_at_once_by_line() -> None:
    found = read(
        "# a game with a fault in each line\n"
        'id = "my spider"\n'
        "name = 5\n"
        'prefix = "toolong"\n'
        "decks = 99\n"
        'sutis = "four"\n'
        'travel = "samesuit"\n'
        'columns = "10 x 4+"\n'
        "extra_down = [1, true]\n"
        "wrap = 1\n"
    )
    kinds = VariantFaultKind
    assert [(one.line, one.kind, one.key, one.near) for one in found.faults] == [
        (2, kinds.BAD_TEXT, "id", ""),
        (3, kinds.WRONG_TYPE, "name", ""),
        (4, kinds.BAD_TEXT, "prefix", ""),
        (5, kinds.OUT_OF_RANGE, "decks", ""),
        (6, kinds.UNKNOWN_KEY, "sutis", "suits"),
        (7, kinds.NOT_ALLOWED, "travel", "same_suit"),
        (8, kinds.BAD_COLUMNS, "columns", ""),
        (9, kinds.WRONG_TYPE, "extra_down", ""),
        (10, kinds.WRONG_TYPE, "wrap", ""),
    ]


@pytest.mark.parametrize(
    ("line", "kind", "found", "allowed"),
    [
        ("decks = 0", "out_of_range", "0", "1 to 8"),
        ("decks = true", "wrong_type", "switch", "number"),
        ("decks = 2.0", "wrong_type", "other", "number"),
        ('decks = "unlimited"', "wrong_type", "text", "number"),
        ("suit_choices = []", "bad_text", "[0 x]", "[1, 4]"),
        ("suit_choices = [5]", "out_of_range", "5", "1 to 4"),
        ("columns = 10", "wrong_type", "number", "text_or_texts"),
        ('columns = ["15 x 1"]', "bad_columns", "15 x 1", "10 x 4+1, 5+1, 8"),
        ('columns = "10 x 1, 5 x 1"', "too_many_columns", "15", "14"),
        ("extra_up = [11]", "no_such_column", "11", "10"),
        ("extra_up = [1979-05-27]", "wrong_type", "list", "numbers"),
        ('group = "scorpions"', "not_allowed", "scorpions", ""),
        ('description = "two\\nlines"', "bad_text", "two\nlines", ""),
        ("build = {}", "wrong_type", "table", "text"),
    ],
)
def test_a_value_that_cannot_be_is_named_with_what_can(
    line: str, kind: str, found: str, allowed: str
) -> None:
    one = fault(HEAD + line + "\n")
    assert (one.kind, one.line, one.found) == (kind, 4, found)
    assert one.key == line.split()[0]
    assert one.allowed == allowed or not allowed


def test_what_a_game_needs_is_asked_for() -> None:
    found = read("decks = 2\n")
    assert [(one.kind, one.key) for one in found.faults] == [
        (VariantFaultKind.MISSING_KEY, key) for key in ("id", "name", "prefix")
    ]
    assert fault("# nothing\n").kind is VariantFaultKind.NO_VARIANT
    assert read(f"\n[[variant]]\n{HEAD}[[variant]]\nid = 'b'\nname = 'b'\n").faults[0].line == 6


def test_contradictions_are_all_told_in_the_line_of_a_key_they_name() -> None:
    found = read(HEAD + 'minutes = 5\nstock = "fill"\nredeals = 2\nrows_per_deal = 2\n')
    assert [(one.kind, one.line, one.key) for one in found.faults] == [
        (VariantFaultKind.CONTRADICTION, 6, "redeals"),
        (VariantFaultKind.CONTRADICTION, 7, "rows_per_deal"),
    ]
    assert "needs the stock rule waste" in found.faults[0].found
    assert fault(HEAD + 'columns = "10 x 40"\n').key == "columns"


def test_a_contradiction_that_names_no_key_of_the_file_is_told_where_the_game_begins() -> None:
    assert fault(HEAD + "decks = 1\n").line in (1, 4)
    assert fault(f"[[variant]]\n{HEAD}decks = 1\n").line == 1


def test_one_id_and_one_prefix_belong_to_one_game_of_a_file() -> None:
    found = read(f"[[variant]]\n{HEAD}[[variant]]\n{HEAD}")
    assert [(one.kind, one.line, one.key, one.allowed) for one in found.faults] == [
        (VariantFaultKind.REPEATED, 6, "id", "2"),
        (VariantFaultKind.REPEATED, 8, "prefix", "4"),
    ]

    row = HEAD.strip().replace("\n", ", ")
    found = read(f"variant = [{{ {row} }}, {{ {row} }}]")
    assert [one.key for one in found.faults] == ["id", "prefix"]


def test_tables_that_are_no_games_are_named() -> None:
    assert fault("variant = 5\n").allowed == "tables"
    assert fault('variant = ["spider"]\n').found == "list"
    assert read(f"other = 1\n[[variant]]\n{HEAD}").faults[0].key == "other"
    assert fault(f"{HEAD}{'n' * 300} = 1\n").near == ""
    assert "variant" in [one.near for one in read(f"[[varient]]\n{HEAD}").faults]
    many = "".join(f"[[variant]]\nid = 'v{n}'\n" for n in range(MOST_VARIANTS + 1))
    assert fault(many).kind is VariantFaultKind.TOO_MANY_VARIANTS


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        (b"x" * (BIGGEST + 1), "too_big", 0),
        (b"x" * 10_000_000, "too_big", 0),
        (b"# fine\nname = '\xff'\n", "not_utf8", 2),
        (b"\x00\x01\x02", "not_toml", 1),
        (b"id = 'a'\nid = 'b'\n", "not_toml", 2),
        (b"id = 'a'\nname = \n", "not_toml", 2),
        (b"id = '''\nno end\n", "not_toml", 2),
        (b"\n\ndecks = " + b"9" * 5000, "number_too_long", 3),
        (b"\ndecks = " + b"[" * 5000, "too_deep", 2),
        (b"a." * 5000 + b"a = 1", "too_deep", 1),
    ],
    ids=str,
)
def test_what_is_no_file_of_games_at_all_is_told_and_takes_no_time(
    source: bytes, kind: str, line: int
) -> None:
    found = read_variants(source, "mine.toml")
    assert [(one.kind, one.line) for one in found.faults] == [(kind, line)]


def test_a_byte_order_mark_and_carriage_returns_are_fine() -> None:
    text = HEAD.replace("\n", "\r\n")
    assert not read_variants(b"\xef\xbb\xbf" + text.encode(), "mine.toml").faults
    assert fault(HEAD.replace("\n", "\r\n") + "\r\nbroken\r\n").line == 5


@given(st.binary(max_size=200))
def test_no_bytes_raise(source: bytes) -> None:
    found = read_variants(source, "mine.toml")
    assert found.faults


_VALUES = st.recursive(
    st.integers(-5, 20)
    | st.booleans()
    | st.sampled_from(["'row'", "'unlimited'", "'any'", "'10 x 4+1'", "1.5", "1979-05-27", "nan"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from([*BY_NAME, "other"]), _VALUES, max_size=8))
def test_any_values_give_a_game_or_say_why_not(table: dict[str, object]) -> None:
    text = "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())
    found = read(f"{text}\n" if {"id", "name", "prefix"} & set(table) else HEAD + text)
    assert bool(found.variants) is not bool(found.faults)


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_an_id_has_sixty_letters_at_the_most() -> None:
    assert not read(HEAD.replace('"my-spider"', f'"{"x" * 60}"')).faults
    assert fault(HEAD.replace('"my-spider"', f'"{"x" * 61}"')).key == "id"
