"""What the command line tells of plugins: given, switched off, failed, broken while used."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from spider_qt.__main__ import main
from spider_qt.app import cli
from spider_qt.app.paths import app_paths
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal
from spider_qt.engine.piles import PileId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedVariant
from spider_qt.plugins.registry import PluginInfo, PluginState, Registry
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.sentence import Sentence
from tests.storage.helpers import SCHEMES, SPIDER

FOUND = (
    PluginInfo(
        "builtins", "Spider Qt", PluginState.ENABLED, "1.0", gives={"variants": ("spider",)}
    ),
    PluginInfo(
        "wild", "Wild Rules", PluginState.FAILED, "0.3", reason=Sentence("", "It raised ♠.")
    ),
)


def registry(variant: Variant, log: FaultLog) -> Registry:
    variants: Mapping[str, Variant] = MappingProxyType({variant.id: variant})
    prefixes = MappingProxyType({variant.prefix: variant})
    return Registry(variants, prefixes, SCHEMES, {}, FOUND, log)


def test_a_failed_plugin_is_listed_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "load_registry", lambda *_, **__: registry(SPIDER, FaultLog()))
    assert main(["plugins"]) == 0
    assert capsys.readouterr().out == (
        "builtins: Spider Qt 1.0, enabled\n"
        "  variants: spider\n"
        "wild: Wild Rules 0.3, failed\n"
        "  It raised ♠.\n"
    )
    assert main(["plugins", "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert [one["state"] for one in values] == ["enabled", "failed"]
    assert values[1]["reason"] == "It raised ♠."


def test_the_players_choice_of_plugins_holds_for_commands_and_their_chatter_is_no_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    SettingsStore(app_paths().settings).change(disabled_plugins=("wild",))
    seen: list[object] = []

    def load(disabled: object, **rest: object) -> Registry:
        seen.append(disabled)
        print("a plugin says hello")  # noqa: T201 - as a careless plugin does
        return registry(SPIDER, FaultLog())

    monkeypatch.setattr(cli, "load_registry", load)
    assert main(["plugins", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)
    assert "hello" in err
    assert seen == [("wild",)]


def test_a_program_without_its_own_games_says_that_it_is_damaged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def load(*_: object, **__: object) -> Registry:
        raise RuntimeError("spider_qt.builtins is gone")

    monkeypatch.setattr(cli, "load_registry", load)
    assert main(["plugins"]) == 2
    assert "install it again" in capsys.readouterr().err


class _Broken(SpiderVariant):
    def legal_moves(self, layout: Layout) -> tuple[Move, ...]:
        raise ZeroDivisionError

    def configured(self, suits: int, rule: GroupRule) -> "_Broken":
        if suits == 4:
            raise ValueError("not with 4 suits")
        return self


def test_rules_that_break_while_used_are_named_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = FaultLog()
    broken = _Broken("wild.game", "Wild", "WI", suits=1)
    guarded = GuardedVariant.around(broken, Guard("wild", "wild.game", log))
    monkeypatch.setattr(cli, "load_registry", lambda *_, **__: registry(guarded, log))
    assert main(["moves", "--code", "WI1-S1C-AAAAAAA"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "wild" in err
    assert "ZeroDivisionError" in err
    assert main(["deal", "WI1-S4C-AAAAAAA"]) == 2
    assert "not with 4 suits" in capsys.readouterr().err


class _Chatting(SpiderVariant):
    def lift_refusal(self, layout: Layout, source: PileId, count: int) -> Refusal | None:
        print("a rule says hello")  # noqa: T201 - as a careless plugin does
        return super().lift_refusal(layout, source, count)


def test_what_rules_print_while_a_game_is_played_is_no_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    chatting = _Chatting("wild.game", "Wild", "WI", suits=1)
    monkeypatch.setattr(cli, "load_registry", lambda *_, **__: registry(chatting, FaultLog()))
    (tmp_path / "moves").write_text("D T1>T2", encoding="utf-8")
    words = ["replay", "--code", "WI1-S1C-AAAAAAD", "--json", str(tmp_path / "moves")]
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["moves"] == 1
    assert "a rule says hello" in err


def test_a_broken_rules_sentence_ends_with_one_full_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = FaultLog()
    guarded = GuardedVariant.around(
        _Undecided("wild.game", "Wild", "WI"), Guard("wild", "wild.game", log)
    )
    monkeypatch.setattr(cli, "load_registry", lambda *_, **__: registry(guarded, log))
    assert main(["deal", "WI1-S1C-AAAAAAD"]) == 2
    err = capsys.readouterr().err
    assert "ZeroDivisionError" in err
    assert err.endswith("remove it.\n")


class _Undecided(SpiderVariant):
    def configured(self, suits: int, rule: GroupRule) -> SpiderVariant:
        raise ZeroDivisionError


class _DealsNothing(SpiderVariant):
    """Rules whose deal raises."""

    def deal(self, number: int) -> Layout:
        raise ZeroDivisionError("no cards today")


def test_a_game_that_cannot_be_dealt_is_not_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = FaultLog()
    guarded = GuardedVariant.around(
        _DealsNothing("wild.game", "Wild", "WI", suits=1), Guard("wild", "wild.game", log)
    )
    monkeypatch.setattr(cli, "load_registry", lambda *_, **__: registry(guarded, log))
    moves = tmp_path / "moves.txt"
    moves.write_text("D")
    assert main(["replay", "--code", "WI1-S1C-AAAAAAD", str(moves), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "cannot be dealt" in told.err
    assert "no cards today" in told.err
