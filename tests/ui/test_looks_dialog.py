"""The picker: what is tried is on the table at once; Esc gives the old look back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget, QMessageBox, QPushButton, QTabWidget
from pytestqt.qtbot import QtBot

from spider_qt.storage.own_backs import OwnBacks
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.crop import CropDialog
from spider_qt.ui.dialogs.picker import LooksDialog
from spider_qt.ui.dialogs.preview_list import PreviewList
from spider_qt.ui.themes.own_backs import OwnMapping

from .conftest import LOOKS, TABLES, WindowBench


def opened(bench: WindowBench) -> LooksDialog:
    """Open the picker."""
    bench.do(Command.LOOKS)
    dialog = bench.dialog("looks")
    assert isinstance(dialog, LooksDialog)
    return dialog


def listed(dialog: QDialog, part: str) -> PreviewList:
    """Return the list of one kind, on the page that is shown."""
    found = dialog.findChild(QListWidget, part)
    assert isinstance(found, PreviewList)
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(("theme", "table", "faces", "back").index(part))
    return found


def table_now(bench: WindowBench) -> str:
    """Return the id of the table that lies there."""
    return bench.window.table.table_scene.look.felt.table.id


def kept(bench: WindowBench) -> tuple[str, str, str, str]:
    """Return what the settings file says."""
    settings = SettingsStore(bench.store.path).settings
    return settings.theme, settings.table, settings.faces, settings.back


def test_a_theme_is_on_the_table_while_the_keys_go_through_the_list(bench: WindowBench) -> None:
    dialog = opened(bench)
    themes = listed(dialog, "theme")
    assert dialog.focusWidget() is themes
    for theme in list(LOOKS.values())[1:]:
        QTest.keyClick(themes, Qt.Key.Key_Right)
        assert dialog.choice.theme == theme.id
        assert table_now(bench) == theme.light.table
    assert kept(bench) == ("classic", "", "", "")


def test_esc_gives_the_old_look_back_and_keeps_nothing(bench: WindowBench) -> None:
    bench.store.change(theme="library")
    bench.window._preferences.wear(opened(bench).choice)
    dialog = bench.dialog("looks")
    listed(dialog, "table").setCurrentRow(4)
    assert table_now(bench) == "paper"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert table_now(bench) == "felt"
    assert kept(bench)[1] == ""


def test_what_is_decided_is_kept(bench: WindowBench) -> None:
    dialog = opened(bench)
    listed(dialog, "theme").choose("night")
    listed(dialog, "theme").chosen.emit("night")
    faces = listed(dialog, "faces")
    faces.setCurrentRow(3)
    QTest.keyClick(faces, Qt.Key.Key_Return)
    assert kept(bench) == ("night", "", "large-index", "")
    assert table_now(bench) == "night"
    assert not dialog.isVisible()


def test_another_theme_takes_all_its_parts_along(bench: WindowBench) -> None:
    dialog = opened(bench)
    listed(dialog, "back").setCurrentRow(5)
    assert dialog.choice.back
    listed(dialog, "theme").setCurrentRow(2)
    assert dialog.choice.back == ""
    assert listed(dialog, "back").choice == ""


def test_the_previews_come_one_by_one_from_a_thread(bench: WindowBench, qtbot: QtBot) -> None:
    tables = listed(opened(bench), "table")
    blank = tables.item(0).icon().cacheKey()

    def all_drawn() -> bool:
        keys = {tables.item(row).icon().cacheKey() for row in range(tables.count())}
        return blank not in keys and len(keys) == len(TABLES) + 1 and not tables._waiting

    qtbot.waitUntil(all_drawn, timeout=20_000)
    pictures = [tables.item(r).icon().pixmap(tables.iconSize()).toImage() for r in range(1, 7)]
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(TABLES)


@pytest.mark.parametrize("part", ["theme", "table", "faces", "back"])
def test_every_list_and_entry_has_a_name_for_screen_readers(bench: WindowBench, part: str) -> None:
    shown = listed(opened(bench), part)
    assert shown.accessibleName()
    assert all(shown.item(row).text() for row in range(shown.count()))


@pytest.fixture
def own(bench: WindowBench, tmp_path: Path) -> OwnBacks:
    """The folder of own backs, known to the window."""
    backs = OwnBacks(tmp_path / "backs")
    bench.window._preferences._wardrobe.own = OwnMapping(backs)
    return backs


def picture(folder: Path, name: str = "Sea side.png", size: tuple[int, int] = (300, 200)) -> Path:
    """Write a picture."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    path = folder / name
    assert image.save(str(path))
    return path


def drop(dialog: LooksDialog, path: Path) -> None:
    """Drop a file on the dialog."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none = Qt.KeyboardModifier.NoModifier
    at = QPointF(dialog.rect().center())
    event = QDropEvent(at, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    dialog.dropEvent(event)


def test_a_dropped_picture_is_cut_kept_shown_and_removed_again(
    bench: WindowBench, own: OwnBacks, tmp_path: Path
) -> None:
    dialog = opened(bench)
    drop(dialog, picture(tmp_path))
    crop = dialog.findChild(QDialog, "crop")
    assert isinstance(crop, CropDialog)
    crop.accept()
    assert own.ids() == ("own.sea-side",)
    assert dialog.choice.back == "own.sea-side"
    back = bench.window.table.table_scene.look.art.back(50, 70, 1).toImage()
    assert back.pixelColor(25, 35) == Qt.GlobalColor.blue
    remove = next(b for b in dialog.findChildren(QPushButton) if "Remove" in b.text())
    assert remove.isEnabled()
    remove.click()
    assert own.ids() == ()
    assert dialog.choice.back == ""
    assert not remove.isEnabled()


def test_a_bad_picture_is_told_and_changes_nothing(
    bench: WindowBench, own: OwnBacks, tmp_path: Path
) -> None:
    dialog = opened(bench)
    before = dialog.choice
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n nothing more")
    drop(dialog, tmp_path / "broken.png")
    box = dialog.findChild(QMessageBox, "own_back_fault")
    assert box is not None
    assert "broken.png" in box.text()
    assert dialog.findChild(QDialog, "crop") is None
    assert dialog.choice == before
    assert own.ids() == ()
    box.close()


def test_the_frame_moves_by_keys_and_mouse_and_stays_inside(qtbot: QtBot) -> None:
    image = QImage(700, 490, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    crop = CropDialog(image)
    qtbot.addWidget(crop)
    crop.show()
    view = crop.view
    assert (view.frame.width(), view.frame.height()) == pytest.approx((350, 490))
    for _ in range(40):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.frame.right() == pytest.approx(700)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.frame.height() < 490
    before = view.frame
    centre = view.rect().center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=centre)
    QTest.mouseMove(view, centre - QPoint(60, 0))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=centre - QPoint(60, 0))
    assert view.frame.left() < before.left()
    whole = view.frame
    assert 0 <= whole.left() < whole.right() <= 700.001
    assert crop.card.size().width() * 7 == crop.card.size().height() * 5
