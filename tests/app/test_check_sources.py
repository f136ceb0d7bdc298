"""The source folder of a plugin with code: read without being run, and run if that is asked for."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from spider_qt.api import Gift, GroupRule, parse_manifest
from spider_qt.api.manifest import GIFTS
from tests.app.test_check import check
from tests.plugins.packing import foldered, manifest, wheel, wheel_files, zipped

ROOT = Path(__file__).resolve().parents[2]
IMPORTS = "from spider_qt.api import *\n"
GAME = '@hookimpl\ndef spider_variants(): return [SpiderVariant("{id}", "N", "{prefix}")]\n'
FAILS = "@hookimpl\ndef spider_scoring_schemes(): return 1 / 0\n"

WRONG: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "an error while it is imported": ("x = 1\n1 / 0\n", ("__init__.py:3: ", "ZeroDivisionError")),
    "a hook that fails": (FAILS, ("__init__.py:3: ", "spider_scoring_schemes failed")),
    "a hook that is none": (GAME.replace("variants", "varients"), ("is no hook; the hooks are",)),
    "no mark": (GAME.replace("@hookimpl\n", ""), ("is not marked with @hookimpl",)),
    "no hook": ("x = 1", ("marks no function with @hookimpl",)),
    "a foreign id": (
        GAME.format(id="game", prefix="QNW"),
        ("The id game must begin with",),
    ),
    "a built-in game's prefix": (
        GAME.format(id="{plugin}.game", prefix="SH"),
        ("choose another prefix; SH belongs to the built-in game ",),
    ),
}


@pytest.fixture(autouse=True)
def _forgotten() -> None:
    """Each test forgets the package that the one before ran."""
    sys.modules.pop("plug_src", None)


def source(folder: Path, code: str, *, below: str = "", more: str = "") -> Path:
    """A project with one package ``plug_src``, whose plugin is called ``src``."""
    project = '[project.entry-points."spider_qt.plugins"]\nsrc = "plug_src"\n'
    return foldered(
        folder / "project",
        {
            "pyproject.toml": project,
            f"{below}plug_src/__init__.py": IMPORTS + code.replace("{plugin}", "src"),
            f"{below}plug_src/plugin.toml": manifest("src", more=more),
        },
    )


@pytest.mark.parametrize("below", ["", "src/"])
def test_what_the_code_gives_is_told_once_it_is_run(
    below: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = [*sys.path]
    folder = source(tmp_path, GAME.format(id="src.game", prefix="QNW"), below=below)
    status, said = check(folder, capsys, "--load")
    assert (status, "0 fault(s), 1 note(s)" in said) == (0, True), said
    assert "src.game" in said
    assert sys.path == path
    assert not list(folder.rglob("__pycache__"))


@pytest.mark.parametrize(("code", "says"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_the_code_is_a_fault_once_it_is_run(
    code: str, says: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = source(tmp_path, code)
    status, said = check(folder, capsys)
    assert (status, "0 fault(s), 1 note(s)" in said) == (0, True), said
    assert "the code was not run, so its hooks, ids, rules and scores were not checked" in said
    assert f"write: spider-qt check --load {folder}" in said
    status, said = check(folder, capsys, "--load")
    assert status == 1
    for part in says:
        assert part in said


def test_what_a_manifest_declares_is_run_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = '[[scoring]]\nid = "src.points"\nname = "Points"\n'
    status, said = check(source(tmp_path, "1 / 0", more=declared), capsys, "--load")
    assert (status, "ZeroDivisionError" in said) == (1, True), said


def test_what_is_not_python_is_told_with_its_line_and_not_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(source(tmp_path, "x = (\n"), capsys)
    assert status == 1
    assert "fault: plug_src/__init__.py:2: this is not Python: '(' was never closed" in said


def test_another_package_of_the_same_name_is_not_taken_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = GAME.format(id="src.game", prefix="QNW")
    installed = source(tmp_path / "installed", code)
    monkeypatch.setattr(sys, "path", [str(installed), *sys.path])
    status, said = check(source(tmp_path, code), capsys, "--load")
    assert status == 1
    assert str(installed / "plug_src" / "__init__.py") in said
    assert "uninstall that" in said


def test_a_prefix_that_the_manifest_declares_is_looked_up_without_running_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = '[[variants]]\nid = "src.game"\nname = "N"\nprefix = "SP"\n'
    status, said = check(source(tmp_path, "", more=declared), capsys)
    assert status == 1
    assert "plug_src/plugin.toml:9: " in said
    assert "choose another prefix; SP belongs to the built-in game Spider." in said


@pytest.mark.parametrize("name", ["beetle", "coach", "purist", "backs"])
def test_the_plugins_beside_the_program_pass_when_they_are_run(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(ROOT / "plugins" / f"spider-qt-{name}", capsys, "--load")
    assert (status, "the code was not run" in said) == (0, False), said


ALL_KINDS = """
TABLE = dict(top="#406080", bottom="#304860", line="#e0e8f0", hollow="#385068", ink="#ffffff",
             shade="#203040", accent="#ffd060", refusal="#ff9090")

