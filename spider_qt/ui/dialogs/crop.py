"""Cutting a card out of the player's own picture: a frame of 5:7 that moves and grows."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QSlider, QWidget

from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.i18n import translate
from spider_qt.ui.themes.own_pictures import cut

_STEPS: Final = 100
_LEAST: Final = 0.15
"""The smallest frame, as a part of the largest that fits the picture."""
_ASPECT: Final = 7 / 5
_MOVES: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class CropView(QWidget):
    """Shows a picture with the frame on it.

    Args:
        image: the picture.
        parent: the dialog.
    """

    zoomed = Signal()
    """The frame has another size."""

    def __init__(self, image: QImage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = image
        self._part = 1.0
        self._centre = QPointF(image.width() / 2, image.height() / 2)
        self._grip: QPointF | None = None
        self.setMinimumSize(200, 160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeAllCursor)

    @property
    def part(self) -> float:
        """The frame's size, as a part of the largest one."""
        return self._part

    @property
    def frame(self) -> QRectF:
        """The frame in the picture's pixels; always whole inside."""
        image = self._image
        high = min(image.height(), image.width() * _ASPECT) * self._part
        wide = high / _ASPECT
        x = min(max(self._centre.x() - wide / 2, 0.0), image.width() - wide)
        y = min(max(self._centre.y() - high / 2, 0.0), image.height() - high)
        return QRectF(x, y, wide, high)

    def zoom(self, part: float) -> None:
        """Give the frame another size, about its middle."""
        middle = self.frame.center()
        self._part = min(max(part, _LEAST), 1.0)
        self._centre = middle
        self._centre = self.frame.center()
        self.update()
        self.zoomed.emit()

    def move_by(self, dx: float, dy: float) -> None:
        """Move the frame, in the picture's pixels, as far as the picture goes."""
        self._centre = self.frame.center() + QPointF(dx, dy)
        self._centre = self.frame.center()
        self.update()

    def sizeHint(self) -> QSize:
        """Room enough to see what is cut."""
        return QSize(420, 340)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by arrows, make larger and smaller by plus and minus."""
        key = Qt.Key(event.key())
        if key in _MOVES:
            reach = self.frame.width() * (
                0.01 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 0.05
            )
            dx, dy = _MOVES[key]
            self.move_by(dx * reach, dy * reach)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(self._part * 1.05)
        elif key == Qt.Key.Key_Minus:
            self.zoom(self._part / 1.05)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Make the frame larger or smaller."""
        self.zoom(self._part * (1 - event.angleDelta().y() / 1200))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the frame."""
        self._grip = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move it along."""
        if self._grip is not None:
            way = (event.position() - self._grip) / self._scale
            self._grip = event.position()
            self.move_by(way.x(), way.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of it."""
        del event
        self._grip = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture, dimmed outside of the frame."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scale = self._scale
        wide, high = self._image.width() * scale, self._image.height() * scale
        left, top = (self.width() - wide) / 2, (self.height() - high) / 2
        whole = QRectF(left, top, wide, high)
        painter.drawImage(whole, self._image)
        inner = self.frame
        box = QRectF(
            left + inner.x() * scale,
            top + inner.y() * scale,
            inner.width() * scale,
            inner.height() * scale,
        )
        outside, hole = QPainterPath(), QPainterPath()
        outside.addRect(whole)
        hole.addRoundedRect(box, box.width() * 0.06, box.width() * 0.06)
        painter.fillPath(outside - hole, QColor(0, 0, 0, 150))
        for colour, width in ((QColor("#000000"), 4.0), (QColor("#ffffff"), 2.0)):
            pen = QPen(colour, width)
            if self.hasFocus() and width == 2.0:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.strokePath(hole, pen)

    @property
    def _scale(self) -> float:
        image = self._image
        return min(self.width() / image.width(), self.height() / image.height())


class CropDialog(Dialog):
    """Lets the player choose which part of a picture becomes the back.

    Args:
        image: the picture.
        parent: the picker.
    """

    def __init__(self, image: QImage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crop")
        self._image = image
        self.view = CropView(image, self)
        self._hint = note(self, 30)
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setRange(round(_LEAST * _STEPS), _STEPS)
        self._slider.setValue(_STEPS)
        self._label = QLabel(self)
        self._label.setBuddy(self._slider)
        self.body.addWidget(self._hint)
        self.body.addWidget(self.view, 1)
        self.body.addWidget(self._label)
        self.body.addWidget(self._slider)
        self._use = self.add_accept()
        self._cancel = self.add_reject()
        self._slider.valueChanged.connect(self._slide)
        self.view.zoomed.connect(self._follow)
        self.retranslate()
        self.view.setFocus()

    @property
    def card(self) -> QImage:
        """The back as it would be now."""
        return cut(self._image, self.view.frame)

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("OwnBack", "Back from a picture"))
        self._hint.setText(
            translate(
                "OwnBack",
                "Move the frame by mouse or arrow keys; + and - or the wheel change its size.",
            )
        )
        self.view.setAccessibleName(translate("OwnBack", "The part of the picture that is used"))
        self._label.setText(translate("OwnBack", "&Size of the part:"))
        self._use.setText(translate("OwnBack", "Use as back"))
        self._cancel.setText(cancel_text())

    def _slide(self, value: int) -> None:
        if round(self.view.part * _STEPS) != value:
            self.view.zoom(value / _STEPS)

    def _follow(self) -> None:
        self._slider.setValue(round(self.view.part * _STEPS))
