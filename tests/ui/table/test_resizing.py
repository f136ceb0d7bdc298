"""While a window is being resized the cards are stretched; then they are drawn anew, sharp."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import DealMove
from spider_qt.engine.piles import column
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import PlainArt, assert_scene_matches, dealt, stopped_at, top


def art_of(view: TableView) -> PlainArt:
    art = view.table_scene.look.art
    assert isinstance(art, PlainArt)
    return art


def resize(view: TableView, width: int, height: int) -> None:
    view.resize(width, height)
    QApplication.processEvents()
    view.grab()


def quiet(view: TableView) -> None:
    """Let the time pass after which a size counts as held."""
    view._resizing.timeout.emit()


def test_no_card_is_drawn_anew_while_the_window_is_being_resized(open_table: OpenTable) -> None:
    view, controller = open_table(dealt())
    view._resizing.setInterval(1_000_000)  # no time passes unless the test says so
    view.grab()
    asked = list(art_of(view).asked)
    for width in range(960, 700, -40):
        resize(view, width, 640)
        assert_scene_matches(view, controller.session)
        assert art_of(view).asked == asked
        assert view._resizing.isActive()
    assert not view.table_scene.look.is_sharp
    quiet(view)
    view.grab()
    look = view.table_scene.look
    assert look.is_sharp
    assert art_of(view).asked == [*asked, (look.width, look.height, look.ratio)]


def test_the_table_is_never_blank_meanwhile(open_table: OpenTable) -> None:
    view, _ = open_table(dealt())
    view._resizing.setInterval(1_000_000)
    view.grab()
    for width, height in ((1100, 600), (640, 480), (900, 900)):
        resize(view, width, height)
        assert not view.table_scene.look.is_sharp
        at = top(view, 4) * view.devicePixelRatioF()
        image = view.grab().toImage()
        stretched = image.pixelColor(at)
        quiet(view)
        image = view.grab().toImage()
        assert near(stretched, image.pixelColor(at))
        assert stretched.lightness() > 200, "the face of a card is white"


def near(one: QColor, other: QColor) -> bool:
    parts = (QColor.red, QColor.green, QColor.blue)
    return all(abs(part(one) - part(other)) < 40 for part in parts)


@pytest.mark.parametrize("moment", [1.0, 150.0, 280.0])
def test_a_resize_in_the_middle_of_a_deal_is_right_at_once(
    open_table: OpenTable, moment: float
) -> None:
    view, controller = open_table(dealt(), TableOptions(animation=AnimationSpeed.SLOW))
    controller.play(DealMove())
    stopped_at(view, moment)
    for width, height in ((1500, 900), (660, 500)):
        view.resize(width, height)
        assert_scene_matches(view, controller.session)
    quiet(view)
    assert view.table_scene.look.is_sharp


def test_another_screen_is_sharp_at_once(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, controller = open_table(dealt())
    for ratio in (1.25, 1.5, 1.75, 2.0):
        monkeypatch.setattr(view, "devicePixelRatioF", lambda ratio=ratio: ratio)
        QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
        look = view.table_scene.look
        assert look.is_sharp
        card = controller.session.layout[column(1)].cards[-1]
        assert look.face(card).width() == pytest.approx(look.width * ratio, abs=1e-6)
        for item in view.table_scene.cards.values():
            for length in (item.x() * ratio, item.y() * ratio):
                assert length == pytest.approx(round(length), abs=1e-6)


def test_a_table_that_is_hidden_in_the_middle_leaves_nothing_running(
    open_table: OpenTable,
) -> None:
    view, _ = open_table(dealt())
    view.resize(700, 500)
    assert view._resizing.isActive()
    view.hide()
    assert not view._resizing.isActive()
    assert view.table_scene.look.is_sharp
