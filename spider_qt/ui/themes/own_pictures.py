"""Making a back of the player's own picture: read with limits, cut to a card."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEventLoop,
    QIODevice,
    QRectF,
    QSize,
    Qt,
    QThread,
    QTimer,
)
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter, QPainterPath

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.themes.own_backs import HEIGHT, WIDTH

MAX_BYTES: Final = 60_000_000
MAX_SIDE: Final = 20_000
MAX_AREA: Final = 120_000_000
"""The largest picture that is read, in pixels; it is made smaller while reading."""
_READ_SIDE: Final = 2400
_QUICK: Final = 4_000_000
"""Pictures of at most so many pixels are read within a moment."""
_DRAWINGS: Final = (b"svg", b"svgz")
_SVG_WIDTH: Final = 1000
_TOLD, _OVER = 2, 3
_NO_INPUT: Final = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
_MEGABYTES: Final = 512
"""What Qt may allocate for one picture."""

_PAPER, _EDGE = QColor("#fffefa"), QColor("#8b8a86")
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied

_UNREADABLE: Final = QT_TRANSLATE_NOOP("OwnBack", "The file {file} cannot be read: {reason}.")
_TOO_LONG: Final = QT_TRANSLATE_NOOP(
    "OwnBack", "The file {file} is too large. Choose a picture of at most {most} megabytes."
)
_NO_PICTURE: Final = QT_TRANSLATE_NOOP(
    "OwnBack", "The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file."
)
_TOO_WIDE: Final = QT_TRANSLATE_NOOP(
    "OwnBack", "The picture {file} has too many pixels, {size}. Make it smaller first."
)
_MOVES: Final = QT_TRANSLATE_NOOP(
    "OwnBack", "The picture {file} moves. Choose one that stands still."
)
_BAD_SVG: Final = QT_TRANSLATE_NOOP("OwnBack", "The picture {file} cannot be used: {reason}.")


class PictureError(Exception):
    """Why a file cannot become a back; the sentence says what to do."""

    def __init__(self, source: str, **places: str | int) -> None:
        self.sentence = Sentence("OwnBack", source, dict(places))
        super().__init__(self.sentence.english)


def read_picture(path: Path) -> QImage:
    """Read a picture of any size that is sane, made small enough to work with.

    Raises:
        PictureError: saying what is wrong with it.
    """
    name = path.name
    try:
        kind = path.stat().st_mode
        if not S_ISREG(kind) and not S_ISDIR(kind):  # a pipe or a device may never end
            raise PictureError(_NO_PICTURE, file=name)
        with path.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise PictureError(_TOO_LONG, file=name, most=MAX_BYTES // 1_000_000)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise PictureError(_UNREADABLE, file=name, reason=reason) from None
    head = data[:2000].lstrip()
    if data.startswith(b"\x1f\x8b") or (head.startswith(b"<") and b"<svg" in head):
        return _read_svg(data, name)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    # Qt finds a drawing where the lines above do not, and would draw it unchecked, in here.
    if reader.format().data() in _DRAWINGS:
        return _read_svg(data, name)
    return _read_raster(reader, name)


def _read_svg(data: bytes, name: str) -> QImage:
    from spider_qt.ui.table.svgcheck import svg_fault

    fault = svg_fault(data)
    if fault is not None:
        raise PictureError(_BAD_SVG, file=name, reason=fault)
    found = _drawn(data)
    if isinstance(found, str):
        raise PictureError(_BAD_SVG, file=name, reason=found)
    image = QImage(found.size(), _FORMAT)
    image.fill(_PAPER)
    painter = QPainter(image)
    painter.drawImage(0, 0, found)
    painter.end()
    return image


def _drawn(svg: bytes) -> QImage | str:
    """Have a document drawn by the process beside the game; the window lives on meanwhile.

    The size that a document declares may be anything; only its proportions count.
    """
    from spider_qt.ui.table.drawing_child import BACK
    from spider_qt.ui.table.drawing_room import Document, Wish, room

    document = Document.of("own", BACK, svg)
    # An owner of its own: what hangs must not be held against the next picture.
    wish = Wish(replace(document, owner=f"own {document.digest.hex()}"), _SVG_WIDTH, 0)
    drawing, loop = room(), QEventLoop()
    found = drawing.ask(wish, loop)
    if found is None:
        limit = QTimer(loop)
        limit.setSingleShot(True)
        limit.timeout.connect(partial(loop.exit, _OVER))
        limit.start(round((drawing.limits.start + drawing.limits.picture) * 2000))
        wake = partial(loop.exit, _TOLD)
        drawing.drawn.connect(wake)
        # Whatever else ends the loop ends the waiting: the program may be closing.
        while found is None and loop.exec(_NO_INPUT) == _TOLD:
            found = drawing.ask(wish, loop)
        limit.stop()
        drawing.drawn.disconnect(wake)
        drawing.withdraw(loop)
    return drawing.limits.too_long if found is None else found


def _read_raster(reader: QImageReader, name: str) -> QImage:
    QImageReader.setAllocationLimit(_MEGABYTES)
    reader.setAutoTransform(True)
    if not reader.canRead():
        raise PictureError(_NO_PICTURE, file=name)
    size = reader.size()
    if size.isValid():
        if max(size.width(), size.height()) > MAX_SIDE or size.width() * size.height() > MAX_AREA:
            raise PictureError(_TOO_WIDE, file=name, size=f"{size.width()} x {size.height()}")
        if max(size.width(), size.height()) > _READ_SIDE:
            limit = QSize(_READ_SIDE, _READ_SIDE)
            small = size.scaled(limit, Qt.AspectRatioMode.KeepAspectRatio)
            reader.setScaledSize(small.expandedTo(QSize(1, 1)))
    if reader.supportsAnimation() and reader.imageCount() > 1:
        raise PictureError(_MOVES, file=name)
    image = _read_aside(reader) if size.width() * size.height() > _QUICK else reader.read()
    if image.isNull():
        raise PictureError(_NO_PICTURE, file=name)
    return image.convertToFormat(_FORMAT)


def _read_aside(reader: QImageReader) -> QImage:
    """Read a large picture in a thread, which may take seconds; the window lives on."""
    found: list[QImage] = []
    thread, loop = _Reading(partial(_read_into, found, reader)), QEventLoop()
    thread.finished.connect(loop.quit)
    thread.start()
    loop.exec(_NO_INPUT)
    thread.wait()  # whatever else ended the loop: the program may be closing
    return found[0] if found else QImage()


def _read_into(found: list[QImage], reader: QImageReader) -> None:
    found.append(reader.read())


class _Reading(QThread):
    """A thread that does one thing."""

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__()
        self._do = do

    def run(self) -> None:
        """Do it."""
        self._do()


def cut(image: QImage, frame: QRectF) -> QImage:
    """Return a card's back of the part of a picture within a frame of 5:7.

    The picture lies on paper with a card's round corners and edge, like every other back.
    """
    card = QImage(WIDTH, HEIGHT, _FORMAT)
    card.fill(Qt.GlobalColor.transparent)
    painter = QPainter(card)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setPen(_EDGE)
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(QRectF(1, 1, WIDTH - 2, HEIGHT - 2), 30, 30)
    inner = QRectF(14, 14, WIDTH - 28, HEIGHT - 28)
    path = QPainterPath()
    path.addRoundedRect(inner, 18, 18)
    painter.setClipPath(path)
    part = image.copy(frame.toAlignedRect())
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    fitted = part.scaled(round(inner.width()), round(inner.height()), whole, smooth)
    painter.drawImage(inner, fitted)
    painter.end()
    return card


def png(image: QImage) -> bytes:
    """Return an image as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
