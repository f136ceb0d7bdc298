"""The schema of files of games: what editors say is what the loader says."""

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest
from jsonschema.protocols import Validator

from resources.schema import make
from spider_qt.api.variant_file import read_variants
from spider_qt.api.variant_file_faults import VariantFaultKind
from spider_qt.api.variant_file_keys import BY_NAME, KEYS, Key

ROOT = Path(__file__).resolve().parents[2]
VARIANTS = sorted((ROOT / "spider_qt" / "builtins" / "variants").glob("*.toml"))
HEAD = 'id = "my-spider"\nname = "My Spider"\nprefix = "MYS"\n'


@pytest.fixture(scope="module")
def validator() -> Validator:
    schema = json.loads(make.SCHEMA.read_text("utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def test_the_committed_schema_and_reference_are_those_that_the_table_of_keys_makes() -> None:
    assert make.SCHEMA.read_text("utf-8") == make.schema_text()
    page = make.REFERENCE.read_text("utf-8")
    assert page == make.reference_text(page)
    assert all(f"| `{key.name}` |" in page for key in KEYS)


def test_the_example_of_the_reference_is_a_game(validator: Validator) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", make.REFERENCE.read_text("utf-8"), re.DOTALL)
    assert not read_variants(example.encode(), "example.toml").faults
    assert validator.is_valid(tomllib.loads(example))


@pytest.mark.parametrize("path", VARIANTS, ids=lambda path: path.stem)
def test_every_built_in_game_passes(path: Path, validator: Validator) -> None:
    text = path.read_text("utf-8")
    validator.validate(tomllib.loads(text))
    hint = re.match(r"#:schema (\S+)\n", text)
    assert hint
    assert (path.parent / hint[1]).resolve() == make.SCHEMA


def test_several_games_in_one_file_pass(validator: Validator) -> None:
    assert validator.is_valid(tomllib.loads(f"[[variant]]\n{HEAD}[[variant]]\n{HEAD}"))
    assert validator.is_valid(tomllib.loads(f"[variant]\n{HEAD}"))
    assert not validator.is_valid(tomllib.loads(f"other = 1\n[[variant]]\n{HEAD}"))


GOOD = {
    "columns": ['"4x5+1,6 X 4 + 1"', '["5+1", "8"]', '"10 \u00d7 4"'],
    "redeals": ["3", '"unlimited"'],
    "suit_choices": ["[1, 4]"],
    "rule_choices": ['["classic", "relaxed"]'],
    "wrap": ["true"],
    "decks": ["8"],
    "group": ['"odd"'],
}
BAD = {
    "columns": ['"ten"', '""', "10", "[1]", '["1+"]', '"1,"'],
    "redeals": ["100", '"forever"', "-1"],
    "suit_choices": ["[]", "[5]", "4", '["4"]'],
    "rule_choices": ["[]", '["strict"]'],
    "wrap": ["1", '"true"'],
    "decks": ["0", "9", '"2"', "true"],
    "group": ['"even"', "1"],
    "id": ['"a b"', "1", '""', '"-a"'],
    "prefix": ['"A"', '"ABCDE"', '"ab"'],
    "name": ['""', '" x"', "1"],
    "decs": ["1"],
}


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, all_ in GOOD.items() for v in all_])
def test_what_the_loader_takes_the_schema_takes(key: str, value: str, validator: Validator) -> None:
    text = f"{HEAD}{key} = {value}\n"
    faults = read_variants(text.encode(), "f").faults
    assert {fault.kind for fault in faults} <= {VariantFaultKind.CONTRADICTION}
    assert validator.is_valid(tomllib.loads(text))


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, all_ in BAD.items() for v in all_])
def test_what_the_loader_refuses_the_schema_refuses(
    key: str, value: str, validator: Validator
) -> None:
    kept = "".join(line for line in HEAD.splitlines(keepends=True) if not line.startswith(key))
    text = f"{kept}{key} = {value}\n"
    assert read_variants(text.encode(), "f").faults
    assert not validator.is_valid(tomllib.loads(text))


@pytest.mark.parametrize("key", [key for key in KEYS if key.required], ids=lambda key: key.name)
def test_what_every_game_needs_the_schema_asks_for(key: Key, validator: Validator) -> None:
    rows = [line for line in HEAD.splitlines() if not line.startswith(key.name)]
    assert not validator.is_valid(tomllib.loads("\n".join(rows)))


def test_every_key_has_a_sentence_for_the_editor() -> None:
    properties = json.loads(make.schema_text())["definitions"]["game"]["properties"]
    assert list(properties) == list(BY_NAME)
    assert all(value["description"].strip() for value in properties.values())
