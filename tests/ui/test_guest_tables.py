"""Tables of plugins: their tiles come when they are drawn, and the window never waits."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spider_qt.api import PlaceStyle, TableTheme
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import guarded_table
from spider_qt.ui.table import drawing_room
from spider_qt.ui.table.drawing import FELT
from spider_qt.ui.table.drawing_room import room
from spider_qt.ui.themes.backdrop import Backdrop
from spider_qt.ui.themes.ground import Ground, bake
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe
from tests.ui.conftest import LOOKS, TABLES, THEMES, WindowBench

TILE = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'
    b'<rect width="20" height="20" fill="#ff0000"/></svg>'
)


@dataclass(frozen=True)
class File:
    """A tile of a plugin."""

    svg: bytes

    def read_bytes(self) -> bytes:
        return self.svg


def table(svg: bytes) -> TableTheme:
    form = replace(FELT.light, tile=File(svg))
    return TableTheme("guest.table", "Table", form, form, PlaceStyle.PLAIN)


def foreign(svg: bytes, log: FaultLog | None = None) -> TableTheme:
    return guarded_table(table(svg), Guard("guest", "guest.table", log or FaultLog()))


def ground(of: TableTheme) -> Ground:
    return Ground(of, False, 300, 200, 1.5, 80)


def painted(backdrop: Backdrop, of: TableTheme) -> QImage:
    image = QImage(450, 300, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1.5)
    painter = QPainter(image)
    backdrop.draw(painter, QRectF(0, 0, 300, 200), ground(of))
    painter.end()
    return image


def idle() -> bool:
    return room().waiting == 0


@pytest.fixture(autouse=True)
def _new_room(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin with a room that knows nothing."""
    monkeypatch.setattr(drawing_room, "_rooms", [])
    yield
    room().stop()
    room().deleteLater()


def test_a_tile_is_the_one_that_is_drawn_at_once_pixel_for_pixel(qtbot: QtBot) -> None:
    backdrop, guest = Backdrop(), foreign(TILE)
    bare = painted(backdrop, guest)
    assert bare == painted(Backdrop(), table(b""))
    qtbot.waitUntil(idle, timeout=30000)
    whole = painted(backdrop, guest)
    assert whole == painted(Backdrop(), table(TILE))
    assert whole != bare


def test_a_table_is_baked_once_more_when_its_tile_comes_and_then_no_more(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    baked: list[Ground] = []

    def counting(what: Ground) -> QImage:
        baked.append(what)
        return bake(what)

    monkeypatch.setattr("spider_qt.ui.themes.backdrop.bake", counting)
    backdrop, guest = Backdrop(), foreign(TILE)
    for _ in range(3):
        painted(backdrop, guest)
    assert len(baked) == 1
    qtbot.waitUntil(idle, timeout=30000)
    for _ in range(3):
        painted(backdrop, guest)
    assert len(baked) == 2


@pytest.mark.parametrize(
    ("svg", "reason"),
    [(b"<svg/>", "it cannot be drawn"), (b"<html/>", "it is 'html', not an SVG document")],
)
def test_a_tile_that_cannot_be_drawn_is_named_once_and_the_table_goes_without(
    qtbot: QtBot, svg: bytes, reason: str
) -> None:
    log = FaultLog()
    backdrop, guest = Backdrop(), foreign(svg, log)
    for _ in range(2):
        assert painted(backdrop, guest) == painted(Backdrop(), table(b""))
        qtbot.waitUntil(idle, timeout=30000)
    (fault,) = log.faults
    assert (fault.member, fault.error) == ("tile", reason)


def test_the_window_shows_a_plugins_tile_when_it_comes(bench: WindowBench, qtbot: QtBot) -> None:
    guest = foreign(TILE)
    wardrobe = Wardrobe(THEMES, {**TABLES, guest.id: guest}, LOOKS)
    shown = bench.window.table
    shown.dress(Outfit(Choice(table=guest.id), wardrobe))
    before = shown.grab().toImage()
    with qtbot.waitSignal(shown.scene().changed, timeout=30000):
        pass
    qtbot.waitUntil(idle, timeout=30000)
    assert shown.grab().toImage() != before
    corner = shown.grab().toImage().pixelColor(2, 2)
    assert corner.red() > QColor(FELT.light.top).red() + 100
