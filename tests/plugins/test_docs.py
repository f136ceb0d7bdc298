"""The plugin in docs/plugin-authors/code-plugin.md is built, installed and played as it stands."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from spider_qt.api import API_VERSION, SpiderHooks, parse_manifest
from spider_qt.api.manifest import GIFTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "plugin-authors" / "code-plugin.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))

PLAY = """
    from spider_qt.api import DealMove, Rank, Suit
    from spider_qt.engine import session
    from spider_qt.plugins.host import load_registry
    registry = load_registry()
    narrow = next(one for one in registry.plugins if one.id == "narrow")
    print(narrow.reason.english if narrow.reason else "on")
    variant = registry.variant_by_prefix["NS"]
    game = session.deal(variant, registry.schemes["narrow.runs"], 3)
    print([len(game.layout[column]) for column in game.layout.columns], game.score.points)
    game = game.play(DealMove()).session
    game = game.undo().session
    theme = registry.themes["narrow.plain"]
    print(theme.back_svg().decode().startswith("<svg"), theme.face_svg(Suit.CLUBS, Rank.TWO))
    print(registry.faults.faults)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the page's files, build them and install them into a folder."""
    source = tmp_path_factory.mktemp("narrow")
    for name, text in FILES.items():
        file = source / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    target = tmp_path_factory.mktemp("installed")
    without_net = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *without_net, "--target", str(target)]
    done = subprocess.run(
        [*command, str(source)], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def test_the_page_holds_a_whole_plugin() -> None:
    assert sorted(FILES) == [
        "pyproject.toml",
        "spider_qt_narrow/__init__.py",
        "spider_qt_narrow/back.svg",
        "spider_qt_narrow/plugin.toml",
    ]


def test_the_plugin_of_the_page_works_as_it_stands(installed: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", dedent(PLAY)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(installed)))},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "on",
        "[5, 5, 5, 5, 5, 5, 5, 5] 0",
        "True None",
        "()",
    ], done.stderr


def test_the_page_names_every_key_of_the_manifest_and_no_other() -> None:
    keys = re.findall(r"^\| `(\w+)` \| (?:required )?\| ", PAGE, re.MULTILINE)
    lines = dict.fromkeys(keys, '"x"') | {"api": str(API_VERSION), "requires": '["x"]'}
    text = "[plugin]\n" + "".join(f"{key} = {value}\n" for key, value in lines.items())
    manifest = parse_manifest(text)
    assert set(lines) | {"gives"} == set(manifest.__slots__)


def test_the_page_names_every_hook() -> None:
    hooks = {name for name in vars(SpiderHooks) if name.startswith("spider_")}
    assert hooks == set(re.findall(r"^\| `(spider_\w+)` \|", PAGE, re.MULTILINE))


def test_what_the_page_declares_is_what_its_plugin_gives(installed: Path, tmp_path: Path) -> None:
    declared = "\n".join(re.findall(r"^```toml\n(\[\[.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    manifest = installed / "spider_qt_narrow" / "plugin.toml"
    before = manifest.read_text("utf-8")
    manifest.write_text(f"{before}\n{declared}", "utf-8")
    play = PLAY.replace("registry = load_registry()", "registry = load_registry(); import sys") + (
        "    print('spider_qt_narrow' in sys.modules)\n"
    )
    try:
        done = subprocess.run(
            [sys.executable, "-c", dedent(play)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(installed)))},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
    finally:
        manifest.write_text(before, "utf-8")
    assert done.stdout.splitlines() == [
        "on",
        "[5, 5, 5, 5, 5, 5, 5, 5] 0",
        "True None",
        "()",
        "True",
    ], done.stderr


def test_the_page_names_every_table_of_the_manifest() -> None:
    assert set(GIFTS) == set(re.findall(r"`\[\[(\w+)\]\]`", PAGE))
