"""Every recipe of the cookbook works: checked as a plugin, and doing what its text says."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from spider_qt.api import (
    DealMove,
    FactKind,
    Refusal,
    SessionFact,
    StandardScoring,
    Suit,
    Variant,
    view_of,
)
from spider_qt.app.cli_check import check
from spider_qt.engine import session as sessions
from spider_qt.plugins.inspection import Report
from spider_qt.testing import ScoringConformance, ThemeConformance, VariantConformance
from tests.plugins.packing import foldered, wheel_files, zipped

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "plugin-authors" / "cookbook.md").read_text("utf-8")
_FILE: Final = re.compile(
    r"^`([\w./-]+)`(?: \([\w ]+\))?:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
RECIPES: Final[dict[str, dict[str, str]]] = {
    part.partition("\n")[0]: dict(_FILE.findall(part)) for part in PAGE.split("\n## ")[1:]
}
MANIFEST: Final = dict(_FILE.findall(PAGE.split("\n## ")[0]))
CODE: Final = "__init__.py"
DATA: Final = [name for name, files in RECIPES.items() if CODE not in files]
PYTHON: Final = [name for name, files in RECIPES.items() if CODE in files]
GIVES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Another column layout": {"variants": ("cook.wide",)},
    "Another build rule": {"variants": ("cook.chess",)},
    "Free cells and foundations": {"variants": ("cook.cells",)},
    "A card back": {"themes": ("cook.rings",)},
    "A whole face set": {"themes": ("cook.letters",)},
    "A table": {"tables": ("cook.sea",)},
    "A theme": {"looks": ("cook.harbour",)},
    "A game that TOML cannot say": {"variants": ("cook.tidy",)},
    "A scoring scheme": {"schemes": ("cook.digger", "cook.generous")},
    "A session observer": {"observers": ("cook.counter",)},
    "A hint provider": {"hints": ("cook.in-suit",)},
}


def found(code: str) -> dict[str, Any]:
    """Run a recipe's module and return its names."""
    names: dict[str, Any] = {"__name__": "cook"}
    exec(code, names)  # noqa: S102 - our own page
    return names


PARTS: Final[dict[str, dict[str, Any]]] = {name: found(RECIPES[name][CODE]) for name in PYTHON}
(TIDY,) = PARTS["A game that TOML cannot say"]["spider_variants"]()
DIGGER, GENEROUS = PARTS["A scoring scheme"]["spider_scoring_schemes"]()


def test_there_is_a_recipe_for_each_plug_point() -> None:
    assert set(GIVES) == set(RECIPES)
    assert {kind for gives in GIVES.values() for kind in gives} == {
        "variants", "schemes", "themes", "tables", "looks", "observers", "hints",
    }  # fmt: skip


@pytest.mark.parametrize("recipe", DATA)
def test_a_recipe_of_files_is_a_plugin_without_a_fault(recipe: str, tmp_path: Path) -> None:
    folder = foldered(tmp_path / "cook", {**MANIFEST, **RECIPES[recipe]})
    script = folder / "draw.py"
    if script.exists():
        subprocess.run([sys.executable, script.name], cwd=folder, check=True)
        script.unlink()
        assert len(list(folder.rglob("*.svg"))) == 52
    report = check(str(folder), load=False)
    _is_good(recipe, report)


@pytest.mark.parametrize("recipe", PYTHON)
def test_a_recipe_in_python_is_a_plugin_without_a_fault(recipe: str, tmp_path: Path) -> None:
    files = wheel_files("cook", "")
    files["plug_cook/__init__.py"] = RECIPES[recipe][CODE]
    files["plug_cook/plugin.toml"] = MANIFEST["plugin.toml"]
    told = _loaded(tmp_path, files)
    (advice,) = told["findings"]
    assert "does not declare what the plugin gives" in advice["text"]
    files["plug_cook/plugin.toml"] += advice["lines"]
    told = _loaded(tmp_path, files)
    assert told["findings"] == []
    assert told["gives"] == {kind: list(ids) for kind, ids in GIVES[recipe].items()}


