"""The plugins under plugins/, built and installed as anyone would, and found."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(file.parent for file in (ROOT / "plugins").glob("*/pyproject.toml"))
NAMES = [source.name for source in SOURCES]
BUILD_LEFTOVERS = shutil.ignore_patterns("build", "dist", "*.egg-info", "__pycache__", ".*")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build every plugin from a copy of its sources and install it into one folder."""
    copies = tmp_path_factory.mktemp("sources")
    target = tmp_path_factory.mktemp("installed")
    for source in SOURCES:
        shutil.copytree(source, copies / source.name, ignore=BUILD_LEFTOVERS)
    without_net = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *without_net, "--target", str(target)]
        + [str(copies / name) for name in NAMES],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def run(installed: Path, *arguments: str, cwd: Path) -> "subprocess.CompletedProcess[str]":
    """Run Python with the project and the installed plugins on its path."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(installed)))},
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )


SHOW = """
    import json, sys
    from spider_qt.plugins.host import load_registry
    registry = load_registry(sys.argv[1:])
    print(json.dumps({
        "plugins": {
            one.id: {
                "state": one.state.value,
                "version": one.version,
                "reason": one.reason.english if one.reason else "",
                "gives": {kind: list(ids) for kind, ids in one.gives.items()},
            }
            for one in registry.plugins
        },
        "variants": {one: [v.name, v.prefix] for one, v in registry.variants.items()},
        "schemes": {one: s.name for one, s in registry.schemes.items()},
        "themes": {one: t.name for one, t in registry.themes.items()},
        "modules": [name for name in sys.modules if name.startswith("spider_qt_")],
    }))
"""


def show(installed: Path, cwd: Path, *disabled: str) -> "dict[str, Any]":
    """Return what the registry holds with these plugins installed."""
    done = run(installed, "-c", dedent(SHOW), *disabled, cwd=cwd)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_there_is_a_plugin_for_each_hook() -> None:
    wanted = {"backs", "beetle", "coach", "garden", "jolly-roger", "purist"}
    assert {f"spider-qt-{name}" for name in wanted} <= set(NAMES)


def test_installed_plugins_are_found_and_give_what_they_say(
    installed: Path, tmp_path: Path
) -> None:
    found = show(installed, tmp_path)
    assert found["variants"]["beetle.open-spider"] == ["Open Spider", "BE"]
    assert found["schemes"]["purist.purist"] == "Purist"
    for source in SOURCES:
        about = found["plugins"][_plugin_id(source)]
        assert about["state"] == "enabled", about["reason"]
        project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
        assert about["version"] == project["project"]["version"]
        assert any(about["gives"].values())
    backs = found["plugins"][_plugin_id(ROOT / "plugins" / "spider-qt-backs")]
    assert backs["gives"]["themes"]
    assert set(backs["gives"]["themes"]) <= set(found["themes"])


def test_disabled_plugins_are_not_imported(installed: Path, tmp_path: Path) -> None:
    ids = [_plugin_id(source) for source in SOURCES]
    found = show(installed, tmp_path, *ids)
    assert found["modules"] == []
    for one in ids:
        about = found["plugins"][one]
        assert about["state"] == "disabled"
    assert not any("." in one for one in (*found["variants"], *found["themes"]))
    assert not any("." in one for one in found["schemes"])


PLAY = """
    import random
    from spider_qt.api import Refusal
    from spider_qt.engine import session
    from spider_qt.engine.scoring_lines import account_of
    from spider_qt.plugins.host import load_registry
    registry = load_registry()
    variant = registry.variant_by_prefix["BE"]
    game = session.deal(variant, registry.schemes["purist.purist"], 7)
    assert not any(game.layout[column].face_down for column in game.layout.columns)
    chance, actions, undone = random.Random(7), 0, 0
    for _ in range(150):
        moves = variant.legal_moves(game.layout)
        if not moves or chance.random() < 0.2:
            result = game.undo()
        else:
            result = game.play(chance.choice(moves))
        if isinstance(result, Refusal):
            assert result.reason.value == "nothing_to_undo"
            continue
        game, actions = result.session, actions + 1
        undone += result.action.value == "undo"
    assert actions > 100
    assert undone > 10
    assert not game.layout.runs_done
    assert game.score.points == 1000 - 10 * undone - (actions - undone)
    assert sum(line.points for line in game.scheme.explain(account_of(game))) == game.score.points
    assert registry.faults.faults == ()
    print("played")
"""


def test_the_game_and_the_scheme_of_two_plugins_are_played_together(
    installed: Path, tmp_path: Path
) -> None:
    done = run(installed, "-c", dedent(PLAY), cwd=tmp_path)
    assert done.stdout == "played\n", done.stderr


ADVISE = """
    import sys
    from spider_qt.api import DealMove, FactKind, SessionFact, view_of
    from spider_qt.engine import session
    from spider_qt.plugins.host import load_registry
    registry = load_registry()
    assert "spider_qt_coach" not in sys.modules
    game = session.deal(registry.variants["spider"], registry.schemes["standard"], 3)
    view = view_of(game, with_moves=True)
    first = registry.hints_for(view)["coach.coach"]
    assert game.play(first.move).step.move == first.move
    taken_back = SessionFact(FactKind.UNDONE, view_of(game), 500, 0, 0.0, first.move)
    registry.observers["coach.coach"].told(taken_back)
    assert "spider_qt_coach" in sys.modules
    print(registry.hints_for(view)["coach.coach"].move != first.move, registry.faults.faults)
"""


def test_the_coach_follows_a_game_and_advises(installed: Path, tmp_path: Path) -> None:
    done = run(installed, "-c", dedent(ADVISE), cwd=tmp_path)
    assert done.stdout == "True ()\n", done.stderr


@pytest.mark.parametrize("source", SOURCES, ids=NAMES)
def test_the_plugins_own_tests_pass_against_what_is_installed(
    source: Path, installed: Path, tmp_path: Path
) -> None:
    shutil.copytree(source / "tests", tmp_path / "tests", ignore=BUILD_LEFTOVERS)
    shutil.copy(source / "pyproject.toml", tmp_path)
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_project_announces_its_own_games_by_the_same_door() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["entry-points"]["spider_qt.plugins"] == {
        "builtins": "spider_qt.builtins"
    }


def _plugin_id(source: Path) -> str:
    (manifest,) = source.glob("*/plugin.toml")
    found: str = tomllib.loads(manifest.read_text(encoding="utf-8"))["plugin"]["id"]
    return found
