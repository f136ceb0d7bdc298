"""docs/saves.md tells the file of a game as it is: its example loads, every key is there."""

import json
import re
from pathlib import Path

import pytest

from spider_qt.engine import session as sessions
from spider_qt.storage.journal import encoded, parse_journal
from tests.storage.helpers import SCHEMES, VARIANTS, random_game


@pytest.fixture(scope="module")
def page(project_root: Path) -> str:
    return (project_root / "docs" / "saves.md").read_text("utf-8")


def keys_of(data: bytes) -> set[str]:
    return {key for line in data.splitlines() for key in json.loads(line)}


def test_the_example_is_a_whole_game_that_is_written_so(page: str) -> None:
    found = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert found is not None
    data = found[1].encode("ascii")
    loaded = parse_journal(data, VARIANTS, SCHEMES)
    assert loaded.fault is None
    assert loaded.session is not None
    assert [entry.action.value for entry in loaded.session.journal] == ["play", "undo", "play"]
    assert encoded(loaded.session, loaded.started)[0] == data


def test_every_key_of_a_file_is_explained(page: str) -> None:
    explained = {
        key
        for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
        for key in re.findall(r"`([^`]+)`", row)
    }
    dealt = list(random_game(1, 30))[-1]
    plain = sessions.begin(dealt.variant, dealt.scheme, dealt.layout, game_id=dealt.id)
    written = keys_of(encoded(dealt, "2026-11-30")[0]) | keys_of(encoded(plain, "2026-11-30")[0])
    assert written <= explained
