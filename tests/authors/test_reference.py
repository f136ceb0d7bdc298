"""The pages for authors are as complete as the code: made from it, or held to it."""

import dataclasses
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from resources.schema import authors
from spider_qt.api import (
    API_VERSION,
    Account,
    Action,
    CardTurned,
    Deed,
    Score,
    ScoreLine,
    SpiderHooks,
    Step,
)
from spider_qt.api.manifest import GIFTS
from spider_qt.api.variant_file_keys import KEYS
from spider_qt.builtins.family import family

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = ROOT / "docs" / "plugin-authors"


def page(name: str) -> str:
    return (PAGES / name).read_text("utf-8")


def test_the_reference_is_what_the_code_makes() -> None:
    assert page("reference.md") == authors.reference_text()


def test_the_list_of_prefixes_is_what_the_games_have() -> None:
    assert page("publishing.md") == authors.publishing_text(page("publishing.md"))
    registered = tomllib.loads(authors.PREFIXES.read_text("utf-8"))
    assert all(re.fullmatch("[A-Z]{2,4}", prefix) for prefix in registered)
    built_in = {game.prefix for game in family()}
    assert not built_in & set(registered)


def test_every_hook_key_and_table_is_in_the_reference_and_explained() -> None:
    row = re.compile(r"^\| `(\w+)(?:\([^)]*\))?` \| (.+?) \|", re.MULTILINE)
    rows = dict(row.findall(page("reference.md")))
    hooks = {name for name in vars(SpiderHooks) if name.startswith("spider_")}
    assert hooks | {key.name for key in KEYS} <= set(rows)
    assert all(len(about) > 5 for about in rows.values())
    assert all(f"`[[{kind}]]`" in page("reference.md") for kind in GIFTS)


@pytest.mark.parametrize("kind", [Score, Deed, Step, CardTurned, Account, ScoreLine])
def test_every_field_that_a_scheme_meets_is_told_with_its_class(kind: type) -> None:
    section = page("reference.md").partition(f"### {kind.__name__}\n")[2].partition("\n##")[0]
    told = re.findall(r"^\| `(\w+)` \| \S.* \|$", section, re.MULTILINE)
    names = [field.name for field in dataclasses.fields(kind)]
    assert told[: len(names)] == names


def test_every_action_is_told() -> None:
    assert all(f"| `Action.{action.name}` |" in page("reference.md") for action in Action)


def test_the_promise_is_about_the_version_there_is() -> None:
    assert f"While `API_VERSION` is {API_VERSION}:" in page("versioning.md")
    assert (ROOT / "tests" / "data" / "golden" / "api_surface.txt").is_file()


def test_the_first_page_leads_to_every_other() -> None:
    linked = set(re.findall(r"\]\(([\w-]+\.md)", page("README.md")))
    assert {file.name for file in PAGES.glob("*.md")} == linked | {"README.md"}


def test_every_question_of_the_template_is_on_its_page() -> None:
    text = (ROOT / "plugins" / "template" / "copier.yml").read_text("utf-8")
    asked = set(re.findall(r"^([a-z]\w*):$", text, re.MULTILINE)) - {"package"}
    first = re.findall(r"^\| (.*?) \|", page("template.md"), re.MULTILINE)
    told = set(re.findall(r"`(\w+)`", " ".join(first)))
    assert asked <= told


def test_links_to_headings_lead_to_headings() -> None:
    for file in PAGES.glob("*.md"):
        for target, anchor in re.findall(r"\]\(([\w./-]*\.md)#([\w-]+)\)", file.read_text("utf-8")):
            other = (file.parent / target).read_text("utf-8")
            heads = re.findall(r"^#+ (.*)$", other, re.MULTILINE)
            there = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
            assert anchor in there, (file.name, target, anchor)
