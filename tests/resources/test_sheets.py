"""The contact sheets, on which a change of the cards is looked at."""

from PySide6.QtGui import QColor, QGuiApplication

from resources.cardgen.backs import BACKS
from resources.cardgen.sheets import FELTS, backs_sheet, columns_sheet, faces_sheet
from resources.cardgen.styles import NIGHT, STYLES


def test_all_52_faces_are_on_a_styles_sheet(qapp: QGuiApplication) -> None:
    image = faces_sheet(NIGHT, FELTS["dark"])
    papers = {
        (column, row)
        for column in range(13)
        for row in range(4)
        if image.pixelColor(8 + column * 128 + 64, 8 + row * 176 + 10) == QColor(NIGHT.paper)
    }
    assert len(papers) == 52


def test_three_long_columns_of_every_style_are_on_one_sheet(qapp: QGuiApplication) -> None:
    image = columns_sheet(60, FELTS["light"])
    last = image.height() - 8 - 6
    feet = [image.pixelColor(8 + column * 68 + 5, last) for column in range(3 * len(STYLES))]
    assert feet == [QColor(style.paper) for style in STYLES for _ in range(3)]


def test_every_back_is_on_the_sheet_of_backs(qapp: QGuiApplication) -> None:
    image = backs_sheet(160, FELTS["light"])
    panels = [image.pixelColor(8 + i % 6 * 168 + 80, 8 + i // 6 * 232 + 3) for i in range(12)]
    assert panels.count(QColor("#fffefa")) == len(BACKS) + 1
