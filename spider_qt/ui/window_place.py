"""Where the window was: kept as text, and put back without drifting off.

What is kept is the frame's corner and the inner size, the very pair that ``move`` and
``resize`` take, so that no title bar is added at each start. Wayland tells no
window where it is; there only the size is kept.
"""

import base64
import binascii
import re
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

START_SIZE: Final = QSize(1100, 760)
"""The size of the first start, where the screen is large enough."""

_SIZE: Final = re.compile(rb"([0-9]{1,5})x([0-9]{1,5})(?:([+-][0-9]{1,5})([+-][0-9]{1,5}))?")
_WATCHED: Final = "frame_watched"
"""Says that a window has its watch: looking for it would make every child known to Python."""
_GRIP: Final = 80
"""Pixels of the title that must be on a screen, to take hold of the window."""
_FRAME_EVENTS: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Paint)
FRAME: Final = QSize(8, 40)
"""Room left for title and borders, whose size X11 tells only once the window shows."""


class _FrameWatch(QObject):
    """Knows the usual frame of a window while it is full screen, without one, or maximised."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.offset = QPoint()
        """From the corner of the inside to that of the frame; 0 before it was seen."""
        self._window = window
        window.installEventFilter(self)
        window.setProperty(_WATCHED, True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the frame whenever it may have come, and not while it is another one."""
        window = self._window
        if event.type() in _FRAME_EVENTS and window.windowState() == Qt.WindowState.WindowNoState:
            self.offset = window.pos() - window.geometry().topLeft()
        return False


def roomy(widget: QWidget, letters: int, lines: int) -> QSize:
    """Return a size for long pages, so that they scroll only where the screen is small.

    Args:
        widget: the window, not yet shown; its font and its screen count.
        letters: the width, in average letters.
        lines: the height, in lines of text; no more than most of the screen's height.
    """
    metrics = widget.fontMetrics()
    most = round((widget.screen().availableSize() - FRAME).height() * 0.85)
    return QSize(metrics.averageCharWidth() * letters, min(metrics.lineSpacing() * lines, most))


def saved_place(window: QWidget) -> str:
    """Return the size and, if it can be known, the place of a window, in base 64."""
    inner = window.normalGeometry()
    size = inner.size() if inner.isValid() else window.size()
    text = f"{size.width()}x{size.height()}"
    if not _is_wayland():
        corner = window.pos()
        if window.isMaximized() or window.isFullScreen():
            frame = window.findChild(_FrameWatch)
            corner = inner.topLeft() + (frame.offset if frame is not None else QPoint())
        text += f"{corner.x():+d}{corner.y():+d}"
    return base64.b64encode(text.encode("ascii")).decode("ascii")


def restore_place(window: QWidget, saved: str) -> None:
    """Give a window the size and place of last time, on a screen that exists.

    From now on the window's frame is watched for ``saved_place``.
    """
    if not window.property(_WATCHED):
        _FrameWatch(window)
    size, corner = _read(saved)
    primary = QGuiApplication.primaryScreen()
    rect = QRect(corner, size) if corner is not None else None
    screen = _screen_of(rect) if rect is not None else None
    room = (screen or primary).availableGeometry()
    if rect is None or size.boundedTo(room.size()) != size:
        size = size.boundedTo(room.size() - FRAME)
    size = size.expandedTo(window.minimumSizeHint())
    window.resize(size)
    if _is_wayland():
        return
    if rect is not None and screen is not None:
        window.move(_inside(QRect(rect.topLeft(), size), room))
    else:
        spare = room.size() - FRAME - size
        middle = room.topLeft() + QPoint(spare.width() // 2, spare.height() // 2)
        window.move(_inside(QRect(middle, size), room))


def _read(saved: str) -> tuple[QSize, QPoint | None]:
    """Read what was kept; anything else is a first start."""
    try:
        found = _SIZE.fullmatch(base64.b64decode(saved, validate=True))
    except (binascii.Error, ValueError):
        found = None
    if found is None:
        return START_SIZE, None
    size = QSize(int(found[1]), int(found[2]))
    if found[3] is None:
        return size, None
    return size, QPoint(int(found[3]), int(found[4]))


def _screen_of(rect: QRect) -> QScreen | None:
    """The screen on which enough of the window's title is to be seen, or None."""
    title = QRect(rect.left(), rect.top(), rect.width(), 24)
    for screen in QGuiApplication.screens():
        seen = screen.availableGeometry().intersected(title)
        if seen.width() >= min(_GRIP, rect.width()) and seen.height() > 0:
            return screen
    return None


def _inside(rect: QRect, room: QRect) -> QPoint:
    """The corner moved as little as needed for the title to be within the screen."""
    left = min(max(rect.left(), room.left() - rect.width() + _GRIP), room.right() - _GRIP)
    top = min(max(rect.top(), room.top()), room.bottom() - _GRIP)
    return QPoint(left, top)


def _is_wayland() -> bool:
    return QGuiApplication.platformName().startswith("wayland")