class Follower:
    id = "src.all"
    name = 'A "quoted" name'
    def told(self, fact): pass
    def hint(self, view): return None
    def back_svg(self): return None
    def face_svg(self, suit, rank): return None

@hookimpl
def spider_variants():
    return [
        SpiderVariant("src.plain", "Plain", "QNW"),
        SpiderVariant("src.odd", "Odd", "QNX", suit_choices=(4,), travel=Travel.ANY_SUIT,
                      group="odd", difficulty=5, minutes=40),
    ]
@hookimpl
def spider_scoring_schemes(): return [StandardScoring("src.points", "Points")]
@hookimpl
def spider_card_themes(): return [Follower()]
@hookimpl
def spider_table_themes():
    return [TableTheme("src.table", "Table", TableForm(**TABLE), TableForm(**TABLE))]
@hookimpl
def spider_themes():
    form = ThemeForm("src.table", "classic", "src.all")
    return [Theme("src.look", "Look", form, form)]
@hookimpl
def spider_session_observers(): return [Follower()]
@hookimpl
def spider_hint_providers(): return [Follower()]
"""


def test_an_author_is_given_the_lines_by_which_a_start_need_not_import_the_plugin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = source(tmp_path, ALL_KINDS)
    status, said = check(folder, capsys)
    assert (status, "also tells the lines" in said) == (0, True), said
    status, said = check(folder, capsys, "--load")
    assert (status, "imports the plugin at each start" in said) == (0, True), said
    lines = said[said.index("\n[[") : said.rindex("\n  0 fault")]
    assert json.loads(check(folder, capsys, "--load", "--json")[1])["findings"][0]["lines"] in said
    declared = parse_manifest(manifest("src") + lines).gives
    assert {kind: len(gifts) for kind, gifts in declared.items()} == {
        **dict.fromkeys(GIFTS, 1),
        "variants": 2,
    }
    odd = Gift("src.odd", "Odd", "", "QNX", (4,), (GroupRule.CLASSIC,), "odd", 5, 40)
    assert declared["variants"][1] == odd
    (folder / "plug_src" / "plugin.toml").write_text(manifest("src") + lines, "utf-8")
    sys.modules.pop("plug_src")
    status, said = check(folder, capsys, "--load")
    assert (status, "0 fault(s), 0 note(s)" in said) == (0, True), said


@pytest.mark.parametrize("kind", ["cards", "tables", "themes", "observers", "hints"])
def test_whatever_a_manifest_declares_is_run(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = f'[[{kind}]]\nid = "src.one"\nname = "One"\n'
    status, said = check(source(tmp_path, "1 / 0", more=declared), capsys, "--load")
    assert (status, "plug_src/__init__.py:2: " in said) == (1, True), said


def test_the_place_of_an_error_is_told_wherever_the_author_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = source(tmp_path, "x = 1\n1 / 0\n")
    for where, path in ((folder, Path()), (folder.parent, Path(folder.name))):
        monkeypatch.chdir(where)
        assert "fault: plug_src/__init__.py:3: " in check(path, capsys, "--load")[1]
        sys.modules.pop("plug_src", None)


def test_a_wheel_is_run_itself_even_if_its_source_is_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = source(tmp_path / "installed", "1 / 0")
    monkeypatch.setattr(sys, "path", [str(installed), *sys.path])
    code = GAME.format(id="src.game", prefix="QNW")
    status, said = check(wheel(tmp_path, "src", code), capsys, "--load")
    assert (status, "src.game" in said) == (0, True), said


def test_a_wheel_with_a_package_that_python_has_itself_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = wheel_files("src", GAME.format(id="src.game", prefix="QNW"))
    files = {name.replace("plug_src/", "colorsys/"): text for name, text in files.items()}
    points = "plug_src-1.0.dist-info/entry_points.txt"
    files[points] = files[points].replace("plug_src", "colorsys")
    path = zipped(tmp_path / "colorsys-1.0-py3-none-any.whl", files)
    status, said = check(path, capsys, "--load")
    assert (status, "give yours another name" in said) == (1, True), said


def test_what_a_manifest_leaves_out_is_a_fault_as_nobody_would_see_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    declared = '[[variants]]\nid = "src.plain"\nname = "Plain"\nprefix = "QNW"\n'
    status, said = check(source(tmp_path, ALL_KINDS, more=declared), capsys, "--load")
    assert status == 1
    hidden = "src.odd, src.points, src.all, src.table, src.look, src.all, src.all"
    assert f"plugin.toml: it declares some of what the plugin gives, but not {hidden}" in said
