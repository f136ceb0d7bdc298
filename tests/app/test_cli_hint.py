"""``spider-qt hint``: a legal move with its reason, by what is seen unless asked otherwise."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from spider_qt.api import Hint, TableView
from spider_qt.app import cli_hint
from spider_qt.app.cli_play import session_of_code, session_of_position
from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.spider import SpiderVariant
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import Registry
from spider_qt.solver.fair import Why
from spider_qt.solver.fair_sight import supposed
from tests.app.commands import command

CODE = "SP1-S4C-AAAAAAD"
LOST = "T1: KS\nT2: QS\n"
NEARLY = "suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\n"


@pytest.fixture(scope="module")
def registry() -> Registry:
    return load_registry(safe=True, entry_points=())


def test_a_hint_is_a_legal_move_with_its_reason_as_a_sentence() -> None:
    found = command("hint", "--code", CODE)
    assert (found.status, found.err) == (0, "")
    reason, sentence, move = found.out.splitlines()
    assert reason.removeprefix("# reason: ") in list(Why)
    assert sentence.startswith(("# Put the ", "# Take the ", "# Deal. "))
    assert sentence.endswith(".")
    assert move in command("moves", "--code", CODE).out.splitlines()


def test_json_has_the_keys_of_the_notation() -> None:
    found = command("hint", "--from", "-", "--json", given=NEARLY)
    assert found.status == 0
    assert found.values == {"move": "T2x6>T1", "reason": "finishes_run"}


def test_where_nothing_helps_the_move_is_null_and_that_is_no_mistake() -> None:
    found = command("hint", "--from", "-", "--json", given="T1: KS\nT2: 2H\n")
    assert found.status == 0
    assert found.values == {"move": None, "reason": "nothing"}


def test_what_is_printed_can_be_replayed(tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text(command("hint", "--from", "-", given=NEARLY).out, encoding="utf-8")
    position = tmp_path / "position.txt"
    position.write_text(NEARLY, encoding="utf-8")
    assert command("replay", "--from", position, moves, "--json").values["outcome"] == "won"


def test_an_open_hint_says_also_that_nothing_wins_and_exits_with_1_then() -> None:
    found = command("hint", "--from", "-", "--open", "--json", given=LOST)
    assert found.status == 1
    assert found.values == {"move": None, "reason": "unwinnable"}


def test_an_open_hint_begins_a_line_that_wins(registry: Registry) -> None:
    session = session_of_position(NEARLY, "test", registry)
    told = cli_hint.hint_for(session, registry, opened=True)
    assert told.reason == "winning_line"
    assert told.sentence.english.endswith("The game can be won in 1 move.")


def _shuffled(layout: Layout, seed: int) -> Layout:
    """The same table to look at, with its hidden cards in another order."""
    chance = random.Random(seed)
    return supposed(layout, lambda hidden: chance.sample(hidden, len(hidden)))


def test_a_hint_never_peeks_and_an_open_one_may(registry: Registry) -> None:
    session = session_of_code(CODE, registry)
    said = set()
    for seed in range(4):
        layout = _shuffled(session.layout, seed)
        text = format_position(Position(session.variant, layout))
        other = session_of_position(text, "test", registry)
        said.add(cli_hint.hint_text(cli_hint.hint_for(other, registry, opened=False)))
    assert len(said) == 1


class Adviser:
    """A provider of a plugin, which would play the last legal move."""

    name = "Adviser"

    def __init__(self, id_: str) -> None:
        self.id = id_

    def hint(self, view: TableView) -> Hint | None:
        return Hint(view.legal[-1], "I feel so.") if view.legal else None


def _with(registry: Registry, adviser: Adviser) -> Registry:
    return Registry(
        registry.variants,
        registry.variant_by_prefix,
        registry.schemes,
        registry.themes,
        registry.plugins,
        registry.faults,
        hint_providers={adviser.id: adviser},
    )


def test_a_plugin_is_asked_about_others_games_only_where_nothing_else_is_known(
    registry: Registry,
) -> None:
    both = _with(registry, Adviser("other.adviser"))
    known = cli_hint.hint_for(session_of_code(CODE, both), both, opened=False)
    assert known.reason in list(Why)
    helpless = session_of_position("T1: KS\nT2: 2H\n", "test", registry)
    assert cli_hint.hint_for(helpless, registry, opened=False).reason == "nothing"
    told = cli_hint.hint_for(helpless, both, opened=False)
    assert told.reason == cli_hint.PLUGIN
    assert told.sentence.english.startswith("Adviser says: Take the ")
    assert told.sentence.english.endswith(" I feel so.")


def test_a_plugin_is_asked_first_about_its_own_game(registry: Registry) -> None:
    session = session_of_code(CODE, registry)
    assert isinstance(session.variant, SpiderVariant)
    own = replace(session, variant=replace(session.variant, id="other.game"))
    told = cli_hint.hint_for(own, _with(registry, Adviser("other.adviser")), opened=False)
    assert told.reason == cli_hint.PLUGIN
    assert told.move == game.legal_moves(session.variant, session.layout)[-1]
