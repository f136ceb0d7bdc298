"""Contact sheets, to look at a change: ``python -m resources.cardgen.sheets FOLDER``.

For each style all 52 faces on light and dark felt, for all styles columns of 25 cards at
the least step of the table's layout, and all backs at several sizes. What is drawn is what
the generator would write now, not the committed files.
"""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.cardgen.backs import BACKS, classic_back
from resources.cardgen.faces import face
from resources.cardgen.styles import STYLES, Style
from resources.cardgen.tokens import LEAST_STRIP
from spider_qt.api import Rank, Suit

FELTS: Final = {"light": "#3f8f5f", "dark": "#123424"}
FACE_WIDTH: Final = 120
BACK_WIDTHS: Final = (60, 90, 160, 400)
COLUMN_WIDTHS: Final = (43, 60, 90)
"""Card widths in pixels; 43 is that of a window of 640 by 480."""

_HIDDEN, _HIDDEN_STEP = 5, 0.045
_OPEN: Final = 20

Sheet = list[tuple[str, int, float]]
"""SVG documents, each with its place: x and y in pixels."""


def faces_sheet(style: Style, felt: str) -> QImage:
    """Return all faces of a style in four rows."""
    wide, high = FACE_WIDTH + 8, round(FACE_WIDTH * 1.4) + 8
    cards: Sheet = [
        (face(style, suit, rank), 8 + (int(rank) - 1) * wide, 8 + int(suit) * high)
        for suit in Suit
        for rank in Rank
    ]
    return _painted(cards, FACE_WIDTH, 13 * wide + 8, 4 * high + 8, felt)


def columns_sheet(width: int, felt: str) -> QImage:
    """Return three long columns of each style: a run, alternating colours, and no order."""
    high = width * 1.4
    cards: Sheet = []
    for number, style in enumerate(STYLES):
        for kind in range(3):
            x, y = 8 + (3 * number + kind) * (width + 8), 8.0
            for _ in range(_HIDDEN):
                cards.append((classic_back(), x, y))
                y += _HIDDEN_STEP * high
            for place in range(_OPEN):
                rank = Rank(13 - place % 13) if kind < 2 else Rank(place * 5 % 13 + 1)
                suit = Suit(place // 13 if kind == 0 else (place + kind) % 4)
                cards.append((face(style, suit, rank), x, y))
                y += LEAST_STRIP * high
    tall = high * (1 + _HIDDEN * _HIDDEN_STEP + (_OPEN - 1) * LEAST_STRIP) + 16
    return _painted(cards, width, 3 * len(STYLES) * (width + 8) + 8, round(tall), felt)


def backs_sheet(width: int, felt: str) -> QImage:
    """Return all backs in two rows."""
    backs = [classic_back(), *(back.drawn(back.palette) for back in BACKS.values())]
    across = (len(backs) + 1) // 2
    wide, high = width + 8, round(width * 1.4) + 8
    cards: Sheet = [
        (svg, 8 + place % across * wide, 8.0 + place // across * high)
        for place, svg in enumerate(backs)
    ]
    return _painted(cards, width, across * wide + 8, 2 * high + 8, felt)


def write_sheets(folder: Path) -> None:
    """Write every sheet as a PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, felt in FELTS.items():
        sheets = {f"faces-{style.id}": faces_sheet(style, felt) for style in STYLES}
        sheets |= {f"columns-{width}": columns_sheet(width, felt) for width in COLUMN_WIDTHS}
        sheets |= {f"backs-{width}": backs_sheet(width, felt) for width in BACK_WIDTHS}
        for sheet, image in sheets.items():
            image.save(str(folder / f"{sheet}-{name}.png"))


def _painted(cards: Sheet, width: int, wide: int, high: int, felt: str) -> QImage:
    """Return the sheet; cards are drawn one by one, at whole pixels, as the table does."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(felt))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawn: dict[str, QImage] = {}
    for svg, x, y in cards:
        if svg not in drawn:
            drawn[svg] = _card(svg, width)
        painter.drawImage(QPoint(x, round(y)), drawn[svg])
    painter.end()
    return image


def _card(svg: str, width: int) -> QImage:
    image = QImage(width, round(width * 1.4), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, image.width(), image.height())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, box)
    painter.end()
    return image


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    write_sheets(Path(sys.argv[1]))
