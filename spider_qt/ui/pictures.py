"""Small pictures of the table, for lists of games."""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QGraphicsView

PICTURE_SIZE: Final = QSize(320, 200)
"""The largest picture, in pixels: sharp in a list on any screen, and some 20 kB as a file."""


def table_picture(view: QGraphicsView) -> bytes:
    """Return a PNG of what a view shows, as large as ``PICTURE_SIZE`` allows.

    Returns:
        Nothing if the view has no size yet.
    """
    area = view.viewport().rect()
    size = area.size().scaled(PICTURE_SIZE, Qt.AspectRatioMode.KeepAspectRatio)
    if size.isEmpty():
        return b""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(view.palette().window().color())
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    view.render(painter, QRectF(image.rect()), area)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())
