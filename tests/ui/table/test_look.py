"""What is drawn: the same pixels with every shortcut as without, and colours that tell apart."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication

from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.table import look as table_look
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.items import CardItem
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Spot
from spider_qt.ui.table.view import TableView
from tests.ui.table.conftest import OpenTable
from tests.ui.table.positions import SMALL
from tests.ui.table.support import (
    STILL,
    assert_scene_matches,
    centre,
    dealt,
    glide,
    long_column,
    nowhere,
    position,
    press,
    release,
    stopped_at,
    top,
)


def picture_of(view: TableView) -> QImage:
    view.viewport().update()
    return view.grab().toImage()


def whole_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every card whole from now on, however much of it is covered."""
    monkeypatch.setattr(CardItem, "_seen", property(lambda _: lambda: None))


def test_columns_drawn_in_strips_look_as_if_drawn_whole(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, _ = open_table(long_column())
    strips = picture_of(view)
    whole_cards(monkeypatch)
    assert picture_of(view) == strips


def test_a_dragged_group_leaves_nothing_missing_behind(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, _ = open_table(long_column())
    start = centre(view, Spot(column(5), 1))
    press(view, start)
    glide(view, start, top(view, 8))
    strips = picture_of(view)
    whole_cards(monkeypatch)
    assert picture_of(view) == strips
    release(view, nowhere(view))


def test_travelling_cards_leave_nothing_missing_behind(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, controller = open_table(long_column(), TableOptions(animation=AnimationSpeed.SLOW))
    controller.play(RunMove(column(5), 3, column(6)))
    stopped_at(view, 100)
    strips = picture_of(view)
    whole_cards(monkeypatch)
    assert picture_of(view) == strips
    view.finish_animations()


def test_what_changed_is_repainted_and_nothing_is_left_of_what_was(open_table: OpenTable) -> None:
    view, controller = open_table(position(SMALL))
    controller.play(RunMove(column(1), 2, column(2)))
    controller.undo()
    for act in (controller.redo, controller.undo):
        act()
        QApplication.processEvents()
        shown = view.grab().toImage()
        assert picture_of(view) == shown


def test_a_paused_table_shows_no_card_and_not_which_columns_are_empty(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(position(SMALL))
    controller.pause(True)
    paused = picture_of(view)
    controller.pause(False)
    controller.start(position(SMALL.replace("T5:", "T5: 2C").replace("done: H", "done:")))
    controller.pause(True)
    assert picture_of(view) == paused


def test_on_another_screen_the_pictures_take_on_its_ratio(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, controller = open_table(dealt())
    monkeypatch.setattr(view, "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
    look = view.table_scene.look
    assert look.ratio == 1.5
    card = controller.session.layout[column(1)].cards[-1]
    assert look.face(card).width() == round(look.width * 1.5)
    assert look.width * 1.5 == pytest.approx(round(look.width * 1.5))
    assert_scene_matches(view, controller.session)


@pytest.mark.parametrize("window", ["#f0f0f0", "#202020"])
def test_lines_and_signs_stand_out_on_the_felt_in_light_and_dark(
    open_table: OpenTable, window: str
) -> None:
    view, _ = open_table(dealt(), STILL)
    palette = QPalette(view.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#808080"))
    view.setPalette(palette)
    QApplication.sendEvent(view, QEvent(QEvent.Type.PaletteChange))
    felt = view.table_scene.look.felt
    assert felt.is_dark == (window == "#202020")
    for ground in (felt.top, felt.bottom):
        assert contrast(felt.ink, ground) >= 3
    assert contrast(felt.ink, felt.shade) >= 7
    assert contrast(felt.accent, felt.shade) >= 4.5
    assert contrast(felt.refusal, felt.shade) >= 4.5


def test_marks_of_ever_new_heights_are_not_kept_for_good(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, _ = open_table(dealt())
    look = view.table_scene.look
    monkeypatch.setattr(table_look, "DRAWN_PIXELS", 200_000)
    for height in range(150, 400, 5):
        view.table_scene.mark(MarkKind.FOCUS, [Box(100, 20, look.width, height)])
        view.grab()
    assert look.drawn_pixels <= 200_000
    shown = view.grab().toImage()
    view.table_scene.recolour(view.palette())  # draws all of it anew
    assert view.grab().toImage() == shown


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.1, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
