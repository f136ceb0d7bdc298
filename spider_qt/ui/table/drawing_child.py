"""The process that draws third parties' pictures; ``drawing_room`` starts it and ends it.

QtSvg cannot be interrupted, and PySide lets no other thread run while it draws: what a
picture hangs, crashes or fills must be a process of its own. It runs no plugin's code.

Talk over stdin and stdout, numbers big-endian. A request is ``REQUEST`` and the document;
an answer is ``ANSWER`` and the pixels or the reason. The first answer, number 0, says that
the process is there.
"""

import faulthandler
import os
import struct
import sys
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer

from spider_qt.plugins.svgcheck import svg_fault
from spider_qt.ui.table.art import FORMAT, is_blank, render

REQUEST: Final = struct.Struct(">IIIBI")
"""Number, width and height in device pixels (height 0: as the document's box wants it),
kind, and the length of the document in bytes."""
ANSWER: Final = struct.Struct(">IBIII")
"""Number, whether it is a picture, its width and height, and the length of what follows."""

FACE: Final = 0
"""A card's face: of one colour it could not be read, so it counts as blank."""
BACK: Final = 1
"""A back, which may be plain; so may all others."""

MAX_SIDE: Final = 4096
"""The widest and tallest picture."""

_MEMORY: Final = 3 << 30
_SECONDS: Final = 60
"""After so long without an end it ends itself, if nobody else did: the game may be gone."""


def main() -> int:
    """Draw what is asked for until nobody asks any more, and return 0."""
    if sys.platform != "win32":  # there the offscreen platform has other fonts
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _limit_memory()
    app = QGuiApplication.instance() or QGuiApplication(["spider-qt"])
    # Not sys.stdin: a program without a console has none, but these are there.
    with open(0, "rb", closefd=False) as asks, open(1, "wb", closefd=False) as answers:
        _answer(answers, 0, "")
        with Path(os.devnull).open("w") as nowhere:
            while (head := asks.read(REQUEST.size)) and len(head) == REQUEST.size:
                number, width, height, kind, length = REQUEST.unpack(head)
                svg = asks.read(length)
                faulthandler.dump_traceback_later(_SECONDS, exit=True, file=nowhere)
                _answer(answers, number, drawn(svg, width, height, kind))
                faulthandler.cancel_dump_traceback_later()
    del app
    return 0


def drawn(svg: bytes, width: int, height: int, kind: int) -> QImage | str:
    """Return a picture, or in English why there is none.

    Args:
        svg: the document.
        width: in device pixels.
        height: in device pixels; 0 for what the document's box makes of the width.
        kind: ``FACE`` or ``BACK``.
    """
    fault = svg_fault(svg)
    if fault is not None:
        return fault
    renderer = QSvgRenderer(QByteArray(svg))
    box = renderer.viewBoxF()
    if not renderer.isValid() or (height == 0 and (box.width() <= 0 or box.height() <= 0)):
        return "it cannot be drawn"
    if is_blank(renderer, is_face=kind == FACE):
        return "it shows nothing"
    high = height or min(MAX_SIDE, max(8, round(width * box.height() / box.width())))
    image = QImage(width, high, FORMAT)
    render(renderer, image)
    return image


def _answer(answers: BinaryIO, number: int, found: QImage | str) -> None:
    if isinstance(found, str):
        data, head = found.encode(), (0, 0, 0)
    else:
        data, head = bytes(found.constBits()), (1, found.width(), found.height())
    answers.write(ANSWER.pack(number, *head, len(data)) + data)
    answers.flush()


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        if most == resource.RLIM_INFINITY or most > _MEMORY:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, most))
