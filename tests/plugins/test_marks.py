"""A load that ends the process: the next start leaves the plugin out, and says so."""

from pathlib import Path

import pytest

from spider_qt.plugins.marks import LoadingMarks
from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import GAME, Shelf, info, reason

START = """
    import sys
    from pathlib import Path
    from spider_qt.plugins.host import load_registry
    registry = load_registry(sys.argv[2:], marks=Path(sys.argv[1]))
    print(*(f"{one.id}={one.state.value}" for one in registry.plugins), sep="\\n")
"""

CRASHES = {
    "on import": "import os\nos._exit(70)\n",
    "in a hook": "import os\n@hookimpl\ndef spider_variants(): os._exit(70)\n",
}


@pytest.fixture
def marks(tmp_path: Path) -> Path:
    return tmp_path / "state" / "marks"


@pytest.mark.parametrize("code", CRASHES.values(), ids=CRASHES)
def test_a_plugin_that_ends_the_process_is_left_out_of_the_next_start(
    code: str, shelf: Shelf, marks: Path
) -> None:
    shelf.put("crash", code)
    shelf.put("well", GAME)
    assert shelf.run(START, str(marks)).returncode == 70
    for _ in range(2):  # and of every later one, too
        again = shelf.run(START, str(marks))
        assert again.returncode == 0, again.stderr
        assert "crash=failed" in again.stdout.split()
        assert "well=enabled" in again.stdout.split()


def test_the_reason_names_the_file_that_lets_the_plugin_in_again(shelf: Shelf, marks: Path) -> None:
    shelf.put("crash", CRASHES["on import"])
    assert shelf.run(START, str(marks)).returncode == 70
    said = reason(shelf.load(marks=marks), "crash")
    (file,) = marks.iterdir()
    assert "The program ended while it was loading this plugin" in said
    assert str(file) in said
    file.unlink()
    (shelf.folder / "plug_crash" / "__init__.py").write_text(
        "from spider_qt.api import *" + GAME.format(id="crash", prefix="CR"), encoding="utf-8"
    )
    assert info(shelf.load(marks=marks), "crash").state is PluginState.ENABLED


def test_an_update_of_a_plugin_that_crashed_is_tried(shelf: Shelf, marks: Path) -> None:
    home = shelf.put("crash", CRASHES["on import"])
    assert shelf.run(START, str(marks)).returncode == 70
    manifest = home / "plugin.toml"
    text = manifest.read_text(encoding="utf-8").replace('"1.0"', '"1.1"')
    manifest.write_text(text, encoding="utf-8")
    assert shelf.run(START, str(marks)).returncode == 70
    assert "crash=failed" in shelf.run(START, str(marks)).stdout.split()


def test_what_the_player_switched_off_stays_off_through_a_crash(
    shelf: Shelf, marks: Path, tmp_path: Path
) -> None:
    marker = tmp_path / "marker"
    shelf.put("chosen", f"open({str(marker)!r}, 'w').close()" + GAME)
    shelf.put("crash", CRASHES["on import"])
    for code in (70, 0, 0):  # it crashes, it starts, it starts again
        start = shelf.run(START, str(marks), "chosen")
        assert start.returncode == code
    assert "chosen=disabled" in start.stdout.split()
    assert "crash=failed" in start.stdout.split()
    assert not marker.exists()
    start = shelf.run(START, str(marks), "chosen", "crash")
    assert "crash=disabled" in start.stdout.split()


@pytest.mark.parametrize("code", [GAME, "raise OSError", "raise SystemExit", "import plug_no"])
def test_no_mark_stays_of_a_load_that_ended(code: str, shelf: Shelf, marks: Path) -> None:
    shelf.put("ended", code)
    first = info(shelf.load(marks=marks), "ended")
    assert list(marks.iterdir()) == []
    assert info(shelf.load(marks=marks), "ended").state is first.state


def test_a_load_that_the_player_interrupted_is_left_out_next_time(
    shelf: Shelf, marks: Path
) -> None:
    shelf.put("hangs", "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        shelf.load(marks=marks)
    assert info(shelf.load(marks=marks), "hangs").state is PluginState.FAILED


def test_without_a_place_for_marks_plugins_load_all_the_same(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put("well", GAME)
    assert info(shelf.load(), "well").state is PluginState.ENABLED
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    assert info(shelf.load(marks=in_the_way / "marks"), "well").state is PluginState.ENABLED


def test_an_unreadable_mark_counts_for_nothing(tmp_path: Path) -> None:
    marks = LoadingMarks(tmp_path)
    (tmp_path / "loading-odd.txt").write_bytes(b"\xff\xfe\xff")
    assert marks.left_behind("odd", "1.0") is None
