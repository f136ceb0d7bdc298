"""``spider-qt check``: every fault at once, where it is, and nothing is enabled or imported."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from spider_qt.__main__ import main
from spider_qt.app import cli_check
from spider_qt.ui.blank_pictures import shows_nothing
from tests.plugins.packing import BACK, data_files, foldered, manifest, wheel, zipped

ROOT = Path(__file__).resolve().parents[2]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" '
BOX = 'viewBox="0 0 250 350">'
FACE = HEAD + BOX + '<rect width="250" height="350" fill="#fff"/><path d="M50 50h90v90z"/></svg>'


@pytest.fixture(autouse=True)
def _no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One test draws; for the others a process each would be a long wait."""
    monkeypatch.setattr(cli_check, "blank_pictures", lambda _: [])


def check(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """The exit status and what is printed."""
    status = main(["check", str(path), *more])
    told = capsys.readouterr()
    return status, told.out + told.err


def test_a_good_data_plugin_tells_what_it_gives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spider_home: Path
) -> None:
    status, said = check(zipped(tmp_path / "slate.zip", data_files("slate")), capsys)
    assert status == 0
    assert "tables: slate.slate" in said
    assert said.endswith("0 fault(s), 0 note(s)\n")
    assert not (spider_home / "data" / "plugins").exists()


def test_every_fault_of_a_data_plugin_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = data_files("slate") | {
        "variants/a.toml": "sutis = 3",
        "themes/b.toml": "name = 5",
        "cards/blue/ace_spades.svg": HEAD + 'viewBox="0 0 1 1"><image href="../x.png"/></svg>',
    }
    status, said = check(foldered(tmp_path / "slate", files), capsys)
    assert status == 1
    for part in (
        "variants/a.toml",
        "sutis",
        "themes/b.toml",
        "cards/blue/ace_spades.svg: ",
        "x.png",
    ):
        assert part in said


def test_json_has_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {"plugin.toml": manifest("slate"), "run.py": "x"}
    status, said = check(zipped(tmp_path / "a.zip", files), capsys, "--json")
    told = json.loads(said)
    assert (status, told["ok"], told["kind"]) == (1, False, "data plugin")
    assert told["findings"][0]["level"] == "fault"
    assert "run.py" in told["findings"][0]["text"]


MARK = "open({path!r}, 'w').close()\n"
GAME = '@hookimpl\ndef spider_variants(): return [SpiderVariant("new.game", "N", "QNW")]\n'


def test_a_wheel_is_checked_without_running_it_unless_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    marker = tmp_path / "marker"
    path = wheel(tmp_path, "new", MARK.format(path=str(marker)) + GAME)
    status, said = check(path, capsys)
    assert (status, marker.exists()) == (0, False)
    status, said = check(path, capsys, "--load")
    assert (status, marker.exists()) == (0, True)
    assert "variants: new.game" in said
    del sys.modules["plug_new"]
    status, said = check(wheel(tmp_path, "bad", "1 / 0"), capsys, "--load")
    assert status == 1
    assert "ZeroDivisionError" in said


def test_the_source_of_a_plugin_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("spider-qt-backs", "spider-qt-beetle"):
        status, said = check(ROOT / "plugins" / name, capsys)
        assert status == 0, said
    project = '[project.entry-points."spider_qt.plugins"]\na = "plug_a"\n'
    files = {"pyproject.toml": project, "plug_a/__init__.py": "", "plug_a/plugin.toml": "[plugin]"}
    status, said = check(foldered(tmp_path / "a", files), capsys)
    assert status == 1
    assert said.count("plug_a/plugin.toml: ") == 4
    for text, says in (("[project]", "no table"), ("[", "not TOML"), (project, "no such package")):
        (tmp_path / "b").mkdir(exist_ok=True)
        (tmp_path / "b" / "pyproject.toml").write_text(text, "utf-8")
        status, said = check(tmp_path / "b", capsys)
        assert (status, says in said) == (1, True), said