def _loaded(folder: Path, files: dict[str, str]) -> Any:  # noqa: ANN401 - JSON
    """What a check with its code run tells of a wheel."""
    path = zipped(folder / "plug_cook-1.0-py3-none-any.whl", files)
    done = subprocess.run(
        [sys.executable, "-m", "spider_qt", "check", "--load", "--json", str(path)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def _is_good(recipe: str, report: Report) -> None:
    assert report.findings == []
    assert {kind: ids for kind, ids in report.gives.items() if ids} == GIVES[recipe]


class TestTidySpider(VariantConformance):
    """The game in Python keeps the laws."""

    variant: Variant = TIDY  # type: ignore[misc] # one game, said as an author would
    numbers = (3,)
    length = 12


class TestDigger(ScoringConformance):
    """The scheme keeps the laws."""

    scheme = DIGGER
    numbers = (3,)
    length = 30


def test_the_tidy_game_refuses_a_row_in_its_own_words() -> None:
    layout = TIDY.deal(3)
    for _ in range(4):
        assert TIDY.deal_refusal(layout) is None
        layout = TIDY.perform(layout, DealMove()).after
    assert max(len(layout[column]) for column in layout.columns) == 10
    refused = TIDY.deal_refusal(layout)
    assert refused is not None
    assert refused.detail == "Tidy up first: no column may have more than nine cards."


def test_the_digger_counts_turned_cards_and_the_generous_scheme_pays_twice() -> None:
    assert (GENEROUS.start(TIDY).points, GENEROUS.run_bonus) == (1000, 200)
    game = sessions.deal(TIDY, DIGGER, 3)
    while not game.score.points:
        played = game.play(TIDY.legal_moves(game.layout)[0])
        assert not isinstance(played, Refusal)
        game = played.session
    assert game.score.points == 5


def test_the_counter_counts_wins_alone() -> None:
    view = view_of(sessions.deal(TIDY, StandardScoring(), 3))
    parts = PARTS["A session observer"]
    (counter,) = parts["spider_session_observers"]()
    for kind, won in ((FactKind.STARTED, False), (FactKind.ENDED, False), (FactKind.ENDED, True)):
        counter.told(SessionFact(kind, view, 500, 0, 0.0, won=won))
    assert counter.wins == 1


def test_the_hint_builds_in_suit() -> None:
    (provider,) = PARTS["A hint provider"]["spider_hint_providers"]()
    for number in range(1, 6):
        view = view_of(sessions.deal(TIDY, StandardScoring(), number), with_moves=True)
        hint = provider.hint(view)
        if hint is not None:
            onto = view.piles[hint.move.target].cards[-1]
            assert onto.suit is view.piles[hint.move.source].cards[-hint.move.count].suit
            assert hint.move in view.legal
            return
    raise AssertionError("no deal of five had a move in suit")


def test_the_drawn_faces_and_the_back_keep_the_laws_of_pictures(tmp_path: Path) -> None:
    from spider_qt.api.theme_files import read_looks

    foldered(tmp_path, RECIPES["A card back"] | RECIPES["A whole face set"])
    subprocess.run([sys.executable, "draw.py"], cwd=tmp_path, check=True)
    looks = read_looks(tmp_path, "cook")
    assert [theme.id for theme in looks.cards] == ["cook.letters", "cook.rings"]
    assert looks.faults == ()
    assert all(looks.cards[0].face_svg(suit, rank) for suit in Suit for rank in _ranks())
    for theme in looks.cards:
        kit = type("Kit", (ThemeConformance,), {"theme": theme})()
        kit.test_each_picture_is_a_safe_svg_within_the_budgets()
        kit.test_each_picture_has_the_shape_of_a_card()
        kit.test_qtsvg_can_draw_all_of_it()


def _ranks() -> tuple[Any, ...]:
    from spider_qt.api import Rank

    return tuple(Rank)
