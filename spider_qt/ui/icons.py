"""The window's pictograms, drawn as paths: sharp at any size, in the colours of now.

Every picture stands in a square of 24 units. None is a letter of a font, which another
machine may lack.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap

UNITS: Final = 24.0
_SIZES: Final = (16, 20, 24, 32, 48, 64)
_WIDTH: Final = 2.2


def icon(name: str, palette: QPalette) -> QIcon:
    """Return a pictogram in a palette's colours.

    Args:
        name: one of ``NAMES``.
        palette: gives the colours of enabled and disabled buttons.

    Raises:
        KeyError: if there is no such pictogram.
    """
    made = QIcon()
    modes = (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    for mode, colour in zip(modes, inks(palette), strict=True):
        for size in _SIZES:
            made.addPixmap(pixmap(name, QSize(size, size), colour), mode)
    return made


def inks(palette: QPalette) -> tuple[QColor, QColor]:
    """Return the colours of enabled and of disabled pictograms."""
    role, groups = QPalette.ColorRole.ButtonText, QPalette.ColorGroup
    return palette.color(groups.Active, role), palette.color(groups.Disabled, role)


def pixmap(name: str, size: QSize, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """Return a pictogram as a picture.

    Args:
        name: one of ``NAMES``.
        size: its size in logical pixels.
        colour: of the lines.
        ratio: device pixels per logical pixel.
    """
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / UNITS, size.height() / UNITS)
    pen = QPen(colour, _WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    lines, filled = _DRAWN[name]()
    painter.drawPath(lines)
    painter.fillPath(filled, colour)
    painter.end()
    return made


_Drawing = tuple[QPainterPath, QPainterPath]
"""What is drawn as lines, and what is filled."""


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _bent_arrow(*, left: bool) -> _Drawing:
    side = 1.0 if left else -1.0

    def at(x: float) -> float:
        return 12 + side * (x - 12)

    path = _lines(((at(8), 4), (at(4), 8.5), (at(8), 13)))
    path.moveTo(at(4), 8.5)
    path.lineTo(at(14), 8.5)
    path.cubicTo(at(22), 8.5, at(22), 19.5, at(14), 19.5)
    path.lineTo(at(9), 19.5)
    return path, QPainterPath()


def _restart() -> _Drawing:
    path = QPainterPath()
    path.arcMoveTo(QRectF(4, 4, 16, 16), 120)
    path.arcTo(QRectF(4, 4, 16, 16), 120, 300)
    path.addPath(_lines(((8.2, 1.8), (7.6, 5.4), (11.2, 6.6))))
    return path, QPainterPath()


def _new() -> _Drawing:
    path = QPainterPath()
    path.addRoundedRect(QRectF(5, 3, 14, 18), 2.4, 2.4)
    path.addPath(_lines(((12, 8.5), (12, 15.5)), ((8.5, 12), (15.5, 12))))
    return path, QPainterPath()


def _deal() -> _Drawing:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 3, 17, 7.5), 2, 2)
    path.addPath(_lines(((12, 13), (12, 21)), ((8.4, 17.6), (12, 21), (15.6, 17.6))))
    return path, QPainterPath()


def _hint() -> _Drawing:
    """A bulb on its socket."""
    bulb = QRectF(5.5, 2.5, 13, 13)
    path = QPainterPath(QPointF(9.3, 17.4))
    path.lineTo(9.3, 15.6)
    path.arcTo(bulb, 245, -310)
    path.lineTo(14.7, 17.4)
    path.addPath(_lines(((9.3, 17.4), (14.7, 17.4)), ((10.4, 21), (13.6, 21))))
    return path, QPainterPath()


def _pause() -> _Drawing:
    filled = QPainterPath()
    filled.addRoundedRect(QRectF(6, 4.5, 4.2, 15), 1.2, 1.2)
    filled.addRoundedRect(QRectF(13.8, 4.5, 4.2, 15), 1.2, 1.2)
    return QPainterPath(), filled


def _triangle(*, left: bool, begin: float = 6.0, end: float = 19.0) -> QPainterPath:
    base, tip = (end, begin) if left else (begin, end)
    path = QPainterPath(QPointF(base, 4.5))
    path.lineTo(tip, 12)
    path.lineTo(base, 19.5)
    path.closeSubpath()
    return path


def _play() -> _Drawing:
    return QPainterPath(), _triangle(left=False)


def _one_step(*, left: bool) -> _Drawing:
    """A bar and an open triangle that points away from it: one action on or back."""
    bar = 19.0 if left else 5.0
    lines = _lines(((bar, 4.5), (bar, 19.5)))
    lines.addPath(_triangle(left=left, begin=4.0 if left else 9.0, end=15.0 if left else 20.0))
    return lines, QPainterPath()


def _to_the_end(*, left: bool) -> _Drawing:
    """A filled triangle that points at a bar."""
    bar = 5.0 if left else 19.0
    lines = _lines(((bar, 4.5), (bar, 19.5)))
    return lines, _triangle(left=left, begin=7.5 if left else 4.0, end=20.0 if left else 16.5)


def _refused() -> _Drawing:
    path = _disc(12, 12, 9)
    path.addPath(_lines(((8.6, 8.6), (15.4, 15.4)), ((15.4, 8.6), (8.6, 15.4))))
    return path, QPainterPath()


def _news() -> _Drawing:
    path = _disc(12, 12, 9)
    path.addPath(_lines(((12, 11.4), (12, 16.6))))
    return path, _disc(12, 7.6, 1.5)


def _trouble() -> _Drawing:
    path = _lines(((12, 3), (21.5, 20), (2.5, 20), (12, 3)), ((12, 9.6), (12, 13.8)))
    return path, _disc(12, 16.8, 1.4)


def _stuck() -> _Drawing:
    path = _disc(12, 12, 9)
    path.addPath(_lines(((7.4, 12), (16.6, 12))))
    return path, QPainterPath()


def _won() -> _Drawing:
    star = QPainterPath()
    for place in range(10):
        radius = 10.5 if place % 2 == 0 else 4.6
        angle = math.pi * (place / 5 - 0.5)
        x, y = 12 + radius * math.cos(angle), 12.6 + radius * math.sin(angle)
        if place:
            star.lineTo(x, y)
        else:
            star.moveTo(x, y)
    star.closeSubpath()
    return QPainterPath(), star


def _offer() -> _Drawing:
    """A signpost: there is a way that one may take."""
    path = _lines(((12, 2.5), (12, 5)), ((12, 13), (12, 21.5)))
    board = _lines(((4, 5), (16.5, 5), (20.5, 9), (16.5, 13), (4, 13)))
    board.closeSubpath()
    path.addPath(board)
    return path, QPainterPath()


def _done() -> _Drawing:
    return _lines(((4.5, 12.5), (9.8, 18), (19.5, 6.5))), QPainterPath()


def _still_open() -> _Drawing:
    return _disc(12, 12, 6.5), QPainterPath()


def _winnable() -> _Drawing:
    path = _disc(12, 12, 9)
    path.addPath(_lines(((7.6, 12.4), (10.8, 15.6), (16.4, 8.8))))
    return path, QPainterPath()


def _looking() -> _Drawing:
    filled = QPainterPath()
    for x in (5.5, 12, 18.5):
        filled.addPath(_disc(x, 12, 2.2))
    return QPainterPath(), filled


def _unknown() -> _Drawing:
    path = QPainterPath()
    path.moveTo(7.4, 8.4)
    path.cubicTo(7.4, 1.8, 16.8, 1.8, 16.8, 8.0)
    path.cubicTo(16.8, 11.8, 12, 11.6, 12, 15.4)
    return path, _disc(12, 20, 1.6)


def _lost() -> _Drawing:
    """A square with a cross, so that its outline alone tells it from a circle with a tick."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 3.5, 17, 17), 2, 2)
    path.addPath(_lines(((8.2, 8.2), (15.8, 15.8)), ((15.8, 8.2), (8.2, 15.8))))
    return path, QPainterPath()


_DRAWN: Final[Mapping[str, Callable[[], _Drawing]]] = {
    "new": _new,
    "restart": _restart,
    "undo": lambda: _bent_arrow(left=True),
    "redo": lambda: _bent_arrow(left=False),
    "deal": _deal,
    "hint": _hint,
    "pause": _pause,
    "play": _play,
    "first": lambda: _to_the_end(left=True),
    "back": lambda: _one_step(left=True),
    "forward": lambda: _one_step(left=False),
    "last": lambda: _to_the_end(left=False),
    "refused": _refused,
    "news": _news,
    "paused": _pause,
    "trouble": _trouble,
    "stuck": _stuck,
    "won": _won,
    "offer": _offer,
    "done": _done,
    "still_open": _still_open,
    "winnable": _winnable,
    "looking": _looking,
    "unknown": _unknown,
    "lost": _lost,
}
NAMES: Final = frozenset(_DRAWN)
"""The commands, kinds of notices and verdicts that have a pictogram."""
