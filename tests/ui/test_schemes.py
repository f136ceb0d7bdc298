"""Light and dark change at once, and every text can be read in both."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QComboBox

from spider_qt.storage.settings import COLOR_SCHEMES
from spider_qt.ui.actions import Command
from spider_qt.ui.schemes import apply_scheme, is_dark, palette

from .conftest import WindowBench

ROLE = QPalette.ColorRole
PAIRS = [
    (ROLE.WindowText, ROLE.Window),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
    (ROLE.Link, ROLE.Base),
    (ROLE.Link, ROLE.Window),
    (ROLE.LinkVisited, ROLE.Base),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.BrightText, ROLE.Window),
]


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    apply_scheme("system")


def luminance(colour: QColor) -> float:
    """Relative luminance of WCAG 2, 0 to 1."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_every_text_stands_out_from_its_ground(
    name: str, text: QPalette.ColorRole, ground: QPalette.ColorRole
) -> None:
    colours = palette(name)
    assert contrast(colours.color(text), colours.color(ground)) >= 4.5


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("ground", [ROLE.Window, ROLE.Base, ROLE.Button])
def test_the_outline_of_the_focus_stands_out_from_its_ground(
    name: str, ground: QPalette.ColorRole
) -> None:
    colours = palette(name)
    assert contrast(colours.color(ROLE.Highlight), colours.color(ground)) >= 3


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_palettes_are_what_they_are_called(name: str) -> None:
    assert is_dark(palette(name)) is (name == "dark")


def test_changing_the_scheme_reaches_every_open_window_and_comes_back(
    bench: WindowBench,
) -> None:
    bench.do(Command.RULES)
    page = bench.window.help.rules
    assert page is not None
    seen = []
    for name in ("dark", "light", "dark", "system"):
        apply_scheme(name)
        QApplication.processEvents()
        windows = [bench.window, page, bench.window.strip, bench.window.status]
        assert len({is_dark(window.palette()) for window in windows}) == 1
        for window in windows:
            colours = window.palette()
            text, ground = colours.color(ROLE.WindowText), colours.color(ROLE.Window)
            assert contrast(text, ground) >= 4.5
        seen.append(is_dark(bench.window.palette()))
    assert seen[:3] == [True, False, True]


def test_the_settings_offer_each_scheme_and_apply_it_live(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    combo = bench.dialog("settings").findChild(QComboBox, "color_scheme")
    assert combo is not None
    assert [combo.itemData(index) for index in range(combo.count())] == list(COLOR_SCHEMES)
    for name, dark in (("dark", True), ("light", False)):
        index = combo.findData(name)
        combo.setCurrentIndex(index)
        combo.activated.emit(index)
        QApplication.processEvents()
        assert is_dark(bench.window.palette()) is dark
        assert bench.store.settings.color_scheme == name


def test_pictograms_take_the_colours_of_now(bench: WindowBench) -> None:
    shades = []
    for name in ("light", "dark"):
        apply_scheme(name)
        QApplication.processEvents()
        picture = bench.window.commands[Command.PAUSE].icon().pixmap(32, 32).toImage()
        inked = [
            picture.pixelColor(x, y).lightness()
            for x in range(32)
            for y in range(32)
            if picture.pixelColor(x, y).alpha() == 255
        ]
        assert inked
        shades.append(sum(inked) / len(inked))
    assert shades[0] < 80 < 170 < shades[1]


def test_the_platform_is_asked_first(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    asked: list[Qt.ColorScheme] = []

    class Hints:
        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            asked.append(scheme)

        def colorScheme(self) -> Qt.ColorScheme:
            return asked[-1]

    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: Hints())
    before = qapp.palette().color(ROLE.Window)
    apply_scheme("dark")
    assert asked == [Qt.ColorScheme.Dark]
    assert qapp.palette().color(ROLE.Window) == before
