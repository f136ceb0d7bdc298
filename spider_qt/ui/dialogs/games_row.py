"""How a kept game is drawn in a list: its picture, its name, and two lines below."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from spider_qt.storage.library_entry import LONGEST_NAME
from spider_qt.ui.dialogs.games_model import DETAILS_ROLE, PICTURE_ROLE, Index
from spider_qt.ui.i18n import translate

_GAP: Final = 8
_LINES: Final = 3
_PICTURE_LINES: Final = 4.5
"""How high a picture is, in lines of text."""
_SHAPE: Final = 1.6
"""The width of a picture in heights."""


class GameRow(QStyledItemDelegate):
    """Draws a game and lets its name be typed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Three lines of text and a picture that is higher; the same in every row."""
        del index
        picture = round(_PICTURE_LINES * option.fontMetrics.lineSpacing())
        height = max(self._lines_height(option.font), picture) + _GAP
        return QSize(round(height * _SHAPE) + 40 * option.fontMetrics.averageCharWidth(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        picture_box, text_box = self._boxes(option)
        painter.save()
        self._draw_picture(painter, option, index, picture_box)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        group = (
            QPalette.ColorGroup.Active
            if option.state & QStyle.StateFlag.State_Active
            else QPalette.ColorGroup.Inactive
        )
        painter.setPen(option.palette.color(group, role))
        details = index.data(DETAILS_ROLE)
        bold = _bold(option.font)
        texts = [(index.data(), bold), *((line, option.font) for line in details)]
        top = text_box.top() + max(0, text_box.height() - self._lines_height(option.font)) // 2
        for text, font in texts:
            metrics = QFontMetrics(font)
            box = QRect(text_box.left(), top, text_box.width(), metrics.height())
            painter.setFont(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
            painter.drawText(box, start | Qt.AlignmentFlag.AlignVCenter, shown)
            top += metrics.lineSpacing()
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A line for the name."""
        del option, index
        line = QLineEdit(parent)
        line.setObjectName("name")
        line.setMaxLength(LONGEST_NAME)
        line.setAccessibleName(translate("Kept", "Name of the game"))
        line.setPlaceholderText(translate("Kept", "Name of the game"))
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with the name of now."""
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the typed name."""
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Lie over the name."""
        del index
        box = self._boxes(option)[1]
        top = box.top() + max(0, box.height() - self._lines_height(option.font)) // 2
        height = editor.sizeHint().height()
        box.setTop(max(box.top(), top - (height - option.fontMetrics.height()) // 2))
        box.setHeight(height)
        editor.setGeometry(box)

    def _boxes(self, option: QStyleOptionViewItem) -> tuple[QRect, QRect]:
        """Where the picture and where the text is, mirrored in languages that run so."""
        half = _GAP // 2
        inner = option.rect.adjusted(_GAP, half, -_GAP, -half)
        wide = round(inner.height() * _SHAPE)
        picture = QRect(inner.left(), inner.top(), wide, inner.height())
        text = inner.adjusted(wide + _GAP, 0, 0, 0)
        both = (picture, text)
        first, second = (QStyle.visualRect(option.direction, option.rect, box) for box in both)
        return first, second

    def _draw_picture(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect
    ) -> None:
        picture = index.data(PICTURE_ROLE)
        if not isinstance(picture, QPixmap) or picture.isNull():
            painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
            painter.drawRect(box.adjusted(0, 0, -1, -1))
            return
        size = picture.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        target = QRect(box.topLeft(), size)
        target.moveCenter(box.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, picture)

    def _lines_height(self, font: QFont) -> int:
        plain, bold = QFontMetrics(font), QFontMetrics(_bold(font))
        return bold.lineSpacing() + (_LINES - 1) * plain.lineSpacing()


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setBold(True)
    return made