def test_a_variant_is_checked_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.toml").write_text("decks = 'two'\n", "utf-8")
    status, said = check(tmp_path / "game.toml", capsys)
    assert status == 1
    assert "decks" in said
    (good, *_) = sorted((ROOT / "spider_qt" / "builtins" / "variants").glob("*.toml"))
    assert check(good, capsys)[0] == 0


PICTURES: Mapping[str, tuple[str, str, int]] = {
    "clip path": (BOX + '<clipPath id="c"/></svg>', "a clip path is ignored", 0),
    "huge": ('width="100000" height="100000" ' + BOX + "</svg>", "larger than 20,000 units", 0),
    "centimetres": ('width="2.5cm" height="3.5cm" ' + BOX + "</svg>", "given in cm", 0),
    "percent": ('width="100%" height="100%" ' + BOX + "</svg>", "given in %", 0),
    "no viewBox": ('width="250" height="350"></svg>', "it has no viewBox", 0),
    "a viewBox with a dot too many": (
        'viewBox="0 0 2.5.0 350"></svg>',
        'it has no viewBox; write viewBox="0 0 250 350"',
        0,
    ),
    "square": ('viewBox="0 0 100 100"></svg>', "100 by 100, but cards are drawn 5 by 7", 0),
    "outside": (BOX + '<image href="/etc/passwd"/></svg>', "names another file", 1),
    "deep": (BOX + "<g>" * 200 + "</g>" * 200 + "</svg>", "nested deeper than", 1),
    "crowded": (BOX + "<g/>" * 50_001 + "</svg>", "draws more than", 1),
    "entities": ("><!ENTITY a 'b'></svg>", "not XML", 1),
}


@pytest.mark.parametrize(("body", "says", "status"), PICTURES.values(), ids=PICTURES)
def test_a_picture_is_told_what_is_wrong_with_it(
    body: str, says: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ace_spades.svg"
    file.write_text(HEAD + body, "utf-8")
    got, said = check(file, capsys)
    assert says in said
    assert got == status


def test_a_card_set_is_told_which_faces_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(ROOT / "resources" / "cards" / "classic", capsys)[0] == 0
    folder = foldered(tmp_path / "set", {"ace_spades.svg": FACE, "back.svg": BACK})
    status, said = check(folder, capsys)
    assert status == 0
    assert "king_clubs.svg" in said
    assert "ace_spades.svg" not in said
    status, said = check(foldered(tmp_path / "odd", {"as.svg": FACE}), capsys)
    assert status == 1
    assert "ace_spades.svg" in said


@pytest.mark.parametrize("name", ["gone.zip", "notes.txt", "empty"])
def test_what_cannot_be_checked_ends_with_status_2(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("hello", "utf-8")
    (tmp_path / "empty").mkdir()
    status, said = check(tmp_path / name, capsys)
    assert status == 2
    assert said.startswith("spider-qt: ")


def test_a_blank_face_is_found_by_drawing_it_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    far = HEAD + BOX + '<path d="M90000000 0h9v9z"/></svg>'
    folder = foldered(tmp_path / "set", {"ace_spades.svg": far, "2_spades.svg": FACE})
    status, said = check(folder, capsys)
    assert status == 1
    assert "ace_spades.svg: this picture shows nothing" in said
    assert "2_spades.svg: " not in said


def test_a_face_of_one_colour_is_blank_and_a_back_is_not() -> None:
    assert shows_nothing("ace_spades.svg", BACK.encode())
    assert not shows_nothing("back.svg", BACK.encode())
    assert not shows_nothing("ace_spades.svg", FACE.encode())
    assert shows_nothing("back.svg", b"no picture")


def test_without_qt_the_pictures_are_looked_at_and_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_check, "blank_pictures", lambda _: None)
    status, said = check(foldered(tmp_path / "set", {"back.svg": BACK}), capsys)
    assert status == 0
    assert "were not drawn" in said


def test_the_check_itself_never_imports_qt(tmp_path: Path) -> None:
    path = foldered(tmp_path / "set", {"back.svg": BACK})
    code = (
        "import sys; from spider_qt.__main__ import main; main(['check', sys.argv[1]]);"
        "print([name for name in sys.modules if 'PySide' in name or 'shiboken' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("[]\n")
