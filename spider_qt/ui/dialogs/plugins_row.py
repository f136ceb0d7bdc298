"""How a plugin is drawn in the list: a mark for its state, its name, and a line below."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from spider_qt.ui.dialogs.plugins_model import SIGN_ROLE, STATE_ROLE, Index, Sign

_GAP: Final = 8
_LETTERS: Final = 22
"""The width that a row would like to have, in average letters."""


class PluginRow(QStyledItemDelegate):
    """Draws a plugin."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and a little air; the same in every row."""
        del index
        height = QFontMetrics(_bold(option.font)).lineSpacing()
        height += option.fontMetrics.lineSpacing() + 2 * _GAP
        return QSize(_LETTERS * option.fontMetrics.averageCharWidth(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        colour = _colour(option)
        inner = option.rect.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        side = option.fontMetrics.height()
        sign = QRect(inner.left(), inner.center().y() - side // 2, side, side)
        text = inner.adjusted(side + _GAP, 0, 0, 0)
        sign, text = (QStyle.visualRect(option.direction, option.rect, box) for box in (sign, text))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_sign(painter, QRectF(sign), index.data(SIGN_ROLE), colour)
        painter.setPen(colour)
        start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        top = text.top()
        for words, font in (
            (index.data(), _bold(option.font)),
            (index.data(STATE_ROLE), option.font),
        ):
            metrics = QFontMetrics(font)
            box = QRect(text.left(), top, text.width(), metrics.height())
            painter.setFont(font)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, start | Qt.AlignmentFlag.AlignVCenter, shown)
            top += metrics.lineSpacing()
        painter.restore()


def _colour(option: QStyleOptionViewItem) -> QColor:
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
    active = bool(option.state & QStyle.StateFlag.State_Active)
    group = QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive
    return option.palette.color(group, role)


def _draw_sign(painter: QPainter, box: QRectF, sign: Sign, colour: QColor) -> None:
    """A tick in a ring, an empty ring, or a triangle with an exclamation mark."""
    unit = box.width() / 24
    pen = QPen(colour, 2.2 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * unit, box.top() + y * unit)

    if sign is Sign.TROUBLE:
        painter.drawPolygon(QPolygonF([at(12, 3), at(22.5, 21), at(1.5, 21)]))
        painter.drawLine(at(12, 9.5), at(12, 14))
        painter.drawPoint(at(12, 17.6))
        return
    painter.drawEllipse(box.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit))
    if sign is Sign.ON:
        painter.drawPolyline(QPolygonF([at(7.5, 12.5), at(10.8, 15.8), at(16.5, 8.8)]))


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setBold(True)
    return made
