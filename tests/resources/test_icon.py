"""The icon's files: made by the generator, in the sizes that desktops ask for."""

import struct
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from resources.cardgen.build import ICO_SIZES, ICON_SIZES, icon_png
from resources.cardgen.icon import icon
from spider_qt.api.resources import resource_path

FOLDER: Final = resource_path("icons")


def test_the_committed_drawing_is_what_the_generator_writes() -> None:
    assert (FOLDER / "spider-qt.svg").read_text(encoding="utf-8") == icon()


@pytest.mark.parametrize("size", ICON_SIZES)
def test_a_committed_png_shows_the_drawing(size: int, qapp: QGuiApplication) -> None:
    committed = QImage(str(FOLDER / f"spider-qt-{size}.png"))
    assert (committed.width(), committed.height()) == (size, size)
    # Compared in small, as processors may round the last bit of an edge differently.
    fresh = QImage.fromData(icon_png(size)).scaled(16, 16)
    small = committed.scaled(16, 16)
    for x in range(16):
        for y in range(16):
            one, other = small.pixelColor(x, y), fresh.pixelColor(x, y)
            assert abs(one.lightness() - other.lightness()) <= 8
            assert abs(one.alpha() - other.alpha()) <= 8


def test_the_windows_icon_holds_the_pngs_to_256_pixels() -> None:
    data = (FOLDER / "spider-qt.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for i, size in enumerate(ICO_SIZES):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        assert (width, height) == (size % 256, size % 256)
        assert data[offset : offset + length] == (FOLDER / f"spider-qt-{size}.png").read_bytes()
