"""Draws pictures in a process of its own, and says which of them show nothing.

The check of plugins starts it (``spider-qt --blank-pictures``): a picture that crashes or
hangs Qt then costs that process alone.
"""

import json
import os
import sys
from base64 import b64decode
from pathlib import PurePosixPath

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def main() -> int:
    """Read names and pictures as JSON, write the names of the blank ones, return 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(["spider-qt"])
    pictures: dict[str, str] = json.loads(sys.stdin.buffer.read())
    blank = [name for name, data in pictures.items() if is_blank(name, b64decode(data))]
    sys.stdout.write(json.dumps(blank))
    sys.stdout.flush()
    del app
    return 0


def is_blank(name: str, svg: bytes) -> bool:
    """Whether a picture leaves no mark; a face of one colour is blank, too.

    Args:
        name: its file's name.
        svg: the document.
    """
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        return True
    image = QImage(50, 70, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, 50, 70))
    painter.end()
    is_face = "_" in PurePosixPath(name).name
    if is_face:
        image = image.copy(5, 5, 40, 60)
    plain = QImage(image.size(), image.format())
    plain.fill(image.pixelColor(0, 0) if is_face else Qt.GlobalColor.transparent)
    return image == plain
