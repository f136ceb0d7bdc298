"""The picker shows plugins' sets and tables as they are, without ever waiting for one."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spider_qt.ui.dialogs.picker import LooksDialog
from spider_qt.ui.dialogs.preview_list import PreviewList
from spider_qt.ui.table import drawing_room
from spider_qt.ui.table.drawing_room import room
from spider_qt.ui.themes.outfit import Choice, Wardrobe
from tests.ui.conftest import LOOKS, TABLES, THEMES
from tests.ui.test_guest_art import RED, SLOW, Set, guarded
from tests.ui.test_guest_tables import TILE, foreign

FEW: Final = {id_: THEMES[id_] for id_ in ("classic", "back-snow")}


@pytest.fixture(autouse=True)
def _new_room(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin with a room that knows nothing."""
    monkeypatch.setattr(drawing_room, "_rooms", [])
    yield
    room().stop()
    room().deleteLater()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What dialogs belong to."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def picker(window: QWidget, svg: bytes, page: int) -> tuple[LooksDialog, PreviewList]:
    """Return a picker with a plugin's set and table, open at a page."""
    theme, table = guarded(Set(svg)), foreign(TILE)
    tables = {**dict(list(TABLES.items())[:1]), table.id: table}
    cards = {"classic": FEW["classic"], theme.id: theme, **FEW}
    dialog = LooksDialog(Choice(), Wardrobe(cards, tables, LOOKS), window)
    dialog._tabs.setCurrentIndex(page)
    dialog.open()
    shown = dialog._lists[("theme", "table", "faces", "back")[page]]
    return dialog, shown


def icon(shown: PreviewList, id_: str) -> QImage:
    item = shown._item(id_)
    assert item is not None
    return item.icon().pixmap(shown.iconSize()).toImage()


def middle(shown: PreviewList, id_: str) -> str:
    image = icon(shown, id_)
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def test_a_plugins_back_is_shown_when_it_is_drawn(qtbot: QtBot, window: QWidget) -> None:
    dialog, shown = picker(window, RED, 3)
    qtbot.waitUntil(lambda: middle(shown, "guest.set") == "#ff0000", timeout=30000)
    assert middle(shown, "classic") != "#ff0000"
    dialog.reject()


def test_a_plugins_table_is_shown_when_it_is_drawn(qtbot: QtBot, window: QWidget) -> None:
    dialog, shown = picker(window, RED, 1)
    reddest = "guest.table"
    qtbot.waitUntil(lambda: icon(shown, reddest).pixelColor(2, 2).red() > 150, timeout=30000)
    dialog.reject()


def test_previews_of_all_others_come_while_one_picture_hangs(qtbot: QtBot, window: QWidget) -> None:
    dialog, shown = picker(window, SLOW, 3)
    qtbot.waitUntil(lambda: room()._under_way is not None, timeout=30000)
    qtbot.waitUntil(
        lambda: icon(shown, "back-snow").pixelColor(62, 58).alpha() == 255, timeout=30000
    )
    assert room()._under_way is not None
    dialog.reject()
    assert room().waiting == 1  # nothing more is wanted


def test_a_picker_without_plugins_starts_no_process(qtbot: QtBot, window: QWidget) -> None:
    dialog = LooksDialog(Choice(), Wardrobe(FEW, TABLES, LOOKS), window)
    dialog.open()
    qtbot.waitUntil(lambda: not dialog._lists["theme"]._waiting, timeout=30000)
    assert drawing_room._rooms == []
    dialog.reject()
