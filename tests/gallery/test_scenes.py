"""The gallery has a scene of every window and of every look that is installed."""

import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QWidget

import spider_qt.ui
from gallery.runs import Order, Shot, take_all
from gallery.scene import DIALOGS, GAMES, GROUPS
from gallery.scenes import chosen, scenes
from gallery.sheet import write_sheet
from spider_qt.api import Rank, Suit
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import Registry

WINDOW = "800x600"
pytestmark = pytest.mark.timeout(900)  # the pictures of every window take their time


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> Registry:
    """What is installed without anything of the player's."""
    return load_registry((), marks=tmp_path_factory.mktemp("marks") / "marks.json")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures of this module are."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(scope="module")
def shots(folder: Path) -> list[Shot]:
    """A picture of every dialog and further window."""
    return take_all(Order(folder, (DIALOGS, "start"), schemes=("light",)), (WINDOW,))


def _is_window(kind: type[QWidget]) -> bool:
    """Whether a class is one of the windows that players see, not only a base of some."""
    bases = {"Dialog"}
    by_name = kind.__name__.endswith("Window")
    return (issubclass(kind, QDialog) or by_name) and kind.__name__ not in bases


def _window_classes() -> set[str]:
    """Return the names of all windows' classes in ``spider_qt.ui``."""
    found: set[str] = set()
    for module in pkgutil.walk_packages(spider_qt.ui.__path__, "spider_qt.ui."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            own = isinstance(kind, type) and kind.__module__ == module.name
            if own and issubclass(kind, QWidget) and not name.startswith("_") and _is_window(kind):
                found.add(name)
    return found


def test_every_kind_of_window_has_a_scene(shots: list[Shot]) -> None:
    assert {shot.window for shot in shots} == _window_classes()


def test_every_picture_shows_something(shots: list[Shot], folder: Path) -> None:
    for shot in shots:
        image = QImage(str(folder / shot.file))
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, 60, 2)}
        assert len(colours) > 5, shot.file


def test_a_dialog_is_no_larger_than_its_screen_and_the_window_as_large_as_asked(
    shots: list[Shot], folder: Path
) -> None:
    sizes = {shot.scene: QImage(str(folder / shot.file)).size() for shot in shots}
    assert (sizes["start"].width(), sizes["start"].height()) == (800, 600)
    assert max(size.width() for size in sizes.values()) <= 800
    assert max(size.height() for size in sizes.values()) <= 600


def test_on_a_large_screen_a_dialog_is_as_large_as_there(tmp_path: Path) -> None:
    taken = take_all(Order(tmp_path, ("settings", "keys"), schemes=("dark",)), ("3840x2160",))
    heights = {shot.scene: QImage(str(tmp_path / shot.file)).height() for shot in taken}
    assert max(heights.values()) > 600, heights


def test_a_fractional_ratio_gives_so_many_pixels(tmp_path: Path) -> None:
    order = Order(tmp_path, ("start",), schemes=("light",))
    taken = take_all(order, ("640x480",), (1.25, 1.75))
    widths = {shot.tag: QImage(str(tmp_path / shot.file)).width() for shot in taken}
    assert widths == {"640x480@1.25": 800, "640x480@1.75": 1120}


def test_every_face_back_table_theme_and_game_that_is_installed_has_a_scene(
    registry: Registry,
) -> None:
    there = scenes(registry)
    assert {f"game-{name}" for name in registry.variants} <= there.keys()
    assert {f"table-{name}" for name in registry.tables} <= there.keys()
    assert {f"theme-{name}" for name in registry.looks} <= there.keys()
    for theme in registry.themes.values():
        has_faces = theme.face_svg(Suit.SPADES, Rank.ACE) is not None
        assert (f"faces-{theme.id}" in there) == has_faces
        assert (f"back-{theme.id}" in there) == (theme.back_svg() is not None)


def test_groups_and_names_choose_scenes_each_once(registry: Registry) -> None:
    named = [scene.name for scene in chosen(("start", DIALOGS, "start", "settings"), registry)]
    assert named[0] == "start"
    assert len(named) == len(set(named)) > 10
    groups = {scene.group for scene in chosen(("default",), registry)}
    assert groups == set(GROUPS) - {GAMES}


def test_an_unknown_scene_is_named_with_those_that_there_are(registry: Registry) -> None:
    with pytest.raises(SystemExit, match=r"no scene 'strat'.*start"):
        chosen(("strat",), registry)


def test_the_sheet_shows_every_picture(shots: list[Shot], folder: Path) -> None:
    write_sheet(folder, shots)
    page = (folder / "index.html").read_text("utf-8")
    assert re.findall(r'src="([^"]+)"', page) == [shot.file for shot in shots]


def test_the_command_answers_to_its_old_place_too(project_root: Path) -> None:
    command = [sys.executable, str(project_root / "packaging" / "gallery.py"), "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    assert "python -m gallery" in told.stdout
