"""How a game on offer is drawn in the list: its opening table, its name, facts and a few words."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from spider_qt.ui.dialogs.game_list import (
    ABOUT_ROLE,
    FACTS_ROLE,
    HEADING_ROLE,
    PICTURE_ROLE,
    Index,
)

_GAP: Final = 8
_LINES: Final = 4
"""Name, facts, and two lines about the game."""
_SHAPE: Final = 1.6
"""The width of a picture in heights."""


class GameOfferRow(QStyledItemDelegate):
    """Draws a game or a heading."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A heading needs a line, a game four."""
        line = option.fontMetrics.lineSpacing()
        if index.data(HEADING_ROLE):
            return QSize(10 * line, line + 2 * _GAP)
        return QSize(20 * line, picture_size(option.font).height() + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        if index.data(HEADING_ROLE):
            self._draw_heading(painter, option, str(index.data()))
            return
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        self._draw_texts(painter, option, index, self._draw_picture(painter, option, index))
        painter.restore()

    def _draw_heading(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        painter.save()
        font = _bold(option.font)
        painter.setFont(font)
        active = QPalette.ColorGroup.Active
        painter.setPen(option.palette.color(active, QPalette.ColorRole.Text))
        box = option.rect.adjusted(_GAP, _GAP // 2, -_GAP, 0)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(box, start | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
        bottom = option.rect.bottom()
        painter.drawLine(box.left(), bottom, box.right(), bottom)
        painter.restore()

    def _draw_picture(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Draw the picture and return where there is room for texts."""
        size = picture_size(option.font)
        inner = option.rect.adjusted(_GAP, _GAP // 2, -_GAP, -_GAP // 2)
        if inner.width() < 2 * size.width():
            return inner
        box = QRect(inner.topLeft(), size)
        texts = inner.adjusted(size.width() + _GAP, 0, 0, 0)
        box, texts = (
            QStyle.visualRect(option.direction, option.rect, part) for part in (box, texts)
        )
        picture = index.data(PICTURE_ROLE)
        if isinstance(picture, QPixmap) and not picture.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(box, picture)
        else:
            painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        return texts

    def _draw_texts(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        active = bool(option.state & QStyle.StateFlag.State_Active)
        group = QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(group, role))
        start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        top = box.top()
        for text, font in (
            (str(index.data()), _bold(option.font)),
            (str(index.data(FACTS_ROLE)), option.font),
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            line = QRect(box.left(), top, box.width(), metrics.lineSpacing())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(line, start | Qt.AlignmentFlag.AlignVCenter, shown)
            top += metrics.lineSpacing()
        rest = QRect(box.left(), top, box.width(), box.bottom() - top + 1)
        wrapped = int(Qt.TextFlag.TextWordWrap) | int(start) | int(Qt.AlignmentFlag.AlignTop)
        painter.drawText(rest, wrapped, _fitted(str(index.data(ABOUT_ROLE)), option.font, rest))


def picture_size(font: QFont) -> QSize:
    """Return the size of a picture beside texts in a font, in logical pixels."""
    height = (
        QFontMetrics(_bold(font)).lineSpacing() + (_LINES - 1) * QFontMetrics(font).lineSpacing()
    )
    return QSize(round(height * _SHAPE), height)


def _fitted(text: str, font: QFont, box: QRect) -> str:
    """Return as much of a text as its box shows, cut between words."""
    metrics = QFontMetrics(font)
    flags = int(Qt.TextFlag.TextWordWrap)
    words = text.split()
    for count in range(len(words), 0, -1):
        shown = " ".join(words[:count]) + ("" if count == len(words) else "\N{HORIZONTAL ELLIPSIS}")
        if metrics.boundingRect(box, flags, shown).height() <= box.height():
            return shown
    return ""


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setBold(True)
    return made
