"""The table looks as it did when somebody last looked at it and renewed the pictures."""

import pytest
from PySide6.QtGui import QImage

from gallery.compare import cells, difference
from gallery.reference import FOLDER, SCENES, SIZES
from tests.gallery.conftest import Taken

pytestmark = pytest.mark.timeout(900)  # the first one takes all the pictures

NAMES = sorted(
    f"{scene}-{size}-{scheme}.png"
    for scene in SCENES
    for size in SIZES
    for scheme in ("light", "dark")
)


def test_the_set_is_whole_and_has_nothing_else(taken: Taken) -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == NAMES == taken.files


def test_the_set_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3_000_000


@pytest.mark.parametrize("file", NAMES)
def test_the_table_looks_as_in_the_kept_picture(file: str, taken: Taken) -> None:
    found = difference(cells_of(file), taken.picture(file))
    assert found.alike, f"look at {file}: {found}; python -m gallery.reference renews the set"


@pytest.mark.parametrize("scene", SCENES)
def test_light_and_dark_are_told_apart(scene: str, taken: Taken) -> None:
    light = cells(taken.picture(f"{scene}-{SIZES[0]}-light.png"))
    assert not difference(light, taken.picture(f"{scene}-{SIZES[0]}-dark.png")).alike


def cells_of(file: str) -> QImage:
    """Return a kept picture."""
    return QImage(str(FOLDER / file)).convertToFormat(QImage.Format.Format_RGB32)
