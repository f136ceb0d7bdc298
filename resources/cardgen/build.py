"""Which files there are, and writing them. Qt is loaded only to make the PNGs."""

import struct
from pathlib import Path
from typing import Final

from resources.cardgen.backs import BACKS, classic_back
from resources.cardgen.faces import face
from resources.cardgen.icon import SMALL_BELOW, icon
from resources.cardgen.styles import CLASSIC, STYLES, Style
from spider_qt.api import Rank, Suit

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sides of the icon's PNGs in pixels."""
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""Those that the Windows icon holds; the format ends at 256."""

_NAMES: Final = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


def face_files(style: Style) -> dict[str, str]:
    """Return the SVG text of a style's 52 faces by file name, as FolderCardTheme reads them."""
    return {
        f"{_NAMES.get(rank, str(int(rank)))}_{suit.name.lower()}.svg": face(style, suit, rank)
        for suit in Suit
        for rank in Rank
    }


def card_files() -> dict[str, dict[str, str]]:
    """Return the SVG text of every card file, by folder below ``cards/`` and file name."""
    files = {style.id: face_files(style) for style in STYLES}
    files[CLASSIC.id]["back.svg"] = classic_back()
    return files | {name: {"back.svg": back.drawn(back.palette)} for name, back in BACKS.items()}


def icon_png(size: int) -> bytes:
    """Return the icon as a PNG of so many pixels a side."""
    from PySide6.QtCore import QBuffer, QByteArray, QRectF
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    svg = QByteArray(icon(small=size < SMALL_BELOW).encode())
    QSvgRenderer(svg).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def ico(pngs: dict[int, bytes]) -> bytes:
    """Return a Windows icon that holds these PNGs, given by side in pixels (1 to 256)."""
    entries, offset = b"", 6 + 16 * len(pngs)
    for size, png in pngs.items():
        # Width, height (256 is written 0), colours, reserved, planes, bits, length, offset.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return struct.pack("<HHH", 0, 1, len(pngs)) + entries + b"".join(pngs.values())


def write_cards(folder: Path) -> None:
    """Write every face and back, a folder for each style and each further back."""
    for name, files in card_files().items():
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (place / file).write_text(text, encoding="utf-8", newline="\n")


def write_all(folder: Path) -> None:
    """Write the pictures below a folder, as they are below ``resources/``."""
    write_cards(folder / "cards")
    icons = folder / "icons"
    icons.mkdir(parents=True, exist_ok=True)
    (icons / "spider-qt.svg").write_text(icon(), encoding="utf-8", newline="\n")
    pngs = {size: icon_png(size) for size in ICON_SIZES}
    for size, png in pngs.items():
        (icons / f"spider-qt-{size}.png").write_bytes(png)
    (icons / "spider-qt.ico").write_bytes(ico({size: pngs[size] for size in ICO_SIZES}))
