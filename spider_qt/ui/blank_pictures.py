"""Draws pictures in a process of its own, and says which of them show nothing.

The check of plugins starts it (``spider-qt --blank-pictures``): a picture that crashes or
hangs Qt then costs that process alone.
"""

import json
import os
import sys
from base64 import b64decode
from pathlib import PurePosixPath

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication
from PySide6.QtSvg import QSvgRenderer

from spider_qt.ui.table.art import is_blank


def main() -> int:
    """Read names and pictures as JSON, write the names of the blank ones, return 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(["spider-qt"])
    pictures: dict[str, str] = json.loads(sys.stdin.buffer.read())
    blank = [name for name, data in pictures.items() if shows_nothing(name, b64decode(data))]
    sys.stdout.write(json.dumps(blank))
    sys.stdout.flush()
    del app
    return 0


def shows_nothing(name: str, svg: bytes) -> bool:
    """Whether a picture leaves no mark; a face of one colour is blank, too.

    Args:
        name: its file's name.
        svg: the document.
    """
    renderer = QSvgRenderer(QByteArray(svg))
    return not renderer.isValid() or is_blank(renderer, is_face="_" in PurePosixPath(name).name)
